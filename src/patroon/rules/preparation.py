"""R3, preparation: new cards, furs for the traders, tiles for the cash box."""

from collections.abc import Sequence

from patroon.board import Card
from patroon.rules.chance import LandDealt, ShipsDealt, TilesLaid, TradersFilled, spaces_to_fill
from patroon.rules.events import CardsLeft, Event, Reshuffled, RoundBegan
from patroon.rules.options import ImpossibleOutcome, Refusal
from patroon.rules.state import (
    DEAL_LAND,
    DEAL_SHIPS,
    FILL_TRADERS,
    LAY_TILES,
    NEXT,
    NO_FURS,
    NO_SLOTS,
    NOBODY,
    PREPARATION,
    SLOTS,
    TRADERS,
    Counts,
    State,
    add,
    take,
)


def begin_round(state: State, events: list[Event]) -> None:
    """R3.1: what nobody took leaves the game; rounds 1 to 3 use the 1620s, 4 to 6 the 1630s."""
    state.round += 1
    events.append(RoundBegan(state.round))
    if state.round > 1:
        state.phase = PREPARATION
    land = tuple(card for card in state.land if card)
    ships = tuple(card for card in state.ships if card)
    if land or ships:
        events.append(CardsLeft(land, ships))
    state.land = state.ships = NO_SLOTS
    decade, deal = divmod(state.round - 1, 3)
    if deal == 0:
        state.land_deck = tuple(sorted(state.layout.board.land[decade]))
        state.ship_deck = tuple(sorted(state.layout.board.ships[decade]))
    state.actor = NOBODY
    state.awaits = DEAL_LAND


def deal_land(state: State, outcome: LandDealt, events: list[Event]) -> None:
    """R3.1."""
    state.land_deck = _without(state.land_deck, outcome.cards)
    state.land = outcome.cards
    events.append(outcome)
    state.awaits = DEAL_SHIPS


def deal_ships(state: State, outcome: ShipsDealt, events: list[Event]) -> None:
    """R3.1."""
    state.ship_deck = _without(state.ship_deck, outcome.cards)
    state.ships = outcome.cards
    events.append(outcome)
    state.awaits = FILL_TRADERS


def _without(deck: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck after these cards were dealt from it, if they can have been."""
    if len(cards) != SLOTS:
        raise ImpossibleOutcome(Refusal("R3.1", "wrong-number-of-cards", {"need": SLOTS, "have": len(cards)}))
    left = list(deck)
    for card in cards:
        if card not in left:
            raise ImpossibleOutcome(Refusal("R3.1", "card-not-in-deck", {"card": str(list(card))[:60]}))
        left.remove(card)
    return tuple(left)


def fill_traders(state: State, outcome: TradersFilled, events: list[Event]) -> None:
    """R3.2: every empty space, bottom trader first, as long as there are furs."""
    for name, need, furs in zip(TRADERS, spaces_to_fill(state), outcome.furs, strict=True):
        if sum(furs) != need:
            values: dict[str, int | str] = {"trader": name, "need": need, "have": sum(furs)}
            raise ImpossibleOutcome(Refusal("R3.2", "wrong-number-of-furs-for-trader", values))
    draw_furs(state, outcome.furs, events)
    bottom, middle, top = (add(held, furs) for held, furs in zip(state.traders, outcome.furs, strict=True))
    state.traders = (bottom, middle, top)
    events.append(outcome)
    state.awaits = LAY_TILES


def draw_furs(state: State, draws: Sequence[Counts], events: list[Event]) -> None:
    """R3.2: from the reserve; when it is empty and a fur is needed, the discard pile becomes the new one."""
    reserve, discard = state.reserve, state.discard
    for furs in draws:
        if sum(furs) <= sum(reserve):
            reserve = _drawn(reserve, furs)
        else:  # the reserve's last furs were drawn first, then came the shuffled discard pile
            reserve = _drawn(discard, _drawn(furs, reserve))
            discard = NO_FURS
            events.append(Reshuffled(sum(state.discard)))
    state.reserve, state.discard = reserve, discard


def _drawn(pile: Counts, furs: Counts) -> Counts:
    left = take(pile, furs)
    if min(left) < 0:
        raise ImpossibleOutcome(Refusal("R3.2", "furs-not-in-reserve"))
    return left


def lay_tiles(state: State, outcome: TilesLaid, events: list[Event]) -> None:
    """R3.3: all tiles, one on each space."""
    sizes = tuple(sum(column) for column in outcome.columns)
    if sizes != state.layout.tiles:
        raise ImpossibleOutcome(Refusal("R3.3", "wrong-tile-spaces"))
    if tuple(sum(kind) for kind in zip(*outcome.columns, strict=True)) != state.layout.board.tiles:
        raise ImpossibleOutcome(Refusal("R3.3", "wrong-tiles"))
    state.columns = outcome.columns
    events.append(outcome)
    state.awaits = NEXT
