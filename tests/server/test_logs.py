"""Log lines: JSON for programs and short lines for people, of the same named fields and never of what somebody sent."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from boardroom.server import logs
from boardroom.server.logs import JsonLines, PlainLines, for_people, is_line
from boardroom.server.settings import Settings
from boardroom.server.start.words import BadSettings


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


def test_a_log_file_that_has_grown_is_set_aside_and_the_oldest_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root = logging.getLogger()
    handlers, before = root.handlers, root.level
    monkeypatch.setattr(logs, "LARGEST_FILE", 200)
    monkeypatch.setattr(logs, "FILES_KEPT", 2)
    try:
        logs.configure("auto", "", str(tmp_path / "logs" / "server.log"))
        for number in range(12):
            logging.getLogger("boardroom.test").info("line %d", number)
        root.handlers[0].close()
    finally:
        root.handlers, root.level = handlers, before
    files = sorted(path.name for path in (tmp_path / "logs").iterdir())
    assert files == ["server.log", "server.log.1", "server.log.2"]
    assert json.loads((tmp_path / "logs/server.log").read_text().splitlines()[-1])["message"] == "line 11"


def test_several_workers_do_not_share_a_log_file() -> None:
    with pytest.raises(BadSettings, match="one log file"):
        Settings(db="postgresql://host/x", workers=2, log_file="server.log").checked()
