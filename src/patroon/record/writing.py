"""Writing a record: the header, every line, a checkpoint at the start of each round and one at the end."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

from patroon.record.checkpoint import checkpoint
from patroon.record.header import Header
from patroon.rules.fields import Fields
from patroon.rules.game import Game


def record_lines(header: Header, game: Game) -> Iterator[str]:
    """The lines of the game's record, without newlines."""
    yield _text(header.to_json())
    replayed = Game.new(len(header.seats), header.board, first=header.first)
    for line in game.lines:
        replayed.advance(line)
        yield _text(line.to_json())
        if line.name == "tiles" or replayed.over:
            yield _text({"state": checkpoint(replayed.state)})


def record_bytes(header: Header, game: Game) -> bytes:
    """The whole file of the game's record."""
    return "".join(f"{line}\n" for line in record_lines(header, game)).encode()


def save(path: Path, header: Header, game: Game) -> None:
    """Write the record to a file, all or nothing: when this returns it is on disk, whatever happens next."""
    write_whole(path, record_bytes(header, game))


def write_whole(path: Path, content: bytes, *, hurried: bool = False) -> None:
    """Write a file all or nothing: whoever looks finds the old one or the new one.

    `hurried`: unless the computer goes down just then, which is no great loss with what can be made anew.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            if not hurried:
                file.flush()
                os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _text(fields: Fields) -> str:
    return json.dumps(fields, ensure_ascii=False)
