"""catanatron, four random players: python -m bench.sides.catanatron SECONDS."""

import sys
from statistics import mean

from bench.timing import copies, games, report
from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def start(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def play(seed: int) -> int:
    game = start(seed)
    game.play()
    return len(game.state.actions)


def positions() -> list[Game]:
    """Positions from all stages of a random game."""
    game = start(1)
    found = []
    while game.winning_color() is None and len(found) < 2_000:
        found.append(game.copy())
        game.play_tick()
    return found[::10]


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    some = positions()
    figures = copies([game.copy for game in some], seconds, kept=2_000)
    figures["choices"] = mean([len(game.state.playable_actions) for game in some])
    report({"catanatron": figures | games(play, seconds)})
