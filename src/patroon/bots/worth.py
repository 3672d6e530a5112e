"""What a position is worth to a player, in points: a rule of thumb for bots that look one move ahead.

The weights are guesses of what things become until the end: a coin a little less than half a point, since three
resources make one at the end and one earlier buys more; and so on. Nothing tuned them yet.
"""

from patroon.rules.city import election_points, led_and_tied
from patroon.rules.state import BIDDING, CITY, END, PROVISIONS, ROUNDS, TRADE, Counts, Player, State
from patroon.rules.trade import travel_fee

COIN = 0.45
GOOD = 0.55
WOOD = 0.55
WOOD_TO_SPARE = 0.33
ENOUGH_WOOD = 6
CORN_TO_SPARE = 0.3
HARVEST = 0.45
UNFED_BUSINESS = 4.5
FURS = (1.9, 1.4, 1.05, 1.05, 1.05)  # the type one has most of, the next …
GOODS_A_ROUND = 0.35
ROOM = 0.12
LED_A_ROUND = 0.9
TIED_A_ROUND = 0.4
OCCUPIED_A_ROUND = 0.35
FILLED_LAND = 0.95
ITS_WOOD = 0.5
BEGUN_LAND = 0.6
EMPTY_LAND = 1.2
EMPTY_LAND_LATE = 0.2
TRAVEL = 0.4
TILE = 1.6
SPECIAL = 0.7
A_TILES_WORK = 3.0
SHIPPED_FUR = 1.6


def worth(state: State, seat: int) -> float:
    """Points this player may expect from here."""
    player = state.players[seat]
    if state.phase == END:
        return float(player.score)
    rounds = _rounds_left(state)
    return (
        player.score
        + _resources(player)
        + _food(player, rounds)
        + _city(state, seat, rounds)
        + _wharf(player, state, rounds)
        + _land(player, state, rounds)
        + _opportunities(state, seat)
        - TRAVEL * travel_fee(state, seat)
    )


def _rounds_left(state: State) -> int:
    """How many times provisions and income are still to come."""
    return ROUNDS - state.round + (0 if state.phase == PROVISIONS else 1)


def _resources(player: Player) -> float:
    wood = min(player.wood, ENOUGH_WOOD)
    furs = sum(weight * number for weight, number in zip(FURS, sorted(player.furs, reverse=True), strict=True))
    return COIN * player.coins + GOOD * player.goods + WOOD * wood + WOOD_TO_SPARE * (player.wood - wood) + furs


def _food(player: Player, rounds: int) -> float:
    harvest = sum([card[2] for card in player.row[: player.cleared]])
    corn = player.corn + (harvest if rounds else 0)
    businesses = sum(player.businesses)
    later = HARVEST * harvest * max(0, rounds - 1)
    if corn < businesses:
        return later - UNFED_BUSINESS * (businesses - corn)
    return later + CORN_TO_SPARE * (corn - businesses)


def _city(state: State, seat: int, rounds: int) -> float:
    led, tied = led_and_tied(state, seat)
    occupied = len([count for count in state.players[seat].businesses if count])
    a_round = LED_A_ROUND * len(led) + TIED_A_ROUND * len(tied) + OCCUPIED_A_ROUND * occupied
    return election_points(state, seat) + rounds * a_round


def _wharf(player: Player, state: State, rounds: int) -> float:
    room = state.layout.room[player.warehouses]
    goods = min(room, sum([card[1] for card in player.ships]))
    later = max(0, rounds - 1)
    return GOODS_A_ROUND * goods * later + (ROOM * room if later else 0.0)


def _land(player: Player, state: State, rounds: int) -> float:
    scoring = state.layout.board.scoring
    points = 0.0
    if player.filled > player.cleared:
        points += FILLED_LAND * scoring.land_at(player.filled)
        if rounds > 1:
            points += ITS_WOOD * sum([card[1] for card in player.row[player.cleared : player.filled]])
    unfilled = player.row[player.filled :]
    if unfilled:
        built = player.houses - sum([card[0] for card in player.row[: player.filled]])
        points += BEGUN_LAND * scoring.land_at(player.filled + 1) * built / unfilled[0][0]
        points += (EMPTY_LAND if rounds > 1 else EMPTY_LAND_LATE) * min(2, len(unfilled))
    return points


def _opportunities(state: State, seat: int) -> float:
    """Tiles and a special action that can still be used in this round."""
    if not BIDDING <= state.phase <= TRADE:
        return 0.0
    step = max(0, state.phase - CITY)
    points = TILE * sum(state.players[seat].tiles[step:])
    if state.phase >= CITY and state.actor == seat and state.special:
        points += SPECIAL
    return points


def column_worth(state: State, seat: int, column: int) -> float:
    """Points this player may expect of the tiles and coins of a column that is still there."""
    tiles = state.columns[column]
    assert tiles is not None
    return tiles_worth(state, seat, tiles) + COIN * state.layout.board.columns[column].coins


def tiles_worth(state: State, seat: int, tiles: Counts) -> float:
    """The first tile of a kind does what is ready to be done; any other is worth its work."""
    player = state.players[seat]
    city = max(A_TILES_WORK, float(election_points(state, seat)))
    land = A_TILES_WORK + 0.5
    if player.filled > player.cleared:
        land = max(land, state.layout.board.scoring.land_at(player.filled) + 1.0)
    furs = sum(player.furs)
    ships = [SHIPPED_FUR * card[0] for card in state.ships if card is not None and card[0] <= furs]
    trade = max([A_TILES_WORK, *ships])
    return sum(
        first + A_TILES_WORK * (number - 1) for first, number in zip((city, land, trade), tiles, strict=True) if number
    )
