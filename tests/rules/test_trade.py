"""R5.9 to R5.11: trading, travelling, shipping."""

import itertools
from random import Random

import pytest

from patroon.board import Card
from patroon.rules.events import FursBought, FursShipped, Gained, Paid, Scored
from patroon.rules.moves import Move, Ship, Trade
from patroon.rules.state import BOTTOM, MIDDLE, NO_FURS, TOP
from patroon.rules.trade import TradeOption, travel_fee
from tests.positions import B, O, Y, adapted, all_furs, furs, moves_of, option, position, refused, seat, told

FULL = (furs(beaver=4), furs(mink=2, otter=1), furs(otter=1, muskrat=1, lynx=2))


def test_the_bottom_trader_sells_all_its_furs_for_3_goods() -> None:
    blue = seat(goods=4)
    game = position("trade", blue, traders=FULL)
    assert game.play(Trade(B, BOTTOM)) == [
        Paid(B, "trading", goods=3),
        FursBought(B, BOTTOM, furs(beaver=4)),
    ]
    assert (blue.goods, blue.furs) == (1, furs(beaver=4))
    assert game.state.traders == (NO_FURS, FULL[1], FULL[2])


def test_the_middle_trader_sells_all_its_furs_for_4_goods() -> None:
    blue = seat(goods=4, furs=furs(mink=1))
    game = position("trade", blue, traders=FULL)
    assert game.play(Trade(B, MIDDLE)) == [
        Paid(B, "trading", goods=4),
        FursBought(B, MIDDLE, furs(mink=2, otter=1)),
    ]
    assert (blue.goods, blue.furs) == (0, furs(mink=3, otter=1))
    assert game.state.traders == (FULL[0], NO_FURS, FULL[2])


def test_the_top_trader_sells_furs_of_choice_for_1_good_each() -> None:
    blue = seat(goods=4)
    game = position("trade", blue, traders=FULL)
    assert game.play(Trade(B, TOP, furs(muskrat=1, lynx=1))) == [
        Paid(B, "trading", goods=2),
        FursBought(B, TOP, furs(muskrat=1, lynx=1)),
    ]
    assert (blue.goods, blue.furs) == (2, furs(muskrat=1, lynx=1))
    assert game.state.traders == (FULL[0], FULL[1], furs(otter=1, lynx=1))


@pytest.mark.parametrize("goods", [0, 1, 2, 3, 4, 9])
def test_trades_are_every_deal_the_goods_pay_for(goods: int) -> None:
    game = position("trade", seat(goods=goods), traders=FULL)
    expected: list[Move] = []
    if goods >= 3:
        expected.append(Trade(B, BOTTOM))
    if goods >= 4:
        expected.append(Trade(B, MIDDLE))
    choices = itertools.product(*(range(held + 1) for held in FULL[TOP]))
    expected += [Trade(B, TOP, chosen) for chosen in choices if 1 <= sum(chosen) <= goods]
    assert set(moves_of(game, Trade)) == set(expected)
    assert len(moves_of(game, Trade)) == len(expected)


def test_trades_are_drawn_from_all_that_are_legal() -> None:
    for goods in (2, 9):
        found = option(position("trade", seat(goods=goods), traders=FULL), Trade)
        assert found is not None
        bits = Random(goods)
        assert {found.draw(bits) for _ in range(600)} == set(found.moves())


def test_a_trade_option_tells_prices_and_the_journey() -> None:
    game = position("trade", seat(goods=3, corn=2), traders=FULL, camps=(0, 0, 1, 0, 0))
    found = option(game, Trade)
    assert found is not None
    assert found.to_json() == {
        "move": "trade",
        "traders": [
            {"trader": "bottom", "furs": ["beaver"] * 4, "goods": 3},
            {"trader": "top", "furs": ["otter", "muskrat", "lynx", "lynx"], "goods": 1},
        ],
        "most": 3,
        "travel": 2,
    }


def test_the_most_at_the_top_is_bounded_by_furs_and_goods() -> None:
    def most(goods: int, price: int) -> int:
        return TradeOption(B, goods, (3, 4, price), FULL, 0).most_at_top()

    assert [most(goods, 1) for goods in (0, 3, 4, 5)] == [0, 3, 4, 4]
    assert [most(goods, 2) for goods in (1, 2, 7, 9)] == [0, 1, 3, 4]
    assert most(0, 0) == 4


@pytest.mark.parametrize(
    ("goods", "move", "need"),
    [
        (2, Trade(B, BOTTOM), 3),
        (3, Trade(B, MIDDLE), 4),
        (1, Trade(B, TOP, furs(lynx=2)), 2),
    ],
)
def test_a_deal_needs_its_goods(goods: int, move: Trade, need: int) -> None:
    game = position("trade", seat(goods=goods), traders=FULL)
    assert refused(game, move) == ("R5.9", "not-enough-goods", {"need": need, "have": goods})


@pytest.mark.parametrize(
    ("traders", "goods", "need"),
    [(FULL, 0, 1), ((FULL[0], FULL[1], NO_FURS), 2, 3), ((NO_FURS, FULL[1], NO_FURS), 3, 4)],
)
def test_without_goods_for_the_cheapest_trader_there_is_no_trade(
    traders: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], goods: int, need: int
) -> None:
    game = position("trade", seat(goods=goods), traders=traders)
    assert moves_of(game, Trade) == []
    assert refused(game, Trade(B, BOTTOM)) == ("R5.9", "not-enough-goods", {"need": need, "have": goods})


def test_the_top_trader_sells_only_what_it_has() -> None:
    game = position("trade", seat(goods=9), traders=FULL)
    assert refused(game, Trade(B, TOP, furs(lynx=3))) == (
        "R5.9",
        "trader-lacks-fur",
        {"fur": "lynx", "need": 3, "have": 2},
    )
    assert refused(game, Trade(B, TOP, furs(beaver=1))) == (
        "R5.9",
        "trader-lacks-fur",
        {"fur": "beaver", "need": 1, "have": 0},
    )


def test_a_top_deal_is_of_at_least_one_fur() -> None:
    game = position("trade", seat(goods=9), traders=FULL)
    assert refused(game, Trade(B, TOP, NO_FURS)) == ("R5.9", "trade-at-least-one", {})


@pytest.mark.parametrize("chosen", [(0, 0, 0, -1, 1), (), (0, 0, 1)])
def test_a_top_deal_has_no_negative_or_misshapen_part(chosen: tuple[int, ...]) -> None:
    game = position("trade", seat(goods=9), traders=FULL)
    assert refused(game, Trade(B, TOP, chosen)) == ("R5.9", "negative-amount", {})


@pytest.mark.parametrize("trader", [-1, 3])
def test_there_are_three_traders(trader: int) -> None:
    game = position("trade", seat(goods=9), traders=FULL)
    assert refused(game, Trade(B, trader, furs(lynx=1))) == ("R5.9", "no-such-trader", {})


@pytest.mark.parametrize(
    ("post", "camps", "fee"),
    [
        (1, (1, 0, 0, 0, 0), 0),
        (1, (1, 0, 0, 0, 1), 0),
        (1, (0, 1, 0, 0, 0), 1),
        (1, (0, 1, 0, 0, 1), 1),
        (1, (0, 0, 1, 0, 0), 2),
        (1, (0, 0, 0, 1, 0), 3),
        (1, (0, 0, 0, 0, 1), 5),
        (2, (0, 1, 0, 0, 1), 0),
        (2, (0, 0, 0, 1, 1), 2),
        (3, (1, 0, 0, 0, 1), 3),
        (4, (0, 0, 0, 0, 1), 2),
        (5, (0, 0, 0, 0, 1), 0),
    ],
)
def test_the_journey_costs_the_corn_on_the_boats_to_the_next_longhouse(
    post: int, camps: tuple[int, ...], fee: int
) -> None:
    blue = seat(goods=3, corn=7, post=post)
    game = position("trade", blue, traders=FULL, camps=camps)
    assert travel_fee(game.state, B) == fee
    events = game.play(Trade(B, BOTTOM))
    assert (blue.corn, blue.goods) == (7 - fee, 0)
    paid = [Paid(B, "travelling", corn=fee)] if fee else []
    assert told(events, Paid) == [*paid, Paid(B, "trading", goods=3)]


def test_without_corn_for_the_journey_there_is_no_trade() -> None:
    game = position("trade", seat(goods=9, corn=1), camps=(0, 0, 1, 0, 0))
    assert refused(game, Trade(B, BOTTOM)) == ("R5.10", "not-enough-corn-to-travel", {"need": 2, "have": 1})
    game = position("trade", seat(goods=9, corn=2), camps=(0, 0, 1, 0, 0))
    game.play(Trade(B, BOTTOM))
    assert game.state.players[B].corn == 0


def test_the_journey_is_paid_once_per_action() -> None:
    blue = seat(goods=9, corn=9, tiles=(0, 0, 2))
    game = position("trade", blue, traders=FULL, camps=(0, 1, 0, 0, 0))
    game.play(Trade(B, TOP, furs(lynx=2)))
    assert blue.corn == 8
    game.play(Trade(B, BOTTOM))
    assert blue.corn == 7


def test_prices_are_the_boards() -> None:
    traders = {
        "bottom": {"furs": 4, "goods": 5, "all": True},
        "middle": {"furs": 3, "goods": 6, "all": True},
        "top": {"furs": 4, "goods": 2, "all": False},
    }
    board = adapted(traders=traders)
    for move, price in ((Trade(B, BOTTOM), 5), (Trade(B, MIDDLE), 6), (Trade(B, TOP, furs(lynx=2)), 4)):
        blue = seat(goods=9)
        position("trade", blue, traders=FULL, board=board).play(move)
        assert blue.goods == 9 - price


def test_furs_at_no_price_may_be_taken_without_goods() -> None:
    traders = {"top": {"furs": 4, "goods": 0, "all": False}}
    blue = seat()
    game = position("trade", blue, traders=FULL, board=adapted(traders=traders))
    assert Trade(B, TOP, FULL[TOP]) in game.legal_moves()
    game.play(Trade(B, TOP, FULL[TOP]))
    assert blue.furs == FULL[TOP]


SHIPS: tuple[Card | None, ...] = ((3, 4, 1), None, (2, 3, 5), (4, 1, 3))


def test_shipping_scores_pays_the_bonus_and_keeps_the_ship() -> None:
    blue = seat(score=1, coins=1, furs=furs(beaver=2, mink=3), ships=[(3, 3, 2)])
    game = position("trade", blue, ships=SHIPS, discard=furs(mink=1))
    before = all_furs(game.state)
    assert game.play(Ship(B, 3, furs(beaver=1, mink=3))) == [
        FursShipped(B, 3, (4, 1, 3), furs(beaver=1, mink=3)),
        Scored(B, "shipping", 11),
        Gained(B, "shipping", coins=3),
    ]
    assert (blue.score, blue.coins, blue.furs) == (12, 4, furs(beaver=1))
    assert blue.ships == ((3, 3, 2), (4, 1, 3))
    assert game.state.ships == ((3, 4, 1), None, (2, 3, 5), None)
    assert game.state.discard == furs(beaver=1, mink=4)
    assert all_furs(game.state) == before


def test_shipments_are_every_exact_choice_for_every_ship_in_reach() -> None:
    held = furs(beaver=2, mink=1)
    game = position("trade", seat(furs=held), ships=SHIPS)
    choices = list(itertools.product(range(3), range(2), (0,), (0,), (0,)))
    expected = {Ship(B, slot, chosen) for slot, need in ((0, 3), (2, 2)) for chosen in choices if sum(chosen) == need}
    assert set(moves_of(game, Ship)) == expected
    assert len(moves_of(game, Ship)) == len(expected) == 3
    found = option(game, Ship)
    assert found is not None
    assert found.to_json() == {
        "move": "ship",
        "ships": [{"slot": 0, "need": 3}, {"slot": 2, "need": 2}],
        "furs": ["beaver", "beaver", "mink"],
    }
    bits = Random(4)
    assert {found.draw(bits) for _ in range(100)} == expected


def test_a_ship_takes_exactly_what_it_needs() -> None:
    game = position("trade", seat(furs=furs(beaver=5)), ships=SHIPS)
    assert refused(game, Ship(B, 0, furs(beaver=2))) == ("R5.11", "ship-needs-exactly", {"need": 3, "have": 2})
    assert refused(game, Ship(B, 0, furs(beaver=4))) == ("R5.11", "ship-needs-exactly", {"need": 3, "have": 4})


def test_a_ship_out_of_reach_needs_more_furs() -> None:
    game = position("trade", seat(furs=furs(beaver=3)), ships=SHIPS)
    assert refused(game, Ship(B, 3, furs(beaver=3))) == ("R5.11", "ship-needs-exactly", {"need": 4, "have": 3})


def test_one_ships_only_furs_one_has() -> None:
    game = position("trade", seat(furs=furs(beaver=5)), ships=SHIPS)
    assert refused(game, Ship(B, 0, furs(beaver=2, otter=1))) == (
        "R5.11",
        "you-lack-fur",
        {"fur": "otter", "need": 1, "have": 0},
    )


@pytest.mark.parametrize("chosen", [(4, -1, 0, 0, 0), (), (3,)])
def test_a_shipment_has_no_negative_or_misshapen_part(chosen: tuple[int, ...]) -> None:
    game = position("trade", seat(furs=furs(beaver=5)), ships=SHIPS)
    assert refused(game, Ship(B, 0, chosen)) == ("R5.11", "negative-amount", {})


@pytest.mark.parametrize("slot", [1, 4, -1])
def test_an_empty_slot_has_no_ship(slot: int) -> None:
    game = position("trade", seat(furs=furs(beaver=5)), ships=SHIPS)
    assert refused(game, Ship(B, slot, furs(beaver=3))) == ("R5.11", "slot-empty", {"slot": slot + 1})


def test_too_few_furs_for_any_ship() -> None:
    game = position("trade", seat(furs=furs(beaver=1)), ships=((5, 4, 1), (2, 1, 1), None, (4, 1, 3)))
    assert refused(game, Ship(B, 1, furs(beaver=1))) == ("R5.11", "not-enough-furs", {"need": 2, "have": 1})
    game = position("trade", seat(furs=furs(beaver=1)), ships=((2, 4, 1), (5, 1, 1), None, (4, 1, 3)))
    assert refused(game, Ship(B, 1, furs(beaver=1))) == ("R5.11", "not-enough-furs", {"need": 2, "have": 1})


def test_with_no_ship_left_there_is_no_shipping() -> None:
    game = position("trade", seat(furs=furs(beaver=5)), ships=[None] * 4)
    assert refused(game, Ship(B, 0, furs(beaver=3))) == ("R5.11", "no-ships-left", {})


def test_points_of_furs_are_the_boards() -> None:
    board = adapted(scoring={"fur_types": [9, 5, 4, 3, 2]})
    blue = seat(furs=furs(1, 1, 2, 1, 1))
    game = position("trade", blue, ships=[(6, 1, 1)] * 4, board=board)
    game.play(Ship(B, 0, furs(1, 1, 2, 1, 1)))
    assert blue.score == 18 + 5 + 4 + 3 + 2


def test_only_the_traders_own_furs_change_hands() -> None:
    game = position("trade", seat(goods=4), seat(furs=furs(lynx=3)), seat(furs=furs(otter=1)))
    before = all_furs(game.state)
    game.play(Trade(B, TOP, furs(otter=2)))
    assert all_furs(game.state) == before == (10,) * 5
    assert game.state.players[Y].furs == furs(lynx=3)
    assert game.state.players[O].furs == furs(otter=1)
