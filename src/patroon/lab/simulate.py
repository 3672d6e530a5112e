"""Bots playing games, and how they fared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter
from typing import Final

from patroon.board import Board
from patroon.bots import Clock
from patroon.bots.seated import Seated, seated
from patroon.record import Header, header_for
from patroon.rules import Game


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and its header."""

    header: Header
    game: Game
    decisions: int
    faults: tuple[tuple[str, ...], ...] = ()
    """By seat, the kinds of its faults (bots.program.FAULTS) in their order; always empty for built-in bots."""
    seconds: tuple[list[float], ...] = ()
    """By seat, how long it thought about each of its decisions."""


def game_seed(seed: int, number: int) -> bytes:
    """The 256-bit seed of one game of a simulation: the same whatever else is played."""
    return sha256(f"patroon simulate {seed} {number}".encode()).digest()


def play_many(bots: Sequence[str], games: int, seed: int, board: Board) -> Iterator[Played]:
    """Games among these bots, one after the other. The same seed gives the same games."""
    with seated(bots) as table:
        for number in range(1, games + 1):
            yield play_one(bots, game_seed(seed, number), board, table)


def play_one(names: Sequence[str], seed: bytes, board: Board, table: Sequence[Seated] | None = None) -> Played:
    """One game among these bots; `table`: the same bots, seated for more than this game."""
    if table is None:
        with seated(names) as newcomers:
            return play_one(names, seed, board, newcomers)
    header = header_for([f"bot:{name} {seat}" for seat, name in enumerate(names, 1)], board, seed)
    game = Game.new(len(names), board, seed)
    for place, bot in enumerate(table):
        bot.begin(header, place)
    faults: list[list[str]] = [[] for _ in names]
    seconds: list[list[float]] = [[] for _ in names]
    while (seat := game.to_decide) is not None:
        start = perf_counter()
        decided = table[seat].decide(game, Clock())
        seconds[seat].append(perf_counter() - start)
        faults[seat] += [decided.fault] if decided.fault else []
        game.play(decided.move)
        for bot in table:
            bot.hear(game)
    for bot in table:
        bot.over(game)
    return Played(header, game, sum(map(len, seconds)), tuple(map(tuple, faults)), tuple(seconds))


WHOLE_WIN: Final = 60
"""A victory in parts, so that two, three, four or five players can share it without a rest."""


@dataclass(frozen=True, slots=True)
class Fared:
    """How one seat fared over many games: sums over all of them."""

    bot: str
    wins: int
    """In parts of WHOLE_WIN."""
    points: int
    least: int
    most: int
    ranks: int


def summary(bots: Sequence[str], scores: Sequence[Sequence[int]]) -> list[Fared]:
    """How each seat fared in games with these final scores."""
    rows = []
    for seat, bot in enumerate(bots):
        own = [points[seat] for points in scores]
        won = [points for points in scores if points[seat] == max(points)]
        rows.append(
            Fared(
                bot=bot,
                wins=sum(WHOLE_WIN // points.count(max(points)) for points in won),
                points=sum(own),
                least=min(own),
                most=max(own),
                ranks=sum(1 + sum(1 for other in points if other > points[seat]) for points in scores),
            )
        )
    return rows
