"""Series of games: repeatable with any number of processes, fair in their seats, and small in memory."""

import gc
import tracemalloc
from pathlib import Path

import pytest

from patroon.board import board_from_data, board_to_data, built_in
from patroon.lab.results import Data, Results
from patroon.lab.series import PlayGame, Rotation, match, play_series, record_tag, simulate
from patroon.lab.statistics import WHOLE_WIN
from patroon.lab.workers import Failure
from patroon.record import load

TABLE = ("easy", "random", "random")


def without_times(results: Results) -> dict[str, Data]:
    data = results.to_json()
    bots = data["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        assert isinstance(bot, dict)
        del bot["seconds"]
    return data


def test_any_number_of_processes_plays_the_same_games() -> None:
    here, one, two = (without_times(simulate(TABLE, 7, seed=3, jobs=jobs)) for jobs in (None, 1, 2))
    assert here == one == two


def test_bots_move_on_by_one_seat_each_game_unless_they_are_fixed() -> None:
    rotation = Rotation(("a", "b", "c"), 1)
    assert ["".join(rotation.seats(number)) for number in range(1, 5)] == ["abc", "bca", "cab", "abc"]
    assert {"".join(Rotation(("a", "b", "c"), 1, rotate=False).seats(number)) for number in range(1, 5)} == {"abc"}


def test_seats_of_the_same_bot_count_as_one() -> None:
    results = simulate(TABLE, 6, seed=3)
    easy, rivals = results.bots
    assert (easy.seats, rivals.seats) == (1, 2)
    assert easy.fared.games == rivals.fared.games == 6
    assert easy.fared.wins + rivals.fared.wins == 6 * WHOLE_WIN
    assert easy.fared.fair + rivals.fared.fair == pytest.approx(1)
    assert rivals.results == 12
    assert easy.fared.points.mean == easy.scores.mean == pytest.approx(sum(map(easy.source, range(8))))


def test_seats_tokens_and_columns_account_for_every_game() -> None:
    results = simulate(["random"] * 4, 8, seed=5)
    for places in (results.seats, results.tokens):
        assert [place.games for place in places] == [8] * 4
        assert sum(place.wins for place in places) == 8 * WHOLE_WIN
    assert sum(column.free for column in results.columns) == 8 * 6
    assert sum(column.prices.count for column in results.columns) == 8 * 6 * 3
    (bot,) = results.bots
    assert sum(spread.count for spread in bot.prices) == 8 * 6 * 3
    assert results.length.count == 8


def test_a_failed_game_is_counted_apart() -> None:
    results = simulate(TABLE, 2, seed=1)
    for number in range(50):
        results.add(Failure(number, "ValueError: x"))
    assert (results.games, results.failed) == (2, 50)
    assert len(results.failures) == 20


def test_a_bot_that_fails_costs_its_games_and_no_more() -> None:
    results = simulate(["random", "nobody"], 3)
    assert (results.games, results.failed) == (0, 3)
    assert results.failures[0].error.startswith("BotError: cli-not-a-bot {'value': 'nobody'")
    assert results.bot("random").fared.share == 0.0
    assert results.to_json()["games"] == 0


def test_a_match_is_one_against_the_rest() -> None:
    found = match("easy", "random", players=3, games=6, seed=2)
    assert (found.wins, found.share, found.games, found.failed) == (6.0, 1.0, 6, 0)
    assert found.fair == pytest.approx(1 / 3)
    assert found.interval.low > found.fair
    assert found.points > found.against_points
    assert 0 < found.mean_seconds < found.p99_seconds
    with pytest.raises(ValueError, match="two different bots"):
        match("easy", "easy", players=3, games=6)


def test_records_of_different_series_have_different_names() -> None:
    board = built_in()
    data = board_to_data(board)
    other = board_from_data({**data, "name": "mine"})
    long = Rotation(("hard:ms=500:temper=farmer",) * 5, 7)
    tags = [
        record_tag(Rotation(("easy", "random"), 7), board),
        record_tag(Rotation(("easy", "easy"), 7), board),
        record_tag(Rotation(("easy", "random"), 8), board),
        record_tag(Rotation(("easy", "random"), 7, rotate=False), board),
        record_tag(Rotation(("easy", "random"), 7), other),
        record_tag(Rotation(("a.py:B", "random"), 7), board),
        record_tag(Rotation(("a-py-B", "random"), 7), board),
        record_tag(long, board),
        record_tag(Rotation((*long.bots[1:], "easy"), 7), board),
    ]
    assert tags[0] == "2p-easy-random-seed7"
    assert len(set(tags)) == len(tags)
    assert all(len(tag) < 80 and "/" not in tag and ":" not in tag for tag in tags)


def test_the_record_is_that_of_the_game_that_was_counted(tmp_path: Path) -> None:
    work = PlayGame(Rotation(("random", "easy"), 1), built_in(), with_record=True)
    (game,) = play_series(work, range(2, 3), None)
    assert not isinstance(game, Failure)
    path = tmp_path / "2.nar"
    path.write_bytes(game.record)
    record = load(path, strict=True)
    assert tuple(record.game.scores) == game.facts.scores
    assert record.header.names == ["bot:easy 1", "bot:random 2"]
    assert record.header.seed is not None
    assert record.header.seed.hex() == game.facts.seed


def test_memory_does_not_grow_with_the_games() -> None:
    sizes = []

    def look(results: Results) -> None:
        if results.games in (40, 160):
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])

    tracemalloc.start()
    try:
        simulate(["random", "random"], 160, seed=9, progress=look)
    finally:
        tracemalloc.stop()
    few, many = sizes
    assert many - few < 50_000
