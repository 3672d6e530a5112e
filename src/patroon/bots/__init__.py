"""Players that choose a move from what everyone can see."""

from random import Random
from typing import Final

from patroon.bots.bot import Bot, Clock, RandomBot, Reason
from patroon.bots.easy import EasyBot
from patroon.bots.hard import HardBot
from patroon.bots.medium import MediumBot
from patroon.bots.names import BotError, BuiltIn, InFile, Maker, class_in, parse, with_options

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "Clock",
    "EasyBot",
    "HardBot",
    "MediumBot",
    "RandomBot",
    "Reason",
    "bot_maker",
    "make_bot",
]

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "easy": EasyBot, "medium": MediumBot, "hard": HardBot}
"""The built-in bots by name."""


def bot_maker(name: str) -> Maker:
    """What makes bots of this name. Raises BotError.

    A class in a file is loaded into this process: right for serving it, never where the game is (see seated).
    """
    match parse(name):
        case BuiltIn(known, options):
            if known not in BOTS:
                raise BotError("cli-not-a-bot", value=known[:40], bots=", ".join(BOTS))
            return with_options(known, BOTS[known], options)
        case InFile(path, cls, options):
            return with_options(cls, class_in(path, cls), options)
    raise BotError("bot-is-program", bot=name)


def make_bot(name: str, seed: str) -> Bot:
    """A bot; the same name and seed decide the same."""
    return bot_maker(name)(Random(seed))
