"""What happened: everything a log, an animation or a statistic needs, in the order in which it happened.

Events are told, never read back: the game does not depend on them. The outcomes of chance (chance.py) are events too.
Like moves, treat them as frozen.
"""

from typing import ClassVar, Final

from patroon.board import FURS, TILES, TRADERS, Card, Json
from patroon.rules.fields import Fields, names_of
from patroon.rules.state import DISTRICTS, Counts
from patroon.rules.values import Value

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


class Event(Value):
    """Something that happened."""

    name: ClassVar[str] = ""

    def to_json(self) -> Fields:
        """Field by field, things by their names as in the record; columns, slots and players by their numbers."""
        return {
            "event": self.name,
            **{field: _named(field, getattr(self, field)) for field in self.__match_args__},
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


class Paid(Event):
    """To the supply; furs go to the discard pile."""

    name: ClassVar[str] = "paid"
    __match_args__: ClassVar = ("player", "why", "coins", "goods", "wood", "corn", "furs")

    def __init__(
        self, player: int, why: Why, coins: int = 0, goods: int = 0, wood: int = 0, corn: int = 0, furs: Counts = ()
    ) -> None:
        self.player = player
        self.why = why
        self.coins = coins
        self.goods = goods
        self.wood = wood
        self.corn = corn
        self.furs = furs


class Gained(Event):
    """From the supply."""

    name: ClassVar[str] = "gained"
    __match_args__: ClassVar = ("player", "why", "coins", "goods", "wood", "corn")

    def __init__(self, player: int, why: Why, coins: int = 0, goods: int = 0, wood: int = 0, corn: int = 0) -> None:
        self.player = player
        self.why = why
        self.coins = coins
        self.goods = goods
        self.wood = wood
        self.corn = corn


class Lost(Event):
    """Goods that came but found no room on the piers (R8.3)."""

    name: ClassVar[str] = "lost"
    __match_args__: ClassVar = ("player", "goods")

    def __init__(self, player: int, goods: int) -> None:
        self.player = player
        self.goods = goods


class Scored(Event):
    """Points, negative for removed businesses; only what really changed the score."""

    name: ClassVar[str] = "scored"
    __match_args__: ClassVar = ("player", "why", "points")

    def __init__(self, player: int, why: Why, points: int) -> None:
        self.player = player
        self.why = why
        self.points = points


class Reshuffled(Event):
    """The discard pile became the new reserve (R3.2)."""

    name: ClassVar[str] = "reshuffled"
    __match_args__: ClassVar = ("furs",)

    def __init__(self, furs: int) -> None:
        self.furs = furs


class RoundBegan(Event):
    name: ClassVar[str] = "round_began"
    __match_args__: ClassVar = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002
        self.round = round


class CardsLeft(Event):
    """Face-up cards that nobody took leave the game (R3.1)."""

    name: ClassVar[str] = "cards_left"
    __match_args__: ClassVar = ("land", "ships")

    def __init__(self, land: tuple[Card, ...], ships: tuple[Card, ...]) -> None:
        self.land = land
        self.ships = ships


class BusinessBuilt(Event):
    name: ClassVar[str] = "business_built"
    __match_args__: ClassVar = ("player", "district")

    def __init__(self, player: int, district: int) -> None:
        self.player = player
        self.district = district


class BusinessRemoved(Event):
    name: ClassVar[str] = "business_removed"
    __match_args__: ClassVar = ("player", "district")

    def __init__(self, player: int, district: int) -> None:
        self.player = player
        self.district = district


class MajorityChanged(Event):
    """Who leads a district, before and after: nobody, one player outright, or several tied."""

    name: ClassVar[str] = "majority_changed"
    __match_args__: ClassVar = ("district", "before", "after")

    def __init__(self, district: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        self.district = district
        self.before = before
        self.after = after


class AuctionOpened(Event):
    name: ClassVar[str] = "auction_opened"
    __match_args__: ClassVar = ("player", "column", "bid")

    def __init__(self, player: int, column: int, bid: int) -> None:
        self.player = player
        self.column = column
        self.bid = bid


class BidMade(Event):
    name: ClassVar[str] = "bid_made"
    __match_args__: ClassVar = ("player", "bid")

    def __init__(self, player: int, bid: int) -> None:
        self.player = player
        self.bid = bid


class BidPassed(Event):
    name: ClassVar[str] = "bid_passed"
    __match_args__: ClassVar = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class AuctionWon(Event):
    """Everyone has spoken; the payment, if any, comes next."""

    name: ClassVar[str] = "auction_won"
    __match_args__: ClassVar = ("player", "column", "bid")

    def __init__(self, player: int, column: int, bid: int) -> None:
        self.player = player
        self.column = column
        self.bid = bid


class ColumnTaken(Event):
    """The column's tiles (city, land, trade) are the player's."""

    name: ClassVar[str] = "column_taken"
    __match_args__: ClassVar = ("player", "column", "tiles")

    def __init__(self, player: int, column: int, tiles: Counts) -> None:
        self.player = player
        self.column = column
        self.tiles = tiles


class TokensSwapped(Event):
    """Winner and chooser exchange turn-order tokens (R4.6): which one each has now."""

    name: ClassVar[str] = "tokens_swapped"
    __match_args__: ClassVar = ("winner", "winner_token", "chooser", "chooser_token")

    def __init__(self, winner: int, winner_token: int, chooser: int, chooser_token: int) -> None:
        self.winner = winner
        self.winner_token = winner_token
        self.chooser = chooser
        self.chooser_token = chooser_token


class StepBegan(Event):
    """The city, land or trade step: an index into TILES."""

    name: ClassVar[str] = "step_began"
    __match_args__: ClassVar = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step


class TilePassed(Event):
    name: ClassVar[str] = "tile_passed"
    __match_args__: ClassVar = ("player", "step")

    def __init__(self, player: int, step: int) -> None:
        self.player = player
        self.step = step


class SpecialPassed(Event):
    name: ClassVar[str] = "special_passed"
    __match_args__: ClassVar = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class ElectionsHeld(Event):
    """The districts a player scores: led outright, and tied."""

    name: ClassVar[str] = "elections_held"
    __match_args__: ClassVar = ("player", "led", "tied")

    def __init__(self, player: int, led: tuple[int, ...], tied: tuple[int, ...]) -> None:
        self.player = player
        self.led = led
        self.tied = tied


class LandAdded(Event):
    """The card from a slot lies at this position of the row, 1 being the leftmost."""

    name: ClassVar[str] = "land_added"
    __match_args__: ClassVar = ("player", "slot", "card", "position")

    def __init__(self, player: int, slot: int, card: Card, position: int) -> None:
        self.player = player
        self.slot = slot
        self.card = card
        self.position = position


class LonghouseMoved(Event):
    """From one camp to the next upriver; camps count from 1."""

    name: ClassVar[str] = "longhouse_moved"
    __match_args__: ClassVar = ("camp", "to")

    def __init__(self, camp: int, to: int) -> None:
        self.camp = camp
        self.to = to


class LonghouseLeft(Event):
    """Out of the game, for want of a free space upriver."""

    name: ClassVar[str] = "longhouse_left"
    __match_args__: ClassVar = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp = camp


class LonghouseStayed(Event):
    """The last one in the last camp is permanent."""

    name: ClassVar[str] = "longhouse_stayed"
    __match_args__: ClassVar = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp = camp


class LandCleared(Event):
    """The cards at positions first to last (counting from 1)."""

    name: ClassVar[str] = "land_cleared"
    __match_args__: ClassVar = ("player", "first", "last")

    def __init__(self, player: int, first: int, last: int) -> None:
        self.player = player
        self.first = first
        self.last = last


class FursBought(Event):
    """From a trader (an index into TRADERS)."""

    name: ClassVar[str] = "furs_bought"
    __match_args__: ClassVar = ("player", "trader", "furs")

    def __init__(self, player: int, trader: int, furs: Counts) -> None:
        self.player = player
        self.trader = trader
        self.furs = furs


class FursShipped(Event):
    """To the discard pile; the player keeps the ship."""

    name: ClassVar[str] = "furs_shipped"
    __match_args__: ClassVar = ("player", "slot", "card", "furs")

    def __init__(self, player: int, slot: int, card: Card, furs: Counts) -> None:
        self.player = player
        self.slot = slot
        self.card = card
        self.furs = furs


class WarehouseBuilt(Event):
    """Now so many warehouses, with room for so many goods."""

    name: ClassVar[str] = "warehouse_built"
    __match_args__: ClassVar = ("player", "warehouses", "room")

    def __init__(self, player: int, warehouses: int, room: int) -> None:
        self.player = player
        self.warehouses = warehouses
        self.room = room


class HousesBuilt(Event):
    """Now so many land cards are filled."""

    name: ClassVar[str] = "houses_built"
    __match_args__: ClassVar = ("player", "houses", "filled")

    def __init__(self, player: int, houses: int, filled: int) -> None:
        self.player = player
        self.houses = houses
        self.filled = filled


class PostMoved(Event):
    """The trading post, from one zone to another, counting from 1."""

    name: ClassVar[str] = "post_moved"
    __match_args__: ClassVar = ("player", "zone", "to")

    def __init__(self, player: int, zone: int, to: int) -> None:
        self.player = player
        self.zone = zone
        self.to = to


class GameEnded(Event):
    """Final scores, and the winners: several share the victory (R9)."""

    name: ClassVar[str] = "game_ended"
    __match_args__: ClassVar = ("scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.scores = scores
        self.winners = winners
