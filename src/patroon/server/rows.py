"""A table and its seats as they are stored, and as they are shown."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec

from patroon.board import Board, board_from_data
from patroon.record import Continued, Header
from patroon.record.header import Seat as HeaderSeat
from patroon.record.header import read_header
from patroon.rules.chance import commitment
from patroon.server.messages import Level, Options, Origin, Seat, Status, Table, Temper

PERSON = "person"
HERE = "here"
BOT = "bot"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat. A free one has no name."""

    number: int
    by: str
    name: str | None
    colour: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def free(self) -> bool:
        return self.name is None

    @property
    def player(self) -> str | None:
        """The bot that plays here now; None if a person does."""
        return self.stand_in or self.bot

    def shown(self) -> Seat:
        level, _, temper = (self.bot or "").partition(":temper=")
        return Seat(
            number=self.number,
            by=cast("Literal['person', 'here', 'bot']", self.by),
            name=self.name,
            colour=self.colour,
            person=self.person,
            level=cast("Level", level) if level else None,
            temper=cast("Temper", temper) if temper else None,
            stand_in=cast("Level | None", self.stand_in),
        )


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game's first lines come from."""

    lines: int
    """How many."""
    origin: Origin | None = None
    """A point of a table here; else it was imported, or is a lesson's."""
    lesson: str | None = None
    header: dict[str, Any]
    """The record's or the table's, with the seed if it was told."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Points, and who won; for lists, so that no game must be opened for them."""

    scores: list[int]
    winners: list[int]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table with its seats. Never changed: an operation makes another one."""

    id: str
    owner: str
    status: Status
    options: Options
    board: str
    """As JSON: every game keeps the numbers it was played with."""
    rules: int
    invite: str
    created: float
    seats: tuple[SeatRow, ...]
    first: int | None = None
    """Named by the table, or known since the start."""
    started: float | None = None
    ended: float | None = None
    seed: bytes | None = None
    source: Source | None = None
    line: int = 0
    talk: int = 0
    version: int = 1
    decides: int | None = None
    asked: float | None = None
    result: Result | None = None
    rematch: str | None = None

    @property
    def running(self) -> bool:
        return self.status == "playing"

    @property
    def lesson(self) -> str | None:
        """The lesson that is taken here."""
        return self.source.lesson if self.source is not None else None

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def seat_of(self, person: str) -> SeatRow | None:
        """A seat this person holds."""
        return next((seat for seat in self.seats if seat.person == person), None)

    def with_seat(self, seat: SeatRow) -> "TableRow":
        return replace(self, seats=tuple(seat if each.number == seat.number else each for each in self.seats))

    def bot_due(self) -> SeatRow | None:
        """The seat whose decision it is, if a bot plays there."""
        if not self.running or self.decides is None:
            return None
        seat = self.seats[self.decides]
        return seat if seat.player is not None else None

    def header(self, *, told: bool) -> Header:
        """The record's header; `told`: with the seed, once the game is over."""
        assert self.first is not None
        secret = self.seed if told else None
        promise = commitment(self.seed) if self.seed is not None else None
        if self.source is None:
            return Header(
                board=board_in(self.board),
                seats=tuple(HeaderSeat(seat.name or "", seat.colour) for seat in self.seats),
                first=self.first,
                seed=secret,
                commitment=promise,
                software=_software(),
                id=self.id,
                date=_date(self.started),
            )
        header = read_header(self.source.header)
        if promise is None:  # only to look at
            return header
        if header.continued is not None:  # one point of taking up can be told, not two
            header = replace(header, seed=None, commitment=None)
        return replace(
            header,
            seats=tuple(HeaderSeat(seat.name or "", seat.colour) for seat in self.seats),
            continued=Continued(self.source.lines, promise, secret),
            software=_software(),
            id=self.id,
            date=_date(self.started),
        )

    def shown(self) -> Table:
        return Table(
            id=self.id,
            status=self.status,
            owner=self.owner,
            seats=[seat.shown() for seat in self.seats],
            options=self.options,
            board=board_in(self.board).name,
            first=self.first,
            created=moment(self.created),
            started=moment_or_none(self.started),
            ended=moment_or_none(self.ended),
            line=self.line,
            talk=self.talk,
            decides=self.decides,
            asked=moment_or_none(self.asked),
            commitment=commitment(self.seed) if self.seed is not None else None,
            scores=self.result.scores if self.result is not None else None,
            winners=self.result.winners if self.result is not None else None,
            origin=self.source.origin if self.source is not None else None,
            lesson=self.lesson,
            rematch=self.rematch,
        )


@lru_cache(64)
def board_in(text: str) -> Board:
    """The board in a JSON text; most tables share one."""
    return board_from_data(msgspec.json.decode(text))


def moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def moment_or_none(seconds: float | None) -> datetime | None:
    return moment(seconds) if seconds is not None else None


def _date(seconds: float | None) -> str | None:
    return moment(seconds).isoformat(timespec="seconds") if seconds is not None else None


def _software() -> str:
    from patroon import __version__  # noqa: PLC0415

    return f"patroon {__version__}"
