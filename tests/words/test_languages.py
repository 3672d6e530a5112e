"""A language is its file: nothing else has to know of it."""

import re
from pathlib import Path

import pytest

from patroon.words import LANGUAGES, SOURCES, preferred, words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "patroon"
WEB = ROOT / "web"
CODE = [
    path
    for path in (
        *SOURCE.rglob("*.py"),
        *(WEB / "src").rglob("*.ts"),
        *(WEB / "src").rglob("*.svelte"),
        WEB / "vite.config.js",
    )
    if path.stem != "schema"
]


def test_english_is_first_and_each_file_is_a_language() -> None:
    assert LANGUAGES[0] == "en"
    assert {"en", "de", "hu", "nl", "ru"} <= set(LANGUAGES)
    assert {f"{language}.ftl" for language in LANGUAGES} == {
        each.name for each in SOURCES.iterdir() if each.name.endswith(".ftl")
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_but_its_file_names_a_language(language: str) -> None:
    # The old map's names are Dutch in every language, and say so: lang="nl".
    named = re.compile(rf"""(?<!lang=)["'`]{language}["'`]|\b{language}: ["'`]""")
    assert [str(path) for path in CODE if named.search(path.read_text(encoding="utf-8"))] == []


def test_each_language_has_a_name_of_its_own() -> None:
    assert len({words(language)("language-name") for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_surroundings_can_ask_for_each(language: str) -> None:
    assert preferred({"LANG": f"{language}_XX.UTF-8"}) == language
