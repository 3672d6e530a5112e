"""Positions for tests: a test says what matters to it, everything else is plain and consistent."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

from patroon.board import Board, Card, board_from_data, board_to_data, built_in
from patroon.rules import Game, IllegalMove, Player, State
from patroon.rules.chance import Chance
from patroon.rules.events import Event
from patroon.rules.moves import EndTurn, Move
from patroon.rules.options import Option
from patroon.rules.state import ACT_CITY, BIDDING, CITY, NO_FURS, OPEN, PHASES, TRADE, Counts, add, take

B, Y, O = 0, 1, 2  # noqa: E741  # Blue, Yellow and Orange, as in the rulebook's examples

COLUMNS: tuple[Counts, ...] = ((0, 2, 1), (2, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1))
"""All twelve tiles on the built-in board's spaces."""

E = TypeVar("E", bound=Event)


def furs(beaver: int = 0, mink: int = 0, otter: int = 0, muskrat: int = 0, lynx: int = 0) -> Counts:
    return (beaver, mink, otter, muskrat, lynx)


def tiles(city: int = 0, land: int = 0, trade: int = 0) -> Counts:
    return (city, land, trade)


def districts(
    lumberyard: int = 0,
    granary: int = 0,
    docks: int = 0,
    millwork: int = 0,
    black_market: int = 0,
    trading_company: int = 0,
) -> Counts:
    return (lumberyard, granary, docks, millwork, black_market, trading_company)


def seat(
    *,
    score: int = 0,
    coins: int = 0,
    goods: int = 0,
    wood: int = 0,
    corn: int = 0,
    furs: Counts = NO_FURS,
    tiles: Counts = (1, 1, 1),
    businesses: Counts = (0, 0, 0, 0, 0, 0),
    buildings: int | None = None,
    warehouses: int = 1,
    post: int = 1,
    row: Sequence[Card] = (),
    houses: int = 0,
    cleared: int = 0,
    ships: Sequence[Card] = (),
) -> Player:
    """A player's things. `post` counts zones from 1; `cleared` counts land cards, `houses` are built from the left."""
    player = Player()
    player.score = score
    player.coins, player.goods, player.wood, player.corn = coins, goods, wood, corn
    player.furs = furs
    player.tiles = tiles
    player.businesses = businesses
    player.warehouses = warehouses
    player.buildings = 25 - sum(businesses) - warehouses - houses if buildings is None else buildings
    player.post = post - 1
    player.row = tuple(row)
    player.spaces = sum(card[0] for card in row)
    player.houses = houses
    player.filled = sum(sum(card[0] for card in row[: end + 1]) <= houses for end in range(len(row)))
    player.cleared = cleared
    player.ships = tuple(ships)
    assert houses <= player.spaces
    assert cleared <= player.filled
    return player


def position(
    phase: str,
    *seats: Player,
    players: int = 3,
    tokens: Sequence[int] = (1, 2, 3, 4, 5),
    turn: int = 1,
    special: bool = True,
    round_number: int = 2,
    camps: Counts | None = None,
    traders: tuple[Counts, Counts, Counts] = (furs(beaver=4), furs(mink=3), furs(otter=2, lynx=2)),
    reserve: Counts | None = None,
    discard: Counts = NO_FURS,
    land: Sequence[Card | None] | None = None,
    ships: Sequence[Card | None] | None = None,
    columns: Sequence[Counts | None] = COLUMNS,
    board: Board | None = None,
    chance: Chance | None = None,
) -> Game:
    """A game at the start of a player's turn in a step, or of the bidding.

    Players who are not given have nothing but a tile of each kind.
    `turn` is the token whose turn it is. Furs that lie nowhere else are in the reserve, unless it is given.
    """
    board = board or built_in()
    everyone = [*seats, *(seat() for _ in range(players - len(seats)))]
    state = State(board.layout(len(everyone)), everyone)
    for player, token in zip(state.players, tokens, strict=False):
        player.token = token
    state.order = tuple(sorted(range(len(state.players)), key=lambda who: state.players[who].token))
    state.round = round_number
    state.phase = PHASES.index(phase)
    state.leaders = tuple(leaders(state.players, district) for district in range(6))
    state.camps = camps or (state.layout.camps[0],) + (0,) * (len(board.river) - 1)
    state.traders = traders
    state.discard = discard
    state.reserve = unseen_furs(state) if reserve is None else reserve
    decade, deal = divmod(round_number - 1, 3)
    dealt = slice(deal * 4, deal * 4 + 4)
    state.land = tuple(land if land is not None else board.land[decade][dealt])
    state.ships = tuple(ships if ships is not None else board.ships[decade][dealt])
    state.land_deck = tuple(sorted(board.land[decade][deal * 4 + 4 :]))
    state.ship_deck = tuple(sorted(board.ships[decade][deal * 4 + 4 :]))
    state.columns = tuple(columns)
    state.turn = turn - 1
    state.actor = state.order[state.turn]
    if state.phase == BIDDING:
        for player in state.players:
            player.tiles = (0, 0, 0)
        state.still_in = state.order
        state.awaits = OPEN
    else:
        assert CITY <= state.phase <= TRADE
        state.special = special
        state.awaits = ACT_CITY + state.phase - CITY
    return Game(state, chance)


def leaders(players: Sequence[Player], district: int) -> tuple[int, ...]:
    """R0, by hand: who has as many businesses there as nobody exceeds, zero aside."""
    most = max(player.businesses[district] for player in players)
    return tuple(who for who, player in enumerate(players) if most and player.businesses[district] == most)


def unseen_furs(state: State) -> Counts:
    left: Counts = (state.layout.board.of_each,) * 5
    for pile in (*state.traders, state.discard, *(player.furs for player in state.players)):
        left = take(left, pile)
    assert min(left) >= 0
    return left


def all_furs(state: State) -> Counts:
    """Wherever they lie."""
    total = add(state.reserve, state.discard)
    for pile in (*state.traders, *(player.furs for player in state.players)):
        total = add(total, pile)
    return total


def adapted(**tables: object) -> Board:
    """The built-in board with other numbers: tables are merged field by field, anything else is replaced."""
    data: dict[str, object] = dict(board_to_data(built_in()))
    for name, table in tables.items():
        old = data[name]
        data[name] = {**old, **table} if isinstance(old, dict) and isinstance(table, dict) else table
    return board_from_data(data)


def refused(game: Game, move: Move) -> tuple[object, ...]:
    """Rule, key and values of why the move is refused; it is nowhere offered, and leaves everything as it was."""
    refusal = game.why_not(move)
    assert refusal is not None
    assert move not in game.legal_moves()
    assert all(any(True for _ in offered.moves()) for offered in game.options())
    before, lines = game.view(), game.lines
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.refusal == refusal
    assert game.state == before
    assert game.lines == lines
    return refusal.parts()


def option(game: Game, kind: type[Move]) -> Option | None:
    """The option whose moves are of this kind."""
    found = [option for option in game.options() if isinstance(next(option.moves()), kind)]
    assert len(found) <= 1
    return found[0] if found else None


def moves_of(game: Game, kind: type[Move]) -> list[Move]:
    """The legal moves of this kind; checks that the game takes each."""
    found = [move for move in game.legal_moves() if isinstance(move, kind)]
    assert all(game.why_not(move) is None for move in found)
    return found


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def finish_round(game: Game) -> list[Event]:
    """Everyone still to come ends the turn; the events from there to the next decision or outcome."""
    events: list[Event] = []
    while CITY <= game.state.phase <= TRADE:
        events += game.play(EndTurn(game.state.actor))
    return events
