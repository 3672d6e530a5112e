"""Runs both sides in turns on one core and prints medians with their spread, and the ratios."""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
FIGURES = ("decisions/s", "games/s", "µs/copy", "positions listed/s")


def measure(python: str, script: str, *arguments: str) -> dict[str, float]:
    """One side's figures, from a fresh process on the first core this one may use."""
    core = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    command = [python, str(HERE / script), *arguments]
    pin = None if core is None else lambda: os.sched_setaffinity(0, {core})
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, preexec_fn=pin)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main(ours: str, theirs: str, repetitions: int) -> None:
    """Print the table."""
    sides = {f"patroon, {players} players": (ours, "ours.py", str(players)) for players in (2, 3, 4, 5)}
    sides["catanatron, 4 players"] = (theirs, "theirs.py")
    runs: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for repetition in range(repetitions):
        print(f"run {repetition + 1} of {repetitions}", file=sys.stderr)
        for side, command in sides.items():
            runs[side].append(measure(*command))
    print(f"medians of {repetitions} runs in turns on one core, with the lowest and highest\n")
    print(f"{'':24}" + "".join(f"{figure:>25}" for figure in FIGURES))
    for side, found in runs.items():
        cells = []
        for figure in FIGURES:
            values = [run[figure] for run in found if figure in run]
            cells.append(spread(values) if values else "")
        print(f"{side:24}" + "".join(f"{cell:>25}" for cell in cells))
    print("\npatroon to catanatron, four players, run by run")
    for figure in FIGURES[:3]:
        ratios = [
            own[figure] / other[figure]
            for own, other in zip(runs["patroon, 4 players"], runs["catanatron, 4 players"], strict=True)
        ]
        print(f"{figure:>24} {spread(ratios)}")


def spread(values: list[float]) -> str:
    """The median, the lowest and the highest."""
    digits = 0 if statistics.median(values) >= 100 else 2
    middle, low, high = (f"{value:,.{digits}f}" for value in (statistics.median(values), min(values), max(values)))
    return f"{middle} ({low}–{high})"


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
