"""The rules as a page: each has its address, words are found, paper gets the text; a refusal leads to its own."""

import re

import pytest
from playwright.sync_api import Page, expect

from patroon.words import words
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor, stage

WORDS = words("en")
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def read(visitor: Visitor, address: str) -> Page:
    page = visitor.page
    page.goto(f"/rules#{address}")
    page.reload()  # an address that differs only behind the # was not loaded anew
    page.locator(".book section").first.wait_for()
    return page


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_a_rule_is_where_its_address_leads(come: Come, how: Json) -> None:
    visitor = come(**how)
    for typed, rule in (("R5.7", "R5.7"), ("r5.10", "R5.10"), ("R3", "R3.1"), ("glossary", "glossary")):
        page = read(visitor, typed)
        expect(page.locator(f"[id='{rule}']")).to_be_focused()
        expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_an_address_without_a_rule_is_said_to_be_one(visitor: Visitor) -> None:
    page = read(visitor, "R99")
    expect(page.locator(".hits")).to_have_text(WORDS("book-no-rule", rule="R99"))
    page.locator(".book a[href='#R9']").first.click()
    expect(page.locator(".hits")).to_be_empty()
    for nonsense in ("%E0%A4%A", "%3Cb%3E", "R"):
        expect(read(visitor, nonsense).locator(".hits")).to_be_empty()


def test_words_are_found_and_nonsense_is_not(visitor: Visitor) -> None:
    page = read(visitor, "")
    field, hits = page.locator("[data-do='search']"), page.locator(".hits")
    field.fill("  black   MARKET ")
    expect(page.locator("mark").first).to_be_visible()
    for rule in ("R6.5", "R3.2"):
        expect(page.locator(f"[id='{rule}']")).to_be_visible()
    expect(page.locator("[id='R5.7']")).to_have_count(0)
    field.fill("qwxzzz")
    expect(hits).to_have_text(WORDS("book-found", n=0))
    field.press("Escape")
    expect(hits).to_be_empty()
    expect(page.locator("[id='R5.7']")).to_be_visible()


def test_paper_gets_the_text_and_not_what_is_clicked(visitor: Visitor) -> None:
    page = read(visitor, "")
    page.emulate_media(media="print")
    expect(page.locator("[id='R5.7']")).to_be_visible()
    expect(page.locator("[data-do='search'], [data-do='print'], header nav").locator("visible=true")).to_have_count(0)


def test_what_is_refused_leads_to_its_rule(come: Come) -> None:
    visitor = come(**DESK)
    page = visitor.page
    page.goto(stage(visitor, "land", 4, 4))
    page.locator("html[data-turn='mine']").wait_for(state="attached")
    number = page.locator("aside .ask.number:visible, main .ask.number:visible").first
    rule = number.inner_text()
    assert re.fullmatch(r"R\d(\.\d+)?", rule)
    number.click()
    told = page.locator(f".told[data-rule='{rule}']")
    expect(told).to_contain_text(WORDS(f"rules-{rule.lower().replace('.', '-')}-title"))
    expect(told.locator("[data-do='all-rules']")).to_have_attribute("href", f"/rules#{rule}")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
