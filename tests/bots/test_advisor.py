"""Advice for people: about every decision, legal, the same every time, and without touching the table."""

from math import isfinite
from random import Random

import pytest

from patroon.bots.advisor import MOST_MOVES, Advisor, without_what_others_want
from patroon.bots.columns import Appraiser
from patroon.rules import Game
from patroon.rules.moves import AddLand, Open, PassBid, Ship, TakeColumn, Trade
from patroon.rules.state import ACT_CITY, ACT_LAND, ACT_TRADE, BID, BIDDING, NO_FURS, OPEN, PAY, PLACE, REMOVE, TAKE
from tests.bots.situations import asked, met, planner
from tests.bots.test_reasons import check
from tests.positions import position, seat

DECISIONS = (PLACE, OPEN, BID, PAY, TAKE, ACT_CITY, ACT_LAND, ACT_TRADE, REMOVE)


def some_of_each(bot: str, players: int, number: int = 4) -> list[Game]:
    """A few of every kind of decision, from all over the game."""
    found = []
    for kind in DECISIONS:
        games = list(asked(met(bot, players, 1 if players != 4 else 3), kind))
        found += games[:: max(1, len(games) // number)][:number]
    return found


@pytest.mark.parametrize(("bot", "players"), [("medium", 2), ("medium", 3), ("random", 4), ("random", 5)])
def test_there_is_advice_for_every_decision(bot: str, players: int) -> None:
    advisor = Advisor()
    for game in some_of_each(bot, players):
        view, before = game.view(), game.view()
        advice = advisor.moves(view, game.options())
        assert view == before
        assert 1 <= len(advice) <= MOST_MOVES
        assert len({one.move for one in advice}) == len(advice)
        margins = [one.margin for one in advice]
        assert margins == sorted(margins, reverse=True)
        for one in advice:
            assert game.why_not(one.move) is None, one.move
            assert isfinite(one.margin)
            assert abs(one.margin) < 150
            assert one.reasons, one.move
            check(one.reasons)
        assert Advisor().moves(game.view(), game.options()) == advice, "the same advice twice"
        assert advisor.moves(game.view(), game.options(), most=1) == advice[:1]


def test_the_games_have_every_kind_of_decision() -> None:
    games = [game for bot, players in (("medium", 3), ("random", 4)) for game in some_of_each(bot, players)]
    assert {game.state.awaits for game in games} == set(DECISIONS)


@pytest.mark.parametrize(("bot", "players"), [("medium", 2), ("medium", 4), ("random", 5)])
def test_columns_are_valued_for_everyone_who_bids(bot: str, players: int) -> None:
    bids = 0
    for game in asked(met(bot, players), OPEN, BID, PAY, TAKE, every=7):
        view, before = game.view(), game.view()
        advice = Advisor().columns(view)
        assert view == before
        assert tuple(advice) == view.still_in
        there = {column for column, tiles in enumerate(view.columns) if tiles is not None}
        for who, columns in advice.items():
            assert {one.column for one in columns} == there
            worths = [one.worth for one in columns]
            assert worths == sorted(worths, reverse=True)
            for one in columns:
                assert one.least <= one.worth
                assert -1 <= one.bid <= view.players[who].resources()
                assert len(one.plan) == sum(view.columns[one.column] or ()) + 3
                check(one.reasons)
                bids += one.bid > 0
        assert Advisor().columns(game.view()) == advice, "the same advice twice"
    assert bids > 0


def test_outside_the_bidding_no_columns_are_valued() -> None:
    for game in some_of_each("medium", 3, number=2):
        if game.state.phase != BIDDING:
            assert Advisor().columns(game.view()) == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_column_is_taken_and_not_bid_for(players: int) -> None:
    """Also where only one is left."""
    for game in asked(met("medium", players), TAKE, every=3):
        view = game.view()
        ((_, columns),) = Advisor().columns(view).items()
        assert {one.bid for one in columns} == {-1}
        assert isinstance(Advisor().moves(view, game.options())[0].move, TakeColumn)


def test_of_two_players_none_bids_for_two_tiles() -> None:
    game = next(asked(met("medium", 2), OPEN))
    for columns in Advisor().columns(game.view()).values():
        assert all(one.bid == -1 for one in columns if sum(game.state.columns[one.column] or ()) == 2)


def test_paying_does_not_make_the_payer_look_far_ahead() -> None:
    """The others still get a column each, and the advice knows it."""
    compared = []
    for game in asked(met("medium", 4), OPEN, every=2):
        best = Advisor().moves(game.view(), game.options())[0]
        assert isinstance(best.move, Open)
        won = game.copy()
        won.play(Open(best.move.player, best.move.column, max(1, best.move.bid)))
        while won.state.awaits == BID:
            won.play(PassBid(won.state.actor))
        compared.append(Advisor().moves(won.view(), won.options())[0].margin - best.margin)
    assert abs(sum(compared) / len(compared)) < 9, "4 when measured; 13 if their columns are forgotten"


@pytest.mark.parametrize("players", [2, 4])
def test_any_move_can_be_judged_by_the_side(players: int) -> None:
    """Whatever somebody played is measured like the advisor's own ideas, and leaves them as they are."""
    for game in some_of_each("random", players):
        best = Advisor().moves(game.view(), game.options())
        played = [option.draw(Random(3)) for option in game.options()]
        for move in played:
            judged = Advisor().moves(game.view(), game.options(), also=move)
            ideas = [one.move for one in judged if one.move != move]
            assert ideas == [one.move for one in best if one.move != move][: len(ideas)]
            (own,) = [one for one in judged if one.move == move]
            assert isfinite(own.margin)
            check(own.reasons)


def test_where_the_worthiest_column_is_not_opened_it_is_said_why() -> None:
    """The auction is played through for every opening; a column that is worth more may leave its player worse off."""
    explained = 0
    for players in (3, 4):
        for game in asked(met("medium", players), OPEN, every=2):
            view = game.view()
            columns = Advisor().columns(view)[view.actor]
            advice = Advisor().moves(view, game.options(), most=99)
            openings = [one.move for one in advice]
            assert all(isinstance(move, Open) for move in openings)
            first = next(
                place
                for place, move in enumerate(openings)
                if isinstance(move, Open) and move.column == columns[0].column
            )
            for place, one in enumerate(advice):
                told = [reason.values["column"] for reason in one.reasons if reason.key == "reason-auction"]
                better = one.margin > advice[first].margin
                assert told == ([columns[0].column + 1] if better else []), (place, one)
                explained += better
    assert explained > 0


def test_equal_players_are_about_even() -> None:
    game = position("bidding", *(seat(coins=9, wood=4, corn=4) for _ in range(4)), players=4)
    assert abs(Advisor().moves(game.view(), game.options())[0].margin) < 6


def test_what_a_plan_uses_can_be_taken_by_others() -> None:
    game = position("bidding", seat(), players=2)
    plan = Appraiser(planner()).free(game.state, 0, 0)
    none = plan._replace(moves=())
    assert without_what_others_want(game.state, none) is None
    used = plan._replace(moves=(AddLand(0, 1), Ship(0, 2, (4, 0, 0, 0, 0)), Trade(0, 1)))
    before = game.view()
    contested = without_what_others_want(game.state, used)
    assert contested is not None
    assert game.state == before
    assert (contested.land[1], contested.ships[2], contested.traders[1]) == (None, None, NO_FURS)
    assert contested.land[0] == before.land[0]
    assert contested.traders[0] == before.traders[0]
