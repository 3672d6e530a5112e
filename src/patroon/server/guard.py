"""What stands before every request: who may ask from where, how much they may send, how long they may take."""

import asyncio
import logging
import time
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from patroon.server import metrics
from patroon.server.bodies import problem
from patroon.server.limits import BODY_SECONDS, LONGEST_BODY, LONGEST_RECORD, PIECE_SECONDS
from patroon.server.problems import Trouble, language_of
from patroon.server.settings import LOOPBACK, Settings

log = logging.getLogger("patroon.server")

INTERNAL: Final = 1011
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def allowed_origin(connection: HTTPConnection) -> bool:
    """A page of ours asks, or no page at all (programs send no Origin, browsers always do where it matters)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    settings: Settings = connection.app.state.settings
    asked = _parts(origin)
    if asked is None:
        return False
    if settings.url is not None:
        ours = urlsplit(settings.url)
        return (asked.scheme, asked.netloc) == (ours.scheme, ours.netloc)
    return asked.netloc == connection.headers.get("host")


def demand_origin(connection: HTTPConnection) -> None:
    """Raises Trouble if somebody else's page asks."""
    if not allowed_origin(connection):
        raise Trouble(HTTPStatus.FORBIDDEN, "problem-other-origin")


def allowed_host(connection: HTTPConnection) -> bool:
    """Under another name somebody else's page could pass for ours (DNS rebinding)."""
    settings: Settings = connection.app.state.settings
    named = _parts(f"//{connection.headers.get('host', '')}")
    host = named.hostname if named is not None else None
    if settings.url is not None and host == urlsplit(settings.url).hostname:
        return True
    return not settings.local or host in (*LOOPBACK, settings.host)


def demand_host(connection: HTTPConnection) -> None:
    """Raises Trouble if the server is called by a name that is not its own."""
    if not allowed_host(connection):
        raise Trouble(HTTPStatus.BAD_REQUEST, "problem-other-host")


def _parts(address: str) -> SplitResult | None:
    """None for what is no address: a bracket that is not closed, for one."""
    try:
        return urlsplit(address)
    except ValueError:
        return None


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = _Request(scope, receive, send)
        try:
            request.check()
            await self._app(scope, request.receive, request.send)
        except Trouble as trouble:  # before the routes, or while the body was read
            await request.refuse(trouble)
        except ClientDisconnect:  # in the middle of its request: there is nobody to answer
            pass
        except Exception:  # a mistake of ours: said, counted, and nobody's connection but this one's
            log.exception("a request failed", extra={"path": scope["path"]})
            metrics.FAULTS.labels("request").inc()
            await request.refuse(Trouble(HTTPStatus.INTERNAL_SERVER_ERROR, "problem-unexpected"))
        finally:
            request.count()

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, which looks after itself, but for mistakes of ours."""
        try:
            await self._app(scope, receive, send)
        except OSError:  # the client went away while it was let in
            pass
        except Exception:
            log.exception("a socket failed", extra={"path": scope["path"]})
            metrics.FAULTS.labels("socket").inc()
            with suppress(OSError, RuntimeError):
                await send({"type": "websocket.close", "code": INTERNAL})


class _Request:
    """One request on its way in and out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self._headers = Headers(scope=scope)
        self._begun = time.monotonic()
        self._status = 0
        self._size = 0
        self._most = LONGEST_RECORD if scope["path"] == "/api/records" else LONGEST_BODY

    def check(self) -> None:
        connection = HTTPConnection(self._scope)
        demand_host(connection)
        if self._scope["method"] not in SAFE:
            demand_origin(connection)
        length = self._headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._most:
            self._too_large()

    def _too_large(self) -> None:
        raise Trouble(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "problem-too-large", {"most": self._most})

    async def receive(self) -> Message:
        """The next piece, in time and not too much."""
        if self._status:  # answered: this only waits for the client to go away
            return await self._receive()
        left = self._begun + BODY_SECONDS - time.monotonic()
        try:
            message = await asyncio.wait_for(self._receive(), min(left, PIECE_SECONDS))
        except TimeoutError as error:
            raise Trouble(HTTPStatus.REQUEST_TIMEOUT, "problem-too-slow") from error
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            self._too_large()
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self._status in (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.REQUEST_ENTITY_TOO_LARGE):
                headers["connection"] = "close"  # the rest of the body is not waited for
        await self._send(message)

    async def refuse(self, trouble: Trouble) -> None:
        if self._status:
            return
        response = problem(trouble, language_of(self._headers.get("accept-language", "")))
        response.headers["connection"] = "close"
        await response(self._scope, self._receive, self.send)

    def count(self) -> None:
        route = self._scope.get("route")
        path = getattr(route, "path", "none")
        seconds = time.monotonic() - self._begun
        metrics.REQUEST_SECONDS.labels(self._scope["method"][:10], path, str(self._status)).observe(seconds)
