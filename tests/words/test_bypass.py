"""No text goes past the language files: nothing that people read stands in the sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "patroon"
WEB = ROOT / "web" / "src"
SPEAKING = ("cli", "words", "server/plain")
"""Where Python speaks to people; everything else passes on keys and values."""
WORDS = re.compile(r"[A-ZА-Я][A-Za-zА-я]+[,.:]? [a-zа-я]{2,}|([A-Za-zА-я]{2,}[,.:]? ){2}[a-zа-я]{2,}")
"""Two words of which the first is written large, or any three: two small ones are the names of a style."""
NO_WORDS = re.compile(r"patroon [a-z]+|[\[\]|<>=]|^[\w-]+(, [\w-]+)+$|^xM|^\(|translate\(")
"""Commands to type, types, markup, lists of elements, geometry, media queries."""


def sentences_in_python(text: str) -> Iterator[str]:
    """Literals with words in them, but for what only programmers read: comments, assertions, exceptions, logs."""
    tree = ast.parse(text)
    aside: set[ast.AST] = set()
    for node in ast.walk(tree):
        comment = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        style = isinstance(node, ast.keyword) and node.arg == "class_"
        logged = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log.")
        if comment or style or logged or isinstance(node, ast.Raise | ast.Assert):
            aside.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in aside and spoken(node.value):
            yield node.value


def sentences_in_client(text: str) -> Iterator[str]:
    """Strings with words in them, in scripts and in expressions."""
    bare = re.sub(r"<style[\s\S]*?</style>|/\*[\s\S]*?\*/|(?<!:)//.*|<!--[\s\S]*?-->", "", text)
    bare = re.sub(r'\bclass=("[^"]*"|\{[^}]*\})|console\.\w+\([^;]*;', "", bare)
    for found in re.finditer(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', bare):
        literal = re.sub(r"\$?\{[^}]*\}", " ", next(part for part in found.groups() if part is not None))
        if spoken(literal):
            yield literal


def spoken(literal: str) -> bool:
    return WORDS.search(literal) is not None and NO_WORDS.search(literal) is None


def test_python_says_nothing_of_its_own() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {sentence}"
        for room in SPEAKING
        for path in (SOURCE / room).rglob("*.py")
        for sentence in sentences_in_python(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_client_says_nothing_of_its_own() -> None:
    found = [
        f"{path.relative_to(WEB)}: {sentence}"
        for path in WEB.rglob("*")
        if path.suffix in (".svelte", ".ts") and path.stem != "schema"
        for sentence in sentences_in_client(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_sentence_is_found_wherever_it_hides() -> None:
    assert [*sentences_in_python('def f() -> None:\n    """About it."""\n    print(f"You have {n} coins left")')]
    assert [*sentences_in_python('tag("p", "Ваш ход")')]
    assert [*sentences_in_client('const title = mine ? "Your turn" : "";')]
    assert [*sentences_in_client("<p title={`Waiting for ${name}`}></p>")]
    assert not [*sentences_in_client('<p class="btn ghost">{t("act-undo")}</p> // your turn')]
    assert not [*sentences_in_python('log.info("table gone"); raise ValueError("must not happen")')]
