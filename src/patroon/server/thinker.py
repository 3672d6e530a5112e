"""A worker process in which bots and the advisor think: one question a line, one answer a line (thinking asks them).

It rebuilds the game from what everyone has seen, as lines of the record. The seed is never told: there is no field.
"""

import gc
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import product
from queue import SimpleQueue
from random import Random
from threading import Thread
from traceback import format_exception
from typing import Any, BinaryIO, Final, Generic, NoReturn, TypeVar

import msgspec

from patroon.board import board_from_data, built_in
from patroon.bots import BOTS, BotError, Clock, Reason, bot_maker
from patroon.bots.advisor import MOST_MOVES, Advisor, ColumnAdvice
from patroon.bots.names import BuiltIn, Maker, parse
from patroon.bots.temper import LEANINGS, TEMPERS, tempered
from patroon.record import Header
from patroon.rules import Game
from patroon.rules.game import Line
from patroon.rules.moves import move_from_json
from patroon.rules.outcomes import outcome_from_json
from patroon.words.phrases import Phrase, Why
from patroon.words.story import idea

NICE: Final = 10
"""How far a worker stands back behind the event loop, which may have to share its only core."""
LONGEST_FAULT: Final = 4000

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
REFUSED: Final = "refused"
GARBAGE: Final = "garbage"
"""What a worker owns up to: an exception, a move against the rules, a bot that may not think here, a question that it
can't read. The rest is found out by thinking."""

Plain = Mapping[str, Any]
"""A line of the record, or a board: a JSON object."""
S = TypeVar("S")


# What is asked


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as everyone has seen it."""

    players: int
    board: str | Plain
    """The name of a built-in board, or a whole one (`board_to_data`)."""
    first: int
    lines: Sequence[Plain]
    """The chance and move lines that count, as in record.md."""

    @classmethod
    def of(cls, header: Header, lines: Sequence[Line]) -> "Position":
        """The game with this header after these lines."""
        board = header.to_json()["board"]
        assert isinstance(board, str | dict)
        return cls(len(header.seats), board, header.first, [line.to_json() for line in lines])


class Decide(msgspec.Struct, frozen=True, tag="decide", tag_field="ask", forbid_unknown_fields=True):
    """What would this bot do in this seat?"""

    number: int
    position: Position
    seat: int
    bot: str
    whim: str
    """Seeds the bot's randomness: the same question, the same answer."""
    ms: int | None


class Advise(msgspec.Struct, frozen=True, tag="advise", tag_field="ask", forbid_unknown_fields=True):
    """What does the advisor say? Also of a move that was played there, if one is given."""

    number: int
    position: Position
    played: Plain | None = None


Question = Decide | Advise


# What is answered


class Thought(msgspec.Struct, frozen=True):
    """A bot's move, and why; the weightiest reason first."""

    move: Plain
    reasons: Sequence[Why]


class ColumnWorth(msgspec.Struct, frozen=True):
    """What a column would bring a player (see advisor.ColumnAdvice)."""

    column: int
    worth: float
    least: float
    bid: int
    plan: Sequence[Plain]
    reasons: Sequence[Why]


class Bidder(msgspec.Struct, frozen=True):
    """A player who is still in the bidding, and the columns that are left, the worthiest first."""

    player: int
    columns: Sequence[ColumnWorth]


class GoodMove(msgspec.Struct, frozen=True):
    """A move in words, and how far its player would then be ahead of the others' average at the end."""

    move: Plain
    told: Phrase
    margin: float
    reasons: Sequence[Why]


class Advice(msgspec.Struct, frozen=True):
    """What columns are worth to whom, and the best few moves of the player who decides, the best first."""

    bidders: Sequence[Bidder]
    moves: Sequence[GoodMove]
    played: GoodMove | None = None


class Answer(msgspec.Struct, Generic[S], frozen=True):
    """To the question of this number: what was asked for, or the kind of fault and a text for the log."""

    number: int
    said: S | None = None
    fault: str = ""
    text: str = ""


# Thinking


def maker_here(name: str) -> Maker:
    """What makes bots of this name, if they may think here: ours, with options. Raises BotError.

    Files and programs of others may not: nothing confines them.
    """
    found = parse(name)
    if not isinstance(found, BuiltIn) or found.name not in BOTS:
        raise BotError("cli-not-a-bot", value=name[:40], bots=", ".join(BOTS))
    return bot_maker(name)


def game_at(position: Position) -> Game:
    """The game after the lines, without a source of chance."""
    board = position.board
    game = Game.new(
        position.players,
        built_in(board) if isinstance(board, str) else board_from_data(board),
        first=position.first,
    )
    for line in position.lines:
        game.advance(move_from_json(line) if "move" in line else outcome_from_json(line))
    return game


class Thinker:
    """Answers questions. Nothing of one is left when the next comes, so it does not matter which worker gets it."""

    def __init__(self) -> None:
        """Everything that the first question would have to wait for."""
        built_in()
        self._advisor = Advisor()
        for level, temper in product(LEANINGS, TEMPERS):
            tempered(level, temper)

    def answer(self, line: bytes) -> bytes:
        """The answer to a line; whatever goes wrong is an answer too."""
        number = 0  # of no question
        said: Answer[Thought | Advice]
        try:
            question = _QUESTIONS.decode(line)
            number = question.number
            said = self._decide(question) if isinstance(question, Decide) else self._advise(question)
        except msgspec.DecodeError as error:
            said = Answer(number, fault=GARBAGE, text=str(error))
        except BotError as error:
            said = Answer(number, fault=REFUSED, text=str(error))
        except Exception as error:  # whatever it is, the next question is another one
            said = Answer(number, fault=RAISED, text="".join(format_exception(error))[-LONGEST_FAULT:])
        return _ANSWERS.encode(said)

    def _decide(self, question: Decide) -> Answer[Thought | Advice]:
        make = maker_here(question.bot)
        game = game_at(question.position)
        if game.to_decide != question.seat:
            raise ValueError(f"player {game.to_decide} decides, not player {question.seat}")
        bot = make(Random(question.whim))  # noqa: S311  # a bot's whims are no secret
        move = bot.decide(game.view(), game.options(), Clock(question.ms))
        refusal = game.why_not(move)
        if refusal is not None:
            return Answer(question.number, fault=ILLEGAL, text=f"{question.bot} decided {move}: {refusal}")
        return Answer(question.number, Thought(move.to_json(), _whys(bot.explain())))

    def _advise(self, question: Advise) -> Answer[Thought | Advice]:
        game = game_at(question.position)
        view, options = game.view(), game.options()
        bidders = [
            Bidder(player, [_column(one) for one in columns]) for player, columns in self._advisor.columns(view).items()
        ]
        played = move_from_json(question.played) if question.played is not None else None
        best = self._advisor.moves(view, options, also=played) if options else []
        moves = [GoodMove(one.move.to_json(), idea(view, one.move), one.margin, _whys(one.reasons)) for one in best]
        judged = next((good for good, one in zip(moves, best, strict=True) if one.move == played), None)
        return Answer(question.number, Advice(bidders, moves[:MOST_MOVES], judged))


_QUESTIONS: Final[msgspec.json.Decoder[Question]] = msgspec.json.Decoder(Question)
_ANSWERS: Final = msgspec.json.Encoder()


def _column(one: ColumnAdvice) -> ColumnWorth:
    plan = [move.to_json() for move in one.plan]
    return ColumnWorth(one.column, one.worth, one.least, one.bid, plan, _whys(one.reasons))


def _whys(reasons: Sequence[Reason]) -> list[Why]:
    return [Why(reason.key, reason.values) for reason in reasons]


# The process


def main() -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which then stops its workers
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints goes into the log, not in between the answers
    thinker = Thinker()
    gc.freeze()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(OSError):  # nobody hears it any more
        while True:
            answers.write(thinker.answer(questions.get()) + b"\n")
            answers.flush()
    os._exit(0)


def _listen(lines: BinaryIO, questions: SimpleQueue[bytes]) -> NoReturn:
    """In a thread of its own: when whoever asks is gone, the process ends at once, in mid-thought too."""
    for line in lines:
        questions.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
