"""The commands, as somebody at a shell meets them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import patroon
from patroon.cli import COMMANDS, main
from patroon.record import load
from patroon.words import LANGUAGES

GAMES = Path(__file__).parent.parent / "games"
GAME = GAMES / "three-at-random.nar"
BOARD = Path(patroon.__file__).parent / "board" / "reconstruction.toml"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def refused(capsys: Capture, *argv: str) -> str:
    """The one sentence with which wrong arguments are refused."""
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


def wrong(capsys: Capture, *argv: str) -> str:
    """The one line about a wrong file."""
    assert main(argv) == 1
    (line,) = capsys.readouterr().err.splitlines()
    return line


# Help and arguments


def test_the_help_lists_every_command(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: Capture) -> None:
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "Examples:" in shown
    assert shown.count(f"patroon {command}") >= 2


def test_the_version_is_shown(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"patroon {patroon.__version__}, ")


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["shuffle"], "the commands are: serve, backup"),
        (["--shuffle"], "There is no command"),
        (["verify"], "A file is needed"),
        (["verify", "--loud", "x"], "“--loud” is not understood here"),
        (["legal", "a", "b"], "Only one file"),
        (["legal", "a", "--at"], "--at"),
        (["legal", "a", "--at", "0"], "--at must be a whole number from 1"),
        (["legal", "a", "--at", "3.5"], "not “3.5”"),
        (["replay"], "A file is needed"),
        (["simulate"], "--players must name 2 to 5 bots"),
        (["simulate", "--players", "random,,random"], "There is no bot “”"),
        (["play", "--record", ""], "--record must name a file that is not there yet"),
        (["play", "--record", str(GAME)], "--record must name a file that is not there yet"),
        (["play", "--players", "3", "--first", "4"], "--first must be a whole number from 1 to 3"),
        (["simulate", "--players", "random"], "2 to 5 players are needed, not 1"),
        (["simulate", "--players", "random,genius"], "There is no bot “genius”; the bots are: random"),
        (["simulate", "--players", "random,random", "--games", "many"], "--games must be a whole number"),
        (["simulate", "--players", "random,random", "--seed", "x"], "--seed must be a whole number"),
        (["simulate", "--players", "random,random", "--seed", "-1"], "--seed"),
        (["simulate", "--players", "random,random", "extra"], "“extra” is not understood"),
        (["simulate", "--players", "random,random", "--records", str(GAME)], "must be a folder, or not be there yet"),
        (
            ["simulate", "--players", "random,random", "--jobs", "0"],
            "--jobs must be a whole number from 1 to 256, or auto",
        ),
        (
            ["simulate", "--players", "random,random", "--plot", "x.gif"],
            "--plot must name a file that ends in .png / .svg",
        ),
        (
            ["simulate", "--players", "random,random", "--export", "x"],
            "--export must name a file that ends in .parquet",
        ),
        (["simulate", "--players", "random,random", "--json=yes"], "--json takes no value"),
        (["rate", "--file", "none.json"], "At least two bots are needed"),
        (["rate", "easy", "easy"], "The bot “easy” is named twice"),
        (["rate", "easy", "genius"], "There is no bot “genius”"),
        (["rate", "easy", "random", "--players", "6"], "--players must be a whole number from 2 to 5"),
        (["play", "--players", "6"], "--players must be a whole number from 2 to 5"),
        (["play", "--terminal=yes"], "--terminal"),
        (["board"], "“show” or “check”"),
        (["board", "check"], "A file is needed"),
        (["board", "show", "a", "b"], "Only one file"),
        (["--lang", "xx", "board", "show"], f"the languages are: {', '.join(LANGUAGES)}"),
        (["board", "show", "--lang"], "--lang"),
    ],
)
def test_wrong_arguments_get_one_sentence_and_where_to_look(argv: list[str], says: str, capsys: Capture) -> None:
    line = refused(capsys, *argv)
    assert says in line
    assert "--help" in line


# Records


def test_verify_says_that_a_record_holds(capsys: Capture) -> None:
    assert main(["verify", str(GAME)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{GAME}: holds. 3 players")
    assert line.endswith("Every shuffle follows from its seed.")


def test_verify_looks_at_every_file_and_fails_if_one_does(tmp_path: Path, capsys: Capture) -> None:
    edited = tmp_path / "edited.nar"
    edited.write_bytes(GAME.read_bytes().replace(b'"score": 0', b'"score": 1', 1))
    assert main(["verify", str(edited), str(GAME)]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{GAME}: holds.")
    (line,) = captured.err.splitlines()
    assert line.startswith(f"{edited}:")
    assert "“state.players[0].score”: 1 instead of 0" in line


def test_an_illegal_move_is_reported_with_line_rule_and_name(tmp_path: Path, capsys: Capture) -> None:
    lines = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    number = next(index for index, line in enumerate(lines) if '"place"' in line)
    move = json.loads(lines[number])
    names = [seat["name"] for seat in json.loads(lines[0])["players"]]
    lines[number] = json.dumps({**move, "player": (move["player"] + 1) % 3}) + "\n"
    edited = tmp_path / "edited.nar"
    edited.write_text("".join(lines), encoding="utf-8")
    line = wrong(capsys, "verify", str(edited))
    assert line.startswith(f"{edited}:{number + 1}: R1.7: ")
    assert names[move["player"]] in line


def test_an_unfinished_record_holds_unless_strict(tmp_path: Path, capsys: Capture) -> None:
    short = tmp_path / "short.nar"
    short.write_text("".join(GAME.read_text(encoding="utf-8").splitlines(keepends=True)[:40]), encoding="utf-8")
    assert main(["verify", str(short)]) == 0
    assert "holds as far as it goes. 3 players, 40 lines" in capsys.readouterr().out
    assert wrong(capsys, "verify", "--strict", str(short)).startswith(f"{short}:40: The record stops here")


@pytest.mark.parametrize("command", ["verify", "legal", "replay"])
def test_a_cut_off_file_is_read_only_when_asked(command: str, tmp_path: Path, capsys: Capture) -> None:
    cut = tmp_path / "cut.nar"
    cut.write_bytes(b"".join(GAME.read_bytes().splitlines(keepends=True)[:30])[:-9])
    assert f"{cut}:30: The file is cut off" in wrong(capsys, command, str(cut))
    assert main([command, str(cut), "--partial"]) == 0


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", ":1: The file is empty"),
        (b"\x00\xff\xfe nonsense\n", ":1: The line is not UTF-8"),
        (b"nonsense\n", ":1: The line is not JSON"),
        (b"{}\n", ":1: This is no game record"),
        (b'{"format": "nieuw-amsterdam-record", "version": 2}\n', ":1: The record is of version 2"),
        (b"[" * 2_000_000, ":1: The line is longer"),
        (b"[" * 100_000 + b"\n", ":1: The line is not JSON"),
    ],
)
def test_nonsense_gets_one_clear_line(content: bytes, says: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "x.nar"
    path.write_bytes(content)
    for command in ("verify", "legal", "replay"):
        assert f"{path}{says}" in wrong(capsys, command, str(path))


def test_a_board_inside_a_record_is_refused_by_its_field(tmp_path: Path, capsys: Capture) -> None:
    lines = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    path = tmp_path / "x.nar"
    path.write_text(json.dumps({**json.loads(lines[0]), "board": {"name": "mine"}}) + "\n", encoding="utf-8")
    assert wrong(capsys, "verify", str(path)) == f"{path}:1: board.furs: is missing."


def test_missing_files_and_folders_are_told_apart(tmp_path: Path, capsys: Capture) -> None:
    assert wrong(capsys, "verify", str(tmp_path / "none.nar")).endswith("There is no such file.")
    assert wrong(capsys, "replay", str(tmp_path)).endswith("This is a folder, not a file.")
    assert wrong(capsys, "legal", str(GAME / "x")).endswith("The folder for it does not exist.")


def test_legal_lists_canonical_moves_sorted(capsys: Capture) -> None:
    record = load(GAME, at=30)
    assert main(["legal", str(GAME), "--at", "30"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == len(record.game.legal_moves()) > 0
    assert lines == [json.dumps(json.loads(line), sort_keys=True) for line in lines]
    assert {json.loads(line)["player"] for line in lines} == {record.game.to_decide}


def test_legal_is_empty_where_nobody_decides(capsys: Capture) -> None:
    for arguments in (["--at", "1"], []):
        assert main(["legal", str(GAME), *arguments]) == 0
        assert capsys.readouterr().out == ""


def test_legal_refuses_a_line_beyond_the_end(capsys: Capture) -> None:
    assert "lines, not 9,999" in wrong(capsys, "legal", str(GAME), "--at", "9999")


def test_replay_tells_every_round_and_the_winner(capsys: Capture) -> None:
    assert main(["replay", str(GAME)]) == 0
    told = capsys.readouterr().out
    assert [told.count(f"== Round {number} ==") for number in range(1, 7)] == [1] * 6
    record = load(GAME)
    assert record.game.winners is not None
    assert f"{record.header.names[record.game.winners[0]]} wins." in told
    assert told.rstrip().splitlines()[-1].startswith("Scores: ")


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.nar")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_recorded_game_can_be_told_in_every_language(path: Path, language: str, capsys: Capture) -> None:
    assert main(["--lang", language, "replay", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 100


# Boards


def test_board_show_names_the_origin_of_each_number(capsys: Capture) -> None:
    assert main(["board", "show"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["Pier", "1", "4", "rulebook"] in lines
    assert ["Pier", "2", "2", "deduced"] in lines
    assert ["Pier", "4", "2", "chosen"] in lines
    assert ["Column", "3", "2", "deduced", "2", "deduced"] in lines
    assert ["Column", "4", "2", "deduced", "1", "chosen"] in lines
    assert ["1630s", "6", "4", "5", "chosen"] in lines


def test_a_board_without_origins_names_the_file(tmp_path: Path, capsys: Capture) -> None:
    own = tmp_path / "own.toml"
    own.write_text(BOARD.read_text(encoding="utf-8").split("[origins]")[0], encoding="utf-8")
    assert main(["board", "show", str(own)]) == 0
    shown = capsys.readouterr().out
    assert "this file" in shown
    assert "chosen" not in shown


def test_board_check_accepts_the_built_in_board(capsys: Capture) -> None:
    assert main(["board", "check", str(BOARD)]) == 0
    assert "“reconstruction”" in capsys.readouterr().out


def test_board_check_names_field_and_reason(tmp_path: Path, capsys: Capture) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(BOARD.read_text(encoding="utf-8").replace("of_each = 10", "of_each = 4"), encoding="utf-8")
    assert wrong(capsys, "board", "check", str(bad)) == (
        f"{bad}: furs.of_each: is too small: players and traders need 21 furs, there are 20."
    )
    bad.write_text("name = ", encoding="utf-8")
    assert f"{bad}: The file is no TOML" in wrong(capsys, "board", "check", str(bad))


# The program as a process


def run(*argv: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "patroon", *argv],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )


def test_piped_output_has_no_control_characters() -> None:
    for argv in (["board", "show"], ["simulate", "--players", "random,random", "--games", "2", "--seed", "1"]):
        done = run(*argv)
        assert done.returncode == 0
        assert done.stderr == ""
        assert "\x1b" not in done.stdout


def test_a_reader_that_stops_early_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m patroon replay {GAME} | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_a_finished_game_without_its_promised_seed_is_said_and_not_strict(tmp_path: Path, capsys: Capture) -> None:
    header, *rest = GAME.read_text(encoding="utf-8").splitlines(keepends=True)
    fields = {key: value for key, value in json.loads(header).items() if key != "seed"}
    path = tmp_path / "game.nar"
    path.write_text("".join([json.dumps(fields) + "\n", *rest]), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "the seed is missing" in capsys.readouterr().out
    assert f"{path}:1: A commitment was given" in wrong(capsys, "verify", "--strict", str(path))


def test_a_name_in_a_record_does_not_steer_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.nar"
    path.write_text(GAME.read_text(encoding="utf-8").replace('"Ada"', '"A\\u001b[31mda"', 1), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("command", ["--help", f"replay {GAME}"])
def test_output_that_cannot_be_written_is_one_sentence(command: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m patroon {command} > /dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("patroon: The output can’t be written")
    assert len(done.stderr.splitlines()) == 1


def test_a_closed_output_and_a_poor_terminal_are_no_error() -> None:
    for command, encoding in ((f"replay {GAME} >&-", "utf-8"), (f"replay {GAME} --lang ru > /dev/null", "latin-1")):
        done = subprocess.run(
            f"{sys.executable} -m patroon {command}",
            shell=True,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, "")
