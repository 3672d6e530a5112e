"""How fast the table is in Chromium on this machine: first load, a move's way to the screen, frames while pieces move.

    python -m bench.web

Each figure is a median with the least and the most of several runs.
"""

import statistics
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page
from tests.server.processes import Server
from tests.web.stage import Visitor, browser, stage

RUNS = 7
MOVES = 12
SIZE = {"width": 1440, "height": 900}

WATCH = """
window.seen = { moves: [], frames: [], shifts: 0 };
const Wire = window.WebSocket;
window.WebSocket = class extends Wire {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (!event.data.startsWith('{"type":"steps"')) return;
      const came = performance.now();
      const line = document.documentElement.dataset.line;
      const look = () => {
        if (document.documentElement.dataset.line === line) return requestAnimationFrame(look);
        requestAnimationFrame(() => window.seen.moves.push(performance.now() - came));
      };
      requestAnimationFrame(look);
    });
  }
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });
let last = 0;
const beat = (now) => {
  if (document.querySelector(".flights .piece") && last) window.seen.frames.push(now - last);
  last = now;
  requestAnimationFrame(beat);
};
requestAnimationFrame(beat);
"""

LOADED = """() => {
  const all = performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"));
  const sum = (some) => some.reduce((size, each) => size + each.transferSize, 0);
  const fonts = all.filter((each) => each.name.endsWith(".woff2"));
  return { whole: sum(all), fonts: sum(fonts) };
}"""


def told(name: str, values: list[float], unit: str, digits: int = 0) -> None:
    low, middle, high = min(values), statistics.median(values), max(values)
    print(f"{name:48} {middle:8.{digits}f} {unit}  ({low:.{digits}f} to {high:.{digits}f}, {len(values)} times)")


def visit(chromium: Browser, server: Server, pace: str = "instant") -> Visitor:
    """A browser that has nothing cached."""
    visitor = Visitor(chromium, server.url, viewport=SIZE, settings={"pace": pace})
    visitor.context.add_init_script(WATCH)
    visitor.come_in()
    return visitor


def seconds_to(page: Page, path: str, what: str) -> float:
    """Milliseconds until something can be clicked."""
    page.goto(path, wait_until="commit")
    page.locator(what).first.wait_for(state="visible")
    return float(page.evaluate("performance.now()"))


def first_loads(chromium: Browser, server: Server) -> None:
    home: list[float] = []
    table: list[float] = []
    sizes: list[dict[str, Any]] = []
    for _ in range(RUNS):
        visitor = visit(chromium, server)
        home.append(seconds_to(visitor.page, "/", "[data-do='play']"))
        visitor.context.close()
        visitor = visit(chromium, server)
        path = stage(visitor, "city", 4, 3)
        table.append(seconds_to(visitor.page, path, "[data-do^='begin:'], [data-do^='move:']"))
        visitor.page.wait_for_load_state("networkidle")
        sizes.append(visitor.page.evaluate(LOADED))
        visitor.context.close()
    told("home can be used after", home, "ms")
    told("a table can be played after", table, "ms")
    told("first load without fonts", [(each["whole"] - each["fonts"]) / 1000 for each in sizes], "kB")
    told("fonts", [each["fonts"] / 1000 for each in sizes], "kB")


def moves(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server)
    visitor.page.goto(stage(visitor, "place", 4, 0))
    for _ in range(MOVES):
        visitor.page.locator("html[data-turn='mine'], html[data-turn='over']").wait_for(state="attached")
        for what in ("move:end_turn", "move:pass_bid", "district:docks", "column:0", "confirm"):
            there = visitor.page.locator(f"[data-do='{what}']:visible:not([aria-disabled='true'])")
            if there.count():
                there.first.click()
                visitor.page.wait_for_timeout(150)
    told("a move is painted after its message", visitor.page.evaluate("window.seen.moves"), "ms", 1)
    told("layout shift while playing (sum)", [visitor.page.evaluate("window.seen.shifts")], "", 3)
    visitor.context.close()


def frames(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server, "normal")
    visitor.page.goto(stage(visitor, "city", 4, 3))
    visitor.page.locator("[data-do='move:end_turn']:visible").first.click()
    visitor.page.wait_for_timeout(9000)
    between: list[float] = visitor.page.evaluate("window.seen.frames")
    told("between two frames while pieces move", between, "ms", 1)
    slow = sum(each > 25 for each in between)
    print(f"{'frames later than 25 ms':48} {100 * slow / max(1, len(between)):8.1f} %")
    visitor.context.close()


def main() -> None:
    with TemporaryDirectory() as folder, Server(f"{folder}/games.db", "--no-limits") as server, browser() as chromium:
        first_loads(chromium, server)
        moves(chromium, server)
        frames(chromium, server)


if __name__ == "__main__":
    main()
