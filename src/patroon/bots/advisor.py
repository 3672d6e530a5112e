"""Advice for people: what the columns are worth, to whom and why; and the best few moves for any decision.

It is the hard level's own judgement, told instead of played. Everything is in points at the end of the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from patroon.bots.auction import Bidding
from patroon.bots.bot import Clock, Reason
from patroon.bots.columns import Appraiser, as_held, as_move
from patroon.bots.medium import after
from patroon.bots.plan import Plan, Planner, alone
from patroon.bots.reasons import deeds_of, for_a_bid, for_a_column, for_a_move, for_a_payment
from patroon.bots.temper import tempered
from patroon.rules.bidding import BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.moves import AddLand, Bid, Move, Open, PassBid, Pay, Ship, TakeColumn, Trade
from patroon.rules.options import Option
from patroon.rules.state import ACT_CITY, ACT_TRADE, BIDDING, NO_FURS, TRADE, State, emptied

MOST_MOVES: Final = 3
SEED: Final = "advice"


class ColumnAdvice(NamedTuple):
    """What a column would bring a player, in points more than no column at all."""

    column: int
    worth: float
    """If nobody takes away what the plan needs."""
    least: float
    """If others take the land, the ship and the traders of the plan first."""
    bid: int
    """Up to here it is better than the column that others would leave; -1 if it is not, or if no bids are made."""
    plan: tuple[Move, ...]
    reasons: list[Reason]


class MoveAdvice(NamedTuple):
    """A move, and the points that its player would then be ahead of the others' average at the end."""

    move: Move
    margin: float
    reasons: list[Reason]


class Advisor:
    """Looks at a view and says what it would do. The same view gets the same advice."""

    def __init__(self) -> None:
        self._values = tempered("hard", "steward")
        self._begin()

    def _begin(self) -> None:
        self._random = Random(SEED)
        self._planner = Planner(self._values, self._random, width=1)
        self._appraiser = Appraiser(self._planner)

    def columns(self, view: State) -> dict[int, list[ColumnAdvice]]:
        """For every player who is still in the bidding, each column that is left, the worthiest first."""
        self._begin()
        if not view.still_in:
            return {}
        bidding = Bidding(self._appraiser, view, view.still_in[0], self._random)
        return {seat: self._for(view, seat, bidding) for seat in view.still_in}

    def _for(self, view: State, seat: int, bidding: Bidding) -> list[ColumnAdvice]:
        appraiser = self._appraiser
        advice = []
        for column in bidding.bidders[seat].worth:
            plan = appraiser.free(view, seat, column)
            contested = without_what_others_want(view, plan)
            hindered = plan if contested is None else Appraiser(self._planner).free(contested, seat, column)
            worth, least = (appraiser.brings(view, seat, each) for each in (plan, hindered))
            reasons = for_a_column(appraiser, view, seat, column)
            bid = bidding.limit(column, seat)
            advice.append(ColumnAdvice(column, worth, min(least, worth), bid, plan.moves, reasons))
        return sorted(advice, key=lambda one: one.worth, reverse=True)

    def moves(
        self, view: State, options: Sequence[Option], most: int = MOST_MOVES, also: Move | None = None
    ) -> list[MoveAdvice]:
        """The best few moves of the player who decides, the best first; `also` comes last if it is none of them."""
        self._begin()
        ranked = sorted(self._ranked(view, options[0], also), key=lambda one: one.margin, reverse=True)
        chosen = ranked[:most] + [one for one in ranked[most:] if one.move == also]
        others = self._others(view, bidding=isinstance(options[0], OpenOption | BidOption))
        return [one._replace(margin=one.margin - others) for one in chosen]

    def _ranked(self, view: State, option: Option, also: Move | None) -> Iterator[MoveAdvice]:
        """Moves with what they are worth to the player, the others left aside but for what the moves do to them."""
        appraiser, seat = self._appraiser, view.actor
        if isinstance(option, OpenOption | BidOption):
            yield from self._bids(view, option, also)
        elif isinstance(option, PayOption):
            mixes = appraiser.payments(view, seat, view.column, option.amount)
            if isinstance(also, Pay) and (paid := as_held(also)) not in mixes:
                mixes.append(paid)
            for mix in mixes:
                value = appraiser.bought(view, seat, view.column, mix).value
                yield MoveAdvice(as_move(seat, mix), value, for_a_payment(appraiser, view, seat, mix))
        elif isinstance(option, TakeOption):
            for column in option.columns:
                value = appraiser.free(view, seat, column).value
                yield MoveAdvice(TakeColumn(seat, column), value, for_a_column(appraiser, view, seat, column))
        elif ACT_CITY <= view.awaits <= ACT_TRADE:
            ahead = self._planner.foresee(view, seat)
            plans = self._planner.plans(view, seat, ahead)
            if also is not None and also not in [plan.moves[0] for plan in plans]:
                plans.append(self._planner.plan_with(view, seat, also, ahead))
            for plan in plans:
                yield MoveAdvice(plan.moves[0], plan.value, self._reasons(view, plan, ahead))
        else:
            for move in option.moves():
                yield MoveAdvice(move, self._values.margin(after(view, move), seat), for_a_move(view, move))

    def _reasons(self, view: State, plan: Plan, ahead: Mapping[int, State]) -> list[Reason]:
        move, *later = plan.moves
        seat = move.player
        state = self._planner.after(alone(view, seat), seat, move, ahead)
        deeds = [deed for _, deed in deeds_of(self._planner, state, seat, later, ahead)]
        return for_a_move(view, move, plan.end.players[seat].score - state.players[seat].score, deeds)

    def _bids(self, view: State, option: OpenOption | BidOption, also: Move | None) -> Iterator[MoveAdvice]:
        appraiser, seat = self._appraiser, view.actor
        bidding = Bidding(appraiser, view, seat, self._random)
        moves: list[Move]
        if isinstance(option, OpenOption):
            moves = [
                Open(seat, column, bid) for column in option.columns for bid in bidding.sensible(column, 0, option.most)
            ]
        else:
            bids = bidding.sensible(view.column, option.least, option.most)
            moves = [PassBid(seat), *(Bid(seat, bid) for bid in bids)]
        if also is not None and also not in moves:
            moves.append(also)
        margins = bidding.margins(moves, Clock())
        worthiest, its_margin = self._worthiest(bidding, moves, margins)
        for move, margin in zip(moves, margins, strict=True):
            if isinstance(move, Open):
                better_than = worthiest if move.column != worthiest and margin > its_margin else None
                reasons = for_a_column(appraiser, view, seat, move.column, better_than)
            else:
                limit = bidding.limit(view.column)
                worth_it = isinstance(move, Bid) and move.bid <= limit
                reasons = for_a_bid(appraiser, view, seat, limit if worth_it else -1)
            yield MoveAdvice(move, margin, reasons)

    def _worthiest(self, bidding: Bidding, moves: Sequence[Move], margins: Sequence[float]) -> tuple[int, float]:
        """The column that would bring most if it were free, and the margin of the best way to open it."""
        worth = bidding.bidders[bidding.seat].worth
        opened = [(move.column, margin) for move, margin in zip(moves, margins, strict=True) if isinstance(move, Open)]
        column = max([column for column, _ in opened], key=lambda column: worth[column], default=-1)
        return column, max([margin for other, margin in opened if other == column], default=0)

    def _others(self, view: State, *, bidding: bool) -> float:
        """What the others may expect on average. The auction counts those itself who are still in it."""
        seat, number = view.actor, len(view.players) - 1
        counted = [other for other in range(number + 1) if other != seat and not (bidding and other in view.still_in)]
        total = sum(self._expected(view, other) for other in counted)
        # A margin leaves out the others' share of the city, which is not the same for all.
        left_out = [self._values.margin(view, each) - self._values.of(view, each) for each in range(number + 1)]
        return total / number + left_out[seat] - (sum(left_out) - left_out[seat]) / number

    def _expected(self, view: State, seat: int) -> float:
        if seat in view.still_in:  # while somebody pays: they will get one of the columns after that
            return self._appraiser.left_over(view, seat, view.column)
        if BIDDING <= view.phase <= TRADE:
            return self._planner.plan(view, seat).value
        return self._values.margin(view, seat)


def without_what_others_want(view: State, plan: Plan) -> State | None:
    """The table without the land, ships and traders that a plan uses; None if it uses none."""
    state = view.copy()
    for move in plan.moves:
        if isinstance(move, AddLand):
            state.land = emptied(state.land, move.slot)
        elif isinstance(move, Ship):
            state.ships = emptied(state.ships, move.slot)
        elif isinstance(move, Trade):
            bottom, middle, top = [
                NO_FURS if trader == move.trader else furs for trader, furs in enumerate(state.traders)
            ]
            state.traders = (bottom, middle, top)
    same = (state.land, state.ships, state.traders) == (view.land, view.ships, view.traders)
    return None if same else state
