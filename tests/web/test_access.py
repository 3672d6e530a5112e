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
RUN = """async only => {
  const { violations } = await axe.run({ runOnly: only, resultTypes: ["violations"] });
  for (const { id, nodes } of violations) {
    // What is only scrolled half away is as large as ever.
    if (id !== "target-size") continue;
    for (const node of [...nodes]) {
      document.querySelector(node.target[0]).scrollIntoView({ block: "center" });
      const again = await axe.run(node.target[0], { runOnly: { type: "rule", values: [id] } });
      if (!again.violations.length) nodes.splice(nodes.indexOf(node), 1);
    }
  }
  const told = ({ target, failureSummary: why }) => `${target.join(" ")}: ${why.split("\\n").slice(1, 3).join("; ")}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""
SMALL = """high => [...document.querySelectorAll(".btn:not(.sq.more), nav button, select, input:not(.unseen)")]
  .filter((each) => each.checkVisibility() && each.type !== "range" && !each.closest("label"))
  .filter((each) => each.getBoundingClientRect().height < high - 0.5)
  .map((each) => `only ${each.getBoundingClientRect().height} px high: ${each.outerHTML.slice(0, 90)}`)"""
"""Main controls; whatever else can be hit is measured by axe-core (24 px)."""
UNMARKED = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  return marked || document.activeElement === document.body ? "" : document.activeElement.outerHTML.slice(0, 120);
}"""
FLYING = """() => document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 100 &&
  new Set(effect.getKeyframes().map((frame) => frame.transform)).size > 1).length"""

COLOURS = ["color-contrast", "link-in-text-block"]

Json = Any


@pytest.fixture(scope="module")
def house(chromium: Browser, server: Server) -> Iterator[House]:
    made = House(chromium, server.url, script=AXE.read_text())
    yield made
    made.close()


def violations(page: Page, only: Json) -> list[str]:
    """What axe-core complains about; what may still be changing is looked at once more, and again."""
    found: list[str] = page.evaluate(RUN, only)
    for _ in range(3):
        if not found:
            break
        page.wait_for_timeout(300)
        found = page.evaluate(RUN, only)
    return found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_nothing_is_in_anybodys_way(house: House, screen: Screen) -> None:
    """No rule of axe-core is broken: in the dark only the colours are others."""
    wrong: list[str] = []
    for look in screen.looks((DESK, PHONE)):
        visitor = house.show(screen, look)
        wrong += [f"{look}: {each}" for each in violations(visitor.page, {"type": "tag", "values": RULES})]
        wrong += [f"{look}: {each}" for each in visitor.page.evaluate(SMALL, 44 if look.phone else 38)]
        if look.phone:
            continue  # the colours are those of the desk
        dark = replace(look, theme="dark")
        house.change(visitor, dark)
        visitor.page.locator("html[data-theme='dark']").wait_for(state="attached")
        settle(visitor.page)
        wrong += [f"{dark}: {each}" for each in violations(visitor.page, {"type": "rule", "values": COLOURS})]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["bid", "land", "draft-build", "waiting", "review", "home"])
def test_twice_as_large_nothing_is_lost(house: House, name: str) -> None:
    """A window of 1280 by 800 at 200 % has room for half of it."""
    visitor = house.show(NAMED[name], Look(640, 400))
    settle(visitor.page)
    assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("look", [Look(*DESK), Look(*PHONE, theme="dark")], ids=str)
def test_one_sees_where_one_is(house: House, look: Look) -> None:
    page = house.show(NAMED["land"], look).page
    unmarked = []
    for _ in range(40):
        page.keyboard.press("Tab")
        unmarked.append(page.evaluate(UNMARKED))
    assert [each for each in unmarked if each] == []


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_pieces_fly_only_for_those_who_want_it(chromium: Browser, server: Server, wanted: str) -> None:
    visitor = Visitor(chromium, server.url, reduced_motion=wanted, settings={"pace": "slow", "advisor": False})
    visitor.come_in()
    page = visitor.page
    page.goto(stage(visitor, "land", 3, 2))
    page.locator("html[data-turn='mine']").wait_for(state="attached")
    page.locator("[data-do='move:end_turn']:visible").first.click()
    flying = 0
    for _ in range(60):
        flying += page.evaluate(FLYING)
        if flying:
            break
        page.wait_for_timeout(50)
    assert bool(flying) == (wanted == "no-preference")
    visitor.context.close()


def test_the_text_view_is_the_same_game_and_is_played_there(house: House) -> None:
    page = house.show(NAMED["trade"], Look()).page
    table = page.url.rpartition("/")[2]
    before = house.desk.get(f"/tables/{table}/state")["position"]["line"]
    page.locator("[data-do='text-view']:visible").click()
    expect(page).to_have_url(f"{house.url}/plain/table/{table}")
    page.get_by_role("button", name="End the turn").first.click()
    expect(page).to_have_url(f"{house.url}/plain/table/{table}")
    assert house.desk.get(f"/tables/{table}/state")["position"]["line"] > before
