"""Move and chance lines: what a reader accepts, what it refuses and what it says then."""

from typing import Any

import pytest

from patroon.record import load_lines, record_lines
from patroon.rules.moves import MOVES
from patroon.rules.outcomes import OUTCOMES
from tests.record.helpers import (
    BAD_NUMBERS,
    Line,
    after,
    changed,
    dumped,
    every_game,
    lines_of,
    parsed,
    refused,
    told,
    up_to,
    without_seed,
)

NUMBERS = [
    ("place", "player"),
    ("open", "column"),
    ("open", "bid"),
    ("bid", "bid"),
    ("pay", "coins"),
    ("pay", "goods"),
    ("pay", "wood"),
    ("pay", "corn"),
    ("take_column", "column"),
    ("add_land", "slot"),
    ("ship", "slot"),
    ("millwork", "houses"),
    ("black_market", "furs"),
    ("black_market", "goods"),
    ("furs", "player"),
]
LISTS = [
    ("build", "districts"),
    ("remove", "districts"),
    ("ship", "furs"),
    ("pay", "furs"),
    ("furs", "furs"),
    ("traders", "bottom"),
    ("traders", "middle"),
    ("traders", "top"),
    ("land", "cards"),
    ("ships", "cards"),
    ("tiles", "columns"),
]
NAMES = [
    ("place", "district", "harbour"),
    ("build", "districts", ["harbour"]),
    ("remove", "districts", [None]),
    ("trade", "trader", "left"),
    ("ship", "furs", ["cat"]),
    ("pay", "furs", [7]),
    ("furs", "furs", ["Beaver"]),
    ("traders", "top", [["lynx"]]),
    ("tiles", "columns", [["sea"]]),
]


def problem(kind: str, **changes: object) -> tuple[int, str, object]:
    """What is said about the first line of a kind, so changed; a field changed to `...` is left out."""
    before, line = up_to(kind)
    line.update(changes)
    wrong = {name: value for name, value in line.items() if value is not ...}
    error = refused([*before, dumped(wrong)])
    assert error.line == len(before) + 1
    return told(error)


def same(before: tuple[bytes, ...], line: Line, other: Line) -> bool:
    """The two lines mean the same."""
    one, two = after(before, line), after(before, other)
    return one.game.state == two.game.state and one.lines == two.lines


def listed(line: Line, field: str) -> list[Any]:
    value = line[field]
    assert isinstance(value, list)
    return value


def key_of(kind: str, **changes: object) -> tuple[str, object]:
    return problem(kind, **changes)[1:]


# Every line


@pytest.mark.parametrize("name", every_game())
def test_keys_may_come_in_any_order(name: str) -> None:
    turned = [dumped(dict(reversed(parsed(raw).items()))) for raw in lines_of(name)]
    assert load_lines(turned, strict=True).lines == load_lines(lines_of(name)).lines


def test_unknown_keys_are_ignored() -> None:
    more = [dumped({**parsed(raw), "comment": "Ha!", "time": 1.5, "nested": {"move": "x"}}) for raw in lines_of()]
    assert load_lines(more).lines == load_lines(lines_of()).lines


def test_an_unknown_key_is_not_how_our_writer_writes() -> None:
    before, line = up_to("place")
    error = refused([*before, dumped({**line, "comment": "Ha!"})], strict=True)
    assert (error.line, error.key) == (len(before) + 1, "record-not-canonical")


@pytest.mark.parametrize("line", [{}, {"comment": "Ha!"}, {"player": 0}, {"format": "nieuw-amsterdam-record"}])
def test_a_line_that_is_nothing_is_an_error(line: Line) -> None:
    before, _ = up_to("place")
    assert told(refused([*before, dumped(line)])) == (len(before) + 1, "record-line-unknown", None)


@pytest.mark.parametrize("more", [{"chance": "furs"}, {"state": {}}, {"chance": 1, "state": 1}])
def test_a_line_that_is_two_things_is_an_error(more: Line) -> None:
    before, line = up_to("place")
    assert told(refused([*before, dumped({**line, **more})])) == (len(before) + 1, "record-line-mixed", None)


@pytest.mark.parametrize("raw", [b"[]\n", b"7\n", b'"move"\n', b"null\n", b"[{}]\n"])
def test_a_line_is_an_object(raw: bytes) -> None:
    before, _ = up_to("place")
    assert told(refused([*before, raw])) == (len(before) + 1, "record-not-an-object", None)


@pytest.mark.parametrize(
    "raw", [b"\n", b" \n", b"{\n", b"{'move': 1}\n", b"// remark\n", b'{"move": NaN}\n', b"{}{}\n"]
)
def test_a_line_is_json(raw: bytes) -> None:
    before, _ = up_to("place")
    assert told(refused([*before, raw])) == (len(before) + 1, "record-not-json", None)


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_in_json_is_refused(constant: str) -> None:
    before, _ = up_to("place")
    raw = f'{{"player": 0, "move": "place", "district": "docks", "more": {constant}}}\n'.encode()
    assert refused([*before, raw]).key == "record-not-json"


def test_a_second_header_is_nothing() -> None:
    header, *rest = lines_of()
    assert told(refused([header, header, *rest])) == (2, "record-line-unknown", None)


def test_lines_may_end_like_those_of_another_system() -> None:
    assert load_lines([raw.replace(b"\n", b"\r\n") for raw in lines_of()]).game.over


# Names and numbers


@pytest.mark.parametrize("name", ["castle", "", "Place", 7, None, ["place"], {}])
def test_an_unknown_move_is_named_with_its_line(name: object) -> None:
    before, line = up_to("place")
    error = refused([*before, dumped({**line, "move": name})])
    assert told(error) == (len(before) + 1, "field-unknown-name", "move")
    assert error.values["names"] == ", ".join(MOVES)


@pytest.mark.parametrize("name", ["weather", "", "Furs", 7, None, ["furs"], {}])
def test_an_unknown_chance_is_named_with_its_line(name: object) -> None:
    before, line = up_to("tiles")
    error = refused([*before, dumped({**line, "chance": name})])
    assert told(error) == (len(before) + 1, "field-unknown-name", "chance")
    assert error.values["names"] == ", ".join(OUTCOMES)


@pytest.mark.parametrize("value", BAD_NUMBERS)
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_a_number_is_an_integer(kind: str, field: str, value: object) -> None:
    assert key_of(kind, **{field: value}) == ("field-not-an-integer", field)


@pytest.mark.parametrize("value", BAD_NUMBERS)
@pytest.mark.parametrize("kind", ["lumberyard", "granary"])
@pytest.mark.parametrize("field", ["buy", "sell"])
def test_an_amount_is_an_integer(kind: str, field: str, value: object) -> None:
    assert key_of(kind, **{"buy": ..., "sell": ..., field: value}) == ("field-not-an-integer", field)


@pytest.mark.parametrize("value", [10**7, -(10**7), 10**100])
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_a_monstrous_number_is_refused(kind: str, field: str, value: int) -> None:
    assert key_of(kind, **{field: value}) == ("field-too-large", field)


def test_a_number_too_long_to_read_is_no_json() -> None:
    before, _ = up_to("bid")
    raw = b'{"player": 0, "move": "bid", "bid": 1' + b"0" * 10_000 + b"}\n"
    assert told(refused([*before, raw])) == (len(before) + 1, "record-not-json", None)


@pytest.mark.parametrize(("kind", "field"), [pair for pair in NUMBERS if pair[0] != "pay"])
def test_a_missing_number_is_named(kind: str, field: str) -> None:
    assert key_of(kind, **{field: ...}) == ("field-missing", field)


@pytest.mark.parametrize(("kind", "field"), [pair for pair in LISTS if pair[0] != "pay"])
def test_a_missing_list_is_named(kind: str, field: str) -> None:
    assert key_of(kind, **{field: ...}) == ("field-missing", field)


@pytest.mark.parametrize("value", ["beaver", 7, None, {}])
@pytest.mark.parametrize(("kind", "field"), LISTS)
def test_a_list_is_a_list(kind: str, field: str, value: object) -> None:
    assert key_of(kind, **{field: value}) == ("field-not-a-list", field)


@pytest.mark.parametrize(("kind", "field", "value"), NAMES)
def test_an_unknown_name_is_refused(kind: str, field: str, value: object) -> None:
    assert key_of(kind, **{field: value}) == ("field-unknown-name", field)


@pytest.mark.parametrize(("kind", "field"), [("place", "district"), ("trade", "trader")])
def test_a_missing_name_is_named(kind: str, field: str) -> None:
    assert key_of(kind, **{field: ...}) == ("field-missing", field)


def test_the_top_trader_needs_to_know_which_furs() -> None:
    before, line = up_to("trade", lambda line: line["trader"] == "top")
    del line["furs"]
    assert told(refused([*before, dumped(line)])) == (len(before) + 1, "field-missing", "furs")


@pytest.mark.parametrize("card", [[1, 2], [1, 2, 3, 4], "123", 7, None, {}])
@pytest.mark.parametrize("kind", ["land", "ships"])
def test_a_card_is_three_numbers(kind: str, card: object) -> None:
    assert key_of(kind, cards=[card] * 4) == ("field-not-a-card", "cards")


@pytest.mark.parametrize("value", BAD_NUMBERS)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_numbers_of_a_card_are_integers(place: int, value: object) -> None:
    card: list[object] = [1, 3, 1]
    card[place] = value
    assert key_of("land", cards=[card] * 4) == ("field-not-an-integer", "cards")


def test_a_column_of_tiles_is_a_list() -> None:
    assert key_of("tiles", columns=["city", "land"]) == ("field-not-a-list", "columns")


# What means the same


def test_the_order_of_furs_means_nothing() -> None:
    for kind in ("pay", "ship", "furs"):
        before, line = up_to(kind, lambda line: len(set(listed(line, "furs"))) > 1)
        assert same(before, line, {**line, "furs": listed(line, "furs")[::-1]})


def test_the_order_of_furs_on_the_traders_means_nothing() -> None:
    before, line = up_to("traders")
    turned = {name: furs[::-1] if isinstance(furs, list) else furs for name, furs in line.items()}
    assert turned != line
    assert same(before, line, turned)


def test_the_order_of_districts_means_nothing() -> None:
    for kind in ("build", "remove"):
        before, line = up_to(kind, lambda line: len(set(listed(line, "districts"))) > 1)
        assert same(before, line, {**line, "districts": listed(line, "districts")[::-1]})


def test_the_order_of_tiles_in_a_column_means_nothing() -> None:
    before, line = up_to("tiles")
    turned = {**line, "columns": [column[::-1] for column in listed(line, "columns")]}
    assert turned != line
    assert same(before, line, turned)


def test_the_order_of_columns_does_mean_something() -> None:
    before, line = up_to("tiles")
    assert refused([*before, dumped({**line, "columns": listed(line, "columns")[::-1]})]).key == "wrong-tile-spaces"


@pytest.mark.parametrize("trader", ["bottom", "middle"])
@pytest.mark.parametrize("furs", [["lynx"] * 9, [], ["cat"], 7, None])
def test_furs_named_at_the_other_traders_are_ignored(trader: str, furs: object) -> None:
    before, line = up_to("trade", lambda line: line["trader"] == trader)
    assert same(before, line, {**line, "furs": furs})


def test_what_is_not_paid_may_be_left_out() -> None:
    before, line = up_to("pay", lambda line: 0 in line.values() and not line["furs"])
    short = {name: value for name, value in line.items() if value != [] and (value != 0 or name == "player")}
    assert len(short) < len(line)
    assert same(before, line, short)


def test_a_payment_of_nothing_at_all_is_not_the_bid() -> None:
    before, line = up_to("pay")
    error = refused([*before, dumped({"player": line["player"], "move": "pay"})])
    assert (error.line, error.key) == (len(before) + 1, "payment-not-the-bid")
    assert error.refusal is not None
    assert error.refusal.rule == "R4.5"


@pytest.mark.parametrize("kind", ["lumberyard", "granary"])
@pytest.mark.parametrize("fields", [{"buy": 1, "sell": 1}, {"buy": 1, "sell": 0}, {"buy": ..., "sell": ...}])
def test_one_buys_or_sells(kind: str, fields: Line) -> None:
    assert key_of(kind, **fields) == ("field-buy-or-sell", "buy")


@pytest.mark.parametrize("fields", [{"buy": 0, "sell": ...}, {"sell": 0, "buy": ...}, {"buy": -1, "sell": ...}])
def test_one_buys_or_sells_at_least_one(fields: Line) -> None:
    assert key_of("granary", **fields) == ("buy-or-sell-at-least-one", None)


# Canonical form


def loosened(raw: bytes) -> bytes:
    """The same line as another program might write it: lists turned round, nothing said that goes without saying."""
    line = parsed(raw)
    for name in ("furs", "districts", "bottom", "middle", "top"):
        value = line.get(name)
        if isinstance(value, list):
            line[name] = value[::-1]
    if line.get("move") == "pay":
        line = {name: value for name, value in line.items() if name in ("player", "move") or value}
    if line.get("move") == "trade":
        line.setdefault("furs", ["lynx"])
    return dumped(line)


@pytest.mark.parametrize("name", every_game())
def test_a_loose_record_is_written_in_canonical_form(name: str) -> None:
    loose = [loosened(raw) for raw in lines_of(name)]
    assert loose != list(lines_of(name))
    record = load_lines(loose)
    assert [f"{line}\n".encode() for line in record_lines(record.header, record.game)] == list(lines_of(name))


@pytest.mark.parametrize("name", every_game())
def test_a_strict_reader_refuses_the_first_loose_line(name: str) -> None:
    for place, raw in enumerate(lines_of(name)):
        if parsed(raw) != parsed(loosened(raw)):
            error = refused(changed(lines_of(name), place, loosened(raw)), strict=True)
            assert (error.line, error.key) == (place + 1, "record-not-canonical")
            return
    raise AssertionError("every line is as strict as can be")


# What the rules refuse


def test_an_illegal_move_is_refused_with_line_and_rule() -> None:
    before, line = up_to("take_column")
    error = refused([*before, dumped({**line, "column": 9})])
    assert error.line == len(before) + 1
    assert error.refusal is not None
    assert error.refusal.rule in ("R4.2", "R4.9")
    assert str(len(before) + 1) in str(error)
    assert error.refusal.key in str(error)


def test_somebody_elses_decision_is_refused() -> None:
    before, line = up_to("place")
    for player in (1 - int(str(line["player"])), 5, -1):
        assert refused([*before, dumped({**line, "player": player})]).key == "not-your-decision"


def test_a_move_where_chance_is_due_is_refused() -> None:
    before, _ = up_to("land")
    assert refused([*before, dumped({"player": 0, "move": "end_turn"})]).key == "chance-is-due"


def test_an_outcome_where_a_decision_is_due_is_refused() -> None:
    before, _ = up_to("place")
    error = refused([*before, dumped({"chance": "land", "cards": []})])
    assert (error.line, error.key) == (len(before) + 1, "chance-not-now")


def test_nothing_comes_after_the_end() -> None:
    lines = without_seed()
    for more in ({"player": 0, "move": "end_turn"}, {"chance": "land", "cards": []}):
        assert refused([*lines, dumped(more)]).line == len(lines) + 1
    assert load_lines([*lines, lines[-1]]).game.over  # a checkpoint may stand anywhere
