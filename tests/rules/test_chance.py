"""Chance: the seed's public construction recomputed by hand, guesses, and chance lines."""

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from patroon.board import built_in
from patroon.rules import Game
from patroon.rules.chance import Chance, Guess, Seeded, Stream, commitment, first_player
from patroon.rules.fields import MalformedLine
from patroon.rules.moves import BlackMarket, EndTurn, Place
from patroon.rules.outcomes import (
    FursDrawn,
    LandDealt,
    Outcome,
    ShipsDealt,
    TilesLaid,
    TradersFilled,
    outcome_from_json,
)
from patroon.rules.preparation import spaces_to_fill
from patroon.rules.state import NO_FURS
from tests.positions import COLUMNS, B, all_furs, districts, finish_round, furs, position, seat

T = TypeVar("T")
SEED = bytes(range(32))


class ByHand:
    """The construction as it is described, written a second time."""

    def __init__(self, seed: bytes, label: str) -> None:
        blocks = [hashlib.sha256(seed + label.encode("ascii") + bytes((0, 0, 0, n))).digest() for n in range(40)]
        stream = b"".join(blocks)
        self.words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]

    def below(self, n: int) -> int:
        word = self.words.pop(0)
        while word >= 2**32 - 2**32 % n:
            word = self.words.pop(0)
        return word % n

    def shuffle(self, things: Sequence[T]) -> list[T]:
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def counted(drawn: Sequence[int], kinds: int = 5) -> tuple[int, ...]:
    return tuple(list(drawn).count(kind) for kind in range(kinds))


def spelled(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def test_the_commitment_is_the_seeds_sha_256() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_stream_is_pinned() -> None:
    """Known values: a change here would be a new version of the record's seed."""
    stream = Stream(bytes(32), "first")
    assert [stream.below(2**32) for _ in range(3)] == [0xB48727CC, 0x85405923, 0x8407A2EC]
    assert [first_player(bytes(32), players) for players in (2, 3, 4, 5)] == [0, 0, 0, 3]


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 12, 50, 1000, 2**31 + 1, 3 * 2**30, 2**32])
def test_numbers_below_a_limit_are_fair(limit: int) -> None:
    """Limits far above 2**31 reject almost half of the words."""
    stream, by_hand = Stream(SEED, "a label"), ByHand(SEED, "a label")
    assert [stream.below(limit) for _ in range(100)] == [by_hand.below(limit) for _ in range(100)]


def test_the_first_word_that_would_be_unfair_is_rejected() -> None:
    """Above 2**31 the fair words are those below the limit itself; here the first word is the limit."""
    assert Stream(bytes(32), "first").below(0xB48727CC) == 0x85405923
    assert Stream(bytes(32), "first").below(0xB48727CD) == 0xB48727CC


def test_streams_differ_by_seed_and_by_label() -> None:
    def head(seed: bytes, label: str) -> list[int]:
        stream = Stream(seed, label)
        return [stream.below(2**32) for _ in range(3)]

    heads = [head(seed, label) for seed in (SEED, bytes(32)) for label in ("furs 1", "furs 2", "tiles 1")]
    assert len({tuple(numbers) for numbers in heads}) == 6


def test_a_shuffle_swaps_from_the_end() -> None:
    for size in (0, 1, 2, 12, 50):
        stream, by_hand = Stream(SEED, "x"), ByHand(SEED, "x")
        assert list(stream.shuffled(range(size))) == by_hand.shuffle(range(size))
        assert stream.below(2**32) == by_hand.below(2**32)  # a shuffle takes no word more than it needs


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_follows_from_the_seed(players: int) -> None:
    for number in range(20):
        seed = number.to_bytes(32, "big")
        first = ByHand(seed, "first").below(players)
        assert first_player(seed, players) == first
        assert Game.new(players, seed=seed).state.players[first].token == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [SEED, bytes(32), b"\xff" * 32], ids=["rising", "zeros", "ones"])
def test_the_whole_opening_deal_follows_from_the_seed(players: int, seed: bytes) -> None:
    game = Game.new(players, seed=seed)
    while game.state.round == 0:
        game.play(Place(game.state.actor, 0))
    board = built_in()
    order = ByHand(seed, "furs 1").shuffle(spelled((10,) * 5))
    expected: list[Outcome] = [
        FursDrawn(player, counted(order[2 * player : 2 * player + 2])) for player in range(players)
    ]
    at = 2 * players
    bottom, middle, top = order[at : at + 4], order[at + 4 : at + 7], order[at + 7 : at + 11]
    tiles = ByHand(seed, "tiles 1").shuffle(spelled((4, 4, 4)))
    columns = [tiles[0:3], tiles[3:6], tiles[6:8], tiles[8:10], tiles[10:12]]
    expected += [
        TradersFilled((counted(bottom), counted(middle), counted(top))),
        LandDealt(tuple(ByHand(seed, "land 1620s").shuffle(board.land[0])[:4])),
        ShipsDealt(tuple(ByHand(seed, "ships 1620s").shuffle(board.ships[0])[:4])),
        TradersFilled((NO_FURS, NO_FURS, NO_FURS)),
        TilesLaid(tuple(counted(column, 3) for column in columns)),
    ]
    assert [line for line in game.lines if isinstance(line, Outcome)] == expected


def test_cards_and_tiles_of_every_round_follow_from_the_seed() -> None:
    game = Game.new(2, seed=SEED)
    while not game.over:
        end = EndTurn(game.state.actor)
        game.play(end if game.why_not(end) is None else game.legal_moves()[-1])
    board = built_in()
    land = [line.cards for line in game.lines if isinstance(line, LandDealt)]
    ships = [line.cards for line in game.lines if isinstance(line, ShipsDealt)]
    laid = [line.columns for line in game.lines if isinstance(line, TilesLaid)]
    for decade, label in enumerate(("1620s", "1630s")):
        land_order = ByHand(SEED, f"land {label}").shuffle(board.land[decade])
        ship_order = ByHand(SEED, f"ships {label}").shuffle(board.ships[decade])
        for deal in range(3):
            assert list(land[3 * decade + deal]) == land_order[4 * deal : 4 * deal + 4]
            assert list(ships[3 * decade + deal]) == ship_order[4 * deal : 4 * deal + 4]
    for number in range(6):
        tiles = ByHand(SEED, f"tiles {number + 1}").shuffle(spelled((4, 4, 4)))
        columns = (tiles[0:3], tiles[3:6], tiles[6:8], tiles[8:10], tiles[10:12])
        assert laid[number] == tuple(counted(column, 3) for column in columns)


def test_a_reshuffle_has_its_own_stream() -> None:
    """The reserve goes on in its first order; then the discard pile is shuffled as `furs 2`."""
    reserve, discard = furs(beaver=1, mink=2), furs(otter=2, lynx=3)
    leader = seat(coins=9, businesses=districts(black_market=1))
    game = position("city", leader, chance=Seeded(SEED), reserve=reserve, discard=discard)
    order = ByHand(SEED, "furs 1").shuffle(spelled(reserve))
    again = ByHand(SEED, "furs 2").shuffle(spelled(discard))
    game.play(BlackMarket(B, 2, 0))
    assert game.state.players[B].furs == counted(order[:2])
    assert game.state.discard == discard
    game.play(EndTurn(B))
    for _ in range(2):
        game.play(EndTurn(game.state.actor))
    leader.coins = 9
    game.play(BlackMarket(B, 3, 0))
    assert game.state.players[B].furs == counted(order + again[:2])
    assert game.state.discard == NO_FURS


def test_an_emptied_reserve_is_reshuffled_only_when_a_fur_is_needed() -> None:
    leader = seat(coins=9, businesses=districts(black_market=1))
    game = position("city", leader, chance=Seeded(SEED), reserve=furs(beaver=3), discard=furs(lynx=3))
    game.play(BlackMarket(B, 3, 0))
    assert (game.state.reserve, game.state.discard) == (NO_FURS, furs(lynx=3))


def test_whatever_the_players_decide_the_cards_are_the_same() -> None:
    def cards(bits: Random) -> list[object]:
        game = Game.new(3, seed=SEED)
        while not game.over:
            game.play(game.draw(bits))
        return [line for line in game.lines if isinstance(line, LandDealt | ShipsDealt | TilesLaid)]

    assert cards(Random(1)) == cards(Random(2))


def test_a_seeded_copy_goes_on_the_same_and_alone() -> None:
    chance = Seeded(SEED)
    game = position("city", seat(coins=9))
    game.play(BlackMarket(B, 2, 0))
    first = chance.outcome(game.state)
    twin = chance.copy()
    assert twin.seed == SEED
    rest = [chance.outcome(game.state) for _ in range(5)]
    assert [twin.outcome(game.state) for _ in range(5)] == rest
    assert first == Seeded(SEED).outcome(game.state)


def test_a_seeded_copy_reshuffles_the_same() -> None:
    chance = Seeded(SEED)
    game = drawing(1, furs(beaver=1), furs(mink=4, otter=4))
    chance.outcome(game.state)
    twin = chance.copy()
    again = ByHand(SEED, "furs 2").shuffle(spelled(furs(mink=4, otter=4)))
    for source in (chance, twin):
        assert [source.outcome(game.state) for _ in range(8)] == [FursDrawn(B, counted([fur])) for fur in again]


# Guesses


def drawing(number: int, reserve: tuple[int, ...], discard: tuple[int, ...]) -> Game:
    leader = seat(coins=9, businesses=districts(black_market=1))
    game = position("city", leader, reserve=reserve, discard=discard)
    game.play(BlackMarket(B, number, 0))
    return game


def outcomes(chance: Chance, game: Game, times: int) -> list[Outcome]:
    return [chance.outcome(game.state) for _ in range(times)]


def test_a_guess_draws_what_can_still_come() -> None:
    game = drawing(2, furs(beaver=1, lynx=2), furs(mink=5))
    seen = {outcome.furs for outcome in outcomes(Guess(Random(1)), game, 100) if isinstance(outcome, FursDrawn)}
    assert seen == {furs(beaver=1, lynx=1), furs(lynx=2)}


def test_a_guess_takes_the_last_of_the_reserve_before_the_discard_pile() -> None:
    game = drawing(3, furs(beaver=2), furs(mink=5, otter=5))
    seen = {outcome.furs for outcome in outcomes(Guess(Random(2)), game, 100) if isinstance(outcome, FursDrawn)}
    assert seen == {furs(beaver=2, mink=1), furs(beaver=2, otter=1)}


def test_a_guess_is_always_possible() -> None:
    for number in range(40):
        bits = Random(number)
        traders = (furs(lynx=number % 5), NO_FURS, furs(lynx=1))
        game = position(
            "trade",
            traders=traders,
            reserve=furs(beaver=number % 4, mink=number % 3),
            discard=furs(otter=number % 7, muskrat=number % 2),
            turn=3,
        )
        finish_round(game)
        before = all_furs(game.state)
        while game.awaits_chance:
            game.happen(Guess(bits).outcome(game.state))
        assert all_furs(game.state) == before


def test_guessed_deals_use_every_card_and_tile() -> None:
    game = position("trade", round_number=1, turn=3)
    finish_round(game)
    guess = Guess(Random(3))
    deck = Counter(game.state.land_deck)
    seen: Counter[object] = Counter()
    for outcome in outcomes(guess, game, 200):
        assert isinstance(outcome, LandDealt)
        assert len(outcome.cards) == 4
        assert Counter(outcome.cards) <= deck
        seen.update(outcome.cards)
    assert set(seen) == set(deck)
    game.happen(guess.outcome(game.state))
    ships = outcomes(guess, game, 200)
    assert {card for outcome in ships if isinstance(outcome, ShipsDealt) for card in outcome.cards} == set(
        game.state.ship_deck
    )
    game.happen(ships[0])
    game.happen(guess.outcome(game.state))
    first_columns = set()
    for outcome in outcomes(guess, game, 300):
        assert isinstance(outcome, TilesLaid)
        assert [sum(column) for column in outcome.columns] == [3, 3, 2, 2, 2]
        assert [sum(kind) for kind in zip(*outcome.columns, strict=True)] == [4, 4, 4]
        first_columns.add(outcome.columns[0])
    assert len(first_columns) == 10  # every way to choose three of three kinds


def test_guessed_shuffles_are_even() -> None:
    game = position("trade", round_number=2, turn=3)
    finish_round(game)
    assert len(game.state.land_deck) == 4
    guess = Guess(Random(4))
    places = Counter(
        outcome.cards.index(game.state.land_deck[0])
        for outcome in outcomes(guess, game, 4000)
        if isinstance(outcome, LandDealt)
    )
    for count in places.values():
        assert count == pytest.approx(1000, rel=0.12)


def test_guesses_share_their_bits_with_their_copies() -> None:
    game = drawing(3, (5,) * 5, NO_FURS)
    bits = Random(5)
    guess = Guess(bits)
    twin = guess.copy()
    both = [guess.outcome(game.state), twin.outcome(game.state)]
    again = Guess(Random(5))
    assert [again.outcome(game.state), again.outcome(game.state)] == both


@pytest.mark.parametrize(
    ("held", "reserve", "discard", "spaces"),
    [
        ((0, 0, 0), 30, 0, (4, 3, 4)),
        ((4, 3, 4), 30, 0, (0, 0, 0)),
        ((1, 2, 3), 30, 0, (3, 1, 1)),
        ((1, 2, 3), 2, 1, (3, 0, 0)),
        ((1, 2, 3), 0, 4, (3, 1, 0)),
        ((4, 0, 0), 0, 2, (0, 2, 0)),
    ],
)
def test_spaces_to_fill(held: tuple[int, int, int], reserve: int, discard: int, spaces: tuple[int, int, int]) -> None:
    traders = (furs(lynx=held[0]), furs(mink=held[1]), furs(otter=held[2]))
    game = position("trade", traders=traders, reserve=furs(beaver=reserve), discard=furs(muskrat=discard))
    assert spaces_to_fill(game.state) == spaces


# Chance lines of the record

LINES: list[tuple[Outcome, str]] = [
    (FursDrawn(0, furs(beaver=1, lynx=1)), '{"chance": "furs", "player": 0, "furs": ["beaver", "lynx"]}'),
    (
        TradersFilled((furs(mink=2), NO_FURS, furs(lynx=1))),
        '{"chance": "traders", "bottom": ["mink", "mink"], "middle": [], "top": ["lynx"]}',
    ),
    (LandDealt(((1, 3, 1), (2, 5, 3))), '{"chance": "land", "cards": [[1, 3, 1], [2, 5, 3]]}'),
    (ShipsDealt(((3, 2, 2),)), '{"chance": "ships", "cards": [[3, 2, 2]]}'),
    (
        TilesLaid(COLUMNS[:2]),
        '{"chance": "tiles", "columns": [["land", "land", "trade"], ["city", "city", "trade"]]}',
    ),
]


@pytest.mark.parametrize(("outcome", "line"), LINES)
def test_a_chance_line_is_written_and_read(outcome: Outcome, line: str) -> None:
    assert json.dumps(outcome.to_json()) == line
    fields = json.loads(line)
    assert outcome_from_json(fields) == outcome
    assert outcome_from_json({"note": 1, **dict(reversed(fields.items()))}) == outcome


def test_lists_of_furs_and_tiles_are_read_in_any_order() -> None:
    assert outcome_from_json({"chance": "furs", "player": 1, "furs": ["lynx", "beaver"]}) == FursDrawn(
        1, furs(beaver=1, lynx=1)
    )
    assert outcome_from_json({"chance": "tiles", "columns": [["trade", "city"]]}) == TilesLaid(((1, 0, 1),))


@pytest.mark.parametrize(
    ("line", "field", "key"),
    [
        ({}, "chance", "field-missing"),
        ({"chance": "dice"}, "chance", "field-unknown-name"),
        ({"chance": None}, "chance", "field-unknown-name"),
        ({"chance": "furs", "furs": []}, "player", "field-missing"),
        ({"chance": "furs", "player": 0}, "furs", "field-missing"),
        ({"chance": "furs", "player": 0, "furs": ["cat"]}, "furs", "field-unknown-name"),
        ({"chance": "traders", "bottom": [], "middle": []}, "top", "field-missing"),
        ({"chance": "traders", "bottom": [], "top": []}, "middle", "field-missing"),
        ({"chance": "traders", "middle": [], "top": []}, "bottom", "field-missing"),
        ({"chance": "land"}, "cards", "field-missing"),
        ({"chance": "land", "cards": {}}, "cards", "field-not-a-list"),
        ({"chance": "land", "cards": [1]}, "cards", "field-not-a-card"),
        ({"chance": "land", "cards": [[1, 2]]}, "cards", "field-not-a-card"),
        ({"chance": "ships", "cards": [[1, 2, 3, 4]]}, "cards", "field-not-a-card"),
        ({"chance": "ships", "cards": [[1, True, 3]]}, "cards", "field-not-an-integer"),
        ({"chance": "ships", "cards": [["1", 2, 3]]}, "cards", "field-not-an-integer"),
        ({"chance": "ships", "cards": [[1, 2, 10**7]]}, "cards", "field-too-large"),
        ({"chance": "tiles"}, "columns", "field-missing"),
        ({"chance": "tiles", "columns": [["sea"]]}, "columns", "field-unknown-name"),
        ({"chance": "tiles", "columns": ["city"]}, "columns", "field-not-a-list"),
    ],
)
def test_a_malformed_chance_line_names_the_field_and_the_reason(line: dict[str, object], field: str, key: str) -> None:
    with pytest.raises(MalformedLine) as caught:
        outcome_from_json(line)
    assert (caught.value.field, caught.value.key) == (field, key)
    if field == "chance" and key == "field-unknown-name":
        assert caught.value.values["names"] == "furs, traders, land, ships, tiles"


def test_a_bare_outcome_has_no_details() -> None:
    with pytest.raises(NotImplementedError):
        Outcome().to_json()
