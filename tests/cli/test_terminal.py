"""The table in the terminal, played with typed answers."""

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from patroon.cli import main, terminal
from patroon.record import Header, load, save
from patroon.rules import Game, moves
from patroon.words import LANGUAGES
from tests.bots.programs import program

Capture = pytest.CaptureFixture[str]


class Person:
    """Types an answer to each question, choosing among what the screen offers; now and then something else."""

    def __init__(self, capsys: Capture, seed: int, nonsense: int = 0) -> None:
        self.capsys = capsys
        self.random = random.Random(seed)
        self.nonsense = nonsense
        self.screen = ""
        self.seen = ""

    def readline(self) -> str:
        fresh = self.capsys.readouterr().out
        self.seen += fresh
        self.screen = fresh if len(fresh.splitlines()) > 1 else self.screen + fresh
        if self.nonsense and self.random.randrange(self.nonsense) == 0:
            return self.random.choice(["?", "u", "b", "x", "", "-1", "1 2 3 4", "999999999", "１"]) + "\n"
        return self.answer(self.screen.splitlines()[-1]) + "\n"

    def answer(self, question: str) -> str:
        if "Enter:" in question:
            return ""
        if "for example" in question:
            return str(self.random.randint(1, 6))
        bounds = re.search(r"(\d+) to (\d+)", question) or re.search(r"()up to (\d+)", question)
        if bounds:
            return str(self.random.randint(int(bounds[1] or 1), int(bounds[2])))
        listed = re.findall(r"^ +(\d+)  ", self.screen, re.MULTILINE)
        return str(self.random.choice(listed)) if listed else "1"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def typed(monkeypatch: pytest.MonkeyPatch, answers: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_can_be_played(
    players: int, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    person = Person(capsys, players, nonsense=12)
    monkeypatch.setattr("sys.stdin", person)
    record = tmp_path / "game.nar"
    command = ["play", "--terminal", "--players", str(players), "--name", "Ada", "--seed", "5"]
    assert main([*command, "--record", str(record)]) == 0
    end = capsys.readouterr().out
    assert "The game is over." in end
    assert "Seed: 00" in end
    assert "== Round 6 ==" in person.seen
    found = load(record, strict=True)
    assert found.header.names[0] == "Ada"
    assert found.header.seed == (5).to_bytes(32, "big")


@pytest.mark.parametrize("answers", ["", "q\n", "Q\n", "?\nq\n", "1\n", "x\n\n\n99\nq\n"])
def test_leaving_and_the_end_of_input_are_clean(answers: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, answers)
    assert main(["play", "--terminal", "--seed", "4"]) == 0
    captured = capsys.readouterr()
    assert captured.out.endswith("You left the table.\n")
    assert captured.err == ""


def test_a_question_mark_shows_the_whole_table(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "?\nq\n")
    assert main(["play", "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    for part in ("Lumberyard", "River", "Bottom trader", "Reserve: 33", "Anneke", "Dirck"):
        assert part in shown


def placements(answers: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, record: Path) -> Iterator[str]:
    typed(monkeypatch, answers)
    assert main(["play", "--players", "2", "--seed", "1", "--record", str(record)]) == 0
    capsys.readouterr()
    for line in load(record).lines:
        if line.name == "place":
            yield str(line.to_json()["district"])


LISTENING = """
for line in lines():
    open("{heard}", "a").write(json.dumps(line) + "\\n")
    if "decide" in line:
        tell(simple(line))
"""


def own_purchases(record: Path) -> int:
    return sum(1 for line in load(record).lines if line == moves.Lumberyard(0, getattr(line, "buy", 0), 0))


@pytest.mark.parametrize("opponent", ["easy", "program"])
def test_a_decision_can_be_taken_back_in_the_own_turn(
    opponent: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    """Buying wood and then taking it back leaves a game in which it never happened; a program hears of it."""
    heard = tmp_path / "heard"
    bot = opponent if opponent == "easy" else program(tmp_path, LISTENING.format(heard=heard))
    person = Person(capsys, 3)
    monkeypatch.setattr("sys.stdin", person)
    record = tmp_path / "game.nar"
    before: list[int] = []
    plain = person.answer

    def answer(question: str) -> str:
        lumberyard = re.search(r"^ +(\d+)  Lumberyard", person.screen, re.MULTILINE)
        if before:
            return "q"
        if re.search(r"Patroon buys .* lumberyard.*\n\nPatroon,", person.screen):
            before.append(own_purchases(record))
            return "u"
        if lumberyard and "Your choice" in question:
            return lumberyard[1]
        return plain(question)

    monkeypatch.setattr(person, "answer", answer)
    assert main(["play", "--players", "2", "--seed", "1", "--bots", bot, "--record", str(record)]) == 0
    assert "Taken back." in person.seen + capsys.readouterr().out
    assert own_purchases(record) == before[0] - 1
    if opponent == "program":
        *_, bought, taken_back = heard.read_text(encoding="utf-8").splitlines()
        assert '"lumberyard"' in bought
        assert taken_back == '{"undo": 1}'


def test_what_was_decided_is_on_disk_before_the_next_question(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    assert list(placements("3\n", monkeypatch, capsys, tmp_path / "game.nar"))[:1] != []
    record = load(tmp_path / "game.nar")
    assert record.header.seed is None, "the seed stays secret until the end"
    assert record.header.commitment is not None


def test_a_record_that_cannot_be_written_is_an_error_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "1\n")
    assert main(["play", "--record", str(tmp_path / "no" / "such" / "game.nar")]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "The folder for it does not exist" in line


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "?\n1\n?\n2\n?\n")
    assert main(["play", "--seed", "4", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "umberyard" not in shown
    assert "Round" not in shown


def test_control_characters_do_not_get_into_a_name(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "q\n")
    record = tmp_path / "game.nar"
    assert main(["play", "--name", "A\x1b[31mda\n" + "x" * 100, "--record", str(record)]) == 0
    capsys.readouterr()
    name = load(record).header.names[0]
    assert name.startswith("A[31mda")
    assert len(name) == 40


def test_w_says_why_the_rest_is_not_possible(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    person = Person(capsys, 1)
    monkeypatch.setattr("sys.stdin", person)
    plain = person.answer

    def answer(question: str) -> str:
        if "Clear land: R5." in person.seen:
            return "q"
        return "w" if re.search(r"land step.*Your choice > $", person.screen, re.DOTALL) else plain(question)

    monkeypatch.setattr(person, "answer", answer)
    assert main(["play", "--players", "2", "--seed", "1"]) == 0
    assert "Clear land: R5." in person.seen


def test_somebody_with_a_bots_name_meets_other_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "q\n")
    record = tmp_path / "game.nar"
    assert main(["play", "--players", "5", "--name", "Dirck", "--first", "2", "--record", str(record)]) == 0
    capsys.readouterr()
    header = load(record).header
    assert len(set(header.names)) == 5
    assert header.first == 1


def test_the_record_holds_everything_that_was_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    typed(monkeypatch, "1\n1\n")
    record = tmp_path / "game.nar"
    assert main(["play", "--players", "2", "--seed", "1", "--first", "1", "--record", str(record)]) == 0
    shown = capsys.readouterr().out
    names = [line.name for line in load(record).lines]
    assert "== Round 1 ==" in shown
    assert names.count("place") == 4
    assert "tiles" in names


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    typed(monkeypatch, "1\n1\nq\n")
    times: list[Path] = []

    def full(path: Path, header: Header, game: Game) -> None:
        times.append(path)
        if len(times) == 2:
            raise OSError(28, "No space left on device")
        save(path, header, game)

    monkeypatch.setattr(terminal, "save", full)
    record = tmp_path / "game.nar"
    assert main(["play", "--players", "2", "--seed", "1", "--first", "1", "--record", str(record)]) == 0
    captured = capsys.readouterr()
    assert "No space left on device" in captured.err
    assert "== Round 1 ==" in captured.out
    assert [line.name for line in load(record).lines].count("place") == 4


def test_somebodys_program_sits_at_the_table_and_its_words_and_faults_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    name = program(
        tmp_path,
        """
for line in lines():
    if line.get("decide") == 3:
        sys.exit()
    if "decide" in line:
        tell({"say": "hm,\\a let me see"})
        tell(simple(line))
""",
    )
    person = Person(capsys, 1)
    monkeypatch.setattr("sys.stdin", person)
    record = tmp_path / "game.nar"
    assert main(["play", "--players", "2", "--seed", "1", "--bots", name, "--record", str(record)]) == 0
    shown = person.seen + capsys.readouterr().out
    assert shown.count("Anneke: “hm, let me see”") == 2
    assert shown.count("Anneke has failed (the program ended); a random move is played instead.") == 1
    assert shown.count("Anneke has failed (given up for this game)") == 1, "said once"
    assert "The game is over." in shown
    assert load(record, strict=True).game.over


def test_a_bot_that_is_none_is_refused_before_the_game(capsys: Capture) -> None:
    assert main(["play", "--bots", "nowhere.py:Bot"]) == 2
    assert "There is no file nowhere.py" in capsys.readouterr().err
