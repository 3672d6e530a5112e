"""The load: people at many live tables who decide at given times, whether the server keeps up or not.

Every move has a time at which it is due, and its way is measured from then on: if the server stalls, or this process
does, all moves that were due meanwhile count with their whole delay. How late this process itself was is told apart.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from bench.tables import Played
from tests.server.playing import Shadow
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

NAP = 0.005
STRAGGLERS = 10.0
"""So many seconds what is under way at the end has to arrive; then it is lost."""
AT_ONCE = 50
"""Sockets that are being opened."""


class Told(msgspec.Struct):
    """Of a step, what every socket has to know; the rest is skipped, which is quick."""

    line: int


class Heard(msgspec.Struct):
    """Of a message, what every socket has to know."""

    type: str
    after: int = 0
    steps: list[Told] = []


class Whole(msgspec.Struct):
    """What one socket of a table has to know, which carries on the game."""

    steps: list[dict[str, Any]]


HEARD = msgspec.json.Decoder(Heard)
WHOLE = msgspec.json.Decoder(Whole)


@dataclass(slots=True)
class Figures:
    """What was measured, in seconds."""

    sent: int = 0
    done: int = 0
    refused: int = 0
    lost: int = 0
    """Arrivals and answers that never came, gaps in what a socket was told, sockets that were closed."""
    arrivals: list[float] = field(default_factory=list)
    """From when a move was due to its arrival at each of the others."""
    late: list[float] = field(default_factory=list)
    """How much later than due a move was sent: as long as there is a table to play at, this process's fault."""
    lag: list[float] = field(default_factory=list)
    """How much longer than asked for a short sleep in this process took: what comes is seen so much later."""
    seconds: float = 0.0


@dataclass(slots=True)
class Decision:
    """A move on its way."""

    seat: int
    line: int
    due: float
    figures: Figures
    missing: set[int]
    done: bool = False


class Table:
    """Four sockets and one game to draw moves from."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.sockets: dict[int, ClientConnection] = {}
        self.known = [played.row.line] * len(played.people)
        self.shadow = Shadow({"players": played.people, "first": played.row.first})
        for line in played.lines:
            self.shadow.game.advance(line)
        self.shadow.line = played.row.line
        self.under_way: Decision | None = None
        self.gaps = 0

    async def decide(self, due: float, bits: random.Random, figures: Figures) -> None:
        move = self.shadow.game.draw(bits)
        line = self.shadow.line
        body = {"type": "move", "id": line, "answers": line, "move": move.to_json()}
        self.under_way = Decision(move.player, line, due, figures, set(self.sockets))
        figures.sent += 1
        figures.late.append(time.monotonic() - due)
        await self.sockets[move.player].send(msgspec.json.encode(body), text=True)

    def hear(self, seat: int, text: bytes, now: float) -> bool:
        """A message came. True if it ends the move that was under way."""
        heard = HEARD.decode(text)
        decision = self.under_way
        if heard.type == "steps":
            self.gaps += heard.after != self.known[seat]
            self.known[seat] = heard.steps[-1].line
            if self.known[seat] > self.shadow.line:
                self.shadow.take(WHOLE.decode(text).steps)
            if decision is not None and heard.after == decision.line:
                decision.missing.discard(seat)
                if seat != decision.seat:
                    decision.figures.arrivals.append(now - decision.due)
        elif heard.type in ("done", "problem") and decision is not None and seat == decision.seat:
            decision.done = True
            if heard.type == "done":
                decision.figures.done += 1
            else:
                decision.figures.refused += 1
                decision.missing.clear()
        if decision is None or decision.missing or not decision.done:
            return False
        self.under_way = None
        return True

    def lost(self) -> int:
        """What should have come by now."""
        late = self.under_way
        return self.gaps + (len(late.missing) + (not late.done) if late is not None else 0)


class Load:
    """All tables."""

    def __init__(self, tables: Sequence[Played], seed: int = 0) -> None:
        self.tables = [Table(each) for each in tables]
        self.bits = random.Random(seed)
        self.free: deque[Table] = deque(self.bits.sample(self.tables, len(self.tables)))
        self._freed = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []
        self._leaving = False
        self._closed = 0

    async def come(self, urls: Sequence[str]) -> None:
        """Everybody opens a socket: neighbours at different servers, if there are several."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table, seat: int) -> None:
            place = urlsplit(urls[seat % len(urls)]).netloc
            async with turn:
                socket = await connect(
                    f"ws://{place}/api/tables/{table.played.row.id}/live?line=0",
                    additional_headers=table.played.people[seat].headers,
                    proxy=None,
                    compression=None,
                    max_size=2**24,
                    open_timeout=60,
                    ping_interval=None,  # browsers don't
                )
                while HEARD.decode(await socket.recv(decode=False)).type != "state":
                    pass
            table.sockets[seat] = socket
            self._listening.append(asyncio.create_task(self._listen(table, seat)))

        places = [(table, seat) for table in self.tables for seat in range(len(table.played.people))]
        await asyncio.gather(*[one(*place) for place in places])

    async def _listen(self, table: Table, seat: int) -> None:
        socket = table.sockets[seat]
        try:
            while True:
                text = await socket.recv(decode=False)
                if table.hear(seat, text, time.monotonic()):
                    self.free.append(table)
                    self._freed.set()
        except ConnectionClosed:
            self._closed += not self._leaving

    async def play(self, rate: float, seconds: float) -> Figures:
        """So many moves a second in all, due at random times."""
        figures = Figures()
        napping = asyncio.create_task(_notice_lag(figures))
        due = begun = time.monotonic()
        while (due := due + self.bits.expovariate(rate)) < begun + seconds:
            if (left := due - time.monotonic()) > 0:
                await asyncio.sleep(left)
            while not self.free:  # the move is due all the same
                self._freed.clear()
                await asyncio.wait_for(self._freed.wait(), STRAGGLERS)
            await self.free.popleft().decide(due, self.bits, figures)
        figures.seconds = time.monotonic() - begun
        napping.cancel()
        end = time.monotonic() + STRAGGLERS
        while any(table.under_way for table in self.tables) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        figures.lost = self._closed + sum(table.lost() for table in self.tables)
        return figures

    async def missing(self, url: str) -> int:
        """Moves that somebody was told of and that a server does not know."""
        async with httpx.AsyncClient(base_url=url, timeout=STRAGGLERS, trust_env=False) as http:
            lost = 0
            for table in self.tables:
                owner = table.played.people[0]
                answer = await http.get(f"/api/tables/{table.played.row.id}", headers=owner.headers)
                lost += answer.raise_for_status().json()["line"] != max(table.known)
        return lost

    async def leave(self) -> None:
        self._leaving = True
        await asyncio.gather(*[socket.close() for table in self.tables for socket in table.sockets.values()])
        await asyncio.gather(*self._listening)


async def _notice_lag(figures: Figures) -> None:
    while True:
        before = time.monotonic()
        await asyncio.sleep(NAP)
        figures.lag.append(time.monotonic() - before - NAP)
