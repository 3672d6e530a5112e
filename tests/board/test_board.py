"""The built-in board's numbers, and what a board must satisfy."""

import copy
from pathlib import Path
from typing import Any

import pytest

from patroon.board import (
    FURS,
    BoardError,
    Column,
    Scoring,
    Start,
    Trader,
    Zone,
    board_from_data,
    board_to_data,
    built_in,
    load,
)


def data() -> dict[str, Any]:
    return copy.deepcopy(dict(board_to_data(built_in())))


def changed(path: str, value: object) -> dict[str, Any]:
    """The built-in board's data with one field replaced: `river[0].posts.black`, `land.1620s[3]`."""
    whole = data()
    *way, last = path.replace("[", ".[").split(".")
    place: Any = whole
    for key in way:
        place = place[int(key[1:-1])] if key.startswith("[") else place[key]
    place[int(last[1:-1]) if last.startswith("[") else last] = value
    return whole


def without(path: str) -> dict[str, Any]:
    whole = data()
    *way, last = path.replace("[", ".[").split(".")
    place: Any = whole
    for key in way:
        place = place[int(key[1:-1])] if key.startswith("[") else place[key]
    del place[last]
    return whole


def error(wrong: object) -> BoardError:
    with pytest.raises(BoardError) as caught:
        board_from_data(wrong)
    return caught.value


def key_of(maybe_wrong: object) -> str | None:
    """The key of the error, if there is one."""
    try:
        board_from_data(maybe_wrong)
    except BoardError as found:
        return found.key
    return None


# The numbers


def test_the_start() -> None:
    assert built_in().name == "reconstruction"
    assert built_in().start == Start(coins=8, wood=3, corn=2, goods=4, furs=2, buildings=25, businesses=2)


def test_the_wharf() -> None:
    assert built_in().piers == (4, 2, 2, 2)
    assert built_in().layout(3).room == (0, 4, 6, 8, 10)


def test_the_cash_box() -> None:
    assert built_in().columns == (Column(3, 1), Column(3, 0), Column(2, 2), Column(2, 1), Column(2, 0))
    assert built_in().tiles == (4, 4, 4)
    assert built_in().layout(2).tiles == (3, 3, 2, 2, 2)


def test_the_traders_and_furs() -> None:
    assert built_in().traders == (Trader(4, 3, True), Trader(3, 4, True), Trader(4, 1, False))
    assert FURS == ("beaver", "mink", "otter", "muskrat", "lynx")
    assert built_in().of_each == 10


def test_the_river() -> None:
    assert built_in().river == (
        Zone((2, 2, 3, 4, 5), black=2, white=3, boat=1),
        Zone((2, 2, 3, 4), black=1, white=2, boat=1),
        Zone((2, 3, 4), black=1, white=1, boat=1),
        Zone((2, 3), black=1, white=1, boat=2),
        Zone((2,), black=1, white=1, boat=0),
    )


@pytest.mark.parametrize(
    ("players", "camps", "posts"),
    [
        (2, (2, 2, 1, 1, 1), (2, 1, 1, 1, 1)),
        (3, (3, 3, 2, 2, 1), (3, 2, 1, 1, 1)),
        (4, (4, 4, 3, 2, 1), (5, 3, 2, 2, 2)),
        (5, (5, 4, 3, 2, 1), (5, 3, 2, 2, 2)),
    ],
)
def test_the_spaces_of_a_player_count(players: int, camps: tuple[int, ...], posts: tuple[int, ...]) -> None:
    layout = built_in().layout(players)
    assert layout.board is built_in()
    assert layout.players == players
    assert layout.camps == camps
    assert layout.posts == posts
    assert layout.boats == (1, 1, 1, 2, 0)


def test_the_scoring() -> None:
    assert built_in().scoring == Scoring(
        land=(1, 3, 6, 10, 15, 21, 28, 36),
        fur_types=(3, 2, 1, 1, 1),
        majority=3,
        tie=2,
        removed_business=-2,
        fur_left=1,
        resources_per_point=3,
    )
    points = [built_in().scoring.land_at(position) for position in range(1, 12)]
    assert points == [1, 3, 6, 10, 15, 21, 28, 36, 36, 36, 36]


def test_the_land_cards() -> None:
    early, late = built_in().land
    assert early == (
        *((1, 4, 1), (1, 3, 1), (1, 2, 2), (1, 1, 3)),
        *((2, 7, 2), (2, 5, 3), (2, 3, 4), (2, 2, 5)),
        *((3, 9, 3), (3, 7, 4), (3, 5, 5), (3, 4, 6)),
    )
    assert late == (
        *((1, 4, 1), (1, 3, 2), (1, 2, 3), (1, 1, 4)),
        *((2, 5, 3), (2, 4, 4), (2, 3, 5), (2, 2, 6)),
        *((3, 7, 4), (3, 6, 5), (3, 5, 6), (3, 4, 7)),
    )


def test_the_ships() -> None:
    early, late = built_in().ships
    assert early == (
        *((3, 4, 1), (3, 3, 2), (3, 2, 3), (3, 1, 4)),
        *((4, 4, 2), (4, 3, 3), (4, 2, 4), (4, 2, 5)),
        *((5, 5, 2), (5, 4, 3), (5, 4, 4), (5, 3, 5)),
    )
    assert late == (
        *((4, 3, 4), (4, 3, 3), (4, 2, 5), (4, 2, 4)),
        *((5, 4, 4), (5, 4, 3), (5, 3, 5), (5, 3, 4)),
        *((6, 5, 4), (6, 5, 3), (6, 4, 5), (6, 4, 4)),
    )


def test_the_origins() -> None:
    origins = built_in().origins
    assert origins["start"] == ("rulebook",)
    assert origins["wharf.piers"] == ("rulebook", "deduced", "deduced", "chosen")
    assert origins["cash_box.coins"] == ("deduced", "deduced", "deduced", "chosen", "chosen")
    assert origins["river.boat"] == ("deduced", "deduced", "chosen", "chosen")
    assert origins["land"] == origins["ships"] == ("chosen",)


# Reading


def test_a_board_survives_the_way_to_data_and_back() -> None:
    again = board_from_data(board_to_data(built_in()))
    assert again == built_in()
    assert board_to_data(again) == board_to_data(built_in())


def test_another_board_survives_too() -> None:
    whole = data()
    whole["name"] = "mine"
    whole["start"] = dict(zip(whole["start"], (1, 2, 3, 4, 5, 6, 5), strict=True))
    whole["scoring"] = {
        "land": [9, 8, 7, 6, 5, 4, 3, 2],
        "fur_types": [5, 4, 3, 2, 1],
        "majority": 6,
        "tie": 5,
        "removed_business": -9,
        "fur_left": 7,
        "resources_per_point": 8,
    }
    whole["river"] = whole["river"][:1]
    board = board_from_data(whole)
    assert board.start == Start(coins=1, wood=2, corn=3, goods=4, furs=5, buildings=6, businesses=5)
    assert board.river == (Zone((2, 2, 3, 4, 5), 2, 3, 0),)
    assert board != built_in()
    assert board_from_data(board_to_data(board)) == board
    assert "boat" not in board_to_data(board)["river"][0]  # type: ignore[index,operator]


def test_unknown_fields_are_ignored() -> None:
    assert board_from_data({**data(), "colour": "red"}) == built_in()


def test_origins_are_no_part_of_a_boards_equality() -> None:
    board = board_from_data({**data(), "origins": {"start": "chosen", "river": {"boat": ["chosen", "deduced"]}}})
    assert board == built_in()
    assert board.origins == {"start": ("chosen",), "river.boat": ("chosen", "deduced")}
    assert board_from_data(data()).origins == {}


def test_load_reads_a_file(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src" / "patroon" / "board" / "reconstruction.toml"
    path = tmp_path / "board.toml"
    path.write_bytes(source.read_bytes())
    assert load(path) == built_in()
    path.write_text(source.read_text(encoding="utf-8").replace("coins = 8", "coins = 9"), encoding="utf-8")
    assert load(path).start.coins == 9


@pytest.mark.parametrize("raw", [b"name = ", b"a = 1\na = 2", b"name = '\xff'", b"\xff\xfe", b"a = " + b"[" * 100_000])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(raw)
    with pytest.raises(BoardError) as caught:
        load(path)
    assert (caught.value.field, caught.value.key) == ("", "board-not-toml")
    assert 0 < len(str(caught.value.values["reason"])) <= 200


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nowhere.toml")


def test_an_unknown_built_in_board_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        built_in("x" * 100)
    assert (caught.value.field, caught.value.key) == ("board", "board-unknown")
    assert caught.value.values == {"name": "x" * 60}


def test_the_built_in_board_is_read_once() -> None:
    assert built_in() is built_in()


def test_a_board_errors_message_has_field_key_and_values() -> None:
    assert str(BoardError("start.coins", "board-missing")) == "start.coins: board-missing"
    assert str(BoardError("name", "board-x", need=1)) == "name: board-x {'need': 1}"


# What a board must satisfy


@pytest.mark.parametrize("wrong", [None, 3, "board", [1]])
def test_a_board_is_a_table(wrong: object) -> None:
    found = error(wrong)
    assert (found.field, found.key) == ("", "board-not-a-table")


@pytest.mark.parametrize(
    "path",
    [
        *("name", "start", "wharf", "cash_box", "traders", "furs", "river", "scoring", "land", "ships"),
        *(f"start.{name}" for name in ("coins", "wood", "corn", "goods", "furs", "buildings", "businesses")),
        *(
            "wharf.piers",
            "cash_box.columns",
            "cash_box.tiles",
            "cash_box.columns[1].tiles",
            "cash_box.columns[4].coins",
        ),
        *("cash_box.tiles", "cash_box.tiles.city", "cash_box.tiles.land", "cash_box.tiles.trade"),
        *("traders.bottom", "traders.middle", "traders.top", "traders.top.all", "traders.top.furs"),
        *("traders.bottom.goods", "furs.types", "furs.of_each"),
        *("river[0].longhouses", "river[2].posts", "river[1].posts.black", "river[4].posts.white", "river[3].boat"),
        *(f"scoring.{name}" for name in ("land", "fur_types", "majority", "tie", "removed_business", "fur_left")),
        *("scoring.resources_per_point", "land.1620s", "land.1630s", "ships.1620s", "ships.1630s"),
    ],
)
def test_a_missing_field_is_named(path: str) -> None:
    found = error(without(path))
    assert (found.field, found.key, found.values) == (path, "board-missing", {})


def test_the_last_zone_has_no_boat() -> None:
    assert board_from_data(changed("river[4].boat", 7)).river[4].boat == 0


@pytest.mark.parametrize("path", ["start", "cash_box.tiles", "river[2].posts", "traders.top", "river[0]", "land"])
def test_a_table_is_no_number(path: str) -> None:
    found = error(changed(path, 3))
    assert (found.field, found.key) == (path, "board-not-a-table")


@pytest.mark.parametrize(
    "path",
    ["wharf.piers", "cash_box.columns", "furs.types", "river", "river[0].longhouses", "land.1620s", "land.1620s[3]"],
)
def test_a_list_is_no_number(path: str) -> None:
    found = error(changed(path, 3))
    assert (found.field, found.key) == (path, "board-not-a-list")


@pytest.mark.parametrize("path", ["river", "river[0].longhouses", "furs.types"])
def test_a_list_is_not_empty(path: str) -> None:
    found = error(changed(path, []))
    assert (found.field, found.key) == (path, "board-empty")


@pytest.mark.parametrize(
    ("path", "value", "need", "have"),
    [
        ("wharf.piers", [4, 2, 2], 4, 3),
        ("wharf.piers", [4, 2, 2, 2, 2], 4, 5),
        ("cash_box.columns", [{"tiles": 3, "coins": 0}] * 4, 5, 4),
        ("scoring.land", [1] * 7, 8, 7),
        ("scoring.fur_types", [1] * 4, 5, 4),
        ("land.1620s", [[1, 1, 1]] * 11, 12, 11),
        ("land.1630s", [[1, 1, 1]] * 13, 12, 13),
        ("ships.1620s", [[1, 1, 1]] * 13, 12, 13),
        ("ships.1630s", [], 12, 0),
        ("land.1620s[0]", [1, 2], 3, 2),
        ("ships.1630s[11]", [1, 2, 3, 4], 3, 4),
    ],
)
def test_a_list_has_its_length(path: str, value: object, need: int, have: int) -> None:
    found = error(changed(path, value))
    assert (found.field, found.key, found.values) == (path, "board-wrong-length", {"need": need, "have": have})


@pytest.mark.parametrize("value", [1.0, True, "1", None, [1]])
@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("start.coins", "start.coins"),
        ("wharf.piers[1]", "wharf.piers[1]"),
        ("scoring.land[7]", "scoring.land[7]"),
        ("land.1620s[2][1]", "land.1620s[2].wood"),
        ("ships.1630s[5][0]", "ships.1630s[5].furs"),
        ("river[1].longhouses[0]", "river[1].longhouses[0]"),
    ],
)
def test_a_number_is_an_integer(path: str, field: str, value: object) -> None:
    found = error(changed(path, value))
    assert (found.field, found.key) == (field, "board-not-an-integer")


@pytest.mark.parametrize(
    ("path", "field", "least", "most"),
    [
        *(
            (f"start.{name}", f"start.{name}", 0, 999)
            for name in ("coins", "wood", "corn", "goods", "furs", "buildings")
        ),
        ("start.businesses", "start.businesses", 1, 999),
        ("wharf.piers[3]", "wharf.piers[3]", 0, 999),
        ("cash_box.columns[0].tiles", "cash_box.columns[0].tiles", 2, 3),
        ("cash_box.columns[0].coins", "cash_box.columns[0].coins", 0, 999),
        ("cash_box.tiles.city", "cash_box.tiles.city", 0, 999),
        ("traders.bottom.furs", "traders.bottom.furs", 1, 999),
        ("traders.middle.goods", "traders.middle.goods", 0, 999),
        ("furs.of_each", "furs.of_each", 1, 999),
        ("river[0].longhouses[4]", "river[0].longhouses[4]", 0, 999),
        ("river[1].posts.black", "river[1].posts.black", 0, 999),
        ("river[1].posts.white", "river[1].posts.white", 0, 999),
        ("river[1].boat", "river[1].boat", 0, 999),
        ("scoring.land[0]", "scoring.land[0]", 0, 999),
        ("scoring.fur_types[2]", "scoring.fur_types[2]", 0, 999),
        ("scoring.majority", "scoring.majority", 0, 999),
        ("scoring.tie", "scoring.tie", 0, 999),
        ("scoring.removed_business", "scoring.removed_business", -999, 0),
        ("scoring.fur_left", "scoring.fur_left", 0, 999),
        ("scoring.resources_per_point", "scoring.resources_per_point", 1, 999),
        ("land.1620s[0][0]", "land.1620s[0].houses", 1, 3),
        ("land.1620s[0][1]", "land.1620s[0].wood", 0, 999),
        ("land.1630s[11][2]", "land.1630s[11].corn", 0, 999),
        ("ships.1620s[0][0]", "ships.1620s[0].furs", 1, 999),
        ("ships.1620s[0][1]", "ships.1620s[0].goods", 0, 999),
        ("ships.1630s[11][2]", "ships.1630s[11].coins", 1, 5),
    ],
)
def test_a_number_keeps_its_bounds(path: str, field: str, least: int, most: int) -> None:
    for value in (least - 1, most + 1):
        found = error(changed(path, value))
        assert (found.field, found.key) == (field, "board-out-of-range")
        assert found.values == {"least": least, "most": most, "have": str(value)}
    for value in (least, most):
        assert key_of(changed(path, value)) != "board-out-of-range"


def test_a_huge_number_is_cut_short_in_its_error() -> None:
    assert error(changed("start.coins", 10**50)).values["have"] == "1" + "0" * 19


@pytest.mark.parametrize("name", ["", "x" * 61, 3, None, ["x"], "a\nb", "\x1b[1m"])
def test_a_board_has_a_name_of_one_to_sixty_printable_letters(name: object) -> None:
    found = error(changed("name", name))
    assert (found.field, found.key) == ("name", "board-no-name")


def test_a_name_of_sixty_letters_is_fine() -> None:
    assert board_from_data(changed("name", "x" * 60)).name == "x" * 60


@pytest.mark.parametrize("types", [["beaver"], [*FURS, "cat"], list(reversed(FURS))])
def test_the_fur_types_are_the_rulebooks(types: list[str]) -> None:
    found = error(changed("furs.types", types))
    assert (found.field, found.key) == ("furs.types", "board-fur-types")
    assert found.values == {"types": "beaver, mink, otter, muskrat, lynx"}


@pytest.mark.parametrize(("trader", "value"), [("bottom", False), ("middle", False), ("top", True), ("top", 0)])
def test_only_the_top_trader_sells_single_furs(trader: str, value: object) -> None:
    found = error(changed(f"traders.{trader}.all", value))
    assert (found.field, found.key) == (f"traders.{trader}.all", "board-trader-all")
    assert found.values == {"value": "false" if trader == "top" else "true"}


@pytest.mark.parametrize(
    ("longhouses", "players"), [([3], 2), ([3, 4, 5], 2), ([6], 2), ([999], 2), ([0], None), ([2], None)]
)
@pytest.mark.parametrize("camp", [0, 2, 4])
def test_every_camp_has_a_longhouse_space_at_each_player_count(
    camp: int, longhouses: list[int], players: int | None
) -> None:
    wrong = changed(f"river[{camp}].longhouses", longhouses)
    if players is None:
        assert board_from_data(wrong).river[camp].longhouses == tuple(longhouses)
        return
    found = error(wrong)
    assert (found.field, found.key) == (f"river[{camp}].longhouses", "board-no-longhouse-space")
    assert found.values == {"players": players}


@pytest.mark.parametrize(
    ("zone", "black", "white", "values"),
    [
        (0, 1, 9, {"players": 2, "need": 2, "have": 1}),
        (0, 9, 2, {"players": 3, "need": 3, "have": 2}),
        (1, 0, 9, {"players": 2, "need": 1, "have": 0}),
        (1, 9, 0, {"players": 3, "need": 1, "have": 0}),
        (4, 0, 0, {"players": 2, "need": 1, "have": 0}),
        (0, 2, 3, None),
        (1, 1, 1, None),
    ],
)
def test_zone_1_holds_all_posts_and_every_zone_at_least_one(
    zone: int, black: int, white: int, values: dict[str, int] | None
) -> None:
    wrong = changed(f"river[{zone}].posts", {"black": black, "white": white})
    if values is None:
        assert board_from_data(wrong).river[zone].black == black
        return
    found = error(wrong)
    assert (found.field, found.key, found.values) == (f"river[{zone}].posts", "board-no-post-space", values)


def columns(*sizes: int) -> list[dict[str, int]]:
    return [{"tiles": size, "coins": 0} for size in sizes]


@pytest.mark.parametrize(("sizes", "tiles"), [((2, 2, 2, 2, 2), 10), ((3, 3, 3, 3, 3), 15)])
def test_the_cash_box_has_columns_of_3_and_of_2(sizes: tuple[int, ...], tiles: int) -> None:
    wrong = changed("cash_box.columns", columns(*sizes))
    wrong["cash_box"]["tiles"]["city"] = tiles - 8
    found = error(wrong)
    assert (found.field, found.key) == ("cash_box.columns", "board-columns-of-2-and-3")


def test_tile_spaces_are_as_many_as_the_tiles() -> None:
    found = error(changed("cash_box.columns", columns(3, 3, 3, 2, 2)))
    assert (found.field, found.key) == ("cash_box.columns", "board-tiles-do-not-fit")
    assert found.values == {"spaces": 13, "tiles": 12}
    found = error(changed("cash_box.tiles.trade", 3))
    assert found.values == {"spaces": 12, "tiles": 11}
    more = changed("cash_box.columns", columns(3, 3, 3, 2, 2))
    more["cash_box"]["tiles"]["trade"] = 5
    assert board_from_data(more).tiles == (4, 4, 5)


def test_the_starting_goods_fit_on_pier_1() -> None:
    found = error(changed("start.goods", 5))
    assert (found.field, found.key) == ("start.goods", "board-goods-do-not-fit")
    assert found.values == {"goods": 5, "room": 4}
    assert board_from_data(changed("start.goods", 3)).start.goods == 3


def test_the_furs_are_enough_for_five_players_and_the_traders() -> None:
    found = error(changed("furs.of_each", 4))
    assert (found.field, found.key, found.values) == ("furs.of_each", "board-too-few-furs", {"need": 21, "have": 20})
    found = error(changed("start.furs", 8))
    assert found.values == {"need": 51, "have": 50}
    exact = changed("start.furs", 3)
    exact["furs"]["of_each"] = 6
    exact["traders"]["bottom"]["furs"] = 8
    assert board_from_data(exact).of_each == 6  # 15 + 8 + 3 + 4 = 30


def test_the_buildings_are_enough_for_the_start() -> None:
    found = error(changed("start.buildings", 2))
    assert (found.field, found.key, found.values) == ("start.buildings", "board-too-few-buildings", {"need": 3})
    assert board_from_data(changed("start.buildings", 3)).start.buildings == 3


@pytest.mark.parametrize(
    ("origins", "field", "key"),
    [
        (3, "origins", "board-not-a-table"),
        ({"start": "guessed"}, "origins.start", "board-origin"),
        ({"start": 3}, "origins.start", "board-not-a-list"),
        ({"start": []}, "origins.start", "board-empty"),
        ({"river": {"boat": ["chosen", "x"]}}, "origins.river.boat", "board-origin"),
        ({"river": {"boat": [3]}}, "origins.river.boat", "board-origin"),
        ({"river": {"boat": {"first": "chosen"}}}, "origins.river.boat", "board-not-a-list"),
    ],
)
def test_origins_are_rulebook_deduced_or_chosen(origins: object, field: str, key: str) -> None:
    found = error({**data(), "origins": origins})
    assert (found.field, found.key) == (field, key)
    if key == "board-origin":
        assert found.values == {"words": "rulebook, deduced, chosen"}
