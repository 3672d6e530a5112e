"""The game in sentences: why a move is refused, what a player decided, what came of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.rules import events, moves, outcomes
from patroon.rules.events import Event
from patroon.rules.game import Line
from patroon.rules.options import Refusal
from patroon.rules.state import DISTRICTS, TOP, Counts, State
from patroon.words import Words

_NAMED = {"district": "district-", "fur": "fur-", "trader": "trader-", "chance": "chance-"}
"""Values that are names of things, and where their words are."""

_IN_PROVISIONS = (events.HARVEST, events.UPKEEP, events.REMOVAL, events.GOODS, events.INCOME)
_AT_THE_END = (events.FINAL_ELECTIONS, events.FINAL_LAND, events.FINAL_FURS, events.FINAL_RESOURCES)
_BY_PLAYER = (*_IN_PROVISIONS, *_AT_THE_END)
"""What happens to everyone at once is told in one line for all; anything else belongs to the decision."""

_NOTED = (events.FEE, events.TRAVELLING)
"""Payments whose reason the decision does not tell."""


SENTENCE: Final = 0
ROUND: Final = 1
STEP: Final = 2
Entry = events.Paid | events.Gained | events.Scored
Told = tuple[int, str]
"""A paragraph, or a heading of a round or of a step."""


class Teller:
    """Tells one game's story with its players' names."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = [harmless(name) for name in names]

    # Names of things

    def furs(self, counts: Counts) -> str:
        return self.words.counted(FURS, counts, "fur-")

    def tiles(self, counts: Counts) -> str:
        return self.words.counted(TILES, counts, "tile-")

    def district(self, district: int) -> str:
        return self.words("district-" + DISTRICTS[district])

    def districts(self, districts: Iterable[int]) -> str:
        chosen = list(districts)
        return self.words.counted(DISTRICTS, [chosen.count(each) for each in range(len(DISTRICTS))], "district-")

    def land_card(self, card: Card) -> str:
        return self.words("card-land", houses=card[0], wood=card[1], corn=card[2])

    def ship_card(self, card: Card) -> str:
        return self.words("card-ship", furs=card[0], goods=card[1], coins=card[2])

    def bonus(self, state: State, column: int) -> str:
        """The bonus coins of a column."""
        return self.words("amount-coins", n=state.layout.board.columns[column].coins)

    def players(self, seats: Iterable[int]) -> str:
        return self.words.joined([self.names[seat] for seat in seats])

    def scores(self, scores: Iterable[int]) -> str:
        """Everyone's points."""
        entries = zip(self.names, scores, strict=True)
        return self.words.listed(self.words("account-score", player=name, n=score) for name, score in entries)

    # Refusals

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the rule's number in front."""
        text = self.sentence(refusal.key, refusal.values)
        return f"{refusal.rule}: {text}" if refusal.rule else text

    def reasons(self, reasons: Iterable[tuple[str, Mapping[str, int | str]]]) -> str:
        """Why a bot did something: message keys with their values."""
        return self.words.listed(self.sentence(key, values) for key, values in reasons)

    def sentence(self, key: str, given: Mapping[str, int | str]) -> str:
        """A message whose values are names as the record has them, and players' seats."""
        values = dict(given)
        for name, prefix in _NAMED.items():
            if name in values:
                values[name] = self.words(f"{prefix}{values[name]}")
        if "player" in values:
            values["player"] = self.names[int(values["player"])]
        return self.words(key, **values)

    # Decisions and what came of them

    def tell(self, before: State, line: Line, happened: list[Event]) -> list[Told]:
        """One line of the record: `before` is the table it met, `happened` all that came of it, in order."""
        story = _Story(self)
        if isinstance(line, moves.Move):
            story.say(self.decision(before, line))
        last = {event.district: event for event in happened if isinstance(event, events.MajorityChanged)}
        for event in happened:
            if isinstance(event, events.MajorityChanged) and event is not last[event.district]:
                continue  # only where a majority ended up is worth a sentence
            if (
                isinstance(line, moves.Remove)
                and isinstance(event, events.BusinessRemoved)
                and event.player == line.player
            ):
                continue  # the decision told it
            self._tell_event(story, before, event)
        story.end_paragraph()
        return story.told

    def _tell_event(self, story: "_Story", before: State, event: Event) -> None:
        words = self.words
        match event:
            case events.RoundBegan(round=number):
                story.heading(ROUND, words("event-round_began", round=number))
            case events.StepBegan(step=step):
                story.heading(STEP, words("phase-" + TILES[step]))
            case events.Paid(why=why) | events.Gained(why=why) | events.Scored(why=why):
                if why in _BY_PLAYER:
                    self._for_everyone(story, why, event.player, self._entry(event))
                else:
                    story.account.append(event)
            case events.Lost(player=player, goods=goods):
                self._for_everyone(story, events.GOODS, player, words("account-lost", n=goods))
            case events.BusinessRemoved(player=player, district=district):
                self._for_everyone(story, events.REMOVAL, player, self.district(district))
            case events.CardsLeft(land=land, ships=ships):
                if land:
                    story.paragraph(words("event-cards_left-land", cards=self._cards(land, self.land_card)))
                if ships:
                    story.paragraph(words("event-cards_left-ships", cards=self._cards(ships, self.ship_card)))
            case events.GameEnded(winners=winners):
                kind = "one" if len(winners) == 1 else "shared"
                story.paragraph(words(f"event-game_ended-{kind}", winners=self.players(winners)))
            case outcomes.TilesLaid():
                story.paragraph(self._event(before, event))
                story.heading(STEP, words("phase-bidding"))
            case outcomes.LandDealt() | outcomes.ShipsDealt() | outcomes.TradersFilled():
                story.paragraph(self._event(before, event))
            case _:
                story.say(self._event(before, event))

    def _for_everyone(self, story: "_Story", why: str, player: int, entry: str) -> None:
        """The provisions and the end happen to all: one paragraph for each thing."""
        heading = "phase-end" if why in _AT_THE_END else "phase-provisions"
        story.for_everyone(self.words(heading), self.words(f"account-{why}"), player, entry)

    def decision(self, state: State, move: moves.Move) -> str:
        words = self.words
        player = self.names[move.player]
        match move:
            case moves.Place(district=district):
                return words("told-place", player=player, district=self.district(district))
            case moves.Open(column=column, bid=bid):
                return words("told-open", player=player, **self._column(state, column), bid=bid)
            case moves.TakeColumn(column=column):
                return words("told-take_column", player=player, **self._column(state, column))
            case moves.Bid(bid=bid):
                return words("told-bid", player=player, bid=bid)
            case moves.Build(districts=districts) | moves.Remove(districts=districts):
                named = self.districts(districts)
                return words(f"told-{move.name}", player=player, n=len(districts), districts=named)
            case moves.AddLand(slot=slot):
                card = state.land[slot]
                assert card is not None
                return words("told-add_land", player=player, card=self.land_card(card))
            case moves.Trade(trader=trader, furs=furs):
                bought = self.furs(furs if trader == TOP else state.traders[trader])
                return words("told-trade", player=player, trader=words("trader-" + TRADERS[trader]), furs=bought)
            case moves.Ship(slot=slot, furs=furs):
                ship = state.ships[slot]
                assert ship is not None
                return words("told-ship", player=player, furs=self.furs(furs), card=self.ship_card(ship))
            case moves.Market(buy=buy, sell=sell):
                return words(f"told-{move.name}-{'buy' if buy else 'sell'}", player=player, n=buy or sell)
            case moves.Millwork(houses=number) | moves.BlackMarket(furs=number):
                return words(f"told-{move.name}", player=player, n=number)
        return words(f"told-{move.name}", player=player)

    def _column(self, state: State, column: int) -> dict[str, int | str]:
        tiles = state.columns[column]
        assert tiles is not None
        return {"column": column + 1, "tiles": f"{self.tiles(tiles)}; {self.bonus(state, column)}"}

    def _event(self, before: State, event: Event) -> str | None:
        words = self.words
        key = f"event-{event.name}"
        match event:
            case outcomes.FursDrawn(player=player, furs=furs):
                return words(key, player=self.names[player], furs=self.furs(furs))
            case outcomes.TradersFilled(furs=added):
                together = tuple(sum(kinds) for kinds in zip(*added, strict=True))
                return words(key, furs=self.furs(together)) if any(together) else words("event-traders-none")
            case outcomes.LandDealt(cards=cards):
                return words(key, cards=self._cards(cards, self.land_card))
            case outcomes.ShipsDealt(cards=cards):
                return words(key, cards=self._cards(cards, self.ship_card))
            case outcomes.TilesLaid(columns=columns):
                told = [
                    words("event-column", column=number, tiles=self.tiles(tiles), coins=self.bonus(before, number - 1))
                    for number, tiles in enumerate(columns, 1)
                ]
                return words(key, columns="; ".join(told))
            case events.Reshuffled(furs=number):
                return words(key, n=words("amount-furs", n=number))
            case events.MajorityChanged(district=district, after=after):
                kind = "led" if len(after) == 1 else "tied" if after else "nobody"
                name = self.district(district)
                if not after:
                    return words(f"{key}-{kind}", district=name)
                return words(f"{key}-{kind}", leaders=self.players(after), district=name)
            case events.AuctionWon(player=player, column=column, bid=bid):
                return words(key, player=self.names[player], **self._column(before, column), bid=bid)
            case events.TokensSwapped(winner=winner, chooser=chooser):
                return words(
                    key,
                    winner=self.names[winner],
                    winnertoken=event.winner_token,
                    chooser=self.names[chooser],
                    choosertoken=event.chooser_token,
                )
            case events.LonghouseMoved(camp=camp, to=to):
                return words(key, camp=camp, to=to)
            case events.LonghouseLeft(camp=camp) | events.LonghouseStayed(camp=camp):
                return words(key, camp=camp)
            case events.LandCleared(first=first, last=last):
                return words(key, first=first if first < last else 0, last=last)
            case events.WarehouseBuilt(warehouses=warehouses, room=room):
                return words(key, warehouses=warehouses, room=room)
            case events.HousesBuilt(filled=filled):
                return words(key, filled=filled)
            case events.PostMoved(zone=zone, to=to):
                return words(key, zone=zone, to=to)
        return None

    def _cards(self, cards: Iterable[Card], name: Callable[[Card], str]) -> str:
        return "; ".join(name(card) for card in cards)

    def account(self, entries: Sequence[Entry]) -> str:
        """What a decision cost and brought, like with like, in brackets."""
        parts = [self._entry(entry) for entry in entries if entry.why in _NOTED]
        sums: dict[tuple[int, str], int] = {}
        furs = [entry for entry in entries if isinstance(entry, events.Paid) and any(entry.furs)]
        for entry in entries:
            if entry.why not in _NOTED:
                for sign, name, amount in _amounts(entry):
                    sums[sign, name] = sums.get((sign, name), 0) + amount
        parts += [_signed(sign, self.words(f"amount-{name}", n=amount)) for (sign, name), amount in sums.items()]
        for entry in furs:
            number = self.words("amount-furs", n=sum(entry.furs))
            parts.append(_signed(-1, f"{number} ({self.furs(entry.furs)})"))
        return f"[{', '.join(parts)}]"

    def _entry(self, entry: Entry) -> str:
        """One payment, gain or score; with its reason where the decision does not tell it."""
        text = ", ".join(
            _signed(sign, self.words(f"amount-{name}", n=amount)) for sign, name, amount in _amounts(entry)
        )
        return f"{text} ({self.words(f'account-{entry.why}')})" if entry.why in _NOTED else text


def _amounts(entry: Entry) -> list[tuple[int, str, int]]:
    """Sign, name and amount of everything in it but furs."""
    if isinstance(entry, events.Scored):
        return [(-1 if entry.points < 0 else 1, "points", abs(entry.points))]
    sign = -1 if isinstance(entry, events.Paid) else 1
    named = (("coins", entry.coins), ("goods", entry.goods), ("wood", entry.wood), ("corn", entry.corn))
    return [(sign, name, amount) for name, amount in named if amount]


class _Story:
    """Paragraphs under headings, in the making."""

    def __init__(self, teller: Teller) -> None:
        self.told: list[Told] = []
        self.account: list[Entry] = []
        self._teller = teller
        self._sentences: list[str] = []
        self._section = ""
        self._title = ""
        self._entries: dict[int, list[str]] = {}

    def say(self, sentence: str | None) -> None:
        """Add a sentence to the paragraph."""
        if sentence:
            self._sentences.append(sentence)

    def paragraph(self, sentence: str | None) -> None:
        """A sentence by itself."""
        self.end_paragraph()
        self.say(sentence)
        self.end_paragraph()

    def heading(self, level: int, text: str) -> None:
        self.end_paragraph()
        self.told.append((level, text))

    def for_everyone(self, section: str, title: str, seat: int, entry: str) -> None:
        """An entry of a paragraph that lists what happens to each player."""
        if title != self._title:
            self.end_paragraph()
            if section != self._section:
                self.heading(STEP, section)
                self._section = section
            self._title = title
        self._entries.setdefault(seat, []).append(entry)

    def end_paragraph(self) -> None:
        """Everything said since the last paragraph, with its account in brackets."""
        if self.account:
            self._sentences.append(self._teller.account(self.account))
        if self._entries:
            words, names = self._teller.words, self._teller.names
            players = []
            for seat, entries in self._entries.items():
                numbered = [
                    entry if entries.count(entry) == 1 else words("amount-of", thing=entry, n=entries.count(entry))
                    for entry in dict.fromkeys(entries)
                ]
                players.append(words("account-player", player=names[seat], entries=", ".join(numbered)))
            self.told.append((SENTENCE, words("account-line", title=self._title, players="; ".join(players))))
        if self._sentences:
            self.told.append((SENTENCE, " ".join(self._sentences)))
        self._sentences, self.account, self._entries, self._title = [], [], {}, ""


def harmless(name: str) -> str:
    """A name from a file without what would steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)


def _signed(sign: int, text: str) -> str:
    return f"{'−' if sign < 0 else '+'}{text}"
