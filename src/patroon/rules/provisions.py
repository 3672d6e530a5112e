"""R8, provisions and income: harvest, upkeep, goods, income; each for all players before the next begins."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.rules.city import remove_business
from patroon.rules.events import GOODS, HARVEST, INCOME, REMOVAL, UPKEEP, Event, Gained, Lost, Paid, Scored
from patroon.rules.fields import Fields
from patroon.rules.moves import Move, Remove
from patroon.rules.options import Bits, Kind, Option, Refusal, choices, draw_choice
from patroon.rules.state import DISTRICTS, NEXT, PROVISIONS, REMOVE, Counts, State, change


def begin_provisions(state: State, events: list[Event]) -> None:
    """R8.1, R8.2: everyone harvests, everyone pays; then removals."""
    state.phase = PROVISIONS
    for seat in state.order:
        _harvest(state, seat, events)
    to_remove = [0] * len(state.players)
    for seat in state.order:
        to_remove[seat] = _pay_upkeep(state, seat, events)
    state.to_remove = tuple(to_remove)
    _go_on_removing(state, events)


def _harvest(state: State, seat: int, events: list[Event]) -> None:
    """R8.1."""
    player = state.players[seat]
    corn = sum([card[2] for card in player.row[: player.cleared]])
    if corn:
        player.corn += corn
        events.append(Gained(seat, HARVEST, corn=corn))


def _pay_upkeep(state: State, seat: int, events: list[Event]) -> int:
    """R8.2: 1 corn per business, as far as it goes; how many businesses go unpaid."""
    player = state.players[seat]
    businesses = sum(player.businesses)
    corn = min(businesses, player.corn)
    if corn:
        player.corn -= corn
        events.append(Paid(seat, UPKEEP, corn=corn))
    return businesses - corn


def _go_on_removing(state: State, events: list[Event]) -> None:
    """R8.2: in turn order; the game asks only where there is a choice."""
    for seat in state.order:
        number = state.to_remove[seat]
        if not number:
            continue
        businesses = state.players[seat].businesses
        if sum(businesses) > number and len([count for count in businesses if count]) > 1:
            state.actor = seat
            state.awaits = REMOVE
            return
        if sum(businesses) == number:
            _remove(state, seat, businesses, events)
        else:
            _remove(state, seat, tuple([number if count else 0 for count in businesses]), events)
    _goods_and_income(state, events)
    state.awaits = NEXT


def _remove(state: State, seat: int, businesses: Counts, events: list[Event]) -> None:
    """R8.2: each costs points, but no score falls below 0 (R1.8)."""
    for district, count in enumerate(businesses):
        for _ in range(count):
            remove_business(state, seat, district, events)
    player = state.players[seat]
    penalty = state.layout.board.scoring.removed_business * sum(businesses)
    points = max(-player.score, penalty)
    if points:
        player.score += points
        events.append(Scored(seat, REMOVAL, points))
    state.to_remove = change(state.to_remove, seat, -sum(businesses))


class RemoveOption(Option):
    """R8.2: so many of one's businesses."""

    __match_args__: ClassVar = ("player", "number", "businesses")

    def __init__(self, player: int, number: int, businesses: Counts) -> None:
        self.player = player
        self.number = number
        self.businesses = businesses

    def moves(self) -> Iterator[Move]:
        for removed in choices(self.businesses, self.number):
            yield self._move(removed)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Remove)
        if len(move.districts) != self.number:
            return Refusal("R8.2", "remove-exactly", {"need": self.number, "have": len(move.districts)})
        for district in move.districts:
            if not 0 <= district < len(DISTRICTS):
                return Refusal("R0", "no-such-district")
            if move.districts.count(district) > self.businesses[district]:
                values: dict[str, int | str] = {"district": DISTRICTS[district], "have": self.businesses[district]}
                return Refusal("R8.2", "remove-too-many", values)
        return None

    def draw(self, bits: Bits) -> Move:
        return self._move(draw_choice(self.businesses, self.number, bits))

    def to_json(self) -> Fields:
        held: Fields = dict(zip(DISTRICTS, self.businesses, strict=True))
        return {"move": Remove.name, "number": self.number, "businesses": held}

    def _move(self, removed: Counts) -> Remove:
        return Remove(self.player, tuple([district for district, count in enumerate(removed) for _ in range(count)]))


def offer_remove(state: State) -> Option | Refusal:
    return RemoveOption(state.actor, state.to_remove[state.actor], state.players[state.actor].businesses)


def remove(state: State, move: Move, events: list[Event]) -> None:
    """R8.2: the owner's choice."""
    assert isinstance(move, Remove)
    counts = tuple([move.districts.count(district) for district in range(len(DISTRICTS))])
    _remove(state, move.player, counts, events)
    _go_on_removing(state, events)


def _goods_and_income(state: State, events: list[Event]) -> None:
    for seat in state.order:
        _collect_goods(state, seat, events)
    for seat in state.order:
        _collect_income(state, seat, events)


def _collect_goods(state: State, seat: int, events: list[Event]) -> None:
    """R8.3: as many as find room on the piers."""
    player = state.players[seat]
    goods = sum([card[1] for card in player.ships])
    stored = min(goods, state.layout.room[player.warehouses] - player.goods)
    if stored:
        player.goods += stored
        events.append(Gained(seat, GOODS, goods=stored))
    if goods > stored:
        events.append(Lost(seat, goods - stored))


def _collect_income(state: State, seat: int, events: list[Event]) -> None:
    """R8.4: a coin per district with a business, and one more per outright majority."""
    player = state.players[seat]
    coins = len([count for count in player.businesses if count])
    coins += len([leaders for leaders in state.leaders if leaders == (seat,)])
    if coins:
        player.coins += coins
        events.append(Gained(seat, INCOME, coins=coins))


KINDS: Final[tuple[Kind, ...]] = (Kind(Remove, offer_remove, remove),)
