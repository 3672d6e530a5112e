"""The file of a backup: JSON Lines in gzip, the same for any kind of database, and found out if it is cut or changed.

A header, a line `[table, row]` for every row, and at the end how many rows of each table there were and the SHA-256 of
all lines before. Bytes are base64. It holds seeds and the hashes of keys: it is for its owner's eyes only.
"""

import gzip
import time
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Table

from patroon import __version__
from patroon.server.failures import BadBackup, NewerDatabase
from patroon.server.storage import schema

FORMAT: Final = "patroon-backup"
VERSION: Final = 1
LONGEST_LINE: Final = 64 * 1024 * 1024
"""A foreign file may have no lines at all; one of ours has none that is nearly so long."""
MOST: Final = 2**31
"""Numbers in the tables are smaller."""

Row = dict[str, Any]
Entry = tuple[str, Row]
"""A table's name and one of its rows."""


class Header(msgspec.Struct, kw_only=True):
    """The first line. A newer version may have more fields."""

    format: str = FORMAT
    version: int = VERSION
    revision: str
    time: str
    software: str

    @classmethod
    def now(cls, revision: str) -> "Header":
        """For tables of this revision."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        return cls(revision=revision, time=moment, software=f"patroon {__version__}")


class _End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


_HEADERS: Final = msgspec.json.Decoder(Header)
_ENTRIES: Final = msgspec.json.Decoder(tuple[str, dict[str, str | int | float | bool | None]] | _End)


class Writing:
    """A backup in the making."""

    def __init__(self, file: BinaryIO) -> None:
        self._zipped = gzip.GzipFile("", "wb", fileobj=file)
        self._digest = sha256()
        self.counts: Counter[str] = Counter()

    def add(self, entry: Header | Entry) -> None:
        line = msgspec.json.encode(entry) + b"\n"
        self._digest.update(line)
        self._zipped.write(line)
        if not isinstance(entry, Header):
            self.counts[entry[0]] += 1

    def end(self) -> None:
        """The last line. Without it nobody takes the file for a whole one."""
        self._zipped.write(msgspec.json.encode(_End(self.counts, self._digest.hexdigest())) + b"\n")
        self._zipped.close()


class Backup:
    """A file that was read to its end and is whole."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.revision = ""
        self.counts = Counter(name for name, _ in self.entries())

    def entries(self) -> Iterator[Entry]:
        """Every row as it stands there. Raises BadBackup or NewerDatabase, at the latest after the last one."""
        self._file.seek(0)
        digest, counts = sha256(), Counter[str]()
        lines = _lines(self._file)
        first = next(lines, b"")
        self.revision = _header(first).revision
        digest.update(first)
        for line in lines:
            try:
                entry = _ENTRIES.decode(line)
            except ValueError as error:
                raise BadBackup("backup-damaged") from error
            if isinstance(entry, _End):
                if entry == _End(counts, digest.hexdigest()) and next(lines, None) is None:
                    return
                break
            digest.update(line)
            counts[entry[0]] += 1
            yield entry
        raise BadBackup("backup-damaged")

    def rows(self, tables: Iterable[Table]) -> Iterator[Entry]:
        """Every row as the tables take it. Raises BadBackup, at the latest after the last one."""
        kinds = {table.name: {each.name: each.type.python_type for each in table.columns} for table in tables}
        for name, row in self.entries():
            kind = kinds.get(name)
            if kind is None or kind.keys() != row.keys():
                raise BadBackup("backup-damaged")
            yield name, {column: _value(value, kind[column]) for column, value in row.items()}


@contextmanager
def opened(path: Path) -> Iterator[Backup]:
    """A backup, checked. Raises BadBackup, NewerDatabase or OSError."""
    with path.open("rb") as file:
        yield Backup(file)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    begun = False
    try:
        with gzip.GzipFile(fileobj=file) as zipped:
            while line := zipped.readline(LONGEST_LINE):
                begun = True
                yield line
    except gzip.BadGzipFile as error:
        raise BadBackup("backup-damaged" if begun else "backup-no-backup") from error
    except (EOFError, zlib.error) as error:
        raise BadBackup("backup-damaged") from error


def _header(line: bytes) -> Header:
    try:
        header = _HEADERS.decode(line)
    except ValueError as error:
        raise BadBackup("backup-no-backup") from error
    if header.format != FORMAT:
        raise BadBackup("backup-no-backup")
    if header.version > VERSION or header.revision > schema.HEAD:
        raise NewerDatabase(header.revision)
    return header


def _value(value: object, kind: type) -> object:
    """SQLite would take anything."""
    if value is None or (type(value) is kind and kind is not int):
        return value
    if kind is float and type(value) is int:
        return float(value)
    if kind is int and type(value) is int and -MOST <= value < MOST:
        return value
    if kind is bytes and isinstance(value, str):
        try:
            return b64decode(value, validate=True)
        except ValueError as error:
            raise BadBackup("backup-damaged") from error
    raise BadBackup("backup-damaged")
