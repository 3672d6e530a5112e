"""patroon board show, board check."""

from collections.abc import Sequence

from patroon.board import TILES, TRADERS, Board, built_in
from patroon.board.reading import DECADES
from patroon.cli.arguments import Arguments, UsageError, read_board
from patroon.cli.output import show_table
from patroon.words import Words, capital


def board(argv: Sequence[str], words: Words) -> int:
    """Show or check the numbers of a board."""
    arguments = Arguments(argv)
    command, *files = arguments.rest or [""]
    if command not in ("show", "check"):
        raise UsageError("cli-need-board-command")
    if len(files) > 1:
        raise UsageError("cli-one-file")
    if command == "check" and not files:
        raise UsageError("cli-need-file")
    found = read_board(files[0]) if files else built_in()
    if command == "check":
        print(words("board-ok", file=files[0], name=found.name))
    else:
        _Show(found, words).show()
    return 0


class _Show:
    """Prints a board as tables with the origin of each number."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words

    def origin(self, field: str, index: int = 0) -> str:
        """Where a number comes from; a board typed in by its owner has only itself to name."""
        words = self.board.origins.get(field)
        if words is None:
            return self.words("origin-file")
        return self.words("origin-" + words[min(index, len(words) - 1)])

    def show(self) -> None:
        print(self.words("board-title", name=self.board.name))
        if self.board.origins:
            print(self.words("board-origins"))
        print()
        self.show_start()
        self.show_wharf_and_cash_box()
        self.show_traders()
        self.show_river()
        self.show_scoring()
        self.show_cards()

    def table(self, title: str, headings: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
        words = self.words
        show_table(words(title), [*[words(key) for key in headings], words("board-origin-heading")], rows)

    def show_start(self) -> None:
        words, start = self.words, self.board.start
        rows = [
            (words("board-coins"), start.coins),
            (words("board-goods"), start.goods),
            (words("board-wood"), start.wood),
            (words("board-corn"), start.corn),
            (words("board-furs-heading"), start.furs),
            (words("board-buildings"), start.buildings),
            (words("board-businesses"), start.businesses),
        ]
        origin = self.origin("start")
        self.table("board-start", ("board-what", "board-number"), [(*row, origin) for row in rows])

    def show_wharf_and_cash_box(self) -> None:
        words = self.words
        self.table(
            "board-wharf",
            ("board-what", "board-goods"),
            [
                (words("board-pier", n=index + 1), room, self.origin("wharf.piers", index))
                for index, room in enumerate(self.board.piers)
            ],
        )
        spaces = self.origin("cash_box.tile_spaces")
        show_table(
            words("board-cash-box"),
            [
                words("board-what"),
                words("board-spaces"),
                words("board-origin-heading"),
                words("board-coins"),
                words("board-origin-heading"),
            ],
            [
                (
                    words("board-column", n=index + 1),
                    column.tiles,
                    spaces,
                    column.coins,
                    self.origin("cash_box.coins", index),
                )
                for index, column in enumerate(self.board.columns)
            ],
        )
        self.table(
            "board-tiles",
            ("board-what", "board-number"),
            [
                (capital(words("tile-" + name)), number, self.origin("cash_box.tiles"))
                for name, number in zip(TILES, self.board.tiles, strict=True)
            ],
        )

    def show_traders(self) -> None:
        words = self.words
        self.table(
            "board-traders",
            ("board-what", "board-furs-heading", "board-price"),
            [
                (
                    capital(words("trader-" + name)),
                    trader.furs,
                    words("price-in-all" if trader.all else "price-each", goods=trader.goods),
                    self.origin("traders"),
                )
                for name, trader in zip(TRADERS, self.board.traders, strict=True)
            ],
        )
        self.table(
            "board-furs",
            ("board-what", "board-number"),
            [(words("board-furs"), self.board.of_each, self.origin("furs"))],
        )

    def show_river(self) -> None:
        words = self.words
        last = len(self.board.river) - 1
        show_table(
            words("board-river"),
            [
                words("board-what"),
                words("board-longhouse-spaces"),
                words("board-origin-heading"),
                words("board-posts"),
                words("board-origin-heading"),
                words("board-boat-heading"),
                words("board-origin-heading"),
            ],
            [
                (
                    words("board-zone", n=index + 1),
                    ", ".join(str(smallest) for smallest in zone.longhouses),
                    self.origin("river.longhouses", index),
                    f"{zone.black} + {zone.white}",
                    self.origin("river.posts", index),
                    zone.boat if index < last else "",
                    self.origin("river.boat", index) if index < last else "",
                )
                for index, zone in enumerate(self.board.river)
            ],
        )

    def show_scoring(self) -> None:
        words, scoring = self.words, self.board.scoring
        rows = [(words("board-score-land", n=index), points) for index, points in enumerate(scoring.land, 1)]
        rows += [(words("board-score-fur", n=index), points) for index, points in enumerate(scoring.fur_types, 1)]
        rows += [
            (words("board-score-majority"), scoring.majority),
            (words("board-score-tie"), scoring.tie),
            (words("board-score-removed"), scoring.removed_business),
            (words("board-score-fur-left"), scoring.fur_left),
            (words("board-score-resources"), scoring.resources_per_point),
        ]
        origin = self.origin("scoring")
        self.table("board-scoring", ("board-what", "board-number"), [(*row, origin) for row in rows])

    def show_cards(self) -> None:
        for field, title, headings, decks in (
            ("land", "board-land", ("board-houses", "board-wood", "board-corn"), self.board.land),
            ("ships", "board-ships", ("board-furs-heading", "board-goods", "board-coins"), self.board.ships),
        ):
            rows = [
                (self.words("decade-" + decade), *card, self.origin(field))
                for decade, cards in zip(DECADES, decks, strict=True)
                for card in cards
            ]
            self.table(title, ("board-decade", *headings), rows)
