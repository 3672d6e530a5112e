"""What people can do at a table, on a real server process: SQLite here, PostgreSQL there, the same facts."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patroon.bots.advisor import Advisor
from tests.server.client import Client
from tests.server.people import facts, refusal
from tests.server.playing import BOT, INVITED, ME, Player, Shadow, players_at, table_for, verified
from tests.server.postgres import Postgres
from tests.server.processes import Server

Json = Any
GAMES = Path(__file__).parent.parent / "games"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    database = str(folder / "games.sqlite") if request.param == "sqlite" else postgres.fresh()
    with Server(database, "--no-limits", log=folder / "log") as running:
        yield running


# Making a table and sitting down


def test_a_table_has_the_seats_and_options_that_were_asked_for(server: Server) -> None:
    async def test(ada: Client) -> None:
        seats = [
            ME,
            {"by": "here", "name": "  Bo\n", "colour": "green"},
            INVITED,
            {"by": "bot", "level": "hard", "temper": "merchant"},
            {"by": "bot", "level": "easy", "name": "Kees"},
        ]
        options = {"advisor": False, "undo": False, "public": True, "pace": 60}
        table = await ada.table(*seats, options=options, first=2)
        assert table["options"] == options
        assert (table["status"], table["owner"], table["first"], table["board"]) == (
            "open",
            ada.id,
            2,
            "reconstruction",
        )
        told = [(seat["by"], seat["name"], seat["level"], seat["temper"]) for seat in table["seats"]]
        assert told[:3] == [("person", "Ada", None, None), ("here", "Bo", None, None), ("person", None, None, None)]
        assert told[3][2:] == ("hard", "merchant")
        assert told[4] == ("bot", "Kees", "easy", None)
        assert len({seat["colour"] for seat in table["seats"]}) == 5
        assert table["seats"][1]["colour"] == "green"
        assert [seat["person"] for seat in table["seats"]] == [ada.id, ada.id, None, None, None]
        assert await ada.get(f"/tables/{table['id']}") == table

    facts(server, "Ada", test)


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"seats": [ME]}, 422, "seats"),
        ({"seats": [ME] * 6}, 422, "seats"),
        ({"seats": [ME, {"by": "cat"}]}, 422, "seats[1].by"),
        ({"seats": [ME, {"by": "bot", "level": "hard", "temper": "pirate"}]}, 422, "seats[1].temper"),
        ({"seats": [ME, {"by": "bot", "level": "easy", "temper": "farmer"}]}, 422, "seats[1].temper"),
        ({"seats": [ME, {"by": "bot", "level": "cmd:rm"}]}, 422, "seats[1].level"),
        ({"seats": [ME, {"by": "here", "name": " \t"}]}, 422, "seats[1].name"),
        ({"seats": [ME, {"by": "here", "name": "B" * 41}]}, 422, "seats[1].name"),
        ({"seats": [{**ME, "colour": "blue"}, {**BOT, "colour": "blue"}]}, 422, "seats"),
        ({"seats": [ME, BOT], "first": 2}, 422, "first"),
        ({"seats": [ME, BOT], "board": "atlantis"}, 422, "board"),
        ({"seats": [ME, BOT], "board": {"name": "mine"}}, 422, "board.furs"),
        ({"seats": [ME, BOT], "options": {"pace": 1}}, 422, "options.pace"),
        ({"seats": [ME, BOT], "options": {"speed": 1}}, 422, "options.speed"),
        ({"seats": [ME, INVITED], "start": True}, 409, None),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_the_field(
    server: Server, body: Json, status: int, field: str | None
) -> None:
    async def test(ada: Client) -> None:
        found = await refusal(ada.post("/tables", body))
        assert (found.status, found.problem["field"]) == (status, field)
        assert (await ada.get("/me/tables"))["tables"] == []

    facts(server, "Ada", test)


def test_people_come_by_invitation_and_the_table_fills_live(server: Server) -> None:
    async def test(ada: Client, bo: Client, cy: Client) -> None:
        table = (await ada.table(ME, INVITED))["id"]
        assert (await refusal(bo.get(f"/tables/{table}"))).status == 404
        assert (await refusal(bo.post(f"/tables/{table}/visit", {"invite": "x"}))).key == "problem-wrong-invitation"
        invite = (await ada.get(f"/tables/{table}/invitation"))["invite"]
        async with ada.live(table) as live:
            await live.until("here")
            assert live.here["people"] == [ada.id]
            for each in (bo, cy):
                await each.post(f"/tables/{table}/visit", {"invite": invite})
            seated = await bo.post(f"/tables/{table}/join", {"name": "Bo B.", "colour": "purple"})
            assert (seated["seats"][1]["name"], seated["seats"][1]["colour"]) == ("Bo B.", "purple")
            assert (await live.until("table"))["table"]["seats"][1]["person"] == bo.id
            assert (await live.until("talk"))["talk"][0]["key"] == "notice-joined"
            assert (await refusal(cy.post(f"/tables/{table}/join", {}))).key == "problem-table-full"
            assert (await refusal(bo.post(f"/tables/{table}/join", {}))).key == "problem-seated-already"
            await bo.post(f"/tables/{table}/leave")
            assert (await live.until("table"))["table"]["seats"][1]["name"] is None
            assert (await refusal(cy.post(f"/tables/{table}/join", {"seat": 0}))).key == "problem-seat-taken"
            await cy.post(f"/tables/{table}/join", {"seat": 1})
            assert (await refusal(cy.post(f"/tables/{table}/start"))).key == "problem-owner-only"
            await ada.post(f"/tables/{table}/start")
            assert (await live.until("state"))["position"]["line"] == 3
            assert live.table["status"] == "playing"
        assert (await refusal(bo.post(f"/tables/{table}/join", {}))).key == "problem-table-playing"

    facts(server, "Ada Bo Cy", test)


def test_the_owner_fills_frees_and_closes_an_unstarted_table(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = (await ada.table(ME, INVITED, INVITED, options={"public": True}))["id"]
        place = f"/tables/{table}/seats/1"
        assert (await refusal(bo.ask("PUT", place, {"seat": BOT}))).key == "problem-owner-only"
        assert (await refusal(ada.post(f"/tables/{table}/start"))).problem["values"] == {"n": 2}
        assert (await ada.ask("PUT", place, {"seat": BOT}))["seats"][1]["level"] == "easy"
        assert (await refusal(ada.ask("PUT", place, {"seat": BOT}))).key == "problem-seat-taken"
        assert (await ada.ask("DELETE", place))["seats"][1]["by"] == "person"
        await ada.ask("PUT", place, {"seat": {"by": "here", "name": "Di"}})
        assert table in [each["id"] for each in (await bo.get("/tables"))["tables"]]
        assert (await ada.post(f"/tables/{table}/close"))["status"] == "closed"
        assert table not in [each["id"] for each in (await bo.get("/tables"))["tables"]]
        assert (await refusal(bo.post(f"/tables/{table}/join", {}))).key == "problem-table-closed"

    facts(server, "Ada Bo", test)


# Playing


@pytest.mark.parametrize(("here", "bots", "others"), [(0, 1, 0), (1, 1, 1), (2, 0, 1), (1, 2, 1)])
def test_whole_games_of_people_bots_and_pass_and_play_verify(server: Server, here: int, bots: int, others: int) -> None:
    async def test(*found: Client) -> None:
        sitting = [*found]
        table = await table_for(sitting, here, bots, "easy", options={"public": True})
        players = players_at(table, sitting, here, seed=bots, undo=0.1)
        await asyncio.gather(*(player.play() for player in players))
        told = await sitting[0].get(f"/tables/{table}")
        record = verified(await sitting[0].record(table))
        assert record.header.seed is not None
        assert (told["status"], told["scores"], told["winners"]) == (
            "over",
            record.game.scores,
            [*(record.game.winners or ())],
        )
        assert record.header.commitment == told["commitment"]
        assert record.header.id == table
        shadow = players[0].shadow
        assert shadow is not None
        assert shadow.game.lines == record.lines

    facts(server, "Ada Bo"[: 3 + 3 * others].strip(), test)


def test_a_move_that_answers_an_older_line_changes_nothing_and_gets_the_state(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, {"by": "here", "name": "Bo"}, start=True, first=0))["id"]
        place = {"player": 0, "move": "place", "district": "docks"}
        assert await ada.post(f"/tables/{table}/moves", {"answers": 3, "move": place}) == {"line": 4}
        stale = await refusal(ada.post(f"/tables/{table}/moves", {"answers": 3, "move": place}))
        assert (stale.status, stale.key, stale.problem["values"]) == (409, "problem-stale", {"answers": 3, "line": 4})
        assert stale.problem["state"]["position"]["line"] == 4
        assert stale.problem["state"]["position"]["view"]["decides"] == 1
        async with ada.live(table) as live:
            again = await refusal(live.ask(type="move", answers=3, move=place))
            assert again.problem["state"]["position"]["line"] == 4
        assert (await ada.get(f"/tables/{table}"))["line"] == 4

    facts(server, "Ada", test)


@pytest.mark.parametrize(
    ("move", "key", "rule", "field"),
    [
        ({"player": 1, "move": "place", "district": "docks"}, "not-your-decision", "R1.7", None),
        ({"player": 0, "move": "elections"}, "not-now", "R5.6", None),
        ({"player": 0, "move": "dance"}, "field-unknown-name", None, "move.move"),
        ({"player": 0, "move": "place"}, "field-missing", None, "move.district"),
        ({"player": 0, "move": "place", "district": "moon"}, "field-unknown-name", None, "move.district"),
        ({"player": "0", "move": "place", "district": "docks"}, "field-not-an-integer", None, "move.player"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule_or_field(
    server: Server, move: Json, key: str, rule: str | None, field: str | None
) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, {"by": "here", "name": "Bo"}, start=True, first=0))["id"]
        found = await refusal(ada.post(f"/tables/{table}/moves", {"answers": 3, "move": move}))
        assert (found.status, found.key, found.problem["rule"], found.problem["field"]) == (422, key, rule, field)
        assert (await ada.get(f"/tables/{table}"))["line"] == 3

    facts(server, "Ada", test)


def test_undo_takes_back_ones_last_decision_and_is_a_line_of_its_own(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada, bo], first=0)
        async with ada.live(table) as live:
            await live.ask(type="move", answers=3, move={"player": 0, "move": "place", "district": "docks"})
            assert live.position is not None
            assert live.position["undo"] == 0
            mine = await refusal(bo.post(f"/tables/{table}/undo", {"answers": 4, "player": 0}))
            assert mine.key == "problem-not-your-seat"
            others = await refusal(bo.post(f"/tables/{table}/undo", {"answers": 4, "player": 1}))
            assert others.key == "undo-others-decided"
            assert await live.ask(type="undo", answers=4, player=0) == {"type": "done", "id": 2, "line": 5}
            assert live.steps[-1]["did"] == {"undo": 1, "player": 0}
            assert live.decides == 0
            await live.ask(type="move", answers=5, move={"player": 0, "move": "place", "district": "granary"})
        record = verified(await ada.record(table), strict=False)
        assert [line.to_json() for line in record.lines][-1]["district"] == "granary"
        assert len(record.lines) == 4

    facts(server, "Ada Bo", test)


def test_nothing_is_taken_back_where_that_was_agreed(server: Server) -> None:
    async def test(ada: Client) -> None:
        seats = (ME, {"by": "here", "name": "Bo"})
        table = (await ada.table(*seats, start=True, first=0, options={"undo": False}))["id"]
        place = {"player": 0, "move": "place", "district": "docks"}
        await ada.post(f"/tables/{table}/moves", {"answers": 3, "move": place})
        assert (await ada.get(f"/tables/{table}/state"))["position"]["undo"] is None
        found = await refusal(ada.post(f"/tables/{table}/undo", {"answers": 4, "player": 0}))
        assert (found.status, found.key) == (403, "problem-no-undo")

    facts(server, "Ada", test)


def test_a_client_that_was_away_gets_what_it_missed_or_the_state_if_that_is_shorter(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, {"by": "here", "name": "Bo"}, start=True, first=0))["id"]
        await Player(ada, table, [0, 1]).play()
        told = (await ada.get(f"/tables/{table}/steps"))["steps"]
        last = told[-1]["line"]
        assert last == (await ada.get(f"/tables/{table}"))["line"]
        for missing in (1, 3):
            known = told[-1 - missing]["line"]
            async with ada.live(table, line=known) as live:
                live.position = {"line": known}
                await live.until("steps")
                assert live.steps == told[-missing:]
        async with ada.live(table, line=told[0]["line"]) as live:
            await live.until("state")
            assert live.line == last
        async with ada.live(table, line=last) as live:
            await live.until("here")
            assert not live.steps
            assert live.header is None

    facts(server, "Ada", test)


def test_chat_is_kept_and_told_to_everyone(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = (await ada.table(ME, INVITED, options={"public": True}))["id"]
        async with bo.live(table) as live:
            await live.until("here")
            await ada.post(f"/tables/{table}/talk", {"text": "<b>Hello</b>\u0007 \n there"})
            await live.until("talk")
            await live.ask(type="talk", text="Hi")
            (first, second) = live.talk
            assert (first["person"], first["name"], first["text"]) == (ada.id, "Ada", "<b>Hello</b> there")
            assert (second["person"], second["number"]) == (bo.id, 2)
        assert [said["text"] for said in (await ada.get(f"/tables/{table}/talk?after=1"))["talk"]] == ["Hi"]
        assert (await refusal(ada.post(f"/tables/{table}/talk", {"text": "x" * 501}))).problem["field"] == "text"
        assert (await refusal(ada.post(f"/tables/{table}/talk", {"text": "\u0001"}))).key == "problem-nothing-said"

    facts(server, "Ada Bo", test)


def test_spectators_watch_public_tables_and_can_not_play(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        seats = (ME, {"by": "here", "name": "Di"})
        table = (await ada.table(*seats, start=True, first=0, options={"public": True}))["id"]
        nobody = Client(server.url)
        async with bo.live(table) as live, nobody.live(table) as other:
            while (other.here.get("people"), other.here.get("watching")) != ([bo.id], 1):
                await other.until("here")
            place = {"player": 0, "move": "place", "district": "docks"}
            assert (await refusal(live.ask(type="move", answers=3, move=place))).key == "problem-not-your-seat"
            assert (await refusal(other.ask(type="move", answers=3, move=place))).status == 401
            await ada.post(f"/tables/{table}/moves", {"answers": 3, "move": place})
            step = (await other.until("steps"))["steps"][0]
            assert step["did"] == place
            assert step["events"][0]["event"] == "business_built"
        await nobody.close()

    facts(server, "Ada Bo", test)


def test_a_bot_takes_a_resigned_seat_and_gives_it_back(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada, bo], first=0)
        seat = f"/tables/{table}/seats/0/stand-in"
        async with bo.live(table) as live:
            await live.until("here")
            await ada.post(seat, {"level": "easy"})
            step = (await live.until("steps"))["steps"][0]
            assert step["did"]["player"] == 0
            assert live.table["seats"][0]["stand_in"] == "easy"
            assert (await refusal(bo.ask("DELETE", seat))).key == "problem-not-your-seat"
            await live.ask(type="move", answers=4, move={"player": 1, "move": "place", "district": "docks"})
            assert (await live.until("steps"))["steps"][0]["did"]["player"] == 0
            back = await ada.ask("DELETE", seat)
            assert back["seats"][0]["stand_in"] is None
        assert (await ada.get(f"/tables/{table}"))["seats"][0]["stand_in"] is None

    facts(server, "Ada Bo", test)


def test_others_may_have_a_bot_play_on_only_when_the_time_is_over(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada, bo], first=0, options={"pace": 10})
        found = await refusal(bo.post(f"/tables/{table}/seats/0/stand-in", {}))
        assert (found.key, 0 < found.problem["values"]["seconds"] <= 10) == ("problem-time-left", True)
        found = await refusal(ada.post(f"/tables/{table}/seats/1/stand-in", {}))
        assert found.key == "problem-not-their-turn"
        slow = await table_for([ada, bo], first=0)
        assert (await refusal(bo.post(f"/tables/{slow}/seats/0/stand-in", {}))).key == "problem-no-pace"

    facts(server, "Ada Bo", test)


# Afterwards


def test_a_rematch_has_the_same_seats_and_is_made_once(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada, bo], bots=1)
        assert (await refusal(ada.post(f"/tables/{table}/rematch", {}))).key == "problem-table-playing"
        await asyncio.gather(*(player.play() for player in players_at(table, [ada, bo])))
        async with ada.live(table) as live:
            await live.until("here")
            new = await bo.post(f"/tables/{table}/rematch", {"start": True})
            assert (await live.until("table"))["table"]["rematch"] == new["id"]
        assert (await ada.post(f"/tables/{table}/rematch", {}))["id"] == new["id"]
        assert [seat["person"] for seat in new["seats"]] == [ada.id, bo.id, None]
        assert (new["status"], new["owner"]) == ("playing", bo.id)
        mine = (await ada.get("/me/tables"))["tables"]
        assert [each["id"] for each in mine] == [new["id"], table]

    facts(server, "Ada Bo", test)


def test_a_record_is_imported_looked_at_and_played_on_from_any_line(server: Server) -> None:
    async def test(ada: Client) -> None:
        raw = (GAMES / "three-at-random.nar").read_bytes()
        headers = {"content-type": "application/x-ndjson"}
        table = (await ada.http.post("/api/records", content=raw, headers=headers)).raise_for_status().json()
        assert table["status"] == "imported"
        assert verified(await ada.record(table["id"])).lines == verified(raw).lines
        origin = {"table": table["id"], "line": 60}
        seats = [ME, {"by": "here", "name": "Bo"}, {"by": "bot", "level": "easy"}]
        found = await refusal(ada.table(*seats[:2], origin=origin))
        assert found.key == "problem-other-number"
        new = await ada.table(*seats, origin=origin, start=True)
        assert new["origin"] == origin
        await Player(ada, new["id"], [0, 1]).play()
        record = verified(await ada.record(new["id"]))
        assert record.lines[:60] == verified(raw).lines[:60]
        assert record.header.continued is not None
        assert record.header.continued.after == 60
        assert record.header.continued.seed is not None
        spoilt = raw.replace(b'"bid": 1', b'"bid": 99', 1)
        response = await ada.http.post("/api/records", content=spoilt, headers=headers)
        assert (response.status_code, response.json()["rule"]) == (422, "R4.4")
        assert response.json()["field"].startswith("line ")

    facts(server, "Ada", test)


def test_the_state_at_any_line_is_the_one_that_was(server: Server) -> None:
    async def test(ada: Client) -> None:
        table = (await ada.table(ME, {"by": "here", "name": "Bo"}, start=True, first=0))["id"]
        await Player(ada, table, [0, 1]).play()
        told = await ada.get(f"/tables/{table}/steps")
        state = await ada.get(f"/tables/{table}/state")
        for index in range(0, len(told["steps"]), 9):
            shadow = Shadow(state["header"])
            shadow.take(told["steps"][: index + 1])
            then = (await ada.get(f"/tables/{table}/state?line={shadow.line}"))["position"]
            assert [player["score"] for player in then["view"]["players"]] == shadow.game.scores
            assert then["options"] == [json.loads(json.dumps(each.to_json())) for each in shadow.game.options()]
        assert (await refusal(ada.get(f"/tables/{table}/state?line=9999"))).key == "record-too-short"

    facts(server, "Ada", test)


def test_advice_is_the_advisors_and_only_for_players_of_tables_that_allow_it(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada], here=1, first=0, options={"public": True})
        advice = await ada.get(f"/tables/{table}/advice")
        told = await ada.get(f"/tables/{table}/steps")
        shadow = Shadow((await ada.get(f"/tables/{table}/state"))["header"])
        shadow.take(told["steps"])
        expected = Advisor().moves(shadow.game.view(), shadow.game.options())
        assert [one["move"] for one in advice["moves"]] == [one.move.to_json() for one in expected]
        assert advice["line"] == 3
        assert advice["played"] is None
        done = await ada.post(f"/tables/{table}/moves", {"answers": 3, "move": advice["moves"][1]["move"]})
        assert done["line"] > 3
        then = await ada.get(f"/tables/{table}/advice?line=3")
        assert (then["moves"], then["played"]) == (advice["moves"], advice["moves"][1])
        undone = await ada.post(f"/tables/{table}/undo", {"answers": done["line"], "player": 0})
        assert (await ada.get(f"/tables/{table}/advice?line=3"))["played"] is None
        assert (await ada.get(f"/tables/{table}/advice?line={done['line']}"))["played"] is None
        await ada.post(f"/tables/{table}/moves", {"answers": undone["line"], "move": advice["moves"][0]["move"]})
        assert (await ada.get(f"/tables/{table}/advice?line=3"))["played"] == advice["moves"][0]
        assert (await refusal(bo.get(f"/tables/{table}/advice"))).key == "problem-players-only"
        silent = await table_for([ada], here=1, options={"advisor": False})
        assert (await refusal(ada.get(f"/tables/{silent}/advice"))).key == "problem-no-advisor"

    facts(server, "Ada Bo", test)


def test_lists_come_in_pages_and_tell_whose_turn_it_is(server: Server) -> None:
    async def test(ada: Client) -> None:
        made = [(await ada.table(ME, {"by": "here", "name": "Bo"}, start=True, first=1))["id"] for _ in range(53)]
        first = await ada.get("/me/tables")
        second = await ada.get(f"/me/tables?before={first['more']}")
        listed = [table["id"] for table in (*first["tables"], *second["tables"])]
        assert listed == made[::-1]
        assert second["more"] is None
        assert {table["decides"] for table in first["tables"]} == {1}
        assert (await refusal(ada.get("/me/tables?before=nonsense"))).problem["field"] == "before"

    facts(server, "Ada", test)


def test_random_talkers_and_players_never_see_a_gap(server: Server) -> None:
    """Four sockets at one table, all busy: everyone hears the same steps in the same order."""

    async def test(ada: Client, bo: Client) -> None:
        table = await table_for([ada, bo], bots=2, level="easy")
        bits = random.Random(5)

        async def listen(person: Client) -> list[Json]:
            async with person.live(table) as live:
                while not live.over:
                    await live.hear()
                    if bits.random() < 0.05:
                        await live.ask(type="talk", text="?")
                return live.steps

        players = players_at(table, [ada, bo])
        heard = await asyncio.gather(listen(ada), listen(bo), *(player.play() for player in players))
        lists = [steps for steps in heard if steps is not None]
        told = (await ada.get(f"/tables/{table}/steps"))["steps"]
        for steps in lists:
            assert steps == told[len(told) - len(steps) :]
            assert len(steps) > 50

    facts(server, "Ada Bo", test)
