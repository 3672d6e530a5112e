"""The charts of docs/balance.md, in the style of plots.py; text stays text, so that the files stay small."""

import re
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from patroon.board import Card
from patroon.lab.numbers import wilson
from patroon.lab.plots import BOT_COLOURS, DARK, GREY, LABELLED, MARKERS, SOURCE_COLOURS, STYLE
from patroon.lab.statistics import SOURCES
from patroon.lab.tally import DECADES, LAND, LONGHOUSES, NONE_LEFT, POINTS, RESOURCES, SHIPS, Tally
from patroon.rules.state import ROUNDS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BLUES: Final = ("#08306B", "#2171B5", "#6BAED6", "#BDD7E7", "#EFF3FF")
"""From dark to light, which everybody can tell apart: camps, downriver first."""
AS_TEXT: Final[dict[Any, object]] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
}
PICTURED: Final = 4
"""Players in the chart of the cards."""
FATES: Final = (("first choice", "#0072B2"), ("auctioned later", "#56B4E9"), ("free", "#E69F00"), ("left", "#E5E5E5"))


def charts(tallies: Sequence[Tally]) -> Iterator[tuple[str, bytes]]:
    """Each with its name, as SVG; where there is no room for all bots, the last one's, who is the strongest."""
    last = [tally for tally in tallies if tally.bot == tallies[-1].bot]
    middle = [tally for tally in tallies if tally.players == PICTURED] or tallies[:1]
    yield "sources", _drawn(lambda figure: _sources(figure, tallies), (10, 5.2))
    yield "tokens", _drawn(lambda figure: _tokens(figure, tallies), (10, 3.6))
    yield "columns", _drawn(lambda figure: _columns(figure, last), (10, 3.8))
    yield "cards", _drawn(lambda figure: _cards(figure, middle), (10, 7.5))
    yield "resources", _drawn(lambda figure: _resources(figure, last), (10, 3.4))
    yield "river", _drawn(lambda figure: _river(figure, last), (10, 3.6))


def _drawn(draw: "Callable[[Figure], None]", size: tuple[float, float]) -> bytes:
    import matplotlib as mpl  # noqa: PLC0415  # only those who plot need it
    from matplotlib.figure import Figure  # noqa: PLC0415

    file = BytesIO()
    with mpl.rc_context({**STYLE, **AS_TEXT}):
        figure = Figure(figsize=size, layout="constrained")
        draw(figure)
        figure.savefig(file, format="svg", metadata={"Date": None})
    return re.sub(rb"<!--.*?-->|(?<=\n)\s+", b"", file.getvalue())


def _name(tally: Tally) -> str:
    return f"{tally.players} players"


def _panels(figure: "Figure", number: int) -> "list[Axes]":
    return list(figure.subplots(1, number, sharey=True, squeeze=False)[0])


def _sources(figure: "Figure", tallies: Sequence[Tally]) -> None:
    axes = figure.subplots()
    ends = [0.0] * len(tallies)
    for name, colour in zip(SOURCES[:-1], SOURCE_COLOURS, strict=False):
        points = [tally.a_game(POINTS, name).mean / tally.players for tally in tallies]
        bars = axes.barh(range(len(tallies)), points, 0.7, ends, color=colour, label=name.replace("_", " "))
        ends = [end + value for end, value in zip(ends, points, strict=True)]
        labels = [f"{value:.0f}" if value > LABELLED * 110 else "" for value in points]
        axes.bar_label(bars, labels, label_type="center", fontsize=9, color="white" if colour in DARK else "black")
    axes.set_title("Where the points of a player come from")
    axes.set_xlabel("points, mean")
    axes.set_yticks(range(len(tallies)), [f"{tally.bot}, {_name(tally)}" for tally in tallies])
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="upper center", bbox_to_anchor=(0.45, -0.13), ncols=len(SOURCES) - 1, fontsize=9, columnspacing=1)


def _tokens(figure: "Figure", tallies: Sequence[Tally]) -> None:
    figure.suptitle("Share of the wins by first token, with intervals of 95 %; dotted: fair", fontsize=11.5)
    counts = sorted({tally.players for tally in tallies})
    bots = list(dict.fromkeys(tally.bot for tally in tallies))
    panels = _panels(figure, len(counts))
    for tally in tallies:
        axes = panels[counts.index(tally.players)]
        which = bots.index(tally.bot)
        for token, fared in enumerate(tally.results.tokens, 1):
            place = token + 0.24 * (which - (len(bots) - 1) / 2)
            low, high = wilson(fared.share, fared.games)
            axes.plot([place, place], [100 * low, 100 * high], color=BOT_COLOURS[which], linewidth=2)
            axes.plot(
                [place],
                [100 * fared.share],
                color=BOT_COLOURS[which],
                marker=MARKERS[which],
                linestyle="none",
                label=tally.bot if token == 1 else None,
            )
        axes.axhline(100 / tally.players, color=GREY, linestyle=":")
        axes.set_title(_name(tally), fontsize=10)
        axes.set_xticks(range(1, tally.players + 1))
        axes.set_xlim(0.4, tally.players + 0.6)
        axes.set_ylim(0, 80)
        axes.grid(axis="y", alpha=0.3)
    panels[0].set_ylabel("% of the wins")
    panels[0].set_xlabel("token in round 1")
    panels[-1].legend(loc="upper right", fontsize=9)


def _columns(figure: "Figure", tallies: Sequence[Tally]) -> None:
    figure.suptitle(f"What became of the columns ({tallies[0].bot})", fontsize=11.5)
    panels = _panels(figure, len(tallies))
    for axes, tally in zip(panels, tallies, strict=True):
        rounds = tally.games * ROUNDS
        ends = [0.0] * len(tally.results.columns)
        for kind, (name, colour) in enumerate(FATES):
            parts = []
            for index, column in enumerate(tally.results.columns):
                first, free = tally.first_choice[index], column.free
                later = column.prices.count - first
                parts.append(100 * (first, later, free, rounds - first - later - free)[kind] / rounds)
            axes.bar(range(len(parts)), parts, 0.75, ends, color=colour, label=name)
            ends = [end + part for end, part in zip(ends, parts, strict=True)]
        for index, column in enumerate(tally.results.columns):
            if column.prices.count:
                axes.text(index, 103, f"{column.prices.mean:.1f}", ha="center", fontsize=9)
        labels = [f"{column.tiles}t\n{column.coins}c" for column in tally.results.columns]
        axes.set_xticks(range(len(labels)), labels, fontsize=9)
        axes.set_title(_name(tally), fontsize=10, pad=18)
        axes.set_ylim(0, 100)
    panels[0].set_ylabel("% of rounds")
    panels[0].set_xlabel("tiles, coins; above: mean price")
    handles, names = panels[0].get_legend_handles_labels()
    figure.legend(handles, names, loc="outside lower right", ncols=len(FATES), fontsize=9)


def _cards(figure: "Figure", tallies: Sequence[Tally]) -> None:
    title = f"How often a card is taken, with intervals of 95 % ({_name(tallies[0])}); every card comes once a game"
    figure.suptitle(title, fontsize=11.5)
    board = tallies[0].board
    panels = figure.subplots(1, 2)
    for axes, kind, heading, decks in (
        (panels[0], LAND, "Land: houses, wood, corn", board.land),
        (panels[1], SHIPS, "Ships: furs, goods, coins", board.ships),
    ):
        rows: list[tuple[str, Card]] = [
            (decade, card) for decade, deck in zip(DECADES, decks, strict=True) for card in deck
        ]
        for which, tally in enumerate(tallies):
            places = [row + 0.3 * (which - (len(tallies) - 1) / 2) for row in range(len(rows))]
            shares = [tally.a_game(kind, decade, card).mean for decade, card in rows]
            low, high = zip(*[wilson(share, tally.games) for share in shares], strict=True)
            colour, marker = BOT_COLOURS[which], MARKERS[which]
            axes.hlines(places, [100 * end for end in low], [100 * end for end in high], color=colour, linewidth=1.2)
            dots = [100 * share for share in shares]
            axes.plot(dots, places, color=colour, marker=marker, markersize=4.5, linestyle="none", label=tally.bot)
        axes.set_yticks(range(len(rows)), [f"{decade}  {' · '.join(map(str, card))}" for decade, card in rows])
        axes.tick_params(axis="y", labelsize=8, left=False)
        axes.invert_yaxis()
        axes.set_xlim(-4, 104)
        axes.set_xlabel("% of games")
        axes.set_title(heading, fontsize=10)
        axes.axhline(len(decks[0]) - 0.5, color=GREY, linewidth=0.8)
        axes.grid(axis="x", alpha=0.3)
    handles, names = panels[0].get_legend_handles_labels()
    figure.legend(handles, names, loc="outside lower center", ncols=len(tallies), fontsize=9)


def _resources(figure: "Figure", tallies: Sequence[Tally]) -> None:
    figure.suptitle(f"Players who have none left at the end of a round ({tallies[0].bot})", fontsize=11.5)
    panels = _panels(figure, len(RESOURCES))
    rounds = range(1, ROUNDS + 1)
    for axes, resource in zip(panels, RESOURCES, strict=True):
        for tally, colour, marker in zip(tallies, BOT_COLOURS, MARKERS, strict=False):
            parts = [100 * tally.a_game(NONE_LEFT, resource, number).mean / tally.players for number in rounds]
            axes.plot(rounds, parts, color=colour, marker=marker, markersize=4, label=_name(tally))
        axes.set_title(resource, fontsize=10)
        axes.set_xticks(rounds)
        axes.set_ylim(-2, 100)
        axes.grid(axis="y", alpha=0.3)
    panels[0].set_ylabel("% of players")
    panels[0].set_xlabel("round")
    panels[0].legend(loc="upper left", fontsize=9)


def _river(figure: "Figure", tallies: Sequence[Tally]) -> None:
    figure.suptitle(f"Longhouses by camp at the end of a round, mean ({tallies[0].bot})", fontsize=11.5)
    panels = _panels(figure, len(tallies))
    rounds = range(1, ROUNDS + 1)
    for axes, tally in zip(panels, tallies, strict=True):
        ends = [0.0] * ROUNDS
        for camp, colour in enumerate(BLUES[: len(tally.board.river)], 1):
            parts = [tally.a_game(LONGHOUSES, camp, number).mean for number in rounds]
            axes.bar(rounds, parts, 0.85, ends, color=colour, edgecolor=GREY, linewidth=0.4, label=f"camp {camp}")
            ends = [end + part for end, part in zip(ends, parts, strict=True)]
        axes.set_title(_name(tally), fontsize=10)
        axes.set_xticks(rounds)
    panels[0].set_ylabel("longhouses")
    panels[0].set_xlabel("round")
    handles, names = panels[0].get_legend_handles_labels()
    figure.legend(handles, names, loc="outside lower right", ncols=len(BLUES), fontsize=9)
