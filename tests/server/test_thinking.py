"""Bots think in processes of their own: the same as here, and whatever happens to a process, there is an answer."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
import uvloop

from patroon.board import built_in
from patroon.bots import BOTS, Clock, make_bot
from patroon.bots.advisor import Advisor
from patroon.bots.temper import LEANINGS, TEMPERS
from patroon.record import header_for
from patroon.rules import Game
from patroon.rules.state import ACT_CITY, ACT_TRADE, OPEN
from patroon.server.thinker import Answer, Decide, Thinker, game_at
from patroon.server.thinking import KINDS, BotFault, Position, Thinkers, Thought
from patroon.words.story import idea
from tests.bots.situations import asked, met

SEED = 1
PLAYERS = 4
NAMES = ["random", "easy", *(f"{level}:temper={temper}" for level in LEANINGS for temper in TEMPERS)]

Run = Callable[[Coroutine[Any, Any, None]], None]

ODD_BOTS = """
import os, sys, time
from pathlib import Path
from patroon.bots import BOTS, RandomBot
from patroon.rules.moves import Open
from patroon.server import thinker

here = Path(sys.argv[1])
(here / str(os.getpid())).touch()

class Stuck(RandomBot):
    def decide(self, view, options, clock):
        (here / "thinking").touch()
        while True:
            pass

class Slow(RandomBot):
    def decide(self, view, options, clock):
        time.sleep(0.3)
        return super().decide(view, options, clock)

class Mortal(RandomBot):
    def decide(self, view, options, clock):
        if not (here / "died").exists():
            (here / "died").touch()
            os.kill(os.getpid(), 9)
        return super().decide(view, options, clock)

class Dying(RandomBot):
    def decide(self, view, options, clock):
        print("ouch", file=sys.stderr, flush=True)
        os._exit(3)

class Raising(RandomBot):
    def decide(self, view, options, clock):
        raise LookupError("no idea")

class Cheating(RandomBot):
    def decide(self, view, options, clock):
        return Open(view.actor, 0, 999)

class Chatty(RandomBot):
    def decide(self, view, options, clock):
        print("hm")
        os.system("echo let me see")
        return super().decide(view, options, clock)

BOTS |= {each.__name__.lower(): each for each in (Stuck, Slow, Mortal, Dying, Raising, Cheating, Chatty)}
thinker.main()
"""
"""A worker with bots that misbehave; it leaves its process id as a file in a folder."""

PARENT = """
import asyncio, sys
import msgspec
from patroon.server.thinking import Position, Thinkers

async def main():
    position = msgspec.json.decode(sys.stdin.buffer.readline(), type=Position)
    thinkers = Thinkers(2, command=sys.argv[2:])
    await thinkers.start()
    await asyncio.gather(thinkers.advise(position), thinkers.advise(position))
    await thinkers.decide(position, int(sys.argv[1]), "stuck", "", None)

asyncio.run(main())
"""
"""A server with two workers, of which one thinks and one is idle."""


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """With the event loop of the standard library, and with the server's."""
    runner: Run = request.param
    return runner


def some(kind: int) -> Game:
    """A game at such a decision, some way from its beginning."""
    games = list(asked(met("random", PLAYERS, SEED), kind))
    return games[len(games) // 2]


def position_of(game: Game) -> Position:
    names = [f"player {seat}" for seat in range(PLAYERS)]
    return Position.of(header_for(names, built_in(), SEED.to_bytes(32, "big")), game.lines)


async def ask(thinkers: Thinkers, game: Game, bot: str = "random", whim: str = "") -> Thought:
    assert game.to_decide is not None
    return await thinkers.decide(position_of(game), game.to_decide, bot, whim, None)


async def fault_of(thinkers: Thinkers, bot: str = "random") -> str:
    with pytest.raises(BotFault) as caught:
        await ask(thinkers, some(OPEN), bot)
    assert caught.value.kind in KINDS
    assert caught.value.text
    return caught.value.kind


def odd(folder: Path) -> list[str]:
    return [sys.executable, "-c", ODD_BOTS, str(folder)]


def script(text: str) -> list[str]:
    return [sys.executable, "-S", "-c", text]


def processes(folder: Path) -> list[int]:
    return [int(path.name) for path in folder.iterdir() if path.name.isdigit()]


def alive(process: int) -> bool:
    """It runs; one that has ended and waits to be noticed by its parent does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def eventually(fact: Callable[[], object]) -> bool:
    until = monotonic() + 5
    while not fact() and monotonic() < until:
        sleep(0.01)
    return bool(fact())


# The same as here


def test_every_bot_decides_there_what_it_decides_here() -> None:
    games = [some(kind) for kind in (OPEN, ACT_CITY, ACT_TRADE)]
    assert {name.partition(":")[0] for name in NAMES} == set(BOTS)

    async def facts() -> None:
        thinkers = Thinkers(2)
        await thinkers.start()
        for game in games:
            thoughts = await asyncio.gather(*(ask(thinkers, game, name, "whim") for name in NAMES))
            for name, thought in zip(NAMES, thoughts, strict=True):
                bot = make_bot(name, "whim")
                move = bot.decide(game.view(), game.options(), Clock())
                assert game.why_not(move) is None
                assert thought.move == move.to_json()
                assert [(why.key, why.values) for why in thought.reasons] == [*bot.explain()]
        await thinkers.stop()

    asyncio.run(facts())


def test_the_same_whim_decides_the_same_and_another_one_otherwise() -> None:
    async def facts() -> None:
        thinkers = Thinkers(2)
        same = await asyncio.gather(*(ask(thinkers, some(OPEN), whim="a") for _ in range(6)))
        other = await asyncio.gather(*(ask(thinkers, some(OPEN), whim=str(whim)) for whim in range(6)))
        await thinkers.stop()
        assert all(thought == same[0] for thought in same)
        assert any(thought != same[0] for thought in other)

    asyncio.run(facts())


def test_the_advice_is_the_advisors() -> None:
    async def facts() -> None:
        thinkers = Thinkers(1)
        for game in (some(OPEN), some(ACT_CITY)):
            advice = await thinkers.advise(position_of(game))
            columns = Advisor().columns(game.view())
            assert [bidder.player for bidder in advice.bidders] == [*columns]
            for bidder in advice.bidders:
                for told, one in zip(bidder.columns, columns[bidder.player], strict=True):
                    assert (told.column, told.worth, told.least, told.bid) == one[:4]
                    assert told.plan == [move.to_json() for move in one.plan]
                    assert [(why.key, why.values) for why in told.reasons] == one.reasons
            moves = Advisor().moves(game.view(), game.options())
            assert [(told.move, told.margin, told.told) for told in advice.moves] == [
                (one.move.to_json(), one.margin, msgspec.to_builtins(idea(game.view(), one.move))) for one in moves
            ]
            assert [[(why.key, why.values) for why in told.reasons] for told in advice.moves] == [
                one.reasons for one in moves
            ]
        await thinkers.stop()

    asyncio.run(facts())


def test_there_is_no_advice_where_nobody_decides() -> None:
    async def facts() -> None:
        thinkers = Thinkers(1)
        advice = await thinkers.advise(Position(3, "reconstruction", 0, []))
        await thinkers.stop()
        assert (advice.bidders, advice.moves) == ([], [])

    asyncio.run(facts())


def test_a_board_of_ones_own_goes_along() -> None:
    own = replace(built_in(), name="of my own")
    header = header_for(["a", "b"], own, bytes(32))
    position = Position.of(header, [])
    assert not isinstance(position.board, str)
    assert game_at(position).state.layout.board == own


# Nothing hidden is told


def test_a_position_has_nowhere_to_put_the_seed() -> None:
    position = position_of(some(OPEN))
    told = msgspec.json.encode(Decide(1, position, 0, "random", "whim", None))
    seed = SEED.to_bytes(32, "big").hex().encode()
    assert seed not in told
    assert {field.name for field in msgspec.structs.fields(Position)} == {"players", "board", "first", "lines"}
    more = told.replace(b'"players":4', b'"players":4,"seed":"' + seed + b'"')
    assert more != told
    answer = msgspec.json.decode(Thinker().answer(more), type=Answer[Thought])
    assert (answer.said, answer.fault) == (None, "garbage")


def test_a_rebuilt_game_has_no_chance_of_its_own() -> None:
    game = some(OPEN)
    rebuilt = game_at(position_of(game))
    assert rebuilt.view() == game.view()
    bot = make_bot("random", "")
    while rebuilt.to_decide is not None:
        rebuilt.play(bot.decide(rebuilt.view(), rebuilt.options(), Clock()))
    assert rebuilt.awaits_chance


def test_files_programs_and_unknown_bots_are_refused(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    evil = tmp_path / "evil.py"
    evil.write_text(f"from pathlib import Path\nPath({str(touched)!r}).touch()\nfrom patroon.bots import RandomBot\n")
    names = [f"{evil}:RandomBot", str(evil), f"cmd:touch {touched}", "cmd:", "nobody", "", "hard:temper=nobody"]
    names += ["random:ms=5", "hard:ms=x", f"random:{evil}:RandomBot"]

    async def facts() -> None:
        thinkers = Thinkers(2)
        kinds = await asyncio.gather(*(fault_of(thinkers, name) for name in names))
        assert kinds == ["refused"] * len(names)
        assert await ask(thinkers, some(OPEN))
        await thinkers.stop()

    asyncio.run(facts())
    assert not touched.exists()


# Many questions


def test_ten_questions_on_two_workers_are_all_answered(run: Run, tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(2, command=odd(tmp_path))
        await thinkers.start()
        asking = [asyncio.create_task(ask(thinkers, some(OPEN), NAMES[each], str(each))) for each in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (thinkers.busy, thinkers.waiting) == (2, 8)
        assert len(await asyncio.gather(*asking)) == 10
        await asyncio.sleep(0)
        assert (thinkers.busy, thinkers.waiting) == (0, 0)
        await thinkers.stop()

    run(facts())
    assert len(processes(tmp_path)) == 2


def test_those_who_play_go_before_those_who_want_advice(tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        done: list[str] = []

        async def noted(what: str, question: Coroutine[Any, Any, object]) -> None:
            await question
            done.append(what)

        await asyncio.gather(
            noted("first", ask(thinkers, some(OPEN), "slow")),
            noted("advice", thinkers.advise(position_of(some(ACT_CITY)))),
            noted("play", ask(thinkers, some(OPEN))),
            noted("play too", ask(thinkers, some(OPEN))),
        )
        await thinkers.stop()
        assert done == ["first", "play", "play too", "advice"]

    asyncio.run(facts())


def test_an_answer_that_nobody_waits_for_any_more_is_dropped(run: Run, tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        given_up = asyncio.create_task(ask(thinkers, some(ACT_CITY), "slow"))
        never_asked = asyncio.create_task(ask(thinkers, some(ACT_CITY), "dying"))
        while not processes(tmp_path):
            await asyncio.sleep(0.01)
        given_up.cancel()
        never_asked.cancel()
        thought = await ask(thinkers, some(OPEN))
        assert thought.move["move"] == "open"
        assert given_up.cancelled()
        assert never_asked.cancelled()
        assert (thinkers.busy, thinkers.waiting) == (0, 0)
        await thinkers.stop()

    run(facts())
    assert len(processes(tmp_path)) == 1


# Whatever happens to a process


def test_one_death_is_survived(run: Run, tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        await thinkers.start()
        assert await ask(thinkers, some(OPEN), "mortal", "a") == await ask(thinkers, some(OPEN), "random", "a")
        await thinkers.stop()

    run(facts())
    assert len(processes(tmp_path)) == 2


def test_a_death_in_idleness_is_not_even_noticed(tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(2, command=odd(tmp_path))
        await asyncio.gather(ask(thinkers, some(OPEN), "slow"), ask(thinkers, some(OPEN), "slow"))
        for process in processes(tmp_path):
            os.kill(process, signal.SIGKILL)
        assert len(await asyncio.gather(*(ask(thinkers, some(OPEN)) for _ in range(4)))) == 4
        await thinkers.stop()

    asyncio.run(facts())
    assert len(processes(tmp_path)) == 4


def test_two_deaths_are_a_fault_and_the_log_says_why(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        assert await fault_of(thinkers, "dying") == "died"
        assert await ask(thinkers, some(OPEN))
        await thinkers.stop()

    run(facts())
    assert len(processes(tmp_path)) == 3
    assert caplog.text.count("exit code 3") == 2
    assert "ouch" in caplog.text


def test_a_stuck_worker_is_a_timeout_and_the_next_question_is_answered(tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, seconds=1.5, command=odd(tmp_path))
        assert await fault_of(thinkers, "stuck") == "timeout"
        [stuck] = processes(tmp_path)
        assert await ask(thinkers, some(OPEN))
        assert not alive(stuck)
        await thinkers.stop()

    asyncio.run(facts())


def test_exceptions_and_illegal_moves_are_faults_that_leave_the_worker_at_work(tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        assert await fault_of(thinkers, "raising") == "raised"
        assert await fault_of(thinkers, "cheating") == "illegal"
        seat = some(OPEN).to_decide
        assert seat is not None
        with pytest.raises(BotFault, match=f"player {seat} decides, not player {seat + 1}"):
            await thinkers.decide(position_of(some(OPEN)), seat + 1, "random", "", None)
        assert await ask(thinkers, some(OPEN), "chatty")
        await thinkers.stop()

    asyncio.run(facts())
    assert len(processes(tmp_path)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "print('hello', flush=True); input()",
        "input(); print('{', flush=True); input()",
        "input(); print('{}', flush=True); input()",
        "input(); print('{\"number\": 1}', flush=True); input()",
        'input(); print(\'{"number": 2, "fault": "raised"}\', flush=True); input()',
        "input(); print('x' * 2_000_000, end='', flush=True); input()",
    ],
)
def test_what_is_no_answer_is_garbage(text: str) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=script(text))
        assert await fault_of(thinkers) == "garbage"
        await thinkers.stop()

    asyncio.run(facts())


@pytest.mark.parametrize("command", [["/nowhere/python"], script(""), script("import nothing_of_this_name")])
def test_workers_that_can_not_be_started_are_a_fault(run: Run, command: Sequence[str]) -> None:
    async def facts() -> None:
        thinkers = Thinkers(2, command=command)
        await thinkers.start()
        assert await asyncio.gather(*(fault_of(thinkers) for _ in range(3))) == ["died"] * 3
        await thinkers.stop()

    run(facts())


def test_no_workers_at_all_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Thinkers(0)


# Coming and going


def test_a_worker_stands_back_and_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(1, command=odd(tmp_path))
        await ask(thinkers, some(OPEN))
        [process] = processes(tmp_path)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(os.nice(0) + 10, 19)
        os.kill(process, signal.SIGINT)
        assert await ask(thinkers, some(OPEN))
        assert processes(tmp_path) == [process]
        assert os.getsid(process) != os.getsid(0)
        await thinkers.stop()

    asyncio.run(facts())


def test_no_process_is_left_after_stopping_in_mid_thought(run: Run, tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(2, command=odd(tmp_path))
        asking = [asyncio.create_task(fault_of(thinkers, "stuck")) for _ in range(5)]
        while not (tmp_path / "thinking").exists():
            await asyncio.sleep(0.01)
        await thinkers.stop()
        assert not any(alive(process) for process in processes(tmp_path))
        assert await asyncio.gather(*asking) == ["stopped"] * 5
        assert await fault_of(thinkers) == "stopped"
        await thinkers.stop()

    run(facts())


def test_stopping_at_once_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    async def facts() -> None:
        thinkers = Thinkers(2, command=odd(tmp_path))
        asking = [asyncio.create_task(fault_of(thinkers, "stuck")) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await thinkers.stop()
        assert await asyncio.gather(*asking) == ["stopped"] * 3
        never_started = Thinkers(2)
        await never_started.stop()

    run(facts())
    assert not any(alive(process) for process in processes(tmp_path))


def test_no_process_is_left_when_the_parent_is_killed_in_mid_thought(tmp_path: Path) -> None:
    game = some(OPEN)
    with Popen([sys.executable, "-c", PARENT, str(game.to_decide), *odd(tmp_path)], stdin=PIPE) as parent:
        assert parent.stdin is not None
        parent.stdin.write(msgspec.json.encode(position_of(game)) + b"\n")
        parent.stdin.flush()
        assert eventually((tmp_path / "thinking").exists)
        assert len(processes(tmp_path)) == 2
        assert all(alive(process) for process in processes(tmp_path))
        parent.kill()
    assert eventually(lambda: not any(alive(process) for process in processes(tmp_path)))
