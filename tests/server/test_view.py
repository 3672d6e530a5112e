"""The public view: it tells all that is public, by the words of the record and the rules, and nothing else."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from patroon.board import FURS, TILES, TRADERS, built_in
from patroon.record import checkpoint, load
from patroon.record.checkpoint import FINAL, difference
from patroon.rules import Game, Player, State
from patroon.rules.chance import Seeded
from patroon.rules.ending import end_game
from patroon.rules.events import BusinessRemoved, Event, Gained, LandCleared, Lost, Paid
from patroon.rules.moves import ClearLand
from patroon.rules.options import choices
from patroon.rules.state import (
    ACT_CITY,
    ACT_LAND,
    ACT_TRADE,
    BID,
    BIDDING,
    CITY,
    DISTRICTS,
    DRAW_FURS,
    LAY_TILES,
    NOBODY,
    OPEN,
    OVER,
    PAY,
    PHASES,
    PLACE,
    REMOVE,
    TAKE,
    TRADE,
)
from patroon.rules.trade import shipping_points
from patroon.server import forecasts
from patroon.server import printed as board_shown
from patroon.server import view as shown
from patroon.server.printed import BoardView, board_of
from patroon.server.schema import game_components
from patroon.server.view import View, view_of
from tests.fixtures import GAMES
from tests.paths import steps
from tests.positions import districts, finish_round, furs, position, seat, told

each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])

(_, COMPONENTS) = msgspec.json.schema_components([View, BoardView], ref_template="#/components/schemas/{name}")


RECORDED = ("two-founders-last-building", "five-of-all-sorts")
"""Games in which much is built, cleared and shipped; random ones have little of that."""

each_game = pytest.mark.parametrize("name", ["2 at random", "3 at random", "4 at random", "5 at random", *RECORDED])


@cache
def played(players: int) -> Game:
    """A whole random game, from a seed."""
    game = Game.new(players, seed=players)
    bits = random.Random(players)
    while not game.over:
        game.play(game.draw(bits))
    return game


def first_of(players: int) -> int:
    """Who began it."""
    return Game.new(players, seed=players).state.order[0]


def games(name: str) -> Iterator[Game]:
    """A game after each of its lines, without a source of chance: outcomes are waited for, too."""
    if name in RECORDED:
        record = load(GAMES / f"{name}.nar")
        walk = steps(record.board, record.players, record.first, record.lines)
    else:
        players = int(name[0])
        walk = steps(built_in(), players, first_of(players), played(players).lines)
    for step in walk:
        yield step.game


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": {"schemas": COMPONENTS}})


def as_json(something: View | BoardView) -> Any:
    return msgspec.json.decode(msgspec.json.encode(something))


# What it looks like


def test_these_games_come_to_every_phase_and_every_kind_of_decision() -> None:
    views = [view_of(game.state) for name in ("2 at random", "3 at random") for game in games(name)]
    assert {view.phase for view in views} == set(get_args(shown.Phase))
    assert {view.awaits for view in views} == set(get_args(shown.Awaits))


@each_game
def test_every_view_is_as_its_types_say(name: str) -> None:
    for game in games(name):
        view = view_of(game.state)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@each_game
def test_views_are_as_the_published_schema_says(name: str) -> None:
    valid = validator("View")
    for game in games(name):
        valid.validate(as_json(view_of(game.state)))


@each_number_of_players
def test_the_board_is_as_its_types_and_the_published_schema_say(players: int) -> None:
    board = board_of(built_in().layout(players))
    assert msgspec.json.decode(msgspec.json.encode(board), type=BoardView) == board
    validator("BoardView").validate(as_json(board))


def test_a_view_with_a_wrong_name_or_without_a_field_is_not_valid() -> None:
    view = as_json(view_of(played(3).state))
    valid = validator("View")
    assert valid.is_valid(view)
    assert not valid.is_valid({**view, "phase": "lunch"})
    assert not valid.is_valid({**view, "land": view["land"][1:]})
    for field in view:
        assert not valid.is_valid({name: value for name, value in view.items() if name != field})


def test_nothing_that_is_shown_may_be_absent() -> None:
    for component in COMPONENTS.values():
        assert set(component["required"]) == set(component["properties"])


def test_the_names_of_views_are_no_names_of_moves_or_events() -> None:
    assert not COMPONENTS.keys() & game_components().keys()


def test_the_words_are_those_of_the_rules() -> None:
    assert get_args(shown.Fur) == FURS == shown.Furs.__struct_fields__
    assert get_args(shown.Tile) == TILES == shown.Tiles.__struct_fields__
    assert get_args(shown.District) == DISTRICTS == shown.Businesses.__struct_fields__
    assert shown.Leaders.__struct_fields__ == DISTRICTS
    assert shown.Traders.__struct_fields__ == TRADERS == board_shown.TradersPrinted.__struct_fields__
    assert get_args(shown.Phase) == PHASES
    assert forecasts.FinalPoints.__struct_fields__ == FINAL


AWAITED = {
    PLACE: "place",
    OPEN: "open",
    BID: "bid",
    PAY: "pay",
    TAKE: "take",
    ACT_CITY: "city",
    ACT_LAND: "land",
    ACT_TRADE: "trade",
    REMOVE: "remove",
    **dict.fromkeys(range(DRAW_FURS, LAY_TILES + 1), "chance"),
    OVER: "over",
}


@pytest.mark.parametrize("awaits", AWAITED)
def test_what_is_awaited_has_its_name(awaits: int) -> None:
    state = Game.new(2).state
    state.awaits = awaits
    assert view_of(state).awaits == AWAITED[awaits]
    assert set(AWAITED.values()) == set(get_args(shown.Awaits))


# That it tells everything


@each_game
def test_a_view_tells_all_that_a_checkpoint_tells(name: str) -> None:
    for game in games(name):
        view = as_json(view_of(game.state))
        for pile in ("reserve", "discard"):
            view[pile] = sum(view[pile].values())
        assert difference(checkpoint(game.state), view) is None


def counts(struct: msgspec.Struct) -> tuple[int, ...]:
    return msgspec.structs.astuple(struct)


def rebuilt_player(view: shown.PlayerView) -> Player:
    player = Player()
    for name in ("score", "coins", "goods", "wood", "corn", "token", "buildings", "warehouses", "spaces", "houses"):
        setattr(player, name, getattr(view, name))
    player.furs, player.tiles, player.businesses = counts(view.furs), counts(view.tiles), counts(view.businesses)
    player.post = view.post - 1
    player.row = tuple((card.houses, card.wood, card.corn) for card in view.land)
    player.filled = sum(card.built == card.houses for card in view.land)
    player.cleared = sum(card.cleared for card in view.land)
    player.ships = view.ships
    return player


def counted(names: tuple[str, ...], all_names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.count(name) for name in all_names)


def rebuilt(view: View, state: State) -> State:
    """The table, as far as somebody who has the board and the view can tell; `state` lends its layout only."""
    table = State(state.layout, [rebuilt_player(player) for player in view.players])
    for name in ("round", "order", "camps", "land", "ships", "land_deck", "ship_deck", "still_in", "to_place"):
        setattr(table, name, getattr(view, name))
    table.special, table.to_remove = view.special, view.to_remove
    table.phase = PHASES.index(view.phase)
    table.awaits = next(awaits for awaits, name in AWAITED.items() if name == view.awaits)
    table.actor = NOBODY if view.decides is None else view.decides
    bottom, middle, top = (counted(held, FURS) for held in msgspec.structs.astuple(view.traders))
    table.traders = (bottom, middle, top)
    table.reserve, table.discard = counts(view.reserve), counts(view.discard)
    table.leaders = msgspec.structs.astuple(view.leaders)
    table.columns = tuple(None if column is None else counted(column.tiles, TILES) for column in view.columns)
    if view.auction is not None:
        for name in ("column", "bid", "bidder", "chooser", "to_speak"):
            setattr(table, name, getattr(view.auction, name))
    table.final = tuple((p.elections, p.land, p.furs, p.resources) for p in view.final or ())
    return table


def never(state: State) -> bool:
    return False


def somebody_decides(state: State) -> bool:
    return state.awaits <= REMOVE


def an_auction_goes_on(state: State) -> bool:
    return state.awaits in (BID, PAY)


def somebody_acts(state: State) -> bool:
    return ACT_CITY <= state.awaits <= ACT_TRADE


LEFT_OUT: dict[str, tuple[Callable[[State], bool], str]] = {
    "layout": (never, "board_of tells it, once for the whole game"),
    "turn": (never, "where the one who decides stands in the order"),
    "to_draw": (never, "chance answers before anybody looks"),
    "awaits": (lambda state: not DRAW_FURS <= state.awaits <= LAY_TILES, "which outcome is due: likewise"),
    "actor": (somebody_decides, "for whom chance is to draw: likewise"),
    "order": (lambda state: state.phase != BIDDING, "the last round's, until the bidding is over; the view's is new"),
    **dict.fromkeys(("column", "bid", "bidder", "chooser", "to_speak"), (an_auction_goes_on, "the last auction's")),
    "special": (somebody_acts, "the last turn's"),
    "to_remove": (lambda state: bool(state.to_remove), "empty before the first provisions, where the view has zeros"),
}
"""What a view does not tell of a state at all times: when it does, and why not else."""


@each_game
def test_a_table_can_be_laid_out_from_its_view_alone(name: str) -> None:
    assert LEFT_OUT.keys() <= set(State.__match_args__)
    for game in games(name):
        state = game.state
        table = rebuilt(msgspec.json.decode(msgspec.json.encode(view_of(state)), type=View), state)
        for slot in State.__match_args__:
            told_now, _ = LEFT_OUT.get(slot, (None, ""))
            if told_now is None or told_now(state):
                assert getattr(table, slot) == getattr(state, slot), slot
        assert table.order == state.by_token()


@each_game
def test_a_view_tells_who_decides_and_who_won(name: str) -> None:
    for game in games(name):
        view = view_of(game.state)
        assert view.decides == game.to_decide
        assert (view.awaits == "over") == game.over
        assert (view.awaits == "chance") == game.awaits_chance
        assert view.winners == game.winners
        assert (view.final is None) == (game.final is None)
        assert [player.provisions is None for player in view.players] == [game.over] * len(view.players)


# That it tells nothing else


@each_number_of_players
def test_the_view_is_the_same_whatever_lies_hidden(players: int) -> None:
    game = Game.new(players, seed=players)
    bits = random.Random(players)
    fed = Game.new(players, first=first_of(players))
    heard = 0
    while not game.over:
        lines = game.lines
        for line in lines[heard:]:
            fed.advance(line)
        heard = len(lines)
        otherwise = Game(game.view(), Seeded(bytes(32)))
        assert msgspec.json.encode(view_of(game.state)) == msgspec.json.encode(view_of(fed.state))
        assert msgspec.json.encode(view_of(game.state)) == msgspec.json.encode(view_of(otherwise.state))
        game.play(game.draw(bits))


def test_games_with_the_same_view_can_go_on_differently() -> None:
    one = position("trade", chance=Seeded(bytes(31) + b"1"))
    other = position("trade", chance=Seeded(bytes(31) + b"2"))
    assert view_of(one.state) == view_of(other.state)
    finish_round(one)
    finish_round(other)
    assert view_of(one.state).columns != view_of(other.state).columns


def test_what_is_still_to_come_is_told_sorted() -> None:
    for game in games("4 at random"):
        view = view_of(game.state)
        assert view.land_deck == tuple(sorted(view.land_deck))
        assert view.ship_deck == tuple(sorted(view.ship_deck))


# What spares arithmetic


def amount(events: list[Event], who: int, why: str) -> int:
    """What a player gained or paid for a reason."""
    return sum(
        event.coins + event.goods + event.wood + event.corn
        for event in events
        if isinstance(event, Gained | Paid) and event.player == who and event.why == why
    )


@each_game
def test_the_provisions_foretold_come_true(name: str) -> None:
    for game in games(name):
        if not CITY <= game.state.phase <= TRADE or game.awaits_chance:
            continue
        foretold = [player.provisions for player in view_of(game.state).players]
        after = game.copy()
        events = finish_round(after)
        hungry = any(coming is not None and coming.unfed for coming in foretold)
        for who, coming in enumerate(foretold):
            assert coming is not None
            assert coming.harvest == amount(events, who, "harvest")
            assert coming.upkeep - coming.unfed == amount(events, who, "upkeep")
            removed = sum(event.player == who for event in told(events, BusinessRemoved))
            assert coming.unfed == removed + after.state.to_remove[who]
            if not hungry:
                assert coming.goods == amount(events, who, "goods")
                assert coming.lost == sum(event.goods for event in told(events, Lost) if event.player == who)
                assert coming.coins == amount(events, who, "income")


def test_a_player_is_told_what_provisions_will_bring() -> None:
    ada = seat(
        corn=1,
        goods=3,
        warehouses=2,
        businesses=districts(docks=2, granary=3),
        row=[(1, 3, 2), (2, 5, 9)],
        houses=2,
        cleared=1,
        ships=[(3, 4, 1)],
    )
    player = view_of(position("city", ada).state).players[0]
    assert player.provisions == forecasts.Provisions(harvest=2, upkeep=5, unfed=2, goods=3, lost=1, coins=4)
    assert (player.room, player.spaces, player.houses, player.election) == (6, 3, 2, 6)
    assert [(card.built, card.cleared) for card in player.land] == [(1, True), (1, False)]


def test_while_businesses_are_removed_harvest_and_upkeep_are_over() -> None:
    ada = seat(corn=1, businesses=districts(docks=2, granary=1), row=[(1, 3, 1)], houses=1, cleared=1, goods=2)
    ada.ships = ((3, 1, 1),)
    game = position("trade", ada)
    finish_round(game)
    view = view_of(game.state)
    assert (view.awaits, view.decides, view.to_remove) == ("remove", 0, (1, 0, 0))
    assert view.players[0].provisions == forecasts.Provisions(harvest=0, upkeep=0, unfed=1, goods=1, lost=0, coins=4)


@each_game
def test_what_clearing_would_bring_comes_true(name: str) -> None:
    for game in games(name):
        if game.state.awaits != ACT_LAND:
            continue
        who = game.state.actor
        player, foretold = game.state.players[who], view_of(game.state).players[who].clearing
        assert (foretold is None) == (player.filled == player.cleared)
        if foretold is not None and game.why_not(ClearLand(who)) is None:
            after = Game(game.view())
            events = after.play(ClearLand(who))
            assert foretold.points == after.state.players[who].score - player.score
            assert foretold.wood == amount(events, who, "clearing")
            assert foretold.cards == sum(event.last - event.first + 1 for event in told(events, LandCleared))


@each_game
def test_no_shipment_scores_more_than_the_one_foretold(name: str) -> None:
    for game in islice(games(name), 0, None, 7):
        for player, view in zip(game.state.players, view_of(game.state).players, strict=True):
            best = [
                max((shipping_points(game.state, shipped) for shipped in choices(player.furs, card[0])), default=None)
                if card is not None
                else None
                for card in game.state.ships
            ]
            assert [*view.shipments] == best


@each_game
def test_what_the_end_would_bring_is_what_it_brings(name: str) -> None:
    for game in games(name):
        view = view_of(game.state)
        foretold = [player.if_over for player in view.players]
        if view.final is not None:
            assert foretold == [*view.final]
            continue
        table = game.view()
        end_game(table, [])
        for player, points, brought in zip(table.players, foretold, table.final, strict=True):
            assert msgspec.structs.astuple(points) == brought
            assert points.land in (0, table.layout.board.scoring.land_at(player.filled))


def test_land_ranks_by_the_rightmost_filled_card() -> None:
    row = [(1, 3, 2), (2, 5, 9), (1, 0, 0)]
    none, one, two, cleared = (
        view_of(position("land", seat(row=row, houses=houses, cleared=done)).state).players[0]
        for houses, done in ((0, 0), (2, 0), (3, 0), (3, 2))
    )
    assert [each.land_rank for each in (none, one, two, cleared)] == [None, 1, 2, 2]
    assert [each.if_over.land for each in (none, one, two, cleared)] == [0, 1, 3, 0]
    assert [each.clearing for each in (none, cleared)] == [None, None]
    assert two.clearing == forecasts.Clearing(points=3, wood=8, cards=2)


def test_a_player_is_told_the_way_to_the_lenape_and_the_next_zone_upriver() -> None:
    game = position("trade", seat(post=1), seat(post=2), camps=(0, 0, 1, 0, 0))
    one, other, third = view_of(game.state).players
    assert (one.travel, other.travel, third.travel) == (2, 1, 2)
    assert (one.next_post, other.next_post) == (2, 3)
    assert view_of(position("trade").state).players[0].next_post is None


def test_an_auction_is_shown_while_it_goes_on() -> None:
    shown_in = set()
    for game in games("4 at random"):
        view = view_of(game.state)
        if view.auction is not None:
            shown_in.add(view.awaits)
            assert view.columns[view.auction.column] is not None
            assert view.auction.bidder in view.still_in
            assert view.auction.chooser == view.still_in[0]
            assert view.decides not in view.auction.to_speak
    assert shown_in == {"bid", "pay"}
    assert view_of(played(4).state).auction is None


def test_a_column_shows_its_tiles_and_coins() -> None:
    first, *_ = view_of(position("bidding").state).columns
    assert first == shown.ColumnView(tiles=("land", "land", "trade"), coins=1)


def test_piles_of_furs_are_told_by_type() -> None:
    view = view_of(position("trade", discard=furs(mink=2), reserve=furs(lynx=1)).state)
    assert (view.discard.mink, view.reserve.lynx, sum(counts(view.reserve))) == (2, 1, 1)
    assert view.traders.top == ("otter", "otter", "lynx", "lynx")


# The board


@each_number_of_players
def test_the_board_shows_the_spaces_that_so_many_players_use(players: int) -> None:
    layout = built_in().layout(players)
    board = board_of(layout)
    assert tuple(zone.longhouses for zone in board.river) == layout.camps
    assert tuple(zone.posts for zone in board.river) == layout.posts
    assert [zone.boat for zone in board.river] == [1, 1, 1, 2, None]
    assert board.room == (0, 4, 6, 8, 10)
    assert (board.players, board.rounds, board.districts, board.furs) == (players, 6, DISTRICTS, FURS)


def test_the_board_shows_all_printed_numbers() -> None:
    printed = built_in()
    board = board_of(printed.layout(4))
    for name in ("name", "start", "piers", "columns", "of_each", "scoring", "land", "ships"):
        assert getattr(board, name) == getattr(printed, name)
    assert counts(board.tiles) == printed.tiles
    assert (board.traders.bottom, board.traders.middle, board.traders.top) == printed.traders
