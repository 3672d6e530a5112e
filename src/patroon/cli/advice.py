"""What the advisor says, as text."""

from patroon.bots.advisor import Advisor
from patroon.cli.output import show_table, wrapped
from patroon.rules import Game
from patroon.words.tables import worths
from patroon.words.telling import Teller


def show_advice(game: Game, teller: Teller) -> None:
    """What the columns are worth to those who bid, and the best few moves with their reasons."""
    view, words = game.view(), teller.words
    advisor = Advisor()
    show_table(*worths(view, advisor.columns(view), teller))
    print(words("advice-moves"))
    for one in advisor.moves(view, game.options()):
        margin = words.signed(one.margin)
        print(wrapped(words("advice-move", move=teller.decision(view, one.move), margin=margin)))
        if one.reasons:
            print(wrapped(words("advice-why", reasons=teller.reasons(one.reasons)), "    "))
