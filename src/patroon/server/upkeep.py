"""What goes on besides requests: hearing other processes, forgetting what is idle, noticing what was restored."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from patroon.server.failures import StorageFailed
from patroon.server.following import BrokenTable
from patroon.server.house import House
from patroon.server.presence import SILENT_SECONDS
from patroon.server.problems import Trouble

log = logging.getLogger("patroon.server")

EVERY_SECONDS: Final = 1.0
FOLLOWERS: Final = 4
"""Tables read at a time: one that is being changed here has to be waited for."""


class Upkeep:
    """The house's chores."""

    def __init__(self, house: House, revoked: Callable[[str], None]) -> None:
        self._house = house
        self._revoked = revoked
        self._changed: set[str] = set()
        self._news = asyncio.Event()

    async def run(self) -> None:
        """For ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._regularly())
            for _ in range(FOLLOWERS):
                group.create_task(self._follow())
            group.create_task(self._house.keep_telling())
            group.create_task(self._house.database.listen(self._hear, self._missed))

    async def _regularly(self) -> None:
        house = self._house
        heard = time.monotonic()
        while True:
            try:
                await house.look_for_restored()
                await house.clear_doubts()
                await house.database.tell(house.presence.alive())
                heard, before = time.monotonic(), heard
                if heard - before > SILENT_SECONDS / 2:  # the others may have taken this process for dead
                    self._introduce()
            except StorageFailed as failed:
                log.warning("the database can't be reached: %s", failed)
            for table in house.presence.silent():
                house.heard_of(table)
            house.forget_idle()
            await asyncio.sleep(EVERY_SECONDS)

    async def _missed(self) -> None:
        """Just connected, or connected again: what was said in between nobody heard."""
        await self._house.refresh_all()
        self._introduce()

    def _hear(self, message: str) -> None:
        """Another process speaks: `table PROCESS TABLE`, `work`, `here …`, `alive …`, `revoked PERSON`."""
        kind, *rest = message.split(" ")
        match kind, rest:
            case "table", [process, name]:
                if process != self._house.process:
                    self._changed.add(name)
                    self._news.set()
            case "work", []:
                if self._house.bots is not None:
                    self._house.bots.wake()
            case "here", [process, table, watching, people]:
                self._house.presence.hear(process, table, int(watching), people)
                self._house.heard_of(table)
            case "alive", [process]:
                if self._house.presence.hear(process):
                    self._introduce()  # a new one: it does not know who is here
            case "revoked", [person]:
                self._revoked(person)

    async def _follow(self) -> None:
        """Read what other processes changed."""
        while True:
            await self._news.wait()
            if not self._changed:
                self._news.clear()
                continue
            name = self._changed.pop()
            try:
                await self._house.refresh(name)
            except (StorageFailed, BrokenTable, Trouble) as failed:
                log.warning("a table can't be read: %s", failed, extra={"table": name})

    def _introduce(self) -> None:
        self._house.tell_here(*self._house.presence.tables_here())
