"""What every route needs of its request: the house, the limits, a table that may be seen."""

import re
from http import HTTPStatus
from typing import Annotated, Final

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection

from patroon.server.house import Held, House
from patroon.server.limits import Kind, Limits
from patroon.server.people import Anyone, Known
from patroon.server.problems import Trouble
from patroon.server.settings import Settings

ID: Final = re.compile("^[a-z2-7]{16}$")
TableId = Annotated[str, Path(pattern=ID.pattern, description="The table's id.", examples=["k3jq5w2mtzrb6yxd"])]
SeatId = Annotated[int, Path(ge=0, le=4, description="The seat's number, counting from 0.")]


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


TheHouse = Annotated[House, Depends(house_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]


def spend(connection: HTTPConnection, person: Known | None, kind: Kind) -> None:
    """One request of a person, or of an address where nobody is known. Raises Trouble."""
    limits: Limits = connection.app.state.limits
    limits.spend(asker(connection, person if kind != "new" else None), kind)


def asker(connection: HTTPConnection, person: Known | None) -> str:
    """Whose limits count: a person's, or an address's."""
    if person is not None:
        return person.id
    return connection.client.host if connection.client is not None else ""


def limited(request: Request, person: Anyone) -> None:
    spend(request, person, "read" if request.method in ("GET", "HEAD") else "write")


def looking(request: Request, person: Anyone) -> None:
    """A question that is too long for an address changes nothing either."""
    spend(request, person, "read")


Limited = Depends(limited)
Looking = Depends(looking)


async def visible(house: House, name: str, person: Known | None) -> Held:
    """The table, if this person may see it; else it is as if there were none. Raises Trouble."""
    if not ID.fullmatch(name):  # not every database can even be asked for it
        raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-table")
    held = await house.fresh(name)
    if not await house.may_see(held, person.id if person is not None else None):
        raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-table")
    return held


async def seen(name: TableId, house: TheHouse, person: Anyone) -> Held:
    return await visible(house, name, person)


Seen = Annotated[Held, Depends(seen)]
