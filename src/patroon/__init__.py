"""The board game Nieuw Amsterdam for people, bots and researchers."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"


class _Sources:
    """Finds the sources of the package only, where its compiled modules would be found first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith(f"{__name__}.") or path is None:
            return None
        specs = [FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for place in path]
        return next((spec for spec in specs if spec is not None), None)


if os.environ.get("PATROON_PURE"):
    sys.meta_path.insert(0, _Sources)
