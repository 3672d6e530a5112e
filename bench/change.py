"""Has the engine got slower? python -m bench.change [COMMIT]

The working tree against a commit: the one named, or the last one if anything has changed since, else the one before it.
Both sides as sources, and compiled if there is a compiler. Exits with 1 if a speed has fallen by more than
judging.ALLOWED, twice.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, rmtree
from typing import Final

from bench.judging import ALLOWED, JUDGED, Runs, ratios, slower, spread
from bench.turns import ROOT, measured

REPETITIONS: Final = 11
SECONDS: Final = 0.25
"""For each figure. With eleven repetitions the medians of a tree against itself stay within 8 % on a busy machine."""

PLACE: Final = ROOT / ".venv" / "bench"
ENGINE: Final = ("src", "hatch_build.py", "pyproject.toml")


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"no commit to compare with: git {' '.join(arguments)} failed")
    return done.stdout.strip()


def before() -> str:
    """The last commit if something has changed since, else the one before it."""
    return "HEAD" if git("status", "--porcelain", "--", *ENGINE) else "HEAD~1"


def unpacked(commit: str) -> Path:
    """The tree of a commit, in a folder of its own."""
    tree = PLACE / "before"
    stamp = tree / ".commit"
    if not stamp.is_file() or stamp.read_text(encoding="ascii") != commit:
        rmtree(tree / "src", ignore_errors=True)  # what is compiled stays: the rules may be the same
        tree.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", tree], input=archive, check=True)
        stamp.write_text(commit, encoding="ascii")
    return tree


def compiled(tree: Path, name: str) -> Path | None:
    """Where the tree's patroon is with its rules compiled; None where that is not possible."""
    if not (tree / "hatch_build.py").exists():
        return None
    build = "import sys, hatch_build; sys.exit(hatch_build.compiled() or None)"
    environment = os.environ | {"PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, "-c", build], cwd=tree, env=environment, stderr=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        return None
    target = PLACE / name
    rmtree(target, ignore_errors=True)
    copytree(tree / "src", target)
    copytree(tree / "build" / "compiled", target, dirs_exist_ok=True)
    return target


def pairs(tree: Path) -> dict[str, tuple[Path, Path]]:
    """What is compared, before and after."""
    found = {"interpreted": (tree / "src", ROOT / "src")}
    tell("compiling")
    old, new = compiled(tree, "before-compiled"), compiled(ROOT, "after-compiled")
    if old and new:
        found["compiled"] = (old, new)
    else:
        tell("one of them could not be compiled: only the sources are compared")
    return found


def run(pair: tuple[Path, Path], turn: int, runs: tuple[Runs, Runs]) -> None:
    """Both sides once; who comes first changes from turn to turn."""
    for side in (0, 1) if turn % 2 else (1, 0):
        for figure, value in measured(sys.executable, "patroon", SECONDS, source=pair[side])["patroon"].items():
            runs[side].setdefault(figure, []).append(value)


def main(revision: str) -> int:
    """Measure, print the comparison, and say what is slower."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}")
    tell(f"the working tree against {revision}, {git('log', '-1', '--format=%h %s', commit)}")
    found = pairs(unpacked(commit))
    runs: dict[str, tuple[Runs, Runs]] = {way: ({}, {}) for way in found}
    complaints = take_turns(found, runs)
    if complaints:
        tell(f"slower, it seems: {'; '.join(complaints)}. Once more, since it may be the machine")
        complaints = take_turns(found, runs)
    show(runs)
    if complaints:
        tell(f"slower by more than {ALLOWED:.0%}: {'; '.join(complaints)}")
        return 1
    print(f"\nnothing is slower by more than {ALLOWED:.0%}")
    return 0


def take_turns(found: dict[str, tuple[Path, Path]], runs: dict[str, tuple[Runs, Runs]]) -> list[str]:
    """Add runs of everything. Returns what is slower by all of them."""
    for turn in range(REPETITIONS):
        tell(f"run {turn + 1} of {REPETITIONS}")
        for way, pair in found.items():
            run(pair, turn, runs[way])
    return [f"{figure}, {way}" for way, (old, new) in runs.items() for figure in slower(old, new)]


def show(runs: dict[str, tuple[Runs, Runs]]) -> None:
    """The table."""
    repetitions = len(runs["interpreted"][0][JUDGED[0]])
    print(f"medians (lowest–highest) of {repetitions} runs in turns on one core\n")
    print(f"{'':32} {'before':>28} {'now':>28} {'speed now to before':>22}")
    for way, (old, new) in runs.items():
        for figure in JUDGED:
            ratio = spread(ratios(figure, new[figure], old[figure]))
            print(f"{f'{figure}, {way}':32} {spread(old[figure]):>28} {spread(new[figure]):>28} {ratio:>22}")


def tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else before()))
