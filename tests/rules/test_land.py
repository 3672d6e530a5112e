"""R5.7, R5.8: adding and clearing land."""

from random import Random

import pytest

from patroon.rules.events import (
    Gained,
    LandAdded,
    LandCleared,
    LonghouseLeft,
    LonghouseMoved,
    LonghouseStayed,
    Scored,
)
from patroon.rules.moves import AddLand, ClearLand, Trade
from patroon.rules.state import BOTTOM
from tests.positions import B, adapted, moves_of, option, position, refused, seat, told


def test_a_land_card_goes_to_the_right_end_of_the_row() -> None:
    blue = seat(row=[(1, 4, 1), (2, 7, 2)], houses=3, cleared=2)
    game = position("land", blue, land=[(3, 9, 3), (1, 2, 3), None, None])
    events = game.play(AddLand(B, 1))
    assert blue.row == ((1, 4, 1), (2, 7, 2), (1, 2, 3))
    assert (blue.spaces, blue.houses, blue.filled, blue.cleared) == (4, 3, 2, 2)
    assert game.state.land == ((3, 9, 3), None, None, None)
    assert events == [LandAdded(B, 1, (1, 2, 3), 3), LonghouseMoved(1, 2)]


def test_every_face_up_card_may_be_taken() -> None:
    game = position("land", land=[(3, 9, 3), None, (1, 1, 3), (2, 2, 5)])
    assert moves_of(game, AddLand) == [AddLand(B, 0), AddLand(B, 2), AddLand(B, 3)]
    found = option(game, AddLand)
    assert found is not None
    assert found.to_json() == {"move": "add_land", "slots": [0, 2, 3]}
    bits = Random(3)
    assert {found.draw(bits) for _ in range(60)} == set(found.moves())


@pytest.mark.parametrize("slot", [1, 4, -1])
def test_an_empty_slot_gives_no_land(slot: int) -> None:
    game = position("land", land=[(3, 9, 3), None, (1, 1, 3), (2, 2, 5)])
    assert refused(game, AddLand(B, slot)) == ("R5.7", "slot-empty", {"slot": slot + 1})


def test_with_no_card_left_there_is_no_land_to_add() -> None:
    game = position("land", land=[None] * 4)
    assert refused(game, AddLand(B, 0)) == ("R5.7", "no-land-left", {})


@pytest.mark.parametrize(
    ("before", "after", "told_as"),
    [
        ((3, 0, 0, 0, 0), (2, 1, 0, 0, 0), LonghouseMoved(1, 2)),
        ((1, 2, 0, 0, 0), (0, 3, 0, 0, 0), LonghouseMoved(1, 2)),
        ((2, 3, 0, 0, 0), (1, 3, 0, 0, 0), LonghouseLeft(1)),
        ((0, 3, 1, 0, 0), (0, 2, 2, 0, 0), LonghouseMoved(2, 3)),
        ((0, 1, 2, 2, 1), (0, 0, 2, 2, 1), LonghouseLeft(2)),
        ((0, 0, 1, 0, 1), (0, 0, 0, 1, 1), LonghouseMoved(3, 4)),
        ((0, 0, 0, 2, 0), (0, 0, 0, 1, 1), LonghouseMoved(4, 5)),
        ((0, 0, 0, 2, 1), (0, 0, 0, 1, 1), LonghouseLeft(4)),
        ((0, 0, 0, 1, 1), (0, 0, 0, 0, 1), LonghouseLeft(4)),
        ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1), LonghouseStayed(5)),
    ],
)
def test_one_longhouse_of_the_leftmost_occupied_camp_recedes(
    before: tuple[int, ...], after: tuple[int, ...], told_as: LonghouseMoved | LonghouseLeft | LonghouseStayed
) -> None:
    game = position("land", camps=before)
    events = game.play(AddLand(B, 0))
    assert game.state.camps == after
    assert events[1:] == [told_as]


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_a_longhouse_uses_only_spaces_of_the_player_count(players: int, spaces: int) -> None:
    free = position("land", players=players, camps=(1, spaces - 1, 0, 0, 0))
    free.play(AddLand(B, 0))
    assert free.state.camps == (0, spaces, 0, 0, 0)
    full = position("land", players=players, camps=(1, spaces, 0, 0, 0))
    full.play(AddLand(B, 0))
    assert full.state.camps == (0, spaces, 0, 0, 0)


def test_the_longhouse_recedes_before_the_next_action_of_the_turn() -> None:
    blue = seat(goods=3, corn=0, tiles=(0, 1, 1))
    game = position("land", blue, seat(tiles=(0, 0, 0)), players=2, camps=(1, 0, 0, 0, 0))
    game.play(AddLand(B, 0))
    while game.state.phase == 4:
        game.play(game.legal_moves()[-1])
    assert refused(game, Trade(B, BOTTOM)) == ("R5.10", "not-enough-corn-to-travel", {"need": 1, "have": 0})


def test_clearing_gives_the_wood_of_each_card_cleared_now() -> None:
    row = [(1, 4, 1), (1, 3, 2), (2, 7, 2), (1, 2, 2)]
    blue = seat(wood=1, score=4, row=row, houses=4, cleared=1)
    game = position("land", blue)
    events = game.play(ClearLand(B))
    assert events == [LandCleared(B, 2, 3), Gained(B, "clearing", wood=10), Scored(B, "clearing", 6)]
    assert (blue.wood, blue.score, blue.cleared, blue.filled) == (11, 10, 3, 3)


def test_clearing_scores_once_for_the_rightmost_card() -> None:
    blue = seat(row=[(1, 4, 1)] * 4, houses=4)
    position("land", blue).play(ClearLand(B))
    assert blue.score == 10
    assert blue.wood == 16


def test_a_card_without_wood_gives_none() -> None:
    blue = seat(row=[(1, 0, 5)], houses=1)
    events = position("land", blue).play(ClearLand(B))
    assert told(events, Gained) == []
    assert (blue.wood, blue.score) == (0, 1)


def test_a_card_with_an_empty_house_space_is_not_cleared() -> None:
    blue = seat(row=[(1, 4, 1), (3, 9, 3)], houses=3)
    position("land", blue).play(ClearLand(B))
    assert (blue.cleared, blue.wood, blue.score) == (1, 4, 1)


def test_clearing_again_needs_new_filled_land() -> None:
    blue = seat(row=[(1, 4, 1)], houses=1, tiles=(0, 2, 0))
    game = position("land", blue)
    game.play(ClearLand(B))
    assert refused(game, ClearLand(B)) == ("R5.4", "nothing-to-clear", {})


def test_points_of_land_are_the_boards() -> None:
    board = adapted(scoring={"land": [5, 6, 7, 8, 9, 10, 11, 12]})
    blue = seat(row=[(1, 4, 1)] * 2, houses=2)
    position("land", blue, board=board).play(ClearLand(B))
    assert blue.score == 6


def test_built_on_counts_the_houses_of_each_card() -> None:
    blue = seat(row=[(2, 1, 1), (3, 1, 1), (1, 1, 1)], houses=4)
    assert [blue.built_on(place) for place in range(3)] == [2, 2, 0]
    assert blue.count_filled() == 1
    assert seat(row=[(2, 1, 1), (3, 1, 1)], houses=5).count_filled() == 2
    assert seat().count_filled() == 0
