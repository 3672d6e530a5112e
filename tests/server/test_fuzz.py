"""Whatever is sent: every answer is a documented one, nothing is our fault, and nothing is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import fuzzing
from tests.server.processes import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with Server(str(folder / "games.sqlite"), "--no-limits", log=folder / "log") as running:
        yield running


def test_requests_by_the_schema_and_against_it_get_documented_answers(server: Server) -> None:
    print(fuzzing.http(server, examples=4))


def test_garbage_over_websockets_is_answered_in_words_or_with_a_documented_code(server: Server) -> None:
    print(fuzzing.websocket(server, games=1, connects=200))


def test_who_is_slow_or_deaf_is_let_go_and_keeps_nobody_waiting(server: Server) -> None:
    print(fuzzing.slow(server, seconds=5))
