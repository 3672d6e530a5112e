"""The host's side of the protocol: whatever a program does, the game goes on, and its faults are counted."""

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from patroon.board import built_in
from patroon.bots import Clock, seated
from patroon.bots.names import Command, parse
from patroon.bots.program import LONGEST_LINE, MOST_UNSENT, Fault, Program
from patroon.lab.simulate import Played, game_seed, play_one
from patroon.record import header_for
from patroon.rules import Game
from tests.bots.programs import GOOD, program

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """Neither a process nor a zombie: no child but those that were there before."""
    before = children()
    yield
    assert children() == before


def children() -> set[str]:
    """The processes whose parent is this one, dead ones that nobody asked after included."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            parent = stat.read_text().rpartition(")")[2].split()[1]
            if int(parent) == os.getpid():
                found.add(stat.parent.name)
    return found


def games(name: str, number: int = 1) -> list[Played]:
    """Games of a bot against the random one."""
    names = [name, "random"]
    with seated.seated(names, quiet=True) as table:
        return [play_one(names, game_seed(3, each), built_in(), table) for each in range(number)]


def faults(name: str) -> tuple[str, ...]:
    """Those of one game, which was played to its end."""
    (played,) = games(name)
    assert played.game.over
    assert played.faults[1] == ()
    assert len(played.seconds[0]) + len(played.seconds[1]) == played.decisions
    return played.faults[0]


def quick(monkeypatch: pytest.MonkeyPatch, ms: int = 25, start: float = 5.0) -> None:
    monkeypatch.setattr(seated, "MS", ms)
    monkeypatch.setattr(seated, "START_SECONDS", start)


# Good ones


def test_a_program_plays_without_a_fault(tmp_path: Path) -> None:
    assert faults(program(tmp_path, GOOD)) == ()


@pytest.mark.parametrize("name", ["random", "easy"])  # those that take no note of the clock
def test_a_built_in_bot_plays_the_same_in_this_process_and_over_the_protocol(name: str) -> None:
    away = f"cmd:{sys.executable} -m patroon bot {name}"
    ours = play_one([name, name], SEED, built_in())
    theirs = play_one([name, away], SEED, built_in())
    assert theirs.faults == ((), ())
    assert ours.game.lines == theirs.game.lines


def test_a_program_hears_the_record_without_the_seed_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = program(
        tmp_path,
        f"""
out = open({str(heard)!r}, "a")
for line in lines():
    out.write(json.dumps(line) + "\\n")
    out.flush()
    if "decide" in line:
        tell(simple(line))
""",
    )
    one, two = games(name, 2)
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {"hello": 1, "seat": 0}
    assert sum("hello" in line for line in lines) == 1
    headers = [line for line in lines if "format" in line]
    assert [header["commitment"] for header in headers] == [one.header.commitment, two.header.commitment]
    assert all("seed" not in header for header in headers)
    told = [line for line in lines if "chance" in line or "move" in line]
    assert told == [line.to_json() for played in (one, two) for line in played.game.lines]
    assert [line["over"]["scores"] for line in lines if "over" in line] == [one.game.scores, two.game.scores]
    asked = [line for line in lines if "decide" in line]
    assert [line["decide"] for line in asked] == list(range(1, len(asked) + 1))
    assert {line["ms"] for line in asked} == {2000}
    for played in (one, two):
        assert played.header.seed is not None
        assert played.header.seed.hex() not in heard.read_text(encoding="utf-8")


def test_a_program_hears_what_is_taken_back_and_where_it_sits_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells what it hears, which comes with its decision."""
    name = program(
        tmp_path,
        """
for line in lines():
    key = next(key for key in ("hello", "format", "undo", "chance", "move", "decide", "over") if key in line)
    tell({"say": f"{key} {line[key]}" if key in ("undo", "move") else f"{key} {line.get('seat', '')}"})
    if "decide" in line:
        tell(simple(line))
""",
    )
    game = Game.new(2, seed=1, first=0)
    header = header_for(["Ada", "Bo"], built_in(), (1).to_bytes(32, "big"), first=0)
    monkeypatch.setattr(seated, "MOST_SAID", 100)
    bot = seated.seat_for(name)
    try:
        bot.begin(header, 0)
        assert bot.decide(game, Clock()).said == ("hello 0", "format ", *["chance "] * 3, "decide ")
        game.play(game.legal_moves()[0])
        bot.hear(game)
        game.undo()
        bot.hear(game)
        assert bot.decide(game, Clock()).said == ("move place", "undo 1", "decide ")
        game.play(game.legal_moves()[0])
        bot.begin(header, 1)
        assert bot.decide(game, Clock()).said == ("hello 1", "format ", *["chance "] * 3, "move place", "decide ")
    finally:
        bot.close()


def test_what_a_program_says_is_cut_and_harmless(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        r"""
for line in lines():
    if "decide" in line:
        for text in ("\x1b[31mred\n", "x" * 500, 5, ["a"], "\ud800", "too", "much"):
            tell({"say": text})
        tell(simple(line))
""",
    )
    game = Game.new(2, seed=1, first=0)
    bot = seated.seat_for(name)
    try:
        bot.begin(header_for(["Ada", "Bo"], built_in(), SEED, first=0), 0)
        decided = bot.decide(game, Clock())
    finally:
        bot.close()
    assert decided.said == ("[31mred", "x" * 200, "5", "['a']", "too")
    assert decided.fault == ""


def test_an_illegal_move_gets_its_reason_and_a_second_chance(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    name = program(
        tmp_path,
        f"""
refused = None
for line in lines():
    if "refused" in line:
        refused = line
        open({str(heard)!r}, "a").write(line["why"] + "\\n")
    elif "decide" in line and refused is None:
        tell({{"decide": line["decide"], "move": {{"player": seat, "move": "elections"}}}})
    elif "decide" in line:
        assert refused["refused"] == line["decide"] - 1
        refused = None
        tell(simple(line))
""",
    )
    assert faults(name) == ()
    assert "R5.6 not-now" in heard.read_text(encoding="utf-8")


# Bad ones


@pytest.mark.parametrize(
    "answer",
    [
        '{"player": 0, "move": "dance"}',
        '{"player": 1, "move": "end_turn"}',
        '{"player": 0, "move": "place", "district": "harbour"}',
        '{"player": 0, "move": "open", "column": 99, "bid": 1e3}',
        '{"player": "0", "move": ["pay"]}',
        '"elections"',
        "null",
        "[]",
        "{}",
    ],
)
def test_two_illegal_moves_are_a_fault_each_time(answer: str, tmp_path: Path) -> None:
    found = faults(
        program(
            tmp_path,
            f"""
for line in lines():
    if "decide" in line:
        print('{{"decide": %d, "move": {answer}}}' % line["decide"], flush=True)
""",
        )
    )
    assert set(found) == {"illegal"}
    assert len(found) > 10


@pytest.mark.parametrize(
    "line",
    [
        b"hello?",
        b"",
        b"\xff\xfe\x00",
        b'"decide"',
        b"[1, 2]",
        b"17",
        b"[" * 50_000,
        b'{"decide": ' + b"9" * 10_000 + b"}",
        b'{"decide": 1000000, "move": {}}',
        b'{"decide": -1}',
        b'{"decide": "1"}',
        b'{"decide": null}',
    ],
)
def test_a_line_that_makes_no_sense_is_a_fault_each_time(line: bytes, tmp_path: Path) -> None:
    found = faults(
        program(
            tmp_path,
            f"""
for line in lines():
    if "decide" in line:
        sys.stdout.buffer.write({line!r} + b"\\n")
        sys.stdout.buffer.flush()
        tell(simple(line))  # comes too late, and is not taken for the next answer
""",
        )
    )
    assert set(found) == {"garbage"}
    assert len(found) > 10


def test_an_object_that_says_nothing_is_no_fault(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """
for line in lines():
    tell({"thinking": True})
    if "decide" in line:
        tell(simple(line))
""",
    )
    assert faults(name) == ()


def test_a_program_that_hangs_is_given_up_after_three_timeouts_and_comes_back_for_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    name = program(
        tmp_path,
        """
asked = 0
for line in lines():
    if "decide" in line:
        asked += 1
        time.sleep(60 if asked > 1 else 0)
        tell(simple(line))
""",
    )
    one, two = games(name, 2)
    for played in (one, two):
        assert played.faults[0][:3] == ("timeout",) * 3
        assert set(played.faults[0][3:]) == {"gone"}
        assert sum(played.seconds[0]) < 8
    assert len(one.faults[0]) == len(one.seconds[0]) - 1
    assert len(two.faults[0]) == len(two.seconds[0]) - 1


def test_the_first_answer_may_take_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, ms=200)
    monkeypatch.setattr(seated, "FIRST_SECONDS", 5.0)
    name = program(
        tmp_path,
        """
for line in lines():
    if "decide" in line:
        time.sleep(0.5 if line["decide"] == 1 else 0)
        tell(simple(line))
""",
    )
    assert faults(name) == ()


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch, ms=300)
    name = program(
        tmp_path,
        """
for line in lines():
    if "decide" in line:
        if line["decide"] == 2:
            time.sleep(0.7)
        tell(simple(line))
""",
    )
    assert faults(name) == ("timeout",)


def test_an_answer_to_an_old_question_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    name = program(
        tmp_path,
        """
for line in lines():
    if "decide" in line:
        tell({**simple(line), "decide": 1})
""",
    )
    found = faults(name)
    assert found[:3] == ("timeout",) * 3
    assert set(found[3:]) == {"gone"}


@pytest.mark.parametrize(
    "text",
    [
        "time.sleep(60)",
        "tell({'hello': 2}); time.sleep(60)",
        "tell({}); time.sleep(60)",
        "tell({'hello': 1}); time.sleep(60)",
    ],
)
def test_a_program_that_never_answers_is_not_started_again(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch, start=0.3)
    started = tmp_path / "started"
    name = program(tmp_path, f"open({str(started)!r}, 'a').write('x'); {text}")
    one, two = games(name, 2)
    timeouts = 3 if "1}" in text else 1
    assert one.faults[0][:timeouts] == ("timeout",) * timeouts
    assert {*one.faults[0][timeouts:], *two.faults[0]} == {"gone"}
    assert started.read_text(encoding="utf-8") == "x"


@pytest.mark.parametrize("text", ["sys.exit()", "os.abort()", "os.close(1); time.sleep(60)", "1 / 0"])
def test_a_program_that_ends_at_once(text: str, tmp_path: Path) -> None:
    found = faults(program(tmp_path, text))
    assert found[0] == "died"
    assert set(found[1:]) == {"gone"}


def test_a_program_that_ends_in_the_middle_comes_back_for_the_next_game(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """
for line in lines():
    if line.get("decide") == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    if "decide" in line:
        tell(simple(line))
""",
    )
    one, two = games(name, 2)
    assert one.faults[0][0] == "died"
    assert set(one.faults[0][1:]) == {"gone"}
    assert len(one.faults[0]) == len(one.seconds[0]) - 3
    assert two.faults[0] == ()


def test_a_program_that_ends_after_a_game_is_there_for_the_next(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """
for line in lines():
    if "decide" in line:
        tell(simple(line))
    if "over" in line:
        break
""",
    )
    names = [name, "random"]
    with seated.seated(names) as table:
        assert play_one(names, SEED, built_in(), table).faults == ((), ())
        time.sleep(0.2)
        assert play_one(names, SEED, built_in(), table).faults == ((), ())


def test_a_program_that_cannot_be_started_is_gone_from_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "no-program"
    path.write_bytes(b"\x7fnothing")
    path.chmod(0o755)
    assert set(faults(f"cmd:{path}")) == {"gone"}
    assert set(faults(f"cmd:{tmp_path / 'nowhere'}")) == {"gone"}


@pytest.mark.parametrize(
    "text",
    [
        "while True: tell({'say': 'x' * 100})",
        "while True: tell({})",
        "while True: os.write(1, b'x' * 10000)",
        "os.write(1, b'{' * 200000); time.sleep(60)",
        "tell({'say': 'x' * 70000}); time.sleep(60)",
    ],
)
@pytest.mark.parametrize("when", ["at once", "when asked"])
def test_a_flood_is_stopped(text: str, when: str, tmp_path: Path) -> None:
    if when == "when asked":
        text = f"for line in lines():\n    if 'decide' in line:\n        {text}"
    found = faults(program(tmp_path, text))
    assert found[0] == "flood"
    assert set(found[1:]) == {"gone"}


def test_a_flood_on_standard_error_holds_nobody_up(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        """
for line in lines():
    os.write(2, b"x" * 1000000)
    if "decide" in line:
        tell(simple(line))
""",
    )
    assert faults(name) == ()


def test_what_is_played_instead_is_the_same_every_time(tmp_path: Path) -> None:
    (one,), (again,) = (games(program(tmp_path, "sys.exit()")) for _ in range(2))
    assert one.game.lines == again.game.lines


def test_bots_that_fail_do_so_each_at_its_own_seat(tmp_path: Path) -> None:
    good = program(tmp_path, GOOD)
    (tmp_path / "bad").mkdir()
    bad = program(tmp_path / "bad", "sys.exit()")
    played = play_one([bad, good, "easy", bad], SEED, built_in())
    assert [bool(each) for each in played.faults] == [True, False, False, True]


# Pipes and processes


def test_a_program_that_reads_late_gets_every_line_and_one_that_never_reads_blocks_nobody(tmp_path: Path) -> None:
    sent = tmp_path / "sent"
    text = f"""
while not os.path.exists({str(sent)!r}):
    time.sleep(0.01)
for raw in sys.stdin:
    line = json.loads(raw)
    if line.get("last"):
        tell({{"sum": total}})
    total = globals().get("total", 0) + line.get("n", 0)
"""
    late = started(program(tmp_path, text))
    numbers = [random.Random(1).randrange(1000) for _ in range(20_000)]
    for number in numbers:
        late.send({"n": number})
    late.send({"last": True})
    sent.touch()
    assert late.receive(time.monotonic() + 10) == {"sum": sum(numbers)}
    late.close()

    deaf = started(program(tmp_path, "time.sleep(60)"))
    for _ in range(2 * MOST_UNSENT // 1000):
        deaf.send({"text": "x" * 1000})
    assert deaf.ended
    with pytest.raises(Fault, match="died"):
        deaf.receive(time.monotonic() + 10)


def test_a_line_may_come_in_pieces_and_two_at_once(tmp_path: Path) -> None:
    text = """
for piece in (b'{"a"', b': 1}', b'\\n{"b": 2}\\r\\n{"c"', b': 3}\\n'):
    os.write(1, piece)
    time.sleep(0.02)
"""
    spoken = started(program(tmp_path, text))
    until = time.monotonic() + 10
    assert [spoken.receive(until) for _ in range(3)] == [{"a": 1}, {"b": 2}, {"c": 3}]
    with pytest.raises(Fault, match="died"):
        spoken.receive(until)
    spoken.close()


def test_a_line_without_an_end_is_read_only_so_far(tmp_path: Path) -> None:
    endless = started(program(tmp_path, "while True: os.write(1, b'x' * 1000)"))
    with pytest.raises(Fault, match="flood"):
        endless.receive(time.monotonic() + 10)
    assert len(endless._unread) < 3 * LONGEST_LINE
    endless.close()


def test_a_drop_at_a_time_does_not_stretch_the_time(tmp_path: Path) -> None:
    dripping = started(program(tmp_path, "while True: os.write(1, b'x'); time.sleep(0.001)"))
    start = time.monotonic()
    with pytest.raises(Fault, match="timeout"):
        dripping.receive(start + 0.3)
    assert time.monotonic() - start < 0.6
    dripping.close()


def test_closing_ends_a_program_that_will_not_and_everything_it_started(tmp_path: Path) -> None:
    stubborn = started(
        program(
            tmp_path,
            """
for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(each, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
tell({"pids": [os.getpid(), child.pid]})
while True:
    time.sleep(60)
""",
        )
    )
    pids = stubborn.receive(time.monotonic() + 10)["pids"]
    assert isinstance(pids, list)
    start = time.monotonic()
    stubborn.close()
    assert time.monotonic() - start < 2
    deadline = time.monotonic() + 2
    while any(map(running, pids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(running, pids))


def test_a_flooding_program_can_be_closed(tmp_path: Path) -> None:
    endless = started(program(tmp_path, "while True: print(1)"))
    start = time.monotonic()
    endless.close()
    endless.close()
    assert time.monotonic() - start < 2


def started(name: str) -> Program:
    command = parse(name)
    assert isinstance(command, Command)
    return Program(command.words)


def running(pid: int) -> bool:
    """It is there, and not just because nobody asked how it ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"
