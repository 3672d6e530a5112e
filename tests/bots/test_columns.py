"""What columns are worth, what paying for them costs, and how far to go."""

import pytest

from patroon.bots.columns import Appraiser, as_move, held_by
from patroon.rules.state import BID, OPEN, PAY, TAKE
from tests.bots.situations import asked, met, planner, without_chance
from tests.positions import furs, position, seat


@pytest.mark.parametrize(("bot", "players"), [("random", 2), ("medium", 3), ("random", 5)])
def test_payments_come_to_the_bid_and_are_affordable(bot: str, players: int) -> None:
    for game in asked(met(bot, players), OPEN, BID, every=4):
        view, who = game.state, game.state.actor
        appraiser = Appraiser(planner())
        most = view.players[who].resources()
        for column in game.legal_moves()[:1]:
            number = getattr(column, "column", view.column)
            for bid in {1, 4, most // 2, most} & set(range(1, most + 1)):
                mixes = appraiser.payments(view, who, number, bid)
                assert len(set(mixes)) == len(mixes) >= 1
                for mix in mixes:
                    assert sum(mix) == bid
                    assert all(0 <= some <= held for some, held in zip(mix, held_by(view.players[who]), strict=True))


@pytest.mark.parametrize("bot", ["random", "medium"])
def test_a_mix_is_a_legal_payment(bot: str) -> None:
    paid = 0
    for game in asked(met(bot, 3), PAY):
        view, who = game.state, game.state.actor
        for mix in Appraiser(planner()).payments(view, who, view.column, view.bid):
            assert game.why_not(as_move(who, mix)) is None
            paid += 1
    assert paid > 5


@pytest.mark.parametrize("players", [2, 4])
def test_who_asks_for_less_may_bid_as_much_and_nobody_more_than_they_have(players: int) -> None:
    for game in asked(met("medium", players), OPEN, every=3):
        view = without_chance(game.state)
        appraiser = Appraiser(planner())
        for who in view.still_in:
            column = next(number for number, tiles in enumerate(view.columns) if tiles is not None)
            free = appraiser.free(view, who, column).value
            leasts = [free + 1, free, free - 0.5, free - 2, free - 5, free - 1000]
            limits = [appraiser.limit(view, who, column, least) for least in leasts]
            assert limits == sorted(limits)
            assert limits[0] == -1
            assert limits[1] >= 0
            assert limits[-1] == view.players[who].resources()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_remembered_is_what_would_be_planned_anew(players: int) -> None:
    """Through whole games, with holdings, tokens and rounds changing."""
    remembering = Appraiser(planner())
    for game in asked(met("medium", players), OPEN, BID, PAY, TAKE, every=2):
        view = without_chance(game.state)
        for who in view.still_in[:3]:
            for column in [number for number, tiles in enumerate(view.columns) if tiles is not None][:2]:
                plan = remembering.free(view, who, column)
                anew = Appraiser(planner()).free(view, who, column)
                assert (plan.value, plan.moves) == (anew.value, anew.moves)
                assert remembering.free(view, who, column) is plan


def test_appraising_leaves_the_table_as_it_is() -> None:
    for game in asked(met("medium", 3), OPEN, every=3):
        before = game.view()
        appraiser = Appraiser(planner())
        for who in game.state.still_in:
            for column, tiles in enumerate(game.state.columns):
                if tiles is not None:
                    least = appraiser.left_over(game.state, who, column)
                    appraiser.limit(game.state, who, column, least)
                    appraiser.without(game.state, who)
        assert game.state == before


def test_a_column_that_was_paid_for_is_worth_no_more_than_a_gift() -> None:
    """Resources are worth something whatever the plan; a search of width 1 may be off by a little."""
    for game in asked(met("medium", 4), OPEN, every=4):
        view = without_chance(game.state)
        appraiser = Appraiser(planner())
        who = view.actor
        column = next(number for number, tiles in enumerate(view.columns) if tiles is not None)
        free = appraiser.free(view, who, column).value
        assert appraiser.bought(view, who, column, held_by(view.players[who])).value < free
        assert appraiser.without(view, who).value < free


def test_what_the_plan_does_not_need_is_paid_first() -> None:
    """Furs that will be shipped are kept, in whatever order the rest is paid."""
    one = seat(coins=6, furs=furs(beaver=4), corn=2)
    game = position("bidding", one, players=3, ships=((4, 1, 0), None, None, None))
    appraiser = Appraiser(planner())
    spared = appraiser.spared(game.state, 0, 4)
    assert all(some <= held for some, held in zip(spared, held_by(one), strict=True))
    for mix in appraiser.payments(game.state, 0, 4, 3):
        assert mix[4:] == (0, 0, 0, 0, 0)


def test_the_loser_of_two_gets_the_best_column_of_two_tiles() -> None:
    game = position("bidding", seat(coins=6, wood=4, corn=3), seat(coins=6), players=2)
    appraiser = Appraiser(planner())
    small = [
        appraiser.free(game.state, 0, column).value
        for column, tiles in enumerate(game.state.columns)
        if tiles is not None and sum(tiles) == 2
    ]
    assert appraiser.left_over(game.state, 0, 0) == max(small)


def test_the_more_rivals_the_less_they_leave() -> None:
    game = position("bidding", *(seat(coins=6, wood=4, corn=3) for _ in range(4)), players=4)
    appraiser = Appraiser(planner())
    others = sorted((appraiser.free(game.state, 0, column).value for column in (1, 2, 3, 4)), reverse=True)
    assert appraiser.left_over(game.state, 0, 0) == others[2]
    game.state.still_in = (0, 1)
    assert appraiser.left_over(game.state, 0, 0) == others[0]
