"""The easy level: looks one move ahead and does what seems best now."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Final

from patroon.bots.bot import Bot, Clock, Reason
from patroon.bots.reasons import for_a_move
from patroon.bots.worth import column_worth, worth
from patroon.rules.bidding import BidOption, OpenOption, PayOption, TakeOption
from patroon.rules.chance import Guess
from patroon.rules.game import Game
from patroon.rules.moves import Bid, Move, Open, PassBid, TakeColumn
from patroon.rules.options import Option
from patroon.rules.state import State

MOST_TRIED: Final = 400
PAYMENTS_TRIED: Final = 40
KEPT: Final = 4
"""Resources it never bids: a round without any is a lost one."""
HESITATION: Final = 0.05
"""Moves that differ by less than this many points are the same to it."""


class EasyBot(Bot):
    """Bids what a column is worth more than what would be left; else tries each move and looks at the table."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self._why: Callable[[], list[Reason]] = list

    def explain(self) -> Sequence[Reason]:
        return self._why()

    def decide(self, view: State, options: Sequence[Option], clock: Clock) -> Move:
        first = options[0]
        self._why = list  # it bids by feeling
        if isinstance(first, OpenOption):
            column = self._best_column(view, first.columns)
            return Open(first.player, column, max(0, min(first.most - KEPT, self._limit(view, column))))
        if isinstance(first, TakeOption):
            return TakeColumn(first.player, self._best_column(view, first.columns))
        if isinstance(first, BidOption):
            limit = min(first.most - KEPT, self._limit(view, view.column))
            return Bid(first.player, first.least) if first.least <= limit else PassBid(first.player)
        best = max((move for option in options for move in self._tried(option)), key=lambda move: self._try(view, move))
        self._why = partial(for_a_move, view, best)
        return best

    def _best_column(self, view: State, columns: Sequence[int]) -> int:
        return max(columns, key=lambda column: column_worth(view, view.actor, column))

    def _limit(self, view: State, column: int) -> int:
        """The highest bid for a column: what it is worth more than the one this player would get in the end."""
        duel = view.layout.players == 2  # the loser takes a column of two tiles (R4.9)
        others = sorted(
            (
                column_worth(view, view.actor, other)
                for other, tiles in enumerate(view.columns)
                if tiles is not None and other != column and (not duel or sum(tiles) == 2)
            ),
            reverse=True,
        )
        rivals = len(view.still_in) - 1
        left_over = others[min(len(others), rivals) - 1] if others else 0.0
        return int(column_worth(view, view.actor, column) - left_over + 1.0)

    def _tried(self, option: Option) -> Iterator[Move]:
        """The moves of an option that are worth a try: all of them unless they are very many."""
        if isinstance(option, PayOption):
            return (option.draw(self.random) for _ in range(PAYMENTS_TRIED))
        return islice(option.moves(), MOST_TRIED)

    def _try(self, view: State, move: Move) -> float:
        game = Game(view.copy(), Guess(self.random))
        game.play(move)
        return worth(game.state, move.player) + HESITATION * self.random.getrandbits(10) / 1024
