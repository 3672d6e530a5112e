"""Chance piece by piece: the same outcomes as in one go, with their probabilities."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from patroon.board import built_in
from patroon.envs.pieces import due, most_kinds, most_pieces, name_of, outcome, pile
from patroon.rules import Game
from patroon.rules.chance import Guess
from patroon.rules.outcomes import FursDrawn
from patroon.rules.state import DRAW_FURS, FILL_TRADERS, State, add


def drawn_by(state: State, bits: random.Random) -> list[int]:
    """The pieces of one outcome, blindly drawn."""
    drawn: list[int] = []
    for _ in range(due(state)):
        left = pile(state, drawn)
        drawn += bits.choices(range(len(left)), left)
    return drawn


def played(players: int, seed: int) -> Iterator[tuple[Game, list[int]]]:
    """A random game, and at each outcome of chance the pieces that will make it."""
    bits = random.Random(seed)
    game = Game.new(players)
    while not game.over:
        if game.awaits_chance:
            drawn = drawn_by(game.state, bits)
            yield game, drawn
            game.happen(outcome(game.state, drawn))
        else:
            game.play(game.draw(bits))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_fed_with_pieces_comes_to_its_end(players: int) -> None:
    pieces = 0
    for game, drawn in played(players, seed=players):
        pieces += len(drawn)
        assert len(pile(game.state, [])) <= most_kinds(built_in())
        names = [name_of(game.state, kind) for kind in range(len(pile(game.state, [])))]
        assert len(set(names)) == len(names)
    assert 6 * (4 + 4 + 12) < pieces <= most_pieces(built_in(), players)


def test_every_outcome_that_chance_can_bring_can_be_drawn() -> None:
    """What a guess brings is spelled in pieces, and each piece is there when its turn comes."""
    bits = random.Random(1)
    game = Game.new(3)
    waited = 0
    while not game.over:
        if game.awaits_chance:
            guessed = Guess(bits).outcome(game.state)
            if game.state.awaits == DRAW_FURS:
                assert isinstance(guessed, FursDrawn)
                drawn = [kind for kind, count in enumerate(guessed.furs) for _ in range(count)]
                for at, kind in enumerate(drawn):
                    assert pile(game.state, drawn[:at])[kind] > 0
                assert outcome(game.state, drawn) == guessed
                waited += 1
            game.happen(guessed)
        else:
            game.play(game.draw(bits))
    assert waited > 3


def test_first_come_the_reserves_last_furs_then_those_of_the_discard_pile() -> None:
    state = next(game.state for game, _ in played(2, seed=1) if game.state.awaits == FILL_TRADERS)
    state.reserve, state.discard = (1, 0, 0, 0, 0), (0, 0, 2, 3, 0)
    assert pile(state, []) == (1, 0, 0, 0, 0)
    assert pile(state, [0]) == (0, 0, 2, 3, 0)
    assert pile(state, [0, 3, 2]) == (0, 0, 1, 2, 0)
    assert due(state) == 6


def test_the_probabilities_of_two_furs_are_those_of_two_drawn_blindly() -> None:
    state = Game.new(2).state
    share = Fraction(0)
    for first in range(5):
        left = pile(state, [first])
        assert add(left, tuple([int(kind == first) for kind in range(5)])) == pile(state, [])
        share += Fraction(pile(state, [])[first], 50) * Fraction(left[first], 49)
    assert share == Fraction(9, 49)  # two of the same kind, of ten each
