"""Connections byte by byte: what no decent client sends, and what the server says to it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from struct import pack, unpack

SECONDS = 30.0
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUED = 0

UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def request(method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b"") -> bytes:
    """A request as it goes over the wire, to a server on this machine."""
    named = {"Host": "127.0.0.1", **(headers or {})}
    if body:
        named.setdefault("Content-Length", str(len(body)))
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body


def frame(payload: bytes = b"", kind: int = TEXT, *, last: bool = True) -> bytes:
    """A client's frame. The mask is zero: it hides nothing anyway."""
    head = bytes([kind | (0x80 if last else 0)])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 2**16:
        head += b"\xfe" + pack(">H", len(payload))
    else:
        head += b"\xff" + pack(">Q", len(payload))
    return head + bytes(4) + payload


class Wire:
    """One TCP connection. It reads only when it is asked to."""

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self._unread = b""

    async def send(self, data: bytes) -> None:
        await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(self._socket, data), SECONDS)

    async def flood(self, data: bytes) -> None:
        """Send as much of it as the server takes; it may end the connection meanwhile."""
        with suppress(ConnectionError, TimeoutError):
            await self.send(data)

    async def _more(self, seconds: float) -> bytes:
        """What comes next; nothing at the end."""
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self._socket, 1 << 16), seconds)
        except ConnectionError:
            return b""

    async def rest(self, seconds: float = SECONDS) -> bytes:
        """Everything until the server ends the connection. Raises TimeoutError if it does not."""
        said, self._unread = self._unread, b""
        async with asyncio.timeout(seconds):
            while more := await self._more(seconds):
                said += more
        return said

    async def head(self) -> bytes:
        """Everything up to an empty line."""
        while b"\r\n\r\n" not in self._unread:
            more = await self._more(SECONDS)
            if not more:
                raise EOFError(self._unread)
            self._unread += more
        head, _, self._unread = self._unread.partition(b"\r\n\r\n")
        return head

    async def _exactly(self, count: int) -> bytes:
        while len(self._unread) < count:
            more = await self._more(SECONDS)
            if not more:
                raise EOFError
            self._unread += more
        taken, self._unread = self._unread[:count], self._unread[count:]
        return taken

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: what kind, and what is in it. Raises EOFError."""
        kind, length = await self._exactly(2)
        if length == 126:
            (length,) = unpack(">H", await self._exactly(2))
        elif length == 127:
            (length,) = unpack(">Q", await self._exactly(8))
        return kind & 0x0F, await self._exactly(length)

    async def upgrade(self, table: str, headers: Mapping[str, str] | None = None, query: str = "") -> bytes:
        """Ask for a live table; the head of the answer."""
        await self.send(request("GET", f"/api/tables/{table}/live{query}", {**UPGRADE, **(headers or {})}))
        return await self.head()


@asynccontextmanager
async def wire(port: int, room: int | None = None) -> AsyncIterator[Wire]:
    """A connection; `room`: bytes that the system keeps for it unread."""
    sock = socket.socket()
    sock.setblocking(False)
    if room is not None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    try:
        await asyncio.wait_for(asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port)), SECONDS)
        yield Wire(sock)
    finally:
        sock.close()


async def answer_to(port: int, data: bytes, seconds: float = SECONDS) -> bytes:
    """What the server says until it ends the connection."""
    async with wire(port) as line:
        await line.flood(data)
        return await line.rest(seconds)
