"""What the table, its players, moves, events and options have in common: they are what their fields say.

They are plain classes, not dataclasses, because a compiler makes plain constructors quick.
"""

from typing import ClassVar


class Plain:  # noqa: PLW1641  # each of the two below says what its hash is
    """Equal to another of its class when all fields are."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The fields, in the order in which the constructor takes them."""

    def parts(self) -> tuple[object, ...]:
        """The fields' values, in their order."""
        return tuple([getattr(self, field) for field in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and type(other) is type(self) and other.parts() == self.parts()

    def __repr__(self) -> str:
        fields = zip(self.__match_args__, self.parts(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{field}={value!r}' for field, value in fields])})"

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy."""
        return type(self), self.parts()


class Value(Plain):
    """Treat it as frozen: games, records and copies share it."""

    def __hash__(self) -> int:
        return hash((type(self), self.parts()))


class Mutable(Plain):
    """Changes under play, so it has no hash."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]
