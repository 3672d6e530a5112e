"""The things of the game as phrases: furs, tiles, districts, cards, players, and the values of refusals and reasons."""

from collections.abc import Iterable, Mapping
from typing import Final

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.rules.state import DISTRICTS, Counts, State
from patroon.words.phrases import Message, Phrase, PlayerName, listed, message

_NAMED: Final = {"district": "district-", "fur": "fur-", "trader": "trader-", "chance": "chance-"}
"""Values that are names of things, and where their words are."""


def furs(counts: Counts) -> Phrase:
    return _counted(FURS, counts, "fur-")


def tiles(counts: Counts) -> Phrase:
    return _counted(TILES, counts, "tile-")


def trader(number: int) -> Message:
    return message("trader-" + TRADERS[number])


def district(number: int) -> Message:
    return message("district-" + DISTRICTS[number])


def districts(numbers: Iterable[int]) -> Phrase:
    chosen = list(numbers)
    return _counted(DISTRICTS, [chosen.count(each) for each in range(len(DISTRICTS))], "district-")


def land_card(card: Card) -> Message:
    return message("card-land", houses=card[0], wood=card[1], corn=card[2])


def ship_card(card: Card) -> Message:
    return message("card-ship", furs=card[0], goods=card[1], coins=card[2])


def amount(name: str, number: int) -> Message:
    """So many coins, goods, wood, corn, furs or points."""
    return message(f"amount-{name}", n=number)


def bonus(state: State, column: int) -> Message:
    """The bonus coins of a column."""
    return amount("coins", state.layout.board.columns[column].coins)


def players(seats: Iterable[int]) -> Phrase:
    return listed([PlayerName(seat) for seat in seats], "and")


def scores(points: Iterable[int]) -> Phrase:
    """Everyone's points."""
    return listed(message("account-score", player=PlayerName(seat), n=score) for seat, score in enumerate(points))


def sentence(key: str, given: Mapping[str, int | str]) -> Message:
    """A message whose values are names as the record has them, and players' seats."""
    values: dict[str, Phrase] = {**given}
    for name, prefix in _NAMED.items():
        if name in values:
            values[name] = message(f"{prefix}{given[name]}")
    if "player" in values:
        values["player"] = PlayerName(int(given["player"]))
    return Message(key, values)


def times(thing: Phrase, number: int) -> Phrase:
    """A thing, and how many of it: "beaver ×2"."""
    return thing if number == 1 else message("amount-of", thing=thing, n=number)


def _counted(names: Iterable[str], counts: Iterable[int], prefix: str) -> Phrase:
    """Things with their numbers: "beaver ×2, lynx"."""
    return listed(times(message(prefix + name), count) for name, count in zip(names, counts, strict=True) if count)
