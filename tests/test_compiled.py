"""The compiled rules and the sources are one engine: `make test` builds the wheel into .venv/compiled for this."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from patroon import __version__

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = Path(sys.prefix) / "compiled"


def run(*arguments: str, path: Path, **environment: str) -> str:
    """What a module says with the package from this place."""
    surroundings = {**os.environ, "PYTHONPATH": str(path), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error", **environment}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_compiled_and_interpreted_games_are_the_same_byte_by_byte() -> None:
    compiled = run("tests.told", path=COMPILED)
    assert compiled.count("\n") > 30
    assert compiled == run("tests.told", path=ROOT / "src"), "or `make compiled` is due"


def test_the_version_says_which_one_runs() -> None:
    assert run("patroon", "--version", path=COMPILED) == f"patroon {__version__}, compiled\n"
    assert run("patroon", "--version", path=ROOT / "src") == f"patroon {__version__}, interpreted\n"


def test_the_compiled_modules_can_be_left_aside() -> None:
    assert run("patroon", "--version", path=COMPILED, PATROON_PURE="1") == f"patroon {__version__}, interpreted\n"
