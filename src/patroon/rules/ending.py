"""R9, game end: final elections, the last land, what is left over."""

from patroon.rules.city import election_points
from patroon.rules.events import (
    FINAL_ELECTIONS,
    FINAL_FURS,
    FINAL_LAND,
    FINAL_RESOURCES,
    Event,
    GameEnded,
    Scored,
)
from patroon.rules.state import END, NOBODY, OVER, State


def end_game(state: State, events: list[Event]) -> None:
    """R9: everything is counted; the table stays as it lies."""
    state.phase = END
    state.final = tuple([final_points(state, seat) for seat in range(len(state.players))])
    for source, why in enumerate((FINAL_ELECTIONS, FINAL_LAND, FINAL_FURS, FINAL_RESOURCES)):
        for seat in state.order:
            points = state.final[seat][source]
            if points:
                state.players[seat].score += points
                events.append(Scored(seat, why, points))
    events.append(GameEnded(tuple(player.score for player in state.players), winners(state)))
    state.actor = NOBODY
    state.awaits = OVER


def final_points(state: State, seat: int) -> tuple[int, int, int, int]:
    """What the end brings a player: for elections (R9.1), land, furs and resources."""
    return (
        election_points(state, seat),
        _final_land(state, seat),
        _furs_left(state, seat),
        _resources_left(state, seat),
    )


def winners(state: State) -> tuple[int, ...]:
    """Most points; tied players share the victory."""
    most = max(player.score for player in state.players)
    return tuple([seat for seat, player in enumerate(state.players) if player.score == most])


def _final_land(state: State, seat: int) -> int:
    """R9.2: the rightmost filled card, if it is uncleared."""
    player = state.players[seat]
    if player.filled > player.cleared:
        return state.layout.board.scoring.land_at(player.filled)
    return 0


def _furs_left(state: State, seat: int) -> int:
    """R9.3."""
    return state.layout.board.scoring.fur_left * sum(state.players[seat].furs)


def _resources_left(state: State, seat: int) -> int:
    """R9.3: coins, goods, wood and corn together."""
    player = state.players[seat]
    left = player.coins + player.goods + player.wood + player.corn
    return left // state.layout.board.scoring.resources_per_point
