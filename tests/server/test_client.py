"""The drawn table's files: what the build left is served as it is, and nothing else is."""

import asyncio
import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from patroon.server.app import make_app
from patroon.server.client import ADDRESSES
from patroon.server.settings import Settings

SCRIPT = "assets/index-D3adB33f.js"
CODE = b"console.log('patroon')\n" * 100
BROTLI = b"as if by brotli"
PAGE = b'<!doctype html><html lang="en"><script type="module" src="/assets/index-D3adB33f.js"></script></html>'


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build leaves it, and what is not for anybody beside it."""
    folder = tmp_path / "web"
    (folder / "assets" / "fonts").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / ".hidden.js").write_text("hidden")
    (folder / SCRIPT).write_bytes(CODE)
    (folder / f"{SCRIPT}.br").write_bytes(BROTLI)
    (folder / f"{SCRIPT}.gz").write_bytes(gzip.compress(CODE, mtime=0))
    (folder / "assets" / "plain-0a0b.css").write_text("body {}")
    (folder / "assets" / "fonts" / "a-1.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "out.js").symlink_to(tmp_path / "secret.js")
    (tmp_path / "secret.js").write_text("secret")
    return folder


@dataclass
class Got:
    """An answer as it came over the wire: what is packed stays so."""

    status: int
    headers: httpx.Headers
    body: bytes


def get(folder: Path, *paths: str, **headers: str) -> list[Got]:
    """What the application answers."""
    app = make_app(Settings(database=str(folder.parent / "games.sqlite"), client=folder))
    sent = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}

    async def ask() -> list[Got]:
        answers = []
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http:
            for path in paths:
                async with http.stream("GET", path, headers=sent) as response:
                    body = b"".join([piece async for piece in response.aiter_raw()])
                answers.append(Got(response.status_code, response.headers, body))
        return answers

    return asyncio.run(ask())


def addresses() -> list[str]:
    return [path.replace("{name}", "k3jq5w2mtzrb6yxd").replace("{token}", "q1V5mPc3x0o2d8Zb7yXk") for path in ADDRESSES]


def test_every_address_of_the_client_is_its_page(built: Path) -> None:
    for response in get(built, *addresses()):
        assert (response.status, response.body) == (200, PAGE)
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"


def test_the_page_may_load_only_what_is_ours_and_nothing_inline(built: Path) -> None:
    (response,) = get(built, "/")
    said = response.headers["content-security-policy"]
    policy = dict(part.split(" ", 1) for part in said.split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in said
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_what_has_its_hash_in_its_name_is_kept_for_ever(built: Path) -> None:
    code, style, font = get(built, f"/{SCRIPT}", "/assets/plain-0a0b.css", "/assets/fonts/a-1.woff2")
    assert code.body == CODE
    assert [each.headers["content-type"].partition(";")[0] for each in (code, style, font)] == [
        *("text/javascript", "text/css", "font/woff2")
    ]
    for each in (code, style, font):
        assert each.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in each.headers


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0,gzip; q=0", None),
        ("identity", None),
        ("x" * 10_000, None),
    ],
)
def test_files_come_packed_to_those_who_take_them_so(built: Path, accepted: str, packed: str | None) -> None:
    (response,) = get(built, f"/{SCRIPT}", accept_encoding=accepted)
    assert response.headers.get("content-encoding") == packed
    assert response.body == {"br": BROTLI, "gzip": gzip.compress(CODE, mtime=0), None: CODE}[packed]
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_without_a_packed_twin_comes_as_it_is(built: Path) -> None:
    (response,) = get(built, "/assets/plain-0a0b.css", accept_encoding="br, gzip")
    assert "content-encoding" not in response.headers
    assert response.body == b"body {}"


def test_files_at_the_door_are_asked_for_again_and_not_sent_again(built: Path) -> None:
    (icon,) = get(built, "/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    (again,) = get(built, "/favicon.svg", if_none_match=icon.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing-1.js",
        "/assets/",
        "/assets/fonts",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%5c..%5csecret.js",
        "/assets/%2fetc/passwd",
        "/assets//etc/passwd",
        "/assets/out.js",
        "/assets/a%00.js",
        f"/assets/{'x' * 5000}.js",
        f"/{SCRIPT}.br",
        "/..%2fsecret.js",
        "/.hidden.js",
        "/nothing.svg",
        "/nothing",
        "/table",
    ],
)
def test_nothing_else_is_found(built: Path, path: str) -> None:
    (response,) = get(built, path)
    assert response.status == 404
    assert response.headers["content-type"] == "application/problem+json"
    assert json.loads(response.body)["key"] == "problem-no-page"
    assert response.headers["cache-control"] == "no-store"


def test_without_a_build_one_is_led_to_the_plain_table(tmp_path: Path) -> None:
    answers = get(tmp_path / "web", "/", "/?lang=hu", "/table/k3jq5w2mtzrb6yxd", "/table/%22%3Ex", "/rules")
    assert {answer.status for answer in answers} == {303}
    assert [answer.headers["location"] for answer in answers] == [
        *("/plain", "/plain?lang=hu", "/plain/table/k3jq5w2mtzrb6yxd", "/plain/table/%22%3Ex", "/plain")
    ]
    (nothing,) = get(tmp_path / "web", f"/{SCRIPT}")
    assert nothing.status == 404


def test_neither_table_is_in_the_published_schema(built: Path) -> None:
    app = make_app(Settings(database=str(built.parent / "games.sqlite"), client=built))
    assert all(path.startswith(("/api/", "/healthz", "/readyz", "/metrics")) for path in app.openapi()["paths"])


def test_a_browser_that_is_lost_gets_the_page_that_says_so(built: Path) -> None:
    shown, asset, program = (
        get(built, "/nowhere/at/all", accept="text/html,*/*")[0],
        get(built, "/assets/gone.js", accept="text/html")[0],
        get(built, "/nowhere", accept="application/json")[0],
    )
    assert (shown.status, shown.body) == (404, PAGE)
    assert "script-src 'self'" in shown.headers["content-security-policy"]
    for other in (asset, program):
        assert other.status == 404
        assert json.loads(other.body)["key"] == "problem-no-page"
