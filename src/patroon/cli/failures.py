"""What came to nothing: a line on standard error for each game, as long as they are few, and one for a cluster."""

import sys

from patroon.lab.cluster import ClusterFailed
from patroon.lab.results import REMEMBERED
from patroon.lab.series import Plan
from patroon.lab.workers import Failure
from patroon.words import Words


class Failures:
    """Says what became of each game that failed; after the first ones it only counts."""

    def __init__(self, words: Words, plan: Plan) -> None:
        self._words = words
        self._plan = plan
        self.number = 0

    def say(self, failure: Failure) -> None:
        self.number += 1
        if self.number <= REMEMBERED:
            print(self._sentence(failure), file=sys.stderr)

    def _sentence(self, failure: Failure) -> str:
        number, seed = str(failure.number), self._plan.seed_of(failure.number).hex()
        code = failure.exit_code
        if code is None:
            return self._words("simulate-raised", number=number, error=failure.error, seed=seed)
        key = "simulate-died-signal" if code < 0 else "simulate-died-code"
        return self._words(key, number=number, code=abs(code), seed=seed)


def cluster_error(words: Words, failed: ClusterFailed) -> str:
    """Why a cluster can't be used, and which node is to blame."""
    message = words(failed.key, **failed.values)
    if failed.node:
        message = words("cluster-node", node=failed.node, message=message)
    return words("cli-error", message=message)
