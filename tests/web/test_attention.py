"""Whoever looks elsewhere is called back; a finger turns the pages; a link is copied with a click."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from patroon.words import words
from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor

WORDS = words("en")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
ELSEWHERE = """
  Object.defineProperty(Document.prototype, "hidden", { get: () => true });
  const called = (window.called = []);
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    createOscillator() {
      const tone = super.createOscillator();
      const start = tone.start.bind(tone);
      tone.start = (at) => (called.push(["tone", Math.round(tone.frequency.value)]), start(at));
      return tone;
    }
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body, icon, tag }) {
      called.push(["note", title, body, icon, tag]);
    }
    close() {}
  };
"""
"""A tab in the background whose bell and messages are written down. Runs before anything is loaded."""


def turn_comes(come: Come, **settings: Json) -> tuple[Visitor, Page, str]:
    """Somebody looks elsewhere while a friend decides; then it is their turn."""
    ada, bo = come("Ada"), come("Bo", settings=settings)
    table = ada.post("/tables", {"seats": [{"by": "me"}, {"by": "invite"}], "start": False, "first": 0})["id"]
    bo.post(f"/tables/{table}/visit", ada.get(f"/tables/{table}/invitation"))
    bo.post(f"/tables/{table}/join", {"seat": 1})
    ada.post(f"/tables/{table}/start", {})
    bo.page.add_init_script(ELSEWHERE)
    bo.page.goto(f"/table/{table}")
    page = bo.page
    expect(page.locator("html[data-turn='theirs']")).to_be_attached()
    expect(page).to_have_title(WORDS("mat-title-other", player="Ada"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    assert page.evaluate("called") == []
    state = ada.get(f"/tables/{table}/state")["position"]
    move = {"player": 0, "move": "place", "district": "docks"}
    ada.post(f"/tables/{table}/moves", {"answers": state["line"], "move": move})
    expect(page.locator("html[data-turn='mine']")).to_be_attached()
    return bo, page, table


def test_the_tab_says_whose_turn_it_is_and_nothing_else_happens_unasked(come: Come) -> None:
    _, page, _ = turn_comes(come)
    expect(page).to_have_title(WORDS("mat-title-turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate("called") == []
    clicker = Clicker(page)
    clicker.decide()
    expect(page.locator("html[data-turn='theirs']")).to_be_attached()
    expect(page).to_have_title(WORDS("mat-title-other", player="Ada"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_a_bell_for_those_who_want_one(come: Come) -> None:
    _, page, _ = turn_comes(come, sound=True)
    assert page.evaluate("called") == [["tone", 587], ["tone", 880]]


def test_a_message_of_the_browser_for_those_who_want_one(come: Come) -> None:
    _, page, table = turn_comes(come, notify=True)
    note = ["note", WORDS("mat-title-turn"), WORDS("mat-notify", round=0), "/favicon-turn.svg", table]
    assert page.evaluate("called") == [note]


TOUCH = """([x, y, to, down]) => {
  const main = document.querySelector("main");
  const touch = (clientX, clientY) => new Touch({ identifier: 1, target: main, clientX, clientY });
  const [one, other] = [touch(x, y), touch(to, down)];
  main.dispatchEvent(new TouchEvent("touchstart", { touches: [one], changedTouches: [one], bubbles: true }));
  main.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [other], bubbles: true }));
}"""


@pytest.fixture
def swipe(come: Come) -> Callable[..., str]:
    """A table on a phone; from where to where a finger goes, and which page is there then."""
    visitor = come(**PHONE, settings={"advisor": False})
    page = visitor.page
    page.goto(f"/table/{visitor.table({'by': 'me'}, {'by': 'bot', 'level': 'easy'}, first=0)}")
    expect(page.locator("html[data-turn='mine']")).to_be_attached()

    def swiped(x: int, y: int, to: int, down: int) -> str:
        page.evaluate(TOUCH, [x, y, to, down])
        page.wait_for_timeout(50)
        return str(page.locator("nav [aria-current='page']").get_attribute("data-do"))

    return swiped


def test_a_finger_turns_the_pages(swipe: Callable[..., str]) -> None:
    tabs = ["tab:act", "tab:chart", "tab:city", "tab:mat", "tab:others"]
    assert [swipe(300, 400, 100, 410) for _ in tabs] == [*tabs[1:], tabs[-1]]
    assert [swipe(100, 400, 300, 390) for _ in tabs] == [*tabs[-2::-1], tabs[0]]


@pytest.mark.parametrize("way", [(300, 400, 260, 400), (200, 300, 100, 500)], ids=["a twitch", "scrolling"])
def test_a_finger_that_means_something_else_does_not(swipe: Callable[..., str], way: tuple[int, ...]) -> None:
    assert swipe(*way) == "tab:act"


def test_a_link_is_copied(come: Come) -> None:
    visitor = come(permissions=["clipboard-read", "clipboard-write"])
    table = visitor.post("/tables", {"seats": [{"by": "me"}, {"by": "invite"}], "start": False})["id"]
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator("[data-do='copy']").click()
    expect(page.locator("[data-do='copy']")).to_have_text(WORDS("lobby-copied"))
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.locator("input[readonly]").input_value()
    assert link.endswith(f"/join/{table}#{visitor.get(f'/tables/{table}/invitation')['invite']}"), json.dumps(link)
