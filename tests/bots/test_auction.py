"""The auction played through: legal, repeatable, and sane where a person can see what is right."""

from itertools import pairwise
from random import Random

import pytest

from patroon.bots import Clock, HardBot
from patroon.bots.auction import LEAST_LOSS, PRICES, Bidder, Bidding, Mood
from patroon.bots.columns import Appraiser
from patroon.bots.plan import OutOfTime
from patroon.rules import Game, Player
from patroon.rules.bidding import BidOption, OpenOption
from patroon.rules.moves import Bid, Move, Open, PassBid
from patroon.rules.state import BID, OPEN
from tests.bots.situations import asked, met, planner
from tests.positions import position, seat

ONE_WITH_LAND = ((0, 2, 1), (2, 0, 1), (1, 0, 1), (2, 0, 0), (0, 0, 2))


def bidding(game: Game, whims: str = "whims") -> Bidding:
    return Bidding(Appraiser(planner()), game.state, game.state.actor, Random(whims))


def choices(game: Game, outlook: Bidding) -> list[Move]:
    """The moves that the hard level weighs."""
    view, option = game.state, game.options()[0]
    if isinstance(option, OpenOption):
        return [
            Open(view.actor, column, bid)
            for column in option.columns
            for bid in outlook.sensible(column, 0, option.most)
        ]
    assert isinstance(option, BidOption)
    bids = outlook.sensible(view.column, option.least, option.most)
    return [PassBid(view.actor), *(Bid(view.actor, bid) for bid in bids)]


def deciding(games: tuple[Game, ...], every: int) -> list[Game]:
    """Where there is something to bid with."""
    return [game for game in asked(games, OPEN, BID, every=every) if not isinstance(game.legal_moves()[0], PassBid)]


@pytest.mark.parametrize(("bot", "players"), [("random", 2), ("medium", 3), ("random", 5)])
def test_every_sensible_bid_is_legal(bot: str, players: int) -> None:
    for game in deciding(met(bot, players), every=3):
        moves = choices(game, bidding(game))
        assert len(moves) > (game.state.awaits == BID)
        for move in moves:
            assert game.why_not(move) is None, move


def test_the_same_whims_see_the_same_and_the_table_stays_as_it_is() -> None:
    for game in deciding(met("medium", 4), every=5):
        before = game.view()
        one, again = bidding(game), bidding(game)
        moves = choices(game, one)
        assert one.margins(moves, Clock()) == again.margins(moves, Clock())
        assert game.state == before


def with_land_to_clear(coins: int) -> Player:
    """Somebody with four filled lands that only wait for a tile."""
    return seat(coins=coins, corn=4, row=[(1, 1, 1)] * 4, houses=4)


def test_a_column_that_is_worth_much_to_all_is_not_had_for_nothing() -> None:
    game = position("bidding", *(with_land_to_clear(20) for _ in range(4)), columns=ONE_WITH_LAND)
    move = HardBot(Random("x")).decide(game.view(), game.options(), Clock())
    assert isinstance(move, Open)
    outlook = bidding(game)
    assert outlook.limit(0) > 3
    if move.column == 0:
        assert move.bid > 0
    game.play(Open(0, 0, 1))
    answer = HardBot(Random("x")).decide(game.view(), game.options(), Clock())
    assert isinstance(answer, Bid)


def test_a_column_that_only_one_player_wants_is_cheap() -> None:
    """Rivals without land have no use for a land tile more than for others."""
    rivals = [seat(coins=20, corn=4) for _ in range(3)]
    game = position("bidding", with_land_to_clear(20), *rivals, columns=ONE_WITH_LAND)
    outlook = bidding(game)
    assert outlook.limit(0, 0) > max(outlook.limit(0, rival) for rival in (1, 2, 3))
    assert outlook.bidders[0].worth[0] == max(outlook.bidders[0].worth.values())
    move = HardBot(Random("x")).decide(game.view(), game.options(), Clock())
    assert isinstance(move, Open)


def test_the_last_to_speak_never_bids_more_than_the_least() -> None:
    bids = 0
    for players, seed in ((2, 1), (3, 1), (3, 2), (4, 1)):
        for game in deciding(met("medium", players, seed), every=1):
            if game.state.awaits == BID and not game.state.to_speak:
                move = HardBot(Random("x")).decide(game.view(), game.options(), Clock())
                if isinstance(move, Bid):
                    assert move.bid == game.state.bid + 1
                    bids += 1
    assert bids > 5


def test_a_price_costs_more_the_higher_it_is_and_a_limit_is_what_a_gain_pays() -> None:
    bidder = Bidder({0: 5.0}, [0.0, 0.6, 2.4, 6.0], 12)
    losses = [bidder.loss(price) for price in range(13)]
    assert [losses[price] for price in PRICES] == list(bidder.losses)
    assert all(later - sooner >= LEAST_LOSS for sooner, later in pairwise(losses))
    for gain in (-1.0, 0.0, 0.5, 2.4, 3.0, 100.0):
        limit = bidder.limit(gain)
        assert -1 <= limit <= bidder.most
        assert limit == -1 or bidder.loss(limit) <= gain
        assert limit == bidder.most or bidder.loss(limit + 1) > gain


def hopeless(outlook: Bidding) -> dict[int, Mood]:
    """Nobody else wants anything more than anything else."""
    return {player: Mood(dict.fromkeys(bidder.worth, 0.0), 0.99, 1.0) for player, bidder in outlook.bidders.items()}


def duel() -> Game:
    return position("bidding", seat(coins=9, wood=4, corn=3), seat(coins=7, goods=3, corn=3), players=2)


@pytest.mark.parametrize("column", [0, 1])
def test_of_two_players_the_loser_takes_a_column_of_two_tiles(column: int) -> None:
    """R4.9: one auction, for a column of three tiles."""
    game = duel()
    game.play(Open(0, column, 2))
    outlook = bidding(game)
    one, other = outlook.bidders[1], outlook.bidders[0]
    best = {player: max(bidder.worth[small] for small in (2, 3, 4)) for player, bidder in outlook.bidders.items()}
    passed = outlook._play(PassBid(1), hopeless(outlook))
    assert passed == pytest.approx(best[1] - (other.worth[column] - other.loss(2)))
    won = outlook._play(Bid(1, 4), hopeless(outlook))
    assert won == pytest.approx(one.worth[column] - one.loss(4) - best[0])


def test_of_two_players_nobody_bids_for_two_tiles() -> None:
    game = duel()
    outlook = bidding(game)
    assert [outlook.limit(column, player) for column in (2, 3, 4) for player in (0, 1)] == [-1] * 6
    assert {move.column for move in choices(game, outlook) if isinstance(move, Open)} == {0, 1}


def test_nobody_bids_for_the_last_column() -> None:
    game = position("bidding", players=5, columns=(None, None, (1, 1, 0), None, None))
    game.state.still_in = (0,)
    assert bidding(game).limit(2) == -1


def test_everyone_gets_a_column_in_every_scenario() -> None:
    """The tokens change hands as R4.6 says; with as many columns as players nothing is left over."""
    for game in deciding(met("random", 5), every=6):
        outlook = bidding(game)
        moods = {player: outlook._mood(player) for player in game.state.still_in}
        for move in choices(game, outlook)[:4]:
            outlook._play(move, moods)  # raises where somebody is left without one


def test_without_time_there_is_no_answer() -> None:
    game = duel()
    outlook = bidding(game)
    with pytest.raises(OutOfTime):
        outlook.best(choices(game, outlook), Clock(0))
