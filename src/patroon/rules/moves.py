"""The decisions, one small class each. The JSON of the record is their one outside form.

Inside, furs are counts by type and districts are indices in rising order, so equal decisions are equal moves. Treat a
move as frozen: games, records and copies share them.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from patroon.board import TRADERS
from patroon.rules.fields import Fields, MalformedLine, Reader, names_of
from patroon.rules.state import DISTRICTS, NO_FURS, TOP, Counts
from patroon.rules.values import Value


class Move(Value):
    """What a player decided."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    __match_args__: ClassVar = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    @classmethod
    def read(cls, player: int, line: Reader) -> "Move":
        """The move in the fields of a line. Raises MalformedLine."""
        return cls(player)

    def details(self) -> Fields:
        """The fields besides `player` and `move`, in canonical form."""
        return {}

    def to_json(self) -> Fields:
        return {"player": self.player, "move": self.name, **self.details()}


class Place(Move):
    """Put a building into a district before the first round."""

    name: ClassVar[str] = "place"
    rule: ClassVar[str] = "R1.7"
    __match_args__: ClassVar = ("player", "district")

    def __init__(self, player: int, district: int) -> None:
        self.player = player
        self.district = district

    @classmethod
    def read(cls, player: int, line: Reader) -> "Place":
        return cls(player, line.name("district", DISTRICTS))

    def details(self) -> Fields:
        return {"district": DISTRICTS[self.district]}


class Open(Move):
    """The chooser names a column and the first bid."""

    name: ClassVar[str] = "open"
    rule: ClassVar[str] = "R4.2"
    __match_args__: ClassVar = ("player", "column", "bid")

    def __init__(self, player: int, column: int, bid: int) -> None:
        self.player = player
        self.column = column
        self.bid = bid

    @classmethod
    def read(cls, player: int, line: Reader) -> "Open":
        return cls(player, line.integer("column"), line.integer("bid"))

    def details(self) -> Fields:
        return {"column": self.column, "bid": self.bid}


class Bid(Move):
    """Bid higher than the highest bid so far."""

    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "R4.3"
    __match_args__: ClassVar = ("player", "bid")

    def __init__(self, player: int, bid: int) -> None:
        self.player = player
        self.bid = bid

    @classmethod
    def read(cls, player: int, line: Reader) -> "Bid":
        return cls(player, line.integer("bid"))

    def details(self) -> Fields:
        return {"bid": self.bid}


class PassBid(Move):
    """Leave this column to others."""

    name: ClassVar[str] = "pass_bid"
    rule: ClassVar[str] = "R4.3"


class Pay(Move):
    """The winner pays the bid in any mix."""

    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "R4.5"
    __match_args__: ClassVar = ("player", "coins", "goods", "wood", "corn", "furs")

    def __init__(self, player: int, coins: int, goods: int, wood: int, corn: int, furs: Counts) -> None:
        self.player = player
        self.coins = coins
        self.goods = goods
        self.wood = wood
        self.corn = corn
        self.furs = furs

    @classmethod
    def read(cls, player: int, line: Reader) -> "Pay":
        return cls(
            player,
            line.integer_or_0("coins"),
            line.integer_or_0("goods"),
            line.integer_or_0("wood"),
            line.integer_or_0("corn"),
            line.furs("furs") if line.has("furs") else NO_FURS,
        )

    def details(self) -> Fields:
        return {
            "coins": self.coins,
            "goods": self.goods,
            "wood": self.wood,
            "corn": self.corn,
            "furs": names_of(self.furs),
        }


class TakeColumn(Move):
    """The last player still in takes a column for nothing."""

    name: ClassVar[str] = "take_column"
    rule: ClassVar[str] = "R4.7"
    __match_args__: ClassVar = ("player", "column")

    def __init__(self, player: int, column: int) -> None:
        self.player = player
        self.column = column

    @classmethod
    def read(cls, player: int, line: Reader) -> "TakeColumn":
        return cls(player, line.integer("column"))

    def details(self) -> Fields:
        return {"column": self.column}


class Build(Move):
    """Build one to three businesses."""

    name: ClassVar[str] = "build"
    rule: ClassVar[str] = "R5.5"
    __match_args__: ClassVar = ("player", "districts")

    def __init__(self, player: int, districts: tuple[int, ...]) -> None:
        self.player = player
        self.districts = tuple(sorted(districts))

    @classmethod
    def read(cls, player: int, line: Reader) -> "Build":
        return cls(player, line.names("districts", DISTRICTS))

    def details(self) -> Fields:
        return {"districts": [DISTRICTS[district] for district in self.districts]}


class Elections(Move):
    """Score one's own majorities and ties."""

    name: ClassVar[str] = "elections"
    rule: ClassVar[str] = "R5.6"


class AddLand(Move):
    """Take a face-up land card."""

    name: ClassVar[str] = "add_land"
    rule: ClassVar[str] = "R5.7"
    __match_args__: ClassVar = ("player", "slot")

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    @classmethod
    def read(cls, player: int, line: Reader) -> "AddLand":
        return cls(player, line.integer("slot"))

    def details(self) -> Fields:
        return {"slot": self.slot}


class ClearLand(Move):
    """Clear every filled land card."""

    name: ClassVar[str] = "clear_land"
    rule: ClassVar[str] = "R5.8"


class Trade(Move):
    """Buy furs from one trader; which ones is chosen at the top trader only (`furs` is empty at the others)."""

    name: ClassVar[str] = "trade"
    rule: ClassVar[str] = "R5.9"
    __match_args__: ClassVar = ("player", "trader", "furs")

    def __init__(self, player: int, trader: int, furs: Counts = ()) -> None:
        self.player = player
        self.trader = trader
        self.furs = furs if trader == TOP else ()

    @classmethod
    def read(cls, player: int, line: Reader) -> "Trade":
        trader = line.name("trader", TRADERS)
        return cls(player, trader, line.furs("furs") if trader == TOP else ())

    def details(self) -> Fields:
        fields: Fields = {"trader": TRADERS[self.trader]}
        if self.trader == TOP:
            fields["furs"] = names_of(self.furs)
        return fields


class Ship(Move):
    """Send furs with a face-up ship."""

    name: ClassVar[str] = "ship"
    rule: ClassVar[str] = "R5.11"
    __match_args__: ClassVar = ("player", "slot", "furs")

    def __init__(self, player: int, slot: int, furs: Counts) -> None:
        self.player = player
        self.slot = slot
        self.furs = furs

    @classmethod
    def read(cls, player: int, line: Reader) -> "Ship":
        return cls(player, line.integer("slot"), line.furs("furs"))

    def details(self) -> Fields:
        return {"slot": self.slot, "furs": names_of(self.furs)}


class Market(Move):
    """Buy or sell any amount of one resource: one of the two numbers is 0."""

    __match_args__: ClassVar = ("player", "buy", "sell")

    def __init__(self, player: int, buy: int = 0, sell: int = 0) -> None:
        self.player = player
        self.buy = buy
        self.sell = sell

    @classmethod
    def read(cls, player: int, line: Reader) -> "Market":
        if line.has("buy") == line.has("sell"):
            raise MalformedLine("buy", "field-buy-or-sell")
        return cls(player, line.integer_or_0("buy"), line.integer_or_0("sell"))

    def details(self) -> Fields:
        return {"sell": self.sell} if self.sell else {"buy": self.buy}


class Lumberyard(Market):
    """Buy or sell wood."""

    name: ClassVar[str] = "lumberyard"
    rule: ClassVar[str] = "R6.1"


class Granary(Market):
    """Buy or sell corn."""

    name: ClassVar[str] = "granary"
    rule: ClassVar[str] = "R6.2"


class Docks(Move):
    """Build the next warehouse."""

    name: ClassVar[str] = "docks"
    rule: ClassVar[str] = "R6.3"


class Millwork(Move):
    """Build one to three houses."""

    name: ClassVar[str] = "millwork"
    rule: ClassVar[str] = "R6.4"
    __match_args__: ClassVar = ("player", "houses")

    def __init__(self, player: int, houses: int) -> None:
        self.player = player
        self.houses = houses

    @classmethod
    def read(cls, player: int, line: Reader) -> "Millwork":
        return cls(player, line.integer("houses"))

    def details(self) -> Fields:
        return {"houses": self.houses}


class BlackMarket(Move):
    """Buy one to three furs unseen; `goods` of the price are goods, the rest coins."""

    name: ClassVar[str] = "black_market"
    rule: ClassVar[str] = "R6.5"
    __match_args__: ClassVar = ("player", "furs", "goods")

    def __init__(self, player: int, furs: int, goods: int) -> None:
        self.player = player
        self.furs = furs
        self.goods = goods

    @classmethod
    def read(cls, player: int, line: Reader) -> "BlackMarket":
        return cls(player, line.integer("furs"), line.integer("goods"))

    def details(self) -> Fields:
        return {"furs": self.furs, "goods": self.goods}


class TradingCompany(Move):
    """Move the trading post upriver."""

    name: ClassVar[str] = "trading_company"
    rule: ClassVar[str] = "R6.6"


class PassTile(Move):
    """Give up one tile of the step for a coin."""

    name: ClassVar[str] = "pass_tile"
    rule: ClassVar[str] = "R5.2"


class PassSpecial(Move):
    """Give up the special action for a coin."""

    name: ClassVar[str] = "pass_special"
    rule: ClassVar[str] = "R5.2"


class EndTurn(Move):
    """Pass everything that is left."""

    name: ClassVar[str] = "end_turn"
    rule: ClassVar[str] = "R5.4"


class Remove(Move):
    """Choose the businesses that can't be fed."""

    name: ClassVar[str] = "remove"
    rule: ClassVar[str] = "R8.2"
    __match_args__: ClassVar = ("player", "districts")

    def __init__(self, player: int, districts: tuple[int, ...]) -> None:
        self.player = player
        self.districts = tuple(sorted(districts))

    @classmethod
    def read(cls, player: int, line: Reader) -> "Remove":
        return cls(player, line.names("districts", DISTRICTS))

    def details(self) -> Fields:
        return {"districts": [DISTRICTS[district] for district in self.districts]}


MOVES: Final[dict[str, type[Move]]] = {
    kind.name: kind
    for kind in (
        Place,
        Open,
        Bid,
        PassBid,
        Pay,
        TakeColumn,
        Build,
        Elections,
        AddLand,
        ClearLand,
        Trade,
        Ship,
        Lumberyard,
        Granary,
        Docks,
        Millwork,
        BlackMarket,
        TradingCompany,
        PassTile,
        PassSpecial,
        EndTurn,
        Remove,
    )
}


def move_from_json(line: Mapping[str, object]) -> Move:
    """The move in a line of the record, fields in any order. Raises MalformedLine; legality is another matter."""
    reader = Reader(line)
    name = reader.value("move")
    kind = MOVES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise MalformedLine("move", "field-unknown-name", names=", ".join(MOVES))
    return kind.read(reader.integer("player"), reader)
