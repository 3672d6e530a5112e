"""What hatch does besides packing: it builds the browser's client, and compiles the rules where there is a compiler.

mypyc makes an extension module of each source; in the wheel they lie beside the sources, and Python prefers them.
Without a compiler, or with PATROON_PURE=1, the sources go alone. An editable install is never compiled: there the
sources are what runs.
"""

import os
import subprocess
import sys
from importlib.metadata import version as installed
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
sys.path.insert(0, str(ROOT / "web"))

import build as client  # noqa: E402  # hatch does not look there by itself

SOURCE: Final = Path("src")
SEARCH: Final = ("auction", "columns", "plan", "value", "worth")
"""What the bots think with."""
LEARNING: Final = ("meanings", "drafts", "openings", "sight", "choices", "stepping")
"""What every step of learning goes through."""
BUILT: Final = ROOT / "build" / "compiled"
STAMP: Final = BUILT / ".sources"


class Build(BuildHookInterface[Any]):
    """What hatch calls before it makes a wheel, or an editable one."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client.build()
        if version == "editable" or os.environ.get("PATROON_PURE"):
            return
        refused = compiled()
        if refused:
            print(refused[-2000:], file=sys.stderr)
            self.app.display_warning("patroon could not be compiled; it works all the same, only slower")
            return
        for path in BUILT.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(BUILT))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def sources() -> list[Path]:
    return [
        *sorted((ROOT / SOURCE / "patroon" / "rules").glob("*.py")),
        *[ROOT / SOURCE / "patroon" / "bots" / f"{name}.py" for name in SEARCH],
        *[ROOT / SOURCE / "patroon" / "envs" / f"{name}.py" for name in LEARNING],
    ]


def compiled() -> str:
    """Compile the sources, unless that is done already. Returns what was said if it is not possible."""
    now = f"{client.digest(iter([*sources(), Path(__file__)]))} {sys.implementation.cache_tag} {installed('mypy')}"
    if STAMP.is_file() and STAMP.read_text() == now:
        return ""
    rmtree(BUILT, ignore_errors=True)
    command = [sys.executable, __file__]  # a compiler talks much, and leaves its process if it fails
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        return done.stdout.decode(errors="replace") or f"the compiler left with {done.returncode}"
    STAMP.write_text(now)
    return ""


def compile_now() -> None:
    """Make the extension modules. Ends with an error where that is not possible."""
    from mypyc.build import mypycify  # noqa: PLC0415  # takes a second, and is not always needed
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    names = [str(path.relative_to(ROOT)) for path in sources()]  # tracebacks tell them
    extensions = mypycify(names, opt_level="3", debug_level="0", target_dir=str(BUILT / "c"))
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(BUILT), str(BUILT / "c")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_now()
