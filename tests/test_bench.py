"""The judgement of `make bench`, on figures made up for it."""

import pytest
from bench.judging import Runs, ratios, slower, spread

BEFORE: Runs = {
    "decisions/s": [100_000, 50_000, 120_000],
    "µs/copy": [2.0, 4.0, 1.8],
    "positions listed/s": [60_000, 30_000, 70_000],
}


def times(factor: float, figure: str) -> Runs:
    """The same runs, but one figure has changed."""
    return BEFORE | {figure: [value * factor for value in BEFORE[figure]]}


def test_an_unchanged_tree_is_not_slower() -> None:
    assert slower(BEFORE, BEFORE) == []


@pytest.mark.parametrize("figure", ["decisions/s", "positions listed/s"])
def test_a_speed_may_fall_by_a_fifth_and_no_more(figure: str) -> None:
    assert slower(BEFORE, times(0.81, figure)) == []
    assert slower(BEFORE, times(0.79, figure)) == [figure]
    assert slower(BEFORE, times(3, figure)) == []


def test_a_copy_may_take_a_quarter_longer_which_is_a_fifth_slower() -> None:
    assert slower(BEFORE, times(1.24, "µs/copy")) == []
    assert slower(BEFORE, times(1.26, "µs/copy")) == ["µs/copy"]
    assert slower(BEFORE, times(0.3, "µs/copy")) == []


def test_runs_are_compared_with_their_neighbours() -> None:
    """A machine that is half as fast from the second run on makes nothing slower: the ratios stay."""
    before = BEFORE | {"decisions/s": [100_000, 50_000, 50_000]}
    after = BEFORE | {"decisions/s": [95_000, 48_000, 47_000]}
    assert slower(before, after) == []


def test_one_bad_run_is_no_judgement() -> None:
    assert slower(BEFORE, BEFORE | {"decisions/s": [10_000, 49_000, 119_000]}) == []
    assert slower(BEFORE, BEFORE | {"decisions/s": [10_000, 30_000, 119_000]}) == ["decisions/s"]


def test_ratios_above_one_are_better_whichever_way_a_figure_goes() -> None:
    assert ratios("decisions/s", [30.0, 10.0], [10.0, 10.0]) == [3.0, 1.0]
    assert ratios("µs/copy", [2.0, 4.0], [8.0, 2.0]) == [4.0, 0.5]
    assert ratios("kB/copy", [2.0], [8.0]) == [4.0]


def test_every_run_needs_its_neighbour() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratios("decisions/s", [30.0, 10.0], [10.0])


def test_a_spread_tells_the_median_the_lowest_and_the_highest() -> None:
    assert spread([3.0, 1.0, 2.5]) == "2.50 (1.00–3.00)"
    assert spread([120_000.4, 99_999.6, 300_000]) == "120,000 (100,000–300,000)"
