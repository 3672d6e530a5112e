"""Coming in, coming back on another device, one's own games."""

import time
from http import HTTPStatus
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from patroon.server.api.asking import Limited, TheHouse, TheSettings, spend
from patroon.server.api.listing import Before, page
from patroon.server.bodies import answer, body, described
from patroon.server.messages import (
    Device,
    Devices,
    NewPerson,
    Person,
    PersonalLink,
    Redeem,
    Rename,
    Tables,
)
from patroon.server.people import COOKIE, Somebody, come_in, keep, new_link, redeem
from patroon.server.problems import Trouble
from patroon.server.rows import moment, moment_or_none
from patroon.server.seating import clean
from patroon.server.settings import Settings
from patroon.server.storage import store

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Limited])

KeyId = Annotated[str, Path(pattern="^[a-z2-7]{16}$", description="A device's or a link's id.")]
LINK = {"token": "q1V5mPc3x0o2d8Zb7yXkLrT4wEuHnJ6sAfGiB9vNtRM"}


@router.post("/people", **described(Person, takes=NewPerson, status=201, example={"name": "Ada"}))
async def new_person(request: Request, house: TheHouse, settings: TheSettings) -> Response:
    """Come in: a name is enough. The secret goes into a cookie, or into the answer if `keep` says so."""
    spend(request, None, "new")
    wanted = await body(request, NewPerson)
    return _kept(*await come_in(house, wanted.name), wanted.keep, request, settings)


@router.post("/people/redeem", **described(Person, takes=Redeem, status=201, problems=(404,), example=LINK))
async def redeem_link(request: Request, house: TheHouse, settings: TheSettings) -> Response:
    """Come back on another device, by a personal link. It works once."""
    spend(request, None, "new")
    wanted = await body(request, Redeem)
    return _kept(*await redeem(house, wanted.token), wanted.keep, request, settings)


def _kept(person: Person, secret: str, where: str, request: Request, settings: Settings) -> Response:
    if where == "secret":
        return answer(msgspec.structs.replace(person, secret=secret), HTTPStatus.CREATED)
    response = answer(person, HTTPStatus.CREATED)
    keep(response, secret, secure=request.url.scheme == "https" or (settings.url or "").startswith("https:"))
    return response


@router.get("/me", **described(Person, problems=(401,)))
async def me(person: Somebody) -> Response:
    """Who one is."""
    return answer(Person(id=person.id, name=person.name))


@router.patch("/me", **described(Person, takes=Rename, problems=(401,), example={"name": "Ada L."}))
async def rename(request: Request, house: TheHouse, person: Somebody) -> Response:
    """Another name, at tables joined from now on."""
    wanted = await body(request, Rename)
    name = clean(wanted.name)
    async with house.database.writing() as connection:
        await store.rename_person(connection, person.id, name)
    return answer(Person(id=person.id, name=name))


@router.get("/me/tables", **described(Tables, problems=(401, 422)))
async def my_tables(house: TheHouse, person: Somebody, before: Before = None) -> Response:
    """One's own tables, the newest first."""
    return await page(
        house, before, lambda connection, place, most: store.tables_of(connection, person.id, place, most)
    )


@router.get("/me/devices", **described(Devices, problems=(401,)))
async def devices(house: TheHouse, person: Somebody) -> Response:
    """Where one's secret is kept, and personal links that nobody opened yet."""
    async with house.database.reading() as connection:
        keys = await store.keys_of(connection, person.id)
    now = time.time()
    return answer(
        Devices(
            devices=[
                Device(
                    id=key.id,
                    kind="link" if key.kind == "link" else "device",
                    created=moment(key.created),
                    expires=moment_or_none(key.expires),
                    this=key.hash == person.digest,
                )
                for key in keys
                if key.expires is None or key.expires > now
            ]
        )
    )


@router.delete("/me/devices/{key}", **described(Devices, problems=(401, 404, 422)))
async def revoke(key: KeyId, request: Request, house: TheHouse, person: Somebody) -> Response:
    """Make a device's secret, or a link, worthless."""
    async with house.database.writing() as connection:
        if not await store.drop_key(connection, person.id, key):
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-device")
        await house.database.notify(connection, f"revoked {person.id}")
    request.app.state.revoked(person.id)
    return await devices(house, person)


@router.post("/me/leave", **described(Person, problems=(401,)))
async def forget_me(request: Request, house: TheHouse, person: Somebody) -> Response:
    """This device forgets who one is. The seats stay; without another device there is no way back to them."""
    async with house.database.writing() as connection:
        for key in await store.keys_of(connection, person.id):
            if key.hash == person.digest:
                await store.drop_key(connection, person.id, key.id)
        await house.database.notify(connection, f"revoked {person.id}")
    request.app.state.revoked(person.id)
    response = answer(Person(id=person.id, name=person.name))
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


@router.post("/me/links", **described(PersonalLink, status=201, problems=(401,)))
async def personal_link(request: Request, house: TheHouse, person: Somebody) -> Response:
    """A link that opens one's games on another device, once, within a day."""
    spend(request, None, "new")
    key, token = new_link(person.id)
    async with house.database.writing() as connection:
        await store.add_key(connection, key)
    assert key.expires is not None
    return answer(PersonalLink(id=key.id, token=token, expires=moment(key.expires)), HTTPStatus.CREATED)
