"""A batch is so many single games, step by step; what ends is told, and what follows is a new game."""

import numpy as np
import pytest
from numpy.typing import NDArray

from patroon.envs.batch import Batch
from patroon.envs.choices import SIZE, IllegalChoice, Play
from patroon.envs.observation import LENGTH, observe
from patroon.envs.rewards import REWARDS
from patroon.rules import Game
from tests.positions import adapted

ARRAYS = ("observations", "masks", "actors", "rewards", "dones")


def test_a_batch_is_so_many_single_games() -> None:
    batch = Batch(5, players=3, seed=4, reward="margin")
    seeds = [4 * 2**32 + row for row in range(5)]
    plays = [Play(Game.new(3, seed=seed)) for seed in seeds]
    ended = 0
    for _ in range(600):
        assert batch.seeds == seeds
        for row, play in enumerate(plays):
            assert batch.actors[row] == play.actor
            assert batch.observations[row].tobytes() == observe(play, play.actor)
            assert batch.masks[row].tobytes() == play.mask()
        choices = batch.draw()
        batch.step(choices)
        for row, choice in enumerate(choices.tolist()):
            play = plays[row]
            play.choose(choice)
            assert batch.dones[row] == play.over
            assert batch.rewards[row].tolist() == pytest.approx(REWARDS["margin"](play.game))
            if play.over:
                ended += 1
                seeds[row] += 5
                plays[row] = Play(Game.new(3, seed=seeds[row]))
    assert ended > 5


def test_the_same_seed_is_the_same_run() -> None:
    def run(seed: int) -> list[bytes]:
        batch = Batch(3, players=2, seed=seed)
        told = []
        for _ in range(200):
            batch.step(batch.draw())
            told += [getattr(batch, name).tobytes() for name in ARRAYS]
        return told

    assert run(1) == run(1) != run(2)


def test_arrays_are_overwritten_in_place() -> None:
    batch = Batch(4, players=5)
    arrays: dict[str, NDArray[np.generic]] = {name: getattr(batch, name) for name in ARRAYS}
    before = arrays["observations"].copy()
    for _ in range(10):
        batch.step(batch.draw())
    assert all(getattr(batch, name) is array for name, array in arrays.items())
    assert (arrays["observations"] != before).any(axis=1).all()
    shapes = {name: (array.shape, array.dtype.name) for name, array in arrays.items()}
    assert shapes == {
        "observations": ((4, LENGTH), "uint8"),
        "masks": ((4, SIZE), "bool"),
        "actors": ((4,), "uint8"),
        "rewards": ((4, 5), "float32"),
        "dones": ((4,), "bool"),
    }


def test_rewards_stay_for_the_step_in_which_a_game_ended() -> None:
    batch = Batch(1, players=2, seed=3)
    while not batch.dones[0]:
        assert not batch.rewards.any()
        batch.step(batch.draw())
    assert batch.rewards.sum() == 1
    assert batch.observations[0].tobytes() == observe(Play(Game.new(2, seed=3 * 2**32 + 1)), int(batch.actors[0]))
    batch.step(batch.draw())
    assert not batch.dones.any()
    assert not batch.rewards.any()


@pytest.mark.parametrize("wrong", [-1, SIZE, 24])
def test_an_illegal_choice_names_its_row_and_changes_no_game(wrong: int) -> None:
    batch = Batch(6, seed=8)
    for _ in range(30):
        batch.step(batch.draw())
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    choices = batch.draw()
    assert not batch.masks[4, 24]
    choices[4] = wrong
    with pytest.raises(IllegalChoice, match="row 4: choice"):
        batch.step(choices)
    assert all((getattr(batch, name) == array).all() for name, array in before.items())
    choices[4] = np.flatnonzero(batch.masks[4])[0]
    batch.step(choices)


@pytest.mark.parametrize("choices", [np.zeros(5, np.int64), np.zeros((6, 1), np.int64), np.zeros(6)])
def test_choices_of_another_shape_or_kind_are_refused(choices: NDArray[np.integer]) -> None:
    with pytest.raises(ValueError, match="6 whole numbers, one for each game"):
        Batch(6).step(choices)


def test_any_kind_of_whole_numbers_will_do() -> None:
    batch = Batch(3)
    batch.step(batch.draw().astype(np.uint16))


def test_what_is_no_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Batch(0)
    with pytest.raises(ValueError, match="rewards are margin, win, rank, not 'fame'"):
        Batch(1, reward="fame")
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        Batch(1, players=6)


def test_a_batch_plays_on_any_board() -> None:
    batch = Batch(2, board=adapted(start={"coins": 300}))
    assert 255 in batch.observations[0]
