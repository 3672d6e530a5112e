"""Players that choose a move from what everyone can see."""

import random
from collections.abc import Callable, Sequence
from typing import Final, Protocol

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


BOTS: Final[dict[str, Callable[[Bits], Bot]]] = {"random": RandomBot}
"""The built-in bots by name. Each gets its own source of random bits."""


def make_bot(name: str, seed: str) -> Bot:
    """A built-in bot; the same name and seed decide the same."""
    return BOTS[name](random.Random(seed))  # noqa: S311  # a bot's whims are no secret
