"""Does a long simulation stay small? Resident memory of this process and its worker while games are played.

    python -m bench.memory [BOT] [GAMES] [PLAYERS]

Reads /proc, so Linux only. Exits with 1 if either grows by more than ALLOWED between a tenth of the games and the end.
"""

import os
import sys
from pathlib import Path

from bench.timing import resident

from patroon.lab.results import Results
from patroon.lab.series import simulate

ALLOWED = 2048
"""Kibibytes: a little is the histograms' rare values and the allocator's whim."""


def workers() -> list[int]:
    """The processes we started that play games."""
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def main() -> int:
    bot = sys.argv[1] if len(sys.argv) > 1 else "random"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    players = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    seen: list[tuple[int, int]] = []

    def look(results: Results) -> None:
        if results.games % max(1, games // 10) == 0:
            parent, worker = resident() // 1024, sum(map(resident, workers())) // 1024
            print(f"{results.games:>8} games: this process {parent:>7} KiB, worker {worker:>7} KiB", flush=True)
            if results.games < games:  # at the very end the worker may be gone
                seen.append((parent, worker))

    simulate([bot] * players, games, seed=1, jobs=1, progress=look)
    growth = max(seen[-1][0] - seen[0][0], seen[-1][1] - seen[0][1])
    print(f"largest growth: {growth} KiB")
    return 0 if growth <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
