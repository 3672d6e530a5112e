"""A bot that looks for the seed and the decks wherever it can reach, instead of thinking about its move."""

import contextlib
import ctypes
import gc
import json
import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from patroon.bots import Clock, RandomBot
from patroon.record import Header
from patroon.rules import Game
from patroon.rules.chance import Seeded
from patroon.rules.moves import Move

PTRACE_SEIZE = 0x4206


class Rummaging(RandomBot):
    """Tells what it found."""

    def decide(self, view: Any, options: Any, clock: Clock) -> Move:
        found = sorted(set(rummage()))
        assert sys.__stdout__ is not None
        print(json.dumps({"say": f"found: {found}"}), file=sys.__stdout__, flush=True)
        return super().decide(view, options, clock)


def rummage() -> Iterator[str]:
    """What there is to be found, in this process and in the one that started it."""
    yield from in_memory()
    yield from in_surroundings()
    yield from in_parent()


def in_memory() -> Iterator[str]:
    """Everything the interpreter knows of, and everything in the frames below."""
    reached = gc.get_objects()
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        reached += [*frame.f_locals.values(), *frame.f_globals.values()]
    reached += [value for module in list(sys.modules.values()) for value in vars(module).values()]
    reached += [part for thing in list(reached) for part in gc.get_referents(thing)]
    commitments = {header.commitment for header in reached if isinstance(header, Header)}
    for thing in reached:
        if isinstance(thing, Seeded):
            yield "a deck"
        if isinstance(thing, Game) and isinstance(thing._chance, Seeded):
            yield "a game with its future"
        if isinstance(thing, bytes) and len(thing) == 32 and sha256(thing).hexdigest() in commitments:
            yield "a seed"
        if isinstance(thing, Header) and thing.seed is not None:
            yield "a header with its seed"


def in_surroundings() -> Iterator[str]:
    """Arguments, environment and open files."""
    for text in (*sys.argv, *os.environ, *os.environ.values()):
        if len(text) == 64 and set(text) <= set("0123456789abcdef"):
            yield "something like a seed"
    for descriptor in range(3, 100):
        with contextlib.suppress(OSError):
            if "pipe" in os.readlink(f"/proc/self/fd/{descriptor}"):
                yield "somebody's pipe"


def in_parent() -> Iterator[str]:
    """The host's memory, if Linux lets anyone look."""
    host = Path(f"/proc/{os.getppid()}")
    with contextlib.suppress(OSError):
        begin, _, _ = (host / "maps").read_text(encoding="ascii").partition("-")
        with (host / "mem").open("rb", buffering=0) as memory:
            memory.seek(int(begin, 16))
            memory.read(16)
            yield "the host's memory"
    if ctypes.CDLL(None).ptrace(PTRACE_SEIZE, os.getppid(), None, None) == 0:
        yield "the host's reins"
