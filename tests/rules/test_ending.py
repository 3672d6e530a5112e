"""R9: game end."""

import pytest

from patroon.rules import Game, Player
from patroon.rules.events import GameEnded, Scored
from patroon.rules.moves import EndTurn
from patroon.rules.state import END, OVER
from tests.positions import B, O, Y, adapted, districts, finish_round, furs, position, refused, seat, told

NOTHING = (0, 0, 0)


def last_turn(*seats: Player, **more: object) -> Game:
    return position("trade", *seats, round_number=6, turn=3, **more)  # type: ignore[arg-type]


def test_after_round_6_the_game_is_over() -> None:
    game = last_turn()
    assert game.final is None
    assert game.winners is None
    finish_round(game)
    assert game.over
    assert (game.state.phase, game.state.awaits, game.state.round) == (END, OVER, 6)
    assert game.to_decide is None
    assert not game.awaits_chance
    assert game.options() == []
    assert game.legal_moves() == []
    assert refused(game, EndTurn(B)) == ("R9", "game-over", {})


def test_provisions_of_round_6_come_before_the_end() -> None:
    blue = seat(corn=3, businesses=districts(docks=3))
    game = last_turn(blue)
    finish_round(game)
    # Income: 2 coins. Points: 3 for the docks, none for 2 coins.
    assert (blue.corn, blue.coins) == (0, 2)
    assert game.final is not None
    assert game.final[B] == (3, 0, 0, 0)


@pytest.mark.parametrize(("filled", "cleared", "points"), [(0, 0, 0), (2, 2, 0), (2, 1, 3), (2, 0, 3), (1, 0, 1)])
def test_the_rightmost_filled_land_scores_if_uncleared(filled: int, cleared: int, points: int) -> None:
    blue = seat(row=[(1, 0, 0)] * 3, houses=filled, cleared=cleared)
    game = last_turn(blue)
    finish_round(game)
    assert game.final is not None
    assert game.final[B][1] == points


@pytest.mark.parametrize(("things", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
@pytest.mark.parametrize("kind", ["coins", "goods", "wood", "corn"])
def test_three_other_resources_are_a_point_rounded_down(kind: str, things: int, points: int) -> None:
    game = last_turn(seat(**{kind: things}, warehouses=4))  # type: ignore[arg-type]
    finish_round(game)
    assert game.final is not None
    assert game.final[B][2:] == (0, points)


def test_other_resources_count_together() -> None:
    game = last_turn(seat(coins=2, goods=2, wood=2, corn=2, warehouses=4))
    finish_round(game)
    assert game.final is not None
    assert game.final[B][3] == 2


def test_each_fur_is_a_point() -> None:
    game = last_turn(seat(furs=furs(beaver=3, otter=1, lynx=2)))
    finish_round(game)
    assert game.final is not None
    assert game.final[B][2:] == (6, 0)


def test_final_scores_are_added_and_told_by_source_in_turn_order() -> None:
    blue = seat(score=10, corn=1, furs=furs(lynx=1), businesses=districts(docks=1), row=[(1, 0, 0)], houses=1)
    yellow = seat(score=5, wood=6, furs=furs(mink=2), tiles=(0, 0, 0))
    orange = seat(corn=1, businesses=districts(granary=1))
    game = last_turn(blue, yellow, orange, tokens=(2, 1, 3))
    events = finish_round(game)
    assert game.final == ((3, 1, 1, 0), (0, 0, 2, 2), (3, 0, 0, 1))  # Orange's: 2 coins of passing, 2 of income
    assert events[-8:] == [
        Scored(B, "final_elections", 3),
        Scored(O, "final_elections", 3),
        Scored(B, "final_land", 1),
        Scored(Y, "final_furs", 2),
        Scored(B, "final_furs", 1),
        Scored(Y, "final_resources", 2),
        Scored(O, "final_resources", 1),
        GameEnded((15, 9, 4), (B,)),
    ]
    assert game.scores == [15, 9, 4]


def test_the_table_stays_as_it_was_counted() -> None:
    blue = seat(furs=furs(lynx=3), coins=6, row=[(1, 0, 0)], houses=1)
    finish_round(last_turn(blue))
    assert (blue.furs, blue.coins, blue.cleared) == (furs(lynx=3), 6, 0)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((9, 3, 3), (B,)), ((3, 9, 3), (Y,)), ((3, 9, 9), (Y, O)), ((4, 4, 4), (B, Y, O)), ((5, 4, 5), (B, O))],
)
def test_most_points_win_and_ties_share_the_victory(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = last_turn(*(seat(score=score, tiles=NOTHING) for score in scores))
    events = finish_round(game)
    assert game.winners == winners
    assert told(events, GameEnded) == [GameEnded(scores, winners)]


def test_the_final_points_are_the_boards() -> None:
    board = adapted(scoring={"majority": 10, "tie": 6, "fur_left": 4, "resources_per_point": 2})
    blue = seat(corn=2, furs=furs(lynx=2), businesses=districts(docks=1, granary=1))
    yellow = seat(corn=1, businesses=districts(docks=1))
    game = last_turn(blue, yellow, board=board)
    finish_round(game)
    assert game.final is not None
    # Blue's income: 2 districts and 1 majority; Yellow's: 1 district.
    assert game.final[B] == (16, 0, 8, 1)
    assert game.final[Y] == (6, 0, 0, 0)
