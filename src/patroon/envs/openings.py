"""How moves begin: which choices open each option, what they make of it, and which one a given move begins with."""

from typing import Final

from patroon.envs.drafts import NO_HEAD, Amounts, Businesses, Draft
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
from patroon.rules.game import KINDS
from patroon.rules.land import AddLandOption
from patroon.rules.moves import Move
from patroon.rules.options import Only, Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.setup import PlaceOption
from patroon.rules.state import DISTRICTS, TOP, State
from patroon.rules.trade import ShipOption, TradeOption

_PAID: Final = tuple(range(PAY, REMOVE, BLOCK))
_FURS: Final = tuple(range(FURS, REMOVE, BLOCK))
_REMOVED: Final = tuple(range(REMOVE, REMOVE + 6 * BLOCK, BLOCK))

_BEGINS: Final[tuple[type[Move], ...]] = (
    *[moves.Place] * 6,
    *[moves.Open] * 5,
    moves.PassBid,
    *[moves.TakeColumn] * 5,
    *[moves.Build] * 7,
    moves.Elections,
    *[moves.AddLand] * 4,
    moves.ClearLand,
    *[moves.Trade] * 3,
    *[moves.Ship] * 4,
    *[moves.Lumberyard] * 2,
    *[moves.Granary] * 2,
    moves.Docks,
    *[moves.Millwork] * 3,
    *[moves.BlackMarket] * 3,
    moves.TradingCompany,
    moves.PassTile,
    moves.PassSpecial,
    moves.EndTurn,
    *[moves.Bid] * BLOCK,
    *[moves.Market] * (2 * BLOCK),  # amounts only: no move begins with them
    *[moves.Pay] * (9 * BLOCK),
    *[moves.Remove] * (6 * BLOCK),
)
"""The kind of move that begins with each choice."""

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


def begin(state: State, choice: int) -> Move | Draft:
    """What this opening, which is open now, makes: a move that is complete, or one to go on with."""
    option = KINDS[_BEGINS[choice]].offer(state)
    assert isinstance(option, Option)
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
