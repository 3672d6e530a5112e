"""A server and a Chromium for each process that runs tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.processes import Server
from tests.web.stage import Json, Visitor, browser

Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    with Server(str(folder / "games.db"), "--no-limits", log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as running:
        yield running


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Lets people come in, each with a browser of their own; nothing on their pages may complain."""
    people: list[Visitor] = []

    def come(name: str = "Ada", **how: Json) -> Visitor:
        somebody = Visitor(chromium, server.url, name, **how)
        somebody.come_in()
        people.append(somebody)
        return somebody

    yield come
    for somebody in people:
        somebody.context.close()
    assert [(each.name, each.complaints) for each in people] == [(each.name, []) for each in people]


@pytest.fixture
def visitor(come: Come) -> Visitor:
    """Somebody who has come in."""
    return come()
