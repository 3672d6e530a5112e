"""What can't be taken back is asked about first; what lies on top goes first; nothing that happened is left out."""

import time

import pytest
from playwright.sync_api import Route, expect

from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import stage, stage_move

BOT = {"by": "bot", "level": "easy"}
DESK = {"viewport": {"width": 1440, "height": 900}}
ALONE = {"advisor": False}


def test_a_bot_plays_only_for_those_who_say_so_twice(come: Come) -> None:
    visitor = come(**DESK, settings=ALONE)
    page, table = visitor.page, visitor.table({"by": "me"}, BOT)
    page.goto(f"/table/{table}")
    for answer, stand_in in (("no", None), ("yes", "medium")):
        page.locator("[data-do='menu']").click()
        page.locator("[data-do='break']").click()
        assert visitor.get(f"/tables/{table}")["seats"][0]["stand_in"] is None
        page.locator(f"[data-do='break:{answer}']").click()
        expect(page.locator("[data-do='come-back']")).to_be_visible(visible=answer == "yes")
        assert visitor.get(f"/tables/{table}")["seats"][0]["stand_in"] == stand_in


def test_the_last_move_of_a_turn_waits_for_a_confirmation(come: Come) -> None:
    visitor = come(**DESK, settings=ALONE)
    page, clicker = visitor.page, Clicker(visitor.page)
    page.goto(stage_move(visitor, "elections"))
    clicker.wait_for_turn()
    clicker.play("pass_special")
    before, drafted = clicker.line, page.locator("html[data-draft='elections']")
    page.locator("[data-do='move:elections']").click()
    expect(drafted).to_be_attached()
    page.locator("[data-do='menu']").click()
    page.keyboard.press("Escape")
    expect(page.locator("#table-menu")).to_be_hidden()
    expect(drafted).to_be_attached()
    page.keyboard.press("Escape")
    expect(drafted).not_to_be_attached()
    assert clicker.line == before
    page.locator("[data-do='move:elections']").click()
    page.keyboard.press("Enter")  # once more, on what is chosen
    clicker.came_of("elections", before)


def test_enter_on_the_chosen_column_confirms_it(come: Come) -> None:
    visitor = come(**DESK, settings=ALONE)
    page, clicker = visitor.page, Clicker(visitor.page)
    page.goto(stage(visitor, "open"))
    clicker.wait_for_turn()
    before = clicker.line
    page.locator("[data-do^='column:']:not([aria-disabled='true'])").first.click()
    expect(page.locator("[data-do='confirm']")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    clicker.came_of("open", before)


@pytest.mark.parametrize("seconds", [0, 1])
def test_the_log_tells_everything_once_however_late_the_story_comes(come: Come, seconds: int) -> None:
    visitor = come(**DESK, settings={**ALONE, "pace": "fast"})
    page, clicker = visitor.page, Clicker(visitor.page)

    def late(route: Route) -> None:
        answer = route.fetch()
        time.sleep(seconds)
        route.fulfill(response=answer)

    page.route("**/steps?*", late)
    table = visitor.table(BOT, BOT, {"by": "me"})
    page.goto(f"/table/{table}")
    clicker.wait_for_turn()
    clicker.decide()
    clicker.wait_for_turn()
    told = sum(len(step["told"]) for step in visitor.get(f"/tables/{table}/steps?after=0")["steps"])
    expect(page.locator("[role='log'] li")).to_have_count(told)
