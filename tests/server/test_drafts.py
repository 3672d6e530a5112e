"""What can be done at a table, on drafts alone: time passes as the test likes, and nothing is stored."""

from dataclasses import replace
from typing import Any

import pytest

from patroon.rules.fields import Fields
from patroon.server import seating
from patroon.server.drafts import Draft
from patroon.server.following import BrokenTable, Following
from patroon.server.messages import BotSeat, Here, Invited, Me, NewTable, Options
from patroon.server.problems import Trouble, language_of
from patroon.server.rows import TableRow
from patroon.server.storage.store import Stored

NOW = 1_000_000.0


def playing(*seats: Any, **more: Any) -> Draft:
    """A table of Ada's on which Bo took the free seat, begun."""
    wanted = NewTable(seats=[*seats] or [Me(), Invited()], first=0, options=Options(**more))
    draft = Draft(seating.new_table(wanted, "ada", "Ada", NOW, None), None, NOW)
    for seat in draft.row.seats:
        if seat.free:
            draft.put(replace(seat, name="Bo", person="bo"))
    seating.start(draft, "ada")
    return draft


def later(draft: Draft, seconds: float) -> Draft:
    return Draft(draft.row, draft.following, NOW + seconds)


def key_of(operation: Any, *arguments: Any) -> str:
    with pytest.raises(Trouble) as caught:
        operation(*arguments)
    return caught.value.key


def test_a_bot_may_play_on_when_the_pace_is_over_and_not_before() -> None:
    draft = playing(pace=60)
    assert key_of(seating.stand_in, later(draft, 59), "bo", 0, "easy") == "problem-time-left"
    now = later(draft, 61)
    seating.stand_in(now, "bo", 0, "easy")
    due = now.row.bot_due()
    assert due is not None
    assert (due.number, due.player) == (0, "easy")
    assert [said.key for said in now.said] == ["notice-stand-in"]
    assert key_of(seating.stand_in, now, "bo", 0, "easy") == "problem-bot-already"
    place: Fields = {"player": 0, "move": "place", "district": "docks"}
    assert key_of(now.play, "ada", 3, place) == "problem-bot-plays-for-you"
    seating.come_back(now, "ada", 0)
    assert now.row.bot_due() is None
    now.play("ada", 3, place)
    assert now.row.decides == 1


def test_who_comes_back_has_the_whole_time_again() -> None:
    draft = later(playing(pace=60), 100)
    seating.stand_in(draft, "bo", 0, "easy")
    draft = later(draft, 110)
    seating.come_back(draft, "ada", 0)
    assert key_of(seating.stand_in, later(draft, 160), "bo", 0, "easy") == "problem-time-left"


def test_strangers_have_no_bot_play_on() -> None:
    assert key_of(seating.stand_in, later(playing(pace=60), 99), "cy", 0, "easy") == "problem-players-only"


def test_stored_lines_give_the_same_game_and_the_same_chance_again() -> None:
    draft = playing(Me(), Here(name="Di"), BotSeat(level="easy"))
    assert draft.following is not None
    stored = [*draft.lines]
    while draft.row.running:
        draft = Draft(draft.row, draft.following, draft.now)
        assert draft.following is not None
        draft.carry_out(draft.following.game.options()[0].draw(_Bits()))
        stored += draft.lines
    again = Following.read(draft.row, stored)
    assert draft.following is not None
    assert again.game.state == draft.following.game.state
    assert again.line == draft.row.line == len(stored)
    half = Following.read(draft.row, stored[:50])
    assert [*half.steps(draft.row, stored[50:])][-1].line == len(stored)
    assert half.game.state == again.game.state


class _Bits:
    """Always the first."""

    def getrandbits(self, k: int, /) -> int:
        return 0


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: [lines[0], lines[0], *lines[1:]],
        lambda lines: lines[1:],
        lambda lines: [*lines, Stored('{"player": 1, "move": "end_turn"}', NOW)],
        lambda lines: [*lines, Stored('{"undo": 1, "player": 1}', NOW)],
        lambda lines: [Stored(lines[0].body.replace("muskrat", "beaver"), NOW), *lines[1:]],
    ],
)
def test_lines_that_can_not_have_been_are_found_out(change: Any) -> None:
    draft = playing()
    row = replace(draft.row, seed=bytes(32))
    following = Following.begin(row)
    lines, _ = following.start(row, NOW)
    with pytest.raises(BrokenTable, match=row.id):
        Following.read(row, change(lines))


def test_a_row_never_tells_its_seed() -> None:
    row = playing().row
    assert row.seed is not None
    told = f"{row.shown()} {row.header(told=False)}"
    assert row.seed.hex() not in told
    assert str(row.seed) not in told
    assert row.header(told=True).seed == row.seed


def test_a_closed_table_can_not_be_started() -> None:
    wanted = NewTable(seats=[Me(), BotSeat(level="easy")])
    draft = Draft(seating.new_table(wanted, "ada", "Ada", NOW, None), None, NOW)
    seating.close(draft, "ada")
    assert key_of(seating.start, draft, "ada") == "problem-table-closed"
    assert isinstance(draft.row, TableRow)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.5", "de"),
        ("fr, hu;q=0.8, ru;q=0.9", "ru"),
        ("fr", "en"),
        ("*;q=0.1", "en"),
        ("ru;q=0, hu;q=x, de;q=0.1", "de"),
        (",;=,;;", "en"),
    ],
)
def test_the_readers_language_is_the_first_that_we_speak(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
