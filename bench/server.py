"""How fast the server is: with SQLite, with PostgreSQL, and as two processes on one PostgreSQL.

    python -m bench.server [--quick]

Real processes of `patroon serve`, as people run it; the load comes from this process. Reads /proc, so Linux only. Exits
with 1 if anything was lost; a target that does not hold is only marked, since it may be the machine's fault.
"""

import asyncio
import gc
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import uvloop
from bench.load import Figures, Load
from bench.tables import LONG, Played, half_way, long_game, write
from tests.server.postgres import Postgres
from tests.server.processes import Server

Column = dict[str, float]

WARM = 10
"""Tables opened before any is measured: what the first requests load and compile is there then."""

BUSY = 10.0
"""Percent of a core that others may use before the figures are not what they could be."""
LATE = 5.0
"""Milliseconds; one is the resolution of the timers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything."""

    live: int = 250
    long: int = 500
    opened: int = 100
    starts: int = 5
    rate: float = 100.0
    warm_up: float = 10.0
    seconds: float = 60.0


QUICK = Plan(live=50, long=110, opened=50, starts=3, rate=20.0, warm_up=2.0, seconds=10.0)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table that is printed; `most` is the target."""

    key: str
    label: str
    most: float | None = None
    digits: int = 0


ROWS = (
    Row("p50", "move to the others, median (ms)", 20, 1),
    Row("p90", "  9 of 10 (ms)", None, 1),
    Row("p99", "  99 of 100 (ms)", 150, 1),
    Row("longest", "  the longest (ms)", None, 1),
    Row("sent", "moves sent"),
    Row("arrived", "  arrivals, three for each"),
    Row("refused", "  refused"),
    Row("lost", "  lost", 0),
    Row("server", "server (% of a core)"),
    Row("database", "PostgreSQL (% of a core)"),
    Row("load", "load (% of a core)"),
    Row("late", "  late with sending, 99 of 100 (ms)", None, 1),
    Row("lag", "  its loop's lag, 99 of 100 (ms)", None, 1),
    Row("others", "anything else here (% of a core)"),
    Row("sockets", "all sockets opened and told (s)", None, 1),
    Row("live", "memory per live table, sockets too (kB)"),
    Row("idle", f"memory per idle table, {LONG} lines (kB)", 200),
    Row("start", "start to first answer (s)", 1.5, 2),
    Row("open", f"opening a game of {LONG} lines, median (ms)", 30, 1),
    Row("open99", "  99 of 100 (ms)", None, 1),
)


class Bench:
    """The same measurements for each kind of database."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._live = [half_way(number) for number in range(plan.live)]
        self._long = [long_game(number) for number in range(plan.long)]

    def alone(self, database: str, postmaster: int | None) -> Column:
        """One process, and everything."""
        asyncio.run(write(database, [*self._live, *self._long]))
        server = Server(database)
        column = {"start": statistics.median([started(server) for _ in range(self._plan.starts)])}
        with server:
            column |= self._opening(server)
        return column | self._playing([server], postmaster)

    def together(self, database: str, number: int, postmaster: int) -> Column:
        """Several processes; who sits at one table is connected to different ones."""
        asyncio.run(write(database, self._live))
        return self._playing([Server(database) for _ in range(number)], postmaster)

    def _opening(self, server: Server) -> Column:
        """Read games from disk, one after the other, and keep them: nobody watches."""
        first, rest = self._long[:WARM], self._long[WARM:]
        for table in first:
            opened(server, table)
        before = server.memory()
        times = [opened(server, table) for table in rest]
        idle = (server.memory() - before) / len(rest)
        measured = times[: self._plan.opened]
        return {
            "idle": idle / 1000,
            "open": statistics.median(measured) * 1000,
            "open99": share(measured, 0.99) * 1000,
        }

    def _playing(self, servers: Sequence[Server], postmaster: int | None) -> Column:
        with ExitStack() as stack:
            for server in servers:
                stack.enter_context(server)
            return uvloop.run(self._play(servers, postmaster))

    async def _play(self, servers: Sequence[Server], postmaster: int | None) -> Column:
        plan, load = self._plan, Load(self._live)
        before = sum(server.memory() for server in servers)
        begun = time.monotonic()
        await load.come([server.url for server in servers])
        column = {"sockets": time.monotonic() - begun}
        column["live"] = (sum(server.memory() for server in servers) - before) / plan.live / 1000
        await load.play(plan.rate, plan.warm_up)
        clocks: dict[str, Callable[[], float]] = {
            "server": lambda: sum(used(server.pid) for server in servers),
            "load": time.process_time,
            "others": machine,
        }
        if postmaster is not None:
            clocks["database"] = lambda: used(postmaster, family=True)
        then = {name: clock() for name, clock in clocks.items()}
        figures = await load.play(plan.rate, plan.seconds)
        column |= {name: (clock() - then[name]) / figures.seconds * 100 for name, clock in clocks.items()}
        column["others"] -= sum(column[name] for name in clocks if name != "others")
        column |= told(figures)
        column["lost"] += await load.missing(servers[-1].url)
        await load.leave()
        return column


def told(figures: Figures) -> Column:
    """What the load measured, in milliseconds."""
    return {
        "p50": share(figures.arrivals, 0.5) * 1000,
        "p90": share(figures.arrivals, 0.9) * 1000,
        "p99": share(figures.arrivals, 0.99) * 1000,
        "longest": max(figures.arrivals) * 1000,
        "sent": figures.sent,
        "arrived": len(figures.arrivals),
        "refused": figures.refused,
        "lost": figures.lost,
        "late": share(figures.late, 0.99) * 1000,
        "lag": share(figures.lag, 0.99) * 1000,
    }


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


# Single requests, one after the other


def started(server: Server) -> float:
    """Seconds from the start of the process to the first answer."""
    begun = time.monotonic()
    with server:  # it is not asked before it says that it runs
        get(server, "/healthz")
        return time.monotonic() - begun


def opened(server: Server, table: Played) -> float:
    """Seconds for the state of a game that is not in memory: as the client sees it, a little more than the server's."""
    begun = time.monotonic()
    get(server, f"/api/tables/{table.row.id}/state", table.people[0].headers)
    return time.monotonic() - begun


def get(server: Server, path: str, headers: dict[str, str] | None = None) -> None:
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=30)
    try:
        connection.request("GET", path, headers=headers or {})
        response = connection.getresponse()
        response.read()
        assert response.status == 200, f"{path}: {response.status}"
    finally:
        connection.close()


# Processes


def used(process: int, *, family: bool = False) -> float:
    """Seconds of a processor that a process had; `family`: with its children, also those that are gone."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    ticks = sum(map(int, fields[11:15] if family else fields[11:13]))
    own = ticks / os.sysconf("SC_CLK_TCK")
    if not family:
        return own
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(used(int(child)) for child in children)


def machine() -> float:
    """Seconds of all processors that anybody had."""
    user, nice, system, _idle, _waiting, *interrupts = Path("/proc/stat").read_text().split()[1:8]
    return sum(map(int, (user, nice, system, *interrupts))) / os.sysconf("SC_CLK_TCK")


def postmaster_of(postgres: Postgres) -> int:
    return int(postgres.sql("SELECT pg_read_file('postmaster.pid')").split()[0])


# What is printed


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def show(plan: Plan, columns: dict[str, Column]) -> None:
    """The figures side by side; one that misses its target has an exclamation mark."""
    print(
        f"{plan.live} tables, {plan.live * 4:,} sockets, {plan.rate:g} moves a second for {plan.seconds:g} s; "
        f"{plan.long} games of at least {LONG} lines\n"
    )
    print(f"{'':46}{'target':>9}" + "".join(f"{name:>15}" for name in columns))
    for row in ROWS:
        target = "" if row.most is None else f"≤ {row.most:g}" if row.most else "0"
        cells = "".join(f"{cell(row, column):>15}" for column in columns.values())
        print(f"{row.label:46}{target:>9}{cells}")
    missed = [row.label.strip() for row in ROWS for column in columns.values() if "!" in cell(row, column)]
    print("\nall targets hold" if not missed else f"\nmissed (!): {', '.join(dict.fromkeys(missed))}")
    if any(column["others"] > BUSY for column in columns.values()):
        print("others were at work on this machine: the times are longer than they have to be")
    if any(column["late"] > LATE for column in columns.values()):
        print("the load itself was late with sending: that is in the times of the moves")


def cell(row: Row, column: Column) -> str:
    if row.key not in column:
        return "–"
    value = column[row.key]
    mark = " !" if row.most is not None and value > row.most else ""
    return f"{value:,.{row.digits}f}{mark}"


def main() -> int:
    plan = QUICK if "--quick" in sys.argv[1:] else Plan()
    say("playing games to begin with")
    bench = Bench(plan)
    gc.freeze()  # a pause here would look like one there
    columns: dict[str, Column] = {}
    with TemporaryDirectory() as folder, Postgres() as postgres:
        say("SQLite")
        columns["SQLite"] = bench.alone(str(Path(folder) / "games.sqlite"), None)
        say("PostgreSQL")
        columns["PostgreSQL"] = bench.alone(postgres.fresh(), postmaster_of(postgres))
        say("two processes on PostgreSQL")
        columns["two processes"] = bench.together(postgres.fresh(), 2, postmaster_of(postgres))
    show(plan, columns)
    return 1 if any(column["lost"] for column in columns.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
