"""The table as a picture, for the render mode "rgb_array". Needs Pillow."""

from functools import cache
from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from patroon.board import FURS, TILES, TRADERS, Card
from patroon.rules.state import BID, DISTRICTS, NOBODY, PAY, PHASES, Counts, Player, State
from patroon.words import capital
from patroon.words.telling import Teller

WIDTH: Final = 1180
MARGIN: Final = 16
MAT: Final = 92
"""How high a player's strip is."""
TOP: Final = 424
"""Where the first one begins."""
LINES: Final = 7
LETTERS: Final = 56
"""So much room is there for words."""

PLAIN: Final = str.maketrans("–−×", "--x")
"""What Pillow's own font lacks."""

PAPER: Final = "#f6f0e2"
CARD: Final = "#fffdf6"
INK: Final = "#2c2620"
FAINT: Final = "#b9ad98"
SEATS: Final = ("#2f6fb3", "#e07b28", "#d9b310", "#3f9150", "#8a4fa3")
"""As in records, where nobody chose: blue, orange, yellow, green, purple."""
FUR_COLOURS: Final = ("#7b4a21", "#3d3a3a", "#8f7f70", "#b98d5e", "#d8b97a")
KINDS: Final = ("#b5503c", "#5f8f45", "#3f6f9f")
"""City, land, trade."""
COIN: Final = "#e3b52f"
GOODS: Final = "#3f6f9f"
WOOD: Final = "#95602f"
CORN: Final = "#8f8a1e"


def picture(state: State, teller: Teller, said: str = "") -> NDArray[np.uint8]:
    """Everything that lies on the table, and the last move in words: height × width × red, green, blue."""
    return np.array(_Picture(state, teller, said).image)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class _Picture:
    """One drawing; each zone of the table has a method."""

    def __init__(self, state: State, teller: Teller, said: str) -> None:
        self.state = state
        self.teller = teller
        self.words = teller.words
        self.image = Image.new("RGB", (WIDTH, TOP + MAT * len(state.players) + MARGIN), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self._head()
        self._city(48)
        self._river(152)
        self._traders(256)
        self._open_cards(MARGIN + 316, 256)
        self._cash_box(MARGIN + 580, 256)
        self._now(MARGIN + 760, 256, said)
        for seat, player in enumerate(state.players):
            self._mat(seat, player, TOP + MAT * seat)

    # Marks

    def _text(self, x: int, y: int, text: str | int, size: int = 14, ink: str = INK, anchor: str = "lm") -> int:
        """Write, and tell where the text ends."""
        said = str(text).translate(PLAIN)
        self.pen.text((x, y), said, ink, _font(size), anchor)
        return x + int(self.pen.textlength(said, _font(size)))

    def _box(self, x: int, y: int, width: int, height: int, fill: str = CARD, line: str = FAINT) -> None:
        self.pen.rounded_rectangle((x, y, x + width, y + height), 5, fill, line)

    def _disc(self, x: int, y: int, radius: int, fill: str | None, line: str = INK, width: int = 1) -> None:
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, line, width)

    def _block(self, x: int, y: int, fill: str | None, line: str = INK) -> None:
        self.pen.rectangle((x - 5, y - 5, x + 5, y + 5), fill, line)

    def _amount(self, x: int, y: int, colour: str, amount: int | str, size: int = 15) -> int:
        """A coloured thing and how many of it; tells where it ends."""
        if colour == COIN:
            self._disc(x + 5, y, 6, colour)
        else:
            self._block(x + 5, y, colour)
        return self._text(x + 15, y, amount, size) + 12

    def _furs(self, x: int, y: int, counts: Counts) -> None:
        """A disc for each fur."""
        for fur, count in enumerate(counts):
            for _ in range(count):
                self._disc(x + 7, y, 7, FUR_COLOURS[fur])
                x += 17

    def _tiles(self, x: int, y: int, counts: Counts) -> None:
        for kind, count in enumerate(counts):
            letter = capital(self.words("tile-" + TILES[kind]))[0]
            for _ in range(count):
                self._box(x, y - 10, 20, 20, KINDS[kind], INK)
                self._text(x + 10, y, letter, 13, "white", "mm")
                x += 24

    # Zones

    def _head(self) -> None:
        state, words = self.state, self.words
        phase = words("phase-" + PHASES[state.phase])
        title = (
            words("table-round", round=state.round, phase=phase) if state.round else words("table-setup", phase=phase)
        )
        self._text(MARGIN, 26, title, 22)
        x = 620
        for colour, name in zip(FUR_COLOURS, FURS, strict=True):
            self._disc(x, 26, 7, colour)
            x = self._text(x + 11, 26, words("fur-" + name), 12) + 16
        for colour, name in ((COIN, "coins"), (GOODS, "goods"), (WOOD, "wood"), (CORN, "corn")):
            x = self._amount(x, 26, colour, words("table-" + name), 12)

    def _city(self, y: int) -> None:
        """Everybody's businesses by district; a thick ring for who leads."""
        width = (WIDTH - 2 * MARGIN - 5 * 8) // len(DISTRICTS)
        for district in range(len(DISTRICTS)):
            x = MARGIN + district * (width + 8)
            self._box(x, y, width, 92)
            self._text(x + 10, y + 20, capital(self.teller.district(district)), 15)
            for seat, player in enumerate(self.state.players):
                leads = seat in self.state.leaders[district]
                count = player.businesses[district]
                middle = x + 22 + seat * 34
                self._disc(
                    middle, y + 60, 14, SEATS[seat] if count else None, INK if count else FAINT, 4 if leads else 1
                )
                if count:
                    self._text(middle, y + 60, count, 15, "white", "mm")

    def _river(self, y: int) -> None:
        """Longhouses and trading posts by zone, and the boats between."""
        state, layout = self.state, self.state.layout
        zones = len(state.camps)
        width = (WIDTH - 2 * MARGIN - (zones - 1) * 44) // zones
        for zone, houses in enumerate(state.camps):
            x = MARGIN + zone * (width + 44)
            self._box(x, y, width, 92)
            self._text(x + 10, y + 18, f"{self.words('table-camp')} {zone + 1}", 14)
            for space in range(layout.camps[zone]):
                self._block(
                    x + 16 + space * 18, y + 42, WOOD if space < houses else None, INK if space < houses else FAINT
                )
            there = [seat for seat, player in enumerate(state.players) if player.post == zone]
            for space in range(layout.posts[zone]):
                taken = space < len(there)
                self._disc(
                    x + 18 + space * 24, y + 70, 9, SEATS[there[space]] if taken else None, INK if taken else FAINT
                )
            if zone < zones - 1:
                self._amount(x + width + 10, y + 46, CORN, layout.boats[zone], 14)

    def _traders(self, y: int) -> None:
        state, words = self.state, self.words
        self._box(MARGIN, y, 300, 152)
        for place, name in enumerate(reversed(TRADERS)):
            trader = len(TRADERS) - 1 - place
            offer = state.layout.board.traders[trader]
            self._text(MARGIN + 10, y + 22 + 36 * place, capital(words("trader-" + name)), 13)
            self._furs(MARGIN + 118, y + 22 + 36 * place, state.traders[trader])
            price = words("price-in-all" if offer.all else "price-each", goods=offer.goods)
            self._text(MARGIN + 290, y + 22 + 36 * place, price, 12, GOODS, "rm")
        self._text(
            MARGIN + 10, y + 134, words("table-reserve", reserve=sum(state.reserve), discard=sum(state.discard)), 12
        )

    def _open_cards(self, x: int, y: int) -> None:
        for line, title, cards, one in (
            (y, "table-open-land", self.state.land, self._land),
            (y + 84, "table-open-ships", self.state.ships, self._ship),
        ):
            self._text(x, line + 8, self.words(title), 13)
            for slot, card in enumerate(cards):
                if card is not None:
                    one(x + slot * 62, line + 20, card)
                else:
                    self._box(x + slot * 62, line + 20, 54, 58, PAPER)

    def _cash_box(self, x: int, y: int) -> None:
        """Its columns with their tiles and coins; those that are gone are empty."""
        state = self.state
        self._text(x, y + 8, self.words("table-cash-box"), 13)
        for column, (tiles, printed) in enumerate(zip(state.columns, state.layout.board.columns, strict=False)):
            at = y + 20 + column * 26
            self._text(x + 4, at + 12, column + 1, 13, FAINT)
            self._box(x + 20, at, 130, 24, PAPER if tiles is None else CARD)
            if tiles is not None:
                self._tiles(x + 24, at + 12, tiles)
                if printed.coins:
                    self._amount(x + 108, at + 12, COIN, printed.coins, 13)

    def _now(self, x: int, y: int, said: str) -> None:
        """Whose decision it is, who has bid most, and what came last."""
        state = self.state
        if state.actor != NOBODY:
            self._disc(x + 8, y + 8, 8, SEATS[state.actor])
            self._text(x + 22, y + 8, self.teller.names[state.actor], 16)
        if state.awaits in (BID, PAY):
            self._disc(x + 168, y + 8, 8, SEATS[state.bidder])
            self._text(x + 182, y + 8, f"{self.words('table-column')} {state.column + 1}: {state.bid}", 15)
        lines = wrap(said, LETTERS, max_lines=LINES, placeholder=" ...")
        for number, line in enumerate(lines):
            self._text(x, y + 34 + 17 * number, line, 13)

    def _land(self, x: int, y: int, card: Card, built: int = 0, cleared: bool = False) -> None:
        """A land card: its houses, the wood it brings once, the corn it brings each round."""
        houses, wood, corn = card
        self._box(x, y, 54, 58, "#e3eccb" if cleared else CARD, INK)
        for house in range(houses):
            self._block(x + 12 + 15 * house, y + 15, INK if house < built else None)
        self._text(x + 8, y + 42, wood, 16, FAINT if cleared else WOOD)
        self._text(x + 46, y + 42, corn, 16, CORN, "rm")

    def _ship(self, x: int, y: int, card: Card) -> None:
        """A ship card: the furs it needs, the coins it brings once, the goods it brings each round."""
        furs, goods, coins = card
        self._box(x, y, 54, 58, CARD, INK)
        self._disc(x + 14, y + 16, 7, FUR_COLOURS[0])
        self._text(x + 27, y + 16, furs, 16)
        self._text(x + 8, y + 42, coins, 16, "#b1860a")
        self._text(x + 46, y + 42, goods, 16, GOODS, "rm")

    def _mat(self, seat: int, player: Player, y: int) -> None:
        """A player's things in one strip."""
        state = self.state
        self._box(MARGIN, y, WIDTH - 2 * MARGIN, MAT - 8, CARD, INK if seat == state.actor else FAINT)
        self.pen.rectangle((MARGIN, y + 6, MARGIN + 7, y + MAT - 14), SEATS[seat])
        self._text(MARGIN + 18, y + 22, f"{player.token}  {self.teller.names[seat]}", 15)
        self._text(MARGIN + 18, y + 56, player.score, 30)
        x = MARGIN + 140
        for colour, amount in (
            (COIN, player.coins),
            (GOODS, f"{player.goods}/{state.layout.room[player.warehouses]}"),
            (WOOD, player.wood),
            (CORN, player.corn),
        ):
            self._amount(x, y + 22, colour, amount)
            x += 56
        self._furs(MARGIN + 140, y + 60, player.furs)
        self._tiles(MARGIN + 370, y + 22, player.tiles)
        self._cards(MARGIN + 470, y + 13, player)

    def _cards(self, x: int, y: int, player: Player) -> None:
        """Land, then ships, closer together where they are many."""
        cards = len(player.row) + len(player.ships)
        apart = min(60, (WIDTH - MARGIN - x - 70) // max(1, cards))
        for position, card in enumerate(player.row):
            self._land(x, y, card, player.built_on(position), position < player.cleared)
            x += apart
        for card in player.ships:
            self._ship(x + 8, y, card)
            x += apart
