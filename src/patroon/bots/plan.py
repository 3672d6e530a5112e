"""The best use of one's own turns in the rest of a round.

A plan is a list of moves through the city, land and trade step: every tile and every special action is used or passed
once, so all plans from a position are equally long. The search keeps the best few beginnings (a beam) and tries on each
of them the moves worth a try. It plays by the rules themselves, on copies in which nobody else is in the turn order.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from patroon.bots.bot import Clock
from patroon.bots.value import Values
from patroon.rules.chance import Guess
from patroon.rules.city import BuildOption, look_up_leaders
from patroon.rules.districts import BlackMarketOption, MarketOption, deliver_furs
from patroon.rules.events import Event
from patroon.rules.game import ASKED, KINDS
from patroon.rules.land import recede
from patroon.rules.moves import BlackMarket, Build, EndTurn, Lumberyard, Move, Ship, Trade
from patroon.rules.options import Bits, Only, Option
from patroon.rules.outcomes import FursDrawn
from patroon.rules.state import CITY, DISTRICTS, DRAW_FURS, NEXT, NO_FURS, TOP, TRADE, State
from patroon.rules.trade import ShipOption, TradeOption

BUILDS: Final = tuple(tuple(combinations_with_replacement(range(len(DISTRICTS)), number)) for number in (1, 2, 3))
"""Every way to place one, two or three businesses."""
BUILDS_TRIED: Final = 2


class OutOfTime(Exception):
    """The clock ran out in the middle of a search."""


class Plan(NamedTuple):
    """Moves up to the end of the trade step, what the position is worth after them, and the position."""

    value: float
    moves: tuple[Move, ...]
    end: State


class Planner:
    """Looks for the best plan of a player, by given values. Raises OutOfTime when its clock runs out."""

    def __init__(self, values: Values, bits: Bits, width: int) -> None:
        self.values = values
        self.width = width
        self.clock = Clock()
        self._guess = Guess(bits)

    def plan(self, state: State, seat: int, ahead: Mapping[int, State] = {}) -> Plan:
        """The best plan from a position before or in the steps of a round.

        `ahead`: the table as others will have left it when the player's turn in a later step comes (see `foresee`).
        """
        start = alone(state, seat)
        return self._completed(Plan(self.values.margin(start, seat), (), start), seat, ahead)

    def plans(self, state: State, seat: int, ahead: Mapping[int, State] = {}) -> list[Plan]:
        """The best plan for every first move worth a try, the best first."""
        start = alone(state, seat)
        found = [self._begun(start, seat, move, ahead) for move in self.tries(start)]
        return sorted(found, key=_by_value, reverse=True)

    def plan_with(self, state: State, seat: int, move: Move, ahead: Mapping[int, State] = {}) -> Plan:
        """The best plan that begins with this move."""
        return self._begun(alone(state, seat), seat, move, ahead)

    def _begun(self, start: State, seat: int, move: Move, ahead: Mapping[int, State]) -> Plan:
        after = self.after(start, seat, move, ahead)
        return self._completed(Plan(self.values.margin(after, seat), (move,), after), seat, ahead)

    def _completed(self, begun: Plan, seat: int, ahead: Mapping[int, State]) -> Plan:
        beam = [begun]
        while beam[0].end.awaits != NEXT:
            found: dict[tuple[object, ...], Plan] = {}
            for before in beam:
                if self.clock.out():
                    raise OutOfTime
                for move in self.tries(before.end):
                    after = self.after(before.end, seat, move, ahead)
                    plan = Plan(self.values.margin(after, seat), (*before.moves, move), after)
                    found.setdefault(_key(after, seat), plan)
            beam = sorted(found.values(), key=_by_value, reverse=True)[: self.width]
        return beam[0]

    def after(self, state: State, seat: int, move: Move, ahead: Mapping[int, State] = {}) -> State:
        """The position after a move; and at the begin of the next step if it was the last one in its step."""
        twin = copy_for(state, seat)
        events: list[Event] = []
        KINDS[type(move)].do(twin, move, events)
        if twin.awaits == DRAW_FURS:
            outcome = self._guess.outcome(twin)
            assert isinstance(outcome, FursDrawn)
            deliver_furs(twin, outcome, events)
        if twin.awaits == NEXT and CITY <= twin.phase < TRADE:
            begin(twin, seat, twin.phase + 1)
            if twin.phase in ahead:
                _adopt(twin, seat, ahead[twin.phase])
        return twin

    def foresee(self, state: State, seat: int) -> dict[int, State]:
        """The table at the player's turns in later steps, if the others follow their own plans until then."""
        found: dict[int, State] = {}
        order, now, turn = state.order, state.phase, state.turn
        for phase in range(now, TRADE + 1):
            for other in order[turn + 1 :] if phase == now else order:
                if other == seat:
                    found[phase] = state
                else:
                    state = self._after_turn(state, other, phase)
        return found

    def _after_turn(self, state: State, seat: int, phase: int) -> State:
        """After a player's turn in a step, by their plan."""
        state = copy_for(state, seat)
        begin(state, seat, phase)
        for move in self.plan(state, seat).moves:
            state = self.after(state, seat, move)
            if state.phase != phase:
                break
        return state

    def tries(self, state: State) -> Iterator[Move]:
        """The moves worth a try: all but those that another one beats in any case, or nearly so."""
        for kind in ASKED[state.awaits]:
            if kind.move is EndTurn:  # passing one thing after the other comes to the same
                continue
            option = kind.offer(state)
            if isinstance(option, Only):
                yield option.move
            elif isinstance(option, BuildOption):
                yield from self._builds(state, option)
            elif isinstance(option, MarketOption):
                yield from _amounts(state, option)
            elif isinstance(option, TradeOption):
                yield from _trades(state, option)
            elif isinstance(option, ShipOption):
                yield from _shipments(option)
            elif isinstance(option, BlackMarketOption):
                yield from _purchases(option)
            elif isinstance(option, Option):
                yield from option.moves()

    def _builds(self, state: State, option: BuildOption) -> Iterator[Move]:
        """The best places for one, two and three businesses, as if districts did not depend on each other."""
        gains = [self.values.gains(state, option.player, district) for district in range(len(DISTRICTS))]
        for number in range(option.most()):
            ranked = sorted(
                BUILDS[number],
                key=lambda places: sum([gains[place][places.count(place)] for place in set(places)]),
                reverse=True,
            )
            for places in ranked[:BUILDS_TRIED]:
                yield Build(option.player, places)


def _by_value(plan: Plan) -> float:
    return plan.value


def alone(state: State, seat: int) -> State:
    """A copy in which only this player acts, at the begin of their next turn or in the middle of it."""
    twin = copy_for(state, seat)
    if state.phase < CITY:
        begin(twin, seat, CITY)
    elif state.actor == seat:
        twin.order, twin.turn = (seat,), 0
    elif seat in state.order[state.turn :]:
        begin(twin, seat, state.phase)
    elif state.phase < TRADE:
        begin(twin, seat, state.phase + 1)
    else:  # all their turns are over
        twin.awaits = NEXT
    return twin


def copy_for(state: State, seat: int) -> State:
    """A copy in which this player's things may change; the others' are shared."""
    players = state.players
    state.players = []
    twin = state.copy()
    state.players = players
    twin.players = players.copy()
    twin.players[seat] = players[seat].copy()
    return twin


def begin(state: State, seat: int, phase: int) -> None:
    """The player's turn in a step begins, and nobody else's will come."""
    state.phase = phase
    state.order = (seat,)
    state.turn = 0
    state.actor = seat
    state.special = True
    state.ask_to_act()


def _adopt(state: State, seat: int, world: State) -> None:
    """Put the others, and what they leave on the table, in the place of what is there. Own things and deeds stay."""
    own = state.players[seat]
    added = len(own.row) - len(world.players[seat].row)
    state.players = world.players.copy()
    state.players[seat] = own
    state.land, state.ships, state.traders = world.land, world.ships, world.traders
    state.reserve, state.discard = world.reserve, world.discard
    state.camps = world.camps
    for _ in range(added):
        recede(state, [])
    for district in range(len(DISTRICTS)):
        look_up_leaders(state, district, [])


def _key(state: State, seat: int) -> tuple[object, ...]:
    """Plans that come to the same position by another order of moves are the same."""
    player = state.players[seat]
    return (
        state.phase, state.special, player.tiles, player.score, player.coins, player.goods, player.wood, player.corn,
        player.furs, player.businesses, player.houses, player.row, player.cleared, player.warehouses, player.post,
        player.ships,
    )  # fmt: skip


def _amounts(state: State, option: MarketOption) -> Iterator[Move]:
    """Wood by the piece; corn for the businesses and a little more; sell what is to spare."""
    player = state.players[option.player]
    if option.kind is Lumberyard:
        buy = [1, 2, 3, 5]
        sell = [option.sell - 3]
    else:
        short = sum(player.businesses) - player.corn - sum([card[2] for card in player.row[: player.cleared]])
        buy = [min(short, option.buy), short + 2] if short > 0 else [1, 3]
        sell = [-short]
    for amount in buy:
        if 0 < amount <= option.buy:
            yield option.kind(option.player, amount, 0)
    for amount in sell:
        if 0 < amount <= option.sell:
            yield option.kind(option.player, 0, amount)


def _trades(state: State, option: TradeOption) -> Iterator[Move]:
    """All of a lower trader; of the top one the types of which there will be most."""
    for trader in option.open_traders():
        if trader != TOP:
            yield Trade(option.player, trader)
            continue
        held, offered = state.players[option.player].furs, option.traders[TOP]
        liked = sorted(range(len(NO_FURS)), key=lambda kind: held[kind] + offered[kind], reverse=True)
        furs = [kind for kind in liked for _ in range(offered[kind])]
        for number in range(1, option.most_at_top() + 1):
            yield Trade(option.player, TOP, tuple([furs[:number].count(kind) for kind in range(len(NO_FURS))]))


def _shipments(option: ShipOption) -> Iterator[Move]:
    """For each ship the furs that score most: of as few types as possible."""
    plenty = sorted(range(len(NO_FURS)), key=lambda kind: option.furs[kind], reverse=True)
    for slot in option.slots:
        card = option.ships[slot]
        assert card is not None
        left = card[0]
        furs = [0] * len(NO_FURS)
        for kind in plenty:
            furs[kind] = min(left, option.furs[kind])
            left -= furs[kind]
        yield Ship(option.player, slot, tuple(furs))


def _purchases(option: BlackMarketOption) -> Iterator[Move]:
    """Paid with as few goods as possible, or as many."""
    for furs in range(1, option.most() + 1):
        for goods in set(option.goods_for(furs)):
            yield BlackMarket(option.player, furs, goods)
