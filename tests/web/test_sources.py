"""The client's sources: their types are the server's, and every word in them has words in every language."""

import re
import subprocess
import sys
from pathlib import Path

from tests.words.test_words import messages

WEB = Path(__file__).parents[2] / "web"
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts") and path.stem != "schema"]


def test_the_clients_types_are_the_servers() -> None:
    made = subprocess.run([sys.executable, WEB / "typescript.py"], capture_output=True, text=True, check=True)
    assert (WEB / "src" / "api" / "schema.ts").read_text() == made.stdout, "make types"


def test_every_key_that_the_client_names_has_words() -> None:
    known = messages("en")
    named = {key for path in SOURCES for key in re.findall(r"""\bt\(\s*["']([^"']+)["']""", path.read_text())}
    assert named
    assert {key for key in named if key not in known} == set()


NAMES = re.compile("Nieuw Amsterdam|Noort Rivier|Oost Rivier|Fort Amsterdam|de Bouwerijen")
"""The game's name, and what stands on the old map: the same in every language."""


def test_no_sentence_stands_in_the_sources() -> None:
    """Text between tags, and attributes that are read aloud, come from words/."""
    found = []
    for path in SOURCES:
        if path.suffix == ".svelte":
            markup = re.sub(r"<(script|style)[\s\S]*?</\1>|<!--[\s\S]*?-->", "", path.read_text())
            bare = re.sub(r"\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}", "{}", markup)
            texts = re.findall(r">([^<>{}]+)<", bare)
            texts += re.findall(r"""(?:aria-label|title|alt|placeholder)=["']([^"'{}]+)["']""", bare)
            found += [
                f"{path.name}: {text.strip()}" for text in texts if re.search(r"[A-Za-zА-я]{2}", NAMES.sub("", text))
            ]
    assert found == []


def test_nothing_built_is_committed() -> None:
    ignored = (Path(__file__).parents[2] / ".gitignore").read_text().split()
    assert "src/patroon/server/web/" in ignored
    assert "node_modules/" in ignored


def test_the_lock_file_names_no_address() -> None:
    """npm adds where to give money when it writes the file anew; the registry's addresses .npmrc keeps out."""
    assert "://" not in (WEB / "package-lock.json").read_text()
