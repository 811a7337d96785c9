"""docs/server.md is true: its messages are messages, its routes are all routes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boardroom.server import wire
from boardroom.server.app import create_app
from boardroom.server.course import STORED_EVENT, TABLE_EVENTS
from boardroom.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs/server.md").read_text("utf8")
MESSAGES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.S)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message["type"])
def test_a_message_in_the_document_is_a_message(message: dict[str, object]) -> None:
    from_client = {"hello", "choose", "undo", "say", "refresh", "why", "ping", "pace", "skip", "look"}
    adapter = wire.client_message if message["type"] in from_client else wire.server_message
    adapter.validate_python(message)


def test_every_client_message_and_answer_is_shown_or_named() -> None:
    shown = {message["type"] for message in MESSAGES}
    assert {"hello", "choose", "undo", "say", "refresh", "why", "ping", "pace", "skip", "look", "update"} <= shown
    for word in (
        "accepted",
        "because",
        "duplicate",
        "stale",
        "refused",
        "error",
        "welcome",
        *TABLE_EVENTS,
        STORED_EVENT,
    ):
        assert f"`{word}`" in TEXT


def test_every_route_is_in_the_document() -> None:
    for path in create_app(Settings(db="unused.sqlite3")).openapi()["paths"]:
        last = path.split("/")[-1].strip("{}")
        assert last in TEXT, path
