"""Real server processes: started from the command line, killed, started again."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

SECONDS = 30.0


def surroundings() -> dict[str, str]:
    """The environment of a server: traced for coverage, its games would take many times as long."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    return {**plain, "PYTHONWARNINGS": "default"}


class Server:
    """One process of `patroon serve`."""

    def __init__(self, database: str, *more: str, log: Path | None = None, port: int = 0) -> None:
        self.database = database
        self.more = more
        self.log = log
        self.port = port
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it says that it runs. A second start is on the same port."""
        errors = self.log.open("a") if self.log is not None else subprocess.DEVNULL
        command = [sys.executable, "-m", "patroon", "serve", "--lang", "en", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, "--log", "json", *self.more],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=surroundings(),
        )
        if self.log is not None and not isinstance(errors, int):
            errors.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        if found is None:
            self.process.wait(SECONDS)
            raise RuntimeError(f"the server did not start: {line!r}")
        self.url, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """kill -9: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As systemd does it; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def metric(self, name: str) -> float:
        """The sum of a metric's samples."""
        text = httpx.get(f"{self.url}/metrics", trust_env=False).text
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if re.match(rf"{name}[ {{]", line))

    def memory(self) -> int:
        """Resident bytes, of this process only."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024


def wait_for(condition: "object", seconds: float = SECONDS) -> None:
    """Until a callable gives something true."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
