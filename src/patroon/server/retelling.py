"""A game told once more, step by step, with how the table looked after each: for replays and reviews."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from patroon.server.following import Following
from patroon.server.messages import Step
from patroon.server.rows import TableRow
from patroon.server.storage.store import Stored
from patroon.server.view import view_of

MOST_VIEWS: Final = 60
"""Steps with views in one answer, which then has some 300 kB."""


def retold(
    past: Following, row: TableRow, lines: Sequence[Stored], until: int | None, *, views: bool
) -> tuple[list[Step], int | None]:
    """The steps after what is past, up to a line; and where the rest begins, if it is too much for one answer."""
    groups = _whole(lines, past.line, until)
    if not views:
        return [*past.steps(row, [line for group in groups for line in group])], None
    told: list[Step] = []
    for group in groups:
        if len(told) == MOST_VIEWS:
            return told, past.line
        for step in past.steps(row, group):
            step.view = view_of(past.game.state)
            told.append(step)
    return told, None


def _whole(lines: Iterable[Stored], line: int, until: int | None) -> Iterator[list[Stored]]:
    """The lines of each step: a decision, and the outcomes after it. Those that begin before `until`."""
    group: list[Stored] = []
    for stored in lines:
        if "chance" not in msgspec.json.decode(stored.body):
            if group:
                yield group
            group = []
        if not group and until is not None and line >= until:
            return
        group.append(stored)
        line += 1
    if group:
        yield group
