"""Prepared positions to learn from: the chapters of the course and the exercises, kept as data.

A lesson is a point of a recorded game. Whoever takes it plays on from there at a table like any other: nothing of it is
staged but the position. `course.json` and `practice.json` say which lessons there are, `games/` holds their records.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from patroon.record import Header, Record, load_lines
from patroon.words.phrases import Why

FOLDER: Final = files("patroon.lessons")

Kind = Literal["column", "bid", "shipment", "feed"]
Move = Annotated[dict[str, Any], Meta(description="A move of the record, or some of its fields.")]


class Place(Struct, kw_only=True, frozen=True):
    """A point of a recorded game, and who one is there."""

    name: str
    game: str
    """The record in `games/`."""
    line: int
    """So many lines of it have been played."""
    seat: int
    """Whose decision it is: the learner's."""


class Task(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One idea. It is said in `lesson-CHAPTER-TASK`, and what went otherwise in `lesson-CHAPTER-TASK-else`."""

    name: str
    show: list[str] = []
    """Where to look: `data-at` and `data-do` names on the page."""
    wants: list[Move] = []
    """Moves that do it, any of which: each names the fields that count. None: it is to be read."""


class Chapter(Place, kw_only=True, frozen=True):
    """One of the course's chapters. The last one goes on to the end of the game."""

    tasks: list[Task]


class Judged(Struct, kw_only=True, frozen=True):
    """A move of an exercise, and what the strong bot thinks of it."""

    move: Move
    behind: float
    """Points at the end that it is behind the best one."""
    reasons: list[Why]


class Exercise(Place, kw_only=True, frozen=True):
    """An exercise: one decision, with what the strong bot thinks of each sensible answer, the best first."""

    kind: Kind
    answers: list[Judged]


@cache
def chapters() -> tuple[Chapter, ...]:
    """The course, in order."""
    return msgspec.json.decode(FOLDER.joinpath("course.json").read_bytes(), type=tuple[Chapter, ...])


@cache
def exercises() -> tuple[Exercise, ...]:
    """The exercises, the easier ones first."""
    return msgspec.json.decode(FOLDER.joinpath("practice.json").read_bytes(), type=tuple[Exercise, ...])


def place(name: str) -> Place | None:
    """The lesson of that name, if there is one."""
    return next((each for each in (*chapters(), *exercises()) if each.name == name), None)


@cache
def _record(game: str) -> Record:
    with FOLDER.joinpath("games", f"{game}.nar").open("rb") as lines:
        return load_lines(lines.readlines())


def beginning(lesson: Place) -> tuple[Header, list[dict[str, Any]]]:
    """The header of the lesson's game, and its lines up to the point where the learner takes over."""
    record = _record(lesson.game)
    return record.header, [line.to_json() for line in record.game.lines[: lesson.line]]
