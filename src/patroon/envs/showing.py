"""A game in an environment, for people: the table as text or as a picture, and the last move in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from patroon.envs.extras import extra
from patroon.rules.events import Event
from patroon.rules.moves import Move
from patroon.rules.state import State
from patroon.words import words
from patroon.words.tables import Grid, result, whole
from patroon.words.telling import SENTENCE, Teller

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("human", "ansi", "rgb_array")
"""Printed at every step, text, a picture."""


class Showing:
    """Tells and shows one environment's games in English."""

    def __init__(self, names: Sequence[str], mode: str) -> None:
        if mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, or None; not {mode!r}")
        self.mode = mode
        self.teller = Teller(words("en"), names)
        self.said = ""
        """The last move and what came of it, in paragraphs."""

    def played(self, before: State, move: Move, events: list[Event]) -> None:
        """This move was played, on a table that looked like this before."""
        told = self.teller.tell(before, move, events)
        self.said = "\n".join(text for level, text in told if level == SENTENCE)

    def render(self, state: State) -> "str | NDArray[np.uint8] | None":
        """What the mode asks for: text, a picture, or None after printing."""
        if self.mode == "rgb_array":
            with extra("pettingzoo"):
                from patroon.envs.picture import picture  # noqa: PLC0415  # it needs Pillow
            return picture(state, self.teller, self.said)
        text = "\n".join(filter(None, (as_text(state, self.teller), self.said)))
        if self.mode == "ansi":
            return text
        print(text)
        return None


def as_text(state: State, teller: Teller) -> str:
    """Everything that lies on the table; after the end, where the last points came from."""
    parts = [*whole(state, teller), *([result(state, teller)] if state.final else [])]
    return "\n".join(_lines(part) if isinstance(part, Grid) else part for part in parts).rstrip() + "\n"


def _lines(grid: Grid) -> str:
    """A table with columns as wide as they need, numbers to the right; nothing without rows."""
    if not grid.rows:
        return ""
    rows = [[str(cell) for cell in row] for row in (grid.headings, *grid.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numbers = [all(isinstance(cell, int) for cell in column) for column in zip(*grid.rows, strict=True)]
    lines = ["  ".join(map(_cell, row, widths, numbers)).rstrip() for row in rows]
    return "\n".join([*filter(None, [grid.title]), *filter(None, lines), ""])


def _cell(text: str, width: int, number: bool) -> str:
    return text.rjust(width) if number else text.ljust(width)
