"""What happened: everything a log, an animation or a statistic needs, in the order in which it happened.

Events are told, never read back: the game does not depend on them. The outcomes of chance (chance.py) are events too.
Like moves, treat them as frozen.
"""

from dataclasses import dataclass, fields
from typing import ClassVar, Final

from patroon.board import FURS, TILES, TRADERS, Card, Json
from patroon.rules.fields import Fields, names_of
from patroon.rules.state import DISTRICTS, Counts

Why = str
"""The reason of a payment, a gain or a score: one of the words below."""

# Why somebody pays or gains …
BIDDING: Final = "bidding"
BUILDING: Final = "building"
FEE: Final = "fee"
TRADING: Final = "trading"
TRAVELLING: Final = "travelling"
MARKET: Final = "market"
PASSING: Final = "passing"
HARVEST: Final = "harvest"
UPKEEP: Final = "upkeep"
GOODS: Final = "goods"
INCOME: Final = "income"
# … and scores.
ELECTIONS: Final = "elections"
CLEARING: Final = "clearing"
SHIPPING: Final = "shipping"
REMOVAL: Final = "removal"
FINAL_ELECTIONS: Final = "final_elections"
FINAL_LAND: Final = "final_land"
FINAL_FURS: Final = "final_furs"
FINAL_RESOURCES: Final = "final_resources"


@dataclass(slots=True)
class Event:
    """Something that happened."""

    name: ClassVar[str] = ""

    def to_json(self) -> Fields:
        """Field by field, things by their names as in the record; columns, slots and players by their numbers."""
        return {
            "event": self.name,
            **{field.name: _named(field.name, getattr(self, field.name)) for field in fields(self)},
        }


_NAMES: Final = {"district": DISTRICTS, "led": DISTRICTS, "tied": DISTRICTS, "step": TILES, "trader": TRADERS}
_COUNTED: Final = {"furs": FURS, "tiles": TILES}


def _named(field: str, value: "int | str | tuple[int, ...] | tuple[Card, ...]") -> Json:
    """A field's value as JSON."""
    names = _NAMES.get(field)
    if not isinstance(value, tuple):
        return names[value] if names is not None and isinstance(value, int) else value
    if field in _COUNTED and value:
        return names_of([item for item in value if isinstance(item, int)], _COUNTED[field])
    items: list[Json] = []
    for item in value:
        if isinstance(item, tuple):
            items.append([*item])
        else:
            items.append(names[item] if names is not None else item)
    return items


@dataclass(slots=True)
class Paid(Event):
    """To the supply; furs go to the discard pile."""

    player: int
    why: Why
    coins: int = 0
    goods: int = 0
    wood: int = 0
    corn: int = 0
    furs: Counts = ()
    name: ClassVar[str] = "paid"


@dataclass(slots=True)
class Gained(Event):
    """From the supply."""

    player: int
    why: Why
    coins: int = 0
    goods: int = 0
    wood: int = 0
    corn: int = 0
    name: ClassVar[str] = "gained"


@dataclass(slots=True)
class Lost(Event):
    """Goods that came but found no room on the piers (R8.3)."""

    player: int
    goods: int
    name: ClassVar[str] = "lost"


@dataclass(slots=True)
class Scored(Event):
    """Points, negative for removed businesses; only what really changed the score."""

    player: int
    why: Why
    points: int
    name: ClassVar[str] = "scored"


@dataclass(slots=True)
class Reshuffled(Event):
    """The discard pile became the new reserve (R3.2)."""

    furs: int
    name: ClassVar[str] = "reshuffled"


@dataclass(slots=True)
class RoundBegan(Event):
    round: int
    name: ClassVar[str] = "round_began"


@dataclass(slots=True)
class CardsLeft(Event):
    """Face-up cards that nobody took leave the game (R3.1)."""

    land: tuple[Card, ...]
    ships: tuple[Card, ...]
    name: ClassVar[str] = "cards_left"


@dataclass(slots=True)
class BusinessBuilt(Event):
    player: int
    district: int
    name: ClassVar[str] = "business_built"


@dataclass(slots=True)
class BusinessRemoved(Event):
    player: int
    district: int
    name: ClassVar[str] = "business_removed"


@dataclass(slots=True)
class MajorityChanged(Event):
    """Who leads a district, before and after: nobody, one player outright, or several tied."""

    district: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    name: ClassVar[str] = "majority_changed"


@dataclass(slots=True)
class AuctionOpened(Event):
    player: int
    column: int
    bid: int
    name: ClassVar[str] = "auction_opened"


@dataclass(slots=True)
class BidMade(Event):
    player: int
    bid: int
    name: ClassVar[str] = "bid_made"


@dataclass(slots=True)
class BidPassed(Event):
    player: int
    name: ClassVar[str] = "bid_passed"


@dataclass(slots=True)
class AuctionWon(Event):
    """Everyone has spoken; the payment, if any, comes next."""

    player: int
    column: int
    bid: int
    name: ClassVar[str] = "auction_won"


@dataclass(slots=True)
class ColumnTaken(Event):
    """The column's tiles (city, land, trade) are the player's."""

    player: int
    column: int
    tiles: Counts
    name: ClassVar[str] = "column_taken"


@dataclass(slots=True)
class TokensSwapped(Event):
    """Winner and chooser exchange turn-order tokens (R4.6): which one each has now."""

    winner: int
    winner_token: int
    chooser: int
    chooser_token: int
    name: ClassVar[str] = "tokens_swapped"


@dataclass(slots=True)
class StepBegan(Event):
    """The city, land or trade step: an index into TILES."""

    step: int
    name: ClassVar[str] = "step_began"


@dataclass(slots=True)
class TilePassed(Event):
    player: int
    step: int
    name: ClassVar[str] = "tile_passed"


@dataclass(slots=True)
class SpecialPassed(Event):
    player: int
    name: ClassVar[str] = "special_passed"


@dataclass(slots=True)
class ElectionsHeld(Event):
    """The districts a player scores: led outright, and tied."""

    player: int
    led: tuple[int, ...]
    tied: tuple[int, ...]
    name: ClassVar[str] = "elections_held"


@dataclass(slots=True)
class LandAdded(Event):
    """The card from a slot lies at this position of the row, 1 being the leftmost."""

    player: int
    slot: int
    card: Card
    position: int
    name: ClassVar[str] = "land_added"


@dataclass(slots=True)
class LonghouseMoved(Event):
    """From one camp to the next upriver; camps count from 1."""

    camp: int
    to: int
    name: ClassVar[str] = "longhouse_moved"


@dataclass(slots=True)
class LonghouseLeft(Event):
    """Out of the game, for want of a free space upriver."""

    camp: int
    name: ClassVar[str] = "longhouse_left"


@dataclass(slots=True)
class LonghouseStayed(Event):
    """The last one in the last camp is permanent."""

    camp: int
    name: ClassVar[str] = "longhouse_stayed"


@dataclass(slots=True)
class LandCleared(Event):
    """The cards at positions first to last (counting from 1)."""

    player: int
    first: int
    last: int
    name: ClassVar[str] = "land_cleared"


@dataclass(slots=True)
class FursBought(Event):
    """From a trader (an index into TRADERS)."""

    player: int
    trader: int
    furs: Counts
    name: ClassVar[str] = "furs_bought"


@dataclass(slots=True)
class FursShipped(Event):
    """To the discard pile; the player keeps the ship."""

    player: int
    slot: int
    card: Card
    furs: Counts
    name: ClassVar[str] = "furs_shipped"


@dataclass(slots=True)
class WarehouseBuilt(Event):
    """Now so many warehouses, with room for so many goods."""

    player: int
    warehouses: int
    room: int
    name: ClassVar[str] = "warehouse_built"


@dataclass(slots=True)
class HousesBuilt(Event):
    """Now so many land cards are filled."""

    player: int
    houses: int
    filled: int
    name: ClassVar[str] = "houses_built"


@dataclass(slots=True)
class PostMoved(Event):
    """The trading post, from one zone to another, counting from 1."""

    player: int
    zone: int
    to: int
    name: ClassVar[str] = "post_moved"


@dataclass(slots=True)
class GameEnded(Event):
    """Final scores, and the winners: several share the victory (R9)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    name: ClassVar[str] = "game_ended"
