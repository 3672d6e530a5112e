"""Whole recorded games: each replays to the letter, and together they take every path the rules know."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from patroon.record import Record, load
from patroon.rules import Game
from patroon.rules.game import Line
from patroon.rules.moves import MOVES, Move
from patroon.rules.outcomes import OUTCOMES
from tests.fixtures import GAMES, RECIPES, play
from tests.paths import PATHS, Step, paths_of, steps

RESULTS: dict[str, tuple[list[int], tuple[int, ...]]] = {
    "two-at-random": ([0, 11], (1,)),
    "two-settlers-ninth-land": ([61, 16], (0,)),
    "two-founders-last-building": ([123, 26], (0,)),
    "two-voyagers-permanent-longhouse": ([10, 18], (1,)),
    "three-at-random": ([1, 11, 1], (1,)),
    "three-share-the-victory": ([3, 3, 2], (0, 1)),
    "three-voyagers-leapfrog": ([12, 3, 31], (2,)),
    "four-plungers": ([1, 1, 2, 5], (3,)),
    "four-shippers-reshuffle": ([45, 51, 43, 1], (1,)),
    "five-shippers-reshuffle": ([39, 51, 43, 43, 38], (1,)),
    "five-hoarders-short-traders": ([12, 26, 19, 16, 14], (1,)),
    "five-of-all-sorts": ([3, 40, 5, 48, 1], (3,)),
}
"""Final scores and winners, pinned."""

each_game = pytest.mark.parametrize("name", sorted(RESULTS))


def path_of(name: str) -> Path:
    return GAMES / f"{name}.nar"


@cache
def read(name: str) -> Record:
    return load(path_of(name), strict=True)


def walk(name: str) -> Iterator[Step]:
    record = read(name)
    return steps(record.board, record.players, record.first, record.lines)


@cache
def all_paths() -> frozenset[str]:
    return frozenset[str]().union(*(paths_of(walk(name)) for name in RESULTS))


@cache
def all_lines() -> tuple[Line, ...]:
    return tuple(line for name in RESULTS for line in read(name).lines)


def test_every_recorded_game_has_its_result_pinned() -> None:
    assert sorted(path.stem for path in GAMES.glob("*.nar")) == sorted(RESULTS)


def test_there_is_a_recorded_game_for_every_number_of_players() -> None:
    assert {read(name).players for name in RESULTS} == {2, 3, 4, 5}


@each_game
def test_a_recorded_game_replays_to_its_result(name: str) -> None:
    game = read(name).game
    assert game.over
    assert (game.scores, game.winners) == RESULTS[name]


@each_game
def test_the_final_points_are_part_of_the_score(name: str) -> None:
    game = read(name).game
    assert game.final is not None
    assert all(sum(points) <= score for points, score in zip(game.final, game.scores, strict=True))


@each_game
def test_furs_and_buildings_are_conserved(name: str) -> None:
    board = read(name).board
    for step in walk(name):
        state = step.game.state
        piles = [state.reserve, state.discard, *state.traders, *(player.furs for player in state.players)]
        assert [sum(kind) for kind in zip(*piles, strict=True)] == [board.of_each] * 5
        for player in state.players:
            built = player.warehouses + player.houses + sum(player.businesses)
            assert player.buildings + built == board.start.buildings


@each_game
def test_the_seed_brings_the_same_outcomes(name: str) -> None:
    record = read(name)
    game = Game.new(record.players, record.board, seed=record.header.seed, first=record.first)
    for line in record.lines:
        if isinstance(line, Move):
            game.play(line)
    assert game.lines == record.lines
    assert game.state == record.game.state


@each_game
def test_a_recorded_game_can_be_made_again(name: str) -> None:
    record = read(name)
    assert record.header.seed is not None
    header, game = play(RECIPES[name], int.from_bytes(record.header.seed, "big"))
    assert header == record.header
    assert game.lines == record.lines


@each_game
def test_a_recorded_game_takes_the_paths_it_is_there_for(name: str) -> None:
    assert RECIPES[name].paths <= paths_of(walk(name))


@pytest.mark.parametrize("path", PATHS)
def test_some_recorded_game_takes_the_path(path: str) -> None:
    assert path in all_paths()


@pytest.mark.parametrize("move", MOVES)
def test_some_recorded_game_has_the_move(move: str) -> None:
    assert any(isinstance(line, Move) and line.name == move for line in all_lines())


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_some_recorded_game_has_the_outcome(outcome: str) -> None:
    assert any(not isinstance(line, Move) and line.name == outcome for line in all_lines())
