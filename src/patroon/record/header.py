"""Line 1 of a record: which game this is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import hexdigits
from typing import Final

from patroon import __version__
from patroon.board import Board, BoardError, Json, board_from_data, board_to_data, built_in
from patroon.record.errors import RecordError
from patroon.rules.chance import commitment, first_player
from patroon.rules.fields import Fields, MalformedLine, Reader

FORMAT: Final = "nieuw-amsterdam-record"
VERSION: Final = 1
COLOURS: Final = ("blue", "orange", "yellow", "green", "purple")
"""What seats get when nobody chose."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's name and colour."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Continued:
    """A game that goes on from a point of another one: from there on chance comes from a seed of its own."""

    after: int
    """Decisions and outcomes before that."""
    commitment: str
    seed: bytes | None = None

    def to_json(self) -> Fields:
        fields: Fields = {"after": self.after, "commitment": self.commitment}
        if self.seed is not None:
            fields["seed"] = self.seed.hex()
        return fields


@dataclass(frozen=True, slots=True)
class Header:
    """Board, players in seat order, who began; and optionally who, when and with which seed."""

    board: Board
    seats: tuple[Seat, ...]
    first: int
    seed: bytes | None = None
    commitment: str | None = None
    software: str | None = None
    id: str | None = None
    date: str | None = None
    variant: str | None = None
    continued: Continued | None = None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def to_json(self) -> Fields:
        board: Json = self.board.name
        if self.board != _built_in_or_none(self.board.name):
            board = board_to_data(self.board)
        fields: Fields = {
            "format": FORMAT,
            "version": VERSION,
            "board": board,
            "players": [{"name": seat.name, "colour": seat.colour} for seat in self.seats],
            "first": self.first,
        }
        optional: Fields = {
            "id": self.id,
            "date": self.date,
            "variant": self.variant,
            "software": self.software,
            "commitment": self.commitment,
            "seed": self.seed.hex() if self.seed is not None else None,
            "continued": self.continued.to_json() if self.continued is not None else None,
        }
        fields.update({name: value for name, value in optional.items() if value is not None})
        return fields


def _built_in_or_none(name: str) -> Board | None:
    try:
        return built_in(name)
    except BoardError:
        return None


def header_for(names: Sequence[str], board: Board, seed: bytes, first: int | None = None) -> Header:
    """The header of a game that was played from a seed."""
    return Header(
        board=board,
        seats=tuple(Seat(name, colour) for name, colour in zip(names, COLOURS, strict=False)),
        first=first_player(seed, len(names)) if first is None else first,
        seed=seed,
        commitment=commitment(seed),
        software=f"patroon {__version__}",
    )


def read_header(line: Mapping[str, object]) -> Header:
    """The header in a JSON object. Raises RecordError for line 1."""
    try:
        return _read(Reader(line))
    except MalformedLine as error:
        raise RecordError(1, error.key, error.values) from error
    except BoardError as error:
        field = "board" if error.field in ("", "board") else f"board.{error.field}"
        raise RecordError(1, error.key, {"field": field, **error.values}) from error


def _read(reader: Reader) -> Header:
    if not reader.has("format") or reader.value("format") != FORMAT:
        raise RecordError(1, "record-not-a-record", {"format": FORMAT})
    version = reader.value("version")
    if version != VERSION or isinstance(version, bool) or not isinstance(version, int):
        raise RecordError(1, "record-other-version", {"version": str(version)[:40], "known": VERSION})
    seats = _seats(reader.items("players"))
    first = reader.integer("first")
    if not 0 <= first < len(seats):
        raise MalformedLine("first", "field-not-a-player", most=len(seats) - 1)
    seed = _seed(reader)
    header = Header(
        board=_board(reader.value("board")),
        seats=seats,
        first=first,
        seed=seed,
        commitment=_text(reader, "commitment"),
        software=_text(reader, "software"),
        id=_text(reader, "id"),
        date=_text(reader, "date"),
        variant=_text(reader, "variant"),
        continued=_continued(reader),
    )
    for promised in (header, header.continued):
        if promised is not None and promised.seed is not None and promised.commitment is not None:
            _check_promise(promised.commitment, promised.seed)
    return header


def _check_promise(promise: str, seed: bytes) -> None:
    if promise.lower() != commitment(seed):
        raise RecordError(1, "record-commitment-differs")


def _continued(reader: Reader) -> Continued | None:
    """Where a game of ours was taken up; another software's idea of the word is not ours to refuse."""
    value = reader.line.get("continued")
    if not isinstance(value, Mapping):
        return None
    inner = Reader(value)
    promise, after = _text(inner, "commitment"), value.get("after")
    if promise is None or isinstance(after, bool) or not isinstance(after, int) or after < 0:
        return None
    return Continued(after, promise, _seed(inner))


def _board(value: object) -> Board:
    return built_in(value) if isinstance(value, str) else board_from_data(value)


def _seats(items: list[object]) -> tuple[Seat, ...]:
    if not 2 <= len(items) <= 5:
        raise MalformedLine("players", "field-players", have=len(items))
    seats = []
    for index, item in enumerate(items):
        if not isinstance(item, Mapping):
            raise MalformedLine(f"players[{index}]", "field-not-an-object")
        reader = Reader(item)
        texts = []
        for field in ("name", "colour"):
            path = f"players[{index}].{field}"
            if not reader.has(field):
                raise MalformedLine(path, "field-missing")
            value = reader.value(field)
            if not isinstance(value, str) or not _can_be_written(value):
                raise MalformedLine(path, "field-not-text")
            texts.append(value)
        seats.append(Seat(*texts))
    if len({seat.colour for seat in seats}) < len(seats):
        raise MalformedLine("players", "field-colours-alike")
    return tuple(seats)


def _text(reader: Reader, field: str) -> str | None:
    """An optional text; another software's idea of it is not ours to refuse."""
    value = reader.line.get(field)
    return value if isinstance(value, str) and _can_be_written(value) else None


def _can_be_written(text: str) -> bool:
    """JSON can spell half a letter (a lone surrogate); UTF-8 can't."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _seed(reader: Reader) -> bytes | None:
    """A seed of our construction (docs/fairness.md): 64 hexadecimal digits. Others can't be checked."""
    text = _text(reader, "seed")
    if text is None or len(text) != 64 or not set(text) <= set(hexdigits):
        return None
    return bytes.fromhex(text)
