"""R5.9 to R5.11: trading with the Lenape, travelling to them, and shipping furs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Final

from patroon.board import FURS, TRADERS, Card
from patroon.rules.actions import NO_TILE, has_tile, use_tile
from patroon.rules.events import (
    SHIPPING,
    TRADING,
    TRAVELLING,
    Event,
    FursBought,
    FursShipped,
    Gained,
    Paid,
    Scored,
)
from patroon.rules.fields import Fields, names_of
from patroon.rules.moves import Move, Ship, Trade
from patroon.rules.options import Bits, Kind, Option, Refusal, below, choices, draw_choice, short_of
from patroon.rules.state import BOTTOM, MIDDLE, NO_FURS, TOP, Counts, State, add, emptied, full_slots, take

TRADERS_EMPTY: Final = Refusal("R5.9", "traders-empty")
NO_SHIPS: Final = Refusal("R5.11", "no-ships-left")


def travel_fee(state: State, seat: int) -> int:
    """R5.10: corn on all boats from the player's zone to the nearest occupied camp."""
    zone = state.players[seat].post
    fee = 0
    while not state.camps[zone]:
        fee += state.layout.boats[zone]
        zone += 1
    return fee


class TradeOption(Option):
    """R5.9: one trader. `goods` are the player's; `prices` a trader's price, for each fur at the top one."""

    __match_args__: ClassVar = ("player", "goods", "prices", "traders", "travel")

    def __init__(
        self, player: int, goods: int, prices: Counts, traders: tuple[Counts, Counts, Counts], travel: int
    ) -> None:
        self.player = player
        self.goods = goods
        self.prices = prices
        self.traders = traders
        self.travel = travel

    def open_traders(self) -> list[int]:
        """Those with whom the player can deal."""
        return [
            trader
            for trader in (BOTTOM, MIDDLE, TOP)
            if self.prices[trader] <= self.goods and self.traders[trader] != NO_FURS
        ]

    def most_at_top(self) -> int:
        furs = sum(self.traders[TOP])
        price = self.prices[TOP]
        return min(furs, self.goods // price) if price else furs

    def moves(self) -> Iterator[Move]:
        for trader in self.open_traders():
            if trader != TOP:
                yield Trade(self.player, trader)
                continue
            for number in range(1, self.most_at_top() + 1):
                for furs in choices(self.traders[TOP], number):
                    yield Trade(self.player, TOP, furs)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Trade)
        if not BOTTOM <= move.trader <= TOP:
            return Refusal("R5.9", "no-such-trader")
        held = self.traders[move.trader]
        if held == NO_FURS:
            return Refusal("R5.9", "trader-empty", {"trader": TRADERS[move.trader]})
        if move.trader != TOP:
            number = 1
        else:
            refusal = furs_refused("R5.9", move.furs, held, "trader-lacks-fur")
            if refusal:
                return refusal
            number = sum(move.furs)
            if number == 0:
                return Refusal("R5.9", "trade-at-least-one")
        price = self.prices[move.trader] * number
        return short_of("R5.9", "goods", price, self.goods) if price > self.goods else None

    def draw(self, bits: Bits) -> Move:
        traders = self.open_traders()
        trader = traders[below(bits, len(traders))]
        if trader != TOP:
            return Trade(self.player, trader)
        number = 1 + below(bits, self.most_at_top())
        return Trade(self.player, TOP, draw_choice(self.traders[TOP], number, bits))

    def to_json(self) -> Fields:
        offers: list[Fields] = [
            {"trader": TRADERS[trader], "furs": names_of(self.traders[trader]), "goods": self.prices[trader]}
            for trader in self.open_traders()
        ]
        return {"move": Trade.name, "traders": [*offers], "most": self.most_at_top(), "travel": self.travel}


def furs_refused(rule: str, furs: Counts, held: Counts, key: str) -> Refusal | None:
    """Why these furs can't be taken from those."""
    if len(furs) != len(held) or min(furs) < 0:
        return Refusal(rule, "negative-amount")
    for kind, number in enumerate(furs):
        if number > held[kind]:
            return Refusal(rule, key, {"fur": FURS[kind], "need": number, "have": held[kind]})
    return None


def offer_trade(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    seat = state.actor
    player = state.players[seat]
    if state.traders == (NO_FURS, NO_FURS, NO_FURS):
        return TRADERS_EMPTY
    travel = travel_fee(state, seat)
    if travel > player.corn:
        return short_of("R5.10", "corn-to-travel", travel, player.corn)
    bottom, middle, top = state.layout.board.traders
    option = TradeOption(seat, player.goods, (bottom.goods, middle.goods, top.goods), state.traders, travel)
    if option.open_traders():
        return option
    price = min(option.prices[trader] for trader in (BOTTOM, MIDDLE, TOP) if state.traders[trader] != NO_FURS)
    return short_of("R5.9", "goods", price, player.goods)


def trade(state: State, move: Move, events: list[Event]) -> None:
    """R5.9, R5.10: goods for furs, corn for the journey."""
    assert isinstance(move, Trade)
    player = state.players[move.player]
    trader = state.layout.board.traders[move.trader]
    held = state.traders[move.trader]
    furs = move.furs if move.trader == TOP else held
    goods = trader.goods * (sum(furs) if move.trader == TOP else 1)
    corn = travel_fee(state, move.player)
    if corn:
        player.corn -= corn
        events.append(Paid(move.player, TRAVELLING, corn=corn))
    player.goods -= goods
    events.append(Paid(move.player, TRADING, goods=goods))
    player.furs = add(player.furs, furs)
    bottom, middle, top = state.traders
    if move.trader == BOTTOM:
        bottom = NO_FURS
    elif move.trader == MIDDLE:
        middle = NO_FURS
    else:
        top = take(top, furs)
    state.traders = (bottom, middle, top)
    events.append(FursBought(move.player, move.trader, furs))
    use_tile(state)


class ShipOption(Option):
    """R5.11: one of the ships, with exactly as many furs as it needs."""

    __match_args__: ClassVar = ("player", "furs", "ships", "slots")

    def __init__(self, player: int, furs: Counts, ships: tuple[Card | None, ...], slots: tuple[int, ...]) -> None:
        self.player = player
        self.furs = furs
        self.ships = ships
        self.slots = slots  # The ships for which the furs are enough.

    def moves(self) -> Iterator[Move]:
        for slot in self.slots:
            for furs in choices(self.furs, self._need(slot)):
                yield Ship(self.player, slot, furs)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Ship)
        if move.slot not in full_slots(self.ships):
            return Refusal("R5.11", "slot-empty", {"slot": move.slot + 1})
        refusal = furs_refused("R5.11", move.furs, self.furs, "you-lack-fur")
        if refusal:
            return refusal
        need = self._need(move.slot)
        if sum(move.furs) != need:
            return Refusal("R5.11", "ship-needs-exactly", {"need": need, "have": sum(move.furs)})
        return None

    def draw(self, bits: Bits) -> Move:
        slot = self.slots[below(bits, len(self.slots))]
        return Ship(self.player, slot, draw_choice(self.furs, self._need(slot), bits))

    def to_json(self) -> Fields:
        ships: list[Fields] = [{"slot": slot, "need": self._need(slot)} for slot in self.slots]
        return {"move": Ship.name, "ships": [*ships], "furs": names_of(self.furs)}

    def _need(self, slot: int) -> int:
        card = self.ships[slot]
        assert card is not None
        return card[0]


def offer_ship(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    furs = state.players[state.actor].furs
    number = sum(furs)
    slots = []
    least = 0
    for slot, card in enumerate(state.ships):
        if card is None:
            continue
        if card[0] <= number:
            slots.append(slot)
        elif not least or card[0] < least:
            least = card[0]
    if slots:
        return ShipOption(state.actor, furs, state.ships, tuple(slots))
    return short_of("R5.11", "furs", least, number) if least else NO_SHIPS


def shipping_points(state: State, furs: Counts) -> int:
    """R5.11: per fur by type, the types ranked by how many of them are shipped, most first."""
    return _points(furs, state.layout.board.scoring.fur_types)


def _points(furs: Counts, by_type: tuple[int, ...]) -> int:
    return sum([number * points for number, points in zip(sorted(furs, reverse=True), by_type, strict=True)])


def best_shipment(state: State, furs: Counts, need: int) -> Counts:
    """Of these furs so many as a ship needs, if there are as many: those that score most, and among equals those
    after which the others would."""
    return _best_shipment(furs, need, state.layout.board.scoring.fur_types)


@lru_cache(maxsize=4096)
def _best_shipment(furs: Counts, need: int, by_type: tuple[int, ...]) -> Counts:
    """All are tried, since a board may reward anything; nothing but its arguments decides, so once is enough."""
    return max(
        choices(furs, need), key=lambda shipped: (_points(shipped, by_type), _points(take(furs, shipped), by_type))
    )


def ship(state: State, move: Move, events: list[Event]) -> None:
    """R5.11: points and the ship's coins; the furs to the discard pile, the ship to the player."""
    assert isinstance(move, Ship)
    player = state.players[move.player]
    card = state.ships[move.slot]
    assert card is not None
    points = shipping_points(state, move.furs)
    player.furs = take(player.furs, move.furs)
    state.discard = add(state.discard, move.furs)
    state.ships = emptied(state.ships, move.slot)
    player.ships = (*player.ships, card)
    events.append(FursShipped(move.player, move.slot, card, move.furs))
    player.score += points
    events.append(Scored(move.player, SHIPPING, points))
    player.coins += card[2]
    events.append(Gained(move.player, SHIPPING, coins=card[2]))
    use_tile(state)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(Trade, offer_trade, trade),
    Kind(Ship, offer_ship, ship),
)
