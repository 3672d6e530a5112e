"""The game itself: how it stands, what happened, moves, taking back, talk, advice, records."""

import time
from dataclasses import replace
from http import HTTPStatus
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response

from patroon.board import board_to_data
from patroon.record import Header, RecordError, load_lines, record_lines
from patroon.record.header import Seat
from patroon.rules import VERSION
from patroon.rules.fields import Fields
from patroon.server import playing, seating
from patroon.server.api.asking import Limited, Seen, TheHouse, spend
from patroon.server.bodies import answer, body, described, problem_answers
from patroon.server.drafts import state_of
from patroon.server.following import Following, encoded
from patroon.server.house import Held, House
from patroon.server.messages import (
    LONGEST_NAME,
    LONGEST_TEXT,
    Advice,
    Done,
    NewMove,
    NewTalk,
    Options,
    State,
    Steps,
    Table,
    Talk,
    Undo,
)
from patroon.server.people import Somebody
from patroon.server.problems import Trouble, bad_record
from patroon.server.retelling import retold
from patroon.server.rows import PERSON, Result, SeatRow, Source, TableRow
from patroon.server.storage import store
from patroon.server.storage.store import Stored

router = APIRouter(prefix="/api", tags=["play"], dependencies=[Limited])

NDJSON: Final = "application/x-ndjson"
TOLD: Final = (404, 409, 422)
ASKED: Final = (401, 403, 404, 409, 422)

Line = Annotated[int | None, Query(ge=0, le=1_000_000, description="How many lines; all if not given.")]
Until = Annotated[int | None, Query(ge=0, le=1_000_000, description="Up to which line; to the end if not given.")]
Views = Annotated[bool, Query(description="Each step with the view after it.")]
After = Annotated[int, Query(ge=0, le=1_000_000, description="What is known already.")]


def _game(held: Held) -> Following:
    if held.following is None:
        raise Trouble(HTTPStatus.CONFLICT, "problem-not-begun")
    return held.following


async def _at(house: House, held: Held, line: int | None) -> Following:
    """The game as it stood after so many lines."""
    now = _game(held)
    if line is None or line == now.line:
        return now
    async with house.database.reading() as connection:
        lines = await store.lines_of(connection, held.row.id, up_to=line)
    past = Following.read(held.row, lines)
    if past.line < line:
        values = {"at": line, "have": past.line}
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "record-too-short", values, field="line")
    return past


async def _played_after(house: House, held: Held, line: int) -> Fields | None:
    """The move that answered so many lines and was not taken back; None if there is none."""
    now = _game(held).line
    if line == now:
        return None
    async with house.database.reading() as connection:
        found = await store.lines_of(connection, held.row.id, after=line, up_to=now)
    moves: list[Fields] = []
    for stored in found:
        did: Fields = msgspec.json.decode(stored.body)
        if "move" in did:
            moves.append(did)
        elif "undo" in did:
            if not moves:  # what was taken back is older
                return None
            moves.pop()
    return moves[0] if moves else None


@router.get("/tables/{name}/state", **described(State, problems=TOLD))
async def state(held: Seen, house: TheHouse, line: Line = None) -> Response:
    """How the game stands, or stood: board, view and options."""
    return answer(state_of(held.row, await _at(house, held, line)))


@router.get("/tables/{name}/steps", **described(Steps, problems=TOLD))
async def steps(held: Seen, house: TheHouse, after: After = 0, until: Until = None, views: Views = False) -> Response:
    """What happened after a line, decision by decision, with all events; on demand with the view after each.

    A step is told whole, also if `until` is in the middle of it. With views there are at most 60 steps in an answer;
    `more` says after which line the next ones begin. `position` is how the game stands now, whatever was asked for.
    """
    row, following = held.row, _game(held)
    async with house.database.reading() as connection:
        lines = await store.lines_of(connection, row.id, up_to=following.line)
    past = Following.read(row, lines[:after])
    told, more = retold(past, row, lines[after:], until, views=views)
    return answer(Steps(after=min(after, following.line), steps=told, position=following.position(row), more=more))


@router.post("/tables/{name}/moves", **described(Done, takes=NewMove, problems=ASKED, example=playing.EXAMPLE))
async def move(held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Decide. A move that answers an older line is refused (409) with the current state in `state`."""
    wanted = await body(request, NewMove)
    return answer(Done(line=await playing.move(house, held.row.id, person.id, wanted.answers, wanted.move)))


@router.post("/tables/{name}/undo", **described(Done, takes=Undo, problems=ASKED, example={"answers": 41, "player": 0}))
async def undo(held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Take back one's last decision, as long as nobody and nothing came after it."""
    wanted = await body(request, Undo)
    return answer(Done(line=await playing.undo(house, held.row.id, person.id, wanted.answers, wanted.player)))


@router.get("/tables/{name}/talk", **described(Talk, problems=TOLD))
async def talk(held: Seen, house: TheHouse, after: After = 0) -> Response:
    """What was said."""
    return answer(Talk(talk=await house.talk(held, after)))


@router.post(
    "/tables/{name}/talk", **described(Done, takes=NewTalk, problems=(401, 404, 409), example={"text": "Hello"})
)
async def say(held: Seen, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Say something, to everyone at the table."""
    wanted = await body(request, NewTalk)
    return answer(Done(line=await playing.say(house, held.row.id, person, wanted.text)))


@router.get("/tables/{name}/advice", **described(Advice, problems=ASKED))
async def advice(held: Seen, request: Request, house: TheHouse, person: Somebody, line: Line = None) -> Response:
    """What the advisor thinks: of the position for those who play, if the table allows it; of any once it is over."""
    row = held.row
    if row.running:
        if not row.options.advisor:
            raise Trouble(HTTPStatus.FORBIDDEN, "problem-no-advisor")
        if row.seat_of(person.id) is None:
            raise Trouble(HTTPStatus.FORBIDDEN, "problem-players-only")
    following = await _at(house, held, line)
    if following.game.to_decide is None:
        raise Trouble(HTTPStatus.CONFLICT, "problem-nobody-decides")
    played = await _played_after(house, held, following.line)
    return answer(await playing.advice(request.app.state.thinkers, row, following, played))


RECORD_ANSWERS = {
    200: {
        "description": "The record, a file of docs/record.md; the seed is in it once the game is over.",
        "content": {NDJSON: {"schema": {"type": "string"}}},
    }
} | problem_answers(TOLD)


@router.get("/tables/{name}/record", response_model=None, responses=RECORD_ANSWERS)
async def record(held: Seen) -> Response:
    """The game's record, to keep."""
    row, following = held.row, _game(held)
    header = row.header(told=row.status in ("over", "imported"))
    text = "".join(f"{line}\n" for line in record_lines(header, following.game))
    headers = {"content-disposition": f'attachment; filename="{row.id}.nar"'}
    return Response(text, HTTPStatus.OK, headers, NDJSON)


IMPORT = described(Table, status=201, problems=(401, 415, 422)) | {
    "openapi_extra": {
        "requestBody": {
            "required": True,
            "content": {NDJSON: {"schema": {"type": "string"}, "example": playing.RECORD_EXAMPLE}},
        }
    }
}


@router.post("/records", **IMPORT)
async def import_record(request: Request, house: TheHouse, person: Somebody) -> Response:
    """Bring a record along: to look at, or to play on from any line (see `origin` of a new table)."""
    spend(request, None, "new")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != NDJSON:
        raise Trouble(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "problem-need-record", {"type": NDJSON})
    raw = await request.body()
    row, lines = await playing.in_a_thread(_imported, raw, person.id)
    held = await house.add(row, lines)
    return answer(held.row.shown(), HTTPStatus.CREATED)


def _imported(raw: bytes, person: str) -> tuple[TableRow, list[Stored]]:
    """A table to look at. Every line is checked against the rules, the checkpoints and the seed."""
    try:
        found = load_lines(raw.splitlines(keepends=True))
    except RecordError as error:
        raise bad_record(error) from error
    header, game, now = _tidy(found.header), found.game, time.time()
    lines = [Stored(encoded(line.to_json()), now) for line in game.lines]
    row = TableRow(
        id=seating.new_id(),
        owner=person,
        status="imported",
        options=Options(),
        board=encoded(board_to_data(header.board)),
        rules=VERSION,
        invite=seating.new_invite(),
        created=now,
        seats=tuple(SeatRow(number, PERSON, seat.name, seat.colour) for number, seat in enumerate(header.seats)),
        first=header.first,
        source=Source(lines=len(lines), header=header.to_json()),
        line=len(lines),
        decides=game.to_decide,
        result=Result(scores=game.scores, winners=[*(game.winners or ())]) if game.over else None,
    )
    return row, lines


def _tidy(header: Header) -> Header:
    """What a stranger's record says about itself, as everybody may see it: in print, and not too long."""

    def short(text: str | None, most: int = LONGEST_TEXT) -> str | None:
        return seating.printable(text)[:most] if text is not None else None

    return replace(
        header,
        seats=tuple(
            Seat(short(seat.name, LONGEST_NAME) or "?", short(seat.colour, 20) or "?") for seat in header.seats
        ),
        commitment=short(header.commitment),
        software=short(header.software),
        id=short(header.id),
        date=short(header.date),
        variant=short(header.variant),
    )
