"""PettingZoo environments: python -m bench.sides.pettingzoo SECONDS MODULE:MAKER …

A step is: read the observation, draw an open action from its mask, make it.
"""

import random
import sys
import warnings
from importlib import import_module

from bench.timing import Figures, rates, report

CHECKED = 50
"""Steps between two looks at the clock: a whole game takes seconds in some of them."""


def measured(name: str, seconds: float) -> Figures:
    module, _, maker = name.partition(":")
    env = getattr(import_module(module), maker)()
    bits = random.Random(1)
    choices = steps = 0

    def play(_: int) -> int:
        nonlocal choices, steps
        for _ in range(CHECKED):
            if not env.agents:
                env.reset(seed=bits.getrandbits(31))
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = mask.nonzero()[0]
            choices += len(legal)
            steps += 1
            env.step(int(legal[int(bits.random() * len(legal))]))
        return CHECKED

    env.reset(seed=1)
    return {"steps/s": rates(play, seconds)[0], "choices": choices / steps}


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # what the libraries have to say to their authors
    report({name: measured(name, float(sys.argv[1])) for name in sys.argv[2:]})
