"""Databases in tests: opened, filled with games that a released version wrote, read out, backed up."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import insert, select, text

from patroon.server.storage.archive import opened
from patroon.server.storage.backup import restore
from patroon.server.storage.database import Database, address
from patroon.server.storage.schema import meta, metadata, people, tables
from tests.server.released import FOLDER

T = TypeVar("T")
Rows = dict[str, list[dict[str, object]]]
RELEASED = sorted(FOLDER.glob("*.sql"))


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 60))


@asynccontextmanager
async def database_at(url: str, *, migrated: bool = True) -> AsyncIterator[Database]:
    database = Database(address(url))
    try:
        if migrated:
            await database.migrate()
        yield database
    finally:
        await database.close()


def released(path: Path, sql: Path = RELEASED[-1]) -> str:
    """A database as a released version left it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))
    return str(path)


async def set_revision(database: Database, revision: str) -> None:
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = :number"), {"number": revision})


async def one_game(database: Database) -> None:
    """A table of Eve's."""
    async with database.writing() as connection:
        await connection.execute(insert(people).values(id="eve", name="Eve", created=1.0))
        values = {"id": "evesgame", "owner": "eve", "status": "open", "public": True, "options": "{}", "board": "{}"}
        numbers = {"rules": 1, "line": 0, "talk": 0, "version": 7}
        await connection.execute(insert(tables).values(**values, **numbers, invite="x", created=1.0))


async def everything(database: Database, *, but: Sequence[str] = ("meta",)) -> Rows:
    """All rows of all tables."""
    found: Rows = {}
    async with database.reading() as connection:
        for table in metadata.sorted_tables:
            if table.name not in but:
                rows = await connection.execute(select(table).order_by(*table.primary_key))
                found[table.name] = [dict(row) for row in rows.mappings()]
    return found


async def generation(database: Database) -> str:
    async with database.reading() as connection:
        return str((await connection.execute(select(meta.c.generation))).scalar_one())


async def put(database: Database, path: Path, *, replace: bool = False) -> None:
    """Restore a backup."""
    with opened(path) as found:
        await restore(database, found, replace=replace)


def lines_of(path: Path) -> list[bytes]:
    """What a backup says."""
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def sealed(path: Path, lines: Sequence[bytes]) -> None:
    """Something else, written as a backup is, with a sum that holds."""
    rows = [json.loads(line)[0] for line in lines[1:]]
    end = {"rows": {name: rows.count(name) for name in rows}, "sha256": sha256(b"".join(lines)).hexdigest()}
    path.write_bytes(gzip.compress(b"".join(lines) + json.dumps(end).encode() + b"\n"))
