"""R5.1 to R5.4: turns in the steps, and passing."""

import pytest

from patroon.rules import Game
from patroon.rules.events import Gained, SpecialPassed, StepBegan, TilePassed
from patroon.rules.moves import (
    AddLand,
    Build,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Move,
    PassSpecial,
    PassTile,
    Ship,
    Trade,
)
from patroon.rules.state import BOTTOM, CITY, DOCKS, LAND, LUMBERYARD, TRADE
from tests.positions import B, O, Y, districts, furs, position, refused, seat, told

STEPS = ("city", "land", "trade")


@pytest.mark.parametrize("step", STEPS)
def test_players_act_in_turn_order(step: str) -> None:
    game = position(step, tokens=(3, 1, 2))
    acted = []
    for _ in range(3):
        acted.append(game.to_decide)
        game.play(EndTurn(game.state.actor))
    assert acted == [Y, O, B]


def test_city_then_land_then_trade() -> None:
    game = position("city", tokens=(2, 1, 3))
    events = []
    phases = []
    for _ in range(9):
        phases.append(game.state.phase)
        events += game.play(EndTurn(game.state.actor))
    assert phases == [CITY] * 3 + [LAND] * 3 + [TRADE] * 3
    assert told(events, StepBegan) == [StepBegan(1), StepBegan(2)]


def test_everyone_has_three_special_actions_a_round() -> None:
    game = position("city", *(seat(tiles=(0, 0, 0)) for _ in range(3)))
    passed = []
    while game.state.phase in (CITY, LAND, TRADE):
        passed.append(game.to_decide)
        game.play(PassSpecial(game.state.actor))
    assert passed == [B, Y, O] * 3


@pytest.mark.parametrize(("step", "index"), [("city", 0), ("land", 1), ("trade", 2)])
def test_a_step_uses_only_tiles_of_its_kind(step: str, index: int) -> None:
    others = tuple(0 if kind == index else 3 for kind in range(3))
    game = position(step, seat(tiles=others))
    assert refused(game, PassTile(B)) == ("R5.1", "no-tile", {})
    game.play(PassSpecial(B))
    assert game.to_decide == Y
    assert game.state.players[B].tiles == others


@pytest.mark.parametrize(
    ("step", "moves"),
    [
        ("city", [Build(B, (0,)), Elections(B)]),
        ("land", [AddLand(B, 0), ClearLand(B)]),
        ("trade", [Trade(B, BOTTOM), Ship(B, 0, furs(lynx=3))]),
    ],
)
def test_a_tile_pays_for_each_of_the_steps_two_actions(step: str, moves: list[Move]) -> None:
    def blue_with(tiles: tuple[int, int, int]) -> Game:
        blue = seat(
            wood=1,
            goods=3,
            furs=furs(lynx=3),
            businesses=districts(docks=1),
            row=[(1, 3, 1)],
            houses=1,
            tiles=tiles,
        )
        return position(step, blue, ships=[(3, 4, 1)] * 4)

    for move in moves:
        assert refused(blue_with((0, 0, 0)), move) == ("R5.1", "no-tile", {})
        game = blue_with((1, 1, 1))
        game.play(move)
        assert game.state.players[B].tiles[STEPS.index(step)] == 0
        assert sum(game.state.players[B].tiles) == 2
        assert game.to_decide == B  # the special action is left


@pytest.mark.parametrize(("step", "index"), [("city", 0), ("land", 1), ("trade", 2)])
def test_a_passed_tile_pays_a_coin_at_once(step: str, index: int) -> None:
    game = position(step, seat(tiles=(2, 2, 2)))
    events = game.play(PassTile(B))
    blue = game.state.players[B]
    assert events == [TilePassed(B, index), Gained(B, "passing", coins=1)]
    assert (blue.coins, blue.tiles[index]) == (1, 1)
    assert game.to_decide == B


def test_a_passed_special_action_pays_a_coin_at_once() -> None:
    game = position("land", seat())
    assert game.play(PassSpecial(B)) == [SpecialPassed(B), Gained(B, "passing", coins=1)]
    assert game.state.players[B].coins == 1
    assert game.to_decide == B


def test_the_coin_of_a_passed_tile_may_be_used_in_the_same_turn() -> None:
    game = position("city", seat(wood=1))
    assert refused(game, Docks(B)) == ("R6", "no-coin-for-fee", {"district": "docks"})
    game.play(PassTile(B))
    game.play(Docks(B))
    assert game.state.players[B].coins == 0


def test_tiles_and_the_special_action_interleave_freely() -> None:
    blue = seat(coins=5, tiles=(2, 0, 0))
    game = position("city", blue)
    assert refused(game, Build(B, (LUMBERYARD,))) == ("R5.5", "not-enough-wood", {"need": 1, "have": 0})
    game.play(PassTile(B))
    game.play(Lumberyard(B, buy=1))
    game.play(Build(B, (LUMBERYARD,)))
    assert game.to_decide == Y
    assert blue.businesses[LUMBERYARD] == 1


def test_one_special_action_per_step() -> None:
    game = position("city", seat(coins=9, wood=2))
    game.play(Lumberyard(B, buy=1))
    for move in (Lumberyard(B, buy=1), Granary(B, buy=1), Docks(B), PassSpecial(B)):
        assert refused(game, move) == ("R5.1", "special-taken", {})
    assert game.legal_moves()[-2:] == [PassTile(B), EndTurn(B)]


def test_a_turn_in_which_nothing_is_left_ends_by_itself() -> None:
    game = position("city", seat(tiles=(1, 0, 0)))
    game.play(PassSpecial(B))
    assert game.to_decide == B
    game.play(PassTile(B))
    assert game.to_decide == Y
    assert game.state.special


def test_the_last_turn_of_a_step_begins_the_next_step() -> None:
    game = position("city", turn=3)
    game.play(PassTile(O))
    events = game.play(PassSpecial(O))
    assert told(events, StepBegan) == [StepBegan(1)]
    assert (game.state.phase, game.to_decide, game.state.turn) == (LAND, B, 0)


@pytest.mark.parametrize(
    ("tiles", "special", "coins"),
    [(0, True, 1), (1, True, 2), (3, True, 4), (1, False, 1), (2, False, 2)],
)
def test_ending_a_turn_passes_everything_left_for_a_coin_each(tiles: int, special: bool, coins: int) -> None:
    blue = seat(tiles=(tiles, 3, 3))
    game = position("city", blue, special=special)
    events = game.play(EndTurn(B))
    assert blue.coins == coins
    assert blue.tiles == (0, 3, 3)
    assert told(events, TilePassed) == [TilePassed(B, 0)] * tiles
    assert told(events, SpecialPassed) == [SpecialPassed(B)] * special
    assert told(events, Gained) == [Gained(B, "passing", coins=1)] * coins
    assert game.to_decide == Y
    assert game.state.special
    assert game.state.players[Y].tiles == (1, 1, 1)


def test_ending_the_last_turn_does_not_touch_the_next_step() -> None:
    game = position("city", seat(tiles=(0, 2, 0)), players=2, turn=2, special=False)
    game.play(EndTurn(Y))
    assert (game.state.phase, game.to_decide, game.state.special) == (LAND, B, True)
    assert game.state.players[B].tiles == (0, 2, 0)
    assert [player.coins for player in game.state.players] == [0, 1]


def test_passing_is_always_open_beside_the_actions() -> None:
    game = position("city", seat())
    assert game.legal_moves() == [PassTile(B), PassSpecial(B), EndTurn(B)]
    assert [found.to_json() for found in game.options()] == [
        {"move": "pass_tile"},
        {"move": "pass_special"},
        {"move": "end_turn"},
    ]


def test_only_the_player_whose_turn_it_is_acts() -> None:
    game = position("city", seat(), seat(wood=3))
    assert refused(game, Build(Y, (DOCKS,))) == ("R5.5", "not-your-decision", {"player": B})
    assert refused(game, EndTurn(O)) == ("R5.4", "not-your-decision", {"player": B})
