"""A real PostgreSQL in a temporary folder, on a Unix socket only; gone with the tests, also when they are killed."""

import os
import shutil
import subprocess
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

SECONDS = 60
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "on",  # a database that is stopped at once must keep what it said it has
    "max_connections": "300",
    "shared_buffers": "64MB",
    "autovacuum": "off",  # on two cores it would only be in the way
}
WATCHDOG = """
    read -r _  # nobody ever says anything: the pipe ends when the tests do
    "$@" -m immediate stop
    rm -rf "$FOLDER"
"""


def binaries() -> Path:
    """Where Debian keeps them, the newest first; or wherever the path leads to."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    if elsewhere is None:
        raise RuntimeError("these tests need a PostgreSQL server (Debian: apt-get install postgresql)")
    return Path(elsewhere).resolve().parent


class Postgres:
    """A server of one's own: `with Postgres() as postgres: … postgres.fresh() …`."""

    def __init__(self) -> None:
        self._binaries = binaries()
        self._folder = Path(mkdtemp(prefix="patroon-pg-", dir="/tmp"))  # a socket's path must be short
        self._data = self._folder / "data"
        self._names = count(1)
        self._running = False
        self._as: list[str] = []
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(self._folder, "postgres", "postgres")
            self._as = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self._watchdog = subprocess.Popen(
            ["/bin/sh", "-c", WATCHDOG, "watchdog", *self._as, str(self._binaries / "pg_ctl"), "-D", str(self._data)],
            env={**os.environ, "FOLDER": str(self._folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # a Ctrl-C is not for it
            cwd="/",
        )
        try:
            self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
            with (self._data / "postgresql.conf").open("a") as file:
                file.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())
                file.write(f"unix_socket_directories = '{self._folder}'\n")
            self.start()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"games{next(self._names)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Say something to a database (by its name); what it answers, a row in a line."""
        return self._run("psql", "-h", self._folder, "-U", "postgres", "-XAtq", "-c", statement, database)

    def start(self) -> None:
        """Again, after stop()."""
        if not self._running:
            self._run("pg_ctl", "-D", self._data, "-l", self._folder / "log", "-w", "start")
            self._running = True

    def stop(self, *, immediately: bool = True) -> None:
        """It goes away: at once, as if somebody had pulled the plug; or in order, letting nobody finish."""
        if self._running:
            self._run("pg_ctl", "-D", self._data, "-m", "immediate" if immediately else "fast", "-w", "stop")
            self._running = False

    def close(self) -> None:
        """For good."""
        assert self._watchdog.stdin is not None
        self._watchdog.stdin.close()
        self._watchdog.wait(SECONDS)

    def _run(self, program: str, *arguments: object) -> str:
        command = [*self._as, str(self._binaries / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, cwd="/", check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr or done.stdout}")
        return done.stdout.strip()
