"""R5.1 to R5.4: turns in the city, land and trade step; tiles, the special action, and passing them."""

from typing import Final

from patroon.rules.events import PASSING, Event, Gained, SpecialPassed, StepBegan, TilePassed
from patroon.rules.moves import EndTurn, Move, PassSpecial, PassTile
from patroon.rules.options import Kind, Only, Option, Refusal
from patroon.rules.state import NEXT, State, change

NO_TILE: Final = Refusal("R5.1", "no-tile")
SPECIAL_TAKEN: Final = Refusal("R5.1", "special-taken")


def begin_step(state: State, phase: int, events: list[Event]) -> None:
    """R5.1: players act in turn order."""
    state.phase = phase
    state.order = state.by_token()
    state.turn = 0
    state.actor = state.order[0]
    state.special = True
    state.ask_to_act()
    events.append(StepBegan(state.step()))


def has_tile(state: State) -> bool:
    """R5.1: the player has a tile of this step left."""
    return state.players[state.actor].tiles[state.step()] > 0


def use_tile(state: State) -> None:
    """One tile of the step is spent; the turn goes on if anything is left."""
    player = state.players[state.actor]
    player.tiles = change(player.tiles, state.step(), -1)
    go_on(state)


def use_special(state: State) -> None:
    """The special action of the step is spent."""
    state.special = False
    go_on(state)


def go_on(state: State) -> None:
    """R5.1, R5.4: a turn in which nothing is left ends by itself."""
    if state.special or has_tile(state):
        return
    state.turn += 1
    if state.turn == len(state.order):
        state.awaits = NEXT
        return
    state.actor = state.order[state.turn]
    state.special = True  # R5.3: with or without a tile


def offer_pass_tile(state: State) -> Option | Refusal:
    return Only(PassTile(state.actor)) if has_tile(state) else NO_TILE


def pass_tile(state: State, move: Move, events: list[Event]) -> None:
    """R5.2: a coin, at once."""
    events.append(TilePassed(move.player, state.step()))
    _coin(state, move.player, events)
    use_tile(state)


def offer_pass_special(state: State) -> Option | Refusal:
    return Only(PassSpecial(state.actor)) if state.special else SPECIAL_TAKEN


def pass_special(state: State, move: Move, events: list[Event]) -> None:
    """R5.2: a coin, at once."""
    events.append(SpecialPassed(move.player))
    _coin(state, move.player, events)
    use_special(state)


def _coin(state: State, player: int, events: list[Event]) -> None:
    state.players[player].coins += 1
    events.append(Gained(player, PASSING, coins=1))


def offer_end_turn(state: State) -> Option | Refusal:
    return Only(EndTurn(state.actor))


def end_turn(state: State, move: Move, events: list[Event]) -> None:
    """R5.4: whatever is left is passed, for its coin each."""
    special = state.special
    for _ in range(state.players[move.player].tiles[state.step()]):
        pass_tile(state, move, events)
    if special:
        pass_special(state, move, events)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(PassTile, offer_pass_tile, pass_tile),
    Kind(PassSpecial, offer_pass_special, pass_special),
    Kind(EndTurn, offer_end_turn, end_turn),
)
