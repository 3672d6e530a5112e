"""Where random outcomes come from: a seed anyone can check, or a bot's guess. (A record brings its own.)

The construction of Seeded is public and part of the contract with players: docs/fairness.md describes it so that it
can be recomputed in any language. Changing it is a new version of the record's `seed`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import ClassVar, Final, Protocol, TypeVar

from patroon.board import FURS, Card
from patroon.rules.events import Event
from patroon.rules.moves import Fields, Json, MalformedLine, Reader, names_of, whole
from patroon.rules.options import Bits, below, draw_choice
from patroon.rules.state import (
    DEAL_LAND,
    DEAL_SHIPS,
    DRAW_FURS,
    FILL_TRADERS,
    SLOTS,
    TILES,
    TRADERS,
    Counts,
    State,
    take,
)

T = TypeVar("T")


@dataclass(slots=True)
class Outcome(Event):
    """What chance brought: an event, and a chance line of the record."""

    def details(self) -> Fields:
        """The fields besides `chance`, in canonical form."""
        raise NotImplementedError

    def to_json(self) -> Fields:
        return {"chance": self.name, **self.details()}


@dataclass(slots=True)
class FursDrawn(Outcome):
    """Furs from the reserve to a player (R1.3, R6.5)."""

    player: int
    furs: Counts
    name: ClassVar[str] = "furs"

    def details(self) -> Fields:
        return {"player": self.player, "furs": names_of(self.furs)}


@dataclass(slots=True)
class TradersFilled(Outcome):
    """The furs added to the bottom, middle and top trader (R3.2)."""

    furs: tuple[Counts, Counts, Counts]
    name: ClassVar[str] = "traders"

    def details(self) -> Fields:
        return {trader: names_of(added) for trader, added in zip(TRADERS, self.furs, strict=True)}


@dataclass(slots=True)
class LandDealt(Outcome):
    """The four land cards of the round (R3.1)."""

    cards: tuple[Card, ...]
    name: ClassVar[str] = "land"

    def details(self) -> Fields:
        return {"cards": [list[Json](card) for card in self.cards]}


@dataclass(slots=True)
class ShipsDealt(Outcome):
    """The four ships of the round (R3.1)."""

    cards: tuple[Card, ...]
    name: ClassVar[str] = "ships"

    def details(self) -> Fields:
        return {"cards": [list[Json](card) for card in self.cards]}


@dataclass(slots=True)
class TilesLaid(Outcome):
    """The tiles in each column of the cash box (R3.3)."""

    columns: tuple[Counts, ...]
    name: ClassVar[str] = "tiles"

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


class Chance(Protocol):
    """Decides what happens where the rules leave it to chance."""

    def outcome(self, state: State) -> Outcome:
        """The outcome that the state waits for."""
        ...

    def copy(self) -> "Chance":
        """One that will decide the same, independently."""
        ...


_WORDS: Final = Struct(">8I")


class Stream:
    """Random numbers from a seed and a label: SHA-256 over seed, label and a counter, 32 bits at a time."""

    __slots__ = ("_counter", "_start", "_words")

    def __init__(self, seed: bytes, label: str) -> None:
        self._start = seed + label.encode()
        self._counter = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        fair = 2**32 - 2**32 % limit  # words from here on would favour small numbers
        while True:
            if not self._words:
                block = sha256(self._start + self._counter.to_bytes(4, "big")).digest()
                self._words = list(reversed(_WORDS.unpack(block)))
                self._counter += 1
            word = self._words.pop()
            if word < fair:
                return word % limit

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order (Fisher and Yates, from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def commitment(seed: bytes) -> str:
    """What is published before the game, so that the seed can't be changed afterwards."""
    return sha256(seed).hexdigest()


def first_player(seed: bytes, players: int) -> int:
    """R1.6: who holds token 1 when the table names nobody."""
    return Stream(seed, "first").below(players)


class Seeded:
    """Every shuffle follows from a 256-bit seed, whatever the players decide; for a game from its beginning."""

    __slots__ = ("_land", "_next", "_reserve", "_ships", "_shuffles", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self._shuffles = 0  # of the furs
        self._reserve: tuple[int, ...] = ()  # types in the order in which they will be drawn
        self._next = 0  # where in that order
        self._land: tuple[Card, ...] = ()  # the current decade, in the order in which it will be dealt
        self._ships: tuple[Card, ...] = ()

    def copy(self) -> "Seeded":
        twin = Seeded.__new__(Seeded)
        twin.seed = self.seed
        twin._shuffles = self._shuffles
        twin._reserve = self._reserve
        twin._next = self._next
        twin._land = self._land
        twin._ships = self._ships
        return twin

    def outcome(self, state: State) -> Outcome:
        awaits = state.awaits
        if awaits == DRAW_FURS:
            return FursDrawn(state.actor, self._furs(state, state.to_draw))
        if awaits == FILL_TRADERS:
            bottom, middle, top = spaces_to_fill(state)
            return TradersFilled((self._furs(state, bottom), self._furs(state, middle), self._furs(state, top)))
        decade, deal = divmod(state.round - 1, 3)
        dealt = slice(deal * SLOTS, (deal + 1) * SLOTS)
        label = f"{1620 + 10 * decade}s"
        if awaits == DEAL_LAND:
            if deal == 0:
                self._land = Stream(self.seed, f"land {label}").shuffled(state.layout.board.land[decade])
            return LandDealt(self._land[dealt])
        if awaits == DEAL_SHIPS:
            if deal == 0:
                self._ships = Stream(self.seed, f"ships {label}").shuffled(state.layout.board.ships[decade])
            return ShipsDealt(self._ships[dealt])
        tiles = Stream(self.seed, f"tiles {state.round}").shuffled(_spelled(state.layout.board.tiles))
        return TilesLaid(_in_columns(tiles, state.layout.tiles))

    def _furs(self, state: State, count: int) -> Counts:
        """The next furs of the reserve; when it runs out, the discard pile is shuffled (R3.2)."""
        drawn = [0] * len(FURS)
        for _ in range(count):
            if self._next == len(self._reserve):
                pile = state.reserve if self._shuffles == 0 else state.discard
                self._shuffles += 1
                self._reserve = Stream(self.seed, f"furs {self._shuffles}").shuffled(_spelled(pile))
                self._next = 0
            drawn[self._reserve[self._next]] += 1
            self._next += 1
        return tuple(drawn)


class Guess:
    """Chance for those who don't know the order: drawn from what can still come, by their own bits."""

    __slots__ = ("_bits",)

    def __init__(self, bits: Bits) -> None:
        self._bits = bits

    def copy(self) -> "Guess":
        """Shares the bits: guesses need not repeat."""
        return Guess(self._bits)

    def outcome(self, state: State) -> Outcome:
        awaits = state.awaits
        if awaits == DRAW_FURS:
            return FursDrawn(state.actor, self._furs(state, (state.to_draw,))[0])
        if awaits == FILL_TRADERS:
            bottom, middle, top = self._furs(state, spaces_to_fill(state))
            return TradersFilled((bottom, middle, top))
        if awaits == DEAL_LAND:
            return LandDealt(self._shuffled(state.land_deck)[:SLOTS])
        if awaits == DEAL_SHIPS:
            return ShipsDealt(self._shuffled(state.ship_deck)[:SLOTS])
        return TilesLaid(_in_columns(self._shuffled(_spelled(state.layout.board.tiles)), state.layout.tiles))

    def _furs(self, state: State, counts: Counts) -> list[Counts]:
        reserve, discard = state.reserve, state.discard
        draws = []
        for count in counts:
            before = min(count, sum(reserve))
            drawn = draw_choice(reserve, before, self._bits)
            reserve = take(reserve, drawn)
            if before < count:
                after = draw_choice(discard, count - before, self._bits)
                reserve, discard = take(discard, after), take(discard, discard)
                drawn = tuple([a + b for a, b in zip(drawn, after, strict=True)])
            draws.append(drawn)
        return draws

    def _shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = below(self._bits, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def spaces_to_fill(state: State) -> tuple[int, int, int]:
    """R3.2: empty trader spaces that will be filled: bottom first, then middle, then top, while there are furs."""
    furs = sum(state.reserve) + sum(state.discard)
    spaces = []
    for trader, held in zip(state.layout.board.traders, state.traders, strict=True):
        fill = min(trader.furs - sum(held), furs)
        furs -= fill
        spaces.append(fill)
    bottom, middle, top = spaces
    return bottom, middle, top


def _spelled(counts: Counts) -> list[int]:
    """Each kind as often as it counts, in order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _in_columns(tiles: Sequence[int], sizes: Counts) -> tuple[Counts, ...]:
    """Tiles laid out column by column, and counted by kind there."""
    columns = []
    start = 0
    for size in sizes:
        column = tiles[start : start + size]
        columns.append(tuple([column.count(kind) for kind in range(len(TILES))]))
        start += size
    return tuple(columns)
