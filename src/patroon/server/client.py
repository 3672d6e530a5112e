"""The drawn table as its build left it (`web/` of the repository): pages and files; nothing is worked out here.

Every address of the client's own is the same page, which finds out for itself what it is to show.
"""

import re
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from patroon.server.api.asking import TheSettings
from patroon.server.plain.reader import HOME
from patroon.server.playing import in_a_thread
from patroon.server.settings import PAGE

router = APIRouter(include_in_schema=False)

ADDRESSES: Final = (
    "/",
    "/new",
    "/table/{name}",
    "/join/{name}",
    "/review/{name}",
    "/watch",
    "/rules",
    "/learn",
    "/practice",
    "/me",
)
"""Where the client shows something: what its router knows, as FastAPI spells it."""
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, nothing inline; but sounds and workers of our own, which the other pages have no need of."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files that have another name as soon as they are others."""
ASK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""What the build may have made of a file, the smallest first."""
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Written out: what the system would guess is another thing on every system."""

_PART: Final = re.compile(r"[A-Za-z0-9_@~-][A-Za-z0-9_@~.-]*", re.ASCII)
"""Of a file's address; what begins with a dot leads elsewhere, or is nobody's business."""


@router.get("/assets/{path:path}")
async def asset(path: str, request: Request, settings: TheSettings) -> Response:
    """A file with its hash in its name."""
    return await _sent(request, settings.client / "assets", path, {"cache-control": FOR_EVER})


async def page(request: Request, settings: TheSettings) -> Response:
    """The client; as long as none is built, the plain table."""
    if not settings.drawn:
        return Response(status_code=HTTPStatus.SEE_OTHER, headers={"location": _plain(request)})
    return await _sent(request, settings.client, PAGE, {"cache-control": ASK_AGAIN, "content-security-policy": CSP})


async def lost(request: Request) -> Response | None:
    """For somebody with a browser at an address that nobody knows: the client says so in their language."""
    path, settings = request.url.path, request.app.state.settings
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not reads or path.startswith(("/api/", "/assets/")) or not settings.drawn:
        return None
    response = await page(request, settings)
    response.status_code = HTTPStatus.NOT_FOUND
    return response


for _address in ADDRESSES:
    router.get(_address)(page)


@router.get("/{stem}.{ending}")
async def file(stem: str, ending: str, request: Request, settings: TheSettings) -> Response:
    """What browsers look for at the door: icons, the manifest."""
    headers = {"cache-control": ASK_AGAIN, "content-security-policy": CSP}
    return await _sent(request, settings.client, f"{stem}.{ending}", headers)


def _plain(request: Request) -> str:
    """Where the plain table shows the same, if it does."""
    table = request.path_params.get("name") if request.url.path.startswith("/table/") else None
    address = HOME if table is None else f"{HOME}/table/{quote(table)}"
    return f"{address}?{request.url.query}" if request.url.query else address


async def _sent(request: Request, folder: Path, path: str, headers: dict[str, str]) -> Response:
    """A file of the build, packed if the client takes it so. Raises HTTPException (404)."""
    found = await in_a_thread(_read, folder, path, _accepted(request.headers.get("accept-encoding", "")))
    if found is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    body, packed = found
    headers |= {"etag": f'"{sha256(body).hexdigest()[:32]}"', "vary": "accept-encoding"}
    if packed is not None:
        headers["content-encoding"] = packed
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, HTTPStatus.OK, headers, TYPES.get(Path(path).suffix, "application/octet-stream"))


def _read(folder: Path, path: str, accepted: Callable[[str], bool]) -> tuple[bytes, str | None] | None:
    """What is in it and how it is packed; None where the build left no such file."""
    if not all(map(_PART.fullmatch, path.split("/"))) or path.endswith((*PACKED.values(),)):
        return None
    whole = folder / path
    try:
        if not whole.resolve(strict=True).is_relative_to(folder.resolve(strict=True)):
            return None
        for packed, ending in PACKED.items():
            smaller = whole.with_name(whole.name + ending)
            if accepted(packed) and smaller.is_file():
                return smaller.read_bytes(), packed
        return whole.read_bytes(), None
    except OSError:  # it is not there, it is a folder, its name is too long; or it is just being built anew
        return None


def _accepted(said: str) -> Callable[[str], bool]:
    """Which encodings a client takes (RFC 9110, 12.5.3), as far as it names them."""
    taken = set()
    for part in said[:200].lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            taken.add(name.strip())
    return taken.__contains__
