"""The shape of the house: arrows between the rooms point one way, and the rules stay pure and exact."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "patroon"
MODULES = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in sorted(SOURCE.rglob("*.py"))}

BELOW: dict[str, set[str]] = {
    "board": set(),
    "rules": {"board"},
    "record": {"board", "rules"},
    "words": {"board", "rules", "record"},
    "bots": {"board", "rules", "record"},
    "lab": {"board", "rules", "record", "words", "bots", "lessons"},
    "envs": {"board", "rules", "record", "words", "bots"},
    "lessons": {"board", "rules", "record", "words"},
    "server": {"board", "rules", "record", "words", "bots", "lessons"},
}
"""Which rooms each room may touch, besides itself."""
PLAIN = ("board", "rules", "record")
"""Rooms that need nothing but the standard library."""
IMPURE = {"random", "time", "datetime", "os", "secrets"}


def room_of(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def on_top(room: str) -> bool:
    """What starts the program may import everything."""
    return room.startswith(("cli", "terminal")) or room == "__main__"


def in_rooms(*rooms: str) -> list[str]:
    return [module for module in MODULES if room_of(module) in rooms]


def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def imports_of(tree: ast.Module, module: str) -> Iterator[str]:
    """Every module that is imported anywhere in the tree, by its whole name; names imported from it count as parts."""
    package = ["patroon", *module.split(".")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: -node.level] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def for_types_only(tree: ast.Module) -> set[str]:
    """What only those import who check or compile the types."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    return {name for block in blocks for part in block.body for name in imports_of(ast.Module([part], []), "")}


def rooms_touched(tree: ast.Module, module: str) -> set[str]:
    """The rooms of the package that a module imports from; its name and version belong to no room."""
    inside = [name.split(".") for name in imports_of(tree, module) if name.split(".")[0] == "patroon"]
    return {parts[1] for parts in inside if len(parts) > 1} - {"__version__", room_of(module)}


def inexact(tree: ast.Module) -> list[int]:
    """Lines with a float: a literal, a true division, a conversion."""
    found = []
    for node in ast.walk(tree):
        literal = isinstance(node, ast.Constant) and isinstance(node.value, float | complex)
        division = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
        conversion = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float"
        if literal or division or conversion:
            assert isinstance(node, ast.expr | ast.stmt)
            found.append(node.lineno)
    return found


def recursive(tree: ast.Module) -> list[str]:
    """Functions that call themselves by name, and methods that call themselves on self, cls or their class."""
    found = []
    methods: dict[ast.AST, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            methods.update(dict.fromkeys(node.body, node.name))
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for call in (inner for inner in ast.walk(node) if isinstance(inner, ast.Call)):
            target = call.func
            if node in methods:
                own = {"self", "cls", methods[node]}
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                    found += [node.name] * (target.attr == node.name and target.value.id in own)
            elif isinstance(target, ast.Name) and target.id == node.name:
                found.append(node.name)
    return found


def test_every_module_is_in_a_known_room_or_on_top() -> None:
    rooms = {room_of(module) for module in MODULES} - {"__init__"}
    assert {room for room in rooms if not on_top(room)} <= set(BELOW)
    assert {"board", "rules", "record"} <= rooms


def test_the_package_itself_imports_nothing_of_its_own() -> None:
    assert rooms_touched(tree_of("__init__"), "__init__") == set()


@pytest.mark.parametrize("module", in_rooms(*BELOW))
def test_arrows_point_one_way(module: str) -> None:
    assert rooms_touched(tree_of(module), module) <= BELOW[room_of(module)]


@pytest.mark.parametrize("module", in_rooms(*PLAIN))
def test_the_lower_rooms_need_only_the_standard_library(module: str) -> None:
    tree = tree_of(module)
    needed = set(imports_of(tree, module)) - for_types_only(tree)
    outside = {name.split(".")[0] for name in needed} - {"patroon"}
    assert outside <= sys.stdlib_module_names


@pytest.mark.parametrize("module", in_rooms("rules"))
def test_the_rules_know_no_clock_no_files_and_no_randomness_of_their_own(module: str) -> None:
    tree = tree_of(module)
    assert not {name.split(".")[0] for name in imports_of(tree, module)} & IMPURE
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"open", "print", "input", "__import__"}


@pytest.mark.parametrize("module", in_rooms("rules"))
def test_the_rules_count_in_whole_numbers(module: str) -> None:
    assert inexact(tree_of(module)) == []


@pytest.mark.parametrize("module", in_rooms("rules"))
def test_no_rule_calls_itself(module: str) -> None:
    assert recursive(tree_of(module)) == []


@pytest.mark.parametrize(
    ("text", "rooms"),
    [
        ("import patroon.bots.greedy", {"bots"}),
        ("from patroon import bots, __version__", {"bots"}),
        ("from patroon.record import load", {"record"}),
        ("from ..record.errors import RecordError", {"record"}),
        ("def late():\n    from patroon.lab import rate", {"lab"}),
        ("import json\nfrom . import state", set()),
    ],
)
def test_an_arrow_is_found_wherever_it_hides(text: str, rooms: set[str]) -> None:
    assert rooms_touched(ast.parse(text), "rules.game") == rooms


def test_what_only_types_need_is_told_apart() -> None:
    tree = ast.parse("import a\nif TYPE_CHECKING:\n    from b import c\nelse:\n    import d")
    assert for_types_only(tree) == {"b.c"}


@pytest.mark.parametrize("text", ["x = 0.5", "x = 1e3", "x = a / b", "x /= 2", "x = float(a)"])
def test_an_inexact_number_is_found(text: str) -> None:
    assert inexact(ast.parse(text)) == [1]


def test_whole_numbers_are_exact() -> None:
    assert inexact(ast.parse("x = 7 // 2\nx //= 2\nx = int('3')")) == []


@pytest.mark.parametrize(
    "text",
    [
        "def f(n): return f(n - 1)",
        "class C:\n    def f(self): return self.f()",
        "class C:\n    @classmethod\n    def f(cls): return cls.f()",
        "class C:\n    def f(self): return C.f(self)",
        "def g():\n    def f(): f()",
    ],
)
def test_recursion_is_found(text: str) -> None:
    assert recursive(ast.parse(text)) == ["f"]


def test_a_namesake_on_another_object_is_no_recursion() -> None:
    assert recursive(ast.parse("class C:\n    def f(self): return self.other.f() + f(1)")) == []
