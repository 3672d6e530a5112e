"""Questions to the person at the terminal, and what can be answered to each of them."""

import sys
from collections.abc import Callable, Mapping, Sequence

from patroon.words import Words
from patroon.words.telling import harmless


class Leave(Exception):
    """The person wants to leave, or the input ended."""


class Back(Exception):
    """The person wants to choose again."""


class TakeBack(Exception):
    """The person wants to take back the last decision."""


class Answers:
    """Asks until an answer fits. What is in `shows` is shown by its letter; `u`, `b` and `q` are raised."""

    def __init__(self, words: Words, shows: Mapping[str, Callable[[], None]]) -> None:
        self.words = words
        self._shows = shows
        self._listing: Sequence[str] = ()
        self._last = ""

    def offer(self, lines: Sequence[str]) -> None:
        """What the next questions are about; shown again after the table."""
        self._listing = lines
        for line in lines:
            print(line)

    def choose(self, labels: Mapping[int, str], question: str = "") -> int:
        """One of several things by its number. With a question, the only thing there is is taken without asking."""
        if len(labels) == 1 and question:
            return next(iter(labels))
        self.offer([*([question] if question else []), *numbered(labels)])
        while True:
            numbers = self._numbers(self._answer(self.words("play-choose")))
            if numbers is not None and len(numbers) == 1 and numbers[0] in labels:
                return numbers[0]
            self._not_understood()

    def number(self, least: int, most: int, question: str) -> int:
        """A number within bounds."""
        while True:
            numbers = self._numbers(self._answer(question))
            if numbers is not None and len(numbers) == 1 and least <= numbers[0] <= most:
                return numbers[0]
            self._not_understood()

    def numbers(self, question: str, fits: Callable[[list[int]], bool]) -> list[int]:
        """Several numbers, or none for an empty answer; `fits` says which are right."""
        while True:
            numbers = self._numbers(self._answer(question))
            if numbers is not None and (not numbers or fits(numbers)):
                return numbers
            self._not_understood()

    def _numbers(self, answer: str) -> list[int] | None:
        parts = answer.replace(",", " ").split()
        if all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
            return [int(part) for part in parts]
        return None

    def _answer(self, question: str) -> str:
        while True:
            print(f"{question} > ", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise Leave
            self._last = line.strip()
            match self._last.lower():
                case letter if letter in self._shows:
                    self._shows[letter]()
                    self.offer(self._listing)
                case "q":
                    raise Leave
                case "b":
                    raise Back
                case "u":
                    raise TakeBack
                case _:
                    return self._last

    def _not_understood(self) -> None:
        if self._last:
            print(self.words("play-not-understood", answer=harmless(self._last[:40])))
        print(self.words("play-help"))


def numbered(labels: Mapping[int, str]) -> list[str]:
    """Lines of a list to choose from."""
    return [f"  {number:>2}  {label}" for number, label in labels.items()]
