"""Where random outcomes come from: a seed anyone can check, or a bot's guess. (A record brings its own.)

The construction of Seeded is public and part of the contract with players: docs/fairness.md describes it so that it
can be recomputed in any language. Changing it is a new version of the record's `seed`.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import ClassVar, Final, Protocol, TypeVar

from patroon.board import FURS, TILES, Card
from patroon.rules.options import Bits, below, draw_choice
from patroon.rules.outcomes import FursDrawn, LandDealt, Outcome, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.preparation import spaces_to_fill
from patroon.rules.state import (
    DEAL_LAND,
    DEAL_SHIPS,
    DRAW_FURS,
    FILL_TRADERS,
    NO_FURS,
    SLOTS,
    Counts,
    State,
    add,
    take,
)
from patroon.rules.values import Mutable

T = TypeVar("T")


class Chance(Protocol):
    """Decides what happens where the rules leave it to chance."""

    def outcome(self, state: State) -> Outcome:
        """The outcome that the state waits for; must be possible, and must not raise."""
        ...

    def copy(self) -> "Chance":
        """One for an independent game. A seed's copy decides the same; a guess's need not."""
        ...


_WORDS: Final = Struct(">8I")


class Numbers:
    """Where shuffles take their random numbers from."""

    __slots__ = ()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        raise NotImplementedError

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in random order (Fisher and Yates, from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class Stream(Numbers):
    """Random numbers from a seed and a label: SHA-256 over seed, label and a counter, 32 bits at a time."""

    __slots__ = ("_counter", "_start", "_words")

    def __init__(self, seed: bytes, label: str) -> None:
        self._start = seed + label.encode()
        self._counter = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """All numbers equally likely."""
        fair = 2**32 - 2**32 % limit  # words from here on would favour small numbers
        while True:
            if not self._words:
                block = sha256(self._start + self._counter.to_bytes(4, "big")).digest()
                self._words = list(reversed(_WORDS.unpack(block)))
                self._counter += 1
            word = self._words.pop()
            if word < fair:
                return word % limit


class _Guesses(Numbers):
    """Random numbers from somebody's own bits."""

    __slots__ = ("_bits",)

    def __init__(self, bits: Bits) -> None:
        self._bits = bits

    def below(self, limit: int) -> int:
        return below(self._bits, limit)


def commitment(seed: bytes) -> str:
    """What is published before the game, so that the seed can't be changed afterwards."""
    return sha256(seed).hexdigest()


def first_player(seed: bytes, players: int) -> int:
    """R1.6: who holds token 1 when the table names nobody."""
    return Stream(seed, "first").below(players)


class Seeded(Mutable):
    """Every shuffle follows from a 256-bit seed, whatever the players decide."""

    __match_args__: ClassVar = ("seed", "_shuffles", "_reserve", "_next", "_land", "_ships")
    __slots__ = __match_args__

    def __init__(
        self,
        seed: bytes,
        shuffles: int = 0,
        reserve: tuple[int, ...] = (),
        following: int = 0,
        land: tuple[Card, ...] = (),
        ships: tuple[Card, ...] = (),
    ) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self._shuffles = shuffles  # of the furs
        self._reserve = reserve  # types in the order in which they will be drawn
        self._next = following  # where in that order
        self._land = land  # the decade's cards to come, in the order of dealing
        self._ships = ships

    def copy(self) -> "Seeded":
        return Seeded(self.seed, self._shuffles, self._reserve, self._next, self._land, self._ships)

    def outcome(self, state: State) -> Outcome:
        awaits = state.awaits
        if awaits == DRAW_FURS:
            return FursDrawn(state.actor, self._furs(state, state.to_draw))
        if awaits == FILL_TRADERS:
            bottom, middle, top = spaces_to_fill(state)
            return TradersFilled((self._furs(state, bottom), self._furs(state, middle), self._furs(state, top)))
        board = state.layout.board
        decade, deal = divmod(state.round - 1, 3)
        label = f"{1620 + 10 * decade}s"
        if awaits == DEAL_LAND:
            if not self._land:  # R1.5: each decade by itself; a game taken over in mid-decade has fewer cards left
                cards = state.land_deck if deal else board.land[decade]
                self._land = Stream(self.seed, f"land {label}").shuffled(cards)
            dealt, self._land = self._land[:SLOTS], self._land[SLOTS:]
            return LandDealt(dealt)
        if awaits == DEAL_SHIPS:
            if not self._ships:
                cards = state.ship_deck if deal else board.ships[decade]
                self._ships = Stream(self.seed, f"ships {label}").shuffled(cards)
            dealt, self._ships = self._ships[:SLOTS], self._ships[SLOTS:]
            return ShipsDealt(dealt)
        tiles = Stream(self.seed, f"tiles {state.round}").shuffled(_spelled(board.tiles))
        return TilesLaid(in_parts(tiles, state.layout.tiles, len(TILES)))

    def _furs(self, state: State, count: int) -> Counts:
        """The next furs of the reserve; when it runs out, the discard pile is shuffled (R3.2)."""
        drawn = [0] * len(FURS)
        for _ in range(count):
            if self._next == len(self._reserve):
                pile = state.reserve if self._shuffles == 0 and any(state.reserve) else state.discard
                self._shuffles += 1
                self._reserve = Stream(self.seed, f"furs {self._shuffles}").shuffled(_spelled(pile))
                self._next = 0
            drawn[self._reserve[self._next]] += 1
            self._next += 1
        return tuple(drawn)


class Guess(Mutable):
    """Chance for those who don't know the order: drawn from what can still come, by their own bits."""

    __match_args__: ClassVar = ("_bits",)
    __slots__ = __match_args__

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
        numbers = _Guesses(self._bits)
        if awaits == DEAL_LAND:
            return LandDealt(numbers.shuffled(state.land_deck)[:SLOTS])
        if awaits == DEAL_SHIPS:
            return ShipsDealt(numbers.shuffled(state.ship_deck)[:SLOTS])
        tiles = numbers.shuffled(_spelled(state.layout.board.tiles))
        return TilesLaid(in_parts(tiles, state.layout.tiles, len(TILES)))

    def _furs(self, state: State, counts: Counts) -> list[Counts]:
        reserve, discard = state.reserve, state.discard
        draws = []
        for count in counts:
            before = min(count, sum(reserve))
            drawn = draw_choice(reserve, before, self._bits)
            reserve = take(reserve, drawn)
            if before < count:
                after = draw_choice(discard, count - before, self._bits)
                reserve, discard = take(discard, after), NO_FURS
                drawn = add(drawn, after)
            draws.append(drawn)
        return draws


def _spelled(counts: Counts) -> list[int]:
    """Each kind as often as it counts, in order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def in_parts(pieces: Sequence[int], sizes: Counts, kinds: int) -> tuple[Counts, ...]:
    """Pieces laid out one part after the other, and counted by kind there."""
    parts = []
    start = 0
    for size in sizes:
        part = pieces[start : start + size]
        parts.append(tuple([part.count(kind) for kind in range(kinds)]))
        start += size
    return tuple(parts)
