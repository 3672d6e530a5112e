"""What a position is worth to a player: the points they may expect at the end, as a weighted sum of features.

The weights were found by self-play (lab/tuning.py says how); there is one set for every number of players and every
round. In the middle of a round a position is valued as if the round ended now: corn is harvested and eaten, goods and
income come in. After round 6 nothing has to be guessed: the points of the final scoring are counted.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final

from patroon.rules.state import BIDDING, DISTRICTS, ROUNDS, TRADE, State
from patroon.rules.trade import travel_fee

FEATURES: Final = (
    "constant",
    "coins to 4", "coins 5 to 10", "coins over 10",
    "goods to 4", "goods over 4",
    "wood to 3", "wood 4 to 7", "wood over 7",
    "corn to 4", "corn over 4", "corn short",
    "furs of the first type", "furs of the second type", "other furs",
    *(f"favoured: {district}" for district in DISTRICTS),
    "led", "led by two", "occupied", "businesses",
    "harvest", "goods a round", "room",
    "land", "filled", "cleared", "points pending", "points of the next land", "wood pending", "corn pending",
    "houses begun", "houses to build", "corn of unfilled land",
    "travel", "token",
)  # fmt: skip
"""What is counted, in the order of the weights."""

LED: Final = FEATURES.index("led")
SAFE: Final = FEATURES.index("led by two")
FAVOURED: Final = FEATURES.index(f"favoured: {DISTRICTS[0]}")
OCCUPIED: Final = FEATURES.index("occupied")
UNFED: Final = 0.5
"""Points that an unfed business costs besides those of the rules and its part of what the city is worth."""

Weights = Sequence[float]


def features(state: State, seat: int) -> list[float]:
    """The features of a player's position, with this round's provisions and income done."""
    player = state.players[seat]
    layout = state.layout
    led = safe = 0.0
    favoured = [0.0] * 6
    for district, leaders in enumerate(state.leaders):
        if seat in leaders:
            favoured[district] = 1.0
            if len(leaders) == 1:
                led += 1
                mine = player.businesses[district] - 2
                safe += all(other is player or other.businesses[district] <= mine for other in state.players)
    businesses = sum(player.businesses)
    occupied = 6.0 - player.businesses.count(0)
    row = player.row
    filled, cleared = player.filled, player.cleared
    harvest = sum([card[2] for card in row[:cleared]])
    room = layout.room[player.warehouses]
    shipped = sum([card[1] for card in player.ships])
    coins, goods, corn = float(player.coins), player.goods, player.corn
    if BIDDING <= state.phase <= TRADE:
        coins += occupied + led
        goods = min(room, goods + shipped)
        corn += harvest - businesses
        if corn < 0:  # some will be removed, and with them a part of what the city is worth
            fed = 1 + corn / businesses
            favoured = [fed * one for one in favoured]
            led, safe, occupied = fed * led, fed * safe, fed * occupied
            businesses += corn
            corn = 0
    scoring = layout.board.scoring
    pending = row[cleared:filled]
    unfilled = row[filled:]
    begun = player.houses - sum([card[0] for card in row[:filled]])
    one, two, *others = sorted(player.furs, reverse=True)
    wood = player.wood
    return [
        1.0,
        min(coins, 4), min(max(coins - 4, 0), 6), max(coins - 10, 0),
        min(goods, 4), max(goods - 4, 0),
        min(wood, 3), min(max(wood - 3, 0), 4), max(wood - 7, 0),
        min(corn, 4), max(corn - 4, 0), max(0, businesses - harvest - corn),
        one, two, sum(others),
        *favoured,
        led, safe, occupied, businesses,
        harvest, min(room, shipped), room,
        len(row), filled, cleared,
        scoring.land_at(filled) if pending else 0, scoring.land_at(filled + 1),
        sum([card[1] for card in pending]), sum([card[2] for card in pending]),
        begun, player.spaces - player.houses, sum([card[2] for card in unfilled]),
        travel_fee(state, seat), (player.token - 1) / (layout.players - 1),
    ]  # fmt: skip


def unfed(state: State, seat: int) -> int:
    """Businesses that would starve if the round ended now."""
    if not BIDDING <= state.phase <= TRADE:
        return 0
    player = state.players[seat]
    return max(0, sum(player.businesses) - player.corn - sum([card[2] for card in player.row[: player.cleared]]))


class Values:
    """A set of weights: for 2 to 5 players, before the first round and after each of the first five.

    `denial`: what the others' share of the city counts against one's own position, of a share that is fair among them.
    """

    def __init__(self, weights: Mapping[int, Sequence[Weights]], denial: float = 1.0) -> None:
        self.weights = weights
        self.denial = denial

    def of(self, state: State, seat: int) -> float:
        """Points this player may expect at the end."""
        hungry = unfed(state, seat)
        score = state.players[seat].score + (state.layout.board.scoring.removed_business - UNFED) * hungry
        if state.round == ROUNDS:
            return score + at_the_end(state, seat, hungry)
        weights = self.weights[state.layout.players][state.round]
        expected: float = sum(map(mul, weights, features(state, seat)))
        return score + expected

    def margin(self, state: State, seat: int) -> float:
        """The same, less what the others hold in the city: all that a player's own turns do to them."""
        lead, tie = self._lead_and_tie(state)
        others = 0.0
        for leaders in state.leaders:
            if len(leaders) == 1:
                if leaders[0] != seat:
                    others += lead
            else:
                others += tie * (len(leaders) - (seat in leaders))
        return self.of(state, seat) - self.denial / (state.layout.players - 1) * others

    def _lead_and_tie(self, state: State) -> tuple[float, float]:
        """What having the majority in a district is worth, and being tied for it."""
        if state.round == ROUNDS:
            scoring = state.layout.board.scoring
            return scoring.majority, scoring.tie
        weights = self.weights[state.layout.players][state.round]
        tie = sum(weights[FAVOURED : FAVOURED + len(DISTRICTS)]) / len(DISTRICTS)
        return tie + weights[LED], tie

    def gains(self, state: State, seat: int, district: int) -> list[float]:
        """What 0, 1, 2 and 3 more businesses in a district would bring, food left aside.

        A tie with one rival is held as low as if they still led; to count it as `margin` does was no better in play.
        """
        others = [player.businesses[district] for player in state.players]
        mine = others[seat]
        others[seat] = 0
        most = max(others)
        rivals = others.count(most)
        lead, tie = self._lead_and_tie(state)
        theirs = self.denial / (state.layout.players - 1) * (lead if rivals == 1 else tie * rivals)
        safe, occupied = 0.0, 0.3
        if state.round < ROUNDS:
            weights = self.weights[state.layout.players][state.round]
            safe, occupied = weights[SAFE], weights[OCCUPIED]
            lead, tie = weights[FAVOURED + district] + weights[LED], weights[FAVOURED + district]
        worths = []
        for count in range(mine, mine + 4):
            worth = occupied if count else 0.0
            if count > most:
                worth += lead + (safe if count > most + 1 else 0.0)
            elif count == most and count:
                worth += tie - theirs
            elif most:
                worth -= theirs
            worths.append(worth)
        return [worth - worths[0] for worth in worths]


def at_the_end(state: State, seat: int, hungry: int) -> float:
    """R9: what the final scoring adds if round 6 ended now; a resource counts a little, also without its fellows."""
    player = state.players[seat]
    scoring = state.layout.board.scoring
    points = 0.0
    income = 6 - player.businesses.count(0)
    for leaders in state.leaders:
        if seat in leaders:
            if len(leaders) == 1:
                points += scoring.majority
                income += 1
            else:
                points += scoring.tie
    if hungry:
        points *= 1 - hungry / sum(player.businesses)
    if player.filled > player.cleared:
        points += scoring.land_at(player.filled)
    points += scoring.fur_left * sum(player.furs)
    goods, corn, coins = player.goods, player.corn, player.coins
    if BIDDING <= state.phase <= TRADE:
        room = state.layout.room[player.warehouses]
        goods = min(room, goods + sum([card[1] for card in player.ships]))
        corn = max(0, corn + sum([card[2] for card in player.row[: player.cleared]]) - sum(player.businesses))
        coins += income
    left = coins + goods + player.wood + corn
    return points + left // scoring.resources_per_point + left / 100


@cache
def tuned(name: str) -> Values:
    """The weights that ship with the game, by the name of their set."""
    data = json.loads(files("patroon.bots").joinpath("weights.json").read_text(encoding="utf-8"))
    return Values({int(players): rounds for players, rounds in data[name].items()})
