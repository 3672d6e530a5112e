"""Checkpoints: where they may stand, and how a difference is told."""

import copy
from typing import Any

import pytest

from patroon.record import RecordError, Replay, checkpoint, load_lines
from patroon.record.checkpoint import difference
from tests.record.helpers import (
    changed,
    dumped,
    every_game,
    kind_of,
    lines_of,
    parsed,
    place_of,
    refused,
    told,
    without_seed,
)


def without_checkpoints(name: str = "two-at-random") -> tuple[bytes, ...]:
    return tuple(raw for raw in without_seed(name) if kind_of(raw) != "state")


def state_at(lines: tuple[bytes, ...], place: int) -> Any:
    return parsed(lines[place])["state"]


def checkpoint_of_round(number: int) -> tuple[tuple[bytes, ...], int]:
    """A recorded game, and where in it the checkpoint of a round stands; 7 is the end."""
    lines = without_seed("five-of-all-sorts")
    places = [place for place, raw in enumerate(lines) if kind_of(raw) == "state"]
    return lines, places[number - 1]


@pytest.mark.parametrize("name", every_game())
def test_a_writer_puts_one_after_each_tiles_and_one_at_the_end(name: str) -> None:
    kinds = [kind_of(raw) for raw in lines_of(name)]
    places = [place for place, kind in enumerate(kinds) if kind == "state"]
    assert places == [*(place + 1 for place, kind in enumerate(kinds) if kind == "tiles"), len(kinds) - 1]
    assert len(places) == 7


@pytest.mark.parametrize("name", every_game())
def test_a_record_without_checkpoints_is_valid(name: str) -> None:
    assert load_lines(without_checkpoints(name)).game.state == load_lines(lines_of(name)).game.state


@pytest.mark.parametrize("number", [1, 2, 6, 7])
def test_our_own_writer_would_not_have_left_one_out(number: int) -> None:
    lines, place = checkpoint_of_round(number)
    error = refused((*lines[:place], *lines[place + 1 :]), strict=True)
    assert error.key == "record-checkpoint-missing"
    assert error.line == (place + 1 if number < 7 else place)


def test_an_unfinished_record_is_valid() -> None:
    for size in range(1, len(lines_of())):
        record = load_lines(lines_of()[:size])
        assert record.size == size
        assert not record.game.over or size == len(lines_of()) - 1


def test_an_unfinished_record_is_not_what_our_writer_writes_of_a_whole_game() -> None:
    lines = lines_of()
    error = refused(lines[:-2], strict=True)
    assert (error.line, error.key, error.values) == (len(lines) - 2, "record-unfinished", {"round": 6})


def may_stand_after(lines: tuple[bytes, ...], place: int) -> bool:
    """The format's own words: after setup, not between a round's last move and the next tiles, nor before drawn furs.

    Setup is over when the traders are full; the first round's cards come before its first tiles.
    """
    before = [kind_of(raw) for raw in lines[: place + 1]]
    following = kind_of(lines[place + 1]) if place + 1 < len(lines) else None
    if "traders" not in before:
        return False
    if before[-1] == "black_market":
        return False
    if "tiles" not in before:
        return True
    return following not in ("land", "ships", "traders", "tiles")


@pytest.mark.parametrize("name", ["two-at-random", "five-shippers-reshuffle"])
def test_a_checkpoint_stands_wherever_the_format_allows_it(name: str) -> None:
    lines = without_checkpoints(name)
    allowed = forbidden = 0
    replay = Replay()
    for place, raw in enumerate(lines):
        replay.take(raw)
        here = dumped({"state": checkpoint(replay.game.state)})
        if may_stand_after(lines, place):
            replay.take(here)
            replay.number -= 1  # the line is not in the file
            allowed += 1
        else:
            with pytest.raises(RecordError) as caught:
                replay.take(here)
            assert told(caught.value) == (place + 2, "record-checkpoint-misplaced", None)
            forbidden += 1
    assert replay.game.over
    assert allowed > 90
    assert forbidden > 20


@pytest.mark.parametrize(("kind", "number"), [("place", 0), ("land", 1), ("tiles", 1)])
def test_before_the_first_tiles_the_phase_is_setup(kind: str, number: int) -> None:
    lines = without_seed()
    state = checkpoint(load_lines(lines[: place_of(lines, kind)]).game.state)
    assert (state["round"], state["phase"]) == (number, "setup")


@pytest.mark.parametrize(
    ("move", "phase"),
    [("open", "bidding"), ("build", "city"), ("add_land", "land"), ("trade", "trade"), ("remove", "provisions")],
)
def test_the_phase_is_the_one_of_the_move_that_is_due(move: str, phase: str) -> None:
    lines = without_seed()
    state = checkpoint(load_lines(lines[: place_of(lines, move)]).game.state)
    assert state["phase"] == phase


def test_the_final_checkpoint_says_how_the_end_was_counted() -> None:
    lines = lines_of()
    final = state_at(lines, len(lines) - 1)
    assert (final["round"], final["phase"]) == (6, "end")
    assert [sorted(points) for points in final["final"]] == [["elections", "furs", "land", "resources"]] * 2
    game = load_lines(lines).game
    assert [player["score"] for player in final["players"]] == game.scores
    assert [tuple(points.values()) for points in final["final"]] == list(game.final or ())


def test_a_checkpoint_in_the_middle_of_the_game_has_no_final_points() -> None:
    lines, place = checkpoint_of_round(3)
    assert "final" not in state_at(lines, place)


EDITS = [
    (("round",), 2, "state.round"),
    (("phase",), "city", "state.phase"),
    (("players", 3, "score"), 49, "state.players[3].score"),
    (("players", 1, "coins"), 99, "state.players[1].coins"),
    (("players", 1, "furs", "lynx"), 9, "state.players[1].furs.lynx"),
    (("players", 0, "token"), 9, "state.players[0].token"),
    (("players", 0, "tiles", "land"), 9, "state.players[0].tiles.land"),
    (("players", 0, "businesses", "docks"), 9, "state.players[0].businesses.docks"),
    (("players", 0, "warehouses"), 9, "state.players[0].warehouses"),
    (("players", 0, "post"), 9, "state.players[0].post"),
    (("players", 3, "land", 0, "built"), 9, "state.players[3].land[0].built"),
    (("players", 3, "land", 0, "cleared"), "yes", "state.players[3].land[0].cleared"),
    (("players", 3, "land"), [], "state.players[3].land"),
    (("players", 1, "ships", 0, 2), 9, "state.players[1].ships[0][2]"),
    (("camps", 0), 9, "state.camps[0]"),
    (("traders", "top"), ["lynx"], "state.traders.top"),
    (("land", 0), None, "state.land[0]"),
    (("ships", 1, 0), 9, "state.ships[1][0]"),
    (("reserve",), 50, "state.reserve"),
    (("discard",), 50, "state.discard"),
    (("players",), [], "state.players"),
    (("players", 2), None, "state.players[2]"),
    (("traders",), [], "state.traders"),
    (("round",), [[[]]], "state.round"),
]


def edited(state: object, path: tuple[str | int, ...], value: object) -> object:
    whole: Any = copy.deepcopy(state)
    part = whole
    for step in path[:-1]:
        part = part[step]
    if value is ...:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return whole


@pytest.mark.parametrize(("path", "value", "field"), EDITS)
def test_a_difference_is_told_with_field_and_line(path: tuple[str | int, ...], value: object, field: str) -> None:
    lines, place = checkpoint_of_round(5)
    state = edited(state_at(lines, place), path, value)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert told(error) == (place + 1, "record-checkpoint-differs", field)
    assert error.values["ours"] != error.values["theirs"]


@pytest.mark.parametrize("fur", ["cat", ["lynx"], None, 7])
def test_another_fur_on_a_trader_is_a_difference(fur: object) -> None:
    lines, place = checkpoint_of_round(5)
    state = edited(state_at(lines, place), ("traders", "bottom", 0), fur)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert (error.line, error.key) == (place + 1, "record-checkpoint-differs")
    assert str(error.values["field"]).startswith("state.traders.bottom[")


@pytest.mark.parametrize("points", ["elections", "land", "furs", "resources"])
def test_an_edited_final_point_is_told(points: str) -> None:
    lines, place = checkpoint_of_round(7)
    state = edited(state_at(lines, place), ("final", 4, points), 99)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert told(error) == (place + 1, "record-checkpoint-differs", f"state.final[4].{points}")


@pytest.mark.parametrize("path", [("round",), ("players", 4, "corn"), ("traders", "middle"), ("camps",)])
def test_a_missing_field_is_a_difference(path: tuple[str | int, ...]) -> None:
    lines, place = checkpoint_of_round(2)
    state = edited(state_at(lines, place), path, ...)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert (error.line, error.key) == (place + 1, "record-checkpoint-differs")
    assert str(error.values["field"]).endswith(str(path[-1]))


@pytest.mark.parametrize("value", [1.0, True, "1", None])
def test_a_number_that_is_none_is_a_difference(value: object) -> None:
    lines, place = checkpoint_of_round(1)
    state = edited(state_at(lines, place), ("round",), value)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert told(error) == (place + 1, "record-checkpoint-differs", "state.round")


@pytest.mark.parametrize("value", [0, 1])
def test_cleared_is_true_or_false_and_no_number(value: int) -> None:
    lines, place = checkpoint_of_round(7)
    state = edited(state_at(lines, place), ("players", 3, "land", 0, "cleared"), value)
    assert refused(changed(lines, place, dumped({"state": state}))).key == "record-checkpoint-differs"


def test_the_order_of_furs_on_a_trader_means_nothing() -> None:
    lines, place = checkpoint_of_round(1)
    state = state_at(lines, place)
    state["traders"] = {name: furs[::-1] for name, furs in state["traders"].items()}
    assert state["traders"] != state_at(lines, place)["traders"]
    assert load_lines(changed(lines, place, dumped({"state": state}))).game.over


def test_unknown_fields_of_a_checkpoint_are_ignored() -> None:
    lines, place = checkpoint_of_round(1)
    state = edited(state_at(lines, place), ("weather",), "rain")
    state = edited(state, ("players", 0, "mood"), "good")
    assert load_lines(changed(lines, place, dumped({"state": state}))).game.over


@pytest.mark.parametrize("state", [None, [], 7, "bidding", True])
def test_a_checkpoint_is_an_object(state: object) -> None:
    lines, place = checkpoint_of_round(1)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert told(error) == (place + 1, "field-not-an-object", "state")


def test_a_checkpoint_of_another_moment_is_a_difference() -> None:
    lines, place = checkpoint_of_round(2)
    _, other = checkpoint_of_round(3)
    error = refused(changed(lines, place, lines[other]))
    assert told(error) == (place + 1, "record-checkpoint-differs", "state.round")


def test_what_differs_is_told_in_few_words() -> None:
    lines, place = checkpoint_of_round(1)
    state = edited(state_at(lines, place), ("phase",), "x" * 100_000)
    error = refused(changed(lines, place, dumped({"state": state})))
    assert error.values["theirs"] == "x" * 60


def test_equal_states_do_not_differ() -> None:
    lines, place = checkpoint_of_round(4)
    state = state_at(lines, place)
    assert difference(state, copy.deepcopy(state)) is None
