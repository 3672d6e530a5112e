"""The tables of docs/balance.md, in Markdown."""

from collections.abc import Iterator, Sequence
from typing import Final

from patroon.board import TILES, TRADERS
from patroon.lab.numbers import Mean, wilson
from patroon.lab.results import Fared
from patroon.lab.statistics import SOURCES
from patroon.lab.tally import (
    ACTION,
    AHEAD,
    ALL_SOLD_OUT,
    BEST,
    BOUGHT,
    CAME,
    DECADES,
    EMPTY_CAMP,
    FREE_SPECIAL,
    HELD,
    JOURNEY,
    LAND,
    LONGHOUSES,
    MARGIN,
    NO_ROOM,
    NONE_LEFT,
    PAID_FOR_BIDS,
    PASSED_SPECIAL,
    PASSED_TILE,
    POINTS,
    POSTS,
    RECEDED,
    REMOVED,
    RESHUFFLED,
    RESOURCES,
    SHIPS,
    SOLD,
    SOLD_OUT,
    STARVED,
    TILE_ACTIONS,
    TILES_HAD,
    TRADES,
    TRAVELLED,
    WAREHOUSES,
    Tally,
)
from patroon.rules.state import DISTRICTS, ROUNDS

LAP: Final = 50
SPECIALS: Final = 3 * ROUNDS
"""Chances of a special action for each player (R5.3)."""
PARTS: Final = (
    ("city: elections, final elections", ("elections", "final_elections")),
    ("furs: shipping, furs left", ("shipping", "furs")),
    ("land: clearing, final land", ("clearing", "final_land")),
    ("resources left", ("resources",)),
    ("penalties", ("penalties",)),
)

Row = Sequence[str]


def page(tallies: Sequence[Tally]) -> Iterator[str]:
    """All tables, as lines."""
    board, seed = tallies[0].board, tallies[0].results.seed
    yield "# Balance: the tables"
    yield ""
    yield f"The output of `make balance`, board “{board.name}”, seed {seed}; [balance.md](balance.md) reads it."
    yield "All bots of a table are of one kind: “hard 3” are three hard ones. ± and brackets are intervals of 95 %,"
    yield "the game being the unit; of prices it is the auction, so that theirs are a little too narrow."
    for title, rows in (
        ("Scores", scores(tallies)),
        ("Points by source, a player", sources(tallies)),
        ("Parts of all points, in %", parts(tallies)),
        ("The winner’s points above the mean of the others, by source", leads(tallies)),
        ("By first token: share of the wins in %, and points", tokens(tallies)),
        ("By seat: share of the wins in %, and points", seats(tallies)),
        ("Columns, % of all rounds; prices of the auctions", columns(tallies)),
        ("Tiles: mean price in auctions", mixes(tallies)),
        ("Land cards [houses, wood, corn]: taken in % of games", cards(tallies, LAND)),
        ("Ships [furs, goods, coins]: taken in % of games", cards(tallies, SHIPS)),
        ("Tile actions, a player and game", actions(tallies)),
        ("Tiles passed and special actions passed, in %", passes(tallies)),
        ("Special actions, a player and game; without a fee in %", specials(tallies)),
        ("At the end of rounds: how much, and how many % of players have none", holdings(tallies)),
        ("Resources, a player and game", flows(tallies)),
        ("Corn, goods and warehouses, a player and game", provisions(tallies)),
        ("Players with a business removed, in %, by round", starving(tallies)),
        ("Longhouses at the end of rounds", longhouses(tallies)),
        ("Camps without a longhouse at the end of rounds, % of games", empty_camps(tallies)),
        ("What became of longhouses, a game", receding(tallies)),
        ("Trading posts in the end, % by zone; journeys", posts(tallies)),
        ("Traders", traders(tallies)),
    ):
        yield ""
        yield f"## {title}"
        yield ""
        yield from table(rows)


def table(rows: Iterator[Row]) -> Iterator[str]:
    """Rows in Markdown; the first is the head."""
    head = next(rows)
    yield "| " + " | ".join(head) + " |"
    yield "| " + " | ".join("---" if place == 0 else "---:" for place in range(len(head))) + " |"
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def by_table(tallies: Sequence[Tally]) -> Row:
    return [f"{tally.bot} {tally.players}" for tally in tallies]


def pm(mean: Mean, by: float = 1, digits: int = 1) -> str:
    """A mean with its uncertainty, divided."""
    return f"{mean.mean / by:.{digits}f} ± {mean.margin / by:.{digits}f}"


def percent(part: float) -> str:
    return str(round(100 * part))


def share(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{percent(part)} [{percent(low)}–{percent(high)}]"


def scores(tallies: Sequence[Tally]) -> Iterator[Row]:
    laps = ("under 50", "50–99", "100–149", "150 and more")
    yield ["table", "games", "points", "middle 80 %", "winner", *(f"{lap}, %" for lap in laps), "lead of the winner"]
    for tally in tallies:
        spread = tally.results.bots[0].scores
        by_lap = [0] * len(laps)
        for points, times in spread.counts.items():
            by_lap[min(points // LAP, len(laps) - 1)] += times
        yield [
            f"{tally.bot} {tally.players}",
            str(tally.games),
            pm(tally.results.bots[0].fared.points),
            f"{spread.quantile(0.1)}–{spread.quantile(0.9)}",
            pm(tally.a_game(BEST)),
            *(percent(times / spread.count) for times in by_lap),
            pm(tally.a_game(MARGIN)),
        ]


def sources(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["source", *by_table(tallies)]
    for name in SOURCES:
        yield [name.replace("_", " "), *(pm(tally.a_game(POINTS, name), tally.players) for tally in tallies)]


def parts(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["from", *by_table(tallies)]
    for name, together in PARTS:
        cells = []
        for tally in tallies:
            points = sum(tally.a_game(POINTS, source).mean for source in together)
            cells.append(percent(points / sum(tally.a_game(POINTS, source).mean for source in SOURCES)))
        yield [name, *cells]


def leads(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["source", *by_table(tallies)]
    for name in SOURCES:
        yield [name.replace("_", " "), *(pm(tally.a_game(AHEAD, name)) for tally in tallies)]


def tokens(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["token", *by_table(tallies)]
    yield from _places([tally.results.tokens for tally in tallies])


def seats(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["seat", *by_table(tallies)]
    yield from _places([tally.results.seats for tally in tallies])


def _places(fared: Sequence[Sequence[Fared]]) -> Iterator[Row]:
    for place in range(max(map(len, fared))):
        cells = [
            f"{share(of[place].share, of[place].games)}; {pm(of[place].points)}" if place < len(of) else ""
            for of in fared
        ]
        yield [str(place + 1), *cells]
    yield ["fair", *(percent(1 / len(of)) for of in fared)]


def columns(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["table", "column", "first choice", "auctioned", "free", "left", "mean price", "middle 80 %", "bids"]
    for tally in tallies:
        rounds = tally.games * ROUNDS
        for index, column in enumerate(tally.results.columns):
            prices = column.prices
            yield [
                f"{tally.bot} {tally.players}",
                f"{index + 1}: {column.tiles} tiles, {column.coins} coins",
                percent(tally.first_choice[index] / rounds),
                percent(prices.count / rounds),
                percent(column.free / rounds),
                percent(1 - (prices.count + column.free) / rounds),
                pm(tally.column_prices[index]) if prices.count else "–",
                f"{prices.quantile(0.1)}–{prices.quantile(0.9)}" if prices.count else "–",
                f"{column.bids_each:.1f}",
            ]


def mixes(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["tiles", *by_table(tallies)]
    found = {mix for tally in tallies for mix in tally.mixes}
    for mix in sorted(found, key=lambda mix: (tiles_in(mix), mix)):
        means = [tally.mixes.get(mix, Mean()) for tally in tallies]
        yield [mix, *(f"{pm(mean)} ({mean.count})" if mean.count else "–" for mean in means)]


def tiles_in(mix: str) -> int:
    return sum(int(kind.partition(" ×")[2] or 1) for kind in mix.split(", "))


def cards(tallies: Sequence[Tally], kind: str) -> Iterator[Row]:
    board = tallies[0].board
    yield ["card", *by_table(tallies)]
    for decade, deck in zip(DECADES, board.land if kind == LAND else board.ships, strict=True):
        for card in deck:
            cells = [share(tally.a_game(kind, decade, card).mean, tally.games) for tally in tallies]
            yield [f"{decade} {list(card)}", *cells]


def actions(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["action", *by_table(tallies)]
    for name in TILE_ACTIONS:
        yield [name.replace("_", " "), *(pm(tally.a_game(ACTION, name), tally.players, 2) for tally in tallies)]


def passes(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["passed", *by_table(tallies)]
    for kind in TILES:
        cells = []
        for tally in tallies:
            passed = tally.a_game(PASSED_TILE, kind)
            cells.append(pm(passed, tally.a_game(TILES_HAD, kind).mean / 100))
        yield [f"{kind} tile", *cells]
    yield ["special", *(pm(tally.a_game(PASSED_SPECIAL), SPECIALS * tally.players / 100) for tally in tallies)]


def specials(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["district", *by_table(tallies)]
    for name in DISTRICTS:
        cells = []
        for tally in tallies:
            used = tally.a_game(ACTION, name)
            free = tally.a_game(FREE_SPECIAL, name).mean / used.mean if used.mean else 0.0
            cells.append(f"{pm(used, tally.players, 2)}; {percent(free)} %")
        yield [name.replace("_", " "), *cells]


def holdings(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["table", "resource", *(f"round {number}" for number in range(1, ROUNDS + 1))]
    for tally in tallies:
        for resource in RESOURCES:
            cells = []
            for number in range(1, ROUNDS + 1):
                held = tally.a_game(HELD, resource, number).mean / tally.players
                none = tally.a_game(NONE_LEFT, resource, number).mean / tally.players
                cells.append(f"{held:.1f}; {percent(none)} %")
            yield [f"{tally.bot} {tally.players}", resource, *cells]


def flows(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["what", *by_table(tallies)]
    for word, kinds in ((PAID_FOR_BIDS, RESOURCES), (BOUGHT, ("wood", "corn")), (SOLD, ("wood", "corn"))):
        for kind in kinds:
            yield [f"{word}: {kind}", *(pm(tally.a_game(word, kind), tally.players) for tally in tallies)]


def provisions(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["what", *by_table(tallies)]
    for word in (REMOVED, CAME, NO_ROOM):
        yield [word, *(pm(tally.a_game(word), tally.players, 2) for tally in tallies)]
    lost = [tally.a_game(NO_ROOM).mean for tally in tallies]
    came = [tally.a_game(CAME).mean for tally in tallies]
    yield ["of all goods due, no room for %", *(percent(no / (no + yes)) for no, yes in zip(lost, came, strict=True))]
    for number in range(1, len(tallies[0].board.piers) + 1):
        cells = [percent(tally.a_game(WAREHOUSES, number).mean / tally.players) for tally in tallies]
        yield [f"{WAREHOUSES}: {number}, % of players", *cells]


def starving(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["round", *by_table(tallies)]
    for number in range(1, ROUNDS + 1):
        yield [str(number), *(pm(tally.a_game(STARVED, number), tally.players / 100) for tally in tallies)]


def longhouses(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["table", "camp", "spaces", *(f"round {number}" for number in range(1, ROUNDS + 1))]
    for tally in tallies:
        for camp, spaces in enumerate(tally.board.layout(tally.players).camps, 1):
            cells = [f"{tally.a_game(LONGHOUSES, camp, number).mean:.1f}" for number in range(1, ROUNDS + 1)]
            yield [f"{tally.bot} {tally.players}", str(camp), str(spaces), *cells]


def empty_camps(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["table", "camp", *(f"round {number}" for number in range(1, ROUNDS)), "in the end"]
    for tally in tallies:
        for camp in range(1, len(tally.board.river) + 1):
            parts = [tally.a_game(EMPTY_CAMP, camp, number).mean for number in range(1, ROUNDS + 1)]
            yield [f"{tally.bot} {tally.players}", str(camp), *map(percent, parts[:-1]), share(parts[-1], tally.games)]


def receding(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["camp", *by_table(tallies)]
    for camp in range(1, len(tallies[0].board.river) + 1):
        for name in ("longhouse_moved", "longhouse_left", "longhouse_stayed"):
            cells = [f"{tally.a_game(RECEDED, name, camp).mean:.2f}" for tally in tallies]
            yield [f"{camp} {name.partition('_')[2]}", *cells]


def posts(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["zone", *by_table(tallies)]
    for zone in range(1, len(tallies[0].board.river) + 1):
        yield [str(zone), *(pm(tally.a_game(POSTS, zone), tally.players / 100, 0) for tally in tallies)]
    trades = [tally.a_game(ACTION, "trade").mean for tally in tallies]
    journeys = [tally.a_game(TRAVELLED).mean for tally in tallies]
    corn = [pm(tally.a_game(JOURNEY), tally.players, 2) for tally in tallies]
    yield ["trades with a journey, %", *map(percent, (a / b for a, b in zip(journeys, trades, strict=True)))]
    yield ["corn for journeys, a player and game", *corn]


def traders(tallies: Sequence[Tally]) -> Iterator[Row]:
    yield ["what", *by_table(tallies)]
    for name in TRADERS:
        yield [f"{name}: trades a game", *(pm(tally.a_game(TRADES, name)) for tally in tallies)]
    for name in TRADERS:
        cells = [pm(tally.a_game(SOLD_OUT, name), ROUNDS / 100, 0) for tally in tallies]
        yield [f"{name}: empty at the end of a round, %", *cells]
    yield ["all three empty, %", *(pm(tally.a_game(ALL_SOLD_OUT), ROUNDS / 100, 0) for tally in tallies)]
    yield ["reserve reshuffled, a game", *(pm(tally.a_game(RESHUFFLED), 1, 2) for tally in tallies)]
