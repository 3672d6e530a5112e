"""The game for Gymnasium: one seat is yours, bots have the others.

    import gymnasium, patroon.envs.gymnasium
    env = gymnasium.make("patroon/NieuwAmsterdam-v0", opponents=["easy", "random"])

Observations are the numbers of observation.py; what may be chosen is in info["action_mask"] and `action_masks()`. An
illegal choice changes nothing at the table, but ends the episode at once with a reward of -1: info["illegal"] says why.
"""

import operator
from collections.abc import Sequence
from typing import Any, Final

from patroon.board import Board, built_in
from patroon.bots import Clock
from patroon.bots.seated import seat_for
from patroon.envs.choices import SIZE, IllegalChoice, Play
from patroon.envs.extras import extra
from patroon.envs.observation import LENGTH, observe
from patroon.envs.rewards import reward_named
from patroon.envs.showing import MODES, Showing
from patroon.record import header_for
from patroon.rules import Game
from patroon.rules.events import Event
from patroon.rules.moves import Move
from patroon.rules.state import State

with extra("gym"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

ID: Final = "patroon/NieuwAmsterdam-v0"
ILLEGAL: Final = -1.0
"""The reward for an illegal choice, as in PettingZoo's own games."""

Observation = NDArray[np.uint8]
Info = dict[str, Any]


class NieuwAmsterdam(gymnasium.Env[Observation, np.int64]):
    """One seat against bots, which are named as for `patroon simulate` and sit in their order on your left.

    `seat`: yours; without one it is drawn anew for each game. `reward`: at the end you get `margin`, `win` or `rank`
    (rewards.py); 0 before. `ms`: how long a bot may think about a decision; those that ask the time need a limit.
    The same seed of `reset` gives the same games, bots included, unless they ask the time.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012  # Gymnasium wants it so

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
        board: Board | None = None,
        ms: int | None = None,
    ) -> None:
        players = 1 + len(opponents)
        if not 2 <= players <= 5:
            raise ValueError(f"1 to 4 opponents, not {len(opponents)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are 0 to {players - 1}, not {seat}")
        self.board = board or built_in()
        self.reward = reward_named(reward)
        self.render_mode = render_mode
        self.ms = ms
        self.observation_space = Box(0, 255, (LENGTH,), np.uint8)
        self.action_space = Discrete(SIZE)
        self._seat = seat
        self._bots = [seat_for(name, quiet=True) for name in opponents]
        self._called = ["you", *(f"{name} {n}" for n, name in enumerate(opponents, 1))]
        self._showing: Showing | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        players = len(self._bots) + 1
        self.seat = int(self.np_random.integers(players)) if self._seat is None else self._seat
        self._seated = {(self.seat + after) % players: bot for after, bot in enumerate(self._bots, 1)}
        self._names = [self._called[(place - self.seat) % players] for place in range(players)]
        chance = self.np_random.bytes(32)
        header = header_for(self._names, self.board, chance)
        for place, bot in self._seated.items():
            bot.begin(header, place)
        self.play = Play(Game.new(players, self.board, chance))
        if self.render_mode is not None:
            self._showing = Showing(self._names, self.render_mode)
        self._info: Info = {}
        self._ended = False
        self._bots_play()
        if self.render_mode == "human":
            self.render()
        return self._told()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, Info]:
        if self._ended:
            raise ValueError("the episode has ended: call reset()")
        self._info = {}
        reward = 0.0
        before = self._before()
        try:
            events = self.play.choose(operator.index(action))
        except IllegalChoice as illegal:
            self._info["illegal"] = str(illegal)
            self._ended, reward = True, ILLEGAL
        else:
            if events is not None and self.play.last_move is not None:
                self._went(before, self.play.last_move, events)
                self._bots_play()
            if self.play.over:
                self._ended, reward = True, self.reward(self.play.game)[self.seat]
        if self.render_mode == "human":
            self.render()
        observation, info = self._told()
        return observation, reward, self._ended, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as sb3-contrib asks for it."""
        return np.frombuffer(bytearray(self.play.mask()), np.bool_)

    def render(self) -> Any:  # Gymnasium's frames may be anything
        if self._showing is None:
            raise ValueError(f"to render, reset an environment that has a render_mode: one of {', '.join(MODES)}")
        return self._showing.render(self.play.game.state)

    def close(self) -> None:
        """Bots that are programs of their own end."""
        for bot in self._bots:
            bot.close()

    def _bots_play(self) -> None:
        """Up to your next decision, or to the end."""
        game = self.play.game
        self._hear()
        while (place := game.to_decide) not in (None, self.seat):
            decided = self._seated[place].decide(game, Clock(self.ms))
            if decided.fault:
                self._info.setdefault("faults", []).append(f"{self._names[place]}: {decided.fault}")
            before = self._before()
            self._went(before, decided.move, game.play(decided.move))
            self._hear()
        self.play = Play(game)  # it would not know what was played beside it
        if game.over:
            for bot in self._bots:
                bot.over(game)

    def _hear(self) -> None:
        for bot in self._bots:
            bot.hear(self.play.game)

    def _before(self) -> State | None:
        """The table before a move, where it is going to be told."""
        return self.play.game.view() if self._showing is not None else None

    def _went(self, before: State | None, move: Move, events: list[Event]) -> None:
        self._info.setdefault("moves", []).append(move.to_json())
        if self._showing is not None and before is not None:
            self._showing.played(before, move, events)
            self._info.setdefault("words", []).append(self._showing.said)

    def _told(self) -> tuple[Observation, Info]:
        observation = np.frombuffer(bytearray(observe(self.play, self.seat)), np.uint8)
        mask = np.frombuffer(bytearray(self.play.mask()), np.int8)
        return observation, {"action_mask": mask, "seat": self.seat, **self._info}


if ID not in gymnasium.registry:
    gymnasium.register(ID, f"{__name__}:{NieuwAmsterdam.__name__}", nondeterministic=False)
