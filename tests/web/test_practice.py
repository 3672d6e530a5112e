"""The exercises: one thinks alone, answers at the table, and is told what came of every answer."""

import re

import pytest
from playwright.sync_api import Locator, expect

from patroon.lessons import Exercise, exercises
from patroon.rules.moves import Bid, Move
from patroon.words import words
from patroon.words.telling import Teller
from tests.lessons.places import legal, stand
from tests.web.clicking import Clicker
from tests.web.conftest import Come
from tests.web.stage import Json, Visitor
from tests.words.test_story import read

WORDS = words("en")
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SECONDS = 20_000


def one(kind: str, best: str) -> Exercise:
    """An exercise of this kind whose best answer is such a move."""
    return next(each for each in exercises() if (each.kind, each.answers[0].wants["move"]) == (kind, best))


class Student(Clicker):
    """Somebody who does exercises."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor.page)
        self.visitor = visitor
        self.asked: list[str] = []
        visitor.page.on("request", lambda request: self.asked.append(request.url))

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def begin(self, exercise: Exercise) -> None:
        self.page.goto("/practice")
        self.click(f"exercise:{exercise.name}")
        self.at(exercise, "asked")
        self.wait_for_turn()

    def at(self, exercise: Exercise, stage: str) -> None:
        there = self.page.locator(f".coach[data-exercise='{exercise.name}'][data-stage='{stage}']")
        there.wait_for(state="visible", timeout=SECONDS)

    def bid(self, wanted: int, least: int) -> None:
        for _ in range(wanted - least):
            self.click("more:bid")
        self.known()
        self.click("confirm")

    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def told(self, exercise: Exercise) -> None:
        """Every answer is there, with what came of it and its reasons."""
        table = self.visitor.get(f"/tables/{self.table()}")
        teller = Teller(WORDS, [seat["name"] for seat in table["seats"]])
        answers = self.coach.locator("li")
        expect(answers).to_have_count(len(exercise.answers))
        for place, answer in enumerate(exercise.answers):
            expect(answers.nth(place)).to_contain_text(teller.text(read(answer.told)))
            for why in answer.reasons:
                expect(answers.nth(place)).to_contain_text(teller.sentence(why.key, why.values), ignore_case=True)
        assert "undefined" not in self.coach.inner_text()


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_the_best_answer_solves_it_and_the_next_is_offered(come: Come, how: Json) -> None:
    student = Student(come(**how))
    exercise = one("bid", "pass_bid")
    student.begin(exercise)
    student.asked.clear()
    expect(student.page.locator("[data-do='hint']")).to_have_count(0)
    expect(student.page.locator(".best, .advised")).to_have_count(0)
    student.page.wait_for_timeout(600)
    assert not [url for url in student.asked if "/advice" in url], "the advisor was to keep quiet"
    student.click("move:pass_bid")
    student.at(exercise, "right")
    expect(student.coach).to_contain_text(WORDS("practice-right"))
    expect(student.coach.locator("li.mine")).to_have_count(1)
    student.told(exercise)
    student.click("coach:next")
    expect(student.page.locator(f".coach:not([data-exercise='{exercise.name}'])[data-stage='asked']")).to_be_visible()
    student.page.goto("/practice")
    expect(student.page.locator(f"[data-do='exercise:{exercise.name}']")).to_contain_text(WORDS("practice-solved"))
    expect(student.page.locator("main")).to_contain_text(WORDS("practice-count", n=1, of=len(exercises())))


def test_a_worse_answer_is_explained_and_tried_again(come: Come) -> None:
    student = Student(come(**DESK))
    exercise = one("bid", "pass_bid")
    worse = next(answer for answer in exercise.answers if answer.wants["move"] == "bid" and answer.behind >= 1)
    least = min(move.bid for move in legal(stand(exercise)) if isinstance(move, Bid))
    student.begin(exercise)
    student.bid(worse.wants["bid"]["least"], least)
    student.at(exercise, "wrong")
    expect(student.coach).to_contain_text(WORDS("practice-wrong", points=round(worse.behind)))
    student.told(exercise)
    again = "coach:undo" if "coach:undo" in student.offered() else "coach:repeat"  # others may have moved since
    student.click(again)
    student.at(exercise, "asked")
    student.page.goto("/practice")
    expect(student.page.locator(f"[data-do='exercise:{exercise.name}']")).to_contain_text(WORDS("practice-tried"))


def test_a_move_can_be_taken_back_and_answered_anew(come: Come) -> None:
    student = Student(come(**DESK))
    exercise = next(each for each in exercises() if each.kind == "shipment" and each.round < 6)
    student.begin(exercise)
    student.click("move:pass_tile")
    student.page.locator(".coach:not([data-stage='asked'])").wait_for(state="visible")
    student.click("undo")
    student.at(exercise, "asked")


def test_the_answer_is_shown_to_whoever_gives_up(come: Come) -> None:
    student = Student(come(**DESK))
    exercise = one("column", "take_column")
    student.begin(exercise)
    student.click("coach:show")
    student.at(exercise, "shown")
    expect(student.coach).to_contain_text(WORDS("practice-given-up"))
    student.told(exercise)
    student.page.goto("/practice")
    expect(student.page.locator(f"[data-do='exercise:{exercise.name}']")).to_contain_text(WORDS("practice-tried"))


def untried(exercise: Exercise) -> Move | None:
    """A simple move that is none of its answers."""
    for move in legal(stand(exercise)):
        simple = move.name in ("docks", "elections", "trading_company")
        if simple and not any(answer.wants["move"] == move.name for answer in exercise.answers):
            return move
    return None


def test_of_a_move_that_was_not_tried_out_the_advisor_guesses(come: Come) -> None:
    student = Student(come(**DESK))
    exercise, move = next(
        (each, move) for each in exercises() if each.kind == "feed" and (move := untried(each)) is not None
    )
    student.begin(exercise)
    student.play(move.name)
    student.page.locator(".coach[data-stage='right'], .coach[data-stage='wrong']").wait_for(timeout=SECONDS)
    advice = student.visitor.get(f"/tables/{student.table()}/advice?line={exercise.line}")
    behind = max(0, round(advice["moves"][0]["margin"] - advice["played"]["margin"]))
    expect(student.coach).to_contain_text(WORDS("practice-other", points=behind))
    expect(student.coach.locator("li.mine")).to_have_count(0)


def test_every_exercise_is_on_the_page_and_begins_with_its_question(come: Come) -> None:
    student = Student(come(**DESK))
    student.page.goto("/")
    student.click("go:/learn")
    student.click("go:/practice")
    expect(student.page.locator("[data-do^='exercise:']")).to_have_count(len(exercises()))
    for kind in ("column", "bid", "shipment", "feed"):
        exercise = next(each for each in exercises() if each.kind == kind)
        student.begin(exercise)
        expect(student.coach.locator("h2")).to_have_text(WORDS(f"practice-{kind}"))
        if kind == "bid":
            state = stand(exercise).state
            asked = WORDS("practice-bid-ask", column=state.column + 1, bid=state.bid)
            expect(student.coach).to_contain_text(asked)
    student.click("coach:leave")
    expect(student.page).to_have_url(re.compile("/practice$"))
