"""Events: what a log, an animation or a statistic is told."""

from inspect import signature
from random import Random

import pytest

from patroon.rules import Game, Player
from patroon.rules import events as all_events
from patroon.rules.events import (
    AuctionWon,
    CardsLeft,
    ColumnTaken,
    ElectionsHeld,
    Event,
    FursBought,
    FursShipped,
    Gained,
    GameEnded,
    LonghouseMoved,
    MajorityChanged,
    Paid,
    Reshuffled,
    Scored,
    StepBegan,
    TokensSwapped,
)
from patroon.rules.moves import BlackMarket
from patroon.rules.outcomes import FursDrawn, Outcome
from patroon.rules.state import NO_FURS, add
from tests.positions import B, furs, position, seat, told


def every_event() -> list[type[Event]]:
    kinds = [kind for kind in vars(all_events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return [kind for kind in kinds if kind is not Event]


def test_every_event_has_a_name_of_its_own() -> None:
    """Logs and clients know events by these names."""
    money = ["paid", "gained", "lost", "scored"]
    rounds = ["reshuffled", "round_began", "cards_left", "step_began", "game_ended"]
    city = ["business_built", "business_removed", "majority_changed", "elections_held", "warehouse_built"]
    bidding = ["auction_opened", "bid_made", "bid_passed", "auction_won", "column_taken", "tokens_swapped"]
    turns = ["tile_passed", "special_passed"]
    land = ["land_added", "longhouse_moved", "longhouse_left", "longhouse_stayed", "land_cleared", "houses_built"]
    trade = ["furs_bought", "furs_shipped", "post_moved"]
    assert sorted(kind.name for kind in every_event()) == sorted(money + rounds + city + bidding + turns + land + trade)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            Paid(1, "bidding", 1, 2, 3, 4, furs(lynx=1)),
            {
                "event": "paid",
                "player": 1,
                "why": "bidding",
                "coins": 1,
                "goods": 2,
                "wood": 3,
                "corn": 4,
                "furs": ["lynx"],
            },
        ),
        (
            Gained(0, "income", coins=3),
            {"event": "gained", "player": 0, "why": "income", "coins": 3, "goods": 0, "wood": 0, "corn": 0},
        ),
        (Scored(2, "removal", -2), {"event": "scored", "player": 2, "why": "removal", "points": -2}),
        (LonghouseMoved(1, 2), {"event": "longhouse_moved", "camp": 1, "to": 2}),
        (
            MajorityChanged(3, (0,), (0, 1)),
            {"event": "majority_changed", "district": "millwork", "before": [0], "after": [0, 1]},
        ),
        (
            TokensSwapped(2, 1, 0, 3),
            {"event": "tokens_swapped", "winner": 2, "winner_token": 1, "chooser": 0, "chooser_token": 3},
        ),
        (StepBegan(1), {"event": "step_began", "step": "land"}),
        (
            ElectionsHeld(0, (2,), (0, 5)),
            {"event": "elections_held", "player": 0, "led": ["docks"], "tied": ["lumberyard", "trading_company"]},
        ),
        (
            CardsLeft(((1, 2, 3),), ()),
            {"event": "cards_left", "land": [[1, 2, 3]], "ships": []},
        ),
        (
            ColumnTaken(0, 1, (2, 0, 1)),
            {"event": "column_taken", "player": 0, "column": 1, "tiles": ["city", "city", "trade"]},
        ),
        (FursBought(0, 2, furs(otter=1)), {"event": "furs_bought", "player": 0, "trader": "top", "furs": ["otter"]}),
        (Reshuffled(7), {"event": "reshuffled", "furs": 7}),
        (AuctionWon(0, 1, 2), {"event": "auction_won", "player": 0, "column": 1, "bid": 2}),
        (
            FursShipped(0, 1, (3, 4, 1), furs(mink=3)),
            {"event": "furs_shipped", "player": 0, "slot": 1, "card": [3, 4, 1], "furs": ["mink", "mink", "mink"]},
        ),
        (GameEnded((3, 4), (1,)), {"event": "game_ended", "scores": [3, 4], "winners": [1]}),
    ],
)
def test_an_event_is_told_field_by_field(event: Event, line: dict[str, object]) -> None:
    assert event.to_json() == line
    assert list(event.to_json()) == list(line)


def test_an_outcome_is_an_event_and_a_chance_line() -> None:
    outcome = FursDrawn(0, furs(lynx=1))
    assert isinstance(outcome, Event)
    assert outcome.to_json() == {"chance": "furs", "player": 0, "furs": ["lynx"]}


def test_a_reshuffle_is_told_before_the_furs_it_gave() -> None:
    game = position("city", seat(coins=4), reserve=NO_FURS, discard=furs(lynx=2))
    game.play(BlackMarket(B, 1, 0))
    outcome = FursDrawn(B, furs(lynx=1))
    assert game.happen(outcome) == [Reshuffled(2), outcome]


def ledger(player: Player) -> list[int]:
    return [player.coins, player.goods, player.wood, player.corn, player.score]


@pytest.mark.parametrize("seed", range(6))
def test_events_account_for_every_coin_good_wood_corn_and_point(seed: int) -> None:
    """What players have at the end is what they began with and what they were told they paid, gained and scored."""
    game = Game.new(2 + seed % 4, seed=seed)
    books = [ledger(player) for player in game.state.players]
    bits = Random(seed)
    while not game.over:
        events = game.play(game.draw(bits))
        for event in events:
            if isinstance(event, Paid | Gained):
                sign = -1 if isinstance(event, Paid) else 1
                amounts = (event.coins, event.goods, event.wood, event.corn)
                for place, amount in enumerate(amounts):
                    assert amount >= 0
                    books[event.player][place] += sign * amount
            elif isinstance(event, Scored):
                assert event.points != 0
                books[event.player][4] += event.points
        assert books == [ledger(player) for player in game.state.players]


@pytest.mark.parametrize("seed", range(4))
def test_majority_events_tell_the_whole_story_of_the_lead(seed: int) -> None:
    game = Game.new(3, seed=100 + seed)
    leaders: list[tuple[int, ...]] = [()] * 6
    bits = Random(seed)
    while not game.over:
        for event in told(game.play(game.draw(bits)), MajorityChanged):
            assert event.before == leaders[event.district] != event.after
            leaders[event.district] = event.after
        assert tuple(leaders) == game.state.leaders


def test_furs_paid_and_shipped_are_the_discard_pile() -> None:
    game = Game.new(4, seed=5)
    bits = Random(6)
    discard = NO_FURS
    while not game.over:
        for event in game.play(game.draw(bits)):
            if isinstance(event, Reshuffled):
                assert event.furs == sum(discard)
                discard = NO_FURS
            elif (isinstance(event, Paid) and event.furs) or isinstance(event, FursShipped):
                discard = add(discard, event.furs)
        assert game.state.discard == discard


def test_every_outcome_of_a_seeded_game_is_told_once() -> None:
    game = Game.new(3, seed=7)
    start = len(game.lines)
    bits = Random(7)
    heard: list[Event] = []
    while not game.over:
        heard += [event for event in game.play(game.draw(bits)) if isinstance(event, Outcome)]
    assert heard == [line for line in game.lines[start:] if isinstance(line, Outcome)]


def test_events_say_their_fields_in_the_order_in_which_they_are_made() -> None:
    for kind in every_event():
        assert kind.__match_args__
        assert kind.__match_args__ == tuple(signature(kind).parameters)
