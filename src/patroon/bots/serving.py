"""A bot of ours as a program for others: the bot's side of docs/protocol.md, on standard input and output."""

import json
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import replace
from typing import BinaryIO, Final, TextIO

from patroon.bots import Bot, Clock
from patroon.bots.names import Maker
from patroon.bots.seated import PROTOCOL, whims
from patroon.record import Header, RecordError
from patroon.record.header import read_header
from patroon.rules import Game
from patroon.rules.fields import Fields, MalformedLine, Reader
from patroon.rules.game import Line
from patroon.rules.moves import move_from_json
from patroon.rules.options import Refused
from patroon.rules.outcomes import outcome_from_json

LONGEST_LINE: Final = 1 << 20
FAILED: Final = 1


class Misunderstood(ValueError):
    """A line of the host that makes no sense here: for the log."""


class BotFailed(Exception):
    """The bot raised something, which is the cause."""


class Serving:
    """One bot and the games its host tells it about."""

    def __init__(self, name: str, make: Maker, seed: str | None = None) -> None:
        """`seed`: for the bot's whims, instead of the game's commitment."""
        self._name = name
        self._make = make
        self._seed = seed
        self._seat = 0
        self._header: Header | None = None
        self._game: Game | None = None
        self._bot: Bot | None = None

    def answer(self, line: Mapping[str, object]) -> Fields | None:
        """Take in a line and return the answer, if it wants one.

        Raises Misunderstood (nothing has changed then) or BotFailed.
        """
        fields = Reader(line)
        try:
            if fields.has("hello"):
                return self._hello(fields)
            if fields.has("format"):
                self._begin(read_header(line))
            elif fields.has("decide"):
                return self._decide(line)
            elif fields.has("undo"):
                self._undo(fields.integer("undo"))
            elif fields.has("move"):
                self._playing.advance(move_from_json(line))
            elif fields.has("chance"):
                self._playing.advance(outcome_from_json(line))
        except (MalformedLine, RecordError, Refused) as error:
            raise Misunderstood(str(error)) from error
        return None

    @property
    def _playing(self) -> Game:
        if self._game is None:
            raise Misunderstood("no header came yet")
        return self._game

    def _hello(self, fields: Reader) -> Fields:
        self._seat = fields.integer("seat")
        return {"hello": PROTOCOL, "name": self._name}

    def _begin(self, header: Header) -> None:
        if not 0 <= self._seat < len(header.seats):
            raise Misunderstood(f"no player {self._seat} in this game")
        seeded = header if self._seed is None else replace(header, commitment=self._seed)
        with _blaming_the_bot():
            self._bot = self._make(whims(seeded, self._seat))
        self._header = header
        self._game = _told(header, [])

    def _undo(self, number: int) -> None:
        lines = self._playing.lines
        if not 0 < number <= len(lines):
            raise Misunderstood(f"{number} lines can't be taken back, there are {len(lines)}")
        assert self._header is not None
        self._game = _told(self._header, lines[:-number])

    def _decide(self, line: Mapping[str, object]) -> Fields:
        game = self._playing
        if game.to_decide != self._seat:
            raise Misunderstood("this is not the decision of this player")
        number, ms = Reader(line).integer("decide"), line.get("ms")
        assert self._bot is not None
        with _blaming_the_bot():
            move = self._bot.decide(game.view(), game.options(), Clock(ms if isinstance(ms, int) else None))
            return {"decide": number, "move": move.to_json()}


@contextmanager
def _blaming_the_bot() -> Iterator[None]:
    """Let it run; what it prints goes into the log, so that it does not get in between."""
    with redirect_stdout(sys.stderr):
        try:
            yield
        except Exception as error:
            raise BotFailed from error


def _told(header: Header, lines: list[Line]) -> Game:
    """The game after these lines; chance is what the host says."""
    game = Game.new(len(header.seats), header.board, first=header.first)
    for line in lines:
        game.advance(line)
    return game


def serve(serving: Serving, lines: BinaryIO, answers: TextIO) -> int:
    """Answer lines until there are no more or the host says goodbye; the exit code.

    What makes no sense is said on standard error, and so is a bot's own failure, which ends it.
    """
    while raw := lines.readline(LONGEST_LINE):
        try:
            line = _parsed(raw)
            if "bye" in line:
                break
            answer = serving.answer(line)
        except Misunderstood as error:
            print(f"{raw[:80]!r}: {error}", file=sys.stderr, flush=True)
        except BotFailed as failed:
            traceback.print_exception(failed.__cause__)
            return FAILED
        else:
            if answer is not None:
                print(json.dumps(answer), file=answers, flush=True)
    return 0


def _parsed(raw: bytes) -> Mapping[str, object]:
    try:
        line = json.loads(raw.decode())
    except (ValueError, RecursionError) as error:
        raise Misunderstood(str(error)) from error
    if not isinstance(line, dict):
        raise Misunderstood("not an object")
    return line
