"""Bots at a table: one way to ask any of them, whether it is ours or a program that others wrote."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from patroon.bots import Bot, Clock, RandomBot, Reason, bot_maker
from patroon.bots.names import Command, InFile, Maker, parse
from patroon.bots.program import DIED, FLOOD, GARBAGE, GONE, ILLEGAL, TIMEOUT, Fault, Program
from patroon.record import Header
from patroon.rules import Game
from patroon.rules.fields import Fields, MalformedLine
from patroon.rules.game import Line
from patroon.rules.moves import Move, move_from_json
from patroon.rules.options import Refusal

PROTOCOL: Final = 1
MS: Final = 2000
"""The time for a decision where nobody set one."""
START_SECONDS: Final = 10.0
"""The time for a program to say hello."""
FIRST_SECONDS: Final = 1.0
"""Its first answer may take so long at least: many a program gets ready only when it is needed."""
MOST_TIMEOUTS: Final = 3
"""After so many in a game, a program is given up for the rest of it."""
MOST_LINES: Final = 1000
"""Lines about one decision; whoever writes more is not answering."""
MOST_SAID: Final = 5
LONGEST_SAID: Final = 200


class Decided(NamedTuple):
    """A bot's decision, or what was played instead after a fault; and what it said."""

    move: Move
    fault: str = ""
    """One of program.FAULTS, or empty."""
    said: tuple[str, ...] = ()


class Seated:
    """A bot with a seat, for one game after the other."""

    def begin(self, header: Header, seat: int) -> None:
        """A new game."""
        raise NotImplementedError

    def hear(self, game: Game) -> None:
        """Something happened, or was taken back."""

    def decide(self, game: Game, clock: Clock) -> Decided:
        """A legal move for the player who decides, who is this one."""
        raise NotImplementedError

    def explain(self) -> Sequence[Reason]:
        """Why it decided as it just did; a program keeps that to itself."""
        return ()

    def over(self, game: Game) -> None:
        """The game ended."""

    def close(self) -> None:
        """No more games."""


class SeatedBot(Seated):
    """One of ours, in this process: it gets the view and the options, never the game."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._bot: Bot | None = None

    def begin(self, header: Header, seat: int) -> None:
        self._bot = self._make(whims(header, seat))

    def decide(self, game: Game, clock: Clock) -> Decided:
        assert self._bot is not None
        return Decided(self._bot.decide(game.view(), game.options(), clock))

    def explain(self) -> Sequence[Reason]:
        return self._bot.explain() if self._bot is not None else ()


class SeatedProgram(Seated):
    """Somebody's program. Where it fails, the random bot decides instead."""

    def __init__(self, command: Sequence[str], *, quiet: bool = False) -> None:
        self._command = command
        self._quiet = quiet
        self._program: Program | None = None
        self._hopeless = False
        self._greeted = False
        self._answered = False
        self._seat = -1
        self._asked = 0
        self._timeouts = 0
        self._told: list[Line] = []
        self._said: list[str] = []
        self._instead: Bot | None = None

    def begin(self, header: Header, seat: int) -> None:
        if self._program is not None and self._program.ended:
            self._give_up()
        if self._program is None and not self._hopeless:
            self._start()
            self._seat = -1
        if seat != self._seat:
            self._send({"hello": PROTOCOL, "seat": seat})
        self._seat, self._timeouts, self._told = seat, 0, []
        self._instead = RandomBot(whims(header, seat))
        self._send(replace(header, seed=None).to_json())

    def hear(self, game: Game) -> None:
        """Tell what is new since the last time; what the game no longer holds did not happen."""
        if self._program is None:
            return
        lines = game.lines
        same = 0
        while same < min(len(lines), len(self._told)) and lines[same] is self._told[same]:
            same += 1
        if same < len(self._told):
            self._send({"undo": len(self._told) - same})
        for line in lines[same:]:
            self._send(line.to_json())
        self._told = lines

    def decide(self, game: Game, clock: Clock) -> Decided:
        fault = ""
        try:
            move = self._ask(game, MS if clock.ms is None else clock.ms)
        except Fault as caught:
            fault = caught.kind
            self._timeouts += fault == TIMEOUT
            if fault in (DIED, FLOOD) or (fault == TIMEOUT and not self._greeted) or self._timeouts == MOST_TIMEOUTS:
                self._give_up()
            assert self._instead is not None
            move = self._instead.decide(game.view(), game.options(), Clock())
        said, self._said = self._said, []
        return Decided(move, fault, tuple(said))

    def over(self, game: Game) -> None:
        self.hear(game)
        self._send({"over": {"scores": [*game.scores]}})

    def close(self) -> None:
        if self._program is not None:
            self._program.close()

    def _start(self) -> None:
        self._greeted = self._answered = False
        try:
            self._program = Program(self._command, quiet=self._quiet)
        except OSError:
            self._hopeless = True

    def _give_up(self) -> None:
        """Until the next game; for good if it never answered anything."""
        if self._program is not None:
            self._program.kill()
        self._program = None
        self._hopeless = not self._answered

    def _send(self, line: Fields) -> None:
        if self._program is not None:
            self._program.send(line)

    def _ask(self, game: Game, ms: int) -> Move:
        """The program's legal move. Raises Fault."""
        if self._program is None:
            raise Fault(GONE)
        self.hear(game)
        if not self._greeted:
            self._await("hello", PROTOCOL, START_SECONDS)
            self._greeted = True
        for _ in range(2):
            self._asked += 1
            options = [option.to_json() for option in game.options()]
            self._send({"decide": self._asked, "ms": ms, "options": [*options]})
            seconds = 2 * ms / 1000
            answer = self._await("decide", self._asked, seconds if self._answered else max(seconds, FIRST_SECONDS))
            self._answered = True
            move, why = _read(answer.get("move"), game)
            if move is not None:
                return move
            self._send({"refused": self._asked, "why": why})
        raise Fault(ILLEGAL)

    def _await(self, key: str, value: int, seconds: float) -> Mapping[str, object]:
        """The line with this key and value; what it says until then is kept. Raises Fault."""
        assert self._program is not None
        until = monotonic() + seconds
        for _ in range(MOST_LINES):
            line = self._program.receive(until)
            if line.get(key) == value:
                return line
            if "say" in line:
                self._hear_out(line["say"])
            elif "decide" in line and not _late(line["decide"], self._asked):
                raise Fault(GARBAGE)
        raise Fault(FLOOD)

    def _hear_out(self, text: object) -> None:
        said = "".join(letter for letter in str(text) if letter.isprintable())[:LONGEST_SAID]
        if said and len(self._said) < MOST_SAID:
            self._said.append(said)


def seat_for(name: str, *, quiet: bool = False) -> Seated:
    """A bot by its name. What others wrote runs in a process of its own, `quiet` or with its log on our stderr.

    Raises BotError.
    """
    match parse(name):
        case Command(words):
            return SeatedProgram(words, quiet=quiet)
        case InFile():
            return SeatedProgram([sys.executable, "-m", "patroon", "bot", name], quiet=quiet)
    return SeatedBot(bot_maker(name))


@contextmanager
def seated(names: Sequence[str], *, quiet: bool = False) -> Iterator[list[Seated]]:
    """Bots by their names, for as many games as you like; in the end no program is left running."""
    with ExitStack() as stack:
        bots = [seat_for(name, quiet=quiet) for name in names]
        for bot in bots:
            stack.callback(bot.close)
        yield bots


def whims(header: Header, seat: int) -> Random:
    """The only randomness a bot gets: the same game and seat, the same whims, in whichever process."""
    return Random(f"{header.commitment} {seat}")


def _late(number: object, asked: int) -> bool:
    """The answer to a question that nobody asks any more."""
    return isinstance(number, int) and 0 < number < asked


def _read(answer: object, game: Game) -> tuple[Move | None, str]:
    """The legal move in an answer; or why there is none."""
    try:
        move = move_from_json(answer if isinstance(answer, dict) else {})
    except MalformedLine as error:
        return None, _why(Refusal("", error.key, error.values))
    refusal = game.why_not(move)
    return (move, "") if refusal is None else (None, _why(refusal))


def _why(refusal: Refusal) -> str:
    values = [f"{name}={value}" for name, value in refusal.values.items()]
    return " ".join([refusal.rule, refusal.key, *values]).strip()
