"""A server and a Chromium for each process that runs tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.processes import Server
from tests.web.stage import Visitor, browser


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
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody who has come in; nothing on their pages may complain."""
    somebody = Visitor(chromium, server.url)
    somebody.come_in()
    yield somebody
    somebody.context.close()
    assert somebody.complaints == []
