"""Runs the sides of a comparison, one after the other, all on one core."""

import json
import os
import subprocess
from pathlib import Path
from typing import Final

from bench.timing import Figures

ROOT: Final = Path(__file__).parent.parent


def measured(python: str | Path, side: str, *arguments: object, source: Path | None = None) -> dict[str, Figures]:
    """A side's rows, from a fresh process on the first core this one may use; `source` is where its patroon is."""
    environment = os.environ | {"PYTHONPATH": str(source or "")}
    core = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    done = subprocess.run(
        [python, "-m", f"bench.sides.{side}", *map(str, arguments)],
        check=True,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=None if core is None else lambda: os.sched_setaffinity(0, {core}),
    )
    rows: dict[str, Figures] = json.loads(done.stdout)
    return rows
