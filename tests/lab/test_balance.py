"""The study of the board: what it counts agrees with the games."""

from pathlib import Path

import pytest

from patroon.board import TILES, built_in
from patroon.lab import balance
from patroon.lab.simulate import Played
from patroon.lab.statistics import SOURCES
from patroon.lab.tables import tiles_in
from patroon.lab.tally import (
    ACTION,
    HELD,
    LAND,
    LONGHOUSES,
    PASSED_SPECIAL,
    PASSED_TILE,
    POINTS,
    POSTS,
    RESOURCES,
    SHIPS,
    TILE_ACTIONS,
    TILES_HAD,
    WAREHOUSES,
    Tally,
    counts_of,
    mix_of,
)
from patroon.record import load
from patroon.rules.state import DISTRICTS, ROUNDS

PLAYERS = 3


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


@pytest.fixture(scope="module")
def tally(records: Path) -> Tally:
    return balance.tally_of("easy", PLAYERS, 2, built_in(), records)


@pytest.fixture(scope="module")
def games(tally: Tally, records: Path) -> list[Played]:
    assert tally.games == 2
    found = [load(path) for path in sorted(records.iterdir())]
    return [Played(record.header, record.game, decisions=0) for record in found]


def test_points_by_source_are_all_points(tally: Tally, games: list[Played]) -> None:
    total = sum(sum(played.game.scores) for played in games)
    assert sum(tally.a_game(POINTS, name).total for name in SOURCES) == total


def test_every_tile_and_every_special_action_is_used_or_passed(games: list[Played]) -> None:
    for played in games:
        counts = counts_of(played)
        used = sum(counts[ACTION, name] for name in TILE_ACTIONS)
        assert used + sum(counts[PASSED_TILE, kind] for kind in TILES) == sum(counts[TILES_HAD, kind] for kind in TILES)
        specials = sum(counts[ACTION, name] for name in DISTRICTS)
        assert specials + counts[PASSED_SPECIAL,] == 3 * ROUNDS * PLAYERS


def test_what_lies_on_the_table_in_the_end_is_counted(games: list[Played]) -> None:
    for played in games:
        counts = counts_of(played)
        state = played.game.state
        for camp, longhouses in enumerate(state.camps, 1):
            assert counts[LONGHOUSES, camp, ROUNDS] == longhouses
        assert sum(counts[HELD, name, ROUNDS] for name in RESOURCES) == sum(
            player.resources() for player in state.players
        )
        for player in state.players:
            assert counts[POSTS, player.post + 1]
            assert counts[WAREHOUSES, player.warehouses]
        assert sum(number for key, number in counts.items() if key[0] == LAND) == sum(
            len(player.row) for player in state.players
        )
        assert sum(number for key, number in counts.items() if key[0] == SHIPS) == sum(
            len(player.ships) for player in state.players
        )


def test_every_round_has_a_first_choice_and_a_free_column(tally: Tally) -> None:
    assert tally.first_choice.total() == 2 * ROUNDS
    assert sum(column.free for column in tally.results.columns) == 2 * ROUNDS
    assert sum(mean.count for mean in tally.mixes.values()) == 2 * ROUNDS * (PLAYERS - 1)


def test_what_comes_late_counts_as_nothing_in_the_games_before(tally: Tally) -> None:
    assert {mean.count for mean in tally.means.values()} == {2}


def test_records_are_read_instead_of_played_again(tally: Tally, records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "play_one", None)
    again = balance.tally_of("easy", PLAYERS, 2, built_in(), records)
    assert again.means == tally.means


def test_the_page_has_a_row_for_every_card_and_the_charts_stay_small(
    tmp_path: Path, records: Path, tally: Tally, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(balance, "tally_of", lambda *_: tally)
    balance.main([str(records), "--players", "3", "--charts", str(tmp_path)])
    page = capsys.readouterr().out
    assert page.count("\n| 1620s [") == page.count("\n| 1630s [") == 24
    pictures = sorted(tmp_path.iterdir())
    assert [path.stem for path in pictures] == ["cards", "columns", "resources", "river", "sources", "tokens"]
    for path in pictures:
        assert path.read_text(encoding="utf-8").startswith("<?xml")
        assert path.stat().st_size < 60_000


def test_a_mix_of_tiles_is_told_in_words() -> None:
    assert mix_of((1, 2, 0)) == "city, land ×2"
    assert tiles_in("city, land ×2") == 3
