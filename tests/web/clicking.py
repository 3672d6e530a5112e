"""Plays through the page: clicks what is offered, as somebody would who presses every button once.

What a control does stands in its `data-do` (see docs/architecture.md): `move:…` is played at once, `begin:…` opens a
decision with parts, `confirm` plays it; the rest are parts.
"""

from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

MOST_CLICKS = 4000
"""For a whole game; a person needs some hundred."""
PART = ("district:", "land:", "ship:", "trader:", "column:", "fur:", "less:", "more:", "pick:", "quick:")
ENABLED = ":visible:not([aria-disabled='true']):not([disabled])"
SECONDS = 20_000


class Stuck(AssertionError):
    """It is our turn, and nothing that can be clicked leads on."""


class Clicker:
    """Clicks on one page; remembers what it committed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.played: dict[str, int] = {}
        """How often each kind of move was played."""

    # What the page says

    @property
    def turn(self) -> str:
        return str(self.page.evaluate("document.documentElement.dataset.turn ?? ''"))

    @property
    def line(self) -> int:
        return int(self.page.evaluate("Number(document.documentElement.dataset.line ?? 0)"))

    def offered(self) -> list[str]:
        """Everything that can be clicked now."""
        found = self.page.locator(f"[data-do]{ENABLED}").evaluate_all("all => all.map(each => each.dataset.do)")
        return list(dict.fromkeys(found))

    def click(self, what: str) -> None:
        self.page.locator(f"[data-do='{what}']{ENABLED}").first.click(timeout=SECONDS)

    # Playing

    def wait_for_turn(self) -> str:
        """Until it is ours, or the game is over."""
        there = self.page.locator("html[data-turn='mine'], html[data-turn='over']")  # a script would need eval
        there.wait_for(state="attached", timeout=3 * SECONDS)
        return self.turn

    def game(self) -> None:
        """To the end."""
        for _ in range(MOST_CLICKS):
            if self.wait_for_turn() == "over":
                return
            self.decide()
        raise Stuck(f"no end after {MOST_CLICKS} decisions")

    def decide(self) -> None:
        """One decision, whatever is asked for."""
        before = self.line
        if self._draft():
            self._finish()
        else:
            ways = [what for what in self.offered() if what.startswith(("move:", "begin:"))]
            if not ways:
                raise Stuck(f"{self.page.url}: nothing is offered but {self.offered()}")
            way = self._choice(ways)
            self.click(way)
            if way.startswith("move:"):
                self._count(way[5:])
            else:
                self._finish()
        self._settled(before)

    def _choice(self, ways: list[str]) -> str:
        """What was played least often; giving up what one has only now and then."""
        chosen = [way for way in ways if "pass" not in way and "end_turn" not in way]
        if not chosen or self.chance.random() < 0.1:
            chosen = ways
        least = min(self.played.get(way.partition(":")[2], 0) for way in chosen)
        return self.chance.choice([way for way in chosen if self.played.get(way.partition(":")[2], 0) == least])

    def _draft(self) -> str:
        """The kind of move that is being made, if one is."""
        return str(self.page.evaluate("document.documentElement.dataset.draft ?? ''"))

    def _finish(self) -> None:
        """Choose parts until it can be confirmed; go back if there is no way on."""
        kind = self._draft()
        for step in range(12):
            offered = self.offered()
            if "confirm" in offered and (step > 0 or self.chance.random() < 0.7):
                self.click("confirm")
                self._count(kind)
                return
            if "move:pass_bid" in offered and self.chance.random() < 0.5:
                self.click("move:pass_bid")
                self._count("pass_bid")
                return
            parts = [what for what in offered if what.startswith(PART)]
            if not parts:
                break
            self.click(self.chance.choice(parts))
            self.page.wait_for_timeout(30)
        if "advised" in self.offered():  # a payment as it was proposed; what it does is asked first
            self.click("advised")
            self.page.locator(f"[data-do='confirm']{ENABLED}").first.wait_for()
        if "confirm" in self.offered():
            self.click("confirm")
            self._count(kind)
        elif "cancel" in self.offered():
            self.click("cancel")
        else:
            raise Stuck(f"{self.page.url}: {kind} can be neither confirmed nor cancelled: {self.offered()}")

    def _count(self, kind: str) -> None:
        self.played[kind] = self.played.get(kind, 0) + 1

    def _settled(self, before: int) -> None:
        """Until the page shows what came of it (or that nothing did)."""
        try:
            moved = f"html:not([data-line='{before}']), html:not([data-busy='yes'])"
            self.page.locator(moved).wait_for(state="attached", timeout=SECONDS)
        except TooLate as error:
            raise Stuck(f"nothing came of it at line {before}") from error
