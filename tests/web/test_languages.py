"""Every screen in every language, on a desk and on the smallest phone: all words are there, and all of them fit."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from patroon.words import LANGUAGES
from tests.server.processes import Server
from tests.web.screens import NAMED, SCREENS, House, Look, Screen, settle

CUT = (Path(__file__).parent / "cut.js").read_text()
SIZES = [(1280, 800), (360, 740)]


@pytest.fixture(scope="module")
def house(chromium: Browser, server: Server) -> Iterator[House]:
    made = House(chromium, server.url)
    yield made
    made.close()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_word_is_there_and_fits(house: House, screen: Screen) -> None:
    """The language is changed under the open page, drafts and dialogs and all."""
    wrong: list[str] = []
    for shown in screen.looks(SIZES):
        visitor = house.show(screen, shown)
        page = visitor.page
        for language in LANGUAGES:
            look = replace(shown, language=language)
            house.change(visitor, look)
            page.locator(f"html[lang='{language}']").wait_for(state="attached")
            settle(page)
            cut = page.evaluate(CUT)
            if cut:  # what measures itself may need another moment
                page.wait_for_timeout(250)
                cut = page.evaluate(CUT)
            found = dict.fromkeys(screen.unexpected(visitor) + [f"{what}  ({where})" for what, where in cut])
            wrong += [f"{look}: {each}" for each in found]
            visitor.complaints.clear()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("width", [1200, 1340, 1440, 1561])
def test_the_bar_has_room_for_all_its_tools(house: House, width: int) -> None:
    """Where more of its words are shown than on a narrower screen, and late in a round, when they are longest."""
    page = house.show(NAMED["trade"], Look(width, 900)).page
    for language in LANGUAGES:
        house.change(house.visitor(), Look(width, 900, language))
        page.locator(f"html[lang='{language}']").wait_for(state="attached")
        settle(page)
        menu = page.locator("[data-do='menu']").bounding_box()
        assert menu is not None
        assert menu["x"] + menu["width"] <= width, language


def test_the_language_changes_under_the_game(house: House) -> None:
    """In the settings, over a draft: it stays, and so does the connection."""
    page = house.show(NAMED["draft-build"], Look()).page
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.locator("[data-do^='district:']:visible:not([aria-disabled='true'])").first.click()
    chosen = page.locator(".place[aria-pressed='true']")
    expect(chosen).to_have_count(1)
    page.locator("[data-do='settings']:visible").click()
    page.locator("[data-do='set-language:ru']").click()
    expect(page.locator("dialog h2")).to_have_text("Настройки")
    page.keyboard.press("Escape")
    expect(page.locator("html[lang='ru'][data-draft='build']")).to_be_attached()
    expect(chosen).to_have_count(1)
    assert sockets == []
