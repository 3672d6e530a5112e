"""Sums that grow while games are played, and stay small: means with their uncertainty, counts, shares of wins."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, exp, floor, log, sqrt
from typing import Final, NamedTuple

Z: Final = 1.96
"""Standard errors on each side of a value that make an interval of 95 %."""


class Interval(NamedTuple):
    """From here to there, with a confidence of 95 %."""

    low: float
    high: float


def wilson(share: float, number: int) -> Interval:
    """The interval of a share of so many independent trials (Wilson's), sensible at 0 and 1 too.

    Shared wins count as parts of one; the interval is then a little wider than it need be.
    """
    if not number:
        return Interval(0.0, 1.0)
    middle = share + Z * Z / (2 * number)
    half = Z * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    whole = 1 + Z * Z / number
    return Interval(max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


@dataclass(slots=True)
class Mean:
    """A mean of values as they come, with its standard error."""

    count: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float:
        """The mean is uncertain by so much to each side (95 %); 0 with fewer than two values."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1))
        return Z * sqrt(variance / self.count)


@dataclass(slots=True)
class Spread:
    """How often each whole number came."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        self.counts[value] += 1

    @property
    def count(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.counts.items()) / self.count if self.counts else 0.0

    @property
    def least(self) -> int:
        return min(self.counts, default=0)

    @property
    def most(self) -> int:
        return max(self.counts, default=0)

    def quantile(self, part: float) -> int:
        """The smallest value that so large a part of all values does not exceed."""
        left = max(1, ceil(part * self.count))
        for value in sorted(self.counts):
            left -= self.counts[value]
            if left <= 0:
                return value
        return 0


_STEP: Final = log(1.02)
_SHORTEST: Final = 1e-7


@dataclass(slots=True)
class Times:
    """How long things took. Quantiles are right within 2 %, since times are counted in steps of so much."""

    count: int = 0
    total: float = 0.0
    most: float = 0.0
    _steps: Spread = field(default_factory=Spread)

    def add(self, seconds: Iterable[float]) -> None:
        for each in seconds:
            self.count += 1
            self.total += each
            self.most = max(self.most, each)
            self._steps.add(floor(log(max(each, _SHORTEST)) / _STEP))

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        return min(self.most, exp((self._steps.quantile(part) + 1) * _STEP)) if self.count else 0.0
