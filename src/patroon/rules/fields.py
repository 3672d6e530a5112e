"""JSON objects, read field by field with types; what is wrong is named."""

from collections.abc import Mapping, Sequence
from typing import Final

from patroon.board import FURS, Json
from patroon.rules.state import Counts

Fields = dict[str, Json]

LARGEST: Final = 1_000_000
"""Far beyond any number of the game; larger ones are nonsense that need not be carried further."""


class MalformedLine(ValueError):
    """A JSON object that is no move or chance line: which field, and a message key with its values."""

    def __init__(self, field: str, key: str, **values: int | str) -> None:
        self.field = field
        self.key = key
        self.values: dict[str, int | str] = {"field": field, **values}
        super().__init__(f"{field}: {key} {values or ''}".rstrip())


class Reader:
    """Typed access to the fields of a JSON object; what is wrong is named."""

    __slots__ = ("line",)

    def __init__(self, line: Mapping[str, object]) -> None:
        self.line = line

    def has(self, field: str) -> bool:
        return field in self.line

    def value(self, field: str) -> object:
        if field not in self.line:
            raise MalformedLine(field, "field-missing")
        return self.line[field]

    def integer(self, field: str) -> int:
        return whole(self.value(field), field)

    def integer_or_0(self, field: str) -> int:
        return self.integer(field) if field in self.line else 0

    def items(self, field: str) -> list[object]:
        value = self.value(field)
        if not isinstance(value, list):
            raise MalformedLine(field, "field-not-a-list")
        return value

    def name(self, field: str, names: tuple[str, ...]) -> int:
        return index_of(self.value(field), field, names)

    def names(self, field: str, names: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(sorted([index_of(item, field, names) for item in self.items(field)]))

    def furs(self, field: str) -> Counts:
        return self.counts(field, FURS)

    def counts(self, field: str, names: tuple[str, ...]) -> Counts:
        counts = [0] * len(names)
        for kind in self.names(field, names):
            counts[kind] += 1
        return tuple(counts)


def whole(value: object, field: str) -> int:
    """The value if it is an integer; `1.0`, `true` and `"1"` are not."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedLine(field, "field-not-an-integer")
    if abs(value) > LARGEST:
        raise MalformedLine(field, "field-too-large", most=LARGEST)
    return value


def index_of(value: object, field: str, names: tuple[str, ...]) -> int:
    """Where the value stands among the names."""
    if isinstance(value, str) and value in names:
        return names.index(value)
    raise MalformedLine(field, "field-unknown-name", names=", ".join(names))


def names_of(counts: Sequence[int], names: tuple[str, ...] = FURS) -> list[Json]:
    """Counts spelled out: each name as often as it counts."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
