"""Records to read, to change and to break: the recorded games as lines, and places in them."""

import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from patroon.record import Record, RecordError, load, load_lines
from tests.fixtures import GAMES

Line = dict[str, object]

BAD_NUMBERS: tuple[object, ...] = (1.0, True, "1", None, [1])
"""What is not a JSON integer, however much it looks like one."""


@cache
def lines_of(name: str = "two-at-random") -> tuple[bytes, ...]:
    """The lines of a recorded game, each with its newline."""
    return tuple((GAMES / f"{name}.nar").read_bytes().splitlines(keepends=True))


@cache
def without_seed(name: str = "two-at-random") -> tuple[bytes, ...]:
    """The same as a table with real cards would write it: nothing but the record says what came."""
    header, *rest = lines_of(name)
    kept = {key: value for key, value in parsed(header).items() if key not in ("seed", "commitment")}
    return (dumped(kept), *rest)


@cache
def every_game() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in GAMES.glob("*.nar")))


def parsed(raw: bytes) -> Line:
    line = json.loads(raw)
    assert isinstance(line, dict)
    return line


def dumped(line: object) -> bytes:
    return json.dumps(line, ensure_ascii=False).encode() + b"\n"


def kind_of(raw: bytes) -> object:
    """`header`, `state`, or the name of the move or outcome."""
    line = parsed(raw)
    return line.get("move", line.get("chance", "state" if "state" in line else "header"))


def place_of(lines: Iterable[bytes], kind: str, fits: Callable[[Line], bool] = lambda line: True) -> int:
    """Where the first line of a kind stands that fits: an index, one less than the line's number."""
    for index, raw in enumerate(lines):
        if kind_of(raw) == kind and fits(parsed(raw)):
            return index
    raise AssertionError(f"no {kind} in this game")


def up_to(kind: str, fits: Callable[[Line], bool] = lambda line: True) -> tuple[tuple[bytes, ...], Line]:
    """A recorded game without its seed, up to the first line of a kind that fits, and that line."""
    for name in every_game():
        lines = without_seed(name)
        try:
            place = place_of(lines, kind, fits)
        except AssertionError:
            continue
        return lines[:place], parsed(lines[place])
    raise AssertionError(f"no {kind} in any game")


def changed(lines: tuple[bytes, ...], place: int, new: bytes) -> tuple[bytes, ...]:
    return (*lines[:place], new, *lines[place + 1 :])


def refused(lines: Iterable[bytes], *, strict: bool = False, partial: bool = False) -> RecordError:
    """The error with which these lines are refused."""
    with pytest.raises(RecordError) as caught:
        load_lines(lines, strict=strict, partial=partial)
    return caught.value


def refused_file(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(path)
    return caught.value


def told(error: RecordError) -> tuple[int, str, object]:
    """Line, key and field: what a reader of the message looks for first."""
    return error.line, error.key, error.values.get("field")


def after(before: Iterable[bytes], line: Line) -> Record:
    """The record that ends with this line."""
    return load_lines([*before, dumped(line)])
