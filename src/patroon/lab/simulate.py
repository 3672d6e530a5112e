"""Bots playing a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter

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
    faults: tuple[tuple[str, ...], ...] = ()
    """By seat: what a bot did wrong, such as an illegal answer or none in time; empty if nobody did."""
    seconds: tuple[tuple[float, ...], ...] = ()
    """By seat: how long the bot thought about each of its decisions."""


def game_seed(seed: int, number: int) -> bytes:
    """The 256-bit seed of one game of a simulation: the same whatever else is played."""
    return sha256(f"patroon simulate {seed} {number}".encode()).digest()


def play_one(names: Sequence[str], seed: bytes, board: Board) -> Played:
    """One game among these bots."""
    game = Game.new(len(names), board, seed)
    bots = [make_bot(name, f"{commitment(seed)} {seat}") for seat, name in enumerate(names)]
    seconds: list[list[float]] = [[] for _ in names]
    decisions = 0
    while (seat := game.to_decide) is not None:
        view, options = game.view(), game.options()
        begun = perf_counter()
        move = bots[seat].decide(view, options, Clock())
        seconds[seat].append(perf_counter() - begun)
        game.play(move)
        decisions += 1
    return Played(
        header_for([f"bot:{name} {seat}" for seat, name in enumerate(names, 1)], board, seed),
        game,
        decisions,
        faults=((),) * len(names),
        seconds=tuple(map(tuple, seconds)),
    )
