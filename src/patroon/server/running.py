"""One process on one SQLite file: the second one finds out where the first one is."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from patroon.server.storage.database import address


class AlreadyRunning(Exception):
    """Another process has the file."""

    def __init__(self, url: str) -> None:
        self.url = url
        super().__init__(url)


class Door:
    """Where the one who runs can be found."""

    def __init__(self, descriptor: int | None) -> None:
        self._descriptor = descriptor

    def tell(self, url: str) -> None:
        if self._descriptor is not None:
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, url.encode(), 0)


@contextmanager
def only_one(database: str) -> Iterator[Door]:
    """Hold the file as long as this lasts; a PostgreSQL may have many. Raises AlreadyRunning."""
    url = address(database)
    if not url.drivername.startswith("sqlite"):
        yield Door(None)
        return
    path = Path(f"{url.database}.lock")
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyRunning(path.read_text(encoding="utf-8")) from None
        with suppress(OSError):  # else it is said when it is opened
            # It holds the seeds of games that are being played: not for others on this machine.
            os.close(os.open(url.database or "", os.O_RDONLY | os.O_CREAT, 0o600))
        yield Door(descriptor)
    finally:
        os.close(descriptor)
