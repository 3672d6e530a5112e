"""The auction, played through many times with what everyone seems to want.

What others want is what their own plans say (columns.py), with some doubt; how they bid is anybody's guess. A scenario
is one such guess for every player. A move is as good as the margin it leads to, on average over the scenarios.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from patroon.bots.bot import Clock
from patroon.bots.columns import Appraiser
from patroon.bots.plan import OutOfTime
from patroon.rules.moves import Bid, Move, Open
from patroon.rules.state import State

PRICES: Final = (0, 3, 6, 10)
"""Prices at which a player's loss is looked up; it is interpolated between them."""
LEAST_LOSS: Final = 0.1
"""Points that any resource is worth."""
SCENARIOS: Final = 40
MOST_SCENARIOS: Final = 400
DOUBT: Final = 1.5
"""How far others' opinions of a column are from ours, in points (a standard deviation)."""
OFFERS: Final = (0.5, 0.6, 0.7, 0.8, 1.0)
"""The part of their limit that players offer while they can still be outbid."""
OWN_OFFER: Final = 0.75


class Bidder(NamedTuple):
    """What one player in the auction wants: a worth for each column, and what prices cost them in points."""

    worth: dict[int, float]
    losses: Sequence[float]
    """At each of PRICES."""
    most: int

    def loss(self, price: int) -> float:
        """Points lost by paying so much."""
        upper = 1
        while upper < len(PRICES) - 1 and price > PRICES[upper]:
            upper += 1
        lower = upper - 1
        slope = (self.losses[upper] - self.losses[lower]) / (PRICES[upper] - PRICES[lower])
        return self.losses[lower] + slope * (price - PRICES[lower])

    def limit(self, gain: float) -> int:
        """The highest price that costs no more than this gain; -1 if there is none."""
        price = -1
        while price < self.most and self.loss(price + 1) <= gain:
            price += 1
        return price


class Mood(NamedTuple):
    """How a player sees it in one scenario."""

    opinions: dict[int, float]
    hope: float
    """From 0, to get the best of the other columns, to 1, to get what the others leave."""
    offer: float


class Bidding:
    """The rest of an auction from one player's side."""

    def __init__(self, appraiser: Appraiser, view: State, seat: int, random: Random) -> None:
        self.seat = seat
        self.view = view
        self._random = random
        self._duel = len(view.players) == 2  # first a column of three tiles, then one of two (R4.9)
        self._columns = [column for column, tiles in enumerate(view.columns) if tiles is not None]
        self.bidders = {player: self._bidder(appraiser, player) for player in view.still_in}

    def _bidder(self, appraiser: Appraiser, player: int) -> Bidder:
        view = self.view
        worth = {column: appraiser.free(view, player, column).value for column in self._columns}
        best = max(worth, key=lambda column: worth[column])
        most = view.players[player].resources()
        losses = [0.0]
        for price, before in zip(PRICES[1:], PRICES, strict=False):
            least = losses[-1] + LEAST_LOSS * (price - before)
            if price <= most:
                losses.append(max(least, worth[best] - appraiser.paid(view, player, best, price).value))
            else:
                losses.append(least)
        return Bidder(worth, losses, most)

    def best(self, moves: Sequence[Move], clock: Clock) -> Move:
        """The move with the best margin over as many scenarios as there is time for. Raises OutOfTime."""
        totals = self.margins(moves, clock)
        return moves[totals.index(max(totals))]

    def margins(self, moves: Sequence[Move], clock: Clock) -> list[float]:
        """The margin that each move leads to on average."""
        totals = [0.0] * len(moves)
        number = 0
        while number < (SCENARIOS if clock.ms is None else MOST_SCENARIOS) and not clock.out():
            moods = {player: self._mood(player) for player in self.view.still_in}
            for index, move in enumerate(moves):
                totals[index] += self._play(move, moods)
            number += 1
        if not number:
            raise OutOfTime
        return [total / number for total in totals]

    def _mood(self, player: int) -> Mood:
        worth = self.bidders[player].worth
        random = self._random
        if player == self.seat:
            return Mood(worth, random.random(), OWN_OFFER)
        opinions = {column: points + random.gauss(0, DOUBT) for column, points in worth.items()}
        return Mood(opinions, random.random(), random.choice(OFFERS))

    def sensible(self, column: int, least: int, most: int) -> range:
        """Bids worth a look: up to a little over this player's own limit."""
        return range(least, min(most, max(least, self.limit(column) + 1)) + 1)

    def limit(self, column: int, player: int | None = None) -> int:
        """The highest bid of this player, or of another one, who expects no better than what all others leave.

        -1 if they would not bid, or if nobody can: for the last column, and with two players for one of two tiles.
        """
        if len(self.view.still_in) == 1 or column not in self._of_size(self._columns, 3):
            return -1
        if player is None:
            player = self.seat
        pessimist = Mood(self.bidders[player].worth, 0.99, 1.0)
        return self._limit(player, pessimist, self._columns, column, len(self.view.still_in) - 1)

    def _limit(self, player: int, mood: Mood, columns: Sequence[int], column: int, rivals: int) -> int:
        opinions = mood.opinions
        others = sorted([opinions[other] for other in self._of_size(columns, 2) if other != column], reverse=True)
        fallback = others[0] if self._duel else others[min(len(others) - 1, int(mood.hope * rivals))]
        return self.bidders[player].limit(opinions[column] - fallback)

    def _of_size(self, columns: Sequence[int], tiles: int) -> Sequence[int]:
        """All of them; with two players only those of so many tiles."""
        if not self._duel:
            return columns
        return [column for column in columns if self.view.layout.tiles[column] == tiles]

    def _play(self, move: Move, moods: dict[int, Mood]) -> float:
        """The rest of the auction in one scenario: this player's margin over the others' average."""
        view = self.view
        still, columns = list(view.still_in), list(self._columns)
        values: dict[int, float] = {}
        if isinstance(move, Open):
            column, bid, bidder, speakers = move.column, move.bid, self.seat, still[1:]
        else:
            column, bid, bidder, speakers = view.column, view.bid, view.bidder, list(view.to_speak)
            if isinstance(move, Bid):
                bid, bidder = move.bid, self.seat
        while True:
            rivals = len(still) - 1
            for player in speakers:
                limit = self._limit(player, moods[player], columns, column, rivals)
                if limit > bid:
                    bid = bid + 1 if player == speakers[-1] else max(bid + 1, round(moods[player].offer * limit))
                    bidder = player
            values[bidder] = self.bidders[bidder].worth[column] - self.bidders[bidder].loss(bid)
            columns.remove(column)
            still[still.index(bidder)] = still[0]  # the chooser gets the winner's token (R4.6)
            del still[0]
            if len(still) == 1:
                break
            bidder, speakers = still[0], still[1:]
            mood = moods[bidder]
            column = max(self._of_size(columns, 3), key=lambda column: mood.opinions[column])
            bid = max(0, round(mood.offer * self._limit(bidder, mood, columns, column, len(still) - 1)))
        last = still[0]
        worth = self.bidders[last].worth
        values[last] = max([worth[column] for column in self._of_size(columns, 2)])
        mine = values.pop(self.seat)
        return mine - sum(values.values()) / (len(view.players) - 1)
