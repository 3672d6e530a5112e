"""A game as one reader sees it: all that the parts of the page are made from."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from patroon.rules import Game
from patroon.rules.state import PHASES, State
from patroon.server.following import Following
from patroon.server.messages import Advice
from patroon.server.plain.reader import HOME, Fields, Reader
from patroon.server.problems import Trouble
from patroon.server.rows import SeatRow, TableRow
from patroon.words import Words
from patroon.words.offering import Offering
from patroon.words.telling import Teller


@dataclass(frozen=True, slots=True)
class Sight:
    """A table, who looks at it, and what they did last if it could not be done."""

    reader: Reader
    row: TableRow
    following: Following
    trouble: Trouble | None = None
    filled: Fields = field(default_factory=dict)
    """The form that was refused: what it said is not to be lost."""
    advice: Advice | None = None

    @property
    def words(self) -> Words:
        return self.reader.words

    @property
    def game(self) -> Game:
        return self.following.game

    @property
    def state(self) -> State:
        return self.following.game.state

    @property
    def address(self) -> str:
        return f"{HOME}/table/{self.row.id}"

    @property
    def teller(self) -> Teller:
        return Teller(self.words, self.row.names)

    @property
    def offering(self) -> Offering:
        return Offering(self.teller, self.state)

    @property
    def mine(self) -> Mapping[int, SeatRow]:
        """The reader's seats by number: more than one where people share a device."""
        person = self.reader.person
        return {seat.number: seat for seat in self.row.seats if person is not None and seat.person == person.id}

    @property
    def decides(self) -> SeatRow | None:
        """The reader's seat, if it is for the reader to decide now."""
        seat = self.mine.get(self.row.decides) if self.row.running and self.row.decides is not None else None
        return seat if seat is not None and seat.stand_in is None else None

    @property
    def where(self) -> str:
        """Round and phase."""
        state, phase = self.state, self.words("phase-" + PHASES[self.state.phase])
        if state.round:
            return self.words("table-round", round=state.round, phase=phase)
        return self.words("table-setup", phase=phase)
