"""R8: provisions and income."""

import itertools
from random import Random

import pytest

from patroon.rules.events import (
    BusinessRemoved,
    Event,
    Gained,
    Lost,
    MajorityChanged,
    Paid,
    RoundBegan,
    Scored,
)
from patroon.rules.moves import EndTurn, Remove
from patroon.rules.state import DISTRICTS, DOCKS, GRANARY, LUMBERYARD, PREPARATION, PROVISIONS, REMOVE
from tests.positions import B, O, Y, adapted, districts, finish_round, moves_of, option, position, refused, seat, told


def whys(events: list[Event]) -> list[tuple[str, int]]:
    """Who pays, gains or scores why, passing aside."""
    return [
        (event.why, event.player)
        for event in events
        if isinstance(event, Paid | Gained | Scored) and event.why != "passing"
    ]


def test_only_cleared_land_is_harvested() -> None:
    blue = seat(row=[(1, 0, 2), (1, 0, 3), (1, 0, 5)], houses=3, cleared=2)
    events = finish_round(position("trade", blue, turn=3))
    assert Gained(B, "harvest", corn=5) in events
    assert blue.corn == 5


def test_no_harvest_without_cleared_land() -> None:
    events = finish_round(position("trade", seat(row=[(1, 0, 2)], houses=1), turn=3))
    assert [event for event in told(events, Gained) if event.why == "harvest"] == []


def test_the_harvest_pays_the_upkeep_of_the_same_round() -> None:
    blue = seat(row=[(1, 0, 3)], houses=1, cleared=1, businesses=districts(docks=2))
    events = finish_round(position("trade", blue, turn=3))
    assert Paid(B, "upkeep", corn=2) in events
    assert blue.corn == 1
    assert blue.businesses == districts(docks=2)


def test_upkeep_is_one_corn_per_business_and_not_optional() -> None:
    blue = seat(corn=6, businesses=districts(docks=2, granary=3))
    game = position("trade", blue, turn=3)
    finish_round(game)
    assert blue.corn == 1
    assert game.state.phase == PREPARATION


def test_no_business_no_upkeep() -> None:
    blue = seat(corn=6)
    events = finish_round(position("trade", blue, turn=3))
    assert blue.corn == 6
    assert told(events, Paid) == []


def test_each_business_unpaid_is_removed_for_2_points() -> None:
    blue = seat(corn=1, score=9, businesses=districts(docks=3))
    buildings = blue.buildings
    events = finish_round(position("trade", blue, turn=3))
    assert blue.businesses == districts(docks=1)
    assert blue.buildings == buildings + 2
    assert blue.score == 5
    assert Scored(B, "removal", -4) in events
    assert told(events, BusinessRemoved) == [BusinessRemoved(B, DOCKS)] * 2


@pytest.mark.parametrize(("score", "left", "told_points"), [(9, 5, -4), (4, 0, -4), (3, 0, -3), (1, 0, -1)])
def test_a_score_never_falls_below_0(score: int, left: int, told_points: int) -> None:
    blue = seat(score=score, businesses=districts(docks=2))
    events = finish_round(position("trade", blue, turn=3))
    assert blue.score == left
    assert told(events, Scored) == [Scored(B, "removal", told_points)]


def test_a_score_of_0_stays_0() -> None:
    blue = seat(businesses=districts(docks=2))
    events = finish_round(position("trade", blue, turn=3))
    assert blue.score == 0
    assert told(events, Scored) == []


def test_removing_everything_is_not_asked() -> None:
    blue = seat(businesses=districts(docks=2, granary=1))
    game = position("trade", blue, turn=3)
    events = finish_round(game)
    assert blue.businesses == districts()
    assert told(events, BusinessRemoved) == [
        BusinessRemoved(B, GRANARY),
        BusinessRemoved(B, DOCKS),
        BusinessRemoved(B, DOCKS),
    ]
    assert game.state.phase == PREPARATION


def test_removing_from_one_district_is_not_asked() -> None:
    blue = seat(corn=1, businesses=districts(docks=3))
    game = position("trade", blue, turn=3)
    finish_round(game)
    assert blue.businesses == districts(docks=1)
    assert game.state.phase == PREPARATION


def test_the_owner_chooses_among_several_districts() -> None:
    held = districts(lumberyard=2, docks=1, trading_company=1)
    blue = seat(score=20, corn=2, businesses=held)
    game = position("trade", blue, turn=3)
    finish_round(game)
    assert (game.state.phase, game.state.awaits, game.to_decide) == (PROVISIONS, REMOVE, B)
    spelled = [0, 0, 2, 5]
    expected = {Remove(B, pair) for pair in itertools.combinations(spelled, 2)}
    assert set(moves_of(game, Remove)) == expected
    assert len(moves_of(game, Remove)) == len(expected) == 4
    found = option(game, Remove)
    assert found is not None
    assert found.to_json() == {
        "move": "remove",
        "number": 2,
        "businesses": dict(zip(DISTRICTS, held, strict=True)),
    }
    bits = Random(8)
    assert {found.draw(bits) for _ in range(200)} == expected
    events = game.play(Remove(B, (0, 5)))
    assert events[:5] == [
        BusinessRemoved(B, 0),
        BusinessRemoved(B, 5),
        MajorityChanged(5, (B,), ()),
        Scored(B, "removal", -4),
        Gained(B, "income", coins=4),
    ]
    assert blue.businesses == districts(lumberyard=1, docks=1)
    assert blue.score == 16
    assert game.state.to_remove == (0, 0, 0)


def test_a_removal_names_exactly_what_is_due_and_there() -> None:
    blue = seat(corn=1, businesses=districts(lumberyard=1, docks=2))
    game = position("trade", blue, turn=3)
    finish_round(game)
    assert refused(game, Remove(B, (0,))) == ("R8.2", "remove-exactly", {"need": 2, "have": 1})
    assert refused(game, Remove(B, (0, 2, 2))) == ("R8.2", "remove-exactly", {"need": 2, "have": 3})
    assert refused(game, Remove(B, (0, 0))) == ("R8.2", "remove-too-many", {"district": "lumberyard", "have": 1})
    assert refused(game, Remove(B, (1, 2))) == ("R8.2", "remove-too-many", {"district": "granary", "have": 0})
    assert refused(game, Remove(B, (2, 6))) == ("R0", "no-such-district", {})
    assert refused(game, Remove(B, (-1, 2))) == ("R0", "no-such-district", {})
    assert refused(game, EndTurn(B)) == ("R5.4", "not-now", {"move": "end_turn"})


def test_everybody_pays_before_anyone_removes_and_removals_go_in_turn_order() -> None:
    two = districts(lumberyard=1, docks=1)
    blue, yellow, orange = (seat(corn=1, score=9, businesses=two) for _ in range(3))
    game = position("trade", blue, yellow, orange, tokens=(2, 3, 1), turn=3)
    finish_round(game)
    assert [player.corn for player in game.state.players] == [0, 0, 0]
    assert game.state.to_remove == (1, 1, 1)
    asked = []
    while game.state.awaits == REMOVE:
        asked.append(game.state.actor)
        game.play(Remove(game.state.actor, (DOCKS,)))
    assert asked == [O, B, Y]
    assert game.scores == [7, 7, 7]


def test_a_removal_without_a_choice_waits_for_the_choices_before_it() -> None:
    blue = seat(corn=1, businesses=districts(lumberyard=1, docks=1))
    yellow = seat(businesses=districts(docks=1))
    game = position("trade", blue, yellow, turn=3)
    events = finish_round(game)
    assert told(events, BusinessRemoved) == []
    events = game.play(Remove(B, (LUMBERYARD,)))
    assert told(events, BusinessRemoved) == [BusinessRemoved(B, LUMBERYARD), BusinessRemoved(Y, DOCKS)]


@pytest.mark.parametrize(
    ("goods", "warehouses", "ships", "stored", "lost"),
    [
        (0, 1, [(3, 4, 1)], 4, 0),
        (0, 1, [(3, 5, 1)], 4, 1),
        (4, 1, [(3, 5, 1)], 0, 5),
        (4, 2, [(3, 1, 1)], 1, 0),
        (3, 3, [(3, 2, 1), (3, 3, 1)], 5, 0),
        (3, 3, [(3, 3, 1), (3, 3, 1)], 5, 1),
        (0, 4, [(3, 9, 1), (3, 9, 1)], 10, 8),
        (2, 1, [], 0, 0),
        (0, 1, [(3, 0, 1)], 0, 0),
    ],
)
def test_goods_come_up_to_the_free_spaces_on_the_piers(
    goods: int, warehouses: int, ships: list[tuple[int, int, int]], stored: int, lost: int
) -> None:
    blue = seat(goods=goods, warehouses=warehouses, ships=ships)
    events = finish_round(position("trade", blue, turn=3))
    assert blue.goods == goods + stored
    got = [event for event in told(events, Gained) if event.why == "goods"]
    assert got == ([Gained(B, "goods", goods=stored)] if stored else [])
    assert told(events, Lost) == ([Lost(B, lost)] if lost else [])


def test_income_is_a_coin_per_district_and_one_per_outright_majority() -> None:
    blue = seat(corn=9, businesses=districts(lumberyard=3, granary=1, docks=1))
    yellow = seat(corn=9, businesses=districts(granary=1, docks=2))
    events = finish_round(position("trade", blue, yellow, turn=3))
    income = [event for event in told(events, Gained) if event.why == "income"]
    assert income == [Gained(B, "income", coins=4), Gained(Y, "income", coins=3)]
    assert (blue.coins, yellow.coins) == (4, 3)


def test_income_is_counted_after_the_removals() -> None:
    blue = seat(businesses=districts(docks=1))
    yellow = seat(corn=1, businesses=districts(docks=1))
    events = finish_round(position("trade", blue, yellow, turn=3))
    assert [event for event in told(events, Gained) if event.why == "income"] == [Gained(Y, "income", coins=2)]


def test_each_part_is_done_for_all_before_the_next_begins() -> None:
    players = [
        seat(
            score=9,
            businesses=tuple(3 * (other == district) for other in range(6)),
            row=[(1, 0, 2)],
            houses=1,
            cleared=1,
            ships=[(3, 1, 1)],
        )
        for district in range(3)
    ]
    events = finish_round(position("trade", *players, tokens=(3, 1, 2), turn=3))
    order = (Y, O, B)
    expected = [("harvest", who) for who in order]
    expected += [("upkeep", who) for who in order]
    expected += [("removal", who) for who in order]
    expected += [("goods", who) for who in order]
    expected += [("income", who) for who in order]
    assert whys(events) == expected


def test_the_penalty_is_the_boards() -> None:
    board = adapted(scoring={"removed_business": -5})
    blue = seat(score=20, businesses=districts(docks=2))
    finish_round(position("trade", blue, board=board, turn=3))
    assert blue.score == 10


@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_after_provisions_the_next_round_begins(round_number: int) -> None:
    game = position("trade", round_number=round_number, turn=3)
    events = finish_round(game)
    assert told(events, RoundBegan) == [RoundBegan(round_number + 1)]
    assert game.state.round == round_number + 1
    assert not game.over
