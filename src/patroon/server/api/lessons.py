"""Lessons: prepared positions to play on from, each at a table of one's own."""

import time
from hashlib import sha256
from http import HTTPStatus
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from patroon import lessons
from patroon.server import seating
from patroon.server.api.asking import Limited, TheHouse, spend
from patroon.server.bodies import answer, described
from patroon.server.following import encoded
from patroon.server.messages import BotSeat, Lessons, Me, NewTable, Table
from patroon.server.people import Known, Somebody
from patroon.server.problems import Trouble
from patroon.server.rows import Source, TableRow
from patroon.server.storage import store
from patroon.server.storage.store import Stored

router = APIRouter(prefix="/api/lessons", tags=["lessons"], dependencies=[Limited])

MOST: Final = 50
LessonName = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$", description="The lesson's name.", examples=["auction"])]


@router.get("", **described(Lessons))
async def all_lessons() -> Response:
    """The chapters of the course, and the exercises with their answers."""
    return answer(Lessons(chapters=[*lessons.chapters()], exercises=[*lessons.exercises()]))


@router.post("/{name}", **described(Table, status=201, problems=(401, 404, 422)))
async def begin(name: LessonName, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Take a lesson: a table of one's own where the game stands as the lesson says.

    The chapter before is put away for a chapter, the exercise before for an exercise.
    """
    spend(request, person, "write")
    lesson = lessons.place(name)
    if lesson is None:
        raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-lesson")
    async with house.database.reading() as connection:
        mine = await store.tables_of(connection, person.id, None, MOST)
    for before in mine:
        if before.running and before.lesson is not None and type(lessons.place(before.lesson)) is type(lesson):
            await house.change(before.id, lambda draft: seating.put_away(draft, person.id))
    row, lines = _prepared(lesson, person)
    await house.add(row, lines)
    seed = sha256(f"patroon lesson {name}".encode()).digest()  # the same for everybody: there is nothing to win
    await house.change(row.id, lambda draft: seating.start(draft, person.id, seed))
    return answer((await house.hold(row.id)).row.shown(), HTTPStatus.CREATED)


def _prepared(lesson: lessons.Place, person: Known) -> tuple[TableRow, list[Stored]]:
    header, lines = lessons.beginning(lesson)
    now = time.time()
    wanted = NewTable(
        seats=[
            Me() if number == lesson.seat else BotSeat(level="easy", name=seat.name)
            for number, seat in enumerate(header.seats)
        ]
    )
    source = Source(lines=len(lines), lesson=lesson.name, header=header.to_json())
    row = seating.new_table(wanted, person.id, person.name, now, source)
    return row, [Stored(encoded(line), now) for line in lines]
