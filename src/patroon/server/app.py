"""The application: everything put together, started and stopped in order."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError, ValidationException, WebSocketRequestValidationError
from starlette.exceptions import HTTPException

from patroon import __version__
from patroon.server import client, metrics, sockets
from patroon.server.api import lessons, pages, people, play, previews, tables
from patroon.server.bodies import answer, described, problem, problem_answers
from patroon.server.failures import StorageFailed
from patroon.server.guard import Guard
from patroon.server.house import House
from patroon.server.limits import Limits
from patroon.server.messages import Health
from patroon.server.openapi import publish
from patroon.server.opponents import Opponents
from patroon.server.plain import routes as plain
from patroon.server.problems import Trouble, language_of, storage_trouble
from patroon.server.settings import Settings
from patroon.server.storage import store
from patroon.server.storage.database import Database, address
from patroon.server.thinking import Thinkers
from patroon.server.upkeep import Upkeep

log = logging.getLogger("patroon.server")

GOODBYE_TICKS: Final = 40
GENERATION_0: Final = 10_000
"""Fewer, larger collections: a pause in the middle of a broadcast is a pause for everyone."""


def make_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="patroon",
        version=__version__,
        summary="The board game Nieuw Amsterdam: tables, seats, live play.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=_life,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings.rates)
    app.state.sockets = set()
    app.state.health = "starting"
    app.state.revoked = lambda person: _revoked(app, person)
    api = (people.router, tables.router, lessons.router, play.router, previews.router, sockets.router)
    for router in (*api, pages.router, plain.router):
        app.include_router(router)
    app.include_router(health_router())
    app.include_router(client.router)  # last: it takes what looks like a file
    app.add_middleware(Guard)
    app.add_exception_handler(Trouble, _trouble)
    app.add_exception_handler(StorageFailed, _storage_failed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(WebSocketRequestValidationError, _live_validation)
    publish(app)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Everything that lives as long as the server does."""
    settings: Settings = app.state.settings
    database = Database(address(settings.database))
    house = House(database)
    thinkers = Thinkers(settings.thinkers)
    opponents = Opponents(house, thinkers, settings.thinkers)
    house.bots = opponents
    app.state.house, app.state.thinkers = house, thinkers
    await thinkers.start()
    chores = [asyncio.create_task(each.run()) for each in (opponents, Upkeep(house, app.state.revoked))]
    for chore in chores:
        chore.add_done_callback(_chore_ended)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GENERATION_0, 20, 50)
    app.state.health = "ok"
    try:
        yield
    finally:
        app.state.health = "stopping"
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await thinkers.stop()
        await house.release()
        await database.close()


def _chore_ended(chore: "asyncio.Task[None]") -> None:
    if not chore.cancelled() and chore.exception() is not None:
        metrics.FAULTS.labels("chore").inc()
        log.critical("a chore of the house failed", exc_info=chore.exception())


async def say_goodbye(app: FastAPI) -> None:
    """Tell every client to come back: to another process at once, or here when there is one again."""
    app.state.health = "stopping"
    connected: set[sockets.Socket] = app.state.sockets
    for socket in [*connected]:
        socket.end("restart", sockets.RESTART)
    for _ in range(GOODBYE_TICKS):
        if not connected:
            return
        await asyncio.sleep(0.05)


def _revoked(app: FastAPI, person: str) -> None:
    """A key of this person's is worthless: whoever is connected must show one that is not."""
    connected: set[sockets.Socket] = app.state.sockets
    for socket in [*connected]:
        if socket.person == person:
            socket.end("restart", sockets.RESTART)


# Whether it is well


def health_router() -> APIRouter:
    router = APIRouter(tags=["operation"])
    ready = described(Health)
    ready["responses"][503] = {**ready["responses"][200], "description": "It can't."}
    counted = {"description": "What it counts.", "content": {"text/plain": {"schema": {"type": "string"}}}}

    @router.get("/healthz", **described(Health))
    async def healthz(request: Request) -> Response:
        """The process answers."""
        return answer(Health(status=request.app.state.health, version=__version__))

    @router.get("/readyz", **ready)
    async def readyz(request: Request) -> Response:
        """It can serve: the database answers, and it is not about to stop."""
        health = request.app.state.health
        if health == "ok":
            try:
                async with request.app.state.house.database.reading() as connection:
                    await store.generation(connection)
            except StorageFailed:
                health = "storage"
        status = HTTPStatus.OK if health == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
        return answer(Health(status=health, version=__version__), status)

    @router.get("/metrics", response_model=None, responses={200: counted, **problem_answers(())})
    async def measured() -> Response:
        """For Prometheus."""
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    return router


# What is wrong


def _answered(request: Request, trouble: Trouble) -> Response:
    return problem(trouble, language_of(request.headers.get("accept-language", "")))


async def _trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    return _answered(request, error)


async def _storage_failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageFailed)
    metrics.FAULTS.labels("storage").inc()
    log.error("storage failed: %s", error, extra={"path": request.url.path})
    return _answered(request, storage_trouble(error))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND and (page := await client.lost(request)) is not None:
        return page
    known = {404: "problem-no-page", 405: "problem-no-method"}
    key = known.get(error.status_code)
    trouble = Trouble(error.status_code, key) if key else Trouble(HTTPStatus.BAD_REQUEST, "problem-not-json")
    response = _answered(request, trouble)
    response.headers.update(error.headers or {})
    return response


async def _validation(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _answered(request, _wrong_value(error))


async def _live_validation(websocket: WebSocket, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    await sockets.turn_away_unread(websocket, _wrong_value(error))


def _wrong_value(error: ValidationException) -> Trouble:
    field = ".".join(str(part) for part in error.errors()[0]["loc"][1:])[:100]
    return Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "problem-wrong-value", {"field": field}, field=field)
