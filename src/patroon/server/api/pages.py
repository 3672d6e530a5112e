"""What a browser gets."""

from html import escape
from importlib.resources import files

import msgspec
from fastapi import APIRouter, Request, Response

from patroon.server.problems import language_of
from patroon.words import words

router = APIRouter(include_in_schema=False)

_STYLE = files("patroon.server").joinpath("static/style.css")


@router.get("/api/openapi.json")
async def schema(request: Request) -> Response:
    """The published schema."""
    return Response(msgspec.json.encode(request.app.openapi()), media_type="application/json")


@router.get("/style.css")
async def style() -> Response:
    return Response(_STYLE.read_bytes(), media_type="text/css", headers={"cache-control": "max-age=3600"})


@router.get("/")
async def home(request: Request) -> Response:
    """A first page: the server runs, and this is how to play."""
    language = language_of(request.headers.get("accept-language", ""))
    said = words(language)
    text = {key: escape(said(f"page-{key}")) for key in ("title", "runs", "play", "programs", "schema")}
    page = f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{text["title"]}</title>
<link rel="stylesheet" href="/style.css">
<main>
<h1>{text["title"]}</h1>
<p>{text["runs"]}</p>
<p>{text["play"]}</p>
<pre>patroon play --terminal</pre>
<p>{text["programs"]}</p>
<p><a href="/api/openapi.json">{text["schema"]}</a></p>
</main>
</html>
"""
    return Response(page, media_type="text/html; charset=utf-8", headers={"content-language": language})
