"""patroon backup and patroon restore: everything that a server keeps, in one file and back."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from patroon.cli.arguments import Arguments, FileFailed
from patroon.cli.serving import database_of, shown
from patroon.server.failures import BadBackup, NewerDatabase, StorageFailed
from patroon.words import Words

if TYPE_CHECKING:
    from patroon.server.storage.database import Database

T = TypeVar("T")

# What the server needs is imported where it is needed: the other commands should start as quickly as before.


def backup(argv: Sequence[str], words: Words) -> int:
    """Keep everything in a file."""
    from patroon.server.storage.backup import back_up
    from patroon.server.storage.database import address

    arguments = Arguments(argv, options=("database",))
    path, name = arguments.file(), database_of(arguments)
    url = address(name)
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():  # and don't make one
        raise FileFailed(shown(name), FileNotFoundError())
    try:
        counts = _with_database(name, lambda database: back_up(database, path))
    except OSError as error:
        raise FileFailed(str(path), error) from error
    print(_told(words, "backup-done", path, counts))
    return 0


def restore(argv: Sequence[str], words: Words) -> int:
    """Bring it back."""
    from patroon.server.storage.archive import opened
    from patroon.server.storage.backup import restore as put_back

    arguments = Arguments(argv, options=("database",), flags=("replace",))
    path, name = arguments.file(), database_of(arguments)
    try:
        with opened(path) as found:
            _with_database(name, lambda database: put_back(database, found, replace=arguments.flag("replace")))
            counts = found.counts
    except (OSError, BadBackup, NewerDatabase) as error:
        raise FileFailed(str(path), error) from error
    print(_told(words, "restore-done", path, counts))
    return 0


def _with_database(name: str, work: "Callable[[Database], Awaitable[T]]") -> T:
    """Do something with a database. Raises FileFailed for whatever is wrong with the database."""
    from patroon.server.storage.database import Database, address

    async def do() -> T:
        database = Database(address(name), patient=True)
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(do())
    except (StorageFailed, NewerDatabase) as failed:
        raise FileFailed(shown(name), failed) from failed
    except BadBackup as refused:
        if refused.key == "restore-not-empty":
            raise FileFailed(shown(name), refused) from refused
        raise


def _told(words: Words, key: str, path: Path, counts: Mapping[str, int]) -> str:
    return words(key, file=str(path), tables=counts.get("tables", 0), lines=counts.get("lines", 0))
