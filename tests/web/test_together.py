"""People at one table, each with a browser of their own."""

from playwright.sync_api import Browser, expect

from tests.server.processes import Server
from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import Visitor

ALONE = {"advisor": False}
CONTROLS = ("move:", "begin:", "confirm", "cancel", "undo", "district:", "land:", "ship:", "trader:", "column:")


def say(visitor: Visitor, text: str) -> None:
    """In the chat of the table."""
    page = visitor.page
    page.locator("[data-do='chat']:visible").click()
    page.locator("form:has([data-do='say']) input").fill(text)
    page.locator("[data-do='say']").click()
    expect(page.locator("[role='log']:visible").get_by_text(text)).to_be_visible()


def test_two_people_meet_by_a_link_and_play_and_a_third_looks_on(come: Come, chromium: Browser, server: Server) -> None:
    ada = come("Ada", settings=ALONE)
    ada.page.goto("/new")
    ada.page.locator("[data-do='seats:2']").click()
    ada.page.locator("[data-do='by:1']").select_option("invite")
    ada.page.locator("[data-do='switch:public']").click()
    ada.page.locator("[data-do='make']").click()
    start = ada.page.locator("[data-do='start']")
    expect(start).to_have_attribute("aria-disabled", "true")
    link = ada.page.locator("input[readonly]").input_value()

    bo = Visitor(chromium, server.url, "Bo", settings=ALONE)  # who has never been here
    bo.page.goto(link)
    bo.page.locator("[data-do='name-ok']").click()
    bo.page.locator("[data-do='join']").click()
    expect(bo.page.get_by_text("Ada").first).to_be_visible()
    expect(bo.page.locator("[data-do='start']")).to_have_count(0)
    expect(ada.page.get_by_text("Bo").first).to_be_visible()
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()

    cy = come("Cy")
    cy.page.goto(f"/table/{ada.page.url.rpartition('/')[2]}")
    clickers = {"mine": Clicker(ada.page), "theirs": Clicker(bo.page)}
    for _ in range(6):
        expect(ada.page.locator("html[data-turn='mine'], html[data-turn='theirs']")).to_be_attached()
        decides = clickers[clickers["mine"].turn]
        decides.wait_for_turn()
        before = decides.line
        while decides.line == before:
            decides.decide()
        for page in (ada.page, bo.page, cy.page):
            expect(page.locator(f"html[data-line='{decides.line}']")).to_be_attached()
    expect(cy.page.locator("[role='log']").first).to_contain_text("Bo")
    assert [what for what in Clicker(cy.page).offered() if what.startswith(CONTROLS)] == []

    say(ada, "Goede morgen")
    expect(bo.page.locator("[data-do='chat'] .count")).to_have_text("1")
    say(bo, "Dank u")
    for page in (ada.page, bo.page):
        for text in ("Goede morgen", "Dank u"):
            expect(page.locator("[role='log']:visible").get_by_text(text)).to_be_visible()
    bo.context.close()
    assert [said for said in bo.complaints if "401" not in said] == []
    assert len(bo.complaints) == 1, "/api/me, before there was a name"
