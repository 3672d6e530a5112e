"""The file of a backup: whatever is wrong with it is found before anything is touched."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from patroon.server.failures import BadBackup, NewerDatabase
from patroon.server.storage.archive import opened
from patroon.server.storage.schema import HEAD, metadata
from tests.server.stored import database_at, everything, lines_of, one_game, put, run, sealed

Json = Any


def test_a_backup_is_for_its_owners_eyes_only(kept: Path) -> None:
    assert kept.stat().st_mode & 0o777 == 0o600


def test_a_backup_says_what_it_is(kept: Path) -> None:
    header, *_, end = [json.loads(line) for line in gzip.decompress(kept.read_bytes()).splitlines()]
    assert (header["format"], header["version"], header["revision"]) == ("patroon-backup", 1, HEAD)
    assert set(end["rows"]) == set(metadata.tables) - {"meta"}


def refused(path: Path) -> str:
    """The key of what is wrong with it."""
    with pytest.raises(BadBackup) as caught, opened(path):
        pass
    return caught.value.key


def test_a_backup_that_was_cut_anywhere_is_refused(kept: Path, tmp_path: Path) -> None:
    whole = kept.read_bytes()
    cut = tmp_path / "cut"
    for length in [*range(2, len(whole), 211), len(whole) - 1]:
        cut.write_bytes(whole[:length])
        assert refused(cut) == "backup-damaged"


def test_a_backup_in_which_a_bit_fell_over_is_refused(kept: Path, tmp_path: Path) -> None:
    whole = bytearray(kept.read_bytes())
    for place in range(10, len(whole), 97):
        whole[place] ^= 0x10
        (tmp_path / "changed").write_bytes(whole)
        assert refused(tmp_path / "changed") in ("backup-damaged", "backup-no-backup")
        whole[place] ^= 0x10


@pytest.mark.parametrize(
    "change",
    [
        lambda found: [*found[:20], found[20].replace(b"1", b"2", 1), *found[21:]],
        lambda found: [*found[:20], *found[21:]],
        lambda found: [*found[:20], found[21], found[20], *found[22:]],
        lambda found: [*found[:20], found[20], *found[20:]],
        lambda found: [*found, found[20]],
        lambda found: [*found, found[-1]],
        lambda found: found[:-1],
        lambda found: [*found[:-1], found[-1].replace(b'"people":2', b'"people":3')],
        lambda found: [*found[:20], b"[1, 2]\n", *found[20:]],
        lambda found: [*found[:20], b"\n", *found[20:]],
        lambda found: [*found[:20], b'["people", {"id": "\xff"}]\n', *found[20:]],
    ],
)
def test_a_backup_that_somebody_changed_is_refused(
    kept: Path, tmp_path: Path, change: Callable[[list[bytes]], list[bytes]]
) -> None:
    found = lines_of(kept)
    assert change(found) != found
    (tmp_path / "changed").write_bytes(gzip.compress(b"".join(change(found))))
    assert refused(tmp_path / "changed") == "backup-damaged"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Dear Sir or Madam",
        b"SQLite format 3\x00" + bytes(1000),
        gzip.compress(b"", mtime=0),
        gzip.compress(b"Dear Sir or Madam\n", mtime=0),
        gzip.compress(b'{"format": "nieuw-amsterdam-record", "version": 1}\n', mtime=0),
        gzip.compress(b'{"format": "x", "version": 1, "revision": "0001", "time": "", "software": ""}\n', mtime=0),
    ],
)
def test_a_foreign_file_is_no_backup(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "foreign").write_bytes(content)
    assert refused(tmp_path / "foreign") == "backup-no-backup"


@pytest.mark.parametrize("newer", [{"revision": "0999"}, {"version": 2, "more": []}])
def test_a_newer_backup_is_refused(kept: Path, tmp_path: Path, newer: dict[str, Json]) -> None:
    header, *rest = lines_of(kept)
    sealed(tmp_path / "newer", [json.dumps({**json.loads(header), **newer}).encode() + b"\n", *rest[:-1]])
    with pytest.raises(NewerDatabase), opened(tmp_path / "newer"):
        pass


def wrong(table: str, /, **values: Json) -> bytes:
    """A row of this table that has something wrong."""
    rows: dict[str, dict[str, Json]] = {
        "people": {"id": "x", "name": "X", "created": 1.0},
        "keys": {"hash": "AA==", "id": "x", "person": "x", "kind": "device", "created": 1.0, "expires": None},
        "lines": {"table": "x", "number": 1, "body": "{}", "at": 1},
    }
    return json.dumps([table, {**rows.get(table, {}), **values}]).encode() + b"\n"


BROKEN = [
    wrong("people", name=5),
    wrong("people", name=None),
    wrong("people", created="late"),
    wrong("people", created=True),
    wrong("people", more=1),
    wrong("keys", hash="not base64!"),
    wrong("keys", person="nobody"),
    wrong("lines", number=2**40),
    wrong("lines", number=True),
    wrong("lines", table="none"),
    wrong("meta", generation="x"),
    wrong("secrets"),
]


@pytest.mark.parametrize("row", BROKEN)
def test_a_row_that_can_not_be_is_found_and_the_old_games_stay(
    row: bytes, kept: Path, url: str, tmp_path: Path
) -> None:
    sealed(tmp_path / "broken", [*lines_of(kept)[:-1], row])

    async def test() -> None:
        async with database_at(url) as database:
            await one_game(database)
            before = await everything(database, but=())
            with pytest.raises(BadBackup, match="backup-damaged"):
                await put(database, tmp_path / "broken", replace=True)
            assert await everything(database, but=()) == before

    run(test())
