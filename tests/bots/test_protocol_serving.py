"""The bot's side of the protocol: `patroon bot NAME`, line by line."""

import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from patroon.board import built_in
from patroon.bots import bot_maker
from patroon.bots.bot import Bot, RandomBot
from patroon.bots.seated import whims
from patroon.bots.serving import Serving, serve
from patroon.cli import main
from patroon.record import header_for
from patroon.rules import Game

SEED = bytes(range(32))
HEADER = header_for(["Ada", "Bo"], built_in(), SEED, first=0)
PUBLIC = {name: value for name, value in HEADER.to_json().items() if name != "seed"}
HELLO = {"hello": 1, "seat": 0}
DECIDE = {"decide": 7, "ms": 1000}


def begun() -> list[dict[str, Any]]:
    """Hello, the header, and everything up to the first decision, which is player 0's."""
    return [HELLO, PUBLIC, *[line.to_json() for line in Game.new(2, seed=SEED, first=0).lines]]


def served(lines: list[Any], make: Any = RandomBot, code: int = 0) -> list[dict[str, Any]]:
    """What a bot answers to these lines, bytes or JSON."""
    raw = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    answers = io.StringIO()
    assert serve(Serving("test", make), io.BytesIO(raw), answers) == code
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_hello_is_answered_with_the_name() -> None:
    assert served([HELLO]) == [{"hello": 1, "name": "test"}]


def test_a_decision_is_the_one_the_bot_makes_in_process() -> None:
    game = Game.new(2, seed=SEED, first=0)
    (_, answer) = served([*begun(), DECIDE])
    bot = RandomBot(whims(HEADER, 0))
    assert answer == {"decide": 7, "move": bot.decide(game.view(), game.options(), None).to_json()}  # type: ignore[arg-type]


def test_the_seed_of_the_whims_can_be_given() -> None:
    answers = set()
    for seed in ("a", "b", "c", "d", "a"):
        raw = b"".join(json.dumps(line).encode() + b"\n" for line in [*begun(), DECIDE])
        out = io.StringIO()
        serve(Serving("test", bot_maker("random"), seed), io.BytesIO(raw), out)
        answers.add(out.getvalue())
    assert 1 < len(answers) < 5


def test_goodbye_ends_it_whatever_follows() -> None:
    assert len(served([HELLO, {"bye": 1}, HELLO])) == 1


def test_what_was_taken_back_did_not_happen() -> None:
    class Watching(RandomBot):
        def decide(self, view: Any, options: Any, clock: Any) -> Any:
            seen.append(sum(view.players[0].businesses))
            return super().decide(view, options, clock)

    seen: list[int] = []
    placed = {"player": 0, "move": "place", "district": "docks"}
    bo = {"player": 1, "move": "place", "district": "docks"}
    lines = [*begun(), DECIDE, placed, bo, {"undo": 2}, DECIDE, {"undo": 99}, {"undo": 0}, DECIDE]
    assert len(served(lines, Watching)) == 4
    assert seen == [0, 0, 0]


def test_a_new_header_begins_a_new_game_with_a_new_bot() -> None:
    made = []

    class Counted(RandomBot):
        def __init__(self, random: Any) -> None:
            super().__init__(random)
            made.append(self)

    answers = served([*begun(), DECIDE, *begun()[1:], DECIDE], Counted)
    assert len(made) == 2
    assert answers[1] == answers[2], "the same game, the same whims"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"nonsense",
        b"\xff",
        b"[]",
        b"[" * 100_000,
        {},
        {"say": "?"},
        {"state": {}},
        {"over": {"scores": [1, 2]}},
        {"refused": 3, "why": "R4.4"},
        {"undo": "x"},
        {"decide": "x"},
        {"hello": 1},
        {"format": "something else"},
        {**PUBLIC, "players": []},
        {"player": 1, "move": "elections"},
        {"player": 0, "move": "dance"},
        {"chance": "land", "cards": []},
        {"move": "place"},
    ],
)
def test_a_line_that_makes_no_sense_changes_nothing(line: Any, capsys: pytest.CaptureFixture[str]) -> None:
    plain = served([*begun(), DECIDE])
    assert served([line, *begun(), line, DECIDE, line]) == plain
    assert len(capsys.readouterr().err.splitlines()) <= 3


def test_somebody_elses_decision_is_not_answered() -> None:
    assert len(served([{"hello": 1, "seat": 1}, *begun()[1:], DECIDE])) == 1
    assert len(served([HELLO, DECIDE])) == 1
    assert len(served([{"hello": 1, "seat": 4}, *begun()[1:], DECIDE])) == 1


def test_a_bot_that_raises_ends_with_its_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    class Failing(Bot):
        def decide(self, view: Any, options: Any, clock: Any) -> Any:
            Game(view).play("nothing")  # type: ignore[arg-type]

    assert len(served([*begun(), DECIDE, HELLO], Failing, code=1)) == 1
    assert "in decide" in capsys.readouterr().err


def test_what_a_bot_prints_does_not_get_in_between(capsys: pytest.CaptureFixture[str]) -> None:
    class Chatting(RandomBot):
        def decide(self, view: Any, options: Any, clock: Any) -> Any:
            print("let me see", clock.ms)
            return super().decide(view, options, clock)

    assert len(served([*begun(), DECIDE], Chatting)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "let me see 1000\n"


# The command


def test_the_command_without_a_name_lists_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--lang", "en"]) == 0
    assert "easy    looks one move ahead" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["genius"], "There is no bot “genius”"),
        (["easy", "random"], "“random” is not understood here"),
        (["easy:ms=1"], "The bot easy has no options"),
        (["cmd:true"], "speaks the protocol by itself"),
        (["nowhere.py:Bot"], "There is no file nowhere.py"),
    ],
)
def test_a_wrong_name_is_a_sentence(argv: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "bot", *argv]) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert len(captured.err.splitlines()) == 1


def test_the_command_plays_and_ends_with_its_input(tmp_path: Path) -> None:
    lines = "".join(json.dumps(line) + "\n" for line in [*begun(), DECIDE])
    ran = subprocess.run(
        [sys.executable, "-m", "patroon", "bot", "easy"],
        input=lines.encode(),
        capture_output=True,
        check=True,
        timeout=30,
    )
    hello, answer = map(json.loads, ran.stdout.splitlines())
    assert hello == {"hello": 1, "name": "easy"}
    assert answer["move"]["move"] == "place"
    assert ran.stderr == b""


def test_a_file_that_fails_shows_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import os\nos.stat('/no/such/file')\n", encoding="utf-8")
    assert main(["bot", f"{path}:Bot"]) == 1
    assert "broken.py" in capsys.readouterr().err


def test_an_interrupt_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "patroon", "bot", "easy"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b'{"hello": 1, "seat": 0}\n')
    process.stdin.flush()
    process.stdout.readline()
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=10) == (b"", b"")
    assert process.returncode == 130
