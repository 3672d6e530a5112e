"""Sensible moves where a move has many parts: what a table fills in before the player says otherwise.

No searching, no character, no dice: the same position has the same proposals, and each is a legal move.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from patroon.board import TILES
from patroon.rules.bidding import PayOption
from patroon.rules.city import MOST_AT_ONCE, election_points, remove_business
from patroon.rules.districts import MOST_HOUSES
from patroon.rules.moves import Move, Pay, Remove, Ship, Trade
from patroon.rules.options import Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.state import DISTRICTS, TOP, Counts, Player, State
from patroon.rules.trade import ShipOption, TradeOption, best_shipment, travel_fee

FEES: Final = 3
"""Coins for a round's special actions, at most (R5.3, R6)."""
_CITY: Final = TILES.index("city")
_TRADE: Final = TILES.index("trade")


def proposals(state: State, options: Iterable[Option]) -> list[Move]:
    """For a bid that is to be paid, businesses that must go, and the top trader one each; one for each ship."""
    found: list[Move] = []
    for option in options:
        match option:
            case PayOption(player=player):
                coins, goods, wood, corn, *furs = payment(state, option)
                found.append(Pay(player, coins, goods, wood, corn, tuple(furs)))
            case RemoveOption(player=player):
                gone = enumerate(removal(state, option))
                found.append(Remove(player, tuple([district for district, number in gone for _ in range(number)])))
            case TradeOption(player=player) if TOP in option.open_traders():
                found.append(Trade(player, TOP, purchase(state, option)))
            case ShipOption(player=player):
                found += [Ship(player, slot, shipment(state, option, slot)) for slot in option.slots]
    return found


# R4.5: paying a bid


def payment(state: State, option: PayOption) -> Counts:
    """What is of least use goes first: coins, goods, wood, corn, then the furs by type, as the option counts them.

    1. Goods that this column's trade tiles can't use up and the ships will bring anew, with no room for both (R8.3).
    2. Corn that neither the businesses (R8.2, after the harvest) nor the column's journeys need (R5.10).
    3. Coins, goods and wood beyond what this column's tiles, the row of land and the special actions can use up in
       this round; always of what there is most.
    4. The other coins, goods and wood, in the same way.
    5. Furs, single ones before sets: a type counts for more, the more furs of it are shipped (R5.11).
    6. The corn that will be missed: each costs a business and points.
    """
    player = state.players[option.player]
    tiles = state.columns[state.column] or (0, 0, 0)
    eaten = sum(player.businesses) - sum([card[2] for card in player.row[: player.cleared]])
    needed = max(0, eaten) + tiles[_TRADE] * travel_fee(state, option.player)
    useful = (FEES, _goods_to_use(state, tiles), _wood_to_use(player, tiles), needed)
    spare = [max(0, held - use) for held, use in zip(option.held, useful, strict=False)]
    room = state.layout.room[player.warehouses] - sum([card[1] for card in player.ships])
    full = min(spare[1], max(0, spare[1] - room))
    spending = _Spending(option)
    spending.spend((0, full, 0, 0))
    spending.spend((0, 0, 0, spare[3]))
    spending.spend((spare[0], spare[1] - full, spare[2], 0))
    spending.spend((*spending.left[:3], 0))
    spending.spend((0, 0, 0, 0, *furs_to_give(option.held[4:], spending.due)))
    spending.spend(option.held)
    return spending.paid()


def furs_to_give(held: Counts, number: int) -> Counts:
    """So many of these furs, or all: of types of which there are fewest first."""
    given = [0] * len(held)
    for kind in sorted(range(len(held)), key=lambda kind: held[kind]):
        given[kind] = min(held[kind], number - sum(given))
    return tuple(given)


def _goods_to_use(state: State, tiles: Counts) -> int:
    """What the dearest deal with the Lenape costs, for each tile (R5.9)."""
    traders = state.layout.board.traders
    prices = [trader.goods * (sum(state.traders[TOP]) if place == TOP else 1) for place, trader in enumerate(traders)]
    return tiles[_TRADE] * max(prices)


def _wood_to_use(player: Player, tiles: Counts) -> int:
    """For a whole building action with each tile (R5.5), and for the houses that one special action builds (R6.4)."""
    return tiles[_CITY] * MOST_AT_ONCE + min(MOST_HOUSES, player.spaces - player.houses)


class _Spending:
    """A payment in the making."""

    def __init__(self, option: PayOption) -> None:
        self.due = option.amount
        self.left = [*option.held]
        self._held = option.held

    def spend(self, most: Sequence[int]) -> None:
        """Up to so many of each, as long as something is due: always of what there is most."""
        limits = [min(limit, left) for limit, left in zip(most, self.left, strict=False)]
        for _ in range(min(self.due, sum(limits))):
            kind = max(range(len(limits)), key=lambda kind: (limits[kind] > 0, self.left[kind], -kind))
            limits[kind] -= 1
            self.left[kind] -= 1
            self.due -= 1

    def paid(self) -> Counts:
        return tuple([before - after for before, after in zip(self._held, self.left, strict=True)])


# R5.9, R5.11: trading and shipping


def purchase(state: State, option: TradeOption) -> Counts:
    """At the top trader as many furs as the goods pay for: of types that one has first, and can have most of."""
    offered, held = option.traders[TOP], state.players[option.player].furs
    most = option.most_at_top()
    taken = [0] * len(offered)
    for kind in sorted(range(len(offered)), key=lambda kind: (not held[kind], -held[kind] - offered[kind], kind)):
        taken[kind] = min(offered[kind], most - sum(taken))
    return tuple(taken)


def shipment(state: State, option: ShipOption, slot: int) -> Counts:
    """The furs for this ship that score most; among equals those after which the others would."""
    card = option.ships[slot]
    assert card is not None
    return best_shipment(state, option.furs, card[0])


# R8.2: businesses that must go


def removal(state: State, option: RemoveOption) -> Counts:
    """As few points in elections lost as possible (majorities count for more than ties), then as little income.

    What a district brings depends on nothing but the businesses in it; so for each number that must go, the best way
    is found district by district.
    """
    best: list[tuple[tuple[int, int], Counts] | None] = [((0, 0), ())] + [None] * option.number
    for district in range(len(DISTRICTS)):
        worths = _worths(state, option.player, district)
        after: list[tuple[tuple[int, int], Counts] | None] = [None] * (option.number + 1)
        for gone, way in enumerate(best):
            if way is None:
                continue
            (points, coins), counts = way
            for here, (scored, earned) in enumerate(worths[: option.number - gone + 1]):
                found = ((points + scored, coins + earned), (*counts, here))
                before = after[gone + here]
                if before is None or found[0] > before[0]:
                    after[gone + here] = found
        best = after
    way = best[option.number]
    assert way is not None, "nobody has to remove more than there is"
    return way[1]


def _worths(state: State, seat: int, district: int) -> list[tuple[int, int]]:
    """What a district brings in elections and in coins (R8.4), without any business removed, without one, and so on."""
    table = state.copy()
    player = table.players[seat]
    worths = []
    while True:
        held, leaders = player.businesses[district], table.leaders[district]
        worths.append((election_points(table, seat), (held > 0) + (leaders == (seat,))))
        if not held:
            return worths
        remove_business(table, seat, district, [])
