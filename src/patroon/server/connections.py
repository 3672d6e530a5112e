"""Connections: uvicorn's, with the limits that it lacks for clients that are slow, endless, or never listen."""

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from patroon.server.bodies import problem
from patroon.server.guard import HEADERS
from patroon.server.limits import (
    HEAD_SECONDS,
    LONGEST_HEAD,
    MOST_PIECES,
    MOST_UNREAD,
    SEND_SECONDS,
)
from patroon.server.problems import Trouble, language_of

_CLOSING: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()] + [
    (b"cache-control", b"no-store"),
    (b"connection", b"close"),
]


class _TooLong(Exception):
    """A request's head."""


class Http(HttpToolsProtocol):
    """A request's head must come in time and be of a sensible size, and its answer must be taken."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None
        self._loose = 0
        """Bytes that are no body: heads, trailers, what surrounds chunks. Nobody else counts them."""
        self._named = 0
        """Bytes of the address and the headers, of which many may come at once."""
        self._waiting: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    # Heads

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._loose += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._loose > LONGEST_HEAD:
            self._refuse_head()
        elif self._between():
            self._wait()

    def on_message_begin(self) -> None:
        self._named = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, length: int) -> None:
        """The parser stops at what is raised here, and asks for an answer (send_400_response)."""
        self._named += length
        if self._named > LONGEST_HEAD:
            raise _TooLong

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._loose -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._waiting is not None:
            self._waiting.cancel()
        if self._answering is not None:  # uvicorn tells only the last request, which may wait behind this one
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _between(self) -> bool:
        """No request is being carried out; if bytes come, they are the next one's head, or what nobody wants."""
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_slow(self) -> None:
        if self._loose:
            self._refuse(Trouble(HTTPStatus.REQUEST_TIMEOUT, "problem-too-slow"))
        else:  # browsers open connections in advance
            self.transport.close()

    # Answers that no route gives

    def _refuse_head(self) -> None:
        self._refuse(Trouble(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "problem-too-large", {"most": LONGEST_HEAD}))

    def _refuse(self, trouble: Trouble) -> None:
        if self._between():
            said = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
            response = problem(trouble, language_of(said))
            self._answer(trouble.status, response.raw_headers, bytes(response.body))
        self.transport.close()
        self._watch(0)

    def send_400_response(self, msg: str) -> None:
        """What came is too much of a head, or no HTTP at all: then nobody knows in which language to say so."""
        if max(self._loose, self._named) > LONGEST_HEAD:
            self._refuse_head()
            return
        text = msg.encode()
        named = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(text)).encode())]
        if self._between():
            self._answer(HTTPStatus.BAD_REQUEST, named, text)
        self.transport.close()

    def _answer(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        lines = [*self.server_state.default_headers, *headers, *_CLOSING]
        head = b"".join(name + b": " + value + b"\r\n" for name, value in lines)
        self.transport.write(STATUS_LINE[status] + head + b"\r\n" + body)

    # Answers that nobody takes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if unread := self.transport.get_write_buffer_size():
            self._watch(unread)

    def _watch(self, unread: int) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = self.loop.call_later(SEND_SECONDS, self._look_again, unread)

    def _look_again(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread and unread >= before:
            self.transport.abort()  # a mere close would wait until all is taken
        elif unread:
            self._watch(unread)


class WebSocket(WebSocketsSansIOProtocol):
    """What a client sends in pieces, and what it does not take, is limited; a handshake that fails is answered."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:  # uvicorn would let it wait for ever
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._end_soon()
        elif len(self.frames) > MOST_PIECES:  # empty ones cost memory, too, and are not counted by size
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
            self.handle_parser_exception()
        elif self.transport.get_write_buffer_size() > MOST_UNREAD:  # answers to pings, which wait for nobody
            self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        super().connection_lost(exc)

    def _end_soon(self) -> None:
        """Nobody uses the connection any more; but its end would wait until the client has taken everything."""
        if not self.disconnected and self._patience is None:
            closing = self.close_timeout if self.close_timer is not None else 0.0  # so long it may say goodbye, too
            self._patience = self.loop.call_later(closing + SEND_SECONDS, self.transport.abort)
