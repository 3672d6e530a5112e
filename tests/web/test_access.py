"""Every screen for everybody: with a screen reader, by lamplight, enlarged, with a thumb, without moving pictures."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.processes import Server
from tests.web.screens import NAMED, SCREENS, House, Look, Screen, settle
from tests.web.stage import Visitor, stage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CUT = (Path(__file__).parent / "cut.js").read_text()
DESK, PHONE = (1280, 800), (390, 844)
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """only => axe.run({ runOnly: only, resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary.split("\\n").slice(1, 3).join("; ")}`)))"""

COLOURS = ["color-contrast", "link-in-text-block"]

Json = Any


@pytest.fixture(scope="module")
def house(chromium: Browser, server: Server) -> Iterator[House]:
    made = House(chromium, server.url, script=AXE.read_text())
    yield made
    made.close()


def violations(page: Page, only: Json) -> list[str]:
    """What axe-core complains about; what was still changing is looked at once more."""
    if page.evaluate(RUN, only):
        page.wait_for_timeout(300)
        return list(page.evaluate(RUN, only))
    return []


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_is_in_anybodys_way(house: House, screen: Screen) -> None:
    """No rule of axe-core is broken: in the dark only the colours are others."""
    wrong: list[str] = []
    for look in screen.looks((DESK, PHONE)):
        visitor = house.show(screen, look)
        wrong += [f"{look}: {each}" for each in violations(visitor.page, {"type": "tag", "values": RULES})]
        dark = replace(look, theme="dark")
        house.change(visitor, dark)
        visitor.page.locator("html[data-theme='dark']").wait_for(state="attached")
        settle(visitor.page)
        wrong += [f"{dark}: {each}" for each in violations(visitor.page, {"type": "rule", "values": COLOURS})]
    assert not wrong, "\n".join(wrong)
