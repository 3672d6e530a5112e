"""Patroon's side: python bench/ours.py PLAYERS."""

import random
import sys
import time

from patroon.rules import Game
from timing import copies, games, report

GAMES = 60
POSITIONS = 2_000


def play(players: int, seed: int) -> int:
    """A game of random moves through the public interface: drawn from the options, checked, carried out."""
    game = Game.new(players, seed=seed)
    bits = random.Random(seed)
    decisions = 0
    while not game.over:
        game.play(game.draw(bits))
        decisions += 1
    return decisions


def positions(players: int, number: int) -> list[Game]:
    """Positions from all stages of random games."""
    found: list[Game] = []
    seed = 0
    while len(found) < number:
        seed += 1
        game = Game.new(players, seed=seed)
        bits = random.Random(seed)
        while not game.over:
            found.append(game.copy())
            game.play(game.draw(bits))
    return found[:number]


def listings(games: list[Game]) -> dict[str, float]:
    """Positions a second with every legal move listed."""
    start = time.perf_counter()
    for game in games:
        game.legal_moves()
    return {"positions listed/s": len(games) / (time.perf_counter() - start)}


if __name__ == "__main__":
    players = int(sys.argv[1])
    some = positions(players, POSITIONS)
    figures = games(lambda seed: play(players, seed), GAMES)
    figures |= copies([game.copy for game in some[::20]])
    figures |= listings(some)
    report(figures)
