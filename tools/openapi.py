"""Writes the browser's types from the server's models: `openapi.py` writes web/src/lib/wire.d.ts, `--check` compares it.

One source: the models of `boardroom.server.wire`. The HTTP types come from the OpenAPI, the socket's from its messages.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from boardroom.server import wire
from boardroom.server.app import create_app
from boardroom.server.settings import Settings

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.d.ts"
REF = "#/components/schemas/"
NARROWED = {  # what the server leaves to the games, as boards know it
    ("Position", "view"): "View | null",
    ("ReplayFrame", "view"): "View | null",
    ("TableInfo", "outcome"): "Outcome | null",
}
HEAD = """// Written by tools/openapi.py from the server's models (src/boardroom/server/wire.py). Do not edit.

import type { Result as Outcome, View } from "./shapes";

"""


def main() -> int:
    """Writes the types, or says whether they are the newest."""
    text = types()
    if "--check" in sys.argv[1:]:
        same = TARGET.exists() and TARGET.read_text() == text
        sys.stdout.write("the types are the newest\n" if same else "the types are old: run tools/openapi.py\n")
        return 0 if same else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


def types() -> str:
    """The whole file."""
    openapi = create_app(Settings(db="unused.sqlite3")).openapi()
    named: dict[str, Any] = dict(openapi["components"]["schemas"])
    unions = {}
    for name, adapter, mode in (
        ("ClientMessage", wire.client_message, "validation"),
        ("ServerMessage", wire.server_message, "serialization"),
    ):
        schema = adapter.json_schema(ref_template=REF + "{model}", mode=mode)  # type: ignore[arg-type]
        named = schema.pop("$defs") | named
        unions[name] = schema
    parts = [
        interface(name, named[name]) for name in sorted(named) if not name.startswith(("HTTPValidation", "Validation"))
    ]
    parts += [f"export type {name} = {type_of(schema)};" for name, schema in unions.items()]
    return HEAD + f"export type Wire = {wire.WIRE};\n\n" + "\n\n".join(parts) + "\n\n" + routes(openapi) + "\n"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One named type."""
    said = comment(schema, "")
    if "properties" not in schema:
        return f"{said}export type {plain(name)} = {type_of(schema)};"
    required = schema.get("required", [])
    lines = [
        f"{comment(field, '  ')}  {key}{'' if key in required else '?'}: {NARROWED.get((name, key)) or type_of(field)};"
        for key, field in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        lines.append("  [further: string]: unknown;")
    return f"{said}export interface {plain(name)} {{\n" + "\n".join(lines) + "\n}"


def comment(schema: dict[str, Any], indent: str) -> str:
    """The description as a comment."""
    said = " ".join(schema.get("description", "").split())
    return f"{indent}/** {said} */\n" if said else ""


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return plain(schema["$ref"].removeprefix(REF))
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[key]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    return plain_type(schema)


def plain_type(schema: dict[str, Any]) -> str:
    """A type without a name of its own."""
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        further = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(further) if isinstance(further, dict) else 'unknown'}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return simple.get(str(kind), "unknown")


def plain(name: str) -> str:
    """A name as TypeScript writes it."""
    return name.replace("-", "")


def routes(openapi: dict[str, Any]) -> str:
    """What each route takes and gives."""
    lines = []
    for path, methods in sorted(openapi["paths"].items()):
        for method, said in sorted(methods.items()):
            body = content(said.get("requestBody", {}))
            good = next(answer for status, answer in said["responses"].items() if status.startswith("2"))
            lines.append(f'  "{method.upper()} {path}": {{ body: {body}; answer: {content(good)} }};')
    return (
        "/** Every route with its body and its answer; every error is an ErrorAnswer. */\nexport interface Routes {\n"
        + ("\n".join(lines) + "\n}")
    )


def content(part: dict[str, Any]) -> str:
    """The type of a body or an answer; nothing is undefined."""
    held = part.get("content", {})
    if "application/json" in held:
        return type_of(held["application/json"]["schema"])
    return "string" if held else "undefined"


if __name__ == "__main__":
    sys.exit(main())
