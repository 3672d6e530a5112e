"""Observations tell all that is public, from one seat, and nothing else."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from patroon.board import Board
from patroon.envs.choices import Play
from patroon.envs.meanings import BUILD_IN
from patroon.envs.observation import FIELDS, LENGTH, observe
from patroon.rules import Game, State
from patroon.rules.chance import Seeded
from patroon.rules.state import BID, DRAW_FURS, PROVISIONS, TRADING_COMPANY
from tests.positions import adapted, districts, furs, position, seat

NAMED = {field.name: field for field in FIELDS}
each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def read(seen: bytes, name: str) -> list[int]:
    field = NAMED[name]
    return [*seen[field.offset : field.offset + field.length]]


def plays(players: int, seed: int) -> Iterator[Play]:
    """Every choice of a game of random choices, and its end."""
    play = Play(Game.new(players, seed=seed))
    bits = Random(seed)
    while not play.over:
        yield play
        play.choose(play.draw(bits))
    yield play


def test_the_table_of_fields_covers_every_byte_once() -> None:
    assert len(NAMED) == len(FIELDS)
    offset = 0
    for field in FIELDS:
        assert field.offset == offset
        assert field.meaning
        offset += field.length
    assert offset == LENGTH
    assert all(len(observe(play, 1)) == LENGTH for play in plays(2, 1))


def test_every_field_is_alive() -> None:
    seen: dict[str, set[bytes]] = defaultdict(set)
    for players, seed in ((2, 0), (5, 0), (5, 1), (5, 2)):
        for play in plays(players, seed):
            for viewer in range(players):
                look = observe(play, viewer)
                for field in FIELDS:
                    seen[field.name].add(look[field.offset : field.offset + field.length])
    dead = {name for name, values in seen.items() if len(values) == 1}
    assert dead == {"to_draw"}, "that is for games without a source of chance"

    bought = position("city", seat(coins=30))
    bought.state.awaits, bought.state.to_draw = DRAW_FURS, 3
    assert read(observe(Play(bought), 0), "to_draw") == [3]


@each_number_of_players
def test_what_is_told_is_what_lies_on_the_table(players: int) -> None:
    for play in plays(players, 3):
        state = play.game.state
        for viewer in range(players):
            seen = observe(play, viewer)
            assert read(seen, "players") == [players]
            assert read(seen, "round") == [state.round]
            assert read(seen, "traders") == [count for trader in state.traders for count in trader]
            assert read(seen, "reserve") == [*state.reserve]
            assert read(seen, "camps")[:5] == [*state.camps]
            assert read(seen, "land") == [part for card in state.land for part in card or (0, 0, 0)]
            assert read(seen, "ships") == [part for card in state.ships for part in card or (0, 0, 0)]
            deck = read(seen, "land_deck")
            assert deck[: 3 * len(state.land_deck)] == [part for card in state.land_deck for part in card]
            for after in range(5):
                whose = f"player{after}."
                if after >= players:
                    assert not any(any(read(seen, name)) for name in NAMED if name.startswith(whose))
                    continue
                who = (viewer + after) % players
                player = state.players[who]
                assert read(seen, whose + "acts") == [play.actor == who]
                for name in ("score", "coins", "goods", "wood", "corn", "token", "buildings", "houses", "cleared"):
                    assert read(seen, whose + name) == [getattr(player, name)]
                assert read(seen, whose + "businesses") == [*player.businesses]
                assert read(seen, whose + "row")[: 3 * len(player.row)] == [n for card in player.row for n in card]
                assert read(seen, whose + "cargo") == [sum(card[1] for card in player.ships)]


def test_the_order_of_decks_and_reserve_is_hidden() -> None:
    bits = Random(1)
    play = Play(Game.new(3, seed=1))
    futures = set()
    while not play.over:
        other = Play(Game(play.game.view(), Seeded(bytes([7] * 32))))
        for choice in play.so_far:
            other.choose(choice)
        assert [observe(other, viewer) for viewer in range(3)] == [observe(play, viewer) for viewer in range(3)]
        choice = play.draw(bits)
        play.choose(choice)
        other.choose(choice)
        futures.add(observe(other, 0) == observe(play, 0))
    assert futures == {True, False}, "what comes to light differs"


def turned(state: State) -> State:
    """The same table with everybody one seat further."""
    players = len(state.players)
    twin = state.copy()

    def seat_after(who: int) -> int:
        return (who + 1) % players if who >= 0 else who

    def seats_after(them: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(seat_after(who) for who in them))

    twin.players = [twin.players[(who - 1) % players] for who in range(players)]
    twin.actor, twin.chooser, twin.bidder = (seat_after(who) for who in (state.actor, state.chooser, state.bidder))
    twin.order = tuple(seat_after(who) for who in state.order)
    twin.to_speak = tuple(seat_after(who) for who in state.to_speak)
    twin.still_in = tuple(seat_after(who) for who in state.still_in)
    twin.leaders = tuple(seats_after(leaders) for leaders in state.leaders)
    twin.to_remove = (*state.to_remove[-1:], *state.to_remove[:-1])
    return twin


@each_number_of_players
def test_only_who_sits_where_from_the_viewer_counts(players: int) -> None:
    for play in plays(players, 4):
        other = Play(Game(turned(play.game.state)))
        for choice in play.so_far:
            other.choose(choice)
        for viewer in range(players):
            assert observe(play, viewer) == observe(other, (viewer + 1) % players)
        assert len({observe(play, viewer) for viewer in range(players)}) > 1 or play.game.state.round == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("score", 5),
        ("coins", 5),
        ("goods", 3),
        ("wood", 3),
        ("corn", 3),
        ("furs", furs(lynx=1)),
        ("token", 4),
        ("tiles", (1, 1, 0)),
        ("businesses", districts(docks=1)),
        ("buildings", 4),
        ("warehouses", 2),
        ("post", 1),
        ("row", ((1, 1, 1), (2, 1, 1))),
        ("spaces", 4),
        ("houses", 2),
        ("filled", 1),
        ("cleared", 1),
        ("ships", ((3, 2, 1),)),
    ],
)
def test_every_players_things_are_seen_by_all(name: str, value: object) -> None:
    for whose in range(3):
        play = Play(position("city"))
        before = [observe(play, viewer) for viewer in range(3)]
        setattr(play.game.state.players[whose], name, value)
        assert all(observe(play, viewer) != before[viewer] for viewer in range(3))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("actor", 1),
        ("awaits", BID + 1),
        ("bid", 4),
        ("bidder", 2),
        ("camps", (3, 1, 0, 0, 0)),
        ("chooser", 2),
        ("column", 3),
        ("columns", (None, (2, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1))),
        ("discard", furs(1)),
        ("land", (None, None, None, (1, 2, 3))),
        ("land_deck", ((1, 1, 1),)),
        ("leaders", ((), (), (), (), (), (0, 1))),
        ("order", (1, 0, 2)),
        ("phase", PROVISIONS),
        ("reserve", furs(1)),
        ("round", 3),
        ("ship_deck", ((3, 1, 1),)),
        ("ships", (None, None, None, (3, 2, 3))),
        ("still_in", (0, 2)),
        ("to_place", 2),
        ("to_remove", (0, 1, 0)),
        ("to_speak", (2,)),
        ("traders", (furs(1), furs(), furs())),
        ("turn", 1),
    ],
)
def test_everything_on_the_table_is_seen_by_all(name: str, value: object) -> None:
    play = Play(position("bidding"))
    state = play.game.state
    state.awaits, state.bidder, state.chooser = BID, 0, 0
    before = [observe(play, viewer) for viewer in range(3)]
    setattr(state, name, value)
    assert all(observe(play, viewer) != before[viewer] for viewer in range(3))


def test_the_special_action_counts_in_turns_only() -> None:
    seen = [read(observe(Play(position("city", special=special)), 0), "special") for special in (True, False)]
    assert seen == [[1], [0]]
    play = Play(position("bidding"))
    before = observe(play, 0)
    play.game.state.special = True
    assert observe(play, 0) == before


def test_the_unfinished_move_is_seen_by_all() -> None:
    play = Play(position("city", seat(wood=5)))
    before = [observe(play, viewer) for viewer in range(3)]
    play.choose(BUILD_IN + TRADING_COMPANY)
    seen = [observe(play, viewer) for viewer in range(3)]
    assert all(read(look, "draft.kind") == [BUILD_IN + TRADING_COMPANY + 1] for look in seen)
    assert all(read(look, "draft.districts") == [0, 0, 0, 0, 0, 1] for look in seen)
    assert all(look[18:] == old[18:] for look, old in zip(seen, before, strict=True)), "nothing is built yet"
    play.choose(BUILD_IN + TRADING_COMPANY)
    assert read(observe(play, 2), "draft.districts") == [0, 0, 0, 0, 0, 2]


def test_payments_are_seen_as_far_as_they_are_made() -> None:
    game = position("bidding", seat(coins=3, wood=3, corn=1, furs=furs(1, 0, 2)))
    game.state.awaits, game.state.bid, game.state.actor = 3, 6, 0
    play = Play(game)
    for choice in (103 + 2, 137 + 2, 154 + 1):
        assert read(observe(play, 0), "draft.asked") == [(choice - 52) // 17 + 1 if play.so_far else 0]
        play.choose(choice)
    assert read(observe(play, 1), "draft.resources") == [2, 0, 2, 1]
    play.choose(171)
    assert play.last_move is not None


def test_sixteens_that_are_counted_are_seen() -> None:
    play = Play(position("bidding", seat(coins=50)))
    for choice in (6, 52 + 16, 52 + 16):
        play.choose(choice)
    assert read(observe(play, 1), "draft.counted") == [32]


def test_large_numbers_are_told_as_255() -> None:
    play = Play(position("city", seat(coins=300, wood=255, corn=256)))
    seen = observe(play, 2)
    assert [read(seen, f"player1.{name}") for name in ("coins", "wood", "corn", "goods")] == [[255], [255], [255], [0]]


def river(zones: int) -> Board:
    zone = {"longhouses": [2, 2], "posts": {"black": 5, "white": 5}, "boat": 1}
    return adapted(river=[zone] * zones)


def test_a_longer_river_than_there_is_room_for_is_refused() -> None:
    assert read(observe(Play(Game.new(3, river(8), seed=1)), 0), "camps") == [2, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="room for a river of 8 zones; this board's has 9"):
        observe(Play(Game.new(3, river(9), seed=1)), 0)
