"""What figures of runs in turns say: ratios run by run, their middle and spread, and whether something got slower."""

from collections.abc import Sequence
from statistics import median
from typing import Final

SMALLER: Final = ("µs/copy", "kB/copy")
"""Figures of which less is better."""
JUDGED: Final = ("decisions/s", "µs/copy", "positions listed/s")
"""What must not get slower."""
ALLOWED: Final = 0.2
"""A speed may fall by this part."""

Runs = dict[str, list[float]]
"""The values of each figure, run by run."""


def ratios(figure: str, ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """How many times better ours is, run by run: speeds vary from hour to hour, ratios of neighbours less."""
    pairs = list(zip(ours, theirs, strict=True))
    return [other / own if figure in SMALLER else own / other for own, other in pairs]


def slower(before: Runs, after: Runs) -> list[str]:
    """The judged figures whose speed has fallen by more than is allowed."""
    return [figure for figure in JUDGED if median(ratios(figure, after[figure], before[figure])) < 1 - ALLOWED]


def spread(values: Sequence[float]) -> str:
    """The median, the lowest and the highest."""
    digits = 0 if median(values) >= 1000 else 1 if median(values) >= 100 else 2
    middle, low, high = (f"{value:,.{digits}f}" for value in (median(values), min(values), max(values)))
    return f"{middle} ({low}–{high})"
