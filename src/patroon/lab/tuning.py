"""How the weights of bots/value.py are found: rules of thumb, self-play, least squares, and a trial; and again.

    python -m patroon.lab.tuning [ITERATIONS] [GAMES] [JOBS]        (or: make tune)

The medium level has the rules of thumb below. For the hard level, bots that plan with these or with the weights so far
play each other, each with opinions of its own, so that they try different things. Then the points that players still
made are explained by what they had after each round, for every number of players. Three things keep this sane: the fit
leans to the rules of thumb, neighbouring rounds should have similar weights, and no weight may leave the bounds that a
player of the game would find plausible. New weights are kept only if they win more than their share against the old
ones, with two players and with four.

Least squares does not see why somebody did well, so many an iteration is no better than the one before; the trial
decides. The weights that ship came through several of them.
"""

import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from patroon.bots.bot import Clock
from patroon.bots.medium import MediumBot
from patroon.bots.temper import LAND
from patroon.bots.value import FEATURES, Values, features
from patroon.rules import Game
from patroon.rules.state import PREPARATION, ROUNDS

FILE: Final = Path(__file__).parent.parent / "bots" / "weights.json"
GAMES: Final = {2: 1.6, 3: 1.2, 4: 1.0, 5: 0.8}
"""How many games each number of players gets, of the number asked for."""
OPINION: Final = 0.25
WHIMS: Final = 0.03
"""How far the weights of players in self-play are off, and how many of their moves are random."""
SMOOTHNESS: Final = 1.0
STEADINESS: Final = 1.0
"""How much neighbouring rounds hold each other, and the rules of thumb the fit."""
SWEEPS: Final = 400
TRIAL: Final = {2: 200, 4: 200}
"""Games in which new weights must prove better, by number of players."""
MORE_LAND: Final = 1.1
FARMING: Final = (*LAND, "favoured: millwork", "favoured: granary")
SPREAD: Final = (22.0, 18.0, 14.0, 11.0, 7.5, 5.0)
"""The points by which the best guess is off, by round: a late guess says more."""

Line = tuple[float, float]
"""A value after round 5, and what is added for every round before."""


class Thumb(NamedTuple):
    """A rule of thumb for one feature, and the bounds within which self-play may correct it."""

    guess: Line
    least: Line
    most: Line


THUMBS: Final[dict[str, Thumb]] = {
    "constant": Thumb((0, 9), (-50, -50), (50, 50)),
    "coins to 4": Thumb((0.45, 0.06), (0.33, 0.02), (0.6, 0.15)),
    "coins 5 to 10": Thumb((0.4, 0.05), (0.33, 0.01), (0.5, 0.12)),
    "coins over 10": Thumb((0.36, 0.03), (0.33, 0), (0.5, 0.08)),
    "goods to 4": Thumb((0.45, 0.08), (0.33, 0.01), (1, 0.5)),
    "goods over 4": Thumb((0.4, 0.05), (0.3, 0), (0.8, 0.2)),
    "wood to 3": Thumb((0.45, 0.12), (0.33, 0.02), (0.9, 0.7)),
    "wood 4 to 7": Thumb((0.4, 0.08), (0.33, 0.01), (0.8, 0.5)),
    "wood over 7": Thumb((0.36, 0.03), (0.33, 0), (0.5, 0.15)),
    "corn to 4": Thumb((0.35, 0.08), (0.33, 0.01), (0.6, 0.3)),
    "corn over 4": Thumb((0.33, 0.03), (0.3, 0), (0.5, 0.15)),
    "corn short": Thumb((-0.3, -0.05), (-1, -0.3), (0, 0)),
    "furs of the first type": Thumb((2.1, 0.1), (1.5, 0), (2.6, 0.4)),
    "furs of the second type": Thumb((1.7, 0.1), (1.2, 0), (2.3, 0.4)),
    "other furs": Thumb((1.5, 0.1), (1, 0), (2.3, 0.4)),
    **{name: Thumb((2.6, 0.6), (2, 0.2), (5.5, 2.4)) for name in FEATURES if name.startswith("favoured")},
    "led": Thumb((1, 0.5), (0.8, 0.1), (3, 2.5)),
    "led by two": Thumb((0, 0.1), (0, 0), (0.6, 1)),
    "occupied": Thumb((0.2, 0.2), (0, 0.05), (1, 0.8)),
    "businesses": Thumb((-0.1, -0.2), (-0.5, -0.7), (0.3, 0.1)),
    "harvest": Thumb((0, 0.35), (0, 0.1), (0, 0.9)),
    "goods a round": Thumb((0, 0.35), (0, 0.1), (0, 0.8)),
    "room": Thumb((0, 0.1), (0, 0), (0.1, 0.6)),
    "land": Thumb((0.2, 0.6), (0, 0.1), (1, 2)),
    "filled": Thumb((0.5, 0.3), (0, 0), (2, 1)),
    "cleared": Thumb((0, 0.3), (-0.5, -0.2), (0.5, 1.5)),
    "points pending": Thumb((0.95, 0), (0.6, -0.05), (1.05, 0.05)),
    "points of the next land": Thumb((0, 0.03), (-0.3, -0.05), (0.1, 0.15)),
    "wood pending": Thumb((0.35, 0.1), (0.1, 0.05), (0.6, 0.3)),
    "corn pending": Thumb((-0.2, 0.35), (-0.2, 0.1), (0, 0.9)),
    "houses begun": Thumb((1, 0.2), (0.3, 0.1), (2, 1)),
    "houses to build": Thumb((-0.2, 0), (-1, -0.3), (0.2, 0.2)),
    "corn of unfilled land": Thumb((0, 0.15), (-0.1, -0.1), (0.1, 0.5)),
    "travel": Thumb((0, -0.3), (-0.3, -0.7), (0, -0.05)),
    "token": Thumb((0, -0.1), (-1, -1), (1, 1)),
}

Table = dict[int, list[list[float]]]
"""Weights by number of players and rounds played."""
Matrix = Any  # numpy's own types say less than they cost here


class Sample(NamedTuple):
    """What somebody had after a round, and the points they still made."""

    players: int
    round: int
    features: list[float]
    points: int


def lines(which: int) -> Matrix:
    """The guess, the least or the most of every feature, by round."""
    return np.array(
        [[THUMBS[name][which][0] + THUMBS[name][which][1] * (ROUNDS - 1 - played) for name in FEATURES]
         for played in range(ROUNDS)]
    )  # fmt: skip


def rules_of_thumb() -> Table:
    return {players: lines(0).tolist() for players in GAMES}


def more_land(table: Table) -> Table:
    """The same with more love of land. Thumbs and fit alike proved too shy of it: farmers won a third of the games."""
    more = [MORE_LAND if name in FARMING else 1.0 for name in FEATURES]
    return {
        players: [[round(weight * by, 3) for weight, by in zip(weights, more, strict=True)] for weights in rounds]
        for players, rounds in table.items()
    }


def gather(tables: Sequence[Table], players: int, number: int, seed: str) -> list[Sample]:
    """One game of self-play: every player's position after every round."""
    name = f"{seed} {players} {number}"
    random = Random(name)
    game = Game.new(players, seed=sha256(name.encode()).digest())
    bots = [_opinionated(random.choice(tables), random) for _ in range(players)]
    found: list[tuple[int, int, list[float], int]] = []
    played = -1
    while (seat := game.to_decide) is not None:
        if game.state.round - 1 > played:
            played = game.state.round - 1
            view = game.view()
            view.phase = PREPARATION  # the provisions of the round before are done, and those of this one are not due
            found += [(played, each, features(view, each), view.players[each].score) for each in range(players)]
        if random.random() < WHIMS:
            game.play(game.draw(random))
        else:
            game.play(bots[seat].decide(game.view(), game.options(), Clock()))
    return [Sample(players, played, have, game.scores[seat] - score) for played, seat, have, score in found]


def _opinionated(table: Table, random: Random) -> MediumBot:
    """A player with opinions of their own."""
    return _planning(
        {
            players: [[weight * math.exp(random.gauss(0, OPINION)) for weight in weights] for weights in rounds]
            for players, rounds in table.items()
        },
        random,
    )


def _planning(table: Table, random: Random) -> MediumBot:
    bot = MediumBot(random)
    bot.values = bot.planner.values = Values(table)
    return bot


def fit(samples: Sequence[Sample]) -> Table:
    """Weights that explain the points best: for all numbers of players together first, then for each."""
    have = np.array([sample.features for sample in samples])
    points = np.array([float(sample.points) for sample in samples])
    rounds = np.array([sample.round for sample in samples])
    players = np.array([sample.players for sample in samples])
    scale = have.std(axis=0)
    scale[scale == 0] = 1
    common = _least_squares(have, points, rounds, scale, lines(0))
    table: Table = {}
    for number in GAMES:
        own = players == number
        weights = _least_squares(have[own], points[own], rounds[own], scale, common)
        table[number] = [[round(float(weight), 3) for weight in row] for row in weights]
    return table


def _least_squares(have: Matrix, points: Matrix, rounds: Matrix, scale: Matrix, prior: Matrix) -> Matrix:
    """Bounded least squares with the two penalties, by going through the weights one after the other."""
    size = len(FEATURES)
    left, right = np.zeros((ROUNDS * size, ROUNDS * size)), np.zeros(ROUNDS * size)
    steady, smooth = STEADINESS * scale**2, SMOOTHNESS * scale**2
    steady[0], smooth[0] = 1e-4, 0  # the constant is whatever it is
    for played in range(ROUNDS):
        block = slice(played * size, (played + 1) * size)
        some = have[rounds == played]
        weight = SPREAD[played] ** -2
        left[block, block] += weight * some.T @ some + np.diag(steady)
        right[block] += weight * some.T @ points[rounds == played] + steady * prior[played]
    for played in range(ROUNDS - 1):
        here = np.arange(size) + played * size
        there = here + size
        step = smooth * (prior[played] - prior[played + 1])
        left[here, here] += smooth
        left[there, there] += smooth
        left[here, there] -= smooth
        left[there, here] -= smooth
        right[here] += step
        right[there] -= step
    weights, least, most = prior.ravel().copy(), lines(1).ravel(), lines(2).ravel()
    for _ in range(SWEEPS):
        for index in range(len(weights)):
            better = weights[index] + (right[index] - left[index] @ weights) / left[index, index]
            weights[index] = min(most[index], max(least[index], better))
    return weights.reshape(ROUNDS, size)


def self_play(tables: Sequence[Table], games: int, seed: str, pool: ProcessPoolExecutor) -> Iterator[Sample]:
    for players, part in GAMES.items():
        numbers = range(round(part * games))
        for samples in pool.map(gather, repeat(tables), repeat(players), numbers, repeat(seed), chunksize=4):
            yield from samples


def better(new: Table, old: Table, pool: ProcessPoolExecutor) -> bool:
    """The new weights win more than their share against the old ones."""
    for players, games in TRIAL.items():
        wins = sum(pool.map(trial, repeat(new), repeat(old), repeat(players), range(games), chunksize=4))
        print(f"  {players} players: {wins:.1f} wins in {games} games", flush=True)
        if wins * players <= games:
            return False
    return True


def trial(new: Table, old: Table, players: int, number: int) -> float:
    """A game of one with the new weights against others with the old ones: the part of the victory."""
    name = f"trial {players} {number // players}"  # every deal is played from all seats
    random = Random(name)
    game = Game.new(players, seed=sha256(name.encode()).digest(), first=0)
    bots = [_planning(new if seat == number % players else old, random) for seat in range(players)]
    while (seat := game.to_decide) is not None:
        game.play(bots[seat].decide(game.view(), game.options(), Clock()))
    winners = game.winners or ()
    return 1 / len(winners) if number % players in winners else 0.0


def write(tables: dict[str, Table]) -> None:
    """A line for every number of players and round, so that changes can be seen."""
    parts = []
    for name, table in tables.items():
        rows = [
            f'    "{players}": [\n' + ",\n".join(f"      {json.dumps(row)}" for row in rounds) + "\n    ]"
            for players, rounds in table.items()
        ]
        parts.append(f'  "{name}": {{\n' + ",\n".join(rows) + "\n  }")
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def shipped(name: str) -> Table:
    return {int(players): rounds for players, rounds in json.loads(FILE.read_text(encoding="utf-8"))[name].items()}


def main(iterations: int = 3, games: int = 250, jobs: int = 2) -> None:
    thumb, table = rules_of_thumb(), shipped("hard")
    with ProcessPoolExecutor(jobs) as pool:
        for iteration in range(1, iterations + 1):
            samples = list(self_play((thumb, table), games, f"tuning {iteration}", pool))
            print(f"iteration {iteration}: {len(samples)} positions", flush=True)
            new = more_land(fit(samples))
            if better(new, table, pool):
                table = new
                write({"medium": more_land(thumb), "hard": table})


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
