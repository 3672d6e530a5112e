"""What is printed on the board and on the cards, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

FURS: Final = ("beaver", "mink", "otter", "muskrat", "lynx")
"""The five types of fur (R0), in the order of the record."""

TILES: Final = ("city", "land", "trade")
TRADERS: Final = ("bottom", "middle", "top")

Json = int | str | bool | None | list["Json"] | dict[str, "Json"]
"""What a JSON file can hold, as far as this game needs it."""

Card = tuple[int, int, int]
"""A land card is (houses, wood, corn); a ship card is (furs, goods, coins)."""


@dataclass(frozen=True, slots=True)
class Start:
    """What each player has before the first round (R1.1, R1.3, R1.7)."""

    coins: int
    wood: int
    corn: int
    goods: int
    furs: int
    buildings: int
    businesses: int


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the cash box: so many tile spaces and bonus coins (R0)."""

    tiles: int
    coins: int


@dataclass(frozen=True, slots=True)
class Trader:
    """One of the Lenape traders (R5.9): `goods` buys all furs, or one of them unless `all`."""

    furs: int
    goods: int
    all: bool


@dataclass(frozen=True, slots=True)
class Zone:
    """A camp and the trading-post zone opposite, with the boat to the next zone upriver (R0)."""

    longhouses: tuple[int, ...]
    black: int
    white: int
    boat: int

    def longhouse_spaces(self, players: int) -> int:
        """R1.2: each space says the smallest number of players that uses it."""
        return sum(1 for smallest in self.longhouses if smallest <= players)

    def post_spaces(self, players: int) -> int:
        """R1.4: two players use the black spaces, three the white ones, four and five all."""
        if players == 2:
            return self.black
        if players == 3:
            return self.white
        return self.black + self.white


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points (R5.6, R5.8, R5.11, R8.2, R9)."""

    land: tuple[int, ...]
    fur_types: tuple[int, ...]
    majority: int
    tie: int
    removed_business: int
    fur_left: int
    resources_per_point: int

    def land_at(self, position: int) -> int:
        """Points for the land card at this position, 1 being the leftmost (R5.8)."""
        return self.land[min(position, len(self.land)) - 1]


@dataclass(frozen=True, slots=True)
class Layout:
    """The board as a given number of players uses it: what the rules look up all the time."""

    board: "Board"
    players: int
    camps: tuple[int, ...]
    posts: tuple[int, ...]
    boats: tuple[int, ...]
    room: tuple[int, ...]
    """Goods that fit on the piers of 0, 1, 2 … warehouses."""
    tiles: tuple[int, ...]
    """Tile spaces of each column of the cash box."""


@dataclass(frozen=True, slots=True)
class Board:
    """All printed numbers. Two boards with the same numbers are equal, whatever their origins say."""

    name: str
    start: Start
    piers: tuple[int, ...]
    columns: tuple[Column, ...]
    tiles: tuple[int, int, int]
    traders: tuple[Trader, Trader, Trader]
    of_each: int
    river: tuple[Zone, ...]
    scoring: Scoring
    land: tuple[tuple[Card, ...], tuple[Card, ...]]
    ships: tuple[tuple[Card, ...], tuple[Card, ...]]
    origins: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)
    """Where numbers come from ("rulebook", "deduced", "chosen"), by field; one word, or one per entry."""

    def layout(self, players: int) -> Layout:
        """The spaces that this number of players uses."""
        return Layout(
            board=self,
            players=players,
            camps=tuple(zone.longhouse_spaces(players) for zone in self.river),
            posts=tuple(zone.post_spaces(players) for zone in self.river),
            boats=tuple(zone.boat for zone in self.river),
            room=tuple(sum(self.piers[:built]) for built in range(len(self.piers) + 1)),
            tiles=tuple(column.tiles for column in self.columns),
        )
