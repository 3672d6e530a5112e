"""What lies on the table as bytes of fixed number and place, seen from one seat: everything public, nothing hidden.

A State holds nothing else, and neither does this: no order of decks or reserve. Numbers above 255 are told as 255.
Players come in seating order from the one who looks; what concerns a player stands among that player's things, so that
no number of a seat is told anywhere. Seats that nobody has are zeros.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.envs.choices import Play
from patroon.envs.drafts import Amounts, Businesses
from patroon.envs.meanings import BID as BID_BLOCK
from patroon.envs.meanings import BLOCK
from patroon.envs.meanings import PAY as PAY_BLOCK
from patroon.rules.state import BID, CITY, DISTRICTS, DRAW_FURS, PAY, PHASES, SLOTS, TRADE, Counts, State

SEATS: Final = 5
ZONES: Final = 8
"""Of the river, at most: the built-in board has 5."""
DECK: Final = 12
ROW: Final = 18
"""Land cards in a row, at most: no column has more than three tiles, and there are six rounds."""


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
_TABLE: Final = (
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
    ("columns", 20, f"for each column 1 if it is still there, and its tiles: {', '.join(TILES)}"),
    ("camps", ZONES, "longhouses in each camp, downriver first"),
    ("traders", 15, f"for each trader ({', '.join(TRADERS)}) the furs: {', '.join(FURS)}"),
    ("reserve", 5, "furs of each type that are face-down"),
    ("discard", 5, "furs of each type on the discard pile"),
    ("land", 3 * SLOTS, "for each slot the land card's houses, wood, corn; zeros: taken"),
    ("ships", 3 * SLOTS, "for each slot the ship's furs, goods, coins; zeros: taken"),
    ("land_deck", 3 * DECK, "this decade's land cards still to come, in rising order, not in that of dealing"),
    ("ship_deck", 3 * DECK, "this decade's ships still to come, in rising order, not in that of dealing"),
)
_PLAYER: Final = (
    ("acts", 1, "1: it is this player's choice"),
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
    ("still_in", 1, "1: without a column in this round's bidding"),
    ("to_speak", 1, "in how many turns this player may bid for the column, after the one who acts; 0: not any more"),
    ("chose", 1, "1: named the column that is auctioned"),
    ("leading", 1, "1: has the highest bid so far"),
    ("row", 3 * ROW, "land cards from the left: houses, wood, corn"),
)


def _length(fields: Iterable[tuple[str, int, str]]) -> int:
    return sum([length for _, length, _ in fields])


DRAFT_LENGTH: Final = _length(_DRAFT)
TABLE_LENGTH: Final = _length(_TABLE)
PLAYER_LENGTH: Final = _length(_PLAYER)
LENGTH: Final = DRAFT_LENGTH + TABLE_LENGTH + SEATS * PLAYER_LENGTH
"""Bytes of an observation."""


def _fields() -> tuple[Field, ...]:
    named = [*_DRAFT, *_TABLE]
    for seat in range(SEATS):
        whose = f"{seat} after" if seat else "one's own"
        named += [(f"player{seat}.{name}", length, f"{whose}: {meaning}") for name, length, meaning in _PLAYER]
    fields = []
    offset = 0
    for name, length, meaning in named:
        fields.append(Field(name, offset, length, meaning))
        offset += length
    return tuple(fields)


FIELDS: Final = _fields()
"""Where what stands. player0 is the one who looks, player1 sits next, and so on."""

_ZEROS: Final = bytes(LENGTH)
_NO_DRAFT: Final = bytes(DRAFT_LENGTH)
_NOBODY: Final = bytes(PLAYER_LENGTH)
_NO_CARD: Final[Card] = (0, 0, 0)
_NO_COLUMN: Final[Counts] = (0, 0, 0)


def observe(play: Play, seat: int) -> bytes:
    """The game as this seat sees it, with the choices of the unfinished move. LENGTH bytes, as FIELDS tells."""
    state = play.game.state
    players = len(state.players)
    parts = [_draft(play), _table(state)]
    parts += [_player(state, (seat + after) % players) for after in range(players)]
    parts += [_NOBODY] * (SEATS - players)
    return b"".join(parts)


def _padded(numbers: list[int], length: int) -> bytes:
    """As bytes, with zeros up to the length."""
    try:
        known = bytes(numbers)
    except ValueError:
        known = bytes([min(number, 255) for number in numbers])
    return known + _ZEROS[: length - len(numbers)]


def _draft(play: Play) -> bytes:
    draft = play.draft
    if draft is None:
        return _NO_DRAFT
    told = [0] * DRAFT_LENGTH
    told[0] = draft.head + 1
    if isinstance(draft, Amounts):
        told[1] = (draft.blocks[len(draft.given)] - BID_BLOCK) // BLOCK + 1
        told[2] = draft.counted
        for kind, amount in enumerate(draft.given):  # where only one amount is asked for, none is given yet
            told[3 + (draft.blocks[kind] - PAY_BLOCK) // BLOCK] = amount
    elif isinstance(draft, Businesses):
        for district in draft.districts:
            told[12 + district] += 1
    return _padded(told, DRAFT_LENGTH)


def _table(state: State) -> bytes:
    if len(state.camps) > ZONES:
        raise ValueError(f"observations have room for a river of {ZONES} zones; this board's has {len(state.camps)}")
    auction = state.awaits in (BID, PAY)
    told = [
        len(state.players),
        state.round,
        state.phase,
        state.awaits,
        state.turn + 1,
        1 if state.special and CITY <= state.phase <= TRADE else 0,
        state.to_place,
        state.to_draw if state.awaits == DRAW_FURS else 0,
        state.column + 1 if auction else 0,
        state.bid if auction else 0,
    ]
    for tiles in state.columns:
        told.append(0 if tiles is None else 1)
        told += _NO_COLUMN if tiles is None else tiles
    told += [0] * (30 - len(told))  # before the first round there are no columns
    told += state.camps
    told += [0] * (ZONES - len(state.camps))
    for trader in state.traders:
        told += trader
    told += state.reserve
    told += state.discard
    for slots in (state.land, state.ships):
        for slot in slots:
            told += _NO_CARD if slot is None else slot
    for card in state.land_deck:
        told += card
    told += [0] * (TABLE_LENGTH - 3 * DECK - len(told))
    for card in state.ship_deck:
        told += card
    return _padded(told, TABLE_LENGTH)


def _player(state: State, seat: int) -> bytes:
    player = state.players[seat]
    auction = state.awaits in (BID, PAY)
    told = [
        1 if state.actor == seat else 0,
        player.token,
        state.order.index(seat) + 1,
        player.score,
        player.coins,
        player.goods,
        player.wood,
        player.corn,
    ]
    told += player.furs
    told += player.tiles
    told += player.businesses
    for leaders in state.leaders:
        told.append(0 if seat not in leaders else 2 if len(leaders) == 1 else 1)
    harvest = cargo = 0
    for land in player.row[: player.cleared]:
        harvest += land[2]
    for ship in player.ships:
        cargo += ship[1]
    told += [
        player.buildings,
        player.warehouses,
        state.layout.room[player.warehouses],
        player.post + 1,
        player.spaces,
        player.houses,
        player.filled,
        player.cleared,
        harvest,
        len(player.ships),
        cargo,
        state.to_remove[seat] if state.to_remove else 0,
        1 if seat in state.still_in else 0,
        state.to_speak.index(seat) + 1 if seat in state.to_speak else 0,
        1 if auction and state.chooser == seat else 0,
        1 if auction and state.bidder == seat else 0,
    ]
    for card in player.row:
        told += card
    return _padded(told, PLAYER_LENGTH)
