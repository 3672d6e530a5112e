"""The game for Gymnasium: its own check, and what it leaves open."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from patroon.bots import BotError
from patroon.envs.choices import SIZE
from patroon.envs.gymnasium import ID, ILLEGAL, NieuwAmsterdam
from patroon.envs.rewards import REWARDS
from patroon.rules.moves import Move


def episode(env: NieuwAmsterdam, seed: int | None, whims: int) -> tuple[list[bytes], list[float], list[dict[str, Any]]]:
    """A whole game of random choices: everything that was told."""
    random = Random(whims)
    observation, info = env.reset(seed=seed)
    observations, rewards, infos = [observation.tobytes()], [], [info]
    over = False
    while not over:
        choice = random.choice(np.flatnonzero(env.action_masks()))
        observation, reward, over, truncated, info = env.step(choice)
        assert not truncated
        observations.append(observation.tobytes())
        rewards.append(reward)
        infos.append(info)
    return observations, rewards, infos


@pytest.mark.usefixtures("capsys")
@pytest.mark.parametrize("opponents", [["random"], ["easy", "random", "random", "easy"]])
def test_gymnasium_finds_nothing_wrong(opponents: Sequence[str]) -> None:
    check_env(gymnasium.make(ID, opponents=opponents).unwrapped)


def test_the_mask_has_exactly_what_is_open() -> None:
    env = NieuwAmsterdam(["random"])
    _, info = env.reset(seed=1)
    for _ in range(40):
        assert np.flatnonzero(info["action_mask"]).tolist() == env.play.choices()
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        assert env.play.actor == env.seat
        _, _, _, _, info = env.step(env.play.choices()[0])


def test_the_same_seed_is_the_same_game_bots_included() -> None:
    one, other = (NieuwAmsterdam(["easy", "random"]) for _ in range(2))
    for seed in (2, None):
        told, again = episode(one, seed, 2), episode(other, seed, 2)
        assert told[:2] == again[:2]
        assert [info.get("moves") for info in told[2]] == [info.get("moves") for info in again[2]]
        assert one.play.game.lines == other.play.game.lines
    assert episode(other, 3, 2)[0] != told[0]


def test_without_a_seat_it_changes_from_game_to_game() -> None:
    env = NieuwAmsterdam(["random", "random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_can_be_fixed(seat: int) -> None:
    env = NieuwAmsterdam(["random", "random"], seat=seat)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {seat}
    _, _, infos = episode(env, 1, 1)
    own = [move for info in infos for move in info.get("moves", []) if move["player"] == seat]
    others = [move for info in infos for move in info.get("moves", []) if move["player"] != seat]
    assert own
    assert others
    assert len(own) + len(others) == sum(isinstance(line, Move) for line in env.play.game.lines)


@pytest.mark.parametrize("reward", list(REWARDS))
def test_the_reward_comes_at_the_end_and_is_that_of_ones_seat(reward: str) -> None:
    env = NieuwAmsterdam(["random"], reward=reward)
    _, rewards, _ = episode(env, 4, 4)
    assert not any(rewards[:-1])
    assert rewards[-1] == REWARDS[reward](env.play.game)[env.seat]


def test_an_illegal_choice_changes_nothing_and_ends_the_episode() -> None:
    env = NieuwAmsterdam(["random"], seat=0)
    before, _ = env.reset(seed=5)
    after, reward, terminated, truncated, info = env.step(SIZE - 1)
    assert (reward, terminated, truncated) == (ILLEGAL, True, False)
    assert info["illegal"].startswith(f"choice {SIZE - 1} (")
    assert after.tobytes() == before.tobytes()
    with pytest.raises(ValueError, match="reset"):
        env.step(env.play.choices()[0])


def test_a_bot_that_is_a_program_plays_and_its_faults_are_told() -> None:
    env = NieuwAmsterdam(["cmd:false"], seat=0)
    _, _, infos = episode(env, 6, 6)
    env.close()
    assert {fault for info in infos for fault in info.get("faults", [])} == {"cmd:false 1: died", "cmd:false 1: gone"}


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_can_be_shown(mode: str) -> None:
    env = NieuwAmsterdam(["random"], render_mode=mode)
    env.reset(seed=7)
    first = env.render()
    _, _, _, _, info = env.step(env.play.choices()[0])
    shown = env.render()
    assert info["words"][0].startswith("you found")
    if mode == "ansi":
        assert "random 1" in shown
        assert shown.endswith(info["words"][-1])
    else:
        assert shown.shape == first.shape
        assert (shown != first).any()


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(ValueError, match="1 to 4 opponents, not 5"):
        NieuwAmsterdam(["random"] * 5)
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        NieuwAmsterdam(["random"], seat=2)
    with pytest.raises(ValueError, match="rewards are"):
        NieuwAmsterdam(reward="points")
    with pytest.raises(BotError):
        NieuwAmsterdam(["nobody"])
    env = NieuwAmsterdam()
    env.reset()
    with pytest.raises(ValueError, match="render_mode"):
        env.render()
