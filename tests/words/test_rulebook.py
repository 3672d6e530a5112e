"""The rules as people read them: all of docs/rules.md, each rule once, with the same numbers in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from patroon.words import LANGUAGES, rulebook, words
from patroon.words.rulebook import CITED, key_of, load, rule_asked, ruling_of, search, terms, unstressed
from tests.words.test_words import messages

BOOK = load()
ROOT = Path(__file__).parents[2]


def of_record() -> dict[str, str]:
    """docs/rules.md by number: chapters and the rules numbered in them, each with its text."""
    found: dict[str, str] = {}
    chapter = rule = ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        heading, numbered = re.match(r"## (.*)", line), re.match(r"(\d+)\. ", line)
        if heading:
            number = CITED.match(heading[1])
            chapter = rule = number.group() if number else ""
        elif numbered and chapter:
            rule = f"{chapter}.{numbered[1]}"
        if rule:
            found[rule] = f"{found.get(rule, '')}\n{line}"
    return found


def ours(language: str) -> set[str]:
    return {key for key in messages(language) if key.startswith(("rules-", "glossary-"))}


def test_every_rule_of_record_has_its_text_exactly_once() -> None:
    recorded = of_record()
    assert {"R0", "R1.8", "R2", "R4.9", "R5.11", "R6.6", "R7", "R8.4", "R9.3"} <= set(recorded)
    assert len(set(BOOK.rules)) == len(BOOK.rules)
    assert set(BOOK.rules) <= set(recorded)
    left_out = set(recorded) - set(BOOK.rules)
    assert all(BOOK.under(rule) for rule in left_out), "only a chapter whose rules all have their text needs none"
    assert left_out == {"R1", "R3", "R4", "R5"}


def test_every_rule_that_the_program_cites_can_be_read() -> None:
    for path in (Path(__file__).parents[2] / "src" / "patroon").rglob("*.py"):
        for rule in re.findall(rf"\b{CITED.pattern}\b", path.read_text(encoding="utf-8")):
            assert BOOK.under(rule), f"{path.name}: {rule}"


def test_the_rules_go_from_first_to_last() -> None:
    numbers = [[int(part) for part in rule[1:].split(".")] for rule in BOOK.rules]
    assert numbers == sorted(numbers)


def test_every_ruling_of_record_is_told_where_it_belongs() -> None:
    recorded = {rule for rule, text in of_record().items() if "**Ruling**" in text}
    assert {rule for rule in BOOK.rules if rulebook.ruling(words("en"), rule) is not None} == recorded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_is_left_over(language: str) -> None:
    optional = set(map(ruling_of, BOOK.rules))
    assert ours(language) <= set(BOOK.keys())
    assert set(BOOK.keys()) - optional <= ours(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_take_no_values_and_emphasis_is_closed(language: str) -> None:
    needed = messages(language)
    for key in ours(language):
        assert needed[key] == set(), key
        assert "*" not in unstressed(words(language)(key)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_can_be_found(language: str) -> None:
    for key in ours(language):
        assert set(CITED.findall(words(language)(key))) <= set(BOOK.rules), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_names_the_same_numbers(language: str) -> None:
    def numbers(said: str, key: str) -> Counter[str]:
        return Counter(re.findall(r"[0-9]+", words(said)(key)))

    differing = [key for key in sorted(ours("en")) if numbers(language, key) != numbers("en", key)]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_sorted_and_no_term_stands_there_twice(language: str) -> None:
    named = [term for term, _ in terms(words(language))]
    assert len(set(named)) == len(named) == len(BOOK.glossary)
    assert named[0][0].casefold() < named[-1][0].casefold()


def test_a_rule_is_understood_as_people_type_it() -> None:
    assert [rule_asked(text) for text in ("R5.7", "r5.7", "5.7", "R05.07")] == ["R5.7"] * 4
    assert rule_asked("R6") == "R6"
    assert [rule_asked(text) for text in ("", "R", "5.", ".7", "R5.7.1", "fur", "R99999", "R٥")] == [None] * 8
    assert key_of("R5.10") == "rules-r5-10"


def test_a_chapter_of_rules_means_all_of_them() -> None:
    assert BOOK.under("R3") == ("R3.1", "R3.2", "R3.3")
    assert BOOK.under("R6") == ("R6",)
    assert BOOK.under("R5.1") == ("R5.1",)
    assert BOOK.under("R3.4") == ()


@pytest.mark.parametrize(
    ("asked", "nearest"), [("R5.12", "R5.11"), ("R4.0", "R4.1"), ("R7.3", "R7"), ("R12", "R9"), ("R9999.2", "R9.2")]
)
def test_the_nearest_rule_is_named(asked: str, nearest: str) -> None:
    assert BOOK.nearest(asked) == nearest


def test_a_search_finds_the_sentence_that_says_it() -> None:
    found = dict(search(words("en"), ["BLACK", "market"]))
    assert "R6.5" in found  # by its title
    assert found["R3.2"].startswith("The discard pile is shuffled in the same way when the black market")
    assert search(words("en"), ["black", "swan"]) == []
    assert [rule for rule, _ in search(words("en"), ["from place 9"])] == ["R5.8"]  # in a ruling


def test_a_paragraph_is_taken_apart_where_it_is_stressed_or_cites() -> None:
    assert list(rulebook.pieces("Use *every* tile (R5.1).")) == [
        ("text", "Use "),
        ("stressed", "every"),
        ("text", " tile ("),
        ("rule", "R5.1"),
        ("text", ")."),
    ]
