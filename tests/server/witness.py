"""What people sent and what was acknowledged, held against what is stored: nothing is missing, nothing is doubled."""

import asyncio
import json
import sqlite3
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from patroon.rules import Game
from tests.server.client import Client, Live, Refused
from tests.server.playing import LOST, Player, Shadow, players_at, table_for, verified

Json = Any
NO_CODE = 1006
PERSON_SEATS = ("person", "here")


@dataclass(slots=True)
class Notes:
    """One person's, on all their devices; by table and the number of lines that was answered."""

    sent: dict[tuple[str, int], list[Json]] = field(default_factory=lambda: defaultdict(list))
    acknowledged: dict[tuple[str, int], Json] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """The codes with which live connections ended."""
    byes: list[str] = field(default_factory=list)

    def send(self, table: str, answers: int, line: Json) -> None:
        self.sent[table, answers].append(line)

    def acknowledge(self, table: str, answers: int, line: Json) -> None:
        assert (table, answers) not in self.acknowledged, f"two moves that answer line {answers} were acknowledged"
        self.acknowledged[table, answers] = line


class Witness(Client):
    """A person who takes notes, and who tries the next address when one does not answer."""

    def __init__(self, urls: Sequence[str], secret: str | None = None, notes: Notes | None = None) -> None:
        super().__init__(urls[0], secret)
        self.notes = notes if notes is not None else Notes()
        self._urls = deque(urls)

    @classmethod
    async def arrive(cls, name: str, *urls: str) -> "Witness":
        """A new person, who knows these addresses."""
        async with await Client.come_in(urls[0], name) as known:
            witness = cls(urls, known.secret)
            witness.id = known.id
        return witness

    def twin(self, *urls: str) -> "Witness":
        """The same person on another device."""
        twin = Witness(urls, self.secret, self.notes)
        twin.id = self.id
        return twin

    def _try_the_next(self) -> None:
        """Some address of those that are known."""
        self._urls.rotate(-1)
        self.url = self._urls[0]
        self.http.base_url = httpx.URL(self.url)

    async def ask(self, method: str, path: str, body: Json = None) -> Json:
        try:
            return await super().ask(method, path, body)
        except httpx.TransportError:
            self._try_the_next()
            raise

    @asynccontextmanager
    async def live(self, table: str, line: int = 0, talk: int = 0) -> AsyncIterator[Live]:
        connected = False
        try:
            async with super().live(table, line, talk) as live:
                connected = True
                noted = Noted(live.socket, self.notes, table)
                try:
                    yield noted
                except ConnectionClosed:
                    await noted.hear_the_rest()
                    raise
        except LOST as lost:
            if not connected:
                self._try_the_next()
            elif isinstance(lost, ConnectionClosed):
                self.notes.ends.append(lost.rcvd.code if lost.rcvd is not None else NO_CODE)
            raise

    async def decide(self, table: str, answers: int, move: Json) -> int:
        """A decision over HTTP; the number of lines then."""
        self.notes.send(table, answers, move)
        done = await self.post(f"/tables/{table}/moves", {"answers": answers, "move": move})
        self.notes.acknowledge(table, answers, move)
        return int(done["line"])


class Noted(Live):
    """A live table of which notes are taken."""

    def __init__(self, socket: ClientConnection, notes: Notes, table: str) -> None:
        super().__init__(socket)
        self._notes = notes
        self._table = table

    async def hear(self, seconds: float = 20.0) -> dict[str, Json]:
        message = await super().hear(seconds)
        if message["type"] == "bye":
            self._notes.byes.append(message["why"])
        elif message["type"] == "problem" and message["id"] is None:  # turned away at the door
            self._notes.refused.append(Refused(message["problem"]))
        return message

    async def hear_the_rest(self) -> None:
        """What came before the connection was closed, where that was noticed by sending something."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()

    async def ask(self, **message: Json) -> dict[str, Json]:
        answers, line = message.get("answers"), message.get("move")
        if message["type"] == "undo":
            line = {"undo": 1, "player": message["player"]}
        if answers is not None:
            self._notes.send(self._table, answers, line)
        try:
            answer = await super().ask(**message)
        except Refused as refused:
            self._notes.refused.append(refused)
            raise
        if answers is not None:
            self._notes.acknowledge(self._table, answers, line)
        return answer


class Poller(Player):
    """A player who knows only HTTP: asks what happened, and posts decisions."""

    async def play(self) -> None:
        assert isinstance(self.client, Witness)
        path = f"/tables/{self.table}"
        while self.shadow is None or not self.shadow.game.over:
            try:
                if self.shadow is None:
                    self.shadow = Shadow((await self.client.get(f"{path}/state"))["header"])
                self.shadow.take((await self.client.get(f"{path}/steps?after={self.shadow.line}"))["steps"])
                if self.shadow.game.to_decide in self.seats:
                    move = self.shadow.game.draw(self.bits).to_json()
                    await self.client.decide(self.table, self.shadow.line, move)
                elif not self.shadow.game.over:
                    await asyncio.sleep(0.05)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1)
            except Refused as refused:
                if refused.status not in (409, 429, 503, 507):
                    raise
                self.stale += refused.status == 409
                await asyncio.sleep(0.2)


class Dawdler(Player):
    """A player who takes their time."""

    pause = 0.2

    async def _decide(self, live: Live) -> None:
        await asyncio.sleep(self.pause)
        await super()._decide(live)


class Sitter(Player):
    """A player who can also be told when to look and when to decide."""

    async def look(self, live: Live) -> Game:
        """The game as it stands."""
        while live.position is None:
            await live.hear()
        await self._follow(live)
        assert self.shadow is not None
        return self.shadow.game

    async def decide_while_asked(self, live: Live) -> None:
        """Until it is somebody else's decision."""
        await self.look(live)
        while self._my_turn(live):
            await self._decide(live)
            await self._follow(live)


def is_over(player: Player) -> bool:
    """As far as this player knows."""
    return player.shadow is not None and player.shadow.game.over


# Games


@dataclass(slots=True)
class Match:
    """A table, and the people who play there."""

    table: str
    people: list[Witness]
    players: list[Player]

    async def close(self) -> None:
        for person in self.people:
            await person.close()


async def new_match(
    number: int, urls: Sequence[str], bits: Random, *, bots: bool = True, poller: bool = False
) -> Match:
    """A started game of 2 to 5 with 1 to 3 people, some of them on one device, and with bots where there is room."""
    seats = 2 + number % 4
    count = min(seats, bits.randint(1, 3))
    rest = seats - count
    here = bits.randint(0, rest - 1 if bots else rest) if rest else 0
    level = "hard" if number % 10 == 9 else bits.choice(["random", "easy"])
    people = []
    for place in range(count):
        turned = [*urls[(number + place) % len(urls) :], *urls[: (number + place) % len(urls)]]
        people.append(await Witness.arrive(f"Player {number}.{place}", *turned))
    table = await table_for([*people], here, rest - here, level)
    players = players_at(table, [*people], here, seed=bits.randrange(10**6), undo=0.05)
    if poller:
        last = players[-1]
        players[-1] = Poller(last.client, table, last.seats, bits.randrange(10**6))
    return Match(table, people, players)


# What is stored


Rows = dict[str, list[tuple[int, Json]]]


async def stored(database: str) -> tuple[Rows, dict[str, list[str | None]]]:
    """All lines of all games, and all that was said, as they are in the database itself."""
    lines: Rows = defaultdict(list)
    said: dict[str, list[str | None]] = defaultdict(list)
    queries = ('SELECT "table", number, body FROM lines ORDER BY 1, 2', 'SELECT "table", text FROM talk ORDER BY 1')
    for place, rows in enumerate([await rows_of(database, query) for query in queries]):
        for row in rows:
            if place == 0:
                lines[row[0]].append((row[1], json.loads(row[2])))
            else:
                said[row[0]].append(row[1])
    return lines, said


async def rows_of(database: str, query: str) -> list[tuple[Any, ...]]:
    """What the database says, past the server."""
    if "://" in database:
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()
    # Only to read: else closing it would tidy up what the server is to find after it was killed.
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        return list(file.execute(query))


@dataclass(slots=True)
class Settled:
    """What was found to hold."""

    games: int = 0
    lines: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Decisions that are stored although nobody was told so: the connection was lost in between."""


async def check_acknowledged(database: str, matches: Sequence[Match]) -> int:
    """In mid-game: everything that was acknowledged by now is stored. How many. Raises AssertionError."""
    known = {
        match.table: [replace(person.notes, acknowledged={**person.notes.acknowledged}) for person in match.people]
        for match in matches
    }
    lines, _ = await stored(database)
    return sum(_check_lines(table, lines[table], notes) for table, notes in known.items())


async def settle(database: str, matches: Sequence[Match]) -> Settled:
    """Every game is over; what was acknowledged is stored where it belongs, once, and nothing else is.

    Raises AssertionError.
    """
    lines, _ = await stored(database)
    found = Settled(games=len(matches))
    for match in matches:
        owner = match.people[0]
        table = await owner.get(f"/tables/{match.table}")
        assert table["status"] == "over", f"table {match.table} is {table['status']}"
        rows = lines[match.table]
        _check_numbers(table, rows)
        notes = list({id(person.notes): person.notes for person in match.people}.values())
        seats = {seat["number"] for seat in table["seats"] if seat["by"] in PERSON_SEATS}
        found.lines += len(rows)
        found.acknowledged += _check_lines(match.table, rows, notes)
        found.unanswered += _check_nobody_else(match.table, rows, notes, seats)
        _check_steps(match.table, rows, (await owner.get(f"/tables/{match.table}/steps"))["steps"])
        record = verified(await owner.record(match.table))
        assert record.game.scores == table["scores"], f"table {match.table}: other scores than in the record"
    return found


def _check_numbers(table: Json, rows: list[tuple[int, Json]]) -> None:
    numbers = [number for number, _ in rows]
    assert numbers == list(range(1, table["line"] + 1)), f"table {table['id']}: lines are missing or too many"


def _check_lines(table: str, rows: list[tuple[int, Json]], notes: Sequence[Notes]) -> int:
    """How many were acknowledged. Each must be where it was said to be."""
    by_number, count = dict(rows), 0
    for note in notes:
        for (where, answers), line in note.acknowledged.items():
            if where == table:
                kept = by_number.get(answers + 1)
                assert kept == line, f"table {table}, line {answers + 1}: {line} was acknowledged, {kept} is stored"
                count += 1
    return count


def _check_nobody_else(table: str, rows: list[tuple[int, Json]], notes: Sequence[Notes], seats: set[int]) -> int:
    """How many were never acknowledged. A person's line must have been sent for exactly this place."""
    unanswered = 0
    for number, line in rows:
        sent = [each for note in notes for each in note.sent.get((table, number - 1), [])]
        if "chance" not in line and line["player"] in seats:
            assert line in sent, f"table {table}, line {number}: nobody sent {line} for this place"
            unanswered += not any((table, number - 1) in note.acknowledged for note in notes)
    return unanswered


def _check_steps(table: str, rows: list[tuple[int, Json]], steps: Json) -> None:
    """What the server tells is what is stored."""
    by_number, line = dict(rows), 0
    decisions = sum("chance" not in body for body in by_number.values())
    assert decisions == sum(step["did"] is not None for step in steps), f"table {table}: other steps than stored"
    for step in steps:
        if step["did"] is not None:
            assert by_number[line + 1] == step["did"], f"table {table}, line {line + 1}: another step than stored"
        line = step["line"]
    assert line == len(rows), f"table {table}: the steps end at line {line} of {len(rows)}"


class Talker:
    """Somebody who talks without end at a table, through anything that happens to the server."""

    def __init__(self, match: Match) -> None:
        self._person = match.people[0].twin(match.people[0].url)
        self._table = match.table
        self._said: dict[str, bool] = {}
        """Every sentence, and whether it was acknowledged."""
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Talker":
        self._task = asyncio.create_task(self._talk())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._person.close()

    async def _talk(self) -> None:
        while True:
            text = f"This is sentence {len(self._said)}"
            self._said[text] = False
            with suppress(*LOST, Refused):
                await self._person.post(f"/tables/{self._table}/talk", {"text": text})
                self._said[text] = True
            await asyncio.sleep(0.05)

    async def settle(self, database: str) -> int:
        """How many were acknowledged: they are stored, and no sentence is stored twice. Raises AssertionError."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        kept = (await stored(database))[1][self._table]
        for text, acknowledged in self._said.items():
            times = kept.count(text)
            assert times == 1 or (times == 0 and not acknowledged), f"{text!r} is stored {times} times"
        return sum(self._said.values())


# What is in the log


def complaints(log: Path) -> list[str]:
    """What no server should have to say, whatever happens to it: mistakes of its own."""
    found = []
    for text in log.read_text().splitlines() if log.exists() else []:
        try:
            entry = json.loads(text)
        except ValueError:  # a warning of Python's, or a line that a kill cut off
            if "Warning" in text or "Traceback" in text:
                found.append(text)
            continue
        if "trace" in entry or entry["level"] == "critical":
            found.append(f"{entry['message']}: {entry.get('trace', '')[-1500:]}")
    return found
