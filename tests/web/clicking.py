"""Plays through the page: clicks what is offered, as somebody would who presses every button once.

What a control does stands in its `data-do` (see docs/architecture.md): `move:…` is played at once (the last one of a
turn after `confirm`), `begin:…` opens a decision with parts, `confirm` plays it; the rest are parts.
"""

from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

MOST_IDLE = 40
"""Looks at a page that offers nothing although it is our turn, before that is a fault."""
MOST_CLICKS = 4000
"""For a whole game; a person needs some hundred."""
PART = ("column:", "fur:", "less:", "more:", "pick:", "quick:", "way:")
ON_THE_TABLE = {
    "place": "district:",
    "remove": "district:",
    "build": "district:",
    "add_land": "land:",
    "ship": "ship:",
    "trade": "trader:",
}
"""In other drafts, a click on the table begins something else."""
ENABLED = ":visible:not([aria-disabled='true']):not([disabled])"
SECONDS = 20_000


class Stuck(AssertionError):
    """It is our turn, and nothing that can be clicked leads on."""


class Clicker:
    """Clicks on one page; remembers what it committed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.idle = 0
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
        if "hand-over" in self.offered():
            self.click("hand-over")
        if self._draft():
            return self._finish()
        ways = [what for what in self.offered() if what.startswith(("move:", "begin:"))]
        if not ways:  # the game may have gone on since we looked whose turn it is
            self.idle += 1
            if self.idle > MOST_IDLE:
                raise Stuck(f"{self.page.url}: nothing is offered but {self.offered()}")
            return self.page.wait_for_timeout(50)
        self.idle = 0
        return self.play(self._choice(ways).partition(":")[2])

    def play(self, kind: str) -> None:
        """A move of this kind, with whatever parts."""
        if f"move:{kind}" in self.offered():
            self._commit(f"move:{kind}", kind)
        else:
            if self._draft() != kind:
                self.click(f"begin:{kind}")
            self._finish()

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
        """Choose parts until it can be confirmed; begin anew if there is no way on."""
        kind = self._draft()
        self.known()
        for step in range(12):
            offered = self.offered()
            if "confirm" in offered and (step > 0 or self.chance.random() < 0.7):
                return self._commit("confirm", kind)
            if "move:pass_bid" in offered and self.chance.random() < 0.5:
                return self._commit("move:pass_bid", "pass_bid")
            parts = [what for what in offered if what.startswith((*PART, ON_THE_TABLE.get(kind, PART[0])))]
            if not parts:
                break
            self.click(self.chance.choice(parts))
            self.known()
        self.page.keyboard.press("Escape")  # what begins by itself begins anew, as it is proposed
        self.known()
        if "confirm" in self.offered():
            return self._commit("confirm", kind)
        if self._draft():
            raise Stuck(f"{self.page.url}: {kind} can be neither confirmed nor cancelled: {self.offered()}")
        return None

    def known(self) -> None:
        """Until the page knows what the draft would do."""
        self.page.locator("html:not([data-asks='yes'])").wait_for(state="attached", timeout=SECONDS)

    def _commit(self, what: str, kind: str) -> None:
        before = self.line
        self.click(what)
        if what != "confirm" and self._draft() == kind:  # the last move of a turn is asked about
            self.known()
            self.click("confirm")
        self.came_of(kind, before)

    def came_of(self, kind: str, before: int) -> None:
        """Until the page shows that such a move was played."""
        self._count(kind)
        try:
            self.page.locator(f"html:not([data-line='{before}'])").wait_for(state="attached", timeout=SECONDS)
        except TooLate as error:
            raise Stuck(f"nothing came of {kind} at line {before}") from error

    def _count(self, kind: str) -> None:
        self.played[kind] = self.played.get(kind, 0) + 1


class Keyboard(Clicker):
    """The same without a mouse: goes from control to control, as Tab does, and presses Enter."""

    MOST_TABS = 200

    def click(self, what: str) -> None:
        for _ in range(self.MOST_TABS):
            if self._focused() == what:
                # Enter on what is chosen already would confirm it.
                chosen = self.page.evaluate("document.activeElement.getAttribute('aria-pressed') == 'true'")
                self.page.keyboard.press("Space" if chosen else "Enter")
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"{what} can't be reached with Tab")

    def _focused(self) -> str:
        """What the control does that has the focus, if it shows that it has."""
        said = "document.activeElement?.matches(':focus-visible') && document.activeElement.dataset.do || ''"
        return str(self.page.evaluate(said))

    def confirm(self, kind: str) -> None:
        """With Enter, from wherever the focus is, if that is no other control."""
        self.known()
        before = self.line
        self.page.keyboard.press("Enter")
        self.came_of(kind, before)
