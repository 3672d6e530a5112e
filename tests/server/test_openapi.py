"""The published schema is OpenAPI, and it is true: of every example in it, and of everything a whole game brings."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator, ValidationError
from openapi_spec_validator import OpenAPIV31SpecValidator

from tests.server.client import Client
from tests.server.playing import INVITED, ME
from tests.server.processes import Server
from tests.server.traffic import Traffic, whole_game

Json = Any
PROBLEM = "application/problem+json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("openapi") / "games.sqlite"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Json]:
    found: dict[str, Json] = httpx.get(f"{server.url}/api/openapi.json", trust_env=False).raise_for_status().json()
    return found


def operations(document: dict[str, Json]) -> Iterator[tuple[str, str, dict[str, Json]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def schemas(value: Json) -> Iterator[dict[str, Json]]:
    """Every object in the document, whatever it is."""
    if isinstance(value, dict):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from schemas(each)


class Schema:
    """The document, to hold things against. Later versions may say more; this one says nothing that is not in it."""

    def __init__(self, document: dict[str, Json]) -> None:
        self.document = json.loads(json.dumps(document))
        for each in schemas(self.document["components"]["schemas"]):
            if each.get("type") == "object" and "properties" in each:
                each.setdefault("additionalProperties", False)
        self.valid = cache(self._valid)
        self._paths = {
            re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"): methods for path, methods in document["paths"].items()
        }

    def _valid(self, schema: str) -> Draft202012Validator:
        return Draft202012Validator({**json.loads(schema), "components": self.document["components"]})

    def check(self, schema: dict[str, Json], value: Json) -> None:
        self.valid(json.dumps(schema)).validate(value)

    def named(self, name: str, value: Json) -> None:
        self.check({"$ref": f"#/components/schemas/{name}"}, value)

    def answer(self, response: httpx.Response) -> None:
        """It is documented: its status, its type, and all that is in it."""
        url, method = response.request.url, response.request.method.lower()
        operation = next(methods[method] for path, methods in self._paths.items() if path.match(url.path))
        content = operation["responses"][str(response.status_code)]["content"]
        kind = response.headers["content-type"].partition(";")[0]
        assert kind in content, (url, response.status_code, kind)
        if kind.endswith("json") and kind != "application/x-ndjson":
            self.check(content[kind]["schema"], response.json())


@pytest.fixture(scope="module")
def schema(document: dict[str, Json]) -> Schema:
    return Schema(document)


# The document


def test_it_is_openapi(document: dict[str, Json]) -> None:
    assert document["openapi"].startswith("3.1.")
    assert [error.message for error in OpenAPIV31SpecValidator(document).iter_errors()] == []


def test_whatever_is_referred_to_is_there_and_is_a_schema(document: dict[str, Json]) -> None:
    components = document["components"]["schemas"]
    for each in schemas(document):
        if "$ref" in each:
            assert each["$ref"].removeprefix("#/components/schemas/") in components
        for ref in each.get("discriminator", {}).get("mapping", {}).values():
            assert ref.removeprefix("#/components/schemas/") in components
    for component in components.values():
        Draft202012Validator.check_schema(component)


def test_every_component_is_used_or_spoken_of(document: dict[str, Json]) -> None:
    text = json.dumps(document)
    for name in document["components"]["schemas"]:
        assert f'#/components/schemas/{name}"' in text or f"`{name}`" in document["info"]["description"], name


def test_every_operation_has_a_name_of_its_own_and_says_what_it_does(document: dict[str, Json]) -> None:
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z_]+", name) for name in names)
    assert all(len(operation["summary"]) > 5 for _, _, operation in operations(document))


def test_errors_are_problem_documents(document: dict[str, Json]) -> None:
    for path, _, operation in operations(document):
        for status, answer in operation["responses"].items():
            if status >= "400" and (path, status) != ("/readyz", "503"):  # which says in its own words what is wrong
                assert answer["content"] == {PROBLEM: {"schema": {"$ref": "#/components/schemas/Problem"}}}
        assert {"400", "413", "429", "500", "503"} <= set(operation["responses"])


def test_who_must_be_known_is_documented(document: dict[str, Json]) -> None:
    schemes = document["components"]["securitySchemes"]
    for _, _, operation in operations(document):
        assert ("security" in operation) == ("401" in operation["responses"])
        assert all(each.keys() <= schemes.keys() for each in operation.get("security", ()))


# Its examples


def examples(document: dict[str, Json]) -> Iterator[tuple[str, dict[str, Json], Json]]:
    """Where, the schema, and the example."""
    for path, method, operation in operations(document):
        for kind, content in operation.get("requestBody", {}).get("content", {}).items():
            yield f"{method} {path} {kind}", content["schema"], content["example"]
        for parameter in operation.get("parameters", ()):
            for example in parameter["schema"].get("examples", ()):
                yield f"{method} {path} {parameter['name']}", parameter["schema"], example
    for name, component in document["components"]["schemas"].items():
        for each in schemas(component):
            if isinstance(each.get("examples"), list):
                for example in each["examples"]:
                    yield name, each, example


def test_whatever_takes_a_body_has_an_example(document: dict[str, Json]) -> None:
    taking = [operation for _, _, operation in operations(document) if "requestBody" in operation]
    assert len(taking) > 10
    assert all("example" in content for each in taking for content in each["requestBody"]["content"].values())


def test_every_example_is_as_its_schema_says(document: dict[str, Json], schema: Schema) -> None:
    for where, described, example in examples(document):
        try:
            schema.check(described, example)
        except ValidationError as error:
            raise AssertionError(where) from error


def test_the_server_understands_every_example(server: Server, document: dict[str, Json], schema: Schema) -> None:
    """Not all can be carried out at a table that has not begun; but none is misunderstood."""
    carried_out = set()

    async def send_all() -> None:
        async with await Client.come_in(server.url, "Ada") as ada:
            for path, method, operation in operations(document):
                for kind, content in operation.get("requestBody", {}).get("content", {}).items():
                    table = (await ada.table(ME, INVITED))["id"]
                    example = content["example"]
                    response = await ada.http.request(
                        method,
                        path.format(name=table, seat=1),
                        content=example if isinstance(example, str) else json.dumps(example),
                        headers={"content-type": kind},
                    )
                    schema.answer(response)
                    assert response.status_code not in (400, 415, 422), (path, response.text)
                    if response.is_success:
                        carried_out.add(operation["operationId"])

    asyncio.run(send_all())
    assert {"new_person", "rename", "make_table", "fill", "say", "import_record"} <= carried_out


# A whole game


@pytest.fixture(scope="module")
def traffic(server: Server) -> Traffic:
    return asyncio.run(whole_game(server.url))


def test_every_answer_of_a_whole_game_is_documented(traffic: Traffic, schema: Schema) -> None:
    for response in traffic.answers:
        schema.answer(response)
    assert {response.status_code for response in traffic.answers} >= {200, 201, 403, 404, 409, 422}


def test_every_message_of_a_whole_game_is_documented(traffic: Traffic, schema: Schema) -> None:
    kinds = set()
    for text in set(traffic.heard):  # all at the table hear the same
        message = json.loads(text)
        schema.named("Live", message)
        kinds.add(message["type"])
    assert kinds >= {"table", "state", "steps", "talk", "here", "done", "problem"}


def test_every_message_that_players_send_is_documented(traffic: Traffic, schema: Schema) -> None:
    kinds = set()
    for text in traffic.sent:
        message = json.loads(text)
        if message.get("move") != {} and message["type"] in ("move", "undo", "ping"):  # the others are refused
            schema.named("Send", message)
            kinds.add(message["type"])
    assert kinds == {"move", "undo", "ping"}


def test_what_is_not_documented_is_refused(traffic: Traffic, schema: Schema) -> None:
    refused = [json.loads(text) for text in traffic.heard if json.loads(text)["type"] == "problem"]
    assert len(refused) >= 3
    for wrong in ({"type": "move", "id": 1, "answers": 0, "move": {}}, {"type": "x"}, {"type": "talk", "id": 2}):
        with pytest.raises(ValidationError):
            schema.named("Send", wrong)
