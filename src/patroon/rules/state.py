"""What lies on the table: all of it public (R0), so that a State is also the view everyone gets.

The order of the decks and of the fur reserve is not here; chance.py keeps it. A State holds data only; the rules
beside it change it. All but the players is ints and tuples, so a copy shares what a move does not touch.
"""

from typing import ClassVar, Final

from patroon.board import Card, Layout
from patroon.rules.values import Mutable

DISTRICTS: Final = ("lumberyard", "granary", "docks", "millwork", "black_market", "trading_company")
LUMBERYARD: Final = 0
GRANARY: Final = 1
DOCKS: Final = 2
MILLWORK: Final = 3
BLACK_MARKET: Final = 4
TRADING_COMPANY: Final = 5

BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2

PHASES: Final = ("setup", "preparation", "bidding", "city", "land", "trade", "provisions", "end")
SETUP: Final = 0
PREPARATION: Final = 1
BIDDING: Final = 2
CITY: Final = 3
LAND: Final = 4
TRADE: Final = 5
PROVISIONS: Final = 6
END: Final = 7

ROUNDS: Final = 6
SLOTS: Final = 4

# What the game waits for: a decision of `actor` …
PLACE: Final = 0
OPEN: Final = 1
BID: Final = 2
PAY: Final = 3
TAKE: Final = 4
ACT_CITY: Final = 5
ACT_LAND: Final = 6
ACT_TRADE: Final = 7
REMOVE: Final = 8
# … or an outcome of chance …
DRAW_FURS: Final = 9
DEAL_LAND: Final = 10
DEAL_SHIPS: Final = 11
FILL_TRADERS: Final = 12
LAY_TILES: Final = 13
# … or nothing, because the phase is finished (only while a move is carried out) or the game is over.
NEXT: Final = 14
OVER: Final = 15

NOBODY: Final = -1

Counts = tuple[int, ...]
"""How many of each: of the five furs, of the six districts, of the three kinds of tiles."""

NO_FURS: Final[Counts] = (0, 0, 0, 0, 0)
NO_SLOTS: Final[tuple[Card | None, ...]] = (None, None, None, None)


def add(some: Counts, more: Counts) -> Counts:
    """Both together, kind by kind."""
    return tuple([count + more[kind] for kind, count in enumerate(some)])


def take(some: Counts, away: Counts) -> Counts:
    """What is left of some, kind by kind."""
    return tuple([count - away[kind] for kind, count in enumerate(some)])


def change(some: Counts, kind: int, by: int) -> Counts:
    """The same but for one kind."""
    changed = list(some)
    changed[kind] += by
    return tuple(changed)


def full_slots(slots: tuple[Card | None, ...]) -> tuple[int, ...]:
    """The numbers of the slots that still have a card."""
    return tuple([slot for slot, card in enumerate(slots) if card is not None])


def emptied(slots: tuple[Card | None, ...], slot: int) -> tuple[Card | None, ...]:
    """The slots without this card; a taken slot is empty for the rest of the round."""
    return (*slots[:slot], None, *slots[slot + 1 :])


class Player(Mutable):
    """One patroon's things. Houses fill the row of land from the left, so a few numbers tell it all."""

    __match_args__: ClassVar = (
        "score",
        "coins",
        "goods",
        "wood",
        "corn",
        "furs",
        "token",
        "tiles",
        "businesses",
        "buildings",
        "warehouses",
        "post",
        "row",
        "spaces",
        "houses",
        "filled",
        "cleared",
        "ships",
    )
    __slots__ = __match_args__

    def __init__(  # noqa: PLR0913, PLR0917  # copies fill it by position
        self,
        score: int = 0,
        coins: int = 0,
        goods: int = 0,
        wood: int = 0,
        corn: int = 0,
        furs: Counts = NO_FURS,
        token: int = 0,
        tiles: Counts = (0, 0, 0),
        businesses: Counts = (0, 0, 0, 0, 0, 0),
        buildings: int = 0,
        warehouses: int = 0,
        post: int = 0,
        row: tuple[Card, ...] = (),
        spaces: int = 0,
        houses: int = 0,
        filled: int = 0,
        cleared: int = 0,
        ships: tuple[Card, ...] = (),
    ) -> None:
        self.score = score
        self.coins = coins
        self.goods = goods
        self.wood = wood
        self.corn = corn
        self.furs = furs
        self.token = token
        self.tiles = tiles
        self.businesses = businesses
        self.buildings = buildings  # in the supply
        self.warehouses = warehouses
        self.post = post  # the zone, 0 being the first
        self.row = row
        self.spaces = spaces  # house spaces in the row
        self.houses = houses  # how many of them are built on
        self.filled = filled  # land cards with all their houses: the leftmost ones
        self.cleared = cleared  # and how many of these are cleared
        self.ships = ships

    def copy(self) -> "Player":
        return Player(
            self.score,
            self.coins,
            self.goods,
            self.wood,
            self.corn,
            self.furs,
            self.token,
            self.tiles,
            self.businesses,
            self.buildings,
            self.warehouses,
            self.post,
            self.row,
            self.spaces,
            self.houses,
            self.filled,
            self.cleared,
            self.ships,
        )

    def resources(self) -> int:
        """Everything that can pay a bid (R4.4)."""
        return self.coins + self.goods + self.wood + self.corn + sum(self.furs)

    def built_on(self, position: int) -> int:
        """Houses on the land card at this place in the row, 0 being the leftmost."""
        before = sum([card[0] for card in self.row[:position]])
        return max(0, min(self.row[position][0], self.houses - before))

    def count_filled(self) -> int:
        """How many land cards have all their houses."""
        left = self.houses
        filled = 0
        for card in self.row:
            left -= card[0]
            if left < 0:
                break
            filled += 1
        return filled


class State(Mutable):
    """The whole table at one moment."""

    __match_args__: ClassVar = (
        "actor",
        "awaits",
        "bid",
        "bidder",
        "camps",
        "chooser",
        "column",
        "columns",
        "discard",
        "final",
        "land",
        "land_deck",
        "layout",
        "leaders",
        "order",
        "phase",
        "players",
        "reserve",
        "round",
        "ship_deck",
        "ships",
        "special",
        "still_in",
        "to_draw",
        "to_place",
        "to_remove",
        "to_speak",
        "traders",
        "turn",
    )
    __slots__ = __match_args__

    def __init__(self, layout: Layout, players: list[Player]) -> None:
        self.layout = layout
        self.players = players
        self.round = 0
        self.phase = SETUP
        self.awaits = NEXT
        self.actor = NOBODY
        self.order: tuple[int, ...] = ()  # players by turn-order token
        self.turn = 0  # whose turn in that order
        # The board
        self.camps: Counts = ()
        self.traders: tuple[Counts, Counts, Counts] = (NO_FURS, NO_FURS, NO_FURS)
        self.reserve: Counts = NO_FURS  # which furs are face-down: known, only their order is not
        self.discard: Counts = NO_FURS
        self.land: tuple[Card | None, ...] = NO_SLOTS
        self.ships: tuple[Card | None, ...] = NO_SLOTS
        self.land_deck: tuple[Card, ...] = ()  # this decade's cards yet to come, sorted
        self.ship_deck: tuple[Card, ...] = ()
        self.leaders: tuple[tuple[int, ...], ...] = ((), (), (), (), (), ())  # by district, see city.py
        self.columns: tuple[Counts | None, ...] = ()  # the tiles in each; None where taken
        # Setup
        self.to_place = 0
        # The auction
        self.still_in: tuple[int, ...] = ()  # players without a column, by token
        self.column = 0
        self.chooser = NOBODY
        self.bid = 0
        self.bidder = NOBODY
        self.to_speak: tuple[int, ...] = ()
        # The turn in a step
        self.special = False  # the special action is still to be taken
        # Chance
        self.to_draw = 0
        # Provisions: businesses each player must remove and has not yet
        self.to_remove: Counts = ()
        # The end: points for elections, land, furs, resources, by player
        self.final: tuple[tuple[int, int, int, int], ...] = ()

    def copy(self) -> "State":
        twin = State(self.layout, [player.copy() for player in self.players])
        twin.round = self.round
        twin.phase = self.phase
        twin.awaits = self.awaits
        twin.actor = self.actor
        twin.order = self.order
        twin.turn = self.turn
        twin.camps = self.camps
        twin.traders = self.traders
        twin.reserve = self.reserve
        twin.discard = self.discard
        twin.land = self.land
        twin.ships = self.ships
        twin.land_deck = self.land_deck
        twin.ship_deck = self.ship_deck
        twin.leaders = self.leaders
        twin.columns = self.columns
        twin.to_place = self.to_place
        twin.still_in = self.still_in
        twin.column = self.column
        twin.chooser = self.chooser
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.to_speak = self.to_speak
        twin.special = self.special
        twin.to_draw = self.to_draw
        twin.to_remove = self.to_remove
        twin.final = self.final
        return twin

    def __reduce__(self) -> tuple[type["State"], tuple[object, ...], tuple[object, ...]]:
        return State, (self.layout, self.players), self.parts()

    def __setstate__(self, parts: tuple[object, ...]) -> None:
        for field, part in zip(self.__match_args__, parts, strict=True):
            setattr(self, field, part)

    def step(self) -> int:
        """Which kind of tile the current step uses: an index into TILES."""
        return self.phase - CITY

    def ask_to_act(self) -> None:
        """A decision in the current step is due."""
        self.awaits = ACT_CITY + self.step()

    def by_token(self) -> tuple[int, ...]:
        """The players in turn order."""
        order = [0] * len(self.players)
        for seat, player in enumerate(self.players):
            order[player.token - 1] = seat
        return tuple(order)
