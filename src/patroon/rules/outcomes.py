"""What chance brought, one small class each: the chance lines of the record."""

from collections.abc import Mapping
from typing import ClassVar, Final

from patroon.board import TILES, TRADERS, Card
from patroon.rules.events import Event
from patroon.rules.fields import Fields, MalformedLine, Reader, names_of, whole
from patroon.rules.state import Counts


class Outcome(Event):
    """What chance brought: an event, and a chance line of the record."""

    def details(self) -> Fields:
        """The fields besides `chance`, in canonical form."""
        raise NotImplementedError

    def to_json(self) -> Fields:
        return {"chance": self.name, **self.details()}


class FursDrawn(Outcome):
    """Furs from the reserve to a player (R1.3, R6.5)."""

    name: ClassVar[str] = "furs"
    __match_args__: ClassVar = ("player", "furs")

    def __init__(self, player: int, furs: Counts) -> None:
        self.player = player
        self.furs = furs

    def details(self) -> Fields:
        return {"player": self.player, "furs": names_of(self.furs)}


class TradersFilled(Outcome):
    """The furs added to the bottom, middle and top trader (R3.2)."""

    name: ClassVar[str] = "traders"
    __match_args__: ClassVar = ("furs",)

    def __init__(self, furs: tuple[Counts, Counts, Counts]) -> None:
        self.furs = furs

    def details(self) -> Fields:
        return {trader: names_of(added) for trader, added in zip(TRADERS, self.furs, strict=True)}


class LandDealt(Outcome):
    """The four land cards of the round (R3.1)."""

    name: ClassVar[str] = "land"
    __match_args__: ClassVar = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def details(self) -> Fields:
        return {"cards": [[*card] for card in self.cards]}


class ShipsDealt(Outcome):
    """The four ships of the round (R3.1)."""

    name: ClassVar[str] = "ships"
    __match_args__: ClassVar = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def details(self) -> Fields:
        return {"cards": [[*card] for card in self.cards]}


class TilesLaid(Outcome):
    """The tiles in each column of the cash box (R3.3)."""

    name: ClassVar[str] = "tiles"
    __match_args__: ClassVar = ("columns",)

    def __init__(self, columns: tuple[Counts, ...]) -> None:
        self.columns = columns

    def details(self) -> Fields:
        return {"columns": [names_of(tiles, TILES) for tiles in self.columns]}


OUTCOMES: Final = ("furs", "traders", "land", "ships", "tiles")


def outcome_from_json(line: Mapping[str, object]) -> Outcome:
    """The outcome in a chance line of the record. Raises MalformedLine; whether it is possible is another matter."""
    reader = Reader(line)
    name = reader.value("chance")
    if name == "furs":
        return FursDrawn(reader.integer("player"), reader.furs("furs"))
    if name == "traders":
        return TradersFilled((reader.furs("bottom"), reader.furs("middle"), reader.furs("top")))
    if name == "land":
        return LandDealt(_read_cards(reader))
    if name == "ships":
        return ShipsDealt(_read_cards(reader))
    if name == "tiles":
        columns = [Reader({"columns": column}) for column in reader.items("columns")]
        return TilesLaid(tuple(column.counts("columns", TILES) for column in columns))
    raise MalformedLine("chance", "field-unknown-name", names=", ".join(OUTCOMES))


def _read_cards(reader: Reader) -> tuple[Card, ...]:
    cards = []
    for item in reader.items("cards"):
        if not isinstance(item, list) or len(item) != 3:
            raise MalformedLine("cards", "field-not-a-card")
        first, second, third = item
        cards.append((whole(first, "cards"), whole(second, "cards"), whole(third, "cards")))
    return tuple(cards)
