"""Long lists, a page at a time: a page ends with where the next one begins."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import Query, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from patroon.server.bodies import answer
from patroon.server.house import House
from patroon.server.messages import Tables
from patroon.server.rows import TableRow

PAGE: Final = 50
PLACE: Final = "^[0-9]{1,15}[.][0-9]{1,15}~[a-z2-7]{16}$"
"""Between two tables: when the one was made, and its id."""

Before = Annotated[str | None, Query(pattern=PLACE, description="`more` of the page before.")]
Found = Callable[[AsyncConnection, tuple[float, str] | None, int], Awaitable[list[TableRow]]]


async def page(house: House, before: str | None, found: Found) -> Response:
    """Some tables, the newest first."""
    place = _place(before) if before is not None else None
    async with house.database.reading() as connection:
        rows = await found(connection, place, PAGE + 1)
    more = f"{rows[PAGE - 1].created!r}~{rows[PAGE - 1].id}" if len(rows) > PAGE else None
    return answer(Tables(tables=[row.shown() for row in rows[:PAGE]], more=more))


def _place(text: str) -> tuple[float, str]:
    created, _, name = text.partition("~")
    return float(created), name
