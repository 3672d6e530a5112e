"""What a bot is, and the simplest one."""

from collections.abc import Sequence
from typing import Protocol

from patroon.rules.moves import Move
from patroon.rules.options import Bits, Option, below
from patroon.rules.state import State


class Bot(Protocol):
    """Gets the public view and the options of its decision, and returns one of their moves."""

    def decide(self, view: State, options: Sequence[Option]) -> Move: ...


class RandomBot:
    """Any kind of move that is open, all equally likely; then one of that kind."""

    def __init__(self, bits: Bits) -> None:
        self._bits = bits

    def decide(self, view: State, options: Sequence[Option]) -> Move:
        return options[below(self._bits, len(options))].draw(self._bits)
