"""A reader of the rules finds the code: every rule is cited in the module of its chapter."""

import re
from pathlib import Path

import pytest

from patroon.rules import game

ROOT = Path(__file__).parent.parent.parent
RULES = Path(game.__file__).parent

MODULES = {
    "R0": ("state", "city", "moves", "setup"),
    "R1": ("setup", "preparation", "provisions", "chance"),
    "R2": ("game",),
    "R3": ("preparation",),
    "R4": ("bidding",),
    "R5": ("actions", "city", "land", "trade"),
    "R6": ("districts",),
    "R7": ("districts", "city"),
    "R8": ("provisions",),
    "R9": ("ending",),
}


def numbers() -> list[str]:
    """R1.1, R1.2 … and the chapters that have no numbered rules."""
    found = []
    chapter = ""
    for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = re.match(r"## (R\d)\b", line)
            chapter = heading[1] if heading else ""
            found += [chapter] if chapter in ("R0", "R2", "R6", "R7") else []
        elif chapter and (rule := re.match(r"(\d+)\. ", line)):
            found.append(f"{chapter}.{rule[1]}")
    return found


def test_the_rules_are_numbered_as_expected() -> None:
    assert len(numbers()) == 48
    assert {"R1.8", "R4.9", "R5.11", "R6.6", "R9.3"} <= set(numbers())


@pytest.mark.parametrize("rule", numbers())
def test_every_rule_is_cited_in_its_chapter(rule: str) -> None:
    cited = [
        module
        for module in MODULES[rule[:2]]
        if re.search(rf"\b{re.escape(rule)}\b(?!\.\d)", (RULES / f"{module}.py").read_text(encoding="utf-8"))
    ]
    assert cited, f"{rule} is cited in none of {MODULES[rule[:2]]}"
