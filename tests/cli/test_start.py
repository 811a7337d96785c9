"""Commands start soon: what they do not need is not imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

import boardroom

HEAVY = {"asyncio", "babel", "fastapi", "fluent", "multiprocessing", "numpy", "rich", "sqlalchemy", "uvicorn"}
PARSER = {"typer", "click", "pydantic"}
# What is imported before the first line of ours counts as Python's own.
PROGRAM = """
import sys
before = set(sys.modules)
from boardroom.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}), file=sys.stderr)
"""


def imported_by(*arguments: str) -> tuple[str, set[str]]:
    """What a command prints, and the packages it imports."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, timeout=60, check=True
    )
    return ran.stdout, set(ran.stderr.split())


def test_the_version_is_told_without_the_parser_or_anything_heavy() -> None:
    said, packages = imported_by("--version")
    assert said.startswith(f"boardroom {boardroom.__version__} (")
    assert "boardroom" in packages
    assert not packages & (HEAVY | PARSER)


@pytest.mark.parametrize("command", [[], ["play"], ["serve"], ["arena"], ["lab"], ["lab", "run"]])
def test_help_is_told_without_server_screen_or_texts(command: list[str]) -> None:
    said, packages = imported_by(*command, "--help")
    assert "Usage: boardroom" in said
    assert not packages & HEAVY


def test_checking_minutes_needs_neither_screen_nor_server() -> None:
    _, packages = imported_by("check", "tests/golden/startup-nation-4-1.minutes")
    assert not packages & HEAVY
