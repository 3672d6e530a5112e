"""How a server is run: where it listens, where it keeps its games, what it allows."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PORT: Final = 8620
"""1620s."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
CLIENT: Final = Path(os.environ.get("PATROON_CLIENT", Path(__file__).parent / "web"))
"""Where the build of the drawn table leaves it; there may be none. Its authors try several builds at once."""
PAGE: Final = "index.html"
"""The one page of the drawn table."""


@dataclass(frozen=True, slots=True)
class Rates:
    """How much one person or address may ask for: so many a second, and so many at once after a pause."""

    read: float = 50.0
    write: float = 20.0
    new: float = 2.0
    """Tables, people, records."""
    burst: float = 5.0
    """Seconds' worth."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the command line says."""

    database: str
    host: str = LOOPBACK[0]
    port: int = PORT
    url: str | None = None
    """What people type, where a proxy stands in front."""
    thinkers: int = 2
    rates: Rates | None = Rates()
    """None: no limits, for measuring."""
    log: str = "text"
    client: Path = CLIENT

    @property
    def drawn(self) -> bool:
        """The drawn table is built."""
        return (self.client / PAGE).is_file()

    @property
    def local(self) -> bool:
        """Only this machine can reach it."""
        return self.host in LOOPBACK or self.host.startswith("127.")


def data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "patroon"
