"""The published schemas: everything that whole games bring is as they say, and nothing else is."""

import json
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from patroon.record import load
from patroon.rules import Game
from patroon.rules.events import Event
from patroon.rules.game import Line
from patroon.rules.moves import MOVES, BlackMarket, Granary, Lumberyard, Move, Pay, Trade, move_from_json
from patroon.rules.outcomes import OUTCOMES, Outcome
from patroon.rules.state import BOTTOM, TOP
from patroon.server.schema import EVENT_KINDS, OUTCOME_KINDS, game_components
from tests.fixtures import GAMES
from tests.paths import steps

COMPONENTS: dict[str, Any] = dict(game_components())
PREFIX = "#/components/schemas/"
TAGS = {"Move": "move", "Option": "move", "Outcome": "chance", "Consequence": "event"}
"""The families of kinds, and the field that says which kind it is."""

Told = dict[str, dict[str, list[Any]]]
"""By family and kind: everything different that the games below brought."""

each_family = pytest.mark.parametrize("family", TAGS)


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": PREFIX + name, "components": {"schemas": COMPONENTS}})


def kinds(family: str) -> dict[str, str]:
    """Which schema describes each kind of a family."""
    mapping = COMPONENTS[family]["discriminator"]["mapping"]
    return {kind: ref.removeprefix(PREFIX) for kind, ref in mapping.items()}


def random_game(players: int) -> Iterator[tuple[Game, Line, list[Event]]]:
    game = Game.new(players, seed=players)
    bits = random.Random(players)
    for outcome in game.lines:
        yield game, outcome, []
    while not game.over:
        move = game.draw(bits)
        yield game, move, game.play(move)


def all_games() -> Iterator[tuple[Game, Line, list[Event]]]:
    """Random ones with 2 to 5 players, and the recorded ones, which take the rare paths: a line and its events."""
    for players in (2, 3, 4, 5):
        yield from random_game(players)
    for path in sorted(GAMES.glob("*.nar")):
        record = load(path)
        for step in steps(record.board, record.players, record.first, record.lines):
            yield step.game, step.line, step.events


@cache
def told() -> Told:
    found: dict[str, dict[str, dict[str, Any]]] = {family: {} for family in TAGS}

    def add(family: str, said: Mapping[str, Any]) -> None:
        found[family].setdefault(said[TAGS[family]], {})[json.dumps(said)] = said

    for game, line, events in all_games():
        add("Move" if isinstance(line, Move) else "Outcome", line.to_json())
        for event in events:
            add("Outcome" if isinstance(event, Outcome) else "Consequence", event.to_json())
        for option in game.options():
            add("Option", option.to_json())
    return {family: {kind: [*said.values()] for kind, said in by_kind.items()} for family, by_kind in found.items()}


def some() -> Iterator[tuple[str, str, Any]]:
    """Of each kind the richest one: its schema, its family, and itself."""
    for family in TAGS:
        for kind, name in kinds(family).items():
            yield name, family, max(told()[family][kind], key=lambda said: len(json.dumps(said)))


# What the rules put out is as the schemas say


@each_family
def test_every_kind_comes_in_these_games(family: str) -> None:
    assert set(told()[family]) == set(kinds(family))


@each_family
def test_whatever_comes_in_a_game_is_as_its_schema_says(family: str) -> None:
    for kind, name in kinds(family).items():
        valid = validator(name)
        for said in told()[family][kind]:
            valid.validate(said)


def test_every_kind_is_in_its_family_and_is_a_line_or_an_event_where_it_should_be() -> None:
    for _, family, said in some():
        validator(family).validate(said)
        assert validator("Event").is_valid(said) == (family in ("Consequence", "Outcome"))
        assert validator("Line").is_valid(said) == (family in ("Move", "Outcome"))


def test_a_decision_taken_back_is_a_line() -> None:
    validator("Line").validate({"undo": 1, "player": 0})
    assert not validator("Line").is_valid({"undo": 0, "player": 0})
    assert not validator("Line").is_valid({"undo": 1})


def test_the_families_are_those_of_the_rules() -> None:
    assert list(kinds("Move")) == list(MOVES) == list(kinds("Option"))
    assert list(kinds("Outcome")) == list(OUTCOMES)
    assert list(kinds("Consequence")) == [kind.name for kind in EVENT_KINDS]
    assert not {kind.name for kind in EVENT_KINDS} & {kind.name for kind in OUTCOME_KINDS}


@each_family
def test_a_family_is_told_apart_by_its_tag(family: str) -> None:
    assert COMPONENTS[family]["discriminator"]["propertyName"] == TAGS[family]
    assert [ref["$ref"] for ref in COMPONENTS[family]["oneOf"]] == [PREFIX + name for name in kinds(family).values()]
    for kind, name in kinds(family).items():
        assert COMPONENTS[name]["properties"][TAGS[family]]["const"] == kind
        assert TAGS[family] in COMPONENTS[name]["required"]


# Anything else is not


def test_nothing_may_be_added() -> None:
    for name, _, said in some():
        assert not validator(name).is_valid({**said, "more": 1}), name


def test_nothing_may_be_missing() -> None:
    for name, _, said in some():
        for field in said:
            assert not validator(name).is_valid({key: said[key] for key in said if key != field}), (name, field)


def wrong(value: object) -> list[object]:
    """Values of another type, or names that nobody has."""
    if isinstance(value, bool | None):
        return [1, "x"]
    if isinstance(value, int):
        return [str(value), True, None, value + 0.5, [value]]
    if isinstance(value, str):
        return [value + "x", "", None, 0]
    if isinstance(value, list):
        return [None, 3, {}, *[[other] for item in value[:1] for other in wrong(item)]]
    assert isinstance(value, dict)
    return [None, [], {**value, "more": 1}, *[{**value, key: other} for key in value for other in wrong(value[key])]]


def test_no_field_has_another_type_or_an_unknown_name() -> None:
    for name, _, said in some():
        for field, value in said.items():
            for other in wrong(value):
                assert not validator(name).is_valid({**said, field: other}), (name, field, other)


@pytest.mark.parametrize(
    "move",
    [
        {"player": 5, "move": "pass_bid"},
        {"player": -1, "move": "pass_bid"},
        {"player": 0, "move": "bid", "bid": -1},
        {"player": 0, "move": "open", "column": 5, "bid": 0},
        {"player": 0, "move": "add_land", "slot": 4},
        {"player": 0, "move": "build", "districts": []},
        {"player": 0, "move": "build", "districts": ["docks"] * 4},
        {"player": 0, "move": "millwork", "houses": 4},
        {"player": 0, "move": "black_market", "furs": 0, "goods": 0},
        {"player": 0, "move": "trade", "trader": "top"},
        {"player": 0, "move": "trade", "trader": "top", "furs": []},
        {"player": 0, "move": "trade", "trader": "bottom", "furs": ["mink"]},
        {"player": 0, "move": "lumberyard"},
        {"player": 0, "move": "lumberyard", "buy": 0},
        {"player": 0, "move": "granary", "buy": 1, "sell": 1},
        {"player": 0, "move": "dance"},
        {"player": 0, "chance": "furs", "furs": [], "move": "elections"},
    ],
)
def test_a_move_that_no_position_allows_is_not_valid(move: object) -> None:
    assert not validator("Move").is_valid(move)
    assert not validator("Line").is_valid(move)


@pytest.mark.parametrize(
    "move",
    [
        Pay(4, 0, 0, 0, 3, (0, 0, 0, 0, 0)),
        Trade(0, BOTTOM),
        Trade(0, TOP, (1, 0, 0, 0, 3)),
        Lumberyard(0, sell=1),
        Granary(0, buy=9),
        BlackMarket(0, 3, 0),
    ],
)
def test_a_move_with_a_choice_of_fields_is_valid(move: Move) -> None:
    validator("Move").validate(move.to_json())


# The document


def test_every_schema_is_one() -> None:
    for name, schema in COMPONENTS.items():
        Draft202012Validator.check_schema(schema)
        assert schema["description"].endswith("."), name


def parts(schema: object) -> Iterator[Mapping[str, Any]]:
    """A schema and all that it is made of."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from parts(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from parts(part)


def test_every_object_is_closed_and_every_reference_leads_somewhere() -> None:
    for name, schema in COMPONENTS.items():
        for part in parts({key: value for key, value in schema.items() if key != "examples"}):
            if part.get("type") == "object":
                assert part["additionalProperties"] is False, name
            if "$ref" in part:
                assert part["$ref"].removeprefix(PREFIX) in COMPONENTS, name


def test_every_move_has_an_example_that_is_valid_and_in_canonical_form() -> None:
    for name in kinds("Move").values():
        for example in COMPONENTS[name]["examples"]:
            validator(name).validate(example)
            assert move_from_json(example).to_json() == example


def test_the_schemas_can_be_published() -> None:
    assert json.loads(json.dumps(COMPONENTS)) == COMPONENTS
