"""What goes wrong between a page and its server, and what is left of it afterwards: nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from patroon.words import words
from tests.server.processes import Server, wait_for
from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor, record_of, recorded, stage_move

SAID = words("en")
ALONE = {"advisor": False}
SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...all) { super(...all); sockets.push(this); }
    };
"""
"""So that a test can break a connection, or hold back what comes through it."""


@pytest.fixture
def player(come: Come) -> Visitor:
    somebody = come(settings=ALONE)
    somebody.context.add_init_script(SOCKETS)
    return somebody


def sit_down(visitor: Visitor, kind: str) -> Clicker:
    """At a table where such a move is possible."""
    visitor.page.goto(stage_move(visitor, kind))
    clicker = Clicker(visitor.page)
    assert clicker.wait_for_turn() == "mine"
    return clicker


def last(visitor: Visitor) -> Json:
    """The last line of the table that is open."""
    table = visitor.page.url.rpartition("/")[2]
    line = visitor.get(f"/tables/{table}/state")["position"]["line"]
    return visitor.get(f"/tables/{table}/steps?after={line - 1}")["steps"][0]["did"]


def forgive(visitor: Visitor, *words: str) -> None:
    """What Chromium itself says when a server is away or says no."""
    visitor.complaints[:] = [said for said in visitor.complaints if not any(word in said for word in words)]


def shows(page: Page, draft: str, line: int) -> None:
    expect(page.locator(f"html[data-draft='{draft}'][data-line='{line}']")).to_be_attached()


def test_a_reload_loses_the_draft_and_nothing_else(player: Visitor) -> None:
    clicker = sit_down(player, "add_land")
    before = clicker.line
    clicker.click("begin:add_land")
    shows(player.page, "add_land", before)
    player.page.reload()
    assert clicker.wait_for_turn() == "mine"
    shows(player.page, "", before)
    clicker.play("add_land")
    assert last(player)["move"] == "add_land"


def test_a_connection_that_breaks_comes_back_by_itself(player: Visitor) -> None:
    clicker = sit_down(player, "add_land")
    before = clicker.line
    clicker.click("begin:add_land")
    player.page.evaluate("sockets[0].close()")
    wait_for(lambda: player.page.evaluate("sockets.length == 2 && sockets[1].readyState == WebSocket.OPEN"))
    shows(player.page, "add_land", before)
    clicker.play("add_land")
    assert last(player)["move"] == "add_land"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "games.db"), "--no-limits", log=tmp_path / "log") as running:
        yield running


def test_a_server_that_is_killed_costs_not_even_the_draft(chromium: Browser, own_server: Server) -> None:
    visitor = Visitor(chromium, own_server.url, settings=ALONE)
    visitor.come_in()
    clicker = sit_down(visitor, "add_land")
    page = visitor.page
    before = clicker.line
    clicker.click("begin:add_land")
    own_server.kill()
    expect(page.get_by_text(SAID("act-lost-connection"))).to_be_visible()
    clicker.click("land:1")  # what it would do can't be said now
    expect(page.locator("[data-do='confirm'][aria-disabled='true']")).to_be_visible()
    own_server.start()
    expect(page.get_by_text(SAID("act-lost-connection"))).to_be_hidden(timeout=20_000)
    shows(page, "add_land", before)
    clicker.click("confirm")
    clicker.came_of("add_land", before)
    forgive(visitor, "ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    assert visitor.complaints == []
    visitor.context.close()


def test_a_move_that_could_not_be_sent_says_so(chromium: Browser, own_server: Server) -> None:
    visitor = Visitor(chromium, own_server.url, settings=ALONE)
    visitor.come_in()
    clicker = sit_down(visitor, "elections")
    before = clicker.line
    own_server.kill()
    expect(visitor.page.get_by_text(SAID("act-lost-connection"))).to_be_visible()
    clicker.click("move:elections")
    expect(visitor.page.get_by_text(SAID("act-unsent-title"))).to_be_visible()
    own_server.start()
    expect(visitor.page.get_by_text(SAID("act-lost-connection"))).to_be_hidden(timeout=20_000)
    clicker.click("move:elections")
    clicker.came_of("elections", before)
    expect(visitor.page.get_by_text(SAID("act-unsent-title"))).to_be_hidden()
    visitor.context.close()


def test_a_decision_is_taken_back_by_button_and_by_key(player: Visitor) -> None:
    clicker = sit_down(player, "add_land")
    other = player.context.new_page()  # which hears of it, and has never done a thing
    other.goto(player.page.url)
    player.page.bring_to_front()  # a page behind another draws seldom
    for key in (None, "z"):
        clicker.play("add_land")
        line = clicker.line
        expect(other.locator(f"html[data-line='{line}']")).to_be_attached()
        if key is None:
            clicker.click("undo")
        else:
            player.page.keyboard.press(key)
        expect(player.page.locator(f"html:not([data-line='{line}'])[data-turn='mine']")).to_be_attached()
        assert last(player)["undo"]
        expect(player.page.locator("[data-do='begin:add_land']")).not_to_have_attribute("aria-disabled", "true")
        expect(other.locator(f"html[data-line='{clicker.line}'][data-turn='mine']")).to_be_attached()


def test_a_double_click_is_one_move(player: Visitor) -> None:
    clicker = sit_down(player, "add_land")
    before = clicker.line
    clicker.click("begin:add_land")
    clicker.click("land:1")
    confirm = player.page.locator("[data-do='confirm']:not([aria-disabled='true'])")
    confirm.dblclick()
    clicker.came_of("add_land", before)
    assert last(player)["move"] == "add_land"
    expect(player.page.locator("[data-do='close-toast']")).to_be_hidden()


def test_what_one_does_in_one_tab_is_seen_in_the_other(player: Visitor) -> None:
    here = sit_down(player, "add_land")
    before = here.line
    there = Clicker(player.context.new_page())
    there.page.goto(player.page.url)
    player.page.bring_to_front()
    here.click("begin:add_land")
    shows(player.page, "add_land", before)
    there.page.bring_to_front()
    there.wait_for_turn()
    there.play("add_land")
    expect(player.page.locator(f"html[data-line='{there.line}'][data-draft='']")).to_be_attached()


def test_a_move_that_comes_too_late_is_explained(player: Visitor) -> None:
    here = sit_down(player, "add_land")
    there = Clicker(player.context.new_page())
    there.page.goto(player.page.url)
    player.page.bring_to_front()
    here.click("begin:add_land")
    here.click("land:1")
    expect(player.page.locator("[data-do='confirm']")).not_to_have_attribute("aria-disabled", "true")
    player.page.evaluate("""() => {
        const heard = sockets[0].onmessage;
        sockets[0].onmessage = (event) => JSON.parse(event.data).type == "problem" && heard(event);
    }""")
    there.page.bring_to_front()
    there.wait_for_turn()
    there.play("elections" if "move:elections" in there.offered() else "end_turn")
    here.click("confirm")
    expect(player.page.get_by_text(SAID("act-stale-title"))).to_be_visible()
    player.page.evaluate("sockets[0].close()")
    there.wait_for_turn()  # the bots are done, too
    expect(player.page.locator(f"html[data-line='{there.line}'][data-draft='']")).to_be_attached()


def test_links_that_lead_nowhere_say_why(come: Come) -> None:
    ada, bo, cy = come("Ada"), come("Bo"), come("Cy")
    table = ada.post("/tables", {"seats": [{"by": "me"}, {"by": "invite"}]})["id"]
    invite = ada.get(f"/tables/{table}/invitation")["invite"]
    imported = ada.context.request.post(
        "/api/records", data=record_of(recorded(2)), headers={"content-type": "application/x-ndjson"}
    ).json()["id"]

    def says(key: str) -> None:
        expect(cy.page.get_by_role("heading", name=SAID(key), exact=True)).to_be_visible()
        expect(cy.page.locator("main a[href='/']")).to_be_visible()

    for address, key in {
        f"/join/{table}#wrong": "gone-invite-title",
        f"/table/{table}": "gone-404-title",
        "/table/nothing": "gone-404-title",
        "/nowhere": "gone-page-title",
    }.items():
        cy.page.goto(address)
        says(key)
    bo.post(f"/tables/{table}/visit", {"invite": invite})
    bo.post(f"/tables/{table}/join", {"seat": 1})
    cy.page.goto(f"/join/{table}#{invite}")
    says("gone-full-title")
    ada.post(f"/tables/{table}/start", {})
    cy.page.reload()
    says("gone-running-title")
    ada.page.goto(f"/join/{imported}")
    expect(ada.page.get_by_role("heading", name=SAID("gone-over-title"))).to_be_visible()
    forgive(cy, "the server responded with a status of 40")
