"""One way to SQLite and PostgreSQL: transactions, errors that say what failed, waking other processes."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any, Final

from sqlalchemy import ColumnElement, Double, event, func, literal, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from patroon.server.failures import NotADatabase, StorageFailed
from patroon.server.storage.migrating import migrate

log = logging.getLogger("patroon.server")

CHANNEL: Final = "patroon"
BUSY_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 10.0
HUNG_SECONDS: Final = 5.0
"""A process that says nothing for so long in the middle of a transaction keeps others from a table for nothing."""
RECONNECT_SECONDS: Final = 0.5
READERS: Final = 4
CONNECTIONS: Final = 8

_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


def address(text_or_path: str) -> URL:
    """The address of a database as people write it: a file's path, sqlite:///…, postgresql://…"""
    if "://" not in text_or_path:
        return URL.create("sqlite+aiosqlite", database=str(Path(text_or_path).expanduser().absolute()))
    try:
        url = make_url(text_or_path)
    except (SQLAlchemyError, ValueError) as error:
        raise NotADatabase(text_or_path) from error
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise NotADatabase(url.render_as_string(hide_password=True))


class Database:
    """The engine underneath, with the differences between the two kinds kept in here."""

    def __init__(self, url: URL, *, patient: bool = False) -> None:
        """`patient`: a statement may take as long as it takes, where nobody waits for an answer."""
        self.url = url
        self.shared = url.drivername.startswith("postgresql")
        """Other processes may work on it too."""
        if self.shared:
            # psycopg and libpq know `host` as the folder of a Unix socket; asyncpg knows it too, as a query argument.
            settings = {
                "application_name": "patroon",
                "statement_timeout": "0" if patient else str(int(STATEMENT_SECONDS * 1000)),
                "idle_in_transaction_session_timeout": "0" if patient else str(int(HUNG_SECONDS * 1000)),
                "tcp_keepalives_idle": "5",
                "tcp_keepalives_interval": "2",
                "tcp_keepalives_count": "3",
            }
            self._writers = create_async_engine(
                url,
                pool_size=CONNECTIONS,
                max_overflow=0,  # connections beyond the pool would be made anew for every transaction
                pool_timeout=2 * BUSY_SECONDS,
                connect_args={
                    "timeout": BUSY_SECONDS,
                    "command_timeout": None if patient else STATEMENT_SECONDS,
                    "server_settings": settings,
                },
            )
            event.listen(self._writers.sync_engine, "checkout", _look_at)
            # The same connections; what is read in one transaction is from one moment.
            self._readers = self._writers.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            # One connection writes, others read: in SQLite writers wait for each other anyway.
            self._writers = _sqlite(url, "BEGIN IMMEDIATE", 1)
            self._readers = _sqlite(url, "BEGIN", READERS)

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        with _failing():
            if not self.shared:  # it will hold seeds: nobody else may read it
                Path(self.url.database or "").touch(mode=0o600)
            async with self._writers.begin() as connection:
                if self.shared:  # several processes may start at once
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7040626)"))
                await connection.run_sync(migrate)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment and changes nothing. Raises StorageFailed."""
        with _failing():
            async with self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when this is left without an exception, it is on disk. Raises StorageFailed."""
        with _failing():
            async with self._writers.begin() as connection:
                yield connection

    def now(self) -> ColumnElement[float]:
        """The time that all processes agree on."""
        if self.shared:
            return func.extract("epoch", func.clock_timestamp()).cast(Double)
        return literal(time.time())

    async def notify(self, connection: AsyncConnection, *messages: str) -> None:
        """Tell the other processes, when the transaction is done. At most 8000 bytes each."""
        if self.shared:
            await connection.execute(_NOTIFY, [{"channel": CHANNEL, "message": message} for message in messages])

    async def tell(self, *messages: str) -> None:
        """Tell the other processes now."""
        if self.shared and messages:
            async with self.writing() as connection:
                await self.notify(connection, *messages)

    async def listen(self, heard: Callable[[str], None], again: Callable[[], Awaitable[None]]) -> None:
        """Hear what others tell, for ever; `again` is called whenever something may have been missed."""
        if not self.shared:
            return
        while True:
            try:
                await self._listen(heard, again)
            except _lost_touch() as error:
                log.warning("lost touch with the database: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self, heard: Callable[[str], None], again: Callable[[], Awaitable[None]]) -> None:
        import asyncpg  # noqa: PLC0415  # only where there is a PostgreSQL

        url = self.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=BUSY_SECONDS)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())

        def on_message(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            heard(str(payload))

        try:
            await connection.add_listener(CHANNEL, on_message)
            await again()
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), BUSY_SECONDS)
                if not lost.is_set():  # a cable that was pulled says nothing
                    await connection.fetchval("SELECT 1", timeout=BUSY_SECONDS)
        finally:
            connection.terminate()

    async def close(self) -> None:
        await self._writers.dispose()
        await self._readers.dispose()


def _sqlite(url: URL, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=2 * BUSY_SECONDS, connect_args={"timeout": BUSY_SECONDS}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: SQLiteConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions are begun below
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _look_at(connection: Any, _entry: ConnectionPoolEntry, _proxy: object) -> None:
    """Is it there still? SQLAlchemy's ping takes three round trips, where a whole move takes six; but a connection that
    PostgreSQL has closed knows that by itself, and one whose cable was pulled would not answer a ping either."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _lost_touch() -> tuple[type[Exception], ...]:
    """What a connection to PostgreSQL may come to; also that asyncpg finds it closed already."""
    import asyncpg  # noqa: PLC0415

    return OSError, TimeoutError, StorageFailed, asyncpg.PostgresError, asyncpg.InterfaceError


class _failing:  # noqa: N801  # reads as a word in `with _failing():`
    """Whatever goes wrong with the database is a StorageFailed."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, DBAPIError | SQLAlchemyError | OSError | TimeoutError) or _is_postgres(error):
            reason = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
            full = "disk is full" in reason or "No space left" in reason or "disk I/O error" in reason
            raise StorageFailed("storage-full" if full else "storage-gone", reason) from error


def _is_postgres(error: BaseException | None) -> bool:
    return type(error).__module__.startswith("asyncpg.")
