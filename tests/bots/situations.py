"""Positions of whole games, for what must hold in all of them."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from patroon.bots import Clock, make_bot
from patroon.bots.plan import Planner
from patroon.bots.value import tuned
from patroon.rules import Game
from patroon.rules.state import ACT_CITY, ACT_TRADE, NO_FURS, State


@cache
def met(bot: str, players: int, seed: int = 1) -> tuple[Game, ...]:
    """A game among such bots at each of its decisions. Look at them; copy one before you play on."""
    game = Game.new(players, seed=seed)
    bots = [make_bot(bot, f"{seed} {seat}") for seat in range(players)]
    found = []
    while (seat := game.to_decide) is not None:
        found.append(game.copy())
        game.play(bots[seat].decide(game.view(), game.options(), Clock()))
    return tuple(found)


def asked(games: tuple[Game, ...], *kinds: int, every: int = 1) -> Iterator[Game]:
    """Those in which such a decision is due; every so many of them."""
    return islice((game for game in games if game.state.awaits in kinds), 0, None, every)


def acting(games: tuple[Game, ...], every: int = 1) -> Iterator[Game]:
    """Those in one of the three steps."""
    return asked(games, *range(ACT_CITY, ACT_TRADE + 1), every=every)


class Steady:
    """Chance that always turns out the same, whatever was drawn before."""

    def getrandbits(self, k: int, /) -> int:
        return 0


def planner(width: int = 1) -> Planner:
    return Planner(tuned("medium"), Steady(), width)


def without_chance(state: State) -> State:
    """A copy with no furs to draw at the black market but those that are shipped before."""
    twin = state.copy()
    twin.reserve = twin.discard = NO_FURS
    return twin
