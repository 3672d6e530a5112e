"""The pages around the game: the ways in, what came of it, and looking at it again."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.server.processes import Server
from tests.web.screens import GAMES, NAMED, House, Look
from tests.web.stage import Visitor

SHARED = GAMES / "three-share-the-victory.nar"


@pytest.fixture(scope="module")
def house(chromium: Browser, server: Server) -> Iterator[House]:
    made = House(chromium, server.url)
    yield made
    made.close()


def do(page: Page, what: str) -> None:
    page.locator(f"[data-do='{what}']:visible").first.click()


def at_a_table(page: Page) -> str:
    """Until a game is on the screen; its name."""
    page.locator("html[data-turn]").wait_for(state="attached")
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    return page.url.rpartition("/")[2]


# The ways in


def test_one_click_is_enough_to_play(chromium: Browser, server: Server) -> None:
    somebody = Visitor(chromium, server.url, "")
    somebody.page.goto("/")
    do(somebody.page, "play")
    table = somebody.get(f"/tables/{at_a_table(somebody.page)}")
    assert [seat["by"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [said for said in somebody.complaints if "401" not in said] == []
    somebody.context.close()


def test_two_play_on_one_device(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?here")
    do(page, "make")
    expect(page.locator("[aria-invalid='true']")).to_be_focused()  # the second one has no name yet
    page.locator("[data-do='name:1'] input, input[data-do='name:1']").fill("Béla")
    do(page, "make")
    table = visitor.get(f"/tables/{at_a_table(page)}")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Béla"]
    assert len({seat["person"] for seat in table["seats"]}) == 1


def test_a_record_is_brought_along(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    lines = SHARED.read_text().splitlines()
    bad = "\n".join([*lines[:30], '{"player": 0, "move": "fly"}', *lines[31:]]).encode()
    field = page.locator("[data-do='import'] input")
    field.set_input_files(FilePayload(name="bad.nar", mimeType="application/x-ndjson", buffer=bad))
    expect(page.get_by_role("alert")).to_contain_text("31")
    visitor.complaints.clear()  # the browser's own word about the refusal
    field.set_input_files(SHARED)
    expect(page).to_have_url(re.compile(r"/review/\w+$"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_my_games_say_whose_turn_it_is(house: House) -> None:
    mine = house.show(NAMED["land"], Look()).page.url.rpartition("/")[2]
    theirs = house.show(NAMED["waiting"], Look()).page.url.rpartition("/")[2]
    page = house.visitor().page
    page.goto("/")
    row = page.locator("li", has=page.locator(f"[data-do='open:{mine}']"))
    expect(row).to_contain_text("your turn")
    row = page.locator("li", has=page.locator(f"[data-do='open:{theirs}']"))
    expect(row).not_to_contain_text("your turn")
    expect(row).to_contain_text("Zsófia")


# What came of it


def test_points_add_up_and_there_is_another_game(house: House) -> None:
    page = house.show(NAMED["result"], Look(1600, 1000)).page
    finished = page.url.rpartition("/")[2]
    rows = page.locator(".breakdown tbody tr:not(.drawn)").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))"
    )
    points = [[int(cell.replace("−", "-").replace("–", "0")) for cell in row] for row in rows]
    assert [sum(row[:-1]) for row in points] == [row[-1] for row in points]
    assert sorted(row[-1] for row in points) == sorted(house.desk.get(f"/tables/{finished}")["scores"])
    do(page, "rematch")
    expect(page).not_to_have_url(re.compile(finished))
    assert len(house.desk.get(f"/tables/{at_a_table(page)}")["seats"]) == len(points)


def test_a_shared_victory_is_called_one(house: House) -> None:
    page = house.show(NAMED["result-shared"], Look(1600, 1000)).page
    table = house.desk.get(f"/tables/{house.imported(SHARED.read_text())}")
    winners = [table["seats"][seat]["name"] for seat in table["winners"]]
    assert len(winners) > 1
    expect(page.locator("h1")).to_contain_text("share")
    for name in winners:
        expect(page.locator("h1")).to_contain_text(name)
    expect(page.locator("table .who").get_by_role("img", name="Winner")).to_have_count(len(winners))


# Looking at it again


def test_the_slider_and_a_link_lead_to_any_point(house: House) -> None:
    page = house.show(NAMED["review"], Look()).page
    table = house.imported(SHARED.read_text())
    steps = house.desk.get(f"/tables/{table}/steps?after=0")["steps"]
    where, slider = page.locator(".where small"), page.get_by_role("slider")
    slider.press("Home")
    expect(where).to_have_text(re.compile(r"^\D*1\b"))
    slider.press("ArrowRight")
    expect(where).to_have_text(re.compile(r"^\D*2\b"))
    page.goto(f"/review/{table}?line={steps[40]['line']}")
    shown = page.locator(".now p").first
    told = shown.inner_text()
    do(page, "on")
    expect(shown).not_to_have_text(told)
    page.go_back()
    page.go_forward()
    expect(shown).to_have_text(told)  # the link is the point it was made for


def test_in_the_review_there_is_advice_and_another_way_on(house: House) -> None:
    page = house.show(NAMED["review-bidding"], Look()).page
    do(page, "advice")
    expect(page.locator(".think li").first).to_be_visible(timeout=30_000)
    do(page, "play-on")
    table = house.desk.get(f"/tables/{at_a_table(page)}")
    assert [seat["by"] for seat in table["seats"]].count("person") == 1
    expect(page.locator("html[data-turn='mine']")).to_be_attached()


def test_a_stranger_sees_what_is_shared(house: House, chromium: Browser, server: Server) -> None:
    page = house.show(NAMED["review"], Look()).page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    do(page, "back")
    here = page.locator(".where small").inner_text()
    do(page, "share")
    expect(page.locator("[data-do='share']")).to_contain_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = Visitor(chromium, server.url, "Bo")
    stranger.page.goto(link)
    expect(stranger.page.locator(".where small")).to_have_text(here)
    stranger.context.close()


@pytest.mark.parametrize("honest", [True, False])
def test_the_browser_finds_out_whether_the_shuffles_were_fair(house: House, honest: bool) -> None:
    page = house.show(NAMED["result"], Look()).page
    record = house.desk.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").text()
    if not honest:
        record = tampered(record)
        page.route("**/record", lambda route: route.fulfill(body=record))
    do(page, "fairness")
    verdict = page.locator(".fair .verdict")
    expect(verdict).to_be_visible()
    expect(page.locator(".fair .verdict.good")).to_have_count(1 if honest else 0)
    expect(page.locator(".fair.bad")).to_have_count(0 if honest else 1)
    page.unroute("**/record")


def tampered(record: str) -> str:
    """The last tiles that were drawn were others."""
    lines = record.splitlines()
    place = max(number for number, line in enumerate(lines) if json.loads(line).get("chance") == "tiles")
    line = json.loads(lines[place])
    name = next(key for key, value in line.items() if isinstance(value, list))
    line[name] = line[name][::-1]
    lines[place] = json.dumps(line)
    return "\n".join(lines) + "\n"
