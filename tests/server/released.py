"""Databases as each version of the tables wrote them: `python -m tests.server.released` writes the newest one's.

A file of a released version is never changed afterwards: it stands for the databases that people have. For the next
version: write the migration (migrations/versions/v0002_….py), the new HEAD and metadata in storage/schema.py, then run
this. It makes databases/0002.sql, and refuses to touch those that are there. The tests take up every file they find and
demand one for every version.

What to know before: SQLite changes little of a table that is there (`op.add_column` works), so Alembic's batch mode
makes it anew and drops the old one; that fails for a table that others refer to, because foreign keys are checked on
our connections and can't be left unchecked in the middle of a transaction.
"""

import asyncio
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from patroon.server import seating
from patroon.server.drafts import Draft
from patroon.server.following import Following, encoded
from patroon.server.house import House
from patroon.server.messages import BotSeat, Here, Invited, Join, Me, NewSeat, NewTable, Options, Person
from patroon.server.people import come_in, new_link
from patroon.server.storage import store
from patroon.server.storage.database import Database, address
from patroon.server.storage.schema import HEAD

FOLDER = Path(__file__).parent / "databases"
NOW = 1_790_000_000.0


class Players:
    """People at tables, without a server: they decide at random, and nobody thinks for the bots."""

    def __init__(self, house: House, bits: random.Random) -> None:
        self.house = house
        self._bits = bits

    async def table(self, owner: Person, *seats: NewSeat, **options: bool | int) -> str:
        wanted = NewTable(seats=list(seats), options=Options(**options))  # type: ignore[arg-type]
        row = seating.new_table(wanted, owner.id, owner.name, NOW, None)
        return (await self.house.add(row)).row.id

    async def start(self, table: str, owner: Person) -> None:
        await self.house.change(table, lambda draft: seating.start(draft, owner.id))

    async def play(self, table: str, lines: int | None = None) -> None:
        """Until there are so many lines, or to the end."""
        while (row := (await self.house.hold(table)).row).running and (lines is None or row.line < lines):
            await self.house.change(table, self._decide)

    def _decide(self, draft: Draft) -> None:
        following = draft.playing()
        move = following.game.draw(self._bits)
        person = draft.row.seats[move.player].person
        if person is None:
            draft.carry_out(move)
        else:
            draft.play(person, following.line, move.to_json())

    async def take_back(self, table: str) -> None:
        """As soon as somebody can, they do."""
        while not await self.house.change(table, self._undo):
            await self.house.change(table, self._decide)

    def _undo(self, draft: Draft) -> bool:
        following = draft.playing()
        player = following.position(draft.row).undo
        person = draft.row.seats[player].person if player is not None else None
        if player is None or person is None:
            return False
        draft.undo(person, following.line, player)
        return True

    async def play_on(self, table: str, line: int, owner: Person, *seats: NewSeat) -> str:
        """A table that goes on from a point of another one's game."""
        row = (await self.house.hold(table)).row
        async with self.house.database.reading() as connection:
            past = Following.read(row, await store.lines_of(connection, table, up_to=line))
        lines = [store.Stored(encoded(each.to_json()), NOW) for each in past.game.lines]
        new = seating.new_table(
            NewTable(seats=list(seats)), owner.id, owner.name, NOW, seating.source_of(row, past, line)
        )
        return (await self.house.add(new, lines)).row.id


async def some_games(house: House, bits: random.Random) -> dict[str, str]:
    """Two people with a game of every kind; the tables' ids."""
    players = Players(house, bits)
    ada, bo = [(await come_in(house, name))[0] for name in ("Ada", "Bö ✓")]
    over = await players.table(ada, Me(), Invited(), public=True)
    await house.change(over, lambda draft: seating.join(draft, bo.id, bo.name, Join()))
    await players.start(over, ada)
    await players.take_back(over)
    await players.play(over)
    await house.change(over, lambda draft: draft.say(bo.id, bo.name, "Well played: 'ő', \"ß\" & \\n"))
    rematch, _ = await house.change(over, lambda draft: seating.rematch(draft, bo.id))
    playing = await players.table(ada, Me(), BotSeat(level="easy"), pace=60)
    await players.start(playing, ada)
    while (row := (await house.hold(playing)).row).line < 30 or row.bot_due() is None:
        await players.play(playing, row.line + 1)
    there = await players.play_on(over, 40, bo, Me(), Here(name="Cy"))
    await players.start(there, bo)
    await players.play(there, 60)
    private = await players.table(bo, Me(), Invited(), Invited())
    async with house.database.writing() as connection:
        await store.add_guest(connection, private, ada.id)
        await store.add_key(connection, new_link(ada.id)[0])
    return {"over": over, "rematch": rematch, "playing": playing, "continued": there, "private": private}


def write(path: Path) -> None:
    """A new file with some games, as SQL."""

    async def play(file: str) -> None:
        database = Database(address(file))
        try:
            await database.migrate()
            await some_games(House(database), random.Random(1))
        finally:
            await database.close()

    with TemporaryDirectory() as folder:
        file = f"{folder}/games.sqlite"
        asyncio.run(play(file))
        with closing(sqlite3.connect(file)) as connection:
            path.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    target = FOLDER / f"{HEAD}.sql"
    if target.exists():
        sys.exit(f"{target} is there already, and people have such databases: it stays as it is")
    FOLDER.mkdir(exist_ok=True)
    write(target)
