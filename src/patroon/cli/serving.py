"""patroon serve, and patroon alone: the server on this machine, and the browser at its door."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from patroon.cli.arguments import WRONG_FILE, Arguments, FileFailed, UsageError
from patroon.server.failures import NewerDatabase, NotADatabase, StorageFailed
from patroon.words import Words

if TYPE_CHECKING:
    from patroon.server.running import Door
    from patroon.server.settings import Settings

MOST_THINKERS: Final = 64
MOST_PORT: Final = 65_535
LOGS: Final = ("text", "json")

# What the server needs is imported where it is needed: the other commands should start as quickly as before.


def database_of(arguments: Arguments) -> str:
    """--database, PATROON_DATABASE, or a file in the user's data folder. Raises UsageError."""
    from patroon.server.settings import data_folder
    from patroon.server.storage.database import address

    given = arguments.text("database") or os.environ.get("PATROON_DATABASE")
    if not given:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileFailed(str(folder), error) from error
        return str(folder / "patroon.sqlite")
    try:
        url = address(given)
    except NotADatabase as error:
        raise UsageError("cli-not-a-database", value=str(error)) from error
    if url.drivername.startswith("postgresql"):
        if find_spec("asyncpg") is None:
            raise UsageError("cli-need-asyncpg")
    elif not Path(url.database or "").parent.is_dir():
        raise FileFailed(given, FileNotFoundError())
    return given


def serve(argv: Sequence[str], words: Words) -> int:
    """Run the server until it is stopped."""
    from patroon.server.running import AlreadyRunning, only_one

    options = ("host", "port", "database", "url", "thinkers", "log")
    arguments = Arguments(argv, options=options, flags=("open", "no-limits"))
    arguments.nothing_more()
    settings = _settings(arguments)
    try:
        with only_one(settings.database) as door:
            return _run(settings, words, door, explicit=arguments.text("port") is not None, show=arguments.flag("open"))
    except AlreadyRunning as running:
        print(words("serve-already", url=running.url))
        if arguments.flag("open") and running.url:
            opening = open_browser(running.url)
            if opening is not None:
                opening.join()
            return 0
        return WRONG_FILE


def _settings(arguments: Arguments) -> "Settings":
    from patroon.server.settings import LOOPBACK, PORT, Rates, Settings

    url = arguments.text("url")
    if url is not None and (urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc):
        raise UsageError("cli-not-a-url", option="--url", value=url[:80])
    log = arguments.text("log") or LOGS[0]
    if log not in LOGS:
        raise UsageError("cli-not-a-log", option="--log", value=log[:40], kinds=" / ".join(LOGS))
    port = arguments.number("port", 0, MOST_PORT)
    return Settings(
        database=database_of(arguments),
        host=arguments.text("host") or LOOPBACK[0],
        port=PORT if port is None else port,
        url=url.rstrip("/") if url is not None else None,
        thinkers=arguments.number("thinkers", 1, MOST_THINKERS) or min(2, os.cpu_count() or 1),
        rates=None if arguments.flag("no-limits") else Rates(),
        log=log,
    )


def _run(settings: "Settings", words: Words, door: "Door", *, explicit: bool, show: bool) -> int:
    from patroon.server.run import PortTaken, listen, serve

    try:
        sock = listen(settings)
    except PortTaken as taken:
        if explicit:
            raise UsageError("cli-port-taken", port=str(settings.port), reason=str(taken)) from taken
        sock = listen(replace(settings, port=0))
    port = sock.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    url = settings.url or f"http://{host}:{port}"

    def ready() -> None:
        door.tell(url)
        print(words("serve-ready", url=url), flush=True)
        print(words("serve-kept", database=shown(settings.database)), flush=True)
        if not settings.local:
            print(words("serve-outside", host=settings.host), flush=True)
        if show:
            open_browser(url)

    try:
        started = serve(settings, sock, ready)
    except (StorageFailed, NewerDatabase) as failed:
        raise FileFailed(shown(settings.database), failed) from failed
    return 0 if started else WRONG_FILE


def open_browser(url: str) -> Thread | None:
    """In a window, if there are windows: a browser in this terminal would stand in the server's way."""
    windows = sys.platform in ("win32", "darwin")
    if not windows and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        return None
    opening = Thread(target=webbrowser.open, args=(url,), daemon=True)
    opening.start()
    return opening


def shown(database: str) -> str:
    """Without the password."""
    from patroon.server.storage.database import address

    url = address(database)
    if url.drivername.startswith("sqlite"):
        return url.database or ""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)
