"""Games of OpenSpiel from Python: python -m bench.sides.openspiel SECONDS GAME …

A random legal action is applied until the game is over, and chance draws by its probabilities. Where a patroon is at
hand, its game is one of them.
"""

import random
import sys
from contextlib import suppress
from importlib import import_module

import pyspiel
from bench.timing import Figures, rates, report

with suppress(ModuleNotFoundError):
    import_module("patroon.envs.openspiel")  # registers it


def measured(name: str, seconds: float) -> Figures:
    game = pyspiel.load_game(name)
    choices = decisions = 0

    def play(seed: int) -> int:
        nonlocal choices, decisions
        state = game.new_initial_state()
        bits = random.Random(seed)
        offered = made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(bits.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(bits.random() * len(legal))])
            offered += len(legal)
            made += 1
        choices += offered
        decisions += made
        return made

    return {"decisions/s": rates(play, seconds)[0], "choices": choices / decisions}


if __name__ == "__main__":
    report({name: measured(name, float(sys.argv[1])) for name in sys.argv[2:]})
