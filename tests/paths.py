"""The rare paths of a game: which of them a recorded game takes, one small detector each."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from patroon.board import Board
from patroon.rules import Game, State
from patroon.rules.events import (
    AuctionWon,
    BusinessRemoved,
    Event,
    FursBought,
    GameEnded,
    LandCleared,
    LonghouseLeft,
    LonghouseStayed,
    Lost,
    Paid,
    PostMoved,
    Reshuffled,
    Scored,
    TokensSwapped,
)
from patroon.rules.game import Line
from patroon.rules.moves import BlackMarket, Pay, Remove, Trade, TradingCompany
from patroon.rules.outcomes import FursDrawn, TradersFilled
from patroon.rules.state import BOTTOM, CITY, MIDDLE, TOP, TRADE


class Step(NamedTuple):
    """One line of a game: the table before it, the line, what came of it, and the game after it."""

    before: State
    line: Line
    events: list[Event]
    game: Game


def steps(board: Board, players: int, first: int, lines: Iterable[Line]) -> Iterator[Step]:
    """The game once more, line by line, without a source of chance. Look at a step before the next one comes."""
    game = Game.new(players, board, first=first)
    for line in lines:
        before = game.view()
        yield Step(before, line, game.advance(line), game)


def _reshuffled_for_the_traders(step: Step) -> bool:
    return isinstance(step.line, TradersFilled) and _some(step, Reshuffled)


def _reshuffled_at_the_black_market(step: Step) -> bool:
    return isinstance(step.line, FursDrawn) and _some(step, Reshuffled)


def _reserve_emptied_exactly(step: Step) -> bool:
    """R3.2: it stays empty, with furs on the discard pile, until the next fur is needed."""
    after = step.game.state
    return sum(step.before.reserve) > 0 and sum(after.reserve) == 0 and sum(after.discard) > 0


def _traders_left_short(step: Step) -> bool:
    after = step.game.state
    short = any(sum(held) < trader.furs for held, trader in zip(after.traders, after.layout.board.traders, strict=True))
    return isinstance(step.line, TradersFilled) and short and not sum(after.reserve) and not sum(after.discard)


def _short_trader_sold(step: Step) -> bool:
    """A bottom or middle trader left short sells what it has, at the same price (R5.9)."""
    if not isinstance(step.line, Trade) or step.line.trader == TOP:
        return False
    trader = step.before.layout.board.traders[step.line.trader]
    bought = [event for event in step.events if isinstance(event, FursBought)]
    return 0 < sum(bought[0].furs) < trader.furs


def _bottom_trader_sold(step: Step) -> bool:
    return isinstance(step.line, Trade) and step.line.trader == BOTTOM


def _middle_trader_sold(step: Step) -> bool:
    return isinstance(step.line, Trade) and step.line.trader == MIDDLE


def _top_trader_sold(step: Step) -> bool:
    return isinstance(step.line, Trade) and step.line.trader == TOP


def _trader_empty(step: Step) -> bool:
    after = step.game.state
    return isinstance(step.line, TradersFilled) and any(not sum(held) for held in after.traders)


def _removed_with_a_choice(step: Step) -> bool:
    return isinstance(step.line, Remove)


def _removed_without_a_choice(step: Step) -> bool:
    return not isinstance(step.line, Remove) and _some(step, BusinessRemoved)


def _score_not_below_zero(step: Step) -> bool:
    """R8.2: a removal costs less than 2 points because there are no more."""
    removed = len([event for event in step.events if isinstance(event, BusinessRemoved)])
    lost = -sum(event.points for event in step.events if isinstance(event, Scored) and event.why == "removal")
    return lost < 2 * removed


def _longhouse_leaves(step: Step) -> bool:
    return _some(step, LonghouseLeft)


def _permanent_longhouse_stays(step: Step) -> bool:
    return _some(step, LonghouseStayed)


def _leapfrog(step: Step) -> bool:
    return any(event.to > event.zone + 1 for event in step.events if isinstance(event, PostMoved))


def _post_can_not_move(step: Step) -> tuple[int, int] | None:
    """The zone of a post that wood and fee would move but R6.6 does not, and the farthest longhouse."""
    state = step.game.state
    actor = step.game.to_decide
    if actor is None or not CITY <= state.phase <= TRADE:
        return None
    refusal = step.game.why_not(TradingCompany(actor))
    if refusal is None or (refusal.rule, refusal.key) != ("R6.6", "no-zone-to-move-to"):
        return None
    farthest = max(camp for camp, longhouses in enumerate(state.camps) if longhouses)
    return state.players[actor].post, farthest


def _post_at_the_farthest_longhouse(step: Step) -> bool:
    found = _post_can_not_move(step)
    return found is not None and found[0] == found[1] > 0


def _post_blocked(step: Step) -> bool:
    """There are longhouses farther upriver, but every zone up to them is full."""
    found = _post_can_not_move(step)
    return found is not None and found[0] < found[1]


def _last_building_used(step: Step) -> bool:
    return any(not player.buildings for player in step.game.state.players)


def _ninth_land_card_cleared(step: Step) -> bool:
    return any(event.last >= 9 for event in step.events if isinstance(event, LandCleared))


def _several_cards_cleared_at_once(step: Step) -> bool:
    return any(event.last > event.first for event in step.events if isinstance(event, LandCleared))


def _shared_victory(step: Step) -> bool:
    return any(len(event.winners) > 1 for event in step.events if isinstance(event, GameEnded))


def _winning_bid_is_everything(step: Step) -> bool:
    return any(
        event.bid == step.before.players[event.player].resources() > 0
        for event in step.events
        if isinstance(event, AuctionWon)
    )


def _winning_bid_is_0(step: Step) -> bool:
    return any(event.bid == 0 for event in step.events if isinstance(event, AuctionWon))


def _bid_paid_with_furs(step: Step) -> bool:
    return isinstance(step.line, Pay) and sum(step.line.furs) > 0


def _tokens_swapped(step: Step) -> bool:
    return _some(step, TokensSwapped)


def _goods_lost_on_full_piers(step: Step) -> bool:
    return _some(step, Lost)


def _journey_paid(step: Step) -> bool:
    return any(event.why == "travelling" for event in step.events if isinstance(event, Paid))


def _special_action_for_a_leader(step: Step) -> bool:
    """R6: nobody who leads or ties pays the fee."""
    return isinstance(step.line, BlackMarket) and not any(
        event.why == "fee" for event in step.events if isinstance(event, Paid)
    )


def _all_warehouses(step: Step) -> bool:
    return any(player.warehouses == len(step.game.state.layout.board.piers) for player in step.game.state.players)


def _post_in_the_last_zone(step: Step) -> bool:
    return any(event.to == len(step.game.state.camps) for event in step.events if isinstance(event, PostMoved))


def _filled_land_left_uncleared(step: Step) -> bool:
    return step.game.over and any(points[1] for points in step.game.state.final)


def _some(step: Step, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in step.events)


PATHS: Final[dict[str, Callable[[Step], bool]]] = {
    detector.__name__.strip("_").replace("_", "-"): detector
    for detector in (
        _reshuffled_for_the_traders,
        _reshuffled_at_the_black_market,
        _reserve_emptied_exactly,
        _traders_left_short,
        _short_trader_sold,
        _trader_empty,
        _bottom_trader_sold,
        _middle_trader_sold,
        _top_trader_sold,
        _removed_with_a_choice,
        _removed_without_a_choice,
        _score_not_below_zero,
        _longhouse_leaves,
        _permanent_longhouse_stays,
        _leapfrog,
        _post_at_the_farthest_longhouse,
        _post_blocked,
        _last_building_used,
        _ninth_land_card_cleared,
        _several_cards_cleared_at_once,
        _shared_victory,
        _winning_bid_is_everything,
        _winning_bid_is_0,
        _bid_paid_with_furs,
        _tokens_swapped,
        _goods_lost_on_full_piers,
        _journey_paid,
        _special_action_for_a_leader,
        _all_warehouses,
        _post_in_the_last_zone,
        _filled_land_left_uncleared,
    )
}
"""A name for each rare path, and whether a step takes it."""


def paths_of(walk: Iterable[Step]) -> frozenset[str]:
    """The rare paths that a game takes, by name."""
    left = dict(PATHS)
    found = set()
    for step in walk:
        for name in [name for name, taken in left.items() if taken(step)]:
            found.add(name)
            del left[name]
    return frozenset(found)
