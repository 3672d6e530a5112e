"""What lies on the table, in titled rows: for a terminal as for a page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from patroon.board import TRADERS
from patroon.rules.state import NOBODY, Player, State
from patroon.words import capital
from patroon.words.telling import Teller


class Grid(NamedTuple):
    """A table for people; the first cell of a row says what the row is about."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str | int]]


def river(state: State, teller: Teller) -> Grid:
    words, layout = teller.words, state.layout
    rows = []
    for zone, longhouses in enumerate(state.camps):
        there = [seat for seat, player in enumerate(state.players) if player.post == zone]
        last = zone == len(state.camps) - 1
        rows.append(
            (
                zone + 1,
                f"{longhouses}/{layout.camps[zone]}",
                f"{teller.players(there)} ({len(there)}/{layout.posts[zone]})",
                "" if last else words("amount-corn", n=layout.boats[zone]),
            )
        )
    return Grid(words("table-river"), _headings(teller, "camp", "longhouses", "posts", "boat"), rows)


def traders(state: State, teller: Teller) -> Grid:
    words = teller.words
    rows = [
        (
            capital(words("trader-" + name)),
            teller.furs(furs),
            words("price-in-all" if trader.all else "price-each", goods=trader.goods),
        )
        for name, furs, trader in zip(TRADERS, state.traders, state.layout.board.traders, strict=True)
    ]
    return Grid(words("table-traders"), ["", *_headings(teller, "furs", "price")], rows)


def open_land(state: State, teller: Teller) -> Grid:
    rows = [(slot, teller.land_card(card)) for slot, card in enumerate(state.land, 1) if card is not None]
    return Grid(teller.words("table-open-land"), ("", ""), rows)


def open_ships(state: State, teller: Teller) -> Grid:
    rows = [(slot, teller.ship_card(card)) for slot, card in enumerate(state.ships, 1) if card is not None]
    return Grid(teller.words("table-open-ships"), ("", ""), rows)


def cash_box(state: State, teller: Teller) -> Grid:
    """The columns that are still there; none outside the bidding."""
    rows: list[tuple[int, str, int]] = []
    if state.still_in != () and state.actor != NOBODY:
        rows = [
            (column, teller.tiles(tiles), state.layout.board.columns[column - 1].coins)
            for column, tiles in enumerate(state.columns, 1)
            if tiles is not None
        ]
    return Grid(teller.words("table-cash-box"), _headings(teller, "column", "tiles", "coins"), rows)


def result(state: State, teller: Teller) -> Grid:
    """The final scores, the highest first, with where the last points came from."""
    scores = [player.score for player in state.players]
    rows = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        elections, land, furs, resources = state.final[seat]
        before = scores[seat] - sum(state.final[seat])
        rank = 1 + sum(1 for score in scores if score > scores[seat])
        rows.append((rank, teller.names[seat], before, elections, land, furs, resources, scores[seat]))
    headings = ("rank", "player", "before", "elections", "land", "furs", "resources", "total")
    return Grid("", [teller.words(f"result-{key}") for key in headings], rows)


def cards(player: Player, teller: Teller) -> list[str]:
    """A player's land with its houses, then the ships."""
    words = teller.words
    told = []
    for position, card in enumerate(player.row):
        land = teller.land_card(card)
        if position < player.cleared:
            how = words("land-cleared", card=land)
        else:
            how = words("land-built", card=land, built=player.built_on(position), houses=card[0])
        told.append(f"{words('land-position', n=position + 1)}: {how}")
    return told + [f"{words('table-ships')}: {teller.ship_card(card)}" for card in player.ships]


class Worth(Protocol):
    """What a column would bring a player, as the advisor puts it."""

    @property
    def column(self) -> int: ...
    @property
    def worth(self) -> float: ...
    @property
    def least(self) -> float: ...
    @property
    def bid(self) -> int: ...


def worths(state: State, advised: Mapping[int, Iterable[Worth]], teller: Teller) -> Grid:
    """What the columns are worth to the one who decides, and to the others; no rows where nobody bids."""
    words = teller.words
    others = {seat: {one.column: one for one in theirs} for seat, theirs in advised.items() if seat != state.actor}
    rows = []
    for one in advised.get(state.actor, ()):
        tiles = state.columns[one.column]
        assert tiles is not None
        rows.append(
            (
                one.column + 1,
                teller.tiles(tiles),
                f"{words.decimal(one.least, 0)}–{words.decimal(one.worth, 0)}",
                one.bid if one.bid >= 0 else "–",
                *[words.decimal(theirs[one.column].worth, 0) for theirs in others.values()],
            )
        )
    headings = [words(f"advice-{key}") for key in ("column", "tiles", "worth", "bid")]
    return Grid(words("advice-columns"), [*headings, *(teller.names[seat] for seat in others)], rows)


def _headings(teller: Teller, *keys: str) -> list[str]:
    return [teller.words(f"table-{key}") for key in keys]
