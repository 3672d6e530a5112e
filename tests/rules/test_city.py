"""R5.5, R5.6 and R0: building businesses, holding elections, leading districts."""

import itertools
from random import Random

import pytest

from patroon.rules.events import (
    BusinessBuilt,
    ElectionsHeld,
    MajorityChanged,
    Paid,
    Scored,
)
from patroon.rules.moves import Build, Elections, PassTile
from patroon.rules.state import BLACK_MARKET, DISTRICTS, DOCKS, GRANARY, LUMBERYARD, MILLWORK, TRADING_COMPANY
from tests.positions import B, O, Y, adapted, districts, moves_of, option, position, refused, seat, told


def test_the_districts_stand_in_the_order_of_r0() -> None:
    assert DISTRICTS == ("lumberyard", "granary", "docks", "millwork", "black_market", "trading_company")
    places = (LUMBERYARD, GRANARY, DOCKS, MILLWORK, BLACK_MARKET, TRADING_COMPANY)
    assert [DISTRICTS[place] for place in places] == list(DISTRICTS)


def test_a_business_costs_one_wood_and_one_building() -> None:
    for number in (1, 2, 3):
        blue = seat(wood=5)
        game = position("city", blue)
        game.play(Build(B, (DOCKS,) * number))
        assert blue.wood == 5 - number
        assert blue.buildings == 24 - number
        assert blue.businesses == districts(docks=number)


def test_one_build_may_spread_over_districts() -> None:
    blue = seat(wood=3)
    position("city", blue).play(Build(B, (LUMBERYARD, MILLWORK, TRADING_COMPANY)))
    assert blue.businesses == districts(lumberyard=1, millwork=1, trading_company=1)


def test_builds_are_every_choice_of_one_to_three_districts() -> None:
    game = position("city", seat(wood=3))
    expected = [
        Build(B, chosen) for number in (1, 2, 3) for chosen in itertools.combinations_with_replacement(range(6), number)
    ]
    assert moves_of(game, Build) == expected
    assert len(expected) == 6 + 21 + 56
    found = option(game, Build)
    assert found is not None
    assert found.to_json() == {"move": "build", "least": 1, "most": 3, "districts": list(DISTRICTS)}
    bits = Random(1)
    assert {found.draw(bits) for _ in range(6000)} == set(expected)


@pytest.mark.parametrize(
    ("wood", "buildings", "most"), [(1, 9, 1), (2, 9, 2), (4, 9, 3), (9, 1, 1), (9, 2, 2), (3, 3, 3)]
)
def test_builds_go_as_far_as_wood_and_buildings(wood: int, buildings: int, most: int) -> None:
    game = position("city", seat(wood=wood, buildings=buildings))
    numbers = {len(move.districts) for move in moves_of(game, Build) if isinstance(move, Build)}
    assert numbers == set(range(1, most + 1))
    found = option(game, Build)
    assert found is not None
    assert found.to_json()["most"] == most
    bits = Random(2)
    drawn = [found.draw(bits) for _ in range(200)]
    assert {len(move.districts) for move in drawn if isinstance(move, Build)} == numbers


def test_naming_more_than_the_wood_allows_is_not_cut_down() -> None:
    game = position("city", seat(wood=2))
    assert refused(game, Build(B, (0, 0, 0))) == ("R5.5", "not-enough-wood", {"need": 3, "have": 2})


def test_naming_more_than_the_supply_allows_is_not_cut_down() -> None:
    game = position("city", seat(wood=3, buildings=2))
    assert refused(game, Build(B, (0, 0, 0))) == ("R7", "not-enough-buildings", {"need": 3, "have": 2})


def test_without_wood_or_buildings_nobody_builds() -> None:
    game = position("city", seat(buildings=3))
    assert refused(game, Build(B, (0,))) == ("R5.5", "not-enough-wood", {"need": 1, "have": 0})
    game = position("city", seat(wood=3, buildings=0))
    assert refused(game, Build(B, (0,))) == ("R7", "not-enough-buildings", {"need": 1, "have": 0})


@pytest.mark.parametrize("number", [0, 4])
def test_a_build_is_of_one_to_three(number: int) -> None:
    game = position("city", seat(wood=9))
    assert refused(game, Build(B, (0,) * number)) == ("R5.5", "build-1-to-3", {"have": number})


@pytest.mark.parametrize("district", [-1, 6])
def test_a_build_names_districts_that_exist(district: int) -> None:
    game = position("city", seat(wood=9))
    assert refused(game, Build(B, (0, district))) == ("R0", "no-such-district", {})


def test_a_builds_events_tell_each_change_of_majority() -> None:
    yellow = seat(businesses=districts(docks=1))
    game = position("city", seat(wood=3), yellow)
    assert game.play(Build(B, (GRANARY, DOCKS, DOCKS))) == [
        Paid(B, "building", wood=3),
        BusinessBuilt(B, GRANARY),
        MajorityChanged(GRANARY, (), (B,)),
        BusinessBuilt(B, DOCKS),
        MajorityChanged(DOCKS, (Y,), (B, Y)),
        BusinessBuilt(B, DOCKS),
        MajorityChanged(DOCKS, (B, Y), (B,)),
    ]


def test_a_build_that_changes_no_lead_tells_none() -> None:
    rivals = seat(businesses=districts(docks=3))
    game = position("city", seat(wood=2, businesses=districts(granary=1)), rivals)
    events = game.play(Build(B, (GRANARY, DOCKS)))
    assert told(events, MajorityChanged) == []
    assert game.state.leaders == ((), (B,), (Y,), (), (), ())


def test_elections_score_3_per_majority_and_2_per_tie() -> None:
    blue = seat(score=10, businesses=districts(lumberyard=3, granary=1, docks=1, millwork=2, black_market=1))
    yellow = seat(businesses=districts(lumberyard=2, docks=1, millwork=3, trading_company=1))
    orange = seat(businesses=districts(docks=1, millwork=1))
    game = position("city", blue, yellow, orange)
    events = game.play(Elections(B))
    # Alone in lumberyard, granary and black market; the docks are shared by three; the millwork is Yellow's.
    assert events == [
        ElectionsHeld(B, (LUMBERYARD, GRANARY, BLACK_MARKET), (DOCKS,)),
        Scored(B, "elections", 11),
    ]
    assert game.scores == [21, 0, 0]


def test_elections_may_be_held_once_per_tile() -> None:
    game = position("city", seat(businesses=districts(docks=1), tiles=(3, 0, 0)))
    game.play(Elections(B))
    game.play(PassTile(B))
    game.play(Elections(B))
    assert game.scores[B] == 6
    assert refused(game, Elections(B)) == ("R5.1", "no-tile", {})


def test_elections_are_open_with_a_lead_in_any_district() -> None:
    for district in range(6):
        blue = seat(businesses=tuple(int(district == other) for other in range(6)))
        assert moves_of(position("city", blue), Elections) == [Elections(B)]


def test_points_of_elections_are_the_boards() -> None:
    board = adapted(scoring={"majority": 7, "tie": 5})
    blue = seat(businesses=districts(docks=1, granary=1))
    game = position("city", blue, seat(businesses=districts(docks=1)), board=board)
    game.play(Elections(B))
    assert game.scores[B] == 12


def test_a_player_with_fewer_businesses_has_neither_majority_nor_tie() -> None:
    blue = seat(businesses=districts(docks=1))
    yellow = seat(businesses=districts(docks=2))
    orange = seat(businesses=districts(docks=2))
    game = position("city", blue, yellow, orange)
    assert game.state.leaders[DOCKS] == (Y, O)
    assert refused(game, Elections(B)) == ("R5.4", "no-majority-or-tie", {})
