"""What a finished game is worth to each seat, in three ways. Before the end all are zero."""

from collections.abc import Callable
from typing import Final

from patroon.rules.game import Game

POINTS: Final = 100
"""A margin of so many points is a reward of 1."""


def margin(game: Game) -> list[float]:
    """By how many points each is ahead of the best other, in hundreds; behind is below zero."""
    scores = game.scores
    if not game.over:
        return [0.0] * len(scores)
    return [(score - max(scores[:seat] + scores[seat + 1 :])) / POINTS for seat, score in enumerate(scores)]


def win(game: Game) -> list[float]:
    """Each one's share of the victory; all together 1. Tied winners share it evenly."""
    winners = game.winners or ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.scores))]


def rank(game: Game) -> list[float]:
    """How many of the others each has beaten, less how many were better, as a share of them.

    1 for the first alone, -1 for the last alone; all together 0.
    """
    scores = game.scores
    if not game.over:
        return [0.0] * len(scores)
    return [sum([(mine > score) - (mine < score) for score in scores]) / (len(scores) - 1) for mine in scores]


REWARDS: Final[dict[str, Callable[[Game], list[float]]]] = {"margin": margin, "win": win, "rank": rank}
"""By their names."""


def reward_named(name: str) -> Callable[[Game], list[float]]:
    """The reward of this name. Raises ValueError."""
    if name not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
