"""Why an answer to an exercise is as good as it is: message keys with values."""

from collections.abc import Sequence
from statistics import median_low
from typing import Final

from patroon.bots.bot import Reason
from patroon.bots.columns import REALISED
from patroon.bots.plan import alone
from patroon.bots.reasons import SCORING, deeds_of, for_a_column, for_a_move
from patroon.bots.value import unfed
from patroon.lab.questions import Thinking
from patroon.lab.trials import Came, mean
from patroon.lessons import Kind
from patroon.rules.moves import (
    AddLand,
    Bid,
    Build,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Ship,
    TakeColumn,
    Trade,
)
from patroon.rules.state import ACT_CITY, ROUNDS, take
from patroon.rules.trade import shipping_points
from patroon.words.phrases import Why

MOST_DEEDS: Final = 2
WITH_TILES: Final = (AddLand, Build, Trade)


def explained(
    thinking: Thinking, kind: Kind, move: Move, came: Sequence[Came], best: Sequence[Came], limit: int | None
) -> list[Why]:
    """What speaks for and against an answer, beside the best one.

    `limit`: the highest bid that was better than passing.
    """
    if kind == "column":
        reasons = _of_column(thinking, move, came)
    elif kind == "bid":
        reasons = _of_bid(thinking, move, came, limit, is_best=came is best)
    elif kind == "shipment":
        reasons = _of_shipment(thinking, move)
    else:
        reasons = _of_feeding(thinking, move, came)
    reasons += _split(thinking, came, best)
    return [Why(reason.key, dict(reason.values)) for reason in reasons]


def _split(thinking: Thinking, came: Sequence[Came], best: Sequence[Came]) -> list[Reason]:
    """How much of what an answer is behind is lost, and how much the others gain."""
    others = len(thinking.view.players) - 1
    lost = round(mean([each.mine for each in best]) - mean([each.mine for each in came]))
    gained = round(mean([each.others for each in came]) - mean([each.others for each in best]))
    if gained < 1:
        return []
    if lost < 1:
        return [Reason("practice-others-gain", {"points": gained, "others": others})]
    return [Reason("practice-split", {"lost": lost, "gained": gained, "others": others})]


def _of_column(thinking: Thinking, move: Move, came: Sequence[Came]) -> list[Reason]:
    """What its plan is worth, and does; whether everybody eats then; and whether one gets it."""
    assert isinstance(move, Open | TakeColumn)
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    plan = appraiser.free(view, seat, move.column)
    hungry = unfed(plan.end, seat)
    reasons = [for_a_column(appraiser, view, seat, move.column)[0], *_deeds(thinking, move.column)]
    if hungry:
        reasons.append(_hunger(thinking, hungry))
    elif unfed(view, seat):
        reasons.append(Reason("practice-fed"))
    if isinstance(move, Open):
        reasons.append(_won(came, move.column, move.bid))
    return reasons


def _won(came: Sequence[Came], column: int, bid: int) -> Reason:
    won = sum(each.column == column for each in came)
    if won == len(came):
        return Reason("practice-always-won", {"bid": bid})
    return Reason("practice-won", {"won": won, "trials": len(came), "bid": bid})


def _hunger(thinking: Thinking, hungry: int) -> Reason:
    penalty = -thinking.view.layout.board.scoring.removed_business * hungry
    return Reason("practice-hungry", {"businesses": hungry, "points": penalty})


def _deeds(thinking: Thinking, column: int) -> list[Reason]:
    """What the plan for a column scores in this round, the most points first."""
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    state = alone(view, seat)
    tiles = view.columns[column]
    assert tiles is not None
    state.players[seat].tiles = tiles
    state.players[seat].coins += view.layout.board.columns[column].coins
    deeds = [*deeds_of(thinking.planner, state, seat, appraiser.free(view, seat, column).moves)]
    scoring = [deed for _, deed in deeds if deed.key in SCORING]
    others = [deed for move, deed in deeds if deed.key not in SCORING and isinstance(move, WITH_TILES)]
    scoring.sort(key=lambda reason: int(reason.values["points"]), reverse=True)
    return list({(reason.key, *reason.values.items()): reason for reason in (*scoring, *others)}.values())[:MOST_DEEDS]


def _of_bid(thinking: Thinking, move: Move, came: Sequence[Came], limit: int | None, *, is_best: bool) -> list[Reason]:
    """With the best answer: what the column is worth, what the one that would be left is, and up to which bid that is
    right. With each bid: how often it won."""
    view, seat, appraiser = thinking.view, thinking.seat, thinking.appraiser
    reasons: list[Reason] = []
    if is_best:
        worth = for_a_column(appraiser, view, seat, view.column)[0]
        left = appraiser.left_over(view, seat, view.column) - appraiser.without(view, seat).value
        reasons += [worth, Reason("practice-left", {"points": round(REALISED * left)})]
    if isinstance(move, Bid):
        reasons.append(_won(came, view.column, move.bid))
    if is_best and limit is not None:
        reasons.append(Reason("reason-limit", {"bid": limit}))
    elif isinstance(move, PassBid):
        too_dear = Reason("reason-too-dear", {"bid": view.bid + 1})
        reasons.append(too_dear if limit is None else Reason("practice-let-go"))
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
        if view.round < ROUNDS:
            kept = sum(take(view.players[seat].furs, move.furs))
            reasons.append(Reason("practice-kept", {"furs": kept}))
    elif isinstance(move, PassTile):
        reasons.append(Reason("practice-passed"))
    else:
        reasons += for_a_move(view, move)
    return [*reasons, *_later(thinking, move)]


def _of_feeding(thinking: Thinking, move: Move, came: Sequence[Came]) -> list[Reason]:
    """What it is good for; whether everybody eats then, and by what; what goes with those who do not."""
    view = thinking.view
    hungry = thinking.hungry(move)
    reasons: list[Reason] = []
    if isinstance(move, PassTile | PassSpecial):
        reasons.append(Reason("practice-passed"))
    else:
        reasons += for_a_move(view, move)[:1]
    if hungry:
        reasons.append(_hunger(thinking, hungry))
        if view.awaits != ACT_CITY:  # the city step is over: whatever is lost now is lost by hunger
            lost = median_low([_lost(thinking, each) for each in came])
            if lost:
                reasons.append(Reason("practice-majorities", {"districts": lost}))
    else:
        reasons += _fed_by(thinking, move)
    return reasons


def _fed_by(thinking: Thinking, move: Move) -> list[Reason]:
    """By what everybody can be fed: by the move itself, or by one that comes after it."""
    view, seat = thinking.view, thinking.seat
    state = thinking.planner.after(alone(view, seat), seat, move)
    if not unfed(state, seat):
        return [Reason("practice-fed")]
    for later in thinking.fed(move).moves[1:]:
        then = thinking.planner.after(state, seat, later)
        if unfed(then, seat) < unfed(state, seat):
            return [Reason("practice-fed-later"), *for_a_move(state, later)[:1]]
        state = then
    return [Reason("practice-fed-later")]


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
