"""What is measured alike on every side; runs in any environment, with patroon or without.

Time is the processor's, spent by this process: what else goes on here counts less.
"""

import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

Figures = dict[str, float]


def rates(once: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """What `once` counts in a second, and how often it runs; it is called with 1, 2, 3 …"""
    once(0)  # warm up
    counted = rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        rounds += 1
        counted += once(rounds)
    return counted / spent, rounds / spent


def games(play: Callable[[int], int], seconds: float) -> Figures:
    """Decisions and games a second; `play` plays the game of a seed and returns its decisions."""
    decisions, played = rates(play, seconds)
    return {"decisions/s": decisions, "games/s": played}


def copies(copiers: Sequence[Callable[[], object]], seconds: float, kept: int) -> Figures:
    """Microseconds and kilobytes a copy; `copiers` copy positions spread through games.

    The kilobytes are what this process grows by while `kept` copies of them are made and kept.
    """
    before = resident()
    keep = [copy() for _ in range(max(1, kept // len(copiers))) for copy in copiers]
    kilobytes = (resident() - before) / len(keep) / 1000
    del keep

    def once(_: int) -> int:
        for copy in copiers:
            copy()
        return len(copiers)

    return {"kB/copy": kilobytes, "µs/copy": 1e6 / rates(once, seconds)[0]}


def resident(process: int | str = "self") -> int:
    """Bytes of memory that a process has."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def report(rows: dict[str, Figures]) -> None:
    """Hand the figures to who started this."""
    json.dump(rows, sys.stdout)
