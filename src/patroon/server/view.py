"""The public view of a game, typed: what browsers and API clients draw the table from.

Nothing is hidden in a State, so nothing is filtered here; it is spelled out, in the words of the record's checkpoint
where that says the same. Whatever a client would have to work out by a rule stands here too, worked out by the rule.
"""

from typing import Annotated, Final, Literal, TypeVar, get_args

from msgspec import Meta, Struct

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.rules.city import election_points
from patroon.rules.districts import next_zone
from patroon.rules.ending import winners
from patroon.rules.state import (
    ACT_CITY,
    ACT_TRADE,
    BID,
    DISTRICTS,
    NEXT,
    OVER,
    PAY,
    REMOVE,
    ROUNDS,
    SLOTS,
    Counts,
    Player,
    State,
)
from patroon.rules.trade import travel_fee
from patroon.server.forecasts import (
    Clearing,
    Count,
    FinalPoints,
    Provisions,
    clearing_of,
    final,
    if_over,
    provisions_of,
    shipments_of,
)

# Written out, since neither a type checker nor a schema can look into a constant; a test compares them with it.
Fur = Literal["beaver", "mink", "otter", "muskrat", "lynx"]
District = Literal["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"]
Tile = Literal["city", "land", "trade"]
Phase = Literal["setup", "preparation", "bidding", "city", "land", "trade", "provisions", "end"]
Awaits = Literal["place", "open", "bid", "pay", "take", "city", "land", "trade", "remove", "chance", "over"]

_FURS: Final[tuple[Fur, ...]] = get_args(Fur)
_TILES: Final[tuple[Tile, ...]] = get_args(Tile)
_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_AWAITS: Final[tuple[Awaits, ...]] = get_args(Awaits)  # the decisions in the order of state.py, then chance, then over

Seat = Annotated[int, Meta(ge=0, le=4)]
Seats = tuple[Seat, ...]
Post = Annotated[int, Meta(ge=1, description="A zone of the river, counting from 1.")]
Slots = Annotated[tuple[Card | None, ...], Meta(min_length=SLOTS, max_length=SLOTS)]


class Furs(Struct, frozen=True, kw_only=True):
    """How many furs of each type."""

    beaver: Count
    mink: Count
    otter: Count
    muskrat: Count
    lynx: Count


class Tiles(Struct, frozen=True, kw_only=True):
    """How many action tiles of each kind."""

    city: Count
    land: Count
    trade: Count


class Businesses(Struct, frozen=True, kw_only=True):
    """How many businesses in each district."""

    lumberyard: Count
    granary: Count
    docks: Count
    millwork: Count
    black_market: Count
    trading_company: Count


class Leaders(Struct, frozen=True, kw_only=True):
    """Who leads each district (R0): nobody, one player outright, or several tied."""

    lumberyard: Seats
    granary: Seats
    docks: Seats
    millwork: Seats
    black_market: Seats
    trading_company: Seats


class LandCard(Struct, frozen=True, kw_only=True):
    """A land card in a player's row, with `built` of its `houses` built."""

    houses: Count
    built: Count
    wood: Count
    corn: Count
    cleared: bool


class PlayerView(Struct, frozen=True, kw_only=True):
    """One player's things: as in a checkpoint, then what follows from them."""

    score: Count
    coins: Count
    goods: Count
    wood: Count
    corn: Count
    furs: Furs
    token: Annotated[int, Meta(ge=1, le=5)]
    tiles: Tiles
    businesses: Businesses
    warehouses: Count
    post: Post
    land: tuple[LandCard, ...]
    ships: tuple[Card, ...]

    buildings: Annotated[Count, Meta(description="Buildings left in the supply (R7).")]
    room: Annotated[Count, Meta(description="Goods that fit on the piers, those that are there included.")]
    spaces: Annotated[Count, Meta(description="House spaces in the row of land.")]
    houses: Annotated[Count, Meta(description="How many house spaces are built on.")]
    travel: Annotated[Count, Meta(description="Corn for the way to the Lenape now (R5.10).")]
    next_post: Annotated[Post | None, Meta(description="Where the trading company would take the post (R6.6).")]
    election: Annotated[Count, Meta(description="Points that elections would bring now (R5.6).")]
    provisions: Annotated[Provisions | None, Meta(description="Null when the game is over.")]
    clearing: Annotated[Clearing | None, Meta(description="Null where there is nothing to clear.")]
    shipments: Annotated[
        tuple[Count | None, ...],
        Meta(
            min_length=SLOTS,
            max_length=SLOTS,
            description="Points of the best shipment for each open ship (R5.11); null where it needs more furs.",
        ),
    ]
    land_rank: Annotated[
        Annotated[int, Meta(ge=1)] | None,
        Meta(description="The place in the row, from 1, of the rightmost filled card: by it land scores (R5.8, R9.2)."),
    ]
    if_over: Annotated[FinalPoints, Meta(description="What the end would bring, came it now (R9).")]


class Traders(Struct, frozen=True, kw_only=True):
    """The furs at each of the Lenape traders."""

    bottom: tuple[Fur, ...]
    middle: tuple[Fur, ...]
    top: tuple[Fur, ...]


class ColumnView(Struct, frozen=True, kw_only=True):
    """A column of the cash box that nobody has taken: its tiles and bonus coins."""

    tiles: tuple[Tile, ...]
    coins: Count


class Auction(Struct, frozen=True, kw_only=True):
    """The auction that goes on: `chooser` opened it, `bidder` has the highest bid so far, `to_speak` come after the
    player who decides."""

    column: Count
    bid: Count
    bidder: Seat
    chooser: Seat
    to_speak: Seats


class View(Struct, frozen=True, kw_only=True):
    """Everything that lies on the table, and who is to do what. Players are numbered by seat from 0."""

    round: Annotated[int, Meta(ge=0, le=ROUNDS)]
    phase: Phase
    awaits: Awaits
    decides: Seat | None
    special: Annotated[bool, Meta(description="The special action is still to be taken by the one who decides.")]
    order: Annotated[Seats, Meta(description="Players by turn-order token.")]
    players: Annotated[tuple[PlayerView, ...], Meta(min_length=2, max_length=5)]
    leaders: Leaders
    camps: Annotated[tuple[Count, ...], Meta(description="Longhouses, downriver first.")]
    traders: Traders
    reserve: Annotated[Furs, Meta(description="Face-down: which ones is known, their order is not.")]
    discard: Furs
    land: Slots
    ships: Slots
    land_deck: Annotated[tuple[Card, ...], Meta(description="This decade's cards yet to come, sorted.")]
    ship_deck: tuple[Card, ...]
    columns: Annotated[tuple[ColumnView | None, ...], Meta(description="Null where taken; none before round 1.")]
    auction: Auction | None
    still_in: Annotated[Seats, Meta(description="Players without a column in this bidding, by token.")]
    to_place: Annotated[Count, Meta(description="Businesses that all players together have still to place (R1.7).")]
    to_remove: Annotated[tuple[Count, ...], Meta(description="Businesses that each player has still to remove (R8.2).")]
    final: Annotated[tuple[FinalPoints, ...] | None, Meta(description="Null before the end.")]
    winners: Seats | None


Name = TypeVar("Name", bound=str)


def view_of(state: State) -> View:
    """Everything public about a game between two lines."""
    decides = state.actor if state.awaits <= REMOVE else None
    over = state.awaits == OVER
    coming = provisions_of(state)
    columns = zip(state.columns, state.layout.board.columns, strict=bool(state.columns))
    return View(
        round=state.round,
        phase=_PHASES[state.phase],
        awaits=_awaits(state),
        decides=decides,
        special=state.special and ACT_CITY <= state.awaits <= ACT_TRADE,
        order=state.by_token(),
        players=tuple([_player(state, seat, provisions) for seat, provisions in enumerate(coming)]),
        leaders=Leaders(**dict(zip(DISTRICTS, state.leaders, strict=True))),
        camps=state.camps,
        traders=Traders(**{name: _spelled(_FURS, furs) for name, furs in zip(TRADERS, state.traders, strict=True)}),
        reserve=Furs(**dict(zip(FURS, state.reserve, strict=True))),
        discard=Furs(**dict(zip(FURS, state.discard, strict=True))),
        land=state.land,
        ships=state.ships,
        land_deck=state.land_deck,
        ship_deck=state.ship_deck,
        columns=tuple(
            [
                ColumnView(tiles=_spelled(_TILES, tiles), coins=column.coins) if tiles is not None else None
                for tiles, column in columns
            ]
        ),
        auction=_auction(state) if state.awaits in (BID, PAY) else None,
        still_in=state.still_in,
        to_place=state.to_place,
        to_remove=state.to_remove or (0,) * len(state.players),
        final=tuple([final(*points) for points in state.final]) if over else None,
        winners=winners(state) if over else None,
    )


def _awaits(state: State) -> Awaits:
    """What the game waits for between two lines; which outcome of chance is no decision's business."""
    assert state.awaits != NEXT
    return "over" if state.awaits == OVER else _AWAITS[min(state.awaits, REMOVE + 1)]


def _spelled(names: tuple[Name, ...], counts: Counts) -> tuple[Name, ...]:
    """Each name as often as it counts."""
    return tuple([name for name, count in zip(names, counts, strict=True) for _ in range(count)])


def _auction(state: State) -> Auction:
    return Auction(
        column=state.column, bid=state.bid, bidder=state.bidder, chooser=state.chooser, to_speak=state.to_speak
    )


def player_of(state: State, seat: int) -> PlayerView:
    """One player's part of the view."""
    return _player(state, seat, provisions_of(state)[seat])


def _player(state: State, seat: int, provisions: Provisions | None) -> PlayerView:
    player = state.players[seat]
    zone = next_zone(state, seat)
    return PlayerView(
        score=player.score,
        coins=player.coins,
        goods=player.goods,
        wood=player.wood,
        corn=player.corn,
        furs=Furs(**dict(zip(FURS, player.furs, strict=True))),
        token=player.token,
        tiles=Tiles(**dict(zip(TILES, player.tiles, strict=True))),
        businesses=Businesses(**dict(zip(DISTRICTS, player.businesses, strict=True))),
        warehouses=player.warehouses,
        post=player.post + 1,
        land=tuple([_land_card(player, position) for position in range(len(player.row))]),
        ships=player.ships,
        buildings=player.buildings,
        room=state.layout.room[player.warehouses],
        spaces=player.spaces,
        houses=player.houses,
        travel=travel_fee(state, seat),
        next_post=None if zone is None else zone + 1,
        election=election_points(state, seat),
        provisions=provisions,
        clearing=clearing_of(state, seat),
        shipments=shipments_of(state, seat),
        land_rank=player.filled or None,
        if_over=if_over(state, seat),
    )


def _land_card(player: Player, position: int) -> LandCard:
    houses, wood, corn = player.row[position]
    built, cleared = player.built_on(position), position < player.cleared
    return LandCard(houses=houses, built=built, wood=wood, corn=corn, cleared=cleared)
