"""R4, bidding: as many auctions as players, the last of them free."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.rules.events import BIDDING as FOR_A_BID
from patroon.rules.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    ColumnTaken,
    Event,
    Gained,
    Paid,
    TokensSwapped,
)
from patroon.rules.fields import Fields, names_of
from patroon.rules.moves import Bid, Move, Open, PassBid, Pay, TakeColumn
from patroon.rules.options import Bits, Kind, Only, Option, Refusal, below, choices, draw_choice, short_of
from patroon.rules.state import BID, BIDDING, NEXT, OPEN, PAY, TAKE, Counts, State, add, take


def begin_bidding(state: State) -> None:
    """R4.1: everyone is in; tokens lie as the last round left them (R4.8)."""
    state.phase = BIDDING
    state.still_in = state.by_token()
    _next_auction(state)


def _next_auction(state: State) -> None:
    """R4.2: the lowest token of those still in chooses; R4.7: the last one just takes."""
    state.actor = state.still_in[0]
    state.awaits = TAKE if len(state.still_in) == 1 else OPEN


def _columns_on_offer(state: State) -> tuple[int, ...]:
    """Columns still there; two players auction a column of 3 tiles, and the loser takes one of 2 (R4.9)."""
    columns = [index for index, tiles in enumerate(state.columns) if tiles is not None]
    if state.layout.players == 2:
        size = 3 if state.awaits == OPEN else 2
        columns = [index for index in columns if state.layout.tiles[index] == size]
    return tuple(columns)


class OpenOption(Option):
    """R4.2, R4.4: any column on offer, any bid from 0 to all one has."""

    __match_args__: ClassVar = ("player", "columns", "most", "two_players")

    def __init__(self, player: int, columns: tuple[int, ...], most: int, two_players: bool) -> None:
        self.player = player
        self.columns = columns
        self.most = most
        self.two_players = two_players

    def moves(self) -> Iterator[Move]:
        for column in self.columns:
            for bid in range(self.most + 1):
                yield Open(self.player, column, bid)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Open)
        if move.column not in self.columns:
            return _column_refused(move.column, 3 if self.two_players else None)
        return _bid_refused(move.bid, 0, self.most)

    def draw(self, bits: Bits) -> Move:
        column = self.columns[below(bits, len(self.columns))]
        return Open(self.player, column, below(bits, self.most + 1))

    def to_json(self) -> Fields:
        return {"move": Open.name, "columns": list(self.columns), "least": 0, "most": self.most}


def _column_refused(column: int, size: int | None) -> Refusal:
    """Why this column can't be had; with two players it must have so many tiles (R4.9)."""
    if size is not None:
        return Refusal("R4.9", "column-not-of-size", {"column": column + 1, "size": size})
    return Refusal("R4.2", "column-not-there", {"column": column + 1})


def _bid_refused(bid: int, least: int, most: int) -> Refusal | None:
    if bid > most:
        return Refusal("R4.4", "bid-more-than-held", {"bid": bid, "most": most})
    if bid < least:
        return Refusal("R4.3" if least else "R4.2", "bid-too-low", {"bid": bid, "least": least})
    return None


def offer_open(state: State) -> Option | Refusal:
    columns = _columns_on_offer(state)
    most = state.players[state.actor].resources()
    return OpenOption(state.actor, columns, most, state.layout.players == 2)


def open_auction(state: State, move: Move, events: list[Event]) -> None:
    """R4.2: the token lies above the column but counts as the chooser's until all is settled (R4.6)."""
    assert isinstance(move, Open)
    state.column = move.column
    state.chooser = state.bidder = move.player
    state.bid = move.bid
    state.to_speak = state.still_in[1:]
    events.append(AuctionOpened(move.player, move.column, move.bid))
    _next_speaker(state, events)


class BidOption(Option):
    """R4.3, R4.4: higher than the highest bid, up to all one has."""

    __match_args__: ClassVar = ("player", "least", "most")

    def __init__(self, player: int, least: int, most: int) -> None:
        self.player = player
        self.least = least
        self.most = most

    def moves(self) -> Iterator[Move]:
        for bid in range(self.least, self.most + 1):
            yield Bid(self.player, bid)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Bid)
        return _bid_refused(move.bid, self.least, self.most)

    def draw(self, bits: Bits) -> Move:
        return Bid(self.player, self.least + below(bits, self.most - self.least + 1))

    def to_json(self) -> Fields:
        return {"move": Bid.name, "least": self.least, "most": self.most}


def offer_bid(state: State) -> Option | Refusal:
    least = state.bid + 1
    most = state.players[state.actor].resources()
    if most < least:
        return Refusal("R4.4", "cannot-outbid", {"bid": state.bid, "most": most})
    return BidOption(state.actor, least, most)


def bid(state: State, move: Move, events: list[Event]) -> None:
    """R4.3: everyone speaks once."""
    assert isinstance(move, Bid)
    state.bid = move.bid
    state.bidder = move.player
    events.append(BidMade(move.player, move.bid))
    _next_speaker(state, events)


def offer_pass_bid(state: State) -> Option | Refusal:
    return Only(PassBid(state.actor))


def pass_bid(state: State, move: Move, events: list[Event]) -> None:
    """R4.3: no coin for passing here."""
    events.append(BidPassed(move.player))
    _next_speaker(state, events)


def _next_speaker(state: State, events: list[Event]) -> None:
    if state.to_speak:
        state.actor = state.to_speak[0]
        state.to_speak = state.to_speak[1:]
        state.awaits = BID
        return
    events.append(AuctionWon(state.bidder, state.column, state.bid))
    state.actor = state.bidder
    if state.bid:
        state.awaits = PAY
    else:
        _settle(state, events)


RESOURCES: Final = ("coins", "goods", "wood", "corn")


class PayOption(Option):
    """R4.5: so many resources in any mix. `held`: coins, goods, wood, corn, then the furs by type."""

    __match_args__: ClassVar = ("player", "amount", "held")

    def __init__(self, player: int, amount: int, held: Counts) -> None:
        self.player = player
        self.amount = amount
        self.held = held

    def moves(self) -> Iterator[Move]:
        for paid in choices(self.held, self.amount):
            yield self._move(paid)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Pay)
        paid = (move.coins, move.goods, move.wood, move.corn, *move.furs)
        if len(paid) != len(self.held) or min(paid) < 0:
            return Refusal("R4.5", "negative-amount")
        for kind, name in enumerate(RESOURCES):
            if paid[kind] > self.held[kind]:
                return short_of("R4.5", name, paid[kind], self.held[kind])
        for kind in range(len(RESOURCES), len(paid)):
            if paid[kind] > self.held[kind]:
                return short_of("R4.5", "furs-of-type", paid[kind], self.held[kind])
        if sum(paid) != self.amount:
            return Refusal("R4.5", "payment-not-the-bid", {"need": self.amount, "have": sum(paid)})
        return None

    def draw(self, bits: Bits) -> Move:
        return self._move(draw_choice(self.held, self.amount, bits))

    def to_json(self) -> Fields:
        held: Fields = dict(zip(RESOURCES, self.held, strict=False))
        return {"move": Pay.name, "amount": self.amount, "held": {**held, "furs": names_of(self.held[4:])}}

    def _move(self, paid: Counts) -> Pay:
        return Pay(self.player, paid[0], paid[1], paid[2], paid[3], paid[4:])


def offer_pay(state: State) -> Option | Refusal:
    player = state.players[state.actor]
    held = (player.coins, player.goods, player.wood, player.corn, *player.furs)
    return PayOption(state.actor, state.bid, held)


def pay(state: State, move: Move, events: list[Event]) -> None:
    """R4.5: furs to the discard pile, the rest to the supply."""
    assert isinstance(move, Pay)
    player = state.players[move.player]
    player.coins -= move.coins
    player.goods -= move.goods
    player.wood -= move.wood
    player.corn -= move.corn
    player.furs = take(player.furs, move.furs)
    state.discard = add(state.discard, move.furs)
    events.append(Paid(move.player, FOR_A_BID, move.coins, move.goods, move.wood, move.corn, move.furs))
    _settle(state, events)


def _settle(state: State, events: list[Event]) -> None:
    """R4.5, R4.6: the winner gets the column; winner and chooser swap tokens."""
    winner, chooser = state.bidder, state.chooser
    _give_column(state, winner, state.column, events)
    if winner != chooser:
        one, other = state.players[winner], state.players[chooser]
        one.token, other.token = other.token, one.token
        events.append(TokensSwapped(winner, one.token, chooser, other.token))
    state.still_in = tuple([seat for seat in state.by_token() if seat in state.still_in and seat != winner])
    _next_auction(state)


def _give_column(state: State, winner: int, column: int, events: list[Event]) -> None:
    player = state.players[winner]
    tiles = state.columns[column]
    assert tiles is not None
    player.tiles = tiles
    state.columns = (*state.columns[:column], None, *state.columns[column + 1 :])
    events.append(ColumnTaken(winner, column, tiles))
    coins = state.layout.board.columns[column].coins
    if coins:
        player.coins += coins
        events.append(Gained(winner, FOR_A_BID, coins=coins))


class TakeOption(Option):
    """R4.7, R4.9: any column on offer."""

    __match_args__: ClassVar = ("player", "columns", "two_players")

    def __init__(self, player: int, columns: tuple[int, ...], two_players: bool) -> None:
        self.player = player
        self.columns = columns
        self.two_players = two_players

    def moves(self) -> Iterator[Move]:
        for column in self.columns:
            yield TakeColumn(self.player, column)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, TakeColumn)
        if move.column not in self.columns:
            return _column_refused(move.column, 2 if self.two_players else None)
        return None

    def draw(self, bits: Bits) -> Move:
        return TakeColumn(self.player, self.columns[below(bits, len(self.columns))])

    def to_json(self) -> Fields:
        return {"move": TakeColumn.name, "columns": list(self.columns)}


def offer_take(state: State) -> Option | Refusal:
    return TakeOption(state.actor, _columns_on_offer(state), state.layout.players == 2)


def take_column(state: State, move: Move, events: list[Event]) -> None:
    """R4.7: for nothing, keeping the token. The bidding is over."""
    assert isinstance(move, TakeColumn)
    _give_column(state, move.player, move.column, events)
    state.still_in = ()
    state.awaits = NEXT


KINDS: Final[tuple[Kind, ...]] = (
    Kind(Open, offer_open, open_auction),
    Kind(Bid, offer_bid, bid),
    Kind(PassBid, offer_pass_bid, pass_bid),
    Kind(Pay, offer_pay, pay),
    Kind(TakeColumn, offer_take, take_column),
)
