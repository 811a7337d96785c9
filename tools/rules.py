"""Which numbered rules does no test cite, and which citations lead nowhere? Run by `make rules`.

Rules are defined in docs/rules/*.md as **SN-12**; tests cite them with `@rule("SN-12")`. Numbers in comments and texts of
src/ and tests/ must exist too; a part of a rule, as in SN-34c, counts as its rule, and a chapter, as in BC-2.4, stands for
the rules in it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NUMBER = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*"
DEFINED = re.compile(rf"\*\*({NUMBER})\*\*")
SUFFIXES = {".py", ".toml", ".ftl"}
INVENTIVE = {"novelties.py", "test_one_place.py"}  # tests that add rules to a copy


def defined(root: Path = ROOT) -> set[str]:
    """Every rule number of docs/rules."""
    return {
        number for page in (root / "docs" / "rules").glob("*.md") for number in DEFINED.findall(page.read_text("utf8"))
    }


def proved(root: Path = ROOT) -> set[str]:
    """Every number that a test cites with `rule(...)`."""
    return {number for file in (root / "tests").rglob("*.py") for number in cited_in(file.read_text("utf8"))}


def cited_in(source: str) -> Iterator[str]:
    """The numbers in all calls of `rule` in this source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            )


def mentioned(root: Path = ROOT) -> dict[str, list[str]]:
    """Every number that src/ and tests/ mention, with the places: only those whose letters docs/rules uses."""
    letters = "|".join(sorted({number.split("-")[0] for number in defined(root)}))
    pattern = re.compile(rf"\b(?:{letters})-[A-Z]?\d+(?:[._]\d+)*")  # a key of a text has no dots
    places: dict[str, list[str]] = {}
    for file in sorted(file for folder in ("src", "tests") for file in (root / folder).rglob("*")):
        if letters and file.suffix in SUFFIXES and file.name not in INVENTIVE:
            for line, text in enumerate(file.read_text("utf8").splitlines(), 1):
                for number in pattern.findall(text):
                    places.setdefault(number.replace("_", "."), []).append(f"{file.relative_to(root)}:{line}")
    return places


def uncited(root: Path = ROOT) -> list[str]:
    """Rules that no test cites."""
    return sorted(defined(root) - proved(root), key=in_order)


def unknown(root: Path = ROOT) -> dict[str, list[str]]:
    """Numbers that are cited but not defined, with the places."""
    known = defined(root)
    places = mentioned(root)
    for number in proved(root) - known:
        places.setdefault(number, ["tests"])
    chapters = {number[:end] for number in known for end in range(len(number)) if number[end] == "."}
    return {n: places[n] for n in sorted(places, key=in_order) if n not in known and n not in chapters}


def in_order(number: str) -> list[tuple[str, int]]:
    """SN-2 before SN-10, and the rules before the rulings."""
    return [(word, int(digits or 0)) for word, digits in re.findall(r"(\D*)(\d*)", number)]


def main() -> int:
    """Prints what is wrong; 1 if anything is."""
    for number in uncited():
        print(f"no test cites {number}")  # noqa: T201
    for number, places in unknown().items():
        print(f"{number} is not in docs/rules: {', '.join(places)}")  # noqa: T201
    wrong = len(uncited()) + len(unknown())
    print(f"{len(defined())} rules, {wrong} problems")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
