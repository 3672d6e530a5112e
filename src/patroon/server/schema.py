"""JSON Schemas of what the rules put out as plain JSON and the server passes on as it is.

Moves, outcomes, options and events have their one form in `rules/`; clients need it written down, as components of
OpenAPI 3.1 (draft 2020-12). Moves and events are read off their classes; outcomes and options spell their own fields
and are described by hand. All objects are closed. Moves are described in canonical form; their reader takes more.
"""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any, Final, TypeVar

from patroon.board import FURS, TILES, TRADERS
from patroon.rules import events, moves, outcomes
from patroon.rules.bidding import RESOURCES
from patroon.rules.city import MOST_AT_ONCE
from patroon.rules.districts import MOST_FURS, MOST_HOUSES
from patroon.rules.fields import LARGEST
from patroon.rules.state import DISTRICTS, SLOTS, TOP

Schema = dict[str, Any]
Kind = type[moves.Move] | type[events.Event]
K = TypeVar("K", bound=events.Event)


def game_components() -> dict[str, object]:
    """The schemas by name, for an API's `components.schemas`; they refer to nothing but each other."""
    components = dict(WORDS)
    components["UndoLine"] = _object("A decision was taken back.", {"undo": _number(1), "player": _PLAYER})
    families: tuple[tuple[str, str, str, str, Mapping[Kind, Schema]], ...] = (
        ("Move", "A decision.", "move", "Move", {kind: _move(kind) for kind in moves.MOVES.values()}),
        ("Option", "Moves that are open.", "move", "Option", {kind: _option(kind) for kind in moves.MOVES.values()}),
        ("Outcome", "What chance brought.", "chance", "Outcome", {kind: _outcome(kind) for kind in OUTCOME_KINDS}),
        ("Consequence", "What came of a line.", "event", "Event", {kind: _event(kind) for kind in EVENT_KINDS}),
    )
    for name, said, tag, prefix, kinds in families:
        parts = {prefix + kind.__name__: schema for kind, schema in kinds.items()}
        refs = {kind.name: _ref(part)["$ref"] for kind, part in zip(kinds, parts, strict=True)}
        components |= parts
        components[name] = {**_one_of(said, parts), "discriminator": {"propertyName": tag, "mapping": refs}}
    components["Event"] = _one_of("Something that happened.", ("Consequence", "Outcome"))
    components["Line"] = _one_of("A line of a game as it was played.", ("Move", "Outcome", "UndoLine"))
    return {**components}


# The bricks


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _number(least: int = 0, most: int = LARGEST) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _list(item: Schema, least: int | None = None, most: int | None = None) -> Schema:
    bounds = {"minItems": least, "maxItems": most}
    return {"type": "array", "items": item, **{word: bound for word, bound in bounds.items() if bound is not None}}


def _object(said: str | None, properties: Mapping[str, Schema]) -> Schema:
    schema: Schema = {"type": "object", "properties": dict(properties), "required": list(properties)}
    return ({"description": said} if said else {}) | schema | {"additionalProperties": False}


def _one_of(said: str, names: Iterable[str]) -> Schema:
    return {"description": said, "oneOf": [_ref(name) for name in names]}


def _const(value: str) -> Schema:
    return {"type": "string", "const": value}


def _enum(said: str, names: Iterable[str]) -> Schema:
    return {"description": said, "type": "string", "enum": list(names)}


_PLAYER: Final = _number(0, 4)
_COLUMN: Final = _number(0, 4)
_SLOT: Final = _number(0, SLOTS - 1)
_FEE: Final = _number(0, 1)
_FUR, _DISTRICT, _TILE, _TRADER = _ref("FurName"), _ref("DistrictName"), _ref("TileName"), _ref("TraderName")

_REASONS: Final = [word for name, word in vars(events).items() if name.isupper() and isinstance(word, str)]

WORDS: Final[dict[str, Schema]] = {
    "FurName": _enum("A type of fur.", FURS),
    "DistrictName": _enum("A district of the city.", DISTRICTS),
    "TileName": _enum("A kind of action tile, and the step in which it is used.", TILES),
    "TraderName": _enum("One of the Lenape traders.", TRADERS),
    "WhyName": _enum("What somebody pays, gains or scores for.", _REASONS),
    "Card": {
        "description": "A land card is houses, wood, corn; a ship card is furs, goods, coins.",
        "type": "array",
        "prefixItems": [_number(), _number(), _number()],
        "items": False,
        "minItems": 3,
        "maxItems": 3,
    },
}


def _example(schema: Schema) -> Any:
    """Something that the schema describes: the first name, the number 1 or the nearest to it, one of everything."""
    if "$ref" in schema:
        return _example(WORDS[schema["$ref"].rpartition("/")[2]])
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if schema["type"] == "object":
        return {name: _example(schema["properties"][name]) for name in schema["required"]}
    if schema["type"] == "array":
        items = schema.get("prefixItems") or [schema["items"]] * schema.get("minItems", 1)
        return [_example(item) for item in items]
    return max(schema.get("minimum", 1), 1)


# Moves and events: read off their classes

_NAMES: Final = {**events._NAMES, "districts": DISTRICTS}
_NAMED: Final[dict[tuple[str, ...], Schema]] = {FURS: _FUR, DISTRICTS: _DISTRICT, TILES: _TILE, TRADERS: _TRADER}
_NUMBERS: Final[dict[str, Schema]] = {
    **dict.fromkeys(("player", "winner", "chooser", "winners", "before", "after"), _PLAYER),
    "column": _COLUMN,
    "slot": _SLOT,
    "points": {"type": "integer"},
}
"""Fields whose numbers mean something in particular."""
_SEVERAL: Final = frozenset(("districts", "led", "tied", "before", "after", "winners", "scores"))
"""Fields that hold any number of things."""
_PECULIAR_FIELDS: Final = {
    "why": _ref("WhyName"),
    "card": _ref("Card"),
    "land": _list(_ref("Card")),
    "ships": _list(_ref("Card")),
}
_NUMBER_OF_FURS: Final = {(moves.BlackMarket, "furs"), (events.Reshuffled, "furs")}
"""Where furs are not told by type."""

_BOUNDS: Final[dict[tuple[Kind, str], Schema]] = {
    (moves.Build, "districts"): {"minItems": 1, "maxItems": MOST_AT_ONCE},
    (moves.Remove, "districts"): {"minItems": 1},
    (moves.Trade, "furs"): {"minItems": 1},
    (moves.Millwork, "houses"): _number(1, MOST_HOUSES),
    (moves.BlackMarket, "furs"): _number(1, MOST_FURS),
    **{(kind, field): _number(1) for kind in (moves.Lumberyard, moves.Granary) for field in ("buy", "sell")},
}

_BUY_OR_SELL: Final = {"required": ["player", "move"], "minProperties": 3, "maxProperties": 3}  # one of them, not both
_PECULIAR: Final[dict[type[moves.Move], Schema]] = {
    moves.Lumberyard: {**_BUY_OR_SELL, "examples": [moves.Lumberyard(1, buy=2).to_json()]},
    moves.Granary: {**_BUY_OR_SELL, "examples": [moves.Granary(1, sell=2).to_json()]},
    moves.Trade: {
        "required": ["player", "move", "trader"],
        "if": {"properties": {"trader": {"const": TRADERS[TOP]}}},
        "then": {"required": ["furs"]},
        "else": {"properties": {"furs": False}},
        "examples": [moves.Trade(1, TOP, (0, 1, 0, 0, 1)).to_json()],
    },
}
"""What a class does not tell."""

_SAID: Final[dict[Kind, str]] = {
    moves.Trade: "Buy furs from one trader; `furs` says which ones, at the top trader only.",
    events.StepBegan: "The city, land or trade step.",
    events.FursBought: "From a trader.",
}
"""Where a docstring speaks to those who read the code."""


def _said(kind: Kind) -> str:
    """The first paragraph of the docstring."""
    return _SAID.get(kind) or _docstrings(kind.__module__.rpartition(".")[2]).get(kind.__name__, "")


@cache
def _docstrings(module: str) -> dict[str, str]:
    """The first paragraphs of the classes' docstrings in a module of the rules, from its source: compiled ones forget
    them."""
    classes = [
        node
        for node in ast.parse((files("patroon.rules") / f"{module}.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    return {each.name: " ".join((ast.get_docstring(each) or "").split("\n\n")[0].split()) for each in classes}


def _fields(kind: Kind) -> dict[str, Schema]:
    return {name: _field(kind, name) | _BOUNDS.get((kind, name), {}) for name in kind.__match_args__}


def _field(kind: Kind, name: str) -> Schema:
    """A field as the rules spell it: by the tables of names, or as a number."""
    if (kind, name) in _NUMBER_OF_FURS:
        return _number()
    if name in _PECULIAR_FIELDS:
        return _PECULIAR_FIELDS[name]
    if name in events._COUNTED:
        return _list(_NAMED[events._COUNTED[name]])
    one = _NAMED[_NAMES[name]] if name in _NAMES else _NUMBERS.get(name, _number())
    return _list(one) if name in _SEVERAL else one


def _move(kind: type[moves.Move]) -> Schema:
    properties = {"player": _PLAYER, "move": _const(kind.name)} | _fields(kind)
    schema = _object(_said(kind), properties) | _PECULIAR.get(kind, {})
    return {"examples": [_example(schema)]} | schema


def _event(kind: type[events.Event]) -> Schema:
    name = kind.name.replace("_", " ").capitalize()
    said = _said(kind)
    said = f"{name}: {said[0].lower()}{said[1:]}" if said else f"{name}."
    return _object(said, {"event": _const(kind.name)} | _fields(kind))


def _classes(module: ModuleType, base: type[K]) -> list[type[K]]:
    """Those that a module defines."""
    return [
        kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    ]


EVENT_KINDS: Final = _classes(events, events.Event)
OUTCOME_KINDS: Final = _classes(outcomes, outcomes.Outcome)


# Outcomes and options: by hand


def _outcome(kind: type[outcomes.Outcome]) -> Schema:
    return _object(_said(kind), {"chance": _const(kind.name)} | _OUTCOMES[kind])


_OUTCOMES: Final[dict[type[outcomes.Outcome], dict[str, Schema]]] = {
    outcomes.FursDrawn: {"player": _PLAYER, "furs": _list(_FUR)},
    outcomes.TradersFilled: {trader: _list(_FUR) for trader in TRADERS},
    outcomes.LandDealt: {"cards": _list(_ref("Card"), SLOTS, SLOTS)},
    outcomes.ShipsDealt: {"cards": _list(_ref("Card"), SLOTS, SLOTS)},
    outcomes.TilesLaid: {"columns": _list(_list(_TILE, 2, 3), 5, 5)},
}


def _option(kind: type[moves.Move]) -> Schema:
    said = _said(kind)
    return _object(f"Open now: {said[0].lower()}{said[1:]}", {"move": _const(kind.name)} | _OPTIONS[kind])


_RANGE: Final = {"least": _number(), "most": _number()}
_MARKET: Final = {"buy": _number(), "sell": _number(), "fee": _FEE}
_OPTIONS: Final[dict[type[moves.Move], dict[str, Schema]]] = {
    **{kind: {} for kind in moves.MOVES.values()},  # those that have no details to choose
    moves.Place: {"districts": _list(_DISTRICT)},
    moves.Open: {"columns": _list(_COLUMN, 1), **_RANGE},
    moves.Bid: _RANGE,
    moves.Pay: {
        "amount": _number(1),
        "held": _object(None, {**dict.fromkeys(RESOURCES, _number()), "furs": _list(_FUR)}),
    },
    moves.TakeColumn: {"columns": _list(_COLUMN, 1)},
    moves.Build: {"least": _number(1), "most": _number(1, MOST_AT_ONCE), "districts": _list(_DISTRICT)},
    moves.AddLand: {"slots": _list(_SLOT, 1, SLOTS)},
    moves.Trade: {
        "traders": _list(_object(None, {"trader": _TRADER, "furs": _list(_FUR, 1), "goods": _number()}), 1),
        "most": _number() | {"description": "Furs that can be bought at the top trader."},
        "travel": _number() | {"description": "The corn for the way."},
    },
    moves.Ship: {
        "ships": _list(_object(None, {"slot": _SLOT, "need": _number()}), 1, SLOTS),
        "furs": _list(_FUR) | {"description": "The player's furs, to choose from."},
    },
    moves.Lumberyard: _MARKET,
    moves.Granary: _MARKET,
    moves.Docks: {"fee": _FEE},
    moves.Millwork: {"least": _number(1), "most": _number(1, MOST_HOUSES), "fee": _FEE},
    moves.BlackMarket: {
        "prices": _list(
            _object(None, dict.fromkeys(("furs", "price", "least_goods", "most_goods"), _number())), 1, MOST_FURS
        ),
        "fee": _FEE,
    },
    moves.TradingCompany: {"fee": _FEE},
    moves.Remove: {"number": _number(1), "businesses": _object(None, dict.fromkeys(DISTRICTS, _number()))},
}
"""The bounds of each kind of move, besides `move`."""
