"""What the project asks to be installed is what its sources import, and the page of the decisions has a line for each."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "boardroom"
PAGE = (ROOT / "docs" / "design" / "dependencies.md").read_text("utf8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED_FOR_BY_OTHERS = {"aiosqlite", "websockets"}  # by SQLAlchemy and uvicorn, when they are there


def named(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in requirements}


KNOWN_TO_TYPE_CHECKERS = {"typing_extensions"}  # imported under TYPE_CHECKING alone: no program needs it


def imported() -> dict[str, set[str]]:
    """The modules of others that the sources import, each with the packages that may have brought it."""
    modules = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                modules.add(node.module.partition(".")[0])
    brought = packages_distributions()
    others = modules - set(sys.stdlib_module_names) - {"boardroom"} - KNOWN_TO_TYPE_CHECKERS
    return {module: {canonicalize_name(name) for name in brought.get(module, [module])} for module in others}


def rows(title: str) -> list[str]:
    """The first column of the table below this heading."""
    below = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return [line.split("|")[1] for line in below.splitlines() if line.startswith("| ")][1:]


def in_code(title: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", " ".join(rows(title))))


def test_what_is_imported_is_asked_for_and_what_is_asked_for_is_imported() -> None:
    extras = [line for extra in ("lab", "postgres", "research") for line in EXTRAS[extra]]
    asked_for = named([*PROJECT["dependencies"], *extras])
    packages = imported()
    assert not [module for module, found in packages.items() if not found & asked_for]
    assert asked_for - set().union(*packages.values()) == ASKED_FOR_BY_OTHERS


def test_the_page_has_a_line_for_all_that_is_installed() -> None:
    assert {canonicalize_name(name) for name in in_code("What everybody installs")} == named(PROJECT["dependencies"])
    extras = named([line for extra in EXTRAS.keys() - {"dev", "docs"} for line in EXTRAS[extra]])
    assert {canonicalize_name(name) for name in in_code("What the extras bring")} == extras


@pytest.mark.parametrize("place", sorted(in_code("What we wrote ourselves") | in_code("Looked at again")))
def test_what_we_wrote_ourselves_is_there(place: str) -> None:
    assert (SOURCES / place).exists() or (ROOT / place).exists()


def test_the_lab_is_installed_without_ray_where_nobody_builds_it() -> None:
    ray = next(found for found in map(Requirement, EXTRAS["lab"]) if found.name == "ray")
    assert ray.marker is not None
    systems = [("darwin", "x86_64"), ("darwin", "arm64"), ("linux", "x86_64"), ("win32", "AMD64")]
    wanted = [ray.marker.evaluate({"sys_platform": system, "platform_machine": kind}) for system, kind in systems]
    assert wanted == [False, True, True, True]
