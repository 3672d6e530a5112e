"""Bots playing a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter

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
    seconds: tuple[tuple[float, ...], ...] = ()
    """By seat, how long it thought about each of its decisions."""


def game_seed(seed: int, number: int) -> bytes:
    """The 256-bit seed of one game of a simulation: the same whatever else is played."""
    return sha256(f"patroon simulate {seed} {number}".encode()).digest()


def play_one(
    names: Sequence[str],
    seed: bytes,
    board: Board,
    table: Sequence[Seated] | None = None,
    ms: int | None = None,
) -> Played:
    """One game among these bots, with so many milliseconds for a decision.

    `table`: the same bots, seated for more than this game. Without it programs are started for this game alone, so that
    it does not depend on those before.
    """
    if table is None:
        with seated(names) as newcomers:
            return play_one(names, seed, board, newcomers, ms)
    header = header_for([f"bot:{name} {seat}" for seat, name in enumerate(names, 1)], board, seed)
    game = Game.new(len(names), board, seed)
    for place, bot in enumerate(table):
        bot.begin(header, place)
    faults: list[list[str]] = [[] for _ in names]
    seconds: list[list[float]] = [[] for _ in names]
    while (seat := game.to_decide) is not None:
        start = perf_counter()
        decided = table[seat].decide(game, Clock(ms))
        seconds[seat].append(perf_counter() - start)
        if decided.fault:
            faults[seat].append(decided.fault)
        game.play(decided.move)
        for bot in table:
            bot.hear(game)
    for bot in table:
        bot.over(game)
    return Played(header, game, sum(map(len, seconds)), tuple(map(tuple, faults)), tuple(map(tuple, seconds)))
