"""The arguments of a command, and one sentence about what is wrong with them.

argparse splits them; what they mean is checked here, so that every sentence comes from words/.
"""

import argparse
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn

from patroon.board import Board, built_in, load
from patroon.bots import BotError
from patroon.bots.checking import check
from patroon.bots.names import split_names
from patroon.lab.cluster import AUTO, Cluster
from patroon.lab.series import all_cores
from patroon.words import LANGUAGES, Words

MOST_GAMES: Final = 10_000_000
LEAST_MS: Final = 50
MOST_MS: Final = 3_600_000
MOST_JOBS: Final = 256

OPEN: Final = ("ray",)
"""Options that need no value."""

WRONG_FILE: Final = 1
WRONG_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130
"""Exit codes."""


class UsageError(Exception):
    """Wrong arguments: a message key with its values, and the command that helps."""

    def __init__(self, key: str, **values: int | str) -> None:
        self.key = key
        self.values = values
        super().__init__(key)


class FileFailed(Exception):
    """A file that can't be read or written, with the reason as its cause."""

    def __init__(self, path: str, cause: Exception) -> None:
        self.path = path
        self.cause = cause
        super().__init__(path)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError("cli-no-option", option=message)


class Arguments:
    """What stands behind a command's name."""

    def __init__(self, argv: Sequence[str], options: Sequence[str] = (), flags: Sequence[str] = ()) -> None:
        parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
        parser.add_argument("rest", nargs="*")
        for option in options:
            if option in OPEN:
                parser.add_argument(f"--{option}", dest=option, nargs="?", const="")
            else:
                parser.add_argument(f"--{option}", dest=option)
        for flag in flags:
            parser.add_argument(f"--{flag}", dest=flag, action="store_true")
        try:
            found, unknown = parser.parse_known_intermixed_args(list(argv))
        except argparse.ArgumentError as error:
            option = error.argument_name or ""
            key = "cli-flag-value" if option.removeprefix("--") in flags else "cli-option-value"
            raise UsageError(key, option=option) from error
        if unknown:
            raise UsageError("cli-no-option", option=unknown[0])
        self.rest: list[str] = found.rest
        self._found = vars(found)

    def nothing_more(self) -> None:
        """Refuse what nobody asked for."""
        if self.rest:
            raise UsageError("cli-no-option", option=self.rest[0])

    def text(self, option: str) -> str | None:
        value = self._found[option]
        return value if isinstance(value, str) else None

    def flag(self, flag: str) -> bool:
        return bool(self._found[flag])

    def number(self, option: str, least: int, most: int) -> int | None:
        text = self.text(option)
        if text is None:
            return None
        number = _whole(text)
        if number is None or not least <= number <= most:
            raise UsageError("cli-not-a-number", option=f"--{option}", least=least, most=most, value=text[:40])
        return number

    def milliseconds(self) -> int | None:
        """The time a bot has for a decision."""
        return self.number("ms", LEAST_MS, MOST_MS)

    def seed(self) -> int | None:
        text = self.text("seed")
        if text is None:
            return None
        number = _whole(text)
        if number is None or not 0 <= number < 2**256:
            raise UsageError("cli-not-a-seed", option="--seed", value=text[:80])
        return number

    def jobs(self) -> int | Cluster:
        """How many processes work, or the cluster that does."""
        text = self.text("jobs")
        if (address := self.text("ray")) is not None:
            if text is not None:
                raise UsageError("cli-jobs-and-ray")
            return _cluster(address)
        if text is None:
            return 1
        number = min(all_cores(), MOST_JOBS) if text.strip() == "auto" else _whole(text)
        if number is None or not 1 <= number <= MOST_JOBS:
            raise UsageError("cli-not-jobs", option="--jobs", most=MOST_JOBS, value=text[:40])
        return number

    def files(self) -> list[Path]:
        if not self.rest:
            raise UsageError("cli-need-file")
        return [Path(name) for name in self.rest]

    def file(self) -> Path:
        if len(self.files()) > 1:
            raise UsageError("cli-one-file")
        return Path(self.rest[0])

    def bots(self) -> list[str]:
        text = self.text("players")
        if text is None:
            raise UsageError("cli-need-bots")
        names = split_names(text)
        for name in dict.fromkeys(names):
            _check_bot(name)
        if not 2 <= len(names) <= 5:
            raise UsageError("cli-number-of-players", have=len(names))
        return names

    def bot(self, option: str, default: str) -> str:
        name = self.text(option) or default
        _check_bot(name)
        return name

    def rivals(self, default: Sequence[str]) -> list[str]:
        """Two or more bots, named one after the other, each once."""
        names = self.rest or list(default)
        for index, name in enumerate(names):
            _check_bot(name)
            if name in names[:index]:
                raise UsageError("cli-bot-twice", bot=name)
        if len(names) < 2:
            raise UsageError("cli-need-rivals")
        return names

    def output(self, option: str, endings: Sequence[str], package: str) -> Path | None:
        """A file of one of these kinds that a package helps to write. It may be there already: it is made anew."""
        text = self.text(option)
        if text is None:
            return None
        path = Path(text)
        if path.suffix[1:].lower() not in endings:
            raise UsageError(
                "cli-wrong-ending", option=f"--{option}", endings=" / ".join(f".{each}" for each in endings), file=text
            )
        need_package(f"--{option}", package)
        if not path.parent.is_dir():
            raise FileFailed(text, FileNotFoundError())
        if path.is_dir():
            raise FileFailed(text, IsADirectoryError())
        if not os.access(path.parent, os.W_OK):
            raise FileFailed(text, PermissionError())
        return path

    def new_file(self, option: str) -> Path | None:
        """A file to be written, which must not be there yet."""
        text = self.text(option)
        if text is None:
            return None
        if not text or os.path.lexists(text):
            raise UsageError("cli-file-taken", option=f"--{option}", file=text)
        return Path(text)

    def board(self) -> Board:
        path = self.text("board")
        return read_board(path) if path is not None else built_in()


def _cluster(address: str) -> Cluster:
    """The cluster at this address; without one, where Ray itself would look for it."""
    need_package("--ray", "ray", extra="cluster")
    cluster = Cluster(address or os.environ.get("RAY_ADDRESS") or AUTO)
    if not cluster.valid:
        raise UsageError("cli-not-a-cluster", option="--ray" if address else "RAY_ADDRESS", value=cluster.address[:40])
    return cluster


def need_package(option: str, package: str, extra: str = "lab") -> None:
    """Refuse what can't be done without a package that is not everybody's."""
    if find_spec(package) is None:
        raise UsageError("cli-need-extra", option=option, package=package, extra=extra)


def read_board(path: str) -> Board:
    """The board in a file. Raises FileFailed."""
    try:
        return load(Path(path))
    except (OSError, ValueError) as error:
        raise FileFailed(path, error) from error


def _check_bot(name: str) -> None:
    try:
        check(name)
    except BotError as error:
        raise UsageError(error.key, **error.values) from error


def _whole(text: str) -> int | None:
    """The number, in decimal or as 0x…; None if it is none."""
    digits = text.strip().lower()
    try:
        return int(digits, 16) if digits.startswith("0x") else int(digits)
    except ValueError:
        return None


def take_language(argv: Sequence[str], default: str) -> tuple[str, list[str]]:
    """The language asked for with --lang, wherever it stands, and the other arguments."""
    rest = list(argv)
    language = default
    index = 0
    while index < len(rest) and rest[index] != "--":
        name, equals, value = rest[index].partition("=")
        if name != "--lang":
            index += 1
            continue
        if not equals:
            if index + 1 == len(rest):
                raise UsageError("cli-option-value", option="--lang")
            value = rest.pop(index + 1)
        del rest[index]
        if value not in LANGUAGES:
            raise UsageError("cli-not-a-language", value=value[:20], languages=", ".join(LANGUAGES))
        language = value
    return language, rest


def sentence(words: Words, error: UsageError, command: str) -> str:
    """What is wrong, and where to look."""
    help_command = f"patroon {command} --help" if command else "patroon --help"
    return words("cli-usage", message=words(error.key, **error.values), **{"try": help_command})
