"""What a position is worth: settled numbers, exact at the end, and the same for planning and for choosing places."""

from math import isfinite

import pytest

from patroon.bots.value import FEATURES, UNFED, Values, features, tuned, unfed
from patroon.rules import Game
from patroon.rules.moves import EndTurn
from patroon.rules.state import ACT_TRADE, DISTRICTS, DOCKS, GRANARY, PREPARATION, ROUNDS, State
from tests.bots.situations import asked, met
from tests.positions import adapted, districts, furs, leaders, position, seat


def only(**weights: float) -> Values:
    """Values of a few features; the rest is worth nothing. Underscores stand for spaces."""
    by_name = {name.replace("_", " "): weight for name, weight in weights.items()}
    row = [
        next((weight for name, weight in by_name.items() if feature.startswith(name)), 0.0) if feature != "led by two"
        else by_name.get("led by two", 0.0)
        for feature in FEATURES
    ]  # fmt: skip
    return Values({players: [row] * ROUNDS for players in (2, 3, 4, 5)})


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_there_is_a_finite_weight_for_everything(name: str) -> None:
    weights = tuned(name).weights
    assert set(weights) == {2, 3, 4, 5}
    for rounds in weights.values():
        assert len(rounds) == ROUNDS
        assert all(len(row) == len(FEATURES) and all(map(isfinite, row)) for row in rounds)


@pytest.mark.parametrize(("bot", "players"), [("random", 2), ("random", 5), ("medium", 3)])
def test_looking_at_a_position_changes_nothing(bot: str, players: int) -> None:
    values = tuned("hard")
    for game in met(bot, players)[::5]:
        before = game.view()
        for each in range(players):
            found = features(game.state, each)
            assert len(found) == len(FEATURES)
            assert all(map(isfinite, found))
            assert isfinite(values.margin(game.state, each))
            assert all(map(isfinite, values.gains(game.state, each, DOCKS)))
        assert game.state == before


def last_turns(games: tuple[Game, ...]) -> list[Game]:
    """Where the last player acts in the last step, and nobody will starve."""
    return [
        game
        for game in asked(games, ACT_TRADE)
        if game.state.turn == len(game.state.order) - 1
        and not any(unfed(game.state, each) for each in range(len(game.state.players)))
    ]


def at_the_end_of_the_turn(state: State) -> State:
    """The same table with the coins for everything the last player has left (R5.4), before provisions."""
    view = state.copy()
    view.players[view.actor].coins += view.players[view.actor].tiles[2] + view.special
    return view


def test_a_round_is_valued_as_if_it_ended_now() -> None:
    """The features before provisions are those after them, if nobody loses a business."""
    compared = 0
    for players in (2, 3, 4):
        for game in last_turns(met("medium", players)):
            if game.state.round == ROUNDS:
                continue
            view = at_the_end_of_the_turn(game.state)
            real = Game(game.view())
            real.play(EndTurn(view.actor))
            assert real.state.phase == PREPARATION
            for each in range(players):
                assert features(view, each) == features(real.state, each)
                compared += 1
    assert compared > 40


def test_the_end_is_counted_and_not_guessed() -> None:
    """A hundredth of a point for each resource that is left is all that is added to the rules."""
    compared = 0
    for players in (2, 3, 4):
        for game in last_turns(met("medium", players)):
            if game.state.round < ROUNDS:
                continue
            view = at_the_end_of_the_turn(game.state)
            real = game.copy()
            real.play(EndTurn(view.actor))
            assert real.over
            for each, player in enumerate(real.state.players):
                left = player.coins + player.goods + player.wood + player.corn
                assert tuned("hard").of(view, each) == pytest.approx(player.score + left / 100)
                compared += 1
    assert compared >= 4


def test_the_unfed_are_not_counted() -> None:
    """Four businesses and corn for three: what is counted is what will be there, and the lost one costs points."""
    hungry = seat(score=20, coins=3, corn=3, businesses=districts(docks=4), tiles=(0, 0, 0))
    game = position("trade", hungry, players=2, turn=2)
    assert unfed(game.state, 0) == 1
    before = dict(zip(FEATURES, features(game.state, 0), strict=True))
    worth = only(constant=0).of(game.state, 0)
    game.play(EndTurn(1))
    after = dict(zip(FEATURES, features(game.state, 0), strict=True))
    for name in ("businesses", "corn to 4", "corn short", "harvest"):
        assert before[name] == after[name], name
    assert worth == game.state.players[0].score - UNFED


def test_a_margin_holds_the_city_of_others_against_a_player() -> None:
    values = only(favoured=2, led=1)
    alone = position("trade", seat(), seat(businesses=districts(docks=1), corn=1), players=3)
    tied = position(
        "trade", seat(), seat(businesses=districts(docks=1)), seat(businesses=districts(docks=1)), players=3
    )
    mine = position("trade", seat(businesses=districts(docks=1), corn=1), players=3)
    assert values.margin(alone.state, 0) == -(2 + 1) / 2
    assert values.margin(tied.state, 0) == -(2 + 2) / 2
    assert values.margin(mine.state, 0) == 2 + 1


CITY_ONLY = {"favoured": 2.5, "led": 1.25, "led_by_two": 0.5, "occupied": 0.75}


def gains_and_margins(mine: int, others: tuple[int, int], round_number: int = 2) -> tuple[list[float], list[float]]:
    """What up to three more businesses bring by themselves, and by how much they change the margin."""
    values = only(**CITY_ONLY)

    def state(number: int) -> State:
        return position(
            "city",
            seat(businesses=districts(docks=number), corn=9),
            *(seat(businesses=districts(docks=theirs)) for theirs in others),
            round_number=round_number,
            board=adapted(scoring={"resources_per_point": 99}),
        ).state

    margins = [values.margin(state(mine + more), 0) for more in range(4)]
    return values.gains(state(mine), 0, DOCKS), [margin - margins[0] for margin in margins]


@pytest.mark.parametrize(
    ("mine", "others"),
    [(0, (0, 0)), (1, (0, 0)), (0, (1, 1)), (1, (1, 1)), (0, (2, 2)), (1, (2, 2)), (2, (1, 0)), (3, (2, 1))],
)
@pytest.mark.parametrize("round_number", [2, 6])
def test_what_businesses_bring_is_the_change_of_the_margin(
    mine: int, others: tuple[int, int], round_number: int
) -> None:
    """Places are chosen by `gains`, plans by `margin`: they agree about the city where no two are tied alone."""
    gains, changes = gains_and_margins(mine, others, round_number)
    # In the last round a district's coin is counted with the resources.
    assert gains == pytest.approx(changes, abs=1e-9 if round_number < ROUNDS else 0.35)


def test_a_tie_with_one_rival_is_held_low() -> None:
    """As if the rival still led; being ahead or behind counts as in a margin."""
    gains, changes = gains_and_margins(0, (2, 1))
    still_led = (2.5 + 1.25 - 2.5) / 2
    assert gains == pytest.approx([0, changes[1], changes[2] - still_led, changes[3]])


def test_furs_of_one_type_are_worth_more_than_scattered_ones() -> None:
    values = tuned("medium")
    one_type = position("trade", seat(furs=furs(beaver=4)), players=2)
    scattered = position("trade", seat(furs=furs(1, 1, 1, 1)), players=2)
    assert values.of(one_type.state, 0) > values.of(scattered.state, 0)


def test_the_features_of_a_small_position() -> None:
    """Counted by hand."""
    one = seat(
        coins=5,
        goods=2,
        wood=8,
        corn=6,
        furs=furs(beaver=2, lynx=1),
        businesses=districts(docks=3, granary=1),
        row=[(1, 1, 2), (2, 0, 3), (3, 2, 1)],
        houses=4,
        cleared=1,
        ships=[(2, 1, 0)],
        tiles=(0, 0, 0),
    )
    game = position("trade", one, seat(businesses=districts(docks=1, granary=1)), players=2, camps=(0, 1, 0, 0, 0))
    found = dict(zip(FEATURES, features(game.state, 0), strict=True))
    expected = {
        "constant": 1, "coins to 4": 4, "coins 5 to 10": 4, "coins over 10": 0,  # 2 districts and 1 majority
        "wood to 3": 3, "wood 4 to 7": 4, "wood over 7": 1,
        "corn to 4": 4, "corn over 4": 0, "corn short": 0,  # 6 + 2 - 4
        "furs of the first type": 2, "furs of the second type": 1, "other furs": 0,
        "led": 1, "led by two": 1, "occupied": 2, "businesses": 4,
        "harvest": 2, "goods a round": 1, "land": 3, "filled": 2, "cleared": 1,
        "wood pending": 0, "corn pending": 3, "houses begun": 1, "houses to build": 2, "corn of unfilled land": 1,
        "token": 0,
    }  # fmt: skip
    assert {name: found[name] for name in expected} == expected
    assert [found[f"favoured: {name}"] for name in DISTRICTS] == [0, 1, 1, 0, 0, 0]
    assert found["travel"] == game.state.layout.boats[0]
    assert leaders(game.state.players, GRANARY) == (0, 1)


def test_before_and_after_the_steps_nothing_more_comes_in() -> None:
    """Between the rounds, where the weights were found, the features are what is really held."""
    game = position("trade", seat(coins=2, corn=1, businesses=districts(docks=1), tiles=(0, 0, 0)), players=2, turn=2)
    game.play(EndTurn(1))
    found = dict(zip(FEATURES, features(game.state, 0), strict=True))
    assert found["coins to 4"] + found["coins 5 to 10"] == game.state.players[0].coins
