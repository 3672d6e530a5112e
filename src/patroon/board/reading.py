"""Reading a Board from TOML or from a record's header, and refusing a wrong one by field and reason."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from patroon.board.board import FURS, TILES, TRADERS, Board, Card, Column, Json, Scoring, Start, Trader, Zone

DECADES: Final = ("1620s", "1630s")
ORIGINS: Final = ("rulebook", "deduced", "chosen")
CARDS_PER_DECADE: Final = 12
MOST: Final = 999
"""No printed number is larger; keeps a mistyped one from filling the memory."""


class BoardError(ValueError):
    """A board file that can't be used: which field, and a message key with its values."""

    def __init__(self, field: str, key: str, **values: int | str) -> None:
        self.field = field
        self.key = key
        self.values = values
        super().__init__(f"{field}: {key} {values}" if values else f"{field}: {key}")


class _Table:
    """A TOML table under a name, so that every error can say which field it means."""

    def __init__(self, data: object, name: str) -> None:
        if not isinstance(data, Mapping):
            raise BoardError(name, "board-not-a-table")
        self.data: Mapping[object, object] = data
        self.name = name

    def path(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key

    def value(self, key: str) -> object:
        if key not in self.data:
            raise BoardError(self.path(key), "board-missing")
        return self.data[key]

    def table(self, key: str) -> "_Table":
        return _Table(self.value(key), self.path(key))

    def list(self, key: str, length: int | None = None) -> Sequence[object]:
        return _list(self.value(key), self.path(key), length)

    def integer(self, key: str, least: int = 0, most: int = MOST) -> int:
        return _integer(self.value(key), self.path(key), least, most)

    def integers(self, key: str, length: int | None = None, least: int = 0) -> tuple[int, ...]:
        return tuple(
            _integer(value, f"{self.path(key)}[{index}]", least) for index, value in enumerate(self.list(key, length))
        )


def _list(value: object, name: str, length: int | None = None) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BoardError(name, "board-not-a-list")
    if length is not None and len(value) != length:
        raise BoardError(name, "board-wrong-length", need=length, have=len(value))
    if not value:
        raise BoardError(name, "board-empty")
    return value


def _integer(value: object, name: str, least: int = 0, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BoardError(name, "board-not-an-integer")
    if not least <= value <= most:
        raise BoardError(name, "board-out-of-range", least=least, most=most, have=str(value)[:20])
    return value


def load(path: Path) -> Board:
    """The board in a TOML file. Raises BoardError (with the field) or OSError."""
    try:
        data = tomllib.loads(path.read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BoardError("", "board-not-toml", reason=str(error)[:200]) from error
    return board_from_data(data)


@cache
def built_in(name: str = "reconstruction") -> Board:
    """A board that ships with the package. Raises BoardError for an unknown name."""
    if name != "reconstruction":
        raise BoardError("board", "board-unknown", name=name[:60])
    text = files("patroon.board").joinpath("reconstruction.toml").read_text(encoding="utf-8")
    return board_from_data(tomllib.loads(text))


def board_from_data(data: object) -> Board:
    """The board in a table of the shape of reconstruction.toml; unknown fields are ignored."""
    top = _Table(data, "")
    name = top.value("name")
    if not isinstance(name, str) or not 0 < len(name) <= 60 or not name.isprintable():
        raise BoardError("name", "board-no-name")
    furs = top.table("furs")
    if list(furs.list("types")) != list(FURS):
        raise BoardError("furs.types", "board-fur-types", types=", ".join(FURS))
    board = Board(
        name=name,
        start=_start(top.table("start")),
        piers=top.table("wharf").integers("piers", length=4),
        columns=_columns(top.table("cash_box")),
        tiles=_tiles(top.table("cash_box").table("tiles")),
        traders=_traders(top.table("traders")),
        of_each=furs.integer("of_each", least=1),
        river=_river(top.list("river")),
        scoring=_scoring(top.table("scoring")),
        land=_decks(top.table("land"), ("houses", "wood", "corn"), {0: (1, 3)}),
        ships=_decks(top.table("ships"), ("furs", "goods", "coins"), {0: (1, MOST), 2: (1, 5)}),
        origins=_origins(top.data.get("origins", {})),
    )
    _check_together(board)
    return board


def _start(table: _Table) -> Start:
    return Start(
        coins=table.integer("coins"),
        wood=table.integer("wood"),
        corn=table.integer("corn"),
        goods=table.integer("goods"),
        furs=table.integer("furs"),
        buildings=table.integer("buildings"),
        businesses=table.integer("businesses", least=1),
    )


def _columns(table: _Table) -> tuple[Column, ...]:
    columns = []
    for index, entry in enumerate(table.list("columns", length=5)):
        column = _Table(entry, f"cash_box.columns[{index}]")
        columns.append(Column(column.integer("tiles", 2, 3), column.integer("coins")))
    if {column.tiles for column in columns} != {2, 3}:
        raise BoardError("cash_box.columns", "board-columns-of-2-and-3")
    return tuple(columns)


def _tiles(table: _Table) -> tuple[int, int, int]:
    city, land, trade = (table.integer(name) for name in TILES)
    return city, land, trade


def _traders(table: _Table) -> tuple[Trader, Trader, Trader]:
    traders = []
    for name in TRADERS:
        trader = table.table(name)
        sells_all = name != "top"
        if trader.value("all") is not sells_all:
            raise BoardError(f"traders.{name}.all", "board-trader-all", value=str(sells_all).lower())
        traders.append(Trader(trader.integer("furs", 1), trader.integer("goods"), sells_all))
    bottom, middle, top = traders
    return bottom, middle, top


def _river(entries: Sequence[object]) -> tuple[Zone, ...]:
    zones = []
    for index, entry in enumerate(entries):
        table = _Table(entry, f"river[{index}]")
        longhouses = table.integers("longhouses")
        posts = table.table("posts")
        last = index == len(entries) - 1
        zone = Zone(
            longhouses=longhouses,
            black=posts.integer("black"),
            white=posts.integer("white"),
            boat=0 if last else table.integer("boat"),
        )
        for players in range(2, 6):
            if zone.longhouse_spaces(players) == 0:
                raise BoardError(f"river[{index}].longhouses", "board-no-longhouse-space", players=players)
            need = players if index == 0 else 1
            if zone.post_spaces(players) < need:
                have = zone.post_spaces(players)
                raise BoardError(f"river[{index}].posts", "board-no-post-space", players=players, need=need, have=have)
        zones.append(zone)
    return tuple(zones)


def _scoring(table: _Table) -> Scoring:
    return Scoring(
        land=table.integers("land", length=8),
        fur_types=table.integers("fur_types", length=len(FURS)),
        majority=table.integer("majority"),
        tie=table.integer("tie"),
        removed_business=table.integer("removed_business", -MOST, 0),
        fur_left=table.integer("fur_left"),
        resources_per_point=table.integer("resources_per_point", 1),
    )


def _decks(
    table: _Table, names: tuple[str, str, str], bounds: Mapping[int, tuple[int, int]]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Both decades' cards; `bounds` are the least and most of an entry, else 0 and MOST."""
    decks = []
    for decade in DECADES:
        cards = []
        for index, entry in enumerate(table.list(decade, length=CARDS_PER_DECADE)):
            name = f"{table.path(decade)}[{index}]"
            first, second, third = (
                _integer(value, f"{name}.{names[place]}", *bounds.get(place, (0, MOST)))
                for place, value in enumerate(_list(entry, name, length=3))
            )
            cards.append((first, second, third))
        decks.append(tuple(cards))
    return decks[0], decks[1]


def _origins(data: object) -> dict[str, tuple[str, ...]]:
    """The optional table of origins: words, lists of words, or tables of these, by dotted names."""
    flat: dict[str, object] = {}
    for key, value in _Table(data, "origins").data.items():
        if isinstance(value, Mapping):
            flat.update({f"{key}.{name}": inner for name, inner in value.items()})
        else:
            flat[str(key)] = value
    return {field: _origin_words(value, f"origins.{field}") for field, value in flat.items()}


def _origin_words(value: object, name: str) -> tuple[str, ...]:
    words = _list([value] if isinstance(value, str) else value, name)
    if any(word not in ORIGINS for word in words):
        raise BoardError(name, "board-origin", words=", ".join(ORIGINS))
    return tuple(str(word) for word in words)


def _check_together(board: Board) -> None:
    """What no field can be blamed for alone."""
    spaces = sum(column.tiles for column in board.columns)
    tiles = sum(board.tiles)
    if spaces != tiles:
        raise BoardError("cash_box.columns", "board-tiles-do-not-fit", spaces=spaces, tiles=tiles)
    if board.start.goods > board.piers[0]:
        raise BoardError("start.goods", "board-goods-do-not-fit", goods=board.start.goods, room=board.piers[0])
    need = 5 * board.start.furs + sum(trader.furs for trader in board.traders)
    have = board.of_each * len(FURS)
    if need > have:
        raise BoardError("furs.of_each", "board-too-few-furs", need=need, have=have)
    needed = 1 + board.start.businesses
    if board.start.buildings < needed:
        raise BoardError("start.buildings", "board-too-few-buildings", need=needed)


def board_to_data(board: Board) -> dict[str, Json]:
    """The board as a JSON object of the shape of reconstruction.toml, without its origins."""
    start, scoring = board.start, board.scoring
    river: list[Json] = []
    for index, zone in enumerate(board.river):
        entry: dict[str, Json] = {
            "longhouses": [*zone.longhouses],
            "posts": {"black": zone.black, "white": zone.white},
        }
        if index < len(board.river) - 1:
            entry["boat"] = zone.boat
        river.append(entry)
    columns: list[Json] = [{"tiles": column.tiles, "coins": column.coins} for column in board.columns]
    traders: dict[str, Json] = {
        name: {"furs": trader.furs, "goods": trader.goods, "all": trader.all}
        for name, trader in zip(TRADERS, board.traders, strict=True)
    }
    return {
        "name": board.name,
        "start": {
            "coins": start.coins,
            "wood": start.wood,
            "corn": start.corn,
            "goods": start.goods,
            "furs": start.furs,
            "buildings": start.buildings,
            "businesses": start.businesses,
        },
        "wharf": {"piers": [*board.piers]},
        "cash_box": {"columns": columns, "tiles": dict(zip(TILES, board.tiles, strict=True))},
        "traders": traders,
        "furs": {"types": [*FURS], "of_each": board.of_each},
        "river": river,
        "scoring": {
            "land": [*scoring.land],
            "fur_types": [*scoring.fur_types],
            "majority": scoring.majority,
            "tie": scoring.tie,
            "removed_business": scoring.removed_business,
            "fur_left": scoring.fur_left,
            "resources_per_point": scoring.resources_per_point,
        },
        "land": _decks_to_data(board.land),
        "ships": _decks_to_data(board.ships),
    }


def _decks_to_data(decks: tuple[tuple[Card, ...], tuple[Card, ...]]) -> Json:
    return {decade: [[*card] for card in cards] for decade, cards in zip(DECADES, decks, strict=True)}
