"""Is there such a bot? Asked before a game begins, so that the answer is a clear sentence and no fault in a game."""

import json
import shutil
import sys
import traceback
from collections.abc import Iterable, Mapping
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

from patroon.bots import BotError, bot_maker
from patroon.bots.names import BuiltIn, Command, InFile, parse
from patroon.bots.program import Fault, Program

SECONDS: Final = 20.0
"""For loading somebody's file; some learn a model by heart."""


def check(name: str) -> None:
    """Raises BotError if this is no bot, or no options of it. Nobody else's code is run in this process."""
    match parse(name):
        case BuiltIn():
            bot_maker(name)
        case InFile(path) if not path.is_file():
            raise BotError("bot-no-file", file=str(path))
        case InFile(path):
            _check_elsewhere(name, path)
        case Command((program, *_)) if shutil.which(program) is None:
            raise BotError("bot-no-program", program=program)


def files_of(names: Iterable[str]) -> dict[Path, bytes]:
    """The files that bots are in, each with its fingerprint. Raises OSError."""
    paths = [bot.path for bot in map(parse, names) if isinstance(bot, InFile)]
    return {path: sha256(path.read_bytes()).digest() for path in paths}


def check_files(names: Iterable[str], files: Mapping[Path, bytes]) -> None:
    """Raises BotError unless this machine has these bots, and in the same files as another."""
    for name in names:
        if not isinstance(parse(name), BuiltIn):
            check(name)
    for path, found in files_of(names).items():
        if found != files[path]:
            raise BotError("bot-other-file", file=str(path))


def _check_elsewhere(name: str, path: Path) -> None:
    program = Program([sys.executable, "-m", "patroon.bots.checking", name], quiet=True)
    try:
        line = program.receive(monotonic() + SECONDS)
    except Fault as fault:
        raise BotError("bot-file-stuck", file=str(path), seconds=int(SECONDS)) from fault
    finally:
        program.close()
    values = line.get("values")
    if "key" in line and isinstance(values, dict):
        raise BotError(str(line["key"]), **{key: str(value) for key, value in values.items()})


def main(name: str) -> None:
    """Make this bot, in this process, and write down what came of it."""
    found: dict[str, object] = {}
    with redirect_stdout(sys.stderr):
        try:
            bot_maker(name)
        except BotError as error:
            found = {"key": error.key, "values": error.values}
        except Exception as error:  # whatever there is in the file
            found = {"key": "bot-file-fails", "values": {"bot": name, "reason": _where_and_what(error)}}
    print(json.dumps(found))


def _where_and_what(error: Exception) -> str:
    """The last line of the traceback, after the place it speaks of."""
    what = " ".join(traceback.format_exception_only(error)[-1].split())
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, SyntaxError) or not frames:
        return what
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}: {what}"


if __name__ == "__main__":
    main(sys.argv[1])
