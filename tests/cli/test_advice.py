"""Advice at the terminal (h), and bots that say why (--why)."""

import re
from itertools import islice

import pytest

from patroon.cli import main
from patroon.cli.advice import show_advice
from patroon.rules.state import ACT_CITY, ACT_LAND, ACT_TRADE, BID, OPEN, PAY, PHASES, PLACE, REMOVE, TAKE
from patroon.words import LANGUAGES, words
from patroon.words.telling import Teller
from tests.bots.situations import asked, met
from tests.cli.test_terminal import Capture, Person, typed

NAMES = ("Ada", "Anneke", "Dirck", "Margriet", "Pieter")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def before_value(language: str, key: str, name: str, **values: str) -> str:
    """What a sentence begins with, up to a value."""
    return words(language)(key, **{name: "§"}, **values).partition("§")[0]


def test_h_gives_advice_in_every_phase(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    person = Person(capsys, 2)
    monkeypatch.setattr("sys.stdin", person)
    plain = person.answer
    phases = [words("en")("phase-" + name) for name in PHASES]
    asked_in: set[str] = set()
    answered_in: set[str] = set()
    waiting: list[str] = []

    def answer(question: str) -> str:
        heading = re.findall(r"^Patroon, (.*?)(?:, round|\.)", person.seen, re.MULTILINE)[-1]
        if waiting:
            if words("en")("advice-moves").split("(")[0] in " ".join(person.screen.split()):
                answered_in.add(waiting[0])
            waiting.clear()
        if heading not in asked_in:
            assert heading in phases
            asked_in.add(heading)
            waiting.append(heading)
            return "h"
        return plain(question) if len(asked_in) < 5 else "q"

    monkeypatch.setattr(person, "answer", answer)
    assert main(["play", "--players", "3", "--seed", "5"]) == 0
    steps = {words("en")(f"phase-{name}") for name in ("setup", "bidding", "city", "land", "trade")}
    assert answered_in == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_h_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "h\nq\n")
    assert main(["play", "--seed", "4", "--lang", language]) == 0
    shown = capsys.readouterr()
    assert words(language)("advice-moves").split()[0] in shown.out
    assert before_value(language, "advice-why", "reasons") in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bot", "players"), [("medium", 2), ("random", 5)])
def test_advice_on_every_decision_can_be_read(language: str, bot: str, players: int, capsys: Capture) -> None:
    teller = Teller(words(language), NAMES[:players])
    for kind in (PLACE, OPEN, BID, PAY, TAKE, ACT_CITY, ACT_LAND, ACT_TRADE, REMOVE):
        for game in islice(asked(met(bot, players), kind), 1, 2):
            show_advice(game, teller)
            shown = capsys.readouterr().out
            assert words(language)("advice-moves").split()[0] in shown
            assert "-0" not in shown.split()
            assert not re.search(r"[−-]0[.,]0\b", shown)
            table = words(language)("advice-bid") in shown
            assert table == (kind in (OPEN, BID, PAY, TAKE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_say_why_if_they_are_asked_to(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    why = before_value(language, "advice-why", "reasons")
    command = ["play", "--players", "3", "--seed", "4", "--bots", "medium", "--lang", language]
    for flags, expected in ((["--why"], True), ([], False)):
        typed(monkeypatch, "1\n" * 12)
        assert main([*command, *flags]) == 0
        shown = capsys.readouterr()
        assert (why in shown.out) == expected
        assert shown.err == ""


def test_reasons_stand_below_the_decision_they_are_for(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Also where the decision ends a phase, and much is told after it."""
    typed(monkeypatch, "1\n1\n")
    assert main(["play", "--players", "3", "--first", "1", "--seed", "4", "--bots", "medium", "--why"]) == 0
    lines = capsys.readouterr().out.splitlines()
    reasons = [number for number, line in enumerate(lines) if line.lstrip().startswith("Why: ")]
    assert reasons
    for number in reasons:
        assert re.search("Anneke|Dirck", lines[number - 1]), lines[number - 1]


def test_bots_against_the_clock_say_why_too(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "1\n" * 6)
    assert main(["play", "--players", "5", "--seed", "4", "--bots", "hard:ms=50", "--why"]) == 0
    assert "Why: " in capsys.readouterr().out
