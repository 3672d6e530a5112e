"""Databases for the server's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from patroon.server.storage.backup import back_up
from tests.server.postgres import Postgres
from tests.server.stored import database_at, released, run


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a worker; `postgres.fresh()` is a new database in it."""
    with Postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of some games."""
    path = tmp_path / "kept.patroon"

    async def write() -> None:
        async with database_at(released(tmp_path / "source.sqlite")) as database:
            await back_up(database, path)

    run(write())
    return path
