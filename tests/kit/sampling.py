"""Messages of a French file filled with sample values, so that texts which no game says, such as the pages', are read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boardroom
from boardroom.core.grammar import somebody
from boardroom.core.texts import read_bundle

NAMES = ("Alice", "Basile", "Hugo", "Yves")
NUMBERS = (0, 1, 2, 5)
NUMBERED = {  # parameters that are always numbers
    "chance", "cost", "count", "from", "games", "high", "limit", "low",
    "needed", "now", "points", "round", "score", "seats", "share", "sum", "test", "threat",
}  # fmt: skip
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Uses(Visitor):
    """Which variables a message uses, and what its selectors can be."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable that is put into the text."""
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A variable that chooses a variant."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key := one.key, ast.Identifier) else key.value for one in node.variants}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """What gets a sign, or the form of a number, is one."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference) and node.id.name in ("SIGNED", "NUMBER"):
                self.found.setdefault(argument.id.name, set()).add("other")
        self.generic_visit(node)


def sampled(file: Path) -> Iterator[tuple[str, str]]:
    """Every message of this file and each of its attributes, said a few times: its key, and a text."""
    bundle = read_bundle("fr", Path(__file__).parents[2] / "src/boardroom/core", beside(file))
    source = file.read_text("utf8")
    bundle.add_resource(
        FluentResource(source), allow_overrides=True
    )  # it may have another name than the folder's texts
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        uses = Uses()
        uses.visit(entry)
        message = bundle.get_message(entry.id.name)
        for turn in range(len(NAMES)):
            values = {name: sample(name, keys, turn + place) for place, (name, keys) in enumerate(uses.found.items())}
            patterns = [
                message.value,
                *(p for name, p in message.attributes.items() if name not in ("gender", "number")),
            ]
            for pattern in patterns:
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, values)
                    yield entry.id.name, re.sub(r"[ \u00a0](?=[;:!?%](?:[\s)»]|$))", "\u202f", str(text))


def beside(file: Path) -> Path:
    """The folder with the texts that this file may refer to: its own, or for a lesson that of its game."""
    return boardroom.load(file.name.partition(".")[0]).folder if file.parent.name == "lessons" else file.parent


def sample(name: str, keys: set[str], turn: int) -> str | int:
    """A name, a number, or one of the words that a selector knows."""
    if name in NUMBERED:
        return NUMBERS[turn % len(NUMBERS)]
    if not keys:
        return somebody(NAMES[turn % len(NAMES)])
    if keys & PLURALS or any(key.isdecimal() for key in keys):
        return NUMBERS[turn % len(NUMBERS)]
    return sorted(keys)[turn % len(keys)]
