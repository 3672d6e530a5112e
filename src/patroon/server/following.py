"""A table's game, carried on line by line: the same way when it is played and when it is read back."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import cast

import msgspec

from patroon.rules import Game
from patroon.rules.chance import Seeded
from patroon.rules.events import Event
from patroon.rules.fields import Fields
from patroon.rules.moves import Move, move_from_json
from patroon.rules.outcomes import Outcome, outcome_from_json
from patroon.server.messages import Position, Refused, Step
from patroon.server.rows import TableRow, board_in, moment
from patroon.server.storage.store import Stored
from patroon.server.view import view_of


class BrokenTable(Exception):
    """Stored lines that can't have been: the database was changed by somebody else."""


def encoded(line: Mapping[str, object]) -> str:
    return msgspec.json.encode(line).decode()


@dataclass(slots=True)
class Following:
    """A game, how many lines it has, and where chance comes from."""

    game: Game
    line: int = 0
    due: deque[Outcome] = field(default_factory=deque)
    """What chance brought already, whose lines are still to be read."""

    @classmethod
    def begin(cls, row: TableRow) -> "Following":
        """The table before its first line."""
        return cls(Game.new(len(row.seats), board_in(row.board), first=row.first))

    @classmethod
    def read(cls, row: TableRow, lines: Iterable[Stored]) -> "Following":
        """The table as stored. Raises BrokenTable."""
        following = cls.begin(row)
        for _ in following.steps(row, lines):
            pass
        return following

    def copy(self) -> "Following":
        return Following(self.game.copy(), self.line, deque(self.due))

    def steps(self, row: TableRow, lines: Iterable[Stored]) -> Iterable[Step]:
        """Carry out stored lines, and tell each decision with what came of it. Raises BrokenTable."""
        told: Step | None = None
        for stored in lines:
            did, events = self._take(row, stored.body)
            happened = [event.to_json() for event in events]
            if did is None and told is not None:
                told = Step(line=self.line, did=told.did, events=[*told.events, *happened], at=told.at)
                continue
            if told is not None:
                yield told
            told = Step(line=self.line, did=did, events=happened, at=moment(stored.at))
        if told is not None:
            yield told

    def _take(self, row: TableRow, body: str) -> tuple[Fields | None, list[Event]]:
        """The decision in a line, or None, and what came of it."""
        line: Fields = msgspec.json.decode(body)
        try:
            events = self._leave_to_chance(row) if self.line == 0 == seeded_after(row) else []
            events += self._carry_out(line)
        except (ValueError, IndexError) as error:
            raise BrokenTable(f"table {row.id}, line {self.line + 1}: {error}") from error
        self.line += 1
        if self.line == seeded_after(row):
            events += self._leave_to_chance(row)
        return (None if "chance" in line else line), events

    def _carry_out(self, line: Fields) -> list[Event]:
        if "chance" in line:
            outcome = outcome_from_json(line)
            if not self.due:
                return self.game.happen(outcome)
            if self.due.popleft() != outcome:
                raise ValueError("the seed gives something else")
            return []
        if self.due:
            raise ValueError("an outcome of chance is missing")
        if "undo" in line:
            self.game.undo(cast("int", line["player"]))
            return []
        return self._with_chance(self.game.play(move_from_json(line)))

    def _leave_to_chance(self, row: TableRow) -> list[Event]:
        assert row.seed is not None
        return self._with_chance(self.game.leave_to(Seeded(row.seed)))

    def _with_chance(self, events: list[Event]) -> list[Event]:
        self.due.extend(event for event in events if isinstance(event, Outcome))
        return events

    # New lines

    def start(self, row: TableRow, now: float) -> tuple[list[Stored], Step]:
        """Chance's first lines; of a game that goes on from another, those that are due at that point, if any."""
        return self._written(None, self._leave_to_chance(row), now)

    def play(self, move: Move, now: float) -> tuple[list[Stored], Step]:
        """A decision, and the outcomes after it. Raises IllegalMove; nothing has changed then."""
        return self._written(move.to_json(), self._with_chance(self.game.play(move)), now)

    def undo(self, player: int, now: float) -> tuple[list[Stored], Step]:
        """Raises UndoRefused; nothing has changed then."""
        self.game.undo(player)
        return self._written({"undo": 1, "player": player}, [], now)

    def _written(self, did: Fields | None, events: list[Event], now: float) -> tuple[list[Stored], Step]:
        bodies = [] if did is None else [encoded(did)]
        bodies += [encoded(outcome.to_json()) for outcome in self.due]
        self.due.clear()
        self.line += len(bodies)
        step = Step(line=self.line, did=did, events=[event.to_json() for event in events], at=moment(now))
        return [Stored(body, now) for body in bodies], step

    # How it stands

    def position(self, row: TableRow) -> Position:
        game = self.game
        undo = None
        if row.running and row.options.undo and game.why_not_undo() is None:
            last = self.last_move()
            undo = last.player if last is not None else None
        return Position(
            line=self.line,
            view=view_of(game.state),
            options=[option.to_json() for option in game.options()],
            refused=[
                Refused(move=name, rule=refusal.rule, key=refusal.key, values=dict(refusal.values))
                for name, refusal in game.refusals().items()
            ],
            undo=undo,
        )

    def last_move(self) -> Move | None:
        last = self.game.last
        return last if isinstance(last, Move) else None


def seeded_after(row: TableRow) -> int | None:
    """From which line on the table's own seed decides; None where it has none."""
    if row.seed is None:
        return None
    return row.source.lines if row.source is not None else 0
