"""Why a bot did what it did: message keys with values, for the log and for learning."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from patroon.bots.bot import Reason
from patroon.bots.columns import Appraiser, Held
from patroon.bots.plan import Planner
from patroon.bots.value import unfed
from patroon.rules.events import (
    CLEARING,
    ELECTIONS,
    SHIPPING,
    Event,
    FursBought,
    HousesBuilt,
    LandAdded,
    LandCleared,
    PostMoved,
    Scored,
    WarehouseBuilt,
)
from patroon.rules.game import KINDS
from patroon.rules.moves import (
    BlackMarket,
    Build,
    EndTurn,
    Granary,
    Lumberyard,
    Move,
    PassBid,
    PassSpecial,
    PassTile,
    Place,
    Remove,
    Ship,
)
from patroon.rules.options import Option
from patroon.rules.state import DISTRICTS, State
from patroon.rules.trade import travel_fee

MOST: Final = 3


def for_a_move(view: State, move: Move, later: int = 0, deeds: Sequence[Reason] = ()) -> list[Reason]:
    """What a move brings at once, and the points that the plan behind it still scores in this round, most by which
    of its deeds."""
    state = view.copy()
    events: list[Event] = []
    KINDS[type(move)].do(state, move, events)
    reasons = list(islice(_brought(view, state, move, events), MOST))
    if later > 0:
        reasons = [*reasons[: MOST - 1], _later(later, deeds)]
    return reasons


SCORING: Final = ("reason-elections", "reason-clearing", "reason-shipping")
"""Deeds that bring points."""


def _later(points: int, deeds: Sequence[Reason]) -> Reason:
    scoring = [deed for deed in deeds if deed.key in SCORING]
    if not scoring:
        return Reason("reason-later", {"points": points})
    most = max(scoring, key=lambda deed: int(deed.values["points"]))
    return Reason(f"{most.key}-later", {"points": points, "part": most.values["points"]})


def deeds_of(
    planner: Planner, state: State, seat: int, moves: Iterable[Move], ahead: Mapping[int, State] = {}
) -> Iterator[tuple[Move, Reason]]:
    """What each move of a plan brings, in their order, as far as it can be said: furs that are drawn may be others than
    those it was planned with. The state is `alone`."""
    for move in moves:
        option = KINDS[type(move)].offer(state)
        if not isinstance(option, Option) or option.why_not(move) is not None:
            return
        for reason in for_a_move(state, move):
            yield move, reason
        state = planner.after(state, seat, move, ahead)


def _brought(before: State, state: State, move: Move, events: list[Event]) -> Iterator[Reason]:
    seat = move.player
    for event in events:
        if isinstance(event, Scored) and event.player == seat:
            if event.why == ELECTIONS:
                yield Reason("reason-elections", {"points": event.points})
            elif event.why == SHIPPING and isinstance(move, Ship):
                yield Reason("reason-shipping", {"furs": sum(move.furs), "points": event.points})
            elif event.why == CLEARING:
                lands = [cleared.last for cleared in events if isinstance(cleared, LandCleared)]
                yield Reason("reason-clearing", {"land": lands[0], "points": event.points})
    if isinstance(move, Build | Place | Remove):
        yield from _of_city(before, state, move)
    for event in events:
        reason = _of(event, before, state, seat)
        if reason is not None:
            yield reason
    yield from _of_market(before, move)


def _of_city(before: State, state: State, move: Build | Place | Remove) -> Iterator[Reason]:
    """What changes in each district: the best that can be said of it."""
    for district in sorted({move.district} if isinstance(move, Place) else set(move.districts)):
        leaders, led_before = state.leaders[district], before.leaders[district]
        if isinstance(move, Remove):
            key = "reason-least-missed"
        elif move.player in leaders:
            key = "reason-tie" if len(leaders) > 1 else "reason-safer" if leaders == led_before else "reason-majority"
        else:
            key = "reason-closer" if before.players[move.player].businesses[district] else "reason-foothold"
        yield Reason(key, {"district": DISTRICTS[district]})


def _of(event: Event, before: State, state: State, seat: int) -> Reason | None:
    match event:
        case HousesBuilt(player, houses, filled) if player == seat:
            if filled == before.players[seat].filled:
                return Reason("reason-houses", {"houses": houses})
            points = state.layout.board.scoring.land_at(filled)
            return Reason("reason-filled", {"land": filled, "points": points})
        case LandAdded(card=card):
            return Reason("reason-land", {"houses": card[0], "wood": card[1], "corn": card[2]})
        case FursBought(furs=furs):
            return Reason("reason-furs", {"furs": sum(furs)})
        case WarehouseBuilt(room=room):
            return Reason("reason-room", {"room": room})
        case PostMoved():
            return Reason("reason-nearer", {"corn": travel_fee(before, seat) - travel_fee(state, seat)})
    return None


def _of_market(before: State, move: Move) -> Iterator[Reason]:
    match move:
        case BlackMarket(furs=furs):
            yield Reason("reason-furs", {"furs": furs})
        case Granary(buy=buy) if buy:
            short = unfed(before, move.player)
            if short:
                yield Reason("reason-corn", {"businesses": min(buy, short)})
            else:
                yield Reason("reason-corn-stored", {"corn": buy})
        case Lumberyard(buy=buy) if buy:
            yield Reason("reason-wood", {"wood": buy})
        case Granary() | Lumberyard():
            yield Reason("reason-sells", {"coins": move.sell})
        case PassTile() | PassSpecial() | EndTurn():
            yield Reason("reason-coin")
        case PassBid():  # where there is nothing to weigh: else see for_a_bid
            yield Reason("reason-too-poor")


def for_a_column(
    appraiser: Appraiser, view: State, seat: int, column: int, better_than: int | None = None
) -> list[Reason]:
    """What a column is worth to a player, and what its plan scores.

    `better_than` is a worthier column that would be dearer, or lost: so it went where the auction was played through.
    """
    plan = appraiser.free(view, seat, column)
    worth = round(appraiser.brings(view, seat, plan))
    reasons = [Reason("reason-column", {"column": column + 1, "points": worth})]
    if better_than is not None:
        reasons.append(Reason("reason-auction", {"column": better_than + 1}))
    scored = plan.end.players[seat].score - view.players[seat].score
    if scored > 0:
        reasons.append(Reason("reason-column-scores", {"points": scored}))
    return reasons


def for_a_bid(appraiser: Appraiser, view: State, seat: int, limit: int) -> list[Reason]:
    """How far a player would go for the column under the hammer."""
    reasons = for_a_column(appraiser, view, seat, view.column)[:1]
    if limit > view.bid:
        return [*reasons, Reason("reason-limit", {"bid": limit})]
    return [*reasons, Reason("reason-too-dear", {"bid": view.bid + 1})]


def for_a_payment(appraiser: Appraiser, view: State, seat: int, paid: Held) -> list[Reason]:
    """Whether it could be spared."""
    spared = appraiser.spared(view, seat, view.column)
    enough = all(some <= more for some, more in zip(paid, spared, strict=True))
    return [Reason("reason-spared" if enough else "reason-cheapest")]
