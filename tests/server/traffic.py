"""A whole game over the wire, and every byte of it kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, cast

import httpx
from websockets.asyncio.client import ClientConnection

from tests.server.client import Client, Live
from tests.server.playing import INVITED, ME, players_at, table_for, verified

Json = Any
NDJSON = {"content-type": "application/x-ndjson"}


@dataclass
class Traffic:
    """All that goes to and fro, in order."""

    table: str = ""
    again: str = ""
    """The rematch, which has just begun when everything ends."""
    answers: list[httpx.Response] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    told: list[bytes] = field(default_factory=list)
    """All that the server said: answers with their headers, and messages."""
    over: int = 0
    """How much of that was said before the last decision was made."""


class Tap:
    """A WebSocket, and what goes through it."""

    def __init__(self, socket: ClientConnection, traffic: Traffic) -> None:
        self._socket, self._traffic = socket, traffic

    async def send(self, message: str) -> None:
        self._traffic.sent.append(message)
        await self._socket.send(message)

    async def recv(self) -> str:
        text = await self._socket.recv()
        assert isinstance(text, str)
        self._traffic.heard.append(text)
        self._traffic.told.append(text.encode())
        return text


class Noting(Client):
    """A client whose traffic is kept."""

    traffic: Traffic

    def note(self, traffic: Traffic) -> None:
        self.traffic = traffic
        self.http.event_hooks = {"response": [self._keep]}

    async def _keep(self, response: httpx.Response) -> None:
        body = await response.aread()
        self.traffic.answers.append(response)
        headers = b"".join(name + b": " + value + b"\r\n" for name, value in response.headers.raw)
        self.traffic.told.append(headers + body)

    @asynccontextmanager
    async def live(self, table: str, line: int = 0, talk: int = 0) -> AsyncIterator[Live]:
        async with super().live(table, line, talk) as live:
            live.socket = cast("ClientConnection", Tap(live.socket, self.traffic))
            yield live


async def whole_game(url: str, seed: int = 7) -> Traffic:
    """Two people, one more on the same device and a bot play; and everything is asked for, before and after."""
    traffic = Traffic()
    async with await Noting.come_in(url, "Ada") as ada, await Noting.come_in(url, "Bo") as bo:
        people: list[Client] = [ada, bo]
        for each in people:
            cast("Noting", each).note(traffic)
        traffic.table = table = await table_for(people, here=1, bots=1, options={"public": True})
        await _ask_for_everything(ada, bo, table)
        players = players_at(table, people, here=1, seed=seed, undo=0.1)
        await asyncio.gather(*[player.play() for player in players])
        traffic.over = next(place for place, told in enumerate(traffic.told) if b'"awaits":"over"' in told)
        raw = await ada.record(table)
        verified(raw)
        for path in (
            "",
            "/state",
            "/state?line=9",
            "/steps?after=0",
            "/steps?views=true&until=40",
            "/talk",
            "/advice?line=30",
        ):
            await bo.get(f"/tables/{table}{path}")
        traffic.again = (await ada.post(f"/tables/{table}/rematch", {"start": True}))["id"]
        await bo.get(f"/tables/{traffic.again}/state")
        imported = (await ada.http.post("/api/records", content=raw, headers=NDJSON)).json()["id"]
        await ada.get(f"/tables/{imported}/state?line=40")
        await ada.table(ME, INVITED, INVITED, INVITED, origin={"table": imported, "line": 40})
    return traffic


async def _ask_for_everything(ada: Client, bo: Client, table: str) -> None:
    """And for much that can't be had."""
    for text in ("Hello", "<b>Hello</b>"):
        await bo.post(f"/tables/{table}/talk", {"text": text})
    for path in ("", "/state", "/state?line=3", "/steps?after=3", "/talk", "/advice", "/invitation"):
        await ada.get(f"/tables/{table}{path}")
    await ada.record(table)
    line = (await ada.get(f"/tables/{table}"))["line"]
    places = [{"player": seat, "move": "place", "district": "docks"} for seat in range(4)]
    await bo.http.post(f"/api/tables/{table}/previews", json={"answers": line, "moves": places})  # or it has gone on
    for path in ("/me", "/me/tables", "/me/devices", "/tables"):
        await ada.get(path)
    for path in ("/healthz", "/readyz", "/metrics"):
        await ada.http.get(path)
    await ada.ask("PATCH", "/me", {"name": "Ada L."})
    link = await ada.post("/me/links")
    await ada.ask("DELETE", f"/me/devices/{link['id']}")
    await ada.post(f"/tables/{table}/invitation")
    async with bo.live(table) as live:
        for wrong in ({"type": "move", "id": 1, "answers": 0, "move": {}}, {"type": "x"}, {"type": "talk", "id": 2}):
            await live.socket.send(json.dumps(wrong))
            await live.until("problem")
        await live.ask(type="ping")
    for path, body in (
        ("/moves", {"answers": 0, "move": {"player": 1, "move": "place", "district": "docks"}}),
        ("/moves", {"answers": 0, "move": {"player": 9}}),
        ("/undo", {"answers": 0, "player": 0}),
        ("/previews", {"answers": 0, "moves": [{"player": 1, "move": "place", "district": "docks"}]}),
        ("/start", None),
        ("/close", None),
        ("/join", {}),
        ("/seats/0/stand-in", {}),
        ("/visit", {"invite": "x"}),
        ("/rematch", {}),
    ):
        response = await bo.http.post(f"/api/tables/{table}{path}", json=body)
        assert response.is_client_error
    for path in ("/tables/aaaaaaaaaaaaaaaa", "/tables/a", "/tables?before=x", f"/tables/{table}/state?line=5000"):
        assert (await bo.http.get(f"/api{path}")).is_client_error
