"""Replaying a record line by line: every line is checked against the rules, the checkpoints and the seed."""

import json
from collections.abc import Mapping

from patroon.record.checkpoint import allowed, checkpoint, difference
from patroon.record.errors import RecordError
from patroon.record.header import Continued, Header, read_header
from patroon.rules.chance import Seeded
from patroon.rules.events import Event
from patroon.rules.fields import MalformedLine
from patroon.rules.game import Game, Line
from patroon.rules.moves import move_from_json
from patroon.rules.options import Refused
from patroon.rules.outcomes import Outcome, outcome_from_json


class Replay:
    """A game as its record tells it, so far."""

    def __init__(self, strict: bool = False) -> None:
        """`strict`: only what our own writer writes: canonical lines, and a checkpoint in each of its places."""
        self.strict = strict
        self.number = 0
        self.last: Line | None = None
        self._header: Header | None = None
        self._game: Game | None = None
        self._chance: Seeded | None = None
        self._steps = 0
        self._checkpoint_due = False

    @property
    def header(self) -> Header:
        """The header. Raises RecordError if there was none."""
        if self._header is None:
            raise RecordError(1, "record-empty")
        return self._header

    @property
    def game(self) -> Game:
        """The game after the lines so far. Raises RecordError if there was no header."""
        if self._game is None:
            raise RecordError(1, "record-empty")
        return self._game

    def take(self, raw: bytes) -> list[Event]:
        """Carry out the next line of the file and return what came of it. Raises RecordError; nothing changes then."""
        line = self._parse(raw)
        number = self.number + 1
        if self._game is None:
            header = read_header(line)
            self._game = Game.new(len(header.seats), header.board, first=header.first)
            self._chance = Seeded(header.seed) if header.seed is not None else None
            self._header = header
            self._take_up(header.continued)
            self.number = number
            return []
        known = [key for key in ("chance", "move", "state") if key in line]
        if len(known) != 1:
            raise RecordError(number, "record-line-unknown" if not known else "record-line-mixed")
        if known[0] == "state":
            self._compare(line["state"], number)
            self.last = None
            self.number = number
            return []
        if self._checkpoint_due:
            raise RecordError(number, "record-checkpoint-missing")
        events = self._advance(self._game, line, number)
        self.number = number
        return events

    def _parse(self, raw: bytes) -> Mapping[str, object]:
        number = self.number + 1
        try:
            line = json.loads(raw.decode(), parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            if number > 1 and raw.strip() and not raw.endswith(b"\n"):
                raise RecordError(number, "record-cut-off") from error
            key = "record-not-utf-8" if isinstance(error, UnicodeDecodeError) else "record-not-json"
            raise RecordError(number, key) from error
        if not isinstance(line, dict):
            raise RecordError(number, "record-not-an-object")
        return line

    def _advance(self, game: Game, line: Mapping[str, object], number: int) -> list[Event]:
        try:
            step = move_from_json(line) if "move" in line else outcome_from_json(line)
            if self.strict and line != step.to_json():
                raise RecordError(number, "record-not-canonical")
            chance = self._checked_chance(game, step, number)
            events = game.advance(step)
        except MalformedLine as error:
            raise RecordError(number, error.key, error.values) from error
        except Refused as error:
            raise RecordError(number, error.refusal.key, refusal=error.refusal) from error
        self.last = step
        self._chance = chance
        self._steps += 1
        self._take_up(self.header.continued)
        self._checkpoint_due = self.strict and (game.over or step.name == "tiles")
        return events

    def _checked_chance(self, game: Game, step: Line, number: int) -> Seeded | None:
        """The seed's chance after this line; an outcome must be the one that it gives."""
        if self._chance is None or not isinstance(step, Outcome) or not game.awaits_chance:
            return self._chance
        chance = self._chance.copy()
        given = chance.outcome(game.state)
        if given.name == step.name and given != step:
            raise RecordError(number, "record-seed-differs", {"chance": step.name})
        return chance

    def _take_up(self, continued: Continued | None) -> None:
        """From the point where a game was taken up, another seed decides."""
        if continued is not None and continued.after == self._steps:
            self._chance = Seeded(continued.seed) if continued.seed is not None else None

    def _compare(self, theirs: object, number: int) -> None:
        if not allowed(self.game.state):
            raise RecordError(number, "record-checkpoint-misplaced")
        if not isinstance(theirs, dict):
            raise RecordError(number, "field-not-an-object", {"field": "state"})
        found = difference(checkpoint(self.game.state), theirs)
        if found:
            field, ours, other = found
            raise RecordError(number, "record-checkpoint-differs", {"field": field, "ours": ours, "theirs": other})
        self._checkpoint_due = False

    def finish(self) -> None:
        """The file ends here. A strict replay wants a whole game. Raises RecordError."""
        if self.strict and not self.game.over:
            raise RecordError(self.number, "record-unfinished", {"round": self.game.state.round})
        if self._checkpoint_due:
            raise RecordError(self.number, "record-checkpoint-missing")
        promised = self.header.continued or self.header
        if self.strict and promised.commitment is not None and promised.seed is None:
            raise RecordError(1, "record-seed-withheld")


def _no_constant(name: str) -> None:
    raise ValueError(name)
