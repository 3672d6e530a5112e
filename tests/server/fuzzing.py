"""Everything that nobody should send, sent: over HTTP by the published schema, over WebSocket and TCP by hand.

`http`, `websocket` and `slow` take a server that runs without rate limits; sizes are parameters. Each of them raises
AssertionError if an answer is not a documented one, if the server has a fault of its own, or if its memory grows.
"""

import asyncio
import json
import os
import re
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from patroon.server.bodies import PROBLEM
from patroon.server.limits import BODY_SECONDS, HEAD_SECONDS, PIECE_SECONDS, SEND_SECONDS
from patroon.server.live import Live as Said
from patroon.server.messages import Problem
from tests.fixtures import GAMES
from tests.server.client import Client, Live, Refused
from tests.server.garbage import DEEP, FRAMES, ODD, REQUESTS, broken, mutated, nonsense, spoilt
from tests.server.playing import ME, Player, table_for
from tests.server.processes import Server
from tests.server.wires import CLOSE, CONTINUED, PING, TEXT, UPGRADE, Wire, frame, request, wire

Json = Any
Case = schemathesis.Case[Any]
Figures = dict[str, object]

CODES = {1001, 1002, 1007, 1009, 1012, 1013} | {4000 + status for status in (400, 401, 403, 404, 409, 422, 429)}
"""With which a connection may end through a client's fault, as openapi.py says."""
SLACK = 24 * 2**20
"""Memory that a process may take more without anything being kept: what was freed is not given back at once."""
A_TABLE = 64 * 2**10
"""What a new table takes, until nobody has looked at it for some minutes."""
NOISES = 20
AT_ONCE = 50
DRIP = 0.5
"""Seconds between two bytes of somebody slow."""
PATIENCE = 10.0
"""Two busy cores are slow, too."""
ID = re.compile("[a-z2-7]{16}")

UNFIT = {
    "positive_data_acceptance",  # the rules refuse much that a schema can't
    "ignored_auth",  # test_trust.py; it can't know that our secret is a real one
    "object_level_authorization",  # likewise
    "use_after_free",  # what is closed can still be looked at
    "ensure_resource_availability",  # a device that came in is not the one that looks
}


class Watch:
    """A server's health from now on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._faults = self._count()
        self._memory = server.memory()
        self._tables = server.metric("patroon_tables_made_total")

    def _count(self) -> dict[str, float]:
        text = httpx.get(f"{self.server.url}/metrics", trust_env=False).text
        found = re.findall(r'^patroon_faults_total\{kind="([^"]+)"\} (\S+)$', text, re.MULTILINE)
        return {kind: float(number) for kind, number in found}

    def alive(self) -> None:
        """It answers, and nothing went wrong that was not the clients' fault."""
        assert httpx.get(f"{self.server.url}/readyz", trust_env=False).json()["status"] == "ok"
        now = self._count()
        assert [kind for kind, number in now.items() if number > self._faults.get(kind, 0.0)] == []

    def flat(self) -> Figures:
        """Nothing was kept."""
        tables = int(self.server.metric("patroon_tables_made_total") - self._tables)
        memory = self.server.memory()
        figures: Figures = {"MB before": self._memory >> 20, "MB after": memory >> 20, "tables made": tables}
        assert memory - self._memory < SLACK + tables * A_TABLE, figures
        return figures


def connections(server: Server) -> int:
    """How many the process has, whatever they are."""
    files = Path(f"/proc/{server.pid}/fd")
    found = 0
    for each in files.iterdir():
        with suppress(OSError):
            found += os.readlink(each).startswith("socket:")
    return found


# HTTP, by the published schema


class _Furniture:
    """A person with tables, whose names and numbers are put into requests, so that they meet something."""

    def __init__(self, url: str, seed: int) -> None:
        self.bits = Random(seed)  # hypothesis keeps the global generator still
        self.url = url
        self.secret, self.tables, self.invite = asyncio.run(self._made())
        self.session = requests.Session()
        self.session.trust_env = False

    async def _made(self) -> tuple[str, list[str], str]:
        async with await Client.come_in(self.url, "Ada") as ada:
            playing = [await table_for([ada], here=1), await table_for([ada], here=2, options={"public": True})]
            waiting = (await ada.table(ME, {"by": "invite"}, {"by": "invite"}))["id"]
            given_up = (await ada.table(ME, {"by": "invite"}))["id"]
            await ada.post(f"/tables/{given_up}/close")
            invite = (await ada.get(f"/tables/{waiting}/invitation"))["invite"]
            over = (await ada.http.post("/api/records", content=_a_record(), headers=NDJSON)).json()["id"]
            assert ada.secret is not None
            return ada.secret, [*playing, waiting, given_up, over], invite

    def headers(self, operation: str) -> dict[str, str]:
        """The person's; somebody else's for what would make the person unknown; now and then nobody's."""
        if self.bits.random() < 0.05:
            return {}
        secret = self._stranger() if operation.endswith(("/me/leave", "/me/devices/{key}")) else self.secret
        return {"Authorization": f"Bearer {secret}", "Accept-Language": self.bits.choice(("de", "hu", "ru", "xx;q=z"))}

    def _stranger(self) -> str:
        came = self.session.post(f"{self.url}/api/people", json={"name": "Bo", "keep": "secret"}).json()
        return str(came["secret"])

    def put_in(self, case: Case, *, valid: bool) -> None:
        """Real names instead of made up ones. What is not valid stays so."""
        name = case.path_parameters.get("name")
        if isinstance(name, str) and ID.fullmatch(name) and self.bits.random() < 0.9:
            case.path_parameters["name"] = self.bits.choice(self.tables)
        if not valid or not isinstance(case.body, dict) or self.bits.random() < 0.3:
            return
        if "invite" in case.body:
            case.body["invite"] = self.invite
        if isinstance(origin := case.body.get("origin"), dict):
            origin["table"] = self.tables[-1]
        if "answers" in case.body and name is not None:
            path = f"{self.url}/api/tables/{case.path_parameters['name']}"
            told = self.session.get(path, headers={"Authorization": f"Bearer {self.secret}"}).json()
            case.body["answers"] = told.get("line", 0)


NDJSON = {"content-type": "application/x-ndjson"}


@schemathesis.serializer("application/x-ndjson")
def _as_it_is(_ctx: schemathesis.SerializationContext, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


def _checks() -> Any:
    """All that make sense here."""
    load_all_checks()
    return [check for check in CHECKS.get_all() if check.__name__ not in UNFIT]


def http(server: Server, examples: int, seed: int = 0) -> Figures:
    """So many requests for each operation, valid ones and as many that are not; and as many broken records."""
    furniture = _Furniture(server.url, seed)
    document = httpx.get(f"{server.url}/api/openapi.json", trust_env=False).json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url)
    checks = _checks()
    answers: Counter[str] = Counter()
    wrong: dict[str, str] = {}

    def ask(mode: schemathesis.GenerationMode, case: Case) -> None:
        furniture.put_in(case, valid=mode.is_positive)
        headers = furniture.headers(case.operation.label)
        response = case.call(session=furniture.session, headers=headers, timeout=60)
        answers[str(response.status_code)] += 1
        try:
            case.validate_response(response, checks=checks, headers=headers)
        except AssertionError as failed:
            wrong.setdefault(f"{case.operation.label} {response.status_code}", f"{failed}\n{case.body!r}")
        except BaseExceptionGroup as failed:
            wrong.setdefault(f"{case.operation.label} {response.status_code}", f"{failed.exceptions}\n{case.body!r}")

    def all_operations(number: int, this_seed: int) -> None:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            asked = bool(operation.body or operation.path_parameters or operation.query)
            for mode in schemathesis.GenerationMode:
                if mode.is_positive or asked:  # where nothing is asked for, nothing can be wrong
                    _given(operation.as_strategy(generation_mode=mode), number, this_seed, partial(ask, mode))
        _send_records(furniture, number, answers)
        _send_forms(furniture, 4 * number, answers)

    with furniture.session:
        all_operations(max(1, examples // 4), seed)
        watch = Watch(server)
        all_operations(examples, seed + 1)
    assert not wrong, "\n".join(f"{where}: {what}" for where, what in wrong.items())
    watch.alive()
    return {"requests": answers.total(), "answers": dict(sorted(answers.items())), **watch.flat()}


def _given(strategy: Any, number: int, seed: int, use: Callable[[Case], None]) -> None:
    @seeded(seed)
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def run(case: Case) -> None:
        use(case)

    run()


def _a_record() -> bytes:
    return (GAMES / "two-founders-last-building.nar").read_bytes()


def _send_records(furniture: _Furniture, number: int, answers: Counter[str]) -> None:
    """A real record, with something wrong in it."""
    headers = {**NDJSON, "Authorization": f"Bearer {furniture.secret}"}
    for _ in range(number):
        raw = broken(furniture.bits, _a_record())
        response = furniture.session.post(f"{furniture.url}/api/records", data=raw, headers=headers)
        answers[str(response.status_code)] += 1
        assert response.status_code in (201, 422), (response.text, raw[:2000])
        if response.status_code == 201:
            path = f"{furniture.url}/api/tables/{response.json()['id']}"
            for part in ("", "/state", "/steps?after=3", "/record"):
                response = furniture.session.get(f"{path}{part}", headers=headers)
                answers[str(response.status_code)] += 1
                assert response.status_code in (200, 409), (part, response.text[:500], raw[:2000])


def _send_forms(furniture: _Furniture, number: int, answers: Counter[str]) -> None:
    """What no form of ours sends, to where forms are sent."""
    bits, names = (
        furniture.bits,
        ("player", "answers", "move", "district", "districts", "fur-beaver", "bid", "name", ""),
    )
    values = [str(each) for each in ODD] + ["place", "0", "1", "2", "docks", "١", "-1"]
    for _ in range(number):
        fields = [(bits.choice(names), bits.choice(values)) for _ in range(bits.randrange(12))]
        raw = urlencode(fields, errors="replace").encode() if bits.random() < 0.8 else bits.randbytes(50)
        what = bits.choice(("move", "undo", "stand-in", "come-back", "again", "%00", "x"))
        path = bits.choice(("", f"/table/{bits.choice([*furniture.tables, '%00', '..'])}/{what}"))
        headers = {"Authorization": f"Bearer {furniture.secret}", "content-type": "application/x-www-form-urlencoded"}
        response = furniture.session.post(f"{furniture.url}/plain{path}", data=raw, headers=headers)
        answers[str(response.status_code)] += 1
        assert response.status_code < 500, (path, raw, response.text[:500])
        assert response.status_code < 400 or "<html" in response.text or PROBLEM in response.headers["content-type"]


# WebSocket


class Vandal(Player):
    """Plays a whole game, and sends garbage before every decision."""

    pieces = 8
    sent = 0

    async def _decide(self, live: Live) -> None:
        for _ in range(self.pieces):
            await self._spoil(live)
        await self._follow(live)
        if self._my_turn(live):
            with suppress(Refused):
                await super()._decide(live)

    async def _spoil(self, live: Live) -> None:
        """One message; then a ping that must be answered, and whatever comes before must be documented."""
        assert self.shadow is not None
        move = self.shadow.game.draw(self.bits).to_json()
        right = {"type": "move", "id": 10**6, "answers": live.line, "move": move}
        text = json.dumps(right)
        match self.bits.randrange(6):
            case 0 | 1:
                right["move"] = mutated(self.bits, move)
                await live.socket.send(json.dumps(right))
            case 2:
                await live.socket.send(json.dumps(mutated(self.bits, right)))
            case 3:
                await live.socket.send(json.dumps(nonsense(self.bits)))
            case 4:
                await live.socket.send(spoilt(self.bits, text.encode()))  # binary
            case _:
                await live.socket.send(spoilt(self.bits, text.encode()).decode(errors="replace"))
        already = len(live.raw)
        await live.ask(type="ping")
        for said in live.raw[already:]:
            msgspec.json.decode(said, type=Said)
        self.sent += 1


async def _documented_end(line: Wire) -> int:
    """Hear a connection out: nothing but documented messages, and a documented code."""
    with suppress(EOFError):
        while True:
            kind, payload = await line.hear()
            if kind == CLOSE:
                code = int.from_bytes(payload[:2], "big")
                assert code in CODES, (code, payload)
                return code
            if kind == TEXT:
                msgspec.json.decode(payload, type=Said)
    return 0  # it went without a word, as a connection may that breaks the protocol or takes nothing


async def _frames(port: int, table: str, headers: dict[str, str], bits: Random) -> int:
    """Each by itself; then noise."""
    for name, (data, codes) in FRAMES.items():
        async with wire(port) as line:
            await line.upgrade(table, headers)
            await line.flood(data)
            assert await _documented_end(line) in codes, name
    for _ in range(NOISES):
        async with wire(port) as line:
            await line.upgrade(table, headers)
            await line.flood(bits.randbytes(bits.randrange(1, 5000)) + frame(b"\x03\xe8", CLOSE))
            with suppress(TimeoutError):  # a frame whose length is noise may still be coming
                async with asyncio.timeout(0.3):
                    await _documented_end(line)
    return len(FRAMES) + NOISES


async def _deep(client: Client, table: str) -> int:
    """Refused in words, and the connection stays."""
    async with client.live(table) as live:
        for text in DEEP:
            await live.socket.send(text)
            while (heard := await live.hear())["type"] != "problem":
                pass
            assert heard["problem"]["status"] in (400, 422)
        await live.ask(type="ping")
    return len(DEEP) + 1


async def _comings(port: int, table: str, headers: dict[str, str], number: int, bits: Random) -> int:
    """Connections that end in every way, some before they have begun."""
    asked = request("GET", f"/api/tables/{table}/live", {**headers, **UPGRADE})
    posted = request("POST", "/api/people", {"Content-Type": "application/json"}, b'{"name": "Ada"}' + b" " * 5000)

    async def one() -> None:
        async with wire(port) as line:
            match bits.randrange(6):
                case 0:
                    await line.send(asked[: bits.randrange(len(asked))])
                case 1:
                    await line.send(posted[: bits.randrange(len(posted))])
                case 2:
                    await line.send(asked)
                case 3:
                    await line.upgrade(table, headers)
                case 4:
                    await line.upgrade(table, headers)
                    await line.send(frame(b"\x03\xe8", CLOSE))
                case _:
                    await line.upgrade(table, headers)
                    await line.hear()

    for start in range(0, number, AT_ONCE):
        await asyncio.gather(*[one() for _ in range(min(AT_ONCE, number - start))])
    return number


async def _requests(port: int) -> int:
    """What is no HTTP, or too much of it."""
    for name, (data, statuses) in REQUESTS.items():
        async with wire(port) as line:
            await line.flood(data)
            said = await line.rest()
            status = int(said[9:12]) if said.startswith(b"HTTP/1.1 ") else 0
            assert status in statuses, (name, said[:300])
    return len(REQUESTS)


async def _websocket(server: Server, games: int, connects: int, seed: int) -> Figures:
    bits = Random(seed)
    messages = came = 0
    async with await Client.come_in(server.url, "Ada") as ada:
        headers = {"Authorization": f"Bearer {ada.secret}"}
        for number in range(games + 1):  # the first one is only to warm up
            if number == 1:
                watch = Watch(server)
            table = await table_for([ada], here=1)
            messages += await _frames(server.port, table, headers, bits)
            messages += await _deep(ada, table)
            came += await _comings(server.port, table, headers, connects // (games + 1), bits)
            came += await _requests(server.port)
            vandal = Vandal(ada, table, (0, 1), seed * 100 + number)
            await vandal.play()
            messages += vandal.sent
        watch.alive()
        return {"messages": messages, "connections": came, **watch.flat()}


def websocket(server: Server, games: int, connects: int, seed: int = 0) -> Figures:
    """So many games full of garbage, frames that are none, requests that are none, and connections that come and go."""
    return asyncio.run(_websocket(server, games, connects, seed))


# Those who take their time

_POST = {"Content-Type": "application/json", "Content-Length": "1000"}
_CHUNKED = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}

SLOW: dict[str, tuple[bytes, bytes, int, float]] = {
    "a head that never ends": (request("GET", "/healthz")[:-2] + b"X: ", b"x", 408, HEAD_SECONDS),
    "a second head that never ends": (request("GET", "/healthz") + b"GET /", b"x", 408, HEAD_SECONDS),
    "nothing but empty lines": (b"", b"\r\n", 408, HEAD_SECONDS),
    "nothing at all": (b"", b"", 0, HEAD_SECONDS),
    "a body that never comes": (request("POST", "/api/people", _POST), b"", 408, PIECE_SECONDS),
    "a body that never ends": (request("POST", "/api/people", _POST), b"x", 408, BODY_SECONDS),
    "a chunk's name that never ends": (request("POST", "/api/people", _CHUNKED) + b"5;", b"x", 408, PIECE_SECONDS),
}
"""What comes at once, what comes again and again, the answer (0: none), and when it is enough."""


async def _drip(line: Wire, crumb: bytes) -> None:
    with suppress(ConnectionError):
        while crumb:
            await line.send(crumb)
            await asyncio.sleep(DRIP)


async def _dawdle(port: int, name: str) -> None:
    """Somebody who is not told off, but told."""
    head, crumb, status, most = SLOW[name]
    clock = asyncio.get_running_loop().time
    begun = clock()
    async with wire(port) as line:
        await line.send(head)
        dripping = asyncio.create_task(_drip(line, crumb))
        said = await line.rest(3 * most)
        dripping.cancel()
    last = said.rpartition(b"HTTP/1.1 ")[2]
    assert (int(last[:3]) if last else 0) == status, (name, said)
    if status:
        assert msgspec.json.decode(last.partition(b"\r\n\r\n")[2], type=Problem).status == status
    assert most - 1 < clock() - begun < most + PATIENCE, name


async def _crumbs(port: int, table: str, headers: dict[str, str], seconds: float) -> None:
    """A message byte by byte, over seconds, with pings in between: heard like any other."""
    message = json.dumps({"type": "ping", "id": 77}).encode()
    async with wire(port) as line:
        await line.upgrade(table, headers)

        async def send() -> None:
            for place, byte in enumerate(message):
                last = place == len(message) - 1
                await line.send(frame(bytes([byte]), CONTINUED if place else TEXT, last=last) + frame(b"!", PING))
                await asyncio.sleep(seconds / len(message))

        sending = asyncio.create_task(send())
        while (await line.hear())[1] != b'{"type":"pong","id":77}':
            pass
        await sending


async def _deaf(port: int, table: str, headers: dict[str, str], stack: AsyncExitStack) -> None:
    """Some who never read: one at a table, one who asks for what it knows, one who calls again and again."""

    async def one(sent: bytes) -> None:
        line = await stack.enter_async_context(wire(port, room=4096))
        await line.flood(sent)

    upgrade = request("GET", f"/api/tables/{table}/live", {**headers, **UPGRADE})
    await one(upgrade)
    await one(upgrade + frame(b'{"type": "ping"}') * 20_000)
    await one(request("GET", f"/api/tables/{table}/state", headers) * 1000)
    await one(upgrade + frame(bytes(125), PING) * 100_000)


async def _busy(client: Client, table: str, stop: asyncio.Event) -> int:
    """A move and its undo, again and again: everybody is told the whole position, twice."""
    moves = 0
    async with client.live(table) as live:
        await live.until("state")
        while not stop.is_set():
            assert live.position is not None
            seat, district = live.position["view"]["decides"], live.position["options"][0]["districts"][0]
            move = {"player": seat, "move": "place", "district": district}
            await live.ask(type="move", answers=live.line, move=move)
            await live.ask(type="undo", answers=live.line, player=seat)
            moves += 2
    return moves


async def _slow(server: Server, seconds: float) -> Figures:
    port = server.port
    async with await Client.come_in(server.url, "Ada") as ada, AsyncExitStack() as stack:
        headers = {"Authorization": f"Bearer {ada.secret}"}
        table = await table_for([ada], here=1)
        before, watch, stop = connections(server), Watch(server), asyncio.Event()
        busy = asyncio.create_task(_busy(ada, table, stop))
        deaf = asyncio.create_task(_deaf(port, table, headers, stack))
        asyncio.get_running_loop().call_later(seconds, stop.set)
        await asyncio.gather(*[_dawdle(port, name) for name in SLOW], _crumbs(port, table, headers, seconds / 2))
        moves = await busy
        await deaf
        async with asyncio.timeout(4 * SEND_SECONDS):  # they have closed nothing, and taken nothing
            while connections(server) > before:
                await asyncio.sleep(0.1)
        watch.alive()
        return {"moves meanwhile": moves, **watch.flat()}


def slow(server: Server, seconds: float) -> Figures:
    """Clients that take their time to say something, or never hear anything, at a table that is busy for so long."""
    return asyncio.run(_slow(server, seconds))
