"""A client as anybody could write one: HTTP and WebSocket, nothing of the server's code."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = Any
SECONDS = 20.0


class Refused(Exception):
    """A problem document."""

    def __init__(self, problem: dict[str, Json]) -> None:
        self.problem = problem
        self.status: int = problem["status"]
        self.key: str = problem["key"]
        super().__init__(f"{self.status} {self.key}: {problem['detail']}")


class Client:
    """One person at a server."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.secret = secret
        self.id = ""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=SECONDS, trust_env=False)

    @classmethod
    async def come_in(cls, url: str, name: str) -> "Client":
        """A new person."""
        async with httpx.AsyncClient(base_url=url, timeout=SECONDS, trust_env=False) as http:
            person = (await http.post("/api/people", json={"name": name, "keep": "secret"})).raise_for_status().json()
        client = cls(url, person["secret"])
        client.id = person["id"]
        return client

    def at(self, url: str) -> "Client":
        """The same person at another address."""
        twin = Client(url, self.secret)
        twin.id = self.id
        return twin

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Json = None) -> Json:
        """The answer. Raises Refused."""
        response = await self.http.request(method, f"/api{path}", json=body)
        return answered(response)

    async def get(self, path: str) -> Json:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Json = None) -> Json:
        return await self.ask("POST", path, body)

    async def table(self, *seats: dict[str, Json], start: bool = False, **more: Json) -> Json:
        return await self.post("/tables", {"seats": list(seats), "start": start, **more})

    async def record(self, table: str) -> bytes:
        return (await self.http.get(f"/api/tables/{table}/record")).raise_for_status().content

    @asynccontextmanager
    async def live(self, table: str, line: int = 0, talk: int = 0) -> "AsyncIterator[Live]":
        """The table, live."""
        parts = urlsplit(self.url)
        url = f"ws://{parts.netloc}/api/tables/{table}/live?line={line}&talk={talk}"
        headers = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
        async with connect(
            url, additional_headers=headers, proxy=None, compression=None, max_size=2**24, open_timeout=SECONDS
        ) as socket:
            yield Live(socket)


def answered(response: httpx.Response) -> Json:
    if response.headers.get("content-type") == "application/problem+json":
        raise Refused(response.json())
    return response.raise_for_status().json()


class Live:
    """A live table as its messages tell it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Json] = {}
        self.position: dict[str, Json] | None = None
        self.header: dict[str, Json] | None = None
        self.steps: list[dict[str, Json]] = []
        self.talk: list[dict[str, Json]] = []
        self.here: dict[str, Json] = {}
        self.whole = False
        """The whole state came instead of what was missed."""
        self.raw: list[str] = []
        self._asked = 0

    @property
    def line(self) -> int:
        return int(self.position["line"]) if self.position is not None else 0

    @property
    def decides(self) -> int | None:
        return None if self.position is None else self.position["view"]["decides"]

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["view"]["awaits"] == "over"

    async def hear(self, seconds: float = SECONDS) -> dict[str, Json]:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Json] = json.loads(text)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "state":
                self.position, self.header, self.whole = message["position"], message["header"], True
            case "steps":
                assert message["after"] == self.line, "nothing is missing, nothing comes twice"
                self.steps += message["steps"]
                self.position = message["position"]
            case "talk":
                self.talk += message["talk"]
            case "here":
                self.here = message
        return message

    async def ask(self, **message: Json) -> dict[str, Json]:
        """Send, and hear until the answer. Raises Refused."""
        self._asked += 1
        await self.socket.send(json.dumps({**message, "id": self._asked}))
        while True:
            heard = await self.hear()
            if heard["type"] in ("done", "problem", "pong") and heard["id"] == self._asked:
                if heard["type"] == "problem":
                    raise Refused(heard["problem"])
                return heard

    async def until(self, wanted: str) -> dict[str, Json]:
        """Hear until a message of this type."""
        while (heard := await self.hear())["type"] != wanted:
            pass
        return heard

    async def closed(self) -> int:
        """Hear until the connection ends; the code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
