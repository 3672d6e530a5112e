"""Worker processes: the results of one, whatever their number; one that dies costs its own piece of work only."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from patroon.lab import workers
from patroon.lab.workers import Failure, WorkersFailed, carry_out


def double(number: int) -> int:
    return 2 * number


def slow_when_even(number: int) -> int:
    time.sleep(0.05 if number % 2 == 0 else 0)
    return number


def mishap(number: int) -> str:
    """Goes well but for three numbers."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 5:
        os._exit(7)
    if number == 7:
        raise ValueError("no\nluck")
    return f"{number} of {os.getpid()}"


def die(number: int) -> int:
    os._exit(number)


def stubborn(number: int) -> int:
    """Says who it is and then listens to nobody."""
    if number == 1:
        return os.getpid()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)
    return 0


@dataclass(frozen=True)
class Treacherous:
    """The first piece of work waits for the second and then kills whoever did it, who has nothing to do by now."""

    folder: Path

    def __call__(self, number: int) -> int:
        done = self.folder / "done"
        if number == 2:
            done.with_suffix(".draft").write_text(str(os.getpid()), encoding="ascii")
            done.with_suffix(".draft").rename(done)
        if number == 1:
            while not done.exists():
                time.sleep(0.01)
            time.sleep(0.1)
            os.kill(int(done.read_text(encoding="ascii")), signal.SIGKILL)
            time.sleep(0.3)  # dying takes its time on a busy machine
        return number


class Unpicklable:
    """Work that no process can receive."""

    def __call__(self, number: int) -> int:
        return number

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return die, (9,)  # what the process does instead of receiving it


@pytest.mark.parametrize("jobs", [None, 1, 3])
def test_results_come_in_order(jobs: int | None) -> None:
    assert list(carry_out(double, range(40), jobs)) == list(range(0, 80, 2))


def test_slow_work_does_not_change_the_order() -> None:
    assert list(carry_out(slow_when_even, range(10), 2)) == list(range(10))


def test_a_process_that_dies_takes_only_its_own_work_along() -> None:
    results = list(carry_out(mishap, range(1, 11), 2))
    failures = [result for result in results if isinstance(result, Failure)]
    assert [failure.number for failure in failures] == [3, 5, 7]
    assert [failure.exit_code for failure in failures] == [-signal.SIGKILL, 7, None]
    assert [result.split()[0] for result in results if isinstance(result, str)] == ["1", "2", "4", "6", "8", "9", "10"]


def test_one_process_alone_is_replaced_as_well() -> None:
    results = list(carry_out(mishap, range(1, 7), 1))
    processes = {result.split()[2] for result in results if isinstance(result, str)}
    assert len(results) == 6
    assert len(processes) == 3
    assert str(os.getpid()) not in processes


def test_an_exception_is_told_in_one_line_with_its_place() -> None:
    for jobs in (None, 1):
        (failure,) = carry_out(mishap, [7], jobs)
        assert isinstance(failure, Failure)
        assert failure.error.startswith("ValueError: no luck (test_workers.py:")
        assert "in mishap" in failure.traceback


def test_processes_that_cannot_begin_are_an_error_not_a_loop() -> None:
    with pytest.raises(WorkersFailed):
        list(carry_out(Unpicklable(), range(5), 2))


def test_who_stops_asking_leaves_no_process_behind() -> None:
    results = carry_out(mishap, range(100, 10_000), 2)
    processes = {int(str(next(results)).split()[2]) for _ in range(8)}
    results.close()
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_process_that_dies_without_work_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "AHEAD", 1)
    assert list(carry_out(Treacherous(tmp_path), range(1, 7), 2)) == [1, 2, 3, 4, 5, 6]


def test_a_process_that_will_not_stop_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.2)
    results = carry_out(stubborn, [1, 2], 1)
    process = next(results)
    assert isinstance(process, int)
    time.sleep(0.2)
    results.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_script_without_a_main_guard_gets_an_error(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from patroon.lab.series import simulate\nsimulate(['random', 'random'], 2, jobs=1)\n", encoding="utf-8"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "WorkersFailed" in done.stderr
