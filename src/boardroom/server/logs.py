"""Structured logs: one JSON object per line, made of named fields only, so that no secret slips in with a sentence."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

PLAIN = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """Time, level, logger, message and the fields given as `extra`; of an error its type and where it arose."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            said["error"] = type(record.exc_info[1]).__name__  # never its text: it may quote what somebody sent
            said["where"] = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])[-6:]]
        return json.dumps(said, default=repr)


def configure(level: str) -> None:
    """Sends everything, uvicorn's own lines too, to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("alembic", "sqlalchemy", "aiosqlite", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
