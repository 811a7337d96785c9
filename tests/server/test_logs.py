"""Log lines: JSON for programs and short lines for people, of the same named fields and never of what somebody sent."""

from __future__ import annotations

import io
import json
import logging
import re
import sys

import pytest

from boardroom.server import logs
from boardroom.server.logs import JsonLines, PlainLines, for_people, is_line


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def record(message: str, level: int = logging.WARNING, **fields: object) -> logging.LogRecord:
    made = logging.makeLogRecord({"msg": message, "levelno": level, "levelname": logging.getLevelName(level)})
    made.__dict__.update(fields)
    return made


def failure() -> logging.LogRecord:
    try:
        raise KeyError("the seed is a secret")
    except KeyError:
        return record("a request failed", logging.ERROR, exc_info=sys.exc_info())


def test_a_line_for_people_is_the_time_the_level_the_message_and_its_fields() -> None:
    line = PlainLines().format(record("bot failed", bot="ismcts", seat=2))
    assert re.fullmatch(r"\d\d:\d\d:\d\d warning: bot failed \(bot=ismcts, seat=2\)", line)


def test_of_an_error_people_see_type_and_place_but_not_its_text() -> None:
    line = PlainLines().format(failure())
    assert re.search(r"error: a request failed \(error=KeyError, where=failure:\d+\)$", line)
    assert "secret" not in JsonLines().format(failure())


def test_nothing_that_was_sent_can_draw_on_the_terminal() -> None:
    line = PlainLines().format(record("odd\nrequest\x1b[2J", path="/\x07\u202e" + "a" * 999))
    assert line.isprintable()
    assert "odd request?[2J" in line
    assert len(line) == logs.LONGEST


def test_json_is_for_programs_and_short_lines_are_for_whoever_looks() -> None:
    assert for_people("auto", Screen()) and not for_people("auto", io.StringIO())
    assert for_people("plain", io.StringIO()) and not for_people("json", Screen())


def test_a_failed_start_is_told_without_its_traceback() -> None:
    assert not is_line(record("Traceback (most recent call last):\n  …\nKeyError: 'secret'"))
    assert is_line(record("Application startup failed. Exiting."))


@pytest.mark.parametrize(("screen", "level", "expected"), [
    (io.StringIO, "", ["info", "warning"]),
    (Screen, "", ["warning"]),
    (Screen, "info", ["info", "warning"]),
])  # fmt: skip
def test_on_a_terminal_only_warnings_are_shown_unless_more_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, screen: type[io.StringIO], level: str, expected: list[str]
) -> None:
    root = logging.getLogger()
    handlers, before = root.handlers, root.level
    shown = screen()
    monkeypatch.setattr(sys, "stderr", shown)
    try:
        logs.configure("auto", level)
        logging.getLogger("boardroom.test").info("one")
        logging.getLogger("boardroom.test").warning("two")
        lines = shown.getvalue().splitlines()
    finally:
        root.handlers, root.level = handlers, before
    is_json = screen is io.StringIO
    assert [json.loads(line)["level"] if is_json else line.split()[1].strip(":") for line in lines] == expected
