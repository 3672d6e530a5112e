"""The game of rules.md, and nothing else: no I/O, no clock, no randomness of its own."""

from patroon.rules.game import Game, UndoRefused
from patroon.rules.options import IllegalMove, ImpossibleOutcome, Option, Refusal
from patroon.rules.state import Player, State

VERSION = 1
"""Of the rules: a stored game belongs to the version it was played with."""

__all__ = ["VERSION", "Game", "IllegalMove", "ImpossibleOutcome", "Option", "Player", "Refusal", "State", "UndoRefused"]
