"""The game for PettingZoo: agents take turns, each with an observation, a mask of what it may choose, and a reward.

    env = patroon.envs.pettingzoo.env(players=4)

`raw_env` is the bare environment and the quick one. An illegal choice raises IllegalChoice there and changes nothing;
`env` wraps it as PettingZoo's own games do, so that it ends the game at once with a reward of -1 for whoever made it.
"""

import operator
from typing import Any, ClassVar, Final

from patroon.board import Board
from patroon.envs.choices import SIZE, Play
from patroon.envs.extras import extra
from patroon.envs.observation import LENGTH, observe
from patroon.envs.rewards import reward_named
from patroon.envs.showing import MODES, Showing
from patroon.rules import Game

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo.utils.env import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

Observation = dict[str, NDArray[Any]]
NOTHING: Final = bytes(SIZE)
"""The mask of those who have nothing to choose."""


def env(**options: Any) -> AECEnv:
    """The environment in the wrappers that PettingZoo's own games wear; the options are those of raw_env."""
    wrapped = TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo comes without types, and calls it so
    """One table of 2 to 5 agents, player_0 and so on by seat.

    `reward`: what everyone gets at the end, `margin`, `win` or `rank` (rewards.py); before it is 0.
    `reset(seed)` begins a row of games, and resets without a seed go on in it: the same seed, the same games.
    infos hold the last move as records have it, and with a render mode in words.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "nieuw_amsterdam_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        reward: str = "margin",
        render_mode: str | None = None,
        board: Board | None = None,
    ) -> None:
        super().__init__()
        if not 2 <= players <= 5:
            raise ValueError(f"2 to 5 players, not {players}")
        self.board = board
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(SIZE) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._showing = None if render_mode is None else Showing(self.possible_agents, render_mode)
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play = Play(Game.new(len(self.possible_agents), self.board, self._random.bytes(32)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.actor]
        self._skip_agent_selection = None
        if self._showing is not None:
            self._showing.said = ""

    def observe(self, agent: str) -> Observation:
        """What the agent sees; only the one whose turn it is has something to choose."""
        choosing = agent == self.agent_selection and not self.terminations[agent]
        return {
            "observation": np.frombuffer(bytearray(observe(self.play, self._seats[agent])), np.uint8),
            "action_mask": np.frombuffer(bytearray(self.play.mask() if choosing else NOTHING), np.int8),
        }

    def state(self) -> "NDArray[np.uint8]":
        """The whole table, which is public, as player_0 sees it."""
        return np.frombuffer(bytearray(observe(self.play, 0)), np.uint8)

    def step(self, action: int | None) -> None:
        """Take the choice of the agent whose turn it is. Raises IllegalChoice, and then nothing has changed."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        play, showing = self.play, self._showing
        before = play.game.view() if showing is not None else None
        events = play.choose(operator.index(action))  # type: ignore[arg-type]  # None is nothing to choose
        move = play.last_move
        if move is not None:
            info: dict[str, Any] = {"move": move.to_json()}
            if showing is not None and before is not None and events is not None:
                showing.played(before, move, events)
                info["words"] = showing.said
            self.infos = dict.fromkeys(self.agents, info)
        if play.over:
            self.rewards = dict(zip(self.agents, self.reward(play.game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[play.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> "NDArray[np.uint8] | str | None":
        if self._showing is None:
            raise ValueError(f"to render, make the environment with a render_mode: one of {', '.join(MODES)}")
        return self._showing.render(self.play.game.state)

    def close(self) -> None:
        """Nothing is open."""


def _observation_space() -> Dict:
    return Dict({"observation": Box(0, 255, (LENGTH,), np.uint8), "action_mask": Box(0, 1, (SIZE,), np.int8)})
