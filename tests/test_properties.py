"""What holds in every game: random games of any length, by players of any style, keep the invariants of the rules."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from patroon.board import FURS, TRADERS, Card, built_in
from patroon.record import Header, Seat, load, load_lines, record_lines
from patroon.record.header import COLOURS
from patroon.rules import Game, IllegalMove, Player, State, UndoRefused
from patroon.rules.chance import Guess, Seeded
from patroon.rules.events import CardsLeft, Event
from patroon.rules.fields import Fields
from patroon.rules.game import Line
from patroon.rules.moves import MOVES, Move, move_from_json
from patroon.rules.outcomes import Outcome
from patroon.rules.state import BIDDING, CITY, DISTRICTS, END, PROVISIONS
from tests.fixtures import GAMES, RECIPES, STYLES, Style, decide
from tests.paths import steps

often = settings(deadline=None, derandomize=True, max_examples=50, suppress_health_check=[HealthCheck.too_slow])
each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


class Gone:
    """What left the game: only the events and the past can tell."""

    def __init__(self, state: State) -> None:
        self.land: Counter[Card] = Counter()
        self.ships: Counter[Card] = Counter()
        self.before = state.copy()

    def see(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, CardsLeft):
                self.land.update(event.land)
                self.ships.update(event.ships)
        longhouses = sum(self.before.camps)
        assert longhouses - len(events) <= sum(state.camps) <= longhouses
        assert leftmost(self.before) <= leftmost(state)
        assert farthest(self.before) <= farthest(state)
        for player, then in zip(state.players, self.before.players, strict=True):
            assert player.row[: len(then.row)] == then.row
            assert player.ships[: len(then.ships)] == then.ships
            assert player.post >= then.post
            assert player.cleared >= then.cleared
            assert player.warehouses >= then.warehouses
        check_cards(state, self)
        self.before = state.copy()


def leftmost(state: State) -> int:
    return min(camp for camp, longhouses in enumerate(state.camps) if longhouses)


def farthest(state: State) -> int:
    return max(camp for camp, longhouses in enumerate(state.camps) if longhouses)


def check_cards(state: State, gone: Gone) -> None:
    """Every card that came into play is somewhere, as often as it is printed."""
    board = state.layout.board
    decades = (state.round + 2) // 3
    rows = [card for player in state.players for card in player.row]
    ships = [card for player in state.players for card in player.ships]
    face_up = Counter(card for card in state.land if card is not None)
    in_port = Counter(card for card in state.ships if card is not None)
    printed_land = Counter(card for decade in board.land[:decades] for card in decade)
    printed_ships = Counter(card for decade in board.ships[:decades] for card in decade)
    assert Counter(rows) + face_up + Counter(state.land_deck) + gone.land == printed_land
    assert Counter(ships) + in_port + Counter(state.ship_deck) + gone.ships == printed_ships


def check_table(state: State) -> None:
    """What holds at any moment."""
    check_furs(state)
    check_tiles(state)
    check_river(state)
    check_leaders(state)
    assert sorted(player.token for player in state.players) == list(range(1, len(state.players) + 1))
    if CITY <= state.phase <= PROVISIONS:
        assert [state.players[seat].token for seat in state.order] == list(range(1, len(state.players) + 1))
    assert 0 <= state.round <= 6
    for player in state.players:
        check_player(state, player)


def check_furs(state: State) -> None:
    board = state.layout.board
    piles = [state.reserve, state.discard, *state.traders, *(player.furs for player in state.players)]
    assert all(number >= 0 for pile in piles for number in pile)
    assert [sum(kind) for kind in zip(*piles, strict=True)] == [board.of_each] * len(FURS)
    assert sum(map(sum, piles)) == 50
    assert all(sum(held) <= trader.furs for held, trader in zip(state.traders, board.traders, strict=True))


def check_tiles(state: State) -> None:
    piles = [*(column for column in state.columns if column is not None), *(player.tiles for player in state.players)]
    tiles = [sum(kind) for kind in zip(*piles, strict=True)]
    assert all(number >= 0 for pile in piles for number in pile)
    if state.phase == BIDDING:
        assert tiles == [4, 4, 4]
        still_in = [not sum(state.players[seat].tiles) for seat in state.still_in]
        assert all(still_in)
        assert len(still_in) == sum(column is not None for column in state.columns) - (5 - len(state.players))
    assert max(tiles) <= 4


def check_river(state: State) -> None:
    layout = state.layout
    assert all(0 <= here <= room for here, room in zip(state.camps, layout.camps, strict=True))
    assert sum(state.camps) >= 1
    posts = Counter(player.post for player in state.players)
    assert all(number <= layout.posts[zone] for zone, number in posts.items())
    assert layout.posts[0] >= len(state.players)
    assert max(posts) <= farthest(state)


def check_leaders(state: State) -> None:
    for district, leaders in enumerate(state.leaders):
        counts = {seat: player.businesses[district] for seat, player in enumerate(state.players)}
        most = max(counts.values())
        assert leaders == tuple(seat for seat, number in counts.items() if number == most > 0)


def check_player(state: State, player: Player) -> None:
    held = (player.score, player.coins, player.goods, player.wood, player.corn, player.buildings, player.houses)
    assert min(*held, *player.furs, *player.businesses, *player.tiles) >= 0
    assert player.buildings + player.warehouses + player.houses + sum(player.businesses) == 25
    assert 1 <= player.warehouses <= 4
    assert player.goods <= sum(state.layout.board.piers[: player.warehouses])
    assert player.spaces == sum(card[0] for card in player.row)
    built = [player.built_on(position) for position in range(len(player.row))]
    assert sum(built) == player.houses <= player.spaces
    full = [number == card[0] for number, card in zip(built, player.row, strict=True)]
    assert full == [True] * player.filled + [False] * (len(full) - player.filled)
    assert player.cleared <= player.filled


def check_decision(game: Game) -> None:
    """Somebody can always decide something, until the end."""
    if game.over:
        assert game.to_decide is None
        assert game.state.phase == END
        assert game.legal_moves() == []
        assert game.winners == tuple(seat for seat, score in enumerate(game.scores) if score == max(game.scores))
        assert game.final is not None
        return
    assert game.to_decide is not None
    assert game.options()
    assert game.final is None
    assert game.winners is None


def anything_like(move: Move, more: random.Random) -> Move:
    """The same move with a detail changed, in canonical form."""
    fields = dict(move.to_json())
    name = more.choice(list(fields))
    value = fields[name]
    if isinstance(value, int):
        fields[name] = value + more.choice((-1, 1, 1, 7))
    elif isinstance(value, list):
        names = FURS if name == "furs" else DISTRICTS
        fields[name] = [*value[more.randrange(2) :], *more.sample(names, more.randrange(3))]
    elif name == "district":
        fields[name] = more.choice(DISTRICTS)
    elif name == "trader":
        fields.update(trader=more.choice(TRADERS), furs=[more.choice(FURS)])
    return move_from_json(fields)


small = st.integers(-1, 7)
some_furs = st.lists(st.sampled_from(FURS), max_size=5)
some_districts = st.lists(st.sampled_from(DISTRICTS), max_size=4)


@st.composite
def any_move(draw: st.DrawFn) -> Move:
    """A move of any kind, by anybody, with any small details."""
    name = draw(st.sampled_from(sorted(MOVES)))
    fields: Fields = {"player": draw(st.integers(-1, 5)), "move": name}
    for field in ("column", "bid", "slot", "houses", "coins", "goods", "wood", "corn"):
        fields[field] = draw(small)
    fields[draw(st.sampled_from(("buy", "sell")))] = draw(small)
    fields["district"] = draw(st.sampled_from(DISTRICTS))
    fields["trader"] = draw(st.sampled_from(TRADERS))
    fields["districts"] = list(draw(some_districts))
    fields["furs"] = draw(small) if name == "black_market" else list(draw(some_furs))
    return move_from_json(fields)


def check_refusal(game: Game, move: Move, listed: set[Move]) -> None:
    """A move is refused just if it is not in the list; and then nothing changes."""
    refusal = game.why_not(move)
    assert (refusal is None) == (move in listed), (move, refusal)
    if refusal is not None:
        assert refusal.key
        assert refusal.rule.startswith("R")
        before, lines = game.view(), len(game.lines)
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.refusal == refusal
        assert (game.state, len(game.lines)) == (before, lines)


def listed_moves(game: Game) -> set[Move]:
    """The legal moves, once each, in canonical form, by the player who decides."""
    moves = game.legal_moves()
    found = set(moves)
    assert len(found) == len(moves)
    for move in moves[:: max(1, len(moves) // 20)]:
        assert move.player == game.to_decide
        assert game.why_not(move) is None
        assert move_from_json(move.to_json()) == move
    return found


def played(players: int, seed: int, styles: Sequence[Style], decisions: int) -> Game:
    """A game by players of these styles, so far."""
    game = Game.new(players, seed=seed)
    whim = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.play(decide(game, styles, 15, whim))
    return game


def header_of(game: Game) -> Header:
    players = len(game.state.players)
    seats = tuple(Seat(colour, colour) for colour in COLOURS[:players])
    bare = game.lines
    first = next((line.player for line in bare if isinstance(line, Move)), None)
    return Header(built_in(), seats, game.state.order[0] if first is None else first)


def recorded(game: Game) -> list[bytes]:
    return [f"{line}\n".encode() for line in record_lines(header_of(game), game)]


seeds = st.integers(0, 2**64)
some_styles = st.lists(st.sampled_from(STYLES), min_size=5, max_size=5)
lengths = st.integers(0, 260)


class AnyGame(RuleBasedStateMachine):
    """One game: decisions of every kind, wrong ones among them, and second thoughts."""

    @initialize(players=st.integers(2, 5), seed=seeds, styles=some_styles)
    def begin(self, players: int, seed: int, styles: list[Style]) -> None:
        self.game = Game.new(players, seed=seed)
        self.styles = styles
        self.gone = Gone(self.game.state)

    def go_on(self, move: Move) -> None:
        self.gone.see(self.game.state, self.game.play(move))

    @precondition(lambda self: not self.game.over)
    @rule(seed=seeds)
    def draw(self, seed: int) -> None:
        move = self.game.draw(random.Random(seed))
        assert move in self.game.legal_moves()
        self.go_on(move)

    @precondition(lambda self: not self.game.over)
    @rule(which=st.integers(0, 10_000))
    def choose(self, which: int) -> None:
        moves = self.game.legal_moves()
        self.go_on(moves[which % len(moves)])

    @precondition(lambda self: not self.game.over)
    @rule(seed=seeds, decisions=st.integers(1, 30))
    def play_on(self, seed: int, decisions: int) -> None:
        whim = random.Random(seed)
        for _ in range(decisions):
            if not self.game.over:
                self.go_on(decide(self.game, self.styles, 20, whim))
                check_table(self.game.state)

    @rule(move=any_move(), seed=seeds)
    def try_anything(self, move: Move, seed: int) -> None:
        listed = listed_moves(self.game)
        check_refusal(self.game, move, listed)
        if self.game.to_decide is not None:
            check_refusal(self.game, move_from_json({**move.to_json(), "player": self.game.to_decide}), listed)
        more = random.Random(seed)
        for known in more.sample(sorted(listed, key=repr), min(3, len(listed))):
            check_refusal(self.game, anything_like(known, more), listed)

    @rule(by=st.none() | st.integers(0, 4))
    def think_again(self, by: int | None) -> None:
        game = self.game
        lines, before = game.lines, game.view()
        if game.why_not_undo(by) is not None:
            with pytest.raises(UndoRefused):
                game.undo(by)
            assert game.state == before
            assert not lines or isinstance(lines[-1], Outcome) or lines[-1].player != by
            return
        move = game.undo(by)
        assert move == lines[-1]
        assert game.lines == lines[:-1]
        assert game.to_decide == move.player
        game.play(move)
        assert (game.state, game.lines) == (before, lines)

    @rule(seed=seeds)
    def dream(self, seed: int) -> None:
        before, lines = self.game.view(), self.game.lines
        dream = self.game.copy()
        whim = random.Random(seed)
        for _ in range(20):
            if not dream.over:
                dream.play(dream.draw(whim))
        assert (self.game.state, self.game.lines) == (before, lines)

    @rule()
    def write_down_and_replay(self) -> None:
        read = load_lines(recorded(self.game))
        assert (read.game.state, read.lines) == (self.game.state, self.game.lines)

    @invariant()
    def the_table_is_whole(self) -> None:
        check_table(self.game.state)
        check_decision(self.game)


def test_any_game_keeps_the_rules() -> None:
    run_state_machine_as_test(
        AnyGame,
        settings=settings(often, max_examples=150, stateful_step_count=40),
    )


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles)
def test_a_whole_game_keeps_the_invariants(players: int, seed: int, styles: list[Style]) -> None:
    game = Game.new(players, seed=seed)
    gone = Gone(game.state)
    whim = random.Random(seed)
    check_table(game.state)
    while not game.over:
        gone.see(game.state, game.play(decide(game, styles, 15, whim)))
        check_table(game.state)
        check_decision(game)
    assert game.state.round == 6
    assert len([line for line in game.lines if isinstance(line, Outcome) and line.name == "tiles"]) == 6


@each_number_of_players
@often
@given(seed=seeds)
def test_a_drawn_move_is_a_listed_one(players: int, seed: int) -> None:
    game = Game.new(players, seed=seed)
    whim = random.Random(seed)
    while not game.over:
        move = game.draw(whim)
        assert move in listed_moves(game)
        game.play(move)


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles, decisions=lengths, moves=st.lists(any_move(), min_size=5, max_size=15))
def test_a_move_is_refused_just_if_it_is_not_listed(
    players: int, seed: int, styles: list[Style], decisions: int, moves: list[Move]
) -> None:
    game = played(players, seed, styles, decisions)
    listed = listed_moves(game)
    actor = game.to_decide
    for move in moves:
        check_refusal(game, move, listed)
        if actor is not None:
            check_refusal(game, move_from_json({**move.to_json(), "player": actor}), listed)
    more = random.Random(seed)
    for known in sorted(listed, key=repr)[:30]:
        check_refusal(game, anything_like(known, more), listed)


def close_calls(seat: int) -> list[Move]:
    """Moves with every detail around what is ever allowed."""
    fields: list[Fields] = [
        {"move": "black_market", "furs": furs, "goods": goods} for furs in range(5) for goods in range(4)
    ]
    fields += [{"move": "millwork", "houses": houses} for houses in range(5)]
    fields += [{"move": market, side: 1} for market in ("lumberyard", "granary") for side in ("buy", "sell")]
    fields += [{"move": "build", "districts": list(DISTRICTS[:number])} for number in range(5)]
    fields += [{"move": "add_land", "slot": slot} for slot in range(-1, 5)]
    fields += [{"move": "trade", "trader": trader, "furs": [fur]} for trader in TRADERS for fur in FURS]
    fields += [{"move": name} for name in ("docks", "trading_company", "clear_land", "elections", "pass_tile")]
    return [move_from_json({"player": seat, **line}) for line in fields]


def at_the_limits(state: State) -> Iterator[Game]:
    """The same decision as it is, for a poor player, for a rich one, and for a rich one where things run out."""
    yield Game(state.copy())
    for means, left in ((0, 25), (30, 25), (30, 1), (30, 2)):
        other = state.copy()
        player = other.players[other.actor]
        player.coins = player.wood = player.corn = means
        player.buildings = min(player.buildings, left)
        if left < 25:
            other.reserve, other.discard = (left - 1, 0, 0, 0, 0), (0, 0, 1, 0, 0)
        yield Game(other)


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_a_close_call_is_decided_as_it_is_listed(name: str) -> None:
    """Recorded games go where chance seldom does: traders short, nine land cards, a post that can't move."""
    record = load(GAMES / f"{name}.nar")
    more = random.Random(name)
    calls = 0
    for step in steps(record.board, record.players, record.first, record.lines):
        if not isinstance(step.line, Move):
            continue
        assert step.line in Game(step.before).legal_moves()
        if step.before.phase < CITY:
            continue
        for game in at_the_limits(step.before):
            moves = game.legal_moves()
            listed = set(moves)
            tweaked = [anything_like(move, more) for move in more.sample(moves, min(4, len(moves)))]
            for move in (*close_calls(step.line.player), *tweaked):
                assert (game.why_not(move) is None) == (move in listed), (move, game.why_not(move))
                calls += 1
    assert calls > 5000


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles, decisions=lengths)
def test_a_copy_is_independent_and_has_the_same_future(
    players: int, seed: int, styles: list[Style], decisions: int
) -> None:
    game = played(players, seed, styles, decisions)
    before, lines = game.view(), game.lines
    copy = game.copy()
    assert (copy.state, copy.lines) == (before, lines)
    whim = random.Random(seed + 1)
    told: list[tuple[Move, list[Event], State]] = []
    while not copy.over and len(told) < 80:
        move = decide(copy, styles, 15, whim)
        told.append((move, copy.play(move), copy.view()))
    assert (game.state, game.lines) == (before, lines)
    for move, events, after in told:
        assert game.play(move) == events
        assert game.state == after
    assert game.lines == copy.lines


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles, decisions=lengths)
def test_a_decision_taken_back_never_was(players: int, seed: int, styles: list[Style], decisions: int) -> None:
    game = played(players, seed, styles, decisions)
    whim = random.Random(seed + 1)
    undone, late = 0, game.state.round == 6
    for _ in range(15):
        if game.over:
            break
        before, lines = game.view(), game.lines
        move = decide(game, styles, 15, whim)
        events, after = game.play(move), game.view()
        if isinstance(game.lines[-1], Outcome):
            assert game.why_not_undo() is not None
            continue
        assert game.undo(move.player) == move
        assert (game.state, game.lines) == (before, lines)
        assert game.play(move) == events
        assert game.state == after
        undone += 1
    while not game.over:
        game.play(decide(game, styles, 15, whim))
    assert Game.from_record(Recorded(game)).state == game.state
    assert undone or late


class Recorded:
    """A game as Game.from_record wants it."""

    def __init__(self, game: Game) -> None:
        header = header_of(game)
        self.board = header.board
        self.players = len(header.seats)
        self.first = header.first
        self.lines: list[Line] = game.lines


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles, decisions=lengths)
def test_a_game_written_down_and_replayed_is_the_same(
    players: int, seed: int, styles: list[Style], decisions: int
) -> None:
    game = played(players, seed, styles, decisions)
    lines = recorded(game)
    record = load_lines(lines)
    assert record.lines == game.lines
    assert record.game.state == game.state
    assert recorded(record.game) == lines


def until_the_next_outcome(game: Game, styles: Sequence[Style], whim: random.Random) -> Iterator[Move]:
    """Decisions of a game that can go on only as far as nothing is left to chance; the game takes them one by one."""
    while not game.over and not game.awaits_chance:
        yield decide(game, styles, 15, whim)


@each_number_of_players
@often
@given(seed=seeds, other=seeds, styles=some_styles, decisions=lengths, moves=st.lists(any_move(), max_size=8))
def test_nobody_can_see_the_hidden_order(
    players: int, seed: int, other: int, styles: list[Style], decisions: int, moves: list[Move]
) -> None:
    """Games at the same table with different furs and cards to come: neither the view, nor the options, nor a refusal,
    nor an event tells one from the other before chance itself does."""
    assume(seed != other)
    real = played(players, seed, styles, decisions)
    blind = Game.from_record(Recorded(real))
    games = [
        real,
        Game(blind.view(), Seeded(other.to_bytes(32, "big"))),
        Game(blind.view(), Guess(random.Random(other))),
    ]
    for move in until_the_next_outcome(blind, styles, random.Random(other)):
        options = [option.to_json() for option in blind.options()]
        legal = blind.legal_moves()
        refusals = [blind.why_not(wrong) for wrong in moves]
        for game in games:
            assert game.view() == blind.view()
            assert [option.to_json() for option in game.options()] == options
            assert game.legal_moves() == legal
            assert [game.why_not(wrong) for wrong in moves] == refusals
            assert game.draw(random.Random(seed)) == blind.draw(random.Random(seed))
        events = blind.play(move)
        if blind.awaits_chance:
            told = real.play(move)
            assert told[: len(events)] == events
            return
        for game in games:
            assert game.play(move) == events


@each_number_of_players
@often
@given(seed=seeds, styles=some_styles)
def test_a_guess_is_always_possible(players: int, seed: int, styles: list[Style]) -> None:
    """A game goes on to its end by guesses as well as by a seed."""
    blind = Game.from_record(Recorded(played(players, seed, styles, 60)))
    game = Game(blind.view(), Guess(random.Random(seed)))
    whim = random.Random(seed)
    while not game.over:
        game.play(decide(game, styles, 15, whim))
        check_table(game.state)
    assert game.winners


@often
@given(seed=seeds, players=st.integers(2, 5))
def test_the_seed_alone_decides_what_comes(seed: int, players: int) -> None:
    """Whatever the players do: the cards and the tiles of a seed are the same in every game."""
    one, two = (played(players, seed, [style] * players, 400) for style in (STYLES[0], STYLES[3]))
    assert one.over
    assert two.over
    for name in ("land", "ships", "tiles"):
        dealt = [
            [line for line in game.lines if isinstance(line, Outcome) and line.name == name] for game in (one, two)
        ]
        assert dealt[0] == dealt[1]
        assert len(dealt[0]) == 6
