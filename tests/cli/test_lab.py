"""simulate and rate, as somebody at a shell meets them."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import patroon
from patroon.board import built_in
from patroon.cli import arguments, main, ratings, simulation
from patroon.cli.results import show_results
from patroon.lab.cluster import ClusterFailed
from patroon.lab.rating import load_ratings, rate
from patroon.lab.results import Results
from patroon.lab.series import Finished, PlayGame, all_cores, play_series
from patroon.lab.series import simulate as simulated
from patroon.lab.simulate import game_seed, play_one
from patroon.lab.statistics import SOURCES, Facts, facts_of
from patroon.lab.workers import Failure, WorkersFailed
from patroon.record import load
from patroon.words import LANGUAGES, words

BOARD = Path(patroon.__file__).parent / "board" / "reconstruction.toml"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(name="here")
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played in this process: quicker, where processes do not matter."""

    def without_processes(work: PlayGame, games: range, _jobs: int | None) -> Iterator[Finished | Failure]:
        return play_series(work, games, None)

    monkeypatch.setattr(simulation, "play_series", without_processes)


def simulate(*argv: str, players: str = "random,random", games: int = 3, code: int = 0) -> None:
    assert main(["simulate", "--players", players, "--games", str(games), "--seed", "7", *argv]) == code


def facts_of_a_game(players: int) -> Facts:
    bots = ["random"] * players
    return facts_of(play_one(bots, game_seed(7, 1), built_in()), 1, bots)


def one_line(captured: str) -> str:
    (line,) = captured.splitlines()
    return line


# Games


def test_simulate_with_a_seed_plays_the_same_games_again(tmp_path: Path, capsys: Capture) -> None:
    shown = []
    for folder, jobs in (("a", "1"), ("b", "2")):
        simulate("--records", str(tmp_path / folder), "--jobs", jobs, players="random,random,random")
        shown.append(capsys.readouterr().out.replace(f"/{folder}\n", "/\n"))
    assert shown[0] == shown[1]
    names = sorted(path.name for path in (tmp_path / "a").iterdir())
    assert names == [f"3p-random-random-random-seed7-{number}.nar" for number in (1, 2, 3)]
    for name in names:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
        load(tmp_path / "a" / name, strict=True)


@pytest.mark.usefixtures("here")
def test_different_bots_do_not_overwrite_each_others_records(tmp_path: Path, capsys: Capture) -> None:
    simulate("--records", str(tmp_path))
    simulate("--records", str(tmp_path), players="easy,random")
    simulate("--records", str(tmp_path), "--fixed", players="easy,random")
    capsys.readouterr()
    assert len(list(tmp_path.iterdir())) == 9


@pytest.mark.usefixtures("here")
def test_bots_change_seats_unless_they_are_fixed(tmp_path: Path, capsys: Capture) -> None:
    for flag, second in (([], "bot:random 1"), (["--fixed"], "bot:easy 1")):
        simulate("--records", str(tmp_path), *flag, players="easy,random", games=2)
        tag = "2p-easy-random-fixed" if flag else "2p-easy-random"
        assert load(tmp_path / f"{tag}-seed7-1.nar").header.names[0] == "bot:easy 1"
        assert load(tmp_path / f"{tag}-seed7-2.nar").header.names[0] == second
    capsys.readouterr()


@pytest.mark.usefixtures("here")
def test_simulate_on_an_own_board_keeps_it_in_the_record(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text(BOARD.read_text(encoding="utf-8").replace("coins = 8", "coins = 9", 1), encoding="utf-8")
    simulate("--board", str(own), "--records", str(tmp_path / "games"), games=1)
    capsys.readouterr()
    (path,) = (tmp_path / "games").iterdir()
    record = load(path, strict=True)
    assert record.board.start.coins == 9
    assert record.board != built_in()


def test_simulate_refuses_a_wrong_board(tmp_path: Path, capsys: Capture) -> None:
    simulate("--board", str(tmp_path / "none.toml"), code=1)
    assert one_line(capsys.readouterr().err).endswith("There is no such file.")


# Tables


@pytest.mark.usefixtures("here")
def test_simulate_shows_wins_points_sources_seats_tokens_and_columns(capsys: Capture) -> None:
    simulate(players="easy,random,random", games=6)
    shown = capsys.readouterr().out
    lines = [line.split() for line in shown.splitlines()]
    assert "6 games, seed 7" in shown
    assert ["easy", "1", "6.0", "100.0", "%", "61.0–100.0", "%", "33.3", "%", "1.00"] in lines
    assert [line[0] for line in lines if line and line[0] in ("easy", "random")] == ["easy", "random"] * 2
    for heading in ("Points by source", "By seat", "By first turn-order token", "Bids by column", "Decisions a game"):
        assert heading in shown
    assert "Thinking time" not in shown
    simulate("--times", games=1)
    assert "Thinking time" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_into_80_columns_and_nothing_is_cut_off(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = simulated(["easy", "random", "random", "random", "random"], 6, seed=7)
    for bot in results.bots:  # as after a hundred thousand games
        bot.faults.update({"timeout": 123_456})
    for column in results.columns:
        column.prices.counts[5] = 234_567
    show_results(results, words(language), times=True)
    whole = capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    show_results(results, words(language), times=True)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    assert max(map(len, shown.splitlines())) <= 80
    assert [word for word in shown.split() if not set(word) <= {"─"}] == whole.split()


def test_long_names_of_bots_are_folded_not_cut(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["hard:ms=500:temper=farmer", "cmd:python3 my_bot.py --depth=5 --quiet", "path/to/strangers.py:Stranger"]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    results = Results(names, 7, built_in(), rotate=True)
    results.add(replace(facts_of_a_game(3), bots=tuple(names)))
    show_results(results, words("hu"), times=True)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert all(words("hu")(f"source-{source}") in shown for source in SOURCES)
    assert all(part in shown for part in ("hard:ms=500:", "temper=farmer", "--quiet", "path/to/", "Stranger"))


@pytest.mark.usefixtures("here")
def test_json_is_the_whole_output_and_documented(capsys: Capture, tmp_path: Path) -> None:
    simulate("--json", "--records", str(tmp_path), "--times", players="easy,random")
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["failed"], data["seed"], data["interrupted"]) == (3, 0, "7", False)
    assert list(data["bots"][0]["sources"]) == list(SOURCES)
    assert len(data["bots"][0]["points_by_round"]) == 7
    page = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
    fields = {*data, *data["bots"][0], *data["seats"][0], *data["columns"][0], *data["length"]}
    assert [field for field in fields if f"`{field}`" not in page] == []


# Files


@pytest.mark.usefixtures("here")
def test_data_and_picture_are_written_and_named(tmp_path: Path, capsys: Capture) -> None:
    data, plot = tmp_path / "games.parquet", tmp_path / "games.svg"
    simulate("--export", str(data), "--plot", str(plot), "--lang", "de")
    shown = capsys.readouterr().out
    assert f"Daten: {data}, {tmp_path / 'games-decisions.parquet'}" in shown
    assert f"Bild: {plot}" in shown
    assert plot.read_bytes().startswith(b"<?xml")
    assert len(list(tmp_path.iterdir())) == 3


def test_what_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "x.png").mkdir()
    for argv, reason in (
        (["--plot", str(tmp_path / "none" / "x.svg")], "The folder for it does not exist."),
        (["--plot", str(tmp_path / "x.png")], "This is a folder, not a file."),
        (["--export", str(tmp_path / "none" / "x.parquet")], "The folder for it does not exist."),
    ):
        simulate(*argv, games=10_000_000, code=1)
        captured = capsys.readouterr()
        assert captured.out == ""
        assert one_line(captured.err).endswith(reason)


def test_a_missing_package_is_named_with_its_remedy(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arguments, "find_spec", lambda name: None if name != "rich" else find_spec(name))
    for argv, package in (
        (["simulate", "--players", "random,random", "--plot", "x.svg"], "--plot needs the package matplotlib"),
        (["simulate", "--players", "random,random", "--export", "x.parquet"], "--export needs the package pyarrow"),
        (["rate", "easy", "random"], "patroon rate needs the package openskill"),
    ):
        assert main(argv) == 2
        line = one_line(capsys.readouterr().err)
        assert package in line
        assert "pip install 'patroon[lab]'" in line


@pytest.mark.usefixtures("here")
def test_a_disk_that_fills_up_does_not_take_the_results_along(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("patroon.lab.export._File._flush", full)
    monkeypatch.setattr("patroon.lab.export.GAMES_A_GROUP", 3)
    simulate("--export", str(tmp_path / "x.parquet"), code=1)
    captured = capsys.readouterr()
    assert "3 games, seed 7" in captured.out
    assert "No space left on device" in one_line(captured.err)
    assert list(tmp_path.iterdir()) == []


# Mishaps


def test_simulate_shows_what_is_done_when_it_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def interrupted(work: PlayGame, games: range, _jobs: int | None) -> Iterator[Finished | Failure]:
        yield from play_series(work, games[:2], None)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_series", interrupted)
    simulate("--export", str(tmp_path / "x.parquet"), games=9, code=130)
    shown = capsys.readouterr().out
    assert "2 games, seed 7" in shown
    assert "Stopped after 2 of 9 games." in shown
    assert (tmp_path / "x.parquet").exists()


def test_games_that_fail_are_told_one_by_one_and_do_not_count(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def failing(work: PlayGame, games: range, _jobs: int | None) -> Iterator[Finished | Failure]:
        yield Failure(1, "ValueError: no luck (bot.py:3)")
        yield Failure(2, "", -9)
        yield Failure(3, "", 3)
        yield from play_series(work, games[3:], None)

    monkeypatch.setattr(simulation, "play_series", failing)
    simulate(games=5)
    captured = capsys.readouterr()
    assert "2 games, seed 7" in captured.out
    assert "3 games failed and do not count." in captured.out
    first, second, third = captured.err.splitlines()
    assert first.startswith("Game 1 does not count: ValueError: no luck (bot.py:3). Its seed: ")
    assert "ended by signal 9" in second
    assert "exit code 3" in third
    simulate(games=3, code=1)
    assert "No game was finished." in capsys.readouterr().out


def test_processes_that_cannot_start_are_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def hopeless(*_: object) -> Iterator[Finished | Failure]:
        raise WorkersFailed(1)

    monkeypatch.setattr(simulation, "play_series", hopeless)
    simulate(code=1)
    assert one_line(capsys.readouterr().err) == "patroon: The worker processes can’t be started (exit code 1)."


def test_a_cluster_that_is_lost_does_not_take_the_results_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def lost(work: PlayGame, games: range, _jobs: object) -> Iterator[Finished | Failure]:
        yield from play_series(work, games[:done], None)
        raise ClusterFailed("cluster-lost", address="auto")

    sentence = "patroon: The connection to the Ray cluster (auto) is lost."
    monkeypatch.setattr(simulation, "play_series", lost)
    monkeypatch.setattr("patroon.lab.rating.play_series", lost)
    rated = ["rate", "easy", "random", "--players", "2", "--file", str(tmp_path / "ratings.json")]
    for done in (0, 2):
        simulate(code=1)
        captured = capsys.readouterr()
        assert one_line(captured.err) == sentence
        assert ("2 games, seed 7" in captured.out) == (captured.out != "") == (done == 2)
        assert main(rated) == 1
        captured = capsys.readouterr()
        assert one_line(captured.err) == sentence
        assert (captured.out != "") == (done == 2)
        assert load_ratings(tmp_path / "ratings.json").games == done


def wait_for(found: Path) -> None:
    end = time.monotonic() + 30
    while not list(found.glob("*.nar")):
        assert time.monotonic() < end
        time.sleep(0.02)


def begin(tmp_path: Path, games: int) -> subprocess.Popen[str]:
    """A simulation in a process group of its own that has played a game or two."""
    command = ["simulate", "--players", "easy,random", "--games", str(games), "--seed", "7", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "patroon", *command, "--records", str(tmp_path / "games")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for(tmp_path / "games")
    return process


def test_ctrl_c_shows_what_is_done_and_leaves_no_process_behind(tmp_path: Path) -> None:
    process = begin(tmp_path, 100_000)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == ""
    assert "of 100,000 games." in out
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.02)
    else:
        pytest.fail("a process is still there")
    assert not list((tmp_path / "games").glob(".*"))


def test_a_worker_that_is_killed_costs_one_game_at_most(tmp_path: Path) -> None:
    process = begin(tmp_path, 40)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii").split()
    workers = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    os.kill(int(workers[0]), signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "39 games, seed 7" in out or "40 games, seed 7" in out
    assert err.count("signal 9") == out.count("1 game failed")


def test_who_watches_sees_speed_and_time_left() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "patroon", "simulate", "--players", "easy,random", "--games", "20", "--seed", "7"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                seen += os.read(ours, 65536)
            except OSError:  # nobody holds the other end any more
                break
        assert process.stdout is not None
        out = process.stdout.read().decode()
    os.close(ours)
    assert process.returncode == 0
    assert "Playing" not in out
    text = seen.decode(errors="replace")
    assert "Playing" in text
    assert re.search(r"\d games/s", text)
    assert re.search(r"\d:\d\d:\d\d", text)


def test_auto_means_a_process_for_each_core() -> None:
    assert arguments.Arguments(["--jobs", "auto"], options=("jobs", "ray")).jobs() == all_cores() >= 1


@pytest.mark.usefixtures("here")
def test_a_record_that_cannot_be_written_stops_the_games_and_shows_the_results(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, hurried: bool) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(simulation, "write_whole", full)
    simulate("--records", str(tmp_path), games=9, code=1)
    captured = capsys.readouterr()
    assert "1 game, seed 7" in captured.out
    assert "seed7-1.nar: " in one_line(captured.err)


# Ratings


def test_an_interrupted_rating_is_kept(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: Any) -> Iterator[Finished | Failure]:
        games = rate(*given)
        yield next(games)
        yield next(games)
        games.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(ratings, "rate", interrupted)
    path = tmp_path / "ratings.json"
    assert main(["rate", "easy", "random", "--seed", "1", "--file", str(path)]) == 130
    assert "Ratings after 2 games" in capsys.readouterr().out
    assert load_ratings(path).games == 2


def test_rate_goes_on_where_it_stopped(tmp_path: Path, capsys: Capture) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    start = ["rate", "easy", "random", "--players", "3", "--seed", "7"]
    assert main([*start, "--games", "5", "--file", str(one)]) == 0
    assert "Ratings after 5 games, 3 players, seed 7" in capsys.readouterr().out
    assert main(["rate", "--games", "4", "--file", str(one), "--jobs", "2"]) == 0
    shown = capsys.readouterr().out
    assert "Ratings after 9 games, 3 players, seed 7" in shown
    assert [line.split()[1] for line in shown.splitlines() if line.strip()[:1] in ("1", "2")] == ["easy", "random"]
    assert f"Kept in {one}" in shown
    assert main([*start, "--games", "9", "--file", str(two), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(one.read_text(encoding="utf-8"))
    assert one.read_bytes() == two.read_bytes()


def test_a_list_of_ratings_is_not_mixed_with_another(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ratings.json"
    own = tmp_path / "own.toml"
    own.write_text(BOARD.read_text(encoding="utf-8").replace("coins = 8", "coins = 9", 1), encoding="utf-8")
    assert main(["rate", "random", "easy", "--games", "1", "--seed", "1", "--file", str(path)]) == 0
    before = path.read_bytes()
    capsys.readouterr()
    for argv, says in (
        (["--seed", "2"], "was begun with --seed 1"),
        (["--players", "3"], "was begun with --players 4"),
        (["--board", str(own)], "was begun on another board"),
    ):
        assert main(["rate", "random", "easy", "--file", str(path), *argv]) == 2
        assert says in one_line(capsys.readouterr().err)
    path.write_text("{}", encoding="utf-8")
    assert main(["rate", "random", "easy", "--file", str(path)]) == 1
    assert one_line(capsys.readouterr().err) == f"{path}: This is no file of ratings, or it is damaged."
    path.write_bytes(before.replace(b'"easy"', b'"gone"'))
    assert main(["rate", "--file", str(path)]) == 2
    assert "There is no bot “gone”" in one_line(capsys.readouterr().err)
