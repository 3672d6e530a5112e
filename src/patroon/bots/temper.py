"""Characters: the same judgement with a leaning that people can tell."""

from functools import cache
from typing import Final

from patroon.bots.names import BotError
from patroon.bots.value import FEATURES, Values, tuned

LAND: Final = (
    "favoured: millwork", "favoured: granary", "harvest", "land", "filled", "cleared", "points pending",
    "wood pending", "corn pending", "houses begun",
)  # fmt: skip
TRADE: Final = (
    "furs of the first type", "furs of the second type", "other furs", "goods to 4", "goods over 4", "goods a round",
    "room", "favoured: docks", "favoured: black_market", "favoured: trading_company",
)  # fmt: skip
CITY: Final = ("led", "led by two", "occupied", *(name for name in FEATURES if name.startswith("favoured")))

TEMPERS: Final[dict[str, tuple[str, ...]]] = {"steward": (), "farmer": LAND, "merchant": TRADE, "politician": CITY}
"""What each likes better than the numbers say. A steward goes by the numbers."""
LEANINGS: Final[dict[str, dict[str, float]]] = {
    "medium": {"farmer": 1.1, "merchant": 1.12, "politician": 1.25},
    "hard": {"farmer": 1.1, "merchant": 1.1, "politician": 1.2},
}
"""How much better, by level: so much that people can tell, so little that all are equally strong."""


@cache
def tempered(level: str, temper: str) -> Values:
    """The weights of a level as such a character sees them. Raises BotError for an unknown one."""
    if temper not in TEMPERS:
        raise BotError("bot-no-temper", value=temper[:40], tempers=", ".join(TEMPERS))
    plain = tuned(level)
    if not TEMPERS[temper]:
        return plain
    more = [LEANINGS[level][temper] - 1 if name in TEMPERS[temper] else 0.0 for name in FEATURES]
    return Values(
        {
            players: [
                [weight + part * abs(weight) for weight, part in zip(weights, more, strict=True)] for weights in rounds
            ]
            for players, rounds in plain.weights.items()
        },
        plain.denial,
    )
