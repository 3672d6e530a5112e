"""The game for OpenSpiel: importing this registers `python_nieuw_amsterdam`.

    import pyspiel
    import patroon.envs.openspiel
    game = pyspiel.load_game("python_nieuw_amsterdam(players=3,reward=rank)")

Actions are the choices of choices.py, and chance draws one fur, card or tile at a time (pieces.py): its nodes are
explicit, with the true probabilities. OpenSpiel's other way, one sampled outcome a node, is closed to games written in
Python: serialising such a game asks for the state of a generator that only C++ can hand over.
"""

from collections.abc import Mapping
from typing import Final

from patroon.board import built_in
from patroon.envs import pieces
from patroon.envs.choices import SIZE, Play, meaning
from patroon.envs.extras import extra
from patroon.envs.observation import FIELDS, LENGTH, observe
from patroon.envs.rewards import REWARDS
from patroon.rules import Game

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

NAME: Final = "python_nieuw_amsterdam"
LONGEST: Final = 22_000
"""No game has more choices: five players make under 55 moves a round, and a payment of 900 things takes 65 choices."""
HIGHEST: Final = {"margin": 10.0, "win": 1.0, "rank": 1.0}
"""No reward is higher. Nobody gets 1000 points: 18 tiles bring 36 at most, and few are left for the end."""
LOWEST: Final = {"margin": -10.0, "win": 0.0, "rank": -1.0}

_ABOUT: Final = {
    "short_name": NAME,
    "long_name": "Nieuw Amsterdam",
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    # Everyone sees the same, and what lies face-down has no order before it is drawn: chance, as dice in backgammon.
    "information": pyspiel.GameType.Information.PERFECT_INFORMATION,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "max_num_players": 5,
    "min_num_players": 2,
    "provides_information_state_string": True,  # the history, which everyone knows
    "provides_information_state_tensor": False,  # it would have to hold the longest of them
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "parameter_specification": {"players": 2, "reward": "margin"},
}


def _type(players: int, reward: str) -> pyspiel.GameType:
    """What sort of game it is. Two players' margins and everybody's ranks cancel out, and there is one victory."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM
    if reward == "win":
        utility = pyspiel.GameType.Utility.CONSTANT_SUM
    elif reward == "rank" or players == 2:
        utility = pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(**_ABOUT, utility=utility)


class NieuwAmsterdam(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game for a number of players, with one kind of reward."""

    def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
        given = {**_ABOUT["parameter_specification"], **(params or {})}
        players, reward = given["players"], given["reward"]
        if players not in range(2, 6):
            raise ValueError(f"2 to 5 players, not {players}")
        if reward not in REWARDS:
            raise ValueError(f"the reward is {', '.join(REWARDS)}, not {reward}")
        self.reward = REWARDS[reward]
        self.start = Play(Game.new(players))
        kind = _type(players, reward)
        sums = {pyspiel.GameType.Utility.ZERO_SUM: 0.0, pyspiel.GameType.Utility.CONSTANT_SUM: 1.0}
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=pieces.most_kinds(built_in()),
            num_players=players,
            min_utility=LOWEST[reward],
            max_utility=HIGHEST[reward],
            utility_sum=sums.get(kind.utility),
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "NieuwAmsterdamState":
        """Before the first furs are drawn."""
        return NieuwAmsterdamState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game draws more pieces."""
        return pieces.most_pieces(built_in(), self.num_players())

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> "TableObserver | IIGObserverForPublicInfoGame":
        """What lies on the table; for those who want perfect recall the history; of private things nothing."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TableObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class NieuwAmsterdamState(pyspiel.State):  # type: ignore[misc]
    """A point of the game: of a move, or of a deal, piece by piece."""

    def __init__(self, game: NieuwAmsterdam) -> None:
        super().__init__(game)
        self.play = game.start.copy()
        """The game with what is chosen of the move so far."""
        self.drawn: tuple[int, ...] = ()
        """The pieces drawn so far for the outcome that is due."""

    def current_player(self) -> int:
        play = self.play
        if play.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.actor

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        """The reward of each seat; zeros before the end."""
        game: NieuwAmsterdam = self.get_game()
        return game.reward(self.play.game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds that the next piece can be of, each as likely as there are pieces."""
        pile = pieces.pile(self.play.game.state, self.drawn)
        total = sum(pile)
        return [(kind, count / total) for kind, count in enumerate(pile) if count]

    def _legal_actions(self, player: int) -> list[int]:
        del player  # it is the current one
        return self.play.choices()

    def _apply_action(self, action: int) -> None:
        game = self.play.game
        if game.awaits_chance:
            if not 0 <= action < len(pile := pieces.pile(game.state, self.drawn)) or not pile[action]:
                raise ValueError(f"there is no piece of kind {action} to draw")
            self.drawn = (*self.drawn, action)
        else:
            self.play.choose(action)
        while game.awaits_chance and len(self.drawn) == pieces.due(game.state):  # traders can be full already
            game.happen(pieces.outcome(game.state, self.drawn))
            self.drawn = ()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return pieces.name_of(self.play.game.state, action)
        return meaning(action)

    def __str__(self) -> str:
        """What seat 0 sees, and what is drawn for the outcome that is due."""
        drawn = ", ".join([pieces.name_of(self.play.game.state, kind) for kind in self.drawn])
        return told(self.play, 0) + (f"\ndrawn: {drawn}" if drawn else "")


class TableObserver:
    """What lies on the table, seen from a seat: `tensor` holds the numbers of observation.py."""

    def __init__(self, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NieuwAmsterdamState, player: int) -> None:
        """Look at the table from this seat."""
        self.tensor[:] = np.frombuffer(observe(state.play, player), np.uint8)

    def string_from(self, state: NieuwAmsterdamState, player: int) -> str:
        """The same in words."""
        return told(state.play, player)


def told(play: Play, seat: int) -> str:
    """The observation field by field, without the zeros that end a field, or are all of it."""
    seen = observe(play, seat)
    told = [(field.name, seen[field.offset : field.offset + field.length].rstrip(b"\0")) for field in FIELDS]
    return "\n".join([f"{name}: {' '.join(map(str, numbers))}" for name, numbers in told if numbers])


pyspiel.register_game(_type(2, "margin"), NieuwAmsterdam)
