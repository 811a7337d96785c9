"""The OpenAPI is complete, and the browser's types are written from it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from boardroom.bots.levels import BOTS, COLLEAGUES
from boardroom.server import wire
from boardroom.server.app import create_app
from boardroom.server.course import STORED_EVENT, TABLE_EVENTS
from boardroom.server.errors import STATUS
from boardroom.server.settings import Settings

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web/src/lib/wire.d.ts"


def openapi() -> dict[str, Any]:
    return create_app(Settings(db="unused.sqlite3")).openapi()


def test_the_types_are_the_newest() -> None:
    said = subprocess.run([sys.executable, "tools/openapi.py", "--check"], cwd=ROOT, capture_output=True, check=False)
    assert said.returncode == 0, said.stdout


def test_every_message_has_a_type_and_no_type_is_unknown_to_itself() -> None:
    text = TYPES.read_text()
    defined = set(re.findall(r"export (?:interface|type) (\w+)", text)) | {"View", "Outcome"}  # see lib/board.ts
    for name in ("Hello", "Choose", "Undo", "Say", "Refresh", "Ping", "ClientMessage", "ServerMessage", "TableInfo"):
        assert name in defined
    for union in (wire.ServerMessage, wire.ClientMessage):
        for model in get_args(get_args(union)[0]):
            assert model.__name__ in defined
    code = re.sub(r"/\*\*.*?\*/|//.*", "", text)
    used = set(re.findall(r"[:|=(<] ?([A-Z]\w+)", code)) - {"Record"}
    assert used <= defined, used - defined
    assert "any" not in re.findall(r"\b\w+\b", code)


def test_every_route_says_what_it_does_gives_and_refuses() -> None:
    said = openapi()
    operations = [(path, method, one) for path, all_ in said["paths"].items() for method, one in all_.items()]
    assert len(operations) >= 22
    for path, method, one in operations:
        where = f"{method} {path}"
        assert one["description"], where
        good = [status for status in one["responses"] if status.startswith("2")]
        assert len(good) == 1, where
        for status, answer in one["responses"].items():
            if not status.startswith("2"):
                assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorAnswer"), where


def test_every_error_code_and_table_event_has_a_sentence_in_both_languages() -> None:
    keys = []
    for language in ("en", "fr"):
        text = (ROOT / f"src/boardroom/server/texts.{language}.ftl").read_text()
        resource = FluentParser().parse(text)
        assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"]
        keys.append({entry.id.name for entry in resource.body if isinstance(entry, Message)})
    refusals = {"not-your-turn", "no-undo", "not-seated", "handed-over", "not-started"}
    wanted = {f"event-{kind}" for kind in (*TABLE_EVENTS, STORED_EVENT)} | {f"error-{code}" for code in STATUS}
    wanted |= {f"reason-{reason}" for reason in refusals}
    wanted |= {f"policy-{policy}" for policy in (*COLLEAGUES, *BOTS) if policy != "colleague"}
    assert keys[0] == keys[1] == wanted
