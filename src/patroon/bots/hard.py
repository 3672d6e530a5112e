"""The hard level: foresees what others will do in the round, and plays the auction through with what everyone wants."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from patroon.bots.auction import Bidding
from patroon.bots.bot import Clock, Reason
from patroon.bots.columns import Appraiser
from patroon.bots.easy import EasyBot
from patroon.bots.medium import MediumBot
from patroon.bots.names import BotError
from patroon.bots.plan import OutOfTime, Plan, Planner
from patroon.bots.reasons import for_a_bid, for_a_column
from patroon.rules.bidding import BidOption, OpenOption
from patroon.rules.moves import Bid, Move, Open, PassBid
from patroon.rules.options import Option
from patroon.rules.state import State

LEAST_MS: Final = 50
IN_HAND: Final = 0.04
"""The part of its time that it does not plan to use."""
WIDTHS: Final = (2, 4, 8, 16, 32)
"""How it searches against the clock after a first quick look: wider and wider."""


class HardBot(MediumBot):
    """Searches as far as its time goes; without a limit as far as is settled here, which is the same every time."""

    LEVEL = "hard"
    WIDTH = 6

    def __init__(self, random: Random, temper: str = "steward", ms: int = 0) -> None:
        super().__init__(random, temper)
        if ms and ms < LEAST_MS:
            raise BotError("bot-too-little-time", least=LEAST_MS)
        self.ms = ms
        self.quick = Planner(self.values, random, width=1)
        self.appraiser = Appraiser(self.quick)

    def decide(self, view: State, options: Sequence[Option], clock: Clock) -> Move:
        self._set(self._own(clock))
        try:
            return super().decide(view, options, clock)
        except OutOfTime:
            self._why = list
            return EasyBot(self.random).decide(view, options, clock)

    def explain(self) -> Sequence[Reason]:
        """Its time is for deciding; whoever asks for reasons waits for them."""
        self._set(Clock())
        return super().explain()

    def _own(self, clock: Clock) -> Clock:
        """The shorter of its own time and what this clock leaves; without either, no limit."""
        left = clock.left()
        limits = ([self.ms] if self.ms else []) + ([1000 * left] if left is not None else [])
        return Clock(round((1 - IN_HAND) * min(limits))) if limits else Clock()

    def _set(self, clock: Clock) -> None:
        self.planner.clock = self.quick.clock = clock

    def plan(self, view: State, seat: int) -> Plan:
        """With the table in mind as the others will leave it."""
        ahead = self.quick.foresee(view, seat)
        if self.planner.clock.ms is None:
            self.planner.width = self.WIDTH
            return self.planner.plan(view, seat, ahead)
        best = self.quick.plan(view, seat, ahead)
        for width in WIDTHS:
            self.planner.width = width
            try:
                best = max(best, self.planner.plan(view, seat, ahead), key=lambda plan: plan.value)
            except OutOfTime:
                break
        return best

    def open(self, view: State, option: OpenOption) -> Move:
        bidding = Bidding(self.appraiser, view, option.player, self.random)
        moves = [
            Open(option.player, column, bid)
            for column in option.columns
            for bid in bidding.sensible(column, 0, option.most)
        ]
        best = bidding.best(moves, self.quick.clock)
        assert isinstance(best, Open)
        self._why = partial(for_a_column, self.appraiser, view, option.player, best.column)
        return best

    def bid(self, view: State, option: BidOption) -> Move:
        bidding = Bidding(self.appraiser, view, option.player, self.random)
        bids = bidding.sensible(view.column, option.least, option.most)
        best = bidding.best([PassBid(option.player), *(Bid(option.player, bid) for bid in bids)], self.quick.clock)
        limit = max(best.bid, bidding.limit(view.column)) if isinstance(best, Bid) else -1
        self._why = partial(for_a_bid, self.appraiser, view, option.player, limit)
        return best
