"""Questions to bots and to the advisor, answered in worker processes, so that nobody waits while somebody thinks.

The processes are `thinker`s. One that dies is replaced, one that does not answer is ended.
"""

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Final, TypeVar, cast

import msgspec

from patroon.server.thinker import (
    GARBAGE,
    ILLEGAL,
    RAISED,
    REFUSED,
    Advice,
    Advise,
    Answer,
    Decide,
    Plain,
    Position,
    Thought,
)

__all__ = ["KINDS", "STOPPED", "Advice", "BotFault", "Position", "Thinkers", "Thought"]

COMMAND: Final = (sys.executable, "-P", "-m", "patroon.server.thinker")
"""`-P`: not from the folder in which somebody happened to start the server."""
LONGEST_ANSWER: Final = 1 << 20
"""Advice for five bidders takes some 10 kB."""
MOST_COMPLAINTS: Final = 4000
"""How much of what a worker wrote to its standard error is kept for the log, the last of it."""

DIED: Final = "died"
TIMEOUT: Final = "timeout"
STOPPED: Final = "stopped"
KINDS: Final = (DIED, TIMEOUT, RAISED, ILLEGAL, GARBAGE, REFUSED, STOPPED)
"""Its process died twice or can't be started; no answer in time; an exception; an illegal move; an answer that is none;
a bot that may not think here; and nobody's fault: the server is being stopped, and nothing should be played instead."""

A = TypeVar("A", Thought, Advice)

_LOG: Final = logging.getLogger("patroon.server")
_QUESTIONS: Final = msgspec.json.Encoder()
_THOUGHTS: Final = msgspec.json.Decoder(Answer[Thought])
_ADVICE: Final = msgspec.json.Decoder(Answer[Advice])


class BotFault(Exception):
    """No answer, and why: one of KINDS, and a text for the log."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text
        super().__init__(f"{kind}: {text}")


class Thinkers:
    """So many worker processes, each with one question at a time. Belongs to one event loop."""

    def __init__(self, number: int, *, seconds: float = 30.0, command: Sequence[str] = COMMAND) -> None:
        """`seconds`: after so long without an answer a worker is ended. `command`: what runs as a worker."""
        self._turns = _Turns(number)
        self._number = number
        self._seconds = seconds
        self._command = command
        self._numbers = count(1)
        self._idle: list[_Worker] = []
        self._living: set[_Worker] = set()
        self._thinking: set[asyncio.Task[Thought | Advice]] = set()
        self._stopped = False

    @property
    def waiting(self) -> int:
        """Questions for which no worker is free yet."""
        return self._turns.waiting

    @property
    def busy(self) -> int:
        """Questions that somebody thinks about."""
        return len(self._thinking)

    async def start(self) -> None:
        """Start the processes, before the first question, which need not wait until they are ready.

        Without this, each is started when it is needed first.
        """
        for _ in range(self._number):
            try:
                self._idle.append(await self._hire())
            except BotFault as fault:  # the first question tries again
                _LOG.error("%s", fault.text)

    async def decide(self, position: Position, seat: int, bot: str, whim: str, ms: int | None) -> Thought:
        """What a built-in bot does in this seat, whose decision it is. The same whim decides the same, unless by the
        clock (`ms`, without which it takes what it needs). Raises BotFault.
        """
        return await self._ask(Decide(next(self._numbers), position, seat, bot, whim, ms), _THOUGHTS, rank=0)

    async def advise(self, position: Position, played: Plain | None = None) -> Advice:
        """What the advisor says, also of a move that was played there. Raises BotFault."""
        return await self._ask(Advise(next(self._numbers), position, played), _ADVICE, rank=1)

    async def stop(self) -> None:
        """End all processes, whatever they think about. Open questions and later ones are a BotFault (STOPPED)."""
        self._stopped = True
        self._turns.give_all()
        for worker in self._living:
            worker.kill()
        while self._thinking:
            await asyncio.wait(self._thinking)
        while self._living:
            await asyncio.wait([worker.gone for worker in self._living])

    async def _ask(self, question: Decide | Advise, answers: "msgspec.json.Decoder[Answer[A]]", rank: int) -> A:
        await self._turns.take(rank)
        task = asyncio.create_task(self._think(question, answers))
        self._thinking.add(task)
        task.add_done_callback(self._thought)
        # Whoever does not wait for the answer any more leaves it to be dropped: a thought can only be ended with its
        # worker, and most are over before a new one would be ready.
        return await asyncio.shield(task)

    def _thought(self, task: "asyncio.Task[A]") -> None:
        self._thinking.discard(task)
        self._turns.give()
        if not task.cancelled():
            task.exception()  # it counts as seen, also where nobody waits for it any more

    async def _think(self, question: Decide | Advise, answers: "msgspec.json.Decoder[Answer[A]]") -> A:
        """A worker's answer; if it dies, that of a new one. Raises BotFault."""
        line = _QUESTIONS.encode(question) + b"\n"
        for worker in [self._idle.pop() if self._idle else None, None]:
            asked = worker or await self._hire()
            try:
                async with asyncio.timeout(self._seconds):
                    raw = await asked.ask(line)
                answer = _read(raw, question.number, answers)
            except _Died:
                continue
            except TimeoutError:
                late = f"no answer within {self._seconds} s"
                asked.kill(late)
                raise BotFault(TIMEOUT, late) from None
            except BotFault as garbage:
                asked.kill(garbage.text)
                raise
            if not asked.gone.done():
                self._idle.append(asked)
            if answer.said is None:
                raise BotFault(answer.fault, answer.text)
            return answer.said
        raise BotFault(STOPPED if self._stopped else DIED, "the process ended in mid-thought, twice")

    async def _hire(self) -> "_Worker":
        """A new process. Raises BotFault."""
        if not self._stopped:
            try:
                _, worker = await asyncio.get_running_loop().subprocess_exec(
                    _Worker,
                    *self._command,
                    start_new_session=True,  # a Ctrl-C in the server's terminal is the server's alone
                )
            except OSError as error:
                raise BotFault(DIED, f"{self._command[0]} can't be started: {error}") from error
            self._living.add(worker)
            worker.gone.add_done_callback(lambda _: self._forget(worker))
            if not self._stopped:
                return worker
            worker.kill()
        raise BotFault(STOPPED, "the server is being stopped")

    def _forget(self, worker: "_Worker") -> None:
        self._living.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)


def _read(raw: bytes, number: int, answers: "msgspec.json.Decoder[Answer[A]]") -> Answer[A]:
    """A worker's answer, whether or not it is what was asked for. Raises BotFault for what is none."""
    try:
        answer = answers.decode(raw)
    except msgspec.DecodeError as error:
        raise BotFault(GARBAGE, f"{raw[:100]!r} is no answer: {error}") from error
    if answer.number != number or (answer.said is None and answer.fault not in KINDS):
        raise BotFault(GARBAGE, f"{raw[:100]!r} does not answer question {number}")
    return answer


class _Died(Exception):
    """The process ended before it answered."""


class _Worker(asyncio.SubprocessProtocol):
    """One process, seen from outside."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        """Done when the process has ended and all that it wrote is read."""
        self._transport: asyncio.SubprocessTransport | None = None
        self._answer: asyncio.Future[bytes] | None = None
        self._unread = bytearray()
        self._complaints = b""
        self._expected = False

    async def ask(self, line: bytes) -> bytes:
        """What it writes until the end of a line. Raises _Died."""
        if self.gone.done():
            raise _Died
        self._answer = asyncio.get_running_loop().create_future()
        stdin = self._stdin
        if not stdin.is_closing():  # else it is about to be found dead
            stdin.write(line)
        return await self._answer

    def kill(self, why: str = "") -> None:
        """End the process at once; for the log if there is a reason."""
        if self.gone.done():
            return
        self._expected = True
        assert self._transport is not None
        with suppress(ProcessLookupError):  # it has just ended by itself
            self._transport.kill()
        if why:
            self._log(f"a thinker is ended: {why}")

    def _log(self, what: str) -> None:
        said = self._complaints.decode(errors="replace").strip()
        _LOG.warning("%s%s", what, f"\nit said: {said}" if said else "")

    @property
    def _stdin(self) -> asyncio.WriteTransport:
        assert self._transport is not None
        return cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self._complaints = (self._complaints + data)[-MOST_COMPLAINTS:]
            return
        self._unread += data
        too_long = len(self._unread) > LONGEST_ANSWER
        if self._answer is not None and not self._answer.done():
            if too_long or self._unread.endswith(b"\n"):
                self._answer.set_result(bytes(self._unread))
                self._unread.clear()
        elif too_long:
            self.kill("it talks and talks without being asked")

    def process_exited(self) -> None:
        self._stdin.close()  # not every event loop notices that nobody reads it

    def connection_lost(self, exc: Exception | None) -> None:
        assert self._transport is not None
        self._transport.close()
        if not self._expected:
            self._log(f"a thinker died with exit code {self._transport.get_returncode()}")
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(_Died)
        self.gone.set_result(None)


class _Turns:
    """So many at a time; the others wait in order, those who play before those who want advice."""

    def __init__(self, number: int) -> None:
        if number < 1:
            raise ValueError(f"at least 1 worker, not {number}")
        self._free = number
        self._lines: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines))

    async def take(self, rank: int) -> None:
        """Wait for a turn. Each one is given back once."""
        if self._free:  # nobody waits: a turn that is given back goes to them at once
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._lines[rank]
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in line:
                line.remove(turn)
            elif not turn.cancelled():  # it came at the last moment
                self.give()
            raise

    def give(self) -> None:
        """Give a turn to whoever is next."""
        for line in self._lines:
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1

    def give_all(self) -> None:
        """Nobody waits any longer."""
        while self.waiting:
            self.give()
