"""Timing for both sides of the comparison; runs in either one's environment."""

import json
import time
from collections.abc import Callable

COPIES = 20_000


def games(play: Callable[[int], int], number: int) -> dict[str, float]:
    """Decisions and games a second; `play` plays the game of a seed and returns its decisions."""
    play(0)  # warm up
    start = time.perf_counter()
    decisions = sum(play(seed) for seed in range(1, number + 1))
    seconds = time.perf_counter() - start
    return {"decisions/s": decisions / seconds, "games/s": number / seconds}


def copies(positions: list[Callable[[], object]]) -> dict[str, float]:
    """Microseconds a copy, over positions spread through a game."""
    rounds = COPIES // len(positions)
    start = time.perf_counter()
    for copy in positions:
        for _ in range(rounds):
            copy()
    seconds = time.perf_counter() - start
    return {"µs/copy": seconds / (rounds * len(positions)) * 1e6}


def report(figures: dict[str, float]) -> None:
    """Hand the figures to compare.py."""
    print(json.dumps(figures))
