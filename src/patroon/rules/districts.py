"""R6, special actions: one per step, in any district, for a coin unless the player leads or ties there."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.rules.actions import SPECIAL_TAKEN, go_on, use_special
from patroon.rules.events import (
    BUILDING,
    FEE,
    MARKET,
    Event,
    Gained,
    HousesBuilt,
    Paid,
    PostMoved,
    WarehouseBuilt,
)
from patroon.rules.fields import Fields
from patroon.rules.moves import BlackMarket, Docks, Granary, Lumberyard, Market, Millwork, Move, TradingCompany
from patroon.rules.options import Bits, Kind, Only, Option, Refusal, below, short_of
from patroon.rules.outcomes import FursDrawn
from patroon.rules.preparation import give_furs
from patroon.rules.state import (
    BLACK_MARKET,
    DISTRICTS,
    DOCKS,
    DRAW_FURS,
    GRANARY,
    LUMBERYARD,
    MILLWORK,
    TRADING_COMPANY,
    State,
)

MOST_HOUSES: Final = 3
MOST_FURS: Final = 3
PRICE_OF_A_FUR: Final = 3

NO_HOUSE_SPACE: Final = Refusal("R6.4", "no-house-space")
ALL_WAREHOUSES: Final = Refusal("R6.3", "all-warehouses-built")
NO_ZONE: Final = Refusal("R6.6", "no-zone-to-move-to")


def fee(state: State, district: int) -> int:
    """R6: looked up at this moment, businesses built in the same turn included."""
    return 0 if state.actor in state.leaders[district] else 1


def _refused(state: State, district: int) -> Refusal | None:
    """What every special action needs: not to have taken one in this step, and the fee, before anything else."""
    if not state.special:
        return SPECIAL_TAKEN
    if not state.players[state.actor].coins and fee(state, district):
        return Refusal("R6", "no-coin-for-fee", {"district": DISTRICTS[district]})
    return None


def _pay_fee(state: State, district: int, events: list[Event]) -> None:
    if fee(state, district):
        state.players[state.actor].coins -= 1
        events.append(Paid(state.actor, FEE, coins=1))


class MarketOption(Option):
    """R6.1, R6.2: buy for coins, or sell for coins, at 1 each. `kind` is the class of its moves."""

    __match_args__: ClassVar = ("kind", "player", "buy", "sell", "fee")

    def __init__(self, kind: type[Market], player: int, buy: int, sell: int, fee: int) -> None:
        self.kind = kind
        self.player = player
        self.buy = buy
        self.sell = sell
        self.fee = fee

    def moves(self) -> Iterator[Move]:
        for amount in range(1, self.buy + 1):
            yield self.kind(self.player, amount, 0)
        for amount in range(1, self.sell + 1):
            yield self.kind(self.player, 0, amount)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Market)
        if min(move.buy, move.sell) != 0 or max(move.buy, move.sell) < 1:
            return Refusal("R5.4", "buy-or-sell-at-least-one")
        if move.buy > self.buy:
            return short_of(move.rule, "coins", move.buy + self.fee, self.buy + self.fee)
        if move.sell > self.sell:
            return short_of(move.rule, "wood" if self.kind is Lumberyard else "corn", move.sell, self.sell)
        return None

    def draw(self, bits: Bits) -> Move:
        amount = below(bits, self.buy + self.sell)
        if amount < self.buy:
            return self.kind(self.player, amount + 1, 0)
        return self.kind(self.player, 0, amount - self.buy + 1)

    def to_json(self) -> Fields:
        return {"move": self.kind.name, "buy": self.buy, "sell": self.sell, "fee": self.fee}


def offer_lumberyard(state: State) -> Option | Refusal:
    return _offer_market(state, Lumberyard, LUMBERYARD, state.players[state.actor].wood)


def offer_granary(state: State) -> Option | Refusal:
    return _offer_market(state, Granary, GRANARY, state.players[state.actor].corn)


def _offer_market(state: State, kind: type[Market], district: int, held: int) -> Option | Refusal:
    refusal = _refused(state, district)
    if refusal:
        return refusal
    cost = fee(state, district)
    coins = state.players[state.actor].coins - cost
    if coins or held:
        return MarketOption(kind, state.actor, coins, held, cost)
    return Refusal(kind.rule, "nothing-to-buy-or-sell")


def market(state: State, move: Move, events: list[Event]) -> None:
    """R6.1, R6.2: wood or corn against coins."""
    assert isinstance(move, Market)
    of_wood = isinstance(move, Lumberyard)
    _pay_fee(state, LUMBERYARD if of_wood else GRANARY, events)
    player = state.players[move.player]
    player.coins += move.sell - move.buy
    amount = move.buy + move.sell  # one of them is 0
    wood, corn = (amount, 0) if of_wood else (0, amount)
    if move.buy:
        player.wood += wood
        player.corn += corn
        events.append(Paid(move.player, MARKET, coins=amount))
        events.append(Gained(move.player, MARKET, wood=wood, corn=corn))
    else:
        player.wood -= wood
        player.corn -= corn
        events.append(Paid(move.player, MARKET, wood=wood, corn=corn))
        events.append(Gained(move.player, MARKET, coins=amount))
    use_special(state)


def offer_docks(state: State) -> Option | Refusal:
    refusal = _refused(state, DOCKS)
    if refusal:
        return refusal
    player = state.players[state.actor]
    if player.warehouses == len(state.layout.board.piers):
        return ALL_WAREHOUSES
    return _lacking(player.wood, player.buildings, Docks.rule) or Only(Docks(state.actor), fee(state, DOCKS))


def _lacking(wood: int, buildings: int, rule: str) -> Refusal | None:
    """Something to build with: 1 wood and a building in the supply (R7)."""
    if not wood:
        return short_of(rule, "wood", 1, 0)
    if not buildings:
        return short_of("R7", "buildings", 1, 0)
    return None


def docks(state: State, move: Move, events: list[Event]) -> None:
    """R6.3: the next warehouse unlocks its pier."""
    _pay_fee(state, DOCKS, events)
    player = state.players[move.player]
    player.wood -= 1
    events.append(Paid(move.player, BUILDING, wood=1))
    player.buildings -= 1
    player.warehouses += 1
    events.append(WarehouseBuilt(move.player, player.warehouses, state.layout.room[player.warehouses]))
    use_special(state)


class MillworkOption(Option):
    """R6.4: 1 to 3 houses, as far as wood, buildings and house spaces go."""

    __match_args__: ClassVar = ("player", "wood", "buildings", "spaces", "fee")

    def __init__(self, player: int, wood: int, buildings: int, spaces: int, fee: int) -> None:
        self.player = player
        self.wood = wood
        self.buildings = buildings
        self.spaces = spaces
        self.fee = fee

    def most(self) -> int:
        return min(MOST_HOUSES, self.wood, self.buildings, self.spaces)

    def moves(self) -> Iterator[Move]:
        for houses in range(1, self.most() + 1):
            yield Millwork(self.player, houses)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Millwork)
        houses = move.houses
        if not 1 <= houses <= MOST_HOUSES:
            return Refusal("R6.4", "houses-1-to-3", {"have": houses})
        if houses > self.wood:
            return short_of("R6.4", "wood", houses, self.wood)
        if houses > self.buildings:
            return short_of("R7", "buildings", houses, self.buildings)
        if houses > self.spaces:
            return short_of("R6.4", "house-spaces", houses, self.spaces)
        return None

    def draw(self, bits: Bits) -> Move:
        return Millwork(self.player, 1 + below(bits, self.most()))

    def to_json(self) -> Fields:
        return {"move": Millwork.name, "least": 1, "most": self.most(), "fee": self.fee}


def offer_millwork(state: State) -> Option | Refusal:
    refusal = _refused(state, MILLWORK)
    if refusal:
        return refusal
    player = state.players[state.actor]
    spaces = player.spaces - player.houses
    if not spaces:
        return NO_HOUSE_SPACE
    return _lacking(player.wood, player.buildings, Millwork.rule) or MillworkOption(
        state.actor, player.wood, player.buildings, spaces, fee(state, MILLWORK)
    )


def millwork(state: State, move: Move, events: list[Event]) -> None:
    """R6.4: always the leftmost empty house spaces."""
    assert isinstance(move, Millwork)
    _pay_fee(state, MILLWORK, events)
    player = state.players[move.player]
    player.wood -= move.houses
    events.append(Paid(move.player, BUILDING, wood=move.houses))
    player.buildings -= move.houses
    player.houses += move.houses
    player.filled = player.count_filled()
    events.append(HousesBuilt(move.player, move.houses, player.filled))
    use_special(state)


def price_of(furs: int) -> int:
    """R6.5: what so many furs cost, in coins and goods."""
    return PRICE_OF_A_FUR * furs


class BlackMarketOption(Option):
    """R6.5: 1 to 3 furs, 3 each in coins and goods. `coins` are those left after the fee."""

    __match_args__: ClassVar = ("player", "coins", "goods", "furs", "fee")

    def __init__(self, player: int, coins: int, goods: int, furs: int, fee: int) -> None:
        self.player = player
        self.coins = coins
        self.goods = goods
        self.furs = furs
        self.fee = fee

    def most(self) -> int:
        return min(MOST_FURS, (self.coins + self.goods) // PRICE_OF_A_FUR, self.furs)

    def goods_for(self, furs: int) -> tuple[int, int]:
        """The least and the most goods in the price of so many furs."""
        price = price_of(furs)
        return max(0, price - self.coins), min(price, self.goods)

    def moves(self) -> Iterator[Move]:
        for furs in range(1, self.most() + 1):
            least, most = self.goods_for(furs)
            for goods in range(least, most + 1):
                yield BlackMarket(self.player, furs, goods)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, BlackMarket)
        price = price_of(move.furs)
        if not 1 <= move.furs <= MOST_FURS:
            return Refusal("R6.5", "furs-1-to-3", {"have": move.furs})
        if move.furs > self.furs:
            return short_of("R6.5", "furs-in-reserve", move.furs, self.furs)
        if not 0 <= move.goods <= price:
            return Refusal("R6.5", "goods-not-in-price", {"have": move.goods, "most": price})
        if move.goods > self.goods:
            return short_of("R6.5", "goods", move.goods, self.goods)
        coins = price - move.goods
        if coins > self.coins:
            return short_of("R6.5", "coins", coins + self.fee, self.coins + self.fee)
        return None

    def draw(self, bits: Bits) -> Move:
        furs = 1 + below(bits, self.most())
        least, most = self.goods_for(furs)
        return BlackMarket(self.player, furs, least + below(bits, most - least + 1))

    def to_json(self) -> Fields:
        prices: list[Fields] = []
        for furs in range(1, self.most() + 1):
            least, most = self.goods_for(furs)
            prices.append({"furs": furs, "price": price_of(furs), "least_goods": least, "most_goods": most})
        return {"move": BlackMarket.name, "prices": [*prices], "fee": self.fee}


def offer_black_market(state: State) -> Option | Refusal:
    refusal = _refused(state, BLACK_MARKET)
    if refusal:
        return refusal
    player = state.players[state.actor]
    cost = fee(state, BLACK_MARKET)
    money = player.coins - cost + player.goods
    if money < PRICE_OF_A_FUR:
        return short_of("R6.5", "coins-and-goods", PRICE_OF_A_FUR, money)
    furs = sum(state.reserve) + sum(state.discard)
    if not furs:
        return short_of("R6.5", "furs-in-reserve", 1, 0)
    return BlackMarketOption(state.actor, player.coins - cost, player.goods, furs, cost)


def black_market(state: State, move: Move, events: list[Event]) -> None:
    """R6.5: paid first; the furs come from the reserve, unseen."""
    assert isinstance(move, BlackMarket)
    _pay_fee(state, BLACK_MARKET, events)
    player = state.players[move.player]
    coins = price_of(move.furs) - move.goods
    player.coins -= coins
    player.goods -= move.goods
    events.append(Paid(move.player, MARKET, coins=coins, goods=move.goods))
    state.special = False
    state.to_draw = move.furs
    state.awaits = DRAW_FURS


def deliver_furs(state: State, outcome: FursDrawn, events: list[Event]) -> None:
    """R6.5: the furs bought at the black market arrive, and the turn goes on."""
    give_furs(state, outcome, events)
    state.to_draw = 0
    state.ask_to_act()
    go_on(state)


def next_zone(state: State, seat: int) -> int | None:
    """R6.6: the nearest zone upriver with a free space, leapfrogging full ones, never beyond the farthest longhouse."""
    farthest = max(camp for camp, longhouses in enumerate(state.camps) if longhouses)
    posts = [player.post for player in state.players]
    for zone in range(state.players[seat].post + 1, farthest + 1):
        if posts.count(zone) < state.layout.posts[zone]:
            return zone
    return None


def offer_trading_company(state: State) -> Option | Refusal:
    refusal = _refused(state, TRADING_COMPANY)
    if refusal:
        return refusal
    if not state.players[state.actor].wood:
        return short_of("R6.6", "wood", 1, 0)
    if next_zone(state, state.actor) is None:
        return NO_ZONE
    return Only(TradingCompany(state.actor), fee(state, TRADING_COMPANY))


def trading_company(state: State, move: Move, events: list[Event]) -> None:
    """R6.6: 1 wood."""
    _pay_fee(state, TRADING_COMPANY, events)
    player = state.players[move.player]
    zone = next_zone(state, move.player)
    assert zone is not None
    player.wood -= 1
    events.append(Paid(move.player, BUILDING, wood=1))
    events.append(PostMoved(move.player, player.post + 1, zone + 1))
    player.post = zone
    use_special(state)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(Lumberyard, offer_lumberyard, market),
    Kind(Granary, offer_granary, market),
    Kind(Docks, offer_docks, docks),
    Kind(Millwork, offer_millwork, millwork),
    Kind(BlackMarket, offer_black_market, black_market),
    Kind(TradingCompany, offer_trading_company, trading_company),
)
