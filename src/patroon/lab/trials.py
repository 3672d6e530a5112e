"""A decision tried out: every answer to it is played on to the end of the round, again and again.

The others are bots of both good levels and of all characters, drawn by lot, the same for each answer of a trial; the
player goes on as the hard bot would. What comes of a trial is the player's margin over the others' average: in points
after round 6, before that by the hard bot's judgement of how the round left everyone.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from patroon.bots import Bot, Clock, HardBot, MediumBot
from patroon.bots.temper import TEMPERS, tempered
from patroon.rules import Game
from patroon.rules.chance import Guess
from patroon.rules.events import ColumnTaken
from patroon.rules.moves import Move
from patroon.rules.state import DRAW_FURS, PREPARATION, State

VALUES: Final = tempered("hard", "steward")


class Came(NamedTuple):
    """What came of one trial."""

    mine: float
    """The player's points, with all that may still be expected."""
    others: float
    """The others', on average."""
    end: State
    """The table when the round was over."""
    column: int
    """The column that the player got; -1 if that was settled before."""

    @property
    def margin(self) -> float:
        """Points by which the player is ahead of the others' average."""
        return self.mine - self.others


class Trials:
    """The trials of one decision."""

    def __init__(self, view: State, seed: str) -> None:
        self.view = view
        self.seat = view.actor
        self._seed = seed
        self._bots: dict[tuple[int, str, str], tuple[Bot, Random]] = {}
        """By seat, level and temper. They know what they planned in earlier trials: the round begins alike in all."""

    def play(self, move: Move, number: int) -> Came:
        """Play this move, and the round to its end, in the trial of this number."""
        lots = Random(f"{self._seed} {number}")
        seats = range(len(self.view.players))
        table = [self._bot(seat, lots.choice(("medium", "hard")), lots.choice(TEMPERS)) for seat in seats]
        table[self.seat] = self._bot(self.seat, "hard", "steward")
        for seat, (_, whims) in enumerate(table):
            whims.seed(f"{self._seed} {number} {seat}")
        chance = Guess(lots)
        game = Game(self.view.copy())
        events = game.play(move)
        while game.to_decide is not None or game.state.awaits == DRAW_FURS:
            if game.to_decide is None:
                events += game.happen(chance.outcome(game.state))
            else:
                events += game.play(table[game.to_decide][0].decide(game.view(), game.options(), Clock()))
        got = [each.column for each in events if isinstance(each, ColumnTaken) and each.player == self.seat]
        return Came(*points_of(game.state, self.seat), game.state, got[0] if got else -1)

    def _bot(self, seat: int, level: str, temper: str) -> tuple[Bot, Random]:
        key = (seat, level, temper)
        if key not in self._bots:
            whims = Random(0)
            made = HardBot(whims, temper) if level == "hard" else MediumBot(whims, temper)
            self._bots[key] = (made, whims)
        return self._bots[key]


def points_of(state: State, seat: int) -> tuple[float, float]:
    """A player's points and the others' on average, with all that they may still expect."""
    points: list[float]
    if state.phase == PREPARATION:  # of the next round: nothing of it has happened yet
        before = state.copy()
        before.round -= 1
        points = [VALUES.of(before, each) for each in range(len(before.players))]
    else:
        points = [player.score for player in state.players]
    mine = points.pop(seat)
    return mine, mean(points)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
