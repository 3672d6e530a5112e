"""What an operation makes of a table, before it is stored: nothing that others see changes until it is on disk."""

from dataclasses import dataclass, field, replace
from http import HTTPStatus

from patroon.rules import IllegalMove, UndoRefused
from patroon.rules.fields import Fields, MalformedLine
from patroon.rules.moves import Move, move_from_json
from patroon.server.following import Following
from patroon.server.messages import Said, State, Step
from patroon.server.printed import board_of
from patroon.server.problems import Trouble, malformed, refused
from patroon.server.rows import Result, SeatRow, TableRow, moment
from patroon.server.storage.store import Stored


@dataclass(slots=True)
class Draft:
    """A table in the making: its row, its game, and what is to be appended."""

    row: TableRow
    following: Following | None
    now: float
    lines: list[Stored] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    also: list[TableRow] = field(default_factory=list)
    """New tables that come of it."""

    # What every operation may ask for

    def demand(self, *statuses: str) -> None:
        """The table must be in one of these states."""
        demand_status(self.row, *statuses)

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.row.seats):
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-seat", {"seat": number + 1})
        return self.row.seats[number]

    def own_seat(self, number: int, person: str) -> SeatRow:
        seat = self.seat(number)
        if seat.person != person:
            raise Trouble(HTTPStatus.FORBIDDEN, "problem-not-your-seat", {"seat": number + 1})
        return seat

    def demand_owner(self, person: str) -> None:
        if self.row.owner != person:
            raise Trouble(HTTPStatus.FORBIDDEN, "problem-owner-only")

    def playing(self) -> Following:
        """The game, which must be going on."""
        self.demand("playing")
        assert self.following is not None
        return self.following

    # What can be done to it

    def put(self, seat: SeatRow) -> None:
        self.row = self.row.with_seat(seat)

    def say(self, person: str, name: str, text: str) -> None:
        """Somebody says something."""
        self._said(person=person, name=name, text=text, key=None, values={})

    def notice(self, key: str, **values: int | str) -> None:
        """The house says something."""
        self._said(person=None, name=None, text=None, key=key, values=values)

    def _said(
        self, *, person: str | None, name: str | None, text: str | None, key: str | None, values: dict[str, int | str]
    ) -> None:
        number = self.row.talk + 1
        at = moment(self.now)
        self.said.append(Said(number=number, at=at, person=person, name=name, text=text, key=key, values=values))
        self.row = replace(self.row, talk=number)

    def append(self, written: tuple[list[Stored], Step]) -> None:
        lines, step = written
        self.lines += lines
        self.steps.append(step)
        self.settle()

    def settle(self) -> None:
        """The row tells how far the game is."""
        assert self.following is not None
        game = self.following.game
        row = replace(self.row, line=self.following.line, decides=game.to_decide, asked=self.now)
        if game.over:
            result = Result(scores=game.scores, winners=[*(game.winners or ())])
            row = replace(row, asked=None, result=result)
            if row.running:
                row = replace(row, status="over", ended=self.now)
        self.row = row

    # Playing

    def fresh(self, answers: int) -> Following:
        """The game, if it has not gone on since. A stale answer is told how the game stands."""
        following = self.playing()
        demand_fresh(self.row, following, answers)
        return following

    def play(self, person: str, answers: int, line: Fields) -> None:
        """A person's decision."""
        try:
            move = move_from_json(line)
        except MalformedLine as error:
            raise malformed(error) from error
        self.own_move(person, answers, move.player)
        self.carry_out(move)

    def own_move(self, person: str, answers: int, player: int) -> None:
        """This person may decide for this seat now."""
        self.playing()
        seat = self.own_seat(player, person)
        if seat.stand_in is not None:
            raise Trouble(HTTPStatus.CONFLICT, "problem-bot-plays-for-you", {"seat": player + 1})
        self.fresh(answers)

    def carry_out(self, move: Move) -> None:
        assert self.following is not None
        try:
            self.append(self.following.play(move, self.now))
        except IllegalMove as error:
            raise refused(error.refusal, self.row.names) from error

    def undo(self, person: str, answers: int, player: int) -> None:
        """Take back one's last decision."""
        if not self.row.options.undo:
            self.playing()
            raise Trouble(HTTPStatus.FORBIDDEN, "problem-no-undo")
        self.own_move(person, answers, player)
        following = self.playing()
        source = self.row.source
        if source is not None and len(following.game.lines) <= source.lines:
            raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "undo-nothing")
        try:
            self.append(following.undo(player, self.now))
        except UndoRefused as error:
            raise refused(error.refusal, self.row.names) from error


def demand_status(row: TableRow, *statuses: str) -> None:
    """The table must be in one of these states."""
    if row.status not in statuses:
        raise Trouble(HTTPStatus.CONFLICT, f"problem-table-{row.status}")


def demand_fresh(row: TableRow, following: Following, answers: int) -> None:
    """The game has not gone on since. Who is late is told how it stands."""
    if answers != following.line:
        values = {"answers": answers, "line": following.line}
        raise Trouble(HTTPStatus.CONFLICT, "problem-stale", values, state=state_of(row, following))


def state_of(row: TableRow, following: Following) -> State:
    """The whole state of a game, as everybody may see it."""
    return State(
        header=row.header(told=row.status in ("over", "imported")).to_json(),
        board=board_of(following.game.state.layout),
        position=following.position(row),
    )
