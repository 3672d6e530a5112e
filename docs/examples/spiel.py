"""OpenSpiel's own tree search and its table of Q-values play Nieuw Amsterdam for two.

    pip install 'patroon[openspiel]'
    python spiel.py [SEED]

Takes a minute or two. The same seed gives the same games.
"""

import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, mcts, random_agent, tabular_qlearner
from open_spiel.python.bots import uniform_random

from patroon.envs.observation import FIELDS
from patroon.envs.openspiel import NAME  # which registers the game

AT = {field.name: field.offset for field in FIELDS}


def search(seed: int, seat: int, simulations: int) -> None:
    """Tree search in a seat against random play; each simulation plays the game to its end at random."""
    game = pyspiel.load_game(NAME, {"players": 2})
    luck = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bots = [uniform_random.UniformRandomBot(other, luck) for other in range(2)]
    bots[seat] = mcts.MCTSBot(game, 0.05, simulations, rollouts, random_state=luck)
    begun = time.perf_counter()
    margins = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)
    took = time.perf_counter() - begun
    print(f"tree search in seat {seat} is ahead by {100 * margins[seat]:.0f} points; {took:.0f} s")


def roughly(step: rl_environment.TimeStep) -> rl_environment.TimeStep:
    """What a table can hold: what is asked, and a few things that one has, roughly."""
    seen: list[Any] = []
    for numbers in step.observations["info_state"]:
        asked = [int(numbers[AT[name]]) for name in ("awaits", "draft.kind", "draft.asked")]
        has = [min(int(numbers[AT[f"player0.{name}"]]), 3) for name in ("coins", "wood", "goods")]
        seen.append((*asked, *has))
    return step._replace(observations={**step.observations, "info_state": seen})


def learn(seed: int, lessons: int, games: int) -> None:
    """Q-values in a table: learned in so many games against random play, and what they are worth against it."""
    np.random.seed(seed)
    chance = rl_environment.ChanceEventSampler(seed)
    table = rl_environment.Environment(NAME, players=2, chance_event_sampler=chance)
    choices = table.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, choices), random_agent.RandomAgent(1, choices)]

    def play(number: int, evaluate: bool) -> list[float]:
        margins = []
        for _ in range(number):
            step = roughly(table.reset())
            while not step.last():
                agent = agents[step.current_player()]
                step = roughly(table.step([agent.step(step, is_evaluation=evaluate).action]))
            for agent in agents:
                agent.step(step, is_evaluation=evaluate)
            margins.append(100 * step.rewards[0])
        return margins

    for learned in (0, lessons):
        begun = time.perf_counter()
        play(learned, evaluate=False)
        margins = play(games, evaluate=True)
        won = sum(margin > 0 for margin in margins)
        error = np.std(margins) / games**0.5
        took = time.perf_counter() - begun
        print(
            f"after {learned} games the learner wins {won} of {games}, "
            f"ahead by {np.mean(margins):.1f} ± {error:.1f} points; {took:.0f} s"
        )


if __name__ == "__main__":
    given = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(f"seed {given}")
    learn(given, lessons=400, games=100)
    for seat in range(2):
        search(given, seat, simulations=30)
