"""The house: the tables that are open in this process, and the one way in which any of them changes."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from typing import Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from patroon.rules import VERSION
from patroon.server import metrics
from patroon.server.drafts import Draft, state_of
from patroon.server.failures import StorageFailed
from patroon.server.following import BrokenTable, Following
from patroon.server.live import LiveBye, LiveTable, LiveTalk
from patroon.server.messages import Answer, Said, State, Step, Steps
from patroon.server.presence import Presence
from patroon.server.problems import Trouble
from patroon.server.rows import TableRow
from patroon.server.seating import new_id
from patroon.server.storage import store
from patroon.server.storage.database import Database

T = TypeVar("T")
log = logging.getLogger("patroon.server")

IDLE_SECONDS: Final = 300.0
"""A table that nobody looks at is forgotten after this time; it is on disk."""
LEASE_SECONDS: Final = 2.5
"""A process that claims a bot's work and is not heard of for so long has lost it."""
ATTEMPTS: Final = 3
MOST_TALK: Final = 200
"""Of what was said, a client that comes in gets the last so many."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    person: str | None

    def send(self, message: bytes) -> None: ...


class Thinking(Protocol):
    """Who plays the bots' seats."""

    def has_room(self) -> bool: ...
    def take(self, name: str) -> None: ...
    def wake(self) -> None: ...


@dataclass(slots=True)
class Held:
    """A table in memory: exactly what is on disk, and who watches it here."""

    row: TableRow
    following: Following | None
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0
    doubtful: bool = False
    """Storing failed, or the database was restored: what is on disk may be something else."""

    def send(self, message: Answer) -> None:
        if self.watchers:
            text = msgspec.json.encode(message)
            for watcher in [*self.watchers]:
                watcher.send(text)


class _Overtaken(Exception):
    """The table on disk is not the one in memory."""


class House:
    """All tables. Any process serves any table; what is on disk counts."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = new_id()
        self.presence = Presence(self.process)
        self.bots: Thinking | None = None
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._generation: str | None = None
        self._changing: set[asyncio.Task[Any]] = set()
        self._stirred: set[str] = set()
        self._stir = asyncio.Event()

    # Looking

    async def hold(self, name: str) -> Held:
        """The table, read from disk if need be. Raises Trouble (404) or StorageFailed."""
        held = self._held.get(name)
        if held is None:
            try:
                async with self._loading.setdefault(name, asyncio.Lock()):
                    held = self._held.get(name) or await self._load(name)
            finally:  # also if there is no such table: anybody may ask for any number of those
                self._loading.pop(name, None)
        held.used = time.monotonic()
        return held

    async def _load(self, name: str) -> Held:
        async with self.database.reading() as connection:
            held = Held(*await self._read(connection, name))
        held = self._held.setdefault(name, held)  # if the one before failed, two may have read it
        metrics.TABLES_HELD.set(len(self._held))
        return held

    async def _read(self, connection: AsyncConnection, name: str) -> tuple[TableRow, Following | None]:
        row = await store.table(connection, name)
        if row is None:
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-table")
        if row.rules != VERSION:
            raise Trouble(HTTPStatus.CONFLICT, "problem-other-rules", {"rules": row.rules, "ours": VERSION})
        if not row.line:
            return row, None
        return row, Following.read(row, await store.lines_of(connection, name, up_to=row.line))

    async def fresh(self, name: str) -> Held:
        """The table as it is on disk now: other processes may have changed it a moment ago."""
        held = await self.hold(name)
        if self.database.shared:
            await self.refresh(name)
        return held

    async def may_see(self, held: Held, person: str | None) -> bool:
        """Public tables are everybody's; others belong to who sits there and who came by invitation."""
        row = held.row
        if row.options.public:
            return True
        if person is None:
            return False
        if row.owner == person or row.seat_of(person) is not None:
            return True
        async with self.database.reading() as connection:
            return await store.is_guest(connection, row.id, person)

    async def missed(self, held: Held, after: int) -> State | Steps | None:
        """What a client has not seen that knows so many lines; the whole state if that is shorter, None if nothing."""
        row, following = held.row, held.following
        if following is None or after == following.line:
            return None
        whole = state_of(row, following)
        if not 0 < after < following.line:
            return whole
        async with self.database.reading() as connection:
            lines = await store.lines_of(connection, row.id, up_to=following.line)
        past = Following.read(row, lines[:after])
        steps = [*past.steps(row, lines[after:])]
        told = Steps(after=after, steps=steps, position=whole.position)
        # The story does not count: it comes with the steps only, and what was missed is worth reading.
        bare = msgspec.structs.replace(told, steps=[msgspec.structs.replace(step, told=[]) for step in steps])
        return told if len(msgspec.json.encode(bare)) <= len(msgspec.json.encode(whole)) else whole

    async def talk(self, held: Held, after: int) -> list[Said]:
        async with self.database.reading() as connection:
            return await store.talk_of(connection, held.row.id, after, held.row.talk, MOST_TALK)

    # Changing

    async def add(self, row: TableRow, lines: Iterable[store.Stored] = ()) -> Held:
        """A new table. It is on disk when this returns."""
        async with self.database.writing() as connection:
            await store.add_table(connection, row)
            bodies = [*lines]
            if bodies:
                await store.add_lines(connection, row.id, 0, bodies)
        _count_new(row)
        return await self.hold(row.id)

    async def change(self, name: str, operation: Callable[[Draft], T]) -> T:
        """Carry out an operation on a table. When this returns it is on disk and everybody is told.

        Whatever the operation raises, nothing has changed. Raises StorageFailed where it could not be stored.
        """
        held = await self.hold(name)
        # A client that goes away must not leave memory and disk apart.
        task = asyncio.create_task(self._change(held, operation))
        self._changing.add(task)
        task.add_done_callback(self._has_changed)
        return await asyncio.shield(task)

    def _has_changed(self, task: "asyncio.Task[T]") -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # it counts as seen, also where nobody waits for it any more

    async def _change(self, held: Held, operation: Callable[[Draft], T]) -> T:
        async with held.lock:
            for _ in range(ATTEMPTS):
                if held.doubtful:
                    await self._reload(held)
                try:
                    return await self._attempt(held, operation)
                except _Overtaken:
                    held.doubtful = True
                except StorageFailed:  # it may be on disk all the same
                    held.doubtful = True
                    raise
        raise StorageFailed("storage-gone", "the table is changed too often by others")

    async def _attempt(self, held: Held, operation: Callable[[Draft], T]) -> T:
        async with self.database.writing() as connection:
            if self.database.shared:
                await self._catch_up(connection, held)
            before = held.row
            draft = Draft(before, held.following.copy() if held.following is not None else None, time.time())
            result = operation(draft)
            if draft.row == before:
                return result
            draft.row = replace(draft.row, version=before.version + 1)
            claimed = await self._store(connection, before, draft)
        self._apply(held, draft)
        if claimed is not None and self.bots is not None:
            if claimed:
                self.bots.take(held.row.id)
            else:
                self.bots.wake()
        return result

    async def _store(self, connection: AsyncConnection, before: TableRow, draft: Draft) -> bool | None:
        """Write it all down. Whether bots' work came of it, and whether this process does it."""
        row = draft.row
        if not await store.change_table(connection, before, row):
            raise _Overtaken
        if draft.lines:
            await store.add_lines(connection, row.id, row.line - len(draft.lines), draft.lines)
        for other in draft.also:
            await store.add_table(connection, other)
        if draft.said:
            await store.add_talk(connection, row.id, draft.said)
        claimed = None
        was, due = before.bot_due(), row.bot_due()
        if (was, before.line) != (due, row.line) and (was or due):
            mine = due is not None and self.bots is not None and self.bots.has_room()
            until = self.database.now() + LEASE_SECONDS if mine else 0.0
            line = row.line if due is not None else None
            await store.set_work(connection, row.id, line, self.process if mine else None, until)
            claimed = mine if due is not None else None
        await self.database.notify(connection, f"table {self.process} {row.id}")
        return claimed

    async def _catch_up(self, connection: AsyncConnection, held: Held) -> None:
        """Under the table's lock: what others stored since."""
        if await store.version(connection, held.row.id, lock=True) == held.row.version:
            return
        row = await store.table(connection, held.row.id)
        if row is None:
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-table")
        await self._follow(connection, held, row)

    async def _follow(self, connection: AsyncConnection, held: Held, row: TableRow) -> None:
        """Carry on what is in memory to what is on disk, and tell everybody."""
        before, following = held.row, held.following
        said = await store.talk_of(connection, row.id, before.talk, row.talk, MOST_TALK)
        steps: list[Step] = []
        restored = held.doubtful or await store.generation(connection) != self._generation  # its past may be another
        if restored or row.line < before.line or (following is None and row.line) or row.started != before.started:
            _, following = await self._read(connection, row.id)
            if before.line and following is not None:
                held.send(state_of(row, following))
        elif row.line > before.line:
            assert following is not None
            following = following.copy()
            steps = [*following.steps(row, await store.lines_of(connection, row.id, before.line, row.line))]
        self._apply(held, Draft(row, following, 0.0, steps=steps, said=said))

    async def _reload(self, held: Held) -> None:
        """What is on disk counts; who watches is told if it is something else than what they saw."""
        async with self.database.reading() as connection:
            row, following = await self._read(connection, held.row.id)
        before = held.row
        held.row, held.following, held.doubtful = row, following, False
        if row != before:
            held.send(LiveTable(table=row.shown()))
            if following is not None:
                held.send(state_of(row, following))

    def _apply(self, held: Held, draft: Draft) -> None:
        """It is on disk: now it is so."""
        before, after = held.row, draft.row
        held.row, held.following = after, draft.following
        if _told_anew(before) != _told_anew(after):
            held.send(LiveTable(table=after.shown()))
        if draft.following is not None and (before.line == 0 or before.status == "open") and after.line:
            held.send(state_of(after, draft.following))
        elif draft.steps and draft.following is not None:
            held.send(Steps(after=before.line, steps=draft.steps, position=draft.following.position(after)))
            if after.status == "over" != before.status:  # the header tells the seed now
                held.send(state_of(after, draft.following))
        if draft.said:
            held.send(LiveTalk(talk=draft.said))
        metrics.LINES.inc(max(0, after.line - before.line))
        for other in draft.also:
            _count_new(other)

    # Other processes, and a database that was restored

    async def refresh(self, name: str) -> None:
        """Another process says that a table changed."""
        held = self._held.get(name)
        if held is None:
            return
        async with held.lock, self.database.reading() as connection:
            if await store.version(connection, name) == held.row.version:
                return
            row = await store.table(connection, name)
            if row is not None:
                await self._follow(connection, held, row)

    async def refresh_all(self) -> None:
        """Something may have been missed."""
        names = [*self._held]
        async with self.database.reading() as connection:
            versions = await store.versions(connection, names)
        for name in names:
            held = self._held.get(name)
            if held is not None and versions.get(name) != held.row.version:
                await self.refresh(name)

    async def look_for_restored(self) -> None:
        """Doubt everything if the database holds other games than before."""
        async with self.database.reading() as connection:
            generation = await store.generation(connection)
        if self._generation is not None and generation != self._generation:
            log.warning("the database was restored")
            for held in self._held.values():
                held.doubtful = True
            if self.bots is not None:
                self.bots.wake()
        self._generation = generation

    async def clear_doubts(self) -> None:
        """Read again what may be something else by now."""
        for held in [held for held in self._held.values() if held.doubtful]:
            async with held.lock:
                try:
                    await self._reload(held)
                except (Trouble, BrokenTable) as gone:  # it is not there any more, or not to be read
                    log.warning("a table is lost: %s", gone, extra={"table": held.row.id})
                    self.forget(held)
                    held.send(LiveBye(why="closed"))

    # Watching

    def watch(self, held: Held, watcher: Watcher) -> None:
        held.watchers.add(watcher)

    def unwatch(self, held: Held, watcher: Watcher) -> None:
        held.watchers.discard(watcher)
        held.used = time.monotonic()

    def here(self, held: Held) -> None:
        """Tell everybody at the table who is there."""
        self.presence.update(held.row.id, held.watchers)
        held.send(self.presence.of(held.row.id))

    def tell_here(self, *tables: str) -> None:
        """Have the other processes told who is there."""
        self._stirred.update(tables)
        self._stir.set()

    async def keep_telling(self) -> None:
        """For ever. Where many come at once, for instance after a restart, they are told of in one go."""
        while True:
            await self._stir.wait()
            self._stir.clear()
            tables, self._stirred = self._stirred, set()
            with suppress(StorageFailed):
                await self.database.tell(*[self.presence.told(table) for table in tables])

    def heard_of(self, name: str) -> None:
        """Somebody came or went at another process."""
        held = self._held.get(name)
        if held is not None:
            held.send(self.presence.of(name))

    def forget(self, held: Held) -> None:
        """The table is on disk; the next one who needs it reads it."""
        if self._held.get(held.row.id) is held:
            del self._held[held.row.id]
        metrics.TABLES_HELD.set(len(self._held))

    def forget_idle(self) -> None:
        long_ago = time.monotonic() - IDLE_SECONDS
        for held in [*self._held.values()]:
            if not held.watchers and held.used < long_ago and not held.lock.locked():
                self.forget(held)

    async def release(self) -> None:
        """This process ends: what is under way is brought to an end, and others may think for the bots."""
        if self._changing:
            await asyncio.wait(self._changing)
        with suppress(StorageFailed):
            async with self.database.writing() as connection:
                await store.release_work(connection, self.process)
                await self.database.notify(connection, "work")


def _count_new(row: TableRow) -> None:
    metrics.TABLES_MADE.inc()
    log.info("table made", extra={"table": row.id})


def _told_anew(row: TableRow) -> TableRow:
    """The row without what changes with every move, which the position tells."""
    return replace(row, line=0, talk=0, version=0, decides=None, asked=None)
