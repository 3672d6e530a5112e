"""Why points are what they are: what a line of the story scored, told once more as a sum, with the rule behind it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from patroon.board import FURS
from patroon.rules import events
from patroon.rules.events import Event, Scored
from patroon.rules.state import State
from patroon.words import things
from patroon.words.phrases import Phrase, PlayerName, listed, message

_RULES: Final = {
    events.ELECTIONS: "R5.6",
    events.CLEARING: "R5.8",
    events.SHIPPING: "R5.11",
    events.REMOVAL: "R8.2",
    events.FINAL_ELECTIONS: "R9.1",
    events.FINAL_LAND: "R9.2",
    events.FINAL_FURS: "R9.3",
    events.FINAL_RESOURCES: "R9.3",
}


class Because(Struct, frozen=True):
    """How points came about, and the rule that says so."""

    rule: str
    said: Phrase


def because(before: State, happened: Sequence[Event], scored: Sequence[Scored]) -> Because | None:
    """The explanation of scores that have one reason; `before` is the table, `happened` all that came of a line."""
    if not scored:
        return None
    why = scored[0].why
    explained = _Explained(before, happened).of(why, scored)
    return None if explained is None else Because(_RULES[why], explained)


class _Explained:
    """One line of the record, looked at for its points."""

    def __init__(self, before: State, happened: Sequence[Event]) -> None:
        self.before = before
        self.happened = happened
        self.scoring = before.layout.board.scoring

    def of(self, why: events.Why, scored: Sequence[Scored]) -> Phrase | None:
        match why:
            case events.ELECTIONS:
                return self._elections()
            case events.CLEARING:
                return self._clearing()
            case events.SHIPPING:
                return self._shipping()
            case events.REMOVAL:
                removed = listed([self._removed(each) for each in scored], "semicolon")
                return message("why-removal", each=-self.scoring.removed_business, players=removed)
            case events.FINAL_ELECTIONS:
                return listed([self._final_elections(each) for each in scored], "semicolon")
            case events.FINAL_LAND:
                return listed([self._final_land(each) for each in scored], "semicolon")
            case events.FINAL_FURS:
                return message("why-final-furs", each=self.scoring.fur_left)
            case events.FINAL_RESOURCES:
                left = listed([self._resources(each) for each in scored], "semicolon")
                return message("why-final-resources", number=self.scoring.resources_per_point, players=left)
        return None

    def _elections(self) -> Phrase | None:
        for event in self.happened:
            if isinstance(event, events.ElectionsHeld):
                sums = (("why-led", event.led, self.scoring.majority), ("why-tied", event.tied, self.scoring.tie))
                parts = [
                    message(key, districts=things.districts(some), n=len(some), each=each, points=len(some) * each)
                    for key, some, each in sums
                    if some
                ]
                return listed(parts, "space")
        return None

    def _clearing(self) -> Phrase | None:
        for event in self.happened:
            if isinstance(event, events.LandCleared):
                points = things.amount("points", self.scoring.land_at(event.last))
                return message("why-clearing", place=event.last, points=points)
        return None

    def _shipping(self) -> Phrase | None:
        for event in self.happened:
            if isinstance(event, events.FursShipped):
                types = sorted((number, -fur) for fur, number in enumerate(event.furs) if number)[::-1]
                sums = [
                    message("why-fur", fur=message("fur-" + FURS[-fur]), n=number, each=each, points=number * each)
                    for (number, fur), each in zip(types, self.scoring.fur_types, strict=False)
                ]
                return message("why-shipping", types=listed(sums, "semicolon"))
        return None

    def _removed(self, scored: Scored) -> Phrase:
        removed = [event for event in self.happened if isinstance(event, events.BusinessRemoved)]
        number = sum(event.player == scored.player for event in removed)
        whole = number * self.scoring.removed_business == scored.points
        key = "why-removed" if whole else "why-removed-to-zero"
        return message(key, player=PlayerName(scored.player), n=number, points=-scored.points)

    def _final_elections(self, scored: Scored) -> Phrase:
        leaders = dict(enumerate(self.before.leaders))
        for event in self.happened:
            if isinstance(event, events.MajorityChanged):
                leaders[event.district] = event.after
        held = [seats for seats in leaders.values() if scored.player in seats]
        led = sum(len(seats) == 1 for seats in held)
        return message(
            "why-final-elections",
            player=PlayerName(scored.player),
            led=led,
            majority=self.scoring.majority,
            tied=len(held) - led,
            tie=self.scoring.tie,
            points=scored.points,
        )

    def _final_land(self, scored: Scored) -> Phrase:
        filled = self.before.players[scored.player].filled
        for event in self.happened:
            if isinstance(event, events.HousesBuilt) and event.player == scored.player:
                filled = event.filled
        return message("why-final-land", player=PlayerName(scored.player), place=filled, points=scored.points)

    def _resources(self, scored: Scored) -> Phrase:
        player = self.before.players[scored.player]
        left = player.coins + player.goods + player.wood + player.corn
        for event in self.happened:
            if isinstance(event, events.Gained | events.Paid) and event.player == scored.player:
                amount = event.coins + event.goods + event.wood + event.corn
                left += -amount if isinstance(event, events.Paid) else amount
        return message("why-left", player=PlayerName(scored.player), n=left, points=scored.points)
