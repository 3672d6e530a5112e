"""How bots are named: every way to write one, and a sentence for every way to write it wrong."""

import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from patroon.bots import BOTS, Bot, BotError, bot_maker, make_bot
from patroon.bots.checking import check
from patroon.bots.names import BuiltIn, Command, InFile, parse, split_names, with_options

FILE = """
import beside
from patroon.bots import RandomBot

class Plain(RandomBot):
    pass

class Choosy(RandomBot):
    def __init__(self, random, *, ms: int = 100, share: float | None = None, bold: bool = False, temper="calm"):
        super().__init__(random)
        if temper == "angry":
            raise ValueError("no angry bots\\nhere")
        self.options = (ms, share, bold, temper)

class Needy(RandomBot):
    def __init__(self, random, depth: int):
        super().__init__(random)

class Broken(RandomBot):
    def __init__(self, random):
        raise RuntimeError("out of order")

class NoBot:
    pass
"""
LINE = FILE[: FILE.index("out of order")].count("\n") + 1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("", encoding="utf-8")
    path = tmp_path / "own bot.py"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("easy", BuiltIn("easy", {})),
        ("hard:ms=500:temper=farmer", BuiltIn("hard", {"ms": "500", "temper": "farmer"})),
        ("hard:note=a=b", BuiltIn("hard", {"note": "a=b"})),
        ("my.py:Mine", InFile(Path("my.py"), "Mine", {})),
        ("a:b/my.py:Mine:file=x.py:n=", InFile(Path("a:b/my.py"), "Mine", {"file": "x.py", "n": ""})),
        ("cmd:node 'my bot.js' --depth 3", Command(("node", "my bot.js", "--depth", "3"))),
        ("cmd:./bot.py:Mine", Command(("./bot.py:Mine",))),
    ],
)
def test_a_name_is_understood(text: str, means: object) -> None:
    assert parse(text) == means


def test_commas_part_names_unless_a_backslash_is_in_front() -> None:
    assert split_names(r"easy, cmd:sort -t\, -k1 ,random") == ["easy", "cmd:sort -t, -k1", "random"]
    assert split_names("") == [""]


def refused(name: str, ask: Any = check) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(BotError) as caught:
        ask(name)
    return caught.value.key, caught.value.values


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "cli-not-a-bot"),
        ("genius", "cli-not-a-bot"),
        ("Easy", "cli-not-a-bot"),
        ("easy:", "bot-option-unclear"),
        ("easy:fast", "bot-option-unclear"),
        ("easy:=1", "bot-option-unclear"),
        ("easy:ms=1", "bot-no-options"),
        ("my.py", "bot-needs-class"),
        ("my.py:", "bot-needs-class"),
        ("my.py:ms=1", "bot-needs-class"),
        ("no/such/my.py:Mine", "bot-no-file"),
        ("cmd:", "bot-needs-program"),
        ("cmd:  ", "bot-needs-program"),
        ("cmd:'a", "bot-open-quote"),
        ("cmd:no-such-program --at all", "bot-no-program"),
        ("cmd:/", "bot-no-program"),
    ],
)
def test_a_wrong_name_is_refused_with_its_reason(name: str, key: str) -> None:
    assert refused(name)[0] == key


@pytest.mark.parametrize(
    ("rest", "key", "values"),
    [
        (":Missing", "bot-no-class", {"name": "Missing"}),
        (":NoBot", "bot-no-class", {"name": "NoBot"}),
        (":beside", "bot-no-class", {"name": "beside"}),
        (":Plain:ms=1", "bot-no-options", {"option": "ms"}),
        (":Choosy:speed=1", "bot-no-option", {"option": "speed", "options": "ms, share, bold, temper"}),
        (":Choosy:random=1", "bot-no-option", {"option": "random"}),
        (":Choosy:ms=fast", "bot-option-value", {"option": "ms", "value": "fast", "kind": "int"}),
        (":Choosy:share=half", "bot-option-value", {"option": "share", "kind": "float"}),
        (":Choosy:bold=maybe", "bot-option-value", {"option": "bold", "kind": "bool"}),
        (":Choosy:temper=angry", "bot-refuses", {"reason": "no angry bots here"}),
        (":Needy", "bot-option-missing", {"option": "depth"}),
        (":Broken", "bot-file-fails", {"reason": f"own bot.py:{LINE}: RuntimeError: out of order"}),
    ],
)
def test_a_wrong_class_or_option_is_refused_before_a_game(
    rest: str, key: str, values: dict[str, str], file: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    found, named = refused(f"{file}{rest}")
    assert found == key
    assert values.items() <= named.items()
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1 / 0", "bot-file-fails"),
        ("class Mine(:", "bot-file-fails"),
        ("class Mine:\n  def x():\n 3", "bot-file-fails"),
        ("import no_such_module", "bot-file-fails"),
        ("import os; os._exit(0)", "bot-file-stuck"),
        ("import os; os.write(1, b'what\\n')", "bot-file-stuck"),
        ("print('loading'); Mine = 5", "bot-no-class"),
    ],
)
def test_a_file_that_fails_is_refused_in_one_sentence(text: str, key: str, tmp_path: Path) -> None:
    path = tmp_path / "my.py"
    path.write_text(text, encoding="utf-8")
    assert refused(f"{path}:Mine")[0] == key


def test_somebodys_file_is_never_run_in_this_process(file: Path) -> None:
    before = set(sys.modules)
    check(f"{file}:Choosy:ms=5:bold=yes")
    assert {name for name in set(sys.modules) - before if "own bot" in name or name == "beside"} == set()


def test_options_come_as_the_class_wants_them(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    bot = make_bot(f"{file}:Choosy:ms=5:share=0.5:bold=yes:temper=7", "seed")
    assert bot.options == (5, 0.5, True, "7")  # type: ignore[attr-defined]
    assert make_bot(f"{file}:Choosy:bold=0", "seed").options == (100, None, False, "calm")  # type: ignore[attr-defined]


def test_a_class_without_an_init_of_its_own_has_no_options() -> None:
    class Plain(Bot):
        pass

    assert isinstance(with_options("plain", Plain, {})(Random(1)), Plain)
    with pytest.raises(BotError, match="bot-no-options"):
        with_options("plain", Plain, {"ms": "1"})


def test_every_built_in_bot_and_a_program_on_the_path_are_there() -> None:
    for name in BOTS:
        check(name)
    check("cmd:sh -c 'exit 1'")
    check("cmd:" + shlex.join([sys.executable, "anything"]))


def test_a_program_is_no_bot_of_ours() -> None:
    assert refused("cmd:sh", bot_maker)[0] == "bot-is-program"
