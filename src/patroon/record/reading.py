"""Reading a record from a file, a line at a time, so that nonsense of any size is refused early."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from patroon.board import Board
from patroon.record.errors import RecordError
from patroon.record.header import Header
from patroon.record.replay import Replay
from patroon.rules.events import Event
from patroon.rules.game import Game, Line

LONGEST_LINE: Final = 1 << 20
"""A header with a whole board takes 4 kB, everything else less."""

Told = Callable[[Replay, list[Event]], None]
"""Called after each line with the replay and what came of the line."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read and holds: its header and the decisions and outcomes that count."""

    header: Header
    game: Game
    size: int
    """How many lines were read."""

    @property
    def board(self) -> Board:
        return self.header.board

    @property
    def players(self) -> int:
        return len(self.header.seats)

    @property
    def first(self) -> int:
        return self.header.first

    @property
    def lines(self) -> list[Line]:
        return self.game.lines


def load(
    path: Path, *, at: int | None = None, partial: bool = False, strict: bool = False, told: Told | None = None
) -> Record:
    """The record in a file. Raises RecordError (with the line) or OSError.

    `at`: only so many lines. `partial`: a file that is cut off in mid-line counts up to its last whole line.
    `strict`: as our own writer writes it, finished, canonical, with all checkpoints.
    """
    with path.open("rb") as file:
        return load_lines(_lines_of(file), at=at, partial=partial, strict=strict, told=told)


def load_lines(
    lines: Iterable[bytes],
    *,
    at: int | None = None,
    partial: bool = False,
    strict: bool = False,
    told: Told | None = None,
) -> Record:
    """The same from lines, each with its newline."""
    replay = Replay(strict)
    for raw in lines:
        if replay.number == at:
            break
        try:
            events = replay.take(raw)
        except RecordError as error:
            if partial and error.key == "record-cut-off" and error.line > 1:
                break
            if error.line > 1:
                error.names = replay.header.names
            raise
        if told is not None:
            told(replay, events)
    header, game = replay.header, replay.game
    if at is not None and replay.number < at:
        raise RecordError(replay.number, "record-too-short", {"at": at, "have": replay.number})
    if at is None:
        replay.finish()
    return Record(header, game, replay.number)


def _lines_of(file: BinaryIO) -> Iterator[bytes]:
    number = 0
    while raw := file.readline(LONGEST_LINE):
        number += 1
        if len(raw) == LONGEST_LINE and not raw.endswith(b"\n"):
            raise RecordError(number, "record-line-too-long", {"most": LONGEST_LINE})
        yield raw
