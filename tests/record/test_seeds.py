"""A record with its seed proves that nobody stacked the decks."""

import random
from dataclasses import replace

import pytest

from patroon.record import Continued, Replay, load_lines, record_lines
from patroon.record.errors import RecordError
from patroon.rules import Game
from patroon.rules.chance import Seeded, commitment
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


# A game that goes on from a point of another one has a seed of its own from there


def continued(after: int, seed: bytes | None = b"\x05" * 32, promise: str | None = None) -> tuple[bytes, ...]:
    """The first lines of a recorded game, played on by other decisions and another seed."""
    first = load_lines(lines_of("three-at-random"))
    game = Game.new(3, first=first.first)
    for line in first.lines[:after]:
        game.advance(line)
    game.leave_to(Seeded(b"\x05" * 32))
    bits = random.Random(after)
    while not game.over:
        game.play(game.draw(bits))
    more = Continued(after, promise or commitment(b"\x05" * 32), seed)
    header = replace(first.header, continued=more)
    return tuple(f"{line}\n".encode() for line in record_lines(header, game))


@pytest.mark.parametrize("after", [0, 3, 57, 100, 150])
def test_a_continued_game_is_checked_by_both_seeds(after: int) -> None:
    record = load_lines(continued(after), strict=True)
    assert record.game.over
    assert record.header.continued == Continued(after, commitment(b"\x05" * 32), b"\x05" * 32)


def test_another_seed_of_a_continued_game_is_found_out() -> None:
    assert refused(continued(57, b"\x06" * 32)).key == "record-commitment-differs"
    assert refused(continued(57, b"\x06" * 32, commitment(b"\x06" * 32))).key == "record-seed-differs"


def test_a_continued_game_without_its_seed_proves_nothing_yet() -> None:
    lines = continued(57, None)
    assert load_lines(lines).game.over
    with pytest.raises(RecordError, match="withheld"):
        load_lines(lines, strict=True)


@pytest.mark.parametrize(
    "value", [1, {}, {"after": -1, "commitment": "x"}, {"after": True, "commitment": "x"}, {"after": 1}]
)
def test_another_softwares_idea_of_continued_is_not_ours_to_refuse(value: object) -> None:
    assert load_lines(with_header(continued=value)).header.continued is None
