"""The medium level: plans its round, and bids what its plans are worth."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from patroon.bots.bot import Bot, Clock, Reason
from patroon.bots.columns import Appraiser, as_move
from patroon.bots.plan import Plan, Planner, alone
from patroon.bots.reasons import for_a_bid, for_a_column, for_a_move, for_a_payment
from patroon.bots.temper import tempered
from patroon.rules.bidding import BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.game import KINDS
from patroon.rules.moves import Bid, BlackMarket, Move, Open, PassBid, TakeColumn
from patroon.rules.options import Option
from patroon.rules.state import ACT_CITY, ACT_TRADE, State

WIDTH: Final = 1
OFFERED: Final = 0.6
"""The part of its limit that it offers while others may still outbid it."""


class MediumBot(Bot):
    """Finds the best plan for each column it could get, and does not pay more than what that plan is better by."""

    LEVEL = "medium"
    WIDTH = WIDTH

    def __init__(self, random: Random, temper: str = "steward") -> None:
        super().__init__(random)
        self.values = tempered(self.LEVEL, temper)
        self.planner = Planner(self.values, random, self.WIDTH)
        self.appraiser = Appraiser(self.planner)
        self._plan: tuple[State, Plan] | None = None
        self._why: Callable[[], list[Reason]] = list  # worked out only if somebody asks

    def explain(self) -> Sequence[Reason]:
        whims = self.random.getstate()  # whoever asks should not change what it decides later
        reasons = self._why()
        self.random.setstate(whims)
        return reasons

    def decide(self, view: State, options: Sequence[Option], clock: Clock) -> Move:
        first = options[0]
        if isinstance(first, OpenOption):
            return self.open(view, first)
        if isinstance(first, BidOption):
            return self.bid(view, first)
        if isinstance(first, PayOption):
            return self.pay(view, first)
        if isinstance(first, TakeOption):
            return self.take(view, first)
        if ACT_CITY <= view.awaits <= ACT_TRADE:
            return self.act(view)
        return self.choose(view, first)

    # The city before the game, hunger, and a bid nobody can make: one look ahead

    def choose(self, view: State, option: Option) -> Move:
        """The move after which the position is worth most."""
        best = max(option.moves(), key=lambda move: self.values.margin(after(view, move), move.player))
        self._why = partial(for_a_move, view, best)
        return best

    # Turns

    def act(self, view: State) -> Move:
        """Goes on with the plan of this turn; makes a new one if anything came otherwise."""
        seat = view.actor
        here = alone(view, seat)
        plan = self._plan[1] if self._plan is not None and self._plan[0] == here else self.plan(view, seat)
        move = plan.moves[0]
        then = self.planner.after(here, seat, move)
        unforeseen = isinstance(move, BlackMarket)  # nobody knows which furs will come
        self._plan = None if unforeseen else (then, plan._replace(moves=plan.moves[1:]))
        self._why = partial(for_a_move, view, move, plan.end.players[seat].score - then.players[seat].score)
        return move

    def plan(self, view: State, seat: int) -> Plan:
        return self.planner.plan(view, seat)

    # The auction

    def open(self, view: State, option: OpenOption) -> Move:
        """The column that is best at the price it would offer."""
        seat = option.player
        offers = {column: round(OFFERED * max(0, self.limit(view, column))) for column in option.columns}
        column = max(offers, key=lambda column: self.appraiser.paid(view, seat, column, offers[column]).value)
        self._why = partial(for_a_column, self.appraiser, view, seat, column)
        return Open(seat, column, offers[column])

    def bid(self, view: State, option: BidOption) -> Move:
        """The last to speak needs not offer more than the least."""
        seat = option.player
        limit = self.limit(view, view.column)
        self._why = partial(for_a_bid, self.appraiser, view, seat, limit)
        if limit < option.least:
            return PassBid(seat)
        return Bid(seat, max(option.least, round(OFFERED * limit)) if view.to_speak else option.least)

    def pay(self, view: State, option: PayOption) -> Move:
        """The mix that leaves the best plan."""
        seat = option.player
        mixes = self.appraiser.payments(view, seat, view.column, option.amount)
        best = max(mixes, key=lambda mix: self.appraiser.bought(view, seat, view.column, mix).value)
        self._why = partial(for_a_payment, self.appraiser, view, seat, best)
        return as_move(seat, best)

    def take(self, view: State, option: TakeOption) -> Move:
        seat = option.player
        column = max(option.columns, key=lambda column: self.appraiser.free(view, seat, column).value)
        self._why = partial(for_a_column, self.appraiser, view, seat, column)
        return TakeColumn(seat, column)

    def limit(self, view: State, column: int) -> int:
        """The highest bid that is not worse than the column which the others would leave; -1 if none is."""
        return self.appraiser.limit(view, view.actor, column, self.appraiser.left_over(view, view.actor, column))


def after(view: State, move: Move) -> State:
    """The position after a move, and no further."""
    twin = view.copy()  # passing a bid can give somebody else a column
    twin.order, twin.turn = (move.player,), 0  # what follows concerns nobody else
    KINDS[type(move)].do(twin, move, [])
    return twin
