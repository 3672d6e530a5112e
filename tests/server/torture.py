"""Bad days on the real thing: processes killed, hung and stopped in mid-game, disks full, databases gone.

`python -m tests.server.torture` does it all in full and prints what it found (`make torture`: docs/reliability.md); the
tests do the same in small. Every scenario raises AssertionError with what did not hold.
"""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import asyncpg
import httpx
from websockets.exceptions import ConnectionClosed

from tests.server import fuzzing
from tests.server.client import Live, Refused
from tests.server.playing import ME, Player, table_for
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.stage import (
    PATIENCE,
    Figures,
    Playing,
    free_port,
    heard,
    heard_line,
    lost_in_thought,
    matches_for,
    rise,
    rise_and_fall,
    serving,
    signal_all,
    soon,
    thinkers_of,
    until,
)
from tests.server.witness import (
    Dawdler,
    Match,
    Sitter,
    Talker,
    Witness,
    check_acknowledged,
    is_over,
    rows_of,
    settle,
)

Json = Any
RESTART = 1012
"""How a connection ends that should come back."""
STALE, OVER = "problem-stale", "problem-table-over"
FULL, GONE = ("storage-full", 507), ("storage-gone", 503)


def _seconds(begun: float) -> str:
    return f"{time.monotonic() - begun:.1f}"


# Games


async def whole_games(database: str, folder: Path, *, games: int = 40, seed: int = 1) -> Figures:
    """Whole games of 2 to 5 with people, bots and people who share a device, over WebSockets and over HTTP alone."""
    async with (
        serving(database, folder) as servers,
        Playing(await matches_for(games, servers, seed, pollers=True)) as playing,
    ):
        await playing.end()
        assert not any(player.lost for player in playing.players), "somebody lost the connection"
        return await playing.figures(database)


async def same_seat(
    database: str, folder: Path, *, processes: int = 1, devices: int = 3, games: int = 4, seed: int = 2
) -> Figures:
    """One person decides on several devices at the same moment, every time: one decision lands, others are stale."""
    matches = []
    async with serving(database, folder, processes) as servers:
        for number in range(games):
            person = await Witness.arrive("Ada", servers[0].url)
            here = [{"by": "here", "name": f"Here {place}"} for place in range(1 + number % 4)]
            table = (await person.table(ME, *here, start=True))["id"]
            twins = [person.twin(servers[place % processes].url) for place in range(devices + 1)]
            await _decide_on_all(twins, table, Random(seed + number))
            matches.append(Match(table, [person], []))
        found = await settle(database, matches)
        for match in matches:
            await match.close()
    return {
        "games": games,
        "devices": f"{devices} with sockets, 1 with HTTP",
        "decisions made on all devices at once": found.acknowledged,
        "of them landed exactly once": found.acknowledged,
        "stale answers, with the current state": found.acknowledged * devices,
    }


async def _decide_on_all(twins: Sequence[Witness], table: str, bits: Random) -> None:
    """A whole game; every decision is made on all devices at once, on each another one."""
    *others, by_http = twins
    eyes = Sitter(others[0], table, range(5))
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(twin.live(table)) for twin in others]
        while not (game := await eyes.look(lives[0])).over:
            line = lives[0].line
            for live in lives:
                await heard_line(live, line)
            asked = [live.ask(type="move", answers=line, move=game.draw(bits).to_json()) for live in lives]
            posted = by_http.decide(table, line, game.draw(bits).to_json())
            outcomes = await asyncio.gather(*asked, posted, return_exceptions=True)
            await heard_line(lives[0], _one_landed(outcomes, line))
    for twin in twins:
        await twin.close()


def _one_landed(outcomes: Sequence[object], line: int) -> int:
    """The number of lines then. The others were told how the game stands."""
    landed = [each for each in outcomes if isinstance(each, dict | int)]
    assert len(landed) == 1, f"{len(landed)} decisions that answer line {line} landed: {outcomes}"
    after = landed[0]["line"] if isinstance(landed[0], dict) else landed[0]
    for refused in outcomes:
        if refused is not landed[0]:
            assert isinstance(refused, Refused), f"another decision came to this: {refused!r}"
            assert refused.status == 409, refused
            assert refused.key in (STALE, OVER), refused
            if refused.key == STALE:
                assert refused.problem["state"]["position"]["line"] == after, "the refusal shows an old state"
    assert isinstance(after, int)
    return after


# Killed, hung, stopped


async def killed(
    database: str, folder: Path, *, processes: int = 1, games: int = 40, kills: int = 10, seed: int = 3
) -> Figures:
    """`kill -9` at random moments while many games go on, also while it is starting again."""
    bits = Random(seed)
    starting = thinking = checked = 0
    async with serving(database, folder, processes) as servers:
        matches = await matches_for(games, servers, seed)
        async with Playing(matches) as playing, Talker(matches[0]) as talker:
            share = games * 60 // (kills + 2) // processes  # the others go on while one starts again
            for number in range(kills):
                await playing.until_more(bits.randint(1, 2 * share))
                await asyncio.sleep(bits.uniform(0.0, 0.05))
                server = bits.choice(servers)
                server.kill()
                checked += await check_acknowledged(database, matches)
                thinking += await _count(database, "SELECT count(*) FROM work")
                if number % 3 == 1:
                    await rise_and_fall(server, bits.uniform(0.0, 1.5))
                    starting += 1
                await rise(server)
            await playing.end()
            said = await talker.settle(database)
            figures = await playing.figures(database)
    return {
        "kills": kills + starting,
        "of them while it started": starting,
        "bots interrupted in thought": thinking,
        **figures,
        "checks of acknowledged moves right after a kill": checked,
        "things said, acknowledged and checked": said,
    }


async def killed_at_first(new: Callable[[Path], str], folder: Path, *, kills: int = 10, seed: int = 14) -> Figures:
    """`kill -9` while it starts for the first time and makes its tables: the next start finds all of them, or none."""
    bits = Random(seed)
    none = 0
    for number in range(kills):
        place = folder / str(number)
        place.mkdir()
        database = new(place)
        server = Server(database, "--no-limits", port=free_port())
        await rise_and_fall(server, bits.uniform(0.0, 0.8), partial(_is_opened, database))
        none += not await _has_tables(database)
        figures = await whole_games(database, place, games=1, seed=seed)
    return {"kills": kills, "of them before the tables were there": none, **figures}


async def _is_opened(database: str) -> bool:
    """The server is about to make its tables."""
    if "://" in database:
        here = "datname = current_database() AND application_name = 'patroon'"
        return await _is_some(database, f"SELECT count(*) FROM pg_stat_activity WHERE {here}")
    return Path(database).exists()


async def _has_tables(database: str) -> bool:
    with suppress(asyncpg.UndefinedTableError, sqlite3.OperationalError):
        await rows_of(database, "SELECT count(*) FROM tables")
        return True
    return False


async def one_of_two_killed(database: str, folder: Path, *, games: int = 40, seed: int = 4) -> Figures:
    """Two processes on one database, players spread over both; one is killed and stays dead."""
    async with (
        serving(database, folder, 2) as [stays, goes],
        Playing(await matches_for(games, [stays, goes], seed)) as playing,
    ):
        await playing.until_more(games * 20)
        there = [person for person in playing.people if person.url == goes.url]
        goes.kill()
        checked = await check_acknowledged(database, playing.matches)
        await playing.end()
        figures = await playing.figures(database)
        for person in playing.people:
            assert person in there or not person.notes.ends, "somebody at the other process lost the connection"
    return {
        "people at the process that stays": len(playing.people) - len(there),
        "people at the process that is killed": len(there),
        **figures,
        "checks of acknowledged moves right after the kill": checked,
    }


async def taken_over(
    database: str, folder: Path, *, tables: int = 10, hung: bool = False, limit: float = 5.0, seed: int = 5
) -> Figures:
    """A process dies, or hangs, in the middle of its bots' thoughts: the other one thinks for them.

    One that hung and wakes up brings its thoughts to an end, and nothing is doubled by them.
    """
    async with serving(database, folder, 2) as [stays, goes], lost_in_thought(goes) as frozen:
        matches = [await _thinking_bot(number, [goes, stays], seed) for number in range(tables)]
        async with AsyncExitStack() as watching:
            lives = [await watching.enter_async_context(_watched(match, stays)) for match in matches]
            for live in lives:
                await heard_line(live, 1)
            claims = await rows_of(database, "SELECT claimed_by FROM work WHERE claimed_by IS NOT NULL")
            assert (len(claims), len({*claims})) == (tables, 1), f"not {tables} bots of one process think: {claims}"
            moment = time.monotonic()
            os.kill(goes.pid, signal.SIGSTOP if hung else signal.SIGKILL)
            took = await asyncio.gather(*(_bot_decided(live, moment) for live in lives))
        os.kill(goes.pid, signal.SIGCONT)
        signal_all(frozen, signal.SIGCONT)
        async with Playing(matches) as playing:
            await playing.end()
            figures = await playing.figures(database)
    assert max(took) <= limit, f"the longest takeover took {max(took):.1f} s"
    return {
        "bots in thought": tables,
        "longest takeover, seconds": f"{max(took):.1f}",
        "shortest takeover, seconds": f"{min(took):.1f}",
        **figures,
    }


async def _thinking_bot(number: int, servers: Sequence[Server], seed: int, level: str = "easy") -> Match:
    """A table where a bot is to decide."""
    person = await Witness.arrive(f"Sitter {number}", *(server.url for server in servers))
    table = (await person.table(ME, {"by": "bot", "level": level}, start=True))["id"]
    player = Sitter(person, table, [0], seed * 100 + number)
    async with person.live(table) as live:
        await soon(player.decide_while_asked(live), "a person's decisions")
    return Match(table, [person], [player])


@asynccontextmanager
async def _watched(match: Match, server: Server) -> AsyncIterator[Live]:
    """The first player's table, at another process."""
    async with match.people[0].twin(server.url) as twin, twin.live(match.table) as live:
        yield live


async def _bot_decided(live: Live, since: float) -> float:
    """The seconds until the decision is told."""

    def told(live: Live) -> bool:
        return any(step["did"] is not None and step["did"]["player"] == 1 for step in live.steps)

    await heard(live, told, "a bot is taken over")
    return time.monotonic() - since


async def hung_while_storing(database: str, folder: Path, *, seed: int = 6) -> Figures:
    """A process hangs while it stores a move: that must not keep the table from the others for ever."""
    async with serving(database, folder, 2) as [stays, goes]:
        person = await Witness.arrive("Ada", goes.url, stays.url)
        table = (await person.table(ME, {"by": "here", "name": "Bo"}, start=True))["id"]
        player = Sitter(person, table, [0, 1], seed)
        match = Match(table, [person], [player])
        async with person.live(table) as here, _watched(match, stays) as there:
            for _ in range(20):  # by then it has prepared its statements, and says each in one go
                game = await player.look(here)
                await here.ask(type="move", answers=here.line, move=game.draw(Random(seed)).to_json())
            game, line = await player.look(here), here.line
            await heard_line(there, line)
            other = await asyncpg.connect(database)
            await other.execute("BEGIN; LOCK TABLE lines IN EXCLUSIVE MODE")
            first = asyncio.create_task(here.ask(type="move", answers=line, move=game.draw(Random(1)).to_json()))
            waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            await until(lambda: _is_some(database, waits), "the process stores a move")
            os.kill(goes.pid, signal.SIGSTOP)
            begun = time.monotonic()
            await other.close()
            await soon(_decided(there, line, game.draw(Random(2)).to_json()), "the table is free again")
            free = _seconds(begun)
            os.kill(goes.pid, signal.SIGCONT)
            [outcome] = await asyncio.gather(first, return_exceptions=True)
            assert isinstance(outcome, Refused | ConnectionClosed), f"two moves were acknowledged: {outcome}"
        async with Playing([match]) as playing:
            await playing.end()
            figures = await playing.figures(database)
    return {"seconds until the table was free": free, **figures}


async def _decided(live: Live, answers: int, move: Json) -> None:
    """Try until it is stored."""
    while True:
        with suppress(Refused):
            await live.ask(type="move", answers=answers, move=move)
            return
        await asyncio.sleep(0.2)


async def told_across(database: str, folder: Path, *, moves: int = 50, seed: int = 7) -> Figures:
    """Two processes are one house: moves, talk and who is there are told at both."""
    delays: list[float] = []
    async with serving(database, folder, 2) as [one, other]:
        ada, bo = await Witness.arrive("Ada", one.url), await Witness.arrive("Bo", other.url, one.url)
        table = await table_for([ada, bo])
        eyes = Sitter(ada, table, [0], seed)
        async with ada.live(table) as at_one, bo.live(table) as at_other:
            lives = (at_one, at_other)
            await _are_here(lives, ada, bo)
            while len(delays) < moves:
                game = await eyes.look(at_one)
                assert game.to_decide is not None, "the game was over too soon"
                begun = time.monotonic()
                move = game.draw(Random(seed)).to_json()
                done = await lives[game.to_decide].ask(type="move", answers=at_one.line, move=move)
                for live in lives:
                    await heard_line(live, done["line"])
                delays.append(time.monotonic() - begun)
            for live, text in zip(lives, ("Hello", "Goedendag"), strict=True):
                await live.ask(type="talk", text=text)
            for live in lives:
                await heard(live, lambda live: len(_said(live)) == 2, "talk is told")
            os.kill(other.pid, signal.SIGSTOP)
            await _are_here([at_one], ada)
            os.kill(other.pid, signal.SIGCONT)
            await _are_here(lives, ada, bo)
            other.kill()
            await _are_here([at_one], ada)
            for live in lives:
                assert _said(live) == ["Hello", "Goedendag"], f"talk was told as {_said(live)}"
        async with Playing([Match(table, [ada, bo], [eyes, Sitter(bo, table, [1], seed)])]) as playing:
            await playing.end()
            figures = await playing.figures(database)
    middle = f"{median(delays) * 1000:.0f}"
    return {"moves told across": moves, "median milliseconds, stored and told": middle, **figures}


async def _are_here(lives: Sequence[Live], *people: Witness) -> None:
    """These people and nobody else, as it is told to all."""
    names = sorted(person.id for person in people)
    for live in lives:
        await heard(live, lambda live: live.here.get("people") == names, f"{len(names)} people are here")


def _said(live: Live) -> list[str]:
    return [said["text"] for said in live.talk if said["text"] is not None]


async def stopped(database: str, folder: Path, *, games: int = 40, stops: int = 3, seed: int = 8) -> Figures:
    """SIGTERM in mid-game: everybody is told to come back, and finds everything as it was."""
    longest = 0.0
    async with (
        serving(database, folder) as [server],
        Playing(await matches_for(games, [server], seed)) as playing,
    ):
        for number in range(stops):
            await playing.until_more(games * 8)
            begun = time.monotonic()
            await asyncio.to_thread(server.stop)
            longest = max(longest, time.monotonic() - begun)
            await check_acknowledged(database, playing.matches)
            await playing.until(partial(_were_told, playing.players, number + 1), "all are told to come back")
            await rise(server)
        await playing.end()
        figures = await playing.figures(database)
    return {"stops": stops, "longest stop, seconds": f"{longest:.1f}", **figures}


def _were_told(players: Sequence[Player], times: int) -> bool:
    """Everybody who still plays knows why so many connections ended."""
    for player in players:
        assert isinstance(player.client, Witness)
        ends, byes = player.client.notes.ends, player.client.notes.byes
        assert {*ends} <= {RESTART}, f"connections ended with {ends}"
        assert {*byes} <= {"restart"}, f"somebody was told {byes}"
        assert len(ends) <= len(byes) <= times, f"connections ended with {ends}, told was {byes}"
        if len(ends) < times and not is_over(player):
            return False
    return True


# Bots


async def taken_up_again(database: str, folder: Path, *, tables: int = 5, seed: int = 9) -> Figures:
    """Killed while its bots think, and started again: they go on, though nobody is there."""
    async with serving(database, folder) as [server]:
        async with lost_in_thought(server):
            matches = [await _thinking_bot(number, [server], seed) for number in range(tables)]
            server.kill()
        lines = await _lines(database)
        await rise(server)
        begun = time.monotonic()
        await until(partial(_all_went_on, database, lines), "the bots go on")
        took = _seconds(begun)
        async with Playing(matches) as playing:
            await playing.end()
            figures = await playing.figures(database)
    return {"bots in thought": tables, "seconds until all had decided": took, **figures}


async def _lines(database: str) -> dict[str, int]:
    return {table: line for table, line in await rows_of(database, "SELECT id, line FROM tables")}  # noqa: C416


async def _all_went_on(database: str, since: dict[str, int]) -> bool:
    return all(line > since[table] for table, line in (await _lines(database)).items())


async def faulty_bots(database: str, folder: Path, *, seed: int = 10) -> Figures:
    """The process of a thinking bot dies: another one thinks. That dies too: the bot is replaced, the table is told."""
    replaced = []
    async with serving(database, folder, 1, "--thinkers", "1") as [server]:
        for deaths in (1, 2):
            async with lost_in_thought(server) as frozen:
                match = await _thinking_bot(deaths, [server], seed, "hard")
                signal_all(frozen, signal.SIGKILL)
                for _ in range(deaths - 1):
                    await until(partial(_someone_new, server, frozen), "a new process thinks")
                    signal_all(thinkers_of(server), signal.SIGKILL)
            async with Playing([match]) as playing:
                await playing.end()
                figures = await playing.figures(database)
                [person] = match.people
                talk = (await person.get(f"/tables/{match.table}/talk"))["talk"]
                replaced.append([said["key"] for said in talk].count("notice-bot-replaced"))
                level = (await person.get(f"/tables/{match.table}"))["seats"][1]["level"]
                assert level == ("hard" if deaths == 1 else "random"), f"after {deaths} deaths the bot is {level}"
    assert replaced == [0, 1], f"bots replaced after one death and after two: {replaced}"
    return {"bots whose process died once, and who played on": 1, "bots replaced after the second time": 1, **figures}


async def _someone_new(server: Server, but: Sequence[int]) -> bool:
    return bool({*thinkers_of(server)} - {*but})


# Storage


class Disk(Protocol):
    """Where the games are kept, which can be made full."""

    database: str

    def fill(self, server: Server) -> None: ...
    def free(self, server: Server) -> None: ...


class Limited:
    """A limit on the running process: in turns nothing more can be written at all, and only a few moves more."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "games.sqlite")
        self._times = 0

    def fill(self, server: Server) -> None:
        self._limit(server, 200_000 if self._times % 2 else 1)
        self._times += 1

    def free(self, server: Server) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server, size: int) -> None:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))


class NoMount(Exception):
    """There is no small disk to be had here."""


class SmallDisk:
    """A file system of a few megabytes, and a file that takes all the room."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "small"
        self.database = str(self._folder / "games.sqlite")

    def __enter__(self) -> "SmallDisk":
        self._folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(self._folder)]
        if os.geteuid() or subprocess.run(mount, check=False, capture_output=True).returncode:
            raise NoMount
        return self

    def __exit__(self, *_: object) -> None:
        subprocess.run(["umount", self._folder], check=True)

    def fill(self, _server: Server) -> None:
        with suppress(OSError), (self._folder / "filler").open("ab", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def free(self, _server: Server) -> None:
        (self._folder / "filler").unlink()


async def disk_full(disk: Disk, folder: Path, *, games: int = 20, rounds: int = 4, seed: int = 11) -> Figures:
    """The disk is full in mid-game: players are told so, nothing is lost, and play goes on when there is room."""
    async with serving(disk.database, folder) as [server]:
        matches, dawdler = await _with_a_dawdler(games, [server], seed)
        async with Playing(matches) as playing:
            for _ in range(rounds):
                await playing.until_more(games * 4)
                disk.fill(server)
                try:
                    await _until_told(playing, FULL, GONE)
                    await check_acknowledged(disk.database, matches)
                    assert await _status(server, "healthz") == 200, "the process is not well"
                finally:
                    disk.free(server)
                await playing.until_more(2)
            dawdler.pause = 0.0
            await playing.end()
            figures = await playing.figures(disk.database)
    return {"times full": rounds, "requests refused": len(playing.refused), **figures}


async def small_disk_full(folder: Path) -> Figures:
    """The same on a file system that really has no room left."""
    try:
        with SmallDisk(folder) as disk:
            return await disk_full(disk, folder)
    except NoMount:
        return {"not shown": "only root may mount a file system, and not everywhere"}


async def database_gone(
    database: str,
    postgres: Postgres,
    folder: Path,
    *,
    processes: int = 2,
    games: int = 20,
    rounds: int = 4,
    seed: int = 12,
) -> Figures:
    """PostgreSQL goes away in mid-game, in order or not: players are told so, nothing is lost, and play goes on."""
    async with serving(database, folder, processes) as servers:
        matches, dawdler = await _with_a_dawdler(games, servers, seed)
        async with Playing(matches) as playing:
            for number in range(rounds):
                await playing.until_more(games * 4)
                await asyncio.to_thread(postgres.stop, immediately=number % 2 == 0)
                try:
                    await _until_told(playing, GONE)
                    for server in servers:
                        assert await _status(server, "healthz") == 200, "the process is not well"
                        assert await _status(server, "readyz") == 503, "it says that it can serve"
                finally:
                    await asyncio.to_thread(postgres.start)
                await check_acknowledged(database, matches)
                await playing.until_more(2)
            dawdler.pause = 0.0
            await playing.end()
            figures = await playing.figures(database)
            for server in servers:
                await until(partial(_is_ready, server), "every process can serve again")
    return {"times gone": rounds, "requests refused": len(playing.refused), **figures}


async def file_locked(database: str, folder: Path, *, games: int = 10, seed: int = 13) -> Figures:
    """Somebody else's program locks the SQLite file for longer than anybody waits."""
    async with serving(database, folder) as [server]:
        matches, dawdler = await _with_a_dawdler(games, [server], seed)
        async with Playing(matches) as playing:
            await playing.until_more(games * 4)
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await _until_told(playing, GONE)
            await playing.until_more(2)
            dawdler.pause = 0.0
            await playing.end()
            figures = await playing.figures(database)
    return {"requests refused": len(playing.refused), **figures}


async def _with_a_dawdler(games: int, servers: Sequence[Server], seed: int) -> tuple[list[Match], Dawdler]:
    """Games; the first one is that of somebody who always has a decision to make, and takes their time."""
    person = await Witness.arrive("Dawdler", servers[0].url)
    here = [{"by": "here", "name": f"Here {place}"} for place in range(4)]
    table = (await person.table(ME, *here, start=True))["id"]
    dawdler = Dawdler(person, table, range(5), seed)
    return [Match(table, [person], [dawdler]), *await matches_for(games - 1, servers, seed)], dawdler


async def _until_told(playing: Playing, *expected: tuple[str, int]) -> None:
    """A decision is refused, and the player is told why, in words."""
    notes = playing.people[0].notes
    seen = len(notes.refused)
    await playing.until(lambda: len(notes.refused) > seen, "a decision is refused")
    for refused in playing.refused:
        assert (refused.key, refused.status) in expected, refused
        assert "not saved" in refused.problem["detail"], refused


async def _status(server: Server, page: str) -> int:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        return (await http.get(f"{server.url}/{page}")).status_code


async def _is_ready(server: Server) -> bool:
    return await _status(server, "readyz") == 200


async def _count(database: str, query: str) -> int:
    return int((await rows_of(database, query))[0][0])


async def _is_some(database: str, query: str) -> bool:
    return await _count(database, query) > 0


# In full


INTRODUCTION = """# What it survives

The last output of `make torture` (`tests/server/torture.py`): real server processes, a real SQLite file, a real
PostgreSQL, and clients that know nothing but HTTP and WebSockets. People play legal moves at random, bots play with
them, and then something bad happens. After it all games are played to the end, and it is checked that

- every move that was acknowledged is in the database itself, at the place that it was said to have;
- every line of a person's seat was sent for exactly that place: nothing is stored twice, nothing by nobody;
- lines are numbered without gaps, and the server tells the same steps as are stored;
- the record of every game verifies: by the rules, the checkpoints and the seed;
- the servers' logs hold no mistake of their own.

`make test` does the same in small. Times are those of one machine with two cores, on which the clients and the
databases run too."""

Scenario = Callable[[Path], Coroutine[Any, Any, Figures]]


async def garbage(sending: Callable[[Server], Figures], folder: Path) -> Figures:
    """What attackers and broken programs send: see fuzzing.py."""
    with Server(str(folder / "games.sqlite"), "--no-limits", log=folder / "log") as server:
        return await asyncio.to_thread(sending, server)


def _on_any(kind: str, new: Callable[[Path], str]) -> list[tuple[str, Scenario]]:
    return [
        (f"Whole games: {kind}", lambda at: whole_games(new(at), at)),
        (f"Killed: {kind}", lambda at: killed(new(at), at)),
        (f"Killed at the first start: {kind}", lambda at: killed_at_first(new, at)),
        (f"Stopped in order: {kind}", lambda at: stopped(new(at), at)),
        (f"One seat, many devices: {kind}", lambda at: same_seat(new(at), at)),
        (f"Bots taken up again: {kind}", lambda at: taken_up_again(new(at), at)),
        (f"Bots that die: {kind}", lambda at: faulty_bots(new(at), at)),
    ]


def scenarios(postgres: Postgres) -> list[tuple[str, Scenario]]:
    """All of them in full, each with a folder of its own."""

    def file(folder: Path) -> str:
        return str(folder / "games.sqlite")

    def new(_folder: Path) -> str:
        return postgres.fresh()

    return [
        *_on_any("SQLite", file),
        *_on_any("PostgreSQL", new),
        ("Two processes, one killed", lambda at: one_of_two_killed(new(at), at)),
        ("Two processes, killed in any order", lambda at: killed(new(at), at, processes=2)),
        ("Bots of a killed process", lambda at: taken_over(new(at), at)),
        ("Bots of a hung process", lambda at: taken_over(new(at), at, hung=True)),
        ("Hung while storing", lambda at: hung_while_storing(new(at), at)),
        ("One house", lambda at: told_across(new(at), at)),
        ("One seat, many devices at two processes", lambda at: same_seat(new(at), at, processes=2)),
        ("Database gone: PostgreSQL", lambda at: database_gone(new(at), postgres, at)),
        ("Database locked: SQLite", lambda at: file_locked(file(at), at)),
        ("Disk full: SQLite, by a limit", lambda at: disk_full(Limited(at), at)),
        ("Disk full: SQLite, on a small disk", small_disk_full),
        ("Garbage: requests", partial(garbage, partial(fuzzing.http, examples=100))),
        ("Garbage: WebSockets", partial(garbage, partial(fuzzing.websocket, games=10, connects=2000))),
        ("Slow and deaf clients", partial(garbage, partial(fuzzing.slow, seconds=30))),
    ]


def main(chosen: str = "") -> int:
    """Print the page; 1 if something does not hold. `chosen`: only what has this in its name."""
    print(INTRODUCTION)
    failed = 0
    begun = time.monotonic()
    with Postgres() as postgres:
        for name, scenario in scenarios(postgres):
            if chosen not in name:
                continue
            print(name, file=sys.stderr, flush=True)
            print(f"\n## {name}\n", flush=True)
            since = time.monotonic()
            with TemporaryDirectory(prefix="patroon-torture-") as folder:
                try:
                    figures = asyncio.run(scenario(Path(folder)))
                except Exception as error:  # whatever it is, the others are of interest too
                    failed += 1
                    print(f"**It does not hold:** {type(error).__name__}: {error}")
                    continue
            print("| | |\n| --- | --- |")
            for what, value in (figures | {"seconds in all": _seconds(since)}).items():
                print(f"| {what} | {value:,} |" if isinstance(value, int) else f"| {what} | {value} |", flush=True)
    print(f"\nAll in {time.monotonic() - begun:.0f} seconds; {failed or 'nothing'} did not hold.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
