"""Where a lesson begins, as a game."""

import msgspec

from patroon.lessons import Place, beginning
from patroon.record import load_lines
from patroon.rules import Game
from patroon.rules.moves import Move


def stand(lesson: Place) -> Game:
    """The game at the point where the learner takes over."""
    header, lines = beginning(lesson)
    return load_lines([msgspec.json.encode(line) + b"\n" for line in (header.to_json(), *lines)]).game


def legal(game: Game) -> list[Move]:
    return [move for option in game.options() for move in option.moves()]
