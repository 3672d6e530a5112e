"""Characters: known by name, and leaning where they should."""

import pytest

from patroon.bots import BotError, MediumBot, bot_maker, make_bot
from patroon.bots.temper import CITY, LAND, TEMPERS, TRADE, tempered
from patroon.bots.value import FEATURES, Values, tuned
from tests.bots.situations import planner
from tests.positions import districts, furs, position, seat

LIKED = {"steward": (), "farmer": LAND, "merchant": TRADE, "politician": CITY}


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("temper", TEMPERS)
def test_every_character_can_be_had(level: str, temper: str) -> None:
    bot = make_bot(f"{level}:temper={temper}", "x")
    assert isinstance(bot, MediumBot)
    assert bot.values is bot.planner.values is tempered(level, temper)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_an_unknown_character_is_refused_by_name(level: str) -> None:
    with pytest.raises(BotError) as caught:
        bot_maker(f"{level}:temper=pirate")
    assert caught.value.key == "bot-no-temper"
    assert caught.value.values == {"value": "pirate", "tempers": "steward, farmer, merchant, politician"}


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("temper", TEMPERS)
def test_what_a_character_likes_counts_more_and_the_rest_the_same(level: str, temper: str) -> None:
    plain, own = tuned(level), tempered(level, temper)
    assert own.denial == plain.denial
    for players, rounds in plain.weights.items():
        for number, row in enumerate(rounds):
            for name, weight, leaning in zip(FEATURES, row, own.weights[players][number], strict=True):
                if name in LIKED[temper]:
                    assert leaning >= weight
                    assert (leaning > weight) == (weight != 0)
                else:
                    assert leaning == weight


def test_a_character_likes_only_what_there_is() -> None:
    assert {name for liked in TEMPERS.values() for name in liked} <= set(FEATURES)
    assert LIKED == TEMPERS


def test_each_values_its_own_source_above_what_the_others_think_of_it() -> None:
    """Against a player with nothing: furs to the merchant, the city to the politician, land to the farmer."""
    nothing = seat(corn=3)
    things = {
        "merchant": seat(corn=3, furs=furs(beaver=4, mink=2), goods=3),
        "politician": seat(corn=3, businesses=districts(lumberyard=2)),
        "farmer": seat(corn=3, row=[(1, 1, 2), (1, 0, 1)], houses=2, cleared=1),
    }

    def gain(values: Values, one: str) -> float:
        have, lack = (position("trade", player, players=3).state for player in (things[one], nothing))
        return values.of(have, 0) - values.of(lack, 0)

    for one in things:
        gains = {temper: gain(tempered("medium", temper), one) for temper in TEMPERS}
        assert max(gains, key=lambda temper: gains[temper]) == one, gains


def test_in_the_last_round_all_count_alike() -> None:
    game = position("trade", seat(furs=furs(beaver=4), corn=2, businesses=districts(docks=1)), round_number=6)
    assert len({tempered("hard", temper).margin(game.state, 0) for temper in TEMPERS}) == 1
    assert planner().values is tuned("medium")
