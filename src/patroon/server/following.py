"""A table's game, carried on line by line: the same way when it is played and when it is read back."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import cast

import msgspec

from patroon.bots.proposals import proposals
from patroon.rules import Game
from patroon.rules.chance import Seeded
from patroon.rules.events import Event
from patroon.rules.fields import Fields
from patroon.rules.moves import Move, move_from_json
from patroon.rules.outcomes import Outcome, outcome_from_json
from patroon.rules.state import State
from patroon.server.messages import Position, Refused, Step
from patroon.server.rows import TableRow, board_in, moment
from patroon.server.storage.store import Stored
from patroon.server.view import view_of
from patroon.words import story


class BrokenTable(Exception):
    """Stored lines that can't have been: the database was changed by somebody else."""


def encoded(line: Mapping[str, object]) -> str:
    return msgspec.json.encode(line).decode()


@dataclass(slots=True)
class _Begun:
    """A step that may still go on with what chance brings."""

    before: State
    did: Fields | None
    at: float
    line: int = 0
    events: list[Event] = field(default_factory=list)

    def go_on(self, line: int, events: Iterable[Event]) -> None:
        self.line = line
        self.events += events

    def step(self) -> Step:
        return Step(
            line=self.line,
            did=self.did,
            events=[event.to_json() for event in self.events],
            told=self._told(),
            at=moment(self.at),
        )

    def _told(self) -> list[story.Told]:
        if self.did is not None and "undo" in self.did:
            return story.undone(cast("int", self.did["player"]))
        return story.tell(self.before, None if self.did is None else move_from_json(self.did), self.events)


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
        for stored in lines:
            following._take(row, stored.body)
        return following

    def copy(self) -> "Following":
        return Following(self.game.copy(), self.line, deque(self.due))

    def steps(self, row: TableRow, lines: Iterable[Stored]) -> Iterable[Step]:
        """Carry out stored lines, and tell each decision with what came of it. Raises BrokenTable."""
        begun: _Begun | None = None
        for stored in lines:
            before = self.game.view()
            did, events = self._take(row, stored.body)
            if begun is not None and did is not None:
                yield begun.step()
            if begun is None or did is not None:
                begun = _Begun(before, did, stored.at)
            begun.go_on(self.line, events)
        if begun is not None:
            yield begun.step()

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
        before = self.game.view()
        return self._written(_Begun(before, None, now), self._leave_to_chance(row))

    def play(self, move: Move, now: float) -> tuple[list[Stored], Step]:
        """A decision, and the outcomes after it. Raises IllegalMove; nothing has changed then."""
        before = self.game.view()
        return self._written(_Begun(before, move.to_json(), now), self._with_chance(self.game.play(move)))

    def undo(self, player: int, now: float) -> tuple[list[Stored], Step]:
        """Raises UndoRefused; nothing has changed then."""
        before = self.game.view()
        self.game.undo(player)
        return self._written(_Begun(before, {"undo": 1, "player": player}, now), [])

    def _written(self, begun: _Begun, events: list[Event]) -> tuple[list[Stored], Step]:
        bodies = [] if begun.did is None else [encoded(begun.did)]
        bodies += [encoded(outcome.to_json()) for outcome in self.due]
        self.due.clear()
        self.line += len(bodies)
        begun.go_on(self.line, events)
        return [Stored(body, begun.at) for body in bodies], begun.step()

    # How it stands

    def position(self, row: TableRow) -> Position:
        game = self.game
        options = game.options()
        undo = None
        if row.running and row.options.undo and game.why_not_undo() is None:
            last = self.last_move()
            undo = last.player if last is not None else None
        return Position(
            line=self.line,
            view=view_of(game.state),
            options=[option.to_json() for option in options],
            refused=[
                Refused(move=name, rule=refusal.rule, key=refusal.key, values=dict(refusal.values))
                for name, refusal in game.refusals().items()
            ],
            proposals=[move.to_json() for move in proposals(game.state, options)],
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
