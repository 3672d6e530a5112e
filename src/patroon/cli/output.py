"""Printing: tables that are plain when piped, and errors in one line."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from patroon.board import BoardError
from patroon.lab.rating import RatingsError
from patroon.record import RecordError
from patroon.server.failures import BadBackup, NewerDatabase, StorageFailed
from patroon.words import Words, capital
from patroon.words.telling import ROUND, SENTENCE, Teller, Told

_ONE: Final = r"[-−]?[\d.,\u00a0]*"
_NUMBER: Final = re.compile(rf"{_ONE}( %|\*)?|{_ONE}(–| ± ){_ONE}( %)?|\d+/\d+")
LONGEST_FIRST: Final = 24
"""A first column up to this width stays in one line."""

PIPED_WIDTH: Final = 400
"""In a pipe a table is as wide as it needs."""


def show_table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str | int]]) -> None:
    """Print a table unless it has no rows: text left, numbers right; lines only on a terminal."""
    filled = [[str(cell) for cell in row] for row in rows]
    if not filled:
        return
    terminal = sys.stdout.isatty()
    table = Table(
        box=box.SIMPLE_HEAD if terminal else None,
        pad_edge=False,
        padding=(0, 1 if terminal else 2, 0, 0),  # the lines take room of their own
        show_header=any(headings),
    )
    for index, heading in enumerate(headings):
        numbers = all(_NUMBER.fullmatch(row[index]) for row in filled)
        whole = numbers or (index == 0 and max(len(row[0]) for row in filled) <= LONGEST_FIRST)
        table.add_column(Text(heading), justify="right" if numbers else "left", no_wrap=whole, overflow="fold")
    for row in filled:
        table.add_row(*map(Text, row))
    console = Console(highlight=False) if terminal else Console(width=PIPED_WIDTH, no_color=True)
    with console.capture() as captured:
        console.print(table)
    if title:
        print(title)
    for line in captured.get().splitlines():
        print(line.rstrip())
    if not terminal:
        print()


def line_width() -> int:
    """How many letters fit into a line of a table."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPED_WIDTH


def wrapped(text: str, indent: str = "  ", hanging: str = "  ") -> str:
    """A paragraph with its lines broken between words, if there is a terminal whose lines can be too short."""
    if not sys.stdout.isatty():
        return f"{indent}{text}"
    return textwrap.fill(
        text,
        line_width(),
        initial_indent=indent,
        subsequent_indent=indent + hanging,
        break_long_words=False,
    )


class Printer:
    """Prints a told game: headings once, paragraphs below them."""

    def __init__(self) -> None:
        self._heading = ""

    def print(self, told: Iterable[Told]) -> None:
        for level, text in told:
            if level == SENTENCE:
                print(wrapped(text))
            elif text != self._heading:
                self._heading = text
                print(f"\n== {text} ==" if level == ROUND else f"\n{capital(text)}")


def file_error(words: Words, path: str, error: Exception) -> str:
    """One line that names the file, the line or field if there is one, and the reason."""
    match error:
        case RecordError(refusal=refusal) if refusal is not None:
            teller = Teller(words, error.names)
            return words("cli-line-error", file=path, line=str(error.line), message=teller.refusal(refusal))
        case RecordError():
            return words("cli-line-error", file=path, line=str(error.line), message=_record_message(words, error))
        case BoardError(field=""):
            return words("cli-file-error", file=path, message=words(error.key, **error.values))
        case BoardError():
            message = words(error.key, **error.values)
            return words("cli-field-error", file=path, field=error.field, message=message)
        case RatingsError():
            return words("cli-file-error", file=path, message=words(error.key, **error.values))
        case StorageFailed():
            return words("cli-file-error", file=path, message=words("file-unreadable", reason=str(error)))
        case BadBackup(key=key):
            return words("cli-file-error", file=path, message=words(key))
        case NewerDatabase(revision=revision):
            return words("cli-file-error", file=path, message=words("database-newer", revision=revision))
        case FileNotFoundError() | NotADirectoryError() if not Path(path).parent.is_dir():
            return words("cli-file-error", file=path, message=words("folder-not-found"))
        case FileNotFoundError() | NotADirectoryError():
            return words("cli-file-error", file=path, message=words("file-not-found"))
        case IsADirectoryError():
            return words("cli-file-error", file=path, message=words("file-is-folder"))
        case PermissionError():
            return words("cli-file-error", file=path, message=words("file-not-allowed"))
    reason = getattr(error, "strerror", None) or str(error)
    return words("cli-file-error", file=path, message=words("file-unreadable", reason=reason))


def _record_message(words: Words, error: RecordError) -> str:
    """A board inside a record says its field first, like a board file."""
    values = dict(error.values)
    if "chance" in values:
        values["chance"] = words(f"chance-{values['chance']}")
    message = words(error.key, **values)
    return f"{values['field']}: {message}" if error.key.startswith("board-") else message
