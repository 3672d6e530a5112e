"""What is said on a live table's WebSocket, in both directions; like messages.py, it is the contract."""

from typing import Literal

from patroon.server.messages import (
    Answer,
    Body,
    Id,
    MoveLine,
    Number,
    Problem,
    Said,
    SeatNumber,
    State,
    Steps,
    Table,
    Text,
)


class LiveTable(Answer, tag_field="type", tag="table"):
    """The table changed."""

    table: Table


class LiveTalk(Answer, tag_field="type", tag="talk"):
    """Something was said."""

    talk: list[Said]


class LiveHere(Answer, tag_field="type", tag="here"):
    """Who is there now."""

    people: list[Id]
    watching: int
    """Others who look on."""


class LiveDone(Answer, tag_field="type", tag="done"):
    """What was asked for is on disk."""

    id: int
    line: int


class LiveProblem(Answer, tag_field="type", tag="problem"):
    """What was asked for was not done."""

    id: int | None
    problem: Problem


class LivePong(Answer, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: int


class LiveBye(Answer, tag_field="type", tag="bye"):
    """The connection ends now; a client comes back at once, or when it likes."""

    why: Literal["restart", "slow", "closed"]


Live = State | Steps | LiveTable | LiveTalk | LiveHere | LiveDone | LiveProblem | LivePong | LiveBye


# … and what it hears.


class SendMove(Body, tag_field="type", tag="move"):
    """A decision."""

    id: Number
    answers: Number
    move: MoveLine


class SendUndo(Body, tag_field="type", tag="undo"):
    """Take back one's last decision."""

    id: Number
    answers: Number
    player: SeatNumber


class SendTalk(Body, tag_field="type", tag="talk"):
    """Something to say."""

    id: Number
    text: Text


class SendPing(Body, tag_field="type", tag="ping"):
    """Is anybody there?"""

    id: Number


Send = SendMove | SendUndo | SendTalk | SendPing
