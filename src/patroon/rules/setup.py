"""R1, setup: what everyone has and where everything lies before the first round."""

from collections.abc import Iterator
from typing import ClassVar, Final

from patroon.board import FURS, Board
from patroon.rules.city import put_business
from patroon.rules.events import Event
from patroon.rules.fields import Fields
from patroon.rules.moves import Move, Place
from patroon.rules.options import Bits, Kind, Option, Refusal, below
from patroon.rules.outcomes import FursDrawn
from patroon.rules.preparation import give_furs
from patroon.rules.state import DISTRICTS, DRAW_FURS, FILL_TRADERS, NEXT, PLACE, Player, State


def set_up(board: Board, players: int, first: int) -> State:
    """The table before any fur is drawn; `first` gets token 1 (R1.6)."""
    state = State(board.layout(players), [Player() for _ in range(players)])
    start = board.start
    for seat, player in enumerate(state.players):
        # R1.1, with one building on the first warehouse space; R1.4: posts start in zone 1.
        player.coins = start.coins
        player.wood = start.wood
        player.corn = start.corn
        player.goods = start.goods
        player.buildings = start.buildings - 1
        player.warehouses = 1
        player.token = (seat - first) % players + 1
    state.order = state.by_token()
    state.camps = (state.layout.camps[0],) + (0,) * (len(board.river) - 1)  # R1.2
    state.reserve = (board.of_each,) * len(FURS)  # R1.3
    state.to_draw = start.furs
    state.actor = 0
    state.awaits = DRAW_FURS
    state.to_place = players * start.businesses
    return state


def deal_furs(state: State, outcome: FursDrawn, events: list[Event]) -> None:
    """R1.3: each player draws in seat order; then the traders are filled."""
    give_furs(state, outcome, events)
    if outcome.player + 1 < len(state.players):
        state.actor = outcome.player + 1
    else:
        state.awaits = FILL_TRADERS


def begin_placing(state: State) -> None:
    """R1.7: in turn order, once around for each starting business."""
    state.awaits = PLACE
    state.turn = 0
    state.actor = state.order[0]


class PlaceOption(Option):
    __match_args__: ClassVar = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def moves(self) -> Iterator[Move]:
        for district in range(len(DISTRICTS)):
            yield Place(self.player, district)

    def why_not(self, move: Move) -> Refusal | None:
        assert isinstance(move, Place)
        return None if move.district in range(len(DISTRICTS)) else Refusal("R0", "no-such-district")

    def draw(self, bits: Bits) -> Move:
        return Place(self.player, below(bits, len(DISTRICTS)))

    def to_json(self) -> Fields:
        return {"move": Place.name, "districts": list(DISTRICTS)}


def offer_place(state: State) -> Option | Refusal:
    return PlaceOption(state.actor)


def place(state: State, move: Move, events: list[Event]) -> None:
    """R1.7: it costs nothing."""
    assert isinstance(move, Place)
    put_business(state, move.player, move.district, events)
    state.to_place -= 1
    if state.to_place == 0:
        state.awaits = NEXT
        return
    state.turn = (state.turn + 1) % len(state.order)
    state.actor = state.order[state.turn]


KINDS: Final[tuple[Kind, ...]] = (Kind(Place, offer_place, place),)
