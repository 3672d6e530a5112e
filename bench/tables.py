"""Tables with games under way, written straight into a database as the house itself would: no thousand requests."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from patroon.record.header import COLOURS
from patroon.rules.game import Line
from patroon.server import seating
from patroon.server.drafts import Draft
from patroon.server.messages import Here, Invited, Join, Me, NewTable, Said
from patroon.server.people import digest_of
from patroon.server.rows import TableRow
from patroon.server.storage import store
from patroon.server.storage.database import Database, address

LONG = 300
"""Lines. About one in seven random games of five players has fewer."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a secret."""

    id: str
    name: str
    secret: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"}


@dataclass(frozen=True, slots=True)
class Played:
    """A table with a game of random moves, as it is stored, and the lines that count."""

    people: tuple[Person, ...]
    row: TableRow
    stored: list[store.Stored]
    said: list[Said]
    lines: list[Line]


def somebody(name: str) -> Person:
    return Person(seating.new_id(), name, seating.new_secret())


def half_way(number: int) -> Played:
    """Four people in the middle of a game: from the first decisions on to where two thirds of it are over."""
    people = tuple([somebody(f"{colour.title()} {number}") for colour in COLOURS[:4]])
    return _played(NewTable(seats=[Me(), Invited(), Invited(), Invited()]), people, number, number % 120)


def long_game(number: int) -> Played:
    """A game of five on one device that is over, and took at least LONG lines."""
    wanted = NewTable(seats=[Me(), *[Here(name=f"Here {seat}") for seat in range(4)]])
    while True:
        found = _played(wanted, (somebody(f"Owner {number}"),), number, None)
        if found.row.line >= LONG:
            return found


def _played(wanted: NewTable, people: tuple[Person, ...], number: int, decisions: int | None) -> Played:
    owner, *others = people
    draft = Draft(seating.new_table(wanted, owner.id, owner.name, time.time(), None), None, time.time())
    for other in others:
        seating.join(draft, other.id, other.name, Join())
    seating.start(draft, owner.id)
    assert draft.following is not None
    game, bits = draft.following.game, random.Random(number)
    while not game.over and decisions != 0:
        draft.carry_out(game.draw(bits))
        decisions = decisions - 1 if decisions is not None else None
    return Played(people, draft.row, draft.lines, draft.said, game.lines)


async def write(database: str, tables: Sequence[Played]) -> None:
    """Into a database that may be empty."""
    there = Database(address(database))
    try:
        await there.migrate()
        async with there.writing() as connection:
            for table in tables:
                for person in table.people:
                    key = store.Key(seating.new_id(), person.id, "device", 0.0, None, digest_of(person.secret))
                    await store.add_person(connection, person.id, person.name, 0.0)
                    await store.add_key(connection, key)
                await store.add_table(connection, table.row)
                await store.add_lines(connection, table.row.id, 0, table.stored)
                if table.said:
                    await store.add_talk(connection, table.row.id, table.said)
    finally:
        await there.close()
