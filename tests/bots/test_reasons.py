"""Why a bot did something: for every kind of move, briefly, and in every language."""

from collections.abc import Sequence

import pytest

from patroon.bots import Clock, Reason, make_bot
from patroon.bots.columns import Appraiser
from patroon.bots.reasons import MOST, for_a_bid, for_a_column, for_a_move, for_a_payment
from patroon.rules import Game
from patroon.rules.moves import (
    AddLand,
    BlackMarket,
    Build,
    ClearLand,
    Docks,
    Elections,
    EndTurn,
    Granary,
    Lumberyard,
    Millwork,
    Move,
    Open,
    PassBid,
    PassSpecial,
    PassTile,
    Place,
    Remove,
    Ship,
    Trade,
    TradingCompany,
)
from patroon.rules.state import BOTTOM, DOCKS, GRANARY, MILLWORK
from patroon.words import LANGUAGES, words
from patroon.words.telling import Teller
from tests.bots.situations import planner
from tests.positions import districts, finish_round, furs, position, seat
from tests.words.test_words import messages

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")
VALUES = messages("en")


def check(reasons: Sequence[Reason]) -> None:
    """Few, each once, with exactly the values that the words want, and sayable in every language."""
    assert len(reasons) <= MOST
    assert len({(key, *sorted(values.items())) for key, values in reasons}) == len(reasons)
    for key, values in reasons:
        assert key.startswith("reason-")
        assert set(values) == VALUES[key]
        assert all(value >= 0 for name, value in values.items() if isinstance(value, int) and name != "points")
    for language in LANGUAGES:
        text = Teller(words(language), NAMES).reasons(reasons)
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize(("name", "players"), [("medium", 2), ("medium", 4), ("hard", 3), ("hard", 2)])
def test_every_decision_of_a_game_has_its_reasons(name: str, players: int) -> None:
    game = Game.new(players, seed=8)
    bots = [make_bot(name, f"{seat}") for seat in range(players)]
    while (seat := game.to_decide) is not None:
        move = bots[seat].decide(game.view(), game.options(), Clock())
        reasons = bots[seat].explain()
        assert reasons, move
        check(reasons)
        assert bots[seat].explain() == reasons, "asking again changes nothing"
        game.play(move)


def rich(**things: int) -> Game:
    """Somebody who can do everything, in a step."""
    return position(
        "land",
        seat(
            coins=20,
            goods=4,
            wood=9,
            corn=9,
            furs=furs(beaver=3),
            businesses=districts(1, 1, 1, 1, 1, 1),
            row=[(1, 1, 2), (3, 1, 1)],
            houses=1,
        ),
        seat(businesses=districts(docks=2, granary=1)),
        players=3,
        camps=(0, 2, 0, 0, 0),
        **things,  # type: ignore[arg-type]
    )


LAND_MOVES: dict[str, tuple[Move, str]] = {
    "add_land": (AddLand(0, 0), "reason-land"),
    "clear_land": (ClearLand(0), "reason-clearing"),
    "docks": (Docks(0), "reason-room"),
    "millwork": (Millwork(0, 1), "reason-houses"),
    "millwork that fills": (Millwork(0, 3), "reason-filled"),
    "black_market": (BlackMarket(0, 1, 0), "reason-furs"),
    "trading_company": (TradingCompany(0), "reason-nearer"),
    "granary": (Granary(0, 2), "reason-corn-stored"),
    "granary, selling": (Granary(0, 0, 2), "reason-sells"),
    "lumberyard": (Lumberyard(0, 2), "reason-wood"),
    "lumberyard, selling": (Lumberyard(0, 0, 2), "reason-sells"),
    "pass_tile": (PassTile(0), "reason-coin"),
    "pass_special": (PassSpecial(0), "reason-coin"),
    "end_turn": (EndTurn(0), "reason-coin"),
}


@pytest.mark.parametrize("name", LAND_MOVES)
def test_a_move_has_a_reason_of_its_kind(name: str) -> None:
    game = rich()
    before = game.view()
    move, key = LAND_MOVES[name]
    assert game.why_not(move) is None
    reasons = for_a_move(game.state, move)
    assert [reason.key for reason in reasons] == [key]
    check(reasons)
    assert game.state == before


def test_a_post_moved_tells_the_corn_it_saves() -> None:
    game = rich()
    ((key, values),) = for_a_move(game.state, TradingCompany(0))
    assert (key, values) == ("reason-nearer", {"corn": game.state.layout.boats[0]})


def test_corn_is_for_the_hungry_first() -> None:
    game = position("city", seat(coins=9, corn=1, businesses=districts(granary=3)), players=2)
    assert for_a_move(game.state, Granary(0, 3)) == [Reason("reason-corn", {"businesses": 2})]


def test_trading_and_shipping_tell_the_furs() -> None:
    game = position("trade", seat(goods=9, corn=9, furs=furs(beaver=4)), players=2, ships=((4, 1, 0), None, None, None))
    (bought,) = for_a_move(game.state, Trade(0, BOTTOM))
    assert bought == Reason("reason-furs", {"furs": sum(game.state.traders[BOTTOM])})
    (shipped,) = for_a_move(game.state, Ship(0, 0, furs(beaver=4)))
    assert shipped.key == "reason-shipping"
    assert shipped.values["furs"] == 4


def test_points_to_come_are_the_last_reason() -> None:
    game = position("city", seat(coins=9, corn=9, tiles=(1, 0, 0)), players=2)
    reasons = for_a_move(game.state, Build(0, (0, 1, 2)), later=7)
    assert len(reasons) == MOST
    assert reasons[-1] == Reason("reason-later", {"points": 7})


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "key"),
    [
        (0, 0, 1, "reason-majority"),
        (0, 1, 1, "reason-tie"),
        (0, 1, 2, "reason-majority"),
        (1, 1, 1, "reason-majority"),
        (2, 1, 1, "reason-safer"),
        (0, 2, 1, "reason-foothold"),
        (1, 3, 1, "reason-closer"),
    ],
)
def test_a_district_gets_one_reason(mine: int, theirs: int, more: int, key: str) -> None:
    """What comes of it in the end, not what it was after each business."""
    one = seat(coins=20, corn=9, businesses=districts(docks=mine))
    game = position("city", one, seat(businesses=districts(docks=theirs)), players=2)
    reasons = for_a_move(game.state, Build(0, (DOCKS,) * more))
    assert reasons == [Reason(key, {"district": "docks"})]
    check(reasons)


def test_elections_tell_their_points() -> None:
    game = position("city", seat(businesses=districts(docks=1)), players=2)
    assert for_a_move(game.state, Elections(0)) == [Reason("reason-elections", {"points": 3})]


def test_a_first_place_has_a_reason() -> None:
    game = Game.new(2, seed=1)
    seat = game.state.actor
    for district in range(6):
        check(for_a_move(game.state, Place(seat, district)))


def test_a_removed_business_is_the_least_missed_and_nothing_else() -> None:
    """The tie that is left where one was removed is no reason for it."""
    hungry = seat(score=9, corn=1, businesses=districts(docks=3, granary=1), tiles=(0, 0, 0))
    game = position("trade", hungry, seat(businesses=districts(docks=1), corn=1, tiles=(0, 0, 0)), players=2, turn=2)
    finish_round(game)
    assert for_a_move(game.state, Remove(0, (DOCKS, DOCKS, GRANARY))) == [
        Reason("reason-least-missed", {"district": "granary"}),
        Reason("reason-least-missed", {"district": "docks"}),
    ]
    assert len(for_a_move(game.state, Remove(0, (DOCKS, DOCKS, DOCKS)))) == 1


def auction() -> Game:
    game = position("bidding", seat(coins=9, wood=4, corn=3), seat(coins=9, corn=3, wood=2), players=3)
    game.play(Open(0, 0, 3))
    return game


def test_a_bid_has_its_limit_and_a_pass_its_price() -> None:
    game = auction()
    appraiser = Appraiser(planner())
    bid, limit = for_a_bid(appraiser, game.state, 1, 5)
    assert limit == Reason("reason-limit", {"bid": 5})
    passed, price = for_a_bid(appraiser, game.state, 1, 3)
    assert price == Reason("reason-too-dear", {"bid": 4})
    assert bid == passed == for_a_column(appraiser, game.state, 1, 0)[0]
    assert bid.values["column"] == 1
    check([bid, limit])
    check([passed, price])


def test_a_worthier_column_may_be_dearer() -> None:
    game = auction()
    worth, *rest = for_a_column(Appraiser(planner()), game.state, 1, 0, better_than=2)
    assert worth.key == "reason-column"
    assert rest[0] == Reason("reason-auction", {"column": 3})
    check([worth, *rest])


def test_who_cannot_outbid_has_no_choice() -> None:
    game = position("bidding", seat(coins=9), seat(), players=2)
    game.play(Open(0, 0, 3))
    assert for_a_move(game.state, PassBid(1)) == [Reason("reason-too-poor")]


def test_a_payment_can_be_spared_or_not() -> None:
    game = auction()
    appraiser = Appraiser(planner())
    nothing = (0,) * 9
    assert for_a_payment(appraiser, game.state, 0, nothing) == [Reason("reason-spared")]
    everything = (99,) * 9
    assert for_a_payment(appraiser, game.state, 0, everything) == [Reason("reason-cheapest")]


def test_millwork_is_a_district_like_others() -> None:
    game = position("city", seat(coins=9, corn=9), players=2)
    assert for_a_move(game.state, Build(0, (MILLWORK,))) == [Reason("reason-majority", {"district": "millwork"})]
