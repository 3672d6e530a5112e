"""A browser at a table in a given position: for tests, for screenshots, and for looking at it.

    python -m tests.web.stage shot.png --awaits land --players 4 --size 1440x900 --lang de --dark

A recorded game is imported and played on from the point that is wanted, so every position can be set up exactly.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from patroon.board import built_in
from patroon.lab.simulate import Played, game_seed, play_one
from patroon.record import header_for, record_lines
from patroon.rules import Game
from patroon.rules.moves import Move
from patroon.server.view import View, view_of
from tests.server.processes import Server

CHROMIUM = which("chromium-headless-shell") or which("chromium")
"""Both are Debian's; the first one draws no windows, which is quicker."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Json = Any
PEOPLE = ("Zsófi", "Pieter", "Wouter", "Ирина", "Jürgen")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield chromium
        finally:
            chromium.close()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, chromium: Browser, url: str, name: str = "Ada", **how: Json) -> None:
        settings = how.pop("settings", {})
        self.context: BrowserContext = chromium.new_context(base_url=url, **how)
        kept = json.dumps({"name": name, "pace": "instant", **settings})
        self.context.add_init_script(f"localStorage.patroon ??= {json.dumps(kept)}")
        self.page: Page = self.context.new_page()
        self.name = name
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        """Errors; but nobody's fault is that a preview comes too late, when its move was played meanwhile, and that
        Chromium looks for an icon by itself where a picture is the page."""
        late = "409 (Conflict)" in said.text and said.location["url"].endswith("/previews")
        icon = said.location["url"].endswith("/favicon.ico")
        if said.type == "error" and not late and not icon:
            self.complaints.append(said.text)

    def come_in(self) -> None:
        self.post("/people", {"name": self.name})

    def get(self, path: str) -> Json:
        return self.context.request.get(f"/api{path}").json()

    def post(self, path: str, body: Json) -> Json:
        answer = self.context.request.post(f"/api{path}", data=json.dumps(body), headers=JSON)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *seats: Json, **more: Json) -> str:
        return str(self.post("/tables", {"seats": list(seats), "start": True, **more})["id"])

    def play_on(self, record: str, line: int, seat: int, level: str = "easy") -> str:
        """A table at which this visitor decides after so many lines of the record; the others are bots."""
        answer = self.context.request.post(
            "/api/records", data=record, headers={"content-type": "application/x-ndjson"}
        )
        assert answer.ok, answer.text()
        imported = answer.json()
        seats: list[Json] = [{"by": "bot", "level": level} for _ in imported["seats"]]
        seats[seat] = {"by": "me"}
        return self.table(*seats, origin={"table": imported["id"], "line": line})


JSON = {"content-type": "application/json"}
NDJSON = {"content-type": "application/x-ndjson"}


@cache
def recorded(players: int, seed: int = 7) -> Played:
    """A whole game of medium bots, under the names of people."""
    secret, board = game_seed(seed, 1), built_in()
    played = play_one(["medium"] * players, secret, board)
    return replace(played, header=header_for(PEOPLE[:players], board, secret))


def record_of(played: Played) -> str:
    return "".join(f"{line}\n" for line in record_lines(played.header, played.game))


def decisions(played: Played) -> Iterator[tuple[int, View]]:
    """Every decision of the game: how many lines there are before it, and how the table stands."""
    game = Game.new(len(played.header.seats), built_in(), first=played.header.first)
    for place, line in enumerate(played.game.lines):
        if isinstance(line, Move):
            yield place, view_of(game.state)
        game.advance(line)


def stage(visitor: Visitor, awaits: str, players: int = 4, round_: int = 1, seed: int = 7) -> str:
    """The address of a table at which the visitor decides such a thing, from that round on."""
    played = recorded(players, seed)
    for line, view in decisions(played):
        if view.awaits == awaits and view.round >= round_:
            assert view.decides is not None
            return f"/table/{visitor.play_on(record_of(played), line, view.decides)}"
    raise LookupError(f"nobody decides {awaits} in round {round_}")


def stage_move(visitor: Visitor, kind: str, players: int = 5, seed: int = 9) -> str:
    """The address of a table at which the visitor can play a move of this kind."""
    played = recorded(players, seed)
    game = Game.new(players, built_in(), first=played.header.first)
    for place, line in enumerate(played.game.lines):
        if isinstance(line, Move) and any(option.to_json()["move"] == kind for option in game.options()):
            return f"/table/{visitor.play_on(record_of(played), place, line.player)}"
        game.advance(line)
    raise LookupError(f"nobody can play {kind}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("picture", type=Path)
    parser.add_argument("--path", help="another page than a table")
    parser.add_argument("--awaits", default="land")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--round", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--touch", action="store_true")
    parser.add_argument("--full", action="store_true", help="the whole page, not only what fits")
    parser.add_argument("--click", action="append", default=[], help="what to click before (a Playwright selector)")
    parser.add_argument("--wait", type=int, default=700)
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    settings = {"language": asked.lang, "theme": "dark" if asked.dark else "light"}
    with TemporaryDirectory() as folder, Server(f"{folder}/games.db", "--no-limits") as server, browser() as chromium:
        size = {"width": width, "height": height}
        visitor = Visitor(chromium, server.url, viewport=size, has_touch=asked.touch, settings=settings)
        visitor.come_in()
        path = asked.path or stage(visitor, asked.awaits, asked.players, asked.round, asked.seed)
        visitor.page.goto(path)
        visitor.page.wait_for_timeout(asked.wait)
        for selector in asked.click:
            visitor.page.click(selector)
            visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=asked.picture, full_page=asked.full)
        print("\n".join(visitor.complaints) or "no complaints")


if __name__ == "__main__":
    main()
