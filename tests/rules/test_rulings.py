"""The Rulings of rules.md, where the rulebooks are silent, and the places where they differ."""

import pytest

from patroon.board import built_in
from patroon.rules import Game, Refusal
from patroon.rules.events import FEE, INCOME, Gained, LonghouseLeft, LonghouseStayed, Paid, Reshuffled, Scored
from patroon.rules.moves import (
    AddLand,
    BlackMarket,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Ship,
    Trade,
    TradingCompany,
)
from patroon.rules.options import ImpossibleOutcome
from patroon.rules.outcomes import FursDrawn, LandDealt, ShipsDealt, TradersFilled
from patroon.rules.preparation import spaces_to_fill
from patroon.rules.state import BLACK_MARKET, BOTTOM, DRAW_FURS, LAND, MIDDLE, NO_FURS, TOP
from tests.positions import (
    B,
    Y,
    adapted,
    districts,
    finish_round,
    furs,
    moves_of,
    option,
    position,
    refused,
    seat,
    told,
)

CARDS = [(1, 1, 1)] * 12


def test_r0_nobody_is_tied_at_zero() -> None:
    game = position("city", seat(coins=1, wood=1), seat(businesses=districts(docks=1)))
    assert game.state.leaders == ((), (), (Y,), (), (), ())
    assert refused(game, Elections(B)) == ("R5.4", "no-majority-or-tie", {})
    game.play(Lumberyard(B, sell=1))
    assert game.state.players[B].coins == 1  # the fee of 1, and 1 for the wood


def test_r0_an_empty_district_is_worth_nothing_at_the_end() -> None:
    game = position("trade", round_number=6, turn=3)
    events = finish_round(game)
    assert game.final is not None
    assert [points[0] for points in game.final] == [0, 0, 0]
    assert [event for event in told(events, Gained) if event.why == INCOME] == []


def test_r0_a_business_removed_leaves_nobody_in_the_lead() -> None:
    game = position("trade", seat(businesses=districts(docks=1)), turn=3)
    finish_round(game)
    assert game.state.leaders[2] == ()


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_r1_6_the_owner_may_name_the_first_player(first: int) -> None:
    tokens = [player.token for player in Game.new(4, seed=5, first=first).state.players]
    assert tokens[first:] + tokens[:first] == [1, 2, 3, 4]


def test_r1_6_otherwise_the_first_player_is_drawn_at_random() -> None:
    firsts = [[p.token for p in Game.new(5, seed=seed).state.players].index(1) for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3, 4}


def filling(reserve: tuple[int, ...], discard: tuple[int, ...]) -> Game:
    """Eleven empty trader spaces; the cards of the round are dealt."""
    empty = (NO_FURS, NO_FURS, NO_FURS)
    game = position("trade", traders=empty, reserve=reserve, discard=discard, turn=3)
    finish_round(game)
    game.happen(LandDealt(game.state.land_deck[:4]))
    game.happen(ShipsDealt(game.state.ship_deck[:4]))
    return game


@pytest.mark.parametrize(
    ("number", "filled"),
    [
        (0, (0, 0, 0)),
        (1, (1, 0, 0)),
        (4, (4, 0, 0)),
        (5, (4, 1, 0)),
        (7, (4, 3, 0)),
        (8, (4, 3, 1)),
        (11, (4, 3, 4)),
        (12, (4, 3, 4)),
    ],
)
def test_r3_2_bottom_is_filled_before_middle_before_top(number: int, filled: tuple[int, int, int]) -> None:
    game = filling(furs(lynx=number), NO_FURS)
    assert spaces_to_fill(game.state) == filled
    game.happen(TradersFilled((furs(lynx=filled[0]), furs(lynx=filled[1]), furs(lynx=filled[2]))))
    assert [sum(trader) for trader in game.state.traders] == list(filled)


def test_r3_2_the_discard_pile_becomes_the_reserve_in_the_middle_of_a_trader() -> None:
    game = filling(furs(beaver=5), furs(lynx=9))
    events = game.happen(TradersFilled((furs(beaver=4), furs(beaver=1, lynx=2), furs(lynx=4))))
    assert told(events, Reshuffled) == [Reshuffled(9)]
    assert game.state.reserve == furs(lynx=3)
    assert game.state.discard == NO_FURS


def test_r3_2_the_last_furs_of_the_reserve_come_before_the_reshuffled_ones() -> None:
    game = filling(furs(beaver=5), furs(lynx=9))
    with pytest.raises(ImpossibleOutcome) as caught:
        game.happen(TradersFilled((furs(beaver=4), furs(lynx=3), furs(lynx=4))))
    assert caught.value.refusal == Refusal("R3.2", "furs-not-in-reserve")


def test_r3_2_a_reserve_emptied_exactly_stays_empty() -> None:
    game = filling(furs(beaver=11), furs(lynx=9))
    events = game.happen(TradersFilled((furs(beaver=4), furs(beaver=3), furs(beaver=4))))
    assert told(events, Reshuffled) == []
    assert game.state.reserve == NO_FURS
    assert game.state.discard == furs(lynx=9)


def test_r3_2_the_same_reshuffle_serves_the_black_market() -> None:
    blue = seat(coins=9, businesses=districts(black_market=1))
    game = position("city", blue, reserve=furs(beaver=1), discard=furs(mink=3))
    game.play(BlackMarket(B, 3, 0))
    events = game.happen(FursDrawn(B, furs(beaver=1, mink=2)))
    assert told(events, Reshuffled) == [Reshuffled(3)]
    assert (game.state.reserve, game.state.discard) == (furs(mink=1), NO_FURS)
    assert blue.furs == furs(beaver=1, mink=2)


def test_r3_2_the_black_market_empties_the_reserve_without_a_reshuffle() -> None:
    game = position("city", seat(coins=10), reserve=furs(beaver=3), discard=furs(mink=3))
    game.play(BlackMarket(B, 3, 0))
    events = game.happen(FursDrawn(B, furs(beaver=3)))
    assert told(events, Reshuffled) == []
    assert (game.state.reserve, game.state.discard) == (NO_FURS, furs(mink=3))


def test_r3_2_the_black_market_draws_from_the_discard_pile_alone() -> None:
    game = position("city", seat(coins=4), reserve=NO_FURS, discard=furs(mink=1))
    game.play(BlackMarket(B, 1, 0))
    events = game.happen(FursDrawn(B, furs(mink=1)))
    assert told(events, Reshuffled) == [Reshuffled(1)]
    assert (game.state.reserve, game.state.discard) == (NO_FURS, NO_FURS)


def test_r5_4_elections_need_a_majority_or_a_tie() -> None:
    rival = districts(docks=2)
    game = position("city", seat(businesses=districts(docks=1)), seat(businesses=rival))
    assert refused(game, Elections(B)) == ("R5.4", "no-majority-or-tie", {})
    tied = position("city", seat(businesses=districts(docks=2)), seat(businesses=rival))
    tied.play(Elections(B))
    assert tied.scores == [2, 0, 0]


def test_r5_4_clearing_needs_a_filled_uncleared_card() -> None:
    for blue in (
        seat(),
        seat(row=[(2, 5, 3)], houses=1),
        seat(row=[(1, 3, 1), (2, 5, 3)], houses=2, cleared=1),
    ):
        assert refused(position("land", blue), ClearLand(B)) == ("R5.4", "nothing-to-clear", {})


@pytest.mark.parametrize("market", [Lumberyard, Granary])
@pytest.mark.parametrize(("buy", "sell"), [(0, 0), (1, 1), (-1, 0), (0, -1), (-1, 2), (2, -1)])
def test_r5_4_buying_or_selling_needs_an_amount(market: type[Lumberyard] | type[Granary], buy: int, sell: int) -> None:
    game = position("city", seat(coins=5, wood=5, corn=5))
    assert refused(game, market(B, buy, sell)) == ("R5.4", "buy-or-sell-at-least-one", {})


@pytest.mark.parametrize(("market", "rule"), [(Lumberyard, "R6.1"), (Granary, "R6.2")])
def test_r5_4_nothing_to_buy_with_and_nothing_to_sell(market: type[Lumberyard] | type[Granary], rule: str) -> None:
    game = position("city", seat(coins=1))
    assert refused(game, market(B, buy=1)) == (rule, "nothing-to-buy-or-sell", {})


def test_r5_7_the_last_longhouse_of_the_last_camp_stays() -> None:
    game = position("land", camps=(0, 0, 0, 0, 1))
    events = game.play(AddLand(B, 0))
    assert game.state.camps == (0, 0, 0, 0, 1)
    assert told(events, LonghouseStayed) == [LonghouseStayed(5)]


def test_r5_7_several_in_the_last_camp_leave_one_by_one_until_one_stays() -> None:
    river = [
        {"longhouses": [2, 2, 3, 4, 5], "posts": {"black": 2, "white": 3}, "boat": 1},
        {"longhouses": [2, 2, 3], "posts": {"black": 1, "white": 1}},
    ]
    blue = seat(tiles=(0, 3, 0))
    game = position("land", blue, board=adapted(river=river), camps=(0, 3))
    assert told(game.play(AddLand(B, 0)), LonghouseLeft) == [LonghouseLeft(2)]
    assert game.state.camps == (0, 2)
    assert told(game.play(AddLand(B, 1)), LonghouseLeft) == [LonghouseLeft(2)]
    assert game.state.camps == (0, 1)
    assert told(game.play(AddLand(B, 2)), LonghouseStayed) == [LonghouseStayed(2)]
    assert game.state.camps == (0, 1)


@pytest.mark.parametrize(
    ("position_in_row", "points"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 36), (10, 36), (12, 36)],
)
def test_r5_8_from_position_nine_on_a_cleared_card_scores_36(position_in_row: int, points: int) -> None:
    blue = seat(row=CARDS[:position_in_row], houses=position_in_row, cleared=position_in_row - 1)
    game = position("land", blue)
    game.play(ClearLand(B))
    assert blue.score == points


@pytest.mark.parametrize(("position_in_row", "points"), [(1, 1), (8, 36), (9, 36), (12, 36)])
def test_r5_8_the_same_goes_for_the_final_land(position_in_row: int, points: int) -> None:
    blue = seat(row=CARDS[:position_in_row], houses=position_in_row)
    game = position("trade", blue, round_number=6, turn=3)
    finish_round(game)
    assert game.final is not None
    assert game.final[B][1] == points


def test_r5_9_a_short_trader_sells_what_it_has_at_the_same_price() -> None:
    traders = (furs(beaver=1), furs(mink=2), NO_FURS)
    bottom = position("trade", seat(goods=3), traders=traders)
    assert moves_of(bottom, Trade) == [Trade(B, BOTTOM)]
    bottom.play(Trade(B, BOTTOM))
    assert (bottom.state.players[B].goods, bottom.state.players[B].furs) == (0, furs(beaver=1))
    middle = position("trade", seat(goods=4), traders=traders)
    middle.play(Trade(B, MIDDLE))
    assert (middle.state.players[B].goods, middle.state.players[B].furs) == (0, furs(mink=2))


@pytest.mark.parametrize(("trader", "name"), [(BOTTOM, "bottom"), (MIDDLE, "middle"), (TOP, "top")])
def test_r5_9_an_empty_trader_sells_nothing(trader: int, name: str) -> None:
    traders = [furs(beaver=1)] * 3
    traders[trader] = NO_FURS
    game = position("trade", seat(goods=9), traders=(traders[0], traders[1], traders[2]))
    move = Trade(B, trader, furs(beaver=1) if trader == TOP else ())
    assert refused(game, move) == ("R5.9", "trader-empty", {"trader": name})


def test_r5_9_with_all_traders_empty_there_is_no_trade() -> None:
    game = position("trade", seat(goods=9), traders=(NO_FURS, NO_FURS, NO_FURS))
    assert refused(game, Trade(B, BOTTOM)) == ("R5.9", "traders-empty", {})


@pytest.mark.parametrize(
    ("shipped", "points"),
    [
        (furs(beaver=1, lynx=4), 4 * 3 + 1 * 2),
        (furs(beaver=1, mink=2, otter=3), 3 * 3 + 2 * 2 + 1),
        (furs(beaver=1, mink=1, otter=1, muskrat=1, lynx=1), 3 + 2 + 1 + 1 + 1),
        (furs(otter=6), 18),
        (furs(mink=2, muskrat=2), 6 + 4),
    ],
)
def test_r5_11_types_are_ranked_by_how_many_are_shipped(shipped: tuple[int, ...], points: int) -> None:
    game = position("trade", seat(furs=shipped), ships=[(sum(shipped), 1, 1), None, None, None])
    events = game.play(Ship(B, 0, shipped))
    assert told(events, Scored) == [Scored(B, "shipping", points)]
    assert game.scores == [points, 0, 0]


def test_r6_the_fee_is_paid_before_anything_else() -> None:
    game = position("city", seat(coins=1, wood=2))
    events = game.play(Lumberyard(B, sell=2))
    assert events[0] == Paid(B, FEE, coins=1)


@pytest.mark.parametrize(
    ("move", "district"),
    [
        (Lumberyard(B, sell=3), "lumberyard"),
        (Granary(B, sell=3), "granary"),
        (Docks(B), "docks"),
        (Millwork(B, 1), "millwork"),
        (BlackMarket(B, 1, 3), "black_market"),
        (TradingCompany(B), "trading_company"),
    ],
)
def test_r6_without_a_coin_for_the_fee_nothing_is_open(
    move: Lumberyard | Granary | Docks | Millwork | BlackMarket | TradingCompany, district: str
) -> None:
    blue = seat(wood=9, corn=9, goods=4, row=[(3, 5, 5)])
    game = position("city", blue, camps=(1, 1, 1, 0, 0))
    assert refused(game, move) == ("R6", "no-coin-for-fee", {"district": district})
    blue.coins = 1
    assert game.why_not(move) is None


def test_r6_proceeds_of_the_action_cant_pay_its_fee() -> None:
    game = position("city", seat(wood=5))
    assert refused(game, Lumberyard(B, sell=5)) == ("R6", "no-coin-for-fee", {"district": "lumberyard"})


def test_r6_goods_cant_pay_the_fee_at_the_black_market() -> None:
    game = position("trade", seat(coins=2, goods=4))
    found = option(game, BlackMarket)
    assert found is not None
    # One coin is the fee: 1 coin and 4 goods are left, so a fur costs 2 or 3 goods and the rest coins.
    assert list(found.moves()) == [BlackMarket(B, 1, 2), BlackMarket(B, 1, 3)]
    assert refused(game, BlackMarket(B, 1, 1)) == ("R6.5", "not-enough-coins", {"need": 3, "have": 2})
    assert refused(game, BlackMarket(B, 2, 4)) == ("R6.5", "not-enough-coins", {"need": 3, "have": 2})
    game.play(BlackMarket(B, 1, 3))
    assert (game.state.players[B].coins, game.state.players[B].goods) == (1, 1)
    assert game.state.awaits == DRAW_FURS


def test_differ_a_black_market_majority_is_worth_3_at_the_end() -> None:
    blue = seat(corn=1, businesses=districts(black_market=1))
    game = position("trade", blue, round_number=6, turn=3)
    assert game.state.leaders[BLACK_MARKET] == (B,)
    finish_round(game)
    assert game.final is not None
    assert game.final[B][0] == 3


def test_differ_two_players_use_the_black_post_spaces() -> None:
    board = adapted(
        river=[
            {"longhouses": [2, 2], "posts": {"black": 2, "white": 3}, "boat": 1},
            {"longhouses": [2], "posts": {"black": 1, "white": 2}},
        ]
    )
    assert board.layout(2).posts == (2, 1)
    assert built_in().layout(2).posts == (2, 1, 1, 1, 1)
    game = position("city", seat(coins=1, wood=1), seat(post=2), players=2, board=board, camps=(1, 1))
    assert refused(game, TradingCompany(B)) == ("R6.6", "no-zone-to-move-to", {})


def test_differ_a_longhouse_moves_to_an_inhabited_camp_with_a_free_space() -> None:
    game = position("land", camps=(1, 1, 0, 0, 0))
    game.play(AddLand(B, 0))
    assert game.state.camps == (0, 2, 0, 0, 0)


def test_differ_a_second_warehouse_in_the_same_round() -> None:
    blue = seat(coins=2, wood=2, tiles=(0, 0, 0))
    game = position("city", blue, players=2)
    game.play(Docks(B))
    game.play(EndTurn(Y))
    assert (game.to_decide, game.state.phase) == (B, LAND)
    game.play(Docks(B))
    assert blue.warehouses == 3


def test_differ_a_warehouse_is_one_per_action() -> None:
    game = position("city", seat(coins=2, wood=2))
    game.play(Docks(B))
    assert game.state.players[B].warehouses == 2
    assert refused(game, Docks(B)) == ("R5.1", "special-taken", {})


def test_differ_with_three_in_the_reserve_these_three_are_drawn_before_the_reshuffle() -> None:
    game = filling(furs(beaver=3), furs(lynx=20))
    with pytest.raises(ImpossibleOutcome):
        game.happen(TradersFilled((furs(lynx=4), furs(lynx=3), furs(lynx=4))))
    game.happen(TradersFilled((furs(beaver=3, lynx=1), furs(lynx=3), furs(lynx=4))))
    assert game.state.reserve == furs(lynx=12)


def test_differ_three_players_use_the_white_post_spaces() -> None:
    blue, orange = seat(coins=1, wood=1), seat(post=2)
    game = position("city", blue, seat(), orange, camps=(1, 1, 0, 0, 0))
    assert game.state.layout.posts == (3, 2, 1, 1, 1)
    game.play(TradingCompany(B))
    assert blue.post == orange.post == 1
