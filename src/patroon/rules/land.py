"""R5.7, R5.8: adding land, which drives a longhouse upriver, and clearing it."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.rules.actions import NO_TILE, has_tile, use_tile
from patroon.rules.events import (
    CLEARING,
    Event,
    Gained,
    LandAdded,
    LandCleared,
    LonghouseLeft,
    LonghouseMoved,
    LonghouseStayed,
    Scored,
)
from patroon.rules.fields import Fields
from patroon.rules.moves import AddLand, ClearLand, Move
from patroon.rules.options import Bits, Kind, Only, Option, Refusal, below
from patroon.rules.state import State, change, emptied, full_slots

NO_LAND: Final = Refusal("R5.7", "no-land-left")
NOTHING_TO_CLEAR: Final = Refusal("R5.4", "nothing-to-clear")


class AddLandOption(Option):
    """R5.7: one of the face-up cards."""

    __match_args__: ClassVar = ("player", "slots")

    def __init__(self, player: int, slots: tuple[int, ...]) -> None:
        self.player = player
        self.slots = slots

    def moves(self) -> Iterator[Move]:
        for slot in self.slots:
            yield AddLand(self.player, slot)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, AddLand)
        if move.slot in self.slots:
            return None
        return Refusal("R5.7", "slot-empty", {"slot": move.slot + 1})

    def draw(self, bits: Bits) -> Move:
        return AddLand(self.player, self.slots[below(bits, len(self.slots))])

    def to_json(self) -> Fields:
        return {"move": AddLand.name, "slots": list(self.slots)}


def offer_add_land(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    slots = full_slots(state.land)
    return AddLandOption(state.actor, slots) if slots else NO_LAND


def add_land(state: State, move: Move, events: list[Event]) -> None:
    """R5.7: at the right end of the row, uncleared; then a longhouse recedes, before anything else."""
    assert isinstance(move, AddLand)
    card = state.land[move.slot]
    assert card is not None
    player = state.players[move.player]
    state.land = emptied(state.land, move.slot)
    player.row = (*player.row, card)
    player.spaces += card[0]
    events.append(LandAdded(move.player, move.slot, card, len(player.row)))
    recede(state, events)
    use_tile(state)


def recede(state: State, events: list[Event]) -> None:
    """R5.7: one longhouse of the leftmost occupied camp goes to the next camp, or leaves if there is no free space."""
    camps = state.camps
    camp = next(index for index, longhouses in enumerate(camps) if longhouses)
    upriver = camp + 1
    if upriver < len(camps) and camps[upriver] < state.layout.camps[upriver]:
        state.camps = change(change(camps, camp, -1), upriver, 1)
        events.append(LonghouseMoved(camp + 1, upriver + 1))
    elif upriver < len(camps) or camps[camp] > 1:
        state.camps = change(camps, camp, -1)
        events.append(LonghouseLeft(camp + 1))
    else:  # the last longhouse of the last camp is permanent
        events.append(LonghouseStayed(camp + 1))


def offer_clear_land(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    player = state.players[state.actor]
    return Only(ClearLand(state.actor)) if player.filled > player.cleared else NOTHING_TO_CLEAR


def clearing(state: State, seat: int) -> tuple[int, int]:
    """R5.8: the wood of every card cleared now, and the points for the rightmost of them."""
    player = state.players[seat]
    wood = sum([card[1] for card in player.row[player.cleared : player.filled]])
    return wood, state.layout.board.scoring.land_at(player.filled)


def clear_land(state: State, move: Move, events: list[Event]) -> None:
    """R5.8."""
    player = state.players[move.player]
    wood, points = clearing(state, move.player)
    events.append(LandCleared(move.player, player.cleared + 1, player.filled))
    player.cleared = player.filled
    if wood:
        player.wood += wood
        events.append(Gained(move.player, CLEARING, wood=wood))
    player.score += points
    events.append(Scored(move.player, CLEARING, points))
    use_tile(state)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(AddLand, offer_add_land, add_land),
    Kind(ClearLand, offer_clear_land, clear_land),
)
