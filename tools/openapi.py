"""Writes web/src/lib/wire.ts: the browser's types of every message, from the server's own models."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

from boardroom.server import wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
OPEN = {"Happening"}  # models with further fields, and those that boards know better
NARROWED = {
    ("Position", "view"): "View | null",
    ("ReplayFrame", "view"): "View",
    ("TableInfo", "outcome"): "Outcome | null",
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    parts = [
        "/** Every message between browser and server. Written by tools/openapi.py: do not edit. */",
        "import type { Outcome, View } from './board';",
        f"export const WIRE = {wire.WIRE};",
    ]
    models = [model for _, model in inspect.getmembers(wire, inspect.isclass) if issubclass(model, wire.BaseModel)]
    skipped = (wire.Model, wire.BaseModel)
    for model in sorted((m for m in models if m not in skipped), key=lambda m: m.__name__):
        parts.append(interface(model))
    for union, adapter in (("ClientMessage", wire.client_message), ("ServerMessage", wire.server_message)):
        members = [ref["$ref"].rpartition("/")[2] for ref in adapter.json_schema()["oneOf"]]
        parts.append(f"export type {union} = {' | '.join(members)};")
    return "\n\n".join(parts) + "\n"


def interface(model: type[wire.BaseModel]) -> str:
    """One model. What the server fills in by itself may be left out by the browser."""
    schema = model.model_json_schema()
    required = schema.get("required", [])
    lines = [f"/** {inspect.getdoc(model)} */", f"export interface {model.__name__} {{"]
    for name, field in schema.get("properties", {}).items():
        if "description" in field:
            lines.append(f"  /** {field['description']} */")
        kind = NARROWED.get((model.__name__, name)) or type_of(field)
        lines.append(f"  {name}{'' if name in required else '?'}: {kind};")
    if model.__name__ in OPEN:
        lines.append("  [field: string]: unknown;")
    return "\n".join([*lines, "}"])


def type_of(field: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "const" in field:
        return repr(field["const"])
    if "enum" in field:
        return " | ".join(repr(value) for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(dict.fromkeys(type_of(part) for part in field["anyOf"]))
    if field.get("type") == "array":
        inner = type_of(field["items"]) if field.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if field.get("type") == "object":
        return "Record<string, unknown>"
    return PLAIN.get(field.get("type", ""), "unknown")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text("utf8") == typescript() else "web/src/lib/wire.ts is old: run make wire")
    TARGET.write_text(typescript(), "utf8")
