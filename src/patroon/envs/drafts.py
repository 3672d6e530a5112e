"""Moves in the making: what can come next, worked out from the bounds of the option and never by listing its moves.

What can come next can always be completed to a legal move, and each legal move in one way only: furs, resources and
districts come in their order. How a move begins stands in openings.py.
"""

from typing import Final

from patroon.envs.meanings import (
    BUILD_IN,
    BUY,
    ENOUGH,
    MORE,
    OPEN_COLUMN,
    SHIP_IN,
    UNSEEN_FURS,
)
from patroon.rules import moves
from patroon.rules.bidding import BidOption, OpenOption, PayOption
from patroon.rules.city import BuildOption
from patroon.rules.districts import BlackMarketOption, MarketOption
from patroon.rules.moves import Move
from patroon.rules.options import Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.state import DISTRICTS, TOP, Counts
from patroon.rules.trade import ShipOption, TradeOption

NO_HEAD: Final = -1


class Draft:
    """A move that is begun. `head` is the choice that named its kind, where one was needed."""

    def __init__(self, head: int) -> None:
        self.head = head

    def open(self) -> list[int]:
        """What can come next, rising."""
        raise NotImplementedError

    def take(self, choice: int) -> Move | None:
        """Take one of these; the move, if that completes it."""
        raise NotImplementedError

    def towards(self, move: Move) -> int:
        """What comes next on the way to this move."""
        raise NotImplementedError

    def copy(self) -> "Draft":
        raise NotImplementedError


class Businesses(Draft):
    """R5.5: districts in their order, each as often as wanted."""

    def __init__(self, option: BuildOption, districts: list[int]) -> None:
        super().__init__(BUILD_IN + districts[0])
        self.option = option
        self.districts = districts

    def open(self) -> list[int]:
        return list(range(BUILD_IN + self.districts[-1], ENOUGH + 1))

    def take(self, choice: int) -> Move | None:
        if choice != ENOUGH:
            self.districts.append(choice - BUILD_IN)
            if len(self.districts) < self.option.most():
                return None
        return moves.Build(self.option.player, tuple(self.districts))

    def towards(self, move: Move) -> int:
        assert isinstance(move, moves.Build)
        so_far = len(self.districts)
        return BUILD_IN + move.districts[so_far] if so_far < len(move.districts) else ENOUGH

    def copy(self) -> Draft:
        return Businesses(self.option, self.districts.copy())


class Amounts(Draft):
    """So many of each kind: of kind i there are held[i], and the sum is from least to most.

    An amount that follows from the others is not asked for; but where that leaves nothing to ask, `open` has the one
    way there is, since whoever decides is asked once.
    """

    def __init__(self, option: Option, head: int, blocks: Counts, held: Counts, least: int, most: int) -> None:
        super().__init__(head)
        self.option = option
        self.blocks = blocks
        self.held = held
        self.least = least
        self.most = most
        self.later = sum(held) - held[0]  # what the kinds after the one that is asked for hold
        self.given: list[int] = []
        self.spent = 0  # their sum
        self.counted = 0  # sixteens of the kind that is asked for
        self.low = 0
        self.high = 0
        self._skip_forced()

    @property
    def done(self) -> bool:
        return len(self.given) == len(self.held)

    def _give(self, amount: int) -> None:
        self.given.append(amount)
        self.spent += amount
        self.counted = 0
        if not self.done:
            self.later -= self.held[len(self.given)]

    def _skip_forced(self) -> None:
        while not self.done:
            self.low = max(self.least - self.spent - self.later, self.counted)
            self.high = min(self.held[len(self.given)], self.most - self.spent)
            if self.low != self.high:
                return
            self._give(self.low)

    def open(self) -> list[int]:
        if self.done:
            kind = next(kind for kind, amount in enumerate(self.given) if amount)
            return [self.blocks[kind] + min(self.given[kind], MORE)]
        block = self.blocks[len(self.given)]
        base = block - self.counted
        found = list(range(base + self.low, base + min(self.high, self.counted + MORE - 1) + 1))
        if self.high - self.counted >= MORE:
            found.append(block + MORE)
        return found

    def take(self, choice: int) -> Move | None:
        if not self.done:
            step = choice - self.blocks[len(self.given)]
            if step == MORE:
                self.counted += MORE
            else:
                self._give(self.counted + step)
            self._skip_forced()
        return self.move() if self.done else None

    def move(self) -> Move:
        """The move that these amounts make."""
        option, given = self.option, tuple(self.given)
        if isinstance(option, BidOption):
            return moves.Bid(option.player, given[0])
        if isinstance(option, PayOption):
            return moves.Pay(option.player, given[0], given[1], given[2], given[3], given[4:])
        if isinstance(option, OpenOption):
            return moves.Open(option.player, self.head - OPEN_COLUMN, given[0])
        if isinstance(option, MarketOption):
            bought = self.blocks[0] == BUY
            return option.kind(option.player, given[0] if bought else 0, 0 if bought else given[0])
        if isinstance(option, ShipOption):
            return moves.Ship(option.player, self.head - SHIP_IN, given)
        if isinstance(option, TradeOption):
            return moves.Trade(option.player, TOP, given)
        if isinstance(option, BlackMarketOption):
            return moves.BlackMarket(option.player, self.head - UNSEEN_FURS + 1, given[0])
        assert isinstance(option, RemoveOption)
        districts = [district for district, count in enumerate(given) for _ in range(count)]
        return moves.Remove(option.player, tuple(districts))

    def towards(self, move: Move) -> int:
        if self.done:
            return self.open()[0]
        kind = len(self.given)
        return self.blocks[kind] + min(amounts_of(move)[kind] - self.counted, MORE)

    def copy(self) -> Draft:
        twin = Amounts(self.option, self.head, self.blocks, self.held, self.least, self.most)
        twin.given, twin.spent, twin.later = self.given.copy(), self.spent, self.later
        twin.counted, twin.low, twin.high = self.counted, self.low, self.high
        return twin


def amounts_of(move: Move) -> Counts:
    """The amounts that make this move: what Amounts.move reads."""
    if isinstance(move, moves.Open | moves.Bid):
        return (move.bid,)
    if isinstance(move, moves.Pay):
        return (move.coins, move.goods, move.wood, move.corn, *move.furs)
    if isinstance(move, moves.Market):
        return (move.buy + move.sell,)  # one of them is 0
    if isinstance(move, moves.Ship | moves.Trade):
        return move.furs
    if isinstance(move, moves.BlackMarket):
        return (move.goods,)
    assert isinstance(move, moves.Remove)
    return tuple([move.districts.count(district) for district in range(len(DISTRICTS))])
