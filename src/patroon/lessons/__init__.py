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
from patroon.words.phrases import Phrase, Why

FOLDER: Final = files("patroon.lessons")

Kind = Literal["column", "bid", "shipment", "feed"]
Move = Annotated[dict[str, Any], Meta(description="A move of the record, or those of its fields that count.")]


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
    """One idea: said in `lesson-CHAPTER-TASK`, what it brought in `…-done`, and what went otherwise in `…-else`."""

    name: str
    show: list[str] = []
    """Where to look: `data-at` and `data-do` names on the page."""
    then: list[str] = []
    """And where, once the wanted kind of move has been begun; when it does what is wanted, at what plays it."""
    advisor: Literal["silent", "worth", "all"] = "worth"
    """How much the advisor may say besides the coach: nothing, what columns are worth, or all it knows."""
    when: str = ""
    """The decision it is about (`awaits` of the view). Once another one is asked for, the task is left out."""
    wants: list[Move] = []
    """Moves that do it, any of which. None: it is to be read."""

    def done_by(self, move: Move) -> bool:
        return any(matches(wanted, move) for wanted in self.wants)


def matches(wanted: Move, move: Move) -> bool:
    """The move has all the fields that are wanted (the browser's `matches` says the same).

    A number may be given as bounds, `{"least": 5, "most": 7}`, one of which is enough; a list as how long it is,
    `{"number": 2}`.
    """
    return all(_fits(move.get(name), value) for name, value in wanted.items())


def _fits(value: object, wanted: object) -> bool:
    if not isinstance(wanted, dict):
        return value == wanted
    if "number" in wanted:
        return isinstance(value, list) and len(value) == wanted["number"]
    return isinstance(value, int) and wanted.get("least", value) <= value <= wanted.get("most", value)


class Chapter(Place, kw_only=True, frozen=True):
    """One of the course's chapters. The last one goes on to the end of the game."""

    tasks: list[Task]


class Judged(Struct, kw_only=True, frozen=True):
    """An answer to an exercise, and what came of it in trials."""

    wants: Move
    """Moves that come to the same: the same column whatever the bid, the same ship whichever furs, as many businesses
    wherever they stand."""
    told: Phrase
    """One of them in words."""
    limit: int | None = None
    """A higher bid for the column would be too much."""
    behind: float
    """Points at the end that it is behind the best one."""
    error: float
    """The standard error of that."""
    reasons: list[Why]


class Exercise(Place, kw_only=True, frozen=True):
    """An exercise: one decision, with what the strong bot thinks of each sensible answer, the best first."""

    kind: Kind
    players: int
    round: int
    level: Annotated[int, Meta(ge=1, le=3, description="How hard it is, from 1 to 3.")]
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
