"""What lies on the table as bytes of fixed number and place, seen from one seat: everything public, nothing hidden.

A State holds nothing else, and neither does this: no order of decks or reserve. Numbers above 255 are told as 255.
Players come in seating order from the one who looks; what concerns a player stands among that player's things, so that
no number of a seat is told anywhere. Seats that nobody has are zeros.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from patroon.board import FURS, TILES, TRADERS
from patroon.envs import sight
from patroon.envs.choices import Play
from patroon.envs.sight import DECK, ROW, SEATS, ZONES
from patroon.rules.state import DISTRICTS, PHASES, SLOTS


class Field(NamedTuple):
    """So many bytes from an offset on."""

    name: str
    offset: int
    length: int
    meaning: str


_DRAFT: Final = (
    ("draft.kind", 1, "the choice that began the unfinished move, plus 1; 0: none, or one that began with an amount"),
    ("draft.asked", 1, "which amount comes next, as its block's number, plus 1; 0: none"),
    ("draft.counted", 1, "sixteens of it that are counted already"),
    ("draft.resources", 4, "coins, goods, wood and corn given so far"),
    ("draft.furs", 5, f"furs given or bought so far: {', '.join(FURS)}"),
    ("draft.districts", 6, f"businesses built or removed so far: {', '.join(DISTRICTS)}"),
)
_NOW: Final = (
    ("players", 1, "how many play"),
    ("round", 1, "1 to 6; 0 before the first"),
    ("phase", 1, ", ".join([f"{number} {name}" for number, name in enumerate(PHASES)])),
    (
        "awaits",
        1,
        "0 place, 1 open, 2 bid, 3 pay, 4 take, 5 city, 6 land, 7 trade, 8 remove; 9 to 13 chance: furs for a player, "
        "land, ships, traders, tiles; 15 over",
    ),
    ("turn", 1, "whose turn it is in the order, 1 being the first"),
    ("special", 1, "1: in this turn the special action is still to be taken"),
    ("to_place", 1, "businesses still to be placed before the first round"),
    ("to_draw", 1, "furs that are due to a player, where chance is awaited"),
    ("column", 1, "the column that is auctioned, 1 being the first; 0: none"),
    ("bid", 1, "the highest bid so far"),
)
_BOARD: Final = (
    ("columns", 20, f"for each column 1 if it is still there, and its tiles: {', '.join(TILES)}"),
    ("camps", ZONES, "longhouses in each camp, downriver first"),
    ("traders", 15, f"for each trader ({', '.join(TRADERS)}) the furs: {', '.join(FURS)}"),
    ("reserve", 5, "furs of each type that are face-down"),
    ("discard", 5, "furs of each type on the discard pile"),
)
_CARDS: Final = (
    ("land", 3 * SLOTS, "for each slot the land card's houses, wood, corn; zeros: taken"),
    ("ships", 3 * SLOTS, "for each slot the ship's furs, goods, coins; zeros: taken"),
    ("land_deck", 3 * DECK, "this decade's land cards still to come, in rising order, not in that of dealing"),
    ("ship_deck", 3 * DECK, "this decade's ships still to come, in rising order, not in that of dealing"),
)
_SAID: Final = (
    ("acts", 1, "1: it is this player's choice"),
    ("still_in", 1, "1: without a column in this round's bidding"),
    ("to_speak", 1, "in how many turns this player may bid for the column, after the one who acts; 0: not any more"),
    ("chose", 1, "1: named the column that is auctioned"),
    ("leading", 1, "1: has the highest bid so far"),
)
_THINGS: Final = (
    ("token", 1, "turn-order token; 0: nobody sits here"),
    ("place", 1, "place in the order of turns, 1 being the first"),
    ("score", 1, "points"),
    ("coins", 1, "coins"),
    ("goods", 1, "goods"),
    ("wood", 1, "wood"),
    ("corn", 1, "corn"),
    ("furs", 5, ", ".join(FURS)),
    ("tiles", 3, f"action tiles: {', '.join(TILES)}"),
    ("businesses", 6, ", ".join(DISTRICTS)),
    ("leads", 6, "for each district 2: has the majority, 1: is tied for it"),
    ("buildings", 1, "buildings in the supply"),
    ("warehouses", 1, "warehouses built"),
    ("room", 1, "goods that find room on the piers"),
    ("post", 1, "zone of the trading post, 1 being the first"),
    ("spaces", 1, "house spaces in the row of land"),
    ("houses", 1, "houses built"),
    ("filled", 1, "land cards with all their houses, the leftmost ones"),
    ("cleared", 1, "cleared land cards, the leftmost ones"),
    ("harvest", 1, "corn that the cleared cards bring each round"),
    ("ships", 1, "ships sent"),
    ("cargo", 1, "goods that they bring each round"),
    ("to_remove", 1, "businesses to be removed, unfed"),
    ("row", 3 * ROW, "land cards from the left: houses, wood, corn"),
)

_WHOSE: Final = ("one's own", "next", "second next", "third next", "fourth next")


def _of_players(fields: Sequence[tuple[str, int, str]]) -> Iterator[tuple[str, int, str]]:
    for seat in range(SEATS):
        for name, length, meaning in fields:
            yield f"player{seat}.{name}", length, f"{_WHOSE[seat]}: {meaning}"


def _fields() -> tuple[Field, ...]:
    named = [*_DRAFT, *_NOW, *_of_players(_SAID), *_BOARD, *_CARDS, *_of_players(_THINGS)]
    fields = []
    offset = 0
    for name, length, meaning in named:
        fields.append(Field(name, offset, length, meaning))
        offset += length
    return tuple(fields)


FIELDS: Final = _fields()
"""Where what stands. player0 is the one who looks, player1 sits next, and so on."""
LENGTH: Final = sight.LENGTH
"""Bytes of an observation."""


def observe(play: Play, seat: int) -> bytes:
    """The game as this seat sees it, with the choices of the unfinished move. LENGTH bytes, as FIELDS tells."""
    return play.observe(seat)
