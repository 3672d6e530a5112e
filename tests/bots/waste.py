"""Points wasted in a way that a child at the table would see."""

from collections.abc import Iterator

from patroon.bots.value import unfed
from patroon.lab.simulate import Played
from patroon.rules import Game
from patroon.rules.city import election_points
from patroon.rules.districts import MarketOption, offer_granary
from patroon.rules.moves import EndTurn, Granary, Move, PassSpecial, PassTile, Ship
from patroon.rules.state import CITY, ROUNDS, TRADE, State
from patroon.rules.trade import ShipOption, offer_ship


def wastes(played: Played) -> Iterator[str]:
    """What somebody wasted in a game, and when."""
    game = Game.new(len(played.header.seats), played.header.board, first=played.header.first)
    for line in played.game.lines:
        if isinstance(line, Move):
            for waste in wasted(game.state, line):
                yield f"round {game.state.round}, player {line.player}: {waste}"
        game.advance(line)


def wasted(state: State, move: Move) -> Iterator[str]:
    """What this move wastes."""
    gives_up_tile = isinstance(move, PassTile) or (isinstance(move, EndTurn) and _tiles(state))
    if state.phase == CITY and gives_up_tile and election_points(state, move.player) >= 9:
        yield "a tile passed though elections pay 9"
    if state.phase == TRADE and state.round == ROUNDS and _tiles(state) == 1 and not isinstance(move, Ship):
        spends = gives_up_tile or move.name == "trade"
        if spends and isinstance(offer_ship(state), ShipOption):
            yield "furs kept in the end though a ship was there and a tile"
    if state.phase == TRADE and state.special and not isinstance(move, Granary):
        gives_up_special = isinstance(move, PassSpecial | EndTurn)
        granary = offer_granary(state)
        if gives_up_special and unfed(state, move.player) and isinstance(granary, MarketOption) and granary.buy:
            yield "businesses starve though the granary was affordable"


def _tiles(state: State) -> int:
    return state.players[state.actor].tiles[state.step()] if CITY <= state.phase <= TRADE else 0
