"""What the terminal's tests share: a command run inside this process, one run as a real program, and a session."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

from boardroom import Match
from boardroom.cli import main
from boardroom.terminal.names import cast_of
from boardroom.terminal.play import Session
from boardroom.terminal.words import Words

PROGRAM = [sys.executable, "-c", "from boardroom.cli import main; main()"]
ALWAYS_FIRST = "1\n" * 3000


@dataclass
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


class Desk:
    """Runs commands with a home of their own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("LANG", "C.UTF-8")
        monkeypatch.delenv("LC_ALL", raising=False)
        monkeypatch.delenv("LC_MESSAGES", raising=False)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LINES", "24")

    @property
    def left(self) -> Path:
        """Where the unfinished game is kept."""
        return self.home / "boardroom" / "terminal" / "startup-nation.minutes"

    def run(self, *arguments: object, typed: str = "") -> Said:
        """Runs a command in this process."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Said(end.value.code, out, err)

    def program(self, *arguments: object, encoding: str = "utf8") -> subprocess.Popen[str]:
        """Starts the real program with pipes of this encoding."""
        return subprocess.Popen(
            [*PROGRAM, *(str(argument) for argument in arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding=encoding,
            env={**os.environ, "PYTHONIOENCODING": encoding},
        )


def transcript(
    match: Match, own: int, typed: str, file: Path, monkeypatch: pytest.MonkeyPatch, lang: str = "en"
) -> str:
    """All that a person at this seat sees while typing this."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    screen = io.StringIO()
    console = Console(file=screen, width=500, highlight=False, markup=False, emoji=False)
    Session(match, Words(match.game, lang, cast_of(match.names, own)), console, file).run()
    return screen.getvalue()
