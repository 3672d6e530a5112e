"""What the columns of the cash box are worth to a player, before and after paying for them."""

from collections.abc import Sequence
from typing import Final

from patroon.bots.plan import Plan, Planner, alone
from patroon.rules.bidding import RESOURCES
from patroon.rules.moves import Pay
from patroon.rules.state import Counts, Player, State, take

Held = tuple[int, ...]
"""Coins, goods, wood, corn, then the furs by type: what can pay a bid."""


def held_by(player: Player) -> Held:
    return (player.coins, player.goods, player.wood, player.corn, *player.furs)


REALISED: Final = 0.8
"""What comes of a plan's promise by experience: the others are in the way, and life is not as good as planned."""


class Appraiser:
    """Plans every column for anyone; remembers what it planned while nothing that matters has changed."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self._known: dict[tuple[object, ...], Plan] = {}
        self._round = 0

    def without(self, view: State, seat: int) -> Plan:
        """The plan of a player with special actions only."""
        return self.with_tiles(view, seat, (0, 0, 0), 0, ())

    def brings(self, view: State, seat: int, plan: Plan) -> float:
        """Points by which a plan with a column is better than one without any, as far as they come true."""
        return REALISED * (plan.value - self.without(view, seat).value)

    def free(self, view: State, seat: int, column: int) -> Plan:
        """The plan of a player who got the column for nothing."""
        return self.bought(view, seat, column, ())

    def bought(self, view: State, seat: int, column: int, paid: Held) -> Plan:
        """The plan of a player who paid this for the column."""
        tiles = view.columns[column]
        assert tiles is not None
        return self.with_tiles(view, seat, tiles, view.layout.board.columns[column].coins, paid)

    def with_tiles(self, view: State, seat: int, tiles: Counts, coins: int, paid: Held) -> Plan:
        if view.round != self._round:
            self._known.clear()
            self._round = view.round
        player = view.players[seat]
        key = (seat, tiles, coins, paid, held_by(player), player.token, view.leaders)
        plan = self._known.get(key)
        if plan is None:
            start = alone(view, seat)
            own = start.players[seat]
            if paid:
                own.coins -= paid[0]
                own.goods -= paid[1]
                own.wood -= paid[2]
                own.corn -= paid[3]
                own.furs = take(own.furs, paid[4:])
            own.tiles = tiles
            own.coins += coins
            plan = self._known[key] = self.planner.plan(start, seat)
        return plan

    def paid(self, view: State, seat: int, column: int, bid: int) -> Plan:
        """The plan of a player who paid so much, in the likeliest mix."""
        return self.bought(view, seat, column, self.payments(view, seat, column, bid)[0] if bid else ())

    def payments(self, view: State, seat: int, column: int, bid: int) -> list[Held]:
        """A few mixes that pay a bid, the likeliest first: what the plan leaves over before what it needs."""
        held = held_by(view.players[seat])
        spared = self.spared(view, seat, column)
        orders = ((0, 3, 1, 2), (3, 0, 1, 2), (1, 3, 0, 2), (0, 1, 3, 2), (3, 1, 2, 0), (2, 3, 0, 1))
        found: list[Held] = []
        for order in orders:
            for first in (spared, (0,) * len(held)):
                payment = _pay(held, first, order, bid)
                if payment not in found:
                    found.append(payment)
        return found

    def spared(self, view: State, seat: int, column: int) -> Held:
        """What the plan for the column would leave over at the end of the round, of what is held now."""
        end = self.free(view, seat, column).end.players[seat]
        harvest = sum([card[2] for card in end.row[: end.cleared]])
        corn = max(0, min(end.corn, end.corn + harvest - sum(end.businesses)))
        left = (end.coins, end.goods, end.wood, corn, *end.furs)
        return tuple([min(some, more) for some, more in zip(held_by(view.players[seat]), left, strict=True)])

    def left_over(self, view: State, seat: int, column: int) -> float:
        """The value of the column that this player would get in the end if others took this one and what they like."""
        duel = len(view.players) == 2  # the loser takes a column of two tiles (R4.9)
        others = sorted(
            [
                self.free(view, seat, other).value
                for other, tiles in enumerate(view.columns)
                if tiles is not None and other != column and (not duel or sum(tiles) == 2)
            ],
            reverse=True,
        )
        rivals = 1 if duel else len(view.still_in) - 1
        return others[min(len(others), rivals) - 1]

    def limit(self, view: State, seat: int, column: int, least: float) -> int:
        """The highest bid after which the column is still worth that much; -1 if it never is."""
        if self.free(view, seat, column).value < least:
            return -1
        low, high = 0, view.players[seat].resources()
        while low < high:
            middle = (low + high + 1) // 2
            if self.paid(view, seat, column, middle).value >= least:
                low = middle
            else:
                high = middle - 1
        return low


def _pay(held: Held, spared: Held, order: Sequence[int], bid: int) -> Held:
    """Pay in this order of resources: first what is spared, then the rest; furs last, the scattered ones first."""
    kinds = [*order, *sorted(range(len(RESOURCES), len(held)), key=lambda kind: held[kind])]
    paid = [0] * len(held)
    left = bid
    for limits in (spared, held):
        for kind in kinds:
            more = min(left, limits[kind] - paid[kind])
            if more > 0:
                paid[kind] += more
                left -= more
    return tuple(paid)


def as_held(paid: Pay) -> Held:
    return (paid.coins, paid.goods, paid.wood, paid.corn, *paid.furs)


def as_move(seat: int, paid: Held) -> Pay:
    return Pay(seat, paid[0], paid[1], paid[2], paid[3], paid[4:])
