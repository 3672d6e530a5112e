"""Characters: known by name, and leaning where they should."""

import pytest

from patroon.bots import BotError, MediumBot, bot_maker, make_bot
from patroon.bots.temper import LAND, LEANINGS, TEMPERS, TRADE, tempered
from patroon.bots.value import FEATURES, tuned
from tests.positions import districts, furs, position, seat


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
def test_land_and_trade_count_as_a_character_likes_and_the_rest_the_same(level: str, temper: str) -> None:
    plain, own = tuned(level), tempered(level, temper)
    land, trade = LEANINGS[level][temper]
    assert own.denial == plain.denial
    for players, rounds in plain.weights.items():
        for number, row in enumerate(rounds):
            for name, weight, leaning in zip(FEATURES, row, own.weights[players][number], strict=True):
                liking = land if name in LAND else trade if name in TRADE else 1.0
                assert (leaning > weight) == (liking > 1 and weight != 0)
                assert (leaning < weight) == (liking < 1 and weight != 0)


def test_a_character_likes_only_what_there_is() -> None:
    assert {*LAND, *TRADE} <= set(FEATURES)
    for leanings in LEANINGS.values():
        assert tuple(leanings) == TEMPERS
        assert len(set(leanings.values())) == len(TEMPERS), "no two are the same"


def test_in_the_last_round_all_count_alike() -> None:
    game = position("trade", seat(furs=furs(beaver=4), corn=2, businesses=districts(docks=1)), round_number=6)
    assert len({tempered("hard", temper).margin(game.state, 0) for temper in TEMPERS}) == 1
