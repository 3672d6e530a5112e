"""What one finished game tells: a small record of numbers, collected by playing its lines once more."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from patroon.lab.simulate import Played
from patroon.rules import Game
from patroon.rules.events import (
    CLEARING,
    ELECTIONS,
    FINAL_ELECTIONS,
    FINAL_FURS,
    FINAL_LAND,
    FINAL_RESOURCES,
    REMOVAL,
    SHIPPING,
    AuctionOpened,
    AuctionWon,
    BidMade,
    BusinessRemoved,
    ColumnTaken,
    Event,
    GameEnded,
    RoundBegan,
    Scored,
)
from patroon.rules.moves import Move
from patroon.rules.state import PHASES, Counts, State

SOURCES: Final = (
    "clearing",
    "elections",
    "shipping",
    "final_elections",
    "final_land",
    "furs",
    "resources",
    "penalties",
)
"""Where points come from."""
_REASONS: Final = (
    CLEARING,
    ELECTIONS,
    SHIPPING,
    FINAL_ELECTIONS,
    FINAL_LAND,
    FINAL_FURS,
    FINAL_RESOURCES,
    REMOVAL,
)
_AT_THE_END: Final = (FINAL_ELECTIONS, FINAL_LAND, FINAL_FURS, FINAL_RESOURCES)
_AT_ONCE: Final = (CLEARING, ELECTIONS, SHIPPING)

WHOLE_WIN: Final = 60
"""A victory in parts, so that two, three, four or five players can share it without a rest."""


class Auction(NamedTuple):
    """Who got a column, and for how much."""

    round: int
    column: int
    tiles: Counts
    winner: int
    price: int | None
    """None for the last column of a round, which costs nothing (R4.7)."""
    bids: int


class Decision(NamedTuple):
    """One decision, and what the player had before it."""

    number: int
    round: int
    phase: str
    player: int
    bot: str
    move: str
    json: str
    points: int
    """What it scored at once: elections, clearing, shipping."""
    seconds: float | None
    score: int
    token: int
    coins: int
    goods: int
    wood: int
    corn: int
    furs: int
    businesses: int


@dataclass(frozen=True, slots=True)
class Facts:
    """A game in numbers, by seat where there is one for each player."""

    number: int
    seed: str
    bots: tuple[str, ...]
    tokens: tuple[int, ...]
    """The turn-order token with which each player began; 1 is the first."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[int, ...]
    """In parts of WHOLE_WIN."""
    sources: tuple[tuple[int, ...], ...]
    """Points by each of SOURCES."""
    rounds: tuple[tuple[int, ...], ...]
    """The score after each of the six rounds, and in the end."""
    auctions: tuple[Auction, ...]
    removed: tuple[int, ...]
    """Businesses that could not be fed."""
    decisions: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """How long the bot thought about each of its decisions."""
    faults: tuple[tuple[str, ...], ...]

    @property
    def length(self) -> int:
        """Decisions of all players together."""
        return sum(self.decisions)


def facts_of(played: Played, number: int, bots: Sequence[str]) -> Facts:
    """What a finished game tells."""
    return _Reader(played, bots).facts(number)


def decisions_of(played: Played, bots: Sequence[str]) -> list[Decision]:
    """Every decision of a finished game, in order."""
    game = Game.new(len(bots), played.header.board, first=played.header.first)
    seconds = [iter(times) for times in _times(played, len(bots))]
    found: list[Decision] = []
    for line in played.game.lines:
        if isinstance(line, Move):
            before = game.view()
            spent = next(seconds[line.player], None)
            found.append(_decision(len(found) + 1, before, line, game.advance(line), bots[line.player], spent))
        else:
            game.advance(line)
    return found


def _times(played: Played, players: int) -> tuple[tuple[float, ...], ...]:
    """By seat; a game that was read from a record has none."""
    return tuple(map(tuple, played.seconds)) or ((),) * players


def _decision(
    number: int, before: State, move: Move, events: Iterable[Event], bot: str, seconds: float | None
) -> Decision:
    player = before.players[move.player]
    scored = [event for event in events if isinstance(event, Scored)]
    return Decision(
        number=number,
        round=before.round,
        phase=PHASES[before.phase],
        player=move.player,
        bot=bot,
        move=move.name,
        json=json.dumps(move.to_json(), sort_keys=True),
        points=sum(event.points for event in scored if event.player == move.player and event.why in _AT_ONCE),
        seconds=seconds,
        score=player.score,
        token=player.token,
        coins=player.coins,
        goods=player.goods,
        wood=player.wood,
        corn=player.corn,
        furs=sum(player.furs),
        businesses=sum(player.businesses),
    )


class _Reader:
    """Plays a game's lines once more and notes what happens."""

    def __init__(self, played: Played, bots: Sequence[str]) -> None:
        players = range(len(bots))
        self._played = played
        self._bots = tuple(bots)
        self._scores = [0 for _ in players]
        self._sources = [[0] * len(SOURCES) for _ in players]
        self._rounds: list[list[int]] = [[] for _ in players]
        self._removed = [0 for _ in players]
        self._decisions = [0 for _ in players]
        self._auctions: list[Auction] = []
        self._round = 0
        self._bids = 0
        self._price: int | None = None
        self._final = False

    def facts(self, number: int) -> Facts:
        header = self._played.header
        game = Game.new(len(self._bots), header.board, first=header.first)
        tokens = tuple(player.token for player in game.state.players)
        for line in self._played.game.lines:
            if isinstance(line, Move):
                self._decisions[line.player] += 1
            for event in game.advance(line):
                self._note(event)
        scores = tuple(game.scores)
        winners = game.winners or ()
        return Facts(
            number=number,
            seed=header.seed.hex() if header.seed is not None else "",
            bots=self._bots,
            tokens=tokens,
            scores=scores,
            ranks=tuple(1 + sum(1 for other in scores if other > score) for score in scores),
            wins=tuple(WHOLE_WIN // len(winners) if seat in winners else 0 for seat in range(len(scores))),
            sources=tuple(map(tuple, self._sources)),
            rounds=tuple(map(tuple, self._rounds)),
            auctions=tuple(self._auctions),
            removed=tuple(self._removed),
            decisions=tuple(self._decisions),
            seconds=_times(self._played, len(scores)),
            faults=self._played.faults or ((),) * len(scores),
        )

    def _note(self, event: Event) -> None:
        match event:
            case Scored():
                if event.why in _AT_THE_END:
                    self._begin_final_scoring()
                self._scores[event.player] += event.points
                self._sources[event.player][_REASONS.index(event.why)] += event.points
            case RoundBegan():
                if event.round > 1:
                    self._keep_scores()
                self._round = event.round
            case AuctionOpened():
                self._bids = 1
            case BidMade():
                self._bids += 1
            case AuctionWon():
                self._price = event.bid
            case ColumnTaken():
                self._auctions.append(
                    Auction(self._round, event.column, event.tiles, event.player, self._price, self._bids)
                )
                self._price, self._bids = None, 0
            case BusinessRemoved():
                self._removed[event.player] += 1
            case GameEnded():
                self._begin_final_scoring()
                self._keep_scores()

    def _begin_final_scoring(self) -> None:
        if not self._final:
            self._final = True
            self._keep_scores()

    def _keep_scores(self) -> None:
        for rounds, score in zip(self._rounds, self._scores, strict=True):
            rounds.append(score)
