"""How bots fared over many games: sums that stay as small as they are, however many games there were."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from patroon import __version__
from patroon.board import Board
from patroon.lab.numbers import Interval, Mean, Spread, Times, wilson
from patroon.lab.statistics import SOURCES, WHOLE_WIN, Facts
from patroon.lab.workers import Failure
from patroon.rules.state import ROUNDS

REMEMBERED: Final = 20
"""Failures that are kept with all they say; of the others, their number."""

Data = int | float | str | bool | None | list["Data"] | dict[str, "Data"]
"""What a JSON document of results holds."""


@dataclass(slots=True)
class Fared:
    """How somebody fared: a bot in all its seats together, a seat, a turn-order token.

    The unit is the game: a bot in three seats of a table gets one entry a game, so that the intervals hold although
    these three results depend on each other.
    """

    fair: float
    """The share of all wins that would be its due if everyone played alike."""
    wins: int = 0
    """In parts of WHOLE_WIN."""
    points: Mean = field(default_factory=Mean)
    ranks: Mean = field(default_factory=Mean)

    def add(self, wins: int, points: Sequence[int], ranks: Sequence[int]) -> None:
        self.wins += wins
        self.points.add(sum(points) / len(points))
        self.ranks.add(sum(ranks) / len(ranks))

    @property
    def games(self) -> int:
        return self.points.count

    @property
    def share(self) -> float:
        """Of all wins; a shared victory counts as a part of one."""
        return self.wins / WHOLE_WIN / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Of the share."""
        return wilson(self.share, self.games)

    def to_json(self) -> dict[str, Data]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins / WHOLE_WIN,
            "share": self.share,
            "share_low": low,
            "share_high": high,
            "fair_share": self.fair,
            "points": self.points.mean,
            "points_margin": self.points.margin,
            "rank": self.ranks.mean,
            "rank_margin": self.ranks.margin,
        }


@dataclass(slots=True)
class BotResults:
    """How a bot fared in all its seats."""

    bot: str
    seats: int
    fared: Fared
    columns: int
    results: int = 0
    """Games times seats."""
    sources: list[int] = field(default_factory=lambda: [0] * len(SOURCES))
    rounds: list[Spread] = field(default_factory=lambda: [Spread() for _ in range(ROUNDS + 1)])
    """The score after each round, and in the end."""
    prices: list[Spread] = field(init=False)
    """What it paid for each column."""
    removed: int = 0
    decisions: int = 0
    times: Times = field(default_factory=Times)
    faults: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.prices = [Spread() for _ in range(self.columns)]

    def add(self, facts: Facts, seats: Sequence[int]) -> None:
        self.fared.add(
            sum(facts.wins[seat] for seat in seats),
            [facts.scores[seat] for seat in seats],
            [facts.ranks[seat] for seat in seats],
        )
        for seat in seats:
            self.results += 1
            self.sources = [sum(pair) for pair in zip(self.sources, facts.sources[seat], strict=True)]
            for spread, score in zip(self.rounds, facts.rounds[seat], strict=True):
                spread.add(score)
            self.removed += facts.removed[seat]
            self.decisions += facts.decisions[seat]
            self.times.add(facts.seconds[seat])
            self.faults.update(facts.faults[seat])
        for auction in facts.auctions:
            if auction.winner in seats and auction.price is not None:
                self.prices[auction.column].add(auction.price)

    @property
    def scores(self) -> Spread:
        """Final scores."""
        return self.rounds[-1]

    def source(self, index: int) -> float:
        """Points of one of SOURCES a game."""
        return self.a_game(self.sources[index])

    def a_game(self, total: float) -> float:
        return total / self.results if self.results else 0.0

    def to_json(self) -> dict[str, Data]:
        return {
            "bot": self.bot,
            "seats": self.seats,
            **self.fared.to_json(),
            "points_least": self.scores.least,
            "points_most": self.scores.most,
            "sources": {name: self.source(index) for index, name in enumerate(SOURCES)},
            "points_by_round": [spread.mean for spread in self.rounds],
            "price_by_column": [spread.mean if spread.count else None for spread in self.prices],
            "businesses_removed": self.a_game(self.removed),
            "decisions": self.a_game(self.decisions),
            "seconds": {"mean": self.times.mean, "p99": self.times.quantile(0.99), "most": self.times.most},
            "faults": dict(sorted(self.faults.items())),
        }


@dataclass(slots=True)
class ColumnResults:
    """What was bid for a column of the cash box."""

    tiles: int
    coins: int
    prices: Spread = field(default_factory=Spread)
    bids: int = 0
    free: int = 0
    """How often somebody got it for nothing as the last of a round (R4.7)."""

    @property
    def bids_each(self) -> float:
        return self.bids / self.prices.count if self.prices.count else 0.0

    def to_json(self) -> dict[str, Data]:
        return {
            "tiles": self.tiles,
            "coins": self.coins,
            "auctions": self.prices.count,
            "free": self.free,
            "price": self.prices.mean,
            "price_median": self.prices.quantile(0.5),
            "price_most": self.prices.most,
            "bids_an_auction": self.bids_each,
        }


class Results:
    """How bots fared in games at tables like this one."""

    def __init__(self, bots: Sequence[str], seed: int, board: Board, rotate: bool) -> None:
        players = len(bots)
        self.table = tuple(bots)
        """The bots as they were named, one for each seat."""
        self.seed = seed
        self.board = board
        self.rotate = rotate
        self.games = 0
        names = dict.fromkeys(bots)
        self.bots = [
            BotResults(bot, bots.count(bot), Fared(bots.count(bot) / players), len(board.columns)) for bot in names
        ]
        """One for each name: seats with the same name are one bot."""
        self.seats = [Fared(1 / players) for _ in bots]
        self.tokens = [Fared(1 / players) for _ in bots]
        """By the turn-order token of the first round, 1 first."""
        spaces = board.layout(players).tiles
        self.columns = [ColumnResults(tiles, column.coins) for tiles, column in zip(spaces, board.columns, strict=True)]
        self.length = Spread()
        """Decisions a game."""
        self.failed = 0
        self.failures: list[Failure] = []
        """The first of them."""

    def add(self, game: Facts | Failure) -> None:
        """Count one more game."""
        if isinstance(game, Failure):
            self.failed += 1
            if len(self.failures) < REMEMBERED:
                self.failures.append(game)
            return
        self.games += 1
        for bot in self.bots:
            bot.add(game, [seat for seat, name in enumerate(game.bots) if name == bot.bot])
        for seat in range(len(game.bots)):
            result = game.wins[seat], [game.scores[seat]], [game.ranks[seat]]
            self.seats[seat].add(*result)
            self.tokens[game.tokens[seat] - 1].add(*result)
        for auction in game.auctions:
            column = self.columns[auction.column]
            if auction.price is None:
                column.free += 1
            else:
                column.prices.add(auction.price)
                column.bids += auction.bids
        self.length.add(game.length)

    def bot(self, name: str) -> BotResults:
        """How the bot of this name fared. Raises KeyError."""
        for bot in self.bots:
            if bot.bot == name:
                return bot
        raise KeyError(name)

    def to_json(self) -> dict[str, Data]:
        """Everything as plain data: docs/lab.md says what is what."""
        return {
            "software": f"patroon {__version__}",
            "players": len(self.table),
            "table": list(self.table),
            "rotated": self.rotate,
            "board": self.board.name,
            "seed": str(self.seed),
            "games": self.games,
            "failed": self.failed,
            "failures": [
                {"game": failure.number, "error": failure.error or None, "exit_code": failure.exit_code}
                for failure in self.failures
            ],
            "bots": [bot.to_json() for bot in self.bots],
            "seats": [seat.to_json() for seat in self.seats],
            "tokens": [token.to_json() for token in self.tokens],
            "columns": [column.to_json() for column in self.columns],
            "length": {"mean": self.length.mean, "least": self.length.least, "most": self.length.most},
        }
