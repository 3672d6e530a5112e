"""What happened since one's last turn, once more: on one's own turn too, which is there again afterwards."""

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import Json, stage

DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 800, "height": 1024}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.parametrize("how", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_what_was_missed_is_shown_and_the_turn_comes_back_with_its_draft(come: Come, how: Json) -> None:
    visitor = come(**how, settings={"advisor": False})
    page, clicker = visitor.page, Clicker(visitor.page)
    page.goto(stage(visitor, "open", 3, 2))
    clicker.wait_for_turn()
    clicker.click("column:1" if "column:1" in clicker.offered() else clicker.offered()[-1])
    expect(page.locator("[data-do='column:1'][aria-pressed='true']").first).to_be_visible()
    now = clicker.line
    clicker.click("replay")
    expect(page.locator(f"html[data-turn='theirs']:not([data-line='{now}'])")).to_be_attached()
    expect(page.locator("[data-do='replay']")).to_have_count(0)
    expect(page.locator(f"html[data-turn='mine'][data-line='{now}'][data-draft='open']")).to_be_attached(timeout=30_000)
    expect(page.locator("[data-do='column:1'][aria-pressed='true']").first).to_be_visible()
    clicker.known()
    clicker.click("confirm")
    clicker.came_of("open", now)


def test_what_was_missed_can_be_cut_short(come: Come) -> None:
    visitor = come(**DESK, settings={"advisor": False, "pace": "slow"})
    page, clicker = visitor.page, Clicker(visitor.page)
    page.goto(stage(visitor, "open", 3, 2))
    clicker.wait_for_turn()
    now = clicker.line
    clicker.click("replay")
    expect(page.locator("html[data-turn='theirs']")).to_be_attached()
    page.keyboard.press("Escape")
    page.locator("body").press("Space")
    expect(page.locator(f"html[data-turn='mine'][data-line='{now}']")).to_be_attached(timeout=4_000)


def test_there_is_nothing_to_show_before_others_have_decided(come: Come) -> None:
    visitor = come(**DESK, settings={"advisor": False})
    page, clicker = visitor.page, Clicker(visitor.page)
    page.goto(f"/table/{visitor.table({'by': 'me'}, {'by': 'bot', 'level': 'easy'}, first=0)}")
    clicker.wait_for_turn()
    expect(page.locator("[data-do='replay']")).to_have_count(0)
