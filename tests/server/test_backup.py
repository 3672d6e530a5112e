"""Backup and restore, on real SQLite files and a real PostgreSQL: nothing is lost, nothing is ever half there."""

import asyncio
import errno
import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select, update

from patroon.cli import main
from patroon.server.failures import BadBackup, NewerDatabase, StorageFailed
from patroon.server.house import House
from patroon.server.messages import Invited, Me, Person
from patroon.server.storage import backup as keeping
from patroon.server.storage import migrating, schema
from patroon.server.storage.archive import opened
from patroon.server.storage.backup import back_up
from patroon.server.storage.database import Database
from patroon.server.storage.schema import HEAD, lines, people, tables, work
from patroon.words import words
from tests.server.client import Client, Refused
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.released import Players
from tests.server.stored import (
    Rows,
    database_at,
    everything,
    generation,
    lines_of,
    one_game,
    put,
    released,
    run,
    sealed,
    set_revision,
)
from tests.server.test_storage import VERSIONS

Json = Any
SAID = words("en")


async def running(database: Database) -> list[str]:
    """Tables where a game is going on."""
    async with database.reading() as connection:
        return list((await connection.execute(select(tables.c.id).where(tables.c.status == "playing"))).scalars())


# There and back


def test_a_backup_goes_from_sqlite_to_postgresql_and_back_with_the_same_rows(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def test() -> None:
        first, second = tmp_path / "first", tmp_path / "second"
        async with (
            database_at(released(tmp_path / "here.sqlite")) as here,
            database_at(postgres.fresh(), migrated=False) as there,
            database_at(str(tmp_path / "again.sqlite"), migrated=False) as again,
        ):
            counts = await back_up(here, first)
            await put(there, first)
            assert await back_up(there, second) == counts
            await put(again, second)
            rows = await everything(here)
            assert rows == await everything(there) == await everything(again)
            assert counts == {name: len(found) for name, found in rows.items()}
            assert all(counts.values())
            assert len({await generation(each) for each in (here, there, again)}) == 3

    run(test())
    texts = [gzip.decompress((tmp_path / name).read_bytes()).splitlines()[1:-1] for name in ("first", "second")]
    assert texts[0] == texts[1]


def test_the_games_play_on_where_they_were(url: str, kept: Path) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await put(database, kept)
            house = House(database)
            for name in await running(database):
                line = (await house.hold(name)).row.line
                await Players(house, random.Random(5)).play(name, line + 5)
                assert (await house.hold(name)).row.line >= line + 5

    run(test())


def test_nobody_has_claimed_the_bots_work_in_a_backup(url: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(released(tmp_path / "source.sqlite")) as source, database_at(url) as database:
            async with source.writing() as connection:
                await connection.execute(update(work).values(claimed_by="somebody", claimed_until=9e9))
            await back_up(source, tmp_path / "kept")
            await put(database, tmp_path / "kept")
            (row,) = (await everything(database))["work"]
            assert (row["claimed_by"], row["claimed_until"]) == (None, 0.0)

    run(test())


# While others write


def test_a_backup_is_one_moment_while_others_write(
    url: str, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "AT_A_TIME", 5)  # many small steps
    path = tmp_path / "moment"

    async def write(database: Database, name: str) -> None:
        number = 1000
        while True:
            number += 1
            async with database.writing() as connection:
                await connection.execute(update(tables).where(tables.c.id == name).values(talk=number))
                await connection.execute(insert(lines).values(table=name, number=number, body="{}", at=1.0))

    async def newest(database: Database) -> int:
        async with database.reading() as connection:
            return (
                await connection.execute(select(lines.c.number).order_by(lines.c.number.desc()))
            ).scalars().first() or 0

    async def test() -> None:
        async with database_at(url) as database, database_at(url) as other:
            await put(database, kept)
            name = str((await everything(database))["lines"][-1]["table"])  # the last one to be read
            writing = asyncio.create_task(write(other, name))
            await asyncio.sleep(0.1)
            before = after = 0
            while before == after:  # on a busy machine the other writer may sleep through a whole backup
                before = await newest(database)
                await back_up(database, path)
                after = await newest(database)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
        assert 1000 < before < after
        with opened(path) as found:
            entries = list(found.entries())
        (told,) = [row["talk"] for table, row in entries if table == "tables" and row["id"] == name]
        assert told == max(row["number"] for table, row in entries if table == "lines" and row["table"] == name)
        assert before <= told <= after

    run(test())


def test_a_restore_waits_for_who_is_writing(url: str, kept: Path) -> None:
    async def test() -> None:
        async with database_at(url) as database, database_at(url) as other:
            async with other.writing() as connection:
                await connection.execute(insert(people).values(id="eve", name="Eve", created=1.0))
                putting = asyncio.create_task(put(database, kept))
                await asyncio.sleep(0.6)
                # On PostgreSQL this needs the table `people`, which the other one may have locked already.
                await connection.execute(
                    insert(schema.keys).values(hash=b"x", id="k", person="eve", kind="x", created=1.0)
                )
            await putting
            assert "eve" not in [row["id"] for row in (await everything(database))["people"]]

    run(test())


@pytest.mark.parametrize("ahead", [0, 3])
def test_a_server_that_runs_finds_out_and_never_mixes_two_pasts(
    url: str, kept: Path, tmp_path: Path, ahead: int
) -> None:
    """`ahead`: how far the game went on after the backup; what is in memory is older, newer or other than on disk."""

    async def test() -> None:
        async with database_at(url) as database:
            await put(database, kept)
            house = House(database)
            await house.look_for_restored()
            name = (await running(database))[0]
            players = Players(house, random.Random(6))
            before = (await house.hold(name)).row
            await back_up(database, tmp_path / "kept")
            await players.play(name, before.line + ahead)
            gone = await players.table(Person(id=before.owner, name="Ada"), Me(), Invited())
            await put(database, tmp_path / "kept", replace=True)
            await house.change(name, lambda draft: draft.say("", "Eve", "hello"))  # before anybody looked
            held = await house.hold(name)
            assert (held.row.line, held.row.decides) == (before.line, before.decides)
            await house.look_for_restored()
            await house.clear_doubts()
            assert gone not in [row["id"] for row in (await everything(database))["tables"]]
            await players.play(name, before.line + 10)
            stored = (await everything(database))["lines"]
            numbers = [row["number"] for row in stored if row["table"] == name]
            assert numbers == [*range(1, (await house.hold(name)).row.line + 1)]
            await House(database).hold(name)  # it replays

    run(test())


class Watching:
    """Somebody at the table, who is told everything in order."""

    person: str | None = None

    def __init__(self, line: int) -> None:
        self.line = line
        self.states = 0

    def send(self, message: bytes) -> None:
        match json.loads(message):
            case {"type": "state", "position": {"line": line}}:
                self.line = line
                self.states += 1
            case {"type": "steps", "after": after, "position": {"line": line}}:
                assert after == self.line
                self.line = line


@pytest.mark.parametrize("ahead", [2, 4])
def test_another_past_of_the_same_length_is_not_taken_for_the_same(
    url: str, kept: Path, tmp_path: Path, ahead: int
) -> None:
    async def test() -> None:
        async with database_at(url) as database, database_at(str(tmp_path / "other.sqlite")) as other:
            house, twin = House(database), House(other)
            await put(database, kept)
            await put(other, kept)
            name = (await running(database))[0]
            line = (await house.hold(name)).row.line
            await Players(house, random.Random(6)).play(name, line + 3)
            await Players(twin, random.Random(7)).play(name, line + ahead)
            watching = Watching((await house.hold(name)).row.line)
            house.watch(await house.hold(name), watching)
            await back_up(other, tmp_path / "kept")
            await put(database, tmp_path / "kept", replace=True)
            await Players(house, random.Random(8)).play(name, line + 12)  # before anybody looked
            again = await House(database).hold(name)  # it replays
            assert watching.line == again.row.line >= line + 12
            assert watching.states == 1

    run(test())


# Failing half-way


def test_a_disk_that_is_full_leaves_the_old_games(kept: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(str(tmp_path / "small.sqlite")) as database:
            await one_game(database)
            before = await everything(database, but=())

            @event.listens_for(database._writers.sync_engine, "begin")
            def no_room(connection: Any) -> None:
                connection.exec_driver_sql("PRAGMA max_page_count = 1")

            with pytest.raises(StorageFailed) as failed:
                await put(database, kept, replace=True)
            assert failed.value.key == "storage-full"
            assert await everything(database, but=()) == before

    run(test())


def test_a_process_that_dies_in_the_middle_leaves_the_old_games(url: str, kept: Path) -> None:
    program = (  # everything is inserted, the new generation is about to be
        "import os, secrets\n"
        "from patroon.cli import main\n"
        "secrets.token_hex = lambda size: os._exit(9)\n"
        f"main(['restore', {str(kept)!r}, '--replace', '--database', {url!r}])\n"
    )

    async def prepare() -> Rows:
        async with database_at(url) as database:
            await one_game(database)
            return await everything(database, but=())

    async def test() -> None:
        async with database_at(url) as database:
            assert await everything(database, but=()) == before
            await put(database, kept, replace=True)

    before = run(prepare())
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=60).returncode == 9
    run(test())


def test_a_backup_that_can_not_be_finished_leaves_the_old_file(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    old = kept.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    assert main(["--lang", "en", "backup", str(kept), "--database", str(tmp_path / "source.sqlite")]) == 1
    sentence = SAID("file-unreadable", reason=os.strerror(errno.ENOSPC))
    assert capsys.readouterr().err == f"{kept}: {sentence}\n"
    assert kept.read_bytes() == old
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


# Older versions


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """As if there were one more migration, which calls everybody by a longer name."""
    package = tmp_path / "package"
    shutil.copytree(VERSIONS.parent, package / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "migrations" / "versions" / "v0900_names.py").write_text(
        f"from alembic import op\nrevision = '0900'\ndown_revision = '{HEAD}'\n"
        "def upgrade():\n    op.execute(\"UPDATE people SET name = name || ' of Manhattan'\")\n"
    )
    monkeypatch.setattr(migrating, "files", lambda _package: package)
    monkeypatch.setattr(migrating.migrate, "__defaults__", ("0900",))
    monkeypatch.setattr(schema, "HEAD", "0900")
    return "0900"


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    url: str, kept: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def test() -> None:
        async with (
            database_at(str(tmp_path / "source.sqlite"), migrated=False) as source,
            database_at(url, migrated=False) as database,
        ):
            old = await everything(source)
            request.getfixturevalue("next_version")
            await put(database, kept)
            new = await everything(database)
            assert [row["name"] for row in new["people"]] == [f"{row['name']} of Manhattan" for row in old["people"]]
            assert {**new, "people": old["people"]} == old
            async with database.reading() as connection:
                assert await connection.run_sync(migrating.revision_of) == "0900"

    run(test())


def test_a_database_of_an_older_version_can_be_backed_up_as_it_is(
    url: str, kept: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await put(database, kept)
            request.getfixturevalue("next_version")
            await back_up(database, tmp_path / "older")

    run(test())
    header, *rows, _ = lines_of(tmp_path / "older")
    assert json.loads(header)["revision"] == HEAD
    assert rows == lines_of(kept)[1:-1]


def test_a_version_that_never_was_is_refused(kept: Path, tmp_path: Path) -> None:
    header, *rest = lines_of(kept)
    sealed(tmp_path / "odd", [header.replace(f'"{HEAD}"'.encode(), b'"0000"'), *rest[:-1]])

    async def test() -> None:
        async with database_at(str(tmp_path / "games.sqlite")) as database:
            with pytest.raises(BadBackup, match="backup-damaged"):
                await put(database, tmp_path / "odd")

    run(test())


def test_a_newer_database_is_not_written_over(url: str, kept: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await set_revision(database, "9999")
            with pytest.raises(NewerDatabase):
                await put(database, kept, replace=True)
            with pytest.raises(NewerDatabase):
                await back_up(database, tmp_path / "newer")

    run(test())
    assert not (tmp_path / "newer").exists()


# On the command line


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    code = main(["--lang", "en", *argv])
    shown = capsys.readouterr()
    return code, shown.err or shown.out


def test_the_commands_keep_and_bring_back(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, file = released(tmp_path / "source.sqlite"), str(tmp_path / "games.patroon")
    with closing(sqlite3.connect(source)) as connection:
        ((count, line),) = connection.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM lines)")
    kept = SAID("backup-done", file=file, tables=count, lines=line) + "\n"
    back = SAID("restore-done", file=file, tables=count, lines=line) + "\n"
    assert str(count) in kept
    assert said(capsys, "backup", file, "--database", source) == (0, kept)
    assert said(capsys, "restore", file, "--database", url) == (0, back)
    code, sentence = said(capsys, "restore", file, "--database", url)
    assert (code, sentence.partition(": ")[2]) == (1, SAID("restore-not-empty") + "\n")
    assert said(capsys, "restore", file, "--replace", "--database", url) == (0, back)
    assert said(capsys, "backup", file, "--database", url) == (0, kept)


def test_games_that_are_there_stay_unless_replaced(url: str, kept: Path) -> None:
    async def test() -> None:
        async with database_at(url) as database:
            await one_game(database)
            before = await everything(database, but=())
            with pytest.raises(BadBackup, match="restore-not-empty"):
                await put(database, kept)
            assert await everything(database, but=()) == before
            await put(database, kept, replace=True)
            assert [row["name"] for row in (await everything(database))["people"]] != ["Eve"]

    run(test())


def test_a_database_that_is_not_there_is_not_made_by_a_backup(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    file, missing = str(tmp_path / "file"), str(tmp_path / "missing.sqlite")
    assert said(capsys, "backup", file, "--database", missing) == (1, f"{missing}: {SAID('file-not-found')}\n")
    code, sentence = said(capsys, "backup", file, "--database", postgres.fresh())
    assert (code, "it holds no tables of patroon" in sentence) == (1, True)
    code, sentence = said(capsys, "backup", file, "--database", postgres.fresh().replace("/games", "/nogames"))
    assert (code, "does not exist" in sentence) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_is_said_of_the_file_or_of_the_database(
    tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "games.sqlite")
    foreign = tmp_path / "foreign"
    foreign.write_text("Dear Sir or Madam")
    missing = tmp_path / "missing"
    for path, key in ((foreign, "backup-no-backup"), (missing, "file-not-found"), (tmp_path, "file-is-folder")):
        assert said(capsys, "restore", str(path), "--database", database) == (1, f"{path}: {SAID(key)}\n")
    assert not Path(database).exists()
    source = str(tmp_path / "source.sqlite")
    for path, sentence in (
        (tmp_path, SAID("file-is-folder")),
        (missing / "file", SAID("folder-not-found")),
        (Path("/dev/null"), SAID("file-unreadable", reason=os.strerror(errno.EINVAL))),
    ):
        assert said(capsys, "backup", str(path), "--database", source) == (1, f"{path}: {sentence}\n")
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()
    newer = f"{source}: {SAID('database-newer', revision='0999')}\n"
    for command in ("backup", "restore"):
        assert said(capsys, command, str(kept), "--database", source) == (1, newer)
    assert said(capsys, "backup")[0] == said(capsys, "restore", "a", "b")[0] == 2


def test_a_server_that_runs_goes_on_with_the_restored_games(url: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.patroon")

    def patroon(*argv: str) -> None:
        command = [sys.executable, "-m", "patroon", *argv, file, "--database", url]
        subprocess.run(command, check=True, timeout=60, stdout=subprocess.DEVNULL)

    async def test(server: Server) -> None:
        async with await Client.come_in(server.url, "Ada") as ada:
            kept = (await ada.table({"by": "me"}, {"by": "here", "name": "Bo"}, start=True))["id"]
            then = await ada.get(f"/tables/{kept}/state")
            await asyncio.to_thread(patroon, "backup")
            view = then["position"]["view"]
            move = {"player": view["decides"], "move": "place", "district": "docks"}
            await ada.post(f"/tables/{kept}/moves", {"answers": then["position"]["line"], "move": move})
            gone = (await ada.table({"by": "me"}, {"by": "invite"}))["id"]
            async with ada.live(kept) as live, ada.live(gone) as other:
                await live.until("state")
                await other.until("table")
                await asyncio.to_thread(patroon, "restore", "--replace")
                assert (await live.until("state"))["position"] == then["position"]
                assert (await other.until("bye"))["why"] == "closed"
            assert (await ada.get(f"/tables/{kept}/state"))["position"] == then["position"]
            with pytest.raises(Refused, match="404"):
                await ada.get(f"/tables/{gone}")
            done = await ada.post(f"/tables/{kept}/moves", {"answers": then["position"]["line"], "move": move})
            assert done["line"] > then["position"]["line"]

    with Server(url, "--no-limits", log=tmp_path / "log") as server:
        run(test(server))
