"""The game in sentences: why a move is refused, what a player decided, what came of it, in one language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from patroon.board import Card
from patroon.rules import moves
from patroon.rules.events import Event
from patroon.rules.game import Line
from patroon.rules.options import Refusal
from patroon.rules.state import Counts, State
from patroon.words import Words, story, things
from patroon.words.phrases import By, Listing, Message, Phrase, PlayerName, listed

SENTENCE: Final = 0
ROUND: Final = 1
STEP: Final = 2
Told = tuple[int, str]
"""A paragraph, or a heading of a round or of a step."""

_LEVELS: Final[dict[story.Level, int]] = {"sentence": SENTENCE, "round": ROUND, "step": STEP}
_BETWEEN: Final[dict[By, str]] = {"comma": ", ", "semicolon": "; ", "space": " "}


class Teller:
    """Tells one game's story with its players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = [harmless(name) for name in names]

    def text(self, phrase: Phrase) -> str:
        """The phrase in this language."""
        match phrase:
            case Message(key=key, values=values):
                return self.words(key, **{name: self._value(value) for name, value in values.items()})
            case PlayerName(player=seat):
                return self.names[seat]
            case Listing(items=items, by="and"):
                return self.words.joined([self.text(item) for item in items])
            case Listing(items=items, by=by):
                return _BETWEEN[by].join(self.text(item) for item in items)
        return str(phrase)

    def _value(self, phrase: Phrase) -> int | str:
        return phrase if isinstance(phrase, int) else self.text(phrase)

    # Names of things

    def furs(self, counts: Counts) -> str:
        return self.text(things.furs(counts))

    def tiles(self, counts: Counts) -> str:
        return self.text(things.tiles(counts))

    def district(self, district: int) -> str:
        return self.text(things.district(district))

    def districts(self, districts: Iterable[int]) -> str:
        return self.text(things.districts(districts))

    def land_card(self, card: Card) -> str:
        return self.text(things.land_card(card))

    def ship_card(self, card: Card) -> str:
        return self.text(things.ship_card(card))

    def bonus(self, state: State, column: int) -> str:
        """The bonus coins of a column."""
        return self.text(things.bonus(state, column))

    def players(self, seats: Iterable[int]) -> str:
        return self.text(things.players(seats))

    def scores(self, scores: Iterable[int]) -> str:
        """Everyone's points."""
        return self.text(things.scores(scores))

    # Refusals

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the rule's number in front."""
        text = self.sentence(refusal.key, refusal.values)
        return f"{refusal.rule}: {text}" if refusal.rule else text

    def reasons(self, reasons: Iterable[tuple[str, Mapping[str, int | str]]]) -> str:
        """Why a bot did something: message keys with their values."""
        return self.text(listed(things.sentence(key, values) for key, values in reasons))

    def sentence(self, key: str, given: Mapping[str, int | str]) -> str:
        """A message whose values are names as the record has them, and players' seats."""
        return self.text(things.sentence(key, given))

    # Decisions and what came of them

    def tell(self, before: State, line: Line, happened: list[Event]) -> list[Told]:
        """One line of the record: `before` is the table it met, `happened` all that came of it, in order."""
        return [(_LEVELS[told.level], self.text(told.said)) for told in story.tell(before, line, happened)]

    def decision(self, state: State, move: moves.Move) -> str:
        return self.text(story.idea(state, move))


def harmless(name: str) -> str:
    """A name from a file without what would steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)
