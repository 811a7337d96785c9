"""docs/operating.md followed to the letter: every command in it, in its order, on both databases."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup
from typer.testing import CliRunner

from boardroom.cli.commands import app
from boardroom.server.admin.command import app as admin_commands
from server.kit.client import someone
from server.kit.people import CALM, three
from server.kit.servers import serving
from server.test_admin import id_of
from server.test_deploy import parsed

PAGE = (Path(__file__).parents[2] / "docs/operating.md").read_text("utf8")
COMMANDS = [line for block in re.findall(r"```boardroom\n(.*?)```", PAGE, re.S) for line in block.splitlines()]
RUN = [line for line in COMMANDS if not line.startswith("boardroom serve")]


def test_every_command_of_the_kit_is_on_the_page() -> None:
    typed = {" ".join(line.split()[1:3]) for line in COMMANDS if line.startswith("boardroom admin")}
    there = typer.main.get_command(admin_commands)
    assert isinstance(there, TyperGroup)
    assert {f"admin {name}" for name in there.commands} == typed
    assert {parsed(shlex.split(line)[1:]) for line in COMMANDS if line.startswith("boardroom ")} == {
        "serve", "admin", "backup", "restore",
    }  # fmt: skip


async def played(db: str) -> dict[str, str]:
    """A table with people at it; they are called Ada, Bob and Cid."""
    async with three(replace(CALM, db=db)) as table:
        await table.play(5)
        about = {"seat": 1, "reason": "stalling"}
        await table.ada.ask("POST", f"/api/tables/{table.table}/report", about, expect=204)
        return {"TABLE": table.table, "PERSON": await id_of(table, "Bob")}


def test_the_page_can_be_followed_from_top_to_bottom(
    db: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = asyncio.run(played(db))
    moved = str(tmp_path / "moved.sqlite3") if "postgresql" in db else request.getfixturevalue("postgres_db")
    places |= {
        "/var/lib/boardroom/tables.sqlite3": db,
        "/var/backups/boardroom": str(tmp_path),
        "postgresql:///boardroom": moved,
    }
    runner = CliRunner()
    for line in RUN:
        for name, here in places.items():
            line = re.sub(rf"(?<![\w-]){re.escape(name)}\b", here, line)  # noqa: PLW2901
        if line.startswith("export "):
            name, _, value = line.removeprefix("export ").partition("=")
            monkeypatch.setitem(os.environ, name, value)
            continue
        result = runner.invoke(app, shlex.split(line)[1:])
        assert result.exit_code == 0, (line, result.output, result.exception)
    assert "Bob" not in runner.invoke(app, ["admin", "people"]).output

    async def serves() -> None:
        async with serving(replace(CALM, db=moved)) as server, someone(server.url) as dan:
            await dan.make("burn-rate", ["me", "random"])

    asyncio.run(serves())
