"""Finding weights: one small iteration, within bounds, and the same again."""

import json
from concurrent.futures import ThreadPoolExecutor
from math import isfinite
from pathlib import Path

import numpy as np
import pytest

from patroon.bots import value
from patroon.bots.value import FEATURES
from patroon.lab import tuning
from patroon.rules.state import ROUNDS

Table = tuning.Table


@pytest.fixture(scope="module")
def samples() -> list[tuning.Sample]:
    tables = (tuning.rules_of_thumb(),)
    return [sample for number in range(2) for sample in tuning.gather(tables, 2, number, "test")]


def test_there_is_a_rule_of_thumb_within_bounds_for_everything() -> None:
    assert set(tuning.THUMBS) == set(FEATURES)
    guess, least, most = (tuning.lines(which) for which in range(3))
    assert guess.shape == (ROUNDS, len(FEATURES))
    assert (least <= guess + 1e-9).all()
    assert (guess <= most + 1e-9).all()


def test_a_game_gives_every_players_position_after_every_round(samples: list[tuning.Sample]) -> None:
    assert [sample.round for sample in samples[: 2 * ROUNDS]] == [played for played in range(ROUNDS) for _ in range(2)]
    assert len(samples) == 2 * 2 * ROUNDS
    for sample in samples:
        assert sample.players == 2
        assert len(sample.features) == len(FEATURES)
        assert all(map(isfinite, sample.features))


def test_points_still_to_be_made_fall_from_round_to_round(samples: list[tuning.Sample]) -> None:
    means = [sum(sample.points for sample in samples if sample.round == played) / 4 for played in range(ROUNDS)]
    assert means[0] > means[ROUNDS - 1] > 0


def test_the_same_seed_plays_the_same_game(samples: list[tuning.Sample]) -> None:
    assert tuning.gather((tuning.rules_of_thumb(),), 2, 0, "test") == samples[: 2 * ROUNDS]


def test_a_fit_stays_within_bounds_and_explains_no_worse_than_the_thumb(samples: list[tuning.Sample]) -> None:
    table = tuning.fit(samples)
    assert set(table) == set(tuning.GAMES)
    least, most = tuning.lines(1), tuning.lines(2)
    for rounds in table.values():
        assert (least - 1e-3 <= np.array(rounds)).all()
        assert (np.array(rounds) <= most + 1e-3).all()

    def error(weights: Table) -> float:
        return sum(
            ((sample.points - float(np.dot(weights[2][sample.round], sample.features))) / tuning.SPREAD[sample.round])
            ** 2
            for sample in samples
        )

    assert error(table) < error(tuning.rules_of_thumb())
    assert tuning.fit(samples) == table


def test_what_is_written_can_be_played_with(
    samples: list[tuning.Sample], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "FILE", tmp_path / "weights.json")
    table = tuning.fit(samples)
    tuning.write({"medium": tuning.rules_of_thumb(), "hard": table})
    text = (tmp_path / "weights.json").read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) < 1000, "a line for every round"
    read = json.loads(text)
    assert {int(players): rounds for players, rounds in read["hard"].items()} == table
    monkeypatch.setattr(value, "files", lambda package: tmp_path)
    value.tuned.cache_clear()
    try:
        assert value.tuned("hard").weights == table
    finally:
        value.tuned.cache_clear()


def test_an_iteration_from_beginning_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game of each number of players; in this process, which a test can look into."""
    monkeypatch.setattr(tuning, "FILE", tmp_path / "weights.json")
    monkeypatch.setattr(tuning, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(tuning, "GAMES", {2: 1, 3: 1, 4: 1, 5: 1})
    monkeypatch.setattr(tuning, "SWEEPS", 20)
    monkeypatch.setattr(tuning, "TRIAL", {2: 2})
    old = tuning.rules_of_thumb()
    tuning.write({"medium": old, "hard": old})
    tuning.main(iterations=1, games=1, jobs=1)
    first, trial = capsys.readouterr().out.splitlines()
    assert first == f"iteration 1: {(2 + 3 + 4 + 5) * ROUNDS} positions"
    wins = float(trial.removeprefix("  2 players: ").removesuffix(" wins in 2 games"))
    assert (tuning.shipped("hard") != old) == (wins > 1), "kept only if they win"
    assert (tuning.shipped("medium") == tuning.more_land(old)) == (wins > 1)


def test_equal_weights_win_half_of_the_trial() -> None:
    table = tuning.rules_of_thumb()
    assert sum(tuning.trial(table, table, 2, number) for number in range(2)) == 1
