"""Sums that grow: as exact as lists would be, and as small as they can be."""

import random
import statistics

import pytest

from patroon.lab.numbers import Mean, Spread, Times, wilson


def test_wilsons_interval_is_the_one_of_the_books() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10).low == 0.0
    assert round(wilson(0.0, 10).high, 3) == 0.278
    assert wilson(1.0, 10).high == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_wilsons_interval_holds_the_truth_as_often_as_it_says() -> None:
    bits = random.Random(1)
    held = 0
    for _ in range(2000):
        won = sum(bits.random() < 0.3 for _ in range(60))
        low, high = wilson(won / 60, 60)
        held += low <= 0.3 <= high
    assert 0.93 <= held / 2000 <= 0.97


def test_a_mean_and_its_margin_are_those_of_all_values() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6]
    mean = Mean()
    for value in values:
        mean.add(value)
    assert mean.mean == statistics.mean(values)
    assert mean.margin == pytest.approx(1.96 * statistics.stdev(values) / len(values) ** 0.5)
    assert Mean().mean == Mean().margin == 0.0


def test_a_spread_knows_mean_ends_and_quantiles() -> None:
    spread = Spread()
    for value in [5, 1, 1, 2, 3, 3, 3, 10, 7, 4]:
        spread.add(value)
    assert (spread.mean, spread.least, spread.most, spread.count) == (3.9, 1, 10, 10)
    assert [spread.quantile(part) for part in (0.0, 0.1, 0.2, 0.5, 0.9, 1.0)] == [1, 1, 1, 3, 7, 10]
    assert (Spread().mean, Spread().least, Spread().most, Spread().quantile(0.5)) == (0.0, 0, 0, 0)


def test_quantiles_of_times_are_right_within_two_percent() -> None:
    bits = random.Random(2)
    seconds = [bits.lognormvariate(-6, 2) for _ in range(5000)]
    times = Times()
    times.add(seconds)
    exact = sorted(seconds)
    assert times.mean == pytest.approx(statistics.mean(seconds))
    assert times.most == max(seconds)
    for part in (0.5, 0.99):
        value = exact[round(part * 5000) - 1]
        assert value <= times.quantile(part) <= 1.021 * value
    assert times.quantile(1.0) == max(seconds)
    assert Times().quantile(0.99) == 0.0
