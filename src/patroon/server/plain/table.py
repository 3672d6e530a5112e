"""The page of a table: where the game is, what to do now, what happened, what lies there."""

from typing import Final

from patroon.rules.moves import move_from_json
from patroon.rules.options import Option
from patroon.rules.provisions import RemoveOption
from patroon.rules.state import ACT_CITY, ACT_LAND, ACT_TRADE, BID, BIDDING, OPEN, PAY, PLACE, REMOVE, TAKE, TRADE
from patroon.server.messages import Advice
from patroon.server.plain.board import auction, board, outcome, players
from patroon.server.plain.citing import because
from patroon.server.plain.forms import decision
from patroon.server.plain.html import Html, button_form, joined, listed, table, tag
from patroon.server.plain.reader import HOME, Reader, notice, page
from patroon.server.plain.sight import Sight
from patroon.server.plain.story import happened
from patroon.server.rows import TableRow
from patroon.words.tables import worths

BOTS_SECONDS: Final = 2
PEOPLE_SECONDS: Final = 5
"""How soon the page looks again, while a bot or a person decides."""

NOW: Final = {
    PLACE: "plain-now-place",
    OPEN: "plain-now-open",
    TAKE: "plain-now-take",
    ACT_CITY: "plain-now-city",
    ACT_LAND: "plain-now-land",
    ACT_TRADE: "plain-now-trade",
}
"""What to do, where the sentence needs no numbers."""


def table_page(sight: Sight) -> Html:
    """The whole page. What is to be decided comes first, since one comes back to it again and again."""
    heading, over = _heading(sight), sight.game.over
    title, parts = heading, []
    if sight.trouble is not None:
        title = f"{sight.words(f'problem-title-{sight.trouble.status}')}: {heading}"
        parts.append(notice(sight.reader, sight.trouble))
    parts += [tag("h1", heading), outcome(sight) if over else tag("p", _now(sight), class_="now"), _helps(sight)]
    around = [happened(sight), players(sight), board(sight)]
    if sight.decides is not None:
        parts.append(tag("div", _decision(sight), tag("div", *around), class_="columns"))
    else:
        parts.append(tag("div", around[0], tag("div", *around[1:]), class_="columns"))
    parts.append(_tools(sight))
    refresh = None
    if sight.row.running and sight.decides is None and sight.trouble is None:
        refresh = BOTS_SECONDS if sight.row.bot_due() is not None else PEOPLE_SECONDS
    return page(sight.reader, sight.address, title, *parts, refresh=refresh)


def waiting_page(reader: Reader, row: TableRow) -> Html:
    """A table where nobody plays: not yet, or no more."""
    words = reader.words
    title = words("problem-table-closed" if row.status == "closed" else "problem-not-begun")
    names = listed(seat.name if seat.name is not None else words("plain-free") for seat in row.seats)
    refresh = None if row.status == "closed" else PEOPLE_SECONDS
    home = tag("p", tag("a", words("plain-home"), href=HOME))
    return page(reader, f"{HOME}/table/{row.id}", title, tag("h1", title), names, home, refresh=refresh)


def _heading(sight: Sight) -> str:
    """Round, phase, and whose turn it is."""
    words, decides = sight.words, sight.row.decides
    if sight.game.over:
        return words("play-result")
    if decides is None:
        return sight.where
    key = "plain-your-turn" if sight.decides is not None else "plain-their-turn"
    return words(key, where=sight.where, player=sight.teller.names[decides])


def _now(sight: Sight) -> str:
    """What the reader is to do, in a sentence."""
    words, state = sight.words, sight.state
    if sight.decides is None:
        if any(seat.stand_in is not None for seat in sight.mine.values()):
            return words("plain-now-bot")
        return words("plain-now-wait" if sight.mine else "plain-now-watch")
    if state.awaits == BID:
        return words("plain-now-bid", bid=state.bid, column=state.column + 1)
    if state.awaits == PAY:
        return words("plain-now-pay", n=state.bid, column=state.column + 1)
    if state.awaits == REMOVE:
        return sight.offering.unfed(_removal(sight.game.options()))
    if state.awaits >= ACT_CITY and not state.players[state.actor].tiles[state.step()]:
        return words("plain-now-special")
    return words(NOW[state.awaits])


def _removal(options: list[Option]) -> RemoveOption:
    option = options[0]
    assert isinstance(option, RemoveOption)
    return option


def _decision(sight: Sight) -> Html:
    """What the reader has, may do, and may not."""
    words, state = sight.words, sight.state
    me = state.players[state.actor]
    have = words(
        "play-have",
        coins=words("amount-coins", n=me.coins),
        goods=words("amount-goods", n=me.goods),
        room=state.layout.room[me.warehouses],
        wood=words("amount-wood", n=me.wood),
        corn=words("amount-corn", n=me.corn),
        furs=sight.teller.furs(me.furs),
        points=words("amount-points", n=me.score),
    )
    parts = [tag("h2", words("plain-decision")), auction(sight), tag("p", have)]
    if BIDDING <= state.phase <= TRADE:
        harvest = words("amount-corn", n=sum(card[2] for card in me.row[: me.cleared]))
        need = words("amount-corn", n=sum(me.businesses))
        parts.append(tag("p", words("play-upkeep", need=need, harvest=harvest)))
    if sight.advice is not None:
        parts.append(_advice(sight, sight.advice))
    parts.append(decision(sight))
    refused = [
        joined([words(f"do-{name}"), ": ", because(no.rule, sight.teller.sentence(no.key, no.values))])
        for name, no in sight.game.refusals().items()
    ]
    if refused:
        parts.append(tag("details", tag("summary", words("plain-why-not")), listed(refused)))
    return tag("section", *parts, class_="decision", id="decision")


def _advice(sight: Sight, advice: Advice) -> Html:
    """What the columns are worth while people bid, and the best moves with their reasons."""
    words, state, teller = sight.words, sight.state, sight.teller
    grid = worths(state, {bidder.player: bidder.columns for bidder in advice.bidders}, teller)
    moves = []
    for good in advice.moves:
        told = words(
            "advice-move", move=teller.decision(state, move_from_json(good.move)), margin=words.signed(good.margin)
        )
        why = words("advice-why", reasons=teller.reasons((each.key, each.values) for each in good.reasons))
        moves.append(joined([told, " ", why if good.reasons else ""]))
    columns = [tag("p", grid.title), table(grid, grid.title)] if grid.rows else []
    return tag("div", *columns, tag("p", words("advice-moves")), listed(moves), class_="advice")


def _helps(sight: Sight) -> Html:
    """What is wanted most often besides deciding: taking back, advice, another game."""
    words, row, address = sight.words, sight.row, sight.address
    parts = []
    undo = sight.following.position(row).undo
    if undo is not None and undo in sight.mine and sight.mine[undo].stand_in is None:
        answers = sight.following.line
        parts.append(button_form(f"{address}/undo", words("plain-undo"), answers=answers, player=undo))
    if sight.decides is not None and row.options.advisor:
        parts.append(button_form(address, words("plain-advice"), "get", advice=1))
    if row.status == "over" and sight.mine:
        parts.append(button_form(f"{address}/again", words("plain-again")))
    return tag("div", *parts, class_="tools") if parts else Html()


def _tools(sight: Sight) -> Html:
    """What can be done besides playing."""
    words, row, address = sight.words, sight.row, sight.address
    parts: list[Html] = []
    for number, seat in sight.mine.items() if row.running else ():
        key, what = ("plain-stand-in", "stand-in") if seat.stand_in is None else ("plain-come-back", "come-back")
        name = words(key) if len(sight.mine) == 1 else words("plain-for", what=words(key), player=row.names[number])
        parts.append(button_form(f"{address}/{what}", name, player=number))
    promise = row.header(told=False).commitment
    if promise is not None:
        parts.append(tag("p", words("play-commitment", commitment=promise), class_="fine"))
    links = {"plain-refresh": address} if row.running else {}
    if sight.reader.drawn:
        links["plain-drawn"] = f"/table/{row.id}"
    links |= {"plain-record": f"/api/tables/{row.id}/record", "plain-home": HOME}
    listing = listed(tag("a", words(key), href=href) for key, href in links.items())
    return tag("section", tag("h2", words("plain-tools")), tag("div", *parts, class_="tools"), listing)
