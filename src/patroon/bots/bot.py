"""What a bot is, the clock it plays against, and the simplest one."""

from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from patroon.rules.moves import Move
from patroon.rules.options import Option, below
from patroon.rules.state import State


class Clock:
    """The time for one decision, running since the clock was made. Without a limit a bot takes what it needs."""

    __slots__ = ("_end", "ms")

    def __init__(self, ms: int | None = None) -> None:
        self.ms = ms
        self._end = None if ms is None else monotonic() + ms / 1000

    def left(self) -> float | None:
        """Seconds left, never below 0; None without a limit."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def out(self) -> bool:
        """No time is left."""
        return self._end is not None and monotonic() >= self._end


class Reason(NamedTuple):
    """One reason for a move: a message key for words/, and its values."""

    key: str
    values: Mapping[str, int | str] = {}  # a Mapping is not changed


class Bot:
    """Gets the public view, the options of its decision and a clock, and returns one of the options' moves.

    One is made for every game and seat. `random` is the only source of whims a bot should use: the same seed then
    decides the same. Options of the command line (`hard:ms=500`) are further arguments of a bot's __init__.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view: State, options: Sequence[Option], clock: Clock) -> Move:
        raise NotImplementedError

    def explain(self) -> Sequence[Reason]:
        """Why it decided as it just did: two or three reasons, the weightiest first; none if it has none."""
        return ()


class RandomBot(Bot):
    """Any kind of move that is open, all equally likely; then one of that kind."""

    def decide(self, view: State, options: Sequence[Option], clock: Clock) -> Move:
        return options[below(self.random, len(options))].draw(self.random)
