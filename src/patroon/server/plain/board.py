"""Everything that lies on the table: the players' things, the board, the result."""

from patroon.rules.state import BID, DISTRICTS, PAY
from patroon.server.plain.html import Html, heading, joined, listed, scrolled, table, tag
from patroon.server.plain.sight import Sight
from patroon.server.rows import BOT
from patroon.words import capital
from patroon.words.tables import Grid, cards, cash_box, open_land, open_ships, result, river, traders


def players(sight: Sight) -> Html:
    """A column for each player: there are few of them, and many things."""
    words, teller, state = sight.words, sight.teller, sight.state
    everyone = state.players
    furs = [f"{sum(player.furs)}: {teller.furs(player.furs)}" if any(player.furs) else "0" for player in everyone]
    things: dict[str, list[str | int]] = {
        words("table-score"): [player.score for player in everyone],
        words("table-token"): [player.token for player in everyone],
        words("table-tiles"): [teller.tiles(player.tiles) for player in everyone],
        words("table-coins"): [player.coins for player in everyone],
        words("table-goods"): [f"{player.goods}/{state.layout.room[player.warehouses]}" for player in everyone],
        words("table-wood"): [player.wood for player in everyone],
        words("table-corn"): [player.corn for player in everyone],
        words("table-furs"): [*furs],
        capital(words("tile-land")): [
            words(
                "plain-land", cards=len(player.row), cleared=player.cleared, built=player.houses, spaces=player.spaces
            )
            for player in everyone
        ],
        words("plain-ships"): [
            words(
                "plain-fleet", n=len(player.ships), goods=words("amount-goods", n=sum(ship[1] for ship in player.ships))
            )
            for player in everyone
        ],
        words("table-post"): [player.post + 1 for player in everyone],
        words("table-buildings"): [player.buildings for player in everyone],
    }
    city = {
        capital(teller.district(district)): [
            f"{player.businesses[district]}{'*' if seat in state.leaders[district] else ''}"
            for seat, player in enumerate(everyone)
        ]
        for district in range(len(DISTRICTS))
    }
    head = tag("thead", tag("tr", tag("td"), *(heading(_name(sight, seat)) for seat in range(len(everyone)))))
    group = tag("tr", tag("th", words("table-city"), scope="rowgroup", colspan=len(everyone) + 1))
    bodies = [tag("tbody", *map(_row, things.items())), tag("tbody", group, *map(_row, city.items()))]
    shown = scrolled(words("plain-players"), head, *bodies, captioned=False)
    rows = [
        tag("details", tag("summary", words("plain-cards", player=name)), listed(cards(player, teller)))
        for player, name in zip(everyone, teller.names, strict=True)
        if player.row or player.ships
    ]
    return tag("section", tag("h2", words("plain-players")), shown, *rows)


def _row(thing: "tuple[str, list[str | int]] | tuple[str, list[str]]") -> Html:
    name, cells = thing
    return tag("tr", tag("th", name, scope="row"), *(tag("td", cell) for cell in cells))


def _name(sight: Sight, number: int) -> str:
    """A player's name, and who that is."""
    seat, name = sight.row.seats[number], sight.teller.names[number]
    if number in sight.mine:
        return sight.words("plain-you", player=name)
    return sight.words("plain-bot", player=name) if seat.by == BOT else name


def board(sight: Sight) -> Html:
    """The auction, the cards, the traders, the districts, the river."""
    words, state, teller = sight.words, sight.state, sight.teller
    parts = [table(cash_box(state, teller)), auction(sight)]
    parts += [table(grid) for grid in (open_land(state, teller), open_ships(state, teller), traders(state, teller))]
    parts.append(tag("p", words("table-reserve", reserve=sum(state.reserve), discard=sum(state.discard))))
    leads = [(words(f"do-{name}"), teller.players(seats)) for name, seats in zip(DISTRICTS, state.leaders, strict=True)]
    parts.append(table(Grid(words("plain-districts"), ["", words("plain-leads")], leads)))
    parts.append(table(river(state, teller)))
    return tag("section", tag("h2", words("plain-board")), *parts, class_="board")


def auction(sight: Sight) -> Html:
    """The column that is fought for."""
    words, state, teller = sight.words, sight.state, sight.teller
    if state.awaits not in (BID, PAY):
        return Html()
    tiles = state.columns[state.column]
    assert tiles is not None
    holds = f"{teller.tiles(tiles)}; {teller.bonus(state, state.column)}"
    bidder = teller.names[state.bidder]
    return tag("p", words("play-auction", column=state.column + 1, tiles=holds, bid=state.bid, bidder=bidder))


def outcome(sight: Sight) -> Html:
    """Who won, with what; and how to see that nobody cheated."""
    words, row = sight.words, sight.row
    winners = sight.game.winners or ()
    key = "event-game_ended-one" if len(winners) == 1 else "event-game_ended-shared"
    parts = [tag("p", words(key, winners=sight.teller.players(winners)), class_="now")]
    parts.append(table(result(sight.state, sight.teller), words("play-result")))
    if row.seed is not None:
        parts += [tag("p", words("play-seed", seed=row.seed.hex())), tag("p", words("plain-check"))]
        parts.append(tag("pre", f"patroon verify {row.id}.nar"))
    return joined(parts)
