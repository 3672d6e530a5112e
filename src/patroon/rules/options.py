"""Legality's one source: what an option is, and how a move is refused.

For every kind of move its chapter has an *offer*: a function from the state to an Option, a family of moves with its
bounds, or to the Refusal that says why there is none now. Listing, checking, drawing at random and showing all go
through it, and checking one move never lists the others.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from patroon.rules.events import Event
from patroon.rules.fields import Fields
from patroon.rules.moves import Move
from patroon.rules.state import Counts, State, take
from patroon.rules.values import Value

if TYPE_CHECKING:
    from mypy_extensions import i64


NO_VALUES: Final[Mapping[str, int | str]] = {}


class Refusal(Value):
    """Why a move is not possible: the rule, a message key for words/, and its values."""

    __match_args__: ClassVar = ("rule", "key", "values")

    def __init__(self, rule: str, key: str, values: Mapping[str, int | str] = NO_VALUES) -> None:
        self.rule = rule
        self.key = key
        self.values = values


class Refused(ValueError):
    """Something the rules refuse. The game is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.rule} {refusal.key} {refusal.values or ''}".rstrip())


class IllegalMove(Refused):
    """A decision that is not open to its player."""


class ImpossibleOutcome(Refused):
    """An outcome of chance that can't have happened here."""


class Bits(Protocol):
    """A source of random bits, as random.Random is one."""

    def getrandbits(self, k: int, /) -> int: ...


def below(bits: Bits, limit: int) -> int:
    """A number from 0 to limit - 1, without a float; the bias is under limit / 2**32."""
    word: i64 = bits.getrandbits(32)  # compiled, both fit a machine's word, and so does their product
    bound: i64 = limit
    return word * bound >> 32


class Option(Value):
    """A family of moves open to the player who decides."""

    def moves(self) -> Iterator[Move]:
        """Every move of the family, once."""
        raise NotImplementedError

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move, which is of this option's kind, belongs to the family."""
        raise NotImplementedError

    def draw(self, bits: Bits) -> Move:
        """One move at random; each can come."""
        raise NotImplementedError

    def to_json(self) -> Fields:
        """The bounds, for those who show them."""
        raise NotImplementedError


class Only(Option):
    """A family of one: the move has no details to choose."""

    __match_args__: ClassVar = ("move", "fee")

    def __init__(self, move: Move, fee: int | None = None) -> None:
        self.move = move
        self.fee = fee

    def moves(self) -> Iterator[Move]:
        yield self.move

    def why_not(self, move: Move) -> Refusal | None:
        return None

    def draw(self, bits: Bits) -> Move:
        return self.move

    def to_json(self) -> Fields:
        fields: Fields = {"move": self.move.name}
        if self.fee is not None:
            fields["fee"] = self.fee
        return fields


class Kind(Value):
    """A kind of move: its class, when it is offered, and what it does."""

    __match_args__: ClassVar = ("move", "offer", "do")

    def __init__(
        self,
        move: type[Move],
        offer: Callable[[State], Option | Refusal],
        do: Callable[[State, Move, list[Event]], None],
    ) -> None:
        self.move = move
        self.offer = offer
        self.do = do


def choices(limits: Counts, size: int) -> Iterator[Counts]:
    """Every way to choose `size` things where `limits` says how many there are of each kind."""
    last = len(limits) - 1
    rest = [0] * (last + 2)  # how many the kinds from here on can give
    for kind in range(last, -1, -1):
        rest[kind] = rest[kind + 1] + limits[kind]
    if size > rest[0]:
        return
    chosen = [0] * (last + 1)
    left = size
    kind = 0
    chosen[0] = max(0, left - rest[1])
    left -= chosen[0]
    while True:
        while kind < last:  # go down: the least that the later kinds can make up for
            kind += 1
            chosen[kind] = max(0, left - rest[kind + 1])
            left -= chosen[kind]
        yield tuple(chosen)
        # Go back to the last kind of which one more can be taken at the later ones' expense.
        left += chosen[kind]
        kind -= 1
        while kind >= 0 and (left == 0 or chosen[kind] == limits[kind]):
            left += chosen[kind]
            kind -= 1
        if kind < 0:
            return
        chosen[kind] += 1
        left -= 1


def draw_choice(limits: Counts, size: int, bits: Bits) -> Counts:
    """One such way, as if picking the single things blindly."""
    left = list(limits)
    total = sum(left)
    for _ in range(total - size) if 2 * size > total else range(size):
        pick = below(bits, total)
        kind = 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        left[kind] -= 1
        total -= 1
    if total == size:
        return tuple(left)
    return take(limits, tuple(left))


def short_of(rule: str, thing: str, need: int, have: int) -> Refusal:
    """The commonest refusal: something costs more than there is."""
    return Refusal(rule, "not-enough-" + thing, {"need": need, "have": have})
