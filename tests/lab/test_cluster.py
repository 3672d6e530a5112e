"""Games on a Ray cluster: the same results as here, and a node that is lost costs only what it was doing."""

import os
import pickle
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow.parquet as pq
import pytest

import patroon
from patroon.bots import BotError
from patroon.bots.checking import check_files, files_of
from patroon.cli import arguments, main
from patroon.cli.failures import cluster_error
from patroon.lab import cluster, workers
from patroon.lab.cluster import Cluster, ClusterFailed, here
from patroon.lab.workers import Failure, attempt
from patroon.words import LANGUAGES, words

Capture = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[2]
RAY = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block"]
SMALL = ["--object-store-memory", "80000000", "--include-log-monitor", "false", "--disable-usage-stats"]
PATIENCE = 60


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


class Node:
    """A node of a cluster of this machine, in a session of its own."""

    def __init__(self, folder: Path, name: str, *arguments: str) -> None:
        self._log = folder / name
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [*RAY, *SMALL, *arguments],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env={
                    **{name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")},
                    "PYTHONPATH": os.pathsep.join([str(Path(patroon.__file__).parents[1]), str(ROOT)]),
                    "RAY_raylet_start_wait_time_s": str(PATIENCE),
                    "RAY_health_check_period_ms": "300",  # else a lost node is missed after 15 seconds
                    "RAY_DISABLE_IMPORT_WARNING": "1",
                },
            )
        try:
            wait_for(lambda: b"Ray runtime started" in self._log.read_bytes() or self.process.poll() is not None)
            assert self.process.poll() is None, self._log.read_text(encoding="utf-8")
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """As when its plug is pulled."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        wait_for(self._gone)

    def _gone(self) -> bool:
        """Nobody of its session lives; who is dead may stay until somebody takes notice."""
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # gone in between
                state, _, _, session, *_ = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
                if state != "Z" and int(session) == self.process.pid:
                    return False
        return True


@pytest.fixture(name="nodes", scope="module")
def _nodes() -> Iterator[tuple[str, list[Node]]]:
    """The address of a head that plays nothing and two nodes that play a game at a time."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    nodes: list[Node] = []
    with TemporaryDirectory(prefix="ray", dir="/tmp") as name:  # its sockets want a short name
        folder = Path(name)
        head = ["--head", "--port", str(port), "--num-cpus", "0", "--temp-dir", name, "--include-dashboard", "false"]
        more = ["--address", address, "--num-cpus", "1"]
        with ExitStack() as stack:
            for each, arguments_ in enumerate((head, more, more)):
                nodes.append(Node(folder, f"node{each}", *arguments_))
                stack.callback(nodes[-1].kill)
            yield address, nodes


@pytest.fixture(name="there", scope="module")
def _there(nodes: tuple[str, list[Node]]) -> Cluster:
    return Cluster(nodes[0])


def mishap(number: int) -> int:
    if number == 3:
        raise ValueError("no\nluck")
    if number == 5:
        os._exit(7)
    return 2 * number


def absent() -> None:
    raise BotError("bot-no-file", file="my_bot.py")


QUICK = 12


@dataclass(frozen=True)
class Noted:
    """Work that notes who begins and who ends it. Both nodes get some; after the quick pieces it waits for a sign."""

    folder: Path

    def __call__(self, number: int) -> int:
        self.note("begun", number)
        while (number == 0 and len(self.workers) < 2) or (number >= QUICK and not self.sign.exists()):
            time.sleep(0.02)
        self.note("done", number)
        return number

    def note(self, what: str, number: int) -> None:
        with (self.folder / what).open("a", encoding="ascii") as file:
            file.write(f"{number} {os.getpid()}\n")

    def noted(self, what: str) -> list[tuple[int, int]]:
        path = self.folder / what
        lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
        return [(int(number), int(worker)) for number, worker in map(str.split, lines)]

    @property
    def workers(self) -> set[int]:
        return {worker for _, worker in self.noted("begun")}

    @property
    def sign(self) -> Path:
        return self.folder / "sign"

    @property
    def waiting(self) -> bool:
        """Both nodes do."""
        return len([number for number, _ in self.noted("begun") if number >= QUICK]) == 2


# Without a cluster


@pytest.mark.parametrize("address", ["auto", "10.0.0.7:6379", "ray://head.example.org:10001", "[::1]:6379"])
def test_an_address_is_a_host_and_a_port(address: str) -> None:
    assert Cluster(address).valid


@pytest.mark.parametrize("address", ["", "local", "easy", "hard:ms=500", "http://example.org:80", "host", ":1", "a:b"])
def test_anything_else_is_no_address(address: str) -> None:
    assert not Cluster(address).valid


def simulate(*argv: str) -> int:
    return main(["simulate", "--players", "random,random", "--games", "6", "--seed", "7", *argv])


def one_line(capsys: Capture) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_refused_in_one_sentence(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RAY_ADDRESS", "nowhere")
    lang = ("--lang", language)
    assert simulate("--ray", "nonsense", *lang) == 2
    assert "nonsense" in one_line(capsys)
    assert simulate("--ray", *lang) == 2
    assert "RAY_ADDRESS" in one_line(capsys)
    assert main(["rate", "--ray", "easy", "random", *lang]) == 2
    assert "easy" in one_line(capsys)
    assert simulate("--ray", "--jobs", "2", *lang) == 2
    assert "--jobs" in one_line(capsys)
    assert simulate("--ray", "127.0.0.1:1", *lang) == 1
    assert "127.0.0.1:1" in one_line(capsys)


def test_a_missing_ray_is_named_with_its_remedy(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "find_spec", lambda _: None)
    assert simulate("--ray") == 2
    assert "pip install 'patroon[cluster]'" in one_line(capsys)


def test_who_answers_but_is_no_cluster_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 1.0)
    monkeypatch.setattr(workers, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        results = Cluster(f"127.0.0.1:{mute.getsockname()[1]}").carry_out(mishap, [1])
        with pytest.raises(ClusterFailed, match="cluster-silent"):
            next(results)


def test_a_node_needs_the_same_bots_in_the_same_files(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("from patroon.bots import RandomBot as Mine\n", encoding="utf-8")
    names = ["random", f"{path}:Mine", "cmd:sh"]
    files = files_of(names)
    check_files(names, files)
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    with pytest.raises(BotError, match="bot-other-file"):
        check_files(names, files)
    path.unlink()
    with pytest.raises(BotError, match="bot-no-file"):
        check_files(names, files)
    with pytest.raises(BotError, match="bot-no-program"):
        check_files(["cmd:no-such-program"], {})


def test_what_a_node_lacks_is_said_with_its_name() -> None:
    assert here(pickle.dumps((str(ROOT), absent, mishap)), 4) == (
        "bot-no-file",
        socket.gethostname(),
        {"file": "my_bot.py"},
    )
    failed = ClusterFailed("bot-no-file", "node7", file="my_bot.py")
    assert cluster_error(words("en"), failed) == "patroon: Node node7: There is no file my_bot.py."


def test_a_node_works_in_the_folder_of_the_command_if_it_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in (ROOT, ROOT / "none"):
        packed = here(pickle.dumps((str(folder), None, mishap)), 4)
        assert isinstance(packed, bytes)
        assert pickle.loads(zlib.decompress(packed)) == 8
        assert Path.cwd() == ROOT


# With one


def test_games_records_and_data_are_those_of_this_machine(there: Cluster, tmp_path: Path, capsys: Capture) -> None:
    shown, data = [], []
    for name, where in (("far", ("--ray", there.address)), ("near", ("--jobs", "2"))):
        folder = tmp_path / name
        folder.mkdir()
        files = ("--records", str(folder / "games"), "--export", str(folder / "games.parquet"))
        assert simulate(*files, *where) == 0
        shown.append(capsys.readouterr().out.replace(f"/{name}/", "/"))
        tables = [pq.read_table(folder / f"games{each}.parquet") for each in ("", "-decisions")]
        data.append([table.drop_columns("seconds").to_pylist() for table in tables])
    assert shown[0] == shown[1]
    assert data[0] == data[1]
    records = list((tmp_path / "far" / "games").iterdir())
    assert len(records) == 6
    for path in records:
        assert path.read_bytes() == (tmp_path / "near" / "games" / path.name).read_bytes()


def test_ratings_are_those_of_this_machine(there: Cluster, tmp_path: Path, capsys: Capture) -> None:
    for name, where in (("far", ("--ray", there.address)), ("near", ("--jobs", "2"))):
        rated = ["rate", "easy", "random", "--games", "4", "--seed", "7", "--file", str(tmp_path / name)]
        assert main([*rated, *where]) == 0
    capsys.readouterr()
    assert (tmp_path / "far").read_bytes() == (tmp_path / "near").read_bytes()


def test_what_fails_is_told_and_the_rest_goes_on(there: Cluster) -> None:
    results = list(there.carry_out(mishap, range(1, 9)))
    assert [result for result in results if isinstance(result, int)] == [2, 4, 8, 12, 14, 16]
    raised, died = (result for result in results if isinstance(result, Failure))
    assert raised == attempt(mishap, 3)
    assert (died.number, died.exit_code) == (5, None)
    assert died.error.startswith("WorkerCrashedError: ")


def test_another_version_on_a_node_ends_it(there: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(ClusterFailed, match="cluster-version") as found:
        list(there.carry_out(mishap, [1, 2]))
    assert found.value.node == socket.gethostname()
    assert found.value.values == {"theirs": patroon.__version__, "version": "0.0.1"}


def test_who_stops_asking_stops_the_nodes(there: Cluster, tmp_path: Path) -> None:
    work = Noted(tmp_path)
    with closing(there.carry_out(work, range(10_000))) as results:
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        wait_for(lambda: work.waiting)
    wait_for(lambda: not any(map(alive, work.workers)))
    assert len(work.noted("begun")) == QUICK + 2


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_lost_node_costs_only_what_it_was_doing(
    there: Cluster, nodes: tuple[str, list[Node]], tmp_path: Path
) -> None:
    work = Noted(tmp_path)
    results = there.carry_out(work, range(30))
    found = [next(results) for _ in range(5)]
    wait_for(lambda: work.waiting)
    nodes[1][2].kill()
    work.sign.touch()
    found += results
    assert found == list(range(30))
    begun = Counter(number for number, _ in work.noted("begun"))
    (again,) = (number for number, times in begun.items() if times > 1)
    assert again >= QUICK
    assert begun[again] == 2
    assert sorted(number for number, _ in work.noted("done")) == list(range(30))
