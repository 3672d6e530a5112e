"""Options: listing, checking and drawing agree; the combinatorics beneath."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from patroon.rules import Game, IllegalMove, Option, Refusal
from patroon.rules.moves import (
    AddLand,
    Bid,
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
    Pay,
    Place,
    Remove,
    Ship,
    TakeColumn,
    Trade,
    TradingCompany,
)
from patroon.rules.options import Only, below, choices, draw_choice, short_of
from tests.positions import B, districts, finish_round, furs, position, seat

LIMITS = [
    (0,),
    (3,),
    (0, 0),
    (1, 2),
    (2, 0, 1),
    (0, 3, 0, 2),
    (1, 1, 1, 1, 1),
    (2, 3, 0, 1, 2),
    (0, 0, 4, 0, 0),
    (3, 0, 2, 1, 0, 1),
]


class Fixed:
    """Bits that say what they are told."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def getrandbits(self, k: int, /) -> int:
        assert k == 32
        return self.words.pop(0)


def every_choice(limits: tuple[int, ...], size: int) -> set[tuple[int, ...]]:
    return {way for way in itertools.product(*(range(limit + 1) for limit in limits)) if sum(way) == size}


@pytest.mark.parametrize("limits", LIMITS)
def test_choices_are_every_way_once(limits: tuple[int, ...]) -> None:
    for size in range(sum(limits) + 2):
        found = list(choices(limits, size))
        assert len(found) == len(set(found))
        assert set(found) == every_choice(limits, size)


def test_choices_come_in_rising_order() -> None:
    found = list(choices((2, 2, 2), 3))
    assert found == sorted(found)


@pytest.mark.parametrize("limits", LIMITS)
def test_a_drawn_choice_can_be_every_way_and_no_other(limits: tuple[int, ...]) -> None:
    bits = Random(1)
    for size in range(sum(limits) + 1):
        assert {draw_choice(limits, size, bits) for _ in range(400)} == every_choice(limits, size)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_drawn_choice_is_as_if_picked_blindly(size: int) -> None:
    """Each way comes as often as there are ways to pick its single things."""
    limits = (3, 1, 2)
    things = [kind for kind, limit in enumerate(limits) for _ in range(limit)]
    hands = Counter(tuple(hand.count(kind) for kind in range(3)) for hand in itertools.combinations(things, size))
    draws = 12000
    bits = Random(2)
    drawn = Counter(draw_choice(limits, size, bits) for _ in range(draws))
    total = sum(hands.values())
    for way, ways in hands.items():
        assert drawn[way] == pytest.approx(draws * ways / total, rel=0.12)


def test_below_scales_32_bits() -> None:
    assert below(Fixed(0), 6) == 0
    assert below(Fixed(2**32 - 1), 6) == 5
    assert below(Fixed(2**31), 6) == 3
    assert below(Fixed(2**31 - 1), 6) == 2
    assert below(Fixed(2**32 - 1), 1) == 0


def test_short_of_names_the_thing_and_the_numbers() -> None:
    assert short_of("R9.9", "wood", 3, 1) == Refusal("R9.9", "not-enough-wood", {"need": 3, "have": 1})


def test_an_illegal_moves_message_has_rule_key_and_values() -> None:
    assert str(IllegalMove(Refusal("R5.1", "no-tile"))) == "R5.1 no-tile"
    assert str(IllegalMove(Refusal("R5.1", "no-tile", {"a": 1}))) == "R5.1 no-tile {'a': 1}"


def test_a_family_of_one() -> None:
    only = Only(Docks(B), 1)
    assert list(only.moves()) == [Docks(B)]
    assert only.why_not(Docks(B)) is None
    assert only.draw(Random(1)) == Docks(B)
    assert only.to_json() == {"move": "docks", "fee": 1}
    assert Only(Docks(B), 0).to_json() == {"move": "docks", "fee": 0}
    assert Only(PassTile(B)).to_json() == {"move": "pass_tile"}


def test_a_bare_option_promises_everything_and_gives_nothing() -> None:
    bare = Option()
    for call in (bare.moves, bare.to_json, lambda: bare.why_not(Docks(B)), lambda: bare.draw(Random(1))):
        with pytest.raises(NotImplementedError):
            call()


def small_furs(most: int) -> Iterator[tuple[int, ...]]:
    return (way for way in itertools.product(range(3), repeat=5) if sum(way) <= most)


def universe(player: int) -> Iterator[Move]:
    """Every move worth a try in a small position, legal or not."""
    small = range(-1, 7)
    for number in small:
        yield from (
            Place(player, number),
            Bid(player, number),
            TakeColumn(player, number),
            AddLand(player, number),
            Millwork(player, number),
            Lumberyard(player, buy=number),
            Lumberyard(player, sell=number),
            Granary(player, buy=number),
            Granary(player, sell=number),
        )
        for other in small:
            yield Open(player, number, other)
            yield BlackMarket(player, number, other)
            for third in small:
                yield (
                    Lumberyard(player, number, other) if third == 0 else Pay(player, number, other, third, 0, (0,) * 5)
                )
    for chosen in small_furs(5):
        yield Trade(player, 2, chosen)
        yield from (Ship(player, slot, chosen) for slot in small)
        for amounts in itertools.product(range(4), repeat=3):
            yield Pay(player, amounts[0], 0, amounts[1], amounts[2], chosen)
    for number in range(5):
        for chosen in itertools.combinations_with_replacement(range(-1, 7), number):
            yield Build(player, chosen)
            yield Remove(player, chosen)
    for trader in small:
        yield Trade(player, trader)
    simple = (PassBid, Elections, ClearLand, Docks, TradingCompany, PassTile, PassSpecial, EndTurn)
    yield from (kind(player) for kind in simple)


def placing() -> Game:
    return Game.new(2, seed=1, first=0)


def opening() -> Game:
    return position("bidding", seat(coins=2, wood=1), seat(coins=4))


def speaking() -> Game:
    game = opening()
    game.play(Open(0, 0, 1))
    return game


def paying() -> Game:
    game = position("bidding", seat(coins=2, wood=2, corn=1, furs=furs(beaver=1, lynx=1)))
    for move in (Open(0, 1, 3), PassBid(1), PassBid(2)):
        game.play(move)
    return game


def taking() -> Game:
    game = position("bidding")
    for move in (Open(0, 1, 0), PassBid(1), PassBid(2), Open(1, 3, 0), PassBid(2)):
        game.play(move)
    return game


def in_the_city() -> Game:
    blue = seat(coins=3, wood=2, corn=1, goods=2, row=[(2, 1, 1)], businesses=districts(docks=1))
    return position("city", blue, camps=(1, 1, 0, 0, 0))


def on_the_land() -> Game:
    blue = seat(coins=2, wood=3, row=[(1, 1, 1), (2, 1, 1)], houses=1)
    return position("land", blue, land=[None, (1, 1, 1), (2, 2, 2), None])


def at_trade() -> Game:
    blue = seat(coins=1, goods=3, corn=1, furs=furs(beaver=2, otter=1, lynx=1))
    ships = [(3, 1, 1), (5, 1, 1), None, (2, 1, 1)]
    return position("trade", blue, camps=(0, 1, 0, 0, 0), ships=ships)


def removing() -> Game:
    game = position("trade", seat(corn=2, businesses=districts(docks=2, granary=2)), turn=3)
    finish_round(game)
    return game


GAMES = [placing, opening, speaking, paying, taking, in_the_city, on_the_land, at_trade, removing]


@pytest.mark.parametrize("build", GAMES)
def test_listing_and_checking_agree(build: Callable[[], Game]) -> None:
    game = build()
    actor = game.state.actor
    legal = game.legal_moves()
    assert len(legal) == len(set(legal))
    allowed = {move for move in universe(actor) if game.why_not(move) is None}
    assert allowed == set(legal)


@pytest.mark.parametrize("build", GAMES)
def test_draws_are_legal_and_reach_every_move(build: Callable[[], Game]) -> None:
    game = build()
    bits = Random(3)
    assert {game.draw(bits) for _ in range(4000)} == set(game.legal_moves())


@pytest.mark.parametrize("build", GAMES)
def test_every_legal_move_can_be_played(build: Callable[[], Game]) -> None:
    game = build()
    before = game.view()
    for move in game.legal_moves():
        twin = game.copy()
        twin.play(move)
        assert twin.state != before
    assert game.state == before


@pytest.mark.parametrize("build", GAMES)
def test_options_list_the_legal_moves_in_order(build: Callable[[], Game]) -> None:
    game = build()
    assert [move for found in game.options() for move in found.moves()] == game.legal_moves()
    names = [found.to_json()["move"] for found in game.options()]
    assert names == list(dict.fromkeys(move.name for move in game.legal_moves()))


def test_kinds_are_drawn_equally_often_and_then_a_move_of_the_kind() -> None:
    game = in_the_city()
    bits = Random(4)
    drawn = Counter(game.draw(bits).name for _ in range(9000))
    names = {move.name for move in game.legal_moves()}
    assert set(drawn) == names
    assert len(names) == 11
    for count in drawn.values():
        assert count == pytest.approx(9000 / 11, rel=0.15)
