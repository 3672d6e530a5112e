"""The course, taken as learners take it: what is asked for or something else, left and come back to, to the end."""

import re

import pytest
from playwright.sync_api import Locator, expect

from patroon import lessons
from patroon.words import words
from tests.web.clicking import ENABLED, Clicker
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor

WORDS = words("en")
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DOING = {
    "place": ["district:docks"],
    "bid": ["bid:5"],
    "pay": [],
    "build": ["begin:build", "district:lumberyard", "district:trading_company"],
    "elect": ["move:elections"],
    "wood": ["begin:lumberyard", "more:lumberyard"],
    "add": ["begin:add_land", "land:2"],
    "houses": ["begin:millwork"],
    "clear": ["move:clear_land"],
    "upriver": ["move:trading_company"],
    "furs": ["begin:trade", "trader:bottom"],
    "ship": ["begin:ship", "ship:0"],
    "buy": ["begin:granary", "more:granary", "more:granary"],
    "open": ["column:1"],
}
"""What to click to do what a task wants."""
SECONDS = 15_000


class Learner(Clicker):
    """Somebody who takes the course."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.page)
        self.visitor = visitor

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def at(self, task: str, stage: str) -> None:
        there = self.page.locator(f".coach[data-task='{task}'][data-stage='{stage}']")
        there.wait_for(state="visible", timeout=SECONDS)

    def begin(self, chapter: str) -> None:
        self.page.goto("/learn")
        self.click(f"chapter:{chapter}")
        self.page.locator("html[data-turn='mine']").wait_for(state="attached", timeout=SECONDS)

    def do(self, task: str) -> None:
        """What the task asks for; then it is done."""
        self.at(task, "asked")
        self.wait_for_turn()
        for what in DOING[task]:
            self.click(what)
            self.known()
        done = self.page.locator(f".coach[data-task='{task}'][data-stage='done']:visible")
        confirm = self.page.locator(f"[data-do='confirm']{ENABLED}")
        done.or_(confirm).first.wait_for(timeout=SECONDS)
        if confirm.count():
            confirm.first.click()
        self.at(task, "done")

    def take(self, chapter: lessons.Chapter) -> None:
        for task in chapter.tasks:
            self.at(task.name, "asked")
            key = f"lesson-{chapter.name}-{task.name}"
            expect(self.coach).to_contain_text(WORDS(key))
            if task.wants:
                self.do(task.name)
                expect(self.coach).to_contain_text(WORDS(f"{key}-done"))
            self.click("coach:next")

    def table(self) -> str:
        return self.page.url.rpartition("/")[2]


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_the_course_is_taken_from_the_first_page_to_the_free_game(come: Come, how: Json) -> None:
    visitor = come(**how)
    learner, page = Learner(visitor), visitor.page
    page.goto("/")
    learner.click("go:/learn")
    learner.click("course")
    *chapters, last = lessons.chapters()
    for number, chapter in enumerate(chapters, 1):
        expect(learner.coach.locator(".cap")).to_have_text(WORDS("course-progress", n=number, of=len(chapters) + 1))
        learner.take(chapter)
        learner.click("coach:chapter")
    learner.take(last)
    learner.at("", "over")
    assert visitor.get(f"/tables/{learner.table()}")["lesson"] == last.name
    learner.click("coach:leave")
    expect(page.locator("[data-do='course']")).to_have_text(WORDS("course-once-more"))
    expect(page.locator("[data-do^='chapter:'].done")).to_have_count(len(chapters) + 1)


def test_who_leaves_comes_back_to_the_same_place(come: Come) -> None:
    visitor = come(**DESK)
    learner, page = Learner(visitor), visitor.page
    learner.begin("city")
    learner.click("coach:next")
    learner.do("build")
    learner.click("coach:next")
    learner.at("elect", "asked")
    table = learner.table()
    page.reload()
    learner.at("elect", "asked")
    learner.click("coach:leave")
    expect(page.locator("[data-do='course']")).to_have_text(WORDS("course-continue", n=3))
    learner.click("course")
    learner.at("elect", "asked")
    assert learner.table() == table
    page.goto("/")
    expect(page.locator("main")).to_contain_text(WORDS("course-game", n=3, of=len(lessons.chapters())))
    learner.click(f"open:{table}")
    learner.do("elect")


def test_another_move_is_met_kindly_and_taken_back(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("city")
    learner.click("coach:next")
    learner.at("build", "asked")
    learner.click("move:elections")
    learner.at("build", "else")
    expect(learner.coach).to_contain_text(WORDS("lesson-city-build-else"))
    learner.click("coach:undo")
    learner.at("build", "asked")
    learner.do("build")
    learner.click("coach:next")
    learner.do("elect")


def test_where_others_have_moved_since_the_chapter_can_be_repeated(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("auction")
    learner.click("coach:next")
    learner.click("coach:next")
    learner.at("bid", "asked")
    before = learner.table()
    learner.click("move:pass_bid")
    learner.at("bid", "else")
    expect(learner.page.locator("[data-do='coach:undo']")).to_have_count(0)
    learner.click("coach:repeat")
    learner.at("tiles", "asked")
    assert learner.table() != before


def test_who_goes_on_anyway_is_not_asked_for_what_is_past(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("auction")
    learner.click("coach:next")
    learner.click("coach:next")
    learner.at("bid", "asked")
    learner.click("move:pass_bid")
    learner.click("coach:go-on")
    learner.at("", "over")  # there is nothing to pay


def test_reading_goes_back_but_not_behind_a_move(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("goal")
    learner.click("coach:next")
    learner.at("things", "asked")
    learner.click("coach:back")
    learner.at("welcome", "asked")
    learner.click("coach:next")
    learner.click("coach:next")
    learner.do("place")
    expect(learner.page.locator("[data-do='coach:back']")).to_have_count(0)


def test_chapters_are_skipped_and_repeated(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("river")
    first = learner.table()
    learner.click("coach:repeat")
    expect(learner.page).not_to_have_url(re.compile(first))
    learner.at("camps", "asked")
    assert learner.visitor.get(f"/tables/{first}")["status"] == "closed"
    learner.click("coach:skip")
    learner.at("types", "asked")
    names = [each["lesson"] for each in learner.visitor.get("/me/tables")["tables"]]
    assert names == ["shipping"]


def test_what_the_coach_speaks_of_is_ringed(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("auction")
    column = learner.page.locator("[data-at='column-0']").first.bounding_box()
    ring = learner.page.locator(".rings .ring").first.bounding_box()
    assert column is not None
    assert ring is not None
    assert abs(ring["x"] + ring["width"] / 2 - column["x"] - column["width"] / 2) < 4
    assert ring["width"] >= column["width"]


def test_on_a_phone_the_coach_leads_to_where_it_can_be_seen(come: Come) -> None:
    learner = Learner(come(**PHONE))
    learner.begin("land")
    learner.at("row", "asked")
    learner.click("coach:show")
    expect(learner.page.locator(".rings .ring").first).to_be_visible()
    expect(learner.page.locator("[data-do='coach:show']")).to_have_count(0)
    learner.click("coach:fold")
    expect(learner.coach.locator(".words")).to_have_count(0)
    expect(learner.page.locator(".rings .ring")).to_have_count(0)
    learner.click("coach:fold")
    learner.click("coach:next")
    expect(learner.coach.locator(".words")).to_be_visible()


def test_hints_fade_in_the_free_game(come: Come) -> None:
    learner = Learner(come(**DESK))
    learner.begin("planning")
    learner.click("coach:next")
    learner.click("coach:next")
    learner.do("open")
    learner.click("coach:next")
    hint = learner.coach.locator(".hint")
    seen: dict[int, dict[str, bool]] = {}
    while True:
        learner.wait_for_turn()
        view = learner.visitor.get(f"/tables/{learner.table()}/state")["position"]["view"]
        round_, part = view["round"], "bidding" if view["phase"] == "bidding" else "actions"
        expected = round_ == 4 or (round_ == 5 and part == "bidding")
        expect(hint).to_have_count(int(expected))
        seen.setdefault(round_, {})[part] = expected
        if round_ == 6 and part == "actions":
            break
        learner.decide()
    assert seen[5] == {"bidding": True, "actions": False}
    assert seen[6] == {"bidding": False, "actions": False}
    learner.click("coach:hints")
    learner.wait_for_turn()
    expect(hint).to_have_count(1)
    learner.click("coach:no-hints")
    expect(hint).to_have_count(0)
