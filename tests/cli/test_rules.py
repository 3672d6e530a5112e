"""`patroon rules`: what somebody finds who wants to know how it goes."""

import shutil
from os import terminal_size

import pytest

from patroon.cli import main
from patroon.words import LANGUAGES, words
from patroon.words.rulebook import load
from tests.cli.test_commands import Capture, refused


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def shown(capsys: Capture, *asked: str) -> str:
    assert main(["rules", *asked]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_question_the_summary_and_the_chapters_are_shown(language: str, capsys: Capture) -> None:
    said, out = words(language), shown(capsys, "--lang", language)
    assert all(said(key) in out for key in load().summary_keys())
    for number, chapter in enumerate(load().chapters, 1):
        assert f"{number}. {said(f'rules-chapter-{chapter.name}')}" in out


@pytest.mark.parametrize("asked", ["R5.8", "r5.8", "5.8"])
def test_a_rule_is_shown_with_its_ruling_and_the_way_to_its_chapter(asked: str, capsys: Capture) -> None:
    out = shown(capsys, asked)
    assert out.startswith(f"R5.8 {words('en')('rules-r5-8-title')}\n")
    assert "1, 3, 6, 10, 15, 21, 28 or 36 points" in out
    assert f"Ruling: {words('en')('rules-r5-8-ruling')}" in out
    assert "patroon rules land" in out


def test_a_number_without_a_text_of_its_own_shows_all_its_rules(capsys: Capture) -> None:
    out = shown(capsys, "R3")
    assert [line[:4] for line in out.splitlines() if line.startswith("R3")] == ["R3.1", "R3.2", "R3.3"]


@pytest.mark.parametrize("asked", ["trade", "TRADE", "6"])
def test_a_chapter_is_shown_whole_with_its_example(asked: str, capsys: Capture) -> None:
    out = shown(capsys, asked)
    assert out.startswith("6. Trade\n")
    assert [line.split()[0] for line in out.splitlines() if line.startswith("R")] == ["R5.9", "R5.10", "R5.11"]
    assert words("en")("rules-example-trade") in out


def test_a_chapter_has_its_name_in_the_readers_language(capsys: Capture) -> None:
    assert shown(capsys, "special", "actions") == shown(capsys, "special")


def test_marks_of_emphasis_are_not_shown(capsys: Capture) -> None:
    assert "the chooser" in shown(capsys, "R4.2")
    assert "*" not in "".join(shown(capsys, chapter.name) for chapter in load().chapters)


def test_the_glossary_is_shown_in_order(capsys: Capture) -> None:
    out = shown(capsys, "Glossary")
    assert out.index("\nboat\n") < out.index("\nchooser\n") < out.index("\nzone\n")


def test_other_words_are_searched_for(capsys: Capture) -> None:
    out = shown(capsys, "Farthest", "camp")
    assert "“Farthest camp”" in out
    assert "R6.6 Trading company\n  But it never goes beyond the farthest camp that has a longhouse.\n" in out


def test_what_is_not_there_is_said_with_the_nearest(capsys: Capture) -> None:
    assert "There is no rule R5.12; the nearest one is R5.11." in refused(capsys, "rules", "r5.12")
    assert "There is no rule R10; the nearest one is R9." in refused(capsys, "rules", "10")
    assert "No rule mentions “dragons”." in refused(capsys, "rules", "dragons")
    assert "“--loud” is not understood here" in refused(capsys, "rules", "--loud")


def test_lines_fit_the_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: terminal_size((50, 20)))
    assert max(map(len, shown(capsys, "bidding").splitlines())) <= 50
