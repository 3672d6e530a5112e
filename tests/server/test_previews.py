"""Previews and replays: what would come of a move is what comes of it, and what is hidden stays so."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patroon.record import load
from patroon.rules import Game
from patroon.rules.moves import BlackMarket, EndTurn, Granary, Move, move_from_json
from patroon.server.messages import MOST_PREVIEWS
from patroon.server.previewing import preview
from patroon.server.retelling import MOST_VIEWS
from patroon.server.view import view_of
from tests.positions import districts, furs, position, seat
from tests.server.client import Client
from tests.server.people import facts, refusal
from tests.server.playing import INVITED, ME, Shadow
from tests.server.processes import Server

Json = Any
GAMES = Path(__file__).parent.parent / "games"
HERE = {"by": "here", "name": "Bo"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("previews") / "games.sqlite"), "--no-limits") as running:
        yield running


def place(player: int, district: str = "docks") -> dict[str, Json]:
    return {"player": player, "move": "place", "district": district}


# What is foretold


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_foretold_comes_true_and_nothing_changes_by_asking(players: int) -> None:
    game = Game.new(players, seed=players)
    bits = random.Random(players)
    kinds, draws, compared = set(), 0, 0
    while not game.over:
        move, before = game.draw(bits), game.view()
        foretold = preview(game.state, move)
        assert game.state == before
        after = Game(game.view())  # without chance
        events = after.play(move)
        assert foretold.refused is None
        alone = [event.to_json() for event in events][: len(foretold.events)]
        assert foretold.events == alone
        assert foretold.draws == after.awaits_chance
        happened = game.play(move)
        assert [event.to_json() for event in happened][: len(alone)] == foretold.events
        if not foretold.draws and len(happened) == len(alone):  # no phase began because of it
            assert foretold.player == view_of(game.state).players[move.player]
            compared += 1
        kinds.add(type(move))
        draws += foretold.draws
    assert draws >= 5
    assert compared > 50
    assert len(kinds) > 14


def test_the_last_decision_of_a_round_is_foretold_without_the_provisions_that_follow() -> None:
    game = position("trade", seat(coins=3, corn=1, tiles=(0, 0, 0), businesses=districts(docks=2)))
    found = preview(game.state, Granary(0, buy=1))
    assert found.player is not None
    assert (found.player.coins, found.player.corn) == (1, 2)  # a fee, a coin for a corn, and nothing eaten yet
    assert {event["event"] for event in found.events} == {"paid", "gained"}


def test_a_move_is_refused_with_the_rule_and_the_reason() -> None:
    game = position("trade", seat(coins=0))
    found = preview(game.state, BlackMarket(0, 1, 0))
    assert found.refused is not None
    assert (found.refused.move, found.refused.rule, found.refused.key) == ("black_market", "R6", "no-coin-for-fee")
    assert (found.events, found.player, found.draws) == ([], None, False)


def test_a_preview_that_ends_at_a_draw_tells_what_is_paid_and_nothing_that_is_drawn() -> None:
    game = position("trade", seat(coins=9), reserve=furs(beaver=3, lynx=4))
    found = preview(game.state, BlackMarket(0, 2, 0))
    assert found.draws
    assert found.player is not None
    assert (found.player.coins, found.player.furs) == (2, view_of(game.state).players[0].furs)
    assert [event["event"] for event in found.events] == ["paid", "paid"]


def test_the_end_of_a_round_is_foretold_up_to_the_cards_of_the_next_one() -> None:
    game = position("trade", seat(corn=1), turn=3, tokens=(3, 1, 2))
    found = preview(game.state, EndTurn(0))
    assert found.draws
    assert not [event for event in found.events if "chance" in event]


# Asking for it


def test_several_moves_are_foretold_at_once_each_by_itself(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        position = (await ada.get(f"/tables/{table}/state"))["position"]
        who, line = position["view"]["decides"], position["line"]
        asked = [place(who), place(who, "granary"), place(1 - who), {"player": who, "move": "pass_bid"}]
        told = await ada.post(f"/tables/{table}/previews", {"answers": line, "moves": asked})
        assert told["line"] == line
        docks, granary, other, not_now = told["previews"]
        assert docks["refused"] is granary["refused"] is None
        assert docks["player"]["businesses"]["docks"] == granary["player"]["businesses"]["granary"] == 1
        assert docks["player"]["provisions"]["upkeep"] == 1
        assert docks["events"][0] == {"event": "business_built", "player": who, "district": "docks"}
        assert other["refused"]["key"] == "not-your-decision"
        assert (not_now["refused"]["move"], not_now["refused"]["key"]) == ("pass_bid", "not-now")
        assert (await ada.get(f"/tables/{table}/state"))["position"] == position

    facts(server, "Ada", test)


def test_a_stale_question_is_told_how_the_game_stands(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        position = (await ada.get(f"/tables/{table}/state"))["position"]
        who, line = position["view"]["decides"], position["line"]
        await ada.post(f"/tables/{table}/moves", {"answers": line, "move": place(who)})
        stale = await refusal(ada.post(f"/tables/{table}/previews", {"answers": line, "moves": [place(who)]}))
        assert (stale.status, stale.key) == (409, "problem-stale")
        assert stale.problem["state"]["position"]["line"] == line + 1

    facts(server, "Ada", test)


def test_who_sees_the_table_may_ask_and_nobody_else(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        for public in (False, True):
            table = (await ada.table(ME, HERE, start=True, options={"public": public}))["id"]
            position = (await ada.get(f"/tables/{table}/state"))["position"]
            asked = {"answers": position["line"], "moves": [place(position["view"]["decides"])]}
            if public:
                assert (await bo.post(f"/tables/{table}/previews", asked))["previews"][0]["refused"] is None
            else:
                assert (await refusal(bo.post(f"/tables/{table}/previews", asked))).status == 404
        waiting = (await ada.table(ME, INVITED))["id"]
        early = await refusal(ada.post(f"/tables/{waiting}/previews", {"answers": 0, "moves": [place(0)]}))
        assert (early.status, early.key) == (409, "problem-table-open")

    facts(server, "Ada Bo", test)


def test_what_is_no_move_is_named(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        line = (await ada.get(f"/tables/{table}/state"))["position"]["line"]
        for moves, field in (
            ([place(0), {**place(0), "district": "Wall Street"}], "moves[1].district"),
            ([{"player": 0}], "moves[0].move"),
            ([place(0), 7], "moves[1]"),
            ([], "moves"),
            ([place(0)] * (MOST_PREVIEWS + 1), "moves"),
        ):
            wrong = await refusal(ada.post(f"/tables/{table}/previews", {"answers": line, "moves": moves}))
            assert (wrong.status, wrong.problem["field"]) == (422, field)

    facts(server, "Ada", test)


def test_asking_counts_as_looking(tmp_path: Path) -> None:
    """So many writes in a row would be too many."""

    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        position = (await ada.get(f"/tables/{table}/state"))["position"]
        asked = {"answers": position["line"], "moves": [place(position["view"]["decides"])]}
        for _ in range(200):
            await ada.post(f"/tables/{table}/previews", asked)

    with Server(str(tmp_path / "games.sqlite")) as limited:
        facts(limited, "Ada", test)


def at_the_black_market() -> tuple[bytes, int, Move]:
    """A record, a line of it, and a purchase that is open then."""
    path = GAMES / "five-shippers-reshuffle.nar"
    record = load(path)
    for line, each in enumerate(record.lines):
        if isinstance(each, BlackMarket):
            return path.read_bytes(), line, each
    raise AssertionError("nobody went there")


def test_nobody_learns_by_asking_what_will_be_drawn(server: Server) -> None:
    raw, line, purchase = at_the_black_market()

    async def test(ada: Client) -> None:
        headers = {"content-type": "application/x-ndjson"}
        imported = (await ada.http.post("/api/records", content=raw, headers=headers)).json()
        seats = [ME, *[{"by": "here", "name": f"P{n}"} for n in range(len(imported["seats"]) - 1)]]
        table = (await ada.table(*seats, origin={"table": imported["id"], "line": line}, start=True))["id"]
        state = (await ada.get(f"/tables/{table}/state"))["position"]
        asked = {"answers": state["line"], "moves": [purchase.to_json()] * 2}
        one, again = (await ada.post(f"/tables/{table}/previews", asked))["previews"]
        assert one == again
        assert one["draws"]
        assert one["player"]["furs"] == state["view"]["players"][purchase.player]["furs"]
        assert not any("chance" in event or event.get("furs") for event in one["events"])
        await ada.post(f"/tables/{table}/moves", {"answers": state["line"], "move": purchase.to_json()})
        (step,) = (await ada.get(f"/tables/{table}/steps?after={state['line']}"))["steps"]
        assert step["events"][: len(one["events"])] == one["events"]
        assert any("chance" in event for event in step["events"])

    facts(server, "Ada", test)


# Proposals


def test_proposals_come_with_the_position_and_are_taken(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        kinds = set()
        bits = random.Random(1)
        shadow = Shadow((await ada.get(f"/tables/{table}/state"))["header"])
        for _ in range(70):
            told = await ada.get(f"/tables/{table}/steps?after={shadow.line}")
            shadow.take(told["steps"])
            found = told["position"]["proposals"]
            move = bits.choice(found) if found else shadow.game.draw(bits).to_json()
            assert shadow.game.why_not(move_from_json(move)) is None
            await ada.post(f"/tables/{table}/moves", {"answers": shadow.line, "move": move})
            kinds |= {each["move"] for each in found}
        assert "pay" in kinds

    facts(server, "Ada", test)


# Steps with views


def test_steps_come_with_the_views_after_them(server: Server) -> None:
    raw = (GAMES / "two-at-random.nar").read_bytes()
    lines = load(GAMES / "two-at-random.nar").lines

    async def test(ada: Client) -> None:
        headers = {"content-type": "application/x-ndjson"}
        table = (await ada.http.post("/api/records", content=raw, headers=headers)).json()["id"]
        whole = await ada.get(f"/tables/{table}/steps")
        assert whole["more"] is None
        assert not any("view" in step for step in whole["steps"])
        steps: list[Json] = []
        after, answers = 0, 0
        while True:
            told = await ada.get(f"/tables/{table}/steps?after={after}&views=true")
            assert (told["after"], told["position"]) == (after, whole["position"])
            steps += told["steps"]
            answers += 1
            if told["more"] is None:
                break
            assert len(told["steps"]) == MOST_VIEWS
            assert told["more"] == told["steps"][-1]["line"]
            after = told["more"]
        assert answers > 1
        assert [{k: v for k, v in step.items() if k != "view"} for step in steps] == whole["steps"]
        game = Game.new(2, first=(await ada.get(f"/tables/{table}/state"))["header"]["first"])
        views = {}
        for number, line in enumerate(lines, 1):
            game.advance(line)
            views[number] = msgspec.json.decode(msgspec.json.encode(view_of(game.state)))
        assert all(step["view"] == views[step["line"]] for step in steps)
        assert steps[-1]["view"] == whole["position"]["view"]

    facts(server, "Ada", test)


def test_steps_are_told_up_to_a_line_and_whole(server: Server) -> None:
    raw = (GAMES / "two-at-random.nar").read_bytes()

    async def test(ada: Client) -> None:
        headers = {"content-type": "application/x-ndjson"}
        table = (await ada.http.post("/api/records", content=raw, headers=headers)).json()["id"]
        ends = [step["line"] for step in (await ada.get(f"/tables/{table}/steps"))["steps"]]
        for after, until in ((0, 0), (0, 1), (0, 20), (0, 21), (7, 30), (30, 30), (30, 7), (0, 5000)):
            for views in ("true", "false"):
                told = await ada.get(f"/tables/{table}/steps?after={after}&until={until}&views={views}")
                starts = [0, *ends[:-1]]
                wanted = [end for start, end in zip(starts, ends, strict=True) if end > after and start < until]
                if after >= until:
                    wanted = []
                assert [step["line"] for step in told["steps"]] == wanted[: MOST_VIEWS if views == "true" else None]

    facts(server, "Ada", test)


def test_views_of_a_game_that_goes_on_show_what_was_drawn_then(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, HERE, start=True))["id"]
        bits = random.Random(3)
        shadow = Shadow((await ada.get(f"/tables/{table}/state"))["header"])
        seen = {}
        for _ in range(40):
            told = await ada.get(f"/tables/{table}/steps?after={shadow.line}")
            shadow.take(told["steps"])
            seen[told["position"]["line"]] = told["position"]["view"]
            move = shadow.game.draw(bits).to_json()
            await ada.post(f"/tables/{table}/moves", {"answers": shadow.line, "move": move})
        replayed = (await ada.get(f"/tables/{table}/steps?views=true"))["steps"]
        shown = {step["line"]: step["view"] for step in replayed}
        assert {line: shown[line] for line in seen} == seen

    facts(server, "Ada", test)
