"""Questions that a decision may pose to a learner, and the answers worth a trial.

Moves that come to the same are one answer: a column whatever is bid for it, a ship whichever furs it takes.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from patroon.board import TRADERS
from patroon.bots import Clock, EasyBot, MediumBot
from patroon.bots.advisor import Advisor, MoveAdvice
from patroon.bots.auction import Bidding
from patroon.bots.columns import Appraiser
from patroon.bots.plan import Plan, Planner, alone, copy_for
from patroon.bots.value import Values, unfed
from patroon.lab.trials import VALUES
from patroon.lessons import Kind
from patroon.rules.bidding import BidOption, OpenOption, TakeOption
from patroon.rules.districts import fee
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    ClearLand,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    PassBid,
    PassTile,
    Ship,
    TakeColumn,
    Trade,
)
from patroon.rules.options import Option
from patroon.rules.state import ACT_CITY, ACT_TRADE, GRANARY, NEXT, State
from patroon.rules.trade import ShipOption, best_shipment

LEAST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 6
MOST_AMOUNTS: Final = 7
"""Bids that are tried."""
OVER: Final = 3
"""So much over the limit bids are tried too."""
IN_TIME: Final = 0.3
"""A shipment may wait for something else in the same turn; if that brought more than this, it should."""
SEED: Final = "exercises"
ALL: Final = 1000


class Question(NamedTuple):
    """A decision to think about: the moves that are its answers, the advisor's favourite first."""

    kind: Kind
    answers: list[Move]
    lead: float
    """Points by which the favourite is ahead of the next answer of another sort, as the advisor sees it."""
    starving: list[Move]
    """Answers after which businesses go hungry, where that is the question."""
    weaker: list[Move]
    """What weaker players would do, where it says something about the question: the easy and the medium bot; if
    everybody shall be fed, also the hard one if it never thought of corn."""


class Thinking:
    """What the hard bot makes of a position: the same as its advisor, but of any move."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.seat = view.actor
        self.advisor = Advisor()
        self.planner = Planner(VALUES, Random(SEED), width=3)
        self.appraiser = Appraiser(Planner(VALUES, Random(SEED), width=1))
        self.ahead = (
            self.planner.foresee(view, self.seat) if ACT_CITY <= view.awaits <= ACT_TRADE else dict[int, State]()
        )

    def plan(self, move: Move) -> Plan:
        """The best plan for the rest of the round that begins with this move."""
        return _best(self.planner, self.view, self.seat, move, self.ahead)

    def fed(self, move: Move) -> Plan:
        """The plan that begins with this move and feeds as many businesses as can be."""
        return _best(Planner(FED, Random(SEED), width=12), self.view, self.seat, move, self.ahead)

    def hungry(self, move: Move) -> int:
        """Businesses that go hungry after this move, however well the rest of the round is played."""
        return unfed(self.fed(move).end, self.seat)

    def carelessly(self) -> Move:
        """What somebody would do who never thinks of corn."""
        planner = Planner(CARELESS, Random(SEED), width=3)
        return planner.plan(self.view, self.seat, self.ahead).moves[0]

    def bidding(self) -> Bidding:
        return Bidding(self.appraiser, self.view, self.seat, Random(SEED))


def _best(planner: Planner, view: State, seat: int, move: Move, ahead: dict[int, State]) -> Plan:
    then = planner.after(alone(view, seat), seat, move, ahead)
    if then.awaits == NEXT:
        return Plan(planner.values.margin(then, seat), (move,), then)
    plan = planner.plan(then, seat, ahead)
    return plan._replace(moves=(move, *plan.moves))


class Fed(Values):
    """Cares for nothing but that everybody eats; then as the hard bot does."""

    def margin(self, state: State, seat: int) -> float:
        return super().margin(state, seat) - 100 * unfed(state, seat)


class Careless(Values):
    """Values a position as the hard bot does, but never thinks of corn."""

    def of(self, state: State, seat: int) -> float:
        hungry = unfed(state, seat)
        if hungry:
            state = copy_for(state, seat)
            state.players[seat].corn += hungry
        return super().of(state, seat)


CARELESS: Final = Careless(VALUES.weights, VALUES.denial)
FED: Final = Fed(VALUES.weights, VALUES.denial)


def questions(view: State, options: Sequence[Option], wanted: Collection[Kind]) -> Iterator[Question]:
    """The questions of these kinds that this decision poses; most decisions pose none."""
    first = options[0]
    if isinstance(first, OpenOption | TakeOption) and "column" in wanted:
        yield from _column(Thinking(view), options)
    elif isinstance(first, BidOption) and "bid" in wanted:
        yield from _bid(Thinking(view), options)
    elif ACT_CITY <= view.awaits <= ACT_TRADE:
        shipping = next((option for option in options if isinstance(option, ShipOption)), None)
        ships = shipping if shipping is not None and len(shipping.slots) >= 2 and "shipment" in wanted else None
        hungry = "feed" in wanted and unfed(view, view.actor) > 0
        if ships is None and not hungry:
            return
        thinking = Thinking(view)
        ranked = best_of_each_sort(thinking.advisor.moves(view, options, ALL))
        if ships is not None:
            yield from _shipment(thinking, options, ranked, ships)
        if hungry:
            yield from _feed(thinking, options, ranked)


def _weaker(view: State, options: Sequence[Option]) -> list[Move]:
    """What the easy and the medium bot would do."""
    return [bot.decide(view, options, Clock()) for bot in (EasyBot(Random(SEED)), MediumBot(Random(SEED)))]


def sort_of(move: Move) -> str:
    """What makes a move another answer: moves of the same sort are one."""
    return msgspec.json.encode(pattern(move)).decode()


def pattern(move: Move) -> dict[str, Any]:
    """The fields of a move that count, as `lessons.matches` has them."""
    counts: dict[str, Any] = {}
    match move:
        case Open() | TakeColumn():
            counts = {"column": move.column}
        case Bid():
            counts = {"bid": move.bid}
        case Ship() | AddLand():
            counts = {"slot": move.slot}
        case Trade():
            counts = {"trader": TRADERS[move.trader]}
        case Build():
            counts = {"districts": {"number": len(move.districts)}}
        case Granary() | Lumberyard():
            counts = {"buy": move.buy} if move.buy else {"sell": {"least": 1}}
        case Millwork():
            counts = {"houses": move.houses}
        case BlackMarket():
            counts = {"furs": move.furs}
    return {"move": move.name, **counts}


def feeds(move: Move) -> bool:
    """It is corn, or brings some, or the coins for it."""
    return isinstance(move, Granary | ClearLand | Ship) or (isinstance(move, Lumberyard) and move.sell > 0)


def best_of_each_sort(ranked: Sequence[MoveAdvice]) -> list[MoveAdvice]:
    found: dict[str, MoveAdvice] = {}
    for one in ranked:
        found.setdefault(sort_of(one.move), one)
    return list(found.values())


def _column(thinking: Thinking, options: Sequence[Option]) -> Iterator[Question]:
    """Which column to open with, or to take."""
    ranked = best_of_each_sort(thinking.advisor.moves(thinking.view, options, ALL))
    if len(ranked) >= LEAST_ANSWERS:
        weaker = _weaker(thinking.view, options)
        yield Question("column", [one.move for one in ranked], ranked[0].margin - ranked[1].margin, [], weaker)


def _bid(thinking: Thinking, options: Sequence[Option]) -> Iterator[Question]:
    """How much to bid, or to pass."""
    view, option = thinking.view, options[0]
    assert isinstance(option, BidOption)
    ranked = thinking.advisor.moves(view, options, ALL)
    limit = thinking.bidding().limit(view.column)
    amounts = range(option.least, min(option.most, max(option.least, limit) + OVER) + 1)
    if len(amounts) > MOST_AMOUNTS or len(amounts) < LEAST_ANSWERS - 1:
        return
    best = ranked[0]
    other = next((one for one in ranked if type(one.move) is not type(best.move)), None)
    if other is None:
        return
    rest: list[Move] = [PassBid(thinking.seat), *(Bid(thinking.seat, bid) for bid in amounts)]
    if best.move not in rest:
        return
    rest.remove(best.move)
    yield Question("bid", [best.move, *rest], best.margin - other.margin, [], _weaker(view, options))


def _shipment(
    thinking: Thinking, options: Sequence[Option], ranked: list[MoveAdvice], option: ShipOption
) -> Iterator[Question]:
    view, seat = thinking.view, thinking.seat
    answers: list[tuple[float, Move]] = []
    for slot in option.slots:
        card = view.ships[slot]
        assert card is not None
        move = Ship(seat, slot, best_shipment(view, option.furs, card[0]))
        answers.append((thinking.plan(move).value, move))
    for kind in (Trade, PassTile):
        other = next((one.move for one in ranked if isinstance(one.move, kind)), None)
        if other is not None:
            answers.append((thinking.plan(other).value, other))
    answers.sort(key=lambda answer: answer[0], reverse=True)
    best, second = answers[0], answers[1]
    overall = max(thinking.plan(one.move).value for one in ranked)
    if len(answers) < LEAST_ANSWERS or not isinstance(best[1], Ship) or best[0] < overall - IN_TIME:
        return
    # What is done before a shipment says nothing about it.
    told: list[Move] = [move for move in _weaker(view, options) if isinstance(move, Ship | Trade | PassTile)]
    yield Question("shipment", [move for _, move in answers][:MOST_ANSWERS], best[0] - second[0], [], told)


def _feed(thinking: Thinking, options: Sequence[Option], ranked: list[MoveAdvice]) -> Iterator[Question]:
    """Who does not see to it now loses businesses, whatever comes after; somebody weaker does not see that."""
    weaker = [*_weaker(thinking.view, options), thinking.carelessly()]
    seat, short = thinking.seat, unfed(thinking.view, thinking.seat)
    best = ranked[0].move
    buys = isinstance(best, Granary) and best.buy >= short
    if buys:
        best = Granary(seat, short, 0)
    worth_a_look = [one.move for one in ranked[1:]] + weaker
    if any(isinstance(one.move, Granary) for one in ranked):
        # Enough corn is one answer, whatever is over; and too little is another.
        worth_a_look = [move for move in worth_a_look if not isinstance(move, Granary) or move.sell]
        coins = thinking.view.players[seat].coins - fee(thinking.view, GRANARY)
        worth_a_look += [Granary(seat, amount, 0) for amount in (short, short - 1) if 0 < amount <= coins]
    looked = {sort_of(move): (thinking.plan(move).value, thinking.hungry(move), move) for move in worth_a_look}
    looked.pop(sort_of(best), None)
    ordered = sorted(looked.values(), key=lambda one: one[0], reverse=True)
    starving = [one for one in ordered if one[1]]
    if not feeds(best) or thinking.hungry(best):
        return  # corn can still wait
    if not starving or len(ordered) < LEAST_ANSWERS - 1:
        return
    kept = {one[2] for one in (*[each for each in ordered if not each[1]][:2], *starving[:3])}
    answers = [best, *(one[2] for one in ordered if one[2] in kept)]
    erring = [move for move in weaker if thinking.hungry(move)]
    lead = thinking.plan(best).value - starving[0][0]
    yield Question("feed", answers, lead, [one[2] for one in starving], erring)
