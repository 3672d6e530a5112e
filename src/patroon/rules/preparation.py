"""R3, preparation: new cards, furs for the traders, tiles for the cash box."""

from collections.abc import Sequence

from patroon.board import TILES, TRADERS, Card
from patroon.rules.events import CardsLeft, Event, Reshuffled, RoundBegan
from patroon.rules.options import ImpossibleOutcome, Refusal
from patroon.rules.outcomes import FursDrawn, LandDealt, Outcome, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.state import (
    BOTTOM,
    DEAL_LAND,
    DEAL_SHIPS,
    FILL_TRADERS,
    LAY_TILES,
    MIDDLE,
    NEXT,
    NO_FURS,
    NO_SLOTS,
    NOBODY,
    PREPARATION,
    SLOTS,
    TOP,
    Counts,
    State,
    add,
    take,
)


def begin_round(state: State, events: list[Event]) -> None:
    """R3.1: what nobody took leaves the game. The 1620s lie on top (R1.5) and are used up in round 3."""
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


def deal_land(state: State, outcome: Outcome, events: list[Event]) -> None:
    """R3.1."""
    assert isinstance(outcome, LandDealt)
    state.land_deck = _without(state.land_deck, outcome.cards)
    state.land = outcome.cards
    events.append(outcome)
    state.awaits = DEAL_SHIPS


def deal_ships(state: State, outcome: Outcome, events: list[Event]) -> None:
    """R3.1."""
    assert isinstance(outcome, ShipsDealt)
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


def spaces_to_fill(state: State) -> tuple[int, int, int]:
    """R3.2: empty trader spaces that will be filled: bottom first, then middle, then top, while there are furs."""
    furs = sum(state.reserve) + sum(state.discard)
    spaces = []
    for place, trader in enumerate(state.layout.board.traders):
        fill = min(trader.furs - sum(state.traders[place]), furs)
        furs -= fill
        spaces.append(fill)
    bottom, middle, top = spaces
    return bottom, middle, top


def fill_traders(state: State, outcome: Outcome, events: list[Event]) -> None:
    """R3.2: every empty space, bottom trader first, as long as there are furs."""
    assert isinstance(outcome, TradersFilled)
    spaces = spaces_to_fill(state)
    for trader, furs in enumerate(outcome.furs):
        if sum(furs) != spaces[trader]:
            values: dict[str, int | str] = {"trader": TRADERS[trader], "need": spaces[trader], "have": sum(furs)}
            raise ImpossibleOutcome(Refusal("R3.2", "wrong-number-of-furs-for-trader", values))
    draw_furs(state, outcome.furs, events)
    bottom, middle, top = state.traders
    state.traders = (add(bottom, outcome.furs[BOTTOM]), add(middle, outcome.furs[MIDDLE]), add(top, outcome.furs[TOP]))
    events.append(outcome)
    state.awaits = LAY_TILES if state.round else NEXT  # before round 1 the first businesses come next


def give_furs(state: State, outcome: FursDrawn, events: list[Event]) -> None:
    """R1.3, R6.5: furs from the reserve for the player to whom they are due."""
    if outcome.player != state.actor:
        raise ImpossibleOutcome(Refusal("R3.2", "furs-for-another-player", {"player": state.actor}))
    if sum(outcome.furs) != state.to_draw:
        values: dict[str, int | str] = {"need": state.to_draw, "have": sum(outcome.furs)}
        raise ImpossibleOutcome(Refusal("R3.2", "wrong-number-of-furs", values))
    draw_furs(state, (outcome.furs,), events)
    player = state.players[outcome.player]
    player.furs = add(player.furs, outcome.furs)
    events.append(outcome)


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
    """What is left of the pile after these furs were drawn from it, if they can have been."""
    if len(furs) == len(pile) and min(furs) >= 0:
        left = take(pile, furs)
        if min(left) >= 0:
            return left
    raise ImpossibleOutcome(Refusal("R3.2", "furs-not-in-reserve"))


def lay_tiles(state: State, outcome: Outcome, events: list[Event]) -> None:
    """R3.3: all tiles, one on each space."""
    assert isinstance(outcome, TilesLaid)
    sizes = tuple(sum(column) for column in outcome.columns)
    shaped = all(len(column) == len(TILES) and min(column) >= 0 for column in outcome.columns)
    if not shaped or sizes != state.layout.tiles:
        raise ImpossibleOutcome(Refusal("R3.3", "wrong-tile-spaces"))
    if tuple(sum(kind) for kind in zip(*outcome.columns, strict=True)) != state.layout.board.tiles:
        raise ImpossibleOutcome(Refusal("R3.3", "wrong-tiles"))
    state.columns = outcome.columns
    events.append(outcome)
    state.awaits = NEXT
