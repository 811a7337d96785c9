"""How a message travels."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardroom.server import messages

SAID: list[dict[str, Any]] = [
    {"type": "chat", "saying": {"name": "Zoë “née”", "text": 'a\\b "c" </script> 🙂\n\t\x00\x1f\x7f\u2028', "at": 1.5}},
    {"type": "update", "number": 2**53 + 1, "deadline_at": 1763585051.123456, "undo": None, "itself": True, "dull": False},
    {"empty": [{}, [], ""], "scores": [-1, 0, 0.1, 1 / 3, -0.0], "counts": {"4": [1, 2]}, "path": ("hand:recruiter",)},
]  # fmt: skip


@pytest.mark.parametrize("message", SAID)
def test_a_message_travels_in_the_very_letters_that_json_writes(message: dict[str, Any]) -> None:
    assert messages.encode(message) == json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def test_what_is_no_plain_value_does_not_travel() -> None:
    with pytest.raises(ValueError, match="Unable to serialize"):
        messages.encode({"table": object()})
