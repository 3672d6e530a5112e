"""R4: bidding."""

import itertools
from random import Random

import pytest

from patroon.rules import Game, Player
from patroon.rules.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    ColumnTaken,
    Gained,
    Paid,
    StepBegan,
    TokensSwapped,
)
from patroon.rules.moves import Bid, EndTurn, Move, Open, PassBid, Pay, TakeColumn
from patroon.rules.state import BIDDING, CITY, NO_FURS, TAKE
from tests.positions import COLUMNS, B, O, Y, adapted, furs, moves_of, option, position, refused, seat, told


def rich(number: int = 3) -> list[Player]:
    return [seat(coins=9) for _ in range(number)]


def play_all(game: Game, *moves: Move) -> Game:
    for move in moves:
        game.play(move)
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_auctions_as_players_the_last_of_them_free(players: int) -> None:
    game = position("bidding", *rich(players), players=players)
    columns = iter(range(5) if players > 2 else (0, 2))
    paid_for = 0
    while game.state.phase == BIDDING:
        column = next(columns)
        if isinstance(game.legal_moves()[0], TakeColumn):
            break
        game.play(Open(game.state.actor, column, 1))
        while isinstance(game.legal_moves()[-1], PassBid):
            game.play(PassBid(game.state.actor))
        game.play(Pay(game.state.actor, 1, 0, 0, 0, NO_FURS))
        paid_for += 1
    assert paid_for == players - 1
    game.play(TakeColumn(game.state.actor, column))
    assert game.state.phase == CITY
    assert all(sum(player.tiles) >= 2 for player in game.state.players)


def test_the_lowest_token_of_those_still_in_chooses() -> None:
    game = position("bidding", *rich(), tokens=(3, 1, 2))
    assert game.to_decide == Y
    play_all(game, Open(Y, 0, 0), PassBid(O), PassBid(B))
    assert game.to_decide == O


def test_everyone_else_speaks_once_in_turn_order() -> None:
    game = position("bidding", *rich(4), tokens=(3, 4, 2, 1))
    game.play(Open(3, 1, 0))
    spoken = []
    for bid in (1, 2, 3):
        spoken.append(game.to_decide)
        game.play(Bid(game.state.actor, bid))
    assert spoken == [2, 0, 1]
    assert isinstance(game.legal_moves()[0], Pay)
    assert game.to_decide == 1


def test_a_player_who_passed_is_not_asked_again_and_gets_no_coin() -> None:
    game = position("bidding", *rich())
    events = play_all(game, Open(B, 0, 0)).play(PassBid(Y))
    assert told(events, Gained) == []
    assert game.state.players[Y].coins == 9
    game.play(Bid(O, 1))
    assert game.to_decide == O
    assert moves_of(game, PassBid) == []


def test_a_winner_is_out_of_the_bidding_for_the_round() -> None:
    game = position("bidding", *rich(4))
    play_all(game, Open(0, 0, 0), PassBid(1), PassBid(2), PassBid(3))
    assert game.state.still_in == (1, 2, 3)
    game.play(Open(1, 1, 0))
    assert game.to_decide == 2
    assert game.state.to_speak == (3,)


def test_a_bid_of_0_opens_and_may_win_at_once() -> None:
    game = position("bidding", seat(), seat(), seat())
    play_all(game, Open(B, 3, 0), PassBid(Y))
    events = game.play(PassBid(O))
    assert events == [
        BidPassed(O),
        AuctionWon(B, 3, 0),
        ColumnTaken(B, 3, COLUMNS[3]),
        Gained(B, "bidding", coins=1),
    ]
    assert game.to_decide == Y


def test_a_bid_must_be_higher_than_the_highest_so_far() -> None:
    game = position("bidding", *rich())
    game.play(Open(B, 0, 4))
    assert refused(game, Bid(Y, 4)) == ("R4.3", "bid-too-low", {"bid": 4, "least": 5})
    assert refused(game, Bid(Y, 0)) == ("R4.3", "bid-too-low", {"bid": 0, "least": 5})
    game.play(Bid(Y, 5))
    assert refused(game, Bid(O, 5)) == ("R4.3", "bid-too-low", {"bid": 5, "least": 6})
    game.play(Bid(O, 7))
    assert game.state.bidder == O


def test_nobody_bids_more_than_all_they_hold() -> None:
    one_of_each = seat(coins=1, goods=1, wood=1, corn=1, furs=furs(lynx=1))
    game = position("bidding", one_of_each, seat(corn=3, furs=furs(mink=3)), seat())
    assert refused(game, Open(B, 0, 6)) == ("R4.4", "bid-more-than-held", {"bid": 6, "most": 5})
    assert refused(game, Open(B, 0, -1)) == ("R4.2", "bid-too-low", {"bid": -1, "least": 0})
    game.play(Open(B, 0, 5))
    assert refused(game, Bid(Y, 7)) == ("R4.4", "bid-more-than-held", {"bid": 7, "most": 6})
    game.play(Bid(Y, 6))
    assert refused(game, Bid(O, 7)) == ("R4.4", "cannot-outbid", {"bid": 6, "most": 0})
    assert game.legal_moves() == [PassBid(O)]


def test_holding_just_the_highest_bid_is_not_enough_to_outbid() -> None:
    game = position("bidding", seat(coins=4), seat(coins=4), seat(coins=5))
    game.play(Open(B, 0, 4))
    assert refused(game, Bid(Y, 5)) == ("R4.4", "cannot-outbid", {"bid": 4, "most": 4})
    game.play(PassBid(Y))
    assert game.legal_moves() == [Bid(O, 5), PassBid(O)]


def test_open_lists_every_column_with_every_bid() -> None:
    game = position("bidding", seat(coins=2), seat(), seat())
    assert game.legal_moves() == [Open(B, column, bid) for column in range(5) for bid in range(3)]
    found = option(game, Open)
    assert found is not None
    assert found.to_json() == {"move": "open", "columns": [0, 1, 2, 3, 4], "least": 0, "most": 2}


def test_bid_lists_every_higher_bid() -> None:
    game = position("bidding", seat(coins=2), seat(coins=3, wood=2), seat())
    game.play(Open(B, 0, 2))
    assert game.legal_moves() == [Bid(Y, 3), Bid(Y, 4), Bid(Y, 5), PassBid(Y)]
    assert [found.to_json() for found in game.options()] == [
        {"move": "bid", "least": 3, "most": 5},
        {"move": "pass_bid"},
    ]


@pytest.mark.parametrize("column", [0, 5, -1])
def test_only_remaining_columns_can_be_opened(column: int) -> None:
    game = position("bidding", *rich())
    play_all(game, Open(B, 0, 0), PassBid(Y), PassBid(O))
    assert refused(game, Open(Y, column, 0)) == ("R4.2", "column-not-there", {"column": column + 1})
    assert {move.column for move in game.legal_moves() if isinstance(move, Open)} == {1, 2, 3, 4}


def test_the_price_is_paid_in_any_mix_chosen_only_now() -> None:
    blue = seat(coins=1, goods=2, wood=1, corn=1, furs=furs(beaver=1, lynx=1))
    game = position("bidding", blue, seat(), seat())
    play_all(game, Open(B, 1, 3), PassBid(Y), PassBid(O))
    held = (1, 2, 1, 1, 1, 0, 0, 0, 1)
    ways = [way for way in itertools.product(*(range(most + 1) for most in held)) if sum(way) == 3]
    expected = {Pay(B, way[0], way[1], way[2], way[3], way[4:]) for way in ways}
    assert set(game.legal_moves()) == expected
    assert len(game.legal_moves()) == len(expected)
    found = option(game, Pay)
    assert found is not None
    assert found.to_json() == {
        "move": "pay",
        "amount": 3,
        "held": {"coins": 1, "goods": 2, "wood": 1, "corn": 1, "furs": ["beaver", "lynx"]},
    }
    drawn = {game.draw(Random(number)) for number in range(1500)}
    assert drawn == expected


def test_furs_paid_are_discarded_and_the_rest_goes_to_the_supply() -> None:
    blue = seat(coins=2, goods=3, wood=4, corn=5, furs=furs(beaver=2, otter=2))
    game = position("bidding", blue, seat(), seat(), discard=furs(beaver=1))
    play_all(game, Open(B, 1, 13), PassBid(Y), PassBid(O))
    events = game.play(Pay(B, 1, 2, 3, 4, furs(beaver=1, otter=2)))
    assert (blue.coins, blue.goods, blue.wood, blue.corn) == (1, 1, 1, 1)
    assert blue.furs == furs(beaver=1)
    assert game.state.discard == furs(beaver=2, otter=2)
    assert events == [
        Paid(B, "bidding", 1, 2, 3, 4, furs(beaver=1, otter=2)),
        ColumnTaken(B, 1, COLUMNS[1]),
    ]


def paying() -> Game:
    blue = seat(coins=3, goods=3, wood=3, corn=3, furs=furs(mink=1))
    return play_all(position("bidding", blue, seat(), seat()), Open(B, 0, 4), PassBid(Y), PassBid(O))


@pytest.mark.parametrize(
    ("move", "key", "need", "have"),
    [
        (Pay(B, 4, 0, 0, 0, NO_FURS), "not-enough-coins", 4, 3),
        (Pay(B, 0, 4, 0, 0, NO_FURS), "not-enough-goods", 4, 3),
        (Pay(B, 0, 0, 4, 0, NO_FURS), "not-enough-wood", 4, 3),
        (Pay(B, 0, 0, 0, 4, NO_FURS), "not-enough-corn", 4, 3),
        (Pay(B, 2, 0, 0, 0, furs(mink=2)), "not-enough-furs-of-type", 2, 1),
        (Pay(B, 3, 0, 0, 0, furs(lynx=1)), "not-enough-furs-of-type", 1, 0),
        (Pay(B, 3, 0, 0, 0, NO_FURS), "payment-not-the-bid", 4, 3),
        (Pay(B, 3, 2, 0, 0, NO_FURS), "payment-not-the-bid", 4, 5),
    ],
)
def test_a_payment_is_exactly_the_bid_from_what_one_holds(move: Pay, key: str, need: int, have: int) -> None:
    assert refused(paying(), move) == ("R4.5", key, {"need": need, "have": have})


@pytest.mark.parametrize(
    "move",
    [
        Pay(B, 3, 2, -1, 0, NO_FURS),
        Pay(B, -1, 3, 2, 0, NO_FURS),
        Pay(B, 3, 2, 0, 0, (0, -1, 0, 0, 0)),
        Pay(B, 3, 1, 0, 0, ()),
        Pay(B, 3, 1, 0, 0, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_a_payment_has_no_negative_or_misshapen_part(move: Pay) -> None:
    assert refused(paying(), move) == ("R4.5", "negative-amount", {})


def test_bonus_coins_cant_pay_for_the_bid_that_wins_them() -> None:
    game = position("bidding", seat(corn=2), seat(), seat())
    assert refused(game, Open(B, 2, 3)) == ("R4.4", "bid-more-than-held", {"bid": 3, "most": 2})
    play_all(game, Open(B, 2, 2), PassBid(Y), PassBid(O))
    assert game.legal_moves() == [Pay(B, 0, 0, 0, 2, NO_FURS)]
    game.play(Pay(B, 0, 0, 0, 2, NO_FURS))
    assert game.state.players[B].coins == 2


@pytest.mark.parametrize(("column", "coins"), [(0, 1), (1, 0), (2, 2), (3, 1), (4, 0)])
def test_the_winner_takes_the_columns_tiles_and_bonus_coins(column: int, coins: int) -> None:
    game = play_all(position("bidding", seat(), seat(), seat()), Open(B, column, 0), PassBid(Y))
    events = game.play(PassBid(O))
    blue = game.state.players[B]
    assert blue.tiles == COLUMNS[column]
    assert blue.coins == coins
    assert told(events, Gained) == ([Gained(B, "bidding", coins=coins)] if coins else [])
    assert [index for index, tiles in enumerate(game.state.columns) if tiles is None] == [column]


def test_chooser_gets_the_winners_token() -> None:
    game = position("bidding", *rich(4), tokens=(2, 4, 1, 3))
    play_all(game, Open(2, 0, 0), PassBid(0), PassBid(3), Bid(1, 1))
    events = game.play(Pay(1, 1, 0, 0, 0, NO_FURS))
    assert told(events, TokensSwapped) == [TokensSwapped(1, 1, 2, 4)]
    assert [player.token for player in game.state.players] == [2, 1, 4, 3]
    assert game.state.still_in == (0, 3, 2)
    assert game.to_decide == 0


def test_a_chooser_who_wins_keeps_the_token() -> None:
    game = position("bidding", *rich())
    play_all(game, Open(B, 0, 1), PassBid(Y), PassBid(O))
    events = game.play(Pay(B, 1, 0, 0, 0, NO_FURS))
    assert told(events, TokensSwapped) == []
    assert [player.token for player in game.state.players] == [1, 2, 3]


def test_until_the_auction_is_settled_the_token_counts_as_the_choosers() -> None:
    game = position("bidding", *rich())
    play_all(game, Open(B, 0, 1), PassBid(Y), Bid(O, 2))
    assert [player.token for player in game.state.players] == [1, 2, 3]
    assert game.state.chooser == B
    assert game.to_decide == O


def test_the_last_player_takes_any_remaining_column_for_nothing() -> None:
    game = position("bidding", *rich(), columns=(None, None, *COLUMNS[2:]))
    game.state.still_in, game.state.actor, game.state.awaits = (O,), O, TAKE
    assert game.legal_moves() == [TakeColumn(O, 2), TakeColumn(O, 3), TakeColumn(O, 4)]
    assert [found.to_json() for found in game.options()] == [{"move": "take_column", "columns": [2, 3, 4]}]
    assert refused(game, TakeColumn(O, 0)) == ("R4.2", "column-not-there", {"column": 1})
    assert {game.draw(Random(number)) for number in range(50)} == set(game.legal_moves())
    events = game.play(TakeColumn(O, 2))
    assert events == [
        ColumnTaken(O, 2, COLUMNS[2]),
        Gained(O, "bidding", coins=2),
        StepBegan(0),
    ]
    assert game.state.players[O].coins == 11
    assert game.state.players[O].token == 3
    assert len(game.state.still_in) == 0


def test_the_new_tokens_are_the_turn_order_of_the_city_step() -> None:
    game = position("bidding", *rich())
    play_all(game, Open(B, 0, 0), PassBid(Y), Bid(O, 1), Pay(O, 1, 0, 0, 0, NO_FURS))
    play_all(game, Open(Y, 1, 0), PassBid(B), TakeColumn(B, 2))
    assert game.state.order == (O, Y, B)
    assert game.to_decide == O


def test_an_auctions_events() -> None:
    game = position("bidding", *rich())
    assert game.play(Open(B, 0, 2)) == [AuctionOpened(B, 0, 2)]
    assert game.play(Bid(Y, 3)) == [BidMade(Y, 3)]
    assert game.play(PassBid(O)) == [BidPassed(O), AuctionWon(Y, 0, 3)]
    assert game.play(Pay(Y, 3, 0, 0, 0, NO_FURS)) == [
        Paid(Y, "bidding", coins=3, furs=NO_FURS),
        ColumnTaken(Y, 0, COLUMNS[0]),
        Gained(Y, "bidding", coins=1),
        TokensSwapped(Y, 1, B, 2),
    ]


def test_tokens_stay_into_the_next_round_and_untaken_columns_do_nothing() -> None:
    game = Game.new(2, seed=6, first=1)
    for _ in range(4):
        game.play(game.legal_moves()[0])
    play_all(game, Open(1, 0, 0), Bid(0, 1), Pay(0, 1, 0, 0, 0, NO_FURS), TakeColumn(1, 2))
    while game.state.round == 1:
        end = EndTurn(game.state.actor)
        game.play(end if game.why_not(end) is None else game.legal_moves()[0])
    assert [player.token for player in game.state.players] == [1, 2]
    assert game.to_decide == 0
    assert [player.tiles for player in game.state.players] == [(0, 0, 0), (0, 0, 0)]
    assert None not in game.state.columns


def test_two_players_the_chooser_picks_a_column_of_three() -> None:
    game = position("bidding", *rich(2), players=2)
    assert {move.column for move in game.legal_moves() if isinstance(move, Open)} == {0, 1}
    for column in (2, 3, 4, 5):
        assert refused(game, Open(B, column, 0)) == ("R4.9", "column-not-of-size", {"column": column + 1, "size": 3})


def test_two_players_the_loser_takes_a_column_of_two_with_its_coins() -> None:
    game = position("bidding", *rich(2), players=2)
    play_all(game, Open(B, 0, 1), Bid(Y, 2), Pay(Y, 2, 0, 0, 0, NO_FURS))
    assert game.to_decide == B
    assert game.legal_moves() == [TakeColumn(B, 2), TakeColumn(B, 3), TakeColumn(B, 4)]
    for column in (0, 1, 5):
        assert refused(game, TakeColumn(B, column)) == (
            "R4.9",
            "column-not-of-size",
            {"column": column + 1, "size": 2},
        )
    game.play(TakeColumn(B, 2))
    assert game.state.players[B].coins == 9 + 2
    assert [player.token for player in game.state.players] == [2, 1]


def test_more_than_two_players_open_columns_of_any_size() -> None:
    for players in (3, 4, 5):
        game = position("bidding", *rich(players), players=players)
        assert {move.column for move in game.legal_moves() if isinstance(move, Open)} == {0, 1, 2, 3, 4}


def test_open_and_bid_are_drawn_from_all_that_is_legal() -> None:
    game = position("bidding", seat(coins=2), seat(coins=4), seat())
    assert {game.draw(Random(number)) for number in range(400)} == set(game.legal_moves())
    game.play(Open(B, 0, 1))
    assert {game.draw(Random(number)) for number in range(100)} == set(game.legal_moves())


def test_bonus_coins_are_the_boards() -> None:
    columns = [{"tiles": tiles, "coins": 7} for tiles in (3, 3, 2, 2, 2)]
    board = adapted(cash_box={"columns": columns})
    game = position("bidding", seat(), seat(), seat(), board=board)
    play_all(game, Open(B, 4, 0), PassBid(Y), PassBid(O))
    assert game.state.players[B].coins == 7
