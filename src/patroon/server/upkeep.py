"""What goes on besides requests: hearing other processes, forgetting what is idle, noticing what was restored."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from patroon.server.failures import StorageFailed
from patroon.server.house import House

log = logging.getLogger("patroon.server")

EVERY_SECONDS: Final = 1.0


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
            group.create_task(self._follow())
            group.create_task(self._house.database.listen(self._hear, self._missed))

    async def _regularly(self) -> None:
        house = self._house
        while True:
            try:
                await house.look_for_restored()
                await house.clear_doubts()
                await house.database.tell(house.presence.alive())
            except StorageFailed as failed:
                log.warning("the database can't be reached: %s", failed)
            for table in house.presence.silent():
                house.heard_of(table)
            house.forget_idle()
            await asyncio.sleep(EVERY_SECONDS)

    async def _missed(self) -> None:
        """Just connected, or connected again: what was said in between nobody heard."""
        await self._house.refresh_all()
        for table in self._house.presence.tables_here():
            await self._house.database.tell(self._house.presence.told(table))

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
                    self._changed.add("")  # a new one: it does not know who is here
                    self._news.set()
            case "revoked", [person]:
                self._revoked(person)

    async def _follow(self) -> None:
        """Read what other processes changed."""
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, set()
            for name in changed:
                try:
                    if name:
                        await self._house.refresh(name)
                    else:
                        await self._introduce()
                except StorageFailed as failed:
                    log.warning("a table can't be read: %s", failed, extra={"table": name})

    async def _introduce(self) -> None:
        for table in self._house.presence.tables_here():
            with suppress(StorageFailed):
                await self._house.database.tell(self._house.presence.told(table))
