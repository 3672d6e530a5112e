"""Who is asking: people without accounts, known by a secret that their browser keeps."""

import time
from hashlib import sha256
from http import HTTPStatus
from typing import Annotated, Final, Literal, NamedTuple

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from patroon.server.house import House
from patroon.server.messages import Person
from patroon.server.problems import Trouble
from patroon.server.seating import clean, new_id, new_secret
from patroon.server.storage import store

COOKIE: Final = "patroon"
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
LINK_SECONDS: Final = 24 * 3600
LONGEST_SECRET: Final = 100


class Known(NamedTuple):
    """A person, and the key by which they are known."""

    id: str
    name: str
    digest: bytes


def digest_of(secret: str) -> bytes:
    """What is kept of a secret. 256 random bits need no salt and no slow hash."""
    return sha256(secret.encode(errors="replace")).digest()


def secret_in(connection: HTTPConnection) -> str | None:
    """From the Authorization header, else from the cookie."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return secret.strip()
    return connection.cookies.get(COOKIE)


async def who(connection: HTTPConnection) -> Known | None:
    """The person who asks, if they are known."""
    secret = secret_in(connection)
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    digest = digest_of(secret)
    house: House = connection.app.state.house
    async with house.database.reading() as reading:
        found = await store.person_by_key(reading, digest, time.time())
    return Known(*found, digest) if found is not None else None


async def somebody(person: Annotated[Known | None, Depends(who)]) -> Known:
    """The person who asks, who must be known."""
    if person is None:
        raise Trouble(HTTPStatus.UNAUTHORIZED, "problem-who-are-you")
    return person


Anyone = Annotated[Known | None, Depends(who)]
Somebody = Annotated[Known, Depends(somebody)]


async def come_in(house: House, name: str) -> tuple[Person, str]:
    """A new person, and their secret."""
    person = Person(id=new_id(), name=clean(name))
    secret = new_secret()
    async with house.database.writing() as connection:
        await store.add_person(connection, person.id, person.name, time.time())
        await store.add_key(connection, _device(person.id, secret))
    return person, secret


async def redeem(house: House, token: str) -> tuple[Person, str]:
    """The person whose link this is, and a secret for this device."""
    secret = new_secret()
    async with house.database.writing() as connection:
        owner = await store.use_link(connection, digest_of(token), time.time())
        found = await store.person(connection, owner) if owner is not None else None
        if found is None:
            raise Trouble(HTTPStatus.NOT_FOUND, "problem-no-link")
        await store.add_key(connection, _device(found[0], secret))
    return Person(id=found[0], name=found[1]), secret


def _device(person: str, secret: str) -> store.Key:
    return store.Key(new_id(), person, "device", time.time(), None, digest_of(secret))


def new_link(person: str) -> tuple[store.Key, str]:
    """A personal link, and its token."""
    token = new_secret()
    now = time.time()
    return store.Key(new_id(), person, "link", now, now + LINK_SECONDS, digest_of(token)), token


def keep(response: Response, secret: str, *, secure: bool) -> None:
    """Let the browser keep the secret, out of reach of scripts and of other sites."""
    same_site: Literal["strict"] = "strict"
    response.set_cookie(COOKIE, secret, COOKIE_SECONDS, httponly=True, samesite=same_site, secure=secure)
