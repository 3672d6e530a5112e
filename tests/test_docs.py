"""What the documents show is true."""

import io
import random
import re
import shlex
from pathlib import Path

import pytest

from patroon.board import FURS, built_in
from patroon.bots import bot_maker, program
from patroon.bots import seated as at_table
from patroon.bots.program import FAULTS
from patroon.bots.seated import seated
from patroon.bots.serving import Serving, serve
from patroon.cli import main
from patroon.envs.choices import SIZE, meaning
from patroon.envs.observation import LENGTH
from patroon.lab.simulate import game_seed, play_one
from patroon.rules import Game
from patroon.rules.chance import Stream, commitment, first_player
from patroon.rules.moves import MOVES
from patroon.words import words

ROOT = Path(__file__).parent.parent


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.search(r"^\[\d+, \d+, \d+, \d+\] \(\d", capsys.readouterr().out, re.MULTILINE)


def test_the_python_example_of_the_bots_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("bots.md", "python"), "bots.md", "exec"), {})
    advice = capsys.readouterr().out.splitlines()
    assert len(advice) == 3
    assert all(line.startswith("Place(") for line in advice)


def test_the_python_example_of_the_lab_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "lab.md", "exec"), {})
    share, wins = capsys.readouterr().out.splitlines()
    assert share.startswith("1.0 Interval(low=0.8")
    assert wins.startswith("20.0 1.0 Interval(")


def test_the_lines_for_researchers_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    lines = [line.removeprefix(">>> ") for line in example.splitlines()]
    exec("\n".join(lines), {})
    assert capsys.readouterr().out.startswith("Before round 1 – setup\nPlayer ")


def test_the_python_examples_of_the_research_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", text("research.md"), re.DOTALL)
    shown = ("place a business in the lumberyard", "player0.acts [", "player_3 ", "scores [", "games; wins by", "[")
    known: dict[str, object] = {}
    for example, says in zip(examples, shown, strict=True):  # some go on from those before
        exec(compile(example, "research.md", "exec"), known)
        assert says in capsys.readouterr().out


def test_the_choices_are_those_of_the_research_page() -> None:
    page = text("research.md")
    table = page.partition("| choices |")[2].partition("## ")[0]
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| (.*?)(?: … (.*))? \|$", table, re.MULTILINE)
    after = 0
    for first, last, begins, ends in rows:
        assert int(first) == after
        assert meaning(int(first)) == begins
        after = int(last or first) + 1
        assert meaning(after - 1) == (ends or begins)
    assert after == SIZE
    assert f"each a number from 0 to {SIZE - 1} " in page
    assert f"`Discrete({SIZE})`" in page
    assert f"An observation is {LENGTH} bytes" in page


def test_the_example_of_the_fairness_page_is_what_the_seed_gives() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    seed = bytes(32)
    stream = Stream(seed, "tiles 1")
    tiles = Stream(seed, "tiles 1").shuffled(["city"] * 4 + ["land"] * 4 + ["trade"] * 4)
    furs = Stream(seed, "furs 1").shuffled([fur for fur in FURS for _ in range(10)])
    for claim in (
        commitment(seed),
        " ".join(f"{stream.below(2**32):08x}" for _ in range(3)),
        ", ".join(tiles),
        ", ".join(furs[:10]),
        f"first player of four: {first_player(seed, 4)}",
    ):
        assert claim in page


def text(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def test_every_document_that_is_linked_exists() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).stat().st_size, f"{page.name} links to {target}"


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"`?make ([a-z]+)`?", page.read_text(encoding="utf-8")):
            assert target in targets, f"{page.name} names make {target}"


# Writing a bot, and the protocol


def block(page: str, language: str) -> str:
    """The page's one block of code in this language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (code,) = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    return str(code)


@pytest.fixture
def examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the page, in files named as it names them."""
    (tmp_path / "my_bot.py").write_text(block("writing-a-bot.md", "python"), encoding="utf-8")
    (tmp_path / "thrifty.sh").write_text(block("writing-a-bot.md", "sh"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def test_the_example_bots_are_short() -> None:
    for language in ("python", "sh"):
        assert len([line for line in block("writing-a-bot.md", language).splitlines() if line.strip()]) <= 22


@pytest.mark.usefixtures("examples")
def test_the_commands_that_try_a_bot_run_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    commands = re.findall(r"^patroon (simulate .*)$", page, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        assert main(["--lang", "en", *shlex.split(command.replace("--games 20", "--games 2"))]) == 0
        shown = capsys.readouterr().out
        assert "2 games" in shown
        assert "instead" not in shown


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("name", ["my_bot.py:MyBot", "my_bot.py:MyBot:tries=3", "cmd:sh thrifty.sh"])
def test_the_example_bots_beat_random(name: str) -> None:
    won = 0
    names = [name, "random"]
    with seated(names) as table:
        for number in range(8):
            played = play_one(names, game_seed(8, number), built_in(), table)
            assert played.faults == ((), ())
            won += played.game.scores[0] > played.game.scores[1]
    assert won >= 6


def test_the_sentence_about_faults_is_the_one_that_is_said() -> None:
    said = words("en")
    kinds = said.counted(("died", "gone"), (1, 26), "fault-")
    sentence = said("simulate-fault-kinds", bot="my_bot.py:MyBot", n=27, kinds=kinds)
    assert sentence in (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


def test_the_conversation_of_the_protocol_page_takes_place() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    heard = re.findall(r"^> (.*)$", page, re.MULTILINE)
    answers = io.StringIO()
    serving = Serving("random", bot_maker("random"))
    assert serve(serving, io.BytesIO("".join(f"{line}\n" for line in heard).encode()), answers) == 0
    assert answers.getvalue().splitlines() == re.findall(r"^< (.*)$", page, re.MULTILINE)


def test_the_protocol_page_tells_every_option_with_its_fields() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"\| move \| fields \|\n\| --- \| --- \|\n((?:\|.*\|\n)+)", page)
    rows = [row.strip("|").split("|") for row in table.splitlines()]
    told = {name: fields for names, fields in rows for name in re.findall(r"`(\w+)`", names)}
    assert set(told) == set(MOVES)
    for number in range(5):
        game = Game.new(2 + number % 4, seed=number)
        bits = random.Random(number)
        while not game.over:
            for option in game.options():
                fields = option.to_json()
                row = told[str(fields.pop("move"))]
                assert all(f"`{field}`" in row for field in fields), fields
            game.play(game.draw(bits))


def test_the_protocol_page_tells_every_fault_and_its_limits() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \| .*$", page[page.index("## Faults") :], re.MULTILINE) == list(FAULTS)
    assert f"more than {program.LONGEST_LINE:,} bytes, or more than {at_table.MOST_LINES} lines" in page
    assert f"has {at_table.START_SECONDS:.0f} seconds" in page
    assert (at_table.LONGEST_SAID, at_table.MOST_SAID, at_table.MOST_TIMEOUTS, program.GRACE) == (200, 5, 3, 0.5)
