"""What would come if it came now, by player: the rules themselves say it, where need be on a copy of the table."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from patroon.rules.ending import final_points
from patroon.rules.events import GOODS, HARVEST, INCOME, Event, Gained, Lost, Paid
from patroon.rules.fields import LARGEST
from patroon.rules.land import clearing
from patroon.rules.provisions import begin_provisions
from patroon.rules.state import END, PROVISIONS, State
from patroon.rules.trade import best_shipment, shipping_points

Count = Annotated[int, Meta(ge=0)]


class Provisions(Struct, frozen=True, kw_only=True):
    """What R8 brings a player if it comes now and no business has to go: `harvest` (corn), `upkeep` (the corn that the
    businesses eat) and `unfed` (businesses for which there will be none), `goods` stored and `lost`, `coins`.

    While businesses are being removed, harvest and upkeep are over, and `unfed` are those still to be removed.
    """

    harvest: Count
    upkeep: Count
    unfed: Count
    goods: Count
    lost: Count
    coins: Count


class Clearing(Struct, frozen=True, kw_only=True):
    """What clearing land would bring now (R5.8), and how many cards would be cleared."""

    points: Count
    wood: Count
    cards: Count


class FinalPoints(Struct, frozen=True, kw_only=True):
    """A player's points at the end (R9), by what they are for."""

    elections: Count
    land: Count
    furs: Count
    resources: Count


def provisions_of(state: State) -> list[Provisions | None]:
    """What R8 would bring now, by player: the rule itself says it, on a copy where nobody goes hungry."""
    if state.phase == END:
        return [None] * len(state.players)
    table = state.copy()
    for player in table.players:
        player.corn += sum(player.businesses)
    events: list[Event] = []
    begin_provisions(table, events)
    told = [dict.fromkeys(Provisions.__struct_fields__, 0) for _ in table.players]
    for event in events:
        if isinstance(event, Gained):
            told[event.player][_COMING[event.why]] = event.corn + event.goods + event.coins
        elif isinstance(event, Paid):
            told[event.player]["upkeep"] = event.corn
        elif isinstance(event, Lost):
            told[event.player]["lost"] = event.goods
    for seat, (player, coming) in enumerate(zip(table.players, told, strict=True)):
        if state.phase == PROVISIONS:
            coming["harvest"] = coming["upkeep"] = 0
            coming["unfed"] = state.to_remove[seat]
        else:
            coming["unfed"] = max(0, sum(player.businesses) - player.corn)  # what was eaten of the corn that we lent
    return [Provisions(**coming) for coming in told]


_COMING: Final = {HARVEST: "harvest", GOODS: "goods", INCOME: "coins"}


def clearing_of(state: State, seat: int) -> Clearing | None:
    """None where there is nothing to clear."""
    player = state.players[seat]
    if player.filled == player.cleared:
        return None
    wood, points = clearing(state, seat)
    return Clearing(points=points, wood=wood, cards=player.filled - player.cleared)


def shipments_of(state: State, seat: int) -> tuple[int | None, ...]:
    """The points of the best shipment for each ship; None where it is gone or needs more furs than there are."""
    furs = state.players[seat].furs
    held = sum(furs)
    needs = [card[0] if card is not None else LARGEST for card in state.ships]
    return tuple([shipping_points(state, best_shipment(state, furs, need)) if need <= held else None for need in needs])


def if_over(state: State, seat: int) -> FinalPoints:
    return final(*final_points(state, seat))


def final(elections: int, land: int, furs: int, resources: int) -> FinalPoints:
    return FinalPoints(elections=elections, land=land, furs=furs, resources=resources)
