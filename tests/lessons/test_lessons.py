"""Lessons stand where their texts say, and can be done; exercises ask what somebody can answer."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from random import Random
from typing import Any

import pytest

from patroon.bots import Clock, EasyBot
from patroon.lessons import Chapter, Exercise, Judged, Place, Task, beginning, chapters, exercises, matches, place
from patroon.rules.chance import Guess
from patroon.rules.events import Paid, Scored
from patroon.rules.moves import Move, move_from_json
from patroon.server.view import view_of
from patroon.words import LANGUAGES, words
from patroon.words.telling import Teller
from tests.lessons.places import legal, stand
from tests.words.test_story import read

CHAPTERS = {chapter.name: chapter for chapter in chapters()}
EXERCISES = exercises()
each_place = pytest.mark.parametrize("lesson", [*chapters(), *EXERCISES], ids=lambda lesson: lesson.name)
each_exercise = pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)


@each_place
def test_a_lesson_begins_with_the_learners_decision(lesson: Place) -> None:
    game = stand(lesson)
    assert len(game.lines) == lesson.line
    assert game.to_decide == lesson.seat
    assert place(lesson.name) == lesson


def test_nothing_else_is_a_lesson() -> None:
    assert place("nothing") is None
    names = [lesson.name for lesson in (*chapters(), *EXERCISES)]
    assert len(set(names)) == len(names)


def test_wanted_fields_may_be_bounds_and_lengths() -> None:
    bid = {"move": "bid", "player": 1, "bid": 6}
    assert matches({"move": "bid"}, bid)
    assert matches({"bid": {"least": 5, "most": 6}}, bid)
    assert not matches({"bid": {"least": 7}}, bid)
    assert not matches({"bid": {"most": 5}}, bid)
    assert not matches({"buy": {"least": 1}}, bid)
    build = {"move": "build", "player": 1, "districts": ["docks", "docks"]}
    assert matches({"districts": {"number": 2}}, build)
    assert not matches({"districts": {"number": 3}}, build)
    assert matches({"districts": ["docks", "docks"]}, build)
    assert not matches({"districts": {"number": 2}}, bid)


# The course


class Taken:
    """A chapter, taken by a pupil who does the first thing that each task wants; the others are easy bots."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.game = stand(chapter)
        self.came: dict[str, list[Any]] = {}
        """What each task's move brought, by the task's name."""
        chance, bot = Guess(Random(1)), EasyBot(Random(1))
        for task in chapter.tasks:
            if task.wants:
                while self.game.to_decide != chapter.seat:
                    if self.game.to_decide is None:
                        self.game.happen(chance.outcome(self.game.state))
                    else:
                        self.game.play(bot.decide(self.game.view(), self.game.options(), Clock()))
                self.came[task.name] = self.game.play(self.wanted(task))

    def wanted(self, task: Task) -> Move:
        assert view_of(self.game.state).awaits == task.when, (self.chapter.name, task.name)
        doing = [move for move in legal(self.game) if task.done_by(move.to_json())]
        assert doing, f"nothing that is legal does {self.chapter.name} {task.name}"
        return doing[0]

    def points(self, task: str) -> int:
        return sum(
            event.points for event in self.came[task] if isinstance(event, Scored) and event.player == self.chapter.seat
        )


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.name)
def test_every_task_can_be_done_and_refused(chapter: Chapter) -> None:
    """What is wanted is legal when it is asked for, and there is something else that one could do."""
    taken = Taken(chapter)
    assert set(taken.came) == {task.name for task in chapter.tasks if task.wants}
    game = stand(chapter)
    first = next(task for task in chapter.tasks if task.wants)
    others = [move for move in legal(game) if not first.done_by(move.to_json())]
    assert others or first.name == "place"  # any district will do


def test_the_chapters_follow_one_game() -> None:
    assert {chapter.game for chapter in chapters()} == {"course"}
    assert all(one.line < other.line for one, other in pairwise(chapters()))
    assert len({chapter.seat for chapter in chapters()}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_that_a_chapter_says(language: str) -> None:
    said = words(language)
    for number, chapter in enumerate(chapters()):
        keys = [f"lesson-{chapter.name}"]
        keys += [f"lesson-{chapter.name}-meanwhile"] if number else []
        for task in chapter.tasks:
            key = f"lesson-{chapter.name}-{task.name}"
            keys += [key, f"{key}-done", f"{key}-else"] if task.wants else [key]
        assert all(said(key).strip() for key in keys)


def elected(built: list[str]) -> int:
    """Points of the elections in the city chapter, after building there."""
    game, seat = stand(CHAPTERS["city"]), CHAPTERS["city"].seat
    if built:
        game.play(move_from_json({"player": seat, "move": "build", "districts": built}))
    events = game.play(move_from_json({"player": seat, "move": "elections"}))
    return sum(event.points for event in events if isinstance(event, Scored))


def test_the_texts_numbers_are_those_of_the_game() -> None:
    """What the coach says in words of this very position."""
    auction = stand(CHAPTERS["auction"]).state
    assert (auction.column, auction.bid, auction.to_speak) == (0, 4, ())  # nobody speaks after the learner
    assert elected([]) == 6
    assert elected(["lumberyard", "trading_company"]) == 10
    land = Taken(CHAPTERS["land"])
    assert land.points("clear") == 3
    river = Taken(CHAPTERS["river"])
    assert not any(isinstance(event, Paid) and event.corn for event in river.came["furs"])
    assert sum(event.goods for event in river.came["furs"] if isinstance(event, Paid)) == 3
    shipping = Taken(CHAPTERS["shipping"])
    assert shipping.points("ship") >= 12
    fed = stand(CHAPTERS["provisions"]).state
    learner = fed.players[CHAPTERS["provisions"].seat]
    assert (sum(learner.businesses), learner.corn) == (7, 0)
    assert sum(card[2] for card in learner.row[: learner.cleared]) == 4
    planning = stand(CHAPTERS["planning"]).state
    assert sorted(player.score for player in planning.players) == [20, 22, 25]
    assert planning.players[CHAPTERS["planning"].seat].score == 25


# The exercises


def test_there_are_enough_of_each_kind_and_they_differ() -> None:
    assert len(EXERCISES) >= 30
    for kind, alike in groupby(sorted(EXERCISES, key=lambda each: each.kind), key=lambda each: each.kind):
        some = [*alike]
        assert len(some) >= 5, kind
        assert len({each.round for each in some}) >= 3, kind
        assert len({each.players for each in some}) >= 3, kind
    for kind in ("column", "bid"):
        moves = [each.answers[0].wants["move"] for each in EXERCISES if each.kind == kind]
        assert all(moves.count(move) < len(moves) for move in moves), f"{kind}: always the same answer"
    levels = [each.level for each in EXERCISES]
    assert levels == sorted(levels)


def found(exercise: Exercise, move: Move) -> list[Judged]:
    return [answer for answer in exercise.answers if matches(answer.wants, move.to_json())]


@each_exercise
def test_every_answer_can_be_played_and_none_is_two(exercise: Exercise) -> None:
    moves = legal(stand(exercise))
    answered = [found(exercise, move) for move in moves]
    assert all(len(answers) <= 1 for answers in answered)
    played = [answer.wants for answers in answered for answer in answers]
    assert all(answer.wants in played for answer in exercise.answers)


@each_exercise
def test_the_best_answer_is_first_and_clearly_ahead(exercise: Exercise) -> None:
    best, *others = exercise.answers
    assert others
    assert best.behind == best.error == 0
    assert [each.behind for each in others] == sorted(each.behind for each in others)
    rivals = others
    if exercise.kind == "bid":
        rivals = [each for each in others if each.wants["move"] != best.wants["move"]]
    assert max(each.behind for each in rivals) >= 1.5
    assert all(each.behind >= 2 * each.error for each in rivals if each.behind >= 1.5)


def spoken(exercise: Exercise, language: str) -> Iterator[str]:
    header, _ = beginning(exercise)
    teller = Teller(words(language), [seat.name for seat in header.seats])
    for answer in exercise.answers:
        yield teller.text(read(answer.told))
        yield from (teller.sentence(why.key, why.values) for why in answer.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_and_its_reasons_are_said(language: str) -> None:
    for exercise in EXERCISES:
        assert all(answer.reasons for answer in exercise.answers)
        assert all(sentence.strip() and "{" not in sentence for sentence in spoken(exercise, language))
