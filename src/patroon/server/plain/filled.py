"""From a form that somebody filled in to the move in it. Whether it is allowed is another matter."""

from typing import Final

from patroon.board import Json
from patroon.rules.fields import Fields as Line
from patroon.server.plain.reader import Fields, field, whole

NUMBERS: Final = ("column", "bid", "coins", "goods", "wood", "corn", "slot", "buy", "sell", "houses", "furs")
NAMES: Final = ("district", "trader")
FUR: Final = "fur-"
BUSINESS: Final = "business-"
"""Fields for how many furs of a type, how many businesses in a district; in a move they are spelled out."""
MOST: Final = 50
"""Nobody has more of anything that is spelled out."""


def move_in(fields: Fields) -> Line:
    """The move's JSON; a number that is none stays text, and the rules say what is wrong with it."""
    line: Line = {"player": whole(fields, "player"), "move": field(fields, "move")}
    for name, (text, *_) in fields.items():
        if name in NUMBERS and text.strip():
            line[name] = _number(text)
        elif name in NAMES:
            line[name] = text
    furs = _spelled(fields, FUR)
    if furs is not None:
        line["furs"] = furs
    businesses = _spelled(fields, BUSINESS)
    if "districts" in fields:
        line["districts"] = [name for name in fields["districts"] if name]
    elif businesses is not None:
        line["districts"] = businesses
    return line


def _number(text: str) -> Json:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else text


def _spelled(fields: Fields, prefix: str) -> Json:
    """Each name as often as its field says; None where there is no such field."""
    found = {name.removeprefix(prefix): whole(fields, name) for name in fields if name.startswith(prefix)}
    return [name for name, number in found.items() for _ in range(min(number, MOST))] if found else None
