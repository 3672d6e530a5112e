"""Who is there: at this process by their sockets, at the others by what they say."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from patroon.server.live import LiveHere

SILENT_SECONDS: Final = 5.0
"""A process that says nothing for so long is gone, and everybody with it."""
MOST_NAMED: Final = 200
"""People named in one message between processes, which must stay below 8000 bytes; more only count."""


class Present(Protocol):
    person: str | None


@dataclass(slots=True)
class _Process:
    heard: float
    tables: dict[str, tuple[frozenset[str], int]] = field(default_factory=dict)


class Presence:
    """People by table, and how many look on without a name."""

    def __init__(self, process: str) -> None:
        self._mine = process
        self._processes: dict[str, _Process] = {process: _Process(0.0)}

    def update(self, table: str, present: Iterable[Present]) -> None:
        """Who is at a table in this process."""
        people = [each.person for each in present]
        named = frozenset(person for person in people if person is not None)
        tables = self._processes[self._mine].tables
        if people:
            tables[table] = (named, people.count(None))
        else:
            tables.pop(table, None)

    def of(self, table: str) -> LiveHere:
        """Everybody at a table, in all processes."""
        people: set[str] = set()
        watching = 0
        for process in self._processes.values():
            named, others = process.tables.get(table, (frozenset(), 0))
            people |= named
            watching += others
        return LiveHere(people=sorted(people), watching=watching)

    # Between processes

    def told(self, table: str) -> str:
        """What the others need to know about a table here."""
        named, others = self._processes[self._mine].tables.get(table, (frozenset(), 0))
        people = sorted(named)[:MOST_NAMED]
        return f"here {self._mine} {table} {others} {','.join(people)}"

    def alive(self) -> str:
        return f"alive {self._mine}"

    def tables_here(self) -> list[str]:
        return [*self._processes[self._mine].tables]

    def hear(self, process: str, table: str | None = None, watching: int = 0, people: str = "") -> bool:
        """Another process speaks. True if it was not known before: it does not know of us either."""
        if process == self._mine:
            return False
        known = process in self._processes
        other = self._processes.setdefault(process, _Process(0.0))
        other.heard = time.monotonic()
        if table is not None:
            named = frozenset(person for person in people.split(",") if person)
            if named or watching:
                other.tables[table] = (named, watching)
            else:
                other.tables.pop(table, None)
        return not known

    def silent(self) -> list[str]:
        """Forget the processes that are gone; the tables where somebody is missing now."""
        long_ago = time.monotonic() - SILENT_SECONDS
        tables: set[str] = set()
        for name, process in [*self._processes.items()]:
            if name != self._mine and process.heard < long_ago:
                tables |= process.tables.keys()
                del self._processes[name]
        return sorted(tables)
