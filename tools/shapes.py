"""Writes the browser's types of views and events from the games' shapes: `shapes.py` writes them, `--check` compares.

One source: `boardroom.core.shapes` and `boardroom.games.<game>.shapes`. They become `web/src/lib/shapes.ts` and
`web/src/games/<game>/shapes.ts`; a field that is renamed on one side alone does not pass `make lint`.
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import boardroom
from boardroom.core import shapes as core

WEB = Path(__file__).parents[1] / "web" / "src"
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", object: "unknown"}


def main() -> int:
    """Writes all files, or says which are old."""
    wanted = files()
    old = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv[1:]:
        said = [f"{path.relative_to(WEB.parents[1])} is old: run make types" for path in old]
        sys.stdout.write("\n".join(said or ["the shapes are the newest"]) + "\n")
        return 1 if old else 0
    for path in old:
        path.write_text(wanted[path])
    return 0


def files() -> dict[Path, str]:
    """Every file with what belongs into it."""
    written = {WEB / "lib" / "shapes.ts": Writer(core).text()}
    for game in boardroom.games():
        module = import_module(f"boardroom.games.{game.replace('-', '_')}.shapes")
        written[WEB / "games" / game / "shapes.ts"] = Writer(module, core).text()
    return written | {WEB / "games" / "shapes.ts": catalogue(boardroom.games())}


def catalogue(games: list[str]) -> str:
    """Which game has which view and tells what."""
    named = {game: "".join(word.capitalize() for word in game.split("-")) for game in games}
    imports = [f"import type * as {name} from './{game}/shapes';" for game, name in named.items()]
    rows = [f"  '{game}': {{ view: {name}.View; told: {name}.Told }};" for game, name in named.items()]
    head = "// Written by tools/shapes.py from the games that there are. Do not edit.\n"
    text = "/** The view of each game, and what it tells. */\nexport interface Shapes {\n"
    return head + "\n".join(imports) + "\n\n" + text + "\n".join(rows) + "\n}\n"


class Writer:
    """Writes the types of one module; what stands in the module below it is imported."""

    def __init__(self, module: ModuleType, below: ModuleType | None = None) -> None:
        self.module = module
        self.borrowed = {key_of(shape): name for name, shape in shapes_of(below).items()} if below is not None else {}
        self.shapes = {name: shape for name, shape in shapes_of(module).items() if key_of(shape) not in self.borrowed}
        self.own = {key_of(shape): name for name, shape in self.shapes.items()}
        self.used: set[str] = set()

    def text(self) -> str:
        """The whole file."""
        parts = [self.named(name, shape) for name, shape in self.shapes.items()]
        head = f"// Written by tools/shapes.py from {self.module.__name__}. Do not edit.\n"
        lent = ", ".join(sorted(self.used))
        imports = f"import type {{ {lent} }} from '../../lib/shapes';\n" if lent else ""
        return head + imports + "\n" + "\n\n".join(parts) + "\n"

    def named(self, name: str, shape: Any) -> str:
        """One type with its name."""
        if not is_typeddict(shape):
            return f"export type {name} = {self.spelled(shape)};"
        hints = get_type_hints(shape, include_extras=True)
        fields = [f"  {self.field(key, hint)};" for key, hint in hints.items()]
        return (
            f"/** {' '.join((shape.__doc__ or '').split())} */\nexport interface {name} {{\n"
            + "\n".join(fields)
            + "\n}"
        )

    def field(self, key: str, hint: Any) -> str:
        """A field; one that may be missing has a question mark."""
        if get_origin(hint) is NotRequired:
            return f"{key}?: {self.type_of(get_args(hint)[0])}"
        return f"{key}: {self.type_of(hint)}"

    def type_of(self, hint: Any) -> str:
        """A type by its name, if it has one."""
        key = key_of(hint)
        if key in self.borrowed:
            self.used.add(self.borrowed[key])
            return self.borrowed[key]
        return self.own.get(key) or self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        """A type in its parts."""
        if hint in SIMPLE:
            return SIMPLE[hint]
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            return " | ".join(json.dumps(part) for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(part) for part in parts))
        if origin in (list, Sequence):
            item = self.type_of(parts[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(part) for part in parts)}]"
        if origin is dict:
            return f"Record<{self.type_of(parts[0])}, {self.type_of(parts[1])}>"
        raise SystemExit(f"{self.module.__name__}: {hint!r} has no counterpart in the browser")


def shapes_of(module: ModuleType) -> dict[str, Any]:
    """The shapes of a module and the aliases it gives names to, in the order in which they stand there."""
    return {name: value for name, value in vars(module).items() if is_typeddict(value) or is_alias(value)}


def is_alias(value: Any) -> bool:
    """Is this a union or a choice of words, which has no name of its own?"""
    return get_origin(value) in (Literal, Union, UnionType)


def key_of(hint: Any) -> Any:
    """What two mentions of one type have in common: a union written in parts is the union with the name."""
    if get_origin(hint) in (Union, UnionType):
        return frozenset(key_of(part) for part in get_args(hint))
    return hint if not isinstance(hint, types.GenericAlias) else repr(hint)


if __name__ == "__main__":
    sys.exit(main())
