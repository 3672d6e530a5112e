"""TypeScript types from the server's published schema: python web/typescript.py > web/src/api/schema.ts

The client's types are never written by hand; a test compares the file with what this makes.
"""

import sys
from typing import Any

from patroon.server.app import make_app
from patroon.server.settings import Settings

Schema = dict[str, Any]
HEAD = "// Made from the server's published schema by web/typescript.py (make types). Not to be edited.\n"


def typescript() -> str:
    """Every component of the schema as an exported type."""
    document = make_app(Settings(database="")).openapi()
    kinds: dict[str, Schema] = document["components"]["schemas"]
    return HEAD + "".join(f"\n{_comment(kind)}export type {name} = {_type(kind)};\n" for name, kind in kinds.items())


def _comment(schema: Schema) -> str:
    said = " ".join(schema.get("description", "").split())
    return f"/** {said} */\n" if said else ""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(_type(each) for each in schema[word]))
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object":
            return _object(schema)
    return "unknown"


def _literal(value: object) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value).lower()


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({item})[]" if " " in item else f"{item}[]"


def _object(schema: Schema) -> str:
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    required = schema.get("required", ())
    fields = "".join(
        f"  {name}{'' if name in required else '?'}: {_type(kind)};\n" for name, kind in schema["properties"].items()
    )
    return f"{{\n{fields}}}"


if __name__ == "__main__":
    sys.stdout.write(typescript())
