"""Chance piece by piece: one fur, card or tile at a time, each as likely as there are such pieces left to draw from.

For those who look ahead and want every outcome with its probability. A whole deal has thousands of outcomes, a piece
has a few; so nothing need be sampled, and nothing is left out.
"""

from collections.abc import Sequence
from typing import Final

from patroon.board import FURS, TILES, Board, Card
from patroon.rules.chance import in_parts
from patroon.rules.outcomes import FursDrawn, LandDealt, Outcome, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.preparation import spaces_to_fill
from patroon.rules.state import (
    DEAL_LAND,
    DEAL_SHIPS,
    DRAW_FURS,
    FILL_TRADERS,
    LAY_TILES,
    ROUNDS,
    SLOTS,
    Counts,
    State,
    take,
)

BOUGHT: Final = 3 * 3
"""The most furs that a player can buy at the black market in a round: three at each of three actions (R5.3, R6.5)."""


def most_kinds(board: Board) -> int:
    """No piece is one of more kinds than this."""
    return max(len(FURS), len(TILES), *[len(set(deck)) for deck in (*board.land, *board.ships)])


def most_pieces(board: Board, players: int) -> int:
    """No game draws more pieces than this."""
    traders = sum(trader.furs for trader in board.traders)
    in_a_round = 2 * SLOTS + traders + sum(board.tiles) + players * BOUGHT
    return players * board.start.furs + traders + ROUNDS * in_a_round


def due(state: State) -> int:
    """How many pieces the outcome is made of that the state waits for."""
    return sum(_parts(state))


def pile(state: State, drawn: Sequence[int]) -> Counts:
    """How many of each kind the next piece is drawn from, when these kinds were drawn for the outcome so far."""
    awaits = state.awaits
    if awaits in (DEAL_LAND, DEAL_SHIPS):
        deck = _deck(state)
        left = tuple([deck.count(card) for card in _kinds(deck)])
    elif awaits == LAY_TILES:
        left = state.layout.board.tiles
    else:
        left = state.reserve
        reserve = sum(left)
        if len(drawn) >= reserve:  # R3.2
            left, drawn = state.discard, drawn[reserve:]
    return take(left, in_parts(drawn, (len(drawn),), len(left))[0])


def name_of(state: State, kind: int) -> str:
    """What a piece of this kind is called."""
    awaits = state.awaits
    if awaits in (DRAW_FURS, FILL_TRADERS):
        return FURS[kind]
    if awaits == LAY_TILES:
        return f"{TILES[kind]} tile"
    return f"{'land' if awaits == DEAL_LAND else 'ship'} {list(_kinds(_deck(state))[kind])}"


def outcome(state: State, drawn: Sequence[int]) -> Outcome:
    """What the pieces are together, in the order in which they were drawn."""
    awaits = state.awaits
    if awaits in (DEAL_LAND, DEAL_SHIPS):
        kinds = _kinds(_deck(state))
        cards = tuple([kinds[kind] for kind in drawn])
        return LandDealt(cards) if awaits == DEAL_LAND else ShipsDealt(cards)
    if awaits == LAY_TILES:
        return TilesLaid(in_parts(drawn, _parts(state), len(TILES)))
    parts = in_parts(drawn, _parts(state), len(FURS))
    if awaits == DRAW_FURS:
        return FursDrawn(state.actor, parts[0])
    bottom, middle, top = parts
    return TradersFilled((bottom, middle, top))


def _parts(state: State) -> Counts:
    """How many pieces each part of the outcome takes."""
    awaits = state.awaits
    if awaits == DRAW_FURS:
        return (state.to_draw,)
    if awaits == FILL_TRADERS:
        return spaces_to_fill(state)
    return state.layout.tiles if awaits == LAY_TILES else (SLOTS,)


def _deck(state: State) -> tuple[Card, ...]:
    return state.land_deck if state.awaits == DEAL_LAND else state.ship_deck


def _kinds(deck: tuple[Card, ...]) -> list[Card]:
    return sorted(set(deck))
