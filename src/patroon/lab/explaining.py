"""Why an answer to an exercise is as good as it is: message keys with values."""

from collections.abc import Sequence
from statistics import median_low
from typing import Final

from patroon.bots.bot import Reason
from patroon.bots.columns import REALISED
from patroon.bots.plan import alone
from patroon.bots.reasons import for_a_column, for_a_move
from patroon.lab.questions import Thinking
from patroon.lab.trials import Came
from patroon.lessons import Kind
from patroon.rules.moves import (
    AddLand,
    Bid,
    Build,
    Granary,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Ship,
    TakeColumn,
    Trade,
)
from patroon.rules.state import ACT_CITY, take
from patroon.rules.trade import shipping_points
from patroon.words.phrases import Why

MOST_DEEDS: Final = 2
WITH_TILES: Final = (AddLand, Build, Trade)
SCORING: Final = ("reason-elections", "reason-clearing", "reason-shipping")


def explained(
    thinking: Thinking, kind: Kind, move: Move, came: Sequence[Came], limit: int | None, *, best: bool
) -> list[Why]:
    """What speaks for and against an answer. `limit`: the highest bid that was better than passing."""
    if kind == "column":
        reasons = _of_column(thinking, move, came)
    elif kind == "bid":
        reasons = _of_bid(thinking, move, came, limit, best=best)
    elif kind == "shipment":
        reasons = _of_shipment(thinking, move)
    else:
        reasons = _of_feeding(thinking, move, came)
    return [Why(reason.key, dict(reason.values)) for reason in reasons]


def _of_column(thinking: Thinking, move: Move, came: Sequence[Came]) -> list[Reason]:
    """What its plan is worth, and scores by what; and whether one gets it."""
    assert isinstance(move, Open | TakeColumn)
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    reasons = for_a_column(appraiser, view, seat, move.column)
    deeds = _deeds(thinking, move.column)
    reasons = [reasons[0], *(deeds or reasons[1:])]
    if isinstance(move, Open):
        won = sum(each.column == move.column for each in came)
        reasons.append(Reason("practice-won", {"won": won, "trials": len(came), "bid": move.bid}))
    return reasons


def _deeds(thinking: Thinking, column: int) -> list[Reason]:
    """What the plan for a column scores in this round, the most points first."""
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    state = alone(view, seat)
    tiles = view.columns[column]
    assert tiles is not None
    state.players[seat].tiles = tiles
    state.players[seat].coins += view.layout.board.columns[column].coins
    scoring: list[Reason] = []
    others: list[Reason] = []
    for move in appraiser.free(view, seat, column).moves:
        for reason in for_a_move(state, move):
            if reason.key in SCORING:
                scoring.append(reason)
            elif isinstance(move, WITH_TILES):
                others.append(reason)
        state = thinking.planner.after(state, seat, move)
    scoring.sort(key=lambda reason: int(reason.values["points"]), reverse=True)
    return list({(reason.key, *reason.values.items()): reason for reason in (*scoring, *others)}.values())[:MOST_DEEDS]


def _of_bid(thinking: Thinking, move: Move, came: Sequence[Came], limit: int | None, *, best: bool) -> list[Reason]:
    """With the best answer: what the column is worth, what the one that would be left is, and up to which bid that is
    right. With each bid: how often it won."""
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    reasons: list[Reason] = []
    if best:
        worth = for_a_column(appraiser, view, seat, view.column)[0]
        left = appraiser.left_over(view, seat, view.column) - appraiser.without(view, seat).value
        reasons += [worth, Reason("practice-left", {"points": round(REALISED * left)})]
    if isinstance(move, Bid):
        won = sum(each.column == view.column for each in came)
        reasons.append(Reason("practice-won", {"won": won, "trials": len(came), "bid": move.bid}))
    if best and limit is not None:
        reasons.append(Reason("reason-limit", {"bid": limit}))
    elif isinstance(move, PassBid):
        reasons.append(
            Reason("practice-let-go") if limit is not None else Reason("reason-too-dear", {"bid": view.bid + 1})
        )
    return reasons


def _of_shipment(thinking: Thinking, move: Move) -> list[Reason]:
    view, seat = thinking.view, thinking.seat
    reasons: list[Reason] = []
    if isinstance(move, Ship):
        card = view.ships[move.slot]
        assert card is not None
        points = shipping_points(view, move.furs)
        reasons.append(Reason("reason-shipping", {"furs": sum(move.furs), "points": points}))
        reasons.append(Reason("practice-types", {"types": sum(number > 0 for number in move.furs)}))
        reasons.append(Reason("practice-ship", {"goods": card[1], "coins": card[2]}))
        kept = sum(take(view.players[seat].furs, move.furs))
        reasons.append(Reason("practice-kept", {"furs": kept}))
    elif isinstance(move, PassTile):
        reasons.append(Reason("practice-passed"))
    else:
        reasons += for_a_move(view, move)
    return [*reasons, *_later(thinking, move)]


def _of_feeding(thinking: Thinking, move: Move, came: Sequence[Came]) -> list[Reason]:
    view = thinking.view
    hungry = thinking.hungry(move)
    reasons: list[Reason] = []
    if isinstance(move, PassTile | PassSpecial):
        reasons.append(Reason("practice-passed"))
    else:
        reasons += for_a_move(view, move)[:1]
    if hungry:
        penalty = -view.layout.board.scoring.removed_business * hungry
        reasons.append(Reason("practice-hungry", {"businesses": hungry, "points": penalty}))
        if view.awaits != ACT_CITY:  # the city step is over: whatever is lost now is lost by hunger
            lost = median_low([_lost(thinking, each) for each in came])
            if lost:
                reasons.append(Reason("practice-majorities", {"districts": lost}))
    elif isinstance(move, Granary):
        reasons.append(Reason("practice-fed"))
    else:
        reasons.append(Reason("practice-fed-later"))
    return [*reasons, *_later(thinking, move)]


def _lost(thinking: Thinking, came: Came) -> int:
    """Districts in which the player had the majority, or a tie for it, and has it no longer."""
    both = zip(thinking.view.leaders, came.end.leaders, strict=True)
    return sum(thinking.seat in before and thinking.seat not in after for before, after in both)


def _later(thinking: Thinking, move: Move) -> list[Reason]:
    """Points that the plan behind the move still scores in this round."""
    plan = thinking.plan(move)
    then = thinking.planner.after(alone(thinking.view, thinking.seat), thinking.seat, move)
    points = plan.end.players[thinking.seat].score - then.players[thinking.seat].score
    return [Reason("reason-later", {"points": points})] if points > 0 else []
