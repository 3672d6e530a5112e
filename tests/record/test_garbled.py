"""Files that are cut off, mixed up, edited or plain nonsense: each is refused by its line, and nothing else happens."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patroon.record import Record, RecordError, load, load_lines
from patroon.record.reading import LONGEST_LINE
from tests.record.helpers import (
    changed,
    dumped,
    every_game,
    kind_of,
    lines_of,
    parsed,
    place_of,
    refused,
    refused_file,
    told,
    without_seed,
)

MEGABYTE = 1 << 20


def written(folder: Path, content: bytes) -> Path:
    path = folder / "game.nar"
    path.write_bytes(content)
    return path


def sparse(folder: Path, start: bytes, size: int) -> Path:
    """A file that begins like this and goes on with zeros."""
    path = written(folder, start)
    with path.open("r+b") as file:
        file.truncate(size)
    return path


def result_of(lines: list[bytes], *, strict: bool = False, partial: bool = False) -> Record | RecordError:
    try:
        return load_lines(lines, strict=strict, partial=partial)
    except RecordError as error:
        return error


# Whole files


def test_a_good_file_is_read(tmp_path: Path) -> None:
    record = load(written(tmp_path, b"".join(lines_of())), strict=True)
    assert record.game.over
    assert record.size == len(lines_of())


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nothing.nar")


def test_a_folder_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        load(tmp_path)


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    assert told(refused_file(written(tmp_path, b""))) == (1, "record-empty", None)


def test_no_lines_are_no_record() -> None:
    assert told(refused([])) == (1, "record-empty", None)


@pytest.mark.parametrize("content", [b"\n", b"\n\n\n", b" \n", b"\x00\n", b"{\n", b"\xef\xbb\xbf{}\n"])
def test_a_file_without_a_first_line_is_no_record(tmp_path: Path, content: bytes) -> None:
    assert told(refused_file(written(tmp_path, content))) == (1, "record-not-json", None)


def test_a_game_without_its_header_is_no_record(tmp_path: Path) -> None:
    assert told(refused_file(written(tmp_path, b"".join(lines_of()[1:])))) == (1, "record-not-a-record", None)


@pytest.mark.parametrize("line", [1, 2, 40])
def test_what_is_not_utf_8_is_refused(tmp_path: Path, line: int) -> None:
    content = b"".join(changed(lines_of(), line - 1, b'{"player": "\xff"}\n'))
    assert told(refused_file(written(tmp_path, content))) == (line, "record-not-utf-8", None)


def test_binary_noise_is_refused(tmp_path: Path) -> None:
    noise = random.Random(1)
    for size in (1, 100, 10_000, MEGABYTE):
        assert refused_file(written(tmp_path, noise.randbytes(size))).line == 1


def test_fifty_megabytes_of_zeros_are_refused_at_once(tmp_path: Path) -> None:
    path = sparse(tmp_path, b"", 50 * MEGABYTE)
    assert told(refused_file(path)) == (1, "record-line-too-long", None)


@pytest.mark.parametrize("line", [1, 2, 30])
def test_fifty_megabytes_after_some_good_lines_are_refused_where_they_begin(tmp_path: Path, line: int) -> None:
    path = sparse(tmp_path, b"".join(lines_of()[: line - 1]), 50 * MEGABYTE)
    error = refused_file(path)
    assert told(error) == (line, "record-line-too-long", None)
    assert error.values == {"most": LONGEST_LINE}


def test_fifty_megabytes_of_short_lines_are_refused_at_the_first(tmp_path: Path) -> None:
    path = sparse(tmp_path, b"nonsense\n" * 1000, 50 * MEGABYTE)
    assert told(refused_file(path)) == (1, "record-not-json", None)


@pytest.mark.parametrize("start", [b"x", b'{"format": "', b"[" * 1000])
def test_a_line_of_two_megabytes_is_too_long(tmp_path: Path, start: bytes) -> None:
    path = written(tmp_path, start.ljust(2 * MEGABYTE, b"x") + b"\n" + b"".join(lines_of()))
    assert told(refused_file(path)) == (1, "record-line-too-long", None)


def test_the_longest_line_may_be_as_long_as_that(tmp_path: Path) -> None:
    header, *rest = lines_of()
    room = LONGEST_LINE - len(header)
    longest = header[:-1] + b" " * room + b"\n"
    assert load(written(tmp_path, b"".join([longest, *rest]))).game.over
    longer = header[:-1] + b" " * (room + 1) + b"\n"
    assert refused_file(written(tmp_path, b"".join([longer, *rest]))).key == "record-line-too-long"


@pytest.mark.parametrize("depth", [10, 500, 900, 1000, 5000, 100_000])
@pytest.mark.parametrize("line", [1, 2, 20])
def test_deep_nesting_is_refused(line: int, depth: int) -> None:
    for raw in (b"[" * depth, b'{"a":' * depth, b"[" * depth + b"]" * depth):
        assert refused(changed(lines_of(), line - 1, raw + b"\n")).line == line


@pytest.mark.parametrize("depth", [850, 900, *range(930, 1000)])
def test_deep_nesting_where_a_value_should_be_is_refused(depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    lines = without_seed()
    for kind, field in (("header", b'"version": '), ("place", b'"player": '), ("state", b'"round": ')):
        place = place_of(lines, kind)
        start, value = lines[place].split(field, 1)
        assert refused(changed(lines, place, start + field + nested + value[1:])).line == place + 1


# Cut off


def test_a_file_cut_off_in_mid_line_is_refused_with_that_line() -> None:
    whole = b"".join(lines_of())
    for size in range(1, len(whole), 97):
        lines = whole[:size].splitlines(keepends=True)
        if lines[-1].endswith((b"\n", b"}")):
            continue
        key = "record-cut-off" if len(lines) > 1 else "record-not-json"  # before the header ends there is no record
        assert told(refused(lines)) == (len(lines), key, None)


def test_a_file_cut_off_in_mid_line_can_be_read_up_to_there(tmp_path: Path) -> None:
    whole = b"".join(lines_of())
    for size in range(len(lines_of()[0]), len(whole), 211):
        lines = whole[:size].splitlines(keepends=True)
        good = lines if lines[-1].endswith((b"\n", b"}")) else lines[:-1]
        record = load(written(tmp_path, whole[:size]), partial=True)
        assert record.size == len(good)
        assert record.game.state == load_lines(good).game.state


def test_a_last_line_without_its_newline_counts(tmp_path: Path) -> None:
    whole = b"".join(lines_of()).removesuffix(b"\n")
    for partial in (False, True):
        assert load(written(tmp_path, whole), partial=partial).size == len(lines_of())


def test_a_header_cut_off_is_no_record_even_in_part() -> None:
    assert told(refused([lines_of()[0][:50]], partial=True)) == (1, "record-not-json", None)


def test_a_file_cut_off_in_mid_letter_can_be_read_up_to_there(tmp_path: Path) -> None:
    remark = dumped({**parsed(lines_of()[1]), "remark": "ő"})
    letter = remark.index("ő".encode())
    path = written(tmp_path, lines_of()[0] + remark[: letter + 1])
    assert load(path, partial=True).size == 1


def test_only_the_cut_is_forgiven() -> None:
    lines = changed(lines_of(), 50, b"nonsense\n")
    assert told(refused(lines, partial=True)) == (51, "record-not-json", None)


# So many lines


def test_a_record_can_be_opened_at_any_line() -> None:
    for size in (1, 2, 50, len(lines_of())):
        record = load_lines(lines_of(), at=size)
        assert record.size == size
        assert record.game.state == load_lines(lines_of()[:size]).game.state


def test_what_comes_after_that_line_is_not_read() -> None:
    assert load_lines([*lines_of()[:50], b"nonsense"], at=50).size == 50


def test_a_record_too_short_to_be_opened_there_says_so() -> None:
    with pytest.raises(RecordError) as caught:
        load_lines(lines_of()[:50], at=60)
    assert (caught.value.line, caught.value.key) == (50, "record-too-short")
    assert caught.value.values == {"at": 60, "have": 50}


def test_a_record_opened_at_line_0_has_no_header() -> None:
    with pytest.raises(RecordError) as caught:
        load_lines(lines_of(), at=0)
    assert told(caught.value) == (1, "record-empty", None)


def test_the_listener_is_told_of_every_line() -> None:
    heard: list[tuple[int, str | None, int]] = []
    load_lines(
        lines_of(),
        told=lambda replay, events: heard.append(
            (replay.number, replay.last.name if replay.last else None, len(events))
        ),
    )
    assert [number for number, _, _ in heard] == list(range(1, len(lines_of()) + 1))
    expected = [kind_of(raw) for raw in lines_of()]
    assert [name for _, name, _ in heard] == [None if kind in ("header", "state") else kind for kind in expected]
    assert all(events for _, name, events in heard if name is not None)


# Mixed up: some changes mean the same (who passes a tile and then the special action may do it in the other order), all
# others are noticed at the changed line or later.


def noticed(lines: list[bytes], place: int, name: str) -> bool:
    """The change is noticed, not before its place; or it leads to the very same end."""
    result = result_of(lines, strict=True)
    if isinstance(result, RecordError):
        assert place < result.line <= len(lines) + 1
        return True
    assert result.game.state == load_lines(lines_of(name)).game.state
    return False


@pytest.mark.parametrize("name", ["two-at-random", "four-shippers-reshuffle"])
def test_lines_in_another_order_are_noticed(name: str) -> None:
    found = []
    for place in range(1, len(lines_of(name)) - 1, 2):
        lines = list(without_seed(name))
        lines[place], lines[place + 1] = lines[place + 1], lines[place]
        found.append(noticed(lines, place, name))
    assert sum(found) > len(found) * 3 // 4


@pytest.mark.parametrize("name", ["two-at-random", "four-shippers-reshuffle"])
def test_doubled_lines_are_noticed(name: str) -> None:
    found = []
    for place in range(1, len(lines_of(name)), 2):
        lines = list(without_seed(name))
        lines.insert(place, lines[place])
        found.append(noticed(lines, place, name) or kind_of(lines[place]) == "state")
    assert sum(found) > len(found) * 3 // 4


@pytest.mark.parametrize("name", ["two-at-random", "four-shippers-reshuffle"])
def test_dropped_lines_are_noticed(name: str) -> None:
    found = []
    for place in range(1, len(lines_of(name)), 2):
        lines = list(without_seed(name))
        del lines[place]
        found.append(noticed(lines, place - 1, name))
    assert sum(found) > len(found) * 3 // 4


@pytest.mark.parametrize("kind", ["furs", "traders", "land", "ships", "tiles"])
def test_a_dropped_outcome_is_noticed_at_the_next_line(kind: str) -> None:
    lines = list(without_seed())
    place = place_of(lines, kind)
    del lines[place]
    assert refused(lines).line == place + 1


# Edited


@pytest.mark.parametrize("kind", ["land", "ships"])
def test_a_card_that_is_not_in_the_deck_is_refused(kind: str) -> None:
    lines = without_seed()
    place = place_of(lines, kind)
    line = parsed(lines[place])
    assert isinstance(line["cards"], list)
    line["cards"][2] = [3, 99, 1]
    error = refused(changed(lines, place, dumped(line)))
    assert (error.line, error.key) == (place + 1, "card-not-in-deck")
    assert error.refusal is not None
    assert error.refusal.rule == "R3.1"


def test_a_card_dealt_twice_is_refused() -> None:
    lines = without_seed()
    first = place_of(lines, "land")
    second = next(place for place in range(first + 1, len(lines)) if kind_of(lines[place]) == "land")
    assert refused(changed(lines, second, lines[first])).line == second + 1


def test_another_fur_is_noticed_at_the_next_checkpoint() -> None:
    lines = without_seed()
    place = place_of(lines, "furs")
    line = parsed(lines[place])
    assert isinstance(line["furs"], list)
    line["furs"][0] = "lynx" if line["furs"][0] != "lynx" else "beaver"
    error = refused(changed(lines, place, dumped(line)))
    assert error.line == place_of(lines, "state") + 1
    assert str(error.values["field"]).startswith("state.players[0].furs.")


@pytest.mark.parametrize(("furs", "key"), [([], "wrong-number-of-furs"), (["lynx"] * 3, "wrong-number-of-furs")])
def test_more_or_fewer_furs_are_refused(furs: list[str], key: str) -> None:
    lines = without_seed()
    place = place_of(lines, "furs")
    error = refused(changed(lines, place, dumped({**parsed(lines[place]), "furs": furs})))
    assert (error.line, error.key) == (place + 1, key)


def test_more_furs_of_a_type_than_there_are_are_refused() -> None:
    lines = without_seed("five-of-all-sorts")
    place = place_of(lines, "traders")
    same = {"chance": "traders", "bottom": ["lynx"] * 4, "middle": ["lynx"] * 3, "top": ["lynx"] * 4}
    error = refused(changed(lines, place, dumped(same)))
    assert (error.line, error.key) == (place + 1, "furs-not-in-reserve")


def test_a_thirteenth_tile_is_refused() -> None:
    lines = without_seed()
    place = place_of(lines, "tiles")
    line = parsed(lines[place])
    assert isinstance(line["columns"], list)
    line["columns"][0].append("city")
    assert refused(changed(lines, place, dumped(line))).line == place + 1
    line["columns"] = [["city"] * len(column) for column in parsed(lines[place])["columns"]]  # type: ignore[attr-defined]
    error = refused(changed(lines, place, dumped(line)))
    assert (error.line, error.key) == (place + 1, "wrong-tiles")


@pytest.mark.parametrize("name", every_game())
def test_an_edited_score_is_noticed(name: str) -> None:
    lines = without_seed(name)
    place = len(lines) - 1
    raw = lines[place].replace(b'"score": ', b'"score": 1', 1)
    assert told(refused(changed(lines, place, raw)))[:2] == (place + 1, "record-checkpoint-differs")


def test_an_edited_move_is_noticed_at_once_or_at_a_later_checkpoint() -> None:
    lines = without_seed()
    place = place_of(lines, "granary", lambda line: "buy" in line)
    line = parsed(lines[place])
    error = refused(changed(lines, place, dumped({**line, "buy": 500})))
    assert (error.line, error.key) == (place + 1, "not-enough-coins")
    error = refused(changed(lines, place, dumped({**line, "buy": 1 + (line["buy"] == 1)})))
    assert error.line > place


# Anything at all

GAMES_TO_GARBLE = ("two-at-random", "three-at-random", "five-hoarders-short-traders")


def read_or_refused(lines: list[bytes]) -> None:
    """Whatever the lines are: a game, or an error that names one of them."""
    for strict, partial in ((False, False), (True, False), (False, True)):
        result = result_of(lines, strict=strict, partial=partial)
        if isinstance(result, RecordError):
            assert 1 <= result.line <= max(1, len(lines))
            assert result.key
        else:
            assert 1 <= result.size <= len(lines)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.data())
def test_changed_bytes_are_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(b"".join(lines_of(data.draw(st.sampled_from(GAMES_TO_GARBLE)))))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.sampled_from((0, 1, 1, 1, 5, 200)))
        content[place : place + length] = data.draw(
            st.binary(max_size=3) | st.sampled_from((b"", b"\n", b'"', b"-", b"9"))
        )
        if not content:
            break
    read_or_refused(bytes(content).splitlines(keepends=True))


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.data())
def test_changed_lines_are_read_or_refused(data: st.DataObject) -> None:
    lines = list(lines_of(data.draw(st.sampled_from(GAMES_TO_GARBLE))))
    if data.draw(st.booleans()):
        lines = list(without_seed(data.draw(st.sampled_from(GAMES_TO_GARBLE))))
    for _ in range(data.draw(st.integers(1, 3))):
        one = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(("swap", "drop", "double", "move")))
        if change == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif change == "drop":
            del lines[one]
        elif change == "double":
            lines.insert(one, lines[one])
        else:
            lines.insert(other, lines.pop(one))
    read_or_refused(lines)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(("lynx", "docks", "city", "top", "pay", "furs")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None, derandomize=True, max_examples=120)
@given(st.data())
def test_changed_values_are_read_or_refused(data: st.DataObject) -> None:
    lines = list(without_seed(data.draw(st.sampled_from(GAMES_TO_GARBLE))))
    place = data.draw(st.integers(0, len(lines) - 1))
    line = parsed(lines[place])
    field = data.draw(st.sampled_from((*line, "move", "chance", "state", "player")))
    line[field] = data.draw(anything)
    lines[place] = dumped(line)
    read_or_refused(lines)
