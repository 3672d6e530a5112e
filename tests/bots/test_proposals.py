"""Proposals: always legal, the same for the same position, and as good as they say."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from patroon.bots.proposals import payment, proposals, purchase, removal
from patroon.rules import Game, State
from patroon.rules.bidding import PayOption
from patroon.rules.city import election_points
from patroon.rules.moves import Move, Open, PassBid, Pay, Remove, Ship, Trade
from patroon.rules.provisions import RemoveOption
from patroon.rules.state import TOP, Counts, take
from patroon.rules.trade import ShipOption, TradeOption, shipping_points
from tests.positions import districts, finish_round, furs, option, position, seat, tiles

each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@cache
def decisions(players: int) -> list[tuple[Game, list[Move]]]:
    """Positions of whole random games in which something is proposed, and the proposals."""
    return [*_decisions(players)]


def _decisions(players: int) -> Iterator[tuple[Game, list[Move]]]:
    for seed in range(6):
        game = Game.new(players, seed=seed)
        bits = random.Random(seed)
        while not game.over:
            found = proposals(game.state, game.options())
            if found:
                yield game.copy(), found
            usual = found and bits.random() < 0.5
            game.play(bits.choice(found) if usual else game.draw(bits))


@each_number_of_players
def test_every_proposal_is_legal_and_the_same_for_the_same_position(players: int) -> None:
    kinds = set()
    for game, found in decisions(players):
        before = game.view()
        assert proposals(game.state, game.options()) == found
        assert game.state == before
        for move in found:
            assert game.why_not(move) is None
            kinds.add(type(move))
    assert kinds >= {Pay, Ship, Trade}


def test_somebody_has_to_remove_businesses_in_these_games() -> None:
    found = [move for players in (2, 3, 4, 5) for _, moves in decisions(players) for move in moves]
    assert any(isinstance(move, Remove) for move in found)


@each_number_of_players
def test_a_shipment_for_each_ship_scores_the_most_and_leaves_the_best_rest(players: int) -> None:
    for game, found in decisions(players):
        offered = option(game, Ship)
        shipments = {move.slot: move for move in found if isinstance(move, Ship)}
        assert sorted(shipments) == sorted(offered.slots if isinstance(offered, ShipOption) else ())
        if offered is None:
            continue
        held = game.state.players[game.state.actor].furs
        best: dict[int, tuple[int, int]] = {}
        for move in offered.moves():
            assert isinstance(move, Ship)
            best[move.slot] = max(best.get(move.slot, (0, 0)), worth(game.state, held, move.furs))
        assert {slot: worth(game.state, held, move.furs) for slot, move in shipments.items()} == best


def worth(state: State, held: Counts, shipped: Counts) -> tuple[int, int]:
    return shipping_points(state, shipped), shipping_points(state, take(held, shipped))


@each_number_of_players
def test_a_removal_costs_as_little_as_any(players: int) -> None:
    for game, found in decisions(players):
        offered = option(game, Remove)
        if offered is not None:
            (proposed,) = found
            kept = {move: _kept(game, move) for move in offered.moves()}
            assert kept[proposed] == max(kept.values())


def _kept(game: Game, move: Move) -> int:
    """What elections are worth to the player afterwards."""
    after = Game(game.view())
    after.play(move)
    return election_points(after.state, move.player)


@each_number_of_players
def test_at_the_top_trader_all_goods_are_spent_that_can_be(players: int) -> None:
    for game, found in decisions(players):
        for move in found:
            if isinstance(move, Trade):
                offered = option(game, Trade)
                assert isinstance(offered, TradeOption)
                assert (move.trader, sum(move.furs)) == (TOP, offered.most_at_top())


def paying(game: Game, bid: int, column: int = 2) -> PayOption:
    """The one who opens wins."""
    game.play(Open(game.state.actor, column, bid))
    while option(game, Pay) is None:
        game.play(PassBid(game.state.actor))
    offered = option(game, Pay)
    assert isinstance(offered, PayOption)
    return offered


LAND_ONLY = ((0, 3, 0), (2, 0, 1), (0, 2, 0), (1, 0, 1), (0, 1, 1))
CITY_AND_TRADE = ((0, 2, 1), (2, 0, 1), (1, 0, 1), (1, 0, 1), (0, 1, 1))


@pytest.mark.parametrize(
    ("bid", "paid"),
    [
        (2, (0, 2, 0, 0, 0, 0, 0, 0, 0)),  # of 4 goods, 2 ships' worth of which find no room afterwards
        (4, (0, 2, 0, 2, 0, 0, 0, 0, 0)),  # corn that no business eats
        (6, (2, 2, 0, 2, 0, 0, 0, 0, 0)),  # then of what there is most
        (12, (5, 4, 1, 2, 0, 0, 0, 0, 0)),
        (13, (5, 4, 1, 2, 0, 0, 0, 0, 1)),  # a single fur before a pair
        (15, (5, 4, 1, 2, 2, 0, 0, 0, 1)),
        (18, (5, 4, 1, 5, 2, 0, 0, 0, 1)),  # at last the corn that will be missed
    ],
)
def test_what_is_of_least_use_is_paid_first(bid: int, paid: Counts) -> None:
    rich = seat(
        coins=5, goods=4, wood=1, corn=5, furs=furs(beaver=2, lynx=1), businesses=districts(docks=3), ships=[(2, 2, 1)]
    )
    game = position("bidding", rich, columns=LAND_ONLY)
    assert payment(game.state, paying(game, bid)) == paid


def test_what_the_column_is_good_for_is_kept_if_something_else_is_there() -> None:
    have = seat(coins=9, goods=4, wood=4)
    game = position("bidding", have, columns=CITY_AND_TRADE)
    assert payment(game.state, paying(game, 7)) == (6, 0, 1, 0, 0, 0, 0, 0, 0)


def test_the_corn_for_the_harvest_to_come_and_for_the_way_is_counted() -> None:
    farmer = seat(corn=4, wood=1, businesses=districts(docks=3), row=[(1, 0, 2)], houses=1, cleared=1)
    game = position("bidding", farmer, columns=LAND_ONLY)
    assert payment(game.state, paying(game, 3))[3] == 3
    game = position("bidding", farmer, columns=CITY_AND_TRADE, camps=(0, 1, 0, 0, 0, 0))
    way = game.state.layout.boats[0]
    assert payment(game.state, paying(game, 3))[3] == max(2, 3 - way)


def test_furs_of_ones_own_types_are_bought_first() -> None:
    have = seat(goods=2, furs=furs(lynx=1), tiles=tiles(trade=1))
    game = position("trade", have, traders=(furs(), furs(), furs(beaver=3, lynx=1)))
    offered = option(game, Trade)
    assert isinstance(offered, TradeOption)
    assert purchase(game.state, offered) == furs(beaver=1, lynx=1)


def test_businesses_go_where_nothing_is_lost_by_it() -> None:
    mine, theirs = districts(lumberyard=1, granary=3, docks=1, millwork=1), districts(granary=1, docks=1, millwork=2)
    game = position("trade", seat(businesses=mine, corn=3), seat(businesses=theirs, corn=9))
    finish_round(game)
    offered = option(game, Remove)
    assert isinstance(offered, RemoveOption)
    assert offered.number == 3
    # The millwork is the others' anyway, and where there was a majority a tie is left; the docks' tie would be lost.
    assert removal(game.state, offered) == districts(granary=2, millwork=1)
