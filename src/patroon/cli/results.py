"""The results of a simulation as tables that fit into 80 columns."""

from patroon.cli.output import line_width, show_table, wrapped
from patroon.lab.naming import folded
from patroon.lab.results import Fared, Results
from patroon.lab.statistics import SOURCES, WHOLE_WIN
from patroon.words import Words
from patroon.words.telling import harmless


def show_results(results: Results, words: Words, times: bool) -> None:
    """Everything there is to see, the most important first."""
    show = _Show(results, words)
    show.wins()
    show.points()
    show.sources()
    show.places("by-seat", "seat", results.seats)
    show.places("by-token", "token", results.tokens)
    show.columns()
    if times:
        show.times()
    show.length_and_faults()


class _Show:
    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words

    def table(self, title: str, headings: tuple[str, ...], rows: list[tuple[str | int, ...]]) -> None:
        show_table(title, [self.words(f"simulate-{key}") for key in headings], rows)

    def number(self, value: float, digits: int = 1) -> str:
        return self.words.decimal(value, digits)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share)} %"

    def interval(self, fared: Fared) -> str:
        low, high = (self.number(100 * end) for end in fared.interval)
        return f"{low}–{high} %"

    def mean(self, fared: Fared) -> str:
        return f"{self.number(fared.points.mean)} ± {self.number(fared.points.margin)}"

    def wins(self) -> None:
        title = self.words("simulate-title", games=self.results.games, seed=str(self.results.seed))
        self.table(
            title,
            ("bot", "seats", "wins", "share", "interval", "fair", "rank"),
            [
                (
                    bot.bot,
                    bot.seats,
                    self.number(bot.fared.wins / WHOLE_WIN),
                    self.percent(bot.fared.share),
                    self.interval(bot.fared),
                    self.percent(bot.fared.fair),
                    self.number(bot.fared.ranks.mean, 2),
                )
                for bot in self.results.bots
            ],
        )

    def points(self) -> None:
        self.table(
            self.words("simulate-points-title"),
            ("bot", "mean", "range", "decisions", "removed", "fault-count"),
            [
                (
                    bot.bot,
                    self.mean(bot.fared),
                    f"{bot.scores.least}–{bot.scores.most}",
                    self.number(bot.a_game(bot.decisions)),
                    self.number(bot.a_game(bot.removed), 2),
                    bot.faults.total(),
                )
                for bot in self.results.bots
            ],
        )

    def sources(self) -> None:
        bots = self.results.bots
        rows: list[tuple[str | int, ...]] = [
            (self.words(f"source-{name}"), *[self.number(bot.source(index)) for bot in bots])
            for index, name in enumerate(SOURCES)
        ]
        rows.append((self.words("simulate-total"), *[self.number(bot.scores.mean) for bot in bots]))
        first = max(len(str(row[0])) for row in rows)
        room = max(8, (line_width() - first) // len(bots) - 3)
        headings = [folded(bot.bot, room) for bot in bots]
        show_table(self.words("simulate-sources"), [self.words("simulate-source"), *headings], rows)

    def places(self, title: str, heading: str, places: list[Fared]) -> None:
        self.table(
            self.words(f"simulate-{title}"),
            (heading, "wins", "share", "interval", "mean", "rank"),
            [
                (
                    place,
                    self.number(fared.wins / WHOLE_WIN),
                    self.percent(fared.share),
                    self.interval(fared),
                    self.mean(fared),
                    self.number(fared.ranks.mean, 2),
                )
                for place, fared in enumerate(places, 1)
            ],
        )

    def columns(self) -> None:
        self.table(
            self.words("simulate-by-column"),
            ("column", "tiles", "coins", "auctions", "price", "highest", "bids", "free"),
            [
                (
                    place,
                    column.tiles,
                    column.coins,
                    column.prices.count,
                    self.number(column.prices.mean, 2),
                    column.prices.most,
                    self.number(column.bids_each, 2),
                    column.free,
                )
                for place, column in enumerate(self.results.columns, 1)
            ],
        )

    def times(self) -> None:
        self.table(
            self.words("simulate-times"),
            ("bot", "time-mean", "time-p99", "time-most"),
            [
                (bot.bot, *[self.number(1000 * seconds, 2) for seconds in seconds_of])
                for bot in self.results.bots
                for seconds_of in [(bot.times.mean, bot.times.quantile(0.99), bot.times.most)]
            ],
        )

    def length_and_faults(self) -> None:
        words, length = self.words, self.results.length
        print(words("simulate-length", mean=self.number(length.mean), least=length.least, most=length.most))
        for bot in self.results.bots:
            if bot.faults:
                kinds = words.counted(bot.faults, bot.faults.values(), "fault-")
                print(
                    wrapped(words("simulate-fault-kinds", bot=harmless(bot.bot), n=bot.faults.total(), kinds=kinds), "")
                )
