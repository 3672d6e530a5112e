"""patroon serve, and patroon alone, as people start it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from patroon.cli import main
from tests.server.processes import Server, wait_for

Capture = pytest.CaptureFixture[str]


@contextmanager
def started(*argv: str, env: Mapping[str, str]) -> Iterator["subprocess.Popen[str]"]:
    """The command, in a terminal of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "patroon", *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "en", "LC_ALL": "", **env},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_without_a_command_the_server_starts_on_a_file_and_the_browser_opens(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    surroundings = {"XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": str(browser), "PATROON_DATABASE": ""}
    with started(env=surroundings) as process:
        assert process.stdout is not None
        ready, kept = process.stdout.readline(), process.stdout.readline()
        database = tmp_path / "data" / "patroon" / "patroon.sqlite"
        assert kept == f"The games are kept in {database}.\n"
        assert database.exists()
        wait_for(lambda: opened.exists() and opened.read_text().strip())
        url = opened.read_text().strip()
        assert f"running at {url} (" in ready
        assert url.startswith("http://127.0.0.1:")
        page = httpx.get(f"{url}/plain", headers={"accept-language": "de"}, trust_env=False)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert '<html lang="de"' in page.text
        opened.unlink()
        with started(env=surroundings) as second:  # it finds the first one, and shows it
            assert second.wait(20) == 0
            assert second.stdout is not None
            assert url in second.stdout.read()
            wait_for(lambda: opened.exists() and opened.read_text().strip() == url)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr is not None
        assert process.stderr.read().strip() == "patroon: stopped."


def test_the_environment_names_the_database(tmp_path: Path) -> None:
    database = tmp_path / "other.sqlite"
    with started("serve", "--port", "0", env={"PATROON_DATABASE": str(database)}) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert str(database) in process.stdout.readline()


def test_an_outside_address_says_what_that_means(tmp_path: Path) -> None:
    argv = ("serve", "--host", "0.0.0.0", "--port", "0", "--database", str(tmp_path / "g.sqlite"))
    with started(*argv, env={}) as process:
        assert process.stdout is not None
        told = "".join(process.stdout.readline() for _ in range(3))
        assert "docs/self-hosting.md" in told


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: Capture) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "g.sqlite"), "--lang", "en"]) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        (["--port", "99999"], 2, "--port"),
        (["--thinkers", "0"], 2, "--thinkers"),
        (["--log", "xml"], 2, "--log"),
        (["--url", "games.example.org"], 2, "--url"),
        (["--database", "mysql://x/y"], 2, "mysql"),
        (["--database", "/nowhere/at/all/games.sqlite"], 1, "folder"),
        (["nonsense"], 2, "nonsense"),
    ],
)
def test_wrong_arguments_are_one_clear_line(argv: list[str], code: int, told: str, capsys: Capture) -> None:
    assert main(["--lang", "en", "serve", *argv]) == code
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_file_that_is_no_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "g.sqlite").write_text("this is no database, but long enough to look like one" * 10)
    argv = ("serve", "--port", "0", "--database", str(tmp_path / "g.sqlite"))
    with started(*argv, env={}) as process:
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 1
        (line,) = errors.splitlines()
        assert "g.sqlite" in line


def test_a_password_is_not_shown() -> None:
    argv = ("serve", "--port", "0", "--database", "postgresql://ada:geheim@127.0.0.1:1/games")
    with started(*argv, env={}) as process:
        out, errors = process.communicate(timeout=20)
        assert process.returncode == 1
        assert "geheim" not in out + errors
        assert len(errors.splitlines()) == 1


def test_a_restart_is_on_the_same_games(tmp_path: Path) -> None:
    with Server(str(tmp_path / "g.sqlite")) as server:
        person = httpx.post(f"{server.url}/api/people", json={"name": "Ada", "keep": "secret"}, trust_env=False).json()
        server.stop()
        server.start()
        headers = {"authorization": f"Bearer {person['secret']}"}
        assert httpx.get(f"{server.url}/api/me", headers=headers, trust_env=False).json()["id"] == person["id"]
