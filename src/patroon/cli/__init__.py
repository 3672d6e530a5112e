"""The command line."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from patroon import __version__
from patroon.cli.arguments import (
    INTERRUPTED,
    WRONG_ARGUMENTS,
    WRONG_FILE,
    FileFailed,
    UsageError,
    sentence,
    take_language,
)
from patroon.cli.boards import board
from patroon.cli.bots import bot
from patroon.cli.failures import cluster_error
from patroon.cli.keeping import backup, restore
from patroon.cli.output import file_error
from patroon.cli.ratings import rate_bots
from patroon.cli.reading import rules
from patroon.cli.records import advise, legal, replay, verify
from patroon.cli.serving import serve
from patroon.cli.simulation import simulate
from patroon.cli.terminal import play
from patroon.lab.cluster import ClusterFailed
from patroon.lab.workers import WorkersFailed
from patroon.rules import COMPILED
from patroon.words import LANGUAGES, Words, preferred, words

COMMANDS: Final[dict[str, Callable[[Sequence[str], Words], int]]] = {
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "play": play,
    "simulate": simulate,
    "rate": rate_bots,
    "verify": verify,
    "legal": legal,
    "advise": advise,
    "replay": replay,
    "board": board,
    "bot": bot,
    "rules": rules,
}


def run() -> None:
    """The program `patroon`."""
    _prepare_output()
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # `patroon … | head`: nobody reads on
        _forget_output()
        code = 0
    except OSError as error:  # files are dealt with where they are read and written; this is the output
        _forget_output()
        said = words(preferred(os.environ))
        message = said("cli-output-failed", reason=error.strerror or str(error))
        print(said("cli-error", message=message), file=sys.stderr)
        code = WRONG_FILE
    sys.exit(code)


def _prepare_output() -> None:
    """Whatever the terminal can't show is replaced, and somebody who closed the output does not want it."""
    if sys.stdout is None:
        _forget_output()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # until the end of the process


def main(argv: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    said = words(preferred(os.environ))
    command = ""
    try:
        language, rest = take_language(argv, said.language)
        said = words(language)
        if rest and rest[0] in COMMANDS:
            command = rest[0]
        if "--help" in rest or "-h" in rest:
            print(said(f"help-{command or 'main'}", languages=", ".join(LANGUAGES)))
            return 0
        return _carry_out(rest or ["serve", "--open"], said)
    except UsageError as error:
        print(said("cli-error", message=sentence(said, error, command)), file=sys.stderr)
        return WRONG_ARGUMENTS
    except FileFailed as error:
        print(file_error(said, error.path, error.cause), file=sys.stderr)
        return WRONG_FILE
    except WorkersFailed as error:
        message = said("cli-workers-failed", code=str(error))
        print(said("cli-error", message=message), file=sys.stderr)
        return WRONG_FILE
    except ClusterFailed as error:
        print(cluster_error(said, error), file=sys.stderr)
        return WRONG_FILE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print(said("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED


def _carry_out(argv: Sequence[str], said: Words) -> int:
    command, *rest = argv
    if command == "--version":
        print(said("cli-version-compiled" if COMPILED else "cli-version-interpreted", version=__version__))
        return 0
    if command not in COMMANDS:
        raise UsageError("cli-no-command", command=command[:40], commands=", ".join(COMMANDS))
    return COMMANDS[command](rest, said)
