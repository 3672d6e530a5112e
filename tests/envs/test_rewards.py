"""Rewards at the end, worked out by hand."""

from collections.abc import Sequence

import pytest

from patroon.envs.rewards import REWARDS
from patroon.rules import Game
from patroon.rules.state import OVER
from tests.positions import position, seat


def ended(*scores: int) -> Game:
    game = position("trade", *[seat(score=score) for score in scores], players=len(scores))
    game.state.awaits = OVER
    return game


@pytest.mark.parametrize(
    ("name", "scores", "expected"),
    [
        ("margin", (80, 50, 90), (-0.1, -0.4, 0.1)),
        ("margin", (80, 80, 90, 90, 0), (-0.1, -0.1, 0, 0, -0.9)),
        ("win", (80, 50, 90), (0, 0, 1)),
        ("win", (90, 50, 90, 90), (1 / 3, 0, 1 / 3, 1 / 3)),
        ("rank", (80, 50), (1, -1)),
        ("rank", (80, 50, 90), (0, -1, 1)),
        ("rank", (80, 80, 90, 90, 0), (-0.25, -0.25, 0.75, 0.75, -1)),
        ("rank", (7, 7, 7, 7), (0, 0, 0, 0)),
    ],
)
def test_rewards_follow_from_the_scores(name: str, scores: Sequence[int], expected: Sequence[float]) -> None:
    assert REWARDS[name](ended(*scores)) == pytest.approx(expected)


@pytest.mark.parametrize("name", REWARDS)
def test_before_the_end_there_is_none(name: str) -> None:
    game = position("trade", seat(score=80), seat(score=50), players=4)
    assert REWARDS[name](game) == [0, 0, 0, 0]
