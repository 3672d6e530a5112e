"""The advisor's ideas for those who ask, what it would have done for those who want to know, and nothing for others."""

import json

import pytest
from playwright.sync_api import Page, Request, Route, expect

from patroon.words import words
from patroon.words.telling import Teller
from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.screens import GAMES
from tests.web.stage import Json, Visitor, stage

WORDS = words("en")
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
QUIET = {"advisor": False}
"""Nobody has told the advisor to watch all the time."""
BOT = {"by": "bot", "level": "easy"}


def asked(page: Page) -> list[str]:
    """What the page asks the advisor from now on."""
    found: list[str] = []

    def heard(request: Request) -> None:
        if "/advice" in request.url:
            found.append(request.url)

    page.on("request", heard)
    return found


def ideas(visitor: Visitor, page: Page) -> Json:
    """The advisor's own words for where the page stands."""
    return visitor.get(f"/tables/{page.url.rpartition('/')[2]}/advice")["moves"]


def arrive(visitor: Visitor, path: str) -> Clicker:
    visitor.page.goto(path)
    clicker = Clicker(visitor.page)
    clicker.wait_for_turn()
    return clicker


def removing(visitor: Visitor) -> str:
    """A table at which somebody has to give up businesses."""
    record = (GAMES / "two-at-random.nar").read_text()
    lines = [json.loads(line) for line in record.splitlines()]
    line, move = next((place, each) for place, each in enumerate(lines[1:]) if each.get("move") == "remove")
    return f"/table/{visitor.play_on(record, line, move['player'])}"


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("awaits", ["place", "open", "bid", "pay", "take", "city", "land", "trade", "remove"])
def test_a_hint_for_every_decision_is_taken_over_and_confirmed(come: Come, how: Json, awaits: str) -> None:
    visitor = come(**how, settings=QUIET)
    path = removing(visitor) if awaits == "remove" else stage(visitor, awaits, 3, 0 if awaits == "place" else 2)
    page = visitor.page
    questions = asked(page)
    clicker = arrive(visitor, path)
    assert questions == [], "nobody has asked"
    clicker.click("hint")
    best = ideas(visitor, page)
    items = page.locator(".hint li")
    expect(items).to_have_count(len(best))
    expect(page.locator(".hint [role='status']")).to_have_text(WORDS("hint-count", n=len(best)))
    assert len(questions) == 1
    names = [seat["name"] for seat in visitor.get(f"/tables/{page.url.rpartition('/')[2]}")["seats"]]
    reason = best[0]["reasons"][0]
    expect(items.first).to_contain_text(
        Teller(WORDS, names).sentence(reason["key"], reason["values"]), ignore_case=True
    )
    expect(items.first).to_contain_text(names[best[0]["move"]["player"]])
    before, kind = clicker.line, best[-1]["move"]["move"]
    clicker.click(f"hint:{len(best) - 1}")
    expect(items).to_have_count(0)
    assert clicker.line == before, "nothing is played by itself"
    if kind != "pass_bid":
        expect(page.locator(f"html[data-draft='{kind}']")).to_be_attached()
        clicker.known()
    page.keyboard.press("Enter")  # the focus is on what confirms it
    clicker.came_of(kind, before)
    steps = visitor.get(f"/tables/{page.url.rpartition('/')[2]}/steps?after={before}")["steps"]
    assert steps[0]["did"] == best[-1]["move"]


def test_a_hint_by_keyboard_and_over_with_the_decision(come: Come) -> None:
    visitor = come(**DESK, settings=QUIET)
    page, clicker = visitor.page, arrive(visitor, stage(visitor, "city", 3, 2))
    hint = page.locator("[data-do='hint']")
    page.keyboard.press("a")
    expect(page.locator(".hint li").first).to_be_visible()
    expect(hint).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("a")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(".hint li").first).to_be_visible()
    clicker.click("hint:close")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("a")
    clicker.play("pass_special")
    clicker.wait_for_turn()
    expect(page.locator(".hint")).to_have_count(0)


def test_an_advisor_that_is_silent_is_said_to_be(come: Come) -> None:
    visitor = come(**DESK, settings=QUIET)
    page, clicker = visitor.page, arrive(visitor, stage(visitor, "land", 3, 2))
    problem = {"type": "", "title": "", "status": 503, "detail": "", "key": "problem-advisor-silent", "values": {}}

    def silent(route: Route) -> None:
        route.fulfill(status=503, content_type="application/problem+json", body=json.dumps(problem))

    page.route("**/advice?*", silent)
    clicker.click("hint")
    expect(page.locator(".hint [role='status']")).to_have_text(WORDS("problem-advisor-silent"))
    page.unroute("**/advice?*")
    clicker.click("hint")
    clicker.click("hint")
    expect(page.locator(".hint li").first).to_be_visible()
    visitor.complaints[:] = [said for said in visitor.complaints if "503" not in said]


def test_a_table_without_an_advisor_has_no_hints(come: Come) -> None:
    visitor = come(**DESK, settings={"afterthought": True})
    table = visitor.table({"by": "me"}, BOT, options={"advisor": False})
    questions = asked(visitor.page)
    clicker = arrive(visitor, f"/table/{table}")
    assert "hint" not in clicker.offered()
    visitor.page.keyboard.press("a")
    clicker.decide()
    clicker.wait_for_turn()
    expect(visitor.page.locator(".hint, aside [data-do='after:close']")).to_have_count(0)
    assert questions == []


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("wise", [True, False])
def test_what_the_advisor_would_have_done(come: Come, how: Json, wise: bool) -> None:
    visitor = come(**how, settings={**QUIET, "afterthought": True})
    page, clicker = visitor.page, arrive(visitor, stage(visitor, "land", 3, 4))
    note = page.locator("aside:has([data-do='after:close'])")
    best, before = ideas(visitor, page)[0], clicker.line
    expect(note).to_have_count(0)
    if wise:
        clicker.click("hint")
        clicker.click("hint:0")
        clicker.known()
        clicker.click("confirm")
    else:
        clicker.click("move:end_turn")
    clicker.came_of("", before)
    expect(note).to_be_visible()
    if wise:
        expect(note).to_contain_text(WORDS("after-same"))
    else:
        judged = visitor.get(f"/tables/{page.url.rpartition('/')[2]}/advice?line={before}")
        points = round(best["margin"] - judged["played"]["margin"])
        assert points >= 1, "or the position shows nothing"
        expect(note).to_contain_text(WORDS("after-other", n=points))
    clicker.click("after:close")
    expect(note).to_have_count(0)


def test_nobody_is_told_what_would_have_been_better_unasked(come: Come) -> None:
    visitor = come(**DESK, settings=QUIET)
    questions = asked(visitor.page)
    clicker = arrive(visitor, stage(visitor, "land", 3, 4))
    before = clicker.line
    clicker.click("move:end_turn")
    clicker.came_of("end_turn", before)
    clicker.wait_for_turn()
    assert questions == []
