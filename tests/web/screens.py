"""Every screen there is, and the way to it: for the tests that look at all of them, and for the pictures in docs."""

import json
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from patroon.lessons import exercises
from patroon.rules.moves import Move
from patroon.server.view import View
from tests.web.stage import NDJSON, Json, Visitor, decisions, record_of, recorded

EXERCISE = exercises()[-1].name
GAMES = Path(__file__).parents[1] / "games"
SECONDS = 30_000
ENABLED = ":visible:not([aria-disabled='true'])"


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    width: int = 1280
    height: int = 800
    language: str = "en"
    theme: str = "light"

    @property
    def phone(self) -> bool:
        return self.width < 600

    def __str__(self) -> str:
        return f"{self.language} {self.theme} {self.width}x{self.height}"


class House:
    """One person and a stranger, with a browser on a desk and one on a phone each, at a server with games on it."""

    def __init__(self, chromium: Browser, url: str, script: str = "") -> None:
        self.chromium = chromium
        self.url = url
        self.script = script
        """Runs on every page before anything else does."""
        self.desk = Visitor(chromium, url)
        self.desk.come_in()
        self.friend = Visitor(chromium, url, "Zsófia")
        self.friend.come_in()
        self._visitors: dict[tuple[bool, bool], Visitor] = {}
        self._made: dict[str, str] = {}
        self._imported: dict[str, str] = {}

    def close(self) -> None:
        for visitor in (self.desk, self.friend, *self._visitors.values()):
            visitor.context.close()

    def visitor(self, phone: bool = False, stranger: bool = False) -> Visitor:
        if (phone, stranger) not in self._visitors:
            known = None if stranger else {"cookies": self.desk.context.cookies(), "origins": []}
            made = Visitor(self.chromium, self.url, storage_state=known, has_touch=phone, reduced_motion="reduce")
            if self.script:
                made.context.add_init_script(self.script)
            self._visitors[phone, stranger] = made
        return self._visitors[phone, stranger]

    def show(self, screen: "Screen", look: Look) -> Visitor:
        """Go there; what was complained about on the way is in `complaints`."""
        visitor = self.visitor(look.phone, screen.stranger)
        page = visitor.page
        page.goto("/favicon.svg")  # nothing listens there, and an address that differs behind the # is loaded anew
        self.change(visitor, look, advisor=screen.advised)
        page.set_viewport_size({"width": look.width, "height": look.height})
        visitor.complaints.clear()
        if screen.way not in self._made:
            self._made[screen.way] = screen.address(self)
        with ExitStack() as stack:
            if screen.advised:
                stack.enter_context(page.expect_response(lambda answer: "/advice" in answer.url, timeout=SECONDS))
            page.goto(self._made[screen.way])
        page.locator(screen.there).first.wait_for(state="attached")
        for what in screen.on_phone if look.phone and screen.on_phone is not None else screen.then:
            page.locator(f"[data-do='{what}']{ENABLED}").first.click()
        settle(page)
        return visitor

    def change(self, visitor: Visitor, look: Look, **more: Json) -> None:
        """Other settings, as if they had been changed in another window of the same browser."""
        settings = {"name": visitor.name, "language": look.language, "theme": look.theme, "pace": "instant", **more}
        visitor.page.evaluate(
            """kept => {
              localStorage.patroon = JSON.stringify({ ...JSON.parse(localStorage.patroon ?? "{}"), ...kept });
              dispatchEvent(new StorageEvent("storage", { key: "patroon", newValue: localStorage.patroon }));
            }""",
            settings,
        )

    # What is on the server

    def imported(self, record: str) -> str:
        """The table of a record, which is brought along once."""
        if record not in self._imported:
            answer = self.desk.context.request.post("/api/records", data=record, headers=NDJSON)
            assert answer.ok, answer.text()
            self._imported[record] = str(answer.json()["id"])
        return self._imported[record]

    def table(self, wanted: Callable[[View, Move], bool], players: int, *, theirs: bool = False) -> str:
        """A table that stands before a decision of the recorded game: ours, or that of a friend who takes a while."""
        played = recorded(players)
        for line, view in decisions(played):
            move = played.game.lines[line]
            assert isinstance(move, Move)
            if wanted(view, move):
                seats: list[Json] = [{"by": "bot", "level": "easy"} for _ in range(players)]
                ours = (move.player + 1) % players if theirs else move.player
                seats[ours] = {"by": "me"}
                origin = {"table": self.imported(record_of(played)), "line": line}
                if not theirs:
                    return self.desk.table(*seats, origin=origin)
                seats[move.player] = {"by": "invite"}
                made = self.desk.post("/tables", {"seats": seats, "origin": origin, "start": False})["id"]
                self.friend.post(f"/tables/{made}/visit", self.desk.get(f"/tables/{made}/invitation"))
                self.friend.post(f"/tables/{made}/join", {"seat": move.player})
                self.desk.post(f"/tables/{made}/start", {})
                return str(made)
        raise LookupError("the recorded game has no such decision")

    def lesson(self, name: str) -> str:
        """A table where this lesson begins."""
        return str(self.desk.post(f"/lessons/{name}", {})["id"])

    def finished(self, players: int = 3) -> str:
        """A game of ours that is over: we made its last decision."""
        played = recorded(players)
        last = max(line for line, _ in decisions(played))
        made = self.table(lambda view, move: move is played.game.lines[last], players)
        move = played.game.lines[last]
        assert isinstance(move, Move)
        self.desk.post(f"/tables/{made}/moves", {"answers": last, "move": move.to_json()})
        return made

    def lobby(self, host: Visitor) -> str:
        seats = [{"by": "me"}, {"by": "invite"}, {"by": "bot", "level": "medium"}, {"by": "invite"}]
        made = str(host.post("/tables", {"seats": seats, "start": False, "options": {"public": True}})["id"])
        host.post(f"/tables/{made}/talk", {"text": "Good evening!"})
        return made


def settle(page: Page) -> None:
    """Until fonts are there and two pictures have been drawn."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


@dataclass(frozen=True)
class Screen:
    """A screen: where it is, and what to click there."""

    name: str
    address: Callable[[House], str]
    then: tuple[str, ...] = ()
    """The `data-do` of what is clicked."""
    on_phone: tuple[str, ...] | None = None
    """On a phone, if it is something else."""
    only_phone: bool = False
    """On a desk it is part of another screen."""
    there: str = "main h1"
    advised: bool = False
    stranger: bool = False
    way: str = ""
    """Screens with the same way share their address."""

    refused: str = ""
    """What the browser itself complains about, since the server refuses what is asked for here."""

    def __post_init__(self) -> None:
        if not self.way:
            object.__setattr__(self, "way", self.name)

    def looks(self, sizes: Iterable[tuple[int, int]]) -> list[Look]:
        looks = [Look(width, height) for width, height in sizes]
        return [look for look in looks if look.phone or not self.only_phone]

    def unexpected(self, visitor: Visitor) -> list[str]:
        """What the console complained about."""
        return [said for said in visitor.complaints if not self.refused or self.refused not in said]


TABLE = "html[data-turn]"
REVIEW = ".review input[type=range]"


def table(awaits: str, players: int, round_: int = 2) -> Callable[[House], str]:
    """Before such a decision, not before that round."""
    return lambda house: (
        f"/table/{house.table(lambda view, _: view.awaits == awaits and view.round >= round_, players)}"
    )


def before(move: str, players: int, round_: int = 3) -> Callable[[House], str]:
    """Before such a move was played."""
    return lambda house: f"/table/{house.table(lambda view, did: did.name == move and view.round >= round_, players)}"


def removing(house: House) -> str:
    """In a game in which somebody could not feed their buildings."""
    record = (GAMES / "two-at-random.nar").read_text()
    lines = [json.loads(line) for line in record.splitlines()]
    line, move = next((place, each) for place, each in enumerate(lines[1:]) if each.get("move") == "remove")
    seats: list[Json] = [{"by": "bot", "level": "easy"}] * len(lines[0]["players"])
    seats[move["player"]] = {"by": "me"}
    return f"/table/{house.desk.table(*seats, origin={'table': house.imported(record), 'line': line})}"


def waiting(house: House) -> str:
    made = house.table(lambda view, _: view.awaits == "land" and view.round == 4, 4, theirs=True)
    for visitor, text in ((house.friend, "Wait, I am thinking …"), (house.desk, "Take your time.")):
        visitor.post(f"/tables/{made}/talk", {"text": text})
    return f"/table/{made}"


def join(house: House) -> str:
    made = house.lobby(house.friend)
    return f"/join/{made}#{house.friend.get(f'/tables/{made}/invitation')['invite']}"


def shared(house: House) -> str:
    return f"/review/{house.imported((GAMES / 'three-share-the-victory.nar').read_text())}"


def reviewed(house: House) -> str:
    """In the middle of an auction."""
    played = recorded(4)
    line = next(line for line, view in decisions(played) if view.awaits == "bid" and view.round == 3)
    return f"/review/{house.imported(record_of(played))}?line={line}"


def lesson(name: str) -> Callable[[House], str]:
    return lambda house: f"/table/{house.lesson(name)}"


MENU_KEYS = ("menu", "keys")

SCREENS = [
    Screen("home-new", lambda house: "/", stranger=True, refused="401 (Unauthorized)"),
    Screen("home", lambda house: (house.lobby(house.desk), "/")[1], there="main li"),
    Screen("new", lambda house: "/new"),
    Screen("pass-and-play", lambda house: "/new?here", then=("make",)),
    Screen("lobby", lambda house: f"/table/{house.lobby(house.desk)}"),
    Screen("join", join, there="[data-do='join']"),
    Screen("join-new", join, stranger=True, there="[data-do='name-ok']", refused="401 (Unauthorized)"),
    Screen("watch", lambda house: (house.lobby(house.friend), "/watch")[1], there="main h2"),
    Screen("learn", lambda house: "/learn"),
    Screen("rules", lambda house: "/rules", there=".book section"),
    Screen("practice", lambda house: "/practice", there="main li"),
    Screen("settings", lambda house: "/learn", then=("settings",)),
    Screen("lost", lambda house: "/nowhere/at/all", refused="404 (Not Found)"),
    Screen("gone", lambda house: "/table/nothing", refused="404 (Not Found)"),
    Screen("place", table("place", 3, 0), there=TABLE),
    Screen("open", table("open", 4), there=TABLE),
    Screen("open-advised", table("open", 4), there=TABLE, advised=True, way="open"),
    Screen("bid", table("bid", 5), there=TABLE),
    Screen("bid-advised", table("bid", 5), there=TABLE, advised=True, way="bid"),
    Screen("pay", table("pay", 4), there=TABLE),
    Screen("take", table("take", 3), there=TABLE),
    Screen("city", table("city", 5, 3), there=TABLE),
    Screen("land", table("land", 4, 4), there=TABLE),
    Screen("land-advised", table("land", 4, 4), there=TABLE, advised=True, way="land"),
    Screen("trade", table("trade", 3, 5), there=TABLE),
    Screen("remove", removing, there=TABLE),
    Screen("draft-build", before("build", 4), then=("begin:build",), there=TABLE),
    Screen("draft-ship", before("ship", 3), then=("begin:ship",), there=TABLE),
    Screen("draft-trade", before("trade", 5), then=("begin:trade",), there=TABLE),
    Screen("draft-black-market", before("black_market", 4), then=("begin:black_market",), there=TABLE),
    Screen("chart", table("land", 4, 4), then=("tab:chart",), only_phone=True, there=TABLE, way="land"),
    Screen("chart-city", table("city", 5, 3), then=("tab:city",), only_phone=True, there=TABLE, way="city"),
    Screen("own-mat", table("land", 4, 4), then=("tab:mat",), only_phone=True, there=TABLE, way="land"),
    Screen("others", table("land", 4, 4), then=("tab:others",), only_phone=True, there=TABLE, way="land"),
    Screen("mat", table("land", 4, 4), then=("mat:1",), there=TABLE, way="land"),
    Screen("keys", table("land", 4, 4), then=MENU_KEYS, there=TABLE, way="land"),
    Screen("menu", table("land", 4, 4), then=("menu",), there=TABLE, way="land"),
    Screen("rule-beside", table("land", 4, 4), then=("ask:R5.7",), there=TABLE, way="land"),
    Screen("hint", table("city", 5, 3), then=("hint",), there=TABLE, way="city"),
    Screen("course-auction", lesson("auction"), there=".coach"),
    Screen("course-city", lesson("city"), then=("coach:next",), there=".coach"),
    Screen("course-shipping", lesson("shipping"), then=("coach:next", "begin:ship"), there=".coach"),
    Screen("exercise", lesson(EXERCISE), there=".coach"),
    Screen("exercise-told", lesson(EXERCISE), then=("coach:show",), there=".coach"),
    Screen("waiting", waiting, there=TABLE),
    Screen("chat", waiting, then=("chat",), on_phone=("menu", "chat"), there=TABLE, way="waiting"),
    Screen("result", lambda house: f"/table/{house.finished()}", there=".breakdown"),
    Screen("result-shared", lambda house: f"{shared(house)}?result", there=".breakdown"),
    Screen("review", shared, there=REVIEW),
    Screen("review-bidding", reviewed, there=REVIEW),
]
NAMED = {screen.name: screen for screen in SCREENS}
