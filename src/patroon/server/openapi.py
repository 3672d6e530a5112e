"""The published schema, made from the classes that read and write, so that it is true."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from patroon.server import live, messages
from patroon.server.bodies import problem_answers, reference
from patroon.server.messages import Answer, Body
from patroon.server.people import COOKIE
from patroon.server.problems import Trouble
from patroon.server.schema import game_components
from patroon.words import phrases

DESCRIPTION = """
Everything the browser does, any program can do. Bodies are JSON; problems are documents of RFC 9457 in the language of
`Accept-Language`, with a `key` and `values` for programs.

Who one is: `POST /api/people` gives a secret, which browsers keep as a cookie and programs send as
`Authorization: Bearer …`.

Live play is a WebSocket at `/api/tables/{name}/live?line=…&talk=…`, where `line` and `talk` are the numbers that the
client knows already. The server sends `Live` messages: the table, what was missed (`steps`, or the whole `state` if
that is shorter), what was said, who is here, and then everything as it happens. The client sends `Send` messages, each
with an `id` that comes back in `done` or `problem`. `done` means: on disk. Close codes: 1012 come back at once, 1013
too slow, 1009 message too long or in too many pieces, 1007 text that is not UTF-8, 1002 not the WebSocket protocol,
1001 gone, 1011 no answer to our pings or our mistake; 4400, 4401, 4403, 4404, 4409, 4422, 4429, 4503 and 4507 are the
HTTP status after a 4.
""".strip()

PHRASE: dict[str, Any] = {
    "description": "What is said, without a language: a text or number as it is, or one of these objects, which are "
    "told apart by their fields.",
    "oneOf": [
        {"type": "string"},
        {"type": "integer"},
        *(reference(kind.__name__) for kind in (phrases.Message, phrases.PlayerName, phrases.Listing)),
    ],
}

EXAMPLE = Trouble(409, "problem-seat-taken", {"seat": 2})


def publish(app: FastAPI) -> None:
    """Answer for /api/openapi.json."""
    made: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not made:
            made.update(_made(app))
        return made

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's way to have another one


def _made(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(
        title=app.title, version=app.version, summary=app.summary, description=DESCRIPTION, routes=app.routes
    )
    ours, theirs = _components(), game_components()
    assert not ours.keys() & theirs.keys(), "two things of the same name"
    document["components"] = {
        "schemas": dict(sorted({**ours, **theirs}.items())),
        "securitySchemes": {
            "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            "bearer": {"type": "http", "scheme": "bearer"},
        },
    }
    for path in document["paths"].values():
        for method, operation in path.items():
            operation["summary"] = operation["description"].split(". ")[0].split("\n")[0].rstrip(".")
            if method != "get":  # any of them may come from somebody else's page
                operation["responses"]["403"] = problem_answers((403,))[403]
                operation["responses"] = dict(sorted(operation["responses"].items()))
            # FastAPI describes its own validation errors; ours are problems like all others.
            for status, described in operation["responses"].items():
                if status == "422" and "application/json" in described.get("content", {}):
                    del described["content"]["application/json"]
            if "401" in operation["responses"]:
                operation["security"] = [{"cookie": []}, {"bearer": []}]
    return document


def _components() -> dict[str, Any]:
    kinds = [
        kind
        for kind in {**vars(messages), **vars(live), **vars(phrases)}.values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in (msgspec.Struct, Answer, Body)
    ]
    unions = {"Live": live.Live, "Send": live.Send}
    schemas, found = msgspec.json.schema_components(
        [*kinds, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    for name, schema in zip(unions, schemas[len(kinds) :], strict=True):
        found[name] = schema
    found["GoodMove"]["properties"]["move"] = reference("Move")  # thinker.py knows nothing of schemas
    found["Phrase"] = PHRASE
    found["Problem"]["examples"] = [msgspec.to_builtins(EXAMPLE.document("en"))]
    return found
