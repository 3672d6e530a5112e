"""Whole games, and every kind of move, by clicking through the page."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from patroon.record import load
from patroon.rules.moves import MOVES
from tests.server.processes import wait_for
from tests.web.clicking import ENABLED, Clicker, Keyboard
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor, stage_move

BOT = {"by": "bot", "level": "easy"}
DESK = {"viewport": {"width": 1440, "height": 900}}
NOTEBOOK = {"viewport": {"width": 1280, "height": 800}}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
ALONE = {"advisor": False}
"""The advisor thinks longer than everybody else together."""


def finished(visitor: Visitor, folder: Path) -> None:
    """The result is shown, and the record that can be fetched there holds to the last letter."""
    page = visitor.page
    expect(page.locator("[data-do='rematch']")).to_be_visible()
    expect(page.locator("main")).to_have_count(1)
    with page.expect_download() as fetched:
        page.locator("a[download$='.nar']:visible").click()
    fetched.value.save_as(folder / "game.nar")
    assert load(folder / "game.nar", strict=True).game.over
    page.locator("[data-do='board']").click()
    page.locator("[data-do='result']").click()
    expect(page.locator("[data-do='rematch']")).to_be_visible()


@pytest.mark.parametrize(
    ("players", "how"),
    [(2, {**DESK, "settings": {"advisor": True}}), (3, NOTEBOOK), (4, TABLET), (5, PHONE)],
    ids=["2-desk", "3-notebook", "4-tablet", "5-phone"],
)
def test_a_whole_game_against_bots(come: Come, tmp_path: Path, players: int, how: Json) -> None:
    visitor = come(**{"settings": ALONE, **how})
    visitor.page.goto(f"/table/{visitor.table({'by': 'me'}, *[BOT] * (players - 1))}")
    Clicker(visitor.page, seed=players).game()
    finished(visitor, tmp_path)


def test_two_people_pass_one_device_to_and_fro(come: Come, tmp_path: Path) -> None:
    visitor = come(**NOTEBOOK, reduced_motion="reduce", settings=ALONE)
    page = visitor.page
    page.goto(f"/table/{visitor.table({'by': 'me'}, {'by': 'here', 'name': 'Bo'})}")
    hand_over = page.locator("[data-do='hand-over']")
    expect(hand_over).to_be_visible()
    expect(page.locator(".hand")).to_contain_text("Ada" if decides(visitor) == 0 else "Bo")
    Clicker(page).game()
    finished(visitor, tmp_path)


def decides(visitor: Visitor) -> int:
    table = visitor.page.url.rpartition("/")[2]
    return int(visitor.get(f"/tables/{table}/state")["position"]["view"]["decides"])


@pytest.mark.parametrize("kind", MOVES)
def test_every_kind_of_move_can_be_clicked(come: Come, kind: str) -> None:
    how = (DESK, PHONE)[sorted(MOVES).index(kind) % 2]
    visitor = come(**how, settings=ALONE)
    page = visitor.page
    page.goto(stage_move(visitor, kind))
    clicker = Clicker(page)
    assert clicker.wait_for_turn() == "mine"
    before = clicker.line
    clicker.play(kind)
    table = page.url.rpartition("/")[2]
    assert visitor.get(f"/tables/{table}/steps?after={before}")["steps"][0]["did"]["move"] == kind


def test_a_whole_game_without_a_mouse(come: Come) -> None:
    visitor = come(**NOTEBOOK, settings=ALONE)
    page = visitor.page
    page.goto(f"/table/{visitor.table({'by': 'me'}, BOT)}")
    keys = Keyboard(page)
    for district in "34":  # the keys of the table work from the bare page, without going anywhere
        keys.wait_for_turn()
        page.keyboard.press(district)
        keys.confirm("place")
    keys.game()
    assert keys.played["place"] == 2
    assert sum(keys.played.values()) > 30


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_changes_its_size_under_the_pointer(come: Come, how: Json) -> None:
    """It would slip away, come back, slip away …"""
    visitor = come(**how, settings=ALONE)
    page = visitor.page
    page.goto(stage_move(visitor, "ship"))
    clicker = Clicker(page)
    clicker.wait_for_turn()
    for begin in ("add_land", "ship", "granary"):
        if page.locator(f"[data-do='begin:{begin}']{ENABLED}").count():
            page.locator(f"[data-do='begin:{begin}']").click()
        clicker.known()  # what it brings stands there, too
        page.wait_for_load_state("networkidle")
        for control in page.locator(f"#decision [data-do]{ENABLED}").all():
            page.mouse.move(0, 0)
            before = control.bounding_box()
            assert before is not None
            page.mouse.move(before["x"] + before["width"] / 2, before["y"] + 4)
            assert control.bounding_box() == before, control.get_attribute("data-do")


def test_the_others_moves_are_shown_one_by_one_and_space_hurries_them(come: Come) -> None:
    visitor = come(**NOTEBOOK, settings={**ALONE, "pace": "slow"})
    page = visitor.page
    table = visitor.table({"by": "me"}, *[BOT] * 4)
    page.goto(f"/table/{table}")
    clicker = Clicker(page)

    def position() -> Json:
        return visitor.get(f"/tables/{table}/state")["position"]

    page.locator("html[data-line]").wait_for(state="attached")
    while position()["view"]["awaits"] == "place":
        clicker.wait_for_turn()
        clicker.decide()
        wait_for(lambda: position()["view"]["decides"] == 0)
        now = position()["line"]
        if clicker.line < now - 1:
            expect(page.locator("html[data-turn='theirs']")).to_be_attached()
            page.keyboard.press("Space")
            expect(page.locator(f"html[data-line='{now}']")).to_be_attached(timeout=1500)
            return
    raise AssertionError("the bots' moves came all at once")
