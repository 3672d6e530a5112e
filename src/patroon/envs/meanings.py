"""What each number of the one small action space means, whoever plays and however many.

Numbers below AMOUNTS name a kind of move, with its main part where that is small. Those from there on are amounts: a
block for each thing there can be an amount of: 0 to 15 and, since amounts have no bound, "16 or more", after which the
same block says how many more.
"""

from typing import Final

from patroon.board import FURS as FUR_TYPES
from patroon.board import TRADERS
from patroon.rules.state import DISTRICTS

PLACE_IN: Final = 0  # and the district; the same way below
OPEN_COLUMN: Final = 6
PASS_BID: Final = 11
TAKE_COLUMN: Final = 12
BUILD_IN: Final = 17
ENOUGH: Final = 23
ELECTIONS: Final = 24
ADD_LAND: Final = 25
CLEAR_LAND: Final = 29
TRADE_AT: Final = 30
SHIP_IN: Final = 33
BUY_WOOD: Final = 37
SELL_WOOD: Final = 38
BUY_CORN: Final = 39
SELL_CORN: Final = 40
DOCKS: Final = 41
HOUSES: Final = 42
UNSEEN_FURS: Final = 45
TRADING_COMPANY: Final = 48
PASS_TILE: Final = 49
PASS_SPECIAL: Final = 50
END_TURN: Final = 51

AMOUNTS: Final = 52
MORE: Final = 16
"""In a block the last number: so many, and as many more as comes next."""
BLOCK: Final = 17

BID: Final = AMOUNTS
BUY: Final = BID + BLOCK
SELL: Final = BUY + BLOCK
PAY: Final = SELL + BLOCK  # coins, goods, wood, corn
PAY_GOODS: Final = PAY + BLOCK
FURS: Final = PAY + 4 * BLOCK
REMOVE: Final = FURS + 5 * BLOCK
SIZE: Final = REMOVE + 6 * BLOCK
"""How many choices there are."""


def _named(names: tuple[str, ...]) -> list[str]:
    return [name.replace("_", " ") for name in names]


def _amounts(saying: str) -> list[str]:
    return [saying.format(amount) for amount in range(MORE)] + [saying.format(f"{MORE} or more")]


def _table() -> list[str]:
    districts = _named(DISTRICTS)
    columns, slots, threes = range(1, 6), range(1, 5), range(1, 4)
    table = [
        *[f"place a business in the {district}" for district in districts],
        *[f"open column {column}" for column in columns],
        "pass the bid",
        *[f"take column {column}" for column in columns],
        *[f"build in the {district}" for district in districts],
        "no more businesses",
        "hold elections",
        *[f"add the land in slot {slot}" for slot in slots],
        "clear land",
        *[f"trade with the {trader} trader" for trader in TRADERS],
        *[f"ship furs with the ship in slot {slot}" for slot in slots],
        *["buy wood", "sell wood", "buy corn", "sell corn"],
        "build a warehouse at the docks",
        *[f"build houses: {houses}" for houses in threes],
        *[f"buy furs at the black market: {furs}" for furs in threes],
        "move the trading post",
        *["pass a tile", "pass the special action", "end the turn"],
        *_amounts("bid {}"),
        *[text for verb in ("buy", "sell") for text in _amounts(verb + " {}")],
        *[text for thing in ("coins", "goods", "wood", "corn") for text in _amounts("pay {} " + thing)],
        *[text for fur in FUR_TYPES for text in _amounts("{} " + fur)],
        *[text for district in districts for text in _amounts("remove {} from the " + district)],
    ]
    assert len(table) == SIZE
    return table


_MEANINGS: Final = _table()


def meaning(choice: int) -> str:
    """The choice in English. Furs are those that one pays, ships or buys, whichever was begun."""
    if not 0 <= choice < SIZE:
        raise ValueError(f"choices are 0 to {SIZE - 1}, not {choice}")
    return _MEANINGS[choice]
