"""How much anyone may ask for, in requests and in bytes, and how long they may take to say it."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from math import ceil
from typing import Final, Literal

from patroon.server.problems import Trouble
from patroon.server.settings import Rates

Kind = Literal["read", "write", "new"]

MOST_KNOWN: Final = 20_000
"""Of how many people and addresses one remembers what they asked for."""
LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 2 * 1024 * 1024
LONGEST_MESSAGE: Final = 32 * 1024
"""On a WebSocket."""
LONGEST_HEAD: Final = 32 * 1024
"""Of a request: everything but its body."""
MOST_SOCKETS: Final = 100
"""WebSockets of one person, or of one address where nobody is known: open tabs, not a whole server's descriptors."""
SOCKETS_SECONDS: Final = 60
"""When one who has too many may try again; one of them must end before."""
MOST_PIECES: Final = 1000
"""In which a message comes on a WebSocket."""
MOST_UNREAD: Final = 1024 * 1024
"""Bytes that wait for a client on a WebSocket to take them."""
HEAD_SECONDS: Final = 10.0
"""For a connection to become a request, and for the head of the next one to arrive."""
PIECE_SECONDS: Final = 10.0
"""For the next piece of a request's body to arrive."""
BODY_SECONDS: Final = 20.0
"""For all of them."""
SEND_SECONDS: Final = 10.0
"""For a client to take something of what it is sent."""


class Limits:
    """A bucket of requests for everyone, which fills up again with time."""

    def __init__(self, rates: Rates | None) -> None:
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, Kind], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """One WebSocket, as long as this lasts. Raises Trouble (429) when it is one too many."""
        if self._rates is not None and self._sockets[who] >= MOST_SOCKETS:
            raise Trouble(HTTPStatus.TOO_MANY_REQUESTS, "problem-too-many", {"seconds": SOCKETS_SECONDS})
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def spend(self, who: str, kind: Kind) -> None:
        """One request. Raises Trouble (429) when it is one too many."""
        if self._rates is None:
            return
        rate: float = getattr(self._rates, kind)
        most = max(1.0, rate * self._rates.burst)
        now = time.monotonic()
        left, then = self._buckets.pop((who, kind), (most, now))
        left = min(most, left + (now - then) * rate)
        enough = left >= 1.0
        self._buckets[who, kind] = (left - 1.0 if enough else left, now)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        if not enough:
            seconds = ceil((1.0 - left) / rate)
            raise Trouble(HTTPStatus.TOO_MANY_REQUESTS, "problem-too-many", {"seconds": seconds})
