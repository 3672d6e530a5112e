"""The game in OpenSpiel: what OpenSpiel asks of every game, and what is particular to this one."""

import importlib
import pickle
import random
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from patroon.board import built_in
from patroon.envs.choices import SIZE
from patroon.envs.observation import LENGTH, observe
from patroon.envs.openspiel import LONGEST, NAME, NieuwAmsterdam, NieuwAmsterdamState
from patroon.rules import Game
from patroon.rules.state import DEAL_LAND, DRAW_FURS, FILL_TRADERS


def loaded(players: int = 2, reward: str = "margin") -> NieuwAmsterdam:
    game = pyspiel.load_game(NAME, {"players": players, "reward": reward})
    assert isinstance(game, NieuwAmsterdam)
    return game


def go_on(state: NieuwAmsterdamState, bits: random.Random) -> None:
    """A choice, or a piece that chance draws, at random."""
    if state.is_chance_node():
        kinds, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(bits.choices(kinds, shares)[0])
    else:
        state.apply_action(bits.choice(state.legal_actions()))


def points(players: int, seed: int) -> Iterator[NieuwAmsterdamState]:
    """Every point of a random game, the end included: one state that goes on."""
    bits = random.Random(seed)
    state = loaded(players).new_initial_state()
    yield state
    while not state.is_terminal():
        go_on(state, bits)
        yield state


def ended(players: int, seed: int) -> NieuwAmsterdamState:
    *_, state = points(players, seed)
    return state


@pytest.mark.parametrize(("players", "reward"), [(2, "margin"), (3, "win"), (4, "rank"), (5, "margin")])
def test_openspiels_random_simulation_finds_nothing(players: int, reward: str) -> None:
    """Its own test: clones, serialising, masks, names, observations, returns and bounds all along a random game."""
    pyspiel.random_sim_test(loaded(players, reward), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(
    ("players", "reward", "utility", "together"),
    [
        (2, "margin", pyspiel.GameType.Utility.ZERO_SUM, 0),
        (3, "margin", pyspiel.GameType.Utility.GENERAL_SUM, None),
        (3, "rank", pyspiel.GameType.Utility.ZERO_SUM, 0),
        (5, "win", pyspiel.GameType.Utility.CONSTANT_SUM, 1),
    ],
)
def test_a_game_says_what_it_is(
    players: int, reward: str, utility: pyspiel.GameType.Utility, together: float | None
) -> None:
    game = pyspiel.load_game(f"{NAME}(players={players},reward={reward})")
    assert game.num_players() == players
    assert game.num_distinct_actions() == SIZE
    assert game.observation_tensor_shape() == [LENGTH]
    assert game.get_type().utility == utility
    assert game.utility_sum() == together
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        pyspiel.load_game(NAME, {"players": 6})
    with pytest.raises(ValueError, match="the reward is margin, win, rank, not gold"):
        pyspiel.load_game(NAME, {"reward": "gold"})


def test_a_point_that_is_serialised_comes_back_and_goes_on_the_same_way() -> None:
    """In mid-deal and in mid-move too."""
    dealing = choosing = 0
    for at, state in enumerate(points(3, seed=1)):
        drawn, so_far = state.drawn, state.play.so_far
        dealing += bool(drawn)
        choosing += bool(so_far)
        if at % 7 and not so_far:
            continue
        _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert back.play.game.state == state.play.game.state
        assert back.play.game.lines == state.play.game.lines
        assert (back.drawn, back.play.so_far, back.history()) == (drawn, so_far, state.history())
        assert back.legal_actions() == state.legal_actions()
        onward, bits = state.clone(), random.Random(at)
        for _ in range(5):
            if onward.is_terminal():
                break
            go_on(onward, bits)
            back.apply_action(onward.history()[-1])
        assert str(back) == str(onward)
    assert dealing > 50
    assert choosing > 20


def test_a_clone_goes_its_own_way() -> None:
    for state in points(2, seed=2):
        if state.is_terminal():
            break
        before = state.play.game.state.copy(), state.drawn, state.play.so_far, str(state)
        clone = state.clone()
        for _ in range(5):
            if not clone.is_terminal():
                go_on(clone, random.Random(0))
        assert clone.history()[: len(state.history())] == state.history()
        assert (state.play.game.state, state.drawn, state.play.so_far, str(state)) == before


def test_the_same_actions_make_the_same_game() -> None:
    """Nothing but its actions is in a game; so the same seed of whoever plays makes the same one."""
    state = ended(4, seed=3)
    again = loaded(4).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.play.game.lines == state.play.game.lines
    assert ended(4, seed=3).history() == state.history()
    assert ended(4, seed=4).history() != state.history()


@pytest.mark.parametrize("players", [2, 5])
def test_the_returns_are_those_of_the_engine(players: int) -> None:
    state = ended(players, seed=players)
    engine = Game.new(players)
    for line in state.play.game.lines:
        engine.advance(line)
    assert engine.over
    ahead = [mine - max(engine.scores[:seat] + engine.scores[seat + 1 :]) for seat, mine in enumerate(engine.scores)]
    assert state.returns() == [points / 100 for points in ahead]
    assert state.move_number() < LONGEST


def test_nothing_is_returned_before_the_end() -> None:
    for state in points(3, seed=1):
        if not state.is_terminal():
            assert state.returns() == state.rewards() == [0, 0, 0]


def test_what_can_come_follows_from_what_everyone_sees() -> None:
    """No order of decks or reserve is hidden anywhere: what lies face-down is all equally likely, piece by piece."""
    awaited = set()
    for state in points(2, seed=5):
        if not state.is_chance_node():
            continue
        view = state.play.game.view()
        shares = dict(state.chance_outcomes())
        assert sum(shares.values()) == pytest.approx(1)
        if state.drawn:
            continue
        awaited.add(view.awaits)
        if view.awaits in (DRAW_FURS, FILL_TRADERS) and any(view.reserve):
            furs = sum(view.reserve)
            assert shares == {fur: count / furs for fur, count in enumerate(view.reserve) if count}
        elif view.awaits == DEAL_LAND:
            assert shares == dict.fromkeys(range(len(view.land_deck)), 1 / len(view.land_deck))
    assert {DRAW_FURS, FILL_TRADERS, DEAL_LAND} <= awaited


def test_a_piece_that_is_not_there_cannot_be_drawn() -> None:
    state = loaded().new_initial_state()
    for action in (5, len(built_in().land[0])):
        with pytest.raises(ValueError, match=f"there is no piece of kind {action} to draw"):
            state.apply_action(action)
    assert state.drawn == ()


def test_a_choice_that_is_not_open_is_refused() -> None:
    state = next(state for state in points(2, seed=1) if state.current_player() == 0)
    with pytest.raises(ValueError, match=r"choice 51 \(end the turn\) is not open to player 0 now"):
        state.apply_action(51)


def test_the_tensor_is_the_observation_of_the_seat() -> None:
    for at, state in enumerate(points(3, seed=6)):
        if at % 10 == 0:
            afresh = pickle.loads(pickle.dumps(state.play))
            for seat in range(3):
                assert state.observation_tensor(seat) == [*observe(afresh, seat)]


def test_the_string_tells_every_number_but_zeros() -> None:
    state = next(state for state in points(2, seed=1) if state.current_player() == 1 and state.play.game.state.round)
    told = dict(line.split(": ") for line in state.observation_string(1).splitlines())
    player = state.play.game.state.players[1]
    assert told["player0.coins"] == str(player.coins)
    assert told["reserve"] == " ".join(map(str, state.play.game.state.reserve))
    assert sum(int(number) for numbers in told.values() for number in numbers.split()) == sum(observe(state.play, 1))


def test_actions_and_pieces_are_named() -> None:
    names = set()
    for state in points(2, seed=1):
        if not state.is_terminal():
            names |= {state.action_to_string(action) for action in state.legal_actions()}
    cards = {f"land {[*card]}" for card in built_in().land[0]} | {f"ship {[*card]}" for card in built_in().ships[1]}
    assert cards | {"mink", "city tile", "hold elections", "bid 0"} <= names


def test_openspiels_tree_search_plays() -> None:
    game = loaded(3)
    state = next(
        state for state in points(3, seed=1) if not state.is_chance_node() and state.play.game.state.round == 6
    )

    def found() -> int:
        luck = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        action = mcts.MCTSBot(game, uct_c=0.2, max_simulations=20, evaluator=evaluator, random_state=luck).step(state)
        return int(action)

    assert found() in state.legal_actions()
    assert found() == found()


def test_openspiels_environment_for_learners_plays_to_the_end() -> None:
    bits = random.Random(1)
    table = rl_environment.Environment(loaded(2), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == LENGTH
        step = table.step([bits.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 0
    assert step.rewards == table.get_state.returns()


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "examples" / "spiel.py"))
    example["learn"](seed=1, lessons=1, games=2)
    example["search"](seed=1, seat=1, simulations=2)
    shown = capsys.readouterr().out
    assert re.findall(r"after (\d) games the learner wins \d of 2", shown) == ["0", "1"]
    assert re.search(r"^tree search in seat 1 is ahead by -?\d+ points", shown, re.MULTILINE)


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "patroon.envs.openspiel")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'patroon\[openspiel\]'"):
        importlib.import_module("patroon.envs.openspiel")
