"""A record with its seed proves that nobody stacked the decks."""

import pytest

from patroon.record import Replay, load_lines
from patroon.record.errors import RecordError
from patroon.rules.outcomes import OUTCOMES
from tests.record.helpers import (
    Line,
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


def with_header(name: str = "two-at-random", **changes: object) -> tuple[bytes, ...]:
    """A recorded game with another header; a field changed to `...` is left out."""
    header: Line = {**parsed(lines_of(name)[0]), **changes}
    kept = {field: value for field, value in header.items() if value is not ...}
    return changed(lines_of(name), 0, dumped(kept))


@pytest.mark.parametrize("name", every_game())
def test_a_seed_confirms_its_game(name: str) -> None:
    record = load_lines(lines_of(name), strict=True)
    assert record.header.seed is not None
    assert record.game.over


@pytest.mark.parametrize("name", every_game())
def test_another_seed_is_found_out_by_the_promise(name: str) -> None:
    assert told(refused(with_header(name, seed="ab" * 32))) == (1, "record-commitment-differs", None)


@pytest.mark.parametrize("name", every_game())
def test_another_seed_is_found_out_by_the_first_outcomes(name: str) -> None:
    error = refused(with_header(name, seed="ab" * 32, commitment=...))
    assert error.key == "record-seed-differs"
    assert 2 <= error.line <= 4
    assert error.values == {"chance": "furs"}


def test_another_promise_is_found_out() -> None:
    assert told(refused(with_header(commitment="ab" * 32))) == (1, "record-commitment-differs", None)


def test_a_promise_without_a_seed_proves_nothing_yet() -> None:
    assert load_lines(with_header(seed=...)).game.over


def test_a_seed_without_a_promise_is_checked_all_the_same() -> None:
    assert load_lines(with_header(commitment=...)).game.over


def stacked(line: Line) -> Line:
    """The same outcome but for a little help; the rules have nothing against it."""
    kind = line["chance"]
    if kind in ("land", "ships"):
        assert isinstance(line["cards"], list)
        return {**line, "cards": line["cards"][::-1]}
    if kind == "tiles":
        assert isinstance(line["columns"], list)
        return {**line, "columns": [line["columns"][1], line["columns"][0], *line["columns"][2:]]}
    field = "furs" if kind == "furs" else "top"
    furs = line[field]
    assert isinstance(furs, list)
    return {**line, field: ["lynx" if furs[0] != "lynx" else "mink", *furs[1:]]}


@pytest.mark.parametrize("kind", OUTCOMES)
def test_a_stacked_deck_is_found_out_at_its_line(kind: str) -> None:
    lines = lines_of("five-shippers-reshuffle")
    place = place_of(lines, kind)
    help_ = stacked(parsed(lines[place]))
    assert parsed(lines[place]) != help_
    error = refused(changed(lines, place, dumped(help_)))
    assert (error.line, error.key, error.values) == (place + 1, "record-seed-differs", {"chance": kind})


@pytest.mark.parametrize("kind", OUTCOMES)
def test_without_a_seed_the_rules_have_nothing_against_it(kind: str) -> None:
    lines = without_seed("five-shippers-reshuffle")
    place = place_of(lines, kind)
    assert load_lines([*lines[:place], dumped(stacked(parsed(lines[place])))]).size == place + 1


def test_an_outcome_after_a_reshuffle_is_checked_too() -> None:
    lines = lines_of("five-hoarders-short-traders")
    drawn = [place for place, raw in enumerate(lines) if kind_of(raw) == "furs"]
    place = drawn[-1]
    error = refused(changed(lines, place, dumped(stacked(parsed(lines[place])))))
    assert (error.line, error.key) == (place + 1, "record-seed-differs")


def test_a_seed_says_nothing_about_moves() -> None:
    lines = lines_of()
    place = place_of(lines, "place")
    other = "docks" if parsed(lines[place])["district"] != "docks" else "granary"
    assert load_lines([*lines[:place], dumped({**parsed(lines[place]), "district": other})]).size == place + 1


def test_an_outcome_that_is_not_due_is_refused_with_or_without_a_seed() -> None:
    for lines in (lines_of(), without_seed()):
        place = place_of(lines, "place")
        error = refused([*lines[:place], *lines[1:2]])
        assert (error.line, error.key) == (place + 1, "chance-not-now")


@pytest.mark.parametrize("kind", ["furs", "traders", "land", "place", "open", "tiles", "state"])
def test_a_refused_line_changes_nothing(kind: str) -> None:
    """Replay.take promises it: the right line is welcome after a wrong one."""
    lines = lines_of()
    place = place_of(lines, kind)
    right = parsed(lines[place])
    wrong = stacked(right) if "chance" in right else {**right, "player": 9, "state": {}}
    replay = Replay()
    for raw in lines[:place]:
        replay.take(raw)
    with pytest.raises(RecordError):
        replay.take(dumped(wrong))
    assert replay.number == place
    for raw in lines[place:]:
        replay.take(raw)
    replay.finish()
    assert replay.game.state == load_lines(lines).game.state


def test_before_the_header_there_is_neither_header_nor_game() -> None:
    replay = Replay()
    for ask in (lambda: replay.header, lambda: replay.game):
        with pytest.raises(RecordError) as caught:
            ask()
        assert told(caught.value) == (1, "record-empty", None)


def test_an_outcome_of_another_kind_is_not_blamed_on_the_seed() -> None:
    lines = list(lines_of())
    number = next(index for index, line in enumerate(lines) if b'"chance": "land"' in line)
    lines[number] = next(line for line in lines if b'"chance": "ships"' in line)
    with pytest.raises(RecordError) as refused:
        load_lines(lines)
    assert (refused.value.line, refused.value.key) == (number + 1, "chance-not-now")
