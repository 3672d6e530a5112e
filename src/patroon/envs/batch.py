"""Many games at once for learning, in NumPy arrays."""

from random import Random

from patroon.board import Board
from patroon.envs.choices import SIZE
from patroon.envs.extras import extra
from patroon.envs.observation import LENGTH
from patroon.envs.rewards import reward_named
from patroon.envs.stepping import Games

with extra("batch"):
    import numpy as np
    from numpy.typing import NDArray


class Batch:
    """n games side by side, each waiting for one choice.

    The arrays are made once and overwritten in place by every step; copy what you keep. A game that ends is followed by
    a new one in the same row at once: `dones` and `rewards` tell of the one that ended, everything else of the new one.

    Everything follows from the seed and the choices. The first game of row r is Game.new(seed=seed * 2**32 + r), the
    next one's seed is n more, and so on; `seeds` has the current ones.
    """

    def __init__(
        self, n: int, players: int = 4, seed: int = 0, reward: str = "win", board: Board | None = None
    ) -> None:
        if n < 1:
            raise ValueError(f"at least one game, not {n}")
        self._games = Games(n, players, seed, board)
        self._bits = Random(seed)
        self._reward = reward_named(reward)
        self.n = n
        self.players = players
        self.observations: NDArray[np.uint8] = np.frombuffer(self._games.observations, np.uint8).reshape(n, LENGTH)
        """Of who chooses next in each game, as FIELDS in observation.py tells."""
        self.masks: NDArray[np.bool_] = np.frombuffer(self._games.masks, np.bool_).reshape(n, SIZE)
        """Which choices are open."""
        self.actors: NDArray[np.uint8] = np.frombuffer(self._games.actors, np.uint8)
        """The seat that chooses."""
        self.rewards: NDArray[np.float32] = np.zeros((n, players), np.float32)
        """By seat, for games that ended in this step; else zeros."""
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        """Whether a game ended in this step."""

    @property
    def seeds(self) -> list[int]:
        """Of the games that are played now."""
        return self._games.seeds.copy()

    def step(self, choices: NDArray[np.integer]) -> None:
        """A choice in each game.

        Raises IllegalChoice, which names the first row that is wrong; then nothing has changed in any game.
        """
        choices = np.asarray(choices)
        if choices.shape != (self.n,) or not np.issubdtype(choices.dtype, np.integer):
            raise ValueError(f"{self.n} whole numbers, one for each game, not {choices.dtype} of shape {choices.shape}")
        over = self._games.step(choices.tolist())
        self.rewards[:] = 0
        self.dones[:] = False
        for row, game in over:
            self.rewards[row] = self._reward(game)
            self.dones[row] = True

    def draw(self) -> NDArray[np.int64]:
        """An open choice at random for each game; which ones follows from the seed."""
        return np.array(self._games.draw(self._bits), np.int64)
