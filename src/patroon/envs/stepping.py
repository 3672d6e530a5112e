"""Many games at once: what a batch does, without NumPy.

What learning reads lies in two long rows of bytes, one stretch for each game, overwritten in place.
"""

from typing import Final

from patroon.board import Board
from patroon.envs.choices import SIZE, IllegalChoice, Play
from patroon.envs.meanings import meaning
from patroon.envs.sight import LENGTH
from patroon.rules.game import Game
from patroon.rules.options import Bits

SPREAD: Final = 2**32
"""Batches of different seeds have no game in common before each has begun so many."""


class Games:
    """So many games side by side. One that is over makes room for the next."""

    def __init__(self, number: int, players: int, seed: int, board: Board | None) -> None:
        self.number = number
        self.players = players
        self.board = board
        self.seeds = [seed * SPREAD + row for row in range(number)]
        """Of the game that is played in each row now."""
        self.observations = bytearray(number * LENGTH)
        self.masks = bytearray(number * SIZE)
        self.actors = bytearray(number)
        self.plays: list[Play] = []
        for row in range(number):
            self.plays.append(self._new(row))
            self._look(row)

    def step(self, choices: list[int]) -> list[tuple[int, Game]]:
        """A choice in each game; the games that are over now, with their rows.

        Raises IllegalChoice, and nothing has changed in any game.
        """
        for row, choice in enumerate(choices):
            if not 0 <= choice < SIZE or not self.masks[row * SIZE + choice]:
                self._refuse(row, choice)
        over = []
        for row, choice in enumerate(choices):
            play = self.plays[row]
            play.choose(choice)
            if play.over:
                over.append((row, play.game))
                self.seeds[row] += self.number
                self.plays[row] = self._new(row)
            self._look(row)
        return over

    def draw(self, bits: Bits) -> list[int]:
        """For each game an open choice at random."""
        return [play.draw(bits) for play in self.plays]

    def _new(self, row: int) -> Play:
        return Play(Game.new(self.players, self.board, self.seeds[row]))

    def _look(self, row: int) -> None:
        play = self.plays[row]
        actor = play.actor
        self.actors[row] = actor
        self.observations[row * LENGTH : (row + 1) * LENGTH] = play.observe(actor)
        self.masks[row * SIZE : (row + 1) * SIZE] = play.mask()

    def _refuse(self, row: int, choice: int) -> None:
        if not 0 <= choice < SIZE:
            raise IllegalChoice(f"row {row}: choices are 0 to {SIZE - 1}, not {choice}")
        actor = self.plays[row].actor
        raise IllegalChoice(f"row {row}: choice {choice} ({meaning(choice)}) is not open to player {actor} now")
