"""Live play: one WebSocket, one table. What happens is told in order, what was missed is told first."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Query, WebSocket
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect, WebSocketState

from patroon.server import metrics, playing
from patroon.server.api.asking import TableId, asker, house_of, spend, visible
from patroon.server.bodies import read
from patroon.server.failures import StorageFailed
from patroon.server.guard import demand_host, demand_origin
from patroon.server.house import Held, House
from patroon.server.limits import SEND_SECONDS, Limits
from patroon.server.live import (
    LiveBye,
    LiveDone,
    LivePong,
    LiveProblem,
    LiveTable,
    LiveTalk,
    Send,
    SendMove,
    SendPing,
    SendTalk,
    SendUndo,
)
from patroon.server.messages import Answer
from patroon.server.people import Known, who
from patroon.server.problems import Trouble, language_of, storage_trouble

log = logging.getLogger("patroon.server")
router = APIRouter()

MOST_WAITING: Final = 500
"""Messages that a slow client may be behind; then it is let go, and catches up when it comes back."""

GOING_AWAY: Final = 1001
TOO_SLOW: Final = 1013
RESTART: Final = 1012
REFUSED: Final = 4000
"""Plus the status: 4401, 4404 …"""


class Socket:
    """A client that watches a table, and may play there."""

    def __init__(self, websocket: WebSocket, person: Known | None) -> None:
        self._websocket = websocket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._code = GOING_AWAY
        self._ended = False
        self._bye: bytes | None = None
        self._answering = False
        self.known = person
        self.person = person.id if person is not None else None

    @property
    def ended(self) -> bool:
        """Nothing that still comes is carried out: what is told last may wait long for a client that takes nothing."""
        return self._ended

    def send(self, message: bytes) -> None:
        """Soon, and in order."""
        if self._queue.qsize() < MOST_WAITING:
            self._queue.put_nowait(message)
        elif self._code != TOO_SLOW:
            log.info("a slow client is let go")
            self.end("slow", TOO_SLOW)

    def tell(self, message: Answer) -> None:
        self.send(msgspec.json.encode(message))

    def end(self, why: Literal["restart", "slow", "closed"], code: int) -> None:
        """Nothing more comes after this; before a restart the answer to what is being carried out still does."""
        self._code = code
        self._ended = True
        self._bye = msgspec.json.encode(LiveBye(why=why))
        if not self._answering or code != RESTART:
            self._part()

    def _part(self) -> None:
        if self._bye is not None:
            self._queue.put_nowait(self._bye)
            self._queue.put_nowait(None)
            self._bye = None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Something is carried out for this client."""
        self._answering = True
        try:
            yield
        finally:
            self._answering = False
            self._part()

    async def sending(self) -> None:
        """Until the end, or until the client takes nothing more."""
        while (message := await self._queue.get()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await self._websocket.send_text(message.decode())
        await self.close(self._code)

    async def close(self, code: int) -> None:
        if self._websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                await asyncio.wait_for(self._websocket.close(code), SEND_SECONDS)


@router.websocket("/api/tables/{name}/live")
async def live(
    websocket: WebSocket,
    name: TableId,
    line: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    talk: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> None:
    """Watch a table and play there. `line` and `talk` say what the client knows already."""
    house = house_of(websocket)
    await websocket.accept()
    language = language_of(websocket.headers.get("accept-language", ""))
    socket = Socket(websocket, None)
    try:
        demand_host(websocket)
        demand_origin(websocket)
        person = await who(websocket)
        spend(websocket, person, "read")
    except (Trouble, StorageFailed) as error:
        await _turn_away(socket, error, language)
        return
    socket = Socket(websocket, person)
    sockets: set[Socket] = websocket.app.state.sockets
    sockets.add(socket)
    metrics.SOCKETS.inc()
    limits: Limits = websocket.app.state.limits
    try:
        with limits.connected(asker(websocket, person)):
            held = await _table(websocket, house, name, person)
            await _attend(socket, websocket, house, held, (line, talk), language)
    except (Trouble, StorageFailed) as error:
        await _turn_away(socket, error, language)
    finally:
        sockets.discard(socket)
        metrics.SOCKETS.dec()


async def _table(websocket: WebSocket, house: House, name: str, person: Known | None) -> Held:
    """The table, for somebody who is known here still. Raises Trouble or StorageFailed."""
    held = await visible(house, name, person)
    if person is not None and await who(websocket) is None:  # a key that was revoked before its socket was known
        raise Trouble(HTTPStatus.UNAUTHORIZED, "problem-who-are-you")
    return held


async def turn_away_unread(websocket: WebSocket, trouble: Trouble) -> None:
    """A connection whose address says something impossible."""
    await websocket.accept()
    await _turn_away(Socket(websocket, None), trouble, language_of(websocket.headers.get("accept-language", "")))


async def _turn_away(socket: Socket, error: Trouble | StorageFailed, language: str) -> None:
    trouble = storage_trouble(error) if isinstance(error, StorageFailed) else error
    socket.tell(LiveProblem(id=None, problem=trouble.document(language)))
    socket.end("closed", REFUSED + trouble.status)
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await socket.sending()


async def _attend(
    socket: Socket, websocket: WebSocket, house: House, held: Held, known: tuple[int, int], language: str
) -> None:
    async with held.lock:  # nothing happens between what is told now and what is told from now on
        await _welcome(socket, house, held, *known)
        house.watch(held, socket)
    house.here(held)
    house.tell_here(held.row.id)
    sender = asyncio.create_task(socket.sending())
    reader = asyncio.create_task(_hearing(socket, websocket, house, held, language))
    try:
        await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.unwatch(held, socket)
        for task in (sender, reader):
            task.cancel()
        sent, heard = await asyncio.gather(sender, reader, return_exceptions=True)
        _log_unexpected(sent, held, RuntimeError, TimeoutError)  # it takes nothing, or is closed already
        _log_unexpected(heard, held)
        if not isinstance(sent, TimeoutError):  # else it would not take this either
            await socket.close(GOING_AWAY)
        house.here(held)
        house.tell_here(held.row.id)


def _log_unexpected(result: object, held: Held, *expected: type[Exception]) -> None:
    gone = (asyncio.CancelledError, WebSocketDisconnect, ConnectionError)
    if isinstance(result, BaseException) and not isinstance(result, (*gone, *expected)):
        metrics.FAULTS.labels("socket").inc()
        log.error("a socket failed", exc_info=result, extra={"table": held.row.id})


async def _welcome(socket: Socket, house: House, held: Held, line: int, talk: int) -> None:
    """What the client does not know yet."""
    missed = await house.missed(held, line)
    said = await house.talk(held, talk) if held.row.talk > talk else []
    socket.tell(LiveTable(table=held.row.shown()))
    if missed is not None:
        socket.tell(missed)
    if said:
        socket.tell(LiveTalk(talk=said))


async def _hearing(socket: Socket, websocket: WebSocket, house: House, held: Held, language: str) -> None:
    """What the client asks for, one after the other."""
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if socket.ended:
            continue
        with socket.answering():
            await _carry_out(socket, websocket, house, held, message, language)


async def _carry_out(
    socket: Socket, websocket: WebSocket, house: House, held: Held, message: Message, language: str
) -> None:
    """One thing that the client asks for; it is answered whatever comes of it."""
    asked: Send | None = None
    try:
        try:  # a message that is one too many is refused by its number, one that can't be read counts all the same
            asked = read(message.get("text") or message.get("bytes") or b"", Send)  # type: ignore[arg-type]  # a union is not type[…]
        finally:
            spend(websocket, socket.known, "write")
        socket.tell(await _done(socket, house, held, asked))
    except Trouble as trouble:
        socket.tell(LiveProblem(id=asked.id if asked is not None else None, problem=trouble.document(language)))
    except StorageFailed as failed:
        metrics.FAULTS.labels("storage").inc()
        log.warning("storage failed: %s", failed, extra={"table": held.row.id})
        problem = storage_trouble(failed).document(language)
        socket.tell(LiveProblem(id=asked.id if asked is not None else None, problem=problem))


async def _done(socket: Socket, house: House, held: Held, asked: Send) -> Answer:
    if isinstance(asked, SendPing):
        return LivePong(id=asked.id)
    person = socket.known
    if person is None:
        raise Trouble(HTTPStatus.UNAUTHORIZED, "problem-who-are-you")
    table = held.row.id
    match asked:
        case SendMove(answers=answers, move=move):
            return LiveDone(id=asked.id, line=await playing.move(house, table, person.id, answers, move))
        case SendUndo(answers=answers, player=player):
            return LiveDone(id=asked.id, line=await playing.undo(house, table, person.id, answers, player))
        case SendTalk(text=text):
            return LiveDone(id=asked.id, line=await playing.say(house, table, person, text))
