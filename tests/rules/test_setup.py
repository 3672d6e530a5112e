"""R1: setup."""

from random import Random

import pytest

from patroon.rules import Game, Refusal
from patroon.rules.events import BusinessBuilt, MajorityChanged, RoundBegan
from patroon.rules.moves import PassSpecial, Place
from patroon.rules.options import ImpossibleOutcome
from patroon.rules.outcomes import FursDrawn, TradersFilled
from patroon.rules.state import DEAL_LAND, DISTRICTS, DOCKS, DRAW_FURS, FILL_TRADERS, NO_FURS, PLACE, PREPARATION, SETUP
from tests.positions import adapted, all_furs, furs, option, refused, told


def dealt(players: int = 3, first: int = 0) -> Game:
    """Furs are drawn and traders filled; placing is next."""
    game = Game.new(players, first=first)
    for player in range(players):
        game.happen(FursDrawn(player, furs(beaver=1, mink=1)))
    game.happen(TradersFilled((furs(lynx=4), furs(otter=3), furs(muskrat=4))))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_the_same(players: int) -> None:
    state = Game.new(players).state
    assert len(state.players) == players
    for player in state.players:
        assert (player.coins, player.wood, player.corn, player.goods) == (8, 3, 2, 4)
        assert (player.buildings, player.warehouses, player.post, player.score) == (24, 1, 0, 0)
        assert player.row == player.ships == ()
        assert player.tiles == (0, 0, 0)
        assert sum(player.businesses) == 0
    assert (state.round, state.phase) == (0, SETUP)
    assert state.leaders == ((),) * 6


@pytest.mark.parametrize(("players", "longhouses"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_longhouses_fill_the_spaces_of_camp_1(players: int, longhouses: int) -> None:
    assert Game.new(players).state.camps == (longhouses, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("players", "posts"),
    [(2, (2, 1, 1, 1, 1)), (3, (3, 2, 1, 1, 1)), (4, (5, 3, 2, 2, 2)), (5, (5, 3, 2, 2, 2))],
)
def test_post_spaces_go_by_player_count(players: int, posts: tuple[int, ...]) -> None:
    assert Game.new(players).state.layout.posts == posts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_draws_two_furs_and_eleven_fill_the_traders(players: int) -> None:
    state = Game.new(players, seed=9).state
    assert [sum(player.furs) for player in state.players] == [2] * players
    assert [sum(trader) for trader in state.traders] == [4, 3, 4]
    assert sum(state.reserve) == 50 - 2 * players - 11
    assert all_furs(state) == (10,) * 5
    assert state.discard == NO_FURS


def test_furs_are_drawn_in_seat_order_whoever_is_first() -> None:
    game = Game.new(3, first=2)
    state = game.state
    for player in range(3):
        assert (state.awaits, state.actor, state.to_draw) == (DRAW_FURS, player, 2)
        assert game.awaits_chance
        assert game.to_decide is None
        outcome = FursDrawn(player, furs(lynx=2))
        assert game.happen(outcome) == [outcome]
    assert state.awaits == FILL_TRADERS
    assert state.reserve == (10, 10, 10, 10, 4)


def test_the_wrong_player_or_number_of_furs_cant_have_been_drawn() -> None:
    game = Game.new(3)
    before = game.view()
    wrong = [
        (FursDrawn(1, furs(lynx=2)), Refusal("R3.2", "furs-for-another-player", {"player": 0})),
        (FursDrawn(0, furs(lynx=1)), Refusal("R3.2", "wrong-number-of-furs", {"need": 2, "have": 1})),
        (FursDrawn(0, furs(lynx=3)), Refusal("R3.2", "wrong-number-of-furs", {"need": 2, "have": 3})),
    ]
    for outcome, refusal in wrong:
        with pytest.raises(ImpossibleOutcome) as caught:
            game.happen(outcome)
        assert caught.value.refusal == refusal
        assert game.state == before


def test_tokens_are_dealt_clockwise_from_the_first_player() -> None:
    assert [player.token for player in Game.new(4, first=0).state.players] == [1, 2, 3, 4]
    assert [player.token for player in Game.new(4, first=2).state.players] == [3, 4, 1, 2]
    assert Game.new(4, first=2).state.order == (2, 3, 0, 1)


def test_without_a_seed_or_a_name_seat_0_is_first() -> None:
    assert Game.new(3).state.order == (0, 1, 2)


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(ValueError, match=f"0 to 2, not {first}"):
        Game.new(3, first=first)


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players, not {players}"):
        Game.new(players)


def test_placing_goes_twice_around_in_turn_order() -> None:
    game = dealt(3, first=1)
    assert game.state.awaits == PLACE
    placed = []
    while game.state.awaits == PLACE:
        placed.append(game.to_decide)
        game.play(Place(game.state.actor, len(placed) % 6))
    assert placed == [1, 2, 0, 1, 2, 0]
    assert (game.state.round, game.state.phase, game.state.awaits) == (1, SETUP, DEAL_LAND)
    assert game.state.to_place == 0


def test_placing_costs_nothing_but_a_building() -> None:
    game = dealt()
    assert game.play(Place(0, DOCKS)) == [BusinessBuilt(0, DOCKS), MajorityChanged(DOCKS, (), (0,))]
    player = game.state.players[0]
    assert (player.wood, player.coins, player.buildings) == (3, 8, 23)
    assert player.businesses[DOCKS] == 1


def test_districts_have_no_limit() -> None:
    game = dealt(5)
    for _ in range(10):
        game.play(Place(game.state.actor, DOCKS))
    assert game.state.leaders[DOCKS] == (0, 1, 2, 3, 4)
    assert [player.businesses[DOCKS] for player in game.state.players] == [2] * 5


def test_the_last_placing_begins_round_1() -> None:
    game = dealt(2)
    for _ in range(3):
        assert told(game.play(Place(game.state.actor, 0)), RoundBegan) == []
    assert told(game.play(Place(1, 0)), RoundBegan) == [RoundBegan(1)]
    assert game.state.phase != PREPARATION


def test_a_building_may_be_placed_in_any_district() -> None:
    game = dealt()
    assert game.legal_moves() == [Place(0, district) for district in range(6)]
    found = option(game, Place)
    assert found is not None
    assert found.to_json() == {"move": "place", "districts": list(DISTRICTS)}
    bits = Random(9)
    assert {found.draw(bits) for _ in range(100)} == set(found.moves())
    assert refused(game, Place(0, 6)) == ("R0", "no-such-district", {})
    assert refused(game, Place(0, -1)) == ("R0", "no-such-district", {})
    assert refused(game, Place(1, 0)) == ("R1.7", "not-your-decision", {"player": 0})
    assert refused(game, PassSpecial(0)) == ("R5.2", "not-now", {"move": "pass_special"})


def test_the_start_is_the_boards() -> None:
    start = {"coins": 1, "wood": 5, "corn": 6, "goods": 3, "furs": 4, "buildings": 20, "businesses": 3}
    game = Game.new(2, adapted(start=start), seed=3, first=0)
    for player in game.state.players:
        assert (player.coins, player.wood, player.corn, player.goods) == (1, 5, 6, 3)
        assert (sum(player.furs), player.buildings) == (4, 19)
    assert game.state.to_place == 6
