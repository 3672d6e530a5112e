"""How people name a bot: `NAME[:option=value…]`, `file.py:Class[:option=value…]` or `cmd:PROGRAM ARGS`."""

import inspect
import re
import shlex
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Final, get_args, get_type_hints

from patroon.bots.bot import Bot

Value = int | float | str | bool
Maker = Callable[[Random], Bot]
"""Makes one bot, for one game and seat, with its source of whims."""

_IN_FILE: Final = re.compile(r"(?P<path>.+?\.py)(?::(?P<rest>.*))?", re.DOTALL)
_WITHOUT_BACKSLASH: Final = re.compile(r"(?<!\\),")
_YES_OR_NO: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class BotError(ValueError):
    """A bot that can't be had: a message key with its values."""

    def __init__(self, key: str, **values: int | str) -> None:
        self.key = key
        self.values = values
        super().__init__(f"{key} {values}")


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A bot of ours, which runs in this process."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class InFile:
    """Somebody's Python class, which runs in a process of its own."""

    path: Path
    name: str
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Command:
    """Somebody's program that speaks the protocol."""

    words: tuple[str, ...]


def split_names(text: str) -> list[str]:
    """Names between commas; a comma that belongs to a name has a backslash in front."""
    return [name.strip().replace(r"\,", ",") for name in _WITHOUT_BACKSLASH.split(text)]


def parse(text: str) -> BuiltIn | InFile | Command:
    """What the text names; whether there is such a bot is another question. Raises BotError."""
    if text.startswith("cmd:"):
        return Command(_words(text))
    if in_file := _IN_FILE.fullmatch(text):
        name, *options = (in_file["rest"] or "").split(":")
        if not name or "=" in name:
            raise BotError("bot-needs-class", bot=text)
        return InFile(Path(in_file["path"]), name, _options(text, options))
    name, *options = text.split(":")
    return BuiltIn(name, _options(text, options))


def _words(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text.removeprefix("cmd:"))
    except ValueError as error:
        raise BotError("bot-open-quote", bot=text) from error
    if not words:
        raise BotError("bot-needs-program", bot=text)
    return tuple(words)


def _options(text: str, written: list[str]) -> dict[str, str]:
    options = {}
    for each in written:
        option, equals, value = each.partition("=")
        if not option or not equals:
            raise BotError("bot-option-unclear", bot=text, option=each)
        options[option] = value
    return options


def class_in(path: Path, name: str) -> type[Bot]:
    """The class in a Python file, which is run for it, here and now. Raises BotError, and whatever the file raises."""
    spec = spec_from_file_location(f"patroon_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BotError("bot-no-file", file=str(path))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickle look there
    sys.path.insert(0, str(path.resolve().parent))  # so that it can import what lies beside it
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError("bot-no-class", file=str(path), name=name)
    return found


def with_options(name: str, bot: type[Bot], written: Mapping[str, str]) -> Maker:
    """The class with its options, converted as its __init__ wants them, and tried once. Raises BotError."""
    parameters = {
        option: parameter
        for option, parameter in list(inspect.signature(bot.__init__).parameters.items())[2:]  # self and random
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    }
    for option in written:
        if option not in parameters:
            known = ", ".join(parameters)
            raise BotError("bot-no-option" if known else "bot-no-options", bot=name, option=option, options=known)
    for option, parameter in parameters.items():
        if parameter.default is parameter.empty and option not in written:
            raise BotError("bot-option-missing", bot=name, option=option)
    hints = get_type_hints(bot.__init__)
    options = {option: _converted(name, option, text, hints.get(option, str)) for option, text in written.items()}
    maker: Maker = partial(bot, **options)  # type: ignore[arg-type]  # each as its annotation says
    try:
        maker(Random(0))
    except BotError:  # one of ours says it in the user's language
        raise
    except ValueError as error:
        raise BotError("bot-refuses", bot=name, reason=" ".join(str(error).split())) from error
    return maker


def _converted(name: str, option: str, text: str, wanted: object) -> Value:
    kinds = get_args(wanted) or (wanted,)  # `int | None` wants an int
    for kind, convert in ((bool, _yes_or_no), (int, int), (float, float)):
        if kind in kinds:
            try:
                return convert(text)
            except (ValueError, KeyError) as error:
                raise BotError("bot-option-value", bot=name, option=option, value=text, kind=kind.__name__) from error
    return text


def _yes_or_no(text: str) -> bool:
    return _YES_OR_NO[text.lower()]
