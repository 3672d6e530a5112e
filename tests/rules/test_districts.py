"""R6 and R7: special actions."""

from random import Random

import pytest

from patroon.rules import Game
from patroon.rules.events import Gained, HousesBuilt, Paid, PostMoved, WarehouseBuilt
from patroon.rules.moves import (
    BlackMarket,
    Build,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    PassTile,
    TradingCompany,
)
from patroon.rules.outcomes import FursDrawn
from patroon.rules.state import (
    ACT_CITY,
    BLACK_MARKET,
    CITY,
    DISTRICTS,
    DOCKS,
    LAND,
    LUMBERYARD,
    NO_FURS,
    TRADING_COMPANY,
)
from tests.positions import B, O, Y, adapted, all_furs, districts, furs, moves_of, option, position, refused, seat

SPECIALS: list[tuple[Move, int]] = [
    (Lumberyard(B, buy=1), 0),
    (Granary(B, buy=1), 1),
    (Docks(B), 2),
    (Millwork(B, 1), 3),
    (BlackMarket(B, 1, 3), 4),
    (TradingCompany(B), 5),
]


def leading(district: int) -> tuple[int, ...]:
    return tuple(int(district == other) for other in range(6))


def ready(step: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Game:
    blue = seat(coins=5, goods=3, wood=5, corn=5, row=[(3, 9, 3)], businesses=mine)
    return position(step, blue, seat(businesses=theirs), camps=(1, 1, 1, 0, 0))


@pytest.mark.parametrize("step", ["city", "land", "trade"])
@pytest.mark.parametrize(("move", "district"), SPECIALS)
@pytest.mark.parametrize(("mine", "theirs", "fee"), [(0, 0, 1), (0, 1, 1), (1, 2, 1), (1, 1, 0), (2, 1, 0), (1, 0, 0)])
def test_the_fee_is_a_coin_unless_one_leads_or_ties_there(
    step: str, move: Move, district: int, mine: int, theirs: int, fee: int
) -> None:
    def there(number: int) -> tuple[int, ...]:
        return tuple(number * (district == other) for other in range(6))

    game = ready(step, there(mine), there(theirs))
    found = option(game, type(move))
    assert found is not None
    assert found.to_json()["fee"] == fee
    events = game.play(move)
    fees = [event for event in events if isinstance(event, Paid) and event.why == "fee"]
    assert fees == [Paid(B, "fee", coins=1)] * fee
    assert fees == events[:fee]
    bought = isinstance(move, Lumberyard | Granary)
    assert game.state.players[B].coins == 5 - fee - bought


def test_a_lead_in_another_district_does_not_help() -> None:
    for move, district in SPECIALS:
        game = ready("city", leading((district + 1) % 6), (0,) * 6)
        game.play(move)
        assert game.state.players[B].coins == 4 - isinstance(move, Lumberyard | Granary)


def test_businesses_built_earlier_in_the_turn_count_for_the_fee() -> None:
    game = position("city", seat(wood=2), seat(businesses=districts(docks=1)))
    assert refused(game, Docks(B)) == ("R6", "no-coin-for-fee", {"district": "docks"})
    game.play(Build(B, (DOCKS,)))
    game.play(Docks(B))
    assert game.state.players[B].warehouses == 2
    assert game.state.players[B].coins == 0


@pytest.mark.parametrize(("market", "rule", "name"), [(Lumberyard, "R6.1", "wood"), (Granary, "R6.2", "corn")])
def test_a_market_buys_and_sells_at_one_coin_each(
    market: type[Lumberyard] | type[Granary], rule: str, name: str
) -> None:
    def start() -> Game:
        return position("city", seat(coins=4, wood=3, corn=3))

    game = start()
    assert game.play(market(B, buy=3)) == [
        Paid(B, "fee", coins=1),
        Paid(B, "market", coins=3),
        Gained(B, "market", **{name: 3}),
    ]
    blue = game.state.players[B]
    assert (blue.coins, blue.wood, blue.corn) == (0, 6 if name == "wood" else 3, 6 if name == "corn" else 3)
    game = start()
    assert game.play(market(B, sell=2)) == [
        Paid(B, "fee", coins=1),
        Paid(B, "market", **{name: 2}),  # type: ignore[arg-type]
        Gained(B, "market", coins=2),
    ]
    blue = game.state.players[B]
    assert (blue.coins, blue.wood, blue.corn) == (5, 1 if name == "wood" else 3, 1 if name == "corn" else 3)
    assert refused(start(), market(B, buy=4)) == (rule, "not-enough-coins", {"need": 5, "have": 4})
    assert refused(start(), market(B, sell=4)) == (rule, f"not-enough-{name}", {"need": 4, "have": 3})


@pytest.mark.parametrize("market", [Lumberyard, Granary])
def test_market_amounts_go_from_one_to_all(market: type[Lumberyard] | type[Granary]) -> None:
    held = {"wood": 2} if market is Lumberyard else {"corn": 2}
    game = position("city", seat(coins=4, **held))  # type: ignore[arg-type]
    expected = [market(B, buy=1), market(B, buy=2), market(B, buy=3), market(B, sell=1), market(B, sell=2)]
    assert moves_of(game, market) == expected
    found = option(game, market)
    assert found is not None
    assert found.to_json() == {"move": market.name, "buy": 3, "sell": 2, "fee": 1}
    bits = Random(5)
    assert {found.draw(bits) for _ in range(100)} == set(expected)


def test_a_market_is_open_to_those_who_can_only_buy_or_only_sell() -> None:
    assert moves_of(position("city", seat(coins=2)), Granary) == [Granary(B, buy=1)]
    assert moves_of(position("city", seat(coins=1, corn=1)), Granary) == [Granary(B, sell=1)]
    leader = seat(wood=1, businesses=districts(lumberyard=1))
    assert moves_of(position("city", leader), Lumberyard) == [Lumberyard(B, sell=1)]


def test_without_a_fee_all_coins_may_buy() -> None:
    blue = seat(coins=2, businesses=districts(lumberyard=1))
    game = position("city", blue)
    assert refused(game, Lumberyard(B, buy=3)) == ("R6.1", "not-enough-coins", {"need": 3, "have": 2})
    game.play(Lumberyard(B, buy=2))
    assert (blue.coins, blue.wood) == (0, 2)


@pytest.mark.parametrize(("warehouses", "room"), [(1, 6), (2, 8), (3, 10)])
def test_the_docks_build_the_next_warehouse_for_one_wood(warehouses: int, room: int) -> None:
    blue = seat(coins=1, wood=2, warehouses=warehouses)
    buildings = blue.buildings
    events = position("city", blue).play(Docks(B))
    assert events == [
        Paid(B, "fee", coins=1),
        Paid(B, "building", wood=1),
        WarehouseBuilt(B, warehouses + 1, room),
    ]
    assert (blue.wood, blue.warehouses, blue.buildings) == (1, warehouses + 1, buildings - 1)


def test_there_are_at_most_four_warehouses() -> None:
    game = position("city", seat(coins=1, wood=2, warehouses=4))
    assert refused(game, Docks(B)) == ("R6.3", "all-warehouses-built", {})


def test_a_warehouse_needs_wood_and_a_building() -> None:
    game = position("city", seat(coins=1))
    assert refused(game, Docks(B)) == ("R6.3", "not-enough-wood", {"need": 1, "have": 0})
    game = position("city", seat(coins=1, wood=1, buildings=0))
    assert refused(game, Docks(B)) == ("R7", "not-enough-buildings", {"need": 1, "have": 0})


def test_houses_fill_the_leftmost_empty_spaces() -> None:
    blue = seat(coins=1, wood=4, row=[(1, 1, 1), (2, 1, 1), (3, 1, 1)], houses=1, cleared=1)
    buildings = blue.buildings
    assert position("city", blue).play(Millwork(B, 3)) == [
        Paid(B, "fee", coins=1),
        Paid(B, "building", wood=3),
        HousesBuilt(B, 3, 2),
    ]
    assert [blue.built_on(place) for place in range(3)] == [1, 2, 1]
    assert (blue.wood, blue.buildings, blue.houses, blue.filled, blue.cleared) == (1, buildings - 3, 4, 2, 1)


@pytest.mark.parametrize(
    ("wood", "buildings", "spaces", "most"),
    [(9, 9, 9, 3), (3, 3, 3, 3), (2, 9, 9, 2), (9, 2, 9, 2), (9, 9, 2, 2), (9, 9, 1, 1), (1, 9, 9, 1), (9, 1, 9, 1)],
)
def test_houses_go_as_far_as_wood_buildings_and_spaces(wood: int, buildings: int, spaces: int, most: int) -> None:
    blue = seat(coins=1, wood=wood, buildings=buildings, row=[(1, 1, 1)] * spaces)
    game = position("city", blue)
    assert moves_of(game, Millwork) == [Millwork(B, houses) for houses in range(1, most + 1)]
    found = option(game, Millwork)
    assert found is not None
    assert found.to_json() == {"move": "millwork", "least": 1, "most": most, "fee": 1}
    bits = Random(6)
    assert {found.draw(bits) for _ in range(60)} == set(found.moves())


@pytest.mark.parametrize(
    ("wood", "buildings", "spaces", "refusal"),
    [
        (2, 9, 9, ("R6.4", "not-enough-wood", {"need": 3, "have": 2})),
        (9, 2, 9, ("R7", "not-enough-buildings", {"need": 3, "have": 2})),
        (9, 9, 2, ("R6.4", "not-enough-house-spaces", {"need": 3, "have": 2})),
        (0, 9, 9, ("R6.4", "not-enough-wood", {"need": 1, "have": 0})),
        (9, 0, 9, ("R7", "not-enough-buildings", {"need": 1, "have": 0})),
        (9, 9, 0, ("R6.4", "no-house-space", {})),
    ],
)
def test_naming_too_many_houses_is_not_cut_down(
    wood: int, buildings: int, spaces: int, refusal: tuple[str, str, dict[str, int]]
) -> None:
    blue = seat(coins=1, wood=wood, buildings=buildings, row=[(1, 1, 1)] * spaces)
    assert refused(position("city", blue), Millwork(B, 3)) == refusal


@pytest.mark.parametrize("houses", [0, 4, -1])
def test_houses_are_one_to_three(houses: int) -> None:
    game = position("city", seat(coins=1, wood=9, row=[(3, 1, 1)] * 2))
    assert refused(game, Millwork(B, houses)) == ("R6.4", "houses-1-to-3", {"have": houses})


def test_a_full_row_has_no_house_space() -> None:
    game = position("city", seat(coins=1, wood=9, row=[(2, 1, 1)], houses=2))
    assert refused(game, Millwork(B, 1)) == ("R6.4", "no-house-space", {})


@pytest.mark.parametrize("furs_named", [1, 2, 3])
@pytest.mark.parametrize("goods", [0, 1, 3])
def test_the_black_market_asks_3_coins_or_goods_a_fur(furs_named: int, goods: int) -> None:
    blue = seat(coins=12, goods=5)
    game = position("trade", blue)
    before, reserve = all_furs(game.state), sum(game.state.reserve)
    price = 3 * furs_named
    assert game.play(BlackMarket(B, furs_named, goods)) == [
        Paid(B, "fee", coins=1),
        Paid(B, "market", coins=price - goods, goods=goods),
    ]
    assert (blue.coins, blue.goods) == (11 - price + goods, 5 - goods)
    assert game.state.to_draw == furs_named
    outcome = FursDrawn(B, furs(muskrat=furs_named))
    assert game.happen(outcome) == [outcome]
    assert blue.furs == furs(muskrat=furs_named)
    assert sum(game.state.reserve) == reserve - furs_named
    assert all_furs(game.state) == before
    assert game.state.to_draw == 0


@pytest.mark.parametrize(
    ("coins", "goods", "in_reserve", "expected"),
    [
        (3, 0, 9, [(1, 0)]),
        (0, 3, 9, [(1, 3)]),
        (2, 2, 9, [(1, 1), (1, 2)]),
        (4, 2, 9, [(1, 0), (1, 1), (1, 2), (2, 2)]),
        (9, 1, 9, [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]),
        (9, 9, 1, [(1, 0), (1, 1), (1, 2), (1, 3)]),
        (20, 0, 9, [(1, 0), (2, 0), (3, 0)]),
        (8, 0, 9, [(1, 0), (2, 0)]),
        (9, 0, 2, [(1, 0), (2, 0)]),
    ],
)
def test_black_market_moves_are_every_mix_that_can_be_paid(
    coins: int, goods: int, in_reserve: int, expected: list[tuple[int, int]]
) -> None:
    businesses = districts(black_market=1)
    reserve, discard = furs(lynx=in_reserve - 1), furs(mink=1)
    free = position("city", seat(coins=coins, goods=goods, businesses=businesses), reserve=reserve, discard=discard)
    for_a_fee = position("city", seat(coins=coins + 1, goods=goods), reserve=reserve, discard=discard)
    for game in (free, for_a_fee):
        assert moves_of(game, BlackMarket) == [BlackMarket(B, *move) for move in expected]
        brute = [BlackMarket(B, f, g) for f in range(-1, 5) for g in range(-1, 13)]
        assert [move for move in brute if game.why_not(move) is None] == moves_of(game, BlackMarket)
        found = option(game, BlackMarket)
        assert found is not None
        bits = Random(7)
        assert {found.draw(bits) for _ in range(200)} == set(found.moves())


def test_a_black_market_option_tells_its_prices() -> None:
    found = option(position("city", seat(coins=5, goods=3)), BlackMarket)
    assert found is not None
    assert found.to_json() == {
        "move": "black_market",
        "prices": [
            {"furs": 1, "price": 3, "least_goods": 0, "most_goods": 3},
            {"furs": 2, "price": 6, "least_goods": 2, "most_goods": 3},
        ],
        "fee": 1,
    }


def test_the_black_market_refuses_what_cant_be_paid_or_drawn() -> None:
    game = position("city", seat(coins=6, goods=2), reserve=furs(lynx=1), discard=furs(mink=1))
    assert refused(game, BlackMarket(B, 0, 0)) == ("R6.5", "furs-1-to-3", {"have": 0})
    assert refused(game, BlackMarket(B, 4, 0)) == ("R6.5", "furs-1-to-3", {"have": 4})
    assert refused(game, BlackMarket(B, 3, 0)) == ("R6.5", "not-enough-furs-in-reserve", {"need": 3, "have": 2})
    assert refused(game, BlackMarket(B, 1, 4)) == ("R6.5", "goods-not-in-price", {"have": 4, "most": 3})
    assert refused(game, BlackMarket(B, 1, -1)) == ("R6.5", "goods-not-in-price", {"have": -1, "most": 3})
    assert refused(game, BlackMarket(B, 1, 3)) == ("R6.5", "not-enough-goods", {"need": 3, "have": 2})
    assert refused(game, BlackMarket(B, 2, 0)) == ("R6.5", "not-enough-coins", {"need": 7, "have": 6})
    assert game.why_not(BlackMarket(B, 2, 1)) is None


def test_too_little_money_for_a_fur() -> None:
    game = position("city", seat(coins=2, goods=1))
    assert refused(game, BlackMarket(B, 1, 1)) == ("R6.5", "not-enough-coins-and-goods", {"need": 3, "have": 2})
    leader = seat(coins=1, goods=1, businesses=districts(black_market=1))
    assert refused(position("city", leader), BlackMarket(B, 1, 1)) == (
        "R6.5",
        "not-enough-coins-and-goods",
        {"need": 3, "have": 2},
    )


def test_without_any_fur_the_black_market_is_closed() -> None:
    game = position("city", seat(coins=9), reserve=NO_FURS, discard=NO_FURS)
    assert refused(game, BlackMarket(B, 1, 0)) == ("R6.5", "not-enough-furs-in-reserve", {"need": 1, "have": 0})


def test_the_turn_goes_on_after_the_furs_arrive() -> None:
    game = position("city", seat(coins=9, businesses=districts(docks=1)))
    game.play(BlackMarket(B, 1, 0))
    assert game.to_decide is None
    assert refused(game, PassTile(B)) == ("R3", "chance-is-due", {})
    game.happen(FursDrawn(B, furs(lynx=1)))
    assert game.state.awaits == ACT_CITY
    assert refused(game, BlackMarket(B, 1, 0)) == ("R5.1", "special-taken", {})
    game.play(Elections(B))
    assert game.to_decide == Y


def test_a_black_market_at_the_end_of_a_turn_or_step_hands_on() -> None:
    game = position("city", seat(tiles=(0, 0, 0), coins=9))
    game.play(BlackMarket(B, 1, 0))
    game.happen(FursDrawn(B, furs(lynx=1)))
    assert game.to_decide == Y
    game = position("city", seat(), seat(), seat(tiles=(0, 0, 0), coins=9), turn=3)
    game.play(BlackMarket(O, 1, 0))
    game.happen(FursDrawn(O, furs(lynx=1)))
    assert (game.to_decide, game.state.phase) == (B, LAND)


@pytest.mark.parametrize(
    ("posts", "camps", "to"),
    [
        ((1, 1, 1), (2, 1, 0, 0, 0), 2),
        ((1, 2, 1), (2, 1, 0, 0, 0), 2),
        ((1, 2, 2), (2, 1, 1, 0, 0), 3),
        ((1, 1, 1), (0, 0, 0, 0, 1), 2),
        ((2, 3, 1), (0, 0, 0, 1, 0), 4),
        ((2, 3, 4), (0, 0, 0, 1, 1), 5),
        ((3, 1, 1), (0, 0, 0, 1, 1), 4),
        ((4, 1, 1), (1, 0, 0, 0, 1), 5),
    ],
)
def test_a_post_moves_to_the_nearest_zone_upriver_with_a_free_space(
    posts: tuple[int, ...], camps: tuple[int, ...], to: int
) -> None:
    blue = seat(coins=1, wood=2, post=posts[0])
    game = position("city", blue, *(seat(post=post) for post in posts[1:]), camps=camps)
    assert game.play(TradingCompany(B)) == [
        Paid(B, "fee", coins=1),
        Paid(B, "building", wood=1),
        PostMoved(B, posts[0], to),
    ]
    assert (blue.post, blue.wood) == (to - 1, 1)


@pytest.mark.parametrize(
    ("posts", "camps"),
    [
        ((1, 1, 1), (3, 0, 0, 0, 0)),
        ((2, 1, 1), (1, 2, 0, 0, 0)),
        ((1, 2, 2), (0, 2, 0, 0, 0)),
        ((3, 4, 5), (0, 0, 0, 0, 1)),
        ((5, 1, 1), (0, 0, 0, 0, 1)),
    ],
)
def test_a_post_never_goes_beyond_the_farthest_occupied_camp(posts: tuple[int, ...], camps: tuple[int, ...]) -> None:
    blue = seat(coins=1, wood=2, post=posts[0])
    game = position("city", blue, *(seat(post=post) for post in posts[1:]), camps=camps)
    assert refused(game, TradingCompany(B)) == ("R6.6", "no-zone-to-move-to", {})


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_posts_use_only_spaces_of_the_player_count(players: int, spaces: int) -> None:
    def with_rivals(number: int) -> Game:
        rivals = [seat(post=2 if rival < number else 1) for rival in range(players - 1)]
        return position("city", seat(coins=1, wood=1), *rivals, players=players, camps=(1, 1, 0, 0, 0))

    assert with_rivals(spaces - 1).why_not(TradingCompany(B)) is None
    if spaces < players:
        assert refused(with_rivals(spaces), TradingCompany(B)) == ("R6.6", "no-zone-to-move-to", {})


def test_moving_a_post_needs_wood_but_no_building() -> None:
    game = position("city", seat(coins=1), camps=(1, 1, 0, 0, 0))
    assert refused(game, TradingCompany(B)) == ("R6.6", "not-enough-wood", {"need": 1, "have": 0})
    blue = seat(coins=1, wood=1, buildings=0)
    position("city", blue, camps=(1, 1, 0, 0, 0)).play(TradingCompany(B))
    assert blue.buildings == 0


@pytest.mark.parametrize(("move", "district"), SPECIALS)
def test_a_special_action_is_spent_and_the_tile_stays(move: Move, district: int) -> None:
    game = ready("city", leading(district), (0,) * 6)
    game.play(move)
    if game.awaits_chance:
        game.happen(FursDrawn(B, furs(lynx=1)))
    assert game.state.phase == CITY
    assert game.to_decide == B
    assert game.state.players[B].tiles == (1, 1, 1)
    for again, _ in SPECIALS:
        assert refused(game, again) == ("R5.1", "special-taken", {})


def test_special_actions_without_details_are_offered_with_their_fee() -> None:
    game = ready("city", leading(TRADING_COMPANY), (0,) * 6)
    shown = [found.to_json() for found in game.options()]
    assert {"move": "docks", "fee": 1} in shown
    assert {"move": "trading_company", "fee": 0} in shown
    assert {move.name for move in game.legal_moves()} >= set(DISTRICTS)


def test_piers_are_the_boards() -> None:
    board = adapted(wharf={"piers": [5, 3, 1, 9]})
    blue = seat(wood=1, businesses=districts(docks=1))
    assert position("city", blue, board=board).play(Docks(B))[-1] == WarehouseBuilt(B, 2, 8)


def test_a_special_action_in_every_step_of_the_round() -> None:
    game = position("city", *(seat(coins=9, tiles=(0, 0, 0)) for _ in range(2)), players=2)
    for _ in range(3):
        assert game.to_decide == B
        game.play(Lumberyard(B, buy=1))
        game.play(EndTurn(Y))
    assert game.state.players[B].wood == 3
    assert game.state.leaders[LUMBERYARD] == game.state.leaders[BLACK_MARKET] == ()
