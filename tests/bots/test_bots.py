"""The built-in bots: legal, repeatable, blind to what is hidden, and as good as they should be."""

import random

import pytest

from patroon.board import built_in
from patroon.bots import BOTS, Clock, make_bot
from patroon.lab.simulate import game_seed, play_one
from patroon.rules import Game
from patroon.rules.chance import Seeded
from patroon.rules.state import CITY


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_and_the_same_again(name: str, players: int) -> None:
    one, again = (play_one([name] * players, bytes([players] * 32), built_in()) for _ in range(2))
    assert one.game.over
    assert one.game.lines == again.game.lines


def test_easy_beats_random() -> None:
    """All of 400 games were won when it was measured; here 38 of 40 would do."""
    won = 0
    for number in range(40):
        names = ["easy", "random"] if number % 2 else ["random", "easy"]
        scores = play_one(names, game_seed(40, number), built_in()).game.scores
        won += scores[names.index("easy")] > scores[names.index("random")]
    assert won >= 38


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_whatever_the_hidden_order(name: str) -> None:
    game = Game.new(3, seed=7)
    bits = random.Random(7)
    while game.state.phase != CITY or game.state.round < 2:
        game.play(game.draw(bits))
    decisions = []
    for seed in (1, 2, 3):
        other = Game(game.view(), Seeded(bytes([seed] * 32)))
        decisions.append(make_bot(name, "same").decide(other.view(), other.options(), Clock()))
    assert decisions[0] == decisions[1] == decisions[2]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_changes_its_view_changes_nothing_else(name: str) -> None:
    game = Game.new(3, seed=7)
    before = game.view()
    view = game.view()
    make_bot(name, "x").decide(view, game.options(), Clock())
    view.players[0].coins = 99
    assert game.state == before


def test_easy_feeds_its_businesses_as_a_child_would() -> None:
    """Over whole games it loses few businesses for want of corn."""
    removed = 0
    for number in range(10):
        played = play_one(["easy"] * 3, game_seed(41, number), built_in())
        again = Game.new(3, first=played.header.first)
        for line in played.game.lines:
            removed += sum(event.name == "business_removed" for event in again.advance(line))
    assert removed <= 15  # players at random lose 75 in as many games
