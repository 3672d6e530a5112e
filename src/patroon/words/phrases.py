"""What is said, without a language: message keys with their values, players, lists. A reader's language comes last.

In JSON the forms are told apart by their fields: `{"key": …, "values": {…}}`, `{"player": 2}`,
`{"items": […], "by": "comma"}`; texts and numbers are as they are. Numbers stay numbers, for plurals depend on them.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

if TYPE_CHECKING:
    Phrase: TypeAlias = "str | int | Message | PlayerName | Listing"
else:
    # msgspec takes a union of objects only if they have a tag; ours need none, and are written, never read.
    Phrase = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Phrase"})]

By = Literal["comma", "semicolon", "space", "and"]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the language files, and the values to put into it."""

    key: str
    values: dict[str, Phrase]


class PlayerName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player in a seat."""

    player: int


class Listing(Struct, frozen=True, forbid_unknown_fields=True):
    """Phrases one after the other, with something between them; "and" is as in a sentence: "Ada, Bo and Cy"."""

    items: list[Phrase]
    by: By


class Why(Struct, frozen=True):
    """A reason: a message with its values, which are numbers and names as records have them."""

    key: str
    values: Mapping[str, int | str]


def message(key: str, **values: Phrase) -> Message:
    return Message(key, values)


def listed(items: Iterable[Phrase], by: By = "comma") -> Phrase:
    """The items as one phrase; "none" where there is nothing."""
    some = list(items)
    if len(some) > 1:
        return Listing(some, by)
    return some[0] if some else message("none")
