"""What the sources explain can be read with `help()`, whether the rules run interpreted or compiled."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import boardroom

SOURCES = Path(boardroom.__file__).parent
MODULES = [
    "core.state",
    "core.event",
    "core.luck",
    "core.pile",
    "games.burn_rate.play",
    "games.startup_nation.mind.belief",
]


def written(module: ModuleType) -> dict[str, str]:
    """Every docstring in the source of a module, by the name of what it explains."""
    file = SOURCES.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")
    tree = ast.parse(file.read_text("utf8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            found |= {f"{node.name}.{inner.name}": ast.get_docstring(inner) or "" for inner in methods}
    return {name: text for name, text in found.items() if text and "__" not in name}


def shown(module: ModuleType, name: str) -> str:
    thing: object = module
    for part in filter(None, name.split(".")):
        thing = getattr(thing, part)
    return inspect.getdoc(thing) or ""


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_are_shown_as_they_are_written(name: str) -> None:
    module = import_module(f"boardroom.{name}")
    expected = written(module)
    assert len(expected) > 3
    assert {one: shown(module, one) for one in expected} == expected


def test_a_method_shows_its_signature() -> None:
    assert list(inspect.signature(boardroom.State.view).parameters) == ["self", "seat"]
    assert str(inspect.signature(boardroom.Event)).startswith("(kind")
