"""What the advisor says, as text."""

from patroon.bots.advisor import Advisor
from patroon.cli.output import show_table, wrapped
from patroon.rules import Game
from patroon.words.telling import Teller


def show_advice(game: Game, teller: Teller) -> None:
    """What the columns are worth to those who bid, and the best few moves with their reasons."""
    view, words = game.view(), teller.words
    advisor = Advisor()
    worths = advisor.columns(view)
    if view.actor in worths:
        rows = []
        for advice in worths[view.actor]:
            tiles = view.columns[advice.column]
            assert tiles is not None
            others = [
                words.decimal(next(one.worth for one in theirs if one.column == advice.column), 0)
                for seat, theirs in worths.items()
                if seat != view.actor
            ]
            rows.append(
                (
                    advice.column + 1,
                    teller.tiles(tiles),
                    f"{words.decimal(advice.least, 0)}–{words.decimal(advice.worth, 0)}",
                    advice.bid if advice.bid >= 0 else "–",
                    *others,
                )
            )
        headings = [words(f"advice-{key}") for key in ("column", "tiles", "worth", "bid")]
        names = [teller.names[seat] for seat in worths if seat != view.actor]
        show_table(words("advice-columns"), [*headings, *names], rows)
    print(words("advice-moves"))
    for one in advisor.moves(view, game.options()):
        margin = words.signed(one.margin)
        print(wrapped(words("advice-move", move=teller.decision(view, one.move), margin=margin)))
        if one.reasons:
            print(wrapped(words("advice-why", reasons=teller.reasons(one.reasons)), "    "))
