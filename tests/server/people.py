"""People for a test: they come in, the test is carried out with them, they go."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.client import Client, Refused
from tests.server.processes import Server

Json = Any


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Client]]:
    found = [await Client.come_in(server.url, name) for name in names]
    try:
        yield found
    finally:
        for person in found:
            await person.close()


def facts(server: Server, names: str, test: Callable[..., Awaitable[None]]) -> None:
    """Carry out a test with these people."""

    async def run() -> None:
        async with people(server, *names.split()) as found:
            await test(*found)

    asyncio.run(asyncio.wait_for(run(), 60))


async def refusal(asked: Awaitable[Json]) -> Refused:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value
