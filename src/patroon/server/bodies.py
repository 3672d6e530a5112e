"""Requests read, answers written and both described: one codec (msgspec), one schema, for everything."""

import re
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request, Response

from patroon.server.messages import Answer, Problem
from patroon.server.problems import Trouble

B = TypeVar("B")

JSON: Final = "application/json"
PROBLEM: Final = "application/problem+json"

_AT: Final = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.+?)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+?)`")
_TYPES: Final = re.compile(r"Expected `(.+?)`, got `(.+?)`")


def read(raw: bytes | str, kind: type[B]) -> B:
    """What somebody sent. Raises Trouble that names the field."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise _trouble(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(HTTPStatus.BAD_REQUEST, "problem-not-json") from error


def _trouble(text: str) -> Trouble:
    """msgspec's sentence, in keys and values."""
    found = _AT.fullmatch(text)
    what, path = (found["what"], found["path"] or "$") if found else (text, "$")
    place = path.removeprefix("$").removeprefix(".") or "body"
    if missing := _MISSING.match(what):
        field = missing[1] if place == "body" else f"{place}.{missing[1]}"
        return _field_trouble("field-missing", field)
    if unknown := _UNKNOWN.match(what):
        field = unknown[1] if place == "body" else f"{place}.{unknown[1]}"
        return _field_trouble("problem-unknown-field", field)
    if types := _TYPES.match(what):
        return _field_trouble("problem-wrong-type", place, expected=types[1], got=types[2])
    if what.startswith("Expected"):
        return _field_trouble(
            "problem-out-of-bounds", place, bounds=what.removeprefix("Expected").replace("`", "").strip()
        )
    return _field_trouble("problem-wrong-value", place)


def _field_trouble(key: str, field: str, **values: str) -> Trouble:
    return Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, key, {"field": field[:100], **values}, field=field[:100])


async def body(request: Request, kind: type[B]) -> B:
    """The JSON body of a request. Raises Trouble."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Trouble(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "problem-need-json")
    return read(await request.body(), kind)


def answer(what: Answer, status: int = HTTPStatus.OK, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(what), status, dict(headers or {}), JSON)


def problem(trouble: Trouble, language: str) -> Response:
    headers = {"content-language": language}
    if trouble.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers["retry-after"] = str(trouble.values["seconds"])
    if trouble.status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    return Response(msgspec.json.encode(trouble.document(language)), trouble.status, headers, PROBLEM)


# For the published schema


def reference(kind: type | str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind if isinstance(kind, str) else kind.__name__}"}


ALWAYS: Final = (400, 408, 413, 429, 500, 503, 507)
"""What any request may be answered."""


def described(
    gives: type[Answer],
    *,
    takes: type | None = None,
    status: int = 200,
    problems: Sequence[int] = (),
    example: object = None,
) -> dict[str, Any]:
    """What a route takes and gives, in FastAPI's arguments."""
    answers: dict[int | str, dict[str, Any]] = {
        status: {"description": _first_line(gives), "content": {JSON: {"schema": reference(gives)}}}
    }
    more: dict[str, Any] = {}
    if takes is not None:
        content: dict[str, Any] = {"schema": reference(takes)}
        if example is not None:
            content["example"] = example
        more["requestBody"] = {"required": True, "content": {JSON: content}}
        problems = (*problems, 415, 422)
    return {
        "status_code": status,
        "response_model": None,
        "responses": answers | problem_answers(problems),
        "openapi_extra": more,
    }


def problem_answers(problems: Sequence[int]) -> dict[int | str, dict[str, Any]]:
    answers: dict[int | str, dict[str, Any]] = {
        status: {"description": HTTPStatus(status).phrase, "content": {PROBLEM: {"schema": reference(Problem)}}}
        for status in sorted({*problems, *ALWAYS})
    }
    wait = {"description": "So many seconds.", "schema": {"type": "integer", "minimum": 1}}
    answers[HTTPStatus.TOO_MANY_REQUESTS.value]["headers"] = {"Retry-After": wait}
    return answers


def _first_line(kind: type) -> str:
    return (kind.__doc__ or "").strip().splitlines()[0]
