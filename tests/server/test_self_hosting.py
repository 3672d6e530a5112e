"""What docs/self-hosting.md and deploy/ say about the server is true."""

import re
from pathlib import Path

from patroon.cli import COMMANDS
from patroon.server import limits, metrics
from patroon.server.run import PING_SECONDS
from patroon.server.settings import PORT, Rates
from patroon.server.storage import database
from patroon.words import words

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
NGINX = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "patroon.service").read_text(encoding="utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def size(text: str) -> int:
    return int(text[:-1]) * {"k": 1024, "m": 1024**2}[text[-1]]


def test_every_metric_is_told() -> None:
    told = re.findall(r"^\| `(patroon_\w+)` \|", PAGE, re.MULTILINE)
    exposed = re.findall(r"^# TYPE (patroon_\w+) \w+$", metrics.exposition().decode(), re.MULTILINE)
    assert set(told) == {name for name in exposed if not name.endswith("_created")}


def test_every_option_that_is_named_exists() -> None:
    for command, rest in re.findall(r"patroon (serve|backup|restore)\b([^\n`]*)", f"{PAGE}\n{UNIT}"):
        assert command in COMMANDS
        for option in re.findall(r"(--[a-z-]+)", rest):
            assert option in words("en")(f"help-{command}") or option == "--help"


def test_the_numbers_on_the_page_are_the_servers() -> None:
    rates = Rates()
    assert f"{rates.read:.0f} reads, {rates.write:.0f} writes, {rates.new:.0f} new" in PAGE
    assert f"up to {database.CONNECTIONS + 1} connections" in PAGE  # the pool, and the one that listens
    assert f"http://127.0.0.1:{PORT}/readyz" in PAGE


def test_nginx_lets_through_what_the_server_itself_refuses_better() -> None:
    everywhere, records = map(size, re.findall(r"client_max_body_size (\w+);", NGINX))
    assert everywhere > limits.LONGEST_BODY
    assert records > limits.LONGEST_RECORD
    (patience,) = re.findall(r"proxy_read_timeout (\d+)s", NGINX)
    assert int(patience) > 2 * PING_SECONDS


def test_nginx_hides_what_is_not_for_the_outside_and_logs_no_query() -> None:
    for path in ("/metrics", "/healthz", "/readyz"):
        assert re.search(rf"location = {path} +{{ return 404; }}", NGINX)
    (form,) = re.findall(r"log_format patroon ([^;]*);", NGINX)
    assert not re.search(r"\$(request|request_uri|args|query_string|http_referer)\b", form)
    assert set(re.findall(r"access_log \S+ (\w+);", NGINX)) == {"patroon"}


def test_the_container_listens_where_it_is_asked_whether_it_is_well() -> None:
    assert {int(port) for port in re.findall(r"\b(8\d{3})\b(?!-)", CONTAINER)} == {PORT}
    assert not re.search(r"FROM \S*[./]\S*/", CONTAINER)
