"""Playing the bots' seats: work is claimed, thought about in worker processes, and played like anybody's move."""

import asyncio
import logging
import time
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import SystemRandom
from typing import Final

from patroon.rules.moves import Move, move_from_json
from patroon.server import metrics
from patroon.server.drafts import Draft
from patroon.server.failures import StorageFailed
from patroon.server.house import LEASE_SECONDS, Held, House
from patroon.server.problems import Trouble
from patroon.server.rows import SeatRow
from patroon.server.storage import store
from patroon.server.thinking import STOPPED, BotFault, Position, Thinkers

log = logging.getLogger("patroon.server")

MS: Final = 3000
"""The time a bot has for a decision."""
AT_A_TIME: Final = 2
"""Decisions under way for each worker process: while one is stored, the next is thought about."""
QUEUE: Final = 8
"""Decisions waiting for each worker process; what is more is left for other processes."""
LOOK_SECONDS: Final = 1.0
"""How often one looks for work that nobody does any more."""
RETRY_SECONDS: Final = 0.5


class Overtaken(Exception):
    """The table went on while the bot was thinking."""


class Opponents:
    """The bots of this process."""

    def __init__(self, house: House, thinkers: Thinkers, number: int) -> None:
        self._house = house
        self._thinkers = thinkers
        self._number = number
        self._queue: asyncio.Queue[tuple[str, float]] = asyncio.Queue()
        self._woken = asyncio.Event()
        self._under_way: Counter[str] = Counter()
        """The tables whose bots are waited or thought for here. Only their claims are kept: of one that this process
        does not know of, because storing it seemed to fail, somebody else must think some time."""

    # What the house asks

    def has_room(self) -> bool:
        return self._under_way.total() < self._number * (AT_A_TIME + QUEUE)

    def take(self, name: str) -> None:
        """A table whose bot is this process's to play."""
        self._under_way[name] += 1
        self._queue.put_nowait((name, time.monotonic()))
        metrics.BOT_QUEUE.set(self._queue.qsize())

    def wake(self) -> None:
        """There may be work that nobody claimed."""
        self._woken.set()

    # Working

    async def run(self) -> None:
        """For ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._look_for_work())
            group.create_task(self._renew())
            for _ in range(self._number * AT_A_TIME):
                group.create_task(self._work())

    async def _look_for_work(self) -> None:
        if not self._house.database.shared:
            await self._take_up()
        while True:
            try:
                while self.has_room() and (name := await self._claim()) is not None:
                    if name not in self._under_way:  # else it only took longer than a claim lasts
                        self.take(name)
            except StorageFailed as failed:
                log.warning("no bot's work can be claimed: %s", failed)
            try:
                await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue
            self._woken.clear()

    async def _take_up(self) -> None:
        """What was under way when the last process died is nobody's now: there is only one process."""
        while True:
            try:
                async with self._house.database.writing() as connection:
                    await store.release_work(connection, None)
            except StorageFailed as failed:
                log.warning("bots' work can't be taken up: %s", failed)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _claim(self) -> str | None:
        database = self._house.database
        async with database.writing() as connection:
            return await store.claim_work(connection, database, self._house.process, LEASE_SECONDS)

    async def _renew(self) -> None:
        database = self._house.database
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            names = [*self._under_way]
            if not names or not database.shared:
                continue
            try:
                async with database.writing() as connection:
                    await store.renew_work(connection, database, self._house.process, names, LEASE_SECONDS)
            except StorageFailed as failed:
                log.warning("bots' work can't be renewed: %s", failed)

    async def _work(self) -> None:
        while True:
            name, since = await self._queue.get()
            metrics.BOT_QUEUE.set(self._queue.qsize())
            try:
                await self._play(name)
                metrics.BOT_SECONDS.observe(time.monotonic() - since)
            except (Overtaken, Trouble):  # then it is somebody else's turn, or the new work was claimed with the change
                pass
            except StorageFailed as failed:
                log.warning("a bot's move can't be stored: %s", failed, extra={"table": name})
                await asyncio.sleep(RETRY_SECONDS)
                self.take(name)
            except BotFault:  # the server is being stopped
                pass
            except Exception:  # a mistake at one table must not stop the bots of all others
                log.exception("a bot's turn failed", extra={"table": name})
                metrics.FAULTS.labels("bot-turn").inc()  # whoever finds the claim run out tries again
            finally:
                self._under_way -= Counter([name])  # and it is forgotten where nothing is left

    async def _play(self, name: str) -> None:
        held = await self._house.fresh(name)
        seat = held.row.bot_due()
        if seat is None or held.following is None:
            return
        line = held.following.line
        move, fault = await self._decide(held, seat)

        def play(draft: Draft) -> None:
            if draft.row.bot_due() != seat or draft.following is None or draft.following.line != line:
                raise Overtaken
            if fault is not None:
                _replace(draft, seat, fault)
            draft.carry_out(move)

        await self._house.change(name, play)
        metrics.MOVES.labels("bot").inc()

    async def _decide(self, held: Held, seat: SeatRow) -> tuple[Move, BotFault | None]:
        """The bot's move; or any, and what is wrong with the bot."""
        row, following = held.row, held.following
        assert following is not None
        assert seat.player is not None
        assert row.seed is not None
        position = Position.of(row.header(told=False), following.game.lines)
        # Asked again, it decides the same; and nobody who knows the program can say beforehand what.
        whim = sha256(row.seed + f" whim {seat.number} {following.line}".encode()).hexdigest()
        try:
            thought = await self._thinkers.decide(position, seat.number, seat.player, whim, MS)
            return move_from_json(thought.move), None
        except BotFault as fault:
            if fault.kind == STOPPED:
                raise
            extra = {"table": row.id, "bot": seat.player, "fault": fault.kind}
            log.warning("bot fault: %s", fault.text, extra=extra)
            metrics.FAULTS.labels(f"bot-{fault.kind}").inc()
            return following.game.draw(SystemRandom()), fault


def _replace(draft: Draft, seat: SeatRow, fault: BotFault) -> None:
    """A bot that can't play is replaced by one that always can, and the table is told."""
    draft.put(replace(seat, stand_in="random") if seat.stand_in else replace(seat, bot="random"))
    draft.notice("notice-bot-replaced", name=seat.name or "", fault=fault.kind)
