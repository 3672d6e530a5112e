"""Bots' work is claimed for a while: what is thought about is kept, and what nobody thinks about is free again."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest
from sqlalchemy import update

from patroon.server import seating
from patroon.server.house import House
from patroon.server.messages import BotSeat, NewTable
from patroon.server.opponents import Opponents
from patroon.server.people import come_in
from patroon.server.storage.schema import work
from patroon.server.thinker import Position, game_at
from patroon.server.thinking import Thinkers, Thought
from tests.server.stored import database_at, run

LEASE = 0.4
LONG = 4 * LEASE


@pytest.fixture(autouse=True)
def _short_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patroon.server.house.LEASE_SECONDS", LEASE)
    monkeypatch.setattr("patroon.server.opponents.LEASE_SECONDS", LEASE)
    monkeypatch.setattr("patroon.server.opponents.LOOK_SECONDS", LEASE / 4)


class Minds(Thinkers):
    """Bots who think here: the first question takes for ever, or is too much; then any move will do."""

    def __init__(self, *, stuck: bool = False, wrong: bool = False) -> None:
        super().__init__(2)
        self._stuck = stuck
        self._wrong = wrong
        self.asked: Counter[str] = Counter()

    async def decide(self, position: Position, seat: int, bot: str, whim: str, ms: int | None) -> Thought:
        self.asked[whim] += 1
        stuck, self._stuck = self._stuck, False
        wrong, self._wrong = self._wrong, False
        if stuck:
            await asyncio.Event().wait()
        if wrong:
            raise LookupError("no idea")
        return Thought(game_at(position).draw(Random(whim)).to_json(), [])


@asynccontextmanager
async def house_with(url: str, minds: Minds) -> AsyncIterator[tuple[House, Opponents]]:
    """A house whose bots are at work."""
    async with database_at(url) as database:
        house = House(database)
        house.bots = opponents = Opponents(house, minds, 2)
        task = asyncio.create_task(opponents.run())
        try:
            yield house, opponents
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await house.release()


async def bots_play(house: House) -> str:
    """A table with nobody but bots, begun."""
    ada, _ = await come_in(house, "Ada")
    wanted = NewTable(seats=[BotSeat(level="random"), BotSeat(level="random")])
    row = seating.new_table(wanted, ada.id, ada.name, 0.0, None)
    await house.add(row)
    await house.change(row.id, lambda draft: seating.start(draft, ada.id))
    return row.id


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.02)


async def until_over(house: House, table: str) -> None:
    held = await house.hold(table)
    await until(lambda: held.row.status == "over")


def test_a_bot_that_thinks_for_longer_than_a_claim_lasts_is_asked_once(url: str) -> None:
    async def work_on() -> None:
        minds = Minds(stuck=True)
        async with house_with(url, minds) as (house, _):
            await bots_play(house)
            await until(lambda: len(minds.asked) == 1)
            await asyncio.sleep(LONG)
            assert minds.asked.total() == 1

    run(work_on())


def test_a_claim_of_which_its_process_knows_nothing_runs_out_while_others_are_kept(url: str) -> None:
    async def work_on() -> None:
        minds = Minds(stuck=True)
        async with house_with(url, minds) as (house, opponents):
            await bots_play(house)
            await until(lambda: len(minds.asked) == 1)
            house.bots = None  # the move was stored, but the answer was lost
            table = await bots_play(house)
            house.bots = opponents
            async with house.database.writing() as connection:
                mine = {"claimed_by": house.process, "claimed_until": house.database.now() + LEASE}
                await connection.execute(update(work).where(work.c.table == table).values(mine))
            await until_over(house, table)

    run(work_on())


def test_a_bot_whose_turn_failed_is_asked_again(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work_on() -> None:
        minds = Minds(wrong=True)
        async with house_with(url, minds) as (house, _):
            await until_over(house, await bots_play(house))
        assert sorted(minds.asked.values())[-2:] == [1, 2]

    run(work_on())
    assert "a bot's turn failed" in caplog.text
