"""patroon, four players: python -m bench.sides.patroon SECONDS. PYTHONPATH says which patroon."""

import random
import sys
from statistics import mean

from bench.timing import Figures, copies, games, rates, report

from patroon.rules import Game

PLAYERS = 4
GAMES = 20
EVERY = 10


def play(seed: int) -> int:
    """A game of random moves through the public interface: drawn from the options, checked, carried out."""
    game = Game.new(PLAYERS, seed=seed)
    bits = random.Random(seed)
    decisions = 0
    while not game.over:
        game.play(game.draw(bits))
        decisions += 1
    return decisions


def positions() -> list[Game]:
    """Positions from all stages of random games."""
    found: list[Game] = []
    for seed in range(GAMES):
        game = Game.new(PLAYERS, seed=seed)
        bits = random.Random(seed)
        while not game.over:
            found.append(game.copy())
            game.play(game.draw(bits))
    return found[::EVERY]


def listings(games: list[Game], seconds: float) -> Figures:
    """Positions a second with every legal move listed, and how many moves that are."""

    def once(_: int) -> int:
        for game in games:
            game.legal_moves()
        return len(games)

    return {
        "positions listed/s": rates(once, seconds)[0],
        "choices": mean([len(game.legal_moves()) for game in games]),
    }


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    some = positions()
    figures = copies([game.copy for game in some], seconds, kept=20_000)
    report({"patroon": figures | games(play, seconds) | listings(some, seconds)})
