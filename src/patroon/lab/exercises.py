"""Looks for exercises: decisions of recorded games with a clear best answer that somebody weaker would miss.

    python -m patroon.lab.exercises [GAMES] [JOBS]        (or: make exercises)

Bots of the good levels play; where a decision poses a question (`questions`), every answer to it is tried out
(`trials`). It becomes an exercise only if the advisor and the trials agree on the best answer, if the next one of
another kind is clearly behind, by points and by what the trials can tell, and if the easy or the medium bot would
answer otherwise. Of those that are found a varied lot is kept: `lessons/practice.json` and the records in
`lessons/games`. The same number of games gives the same exercises on every machine.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from patroon import lessons
from patroon.board import built_in
from patroon.bots.temper import TEMPERS
from patroon.bots.value import unfed
from patroon.lab.explaining import explained
from patroon.lab.questions import Question, Thinking, pattern, questions, sort_of
from patroon.lab.series import all_cores
from patroon.lab.simulate import game_seed, play_one
from patroon.lab.trials import Came, Trials, error_of, mean
from patroon.lab.workers import Failure, carry_out
from patroon.lessons import Exercise, Judged, Kind
from patroon.record import Header, header_for, save
from patroon.rules import Game
from patroon.rules.game import Line
from patroon.rules.moves import Bid, Granary, Move, Open
from patroon.rules.state import State
from patroon.words.phrases import Phrase, PlayerName, message
from patroon.words.story import idea

SEED: Final = 1624
GAMES: Final = 80
NAMES: Final = ("Anneke", "Dirck", "Margriet", "Pieter", "Saskia")
FIRST_TRIALS: Final = 6
"""After these, most of those that won't do are known."""
TRIALS: Final = 24
LEAST_LEAD: Final[dict[Kind, float]] = {"column": 2.0, "bid": 2.0, "shipment": 1.0, "feed": 1.5}
"""Points that the advisor must see between the best answer and the next."""
LEAST_GAP: Final[dict[Kind, float]] = {"column": 2.0, "bid": 2.0, "shipment": 1.5, "feed": 2.0}
"""Points that the trials must find there."""
SURE: Final = 2.0
"""And so many standard errors."""
AGREE: Final = 3.0
"""What the trials find may be so many times what the advisor saw, or the advisor's so many times theirs."""
AS_GOOD: Final = 0.8
"""Bids that differ by less are the same."""
FAR: Final = 0.5
"""And those that differ by less than this part of what both are behind the best."""
TRIED: Final[dict[Kind, int]] = {"column": 5, "bid": 4, "shipment": 3, "feed": 6}
"""Questions of each kind that are tried out in a game."""
KEPT: Final[dict[Kind, int]] = {"column": 11, "bid": 11, "shipment": 10, "feed": 10}
PER_GAME: Final = 3
"""Of one kind."""


class Found(NamedTuple):
    """An exercise, and how clear it is."""

    exercise: Exercise
    gap: float


class Searched(NamedTuple):
    """What was found in a game."""

    number: int
    header: Header
    lines: list[Line]
    found: list[Found]


def search(seed: int, number: int) -> Searched:
    """Play one game, and look for exercises in it."""
    players = 2 + number % 4
    levels = ("hard", "medium") if number % 2 else ("hard", "hard")
    names = [f"{levels[seat % 2]}:temper={TEMPERS[(number // 4 + seat) % len(TEMPERS)]}" for seat in range(players)]
    secret, board = game_seed(seed, number), built_in()
    played = play_one(names, secret, board)
    game = Game.new(players, board, first=played.header.first)
    found: list[Found] = []
    tried = dict.fromkeys(TRIED, 0)
    # Auctions of the first rounds are looked at in some games only, else there would be none of the last.
    for line, move in enumerate(played.game.lines):
        if isinstance(move, Move) and game.state.round:
            view, options = game.view(), game.options()
            asked = {each.exercise.kind for each in found if _asked_before(each.exercise, view)}
            if view.round <= number % 5:
                asked |= {"column", "bid"}
            wanted = [kind for kind in TRIED if tried[kind] < TRIED[kind] and kind not in asked]
            for question in questions(view, options, wanted):
                if not _promising(question):
                    continue
                tried[question.kind] += 1
                judged = _judged(question, Trials(view, f"{seed} {number} {line}"))
                if judged is not None:
                    found.append(_exercise(question, Thinking(view), judged, f"{number}", line))
        game.advance(move)
    return Searched(number, header_for(NAMES[:players], board, secret), played.game.lines, found)


def _asked_before(exercise: Exercise, view: State) -> bool:
    """The same player in the same round: it would be the same question once more."""
    return (exercise.round, exercise.seat) == (view.round, view.actor)


def _promising(question: Question) -> bool:
    """The advisor is sure, and somebody weaker errs."""
    best = question.answers[0]
    return question.lead >= LEAST_LEAD[question.kind] and any(
        sort_of(move) != sort_of(best) for move in question.weaker
    )


class Answer(NamedTuple):
    """A move with what came of its trials."""

    move: Move
    came: list[Came]

    @property
    def margin(self) -> float:
        return mean([each.margin for each in self.came])

    @property
    def always_wins(self) -> bool:
        """It gets the same column in every trial."""
        return len({each.column for each in self.came}) == 1


def _judged(question: Question, trials: Trials) -> list[Answer] | None:
    """The answers, the best first, after all trials; None if there is no clear best one, or not the advisor's."""
    answers = [Answer(move, []) for move in question.answers]
    favourite = answers[0]
    for number in range(TRIALS):
        for answer in answers:
            answer.came.append(trials.play(answer.move, number))
        if number + 1 == FIRST_TRIALS and not _clear(question, answers, favourite, 0.5 * SURE, 0.5):
            return None
    if not _clear(question, answers, favourite, SURE, 1.0) or not _plausible(question, answers):
        return None
    if question.kind == "feed":  # in which order one sees to it is often no matter
        others = [answer for answer in answers if answer is not favourite]
        return [favourite, *sorted(others, key=_by_margin, reverse=True)]
    return sorted(answers, key=_by_margin, reverse=True)


def _by_margin(answer: Answer) -> float:
    return answer.margin


def _rival(question: Question, answers: Sequence[Answer], best: Answer) -> Answer:
    """The best answer of another kind: of bids, passing; where everybody shall be fed, one that does not do so."""
    rivals = [answer for answer in answers if answer is not best]
    if question.kind == "bid":
        rivals = [answer for answer in rivals if isinstance(answer.move, Bid) != isinstance(best.move, Bid)]
    elif question.kind == "feed":
        rivals = [answer for answer in rivals if answer.move in question.starving]
    return max(rivals, key=_by_margin)


def _clear(question: Question, answers: Sequence[Answer], favourite: Answer, errors: float, part: float) -> bool:
    """The favourite is the best one, by so many errors and this part of the gap that is asked for."""
    best = max(answers, key=_by_margin)
    if question.kind == "bid":
        same = isinstance(best.move, Bid) == isinstance(favourite.move, Bid)
    elif question.kind == "feed":
        same = best.move not in question.starving and best.margin - favourite.margin < AS_GOOD / 2
    else:
        same = best is favourite
    if not same:
        return False
    gap, error = _ahead(best, _rival(question, answers, best))
    return gap >= part * LEAST_GAP[question.kind] and gap >= errors * error


def _plausible(question: Question, answers: Sequence[Answer]) -> bool:
    """The trials find what can be explained: about as much as the advisor saw, no column that one opens only for others
    to win it, and no dearer bid that is better where a cheaper one wins as often."""
    best = max(answers, key=_by_margin)
    if isinstance(best.move, Open) and 2 * sum(each.column == best.move.column for each in best.came) < len(best.came):
        return False
    gap, _ = _ahead(best, _rival(question, answers, best))
    bids = [answer for answer in answers if isinstance(answer.move, Bid) and answer.always_wins]
    bids.sort(key=lambda answer: answer.move.bid if isinstance(answer.move, Bid) else 0)
    cheaper = all(low.margin > high.margin - AS_GOOD for low, high in pairwise(bids))
    return cheaper and question.lead / AGREE <= gap <= question.lead * AGREE


def _ahead(one: Answer, other: Answer) -> tuple[float, float]:
    """Points by which an answer is ahead of another, and the standard error of that."""
    differences = [mine.margin - theirs.margin for mine, theirs in zip(one.came, other.came, strict=True)]
    return mean(differences), error_of(differences)


def _exercise(question: Question, thinking: Thinking, judged: list[Answer], number: str, line: int) -> Found:
    """With the answers that come to the same put together, and everything explained."""
    view, kind, best = thinking.view, question.kind, judged[0]
    gap, _ = _ahead(best, _rival(question, judged, best))
    limit = None
    if kind == "bid":
        passed = next(answer for answer in judged if not isinstance(answer.move, Bid))
        better = [
            answer.move.bid for answer in judged if isinstance(answer.move, Bid) and answer.margin > passed.margin
        ]
        limit = max(better, default=None)
        judged = [*_bids_together(judged)]
    answers = []
    for answer in judged:
        behind, error = _ahead(best, answer)
        wants, told = _alike(question, thinking, answer.move, judged)
        move = answer.move
        answers.append(
            Judged(
                wants=wants,
                told=told,
                limit=max(move.bid, thinking.bidding().limit(move.column)) if isinstance(move, Open) else None,
                behind=max(0.0, round(behind, 1)),
                error=round(error, 1),
                reasons=explained(thinking, kind, move, answer.came, best.came, limit),
            )
        )
    missed = len({sort_of(move) for move in question.weaker} - {sort_of(best.move)})
    exercise = Exercise(
        name=f"{kind}-{number}-{line}",
        game=f"practice-{number}",
        line=line,
        seat=thinking.seat,
        kind=kind,
        players=len(view.players),
        round=view.round,
        level=1 + (missed > 1) + (gap < 4.0),
        answers=answers,
    )
    return Found(exercise, gap)


def _bids_together(judged: list[Answer]) -> Iterator[Answer]:
    """Passing, and for bids beside each other that come to the same the lowest of them."""
    best = judged[0]
    kept: list[Answer] = []
    for answer in sorted(judged, key=lambda one: one.move.bid if isinstance(one.move, Bid) else -1):
        before = kept[-1] if kept else None
        beside = before is not None and isinstance(before.move, Bid)
        if before is None or not beside or not _same(best, before, answer):
            kept.append(answer)
        elif answer is best:
            kept[-1] = answer._replace(move=before.move)
    return iter(sorted(kept, key=_by_margin, reverse=True))


def _same(best: Answer, one: Answer, other: Answer) -> bool:
    """Two bids come to the same: nearly, or seen from how far both are behind the best answer."""
    behind = min(best.margin - one.margin, best.margin - other.margin)
    return abs(one.margin - other.margin) < max(AS_GOOD, FAR * behind)


def _alike(question: Question, thinking: Thinking, move: Move, judged: list[Answer]) -> tuple[dict[str, Any], Phrase]:
    """The moves that come to the same, and how that is said."""
    view, wants, told = thinking.view, pattern(move), idea(thinking.view, move)
    player = PlayerName(move.player)
    if isinstance(move, Bid):
        higher = [other.move.bid for other in judged if isinstance(other.move, Bid) and other.move.bid > move.bid]
        most = min(higher, default=view.players[move.player].resources() + 1) - 1
        wants["bid"] = {"least": move.bid, "most": most}
        if most > move.bid:
            told = message("practice-bids", player=player, least=move.bid, most=most)
    elif isinstance(move, Granary) and move.buy and question.kind == "feed":
        short = unfed(view, move.player)
        if move.buy >= short:
            wants["buy"] = {"least": short}
            told = message("practice-buys-enough", player=player, least=short)
        else:
            wants["buy"] = {"least": 1, "most": short - 1}
            told = message("practice-buys-less", player=player, least=short)
    return wants, told


def varied(found: Sequence[Found]) -> list[Exercise]:
    """As many of each kind as are kept, of few games, but of many rounds, numbers of players and answers."""
    kept: list[Found] = []

    def welcome(one: Found) -> float:
        exercise = one.exercise
        peers = [each.exercise for each in kept if each.exercise.kind == exercise.kind]
        alike = sum((each.round == exercise.round) + (each.players == exercise.players) for each in peers)
        same = sum(bool(each.answers[0].wants["move"] == exercise.answers[0].wants["move"]) for each in peers)
        new_record = all(each.exercise.game != exercise.game for each in kept)
        return min(one.gap, 5.0) - 1.2 * (alike + same) - 2.0 * new_record + exercise.level / 2

    left = list(found)
    while left:
        best = max(left, key=welcome)
        left.remove(best)
        same_kind = [each.exercise for each in kept if each.exercise.kind == best.exercise.kind]
        of_game = [each for each in same_kind if each.game == best.exercise.game]
        if len(same_kind) < KEPT[best.exercise.kind] and len(of_game) < PER_GAME:
            kept.append(best)
    return sorted(
        [one.exercise for one in kept], key=lambda each: (each.level, -each.answers[1].behind, each.game, each.line)
    )


def written(exercises: Sequence[Exercise]) -> bytes:
    """One line for each."""
    lines = [msgspec.json.encode(exercise) for exercise in exercises]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def write(folder: Path, searched: Sequence[Searched]) -> list[Exercise]:
    """Keep the exercises that were chosen, and of each record as much as they need."""
    exercises = varied([found for each in searched for found in each.found])
    for old in (folder / "games").glob("practice-*.nar"):
        old.unlink()
    for each in searched:
        needed = [exercise.line for exercise in exercises if exercise.game == f"practice-{each.number}"]
        if needed:
            game = Game.new(len(each.header.seats), each.header.board, first=each.header.first)
            for line in each.lines[: max(needed)]:
                game.advance(line)
            save(folder / "games" / f"practice-{each.number}.nar", each.header, game)
    (folder / "practice.json").write_bytes(written(exercises))
    return exercises


def main(games: int = GAMES, jobs: int | None = None) -> None:
    searched: list[Searched] = []
    for result in carry_out(partial(search, SEED), range(games), jobs or all_cores()):
        if isinstance(result, Failure):
            raise SystemExit(result.traceback or result.error)
        searched.append(result)
        kinds = [found.exercise.kind for found in result.found]
        _tell(f"game {result.number}: {', '.join(kinds) or 'nothing'}")
    exercises = write(Path(str(lessons.FOLDER)), searched)
    for kind in KEPT:
        _tell(f"{kind}: {sum(exercise.kind == kind for exercise in exercises)}")


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
