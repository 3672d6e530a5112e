"""The database underneath, on real SQLite files and a real PostgreSQL: migrations, released versions, transactions."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

from patroon.record import load_lines, record_lines
from patroon.server.failures import NewerDatabase, NotADatabase, StorageFailed
from patroon.server.house import House
from patroon.server.storage import migrating, store
from patroon.server.storage.database import Database, address
from patroon.server.storage.schema import HEAD, metadata, people, seats, tables
from patroon.server.storage.store import Stored
from tests.server.postgres import Postgres
from tests.server.processes import wait_for
from tests.server.stored import RELEASED, database_at, released, run, set_revision

VERSIONS = Path(migrating.__file__).parent / "migrations" / "versions"


# Migrations


def test_migrations_give_exactly_the_tables_that_the_code_knows(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async def test() -> None:
        async with database_at(url) as database, database.reading() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(migrating.revision_of) == HEAD

    run(test())


def test_every_version_has_a_migration_and_a_database_that_it_wrote() -> None:
    migrations = [path.name[1:5] for path in sorted(VERSIONS.glob("v*.py"))]
    assert migrations[-1] == HEAD
    assert [path.stem for path in RELEASED] == migrations


@pytest.mark.parametrize("sql", RELEASED, ids=lambda path: path.stem)
def test_a_released_database_is_brought_up_to_date_and_its_games_replay(sql: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(released(tmp_path / "old.sqlite", sql)) as database:
            house = House(database)
            async with database.reading() as connection:
                assert await connection.run_sync(migrating.revision_of) == HEAD
                names = list((await connection.execute(select(tables.c.id))).scalars())
            statuses = set()
            for name in names:
                held = await house.hold(name)
                statuses.add(held.row.status)
                if held.following is None:
                    continue
                game = held.following.game
                assert held.row.line == held.following.line > 0
                assert held.row.decides == game.to_decide
                if held.row.result is not None:
                    assert held.row.result.scores == game.scores
                header = held.row.header(told=game.over)
                load_lines([f"{line}\n".encode() for line in record_lines(header, game)])
            assert statuses == {"open", "playing", "over"}

    run(test())


def test_the_tables_are_made_only_once(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database, database.reading() as connection:
            first = await store.generation(connection)
        async with database_at(url) as database, database.reading() as connection:
            assert await store.generation(connection) == first

    run(test())


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await set_revision(database, "9999")
            with pytest.raises(NewerDatabase, match="9999"):
                await database.migrate()
            async with database.reading() as connection:
                assert await connection.run_sync(migrating.revision_of) == "9999"

    run(test())


def test_two_processes_that_migrate_the_same_postgresql_at_once_both_succeed(postgres: Postgres) -> None:
    url = postgres.fresh()
    name = url.rpartition("/games")[2].partition("?")[0]
    program = (
        "import asyncio, sys\n"
        "from patroon.server.storage.database import Database, address\n"
        "async def start():\n"
        "    database = Database(address(sys.argv[1]))\n"
        "    await database.migrate()\n"
        "    await database.close()\n"
        "asyncio.run(start())\n"
    )

    def waiting() -> int:
        return int(postgres.sql("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))

    async def start_both() -> list[subprocess.Popen[bytes]]:
        async with database_at(url, migrated=False) as database, database.writing() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(7040626)"))  # as migrate does: the gate
            command = [sys.executable, "-W", "error", "-c", program, url]
            both = [subprocess.Popen(command) for _ in range(2)]
            await asyncio.to_thread(wait_for, lambda: waiting() == 2)
        return both

    assert [process.wait(30) for process in run(start_both())] == [0, 0]
    assert postgres.sql("SELECT version_num FROM alembic_version", f"games{name}") == HEAD
    assert postgres.sql("SELECT count(*) FROM meta", f"games{name}") == "1"


def test_a_new_sqlite_file_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(str(tmp_path / "games.sqlite")) as database, database.reading() as connection:
            await store.generation(connection)
            assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
            assert len([*tmp_path.iterdir()]) == 3

    run(test())


# Transactions


def test_what_is_written_is_safe_when_a_sqlite_file_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(str(tmp_path / "games.sqlite")) as database, database.writing() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one() == value

    run(test())


def test_what_is_written_is_safe_when_postgresql_says_so(postgres: Postgres) -> None:
    assert (postgres.sql("SHOW fsync"), postgres.sql("SHOW synchronous_commit")) == ("on", "on")


async def filled(database: Database) -> str:
    """A table with two lines."""
    async with database.writing() as connection:
        await store.add_person(connection, "ada", "Ada", 1.0)
        values = {"id": "t", "owner": "ada", "status": "playing", "public": False, "options": "{}", "board": "{}"}
        numbers = {"rules": 1, "line": 2, "talk": 0, "version": 1}
        await connection.execute(insert(tables).values(**values, **numbers, invite="x", created=1.0))
        await store.add_lines(connection, "t", 0, [Stored("{}", 1.0), Stored("{}", 2.0)])
    return "t"


def test_a_line_has_one_number_at_its_table(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            name = await filled(database)
            for after in (0, 1):
                with pytest.raises(StorageFailed):
                    async with database.writing() as connection:
                        await store.add_lines(connection, name, after, [Stored("other", 3.0)])
            async with database.reading() as connection:
                assert [line.body for line in await store.lines_of(connection, name)] == ["{}", "{}"]

    run(test())


def test_a_seat_is_at_a_table(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            with pytest.raises(StorageFailed):
                async with database.writing() as connection:
                    await connection.execute(insert(seats).values(table="none", number=0, by="bot", colour="blue"))

    run(test())


def test_a_transaction_that_fails_leaves_nothing(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            with suppress(ZeroDivisionError):
                async with database.writing() as connection:
                    await store.add_person(connection, "bo", "Bo", 1.0)
                    raise ZeroDivisionError
            async with database.reading() as connection:
                assert await store.person(connection, "bo") is None

    run(test())


def test_what_is_read_in_one_transaction_is_from_one_moment(url: str) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await filled(database)
            async with database.reading() as connection:
                assert (await connection.execute(select(people.c.name))).scalar_one() == "Ada"
                async with database.writing() as other:
                    await other.execute(update(people).values(name="Eve"))
                    await store.add_lines(other, "t", 2, [Stored("{}", 3.0)])
                assert (await connection.execute(select(people.c.name))).scalar_one() == "Ada"
                assert len(await store.lines_of(connection, "t")) == 2
            async with database.reading() as connection:
                assert len(await store.lines_of(connection, "t")) == 3

    run(test())


# When it is not there


def test_a_postgresql_that_goes_away_is_a_failure_and_comes_back_with_all_that_was_stored(postgres: Postgres) -> None:
    async def test() -> None:
        async with database_at(postgres.fresh()) as database:
            await filled(database)
            await asyncio.to_thread(postgres.stop, immediately=True)
            try:
                with pytest.raises(StorageFailed) as failed:
                    async with database.reading() as connection:
                        await store.generation(connection)
                assert failed.value.key == "storage-gone"
            finally:
                await asyncio.to_thread(postgres.start)
            async with database.reading() as connection:
                assert len(await store.lines_of(connection, "t")) == 2

    run(test())


def test_a_full_disk_is_said_to_be_full(tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(str(tmp_path / "games.sqlite")) as database:
            await filled(database)
            async with database.writing() as connection:  # on the one connection that writes
                await connection.execute(text("PRAGMA max_page_count = 1"))
            with pytest.raises(StorageFailed) as failed:
                async with database.writing() as connection:
                    await store.add_lines(connection, "t", 2, [Stored("x" * 1000, 3.0)] * 200)
            assert failed.value.key == "storage-full"
            async with database.reading() as connection:
                assert len(await store.lines_of(connection, "t")) == 2

    run(test())


def test_a_file_that_is_no_database_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite"
    path.write_text("Dear Sir or Madam, " * 300)

    async def test() -> None:
        async with database_at(str(path), migrated=False) as database:
            with pytest.raises(StorageFailed, match="not a database"):
                await database.migrate()

    run(test())
    assert path.read_text().startswith("Dear")


@pytest.mark.parametrize("text", ["mysql://me@here/games", "sqlite://", "://", "http://example.org"])
def test_other_addresses_name_no_database(text: str) -> None:
    with pytest.raises(NotADatabase):
        address(text)
