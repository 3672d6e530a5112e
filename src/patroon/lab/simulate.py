"""Bots playing games, and how they fared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from patroon.board import Board
from patroon.bots import Clock, make_bot
from patroon.record import Header, header_for
from patroon.rules import Game
from patroon.rules.chance import commitment


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game and its header."""

    header: Header
    game: Game
    decisions: int


def game_seed(seed: int, number: int) -> bytes:
    """The 256-bit seed of one game of a simulation: the same whatever else is played."""
    return sha256(f"patroon simulate {seed} {number}".encode()).digest()


def play_many(bots: Sequence[str], games: int, seed: int, board: Board) -> Iterator[Played]:
    """Games among these bots, one after the other. The same seed gives the same games."""
    for number in range(1, games + 1):
        yield play_one(bots, game_seed(seed, number), board)


def play_one(names: Sequence[str], seed: bytes, board: Board) -> Played:
    """One game among these bots."""
    game = Game.new(len(names), board, seed)
    bots = [make_bot(name, f"{commitment(seed)} {seat}") for seat, name in enumerate(names)]
    decisions = 0
    while (seat := game.to_decide) is not None:
        game.play(bots[seat].decide(game.view(), game.options(), Clock()))
        decisions += 1
    return Played(
        header_for([f"bot:{name} {seat}" for seat, name in enumerate(names, 1)], board, seed), game, decisions
    )


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
