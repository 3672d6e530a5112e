"""What the numbers of a board did in games: cards taken, columns left, resources short, camps emptied.

Everything is counted by game first, so that the uncertainty of a mean is that of independent games.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import Final

from patroon.board import TILES, TRADERS, Board, Card
from patroon.lab.numbers import Mean
from patroon.lab.results import Results
from patroon.lab.simulate import Played
from patroon.lab.statistics import SOURCES, Auction, Facts, facts_of
from patroon.rules import Game
from patroon.rules.events import (
    BIDDING,
    FEE,
    GOODS,
    MARKET,
    TRAVELLING,
    BusinessRemoved,
    ColumnTaken,
    Event,
    FursBought,
    FursShipped,
    Gained,
    GameEnded,
    LandAdded,
    LonghouseLeft,
    LonghouseMoved,
    LonghouseStayed,
    Lost,
    Paid,
    Reshuffled,
    RoundBegan,
    SpecialPassed,
    TilePassed,
)
from patroon.rules.game import Line
from patroon.rules.moves import Move
from patroon.rules.state import DISTRICTS, NO_FURS, ROUNDS, State

Key = tuple[str | int | Card, ...]
"""What is counted: a word of those below, and of what."""

# Cards, with the decade and the card
LAND: Final = "land taken"
SHIPS: Final = "ship taken"
# What players have at the end of a round, with the resource and the round
HELD: Final = "held"
NONE_LEFT: Final = "none left"
BOUGHT: Final = "bought at the market"
SOLD: Final = "sold at the market"
PAID_FOR_BIDS: Final = "paid for bids"
# By player and round
STARVED: Final = "rounds with a business removed"
REMOVED: Final = "businesses removed"
CAME: Final = "goods that came"
NO_ROOM: Final = "goods that found no room"
WAREHOUSES: Final = "warehouses in the end"
# Actions
ACTION: Final = "action"
FREE_SPECIAL: Final = "special action without a fee"
TILES_HAD: Final = "tiles"
PASSED_TILE: Final = "tile passed"
PASSED_SPECIAL: Final = "special action passed"
# The river, with the camp or zone, and the round
LONGHOUSES: Final = "longhouses"
EMPTY_CAMP: Final = "camps without a longhouse"
RECEDED: Final = "longhouse"
POSTS: Final = "posts in the end"
TRAVELLED: Final = "trades with a journey"
JOURNEY: Final = "corn for journeys"
# Traders
SOLD_OUT: Final = "trader empty at the end of a round"
ALL_SOLD_OUT: Final = "all traders empty at the end of a round"
TRADES: Final = "trades"
RESHUFFLED: Final = "reserve reshuffled"
# Scores
AHEAD: Final = "the winner's points above the others'"
MARGIN: Final = "the winner's lead over the second"
BEST: Final = "the winner's points"
POINTS: Final = "points of all players"

RESOURCES: Final = ("coins", "goods", "wood", "corn", "furs")
DECADES: Final = ("1620s", "1630s")
TILE_ACTIONS: Final = ("build", "elections", "add_land", "clear_land", "trade", "ship")


class Tally:
    """What happened at tables like this one."""

    def __init__(self, bots: Sequence[str], seed: int, board: Board) -> None:
        self.results = Results(bots, seed, board, rotate=True)
        self.means: dict[Key, Mean] = {}
        self.column_prices = [Mean() for _ in board.columns]
        self.mixes: dict[str, Mean] = {}
        """What was paid in auctions for such tiles."""
        self.first_choice: Counter[int] = Counter()
        """Columns, by how often the first chooser of a round opened with them."""

    @property
    def bot(self) -> str:
        return self.results.table[0]

    @property
    def players(self) -> int:
        return len(self.results.table)

    @property
    def board(self) -> Board:
        return self.results.board

    @property
    def games(self) -> int:
        return self.results.games

    def add(self, played: Played) -> None:
        """Count one more game."""
        facts = facts_of(played, self.games + 1, self.results.table)
        counts: dict[Key, float] = {**counts_of(played), **_scores(facts)}
        for key in counts:
            self.means.setdefault(key, _zeros(self.games))
        for key, mean in self.means.items():
            mean.add(counts.get(key, 0))
        self.results.add(facts)
        for _, auctions in groupby(facts.auctions, key=lambda auction: auction.round):
            self._count_auctions(list(auctions))

    def _count_auctions(self, auctions: list[Auction]) -> None:
        self.first_choice[auctions[0].column] += 1
        for auction in auctions:
            if auction.price is not None:
                self.column_prices[auction.column].add(auction.price)
                self.mixes.setdefault(mix_of(auction.tiles), Mean()).add(auction.price)

    def a_game(self, *key: str | int | Card) -> Mean:
        """How often, or how much, a game."""
        return self.means.get(key, _zeros(self.games))


def mix_of(tiles: Sequence[int]) -> str:
    """Tiles in words: "city, land ×2"."""
    return ", ".join(
        kind if count == 1 else f"{kind} ×{count}" for kind, count in zip(TILES, tiles, strict=True) if count
    )


def _zeros(count: int) -> Mean:
    return Mean(count)


def _scores(facts: Facts) -> dict[Key, float]:
    """Points by source, and by how much the winners were ahead: of the others in each source, of the second in all."""
    winners = [seat for seat, won in enumerate(facts.wins) if won]
    others = [seat for seat, won in enumerate(facts.wins) if not won] or winners
    best, second = sorted(facts.scores, reverse=True)[:2]
    found: dict[Key, float] = {(BEST,): best, (MARGIN,): best - second}
    for index, name in enumerate(SOURCES):
        points = [sources[index] for sources in facts.sources]
        found[POINTS, name] = sum(points)
        found[AHEAD, name] = fmean(points[seat] for seat in winners) - fmean(points[seat] for seat in others)
    return found


def counts_of(played: Played) -> Counter[Key]:
    """Everything that is counted in one game."""
    reader = _Reader(played.header.board, len(played.header.seats), played.header.first)
    for line in played.game.lines:
        reader.take(line)
    return reader.counts


class _Reader:
    """Plays a game's lines once more and counts."""

    def __init__(self, board: Board, players: int, first: int) -> None:
        self.counts: Counter[Key] = Counter()
        self._game = Game.new(players, board, first=first)
        self._round = 0
        self._hungry: set[int] = set()

    def take(self, line: Line) -> None:
        events = self._game.advance(line)
        if isinstance(line, Move):
            self._count_action(line, events)
        for event in events:
            if isinstance(event, RoundBegan | GameEnded) and self._round:
                self._end_round(self._game.state)
            self._note(event)

    def _count_action(self, move: Move, events: list[Event]) -> None:
        self.counts[ACTION, move.name] += 1
        if move.name in DISTRICTS and not any(isinstance(event, Paid) and event.why == FEE for event in events):
            self.counts[FREE_SPECIAL, move.name] += 1

    def _note(self, event: Event) -> None:
        counts = self.counts
        match event:
            case RoundBegan():
                self._round = event.round
            case ColumnTaken():
                for kind, count in zip(TILES, event.tiles, strict=True):
                    counts[TILES_HAD, kind] += count
            case LandAdded():
                counts[LAND, self._decade(), event.card] += 1
            case FursShipped():
                counts[SHIPS, self._decade(), event.card] += 1
            case Paid() | Gained():
                self._note_payment(event)
            case BusinessRemoved():
                counts[REMOVED,] += 1
                self._hungry.add(event.player)
            case Lost():
                counts[NO_ROOM,] += event.goods
            case TilePassed():
                counts[PASSED_TILE, TILES[event.step]] += 1
            case SpecialPassed():
                counts[PASSED_SPECIAL,] += 1
            case LonghouseMoved() | LonghouseLeft() | LonghouseStayed():
                counts[RECEDED, event.name, event.camp] += 1
            case FursBought():
                counts[TRADES, TRADERS[event.trader]] += 1
            case Reshuffled():
                counts[RESHUFFLED,] += 1

    def _note_payment(self, event: Paid | Gained) -> None:
        counts = self.counts
        if event.why == GOODS:
            counts[CAME,] += event.goods
        elif event.why == TRAVELLING:
            counts[TRAVELLED,] += 1
            counts[JOURNEY,] += event.corn
        elif event.why == MARKET:
            word = SOLD if isinstance(event, Paid) else BOUGHT
            counts[word, "wood"] += event.wood
            counts[word, "corn"] += event.corn
        elif event.why == BIDDING and isinstance(event, Paid):
            paid = (event.coins, event.goods, event.wood, event.corn, sum(event.furs))
            for resource, amount in zip(RESOURCES, paid, strict=True):
                counts[PAID_FOR_BIDS, resource] += amount

    def _decade(self) -> str:
        return DECADES[(self._round - 1) // (ROUNDS // len(DECADES))]

    def _end_round(self, state: State) -> None:
        """After provisions and income: preparation gives nobody anything."""
        counts, number = self.counts, self._round
        for player in state.players:
            held = (player.coins, player.goods, player.wood, player.corn, sum(player.furs))
            for resource, amount in zip(RESOURCES, held, strict=True):
                counts[HELD, resource, number] += amount
                counts[NONE_LEFT, resource, number] += not amount
        counts[STARVED, number] += len(self._hungry)
        self._hungry.clear()
        for camp, longhouses in enumerate(state.camps, 1):
            counts[LONGHOUSES, camp, number] += longhouses
            counts[EMPTY_CAMP, camp, number] += not longhouses
        for name, furs in zip(TRADERS, state.traders, strict=True):
            counts[SOLD_OUT, name] += furs == NO_FURS
        counts[ALL_SOLD_OUT,] += all(furs == NO_FURS for furs in state.traders)
        if number == ROUNDS:
            for player in state.players:
                counts[POSTS, player.post + 1] += 1
                counts[WAREHOUSES, player.warehouses] += 1
