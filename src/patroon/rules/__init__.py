"""The game of rules.md, and nothing else: no I/O, no clock, no randomness of its own."""

from patroon.rules.game import Game, UndoRefused
from patroon.rules.options import IllegalMove, ImpossibleOutcome, Option, Refusal
from patroon.rules.state import Player, State

__all__ = ["Game", "IllegalMove", "ImpossibleOutcome", "Option", "Player", "Refusal", "State", "UndoRefused"]
