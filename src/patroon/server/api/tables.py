"""Making a table, taking seats, starting, resigning, once more."""

import time
from http import HTTPStatus

from fastapi import APIRouter, Request, Response

from patroon.server import seating
from patroon.server.api.asking import Limited, SeatId, Seen, TableId, TheHouse, spend, visible
from patroon.server.api.listing import Before, page
from patroon.server.bodies import answer, body, described
from patroon.server.following import Following, encoded
from patroon.server.house import House
from patroon.server.messages import (
    Again,
    Fill,
    Invitation,
    Join,
    NewTable,
    Origin,
    StandIn,
    Table,
    Tables,
    Visit,
)
from patroon.server.people import Known, Somebody
from patroon.server.problems import Trouble
from patroon.server.rows import Source
from patroon.server.storage import store
from patroon.server.storage.store import Stored

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[Limited])

SEATED = (401, 403, 404, 409, 422)
EXAMPLE = {
    "seats": [{"by": "me"}, {"by": "invite"}, {"by": "bot", "level": "hard", "temper": "merchant"}],
    "options": {"public": True, "pace": 120},
}


@router.get("", **described(Tables, problems=(422,)))
async def public_tables(house: TheHouse, before: Before = None) -> Response:
    """Tables that anyone may join or watch, the newest first."""
    return await page(house, before, store.public_tables)


@router.post("", **described(Table, takes=NewTable, status=201, problems=(401, 404, 409), example=EXAMPLE))
async def make_table(request: Request, house: TheHouse, person: Somebody) -> Response:
    """Make a table; with `origin`, to play on from a point of a game that is over or was imported."""
    spend(request, None, "new")
    wanted = await body(request, NewTable)
    source, lines = await _source(house, wanted.origin, person) if wanted.origin is not None else (None, [])
    row = seating.new_table(wanted, person.id, person.name, time.time(), source)
    if wanted.start and any(seat.free for seat in row.seats):
        raise Trouble(HTTPStatus.CONFLICT, "problem-seats-free", {"n": sum(seat.free for seat in row.seats)})
    await house.add(row, lines)
    if wanted.start:
        await house.change(row.id, lambda draft: seating.start(draft, person.id))
    return await _shown(house, row.id, HTTPStatus.CREATED)


async def _source(house: House, origin: Origin, person: Known) -> tuple[Source, list[Stored]]:
    """The lines up to a point of another table's game, those that count."""
    held = await visible(house, origin.table, person)
    row = held.row
    if row.status not in ("over", "imported"):
        raise Trouble(HTTPStatus.CONFLICT, "problem-not-over")
    async with house.database.reading() as connection:
        lines = await store.lines_of(connection, row.id, up_to=origin.line)
    past = Following.read(row, lines)
    if past.line < origin.line:
        values = {"at": origin.line, "have": past.line}
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "record-too-short", values, field="origin.line")
    if past.game.over:
        raise Trouble(HTTPStatus.CONFLICT, "game-over")
    now = time.time()
    return seating.source_of(row, past, origin.line), [Stored(encoded(line.to_json()), now) for line in past.game.lines]


async def _shown(house: House, name: str, status: int = HTTPStatus.OK) -> Response:
    return answer((await house.hold(name)).row.shown(), status)


@router.get("/{name}", **described(Table, problems=(404, 409, 422)))
async def table(held: Seen) -> Response:
    """A table: who sits there, how far it is."""
    return answer(held.row.shown())


@router.post(
    "/{name}/visit", **described(Table, takes=Visit, problems=(401, 404, 409), example={"invite": "q1V5mPc3x0o2d8Zb"})
)
async def visit(name: TableId, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Come in by invitation: from now on this person may see the table, and take a seat."""
    wanted = await body(request, Visit)
    try:
        held = await house.fresh(name)
    except Trouble as trouble:  # nobody learns here which tables there are
        if trouble.status != HTTPStatus.NOT_FOUND:
            raise
        raise Trouble(HTTPStatus.NOT_FOUND, "problem-wrong-invitation") from trouble
    if not seating.same(wanted.invite, held.row.invite):
        raise Trouble(HTTPStatus.NOT_FOUND, "problem-wrong-invitation")
    async with house.database.writing() as connection:
        await store.add_guest(connection, name, person.id)
    return answer(held.row.shown())


@router.get("/{name}/invitation", **described(Invitation, problems=SEATED))
async def invitation(held: Seen, person: Somebody) -> Response:
    """What one sends to others; for those who sit here."""
    if held.row.owner != person.id and held.row.seat_of(person.id) is None:
        raise Trouble(HTTPStatus.FORBIDDEN, "problem-players-only")
    return answer(Invitation(invite=held.row.invite))


@router.post("/{name}/invitation", **described(Invitation, problems=SEATED))
async def renew_invitation(held: Seen, house: TheHouse, person: Somebody) -> Response:
    """A new invitation; the old one is worthless from now on."""
    invite = await house.change(held.row.id, lambda draft: seating.renew_invitation(draft, person.id))
    return answer(Invitation(invite=invite))


@router.post("/{name}/join", **described(Table, takes=Join, problems=SEATED, example={"seat": 1}))
async def join(held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Take a seat."""
    wanted = await body(request, Join)
    await house.change(held.row.id, lambda draft: seating.join(draft, person.id, person.name, wanted))
    return answer(held.row.shown())


@router.post("/{name}/leave", **described(Table, problems=SEATED))
async def leave(held: Seen, house: TheHouse, person: Somebody) -> Response:
    """Give up one's seat before the start."""
    await house.change(held.row.id, lambda draft: seating.leave(draft, person.id))
    return answer(held.row.shown())


@router.put(
    "/{name}/seats/{seat}",
    **described(Table, takes=Fill, problems=SEATED, example={"seat": {"by": "bot", "level": "easy"}}),
)
async def fill(seat: SeatId, held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """The owner gives a free seat to a bot, or to somebody on the same device."""
    wanted = await body(request, Fill)
    await house.change(held.row.id, lambda draft: seating.fill(draft, person.id, seat, wanted.seat))
    return answer(held.row.shown())


@router.delete("/{name}/seats/{seat}", **described(Table, problems=SEATED))
async def free(seat: SeatId, held: Seen, house: TheHouse, person: Somebody) -> Response:
    """The owner frees a seat."""
    await house.change(held.row.id, lambda draft: seating.free(draft, person.id, seat))
    return answer(held.row.shown())


@router.post("/{name}/close", **described(Table, problems=SEATED))
async def close(held: Seen, house: TheHouse, person: Somebody) -> Response:
    """The owner gives up a table before the start."""
    await house.change(held.row.id, lambda draft: seating.close(draft, person.id))
    return answer(held.row.shown())


@router.post("/{name}/start", **described(Table, problems=SEATED))
async def start(held: Seen, house: TheHouse, person: Somebody) -> Response:
    """The owner starts the game, when every seat is taken."""
    await house.change(held.row.id, lambda draft: seating.start(draft, person.id))
    return answer(held.row.shown())


@router.post(
    "/{name}/seats/{seat}/stand-in", **described(Table, takes=StandIn, problems=SEATED, example={"level": "medium"})
)
async def stand_in(seat: SeatId, held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Let a bot play on: on one's own seat at any time (resigning), on another's when their time is over."""
    wanted = await body(request, StandIn)
    await house.change(held.row.id, lambda draft: seating.stand_in(draft, person.id, seat, wanted.level))
    return answer(held.row.shown())


@router.delete("/{name}/seats/{seat}/stand-in", **described(Table, problems=SEATED))
async def come_back(seat: SeatId, held: Seen, house: TheHouse, person: Somebody) -> Response:
    """Play one's seat oneself again."""
    await house.change(held.row.id, lambda draft: seating.come_back(draft, person.id, seat))
    return answer(held.row.shown())


@router.post("/{name}/rematch", **described(Table, takes=Again, status=201, problems=SEATED, example={"start": True}))
async def rematch(held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """The same seats once more, as a new table. Who asks second gets the same one."""
    spend(request, None, "new")
    wanted = await body(request, Again)

    name, is_new = await house.change(held.row.id, lambda draft: seating.rematch(draft, person.id))
    if is_new and wanted.start:
        await house.change(name, lambda draft: seating.start(draft, person.id))
    return await _shown(house, name, HTTPStatus.CREATED)
