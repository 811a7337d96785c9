"""Logs made of named fields only, so that no secret slips in with a sentence: JSON for programs, short lines for people."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

LONGEST = 300  # letters of a line for people
LARGEST_FILE = 10_000_000  # bytes of a log file before the next is begun
FILES_KEPT = 5  # besides the one that is written

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
        return json.dumps(said | named_fields(record), default=repr)


class PlainLines(logging.Formatter):
    """A short line for the person at the terminal, of the same fields; nothing in it can move the cursor."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        fields = named_fields(record)
        if "where" in fields:
            fields["where"] = fields["where"][-1]
        behind = " (" + ", ".join(f"{name}={value}" for name, value in fields.items()) + ")" if fields else ""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        return printable(f"{clock} {record.levelname.lower()}: {record.getMessage().strip()}{behind}")


def named_fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`; of an error its type and where it arose, never its text: it may quote what somebody sent."""
    fields = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
    if record.exc_info and record.exc_info[1] is not None:
        fields["error"] = type(record.exc_info[1]).__name__
        fields["where"] = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])[-6:]]
    return fields


def printable(text: str) -> str:
    """One line of letters that only stand there, not too many of them."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))[:LONGEST]


def is_line(record: logging.LogRecord) -> bool:
    """Not the whole traceback that a failed start is reported with: our own line has said its type and its place."""
    return not record.getMessage().startswith("Traceback")


def for_people(style: str, stream: TextIO) -> bool:
    """Does somebody look at this stream?"""
    return style == "plain" or (style == "auto" and stream.isatty())


def way_out(file: str) -> logging.Handler:
    """Where the lines go. A file that has grown is set aside with a number behind its name, and the oldest is thrown away."""
    if not file:
        return logging.StreamHandler(sys.stderr)
    Path(file).absolute().parent.mkdir(parents=True, exist_ok=True)
    return RotatingFileHandler(file, maxBytes=LARGEST_FILE, backupCount=FILES_KEPT, encoding="utf8")


def configure(style: str, level: str, file: str = "") -> None:
    """Sends everything, uvicorn's own lines too, to standard error or to a file: as JSON, or short where somebody looks."""
    people = style == "plain" if file else for_people(style, sys.stderr)
    handler = way_out(file)
    handler.setFormatter(PlainLines() if people else JsonLines())
    handler.addFilter(is_line)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel((level or ("warning" if people else "info")).upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("alembic", "sqlalchemy", "aiosqlite", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
