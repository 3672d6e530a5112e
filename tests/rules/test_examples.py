"""The rulebook's worked examples, row by row."""

from patroon.board import Card
from patroon.rules import Game
from patroon.rules.events import INCOME, UPKEEP, CardsLeft, Gained, Lost, Paid, Scored
from patroon.rules.moves import (
    AddLand,
    Bid,
    BlackMarket,
    Build,
    ClearLand,
    Docks,
    Elections,
    Millwork,
    Open,
    PassBid,
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
    TradingCompany,
)
from patroon.rules.outcomes import FursDrawn, LandDealt, ShipsDealt, TilesLaid, TradersFilled
from patroon.rules.state import BOTTOM, DOCKS, GRANARY, MIDDLE, NO_FURS, TOP, TRADING_COMPANY
from tests.positions import (
    COLUMNS,
    B,
    O,
    Y,
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


def test_01_setup_for_three() -> None:
    game = Game.new(3, seed=1, first=B)
    state = game.state
    for player in state.players:
        assert (player.corn, player.wood, player.goods, player.coins) == (2, 3, 4, 8)
        assert player.warehouses == 1
        assert sum(player.furs) == 2
        assert player.post == 0
    assert state.layout.posts == (3, 2, 1, 1, 1)
    assert state.camps == (3, 0, 0, 0, 0)
    assert [player.token for player in state.players] == [1, 2, 3]
    assert sum(state.reserve) == 33
    for player_to_place in (B, Y, O, B, Y, O):
        game.play(Place(player_to_place, DOCKS))
    assert [player.buildings for player in state.players] == [22, 22, 22]
    assert state.round == 1
    assert sum(state.reserve) == 33


def test_02_three_cards_left_over_leave_and_eight_new_ones_come() -> None:
    land: tuple[Card | None, ...] = (None, (1, 3, 1), None, None)
    ships: tuple[Card | None, ...] = ((3, 4, 1), None, None, (3, 2, 3))
    game = position("trade", land=land, ships=ships, turn=3)
    deck, ship_deck = game.state.land_deck, game.state.ship_deck
    events = finish_round(game)
    assert told(events, CardsLeft) == [CardsLeft(((1, 3, 1),), ((3, 4, 1), (3, 2, 3)))]
    game.happen(LandDealt(deck[:4]))
    game.happen(ShipsDealt(ship_deck[:4]))
    assert game.state.land == deck[:4]
    assert game.state.ships == ship_deck[:4]


def test_03_five_furs_refill_the_top_and_the_middle_trader() -> None:
    game = position("trade", traders=(furs(beaver=4), NO_FURS, furs(lynx=2)), turn=3)
    before = sum(game.state.reserve)
    finish_round(game)
    game.happen(LandDealt(game.state.land_deck[:4]))
    game.happen(ShipsDealt(game.state.ship_deck[:4]))
    game.happen(TradersFilled((NO_FURS, furs(mink=2, otter=1), furs(muskrat=2))))
    assert game.state.traders == (furs(beaver=4), furs(mink=2, otter=1), furs(muskrat=2, lynx=2))
    assert sum(game.state.reserve) == before - 5


def test_04_twelve_tiles_lie_on_twelve_spaces() -> None:
    game = Game.new(3, seed=4)
    for _ in range(6):
        game.play(Place(game.state.actor, DOCKS))
    laid = [line for line in game.lines if isinstance(line, TilesLaid)]
    assert len(laid) == 1
    assert [sum(column) for column in laid[0].columns] == [3, 3, 2, 2, 2]
    assert [sum(kind) for kind in zip(*laid[0].columns, strict=True)] == [4, 4, 4]
    assert game.state.columns == laid[0].columns


def bidding() -> Game:
    blue = seat(coins=7)
    yellow = seat(goods=4, wood=2)
    orange = seat(corn=4, coins=4, wood=2, furs=furs(mink=1, otter=1))
    return position("bidding", blue, yellow, orange)


def test_05_orange_outbids_and_takes_token_1() -> None:
    game = bidding()
    state = game.state
    game.play(Open(B, 0, 7))
    game.play(PassBid(Y))
    game.play(Bid(O, 8))
    assert game.to_decide == O
    game.play(Pay(O, 3, 0, 1, 3, furs(otter=1)))
    orange = state.players[O]
    assert (orange.corn, orange.coins, orange.wood, orange.furs) == (1, 1 + 1, 1, furs(mink=1))
    assert orange.tiles == COLUMNS[0] == (0, 2, 1)
    assert state.discard == furs(otter=1)
    assert [player.token for player in state.players] == [3, 2, 1]


def test_06_yellow_wins_and_keeps_token_2() -> None:
    game = bidding()
    test_05_moves = (Open(B, 0, 7), PassBid(Y), Bid(O, 8), Pay(O, 3, 0, 1, 3, furs(otter=1)))
    for move in test_05_moves:
        game.play(move)
    assert game.to_decide == Y
    game.play(Open(Y, 1, 5))
    assert game.to_decide == B
    game.play(PassBid(B))
    assert game.to_decide == Y
    game.play(Pay(Y, 0, 4, 1, 0, NO_FURS))
    yellow = game.state.players[Y]
    assert (yellow.goods, yellow.wood, yellow.coins) == (0, 1, 0)
    assert yellow.tiles == COLUMNS[1]
    assert yellow.token == 2


def test_07_blue_takes_the_last_column_for_nothing() -> None:
    game = bidding()
    for move in (Open(B, 0, 7), PassBid(Y), Bid(O, 8), Pay(O, 3, 0, 1, 3, furs(otter=1))):
        game.play(move)
    for move in (Open(Y, 1, 5), PassBid(B), Pay(Y, 0, 4, 1, 0, NO_FURS)):
        game.play(move)
    assert game.to_decide == B
    game.play(TakeColumn(B, 2))
    blue = game.state.players[B]
    assert blue.tiles == COLUMNS[2]
    assert blue.coins == 7 + 2
    assert blue.token == 3


def test_08_orange_builds_herself_two_majorities() -> None:
    yellow = seat(businesses=districts(trading_company=1))
    game = position("city", seat(), yellow, seat(wood=3), turn=3)
    assert game.state.leaders[TRADING_COMPANY] == (Y,)
    game.play(Build(O, (GRANARY, TRADING_COMPANY, TRADING_COMPANY)))
    assert game.state.players[O].wood == 0
    assert game.state.leaders[TRADING_COMPANY] == (O,)
    assert game.state.leaders[GRANARY] == (O,)


def test_09_only_blue_scores_blues_elections() -> None:
    blue = seat(businesses=districts(docks=2, lumberyard=1))
    yellow = seat(businesses=districts(docks=1, lumberyard=1))
    game = position("city", blue, yellow)
    game.play(Elections(B))
    assert game.scores == [5, 0, 0]


def test_10_new_land_lies_at_the_right_end_uncleared() -> None:
    slots: tuple[Card | None, ...] = ((1, 3, 1), (2, 5, 3), None, (3, 9, 3))
    game = position("land", seat(), seat(row=[(1, 4, 1)]), land=slots, turn=2)
    game.play(AddLand(Y, 1))
    yellow = game.state.players[Y]
    assert yellow.row == ((1, 4, 1), (2, 5, 3))
    assert yellow.cleared == 0
    assert game.state.land == ((1, 3, 1), None, None, (3, 9, 3))


def test_11_the_leftmost_longhouse_moves_to_the_next_camp() -> None:
    game = position("land", camps=(2, 1, 0, 0, 0))
    game.play(AddLand(B, 0))
    assert game.state.camps == (1, 2, 0, 0, 0)


def test_12_with_the_next_camp_full_the_longhouse_leaves() -> None:
    game = position("land", camps=(1, 3, 0, 0, 0))
    game.play(AddLand(B, 0))
    assert game.state.camps == (0, 3, 0, 0, 0)


def test_13_blue_clears_the_second_and_third_card() -> None:
    row = [(1, 4, 1), (2, 3, 4), (1, 5, 5), (2, 7, 2)]
    game = position("land", seat(row=row, houses=5, cleared=1))
    game.play(ClearLand(B))
    blue = game.state.players[B]
    assert blue.cleared == 3
    assert blue.wood == 8
    assert blue.score == 6


def trading() -> Game:
    """Orange's post in zone 1, the nearest longhouse in camp 3, two boats of 1 corn on the way."""
    return position(
        "trade",
        seat(),
        seat(),
        seat(goods=4, corn=3),
        camps=(0, 0, 2, 1, 0),
        traders=(NO_FURS, furs(mink=2, otter=1), furs(lynx=2)),
        turn=3,
    )


def test_14_orange_travels_and_buys_two_lynx() -> None:
    game = trading()
    game.play(Trade(O, TOP, furs(lynx=2)))
    orange = game.state.players[O]
    assert (orange.goods, orange.corn, orange.furs) == (2, 1, furs(lynx=2))
    assert game.state.traders == (NO_FURS, furs(mink=2, otter=1), NO_FURS)


def test_15_the_empty_bottom_trader_offers_nothing() -> None:
    game = trading()
    assert moves_of(game, Trade) == [
        Trade(O, MIDDLE),
        Trade(O, TOP, furs(lynx=1)),
        Trade(O, TOP, furs(lynx=2)),
    ]
    assert refused(game, Trade(O, BOTTOM)) == ("R5.9", "trader-empty", {"trader": "bottom"})
    found = option(game, Trade)
    assert found is not None
    assert found.to_json()["traders"] == [
        {"trader": "middle", "furs": ["mink", "mink", "otter"], "goods": 4},
        {"trader": "top", "furs": ["lynx", "lynx"], "goods": 1},
    ]
    game.play(Trade(O, MIDDLE))
    assert game.state.players[O].goods == 0
    assert game.state.players[O].furs == furs(mink=2, otter=1)


def test_16_yellow_ships_five_furs_for_ten_points() -> None:
    held = furs(beaver=2, lynx=1, otter=1, muskrat=1)
    slots: tuple[Card | None, ...] = ((6, 5, 4), (5, 5, 2), None, None)
    game = position("trade", seat(), seat(furs=held), ships=slots, turn=2)
    assert moves_of(game, Ship) == [Ship(Y, 1, held)]
    game.play(Ship(Y, 1, held))
    yellow = game.state.players[Y]
    assert (yellow.score, yellow.coins, yellow.ships) == (10, 2, ((5, 5, 2),))
    assert yellow.furs == NO_FURS


def test_17_blues_third_warehouse_makes_room_for_eight_goods() -> None:
    game = position("city", seat(wood=1, warehouses=2, businesses=districts(docks=1)))
    game.play(Docks(B))
    blue = game.state.players[B]
    assert (blue.wood, blue.warehouses) == (0, 3)
    assert game.state.layout.room[blue.warehouses] == 8


def test_18_two_houses_fill_oranges_row_from_the_left() -> None:
    orange = seat(wood=3, row=[(1, 4, 1), (2, 5, 3)], businesses=districts(millwork=1))
    game = position("land", seat(), seat(), orange, turn=3)
    game.play(Millwork(O, 2))
    assert orange.wood == 1
    assert [orange.built_on(place) for place in range(2)] == [1, 1]


def test_19_yellow_pays_three_coins_and_three_goods_for_two_furs() -> None:
    yellow = seat(coins=4, goods=5, businesses=districts(black_market=1))
    game = position("trade", seat(), yellow, turn=2)
    game.play(BlackMarket(Y, 2, 3))
    assert game.awaits_chance
    game.happen(FursDrawn(Y, furs(muskrat=1, mink=1)))
    assert (yellow.coins, yellow.goods, yellow.furs) == (1, 2, furs(mink=1, muskrat=1))


def test_20_yellows_post_moves_to_the_next_zone() -> None:
    yellow = seat(wood=1, businesses=districts(trading_company=1))
    game = position("city", seat(), yellow, camps=(2, 1, 0, 0, 0), turn=2)
    game.play(TradingCompany(Y))
    assert (yellow.wood, yellow.post) == (0, 1)


def test_21_blues_post_leaps_over_a_full_zone() -> None:
    blue = seat(wood=1, businesses=districts(trading_company=1))
    game = position("city", blue, seat(post=2), seat(post=2), camps=(1, 0, 1, 0, 0))
    game.play(TradingCompany(B))
    assert (blue.wood, blue.post) == (0, 2)


def test_22_no_post_goes_beyond_the_farthest_longhouse() -> None:
    blue = seat(wood=1, businesses=districts(trading_company=1))
    game = position("city", blue, seat(post=2), seat(post=2), camps=(1, 2, 0, 0, 0))
    assert refused(game, TradingCompany(B)) == ("R6.6", "no-zone-to-move-to", {})


def test_23_blue_harvests_ten_corn() -> None:
    row = [(1, 3, 1), (2, 3, 4), (3, 5, 5), (1, 2, 2)]
    blue = seat(row=row, houses=7, cleared=3)
    finish_round(position("trade", blue, turn=3))
    assert blue.corn == 10


def test_24_orange_cant_feed_her_fifth_business() -> None:
    blue = seat(corn=5, businesses=districts(docks=3))
    yellow = seat(corn=5, businesses=districts(granary=4))
    orange = seat(corn=4, score=7, businesses=districts(granary=2, millwork=3))
    game = position("trade", blue, yellow, orange, turn=3)
    events = finish_round(game)
    paid = [event for event in told(events, Paid) if event.why == UPKEEP]
    assert paid == [Paid(B, UPKEEP, corn=3), Paid(Y, UPKEEP, corn=4), Paid(O, UPKEEP, corn=4)]
    assert game.to_decide == O
    assert moves_of(game, Remove) == [Remove(O, (3,)), Remove(O, (1,))]
    game.play(Remove(O, (1,)))
    assert orange.businesses == districts(granary=1, millwork=3)
    assert orange.score == 5
    assert orange.corn == 0


def test_25_five_of_yellows_eight_goods_find_room() -> None:
    yellow = seat(goods=1, warehouses=2, ships=[(3, 3, 2), (3, 2, 3), (4, 3, 3)])
    events = finish_round(position("trade", seat(), yellow, turn=3))
    assert yellow.goods == 6
    assert told(events, Lost) == [Lost(Y, 3)]


def test_26_income_of_four_three_and_six_coins() -> None:
    blue = seat(corn=9, businesses=districts(docks=1, granary=2, trading_company=1))
    yellow = seat(corn=9, businesses=districts(docks=1, millwork=1))
    orange = seat(corn=9, businesses=districts(lumberyard=1, black_market=1, trading_company=2))
    game = position("trade", blue, yellow, orange, turn=3)
    assert game.state.leaders[DOCKS] == (B, Y)
    income = [event for event in told(finish_round(game), Gained) if event.why == INCOME]
    assert income == [Gained(B, INCOME, coins=4), Gained(Y, INCOME, coins=3), Gained(O, INCOME, coins=6)]


def test_27_final_elections_of_nine_seven_and_seven_points() -> None:
    # Majorities: B lumberyard, Y granary, O docks. Ties: B with O, B with Y, B with Y and O.
    blue = seat(corn=9, businesses=districts(lumberyard=1, millwork=1, black_market=1, trading_company=1))
    yellow = seat(corn=9, businesses=districts(granary=1, black_market=1, trading_company=1))
    orange = seat(corn=9, businesses=districts(docks=1, millwork=1, trading_company=1))
    game = position("trade", blue, yellow, orange, round_number=6, turn=3)
    assert game.state.leaders == ((B,), (Y,), (O,), (B, O), (B, Y), (B, Y, O))
    finish_round(game)
    assert game.final is not None
    assert [points[0] for points in game.final] == [9, 7, 7]


def test_28_final_land_scores_only_when_uncleared() -> None:
    cards = [(1, 1, 1)] * 6
    blue = seat(row=cards, houses=5, cleared=5)
    yellow = seat(row=cards[:5], houses=5, cleared=4)
    game = position("trade", blue, yellow, round_number=6, turn=3)
    finish_round(game)
    assert game.final is not None
    assert [points[1] for points in game.final] == [0, 15, 0]


def test_29_two_furs_and_eight_other_things_are_four_points() -> None:
    orange = seat(furs=furs(lynx=2), goods=2, corn=2, wood=1, coins=3, tiles=(0, 0, 0))
    game = position("trade", seat(), seat(), orange, round_number=6, tokens=(2, 3, 1), turn=3)
    events = finish_round(game)
    assert game.final is not None
    assert game.final[O][2:] == (2, 2)
    assert [event.points for event in told(events, Scored) if event.player == O] == [2, 2]
