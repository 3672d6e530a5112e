"""Line 1: which game this is, and what is wrong with it."""

import pytest

from patroon.board import board_to_data, built_in
from patroon.record import Header, Seat, load_lines
from patroon.rules.chance import commitment
from tests.record.helpers import BAD_NUMBERS, Line, dumped, lines_of, refused, told

SEED = bytes(range(32))


def header(**changes: object) -> Line:
    """A good header but for these changes; a field changed to `...` is left out."""
    fields: Line = {
        "format": "nieuw-amsterdam-record",
        "version": 1,
        "board": "reconstruction",
        "players": [{"name": "Ada", "colour": "blue"}, {"name": "Bo", "colour": "orange"}],
        "first": 1,
    }
    fields.update(changes)
    return {name: value for name, value in fields.items() if value is not ...}


def read(**changes: object) -> Header:
    return load_lines([dumped(header(**changes))]).header


def problem(**changes: object) -> tuple[int, str, object]:
    return told(refused([dumped(header(**changes))]))


def seats(*pairs: tuple[str, str]) -> list[object]:
    return [{"name": name, "colour": colour} for name, colour in pairs]


def board(*path: str | int, value: object = ...) -> object:
    """The built-in board as an object, with one thing changed or left out."""
    whole: object = board_to_data(built_in())
    part = whole
    for step in path[:-1]:
        part = part[step]  # type: ignore[index]
    if value is ...:
        del part[path[-1]]  # type: ignore[attr-defined]
    else:
        part[path[-1]] = value  # type: ignore[index]
    return whole


def test_a_header_names_board_players_and_who_began() -> None:
    found = read()
    assert found.board == built_in()
    assert found.seats == (Seat("Ada", "blue"), Seat("Bo", "orange"))
    assert found.names == ["Ada", "Bo"]
    assert found.first == 1
    assert (found.seed, found.commitment, found.software, found.id, found.date, found.variant) == (None,) * 6


def test_a_header_alone_is_a_record_that_has_not_begun() -> None:
    record = load_lines([dumped(header())])
    assert record.size == 1
    assert record.lines == []
    assert (record.players, record.first, record.board) == (2, 1, built_in())
    assert record.game.awaits_chance


def test_the_first_player_holds_token_1() -> None:
    game = load_lines([dumped(header(first=1))]).game
    assert [player.token for player in game.state.players] == [2, 1]


def test_keys_may_come_in_any_order() -> None:
    assert load_lines([dumped(dict(reversed(header().items())))]).header == read()


def test_unknown_keys_are_ignored() -> None:
    assert read(weather="rain", players=[{"name": n, "colour": n, "age": 7} for n in "ab"]).names == ["a", "b"]


def test_optional_fields_are_kept() -> None:
    found = read(id="g1", date="1624-05-01", variant="none", software="patroon", seed=SEED.hex())
    assert (found.id, found.date, found.variant, found.software, found.seed) == (
        "g1",
        "1624-05-01",
        "none",
        "patroon",
        SEED,
    )


@pytest.mark.parametrize("field", ["id", "date", "variant", "software", "commitment", "seed"])
def test_another_softwares_idea_of_an_optional_field_is_no_error(field: str) -> None:
    assert getattr(read(**{field: 7}), field) is None


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_players_play(number: int) -> None:
    assert len(read(players=seats(*((f"P{seat}", f"c{seat}") for seat in range(number)))).seats) == number


@pytest.mark.parametrize("number", [0, 1, 6])
def test_other_numbers_of_players_do_not(number: int) -> None:
    players = seats(*((f"P{seat}", f"c{seat}") for seat in range(number)))
    assert problem(players=players) == (1, "field-players", "players")


@pytest.mark.parametrize("format_", [..., "", "chess", None, 1, [], {}])
def test_another_format_is_no_record(format_: object) -> None:
    assert problem(format=format_)[:2] == (1, "record-not-a-record")


@pytest.mark.parametrize("version", [0, 2, -1, 10**400, "2", [[1]], *BAD_NUMBERS])
def test_another_version_is_named(version: object) -> None:
    error = refused([dumped(header(version=version))])
    assert (error.line, error.key) == (1, "record-other-version")
    assert error.values == {"version": str(version)[:40], "known": 1}


@pytest.mark.parametrize("field", ["version", "board", "players", "first"])
def test_a_missing_field_is_named(field: str) -> None:
    assert problem(**{field: ...}) == (1, "field-missing", field)


@pytest.mark.parametrize("players", [{}, "Ada, Bo", 2, None])
def test_players_are_a_list(players: object) -> None:
    assert problem(players=players) == (1, "field-not-a-list", "players")


@pytest.mark.parametrize("seat", ["Ada", 1, None, ["Ada", "blue"]])
def test_a_player_is_an_object(seat: object) -> None:
    assert problem(players=[*seats(("Bo", "orange")), seat]) == (1, "field-not-an-object", "players[1]")


@pytest.mark.parametrize("field", ["name", "colour"])
def test_a_player_has_a_name_and_a_colour(field: str) -> None:
    players = seats(("Ada", "blue"), ("Bo", "orange"))
    without = {"name": "Bo", "colour": "orange"}
    del without[field]
    assert problem(players=[players[0], without]) == (1, "field-missing", f"players[1].{field}")
    for value in (7, None, ["Bo"]):
        wrong = {"name": "Bo", "colour": "orange", field: value}
        assert problem(players=[players[0], wrong]) == (1, "field-not-text", f"players[1].{field}")


def test_colours_are_all_different() -> None:
    assert problem(players=seats(("Ada", "blue"), ("Bo", "blue"))) == (1, "field-colours-alike", "players")


def test_names_may_be_alike() -> None:
    assert read(players=seats(("bot:greedy", "blue"), ("bot:greedy", "red"))).names == ["bot:greedy"] * 2


@pytest.mark.parametrize("first", BAD_NUMBERS)
def test_first_is_an_integer(first: object) -> None:
    assert problem(first=first) == (1, "field-not-an-integer", "first")


@pytest.mark.parametrize("first", [-1, 2])
def test_first_is_one_of_the_players(first: int) -> None:
    assert problem(first=first) == (1, "field-not-a-player", "first")


@pytest.mark.parametrize("first", [10**7, -(10**7), 10**400])
def test_first_is_no_monstrous_number(first: int) -> None:
    assert problem(first=first) == (1, "field-too-large", "first")


# The board


def test_a_board_may_stand_in_the_header_as_an_object() -> None:
    assert read(board=board("name", value="mine")).board.name == "mine"


def test_unknown_fields_of_a_board_are_ignored() -> None:
    assert read(board=board("colour", value="brown")).board == built_in()


def test_a_board_with_other_numbers_is_another_board() -> None:
    found = read(board=board("start", "coins", value=9)).board
    assert found.start.coins == 9
    assert found != built_in()


@pytest.mark.parametrize(
    ("path", "value", "key", "field"),
    [
        (("furs", "of_each"), "ten", "board-not-an-integer", "board.furs.of_each"),
        (("furs", "of_each"), True, "board-not-an-integer", "board.furs.of_each"),
        (("furs", "of_each"), 10.0, "board-not-an-integer", "board.furs.of_each"),
        (("furs", "of_each"), 4, "board-too-few-furs", "board.furs.of_each"),
        (("furs", "of_each"), 10**400, "board-out-of-range", "board.furs.of_each"),
        (("furs", "types"), ["cat"], "board-fur-types", "board.furs.types"),
        (("start", "coins"), -1, "board-out-of-range", "board.start.coins"),
        (("start", "coins"), ..., "board-missing", "board.start.coins"),
        (("start",), [], "board-not-a-table", "board.start"),
        (("start", "goods"), 5, "board-goods-do-not-fit", "board.start.goods"),
        (("river",), [], "board-empty", "board.river"),
        (("river", 0, "posts", "black"), 1, "board-no-post-space", "board.river[0].posts"),
        (("river", 2, "longhouses"), [5], "board-no-longhouse-space", "board.river[2].longhouses"),
        (("land", "1620s", 3), [4, 1, 1], "board-out-of-range", "board.land.1620s[3].houses"),
        (("ships", "1630s", 0), [4, 1, 6], "board-out-of-range", "board.ships.1630s[0].coins"),
        (("ships", "1630s", 11), ..., "board-wrong-length", "board.ships.1630s"),
        (("cash_box", "columns", 0, "tiles"), 2, "board-tiles-do-not-fit", "board.cash_box.columns"),
        (("name",), "", "board-no-name", "board.name"),
    ],
)
def test_a_wrong_board_is_refused_by_its_field(
    path: tuple[str | int, ...], value: object, key: str, field: str
) -> None:
    assert problem(board=board(*path, value=value)) == (1, key, field)


def test_an_unknown_board_is_refused_by_its_name() -> None:
    error = refused([dumped(header(board="atlantis"))])
    assert (error.line, error.key, error.values["name"]) == (1, "board-unknown", "atlantis")


@pytest.mark.parametrize("value", [None, True, 1, [], ["reconstruction"]])
def test_a_board_is_a_name_or_an_object(value: object) -> None:
    assert problem(board=value)[:2] == (1, "board-not-a-table")


def test_a_board_nested_too_deep_is_refused_like_any_other() -> None:
    """However deep: where the reader of JSON gives up is not where the reader of boards does."""
    whole = dumped(header(board=board("origins", value="@")))
    read_as_json = 0
    for depth in (3000, 1500, *range(1000, 800, -1)):
        nested = b'{"a": ' * depth + b'"cat"' + b"}" * depth
        error = refused([whole.replace(b'"@"', nested)])
        assert error.line == 1
        read_as_json += error.key != "record-not-json"
        if read_as_json > 10:
            break
    assert read_as_json


# The seed and what was promised of it


def test_a_seed_that_keeps_its_promise_is_accepted() -> None:
    assert read(seed=SEED.hex(), commitment=commitment(SEED)).seed == SEED
    assert read(seed=SEED.hex().upper(), commitment=commitment(SEED).upper()).seed == SEED


def test_a_promise_without_its_seed_is_kept() -> None:
    assert read(commitment="ab" * 32).commitment == "ab" * 32


def test_a_seed_that_breaks_its_promise_is_refused() -> None:
    assert problem(seed=SEED.hex(), commitment="00" * 32)[:2] == (1, "record-commitment-differs")


@pytest.mark.parametrize("seed", ["", "42", "xy" * 32, "00" * 31, "00" * 33, "٠" * 64, 42])
def test_a_seed_of_another_construction_can_not_be_checked(seed: object) -> None:
    assert read(seed=seed, commitment="ab" * 32).seed is None


def test_a_seed_with_spaces_in_it_is_of_another_construction() -> None:
    assert read(seed="00 " * 21 + " ").seed is None


def test_the_recorded_games_have_such_a_header() -> None:
    found = load_lines(lines_of("five-of-all-sorts")[:1]).header
    assert found.names == ["Ada", "Bo", "Cy", "Di", "Ed"]
    assert found.software == "patroon"
    assert found.seed is not None
    assert found.commitment == commitment(found.seed)
