"""R5.5, R5.6: building businesses and holding elections; and who leads a district."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.rules.actions import NO_TILE, has_tile, use_tile
from patroon.rules.events import (
    BUILDING,
    ELECTIONS,
    BusinessBuilt,
    BusinessRemoved,
    ElectionsHeld,
    Event,
    MajorityChanged,
    Paid,
    Scored,
)
from patroon.rules.fields import Fields
from patroon.rules.moves import Build, Elections, Move
from patroon.rules.options import Bits, Kind, Only, Option, Refusal, below, short_of
from patroon.rules.state import DISTRICTS, State, change

MOST_AT_ONCE: Final = 3
NO_MAJORITY: Final = Refusal("R5.4", "no-majority-or-tie")


def put_business(state: State, seat: int, district: int, events: list[Event]) -> None:
    """A building from the supply becomes a business (R1.7, R5.5)."""
    player = state.players[seat]
    player.buildings -= 1
    player.businesses = change(player.businesses, district, 1)
    events.append(BusinessBuilt(seat, district))
    look_up_leaders(state, district, events)


def remove_business(state: State, seat: int, district: int, events: list[Event]) -> None:
    """A business goes back to its owner's supply (R0, R8.2)."""
    player = state.players[seat]
    player.buildings += 1
    player.businesses = change(player.businesses, district, -1)
    events.append(BusinessRemoved(seat, district))
    look_up_leaders(state, district, events)


def look_up_leaders(state: State, district: int, events: list[Event]) -> None:
    """R0: those with the most businesses there: one has the majority, several are tied; nobody is tied at zero."""
    counts = [player.businesses[district] for player in state.players]
    most = max(counts)
    after = tuple([seat for seat, count in enumerate(counts) if count == most]) if most else ()
    before = state.leaders[district]
    if after != before:
        state.leaders = (*state.leaders[:district], after, *state.leaders[district + 1 :])
        events.append(MajorityChanged(district, before, after))


def led_and_tied(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The districts in which a player has the majority, and those in which they are tied for it."""
    mine = [district for district, leaders in enumerate(state.leaders) if seat in leaders]
    led = tuple([district for district in mine if len(state.leaders[district]) == 1])
    tied = tuple([district for district in mine if len(state.leaders[district]) > 1])
    return led, tied


def election_points(state: State, seat: int) -> int:
    """R5.6, R9.1: what elections would bring this player now."""
    led, tied = led_and_tied(state, seat)
    scoring = state.layout.board.scoring
    return scoring.majority * len(led) + scoring.tie * len(tied)


_DISTRICTS: Final = tuple(range(len(DISTRICTS)))


class BuildOption(Option):
    """R5.5: 1 to `most` buildings in any districts."""

    __match_args__: ClassVar = ("player", "wood", "buildings")

    def __init__(self, player: int, wood: int, buildings: int) -> None:
        self.player = player
        self.wood = wood
        self.buildings = buildings

    def most(self) -> int:
        return min(MOST_AT_ONCE, self.wood, self.buildings)

    def moves(self) -> Iterator[Move]:
        found: list[tuple[int, ...]] = [()]
        for _ in range(self.most()):
            found = [
                (*before, district)
                for before in found
                for district in range(before[-1] if before else 0, len(DISTRICTS))
            ]
            for districts in found:
                yield Build(self.player, districts)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Build)
        number = len(move.districts)
        if not 1 <= number <= MOST_AT_ONCE:
            return Refusal("R5.5", "build-1-to-3", {"have": number})
        if any(district not in _DISTRICTS for district in move.districts):
            return Refusal("R0", "no-such-district")
        if number > self.wood:
            return short_of("R5.5", "wood", number, self.wood)
        if number > self.buildings:
            return short_of("R7", "buildings", number, self.buildings)
        return None

    def draw(self, bits: Bits) -> Move:
        number = 1 + below(bits, self.most())
        return Build(self.player, tuple(sorted([below(bits, len(DISTRICTS)) for _ in range(number)])))

    def to_json(self) -> Fields:
        return {"move": Build.name, "least": 1, "most": self.most(), "districts": list(DISTRICTS)}


def offer_build(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    player = state.players[state.actor]
    if not player.wood:
        return short_of("R5.5", "wood", 1, 0)
    if not player.buildings:
        return short_of("R7", "buildings", 1, 0)
    return BuildOption(state.actor, player.wood, player.buildings)


def build(state: State, move: Move, events: list[Event]) -> None:
    """R5.5: 1 wood each."""
    assert isinstance(move, Build)
    wood = len(move.districts)
    state.players[move.player].wood -= wood
    events.append(Paid(move.player, BUILDING, wood=wood))
    for district in move.districts:
        put_business(state, move.player, district, events)
    use_tile(state)


def offer_elections(state: State) -> Option | Refusal:
    if not has_tile(state):
        return NO_TILE
    seat = state.actor
    for leaders in state.leaders:
        if seat in leaders:
            return Only(Elections(seat))
    return NO_MAJORITY


def hold_elections(state: State, move: Move, events: list[Event]) -> None:
    """R5.6: only the acting player scores."""
    led, tied = led_and_tied(state, move.player)
    points = election_points(state, move.player)
    state.players[move.player].score += points
    events.append(ElectionsHeld(move.player, led, tied))
    events.append(Scored(move.player, ELECTIONS, points))
    use_tile(state)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(Build, offer_build, build),
    Kind(Elections, offer_elections, hold_elections),
)
