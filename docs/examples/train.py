"""Trains a player with MaskablePPO from sb3-contrib, and says how it does in games it has not seen.

    make train  # installs what it needs into .venv/train, and runs it
    make train ARGS=--help

Runs of the same seed on the same machine give the same player.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import patroon.envs.gymnasium
from patroon.lab.numbers import Mean, wilson

TABLES = 8
"""Games at a time."""
POINTS = 20
"""So many points are a reward of 1."""
FRESH = 10**9
"""Seeds of games to judge by begin here; those to learn from are below."""


class Gains(gymnasium.Wrapper):
    """Rewards a decision by what became of the margin until the next one, in place of all at the end.

    It adds up to the margin at the end.
    """

    def margin(self) -> int:
        scores = list(self.unwrapped.play.game.scores)
        return scores.pop(self.unwrapped.seat) - max(scores)

    def reset(self, **options):
        told = self.env.reset(**options)
        self.before = self.margin()
        return told

    def step(self, action):
        observation, _, terminated, truncated, info = self.env.step(action)
        before, self.before = self.before, self.margin()
        return observation, (self.before - before) / POINTS, terminated, truncated, info


class Scaled(gymnasium.ObservationWrapper):
    """Small numbers apart, large ones together, all of them from 0 to 1, as networks like it."""

    SCALE = (np.log1p(np.arange(256)) / np.log(256)).astype(np.float32)

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = Box(0, 1, env.observation_space.shape, np.float32)

    def observation(self, observation):
        return self.SCALE[observation]


def table(opponents: list[str]) -> gymnasium.Env:
    """A table of ours, dressed for learning; the seat changes from game to game."""
    return Scaled(Gains(gymnasium.make(patroon.envs.gymnasium.ID, opponents=opponents, disable_env_checker=True)))


def train(opponents: list[str], steps: int, seed: int) -> MaskablePPO:
    def seated(number: int) -> Callable[[], gymnasium.Env]:
        def make() -> gymnasium.Env:
            env = Monitor(table(opponents))
            env.reset(seed=seed * TABLES + number)
            return env

        return make

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([seated(number) for number in range(TABLES)]),
        n_steps=512,
        batch_size=512,
        n_epochs=5,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    return model.learn(steps, log_interval=10)


def judge(model: MaskablePPO, opponents: list[str], games: int) -> tuple[float, Mean]:
    """Wins, a shared one as a part of one, and the margins, in games from fresh seeds."""
    env = table(opponents)
    wins, margins = 0.0, Mean()
    for number in range(games):
        observation, _ = env.reset(seed=FRESH + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks(), deterministic=True)
            observation, _, over, _, _ = env.step(action)
        winners = env.unwrapped.play.game.winners
        wins += (env.unwrapped.seat in winners) / len(winners)
        margins.add(env.env.margin())
    return wins, margins


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--opponents", default="random", help="bots to learn against, as for patroon simulate")
    arguments.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--games", type=int, default=500, help="fresh games to judge by")
    arguments.add_argument("--against", default="random;easy", help="tables to be judged at, semicolons between")
    arguments.add_argument("--save", type=Path, help="keep the player here")
    given = arguments.parse_args()
    opponents = given.opponents.split(",")
    torch.set_num_threads(1)  # more only wait for each other in so small a network
    print(f"seed {given.seed}, {given.steps} decisions against {given.opponents}")
    start = time.perf_counter()
    model = train(opponents, given.steps, given.seed)
    print(f"trained in {time.perf_counter() - start:.0f} s")
    if given.save:
        model.save(given.save)
    for names in given.against.split(";"):
        wins, margins = judge(model, names.split(","), given.games)
        low, high = wilson(wins / given.games, given.games)
        print(f"against {names}, {given.games} games of the seeds from {FRESH}:")
        print(f"  {wins / given.games:.1%} won, 95 %: {low:.1%} to {high:.1%}")
        print(f"  margin {margins.mean:+.1f} ± {margins.margin:.1f} points")


if __name__ == "__main__":
    main()
