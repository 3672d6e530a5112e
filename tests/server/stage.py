"""Real processes with many games under way: started, frozen, killed; waited for with patience."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Live, Refused
from tests.server.processes import Server
from tests.server.witness import Match, complaints, is_over, new_match, settle

Json = Any
Figures = dict[str, object]
PATIENCE = 90.0
"""For anything that must happen: two busy cores are slow, and a test that is not patient is a test that lies."""


# Processes


def free_port() -> int:
    """Below those that clients get: one of theirs could take a port whose server is dead for a moment."""
    bits = Random()
    while True:
        port = bits.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def rise(server: Server) -> None:
    """Start it, while everybody else goes on."""
    await asyncio.to_thread(server.start)


async def rise_and_fall(server: Server, seconds: float, after: Callable[[], Awaitable[bool]] | None = None) -> None:
    """Start it, and kill it so soon that it may not have started yet; or so soon after something."""
    server.process = None
    starting = asyncio.create_task(rise(server))
    while server.process is None:
        await asyncio.sleep(0.005)
    while after is not None and not await after():
        await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    server.process.kill()
    with suppress(RuntimeError):
        await starting
    server.kill()


@asynccontextmanager
async def serving(database: str, folder: Path, number: int = 1, *more: str) -> AsyncIterator[list[Server]]:
    """So many processes on one database. None of them may have made a mistake of its own in the end."""
    logs = [folder / f"server-{place}.log" for place in range(number)]
    servers = [Server(database, "--no-limits", *more, log=log, port=free_port()) for log in logs]
    try:
        for server in servers:
            await rise(server)
        yield servers
    finally:
        for server in servers:
            server.kill()
    for log in logs:
        said = complaints(log)
        assert not said, f"{len(said)} complaints in the log, the first: {said[0]}"


def thinkers_of(server: Server) -> list[int]:
    """The processes in which a server's bots think."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.pid and b"patroon.server.thinker" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def signal_all(processes: Sequence[int], how: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, how)


@asynccontextmanager
async def lost_in_thought(server: Server) -> AsyncIterator[list[int]]:
    """Its bots think and think, for as long as this lasts. Then they are let go, or dead if the server is."""
    processes = thinkers_of(server)
    assert processes, "there is nobody who thinks"
    signal_all(processes, signal.SIGSTOP)
    try:
        yield processes
    finally:
        signal_all(processes, signal.SIGCONT)


# Games under way


class Playing:
    """Many games at once."""

    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = matches
        self.people = [person for match in matches for person in match.people]
        self.players = [player for match in matches for player in match.players]
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        self._all = asyncio.gather(*self._tasks)

    async def __aenter__(self) -> "Playing":
        return self

    async def __aexit__(self, *_: object) -> None:
        left = {*self._tasks}
        while left:  # asyncio.wait_for loses a cancellation that comes together with its result
            for task in left:
                task.cancel()
            left = (await asyncio.wait(left, timeout=0.5))[1]
        await asyncio.gather(self._all, return_exceptions=True)
        for match in self.matches:
            await match.close()

    @property
    def acknowledged(self) -> int:
        return sum(len(person.notes.acknowledged) for person in self.people)

    @property
    def refused(self) -> list[Refused]:
        """For want of storage."""
        return [each for person in self.people for each in person.notes.refused if each.key.startswith("storage-")]

    async def until(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
        """Wait, while they play."""
        end = time.monotonic() + seconds
        while not condition():
            if self._all.done():
                await self._all
                raise AssertionError(f"all games were over before this: {what}")
            assert time.monotonic() < end, f"it does not happen: {what}"
            await asyncio.sleep(0.01)

    async def until_more(self, moves: int) -> None:
        """So many more moves are acknowledged."""
        wanted = self.acknowledged + moves
        await self.until(lambda: self.acknowledged >= wanted, f"{moves} moves")

    async def end(self, seconds: float = 4 * PATIENCE) -> None:
        """They play to the end."""
        try:
            await asyncio.wait_for(asyncio.shield(self._all), seconds)
        except TimeoutError:
            left = [p.table for p in self.players if not is_over(p)]
            raise AssertionError(f"{len(left)} players never came to an end, the first at table {left[0]}") from None

    async def figures(self, database: str) -> Figures:
        """All games are over and everything holds."""
        found = await settle(database, self.matches)
        assert found.acknowledged == self.acknowledged
        return {
            "games": found.games,
            "lines stored": found.lines,
            "moves acknowledged and checked": found.acknowledged,
            "moves stored whose answer was lost": found.unanswered,
            "connections lost, and people who came back": sum(len(person.notes.ends) for person in self.people),
            "stale answers": sum(player.stale for player in self.players),
        }


async def matches_for(games: int, servers: Sequence[Server], seed: int, *, pollers: bool = False) -> list[Match]:
    bits = Random(seed)
    urls = [server.url for server in servers]
    return [await new_match(number, urls, bits, poller=pollers and number % 3 == 0) for number in range(games)]


async def soon(happening: Awaitable[Json], what: str, seconds: float = PATIENCE) -> Json:
    try:
        return await asyncio.wait_for(happening, seconds)
    except TimeoutError:
        raise AssertionError(f"it does not happen: {what}") from None


async def until(condition: Callable[[], Awaitable[bool]], what: str) -> None:
    async def wait() -> None:
        while not await condition():
            await asyncio.sleep(0.02)

    await soon(wait(), what)


async def heard(live: Live, condition: Callable[[Live], bool], what: str) -> None:
    """Listen until it is so."""

    async def listen() -> None:
        while not condition(live):
            await live.hear(PATIENCE)

    await soon(listen(), what)


async def heard_line(live: Live, line: int) -> None:
    """Listen until so many lines are told."""
    await heard(live, lambda live: live.line >= line, f"line {line} is told")
