"""Keeping everything in one file and bringing it back, into any kind of database, also while servers use it."""

import asyncio
import errno
import os
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from typing import BinaryIO, Final

from sqlalchemy import Connection, MetaData, Table, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from patroon.server.failures import BadBackup, NewerDatabase, StorageFailed
from patroon.server.storage import schema
from patroon.server.storage.archive import Backup, Entry, Header, Row, Writing
from patroon.server.storage.database import Database, address
from patroon.server.storage.migrating import migrate, revision_of

AT_A_TIME: Final = 500
"""Rows that are read or written together."""
NOT_KEPT: Final = ("meta", "alembic_version")
"""What belongs to the database, not to the games."""
UNCLAIMED: Final = {"claimed_by": None, "claimed_until": 0.0}
"""Who thinks for a bot now won't be there when the backup is used."""
PATIENCE: Final = ("250ms", "250ms", "250ms", "500ms", "500ms", "1s", "5s", "10s")
"""How long to wait for the writers on PostgreSQL, try by try: at first less than the second after which it looks for
deadlocks, and ends somebody."""


# Keeping


async def back_up(database: Database, path: Path) -> Mapping[str, int]:
    """Write it all to a file, all or nothing, while others play on; how many rows of each table.

    Raises StorageFailed, NewerDatabase, and OSError where the file can't be written.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():  # a device would be replaced by a file
        wrong = errno.EISDIR if path.is_dir() else errno.EINVAL
        raise OSError(wrong, os.strerror(wrong))
    handle, draft = mkstemp(prefix=f".{path.name[:100]}.", dir=path.parent)  # with 0600
    try:
        with os.fdopen(handle, "wb") as file:
            counts = await _write(database, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        Path(draft).unlink(missing_ok=True)
    _sync(path.parent)
    return counts


async def _write(database: Database, file: BinaryIO) -> Mapping[str, int]:
    writing = Writing(file)
    async with aclosing(_everything(database)) as entries:
        async for entry in entries:
            writing.add(entry)
    writing.end()
    return writing.counts


async def _everything(database: Database) -> AsyncGenerator[Header | Entry, None]:
    """The header and all rows as they are at one moment, in an order in which they can be put back."""
    async with database.reading() as connection:
        revision = await connection.run_sync(_known_revision)
        yield Header.now(revision)
        for table in tables_at(revision):
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_A_TIME)
            # SQLAlchemy's names are something more than texts.
            name, columns = str(table.name), [str(column.name) for column in table.columns]
            async for rows in (await connection.stream(query)).partitions():
                for row in rows:
                    yield name, dict(zip(columns, row, strict=True)) | (UNCLAIMED if name == "work" else {})


def _known_revision(connection: Connection) -> str:
    revision = revision_of(connection)
    if revision is None:
        raise StorageFailed("storage-gone", "it holds no tables of patroon")
    if revision > schema.HEAD:
        raise NewerDatabase(revision)
    return revision


def tables_at(revision: str) -> list[Table]:
    """The tables that are kept, as this revision has them, in the order of their foreign keys. Raises BadBackup."""
    metadata = schema.metadata
    if revision != schema.HEAD:
        from alembic.util import CommandError  # noqa: PLC0415  # seldom needed

        metadata = MetaData()
        engine = create_engine("sqlite://")
        try:
            with engine.begin() as connection:
                migrate(connection, revision)
                metadata.reflect(connection)
        except CommandError as error:
            raise BadBackup("backup-damaged") from error
        finally:
            engine.dispose()
    return [table for table in metadata.sorted_tables if table.name not in NOT_KEPT]


def _sync(folder: Path) -> None:
    """The new name is on disk too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Bringing back


async def restore(database: Database, backup: Backup, *, replace: bool = False) -> None:
    """Put it all into a database, everything or nothing; tables are made if there are none.

    `replace`: instead of the games that are there. Raises BadBackup, NewerDatabase (of the database), StorageFailed.
    """
    await database.migrate()
    try:
        if backup.revision == schema.HEAD:
            await _put(database, _rows_of(backup, schema.HEAD), replace=replace)
        else:
            await _put_older(database, backup, replace=replace)
    except StorageFailed as failed:
        if isinstance(failed.__cause__, IntegrityError | DataError):  # rows that can't be beside each other
            raise BadBackup("backup-damaged") from failed
        raise


async def _put_older(database: Database, backup: Backup, *, replace: bool) -> None:
    """A backup of older tables goes into such tables first, and the migrations do the rest."""
    tables = tables_at(backup.revision)
    with TemporaryDirectory(prefix="patroon-") as folder:
        older = Database(address(f"{folder}/older.sqlite"))
        try:
            async with older.writing() as connection:
                await connection.run_sync(migrate, backup.revision)
                await _insert(connection, tables, _rows_of(backup, backup.revision))
            await older.migrate()
            await _put(database, _rows_in(older), replace=replace)
        finally:
            await older.close()


async def _rows_of(backup: Backup, revision: str) -> AsyncGenerator[Entry, None]:
    for entry in backup.rows(tables_at(revision)):
        yield entry


async def _rows_in(database: Database) -> AsyncGenerator[Entry, None]:
    async with aclosing(_everything(database)) as entries:
        async for entry in entries:
            if not isinstance(entry, Header):
                yield entry


async def _put(database: Database, entries: AsyncGenerator[Entry, None], *, replace: bool) -> None:
    version = schema.tables.c.version
    async with aclosing(entries), database.writing() as connection:
        if database.shared:
            await _lock(connection)
        newest = (await connection.execute(select(func.max(version)))).scalar_one()
        if newest is not None and not replace:
            raise BadBackup("restore-not-empty")
        for table in reversed(schema.metadata.sorted_tables):
            await connection.execute(delete(table))
        await _insert(connection, tables_at(schema.HEAD), entries)
        if newest is not None:
            # Servers know the old tables by their versions: none of the new ones may pass for one of those.
            await connection.execute(update(schema.tables).where(version <= newest).values(version=newest + 1))
        await connection.execute(insert(schema.meta).values(generation=secrets.token_hex(8)))


async def _lock(connection: AsyncConnection) -> None:
    """Keep writers out, so that nobody adds to what is being deleted; readers see the old games meanwhile."""
    names = ", ".join(f'"{table.name}"' for table in schema.metadata.sorted_tables)
    for number, patience in enumerate(PATIENCE, 1):
        try:
            async with connection.begin_nested():
                await connection.execute(text(f"SET LOCAL lock_timeout = '{patience}'"))
                await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        except DBAPIError:
            if number == len(PATIENCE):
                raise
            await asyncio.sleep(0.1)  # whoever waited for us has gone on
        else:
            return


async def _insert(connection: AsyncConnection, tables: list[Table], entries: AsyncGenerator[Entry, None]) -> None:
    into = {table.name: insert(table) for table in tables}
    name, rows = "", list[Row]()
    async for table, row in entries:
        if rows and (table != name or len(rows) == AT_A_TIME):
            await connection.execute(into[name], rows)
            rows = []
        name = table
        rows.append(row)
    if rows:
        await connection.execute(into[name], rows)
