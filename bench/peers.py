"""How fast patroon is beside catanatron, OpenSpiel and PettingZoo: python -m bench.peers COMPILED PEERS [REPETITIONS]

COMPILED is a folder with a compiled patroon, PEERS the Python that has bench/peers.txt. All take turns on one core. A
target that is missed is only marked, since it may be the machine's fault.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from bench.judging import SMALLER, Runs, ratios, spread
from bench.turns import ROOT, measured

OPENSPIEL: Final = (
    "antichess",
    "backgammon",
    "banqi",
    "bargaining",
    "battleship",
    "breakthrough",
    "bridge_uncontested_bidding",
    "chess",
    "chinese_checkers",
    "clobber",
    "colored_trails",
    "crazyhouse",
    "dark_chess",
    "go(board_size=9)",
    "gomoku",
    "hanabi(players=4)",
    "havannah",
    "hex",
    "hive",
    "kriegspiel",
    "lines_of_action",
    "mnk",
    "negotiation",
    "nine_mens_morris",
    "pentago",
    "phantom_go",
    "quoridor",
    "rbc",
    "shogi",
    "trade_comm",
    "twixt",
    "xiangqi",
    "y",
    "yacht",
)
"""Every game of OpenSpiel for two or more who take turns, with ten choices a decision or more in random play.

As they come, but for the board of go and the players of hanabi.
"""
PETTINGZOO: Final = (
    "chess_v6",
    "go_v5",
    "hanabi_v5",
    "connect_four_v3",
    "tictactoe_v3",
    "texas_holdem_no_limit_v6",
    "leduc_holdem_v4",
)
"""Its classic games that take turns."""

BATCH: Final = 256
FIGURES: Final = ("decisions/s", "games/s", "µs/copy", "kB/copy", "positions listed/s", "steps/s")
CHOSEN: Final = ("decisions/s", "positions listed/s", "steps/s")
"""Figures for which it matters how many choices there are."""

OURS: Final = "patroon, compiled"
INTERPRETED: Final = "patroon, interpreted"
CATANATRON: Final = "catanatron"
MIDDLE: Final = f"OpenSpiel: median of its {len(OPENSPIEL)} games"
ADAPTER: Final = "patroon in PettingZoo, compiled"
WRAPPED: Final = "patroon in PettingZoo's wrappers, compiled"
BATCHED: Final = f"patroon's Batch({BATCH}), compiled"


@dataclass(frozen=True, slots=True)
class Side:
    """A process that measures one row of the table, or several."""

    label: str
    module: str
    seconds: float
    arguments: tuple[object, ...] = ()
    source: Path | None = None


def sides(compiled: Path) -> list[Side]:
    """In the order in which they take their turns."""
    openspiel = Side("OpenSpiel", "openspiel", 0.15, OPENSPIEL)
    pettingzoo = Side(
        "PettingZoo", "pettingzoo", 0.3, tuple(f"pettingzoo.classic.{name}:raw_env" for name in PETTINGZOO)
    )
    ways = (("compiled", compiled), ("interpreted", ROOT / "src"))
    adapters = [
        Side(f"patroon in {library}, {way}", module, 0.5, arguments, source)
        for library, module, arguments in (
            ("PettingZoo", "pettingzoo", ("patroon.envs.pettingzoo:raw_env",)),
            ("PettingZoo's wrappers", "pettingzoo", ("patroon.envs.pettingzoo:env",)),
            ("OpenSpiel", "openspiel", ("python_nieuw_amsterdam(players=4)",)),
        )
        for way, source in ways
    ]
    batches = [Side(f"patroon's Batch({BATCH}), {way}", "batch", 0.5, (BATCH,), source) for way, source in ways]
    return [
        Side(OURS, "patroon", 0.8, source=compiled),
        Side(CATANATRON, "catanatron", 0.8),
        Side(INTERPRETED, "patroon", 0.8, source=ROOT / "src"),
        openspiel,
        *adapters,
        *batches,
        pettingzoo,
    ]


def run(python: str, all_sides: list[Side], runs: dict[str, Runs]) -> None:
    """Everybody's turn once; adds a value to each figure of each row."""
    speeds = []
    for side in all_sides:
        print(f"  {side.label}", file=sys.stderr, flush=True)
        runner = sys.executable if side.source else python
        rows = measured(runner, side.module, side.seconds, *side.arguments, source=side.source)
        for name, figures in rows.items():
            label = f"{side.label}: {plain(name)}" if len(rows) > 1 else side.label
            row = runs.setdefault(label, {})
            for figure, value in figures.items():
                row.setdefault(figure, []).append(value)
            if side.arguments == OPENSPIEL:
                speeds.append(figures["decisions/s"])
    runs.setdefault(MIDDLE, {}).setdefault("decisions/s", []).append(median(speeds))


def plain(name: str) -> str:
    """Without the module it is in, and what is called there."""
    return name.removesuffix(":raw_env").rpartition(".")[2]


def table(runs: dict[str, Runs]) -> Iterator[str]:
    """Figure by figure: who, how many choices a decision has, the speed, and how many times better the first one is."""
    for figure in FIGURES:
        rows = {label: row for label, row in runs.items() if figure in row}
        if not rows:
            continue
        first, *rest = rows
        best = sorted(rest, key=lambda label: (":" in label, label != MIDDLE, -median(rows[label][figure])))
        title = f"{figure}, less is better" if figure in SMALLER else figure
        header = "choices" if figure in CHOSEN else ""
        yield f"\n{title:44} {header:>8} {'median (lowest–highest)':>30} {'first to this':>28}"
        for label in (first, *best):
            row = rows[label]
            choices = f"{median(row['choices']):.1f}" if figure in CHOSEN and "choices" in row else ""
            ratio = spread(ratios(figure, rows[first][figure], row[figure])) if label != first else ""
            yield f"{label:44} {choices:>8} {spread(row[figure]):>30} {ratio:>28}".rstrip()


@dataclass(frozen=True, slots=True)
class Target:
    """What the median has to reach, or stay under."""

    label: str
    values: list[float]
    bound: float
    less: bool = False

    def __str__(self) -> str:
        reached = median(self.values) <= self.bound if self.less else median(self.values) >= self.bound
        bound = f"{self.bound:,g} or {'less' if self.less else 'more'}"
        return f"{self.label:44} {bound:>16} {spread(self.values):>30}   {'holds' if reached else 'missed'}"


def targets(runs: dict[str, Runs]) -> list[Target]:
    """All of them for what is compiled."""

    def times(figure: str, ours: str, theirs: str) -> list[float]:
        return ratios(figure, runs[ours][figure], runs[theirs][figure])

    return [
        Target("decisions/s, times catanatron's", times("decisions/s", OURS, CATANATRON), 6),
        Target("games/s, times catanatron's", times("games/s", OURS, CATANATRON), 40),
        Target("decisions/s, times the median of OpenSpiel's", times("decisions/s", OURS, MIDDLE), 1),
        Target("µs/copy", runs[OURS]["µs/copy"], 2, less=True),
        Target("kB/copy", runs[OURS]["kB/copy"], 2, less=True),
        Target("positions listed/s", runs[OURS]["positions listed/s"], 120_000),
        Target("steps/s in PettingZoo", runs[ADAPTER]["steps/s"], 20_000),
        Target("steps/s in PettingZoo's wrappers", runs[WRAPPED]["steps/s"], 20_000),
        Target(f"steps/s of Batch({BATCH}), times PettingZoo's", times("steps/s", BATCHED, ADAPTER), 4),
        Target(f"steps/s of Batch({BATCH}), times the wrappers'", times("steps/s", BATCHED, WRAPPED), 4),
    ]


def main(compiled: str, python: str, repetitions: int = 5) -> None:
    """Measure, and print the table."""
    began = time.monotonic()
    runs: dict[str, Runs] = {}
    everybody = sides(Path(compiled).absolute())
    for repetition in range(repetitions):
        print(f"run {repetition + 1} of {repetitions}, after {time.monotonic() - began:.0f} s", file=sys.stderr)
        run(python, everybody, runs)
    print(f"medians (lowest–highest) of {repetitions} runs in turns on one core; {peers()}")
    print(*table(runs), "\ntargets for patroon, compiled", *targets(runs), sep="\n")
    print(f"took {time.monotonic() - began:.0f} s", file=sys.stderr)


def peers() -> str:
    """Who they are, with their versions."""
    lines = (ROOT / "bench" / "peers.txt").read_text(encoding="utf-8").splitlines()
    return ", ".join(line.replace("==", " ") for line in lines if not line.startswith("#"))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
