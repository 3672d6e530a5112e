"""Players that choose a move from what everyone can see."""

import random
from collections.abc import Callable
from typing import Final

from patroon.bots.bot import Bot, RandomBot
from patroon.bots.easy import EasyBot
from patroon.rules.options import Bits

__all__ = ["BOTS", "Bot", "EasyBot", "RandomBot", "make_bot"]

BOTS: Final[dict[str, Callable[[Bits], Bot]]] = {"random": RandomBot, "easy": EasyBot}
"""The built-in bots by name. Each gets its own source of random bits."""


def make_bot(name: str, seed: str) -> Bot:
    """A built-in bot; the same name and seed decide the same."""
    return BOTS[name](random.Random(seed))  # noqa: S311  # a bot's whims are no secret
