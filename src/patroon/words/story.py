"""The game as a story without a language: what a player decided, what came of it, in paragraphs under headings."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from patroon.board import TILES, Card
from patroon.rules import events, moves, outcomes
from patroon.rules.events import Event
from patroon.rules.game import Line
from patroon.rules.state import TOP, State
from patroon.words import things
from patroon.words.accounts import Entry, account_of, entry_of
from patroon.words.explaining import Because, because
from patroon.words.phrases import Phrase, PlayerName, listed, message

_IN_PROVISIONS: Final = (events.HARVEST, events.UPKEEP, events.REMOVAL, events.GOODS, events.INCOME)
_AT_THE_END: Final = (events.FINAL_ELECTIONS, events.FINAL_LAND, events.FINAL_FURS, events.FINAL_RESOURCES)
_BY_PLAYER: Final = (*_IN_PROVISIONS, *_AT_THE_END)
"""What happens to everyone at once is told in one line for all; anything else belongs to the decision."""

Level = Literal["sentence", "round", "step"]


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paragraph of the story, or the heading of a round or of a step; with `because` if it tells of points."""

    level: Level
    player: int | None
    """Whose decision the paragraph begins with."""
    said: Phrase
    because: Because | None = None


def tell(before: State, line: Line | None, happened: Sequence[Event]) -> list[Told]:
    """One line of the record: `before` is the table it met, `happened` all that came of it, in order.

    Without a line it is what came before the first decision.
    """
    story = _Story(before, happened)
    if isinstance(line, moves.Move):
        story.decide(line.player, decision(before, line))
    last = {event.district: event for event in happened if isinstance(event, events.MajorityChanged)}
    for event in happened:
        if isinstance(event, events.MajorityChanged) and event is not last[event.district]:
            continue  # only where a majority ended up is worth a sentence
        if isinstance(line, moves.Remove) and isinstance(event, events.BusinessRemoved) and event.player == line.player:
            continue  # the decision told it
        _tell_event(story, before, event)
    story.end_paragraph()
    return story.told


def undone(player: int) -> list[Told]:
    """A decision was taken back."""
    return [Told(level="sentence", player=player, said=message("told-undo", player=PlayerName(player)))]


def decision(state: State, move: moves.Move) -> Phrase:
    """What a player decided at this table."""
    player = PlayerName(move.player)
    match move:
        case moves.Place(district=district):
            return message("told-place", player=player, district=things.district(district))
        case moves.Open(column=column, bid=bid):
            return message("told-open", player=player, **_column(state, column), bid=bid)
        case moves.TakeColumn(column=column):
            return message("told-take_column", player=player, **_column(state, column))
        case moves.Bid(bid=bid):
            return message("told-bid", player=player, bid=bid)
        case moves.Build(districts=districts) | moves.Remove(districts=districts):
            named = things.districts(districts)
            return message(f"told-{move.name}", player=player, n=len(districts), districts=named)
        case moves.AddLand(slot=slot):
            card = state.land[slot]
            assert card is not None
            return message("told-add_land", player=player, card=things.land_card(card))
        case moves.Trade(trader=trader, furs=furs):
            bought = things.furs(furs if trader == TOP else state.traders[trader])
            return message("told-trade", player=player, trader=things.trader(trader), furs=bought)
        case moves.Ship(slot=slot, furs=furs):
            ship = state.ships[slot]
            assert ship is not None
            return message("told-ship", player=player, furs=things.furs(furs), card=things.ship_card(ship))
        case moves.Market(buy=buy, sell=sell):
            return message(f"told-{move.name}-{'buy' if buy else 'sell'}", player=player, n=buy or sell)
        case moves.Millwork(houses=number) | moves.BlackMarket(furs=number):
            return message(f"told-{move.name}", player=player, n=number)
    return message(f"told-{move.name}", player=player)


def idea(state: State, move: moves.Move) -> Phrase:
    """What a player could decide at this table. There is no account of it, so a payment says what it pays."""
    if not isinstance(move, moves.Pay):
        return decision(state, move)
    named = (("coins", move.coins), ("goods", move.goods), ("wood", move.wood), ("corn", move.corn))
    parts: list[Phrase] = [things.amount(name, amount) for name, amount in named if amount]
    if any(move.furs):
        parts.append(things.furs(move.furs))
    return message("review-pays", player=PlayerName(move.player), what=listed(parts))


def _tell_event(story: "_Story", before: State, event: Event) -> None:
    match event:
        case events.RoundBegan(round=number):
            story.heading("round", message("event-round_began", round=number))
        case events.StepBegan(step=step):
            story.heading("step", message("phase-" + TILES[step]))
        case events.Paid(why=why) | events.Gained(why=why) | events.Scored(why=why):
            if why in _BY_PLAYER:
                story.for_everyone(why, event.player, entry_of(event))
            else:
                story.account.append(event)
            if isinstance(event, events.Scored):
                story.scored.append(event)
        case events.Lost(player=player, goods=goods):
            story.for_everyone(events.GOODS, player, message("account-lost", n=goods))
        case events.BusinessRemoved(player=player, district=district):
            story.for_everyone(events.REMOVAL, player, things.district(district))
        case events.CardsLeft(land=land, ships=ships):
            if land:
                story.paragraph(message("event-cards_left-land", cards=_cards(land, things.land_card)))
            if ships:
                story.paragraph(message("event-cards_left-ships", cards=_cards(ships, things.ship_card)))
        case events.GameEnded(winners=winners):
            kind = "one" if len(winners) == 1 else "shared"
            story.paragraph(message(f"event-game_ended-{kind}", winners=things.players(winners)))
        case outcomes.TilesLaid():
            story.paragraph(_event(before, event))
            story.heading("step", message("phase-bidding"))
        case outcomes.LandDealt() | outcomes.ShipsDealt() | outcomes.TradersFilled():
            story.paragraph(_event(before, event))
        case _:
            story.say(_event(before, event))


def _event(before: State, event: Event) -> Phrase | None:
    """What happened, if the decision does not tell it already."""
    key = f"event-{event.name}"
    match event:
        case outcomes.FursDrawn(player=player, furs=furs):
            return message(key, player=PlayerName(player), furs=things.furs(furs))
        case outcomes.TradersFilled(furs=added):
            together = tuple(sum(kinds) for kinds in zip(*added, strict=True))
            return message(key, furs=things.furs(together)) if any(together) else message("event-traders-none")
        case outcomes.LandDealt(cards=cards):
            return message(key, cards=_cards(cards, things.land_card))
        case outcomes.ShipsDealt(cards=cards):
            return message(key, cards=_cards(cards, things.ship_card))
        case outcomes.TilesLaid(columns=columns):
            told = [
                message(
                    "event-column", column=column + 1, tiles=things.tiles(tiles), coins=things.bonus(before, column)
                )
                for column, tiles in enumerate(columns)
            ]
            return message(key, columns=listed(told, "semicolon"))
        case events.Reshuffled(furs=number):
            return message(key, n=things.amount("furs", number))
        case events.MajorityChanged(district=district, after=after):
            kind = "led" if len(after) == 1 else "tied" if after else "nobody"
            leaders: dict[str, Phrase] = {"leaders": things.players(after)} if after else {}
            return message(f"{key}-{kind}", **leaders, district=things.district(district))
        case events.AuctionWon(player=player, column=column, bid=bid):
            return message(key, player=PlayerName(player), **_column(before, column), bid=bid)
        case events.TokensSwapped(winner=winner, chooser=chooser):
            return message(
                key,
                winner=PlayerName(winner),
                winnertoken=event.winner_token,
                chooser=PlayerName(chooser),
                choosertoken=event.chooser_token,
            )
        case events.LonghouseMoved(camp=camp, to=to):
            return message(key, camp=camp, to=to)
        case events.LonghouseLeft(camp=camp) | events.LonghouseStayed(camp=camp):
            return message(key, camp=camp)
        case events.LandCleared(first=first, last=last):
            return message(key, first=first if first < last else 0, last=last)
        case events.WarehouseBuilt(warehouses=warehouses, room=room):
            return message(key, warehouses=warehouses, room=room)
        case events.HousesBuilt(filled=filled):
            return message(key, filled=filled)
        case events.PostMoved(zone=zone, to=to):
            return message(key, zone=zone, to=to)
    return None


def _column(state: State, column: int) -> dict[str, Phrase]:
    tiles = state.columns[column]
    assert tiles is not None
    holds = listed([things.tiles(tiles), things.bonus(state, column)], "semicolon")
    return {"column": column + 1, "tiles": holds}


def _cards(cards: Iterable[Card], name: Callable[[Card], Phrase]) -> Phrase:
    return listed([name(card) for card in cards], "semicolon")


class _Story:
    """Paragraphs under headings, in the making."""

    def __init__(self, before: State, happened: Sequence[Event]) -> None:
        self.told: list[Told] = []
        self.account: list[Entry] = []
        self.scored: list[events.Scored] = []
        """What the paragraph tells of points, to be explained."""
        self._before = before
        self._happened = happened
        self._decided: int | None = None
        self._sentences: list[Phrase] = []
        self._section = ""
        self._why = ""
        self._entries: dict[int, list[Phrase]] = {}

    def decide(self, player: int, sentence: Phrase) -> None:
        """Begin with a decision."""
        self._decided = player
        self.say(sentence)

    def say(self, sentence: Phrase | None) -> None:
        """Add a sentence to the paragraph."""
        if sentence is not None:
            self._sentences.append(sentence)

    def paragraph(self, sentence: Phrase | None) -> None:
        """A sentence by itself."""
        self.end_paragraph()
        self.say(sentence)
        self.end_paragraph()

    def heading(self, level: Level, said: Phrase) -> None:
        self.end_paragraph()
        self.told.append(Told(level=level, player=None, said=said))

    def for_everyone(self, why: events.Why, seat: int, entry: Phrase) -> None:
        """The provisions and the end happen to all: one paragraph for each thing, with each player's entries."""
        if why != self._why:
            self.end_paragraph()
            section = "phase-end" if why in _AT_THE_END else "phase-provisions"
            if section != self._section:
                self.heading("step", message(section))
                self._section = section
            self._why = why
        self._entries.setdefault(seat, []).append(entry)

    def end_paragraph(self) -> None:
        """Everything said since the last paragraph, with its account in brackets."""
        if self.account:
            self._sentences.append(account_of(self.account))
        explained = because(self._before, self._happened, self.scored)
        if self._entries:
            title, players = message(f"account-{self._why}"), listed(self._players(), "semicolon")
            self._tell(None, message("account-line", title=title, players=players), explained)
            explained = None
        if self._sentences:
            self._tell(self._decided, listed(self._sentences, "space"), explained)
        self._decided, self._sentences, self.account, self._entries, self._why = None, [], [], {}, ""
        self.scored = []

    def _tell(self, player: int | None, said: Phrase, explained: Because | None) -> None:
        self.told.append(Told(level="sentence", player=player, said=said, because=explained))

    def _players(self) -> Iterable[Phrase]:
        """Each player's entries, equal ones counted."""
        for seat, entries in self._entries.items():
            different = [entry for place, entry in enumerate(entries) if entry not in entries[:place]]
            numbered = listed(things.times(entry, entries.count(entry)) for entry in different)
            yield message("account-player", player=PlayerName(seat), entries=numbered)
