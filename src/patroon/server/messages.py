"""Everything that goes in and out besides the game itself (view.py, schema.py): the bodies of requests and answers.

These classes are the contract: the published schema is made from them, and nothing is read or written past them.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from patroon.lessons import Chapter, Exercise
from patroon.server.printed import BoardView
from patroon.server.thinker import Bidder, GoodMove
from patroon.server.view import PlayerView, View
from patroon.words.story import Told

LONGEST_NAME = 40
LONGEST_TEXT = 500
MOST_PREVIEWS = 40

Id = Annotated[str, Meta(pattern="^[a-z2-7]{16}$", examples=["k3jq5w2mtzrb6yxd"])]
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, description="As people see it; plain text.", examples=["Ada"])
]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, examples=["Good luck!"])]
Token = Annotated[str, Meta(min_length=20, max_length=100, examples=["q1V5mPc3x0o2d8Zb7yXkLrT4wEuHnJ6sAfGiB9vNtRM"])]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment = Annotated[datetime, Meta(tz=True, examples=["2026-05-04T18:00:00Z"])]
SeatNumber = Annotated[int, Meta(ge=0, le=4, description="Counts from 0, clockwise.", examples=[0])]

Plain = dict[str, Any]
"""A JSON object."""


def _described_as(name: str) -> Meta:
    """What the rules put out and take in is described by them (schema.py)."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


MoveLine = Annotated[Plain, _described_as("Move")]
AnyLine = Annotated[Plain, _described_as("Line")]
GameOption = Annotated[Plain, _described_as("Option")]
GameEvent = Annotated[Plain, _described_as("Event")]

Colour = Literal["blue", "orange", "yellow", "green", "purple"]
Level = Literal["random", "easy", "medium", "hard"]
Temper = Literal["steward", "farmer", "merchant", "politician"]
Status = Literal["open", "playing", "over", "closed", "imported"]


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is asked for: unknown fields are refused, so that nobody believes they were heard."""


class Answer(Struct, kw_only=True):
    """What is answered; later versions may add fields."""


# People


class NewPerson(Body):
    """Somebody comes in. A name is enough."""

    name: Name
    keep: Literal["cookie", "secret"] = "cookie"
    """Where the secret goes: into the browser's cookie, or into the answer, for programs that send it themselves."""


class Redeem(Body):
    """A personal link, opened on another device."""

    token: Token
    keep: Literal["cookie", "secret"] = "cookie"


class Rename(Body):
    """Another name for oneself, at tables joined from now on."""

    name: Name


class Person(Answer):
    """Who one is. `id` is public, the secret is not."""

    id: Id
    name: str
    secret: str | UnsetType = UNSET
    """Only where it was asked for, and only this once."""


class Device(Answer):
    """One place where a person's secret is kept, or a personal link that nobody opened yet."""

    id: Id
    kind: Literal["device", "link"]
    created: Moment
    expires: Moment | None
    this: bool
    """The one that asks."""


class Devices(Answer):
    """All of a person's."""

    devices: list[Device]


class PersonalLink(Answer):
    """Opens one's games on another device, once. Nobody can see it a second time."""

    id: Id
    token: str
    expires: Moment


# Tables


class Me(Body, tag_field="by", tag="me"):
    """A seat for the one who makes the table."""

    colour: Colour | None = None


class Here(Body, tag_field="by", tag="here"):
    """A seat for somebody on the same device (pass-and-play)."""

    name: Name
    colour: Colour | None = None


class Invited(Body, tag_field="by", tag="invite"):
    """A seat for whoever comes with the invitation."""

    colour: Colour | None = None


class BotSeat(Body, tag_field="by", tag="bot"):
    """A seat for a bot."""

    level: Level
    temper: Temper | None = None
    name: Name | None = None
    colour: Colour | None = None


NewSeat = Me | Here | Invited | BotSeat


class Options(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What is agreed on at a table before the game."""

    advisor: bool = True
    """May players ask for advice?"""
    undo: bool = True
    """May players take back, as far as the rules of taking back go?"""
    public: bool = False
    """Listed for everyone and may be watched; else only who has the link comes in."""
    pace: Annotated[int, Meta(ge=10, le=30 * 24 * 3600, examples=[120])] | None = None
    """Seconds for a decision; after that the others may have a bot play on."""


class Origin(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A point of a finished or imported game, to play on from."""

    table: Id
    line: Number


class NewTable(Body):
    """A table to be made."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    options: Options = field(default_factory=Options)
    first: SeatNumber | None = None
    """Who holds token 1; if nobody is named, chance decides."""
    board: Annotated[str, Meta(max_length=60)] | Plain = "reconstruction"
    """A built-in board's name, or a whole board as in a record."""
    origin: Origin | None = None
    """Play on from there: the seats are the same players in the same order; board and first player come from it."""
    start: bool = False
    """Begin at once, if every seat is taken."""


class Fill(Body):
    """The owner gives a free seat to a bot, or to somebody on the same device."""

    seat: Here | BotSeat


class Join(Body):
    """Take a seat; the first free one if none is named."""

    seat: SeatNumber | None = None
    name: Name | None = None
    """At this table only."""
    colour: Colour | None = None


class Invitation(Answer):
    """What the link to the table ends in. A new one makes the old one worthless."""

    invite: str


class Visit(Body):
    """Come in by invitation, to take a seat or to watch."""

    invite: Annotated[str, Meta(max_length=100)]


class StandIn(Body):
    """The bot that is to play a seat."""

    level: Level = "medium"


class Again(Body):
    """The same seats once more."""

    start: bool = False


class Seat(Answer):
    """A seat at a table."""

    number: int
    by: Literal["person", "here", "bot"]
    name: str | None
    """None while the seat is free."""
    colour: str
    """One of ours, but for imported games."""
    person: Id | None
    """Who sits here, or whose device it is."""
    level: Level | None
    temper: Temper | None
    stand_in: Level | None
    """The bot that plays for the person until they come back."""


class Table(Answer):
    """A table: who sits there, what was agreed on, how far it is."""

    id: Id
    status: Status
    owner: Id
    seats: list[Seat]
    options: Options
    board: str
    first: int | None
    created: Moment
    started: Moment | None
    ended: Moment | None
    line: int
    """How many lines the game has: moves, outcomes of chance, and what was taken back."""
    talk: int
    """How many things were said."""
    decides: int | None
    asked: Moment | None
    """Since when somebody is to decide."""
    commitment: str | None
    """The hash of the seed, from the start on."""
    scores: list[int] | None
    winners: list[int] | None
    origin: Origin | None
    lesson: str | None
    """The lesson that is taken here; such a table is its owner's alone."""
    rematch: Id | None


class Tables(Answer):
    """Some tables; `more` is where the next ones begin."""

    tables: list[Table]
    more: str | None


class Lessons(Answer):
    """What can be learned here."""

    chapters: list[Chapter]
    exercises: list[Exercise]


# The game


class Refused(Answer):
    """A kind of move that is not open now, and why."""

    move: str
    rule: str
    key: str
    values: dict[str, int | str]


class Position(Answer):
    """How the game stands: all that a client needs to go on from here."""

    line: int
    view: View
    options: list[GameOption]
    """What the player who decides may do."""
    refused: list[Refused]
    proposals: Annotated[
        list[MoveLine],
        Meta(
            description="Legal and sensible moves where a move has many parts: one that pays, or removes, or trades "
            "with the top trader; the best shipment for each ship."
        ),
    ]
    undo: int | None
    """The seat whose last decision can still be taken back."""


class State(Answer, tag_field="type", tag="state"):
    """The whole state of a table's game."""

    header: Plain
    board: BoardView
    position: Position


class Step(Answer):
    """A decision, or one taken back, with all that came of it."""

    line: int
    """How many lines there were then."""
    did: AnyLine | None
    """The move or undo line; None for what happens before the first decision."""
    events: list[GameEvent]
    told: list[Told]
    """The same as a story, for logs, in the language of whoever reads it."""
    at: Moment
    view: (
        Annotated[View, Meta(description="How the table looked then; only where views were asked for.")] | UnsetType
    ) = UNSET


class Steps(Answer, tag_field="type", tag="steps"):
    """What happened after a line, and how the game stands now."""

    after: int
    steps: list[Step]
    position: Position
    more: Annotated[int | None, Meta(description="Go on `after` this line; null if these are all.")] = None


class NewMove(Body):
    """A decision."""

    answers: Number
    """How many lines the game had when it was made: a stale one is refused."""
    move: MoveLine


class Undo(Body):
    """Take back one's last decision."""

    answers: Number
    player: SeatNumber


class AskPreviews(Body):
    """What would come of these moves?"""

    answers: Number
    """How many lines the game has: a stale question is refused."""
    moves: Annotated[list[MoveLine], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class Preview(Answer):
    """What would come of a move, as far as no chance is in it."""

    refused: Annotated[Refused | None, Meta(description="Why it can't be played; then nothing comes of it.")]
    events: list[GameEvent]
    player: Annotated[PlayerView | None, Meta(description="The mover's things afterwards; null where it is refused.")]
    draws: Annotated[bool, Meta(description="Then something is drawn, nobody knows what: it can't be taken back.")]


class Previews(Answer):
    """What would come of some moves, in the order in which they were asked for."""

    line: int
    previews: list[Preview]


class Done(Answer):
    """It is on disk. So many lines there are now."""

    line: int


class Said(Answer):
    """Something that a person said, or that the house has to say."""

    number: int
    at: Moment
    person: Id | None
    name: str | None
    text: str | None
    key: str | None
    """The house's message, a key for words/."""
    values: dict[str, int | str]


class Talk(Answer):
    """Things that were said."""

    talk: list[Said]


class NewTalk(Body):
    """Something to say."""

    text: Text


class Advice(Answer):
    """What the advisor thinks of the position after a line."""

    line: int
    bidders: Sequence[Bidder]
    moves: Sequence[GoodMove]
    """Of the player who decides: the best first."""
    played: GoodMove | None = None
    """What was played after that line, judged likewise; null as long as nothing was."""


# When something is wrong


class Problem(Answer):
    """What is wrong (RFC 9457): for people in `detail`, for programs in `key` and `values`."""

    type: str
    title: str
    status: int
    detail: str
    key: str
    values: dict[str, int | str]
    rule: str | None = None
    """The number of the rule that refuses it."""
    field: str | None = None
    """Where in the request."""
    state: State | None = None
    """How the game stands, where the request was stale."""


class Health(Answer):
    """Whether the server is well."""

    status: Literal["ok", "starting", "stopping", "storage"]
    version: str
