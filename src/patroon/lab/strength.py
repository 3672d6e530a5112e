"""How strong the built-in bots are, against each other: the measurement behind docs/strength.md.

    python -m patroon.lab.strength [GAMES] [JOBS]        (or: make strength)

Writes the page to standard output and tells on standard error how far it is. Every match is played from all seats in
turn. The same number of games gives the same wins on every machine; the times are those of this one.
"""

import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from patroon.bots import Clock, HardBot
from patroon.bots.temper import TEMPERS
from patroon.lab.series import all_cores, match, simulate
from patroon.lab.statistics import SOURCES
from patroon.rules import Game

SEED: Final = 2026
BUDGETS: Final = (100, 300, 1000)


class Claim(NamedTuple):
    """One bot against others, and the share of wins that even the lower end of the interval must reach."""

    bot: str
    against: str
    players: int
    least: float


CLAIMS: Final = (
    Claim("easy", "random", 2, 0.95),
    Claim("medium", "easy", 2, 0.75),
    Claim("medium", "easy", 4, 0.50),
    Claim("hard", "medium", 2, 0.65),
    Claim("hard", "medium", 4, 0.45),
    Claim("hard", "medium", 5, 0.20),
)


def page(games: int, jobs: int) -> Iterator[str]:
    """The lines of the page."""
    yield "# How strong the bots are"
    yield ""
    yield f"The last output of `make strength`: {games} games a match, every bot in every seat equally often, shared"
    yield "victories counted in parts, intervals of 95 %. The lower end of the interval is what counts. Times are those"
    yield "of one machine with everything it did besides, in milliseconds a decision."
    yield ""
    yield "| match | players | wins | interval | fair | asked for | points | mean ms | p99 ms |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for claim in CLAIMS:
        _tell(f"{claim.bot} against {claim.against}, {claim.players} players")
        found = match(claim.bot, claim.against, claim.players, games, SEED, jobs=jobs)
        low, high = found.interval
        verdict = "" if low >= claim.least else " **missed**"
        yield (
            f"| {found.bot} against {found.against} | {found.players} | {100 * found.share:.1f} % "
            f"| {100 * low:.1f}–{100 * high:.1f} % | {100 * found.fair:.0f} % | {100 * claim.least:.0f} %{verdict} "
            f"| {found.points:.1f} : {found.against_points:.1f} "
            f"| {1000 * found.mean_seconds:.1f} | {1000 * found.p99_seconds:.1f} |"
        )
    yield ""
    yield "## Tempers"
    yield ""
    yield f"All four characters of a level at one table, {games // 2} games: a fair share is 25 %. The further columns"
    yield "are the mean points a game from each source, by which they can be told apart."
    for level in ("medium", "hard"):
        _tell(f"tempers of {level}")
        yield ""
        yield from _tempers(level, games // 2, jobs)
    yield ""
    yield "## The time limit"
    yield ""
    yield "`hard` with a limit, every decision of a game of four:"
    yield ""
    yield "| limit in ms | decisions | mean ms | longest ms | longest, of the limit |"
    yield "| --- | --- | --- | --- | --- |"
    for budget in BUDGETS:
        _tell(f"a limit of {budget} ms")
        times = _times(budget)
        yield (
            f"| {budget} | {len(times)} | {sum(times) / len(times):.0f} | {max(times):.0f} "
            f"| {100 * max(times) / budget:.0f} % |"
        )


def _tempers(level: str, games: int, jobs: int) -> Iterator[str]:
    names = [f"{level}:temper={temper}" for temper in TEMPERS]
    results = simulate(names, games, SEED, jobs=jobs)
    yield f"| {level} | wins | interval | points | {' | '.join(SOURCES).replace('_', ' ')} |"
    yield "| --- | --- | --- | --- | " + " | ".join("---" for _ in SOURCES) + " |"
    for temper, name in zip(TEMPERS, names, strict=True):
        bot = results.bot(name)
        low, high = bot.fared.interval
        sources = " | ".join(f"{bot.source(index):.1f}" for index in range(len(SOURCES)))
        yield (
            f"| {temper} | {100 * bot.fared.share:.1f} % | {100 * low:.1f}–{100 * high:.1f} % "
            f"| {bot.fared.points.mean:.1f} ± {bot.fared.points.margin:.1f} | {sources} |"
        )


def _times(budget: int) -> list[float]:
    """Milliseconds of every decision of a game, the machine's pauses included."""
    game = Game.new(4, seed=SEED)
    bots = [HardBot(Random(seat), ms=budget) for seat in range(4)]
    times = []
    while (seat := game.to_decide) is not None:
        view, options = game.view(), game.options()
        start = perf_counter()
        move = bots[seat].decide(view, options, Clock())
        times.append(1000 * (perf_counter() - start))
        game.play(move)
    return times


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def main(games: int = 400, jobs: int = 0) -> None:
    for line in page(games, jobs or all_cores()):
        print(line, flush=True)


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
