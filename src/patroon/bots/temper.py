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

TEMPERS: Final[dict[str, tuple[tuple[str, ...], float]]] = {
    "steward": ((), 1.0),
    "farmer": (LAND, 1.3),
    "merchant": (TRADE, 1.3),
    "politician": (CITY, 1.3),
}
"""What each likes better than the numbers say, and how much. A steward goes by the numbers."""


@cache
def tempered(values: str, temper: str) -> Values:
    """The weights that ship with the game as such a character sees them. Raises BotError for an unknown one."""
    if temper not in TEMPERS:
        raise BotError("bot-no-temper", value=temper[:40], tempers=", ".join(TEMPERS))
    liked, leaning = TEMPERS[temper]
    plain = tuned(values)
    if not liked:
        return plain
    more = [leaning - 1 if name in liked else 0.0 for name in FEATURES]
    return Values(
        {
            players: [
                [weight + part * abs(weight) for weight, part in zip(weights, more, strict=True)] for weights in rounds
            ]
            for players, rounds in plain.weights.items()
        },
        plain.denial,
    )
