"""A program that others wrote: lines to it and from it, and nothing it does or leaves undone holds up its host."""

import ctypes
import json
import os
import select
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic
from typing import Final

from patroon.rules.fields import Fields

LONGEST_LINE: Final = 1 << 16
"""The longest answer takes 200 bytes."""
MOST_UNSENT: Final = 1 << 20
"""A whole game takes 60 kB."""
GRACE: Final = 0.5
"""Seconds for a program to end by itself when it is told to."""

TIMEOUT: Final = "timeout"
DIED: Final = "died"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal"
FLOOD: Final = "flood"
GONE: Final = "gone"
FAULTS: Final = (TIMEOUT, DIED, GARBAGE, ILLEGAL, FLOOD, GONE)
"""No answer in time; an end of the program; a line that is none of the protocol; two illegal moves; more than anyone
can read; and every decision that it misses after it had to be given up."""


class Fault(Exception):
    """What a program did wrong: one of FAULTS."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(kind)


class Program:
    """A running program. Its pipes never block: what it does not read waits here, what we don't read waits there."""

    def __init__(self, command: Sequence[str], *, quiet: bool = False) -> None:
        """`quiet`: its standard error goes nowhere, else to ours. Raises OSError if it can't be started."""
        _keep_others_out()
        self._process = Popen(  # noqa: S603  # it is what the user asked for
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL if quiet else None,
            bufsize=0,
            start_new_session=True,  # a group of its own, so that nothing it started outlives it
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._open = True

    def send(self, line: Fields) -> None:
        """Write a line, as soon as the program reads it. One that never reads is ended at some point."""
        if not self._open:
            return
        self._unsent += json.dumps(line, ensure_ascii=False).encode() + b"\n"
        self._flush()
        if len(self._unsent) > MOST_UNSENT:
            self.kill()

    def receive(self, until: float) -> Mapping[str, object]:
        """Its next line; waits for it up to a point of the monotonic clock. Raises Fault."""
        while self._open:
            end = self._unread.find(b"\n")
            if (end if end >= 0 else len(self._unread)) > LONGEST_LINE:
                raise Fault(FLOOD)
            if end >= 0:
                raw = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return _parsed(raw)
            left = until - monotonic()
            if left <= 0 or not self._wait(left):
                raise Fault(TIMEOUT)
        raise Fault(DIED)

    @property
    def ended(self) -> bool:
        """It closed its output, which it can't but do when it ends."""
        waiting = select.poll()
        if self._open:
            waiting.register(self._out, 0)
        return not self._open or bool(waiting.poll(0))

    def close(self) -> None:
        """Say goodbye, and see to it that the program and everything it started ends."""
        if not self._open:
            return
        self.send({"bye": 1})
        until = monotonic() + GRACE
        with suppress(Fault):  # it ended
            while (left := until - monotonic()) > 0 and self._wait(left):
                self._unread.clear()
        self.kill()

    def kill(self) -> None:
        """End the program and everything it started, at once."""
        if not self._open:
            return
        self._open = False
        with suppress(OSError):  # nobody is left in the group
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        self._process.wait()  # so that no zombie is left

    def _wait(self, seconds: float) -> bool:
        """Write and read what is possible now or within so many seconds; False if nothing was. Raises Fault(DIED)."""
        waiting = select.poll()
        waiting.register(self._out, select.POLLIN)
        if self._unsent:
            waiting.register(self._in, select.POLLOUT)
        ready = [descriptor for descriptor, _ in waiting.poll(seconds * 1000)]
        if self._in in ready:
            self._flush()
        if self._out in ready:
            read = os.read(self._out, LONGEST_LINE)
            if not read:
                raise Fault(DIED)
            self._unread += read
        return bool(ready)

    def _flush(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent)]
        except BlockingIOError:
            pass  # it is busy
        except OSError:
            self._unsent.clear()  # it reads no more; whether it still writes will be seen


def _parsed(raw: bytes) -> Mapping[str, object]:
    try:
        line = json.loads(raw.decode())
    except (ValueError, RecursionError) as error:
        raise Fault(GARBAGE) from error
    if not isinstance(line, dict):
        raise Fault(GARBAGE)
    return line


_SET_DUMPABLE: Final = 4
_DROP_CAPABILITY: Final = 24
_MAY_TRACE: Final = 19
"""Of Linux: prctl(2), capabilities(7)."""


def _keep_others_out() -> None:
    """From now on no program that this thread starts can read our memory, where the seed is, not even as root."""
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        library.prctl(_SET_DUMPABLE, 0, 0, 0, 0)
        library.prctl(_DROP_CAPABILITY, _MAY_TRACE, 0, 0, 0)
