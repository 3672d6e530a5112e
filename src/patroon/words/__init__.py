"""Every sentence a person reads: one Fluent file a language (en.ftl, de.ftl …), and their loader."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

SOURCES: Final = files("patroon.words")
LANGUAGES: Final = tuple(
    sorted(
        (each.name.removesuffix(".ftl") for each in SOURCES.iterdir() if each.name.endswith(".ftl")),
        key=lambda language: (language != "en", language),
    )
)
"""Those that have a file; English first, which is spoken where nothing else is known."""


class Words:
    """One language's words: call it with a message key and its values."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would stand in terminals and files as stray characters.
        self._bundle = FluentBundle([language], use_isolating=False)
        text = SOURCES.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **values: int | str) -> str:
        """The message with its values. Raises KeyError for an unknown key, ValueError for a missing value."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def listed(self, items: Iterable[str]) -> str:
        """Items one after the other."""
        return ", ".join(items) or self("none")

    def joined(self, names: Sequence[str]) -> str:
        """Names as in a sentence: "Ada, Bo and Cy"."""
        if len(names) < 2:
            return self.listed(names)
        return self("list-and", some=", ".join(names[:-1]), last=names[-1])

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many digits behind the point, or whatever this language writes there."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return str(format_decimal(_rounded(value, digits), pattern, locale=self.language))

    def signed(self, value: float) -> str:
        """A number with its sign and one digit behind the point."""
        return str(format_decimal(_rounded(value, 1), "+#,##0.0;−#,##0.0", locale=self.language))

    def counted(self, names: Iterable[str], counts: Iterable[int], prefix: str) -> str:
        """Things with their numbers: "beaver ×2, lynx"."""
        return self.listed(
            self(prefix + name) if count == 1 else self("amount-of", thing=self(prefix + name), n=count)
            for name, count in zip(names, counts, strict=True)
            if count
        )


def capital(text: str) -> str:
    """The text with a capital in front."""
    return text[:1].upper() + text[1:]


def _rounded(value: float, digits: int) -> float:
    """Rounded, and never a zero below zero."""
    return round(value, digits) + 0.0


@cache
def words(language: str) -> Words:
    """The words of one of LANGUAGES."""
    return Words(language)


def preferred(environment: Mapping[str, str]) -> str:
    """The language of the user's surroundings, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
