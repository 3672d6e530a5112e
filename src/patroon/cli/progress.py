"""A bar while games are played, on standard error and only where somebody watches."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from patroon.words import Words

T = TypeVar("T")


class _Speed(ProgressColumn):
    """Games a second, lately."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(self._words("simulate-speed", speed=self._words.decimal(speed, 0 if speed >= 100 else 1)))


def with_progress(games: Iterable[T], number: int, words: Words) -> Iterator[T]:
    """The games as they come."""
    if not sys.stderr.isatty():
        yield from games
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Speed(words),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, expand=True) as progress:
        yield from progress.track(games, total=number, description=words("simulate-working"))
