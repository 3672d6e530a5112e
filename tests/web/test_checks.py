"""The checks of all screens find what they look for: each fault is planted into a page, and found there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.processes import Server
from tests.web.screens import NAMED, House, Look, settle
from tests.web.test_access import AXE, CUT, RULES, SMALL, UNMARKED, violations

PLANT = """([html, styles]) => {
  const sheet = new CSSStyleSheet(); // the page may have no inline styles
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const plant = document.createElement("div");
  plant.id = "plant";
  plant.innerHTML = html;
  document.querySelector("main").prepend(plant);
}"""
UPROOT = "() => { document.adoptedStyleSheets = []; document.querySelector('#plant').remove(); }"

LONG = "Overeengekomen" * 8
CUTS = {
    "cut off by": (f"<p>{LONG}</p>", "#plant p { width: 90px; overflow: hidden; white-space: nowrap }"),
    "cut off below by": ("<p>one<br>two<br>three</p>", "#plant p { height: 20px; overflow: hidden }"),
    "sticks out by": (f"<p>{LONG}</p>", "#plant p { width: 90px; border: 1px solid; white-space: nowrap }"),
    "scrolls sideways": (f"<p>{LONG}</p>", "#plant p { width: 90px; overflow-x: auto; white-space: nowrap }"),
    "smaller than 12 px": ("<p>small</p>", "#plant p { font-size: 11px }"),
    "the page scrolls sideways": ("<p>wide</p>", "#plant p { width: 4000px }"),
}
BARRIERS = {
    "button-name": ("<button></button>", ""),
    "image-alt": ("<img src='/favicon.svg'>", ""),
    "label": ("<input>", ""),
    "color-contrast": ("<p>pale</p>", "#plant p { color: #c8bfa8 }"),
    "aria-valid-attr-value": ("<button aria-expanded='perhaps'>more</button>", ""),
    "target-size": (
        "<button>a</button><button>b</button>",
        "#plant button { all: unset; font-size: 12px; line-height: 1 }",
    ),
}


@pytest.fixture(scope="module")
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """A page without a fault."""
    house = House(chromium, server.url, script=Path(AXE).read_text())
    shown = house.show(NAMED["learn"], Look()).page
    settle(shown)
    assert shown.evaluate(CUT) == []
    assert violations(shown, {"type": "tag", "values": RULES}) == []
    yield shown
    house.close()


@pytest.mark.parametrize("fault", CUTS)
def test_a_text_that_is_cut_is_found(page: Page, fault: str) -> None:
    page.evaluate(PLANT, CUTS[fault])
    found = page.evaluate(CUT)
    page.evaluate(UPROOT)
    assert any(what.startswith(fault) for what, _ in found), found
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("fault", BARRIERS)
def test_a_barrier_is_found(page: Page, fault: str) -> None:
    page.evaluate(PLANT, BARRIERS[fault])
    found = violations(page, {"type": "tag", "values": RULES})
    page.evaluate(UPROOT)
    assert any(each.startswith(f"{fault}:") for each in found), found


def test_a_button_too_small_for_a_thumb_is_found(page: Page) -> None:
    page.evaluate(PLANT, ["<button class='btn'>ok</button>", "#plant .btn { min-height: 30px; height: 30px }"])
    found = page.evaluate(SMALL, 44)
    page.evaluate(UPROOT)
    assert any("ok" in each for each in found), found


def test_a_focus_that_does_not_show_is_found(page: Page) -> None:
    page.evaluate(PLANT, ["<button>here</button>", "#plant button { outline: none !important }"])
    page.locator("#plant button").focus()
    found = page.evaluate(UNMARKED)
    page.evaluate(UPROOT)
    assert "here" in found
