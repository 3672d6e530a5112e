"""People at live tables who play legal moves at random: whole games over the wire, through any lost connection."""

import asyncio
import random
from collections.abc import Iterable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from patroon.record import Record, load_lines
from patroon.rules import Game
from patroon.rules.moves import move_from_json
from patroon.rules.outcomes import outcome_from_json
from tests.server.client import Client, Live, Refused

Json = Any
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError, TimeoutError)


class Shadow:
    """The game as a client can follow it from the steps: to draw legal moves from, and to compare."""

    def __init__(self, header: dict[str, Json]) -> None:
        self.game = Game.new(len(header["players"]), first=header["first"])
        self.line = 0

    def take(self, steps: Iterable[dict[str, Json]]) -> None:
        for step in steps:
            did = step["did"]
            if did is not None and "undo" in did:
                self.game.undo(did["player"])
            elif did is not None:
                self.game.play(move_from_json(did))
            for event in step["events"]:
                if "chance" in event:
                    self.game.happen(outcome_from_json(event))
            assert step["line"] > self.line
            self.line = step["line"]


class Player:
    """One person who plays some seats of a table until the game is over."""

    def __init__(self, client: Client, table: str, seats: Iterable[int], seed: int = 0, *, undo: float = 0.0) -> None:
        self.client = client
        self.table = table
        self.seats = set(seats)
        self.bits = random.Random(seed)
        self.undo = undo
        """How often a decision is taken back, where it can be."""
        self.shadow: Shadow | None = None
        self.acknowledged: dict[int, dict[str, Json]] = {}
        """Moves and undos that are on disk, as the server says: by the number of lines they answered."""
        self.lost = 0
        self.stale = 0

    async def play(self) -> None:
        """To the end of the game."""
        while self.shadow is None or not self.shadow.game.over:
            try:
                async with self.client.live(self.table, self.shadow.line if self.shadow is not None else 0) as live:
                    if self.shadow is not None:
                        live.position = {"line": self.shadow.line, "view": {"decides": None, "awaits": "bid"}}
                    await self._attend(live)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1)
            except Refused as refused:
                if refused.status not in (429, 503, 507):
                    raise
                await asyncio.sleep(0.2)

    async def _attend(self, live: Live) -> None:
        while self.shadow is None or not self.shadow.game.over:
            await live.hear()
            await self._follow(live)
            while self._my_turn(live):
                await self._decide(live)
                await self._follow(live)

    def _my_turn(self, live: Live) -> bool:
        return (
            self.shadow is not None
            and self.shadow.line == live.line
            and self.shadow.game.to_decide in self.seats
            and not self.shadow.game.over
        )

    async def _follow(self, live: Live) -> None:
        """Keep up: by the steps that came, or from the beginning where the whole state came instead."""
        if live.position is None or (live.header is None and self.shadow is None):
            return
        if self.shadow is None:
            assert live.header is not None
            self.shadow = Shadow(live.header)
        fresh, live.steps = live.steps, []
        if live.whole:
            live.whole = False
            told = await self.client.get(f"/tables/{self.table}/steps?after={self.shadow.line}")
            fresh = told["steps"]
        self.shadow.take(step for step in fresh if self.shadow.line < step["line"] <= live.line)
        if self.shadow.line == live.line and "players" in live.position["view"]:
            assert [player["score"] for player in live.position["view"]["players"]] == self.shadow.game.scores

    async def _decide(self, live: Live) -> None:
        assert self.shadow is not None
        game, line = self.shadow.game, live.line
        assert game.to_decide is not None
        move = game.draw(self.bits).to_json()
        try:
            await live.ask(type="move", answers=line, move=move)
            self.acknowledged[line] = move
            await self._follow(live)
            seat = move["player"]
            if self.undo and self.bits.random() < self.undo and live.position and live.position["undo"] == seat:
                line = live.line
                await live.ask(type="undo", answers=line, player=seat)
                self.acknowledged[line] = {"undo": 1, "player": seat}
        except Refused as refused:
            # Just connected again, one may decide something that was decided long ago.
            if refused.key not in ("problem-stale", "problem-table-over") and not refused.key.startswith("undo-"):
                raise
            self.stale += 1


def verified(raw: bytes, *, strict: bool = True) -> Record:
    """The record, which must hold."""
    return load_lines(raw.splitlines(keepends=True), strict=strict)


BOT = {"by": "bot", "level": "easy"}
ME = {"by": "me"}
INVITED = {"by": "invite"}


async def table_for(people: list[Client], here: int = 0, bots: int = 0, level: str = "random", **more: Json) -> str:
    """A started table: the first person made it, others came by invitation, some share the first one's device."""
    owner, *others = people
    seats: list[Json] = [ME, *[INVITED] * len(others)]
    seats += [{"by": "here", "name": f"Here {number}"} for number in range(here)]
    seats += [{"by": "bot", "level": level}] * bots
    table: str = (await owner.table(*seats, **more))["id"]
    invite = (await owner.get(f"/tables/{table}/invitation"))["invite"]
    for other in others:
        await other.post(f"/tables/{table}/visit", {"invite": invite})
        await other.post(f"/tables/{table}/join", {})
    await owner.post(f"/tables/{table}/start")
    return table


def players_at(table: str, people: list[Client], here: int = 0, seed: int = 0, undo: float = 0.0) -> list[Player]:
    """Those who play there, each their seats."""
    seats = [[number] for number in range(len(people))]
    seats[0] += range(len(people), len(people) + here)
    return [
        Player(person, table, theirs, seed * 10 + number, undo=undo)
        for number, (person, theirs) in enumerate(zip(people, seats, strict=True))
    ]
