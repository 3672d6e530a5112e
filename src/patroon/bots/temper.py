"""Characters: the same judgement with a leaning that people can tell."""

from functools import cache
from typing import Final

from patroon.bots.names import BotError
from patroon.bots.value import FEATURES, Values, tuned

LAND: Final = (
    "harvest", "land", "filled", "cleared", "points pending", "wood pending", "corn pending", "houses begun",
)  # fmt: skip
TRADE: Final = (
    "furs of the first type", "furs of the second type", "other furs", "goods to 4", "goods over 4", "goods a round",
    "room",
)  # fmt: skip

TEMPERS: Final = ("steward", "farmer", "merchant", "politician")
"""A steward goes by the numbers, a farmer loves land, a merchant furs and ships, a politician neither: votes remain."""
LEANINGS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "medium": {"steward": (1.0, 1.0), "farmer": (1.07, 1.0), "merchant": (0.95, 1.05), "politician": (0.9, 0.8)},
    "hard": {"steward": (1.0, 1.0), "farmer": (1.03, 1.0), "merchant": (0.9, 1.0), "politician": (0.95, 0.88)},
}
"""How land and trade count, by level: so much more or less that people can tell, so little that all stay strong."""


@cache
def tempered(level: str, temper: str) -> Values:
    """The weights of a level as such a character sees them. Raises BotError for an unknown one."""
    if temper not in TEMPERS:
        raise BotError("bot-no-temper", value=temper[:40], tempers=", ".join(TEMPERS))
    plain = tuned(level)
    land, trade = LEANINGS[level][temper]
    more = [land - 1 if name in LAND else trade - 1 if name in TRADE else 0.0 for name in FEATURES]
    return Values(
        {
            players: [
                [weight + part * abs(weight) for weight, part in zip(weights, more, strict=True)] for weights in rounds
            ]
            for players, rounds in plain.weights.items()
        },
        plain.denial,
    )
