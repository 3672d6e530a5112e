"""Who sits where: making a table, joining, leaving, filling, starting, resigning and coming back."""

import secrets
from base64 import b32encode
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus
from typing import Final

from patroon.board import Board, BoardError, board_from_data, board_to_data, built_in
from patroon.bots import BotError, bot_maker
from patroon.record.header import COLOURS
from patroon.rules import VERSION
from patroon.rules.chance import first_player
from patroon.server.drafts import Draft
from patroon.server.following import Following, encoded
from patroon.server.messages import BotSeat, Here, Invited, Join, Level, Me, NewSeat, NewTable, Origin
from patroon.server.problems import Trouble, no_bot
from patroon.server.rows import BOT, HERE, PERSON, SeatRow, Source, TableRow

BOT_NAMES: Final = ("Anneke", "Dirck", "Margriet", "Pieter", "Saskia", "Hendrick", "Catalina", "Wouter", "Judith")
SEED_BYTES: Final = 32


def new_id() -> str:
    """16 letters and digits that nobody guesses."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


def new_secret() -> str:
    """256 bits that open something."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """What a link to a table ends in."""
    return secrets.token_urlsafe(16)


def same(secret: str, other: str) -> bool:
    """Compared so that the time it takes tells nothing."""
    return secrets.compare_digest(secret.encode(errors="replace"), other.encode())


def printable(text: str) -> str:
    """Text as people see it: without what steers a screen, without blanks around it."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def clean(name: str, field: str = "name") -> str:
    """A name that can be seen. Raises Trouble."""
    cleaned = printable(name)
    if not cleaned:
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "problem-empty-name", field=field)
    return cleaned


def new_table(wanted: NewTable, owner: str, owner_name: str, now: float, source: Source | None) -> TableRow:
    """A table as it was asked for; with a source, its board and first player come from there."""
    if source is None:
        board, first = _board(wanted), wanted.first
    else:
        header_board = source.header["board"]
        board = built_in(header_board) if isinstance(header_board, str) else board_from_data(header_board)
        first = int(str(source.header["first"]))
        players = source.header["players"]
        assert isinstance(players, list)
        if len(players) != len(wanted.seats):
            values = {"seats": len(wanted.seats), "players": len(players)}
            raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "problem-other-number", values, field="seats")
    if first is not None and first >= len(wanted.seats):
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "problem-no-seat", {"seat": first + 1}, field="first")
    return TableRow(
        id=new_id(),
        owner=owner,
        status="open",
        options=wanted.options,
        board=encoded(board_to_data(board)),
        rules=VERSION,
        invite=new_invite(),
        created=now,
        seats=_seats(wanted.seats, owner, owner_name),
        first=first,
        source=source,
        line=source.lines if source is not None else 0,
    )


def _board(wanted: NewTable) -> Board:
    try:
        return built_in(wanted.board) if isinstance(wanted.board, str) else board_from_data(wanted.board)
    except BoardError as error:
        field = f"board.{error.field}" if error.field not in ("", "board") else "board"
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, error.key, error.values, field=field) from error


def _seats(wanted: Sequence[NewSeat], owner: str, owner_name: str) -> tuple[SeatRow, ...]:
    chosen = [each.colour for each in wanted if each.colour is not None]
    if len(set(chosen)) < len(chosen):
        raise Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "field-colours-alike", {"field": "seats"}, field="seats")
    colours = iter(colour for colour in COLOURS if colour not in chosen)
    seats: list[SeatRow] = []
    for number, each in enumerate(wanted):
        free = SeatRow(number, PERSON, None, each.colour or next(colours))
        names = [seat.name for seat in seats if seat.name is not None]
        seats.append(_taken(free, each, owner, owner_name, names, f"seats[{number}]"))
    return tuple(seats)


def _taken(seat: SeatRow, wanted: NewSeat, owner: str, owner_name: str, names: Sequence[str], field: str) -> SeatRow:
    match wanted:
        case Me():
            return replace(seat, name=owner_name, person=owner)
        case Here(name=name):
            return replace(seat, by=HERE, name=clean(name, f"{field}.name"), person=owner)
        case BotSeat(name=name):
            called = clean(name, f"{field}.name") if name is not None else _bot_name(names)
            return replace(seat, by=BOT, name=called, bot=_bot(wanted, field))
        case Invited():
            return seat


def _bot(wanted: BotSeat, field: str) -> str:
    name = wanted.level if wanted.temper is None else f"{wanted.level}:temper={wanted.temper}"
    try:
        bot_maker(name)
    except BotError as error:
        raise no_bot(error, f"{field}.temper") from error
    return name


def _bot_name(taken: Sequence[str]) -> str:
    return next(name for name in BOT_NAMES if name not in taken)


# At the table


def join(draft: Draft, person: str, called: str, wanted: Join) -> None:
    """Take a free seat. Who sits there already keeps it."""
    draft.demand("open")
    if draft.row.seat_of(person) is not None:
        raise Trouble(HTTPStatus.CONFLICT, "problem-seated-already")
    free = [seat for seat in draft.row.seats if seat.free]
    if wanted.seat is not None:
        seat = draft.seat(wanted.seat)
        if not seat.free:
            raise Trouble(HTTPStatus.CONFLICT, "problem-seat-taken", {"seat": wanted.seat + 1})
    elif free:
        seat = free[0]
    else:
        raise Trouble(HTTPStatus.CONFLICT, "problem-table-full")
    name = clean(wanted.name) if wanted.name is not None else called
    draft.put(replace(seat, name=name, person=person, colour=_colour(draft.row, seat, wanted)))
    draft.notice("notice-joined", name=name)


def _colour(row: TableRow, seat: SeatRow, wanted: Join) -> str:
    if wanted.colour is None or wanted.colour == seat.colour:
        return seat.colour
    if any(each.colour == wanted.colour for each in row.seats):
        raise Trouble(HTTPStatus.CONFLICT, "problem-colour-taken", field="colour")
    return wanted.colour


def leave(draft: Draft, person: str) -> None:
    """Give up one's seat before the start."""
    draft.demand("open")
    seat = draft.row.seat_of(person)
    if seat is None or seat.by != PERSON:
        raise Trouble(HTTPStatus.CONFLICT, "problem-no-seat-here")
    draft.put(replace(seat, name=None, person=None))
    draft.notice("notice-left", name=seat.name or "")


def fill(draft: Draft, person: str, number: int, wanted: Here | BotSeat) -> None:
    """The owner puts a bot, or somebody on the same device, on a free seat."""
    draft.demand("open")
    draft.demand_owner(person)
    seat = draft.seat(number)
    if not seat.free:
        raise Trouble(HTTPStatus.CONFLICT, "problem-seat-taken", {"seat": number + 1})
    taken = _taken(seat, wanted, person, "", [name for name in draft.row.names if name], "seat")
    if wanted.colour is not None:
        taken = replace(taken, colour=_colour(draft.row, seat, Join(colour=wanted.colour)))
    draft.put(taken)
    draft.notice("notice-joined", name=taken.name or "")


def free(draft: Draft, person: str, number: int) -> None:
    """The owner frees a seat before the start: for a person again."""
    draft.demand("open")
    draft.demand_owner(person)
    seat = draft.seat(number)
    draft.put(replace(seat, by=PERSON, name=None, person=None, bot=None))
    if seat.name is not None:
        draft.notice("notice-left", name=seat.name)


def close(draft: Draft, person: str) -> None:
    """The owner gives up a table before the start."""
    draft.demand("open")
    draft.demand_owner(person)
    draft.row = replace(draft.row, status="closed", ended=draft.now)


def renew_invitation(draft: Draft, person: str) -> str:
    """Links that are about are worthless from now on."""
    draft.demand_owner(person)
    draft.row = replace(draft.row, invite=new_invite())
    return draft.row.invite


def put_away(draft: Draft, person: str) -> None:
    """A lesson that its learner is done with."""
    draft.playing()
    draft.demand_owner(person)
    draft.row = replace(draft.row, status="closed", ended=draft.now)


def start(draft: Draft, person: str, seed: bytes | None = None) -> None:
    """Everybody is there: the game begins, with a seed that nobody knows unless one is given."""
    draft.demand("open")
    draft.demand_owner(person)
    row = draft.row
    if any(seat.free for seat in row.seats):
        missing = sum(seat.free for seat in row.seats)
        raise Trouble(HTTPStatus.CONFLICT, "problem-seats-free", {"n": missing})
    seed = seed or secrets.token_bytes(SEED_BYTES)
    first = first_player(seed, len(row.seats)) if row.first is None else row.first
    draft.row = replace(row, status="playing", started=draft.now, seed=seed, first=first)
    if draft.following is None:
        draft.following = Following.begin(draft.row)
    draft.append(draft.following.start(draft.row, draft.now))


# While it is played


def resign(draft: Draft, person: str, number: int, level: Level) -> None:
    """A bot plays one's seat until one comes back."""
    draft.playing()
    seat = draft.own_seat(number, person)
    if seat.stand_in is None:
        draft.put(replace(seat, stand_in=level))
        draft.notice("notice-resigned", name=seat.name or "")


def stand_in(draft: Draft, person: str, number: int, level: Level) -> None:
    """The others have a bot play on for somebody who takes too long."""
    row = draft.row
    draft.playing()
    seat = draft.seat(number)
    if row.seat_of(person) is None:
        raise Trouble(HTTPStatus.FORBIDDEN, "problem-players-only")
    if seat.person == person:
        resign(draft, person, number, level)
        return
    if seat.player is not None:
        raise Trouble(HTTPStatus.CONFLICT, "problem-bot-already", {"seat": number + 1})
    if row.options.pace is None:
        raise Trouble(HTTPStatus.FORBIDDEN, "problem-no-pace")
    if row.decides != number or row.asked is None:
        raise Trouble(HTTPStatus.CONFLICT, "problem-not-their-turn", {"seat": number + 1})
    left = row.asked + row.options.pace - draft.now
    if left > 0:
        raise Trouble(HTTPStatus.CONFLICT, "problem-time-left", {"seconds": int(left) + 1})
    draft.put(replace(seat, stand_in=level))
    draft.notice("notice-stand-in", name=seat.name or "")


def come_back(draft: Draft, person: str, number: int) -> None:
    """Play oneself again."""
    draft.playing()
    seat = draft.own_seat(number, person)
    if seat.stand_in is not None:
        draft.put(replace(seat, stand_in=None))
        draft.row = replace(draft.row, asked=draft.now)
        draft.notice("notice-came-back", name=seat.name or "")


def rematch(draft: Draft, person: str) -> tuple[str, bool]:
    """A table with the same seats, and whether it is a new one: who asks second gets the first one's."""
    draft.demand("over")
    row = draft.row
    if row.seat_of(person) is None:
        raise Trouble(HTTPStatus.FORBIDDEN, "problem-players-only")
    if row.rematch is not None:
        return row.rematch, False
    new = TableRow(
        id=new_id(),
        owner=person,
        status="open",
        options=row.options,
        board=row.board,
        rules=VERSION,
        invite=new_invite(),
        created=draft.now,
        seats=tuple(replace(seat, stand_in=None) for seat in row.seats),
    )
    draft.also.append(new)
    draft.row = replace(row, rematch=new.id)
    return new.id, True


def source_of(row: TableRow, following: Following, at: int) -> Source:
    """A point of a game that is over or was imported, as a new table's beginning."""
    header = row.header(told=True).to_json()
    return Source(lines=len(following.game.lines), origin=Origin(table=row.id, line=at), header=header)
