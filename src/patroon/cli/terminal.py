"""patroon play --terminal: one person against bots, in plain text."""

import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from patroon.bots import Clock, Reason
from patroon.bots.program import GONE
from patroon.bots.seated import Seated, seated
from patroon.cli.advice import show_advice
from patroon.cli.answers import Answers, Back, Leave, TakeBack
from patroon.cli.arguments import Arguments
from patroon.cli.choosing import Chooser
from patroon.cli.output import Printer, file_error, wrapped
from patroon.cli.table import show_result, show_state
from patroon.record import Header, header_for, save
from patroon.rules import Game, UndoRefused
from patroon.rules.moves import Move
from patroon.rules.state import BID, BIDDING, CITY, PAY, PHASES, TRADE
from patroon.words import Words
from patroon.words.telling import Teller

BOT_NAMES: Final = ("Anneke", "Dirck", "Margriet", "Pieter", "Saskia")
YOU: Final = 0
LONGEST_NAME: Final = 40


def play(argv: Sequence[str], words: Words) -> int:
    """Play a game in the terminal."""
    options = ("players", "name", "bots", "ms", "board", "seed", "first", "record")
    arguments = Arguments(argv, options=options, flags=("terminal", "why"))
    arguments.nothing_more()
    players = arguments.number("players", 2, 5) or 3
    number = arguments.seed()
    seed = number.to_bytes(32, "big") if number is not None else secrets.token_bytes(32)
    name = _clean(arguments.text("name") or "") or words("play-name")
    first = arguments.number("first", 1, players)
    others = [bot for bot in BOT_NAMES if bot != name][: players - 1]
    header = header_for([name, *others], arguments.board(), seed, first - 1 if first is not None else None)
    bot, record = arguments.bot("bots", "easy"), arguments.new_file("record")
    with seated([bot] * len(others), quiet=True) as bots:
        return Table(words, header, bots, record, arguments.milliseconds(), why=arguments.flag("why")).play()


def _clean(name: str) -> str:
    return "".join(character for character in name if character.isprintable()).strip()[:LONGEST_NAME]


class Table:
    """A game at the terminal."""

    def __init__(
        self,
        words: Words,
        header: Header,
        bots: Sequence[Seated],
        record: Path | None,
        ms: int | None,
        *,
        why: bool,
    ) -> None:
        assert header.seed is not None
        self.words = words
        self.header = header
        self.record = record
        self.ms = ms
        self.why = why
        self.game = Game.new(len(header.seats), header.board, header.seed, header.first)
        self.bots = dict(enumerate(bots, YOU + 1))
        self.given_up: set[int] = set()
        self.teller = Teller(words, header.names)
        self.printer = Printer()
        self.answers = Answers(words, {"?": self._show_table, "w": self._show_refusals, "h": self._show_advice})
        self.chooser = Chooser(self.answers, self.teller)

    def play(self) -> int:
        """The whole game, or as far as the person likes; the exit code."""
        words = self.words
        if not self._keep():  # better found out now than in the end
            return 1
        say(words("play-welcome", players=len(self.header.seats), name=self.teller.names[YOU]))
        say(words("play-board", board=self.header.board.name))
        say(words("play-commitment", commitment=self.header.commitment or ""))
        say(words("play-help"))
        for place, bot in self.bots.items():
            bot.begin(self.header, place)
        try:
            while (seat := self.game.to_decide) is not None:
                if seat == YOU:
                    self._keep()
                    self._your_decision()
                else:
                    self._bots_decision(seat)
        except Leave:
            print()
            print(words("play-left"))
        else:
            for bot in self.bots.values():
                bot.over(self.game)
            print()
            print(words("play-result"))
            show_result(self.game.state, self.teller)
            print(words("play-seed", seed=self.header.seed.hex() if self.header.seed else ""))
        if not self._keep():
            return 1
        if self.record is not None:
            print(words("play-recorded", file=str(self.record)))
        return 0

    def _bots_decision(self, seat: int) -> None:
        decided = self.bots[seat].decide(self.game, Clock(self.ms))
        name = self.teller.names[seat]
        for text in decided.said:
            print(wrapped(self.words("play-says", player=name, text=text)))
        if decided.fault and seat not in self.given_up:
            print(wrapped(self.words("play-fault", player=name, fault=self.words(f"fault-{decided.fault}"))))
        if decided.fault == GONE:  # said once, not at each of its decisions to come
            self.given_up.add(seat)
        self._carry_out(decided.move, self.bots[seat].explain() if self.why else ())

    def _your_decision(self) -> None:
        self._show_where_you_are()
        options = self.game.options()
        try:
            chosen = 1
            if len(options) > 1:
                labels = [self.chooser.label(option, self.game.state) for option in options]
                chosen = self.answers.choose(dict(enumerate(labels, 1)))
            else:
                print(self.chooser.label(options[0], self.game.state))
            move = self.chooser.move(options[chosen - 1], self.game.state)
        except Back:
            return
        except TakeBack:
            self._take_back()
            return
        self._carry_out(move)

    def _show_where_you_are(self) -> None:
        words, state = self.words, self.game.state
        you = state.players[YOU]
        print()
        phase = words("phase-" + PHASES[state.phase])
        name = self.header.names[YOU]
        if state.round:
            say(words("play-your-turn", name=name, phase=phase, round=state.round))
        else:
            say(words("play-your-setup", name=name, phase=phase))
        say(
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
            say(
                words(
                    "play-auction",
                    column=state.column + 1,
                    tiles=f"{self.teller.tiles(tiles)}; {self.teller.bonus(state, state.column)}",
                    bid=state.bid,
                    bidder=self.header.names[state.bidder],
                )
            )
        if CITY <= state.phase <= TRADE:
            say(words("play-tiles", n=you.tiles[state.step()]))
        if BIDDING <= state.phase <= TRADE:
            harvest = sum(card[2] for card in you.row[: you.cleared])
            corn = words("amount-corn", n=sum(you.businesses))
            say(words("play-upkeep", need=corn, harvest=words("amount-corn", n=harvest)))

    def _carry_out(self, move: Move, reasons: Sequence[Reason] = ()) -> None:
        before = self.game.view()
        events = self.game.play(move)
        decision, *rest = self.teller.tell(before, move, events)
        self.printer.print([decision])
        if reasons:
            print(wrapped(self.words("advice-why", reasons=self.teller.reasons(reasons)), "    "))
        self.printer.print(rest)
        for bot in self.bots.values():
            bot.hear(self.game)

    def _take_back(self) -> None:
        try:
            self.game.undo(YOU)
        except UndoRefused as refused:
            print(self.teller.refusal(refused.refusal))
        else:
            print(self.words("play-taken-back"))
            for bot in self.bots.values():
                bot.hear(self.game)

    def _show_table(self) -> None:
        show_state(self.game.state, self.teller)

    def _show_refusals(self) -> None:
        for name, refusal in self.game.refusals().items():
            print(f"   –  {self.words(f'do-{name}')}: {self.teller.refusal(refusal)}")

    def _show_advice(self) -> None:
        show_advice(self.game, self.teller)

    def _keep(self) -> bool:
        """Bring the record on disk up to date; the seed comes into it when the game is over.

        False if that failed: it is said, and the game goes on all the same.
        """
        if self.record is None:
            return True
        header = self.header if self.game.over else replace(self.header, seed=None)
        try:
            save(self.record, header, self.game)
        except OSError as error:
            print(file_error(self.words, str(self.record), error), file=sys.stderr)
            return False
        return True


def say(text: str) -> None:
    """A sentence to the person."""
    print(wrapped(text, ""))
