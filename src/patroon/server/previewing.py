"""What would come of a move: it is played on a copy of the table, by the rules, without chance.

A copy has neither the past nor the seed, so it costs next to nothing and has nothing to tell that is hidden.
"""

from collections.abc import Sequence

from patroon.rules import Game, State
from patroon.rules.events import Event
from patroon.rules.fields import Fields, MalformedLine
from patroon.rules.game import KINDS
from patroon.rules.moves import Move, move_from_json
from patroon.server.messages import Preview, Refused
from patroon.server.problems import malformed
from patroon.server.view import player_of


def moves_in(lines: Sequence[Fields]) -> list[Move]:
    """Raises Trouble that names the field."""
    moves = []
    for place, line in enumerate(lines):
        try:
            moves.append(move_from_json(line))
        except MalformedLine as error:
            raise malformed(error, f"moves[{place}]") from error
    return moves


def preview(state: State, move: Move) -> Preview:
    """The decision alone: phases that begin because it was the last one are not its doing. The state stays as it is."""
    game = Game(state.copy())
    refusal = game.why_not(move)
    if refusal is not None:
        why = Refused(move=move.name, rule=refusal.rule, key=refusal.key, values=dict(refusal.values))
        return Preview(refused=why, events=[], player=None, draws=False)
    alone, events = state.copy(), list[Event]()
    KINDS[type(move)].do(alone, move, events)
    game.play(move)
    told = [event.to_json() for event in events]
    return Preview(refused=None, events=told, player=player_of(alone, move.player), draws=game.awaits_chance)
