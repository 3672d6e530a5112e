"""The whole table as text: everything that lies on it."""

from collections.abc import Sequence
from typing import Final

from patroon.board import FURS, TRADERS
from patroon.cli.output import capital, show_table
from patroon.rules.state import DISTRICTS, NOBODY, PHASES, Player, State
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
    for seat, player in enumerate(state.players):
        _show_land_and_ships(player, teller.names[seat], teller)
    _show_river(state, teller)
    _show_traders(state, teller)
    for title, cards, name in (
        ("table-open-land", state.land, teller.land_card),
        ("table-open-ships", state.ships, teller.ship_card),
    ):
        show_table(
            words(title), ("", ""), [(slot, name(card)) for slot, card in enumerate(cards, 1) if card is not None]
        )
    _show_cash_box(state, teller)


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


def _show_land_and_ships(player: Player, name: str, teller: Teller) -> None:
    words = teller.words
    if not player.row and not player.ships:
        return
    print(name)
    for position, card in enumerate(player.row):
        told = teller.land_card(card)
        if position < player.cleared:
            print(f"  {words('land-position', n=position + 1)}: {words('land-cleared', card=told)}")
        else:
            built = words("land-built", card=told, built=player.built_on(position), houses=card[0])
            print(f"  {words('land-position', n=position + 1)}: {built}")
    for card in player.ships:
        print(f"  {words('table-ships')}: {teller.ship_card(card)}")
    print()


def _show_river(state: State, teller: Teller) -> None:
    words = teller.words
    layout = state.layout
    rows = []
    for zone, longhouses in enumerate(state.camps):
        there = [seat for seat, player in enumerate(state.players) if player.post == zone]
        last = zone == len(state.camps) - 1
        rows.append(
            (
                zone + 1,
                f"{longhouses}/{layout.camps[zone]}",
                f"{teller.players(there)} ({len(there)}/{layout.posts[zone]})",
                "" if last else words("amount-corn", n=layout.boats[zone]),
            )
        )
    headings = ("camp", "longhouses", "posts", "boat")
    show_table(words("table-river"), [words(f"table-{key}") for key in headings], rows)


def _show_traders(state: State, teller: Teller) -> None:
    words = teller.words
    rows = [
        (
            capital(words("trader-" + name)),
            teller.furs(furs),
            words("price-in-all" if trader.all else "price-each", goods=trader.goods),
        )
        for name, furs, trader in zip(TRADERS, state.traders, state.layout.board.traders, strict=True)
    ]
    show_table(words("table-traders"), ["", words("table-furs"), words("table-price")], rows)
    print(words("table-reserve", reserve=sum(state.reserve), discard=sum(state.discard)))
    print()


def _show_cash_box(state: State, teller: Teller) -> None:
    words = teller.words
    rows = [
        (column, teller.tiles(tiles), state.layout.board.columns[column - 1].coins)
        for column, tiles in enumerate(state.columns, 1)
        if tiles is not None
    ]
    if rows and state.still_in != () and state.actor != NOBODY:
        headings = ("column", "tiles", "coins")
        show_table(words("table-cash-box"), [words(f"table-{key}") for key in headings], rows)


def show_result(state: State, teller: Teller) -> None:
    """Print the final scores with where the last points came from."""
    words = teller.words
    scores = [player.score for player in state.players]
    rows = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        elections, land, furs, resources = state.final[seat]
        before = scores[seat] - sum(state.final[seat])
        rank = 1 + sum(1 for score in scores if score > scores[seat])
        rows.append((rank, teller.names[seat], before, elections, land, furs, resources, scores[seat]))
    headings = ("rank", "player", "before", "elections", "land", "furs", "resources", "total")
    show_table("", [words(f"result-{key}") for key in headings], rows)
