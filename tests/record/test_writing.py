"""Writing a record: canonical, complete, and all or nothing."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from patroon.board import board_from_data, board_to_data, built_in
from patroon.record import Header, RecordError, Seat, load, load_lines, record_lines, save
from patroon.record.header import COLOURS
from patroon.rules import Game
from patroon.rules.chance import commitment
from tests.fixtures import GAMES
from tests.record.helpers import every_game, lines_of, parsed

SEATS = (Seat("Zoë", "blue"), Seat("Őr", "orange"), Seat('"Bo"\n', "Иван"))


def header(**changes: object) -> Header:
    return replace(Header(built_in(), SEATS, 1), **changes)  # type: ignore[arg-type]


def played(decisions: int | None = None, seed: int = 5) -> Game:
    """A random game for three, so far or to the end."""
    game = Game.new(3, seed=seed, first=1)
    bits = random.Random(seed)
    while not game.over and decisions != 0:
        game.play(game.draw(bits))
        decisions = None if decisions is None else decisions - 1
    return game


@pytest.mark.parametrize("name", every_game())
def test_a_record_read_and_written_is_the_same_to_the_byte(name: str, tmp_path: Path) -> None:
    path = GAMES / f"{name}.nar"
    record = load(path)
    save(tmp_path / "again.nar", record.header, record.game)
    assert (tmp_path / "again.nar").read_bytes() == path.read_bytes()


def test_a_saved_game_is_read_back(tmp_path: Path) -> None:
    game = played()
    save(tmp_path / "game.nar", header(), game)
    record = load(tmp_path / "game.nar", strict=True)
    assert record.header == header()
    assert record.lines == game.lines
    assert record.game.state == game.state


def test_an_unfinished_game_is_saved_as_far_as_it_goes(tmp_path: Path) -> None:
    for decisions in (0, 1, 20, 60):
        game = played(decisions)
        save(tmp_path / "game.nar", header(), game)
        assert load(tmp_path / "game.nar").game.state == game.state


def test_a_game_waiting_for_an_outcome_is_saved_too(tmp_path: Path) -> None:
    game = Game.new(3, first=1)
    for line in played().lines[:2]:
        game.advance(line)
    save(tmp_path / "game.nar", header(), game)
    record = load(tmp_path / "game.nar")
    assert record.game.state == game.state
    assert record.game.awaits_chance


def test_what_was_undone_is_not_in_the_record() -> None:
    game = played(30)
    before = list(record_lines(header(), game))
    while not isinstance(game.why_not_undo(), type(None)):
        game.play(game.draw(random.Random(1)))
        before = list(record_lines(header(), game))
    last = game.undo()
    after = list(record_lines(header(), game))
    assert json.loads(before[len(after)]) == last.to_json()
    assert before[: len(after)] == after


def test_lines_end_with_a_newline_and_nothing_else(tmp_path: Path) -> None:
    save(tmp_path / "game.nar", header(), played())
    content = (tmp_path / "game.nar").read_bytes()
    assert content.endswith(b"}\n")
    assert b"\r" not in content
    assert b"\n\n" not in content
    assert content.count(b"\n") == len(list(record_lines(header(), played())))


def test_names_are_written_as_they_are(tmp_path: Path) -> None:
    save(tmp_path / "game.nar", header(), played(0))
    text = (tmp_path / "game.nar").read_text(encoding="utf-8")
    assert "Zoë" in text
    assert "Иван" in text
    assert load(tmp_path / "game.nar").header.names == ["Zoë", "Őr", '"Bo"\n']


def test_saving_leaves_nothing_but_the_record(tmp_path: Path) -> None:
    for _ in range(2):
        save(tmp_path / "game.nar", header(), played(10))
        assert [path.name for path in tmp_path.iterdir()] == ["game.nar"]


def test_saving_again_replaces_the_record(tmp_path: Path) -> None:
    save(tmp_path / "game.nar", header(), played())
    save(tmp_path / "game.nar", header(), played(3))
    assert load(tmp_path / "game.nar").game.state == played(3).state


def test_a_record_that_can_not_be_put_in_place_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path / "game.nar", header(), played(3))
    before = (tmp_path / "game.nar").read_bytes()

    def fail(self: Path, target: Path) -> None:
        raise OSError("no room")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no room"):
        save(tmp_path / "game.nar", header(), played())
    assert (tmp_path / "game.nar").read_bytes() == before


def test_a_folder_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(tmp_path / "nowhere" / "game.nar", header(), played(0))


# The header


def test_a_built_in_board_is_written_by_its_name() -> None:
    assert header().to_json()["board"] == "reconstruction"


def test_an_equal_board_is_that_board_wherever_it_came_from() -> None:
    assert header(board=board_from_data(board_to_data(built_in()))).to_json()["board"] == "reconstruction"


@pytest.mark.parametrize("name", ["reconstruction", "mine"])
def test_another_board_is_written_as_a_whole(name: str, tmp_path: Path) -> None:
    """Fewer furs: the traders are left short in a game like any other."""
    board = replace(built_in(), name=name, of_each=5)
    game = Game.new(5, board, seed=7, first=2)
    bits = random.Random(7)
    while not game.over:
        game.play(game.draw(bits))
    seats = tuple(Seat(colour.title(), colour) for colour in COLOURS)
    save(tmp_path / "game.nar", Header(board, seats, 2), game)
    record = load(tmp_path / "game.nar", strict=True)
    assert record.board == board != built_in()
    assert record.game.state == game.state
    written = parsed((tmp_path / "game.nar").read_bytes().splitlines()[0])
    assert written["board"] == board_to_data(board)


def test_optional_fields_are_written_only_if_they_are_there() -> None:
    assert list(header().to_json()) == ["format", "version", "board", "players", "first"]
    seed = bytes(32)
    full = header(seed=seed, commitment=commitment(seed), software="patroon", id="g1", date="1624-05-01", variant="v")
    assert full.to_json() == {
        **header().to_json(),
        "id": "g1",
        "date": "1624-05-01",
        "variant": "v",
        "software": "patroon",
        "commitment": commitment(seed),
        "seed": "00" * 32,
    }


@pytest.mark.parametrize("name", every_game())
def test_a_header_read_and_written_is_the_same(name: str) -> None:
    raw = lines_of(name)[0]
    assert load_lines([raw]).header.to_json() == parsed(raw)


def test_whatever_header_can_be_read_can_be_written(tmp_path: Path) -> None:
    """Half a letter, which JSON can spell and UTF-8 can't write, is refused on reading or written so that it can be."""
    raw = lines_of()[0].replace(b'"Ada"', b'"\\ud800"')
    assert b"ud800" in raw
    try:
        record = load_lines([raw])
    except RecordError:
        return
    save(tmp_path / "game.nar", record.header, record.game)
    assert load(tmp_path / "game.nar").header == record.header


def test_a_failed_write_leaves_neither_a_draft_nor_a_changed_file(tmp_path: Path) -> None:
    (tmp_path / "game.nar").mkdir()
    record = load_lines(lines_of())
    with pytest.raises(OSError, match=r"game\.nar"):
        save(tmp_path / "game.nar", record.header, record.game)
    assert [path.name for path in tmp_path.iterdir()] == ["game.nar"]
