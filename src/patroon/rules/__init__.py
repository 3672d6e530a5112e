"""The game of rules.md, and nothing else: no I/O, no clock, no randomness of its own."""

from typing import Final

from patroon.rules.game import Game, UndoRefused
from patroon.rules.options import IllegalMove, ImpossibleOutcome, Option, Refusal
from patroon.rules.state import Player, State

COMPILED: Final = not __file__.endswith(".py")
"""Whether these are extension modules or the sources themselves."""
VERSION = 1
"""Of the rules: a stored game belongs to the version it was played with."""

__all__ = [
    "COMPILED",
    "VERSION",
    "Game",
    "IllegalMove",
    "ImpossibleOutcome",
    "Option",
    "Player",
    "Refusal",
    "State",
    "UndoRefused",
]
