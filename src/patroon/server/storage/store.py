"""Reading and writing rows: every statement that the server says to its database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CursorResult,
    RowMapping,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from patroon.server.messages import Options, Said
from patroon.server.rows import Result, SeatRow, Source, TableRow, moment
from patroon.server.storage.database import Database
from patroon.server.storage.schema import guests, keys, lines, meta, people, seats, tables, talk, work

LISTED = ("open", "playing")
MOST_LINES = 2**31 - 1
"""As many as the database could number."""

# What every move, every socket or every request says, put together once: building it anew took a tenth of a move.
_WHICH: BindParameter[str] = bindparam("which")
_TABLE = select(tables).where(tables.c.id == _WHICH)
_SEATS = select(seats).where(seats.c.table == _WHICH)
_VERSION = select(tables.c.version).where(tables.c.id == _WHICH)
_LOCK = _VERSION.with_for_update()
_CHANGE = update(tables).where(tables.c.id == _WHICH, tables.c.version == bindparam("version_before"))
_LINES = (
    select(lines.c.body, lines.c.at)
    .where(lines.c.table == _WHICH, lines.c.number > bindparam("after"), lines.c.number <= bindparam("up_to"))
    .order_by(lines.c.number)
)
_ADD_LINES = insert(lines)
_PERSON = (
    select(people.c.id, people.c.name)
    .join(keys, keys.c.person == people.c.id)
    .where(keys.c.hash == bindparam("digest"), keys.c.kind == "device")
    .where(or_(keys.c.expires.is_(None), keys.c.expires > bindparam("now")))
)
_GENERATION = select(meta.c.generation)


@dataclass(frozen=True, slots=True)
class Stored:
    """A line of a game."""

    body: str
    at: float


@dataclass(frozen=True, slots=True)
class Key:
    """A secret's traces: what it opens and until when."""

    id: str
    person: str
    kind: str
    created: float
    expires: float | None
    hash: bytes


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Tables


def _table_values(row: TableRow) -> dict[str, object]:
    return {
        "id": row.id,
        "owner": row.owner,
        "status": row.status,
        "public": row.options.public,
        "options": _text(row.options),
        "board": row.board,
        "rules": row.rules,
        "invite": row.invite,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "first": row.first,
        "seed": row.seed,
        "source": _text(row.source) if row.source is not None else None,
        "line": row.line,
        "talk": row.talk,
        "version": row.version,
        "decides": row.decides,
        "asked": row.asked,
        "result": _text(row.result) if row.result is not None else None,
        "rematch": row.rematch,
    }


def _seat_values(table: str, seat: SeatRow) -> dict[str, object]:
    return {
        "table": table,
        "number": seat.number,
        "by": seat.by,
        "name": seat.name,
        "colour": seat.colour,
        "person": seat.person,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
    }


def _table(row: RowMapping, its_seats: Iterable[RowMapping]) -> TableRow:
    found = dict(row)
    return TableRow(
        id=found["id"],
        owner=found["owner"],
        status=found["status"],
        options=msgspec.json.decode(found["options"], type=Options),
        board=found["board"],
        rules=found["rules"],
        invite=found["invite"],
        created=found["created"],
        seats=tuple(
            SeatRow(**{name: value for name, value in seat.items() if name != "table"})
            for seat in sorted(its_seats, key=lambda seat: cast("int", seat["number"]))
        ),
        first=found["first"],
        started=found["started"],
        ended=found["ended"],
        seed=found["seed"],
        source=msgspec.json.decode(found["source"], type=Source) if found["source"] else None,
        line=found["line"],
        talk=found["talk"],
        version=found["version"],
        decides=found["decides"],
        asked=found["asked"],
        result=msgspec.json.decode(found["result"], type=Result) if found["result"] else None,
        rematch=found["rematch"],
    )


async def table(connection: AsyncConnection, name: str) -> TableRow | None:
    """A table with its seats."""
    asked = {"which": name}
    row = (await connection.execute(_TABLE, asked)).mappings().one_or_none()
    return _table(row, (await connection.execute(_SEATS, asked)).mappings()) if row is not None else None


async def version(connection: AsyncConnection, name: str, *, lock: bool = False) -> int | None:
    """Whether a table is there, and whether it is new; `lock`: nobody else changes it until the transaction ends."""
    return (await connection.execute(_LOCK if lock else _VERSION, {"which": name})).scalar_one_or_none()


async def some_tables(connection: AsyncConnection, names: Sequence[str]) -> list[TableRow]:
    """These tables, in this order."""
    rows = (await connection.execute(select(tables).where(tables.c.id.in_(names)))).mappings().all()
    found = (await connection.execute(select(seats).where(seats.c.table.in_(names)))).mappings().all()
    by_id = {row["id"]: _table(row, [seat for seat in found if seat["table"] == row["id"]]) for row in rows}
    return [by_id[name] for name in names if name in by_id]


async def add_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(insert(tables).values(_table_values(row)))
    await connection.execute(insert(seats), [_seat_values(row.id, seat) for seat in row.seats])


async def change_table(connection: AsyncConnection, before: TableRow, after: TableRow) -> bool:
    """Store what is different; False if the table is no longer as it was before."""
    old, new = _table_values(before), _table_values(after)
    changed = {name: value for name, value in new.items() if value != old[name]}
    done = await connection.execute(_CHANGE, {**changed, "which": after.id, "version_before": before.version})
    if cast("CursorResult[Any]", done).rowcount == 0:
        return False
    for was, seat in zip(before.seats, after.seats, strict=True):
        if seat != was:
            place = and_(seats.c.table == after.id, seats.c.number == seat.number)
            await connection.execute(update(seats).where(place).values(_seat_values(after.id, seat)))
    return True


async def public_tables(connection: AsyncConnection, before: tuple[float, str] | None, most: int) -> list[TableRow]:
    """Those that anyone may see and that are not over, the newest first."""
    query = select(tables.c.id).where(tables.c.public, tables.c.status.in_(LISTED))
    return await _newest(connection, query, before, most)


async def tables_of(
    connection: AsyncConnection, person: str, before: tuple[float, str] | None, most: int
) -> list[TableRow]:
    """Those where a person has a seat, or which they made; the newest first."""
    mine = select(seats.c.table).where(seats.c.person == person)
    query = select(tables.c.id).where(or_(tables.c.owner == person, tables.c.id.in_(mine)), tables.c.status != "closed")
    return await _newest(connection, query, before, most)


async def _newest(
    connection: AsyncConnection, query: Any, before: tuple[float, str] | None, most: int
) -> list[TableRow]:
    if before is not None:
        created, name = before
        query = query.where(or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < name)))
    query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(most)
    return await some_tables(connection, list((await connection.execute(query)).scalars()))


async def versions(connection: AsyncConnection, names: Sequence[str]) -> dict[str, int]:
    """Whether there is anything new at these tables."""
    query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(names))
    return {row.id: row.version for row in await connection.execute(query)}


async def is_guest(connection: AsyncConnection, name: str, person: str) -> bool:
    query = select(guests.c.person).where(guests.c.table == name, guests.c.person == person)
    return (await connection.execute(query)).first() is not None


async def add_guest(connection: AsyncConnection, name: str, person: str) -> None:
    if not await is_guest(connection, name, person):
        await connection.execute(insert(guests).values(table=name, person=person))


# Lines and talk


async def add_lines(connection: AsyncConnection, name: str, after: int, new: Sequence[Stored]) -> None:
    """Append; a number that is taken is an error of the database."""
    values = [
        {"table": name, "number": number, "body": line.body, "at": line.at}
        for number, line in enumerate(new, after + 1)
    ]
    await connection.execute(_ADD_LINES, values)


async def lines_of(connection: AsyncConnection, name: str, after: int = 0, up_to: int | None = None) -> list[Stored]:
    """The lines behind a number, all there are; up to another number."""
    asked = {"which": name, "after": after, "up_to": up_to if up_to is not None else MOST_LINES}
    return [Stored(body, at) for body, at in await connection.execute(_LINES, asked)]


async def add_talk(connection: AsyncConnection, name: str, said: Sequence[Said]) -> None:
    await connection.execute(
        insert(talk),
        [
            {
                "table": name,
                "number": each.number,
                "at": each.at.timestamp(),
                "person": each.person,
                "name": each.name,
                "text": each.text,
                "notice": _text([each.key, each.values]) if each.key is not None else None,
            }
            for each in said
        ],
    )


async def talk_of(connection: AsyncConnection, name: str, after: int, up_to: int, most: int) -> list[Said]:
    """The last things that were said behind a number, up to another one."""
    if up_to <= after:
        return []
    query = select(talk).where(talk.c.table == name, talk.c.number > after, talk.c.number <= up_to)
    rows = (await connection.execute(query.order_by(talk.c.number.desc()).limit(most))).mappings().all()
    found = []
    for row in reversed(rows):
        key, values = msgspec.json.decode(row["notice"]) if row["notice"] else (None, {})
        found.append(
            Said(
                number=row["number"],
                at=moment(row["at"]),
                person=row["person"],
                name=row["name"],
                text=row["text"],
                key=key,
                values=values,
            )
        )
    return found


# Bots' work


async def set_work(
    connection: AsyncConnection,
    name: str,
    line: int | None,
    claimed_by: str | None,
    until: ColumnElement[float] | float,
) -> None:
    """A bot is to answer this number of lines; None: none is."""
    await connection.execute(delete(work).where(work.c.table == name))
    if line is not None:
        values = {"table": name, "line": line, "claimed_by": claimed_by, "claimed_until": until}
        await connection.execute(insert(work).values(values))


async def claim_work(connection: AsyncConnection, database: Database, process: str, seconds: float) -> str | None:
    """A table whose bot nobody is thinking for, which is this process's from now on."""
    now = database.now()
    query = select(work.c.table).where(work.c.claimed_until < now).order_by(work.c.claimed_until).limit(1)
    name = (await connection.execute(query.with_for_update(skip_locked=True))).scalar_one_or_none()
    if name is not None:
        mine = {"claimed_by": process, "claimed_until": now + seconds}
        await connection.execute(update(work).where(work.c.table == name).values(mine))
    return name


async def renew_work(
    connection: AsyncConnection, database: Database, process: str, names: Sequence[str], seconds: float
) -> None:
    """Still thinking about these tables, as far as nobody else does by now."""
    mine = and_(work.c.claimed_by == process, work.c.table.in_(names))
    await connection.execute(update(work).where(mine).values(claimed_until=database.now() + seconds))


async def release_work(connection: AsyncConnection, process: str | None) -> None:
    """Let others do it: what this process claimed, or what anybody did."""
    query = update(work).values(claimed_by=None, claimed_until=0)
    await connection.execute(query if process is None else query.where(work.c.claimed_by == process))


async def work_waiting(connection: AsyncConnection) -> list[str]:
    """The tables where a bot is to decide."""
    return list((await connection.execute(select(work.c.table))).scalars())


# People


async def add_person(connection: AsyncConnection, name: str, called: str, now: float) -> None:
    await connection.execute(insert(people).values(id=name, name=called, created=now))


async def rename_person(connection: AsyncConnection, name: str, called: str) -> None:
    await connection.execute(update(people).where(people.c.id == name).values(name=called))


async def person_by_key(connection: AsyncConnection, digest: bytes, now: float) -> tuple[str, str] | None:
    """Whose device this is: id and name."""
    row = (await connection.execute(_PERSON, {"digest": digest, "now": now})).first()
    return (row[0], row[1]) if row is not None else None


async def add_key(connection: AsyncConnection, key: Key) -> None:
    values = {name: getattr(key, name) for name in ("hash", "id", "person", "kind", "created", "expires")}
    await connection.execute(insert(keys).values(values))


async def keys_of(connection: AsyncConnection, person: str) -> list[Key]:
    query = select(keys).where(keys.c.person == person).order_by(keys.c.created)
    return [Key(**row) for row in (await connection.execute(query)).mappings()]


async def drop_key(connection: AsyncConnection, person: str, name: str) -> bool:
    """Whether there was one."""
    gone = await connection.execute(delete(keys).where(keys.c.person == person, keys.c.id == name))
    return cast("CursorResult[Any]", gone).rowcount > 0


async def use_link(connection: AsyncConnection, digest: bytes, now: float) -> str | None:
    """Whose personal link this is; it can't be used again."""
    place = and_(keys.c.hash == digest, keys.c.kind == "link", keys.c.expires > now)
    person = (await connection.execute(select(keys.c.person).where(place))).scalar_one_or_none()
    if person is None:
        return None
    gone = await connection.execute(delete(keys).where(place))
    return person if cast("CursorResult[Any]", gone).rowcount else None  # two at once: one of them


async def person(connection: AsyncConnection, name: str) -> tuple[str, str] | None:
    row = (await connection.execute(select(people.c.id, people.c.name).where(people.c.id == name))).first()
    return (row[0], row[1]) if row is not None else None


async def generation(connection: AsyncConnection) -> str | None:
    return (await connection.execute(_GENERATION)).scalar_one_or_none()
