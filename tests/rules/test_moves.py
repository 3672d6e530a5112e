"""Moves and their JSON, the one outside form."""

import itertools
import json

import pytest

from patroon.rules.fields import LARGEST, MalformedLine, Reader, names_of, whole
from patroon.rules.moves import (
    MOVES,
    AddLand,
    Bid,
    BlackMarket,
    Build,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
    TradingCompany,
    move_from_json,
)
from patroon.rules.state import BLACK_MARKET, BOTTOM, DISTRICTS, DOCKS, LUMBERYARD, MIDDLE, NO_FURS, TOP
from tests.positions import furs

LINES: list[tuple[Move, str]] = [
    (Place(1, DOCKS), '{"player": 1, "move": "place", "district": "docks"}'),
    (Open(0, 4, 7), '{"player": 0, "move": "open", "column": 4, "bid": 7}'),
    (Bid(2, 8), '{"player": 2, "move": "bid", "bid": 8}'),
    (PassBid(2), '{"player": 2, "move": "pass_bid"}'),
    (
        Pay(0, 1, 2, 3, 4, furs(beaver=2, lynx=1)),
        '{"player": 0, "move": "pay", "coins": 1, "goods": 2, "wood": 3, "corn": 4,'
        ' "furs": ["beaver", "beaver", "lynx"]}',
    ),
    (
        Pay(0, 5, 0, 0, 0, NO_FURS),
        '{"player": 0, "move": "pay", "coins": 5, "goods": 0, "wood": 0, "corn": 0, "furs": []}',
    ),
    (TakeColumn(3, 2), '{"player": 3, "move": "take_column", "column": 2}'),
    (
        Build(1, (LUMBERYARD, DOCKS, DOCKS)),
        '{"player": 1, "move": "build", "districts": ["lumberyard", "docks", "docks"]}',
    ),
    (Elections(0), '{"player": 0, "move": "elections"}'),
    (AddLand(0, 3), '{"player": 0, "move": "add_land", "slot": 3}'),
    (ClearLand(0), '{"player": 0, "move": "clear_land"}'),
    (Trade(0, BOTTOM), '{"player": 0, "move": "trade", "trader": "bottom"}'),
    (Trade(0, MIDDLE), '{"player": 0, "move": "trade", "trader": "middle"}'),
    (
        Trade(0, TOP, furs(otter=1, lynx=1)),
        '{"player": 0, "move": "trade", "trader": "top", "furs": ["otter", "lynx"]}',
    ),
    (
        Ship(0, 1, furs(mink=2, muskrat=1)),
        '{"player": 0, "move": "ship", "slot": 1, "furs": ["mink", "mink", "muskrat"]}',
    ),
    (Lumberyard(0, buy=3), '{"player": 0, "move": "lumberyard", "buy": 3}'),
    (Lumberyard(0, sell=3), '{"player": 0, "move": "lumberyard", "sell": 3}'),
    (Granary(0, buy=1), '{"player": 0, "move": "granary", "buy": 1}'),
    (Granary(0, sell=1), '{"player": 0, "move": "granary", "sell": 1}'),
    (Docks(0), '{"player": 0, "move": "docks"}'),
    (Millwork(0, 2), '{"player": 0, "move": "millwork", "houses": 2}'),
    (BlackMarket(0, 2, 3), '{"player": 0, "move": "black_market", "furs": 2, "goods": 3}'),
    (TradingCompany(0), '{"player": 0, "move": "trading_company"}'),
    (PassTile(0), '{"player": 0, "move": "pass_tile"}'),
    (PassSpecial(0), '{"player": 0, "move": "pass_special"}'),
    (EndTurn(0), '{"player": 0, "move": "end_turn"}'),
    (
        Remove(0, (LUMBERYARD, BLACK_MARKET)),
        '{"player": 0, "move": "remove", "districts": ["lumberyard", "black_market"]}',
    ),
]

RULES = {
    "place": "R1.7",
    "open": "R4.2",
    "bid": "R4.3",
    "pass_bid": "R4.3",
    "pay": "R4.5",
    "take_column": "R4.7",
    "build": "R5.5",
    "elections": "R5.6",
    "add_land": "R5.7",
    "clear_land": "R5.8",
    "trade": "R5.9",
    "ship": "R5.11",
    "lumberyard": "R6.1",
    "granary": "R6.2",
    "docks": "R6.3",
    "millwork": "R6.4",
    "black_market": "R6.5",
    "trading_company": "R6.6",
    "pass_tile": "R5.2",
    "pass_special": "R5.2",
    "end_turn": "R5.4",
    "remove": "R8.2",
}


@pytest.mark.parametrize(("move", "line"), LINES)
def test_a_move_is_written_in_canonical_form(move: Move, line: str) -> None:
    assert json.dumps(move.to_json()) == line


@pytest.mark.parametrize(("move", "line"), LINES)
def test_a_move_is_read_with_its_fields_in_any_order(move: Move, line: str) -> None:
    fields = json.loads(line)
    assert move_from_json(fields) == move
    assert move_from_json(dict(reversed(fields.items()))) == move
    assert move_from_json({"note": [1], **fields, "more": None}) == move


def test_every_kind_of_move_has_its_line_and_its_rule() -> None:
    assert {move.name for move, _ in LINES} == set(MOVES) == set(RULES)
    assert {name: kind.rule for name, kind in MOVES.items()} == RULES


def test_lists_are_read_in_any_order() -> None:
    assert move_from_json({"move": "build", "player": 0, "districts": ["docks", "lumberyard", "docks"]}) == Build(
        0, (LUMBERYARD, DOCKS, DOCKS)
    )
    assert move_from_json({"move": "remove", "player": 0, "districts": ["docks", "lumberyard"]}) == Remove(0, (0, 2))
    assert move_from_json({"move": "ship", "player": 0, "slot": 0, "furs": ["lynx", "beaver", "lynx"]}) == Ship(
        0, 0, furs(beaver=1, lynx=2)
    )


def test_districts_are_written_in_the_order_of_r0() -> None:
    assert Build(0, (DOCKS, LUMBERYARD)).to_json()["districts"] == ["lumberyard", "docks"]
    assert Remove(0, (DOCKS, LUMBERYARD)).to_json()["districts"] == ["lumberyard", "docks"]


def test_missing_parts_of_a_payment_are_0() -> None:
    assert move_from_json({"player": 0, "move": "pay"}) == Pay(0, 0, 0, 0, 0, NO_FURS)
    for place, name in enumerate(("coins", "goods", "wood", "corn")):
        amounts = [3 if place == other else 0 for other in range(4)]
        assert move_from_json({"player": 0, "move": "pay", name: 3}) == Pay(
            0, amounts[0], amounts[1], amounts[2], amounts[3], NO_FURS
        )


def test_furs_are_ignored_on_the_other_traders() -> None:
    for trader in ("bottom", "middle"):
        with_furs = {"player": 0, "move": "trade", "trader": trader, "furs": ["lynx"]}
        assert move_from_json(with_furs) == Trade(0, ("bottom", "middle").index(trader))
    assert "furs" not in Trade(0, BOTTOM, furs(lynx=1)).to_json()


def test_zero_amounts_of_a_market_are_read_and_left_to_the_rules() -> None:
    assert move_from_json({"player": 0, "move": "granary", "sell": 0}) == Granary(0)
    assert Granary(0).to_json() == {"player": 0, "move": "granary", "buy": 0}


ALL_DISTRICTS = ", ".join(DISTRICTS)
ALL_FURS = "beaver, mink, otter, muskrat, lynx"


@pytest.mark.parametrize(
    ("line", "field", "key", "values"),
    [
        ({"player": 0}, "move", "field-missing", {}),
        ({"move": "end_turn"}, "player", "field-missing", {}),
        ({"player": 0, "move": "jump"}, "move", "field-unknown-name", {"names": ", ".join(MOVES)}),
        ({"player": 0, "move": 3}, "move", "field-unknown-name", {"names": ", ".join(MOVES)}),
        ({"player": 0, "move": ["bid"]}, "move", "field-unknown-name", {"names": ", ".join(MOVES)}),
        ({"player": 0, "move": ""}, "move", "field-unknown-name", {"names": ", ".join(MOVES)}),
        ({"player": "0", "move": "end_turn"}, "player", "field-not-an-integer", {}),
        ({"player": True, "move": "end_turn"}, "player", "field-not-an-integer", {}),
        ({"player": 1.0, "move": "end_turn"}, "player", "field-not-an-integer", {}),
        ({"player": None, "move": "end_turn"}, "player", "field-not-an-integer", {}),
        ({"player": 0, "move": "bid", "bid": 10**6 + 1}, "bid", "field-too-large", {"most": 10**6}),
        ({"player": 0, "move": "bid", "bid": -(10**6) - 1}, "bid", "field-too-large", {"most": 10**6}),
        ({"player": 0, "move": "bid"}, "bid", "field-missing", {}),
        ({"player": 0, "move": "open", "bid": 1}, "column", "field-missing", {}),
        ({"player": 0, "move": "open", "column": 1}, "bid", "field-missing", {}),
        ({"player": 0, "move": "take_column"}, "column", "field-missing", {}),
        ({"player": 0, "move": "pay", "corn": 1.0}, "corn", "field-not-an-integer", {}),
        ({"player": 0, "move": "pay", "furs": 2}, "furs", "field-not-a-list", {}),
        ({"player": 0, "move": "pay", "furs": ["fox"]}, "furs", "field-unknown-name", {"names": ALL_FURS}),
        ({"player": 0, "move": "pay", "furs": [0]}, "furs", "field-unknown-name", {"names": ALL_FURS}),
        ({"player": 0, "move": "place"}, "district", "field-missing", {}),
        ({"player": 0, "move": "place", "district": 2}, "district", "field-unknown-name", {"names": ALL_DISTRICTS}),
        ({"player": 0, "move": "place", "district": "x"}, "district", "field-unknown-name", {"names": ALL_DISTRICTS}),
        ({"player": 0, "move": "build", "districts": "docks"}, "districts", "field-not-a-list", {}),
        ({"player": 0, "move": "build"}, "districts", "field-missing", {}),
        ({"player": 0, "move": "remove"}, "districts", "field-missing", {}),
        (
            {"player": 0, "move": "remove", "districts": ["sea"]},
            "districts",
            "field-unknown-name",
            {"names": ALL_DISTRICTS},
        ),
        ({"player": 0, "move": "add_land"}, "slot", "field-missing", {}),
        ({"player": 0, "move": "trade"}, "trader", "field-missing", {}),
        (
            {"player": 0, "move": "trade", "trader": "left"},
            "trader",
            "field-unknown-name",
            {"names": "bottom, middle, top"},
        ),
        ({"player": 0, "move": "trade", "trader": "top"}, "furs", "field-missing", {}),
        ({"player": 0, "move": "ship", "slot": 0}, "furs", "field-missing", {}),
        ({"player": 0, "move": "ship", "furs": []}, "slot", "field-missing", {}),
        ({"player": 0, "move": "granary"}, "buy", "field-buy-or-sell", {}),
        ({"player": 0, "move": "granary", "buy": 1, "sell": 0}, "buy", "field-buy-or-sell", {}),
        ({"player": 0, "move": "lumberyard", "buy": "1"}, "buy", "field-not-an-integer", {}),
        ({"player": 0, "move": "millwork"}, "houses", "field-missing", {}),
        ({"player": 0, "move": "black_market", "furs": 1}, "goods", "field-missing", {}),
        ({"player": 0, "move": "black_market", "goods": 1}, "furs", "field-missing", {}),
        ({"player": 0, "move": "black_market", "goods": 1, "furs": ["lynx"]}, "furs", "field-not-an-integer", {}),
    ],
)
def test_a_malformed_line_names_the_field_and_the_reason(
    line: dict[str, object], field: str, key: str, values: dict[str, int | str]
) -> None:
    with pytest.raises(MalformedLine) as caught:
        move_from_json(line)
    assert (caught.value.field, caught.value.key) == (field, key)
    assert caught.value.values == {"field": field, **values}


def test_a_malformed_lines_message_has_field_key_and_values() -> None:
    assert str(MalformedLine("bid", "field-missing")) == "bid: field-missing"
    assert str(MalformedLine("bid", "field-too-large", most=3)) == "bid: field-too-large {'most': 3}"


def test_integers_up_to_a_million_are_read() -> None:
    assert LARGEST == 10**6
    assert whole(LARGEST, "bid") == LARGEST
    assert whole(-LARGEST, "bid") == -LARGEST
    assert whole(0, "bid") == 0


def test_names_are_spelled_as_often_as_they_count() -> None:
    assert names_of(furs(beaver=1, otter=2)) == ["beaver", "otter", "otter"]
    assert names_of((1, 0, 2), ("city", "land", "trade")) == ["city", "trade", "trade"]
    assert Reader({"t": ["trade", "city", "trade"]}).counts("t", ("city", "land", "trade")) == (1, 0, 2)


def test_equal_decisions_are_equal_moves() -> None:
    assert Build(0, (1, 2)) == Build(0, (1, 2))
    assert hash(Ship(0, 1, furs(lynx=1))) == hash(Ship(0, 1, furs(lynx=1)))
    assert Build(0, (2, 1)) == Build(0, (1, 2))
    assert Remove(0, (2, 1)) == Remove(0, (1, 2))
    assert Trade(0, BOTTOM, furs(lynx=1)) == Trade(0, BOTTOM)
    moves: list[Move] = [Lumberyard(0, buy=1), Granary(0, buy=1), PassTile(0), PassTile(1), PassSpecial(0)]
    assert all(one != other for one, other in itertools.combinations(moves, 2))
    assert len({PassTile(0), PassTile(0), PassTile(1)}) == 2
