"""What a person does at a table, the same over HTTP and over a WebSocket."""

import asyncio
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, ParamSpec, TypeVar

from patroon.rules.fields import Fields
from patroon.server import metrics
from patroon.server.drafts import Draft
from patroon.server.following import Following
from patroon.server.house import House
from patroon.server.messages import Advice
from patroon.server.people import Known
from patroon.server.problems import Trouble
from patroon.server.rows import TableRow
from patroon.server.seating import printable
from patroon.server.thinking import BotFault, Position, Thinkers

P = ParamSpec("P")
R = TypeVar("R")

MOST_QUESTIONS: Final = 30
"""That wait for a thinker; an answer to one more would come too late, and each keeps what it is about in memory."""
EXAMPLE: Final = {"answers": 4, "move": {"player": 0, "move": "place", "district": "docks"}}
RECORD_EXAMPLE: Final = (
    '{"format": "nieuw-amsterdam-record", "version": 1, "board": "reconstruction", "players": '
    '[{"name": "Ada", "colour": "blue"}, {"name": "Bo", "colour": "orange"}], "first": 0}\n'
)


async def move(house: House, table: str, person: str, answers: int, line: Fields) -> int:
    """Decide; the number of lines then. Raises Trouble or StorageFailed."""
    begun = time.monotonic()

    def play(draft: Draft) -> int:
        draft.play(person, answers, line)
        return draft.row.line

    after = await house.change(table, play)
    metrics.MOVE_SECONDS.observe(time.monotonic() - begun)
    metrics.MOVES.labels("person").inc()
    return after


async def undo(house: House, table: str, person: str, answers: int, player: int) -> int:
    """Take back; the number of lines then. Raises Trouble or StorageFailed."""

    def take_back(draft: Draft) -> int:
        draft.undo(person, answers, player)
        return draft.row.line

    return await house.change(table, take_back)


async def say(house: House, table: str, person: Known, text: str) -> int:
    """Say something; the number of lines of the game. Raises Trouble or StorageFailed."""
    said = printable(text)
    if not said:
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "problem-nothing-said", field="text")

    def speak(draft: Draft) -> int:
        seat = draft.row.seat_of(person.id)
        draft.say(person.id, (seat.name if seat is not None else None) or person.name, said)
        return draft.row.line

    return await house.change(table, speak)


async def advice(thinkers: Thinkers, row: TableRow, following: Following, played: Fields | None = None) -> Advice:
    """What the advisor thinks; also of what was played then. Raises Trouble."""
    if thinkers.waiting >= MOST_QUESTIONS:
        raise Trouble(HTTPStatus.SERVICE_UNAVAILABLE, "problem-advisor-silent")
    try:
        thought = await thinkers.advise(Position.of(row.header(told=False), following.game.lines), played)
    except BotFault as fault:
        metrics.FAULTS.labels(f"advisor-{fault.kind}").inc()
        raise Trouble(HTTPStatus.SERVICE_UNAVAILABLE, "problem-advisor-silent") from fault
    return Advice(line=following.line, bidders=thought.bidders, moves=thought.moves, played=thought.played)


async def in_a_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Work that takes so long that others would wait."""
    return await asyncio.to_thread(work, *args, **kwargs)
