"""A bot never touches the real game, its seed or its decks: those of others can't, ours are not given them."""

import gc
from types import FunctionType, ModuleType
from typing import Any

from patroon.board import built_in
from patroon.bots import Clock, RandomBot
from patroon.bots.seated import SeatedBot, seat_for
from patroon.record import header_for
from patroon.rules import Game
from patroon.rules.chance import Seeded
from patroon.rules.moves import Move
from tests.bots import rummaging

SEED = bytes(range(100, 132))


def reachable(*things: object) -> list[object]:
    """Everything that hangs on these things, but for code."""
    found: dict[int, object] = {}
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | FunctionType | ModuleType):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def test_rummaging_finds_what_lies_in_the_same_process() -> None:
    """So that finding nothing means something."""
    game = Game.new(2, seed=SEED)
    header = header_for(["Ada", "Bo"], built_in(), SEED)
    found = set(rummaging.in_memory())
    assert {"a deck", "a game with its future", "a seed", "a header with its seed"} <= found
    assert game.to_decide is not None
    assert header.seed is not None


def test_somebodys_bot_that_tries_gets_nothing() -> None:
    game = Game.new(2, seed=SEED)
    header = header_for(["Ada", "Bo"], built_in(), SEED)
    bots = [seat_for(f"{rummaging.__file__}:Rummaging") for _ in range(2)]
    try:
        for seat, bot in enumerate(bots):
            bot.begin(header, seat)
        for _ in range(3):
            assert game.to_decide is not None
            decided = bots[game.to_decide].decide(game, Clock(ms=30_000))  # it looks at everything
            assert decided.fault == ""
            assert decided.said == ("found: []",)
            game.play(decided.move)
    finally:
        for bot in bots:
            bot.close()


def test_our_own_bots_are_given_nothing_from_which_the_game_can_be_reached() -> None:
    game = Game.new(3, seed=SEED)
    header = header_for(["Ada", "Bo", "Cy"], built_in(), SEED)
    given: list[object] = []

    class Keeping(RandomBot):
        def decide(self, view: Any, options: Any, clock: Clock) -> Move:
            given.extend([view, options, clock, vars(self)])
            return super().decide(view, options, clock)

    bot = SeatedBot(Keeping)
    for seat in range(3):
        bot.begin(header, seat)
    while not game.over:
        game.play(bot.decide(game, Clock()).move)
    assert len(given) > 400
    for thing in reachable(*given):
        assert not isinstance(thing, Seeded | Game)
        assert not isinstance(thing, bytes)
    assert any(isinstance(thing, Seeded) for thing in reachable(game)), "the search would find one"


def test_what_a_view_holds_of_the_decks_is_sorted() -> None:
    view = Game.new(4, seed=SEED).view()
    assert list(view.land_deck) == sorted(view.land_deck)
    assert list(view.ship_deck) == sorted(view.ship_deck)
