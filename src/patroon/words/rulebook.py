"""The rules as people read them: what stands in which chapter (rulebook.json), and how to find it."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from patroon.words import SOURCES, Words

CITED: Final = re.compile(r"R[0-9]+(?:\.[0-9]+)?")
"""A rule's number in a text."""
TITLES: Final = ("title", "chapters-title", "summary-title", "glossary-title", "example-title", "ruling-title")
"""What is said around the rules themselves."""

_ASKED: Final = re.compile(r"R?([0-9]{1,4})(?:\.([0-9]{1,4}))?", re.IGNORECASE)
_EMPHASIS: Final = re.compile(r"\*([^*\n]+)\*")
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-ÞŐŰА-ЯЁ])|\n+")  # “6. forduló” is one


class Chapter(NamedTuple):
    """A chapter: its rules by number, and the names of its picture and its worked example."""

    name: str
    rules: tuple[str, ...]
    figure: str
    example: str


class Found(NamedTuple):
    """A rule in which something occurs, and the sentence that says it best."""

    rule: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The chapters in the order of the game, the number of the summary's lines, the glossary's terms."""

    chapters: tuple[Chapter, ...]
    summary: int
    glossary: tuple[str, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def chapter_of(self, rule: str) -> Chapter:
        return next(chapter for chapter in self.chapters if rule in chapter.rules)

    def number_of(self, chapter: Chapter) -> int:
        """As people count."""
        return self.chapters.index(chapter) + 1

    def under(self, rule: str) -> tuple[str, ...]:
        """The rule; where only its parts have a text (R5), all of them; nothing if there is no such rule."""
        if rule in self.rules:
            return (rule,)
        return tuple(each for each in self.rules if each.startswith(f"{rule}."))

    def nearest(self, rule: str) -> str:
        """The rule whose number comes closest."""
        main, part = _numbers(rule)

        def distance(other: str) -> tuple[int, int]:
            its_main, its_part = _numbers(other)
            return abs(its_main - main), abs(its_part - part)

        return min(self.rules, key=distance)

    def summary_keys(self) -> list[str]:
        return [f"rules-summary-{number}" for number in range(1, self.summary + 1)]

    def keys(self) -> Iterator[str]:
        """Every message that the rules are made of; not every rule has a ruling."""
        yield from (f"rules-{each}" for each in TITLES)
        yield from self.summary_keys()
        for chapter in self.chapters:
            yield from (f"rules-chapter-{chapter.name}", f"rules-chapter-{chapter.name}-intro")
            yield from (f"rules-figure-{chapter.figure}", f"rules-example-{chapter.example}")
        for rule in self.rules:
            yield from (key_of(rule), title_of(rule), ruling_of(rule))
        for term in self.glossary:
            yield from (f"glossary-{term}", f"glossary-{term}-text")


@cache
def load() -> Rulebook:
    data = json.loads(SOURCES.joinpath("rulebook.json").read_text(encoding="utf-8"))
    chapters = tuple(
        Chapter(each["name"], tuple(each["rules"]), each["figure"], each["example"]) for each in data["chapters"]
    )
    return Rulebook(chapters, data["summary"], tuple(data["glossary"]))


def key_of(rule: str) -> str:
    """The message that says a rule: "R5.7" is rules-r5-7."""
    return "rules-" + rule.lower().replace(".", "-")


def title_of(rule: str) -> str:
    return f"{key_of(rule)}-title"


def ruling_of(rule: str) -> str:
    return f"{key_of(rule)}-ruling"


def rule_asked(text: str) -> str | None:
    """A rule's number as somebody types it ("5.7", "r5.7"), in our spelling; None if it is none."""
    asked = _ASKED.fullmatch(text)
    if asked is None:
        return None
    main, part = asked.groups()
    return f"R{int(main)}" + (f".{int(part)}" if part is not None else "")


def unstressed(text: str) -> str:
    """Without the marks of emphasis."""
    return _EMPHASIS.sub(r"\1", text)


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """A paragraph's pieces with their kinds: "text", "stressed" or "rule"."""
    place = 0
    for mark in re.finditer(f"{_EMPHASIS.pattern}|{CITED.pattern}", text):
        if mark.start() > place:
            yield "text", text[place : mark.start()]
        yield ("rule", mark.group()) if mark.group(1) is None else ("stressed", mark.group(1))
        place = mark.end()
    if place < len(text):
        yield "text", text[place:]


def paragraphs(words: Words, key: str) -> list[str]:
    return words(key).split("\n\n")


def ruling(words: Words, rule: str) -> str | None:
    """What decides where the printed rules are silent, if this rule has such a place."""
    try:
        return words(ruling_of(rule))
    except KeyError:
        return None


def terms(words: Words) -> list[tuple[str, str]]:
    """The glossary in the order of its language: each term and what it means."""
    found = [(words(f"glossary-{term}"), words(f"glossary-{term}-text")) for term in load().glossary]
    return sorted(found, key=lambda term: _unaccented(term[0]))


def search(words: Words, wanted: Sequence[str]) -> list[Found]:
    """The rules in which all these words occur, in capitals or not."""
    sought = [each.casefold() for each in wanted]
    found = []
    for rule in load().rules:
        text = "\n".join([words(key_of(rule)), ruling(words, rule) or ""]).strip()
        sentences = _SENTENCES.split(unstressed(text))
        whole = " ".join([words(title_of(rule)), *sentences]).casefold()
        if all(each in whole for each in sought):
            # The phrase as it was typed counts before its words one by one.
            best = max(sentences, key=lambda sentence: _fit(sentence.casefold(), sought))
            found.append(Found(rule, best))
    return found


def _unaccented(text: str) -> str:
    """For sorting: é stands with e."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def _fit(sentence: str, sought: Sequence[str]) -> tuple[bool, int]:
    return " ".join(sought) in sentence, sum(each in sentence for each in sought)


def _numbers(rule: str) -> tuple[int, int]:
    main, _, part = rule.removeprefix("R").partition(".")
    return int(main), int(part or 0)
