"""Exercises are found as they say: the advisor's best answer, tried out, with somebody weaker who would miss it."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from patroon.lab.exercises import KEPT, PER_GAME, Found, Searched, varied, write, written
from patroon.lab.questions import pattern, questions, sort_of
from patroon.lab.trials import Trials, error_of, mean
from patroon.lessons import Exercise, Judged, Kind, beginning, exercises, matches
from patroon.record import load_lines
from patroon.rules.moves import (
    AddLand,
    Bid,
    Build,
    ClearLand,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    Ship,
    Trade,
)
from patroon.rules.state import NO_FURS
from tests.lessons.places import legal, stand

FEW = 4
FIRST: dict[Kind, Exercise] = {}
for each in exercises():
    FIRST.setdefault(each.kind, each)


@pytest.mark.parametrize("kind", FIRST)
def test_an_exercise_can_be_found_again(kind: Kind) -> None:
    """Its decision poses the question, its best answer is the advisor's, and wins in other trials too."""
    exercise = FIRST[kind]
    game = stand(exercise)
    view, options = game.view(), game.options()
    (question,) = questions(view, options, [kind])
    assert question.kind == kind
    best = question.answers[0].to_json()
    judged = next(answer for answer in exercise.answers if matches(answer.wants, best))
    assert judged.behind < 1
    assert any(sort_of(move) != sort_of(question.answers[0]) for move in question.weaker)
    trials = Trials(view, "others")
    worst = next(
        move
        for move in question.answers[::-1]
        if any(matches(answer.wants, move.to_json()) for answer in exercise.answers[-1:])
    )
    ahead = [trials.play(question.answers[0], n).margin - trials.play(worst, n).margin for n in range(FEW)]
    assert mean(ahead) > 0


def test_a_decision_that_poses_no_question_is_none() -> None:
    game = stand(FIRST["bid"])
    assert [*questions(game.view(), game.options(), ["column", "shipment", "feed"])] == []


def test_the_same_trial_comes_out_the_same() -> None:
    game = stand(FIRST["shipment"])
    move = Random(1).choice(legal(game))
    trials = Trials(game.view(), "once")
    once = trials.play(move, 3)
    assert trials.play(move, 3).margin == once.margin
    assert Trials(game.view(), "once").play(move, 3).margin == once.margin
    assert game.view().players[0].score == stand(FIRST["shipment"]).view().players[0].score


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (Open(0, 2, 0), Open(0, 2, 5), Open(0, 1, 0)),
        (Bid(0, 3), Bid(0, 3), Bid(0, 4)),
        (Ship(0, 1, (3, 0, 0, 0, 0)), Ship(0, 1, (2, 1, 0, 0, 0)), Ship(0, 2, (3, 0, 0, 0, 0))),
        (Trade(0, 2, (1, 0, 0, 0, 0)), Trade(0, 2, (0, 1, 0, 0, 0)), Trade(0, 0, NO_FURS)),
        (AddLand(0, 1), AddLand(0, 1), AddLand(0, 2)),
        (Build(0, (0, 1)), Build(0, (2, 2)), Build(0, (0,))),
        (Granary(0, 3, 0), Granary(0, 3, 0), Granary(0, 0, 3)),
        (Lumberyard(0, 0, 1), Lumberyard(0, 0, 4), Lumberyard(0, 1, 0)),
        (Millwork(0, 2), Millwork(0, 2), ClearLand(0)),
    ],
    ids=lambda move: move.name,
)
def test_moves_of_one_sort_are_one_answer(one: Move, same: Move, other: Move) -> None:
    assert sort_of(one) == sort_of(same) != sort_of(other)
    assert matches(pattern(one), same.to_json())
    assert not matches(pattern(one), other.to_json())


def test_an_error_is_that_of_the_mean() -> None:
    assert mean([1, 3]) == 2
    assert error_of([1, 3]) == pytest.approx(1)
    assert error_of([2, 2, 2]) == 0


# Of those that were found


def made(kind: Kind, game: int, line: int, round_: int = 1, move: str = "bid") -> Found:
    answers = [
        Judged(wants={"move": move}, told="", behind=0, error=0, reasons=[]),
        Judged(wants={"move": "other"}, told="", behind=3, error=0.5, reasons=[]),
    ]
    name = f"{kind}-{game}-{line}"
    exercise = Exercise(
        name=name,
        game=f"practice-{game}",
        line=line,
        seat=0,
        kind=kind,
        players=2,
        round=round_,
        level=1,
        answers=answers,
    )
    return Found(exercise, 3.0)


def test_of_many_a_varied_lot_is_kept() -> None:
    found = [
        made("bid", game, line, 1 + line % 6, ("bid", "pass_bid")[game % 2]) for game in range(9) for line in range(9)
    ]
    kept = varied(found)
    assert len(kept) == KEPT["bid"]
    assert max(Counter(each.game for each in kept).values()) <= PER_GAME
    assert len({each.round for each in kept}) == 6
    assert {each.answers[0].wants["move"] for each in kept} == {"bid", "pass_bid"}
    assert varied(found) == kept


def test_of_each_record_as_much_is_kept_as_its_exercises_need(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "practice-7.nar").touch()
    exercise = FIRST["column"]
    header, lines = beginning(exercise)
    game = stand(exercise)
    number = int(exercise.game.removeprefix("practice-"))
    searched = [Searched(number, header, game.lines, [Found(exercise, 3.0)]), Searched(8, header, game.lines, [])]
    assert write(tmp_path, searched) == [exercise]
    assert [each.name for each in (tmp_path / "games").iterdir()] == [f"{exercise.game}.nar"]
    stored = load_lines((tmp_path / "games" / f"{exercise.game}.nar").read_bytes().splitlines(keepends=True))
    assert [line.to_json() for line in stored.game.lines] == lines
    assert (tmp_path / "practice.json").read_bytes() == written([exercise])
    assert msgspec.json.decode(written([exercise]), type=list[Exercise]) == [exercise]
