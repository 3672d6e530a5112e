"""The nodes of a Ray cluster: the same work as `workers` does, with the same results, on other machines.

Ray repeats by itself what a lost node had not finished. What is finished is here at once, since small results travel
with the answer; so nothing that was done is done again.

Ray is kept in a process of its own. It writes to the terminal as it likes, waits minutes for a cluster that is not
there, and ends the process it is in when the cluster goes away.
"""

import os
import pickle
import re
import socket
import zlib
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from patroon import __version__
from patroon.bots import BotError
from patroon.lab.workers import AHEAD, Failure, Spawned, attempt, in_one_line, undisturbed

if TYPE_CHECKING:
    from ray import ObjectRef

R = TypeVar("R")

AUTO: Final = "auto"
KNOCKING: Final = 5.0
"""Seconds for a connection to the cluster's address."""
CONNECTING: Final = 40.0
"""Seconds for Ray to be loaded and let in."""
EMPTY: Final = 60.0
"""Seconds for which a cluster may be without any processor: nodes come and go."""
LOOKING: Final = 1.0
"""Seconds between two looks at the cluster."""

_ADDRESS: Final = re.compile(r"(?:ray://)?(?:\[(?P<six>[0-9a-fA-F:]+)\]|(?P<host>[\w.-]+)):(?P<port>\d{1,5})")


class ClusterFailed(Exception):
    """A cluster that can't be used, or not any more: a message key with its values, and the node that is to blame."""

    def __init__(self, key: str, node: str = "", **values: int | str) -> None:
        self.key = key
        self.node = node
        self.values = values
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Cluster:
    """Where a Ray cluster is: HOST:PORT, ray://HOST:PORT, or `auto` for the one that this machine belongs to."""

    address: str = AUTO

    @property
    def valid(self) -> bool:
        return self.address == AUTO or _ADDRESS.fullmatch(self.address) is not None

    def carry_out(
        self, work: Callable[[int], R], numbers: Sequence[int], needs: Callable[[], None] | None = None
    ) -> Generator[R | Failure, None, None]:
        """The results of the work for these numbers, in their order; see workers.carry_out.

        The nodes must have this version of patroon and whatever the work is made of. `needs` is called by each of their
        processes before its first piece of work; the BotError it raises ends it all. Raises ClusterFailed.
        """
        self._knock()
        task = pickle.dumps((os.getcwd(), needs, work))
        driver = Spawned(_drive, self.address, __version__, task, numbers)
        finished = False
        try:
            if not driver.connection.poll(CONNECTING):
                raise ClusterFailed("cluster-silent", address=self.address, seconds=int(CONNECTING))
            self._heard(driver)
            for _ in numbers:
                result: R | Failure = pickle.loads(zlib.decompress(self._heard(driver)))  # noqa: S301  # our own
                yield result
            finished = True
        finally:
            driver.hang_up(politely=finished)
            driver.see_off()

    def _knock(self) -> None:
        """Ray itself waits long for somebody to answer."""
        if (found := _ADDRESS.fullmatch(self.address)) is None:
            return
        try:
            with socket.create_connection((found["six"] or found["host"], int(found["port"])), KNOCKING):
                return
        except (OSError, OverflowError, UnicodeError) as error:
            raise ClusterFailed("cluster-unreachable", address=self.address) from error

    def _heard(self, driver: Spawned) -> bytes:
        try:
            said: bytes | _Refused = driver.connection.recv()
        except (EOFError, OSError) as error:
            raise ClusterFailed("cluster-lost", address=self.address) from error
        if isinstance(said, _Refused):
            raise ClusterFailed(said.key, said.node, **said.values)
        return said


class _Refused(NamedTuple):
    """Why it can't go on; what becomes of it is a ClusterFailed."""

    key: str
    node: str
    values: dict[str, int | str]


def _cannot(error: Exception) -> _Refused:
    return _Refused("cluster-refuses", "", {"reason": in_one_line(error)})


def _drive(
    connection: "Connection[bytes | _Refused, object]",
    address: str,
    version: str,
    task: bytes,
    numbers: Sequence[int],
) -> None:
    """The life of the process that speaks with the cluster."""
    undisturbed()
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    with suppress(OSError):  # nobody listens any more
        try:
            import ray  # noqa: PLC0415  # only those who have a cluster need it

            ray.init(address, log_to_driver=False)
        except ConnectionError:
            none, gone = _Refused("cluster-none", "", {}), _Refused("cluster-unreachable", "", {"address": address})
            connection.send(none if address == AUTO else gone)
        except Exception as error:  # versions of Python or Ray that differ, a machine that is no node, …
            connection.send(_cannot(error))
        else:
            connection.send(b"")
            _Driver(ray, connection, _for_nodes(version, task)).send_results(numbers)


class _Driver:
    """Gives the work to the cluster, not too much at a time, and passes on what comes of it."""

    def __init__(
        self,
        ray: ModuleType,
        connection: "Connection[bytes | _Refused, object]",
        for_nodes: Callable[[int], "bytes | _Told"],
    ) -> None:
        self._ray = ray
        self._connection = connection
        self._task = ray.remote(for_nodes)
        self._looked = self._seen = monotonic()
        self._processors = 0
        self._look()

    def send_results(self, numbers: Sequence[int]) -> None:
        """In the order of the numbers."""
        upcoming = iter(numbers)
        due: deque[tuple[int, ObjectRef[bytes | _Told]]] = deque()
        while True:
            room = AHEAD * max(1, self._processors) - len(due)
            due.extend((number, self._task.remote(number)) for number in islice(upcoming, max(0, room)))
            if not due:
                return
            said = self._come(*due[0])
            if isinstance(said, _Refused):
                self._connection.send(said)
                return
            if said is not None:
                due.popleft()
                self._connection.send(said)
            if monotonic() > self._looked + LOOKING:
                self._look()
                if monotonic() > self._seen + EMPTY:
                    self._connection.send(_Refused("cluster-empty", "", {"seconds": int(EMPTY)}))
                    return
                if self._connection.poll():  # who asked is gone
                    return

    def _come(self, number: int, ref: "ObjectRef[bytes | _Told]") -> bytes | _Refused | None:
        """What came of this piece of work; None if it is still being done."""
        from ray.exceptions import GetTimeoutError, RayError, RayTaskError  # noqa: PLC0415

        try:
            said = self._ray.get(ref, timeout=LOOKING)
        except GetTimeoutError:
            return None
        except RayTaskError as error:  # not from the work itself: that tells of its failures
            return _cannot(error.cause or error)
        except RayError as error:  # its process, or its node, died each time
            return _packed(Failure(number, in_one_line(error)))
        return said if isinstance(said, bytes) else _Refused(*said)

    def _look(self) -> None:
        self._looked = monotonic()
        self._processors = int(self._ray.cluster_resources().get("CPU", 0))
        if self._processors:
            self._seen = self._looked


_Told = tuple[str, str, dict[str, int | str]]
"""A _Refused as a node says it that does not know the class."""


def _for_nodes(version: str, task: bytes) -> Callable[[int], bytes | _Told]:
    """What the nodes carry out. A function within a function travels whole, and can say that patroon is missing."""

    def on_node(number: int) -> bytes | _Told:
        from socket import gethostname  # noqa: PLC0415

        try:
            from patroon import __version__ as theirs  # noqa: PLC0415
        except ImportError:
            return "cluster-without", gethostname(), {"version": version}
        if theirs != version:
            return "cluster-version", gethostname(), {"theirs": theirs, "version": version}
        from patroon.lab.cluster import here  # noqa: PLC0415

        return here(task, number)

    return on_node


def here(task: bytes, number: int) -> bytes | _Told:
    """Do one piece of work on this node."""
    try:
        work = _prepared(task)
    except BotError as error:
        return error.key, socket.gethostname(), error.values
    return _packed(attempt(work, number))


@cache
def _prepared(task: bytes) -> Callable[[int], object]:
    """The work, with this process in the folder of the command, if that is here too, and everything else at hand."""
    folder, needs, work = pickle.loads(task)  # noqa: S301  # our own
    with suppress(OSError):
        os.chdir(folder)
    if needs is not None:
        needs()
    made: Callable[[int], object] = work
    return made


def _packed(result: object) -> bytes:
    """Small enough to come with Ray's answer: what is larger stays on its node until somebody wants it."""
    return zlib.compress(pickle.dumps(result), 1)
