"""The game for PettingZoo: its own checks, and what they leave open."""

import json
import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict
from pettingzoo.test import api_test, render_test, seed_test

from patroon.envs.choices import SIZE, IllegalChoice
from patroon.envs.pettingzoo import env, raw_env
from patroon.envs.rewards import REWARDS
from patroon.rules.moves import Move, move_from_json

PETTINGZOO_PREFERS_BOXES = (
    "ignore:Observation is not a NumPy array:UserWarning",  # said of every dictionary but those of its own games
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)


def played(table: Any, seed: int, choose: Callable[[int, np.ndarray[Any, Any]], int]) -> dict[str, float]:
    """A whole game as PettingZoo's loop plays it; what everyone got."""
    table.reset(seed=seed)
    got = {}
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert not truncation
        if termination:
            got[agent] = reward
            table.step(None)
        else:
            assert reward == 0
            table.step(choose(table.unwrapped.play.actor, np.flatnonzero(observation["action_mask"])))
    return got


def at_random(seed: int) -> Callable[[int, np.ndarray[Any, Any]], int]:
    whims = Random(seed)
    return lambda _, legal: int(whims.choice(legal))


@pytest.mark.filterwarnings(*PETTINGZOO_PREFERS_BOXES)
@pytest.mark.parametrize(("players", "made"), [(2, env), (5, env), (4, raw_env)])
def test_pettingzoo_finds_nothing_wrong(players: int, made: Callable[..., Any]) -> None:
    api_test(made(players=players), num_cycles=60)


@pytest.mark.parametrize("players", [2, 5])
def test_the_same_seed_is_the_same_game(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=50)


@pytest.mark.usefixtures("capsys")
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_is_content_with_what_is_rendered(players: int) -> None:
    render_test(lambda render_mode: env(players=players, render_mode=render_mode))


def test_spaces_tell_what_is_observed() -> None:
    table = raw_env(players=3)
    table.reset(seed=1)
    for agent in table.agents:
        space = table.observation_space(agent)
        assert isinstance(space, Dict)
        assert isinstance(space["observation"], Box)
        assert space.contains(table.observe(agent))
        assert table.action_space(agent).n == SIZE


def test_the_mask_has_exactly_what_is_open() -> None:
    table = raw_env(players=3)
    table.reset(seed=2)
    whims = Random(2)
    for _ in range(120):
        masks = {agent: np.flatnonzero(table.observe(agent)["action_mask"]).tolist() for agent in table.agents}
        choices = masks.pop(table.agent_selection)
        assert choices == table.play.choices()
        assert not any(masks.values())
        table.step(whims.choice(choices))


@pytest.mark.parametrize("reward", list(REWARDS))
def test_rewards_are_those_of_the_end(reward: str) -> None:
    table = raw_env(players=4, reward=reward)
    got = played(table, 3, at_random(3))
    assert got == dict(zip(table.possible_agents, REWARDS[reward](table.play.game), strict=True))
    assert any(got.values())
    assert table.agents == []


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    def three(table: Any) -> list[bytes]:
        found = []
        for seed in (7, None, None):
            table.reset(seed=seed)
            found.append(table.state().tobytes())
        return found

    one, other = three(raw_env(players=3)), three(raw_env(players=3))
    assert one == other
    assert len(set(one)) == 3


def test_observations_are_ones_own() -> None:
    table = raw_env(players=2)
    table.reset(seed=4)
    before = table.observe("player_0")
    before["observation"][:] = 255
    before["action_mask"][:] = 1
    assert table.observe("player_0")["observation"].max() < 255
    assert table.observe("player_0")["action_mask"].sum() < SIZE


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    table = raw_env(players=3)
    table.reset(seed=5)
    before = table.last()
    for choice in (SIZE - 1, SIZE, -1):
        with pytest.raises(IllegalChoice):
            table.step(choice)
    after = table.last()
    assert before[0]["observation"].tobytes() == after[0]["observation"].tobytes()
    assert before[1:] == after[1:]


def test_in_its_wrappers_an_illegal_choice_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    table = env(players=3)
    table.reset(seed=5)
    loser = table.agent_selection
    table.step(SIZE - 1)
    assert "Illegal move made" in caplog.text
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == loser else 0 for agent in table.possible_agents}


def test_infos_hold_the_last_move_as_records_have_it() -> None:
    table = raw_env(players=2)
    told: list[dict[str, Any]] = []

    def watched(_: int, legal: np.ndarray[Any, Any]) -> int:
        info = table.infos[table.agent_selection]
        if info and (not told or told[-1] is not info["move"]):
            told.append(info["move"])
        return int(legal[0])

    played(table, 6, watched)
    moves = [line for line in table.play.game.lines if isinstance(line, Move)]
    assert [move_from_json(json.loads(json.dumps(each))) for each in told] == moves[:-1]
    assert told  # the last one is told when nobody chooses any more


def test_a_table_that_is_shown_tells_moves_in_words() -> None:
    table = raw_env(players=2, render_mode="ansi")
    table.reset(seed=8)
    table.step(int(table.play.choices()[0]))
    (info,) = {id(info): info for info in table.infos.values()}.values()
    assert info["words"].startswith("player_")
    text = table.render()
    assert isinstance(text, str)
    assert text.endswith(info["words"])
    assert "Reserve: 35" in text
    assert "> player_" in text


@pytest.mark.parametrize("players", [2, 5])
def test_a_picture_shows_every_seat_until_the_end(players: int) -> None:
    table = raw_env(players=players, render_mode="rgb_array")
    table.reset(seed=9)
    first = table.render()
    played(table, 9, at_random(9))
    last = table.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(last, np.ndarray)
    assert first.shape == last.shape
    assert first.dtype == np.uint8
    colours = {tuple(colour) for colour in last.reshape(-1, 3)[::7].tolist()}
    assert len(colours) > 20
    assert (first != last).any()


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copied_table_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    table = raw_env(players=3)
    table.reset(seed=12)
    whims = Random(12)
    drafts = 0
    for _ in range(60):
        twin = copied(table)
        before = table.state().tobytes()
        drafts += bool(twin.play.so_far)
        assert twin.play.so_far == table.play.so_far
        assert twin.play.last_move == table.play.last_move
        choice = whims.choice(table.play.choices())
        twin.step(choice)
        assert table.state().tobytes() == before
        table.step(choice)
        assert twin.last()[0]["observation"].tobytes() == table.last()[0]["observation"].tobytes()
        assert twin.last()[1:] == table.last()[1:]
    assert drafts


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        raw_env(players=6)
    with pytest.raises(ValueError, match="rewards are margin, win, rank, not 'points'"):
        raw_env(reward="points")
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, rgb_array"):
        raw_env(render_mode="video")
    table = raw_env()
    table.reset()
    with pytest.raises(ValueError, match="render_mode"):
        table.render()


def test_the_whole_loop_needs_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        got = played(env(players=5, reward="win"), 10, at_random(10))
    assert sum(got.values()) == pytest.approx(1)
    assert len(got) == 5
