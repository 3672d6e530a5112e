"""What a browser gets besides pages: the description of the interface, and how pages look."""

from importlib.resources import files

import msgspec
from fastapi import APIRouter, Request, Response

router = APIRouter(include_in_schema=False)

_STYLE = files("patroon.server").joinpath("static/style.css")


@router.get("/api/openapi.json")
async def schema(request: Request) -> Response:
    """The published schema."""
    return Response(msgspec.json.encode(request.app.openapi()), media_type="application/json")


@router.get("/style.css")
async def style() -> Response:
    return Response(_STYLE.read_bytes(), media_type="text/css", headers={"cache-control": "max-age=3600"})
