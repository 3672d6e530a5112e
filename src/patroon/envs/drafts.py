"""Moves in the making: what can come next, worked out from the bounds of the option and never by listing its moves.

What can come next can always be completed to a legal move, and each legal move in one way only: furs, resources and
districts come in their order.
"""

from typing import Final

from patroon.envs.meanings import (
    ADD_LAND,
    BID,
    BLOCK,
    BUILD_IN,
    BUY,
    BUY_CORN,
    BUY_WOOD,
    CLEAR_LAND,
    DOCKS,
    ELECTIONS,
    END_TURN,
    ENOUGH,
    FURS,
    HOUSES,
    MORE,
    OPEN_COLUMN,
    PASS_BID,
    PASS_SPECIAL,
    PASS_TILE,
    PAY,
    PAY_GOODS,
    PLACE_IN,
    REMOVE,
    SELL,
    SELL_CORN,
    SELL_WOOD,
    SHIP_IN,
    TAKE_COLUMN,
    TRADE_AT,
    TRADING_COMPANY,
    UNSEEN_FURS,
)
from patroon.rules import moves
from patroon.rules.bidding import BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.city import BuildOption
from patroon.rules.districts import BlackMarketOption, MarketOption, MillworkOption
from patroon.rules.land import AddLandOption
from patroon.rules.moves import Move
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.setup import PlaceOption
from patroon.rules.state import DISTRICTS, TOP, Counts
from patroon.rules.trade import ShipOption, TradeOption

NO_HEAD: Final = -1

_PAID: Final = tuple(range(PAY, REMOVE, BLOCK))
_FURS: Final = tuple(range(FURS, REMOVE, BLOCK))
_REMOVED: Final = tuple(range(REMOVE, REMOVE + 6 * BLOCK, BLOCK))

_ONLY: Final[dict[str, int]] = {
    moves.PassBid.name: PASS_BID,
    moves.Elections.name: ELECTIONS,
    moves.ClearLand.name: CLEAR_LAND,
    moves.Docks.name: DOCKS,
    moves.TradingCompany.name: TRADING_COMPANY,
    moves.PassTile.name: PASS_TILE,
    moves.PassSpecial.name: PASS_SPECIAL,
    moves.EndTurn.name: END_TURN,
}


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


def without_head(option: Option) -> Amounts | None:
    """Bids, payments and removals begin with their first amount: nothing else has to be named."""
    if isinstance(option, BidOption):
        return Amounts(option, NO_HEAD, (BID,), (option.most,), option.least, option.most)
    if isinstance(option, PayOption):
        return Amounts(option, NO_HEAD, _PAID, option.held, option.amount, option.amount)
    if isinstance(option, RemoveOption):
        return Amounts(option, NO_HEAD, _REMOVED, option.businesses, option.number, option.number)
    return None


def openings(option: Option) -> list[int]:
    """The choices with which this option's moves begin, rising."""
    if isinstance(option, Only):
        return [_ONLY[option.move.name]]
    if isinstance(option, MarketOption):
        buy, sell = (BUY_WOOD, SELL_WOOD) if option.kind is moves.Lumberyard else (BUY_CORN, SELL_CORN)
        return [buy] * (option.buy > 0) + [sell] * (option.sell > 0)
    if isinstance(option, BuildOption):
        return list(range(BUILD_IN, ENOUGH))
    if isinstance(option, MillworkOption):
        return list(range(HOUSES, HOUSES + option.most()))
    if isinstance(option, BlackMarketOption):
        return list(range(UNSEEN_FURS, UNSEEN_FURS + option.most()))
    if isinstance(option, AddLandOption):
        return [ADD_LAND + slot for slot in option.slots]
    if isinstance(option, TradeOption):
        return [TRADE_AT + trader for trader in option.open_traders()]
    if isinstance(option, ShipOption):
        return [SHIP_IN + slot for slot in option.slots]
    if isinstance(option, OpenOption):
        return [OPEN_COLUMN + column for column in option.columns]
    if isinstance(option, TakeOption):
        return [TAKE_COLUMN + column for column in option.columns]
    if isinstance(option, PlaceOption):
        return list(range(PLACE_IN, PLACE_IN + len(DISTRICTS)))
    draft = without_head(option)
    assert draft is not None
    return draft.open()


def begin(option: Option, choice: int) -> Move | Draft:
    """What this opening makes of the option: a move that is complete, or one to go on with."""
    draft = without_head(option)
    if draft is not None:
        return draft.take(choice) or draft
    if isinstance(option, BuildOption):
        district = choice - BUILD_IN
        return moves.Build(option.player, (district,)) if option.most() == 1 else Businesses(option, [district])
    draft = _with_head(option, choice)
    if draft is not None:
        return draft.move() if draft.done else draft
    return _at_once(option, choice)


def _with_head(option: Option, head: int) -> Amounts | None:
    """The amounts that are still needed after such a choice."""
    if isinstance(option, MarketOption):
        if head in (BUY_WOOD, BUY_CORN):
            return Amounts(option, head, (BUY,), (option.buy,), 1, option.buy)
        return Amounts(option, head, (SELL,), (option.sell,), 1, option.sell)
    if isinstance(option, OpenOption):
        return Amounts(option, head, (BID,), (option.most,), 0, option.most)
    if isinstance(option, ShipOption):
        card = option.ships[head - SHIP_IN]
        assert card is not None
        return Amounts(option, head, _FURS, option.furs, card[0], card[0])
    if isinstance(option, TradeOption) and head == TRADE_AT + TOP:
        return Amounts(option, head, _FURS, option.traders[TOP], 1, option.most_at_top())
    if isinstance(option, BlackMarketOption):
        least, most = option.goods_for(head - UNSEEN_FURS + 1)
        return Amounts(option, head, (PAY_GOODS,), (most,), least, most)
    return None


def _at_once(option: Option, choice: int) -> Move:
    """The move that such a choice is."""
    if isinstance(option, Only):
        return option.move
    if isinstance(option, MillworkOption):
        return moves.Millwork(option.player, choice - HOUSES + 1)
    if isinstance(option, AddLandOption):
        return moves.AddLand(option.player, choice - ADD_LAND)
    if isinstance(option, TradeOption):
        return moves.Trade(option.player, choice - TRADE_AT)
    if isinstance(option, TakeOption):
        return moves.TakeColumn(option.player, choice - TAKE_COLUMN)
    assert isinstance(option, PlaceOption)
    return moves.Place(option.player, choice - PLACE_IN)


def opening(move: Move) -> int:
    """The choice with which this move begins, if it is not its first amount (NO_HEAD)."""
    if isinstance(move, moves.Bid | moves.Pay | moves.Remove):
        return NO_HEAD
    if isinstance(move, moves.Place):
        return PLACE_IN + move.district
    if isinstance(move, moves.Open):
        return OPEN_COLUMN + move.column
    if isinstance(move, moves.TakeColumn):
        return TAKE_COLUMN + move.column
    if isinstance(move, moves.Build):
        return BUILD_IN + move.districts[0]
    if isinstance(move, moves.AddLand):
        return ADD_LAND + move.slot
    if isinstance(move, moves.Trade):
        return TRADE_AT + move.trader
    if isinstance(move, moves.Ship):
        return SHIP_IN + move.slot
    if isinstance(move, moves.Lumberyard):
        return BUY_WOOD if move.buy else SELL_WOOD
    if isinstance(move, moves.Granary):
        return BUY_CORN if move.buy else SELL_CORN
    if isinstance(move, moves.Millwork):
        return HOUSES + move.houses - 1
    if isinstance(move, moves.BlackMarket):
        return UNSEEN_FURS + move.furs - 1
    return _ONLY[move.name]
