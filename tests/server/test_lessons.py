"""A lesson is a table like any other: begun at its point, played on, put away for the next of its sort."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from patroon import lessons
from tests.server.client import Client
from tests.server.people import facts, refusal
from tests.server.postgres import Postgres
from tests.server.processes import Server

Json = Any
MINE = "/me/tables"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    database = str(folder / "games.sqlite") if request.param == "sqlite" else postgres.fresh()
    with Server(database, "--no-limits", log=folder / "log") as running:
        yield running


def test_all_lessons_are_told(server: Server) -> None:
    async def test(ada: Client) -> None:
        told = await ada.get("/lessons")
        assert [each["name"] for each in told["chapters"]] == [each.name for each in lessons.chapters()]
        assert [each["name"] for each in told["exercises"]] == [each.name for each in lessons.exercises()]
        assert "seed" not in json.dumps(told)

    facts(server, "Ada", test)


def test_a_lesson_begins_where_it_says_and_is_played_on(server: Server) -> None:
    async def test(ada: Client) -> None:
        for lesson in (lessons.chapters()[2], lessons.exercises()[0]):
            table = await ada.post(f"/lessons/{lesson.name}")
            assert (table["lesson"], table["line"], table["decides"]) == (lesson.name, lesson.line, lesson.seat)
            assert table["seats"][lesson.seat]["person"] == ada.id
            assert all(seat["by"] == "bot" for seat in table["seats"] if seat["number"] != lesson.seat)
            state = await ada.get(f"/tables/{table['id']}/state")
            move = (
                next(iter(state["position"]["proposals"]), None)
                or ((await ada.get(f"/tables/{table['id']}/advice"))["moves"][0]["move"])
            )
            done = await ada.post(f"/tables/{table['id']}/moves", {"answers": lesson.line, "move": move})
            assert done["line"] > lesson.line

    facts(server, "Ada", test)


def test_a_chapter_puts_the_chapter_before_away_and_an_exercise_the_exercise(server: Server) -> None:
    async def test(ada: Client) -> None:
        one, other = lessons.chapters()[:2]
        first, second = lessons.exercises()[:2]
        for begun, there in (
            (one, [one]),
            (first, [first, one]),
            (other, [other, first]),
            (second, [second, other]),
            (second, [second, other]),
        ):
            await ada.post(f"/lessons/{begun.name}")
            tables = (await ada.get(MINE))["tables"]
            assert {table["lesson"] for table in tables} == {each.name for each in there}
            assert len(tables) == len(there)

    facts(server, "Ada", test)


def test_everybody_takes_it_alone_and_finds_the_same(server: Server) -> None:
    async def test(ada: Client, bo: Client) -> None:
        name = lessons.chapters()[0].name
        mine, theirs = await asyncio.gather(ada.post(f"/lessons/{name}"), bo.post(f"/lessons/{name}"))
        assert mine["id"] != theirs["id"]
        commitments = [
            (await each.get(f"/tables/{table['id']}"))["commitment"] for each, table in ((ada, mine), (bo, theirs))
        ]
        assert commitments[0] == commitments[1]
        assert (await refusal(bo.post(f"/tables/{mine['id']}/join", {"seat": 0}))).status in (403, 404, 409)
        assert len((await ada.get(MINE))["tables"]) == 1

    facts(server, "Ada Bo", test)


def test_nothing_is_learned_from_a_lesson_that_is_none(server: Server) -> None:
    async def test(ada: Client) -> None:
        assert (await refusal(ada.post("/lessons/juggling"))).key == "problem-no-lesson"
        assert (await refusal(ada.post("/lessons/..%2f..%2fetc"))).status in (404, 422)
        assert (await ada.get(MINE))["tables"] == []

    facts(server, "Ada", test)
