"""The plain table's addresses: pages, and what their forms ask for."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute

from patroon.server import metrics, playing, seating
from patroon.server.api.asking import Limited, TheHouse, spend, visible
from patroon.server.failures import StorageFailed
from patroon.server.house import Held, House
from patroon.server.messages import LONGEST_NAME, BotSeat, Level, Me, NewSeat, NewTable
from patroon.server.people import Known, come_in, keep, somebody
from patroon.server.plain.filled import move_in
from patroon.server.plain.home import LEVELS, MOST_OPPONENTS, home_page
from patroon.server.plain.reader import (
    HOME,
    Fields,
    Reader,
    TheReader,
    answered,
    field,
    fields_of,
    reader_of,
    see_other,
    trouble_page,
    whole,
)
from patroon.server.plain.rulebook import rules_page
from patroon.server.plain.sight import Sight
from patroon.server.plain.story import story_page
from patroon.server.plain.table import table_page, waiting_page
from patroon.server.problems import Trouble, storage_trouble
from patroon.server.rows import TableRow
from patroon.server.storage import store

log = logging.getLogger("patroon.server")

MOST_GAMES: Final = 20
PATIENCE: Final = 1.0
"""Seconds in which bots mostly are done, so that the next page is the reader's turn again."""


class PlainRoute(APIRoute):
    """People get pages where programs get problem documents."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_for_people(request: Request) -> Response:
            try:
                return await handle(request)
            except Trouble as trouble:
                return trouble_page(await reader_of(request, None), trouble)
            except StorageFailed as failed:
                metrics.FAULTS.labels("storage").inc()
                log.error("storage failed: %s", failed, extra={"path": request.url.path})  # noqa: TRY400  # as app.py
                return trouble_page(await reader_of(request, None), storage_trouble(failed))

        return handle_for_people


router = APIRouter(prefix=HOME, include_in_schema=False, route_class=PlainRoute, dependencies=[Limited])


# The first page


@router.get("")
async def home(reader: TheReader, house: TheHouse) -> Response:
    return answered(reader, home_page(reader, await _games(reader, house)))


async def _games(reader: Reader, house: House) -> list[TableRow]:
    if reader.person is None:
        return []
    async with house.database.reading() as connection:
        return await store.tables_of(connection, reader.person.id, None, MOST_GAMES)


@router.post("")
async def new_game(request: Request, reader: TheReader, house: TheHouse) -> Response:
    """A person, if nobody is known, and a table with bots, started."""
    fields = await fields_of(request)
    try:
        spend(request, None, "new")
        person, secret = await _somebody(reader, house, field(fields, "name")[:LONGEST_NAME])
        row = seating.new_table(_wanted(fields), person.id, person.name, time.time(), None)
        await house.add(row)
        await house.change(row.id, lambda draft: seating.start(draft, person.id))
    except Trouble as trouble:
        return answered(reader, home_page(reader, await _games(reader, house), trouble, fields), trouble.status)
    response = see_other(reader, f"{HOME}/table/{row.id}")
    if secret is not None:
        keep(response, secret, secure=reader.secure)
    await _bots_first(await house.hold(row.id))
    return response


async def _somebody(reader: Reader, house: House, name: str) -> tuple[Known, str | None]:
    """Who plays, and the secret of somebody new. A known person may have chosen another name."""
    if reader.person is None:
        person, secret = await come_in(house, name)
        return Known(person.id, person.name, b""), secret
    cleaned = seating.clean(name)
    if cleaned != reader.person.name:
        async with house.database.writing() as connection:
            await store.rename_person(connection, reader.person.id, cleaned)
    return reader.person._replace(name=cleaned), None


def _wanted(fields: Fields) -> NewTable:
    opponents = min(max(1, whole(fields, "opponents")), MOST_OPPONENTS)
    level: Level = next((each for each in LEVELS if each == field(fields, "level")), "easy")
    seats: list[NewSeat] = [Me(), *[BotSeat(level=level) for _ in range(opponents)]]
    return NewTable(seats=seats, start=True)


async def _bots_first(held: Held) -> None:
    """Wait a moment while bots decide."""
    end = time.monotonic() + PATIENCE
    while held.row.bot_due() is not None and time.monotonic() < end:
        await asyncio.sleep(0.02)


# The rules


@router.get("/rules")
async def rules(reader: TheReader) -> Response:
    return answered(reader, rules_page(reader))


# A table


@router.get("/table/{name}")
async def table(name: str, request: Request, reader: TheReader, house: TheHouse) -> Response:
    held = await visible(house, name, reader.person)
    return await _shown(request, reader, held, advised="advice" in request.query_params)


@router.get("/table/{name}/story")
async def story(name: str, reader: TheReader, house: TheHouse) -> Response:
    held = await visible(house, name, reader.person)
    row, following = held.row, held.following
    if following is None:
        return see_other(reader, f"{HOME}/table/{name}")
    return answered(reader, await playing.in_a_thread(story_page, Sight(reader, row, following)))


async def _shown(
    request: Request,
    reader: Reader,
    held: Held,
    *,
    advised: bool = False,
    trouble: Trouble | None = None,
    filled: Fields | None = None,
) -> Response:
    """The table's page; with what was refused on top of it, and the form as it was filled in."""
    row, following = held.row, held.following
    if following is None:
        return answered(reader, waiting_page(reader, row), trouble.status if trouble is not None else HTTPStatus.OK)
    sight = Sight(reader, row, following, trouble, filled or {})
    if advised and sight.decides is not None and row.options.advisor:
        try:
            advice = await playing.advice(request.app.state.thinkers, row, following)
            sight = Sight(reader, row, following, advice=advice)
        except Trouble as silent:
            sight = Sight(reader, row, following, silent)
    status = sight.trouble.status if sight.trouble is not None else HTTPStatus.OK
    return answered(reader, await playing.in_a_thread(table_page, sight), status)


# What the table's forms ask for


@router.post("/table/{name}/{what}")
async def asked(name: str, what: str, request: Request, reader: TheReader, house: TheHouse) -> Response:
    """Do it and go back to the table, or to the next one; or say on its page why not."""
    held = await visible(house, name, reader.person)
    fields = await fields_of(request)
    try:
        if what == "again":
            spend(request, None, "new")
        name = await _done(house, name, what, await somebody(reader.person), fields)
    except Trouble as trouble:
        return await _shown(request, reader, held, trouble=trouble, filled=fields)
    if what != "stand-in":  # who leaves may want to come back before the bots have played it all
        await _bots_first(await house.hold(name))
    return see_other(reader, f"{HOME}/table/{name}")


async def _done(house: House, table: str, what: str, person: Known, fields: Fields) -> str:
    """The table where it goes on."""
    answers, player = whole(fields, "answers"), whole(fields, "player")
    match what:
        case "move":
            await playing.move(house, table, person.id, answers, move_in(fields))
        case "undo":
            await playing.undo(house, table, person.id, answers, player)
        case "stand-in":
            await house.change(table, lambda draft: seating.resign(draft, person.id, player, "medium"))
        case "come-back":
            await house.change(table, lambda draft: seating.come_back(draft, person.id, player))
        case "again":
            other, is_new = await house.change(table, lambda draft: seating.rematch(draft, person.id))
            if is_new:
                await house.change(other, lambda draft: seating.start(draft, person.id))
            return other
        case _:
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-page")
    return table


@router.get("/table/{name}/{what}")
async def looked_at(name: str, reader: TheReader) -> Response:
    """Where a form was sent to and refused, somebody may come once more without a form."""
    return see_other(reader, f"{HOME}/table/{quote(name)}")
