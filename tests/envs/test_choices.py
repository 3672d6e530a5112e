"""Choices against the engine, both ways: every legal move has one path, and every path ends in a legal move."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patroon.envs.choices import SIZE, IllegalChoice, Play, meaning, spell
from patroon.envs.meanings import AMOUNTS, BID, BUILD_IN, ENOUGH, FURS, MORE, PASS_BID, PAY, REMOVE
from patroon.rules import Game, IllegalMove
from patroon.rules.moves import Bid, BlackMarket, Build, Lumberyard, Move, Open, Pay, Remove, Ship, TakeColumn, Trade
from patroon.rules.state import BID as AWAITS_BID
from patroon.rules.state import PAY as AWAITS_PAY
from patroon.rules.state import PROVISIONS, Counts, Player
from patroon.rules.state import REMOVE as AWAITS_REMOVE
from tests.positions import B, O, Y, districts, furs, position, seat, tiles

each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
MANY = 400
"""Positions with more legal moves than that are tried at random."""


def positions(players: int, seed: int) -> Iterator[Game]:
    """Every decision of a game of random moves."""
    game = Game.new(players, seed=seed)
    bits = Random(seed)
    while not game.over:
        yield game
        game.play(game.draw(bits))


def paths(game: Game) -> Iterator[tuple[tuple[int, ...], Move]]:
    """Every path through the choices of this decision, with the move at its end."""
    unfinished: list[tuple[Play, tuple[int, ...]]] = [(Play(game.copy()), ())]
    while unfinished:
        play, path = unfinished.pop()
        assert play.choices(), "a dead end"
        assert play.so_far == path
        for choice in play.choices():
            twin = play.copy()
            told = twin.choose(choice)
            if told is None:
                assert twin.last_move is None
                assert twin.game.lines == game.lines
                unfinished.append((twin, (*path, choice)))
            else:
                assert told
                assert twin.last_move is not None
                yield (*path, choice), twin.last_move


def follow(game: Game, path: Sequence[int]) -> Move:
    """The move at the end of this path."""
    play = Play(game.copy())
    for choice in path[:-1]:
        assert play.choose(choice) is None
    assert play.choose(path[-1]) is not None
    assert play.last_move is not None
    assert play.so_far == ()
    return play.last_move


def check_wholly(game: Game) -> int:
    """The tree of choices is the list of legal moves."""
    legal = game.legal_moves()
    found = dict(paths(game))
    assert len(found) == len(legal)
    assert set(found.values()) == set(legal)
    for path, move in found.items():
        assert spell(game, move) == list(path)
    return len(legal)


@each_number_of_players
def test_the_tree_of_choices_is_the_list_of_legal_moves(players: int) -> None:
    bits = Random(players)
    seen = 0
    for seed in range(2):
        for game in positions(players, seed):
            if bits.random() < 0.2 and len(game.legal_moves()) < MANY:
                seen += check_wholly(game)
    assert seen > 500


@each_number_of_players
def test_random_moves_are_spelled_and_random_choices_are_legal(players: int) -> None:
    bits = Random(players)
    for seed in range(3):
        for game in positions(players, seed):
            move = game.draw(bits)
            assert follow(game, spell(game, move)) == move
            play = Play(game.copy())
            while play.last_move is None:
                play.choose(play.draw(bits))
            assert game.why_not(play.last_move) is None


@each_number_of_players
def test_a_game_is_played_to_its_end_by_choices(players: int) -> None:
    play = Play(Game.new(players, seed=9))
    bits = Random(9)
    while not play.over:
        assert play.actor == play.game.to_decide
        open_now = play.choices()
        assert open_now == sorted(set(open_now))
        assert play.mask() == bytes([choice in open_now for choice in range(SIZE)])
        play.choose(play.draw(bits))
    assert play.choices() == []
    assert play.mask() == bytes(SIZE)
    assert play.actor == -1
    with pytest.raises(IllegalChoice, match="the game is over"):
        play.choose(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        play.draw(bits)


def test_every_number_has_a_meaning_of_its_own() -> None:
    meanings = [meaning(choice) for choice in range(SIZE)]
    assert len(set(meanings)) == SIZE < 400
    assert meaning(PAY + 3) == "pay 3 coins"
    assert meaning(BUILD_IN + 2) == "build in the docks"
    assert meaning(ENOUGH) == "no more businesses"
    assert meaning(BID + MORE) == "bid 16 or more"
    assert meaning(SIZE - 1) == "remove 16 or more from the trading company"
    for unknown in (-1, SIZE):
        with pytest.raises(ValueError, match=f"choices are 0 to {SIZE - 1}"):
            meaning(unknown)


def test_every_kind_of_choice_comes_up() -> None:
    seen: set[int] = set()
    for players in (2, 3, 4, 5):
        for seed in range(12):
            for game in positions(players, seed):
                seen.update(Play(game).choices())
    assert seen >= set(range(AMOUNTS)) - {ENOUGH}


def in_auction(game: Game, *, awaits: int, bid: int) -> Game:
    """The first player's column is auctioned, and it is the second one's turn to bid, or to pay."""
    state = game.state
    state.awaits, state.bid, state.column = awaits, bid, 0
    state.chooser = state.bidder = state.order[0]
    state.to_speak = state.order[2:]
    state.actor = state.order[1]
    return Game(state)


def bidding(player: Player, *, awaits: int, bid: int) -> Game:
    return in_auction(position("bidding", seat(), player), awaits=awaits, bid=bid)


def test_bids_and_passing_are_one_choice() -> None:
    game = bidding(seat(coins=5), awaits=AWAITS_BID, bid=2)
    assert Play(game).choices() == [PASS_BID, BID + 3, BID + 4, BID + 5]
    assert spell(game, Bid(Y, 4)) == [BID + 4]


def test_amounts_have_no_bound() -> None:
    game = bidding(seat(coins=100), awaits=AWAITS_BID, bid=33)
    play = Play(game)
    assert play.choices() == [PASS_BID, BID + MORE]
    assert play.choose(BID + MORE) is None
    assert play.choices() == [BID + MORE]
    assert play.choose(BID + MORE) is None
    assert play.choices() == [*range(BID + 2, BID + MORE + 1)]
    assert check_wholly(game) == 1 + 100 - 33
    assert spell(game, Bid(Y, 34)) == [BID + MORE, BID + MORE, BID + 2]
    assert spell(game, Bid(Y, 100)) == [BID + MORE] * 6 + [BID + 4]
    assert check_wholly(position("bidding", seat(coins=70))) == 5 * 71
    assert check_wholly(position("city", seat(coins=50, wood=40), turn=1)) > 90


def test_what_is_forced_is_not_asked_for() -> None:
    assert Play(bidding(seat(wood=3), awaits=AWAITS_PAY, bid=3)).choices() == [PAY + 2 * 17 + 3], "but a decision is"
    game = bidding(seat(goods=2, wood=30), awaits=AWAITS_PAY, bid=20)
    assert spell(game, Pay(Y, 0, 1, 19, 0, furs())) == [PAY + 17 + 1]
    assert check_wholly(game) == 3
    assert check_wholly(bidding(seat(wood=20), awaits=AWAITS_PAY, bid=20)) == 1
    everything = seat(coins=1, goods=1, wood=1, corn=1, furs=furs(1, 1, 1, 1, 1))
    assert check_wholly(bidding(everything, awaits=AWAITS_PAY, bid=9)) == 1


amount = st.integers(0, 40)
few = st.integers(0, 3)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.tuples(amount, few, amount, few), st.tuples(few, few, few, few, few), st.data())
def test_any_payment_has_one_path(held: Counts, pelts: Counts, data: st.DataObject) -> None:
    coins, goods, wood, corn = held
    player = seat(coins=coins, goods=goods, wood=wood, corn=corn, furs=pelts)
    total = player.resources()
    if total:
        game = bidding(player, awaits=AWAITS_PAY, bid=data.draw(st.integers(1, total)))
        bits = Random(data.draw(st.integers(0, 99)))
        for _ in range(20):
            move = game.draw(bits)
            assert follow(game, spell(game, move)) == move


@pytest.mark.parametrize(
    ("bid", "player"),
    [
        (5, seat(coins=3, goods=2, wood=1, corn=3, furs=furs(1, 0, 2, 0, 1))),
        (18, seat(coins=40, goods=2, wood=20)),
        (35, seat(coins=20, corn=20)),
        (64, seat(coins=30, corn=35)),
    ],
)
def test_payments_of_all_sizes(bid: int, player: Player) -> None:
    assert check_wholly(bidding(player, awaits=AWAITS_PAY, bid=bid)) > 1


@pytest.mark.parametrize("holding", [furs(3, 2, 1, 1, 1), furs(10, 10), furs(otter=5), furs(2, 0, 0, 0, 2)])
def test_ships_take_any_furs_that_are_as_many_as_they_need(holding: Counts) -> None:
    assert check_wholly(position("trade", seat(furs=holding), special=False, reserve=furs())) > 3


def test_a_ship_may_need_more_than_sixteen_of_a_fur() -> None:
    player = seat(furs=furs(25, 20, 1))
    game = position("trade", player, special=False, ships=[(40, 1, 1), None, None, None], reserve=furs())
    assert check_wholly(game) == 13 + 2  # the tile can be passed, and the turn ended
    assert spell(game, Ship(B, 0, furs(20, 20))) == [33, FURS + MORE, FURS + 4, FURS + 17 + MORE, FURS + 17 + 4]


@pytest.mark.parametrize("goods", [1, 2, 4, 30])
def test_the_top_trader_sells_any_furs_as_far_as_goods_go(goods: int) -> None:
    top = furs(1, 2, 0, 0, 2)
    game = position("trade", seat(goods=goods), traders=(furs(4), furs(), top), special=False)
    assert check_wholly(game) > 3
    assert spell(game, Trade(B, 2, furs(0, 1)))


def test_builds_end_with_enough_unless_nothing_more_can_be_built() -> None:
    game = position("city", seat(wood=5), special=False)
    assert check_wholly(game) == 6 + 21 + 56 + 2
    assert spell(game, Build(B, (2,))) == [BUILD_IN + 2, ENOUGH]
    assert spell(game, Build(B, (2, 2, 5))) == [BUILD_IN + 2, BUILD_IN + 2, BUILD_IN + 5]
    poor = position("city", seat(wood=1), special=False)
    assert spell(poor, Build(B, (2,))) == [BUILD_IN + 2]


def removing(number: int, businesses: Counts) -> Game:
    state = position("trade", seat(businesses=businesses)).state
    state.phase, state.awaits, state.to_remove = PROVISIONS, AWAITS_REMOVE, (number, 0, 0)
    return Game(state)


def test_removals_count_by_district() -> None:
    assert check_wholly(removing(4, districts(2, 0, 3, 1, 0, 1))) > 5
    many = removing(30, districts(20, 0, 21))
    assert check_wholly(many) == 12
    assert spell(many, Remove(B, (0,) * 20 + (2,) * 10)) == [REMOVE + MORE, REMOVE + 4]


def test_markets_and_the_black_market() -> None:
    game = position("city", seat(coins=45, goods=7, wood=2, corn=33), special=True)
    assert check_wholly(game) > 130
    assert spell(game, BlackMarket(B, 2, 3))[-1] == PAY + 17 + 3
    assert len(spell(game, Lumberyard(B, 40, 0))) == 4


def test_a_column_is_named_before_the_bid() -> None:
    game = position("bidding", seat(coins=2))
    assert spell(game, Open(B, 3, 1)) == [9, BID + 1]
    assert meaning(9) == "open column 4"
    penniless = position("bidding", seat())
    assert spell(penniless, Open(B, 3, 0)) == [9]


def test_a_free_column_is_one_choice() -> None:
    game = position("bidding", columns=[None, None, tiles(1, 1, 0), None, None])
    game.state.still_in, game.state.awaits = (B,), 4
    assert [meaning(choice) for choice in Play(game).choices()] == ["take column 3"]
    assert follow(game, [14]) == TakeColumn(B, 2)


def test_a_choice_that_is_not_open_is_refused_and_changes_nothing() -> None:
    bits = Random(5)
    for game in positions(3, 5):
        play = Play(game.copy())
        while play.last_move is None:
            before = (play.game.view(), play.game.lines, play.so_far, play.choices(), play.actor)
            for wrong in (bits.randrange(SIZE), bits.randrange(SIZE), -1, SIZE):
                if wrong not in before[3]:
                    with pytest.raises(IllegalChoice):
                        play.choose(wrong)
                    assert before == (play.game.view(), play.game.lines, play.so_far, play.choices(), play.actor)
            play.choose(play.draw(bits))


def test_a_refusal_names_the_choice() -> None:
    play = Play(position("bidding", seat(coins=2)))
    with pytest.raises(IllegalChoice, match=r"choice 24 \(hold elections\) is not open to player 0 now$"):
        play.choose(24)
    play.choose(9)
    with pytest.raises(IllegalChoice, match=r"\(bid 3\) is not open to player 0 now after open column 4$"):
        play.choose(BID + 3)
    with pytest.raises(IllegalChoice, match=f"choices are 0 to {SIZE - 1}, not {SIZE}"):
        play.choose(SIZE)


def test_an_illegal_move_is_not_spelled() -> None:
    with pytest.raises(IllegalMove):
        spell(position("bidding", seat(coins=2)), Open(B, 3, 3))
    with pytest.raises(IllegalMove):
        spell(position("bidding", seat(coins=2)), Open(O, 3, 1))


def test_a_copy_goes_its_own_way() -> None:
    play = Play(position("city", seat(wood=5), special=False))
    play.choose(BUILD_IN + 1)
    twin = play.copy()
    twin.choose(BUILD_IN + 5)
    twin.choose(ENOUGH)
    assert play.so_far == (BUILD_IN + 1,)
    assert play.choices() == [*range(BUILD_IN + 1, ENOUGH + 1)]
    play.choose(ENOUGH)
    assert play.last_move == Build(B, (1,))
    assert twin.last_move == Build(B, (1, 5))


def test_chance_without_a_source_is_waited_for() -> None:
    source = Game.new(3, seed=1)
    play = Play(Game.new(3, first=source.state.order[0]))
    for line in source.lines:
        assert play.awaits_chance
        assert play.choices() == []
        assert play.actor == -1
        with pytest.raises(IllegalChoice, match="an outcome of chance is due"):
            play.choose(0)
        play.game.advance(line)
    assert play.choices() == Play(source).choices()
    assert len(play.choices()) == 6
