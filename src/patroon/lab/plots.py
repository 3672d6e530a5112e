"""One picture of a simulation: wins, the score round by round, where the points come from, what columns cost.

Needs matplotlib, of which the extra patroon[lab] takes care. Colours are those of Okabe and Ito, which people who see
few colours can tell apart.
"""

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from patroon.lab.naming import folded
from patroon.lab.results import BotResults, Results
from patroon.lab.statistics import SOURCES
from patroon.rules.state import ROUNDS
from patroon.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = ("png", "svg")
BOT_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")
MARKERS: Final = ("o", "s", "^", "D", "v")
SOURCE_COLOURS: Final = ("#009E73", "#0072B2", "#E69F00", "#56B4E9", "#8FD6BF", "#CC79A7", "#999999", "#D55E00")
DARK: Final = ("#009E73", "#0072B2")
"""Colours on which white is easier to read than black."""
GREY: Final = "#666666"
BAND: Final = (0.1, 0.9)
"""The part of the games that a band and a bar show: all but the lowest and the highest tenth."""
WIDTH: Final = 12.0
HEIGHT: Final = 9.0
DPI: Final = 150
LABELLED: Final = 0.045
"""Parts of a bar smaller than this part of the axis carry no number."""
LONGEST_NAME: Final = 22
FITS: Final = 100
"""So many letters of names fit into one line of the key."""
STYLE: Final[dict[Any, object]] = {
    "font.family": "DejaVu Sans",  # comes with matplotlib and has every letter of our languages
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 11.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.axisbelow": True,
    "legend.frameon": False,
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.w_pad": 0.12,
    "svg.hashsalt": "patroon",
    "text.parse_math": False,  # a dollar in a bot's name is a dollar
}


def picture(results: Results, words: Words, kind: str) -> bytes:
    """The picture as a file of this kind, one of FORMATS; the same results give the same bytes."""
    import matplotlib as mpl  # noqa: PLC0415  # only those who plot need it
    from matplotlib.figure import Figure  # noqa: PLC0415

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        figure.suptitle(words("simulate-title", games=results.games, seed=str(results.seed)), fontsize=14)
        grid = figure.add_gridspec(3, 1, height_ratios=(0.08, 1, 1.1))
        key, top, bottom = (figure.add_subfigure(grid[row]) for row in range(3))
        panels = _Panels(results, words)
        rounds, wins = top.subplots(1, 2)
        panels.rounds(rounds)
        panels.wins(wins)
        sources, prices = bottom.subplots(1, 2)
        panels.sources(sources)
        panels.prices(prices)
        handles, names = rounds.get_legend_handles_labels()
        key.legend(handles, names, loc="center", ncols=len(names) if sum(map(len, names)) <= FITS else 2, fontsize=11)
        file = BytesIO()
        metadata = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(file, format=kind, dpi=DPI, metadata=metadata)
    return file.getvalue()


class _Panels:
    """Draws the four parts."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words
        self.bots = list(zip(results.bots, BOT_COLOURS, MARKERS, strict=False))

    def title(self, axes: "Axes", key: str, note: str = "") -> None:
        axes.set_title(self.words(key), pad=22 if note else 8)
        if note:
            axes.text(0, 1.025, self.words(note), transform=axes.transAxes, fontsize=9, color=GREY)

    def rounds(self, axes: "Axes") -> None:
        """The mean score after each round, with a band for most of the games."""
        places = list(range(ROUNDS + 2))
        for bot, colour, marker in self.bots:
            means = [0.0, *[spread.mean for spread in bot.rounds]]
            low, high = ([0, *[spread.quantile(part) for spread in bot.rounds]] for part in BAND)
            axes.fill_between(places, low, high, color=colour, alpha=0.16, linewidth=0)
            axes.plot(places, means, color=colour, marker=marker, markersize=5, linewidth=2, label=_short(bot))
        self.title(axes, "plot-rounds", "plot-rounds-note")
        axes.set_xlabel(self.words("plot-round-axis"))
        axes.set_ylabel(self.words("simulate-mean"))
        axes.set_xticks(places, ["0", *map(str, range(1, ROUNDS + 1)), self.words("plot-final")])
        axes.set_xlim(0, places[-1] + 0.1)
        axes.grid(axis="y", alpha=0.3)

    def wins(self, axes: "Axes") -> None:
        """The share of the wins with its interval, and what would be fair."""
        for place, (bot, colour, marker) in enumerate(self.bots):
            low, high = (100 * end for end in bot.fared.interval)
            share = 100 * bot.fared.share
            axes.plot([low, high], [place, place], color=colour, linewidth=3, solid_capstyle="butt")
            axes.plot([share], [place], color=colour, marker=marker, markersize=9, linestyle="none")
            axes.plot(
                [100 * bot.fared.fair] * 2,
                [place - 0.3, place + 0.3],
                color=GREY,
                linestyle=":",
                linewidth=2,
                label=self.words("plot-fair") if place == 0 else None,
            )
            text = f"{self.words.decimal(share, 1)} %"
            axes.annotate(text, (share, place), (0, 9), textcoords="offset points", ha="center", color=colour)
        self.title(axes, "plot-wins", "plot-wins-note")
        axes.set_xlabel("%")
        axes.set_xlim(-7, 107)
        axes.set_yticks(range(len(self.bots)), [folded(_short(bot), LONGEST_NAME) for bot, *_ in self.bots])
        axes.set_ylim(len(self.bots) - 0.3, -0.6)  # room for the legend
        axes.grid(axis="x", alpha=0.3)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 0.0), fontsize=9)

    def sources(self, axes: "Axes") -> None:
        """Mean points by source, one behind the other; penalties on the other side of the line."""
        places = range(len(self.bots))
        ends = [0.0 for _ in places]
        bars = []
        for source, (name, colour) in enumerate(zip(SOURCES, SOURCE_COLOURS, strict=True)):
            points = [bot.source(source) for bot, *_ in self.bots]
            starts = [end if value >= 0 else 0.0 for end, value in zip(ends, points, strict=True)]
            label = self.words(f"source-{name}")
            ink = "white" if colour in DARK else "black"
            bars.append((axes.barh(places, points, 0.6, starts, color=colour, label=label), points, ink))
            ends = [end + max(0.0, value) for end, value in zip(ends, points, strict=True)]
        least, most = axes.get_xlim()
        for container, points, ink in bars:
            labels = [
                self.words.decimal(value, 0) if abs(value) > LABELLED * (most - least) else "" for value in points
            ]
            axes.bar_label(container, labels, label_type="center", fontsize=9, color=ink)
        axes.axvline(0, color="black", linewidth=0.8)
        self.title(axes, "simulate-sources")
        axes.set_xlabel(self.words("simulate-mean"))
        axes.set_yticks(places, [folded(_short(bot), LONGEST_NAME) for bot, *_ in self.bots])
        axes.set_ylim(len(self.bots) - 0.4, -0.6)
        axes.grid(axis="x", alpha=0.3)
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.16), ncols=3, fontsize=9)

    def prices(self, axes: "Axes") -> None:
        """What each bot paid for a column: the mean, and a bar for most of the auctions."""
        from matplotlib.ticker import MaxNLocator  # noqa: PLC0415

        step = 0.8 / len(self.bots)
        width = min(9.0, 36 * step)
        for index, (bot, colour, marker) in enumerate(self.bots):
            shift = (index - (len(self.bots) - 1) / 2) * step
            for column, spread in enumerate(bot.prices):
                if not spread.count:
                    continue
                place = column + shift
                ends = [spread.quantile(part) for part in BAND]
                axes.plot([place, place], ends, color=colour, alpha=0.35, linewidth=width, solid_capstyle="butt")
                axes.plot(
                    [place],
                    [spread.mean],
                    color=colour,
                    marker=marker,
                    markersize=6,
                    markeredgecolor="white",
                    linestyle="none",
                )
        self.title(axes, "plot-prices", "plot-prices-note")
        axes.set_ylabel(self.words("plot-price-axis"))
        labels = [
            self.words("plot-column", column=index, tiles=column.tiles, coins=column.coins)
            for index, column in enumerate(self.results.columns, 1)
        ]
        axes.set_xticks(range(len(labels)), labels, fontsize=9)
        axes.set_xlim(-0.5, len(labels) - 0.5)
        axes.set_ylim(bottom=0)
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(axis="y", alpha=0.3)


def _short(bot: BotResults) -> str:
    return bot.bot if len(bot.bot) <= 2 * LONGEST_NAME else f"{bot.bot[: 2 * LONGEST_NAME - 1]}…"
