"""Running the server: uvicorn with our limits, our logs and our way to stop."""

import asyncio
import socket as network
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from patroon.server.app import make_app, say_goodbye
from patroon.server.connections import Http, WebSocket
from patroon.server.limits import LONGEST_MESSAGE
from patroon.server.logs import set_up_logs
from patroon.server.settings import Settings
from patroon.server.storage.database import Database, address

KEEP_ALIVE_SECONDS: Final = 20
STOP_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048


class PortTaken(Exception):
    """Somebody else listens there, or nobody may."""


class _Server(uvicorn.Server):
    """Says goodbye to every client before it closes anything."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[network.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[network.socket] | None = None) -> None:
        for server in self.servers:  # who comes back at once finds another process, or waits for the next one
            server.close()
        for sock in sockets or []:
            sock.close()
        await say_goodbye(self._app)
        await super().shutdown(sockets)


def listen(settings: Settings) -> network.socket:
    """The socket to listen on. Raises PortTaken."""
    family = network.AF_INET6 if ":" in settings.host else network.AF_INET
    sock = network.socket(family)
    sock.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        raise PortTaken(error.strerror) from error
    return sock


def serve(settings: Settings, sock: network.socket, ready: Callable[[], None]) -> bool:
    """Until somebody stops it. False if it could not start. Raises StorageFailed and NewerDatabase."""
    set_up_logs(settings.log)
    asyncio.run(_prepare(settings))
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        http=Http,
        ws=WebSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
        lifespan="on",
    )
    server = _Server(config, app, ready)
    server.run(sockets=[sock])
    return server.started


async def _prepare(settings: Settings) -> None:
    """A database that can't be had, or is too new, is better found out before anybody is let in."""
    database = Database(address(settings.database))
    try:
        await database.migrate()
    finally:
        await database.close()
