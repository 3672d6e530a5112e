"""Every language says everything, with the same values; nothing is missing and nothing is left over."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from patroon.board import FURS, TILES, TRADERS
from patroon.board.reading import DECADES, ORIGINS
from patroon.bots import BOTS
from patroon.bots.program import FAULTS
from patroon.bots.reasons import SCORING
from patroon.cli import COMMANDS
from patroon.lab.statistics import SOURCES
from patroon.rules import events
from patroon.rules.moves import MOVES
from patroon.rules.outcomes import OUTCOMES
from patroon.rules.state import DISTRICTS, PHASES
from patroon.server.messages import Status
from patroon.server.problems import TITLES
from patroon.words import LANGUAGES, Words, preferred, rulebook, words

SOURCE = Path(__file__).parents[2] / "src" / "patroon"
WEB = Path(__file__).parents[2] / "web" / "src"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the values each needs."""
    resource = FluentParser().parse((SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_kind_of_number(language: str) -> None:
    said = words(language)
    for key, names in messages(language).items():
        for number in (0, 1, 2, 5, 21):
            text = said(key, **dict.fromkeys(names, number))
            assert text.strip(), key
            assert "{" not in text, key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_is_not_the_english_text(language: str) -> None:
    english = words("en")
    same = [
        key
        for key, names in messages("en").items()
        if len(english(key, **dict.fromkeys(names, 3))) > 25
        and english(key, **dict.fromkeys(names, 3)) == words(language)(key, **dict.fromkeys(names, 3))
    ]
    assert same == []


def literals() -> Iterator[str]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for text in client_sources():
        yield from re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text)


def client_sources() -> Iterator[str]:
    """What the browser's client is written in, but for the types made from the schema."""
    for path in WEB.rglob("*"):
        if path.suffix in (".svelte", ".ts") and path.stem != "schema":
            yield path.read_text(encoding="utf-8")


def client_families() -> tuple[re.Pattern[str], ...]:
    """Keys that the client puts together in a template: `act-now-${awaits}`."""
    templates = {
        made for text in client_sources() for made in re.findall(r"`([a-z][\w-]*-(?:\$\{[^}]*\}[\w-]*)+)`", text)
    }
    return tuple(re.compile(re.sub(r"\$\{[^}]*\}", r"[\\w-]+", made) + "$") for made in templates)


def families() -> set[str]:
    """Keys that the program puts together: a prefix and a name of something."""
    reasons = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)]
    prefixes: dict[str, tuple[str, ...]] = {
        "district-": DISTRICTS,
        "fur-": FURS,
        "tile-": TILES,
        "trader-": TRADERS,
        "phase-": PHASES,
        "origin-": ORIGINS,
        "decade-": DECADES,
        "chance-": OUTCOMES,
        "do-": tuple(MOVES),
        "told-": tuple(MOVES),
        "account-": tuple(reasons),
        "help-": ("main", *COMMANDS),
        "bot-": tuple(BOTS),
        "fault-": FAULTS,
        "source-": SOURCES,
        "problem-title-": tuple(str(status) for status in TITLES),
        "problem-table-": get_args(Status),
    }
    keys = {prefix + name for prefix, names in prefixes.items() for name in names}
    keys |= {f"told-{name}-{way}" for name, way in product(("lumberyard", "granary"), ("buy", "sell"))}
    keys |= {f"{name}-later" for name in SCORING}
    return keys | set(rulebook.load().keys())


def test_no_message_is_left_over() -> None:
    found, templates = set(literals()), client_families()
    composed = ("not-enough-", "event-", "table-", "result-", "simulate-", "amount-", "advice-", "page-")
    for key in messages("en"):
        known = key in found or key in families()
        tail = next((key.removeprefix(prefix) for prefix in composed if key.startswith(prefix)), None)
        # "event-game_ended-one" is put together from a name and a variant.
        parts = tail is not None and (tail in found or all(part in found for part in tail.rsplit("-", 1)))
        in_client = any(family.match(key) for family in templates)
        assert known or parts or in_client, f"nobody says {key}"


KEY = re.compile(
    r"(?:Refusal|RecordError|BoardError|BotError|MalformedLine|UsageError|Trouble|StorageFailed|BadBackup|notice)"
    r"\((.*?)\)",
    re.DOTALL,
)


def test_every_refusal_and_error_has_its_words() -> None:
    known = messages("en")
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for arguments in KEY.findall(path.read_text(encoding="utf-8")):
            keys |= {text for text in re.findall(r'"([a-z][a-z0-9-]*[a-z0-9])"', arguments) if "-" in text}
        keys |= {"not-enough-" + thing for thing in re.findall(r'short_of\([^,]+, "([a-z-]+)"', path.read_text())}
    assert len(keys) > 100
    assert keys - set(known) == set()


def test_the_surroundings_choose_the_language() -> None:
    assert preferred({}) == "en"
    assert preferred({"LANG": "hu_HU.UTF-8"}) == "hu"
    assert preferred({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}) == "ru"
    assert preferred({"LANG": "C"}) == "en"
    assert preferred({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}) == "en"


def test_an_unknown_key_and_a_missing_value_are_errors() -> None:
    with pytest.raises(KeyError):
        words("en")("no-such-key")
    with pytest.raises(ValueError, match="told-bid"):
        Words("en")("told-bid")


def test_the_command_line_prints_no_words_of_its_own() -> None:
    """Text that bypasses the language files: letters in a literal that is printed."""
    for path in (SOURCE / "cli").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
                for part in (each for argument in node.args for each in ast.walk(argument)):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value:
                        text = part.value.replace("patroon", "")
                        assert not re.search(r"[a-z]{2}", text), f"{path.name}:{part.lineno}: {part.value}"


def test_a_number_that_rounds_to_zero_has_no_minus() -> None:
    assert words("en").decimal(-0.3, 0) == "0"
    assert words("de").decimal(-0.04, 1) == "0,0"
    assert words("ru").signed(-0.02) == "+0,0"
    assert words("hu").signed(-1.26) == "−1,3"
