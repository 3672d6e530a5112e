"""The whole table as text: everything that lies on it."""

from collections.abc import Sequence
from typing import Final

from patroon.board import FURS
from patroon.cli.output import show_table
from patroon.rules.state import DISTRICTS, PHASES, State
from patroon.words import capital
from patroon.words.tables import cards, cash_box, open_land, open_ships, result, river, traders
from patroon.words.telling import Teller

LONGEST_NAME: Final = 10


def show_state(state: State, teller: Teller) -> None:
    """Print the table, zone by zone."""
    words = teller.words
    print()
    phase = words("phase-" + PHASES[state.phase])
    print(words("table-round", round=state.round, phase=phase) if state.round else words("table-setup", phase=phase))
    _show_players(state, teller)
    _show_city(state, teller)
    for player, name in zip(state.players, teller.names, strict=True):
        if player.row or player.ships:
            print(name)
            for line in cards(player, teller):
                print(f"  {line}")
            print()
    show_table(*river(state, teller))
    show_table(*traders(state, teller))
    print(words("table-reserve", reserve=sum(state.reserve), discard=sum(state.discard)))
    print()
    for grid in (open_land(state, teller), open_ships(state, teller), cash_box(state, teller)):
        show_table(*grid)


def _show_players(state: State, teller: Teller) -> None:
    words = teller.words
    headings = ("player", "score", "token", "coins", "goods", "wood", "corn", "post", "buildings")
    names = [f"{'>' if seat == state.actor else ' '} {name}" for seat, name in enumerate(_short(teller.names))]
    rows = [
        (
            names[seat],
            player.score,
            player.token,
            player.coins,
            f"{player.goods}/{state.layout.room[player.warehouses]}",
            player.wood,
            player.corn,
            player.post + 1,
            player.buildings,
        )
        for seat, player in enumerate(state.players)
    ]
    show_table("", [words(f"table-{key}") for key in headings], rows)
    furs = [capital(words("fur-" + fur)) for fur in FURS]
    show_table(
        "",
        ["", *furs, words("table-tiles")],
        [(names[seat], *player.furs, teller.tiles(player.tiles)) for seat, player in enumerate(state.players)],
    )


def _short(names: Sequence[str]) -> list[str]:
    """Names that fit into a table."""
    return [name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in names]


def _show_city(state: State, teller: Teller) -> None:
    words = teller.words
    rows = [
        (
            capital(teller.district(district)),
            *[
                f"{player.businesses[district]}{'*' if seat in state.leaders[district] else ''}"
                for seat, player in enumerate(state.players)
            ],
        )
        for district in range(len(DISTRICTS))
    ]
    show_table(words("table-city"), ["", *_short(teller.names)], rows)


def show_result(state: State, teller: Teller) -> None:
    """Print the final scores with where the last points came from."""
    show_table(*result(state, teller))
