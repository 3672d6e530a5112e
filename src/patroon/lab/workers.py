"""Worker processes: each carries out one numbered piece of work at a time, and one that dies takes only that along.

`concurrent.futures` gives up all its work when one process dies; here the others go on and a new one takes its place.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import extract_tb, format_exception
from types import FrameType
from typing import Final, Generic, NoReturn, TypeVar

R = TypeVar("R")

AHEAD: Final = 32
"""How many pieces of work for each worker may be done before an earlier one is: more would only fill the memory."""
LONGEST_ERROR: Final = 200
PATIENCE: Final = 2.0
"""Seconds a worker that was told to stop may take to put its things away."""


@dataclass(frozen=True, slots=True)
class _Ready:
    """What a worker says first."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Work that came to nothing: it raised an exception, or its process died."""

    number: int
    error: str
    """The exception in one line and where it was raised; empty if a process of ours died."""
    exit_code: int | None = None
    """How that process ended, below 0 the signal that killed it; else None."""
    traceback: str = ""


class WorkersFailed(Exception):
    """The first worker process ended before it could begin."""


def carry_out(
    work: Callable[[int], R], numbers: Iterable[int], jobs: int | None = None
) -> Generator[R | Failure, None, None]:
    """The results of the work for these numbers, in their order, by so many processes; None: in this one.

    `work` and its results must be picklable. With processes, a script needs its `if __name__ == "__main__":`, as with
    everything that starts processes in Python. Closing the generator stops them.
    """
    if jobs is None:
        return (attempt(work, number) for number in numbers)
    return _Crew(work, jobs).results(iter(numbers))


class _Crew(Generic[R]):
    """The workers, and what they have done but nobody has asked for yet."""

    def __init__(self, work: Callable[[int], R], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._workers: list[_Worker[R]] = []
        self._due: deque[int] = deque()
        self._done: dict[int, R | Failure] = {}
        self._begun = False

    def results(self, numbers: Iterator[int]) -> Generator[R | Failure, None, None]:
        finished = False
        upcoming = next(numbers, None)
        try:
            while upcoming is not None or self._due:
                while upcoming is not None and (worker := self._idle()) is not None:
                    self._due.append(upcoming)
                    worker.give(upcoming)
                    upcoming = next(numbers, None)
                for worker in self._answering():
                    self._take(worker)
                while self._due and self._due[0] in self._done:
                    yield self._done.pop(self._due.popleft())
            finished = True
        finally:
            self._stop(politely=finished)

    def _idle(self) -> "_Worker[R] | None":
        """A worker who may go on: one that lives and has nothing to do, or a new one."""
        if len(self._due) >= AHEAD * self._jobs:
            return None
        for worker in self._workers:
            if worker.number is None:
                if worker.process.is_alive():
                    return worker
                self._dismiss(worker)  # it died when there was nothing to lose
                break
        return self._hire() if len(self._workers) < self._jobs else None

    def _hire(self) -> "_Worker[R]":
        worker = _Worker(self._work)
        self._workers.append(worker)
        return worker

    def _dismiss(self, worker: "_Worker[R]") -> None:
        self._workers.remove(worker)
        worker.connection.close()

    def _answering(self) -> "list[_Worker[R]]":
        busy = [worker for worker in self._workers if worker.number is not None]
        ready = wait([worker.connection for worker in busy])
        return [worker for worker in busy if worker.connection in ready]

    def _take(self, worker: "_Worker[R]") -> None:
        number = worker.number
        assert number is not None
        try:
            said: R | Failure | _Ready = worker.connection.recv()
        except (EOFError, OSError):
            worker.process.join()
            if not self._begun:
                raise WorkersFailed(worker.process.exitcode) from None
            self._done[number] = Failure(number, "", worker.process.exitcode)
            self._dismiss(worker)
            return
        if isinstance(said, _Ready):
            self._begun = True
        else:
            self._done[number] = said
            worker.number = None

    def _stop(self, politely: bool) -> None:
        for worker in self._workers:
            worker.hang_up(politely)
        for worker in self._workers:
            worker.see_off()


class Spawned:
    """A process that does not hear Ctrl-C, and a line to it."""

    def __init__(self, life: Callable[..., None], *about: object) -> None:
        """`life` begins with `undisturbed()`; it gets the other end of the line and what it is about."""
        context = get_context("spawn")  # a fork would copy the threads' locks, but not the threads
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=life, args=(theirs, *about), daemon=True)
        with _interrupts_held():
            self.process.start()
        theirs.close()

    def hang_up(self, politely: bool) -> None:
        """Nothing more is wanted of it; politely: it may finish what it does."""
        self.connection.close()
        if not politely:
            self.process.terminate()

    def see_off(self) -> None:
        """It has hung up or is about to; it must not stay."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class _Worker(Spawned, Generic[R]):
    """One process that works, seen from outside."""

    def __init__(self, work: Callable[[int], R]) -> None:
        super().__init__(_serve, work)
        self.number: int | None = None

    def give(self, number: int) -> None:
        self.number = number
        try:
            self.connection.send(number)
        except OSError:  # it is dead: found out when its answer is awaited
            return


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process started now does not hear Ctrl-C, not even before its first line: stopping it is our business."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415  # there is none where there are no signal masks

    resource_tracker.ensure_running()  # started on demand, it would let the signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: "Connection[str | object, int]", work: Callable[[int], object]) -> None:
    """The life of a worker process: until nobody asks any more."""
    undisturbed()
    try:
        connection.send(_Ready())
        while True:
            connection.send(attempt(work, connection.recv()))
    except (EOFError, OSError):
        return


def undisturbed() -> None:
    """From its first line on, a process of ours hears us only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """An exception, so that half-written files are put away."""
    raise SystemExit


def attempt(work: Callable[[int], R], number: int) -> R | Failure:
    """Do one piece of work."""
    try:
        return work(number)
    except Exception as error:  # whatever it is, the other work goes on
        last = extract_tb(error.__traceback__)[-1]
        place = f"{last.filename.rpartition('/')[2]}:{last.lineno}"
        return Failure(number, f"{in_one_line(error)} ({place})", traceback="".join(format_exception(error)))


def in_one_line(error: Exception) -> str:
    """The kind of an exception, and what it says."""
    said = "".join(letter if letter.isprintable() else " " for letter in " ".join(str(error).split()))[:LONGEST_ERROR]
    kind = type(error).__name__
    return f"{kind}: {said}" if said else kind
