"""patroon play --terminal: one person against bots, in plain text."""

import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from patroon.bots import make_bot
from patroon.cli.answers import Answers, Back, Leave, TakeBack
from patroon.cli.arguments import Arguments
from patroon.cli.choosing import Chooser
from patroon.cli.output import Printer, file_error
from patroon.cli.table import show_result, show_state
from patroon.record import Header, header_for, save
from patroon.rules import Game, UndoRefused
from patroon.rules.moves import Move
from patroon.rules.state import BID, BIDDING, CITY, PAY, PHASES, TRADE
from patroon.words import Words
from patroon.words.telling import Teller

BOT_NAMES: Final = ("Anneke", "Dirck", "Margriet", "Pieter")
YOU: Final = 0
LONGEST_NAME: Final = 40


def play(argv: Sequence[str], words: Words) -> int:
    """Play a game in the terminal."""
    arguments = Arguments(argv, options=("players", "name", "board", "seed", "record"), flags=("terminal",))
    arguments.nothing_more()
    players = arguments.number("players", 2, 5) or 3
    number = arguments.seed()
    seed = number.to_bytes(32, "big") if number is not None else secrets.token_bytes(32)
    name = _clean(arguments.text("name") or "") or words("play-name")
    record = arguments.text("record")
    header = header_for([name, *BOT_NAMES[: players - 1]], arguments.board(), seed)
    table = Table(words, header, Path(record) if record is not None else None)
    return table.play()


def _clean(name: str) -> str:
    return "".join(character for character in name if character.isprintable()).strip()[:LONGEST_NAME]


class Table:
    """A game at the terminal."""

    def __init__(self, words: Words, header: Header, record: Path | None) -> None:
        assert header.seed is not None
        self.words = words
        self.header = header
        self.record = record
        self.game = Game.new(len(header.seats), header.board, header.seed, header.first)
        self.bots = [make_bot("random", f"{header.seed.hex()} {seat}") for seat in range(len(header.seats))]
        self.teller = Teller(words, header.names)
        self.printer = Printer()
        self.answers = Answers(words, lambda: show_state(self.game.state, self.teller))
        self.chooser = Chooser(self.answers, self.teller)

    def play(self) -> int:
        """The whole game, or as far as the person likes; the exit code."""
        words = self.words
        print(words("play-welcome", players=len(self.header.seats), name=self.header.names[YOU]))
        print(words("play-commitment", commitment=self.header.commitment or ""))
        print(words("play-help"))
        try:
            self._keep()
            while (seat := self.game.to_decide) is not None:
                if seat == YOU:
                    self._your_decision()
                else:
                    self._carry_out(self.bots[seat].decide(self.game.view(), self.game.options()))
            self._keep()
        except Leave:
            print()
            print(words("play-left"))
            return self._kept(0)
        except BrokenPipeError:
            raise
        except OSError as error:
            print(file_error(words, str(self.record), error), file=sys.stderr)
            return 1
        print()
        print(words("play-result"))
        show_result(self.game.state, self.teller)
        print(words("play-seed", seed=self.header.seed.hex() if self.header.seed else ""))
        return self._kept(0)

    def _your_decision(self) -> None:
        self._show_where_you_are()
        options = self.game.options()
        try:
            chosen = 1
            if len(options) > 1:
                chosen = self.answers.choose(dict(enumerate(map(self.chooser.label, options), 1)))
            else:
                print(self.chooser.label(options[0]))
            move = self.chooser.move(options[chosen - 1], self.game.state)
        except Back:
            return
        except TakeBack:
            self._take_back()
            return
        self._carry_out(move)
        self._keep()

    def _show_where_you_are(self) -> None:
        words, state = self.words, self.game.state
        you = state.players[YOU]
        print()
        phase = words("phase-" + PHASES[state.phase])
        name = self.header.names[YOU]
        if state.round:
            print(words("play-your-turn", name=name, phase=phase, round=state.round))
        else:
            print(words("play-your-setup", name=name, phase=phase))
        print(
            words(
                "play-have",
                coins=words("amount-coins", n=you.coins),
                goods=words("amount-goods", n=you.goods),
                room=state.layout.room[you.warehouses],
                wood=words("amount-wood", n=you.wood),
                corn=words("amount-corn", n=you.corn),
                furs=self.teller.furs(you.furs),
                points=words("amount-points", n=you.score),
            )
        )
        if state.phase == BIDDING and state.awaits in (BID, PAY):
            tiles = state.columns[state.column]
            assert tiles is not None
            print(
                words(
                    "play-auction",
                    column=state.column + 1,
                    tiles=self.teller.tiles(tiles),
                    bid=state.bid,
                    bidder=self.header.names[state.bidder],
                )
            )
        if CITY <= state.phase <= TRADE:
            print(words("play-tiles", n=you.tiles[state.step()]))

    def _carry_out(self, move: Move) -> None:
        before = self.game.view()
        events = self.game.play(move)
        self.printer.print(self.teller.tell(before, move, events))

    def _take_back(self) -> None:
        try:
            self.game.undo(YOU)
        except UndoRefused as refused:
            print(self.teller.refusal(refused.refusal))
        else:
            print(self.words("play-taken-back"))
            self._keep()

    def _keep(self) -> None:
        """The record on disk is never behind; the seed comes into it when the game is over."""
        if self.record is not None:
            header = self.header if self.game.over else replace(self.header, seed=None)
            save(self.record, header, self.game)

    def _kept(self, code: int) -> int:
        if self.record is not None:
            print(self.words("play-recorded", file=str(self.record)))
        return code
