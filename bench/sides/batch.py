"""patroon, many games at a time: python -m bench.sides.batch SECONDS GAMES."""

import sys

from bench.timing import rates, report

from patroon.envs.batch import Batch

PLAYERS = 4

if __name__ == "__main__":
    games = int(sys.argv[2])
    batch = Batch(games, players=PLAYERS)

    def step(_: int) -> int:
        batch.step(batch.draw())
        return games

    report({"batch": {"steps/s": rates(step, float(sys.argv[1]))[0]}})
