"""Names of bots where room is short: in the name of a file, above a column. They can be whole command lines."""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

LONGEST_TAG: Final = 48


def file_tag(bots: Sequence[str]) -> str:
    """These bots as a part of a file's name: readable, and no two tables have the same."""
    table = "-".join(bots)
    plain = re.sub(r"[^A-Za-z0-9]+", "-", table).strip("-")
    if plain == table and len(plain) <= LONGEST_TAG:
        return plain
    return f"{plain[:LONGEST_TAG].rstrip('-')}-{sha256(repr(bots).encode()).hexdigest()[:6]}"


def folded(name: str, width: int) -> str:
    """A name in lines of at most this width, broken behind spaces, colons and slashes if possible."""
    lines = [""]
    for part in re.findall(r"[^ :/]+[ :/]?|[ :/]", name):
        if lines[-1] and len(lines[-1]) + len(part.rstrip()) > width:
            lines.append("")
        lines[-1] += part
    short = [line[start : start + width] for line in lines for start in range(0, max(1, len(line.rstrip())), width)]
    return "\n".join(line.rstrip() for line in short)
