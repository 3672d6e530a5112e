"""What lies on the table: all of it public (R0), so that a State is also the view everyone gets.

The order of the decks and of the fur reserve is not here; chance.py keeps it. A State holds data only; the rules
beside it change it. All but the players is ints and tuples, so a copy shares what a move does not touch.
"""

from typing import Final

from patroon.board import Card, Layout

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
    return tuple([a + b for a, b in zip(some, more, strict=True)])


def take(some: Counts, away: Counts) -> Counts:
    """What is left of some, kind by kind."""
    return tuple([a - b for a, b in zip(some, away, strict=True)])


def change(some: Counts, kind: int, by: int) -> Counts:
    """The same but for one kind."""
    return (*some[:kind], some[kind] + by, *some[kind + 1 :])


def full_slots(slots: tuple[Card | None, ...]) -> tuple[int, ...]:
    """The numbers of the slots that still have a card."""
    return tuple([slot for slot, card in enumerate(slots) if card is not None])


def emptied(slots: tuple[Card | None, ...], slot: int) -> tuple[Card | None, ...]:
    """The slots without this card; a taken slot is empty for the rest of the round."""
    return (*slots[:slot], None, *slots[slot + 1 :])


class Player:
    """One patroon's things. Houses fill the row of land from the left, so a few numbers tell it all."""

    __slots__ = (
        "buildings",
        "businesses",
        "cleared",
        "coins",
        "corn",
        "filled",
        "furs",
        "goods",
        "houses",
        "post",
        "row",
        "score",
        "ships",
        "spaces",
        "tiles",
        "token",
        "warehouses",
        "wood",
    )

    def __init__(self) -> None:
        self.score = 0
        self.coins = 0
        self.goods = 0
        self.wood = 0
        self.corn = 0
        self.furs: Counts = NO_FURS
        self.token = 0
        self.tiles: Counts = (0, 0, 0)
        self.businesses: Counts = (0, 0, 0, 0, 0, 0)
        self.buildings = 0  # in the supply
        self.warehouses = 0
        self.post = 0  # the zone, 0 being the first
        self.row: tuple[Card, ...] = ()
        self.spaces = 0  # house spaces in the row
        self.houses = 0  # how many of them are built on
        self.filled = 0  # land cards with all their houses: the leftmost ones
        self.cleared = 0  # and how many of these are cleared
        self.ships: tuple[Card, ...] = ()

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.score = self.score
        twin.coins = self.coins
        twin.goods = self.goods
        twin.wood = self.wood
        twin.corn = self.corn
        twin.furs = self.furs
        twin.token = self.token
        twin.tiles = self.tiles
        twin.businesses = self.businesses
        twin.buildings = self.buildings
        twin.warehouses = self.warehouses
        twin.post = self.post
        twin.row = self.row
        twin.spaces = self.spaces
        twin.houses = self.houses
        twin.filled = self.filled
        twin.cleared = self.cleared
        twin.ships = self.ships
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and all(
            getattr(self, name) == getattr(other, name) for name in Player.__slots__
        )

    __hash__ = None  # type: ignore[assignment]  # changes under play

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


class State:
    """The whole table at one moment."""

    __slots__ = (
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

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.players: list[Player] = [Player() for _ in range(layout.players)]
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
        twin = State.__new__(State)
        twin.layout = self.layout
        twin.players = [player.copy() for player in self.players]
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]  # changes under play

    def step(self) -> int:
        """Which kind of tile the current step uses: an index into TILES."""
        return self.phase - CITY

    def ask_to_act(self) -> None:
        """A decision in the current step is due."""
        self.awaits = ACT_CITY + self.step()

    def by_token(self) -> tuple[int, ...]:
        """The players in turn order."""
        return tuple(sorted(range(len(self.players)), key=lambda seat: self.players[seat].token))
