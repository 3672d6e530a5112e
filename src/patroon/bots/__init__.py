"""Players that choose a move from what everyone can see."""

from random import Random
from typing import Final

from patroon.bots.bot import Bot, Clock, RandomBot, Reason
from patroon.bots.easy import EasyBot
from patroon.bots.hard import HardBot
from patroon.bots.medium import MediumBot

__all__ = ["BOTS", "Bot", "Clock", "EasyBot", "HardBot", "MediumBot", "RandomBot", "Reason", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "easy": EasyBot, "medium": MediumBot, "hard": HardBot}
"""The built-in bots by name."""


def make_bot(name: str, seed: str) -> Bot:
    """A built-in bot; the same name and seed decide the same."""
    return BOTS[name](Random(seed))  # noqa: S311  # a bot's whims are no secret
