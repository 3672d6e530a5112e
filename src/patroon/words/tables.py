"""What lies on the table, in titled rows: for a terminal as for a page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from patroon.board import FURS, TRADERS
from patroon.rules.state import DISTRICTS, NOBODY, PHASES, Player, State
from patroon.words import capital
from patroon.words.telling import Teller

LONGEST_NAME: Final = 10
"""In a heading, or in front of a row."""


class Grid(NamedTuple):
    """A table for people; the first cell of a row says what the row is about."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str | int]]


def whole(state: State, teller: Teller) -> Iterator[Grid | str]:
    """Everything that lies there, zone by zone: tables, and lines between them."""
    words = teller.words
    phase = words("phase-" + PHASES[state.phase])
    yield words("table-round", round=state.round, phase=phase) if state.round else words("table-setup", phase=phase)
    yield players(state, teller)
    yield holdings(state, teller)
    yield city(state, teller)
    for player, name in zip(state.players, teller.names, strict=True):
        if player.row or player.ships:
            yield name
            yield from (f"  {line}" for line in cards(player, teller))
            yield ""
    yield river(state, teller)
    yield traders(state, teller)
    yield words("table-reserve", reserve=sum(state.reserve), discard=sum(state.discard))
    yield ""
    yield open_land(state, teller)
    yield open_ships(state, teller)
    yield cash_box(state, teller)


def players(state: State, teller: Teller) -> Grid:
    """What everybody has, by number."""
    rows = [
        (
            name,
            player.score,
            player.token,
            player.coins,
            f"{player.goods}/{state.layout.room[player.warehouses]}",
            player.wood,
            player.corn,
            player.post + 1,
            player.buildings,
        )
        for name, player in zip(_marked(state, teller), state.players, strict=True)
    ]
    headings = ("player", "score", "token", "coins", "goods", "wood", "corn", "post", "buildings")
    return Grid("", _headings(teller, *headings), rows)


def holdings(state: State, teller: Teller) -> Grid:
    """Everybody's furs and tiles."""
    furs = [capital(teller.words("fur-" + fur)) for fur in FURS]
    rows: list[tuple[str | int, ...]] = [
        (name, *player.furs, teller.tiles(player.tiles))
        for name, player in zip(_marked(state, teller), state.players, strict=True)
    ]
    return Grid("", ["", *furs, *_headings(teller, "tiles")], rows)


def city(state: State, teller: Teller) -> Grid:
    """Who has how many businesses where; a star for who leads."""
    rows = [
        (
            capital(teller.district(district)),
            *[
                f"{player.businesses[district]}{'*' if seat in state.leaders[district] else ''}"
                for seat, player in enumerate(state.players)
            ],
        )
        for district in range(len(DISTRICTS))
    ]
    return Grid(teller.words("table-city"), ["", *_short(teller.names)], rows)


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


def _short(names: Sequence[str]) -> list[str]:
    """Names that fit into a table."""
    return [name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in names]


def _marked(state: State, teller: Teller) -> list[str]:
    """The same, and whose decision it is."""
    return [f"{'>' if seat == state.actor else ' '} {name}" for seat, name in enumerate(_short(teller.names))]
