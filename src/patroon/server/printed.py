"""The printed numbers of a board, typed: what browsers and API clients draw it from; the same for a whole game."""

from typing import Annotated, get_args

from msgspec import Meta, Struct

from patroon.board import TILES, TRADERS, Card, Column, Layout, Scoring, Start, Trader
from patroon.rules.state import ROUNDS
from patroon.server.forecasts import Count
from patroon.server.view import District, Fur, Tiles


class ZoneView(Struct, frozen=True, kw_only=True):
    """A camp and the zone opposite: spaces for longhouses and trading posts, and the corn on the boat upriver."""

    longhouses: Count
    posts: Count
    boat: Annotated[Count | None, Meta(description="Null in the last zone.")]


class TradersPrinted(Struct, frozen=True, kw_only=True):
    """What is printed at each of the Lenape traders."""

    bottom: Trader
    middle: Trader
    top: Trader


class BoardView(Struct, frozen=True, kw_only=True):
    """The printed numbers as this number of players uses them."""

    name: str
    players: Annotated[int, Meta(ge=2, le=5)]
    rounds: Count
    districts: tuple[District, ...]
    furs: tuple[Fur, ...]
    of_each: Annotated[Count, Meta(description="Furs of each type.")]
    start: Start
    piers: tuple[Count, ...]
    room: Annotated[tuple[Count, ...], Meta(description="Goods that fit on the piers of 0, 1, 2 … warehouses.")]
    columns: tuple[Column, ...]
    tiles: Annotated[Tiles, Meta(description="How many of each kind are in the game.")]
    traders: TradersPrinted
    river: Annotated[tuple[ZoneView, ...], Meta(description="Downriver first.")]
    scoring: Scoring
    land: Annotated[tuple[tuple[Card, ...], tuple[Card, ...]], Meta(description="All cards, by decade.")]
    ships: tuple[tuple[Card, ...], tuple[Card, ...]]


def board_of(layout: Layout) -> BoardView:
    """The board as a layout uses it."""
    board = layout.board
    zones = list(zip(layout.camps, layout.posts, layout.boats, strict=True))
    return BoardView(
        name=board.name,
        players=layout.players,
        rounds=ROUNDS,
        districts=get_args(District),
        furs=get_args(Fur),
        of_each=board.of_each,
        start=board.start,
        piers=board.piers,
        room=layout.room,
        columns=board.columns,
        tiles=Tiles(**dict(zip(TILES, board.tiles, strict=True))),
        traders=TradersPrinted(**dict(zip(TRADERS, board.traders, strict=True))),
        river=tuple(
            [
                ZoneView(longhouses=longhouses, posts=posts, boat=boat if zone < len(zones) else None)
                for zone, (longhouses, posts, boat) in enumerate(zones, 1)
            ]
        ),
        scoring=board.scoring,
        land=board.land,
        ships=board.ships,
    )
