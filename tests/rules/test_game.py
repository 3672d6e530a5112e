"""The flow, taking decisions back, and copies."""

import pickle
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random

import pytest

from patroon.board import Board, built_in
from patroon.rules import Game, IllegalMove, Player, Refusal, State, UndoRefused
from patroon.rules.chance import Guess, Seeded
from patroon.rules.game import Line
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    Docks,
    Elections,
    EndTurn,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Pay,
    Place,
    Remove,
    TakeColumn,
    Trade,
)
from patroon.rules.options import ImpossibleOutcome
from patroon.rules.outcomes import FursDrawn, Outcome, TilesLaid
from patroon.rules.state import (
    ACT_CITY,
    ACT_LAND,
    ACT_TRADE,
    BID,
    BIDDING,
    BOTTOM,
    CITY,
    DEAL_LAND,
    DEAL_SHIPS,
    DOCKS,
    DRAW_FURS,
    END,
    FILL_TRADERS,
    LAND,
    LAY_TILES,
    NEXT,
    NO_FURS,
    NOBODY,
    OPEN,
    OVER,
    PAY,
    PHASES,
    PLACE,
    PREPARATION,
    PROVISIONS,
    REMOVE,
    SETUP,
    TAKE,
    TRADE,
)
from tests.positions import COLUMNS, B, O, Y, all_furs, districts, finish_round, furs, moves_of, position, refused, seat


def play_out(game: Game, bits: Random, most: int = 10_000) -> Game:
    for _ in range(most):
        if game.over:
            break
        game.play(game.draw(bits))
    return game


def why_not_undo(game: Game, player: int | None = None) -> Refusal:
    refusal = game.why_not_undo(player)
    assert refusal is not None
    before, lines = game.view(), game.lines
    with pytest.raises(UndoRefused) as caught:
        game.undo(player)
    assert caught.value.refusal == refusal
    assert game.state == before
    assert game.lines == lines
    return refusal


def test_the_phases_of_a_round() -> None:
    game = play_out(Game.new(3, seed=1), Random(1), 6)
    seen: list[tuple[int, int]] = []
    bits = Random(2)
    while game.state.round < 3:
        if not seen or seen[-1] != (game.state.round, game.state.phase):
            seen.append((game.state.round, game.state.phase))
        game.play(game.draw(bits))
    names = [(number, PHASES[phase]) for number, phase in seen if PHASES[phase] != "provisions"]
    assert names == [(number, phase) for number in (1, 2) for phase in ("bidding", "city", "land", "trade")]


def test_a_game_lasts_six_rounds() -> None:
    for players in (2, 3, 4, 5):
        game = play_out(Game.new(players, seed=players), Random(players))
        assert game.over
        assert game.state.round == 6
        assert all_furs(game.state) == (10,) * 5
        assert game.winners is not None
        assert game.final is not None


def test_who_decides() -> None:
    game = Game.new(2)
    assert game.to_decide is None
    assert game.awaits_chance
    assert not game.over
    game = position("city", turn=2)
    assert game.to_decide == Y
    assert not game.awaits_chance
    assert game.scores == [0, 0, 0]


def test_the_view_is_a_copy() -> None:
    game = position("city", seat(coins=3))
    view = game.view()
    view.players[B].coins = 99
    view.round = 5
    assert game.state.players[B].coins == 3
    assert game.state.round == 2


def test_a_move_of_another_phase_is_not_now() -> None:
    game = position("city", seat(wood=1, coins=1))
    for move, rule in ((AddLand(B, 0), "R5.7"), (Bid(B, 1), "R4.3"), (Place(B, 0), "R1.7")):
        assert refused(game, move) == (rule, "not-now", {"move": move.name})
    bidding = position("bidding")
    assert refused(bidding, PassBid(B)) == ("R4.3", "not-now", {"move": "pass_bid"})
    assert refused(bidding, EndTurn(B)) == ("R5.4", "not-now", {"move": "end_turn"})


def test_a_bare_move_is_no_decision() -> None:
    assert refused(position("city"), Move(B)) == ("", "not-now", {"move": ""})


def test_somebody_elses_decision_is_refused_before_anything_else() -> None:
    game = position("city")
    assert refused(game, AddLand(Y, 9)) == ("R5.7", "not-your-decision", {"player": B})
    assert refused(game, PassTile(-1)) == ("R5.2", "not-your-decision", {"player": B})
    assert refused(game, PassTile(7)) == ("R5.2", "not-your-decision", {"player": B})


@pytest.mark.parametrize("step", ["city", "land", "trade"])
def test_each_step_offers_its_two_actions_and_the_special_ones(step: str) -> None:
    blue = seat(
        coins=9,
        wood=9,
        goods=9,
        corn=9,
        furs=furs(beaver=3, lynx=3),
        businesses=districts(docks=1),
        row=[(1, 1, 1), (3, 1, 1)],
        houses=1,
    )
    game = position(step, blue, camps=(1, 1, 0, 0, 0))
    actions = {"city": ["build", "elections"], "land": ["add_land", "clear_land"], "trade": ["trade", "ship"]}
    specials = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"]
    shown = [found.to_json()["move"] for found in game.options()]
    assert shown == [*actions[step], "pass_tile", *specials, "pass_special", "end_turn"]


def test_refusals_say_why_the_other_kinds_are_not_open() -> None:
    game = position("city", seat(coins=1, tiles=(0, 0, 0)))
    assert {name: refusal.parts() for name, refusal in game.refusals().items()} == {
        "build": ("R5.1", "no-tile", {}),
        "elections": ("R5.1", "no-tile", {}),
        "pass_tile": ("R5.1", "no-tile", {}),
        "lumberyard": ("R6.1", "nothing-to-buy-or-sell", {}),
        "granary": ("R6.2", "nothing-to-buy-or-sell", {}),
        "docks": ("R6.3", "not-enough-wood", {"need": 1, "have": 0}),
        "millwork": ("R6.4", "no-house-space", {}),
        "black_market": ("R6.5", "not-enough-coins-and-goods", {"need": 3, "have": 0}),
        "trading_company": ("R6.6", "not-enough-wood", {"need": 1, "have": 0}),
    }
    assert {found.to_json()["move"] for found in game.options()} == {"pass_special", "end_turn"}
    assert Game.new(2).refusals() == {}


def test_lines_are_every_decision_and_outcome_in_order() -> None:
    game = position("city", seat(coins=4), seat(tiles=(0, 0, 0)), players=2)
    assert game.lines == []
    moves: list[Line] = [
        BlackMarket(B, 1, 0),
        FursDrawn(B, furs(lynx=1)),
        PassTile(B),
        PassSpecial(Y),
    ]
    for line in moves:
        game.advance(line)
    assert game.lines == moves


def test_play_raises_and_keeps_everything_as_it_was() -> None:
    game = position("city")
    with pytest.raises(IllegalMove):
        game.advance(Build(B, (0,)))
    assert game.lines == []


def test_a_seeded_game_lets_chance_happen_at_once() -> None:
    game = Game.new(2, seed=3)
    assert game.to_decide is not None
    assert [line.name for line in game.lines if isinstance(line, Outcome)] == ["furs", "furs", "traders"]
    for _ in range(4):
        events = game.play(Place(game.state.actor, 0))
    assert [event.name for event in events if isinstance(event, Outcome)] == ["land", "ships", "traders", "tiles"]
    assert game.state.phase == BIDDING


def test_a_seed_is_a_number_or_its_32_bytes() -> None:
    number = 2**255 + 12345
    one = play_out(Game.new(3, seed=number), Random(1), 40)
    other = play_out(Game.new(3, seed=number.to_bytes(32, "big")), Random(1), 40)
    assert one.state == other.state
    assert one.lines == other.lines


@pytest.mark.parametrize("seed", [b"", b"\0" * 31, b"\0" * 33])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {len(seed)}"):
        Game.new(3, seed=seed)


def test_a_seed_of_more_than_256_bits_is_refused() -> None:
    for seed in (2**256, -1):
        with pytest.raises(ValueError, match="256 bits"):
            Game.new(3, seed=seed)
    assert Game.new(3, seed=2**256 - 1).to_decide is not None


@dataclass
class Recording:
    players: int
    first: int
    lines: list[Line]
    board: Board = field(default_factory=built_in)


def test_a_record_gives_the_same_game_again() -> None:
    game = play_out(Game.new(3, seed=21, first=2), Random(5))
    again = Game.from_record(Recording(3, 2, game.lines))
    assert again.state == game.state
    assert again.lines == game.lines
    half = Game.from_record(Recording(3, 2, game.lines[:60]))
    assert half.lines == game.lines[:60]
    assert not half.over


def test_a_record_with_a_wrong_line_is_refused() -> None:
    game = play_out(Game.new(3, seed=21), Random(5), 20)
    first = game.state.order[0]
    with pytest.raises(ImpossibleOutcome):
        Game.from_record(Recording(3, first, [FursDrawn(1, furs(lynx=2))]))
    with pytest.raises(IllegalMove):
        Game.from_record(Recording(3, 0, [PassTile(0)]))


def test_a_game_goes_on_from_any_position_with_guessed_chance() -> None:
    game = position("trade", seat(coins=9), chance=Guess(Random(1)))
    game.play(BlackMarket(B, 2, 0))
    assert sum(game.state.players[B].furs) == 2
    play_out(game, Random(2))
    assert game.over
    assert all_furs(game.state) == (10,) * 5


# Taking decisions back


def test_a_player_takes_back_their_own_decisions_one_by_one() -> None:
    game = position("city", seat(wood=3, coins=2, businesses=districts(docks=1), tiles=(2, 0, 0)))
    moves = [Build(B, (DOCKS,)), Docks(B), Elections(B)]
    states = []
    for move in moves:
        states.append(game.view())
        game.play(move)
    assert game.to_decide == Y
    for move, state in zip(reversed(moves), reversed(states), strict=True):
        assert game.why_not_undo(B) is None
        assert game.undo(B) == move
        assert game.state == state
    assert game.lines == []
    assert why_not_undo(game, B) == Refusal("", "undo-nothing", {})


def test_nobody_takes_back_somebody_elses_decision() -> None:
    game = position("city", tokens=(1, 2, 3))
    game.play(EndTurn(B))
    assert why_not_undo(game, Y) == Refusal("", "undo-others-decided", {"player": B})
    game.play(PassTile(Y))
    assert why_not_undo(game, B) == Refusal("", "undo-others-decided", {"player": Y})
    assert game.undo(Y) == PassTile(Y)
    assert game.undo(B) == EndTurn(B)


def test_without_a_name_the_last_decision_is_taken_back() -> None:
    game = position("city")
    game.play(EndTurn(B))
    game.play(EndTurn(Y))
    assert game.undo() == EndTurn(Y)
    assert game.undo() == EndTurn(B)
    assert game.to_decide == B
    assert why_not_undo(game) == Refusal("", "undo-nothing", {})


def test_nobody_goes_back_behind_chance() -> None:
    game = position("city", seat(coins=9))
    game.play(BlackMarket(B, 1, 0))
    twin = game.copy()
    assert twin.undo(B) == BlackMarket(B, 1, 0)
    game.happen(FursDrawn(B, furs(lynx=1)))
    assert why_not_undo(game, B) == Refusal("", "undo-chance", {})
    game.play(PassTile(B))
    assert game.undo(B) == PassTile(B)
    assert game.state.players[B].furs == furs(lynx=1)
    assert why_not_undo(game, B) == Refusal("", "undo-chance", {})


def test_in_a_seeded_game_the_decision_that_led_to_chance_stands() -> None:
    game = Game.new(2, seed=4, first=0)
    assert why_not_undo(game) == Refusal("", "undo-chance", {})
    game.play(Place(0, 1))
    assert game.undo(0) == Place(0, 1)
    for _ in range(4):
        game.play(Place(game.state.actor, 1))
    assert why_not_undo(game) == Refusal("", "undo-chance", {})


def test_chance_goes_on_as_before_after_taking_back() -> None:
    game = Game.new(2, seed=4, first=0)
    game.play(Place(0, 1))
    game.undo()
    for _ in range(4):
        game.play(Place(game.state.actor, 1))
    straight = Game.new(2, seed=4, first=0)
    for _ in range(4):
        straight.play(Place(straight.state.actor, 1))
    assert game.state == straight.state
    assert game.lines == straight.lines
    assert play_out(game, Random(1)).state == play_out(straight, Random(1)).state


def test_an_auction_is_taken_back_step_by_step() -> None:
    game = position("bidding", *(seat(coins=5) for _ in range(3)))
    moves = [
        Open(B, 0, 1),
        Bid(Y, 2),
        PassBid(O),
        Pay(Y, 2, 0, 0, 0, NO_FURS),
        Open(B, 1, 0),
        PassBid(O),
        TakeColumn(O, 2),
    ]
    states = []
    for move in moves:
        states.append(game.view())
        game.play(move)
    assert game.state.phase == CITY
    for move, state in zip(reversed(moves), reversed(states), strict=True):
        assert game.undo(move.player) == move
        assert game.state == state


def test_undo_never_goes_behind_the_position_a_game_began_with() -> None:
    game = position("land", seat(coins=3))
    origin = game.view()
    game.play(EndTurn(B))
    game.undo()
    assert game.state == origin
    game.play(PassTile(B))
    game.undo()
    assert game.state == origin


def test_the_next_decision_after_undo_may_be_another() -> None:
    game = position("city", seat(wood=1))
    game.play(Build(B, (0,)))
    game.undo(B)
    game.play(Build(B, (5,)))
    assert game.state.players[B].businesses == districts(trading_company=1)
    assert game.lines == [Build(B, (5,))]


# Copies


def test_a_copy_is_equal_and_independent() -> None:
    game = play_out(Game.new(3, seed=8), Random(8), 60)
    twin = game.copy()
    before, lines = game.view(), game.lines
    assert twin.state == before
    assert twin.lines == lines
    assert twin.state is not game.state
    play_out(twin, Random(9), 30)
    assert game.state == before
    assert game.lines == lines
    assert twin.state != before


def test_a_copy_has_the_same_future() -> None:
    game = play_out(Game.new(4, seed=8), Random(8), 60)
    twin = game.copy()
    play_out(twin, Random(10))
    play_out(game, Random(10))
    assert twin.lines == game.lines
    assert twin.state == game.state


def test_a_copys_undo_leaves_the_original_alone() -> None:
    game = position("city")
    game.play(PassTile(B))
    twin = game.copy()
    twin.undo(B)
    assert game.lines == [PassTile(B)]
    assert game.state.players[B].coins == 1
    game.undo(B)
    assert game.state == twin.state


def test_a_copy_without_chance_waits_for_it_too() -> None:
    twin = Game.new(2).copy()
    assert twin.awaits_chance
    twin.happen(FursDrawn(0, furs(lynx=2)))
    assert twin.state.actor == 1


def changed(thing: object, name: str) -> object:
    """Another value of the same kind."""
    value = getattr(thing, name)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[1:]
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return ((*value[0], 99), *value[1:])
    if isinstance(value, tuple):
        return (*value, 99)
    return None


def test_states_are_equal_when_all_their_parts_are() -> None:
    game = position("trade", seat(coins=1), players=2)
    assert game.view() == game.state
    for name in State.__match_args__:
        other = game.view()
        setattr(other, name, changed(other, name))
        assert other != game.state, name
    assert game.state != "a state"


def test_players_are_equal_when_all_their_parts_are() -> None:
    player = seat(coins=1)
    assert player.copy() == player
    for name in Player.__match_args__:
        other = player.copy()
        setattr(other, name, changed(other, name))
        assert other != player, name
    assert player != "a player"


def test_states_and_players_change_so_they_have_no_hash() -> None:
    for thing in (seat(), position("city").state):
        with pytest.raises(TypeError):
            hash(thing)


def test_resources_are_all_that_can_pay() -> None:
    assert seat(coins=1, goods=2, wood=4, corn=8, furs=furs(mink=16, lynx=32)).resources() == 63


def test_phases_and_their_names() -> None:
    places = (SETUP, PREPARATION, BIDDING, CITY, LAND, TRADE, PROVISIONS, END)
    assert places == tuple(range(8))
    assert PHASES == ("setup", "preparation", "bidding", "city", "land", "trade", "provisions", "end")


def test_the_step_is_the_kind_of_tile() -> None:
    assert [position(step).state.step() for step in ("city", "land", "trade")] == [0, 1, 2]


def test_a_new_round_waits_for_chance_without_a_source() -> None:
    game = position("trade", turn=3)
    finish_round(game)
    assert game.awaits_chance
    assert game.state.phase == PREPARATION
    assert game.options() == []
    assert moves_of(game, EndTurn) == []
    assert game.state.columns == COLUMNS


@pytest.mark.parametrize("awaits", range(16))
def test_players_decide_chance_is_due_or_the_game_is_over(awaits: int) -> None:
    decisions = (PLACE, OPEN, BID, PAY, TAKE, ACT_CITY, ACT_LAND, ACT_TRADE, REMOVE)
    chances = (DRAW_FURS, DEAL_LAND, DEAL_SHIPS, FILL_TRADERS, LAY_TILES)
    assert (*decisions, *chances, NEXT, OVER) == tuple(range(16))
    game = position("city")
    game.state.awaits = awaits
    assert (game.to_decide is not None) == (awaits in decisions)
    assert game.awaits_chance == (awaits in chances)
    assert game.over == (awaits == OVER)


def test_nothing_is_drawn_when_nobody_decides() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.new(2).draw(Random(1))
    assert caught.value.refusal == Refusal("R3", "chance-is-due")
    game = position("trade", round_number=6, turn=3)
    finish_round(game)
    with pytest.raises(IllegalMove) as caught:
        game.draw(Random(1))
    assert caught.value.refusal == Refusal("R9", "game-over")


def test_a_new_player_and_a_new_table_have_nothing() -> None:
    assert Player() == seat(buildings=0, warehouses=0, tiles=(0, 0, 0))
    state = State(built_in().layout(2), [Player(), Player()])
    assert (state.round, state.turn, state.to_place, state.to_draw, state.bid, state.column) == (0,) * 6
    assert state.actor == state.chooser == state.bidder == NOBODY == -1
    assert not state.special
    assert state.order == state.still_in == state.to_speak == state.to_remove == ()
    assert state.final == ()
    assert state.traders == (NO_FURS, NO_FURS, NO_FURS)
    assert state.land == state.ships == (None, None, None, None)
    assert state.reserve == state.discard == (0, 0, 0, 0, 0)


def test_a_move_is_no_outcome() -> None:
    game = Game.new(3)
    before = game.view()
    with pytest.raises((ImpossibleOutcome, TypeError)):  # compiled, an argument's type is checked first
        game.happen(Place(0, 5))  # type: ignore[arg-type]
    assert game.state == before
    assert game.lines == []


def test_a_long_game_can_be_pickled_and_deeply_copied() -> None:
    game = Game.new(5, seed=3)
    bits = Random(3)
    while not game.over:
        game.play(game.draw(bits))
    for twin in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert twin.state == game.state
        assert twin.lines == game.lines


def test_equal_decisions_are_equal_moves() -> None:
    assert Build(0, (5, 2, 2)) == Build(0, (2, 2, 5))
    assert Remove(0, (5, 2)) == Remove(0, (2, 5))
    assert Trade(0, BOTTOM, (1, 0, 0, 0, 0)) == Trade(0, BOTTOM)


def test_furs_and_tiles_below_zero_cant_have_come() -> None:
    game = Game.new(3)
    for drawn in ((3, -1, 0, 0, 0), (2,), (1, 1, 0, 0, 0, 0)):
        with pytest.raises(ImpossibleOutcome):
            game.happen(FursDrawn(0, drawn))
    game = Game.new(3, seed=1)
    while game.state.round == 0:
        game.play(game.draw(Random(1)))
    tiles = TilesLaid(((6, -5, 2), (-3, 6, 0), (0, 1, 1), (0, 1, 1), (1, 1, 0)))
    state = game.view()
    state.awaits = LAY_TILES
    with pytest.raises(ImpossibleOutcome):
        Game(state).happen(tiles)


def test_a_seed_can_take_over_in_mid_game() -> None:
    game = Game.new(3, seed=1)
    bits = Random(1)
    while game.state.round < 2:
        game.play(game.draw(bits))
    other = Game(game.view(), Seeded(bytes(32)))
    while not other.over:
        other.play(other.draw(bits))
    assert other.state.round == 6
