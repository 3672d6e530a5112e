"""Coding what lies on the table as bytes; what they mean stands in observation.py, in the same order.

Most of a table is as it was when it was looked at last, so a Sight keeps the bytes and codes only what has changed.
Inside State and Player there are only ints and tuples, and a change makes a new tuple: looking whether it is still the
same one is quick.
"""

from typing import Final

from patroon.board import Card
from patroon.envs.drafts import Amounts, Businesses, Draft
from patroon.envs.meanings import BID as BID_BLOCK
from patroon.envs.meanings import BLOCK
from patroon.envs.meanings import PAY as PAY_BLOCK
from patroon.rules.state import BID, CITY, DRAW_FURS, NO_FURS, NOBODY, PAY, TRADE, Counts, Player, State

SEATS: Final = 5
ZONES: Final = 8
"""Of the river, at most: the built-in board has 5."""
DECK: Final = 12
ROW: Final = 18
"""Land cards in a row, at most: no column has more than three tiles, and there are six rounds."""

DRAFT_LENGTH: Final = 18
NOW_LENGTH: Final = 35
BOARD_LENGTH: Final = 53
CARDS_LENGTH: Final = 96
PURSE_LENGTH: Final = 15
ESTATE_LENGTH: Final = 78
LENGTH: Final = DRAFT_LENGTH + NOW_LENGTH + BOARD_LENGTH + CARDS_LENGTH + SEATS * (PURSE_LENGTH + ESTATE_LENGTH)

_NO_DRAFT: Final = bytes(DRAFT_LENGTH)
_NO_CARD: Final[Card] = (0, 0, 0)
_NO_COLUMN: Final[Counts] = (0, 0, 0)
_SILENT: Final[Counts] = (0,) * (5 * SEATS)


class Sight:
    """Observations of one game, seat by seat."""

    def __init__(self) -> None:
        self._columns: tuple[Counts | None, ...] | None = None
        self._camps: Counts = ()
        self._bottom = self._middle = self._top = self._reserve = self._discard = NO_FURS
        self._board = b""
        self._land: tuple[Card | None, ...] | None = None
        self._ships: tuple[Card | None, ...] = ()
        self._land_deck: tuple[Card, ...] = ()
        self._ship_deck: tuple[Card, ...] = ()
        self._cards = b""
        self._players: list[Player] = []  # as they were when their things were coded
        self._order: tuple[int, ...] = ()
        self._leaders: tuple[tuple[int, ...], ...] = ()
        self._to_remove: Counts = ()
        self._purses: list[bytes] = []
        self._estates: list[bytes] = []
        self._things: list[bytes] = []

    def look(self, state: State, draft: Draft | None, seat: int) -> bytes:
        """The table as this seat sees it."""
        self._look_at_board(state)
        self._look_at_cards(state)
        self._look_at_players(state)
        parts = [_draft(draft), _now(state, seat), self._board, self._cards]
        parts += self._things[seat:]
        parts += self._things[:seat]
        return b"".join(parts).ljust(LENGTH, b"\0")

    def _look_at_board(self, state: State) -> None:
        bottom, middle, top = state.traders
        if (
            self._columns is state.columns
            and self._camps is state.camps
            and self._bottom is bottom
            and self._middle is middle
            and self._top is top
            and self._reserve is state.reserve
            and self._discard is state.discard
        ):
            return
        self._board = _board(state)
        self._columns, self._camps = state.columns, state.camps
        self._bottom, self._middle, self._top = bottom, middle, top
        self._reserve, self._discard = state.reserve, state.discard

    def _look_at_cards(self, state: State) -> None:
        if (
            self._land is state.land
            and self._ships is state.ships
            and self._land_deck is state.land_deck
            and self._ship_deck is state.ship_deck
        ):
            return
        self._cards = _cards(state)
        self._land, self._ships = state.land, state.ships
        self._land_deck, self._ship_deck = state.land_deck, state.ship_deck

    def _look_at_players(self, state: State) -> None:
        """A purse changes all the time, an estate seldom."""
        first = not self._players
        if first:
            self._players = state.players.copy()
            self._purses, self._estates, self._things = [[b""] * len(state.players) for _ in range(3)]
        purses = first or self._order != state.order  # a new step makes it anew
        estates = first or self._leaders is not state.leaders or self._to_remove != state.to_remove
        self._order, self._leaders, self._to_remove = state.order, state.leaders, state.to_remove
        for seat, player in enumerate(state.players):
            then = self._players[seat]
            purse = purses or not _same_purse(player, then)
            estate = estates or not _same_estate(player, then)
            if not purse and not estate:
                continue
            if purse:
                self._purses[seat] = _purse(state, seat)
            if estate:
                self._estates[seat] = _estate(state, seat)
            self._players[seat] = player.copy()
            self._things[seat] = self._purses[seat] + self._estates[seat]


def _same_purse(now: Player, then: Player) -> bool:
    return (
        now.score == then.score
        and now.coins == then.coins
        and now.goods == then.goods
        and now.wood == then.wood
        and now.corn == then.corn
        and now.furs is then.furs
        and now.token == then.token
        and now.tiles is then.tiles
    )


def _same_estate(now: Player, then: Player) -> bool:
    return (
        now.businesses is then.businesses
        and now.buildings == then.buildings
        and now.warehouses == then.warehouses
        and now.post == then.post
        and now.row is then.row
        and now.spaces == then.spaces
        and now.houses == then.houses
        and now.filled == then.filled
        and now.cleared == then.cleared
        and now.ships is then.ships
    )


def _padded(numbers: list[int], length: int) -> bytes:
    """As bytes, with zeros up to the length."""
    try:
        known = bytes(numbers)
    except ValueError:
        known = bytes([min(number, 255) for number in numbers])
    return known.ljust(length, b"\0")


def _draft(draft: Draft | None) -> bytes:
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


def _now(state: State, seat: int) -> bytes:
    """Where the game is, and what was said in the auction by whom."""
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
    told += _SILENT
    players = len(state.players)
    if state.actor != NOBODY:
        told[10 + 5 * ((state.actor - seat) % players)] = 1
    for who in state.still_in:
        told[11 + 5 * ((who - seat) % players)] = 1
    for turn, who in enumerate(state.to_speak):
        told[12 + 5 * ((who - seat) % players)] = turn + 1
    if auction:
        told[13 + 5 * ((state.chooser - seat) % players)] = 1
        told[14 + 5 * ((state.bidder - seat) % players)] = 1
    return _padded(told, NOW_LENGTH)


def _board(state: State) -> bytes:
    zones = len(state.camps)
    if zones > ZONES:
        raise ValueError(f"observations have room for a river of {ZONES} zones; this board's has {zones}")
    told = []
    for tiles in state.columns:
        told.append(0 if tiles is None else 1)
        told += _NO_COLUMN if tiles is None else tiles
    told += [0] * (20 - len(told))  # before the first round there are no columns
    told += state.camps
    told += [0] * (ZONES - zones)
    for trader in state.traders:
        told += trader
    told += state.reserve
    told += state.discard
    return _padded(told, BOARD_LENGTH)


def _cards(state: State) -> bytes:
    told: list[int] = []
    for slots in (state.land, state.ships):
        for slot in slots:
            told += _NO_CARD if slot is None else slot
    for card in state.land_deck:
        told += card
    told += [0] * (CARDS_LENGTH - 3 * DECK - len(told))
    for card in state.ship_deck:
        told += card
    return _padded(told, CARDS_LENGTH)


def _purse(state: State, seat: int) -> bytes:
    """What a player has at hand, and when it is their turn."""
    player = state.players[seat]
    told = [
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
    return _padded(told, PURSE_LENGTH)


def _estate(state: State, seat: int) -> bytes:
    """What a player has built and acquired."""
    player = state.players[seat]
    told = list(player.businesses)
    told += [0 if seat not in leaders else 2 if len(leaders) == 1 else 1 for leaders in state.leaders]
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
    ]
    for card in player.row:
        told += card
    return _padded(told, ESTATE_LENGTH)
