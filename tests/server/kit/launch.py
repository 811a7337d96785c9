"""Starts a server in a process of its own, with the toy game beside the real ones: `launch.py SETTINGS_AS_JSON`."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import boardroom
from boardroom.games import GAMES
from boardroom.server.runner import run
from boardroom.server.settings import Settings


def settings_of(text: str) -> Settings:
    said: dict[str, Any] = json.loads(text)
    whole: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in said.items()}
    return Settings(**whole)


if __name__ == "__main__":
    assert boardroom.compiled or os.environ.get("BOARDROOM_EXPECT") != "compiled", "not the build that is tested"
    GAMES["coffee"] = "toy.game:CoffeeGame"
    run(settings_of(sys.argv[1]))
