"""Ratings: the same in one run or in several, with any number of processes; and their uncertainty is honest."""

import json
import math
import random
from dataclasses import replace
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from patroon.board import board_from_data, board_to_data, built_in
from patroon.lab.rating import (
    AVERAGE,
    BETA,
    SPREAD,
    Draw,
    Ratings,
    RatingsError,
    fingerprint,
    load_ratings,
    rate,
    save_ratings,
)
from patroon.lab.statistics import WHOLE_WIN, Facts
from patroon.lab.workers import Failure

BOARD = built_in()


def fresh(players: int = 3) -> Ratings:
    return Ratings(7, players, fingerprint(BOARD))


def play(ratings: Ratings, games: int, jobs: int | None = None) -> Ratings:
    for _ in rate(ratings, ["easy", "random"], BOARD, games, jobs):
        pass
    return ratings


def test_two_runs_make_one_longer_run(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    save_ratings(path, play(fresh(), 20))
    save_ratings(path, play(load_ratings(path), 20, jobs=2))
    assert load_ratings(path) == play(fresh(), 40)
    assert [file.name for file in tmp_path.iterdir()] == ["ratings.json"]


def test_the_stronger_bot_is_rated_higher_and_surer_with_time() -> None:
    ratings = play(fresh(), 10)
    (best, easy), (_, rival) = ratings.ranked()
    assert best == "easy"
    assert easy.mu > AVERAGE > rival.mu
    assert easy.sigma < SPREAD
    assert easy.games + rival.games == 30
    assert easy.wins + rival.wins == 10 * WHOLE_WIN


def test_a_table_has_every_bot_once_before_any_sits_twice() -> None:
    names = ("d", "c", "b", "a")
    for number in range(1, 40):
        assert len(set(Draw(names, 3, 1).seats(number))) == 3
        assert set(Draw(names, 5, 1).seats(number)) == set(names)
    firsts = {Draw(names, 3, 1).seats(number)[0] for number in range(1, 40)}
    assert firsts == set(names)


def test_neither_the_order_of_names_nor_the_run_changes_a_table() -> None:
    assert Draw(("a", "b", "c"), 2, 1).seats(9) == Draw(("c", "a", "b"), 2, 1).seats(9)
    assert Draw(("a", "b"), 2, 1).seed_of(9) != Draw(("a", "b"), 2, 2).seed_of(9)


def test_a_failed_game_moves_the_count_but_no_rating() -> None:
    ratings = fresh()
    ratings.join(["easy"])
    ratings.add(Failure(1, "x"), PlackettLuce())
    assert (ratings.games, ratings.failed) == (1, 1)
    assert ratings.bots["easy"].mu == AVERAGE


def test_new_bots_join_and_old_ones_stay() -> None:
    ratings = play(fresh(), 4)
    before = ratings.bots["random"].games
    for _ in rate(ratings, ["easy", "nobody"], BOARD, 2):
        pass
    assert set(ratings.bots) == {"easy", "random", "nobody"}
    assert ratings.bots["random"].games == before
    assert (ratings.games, ratings.failed) == (6, 2)


def test_a_board_with_other_numbers_has_another_fingerprint() -> None:
    data = board_to_data(BOARD)
    start = data["start"]
    assert isinstance(start, dict)
    other = board_from_data({**data, "start": {**start, "coins": 9}})
    assert fingerprint(other) != fingerprint(BOARD)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("", "ratings-not-ratings"),
        ("[]", "ratings-not-ratings"),
        ("{}", "ratings-not-ratings"),
        ("[" * 100_000, "ratings-not-ratings"),
        ('{"format": "patroon-ratings", "version": 2}', "ratings-other-version"),
        ('{"format": "patroon-ratings", "version": 1}', "ratings-not-ratings"),
        ('{"format": "else", "version": 1}', "ratings-not-ratings"),
    ],
)
def test_another_file_is_refused(content: str, key: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RatingsError) as caught:
        load_ratings(path)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 6), ("games", -1), ("games", "many"), ("seed", "x"), ("failed", 9), ("bots", []), ("bots", {"a": 1})],
)
def test_nonsense_in_a_file_is_refused(field: str, value: object, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(json.dumps({**fresh().to_json(), field: value}), encoding="utf-8")
    with pytest.raises(RatingsError):
        load_ratings(path)


@pytest.mark.parametrize("sigma", [0, -1, float("nan"), 1e9])
def test_an_impossible_uncertainty_is_refused(sigma: float, tmp_path: Path) -> None:
    ratings = play(fresh(), 1)
    ratings.bots["easy"] = replace(ratings.bots["easy"], sigma=sigma)
    path = tmp_path / "x.json"
    save_ratings(path, ratings)
    with pytest.raises(RatingsError):
        load_ratings(path)


def test_the_uncertainty_holds_the_truth() -> None:
    """Six bots of known strength at four-player tables, the luck as the model has it; differences from the mean."""
    held = tried = 0
    for seed in range(8):
        bits = random.Random(seed)
        truth = {name: bits.gauss(0, 300) for name in "abcdef"}
        mean = sum(truth.values()) / len(truth)
        ratings = fresh(4)
        ratings.join(list(truth))
        model = PlackettLuce(mu=AVERAGE, sigma=SPREAD, beta=BETA, tau=0.0)
        for number in range(400):
            table = bits.sample(sorted(truth), 4)
            luck = [truth[name] - 2 * BETA * math.log(-math.log(bits.random())) for name in table]
            ratings.add(_facts(number, table, luck), model)
        centre = sum(rating.mu for rating in ratings.bots.values()) / len(truth)
        for name, rating in ratings.bots.items():
            tried += 1
            held += abs((rating.mu - centre) - (truth[name] - mean)) < rating.margin
    assert held / tried >= 0.9


def _facts(number: int, table: list[str], luck: list[float]) -> Facts:
    ranks = tuple(1 + sum(1 for other in luck if other > own) for own in luck)
    nothing: tuple[tuple[str, ...], ...] = ((), (), (), ())
    zeros = (0, 0, 0, 0)
    wins = tuple(WHOLE_WIN if rank == 1 else 0 for rank in ranks)
    return Facts(number, "", tuple(table), (1, 2, 3, 4), zeros, ranks, wins, (), (), (), zeros, zeros, (), nothing)
