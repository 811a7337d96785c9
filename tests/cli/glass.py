"""A screen of glass: a terminal of 24 lines that the tests look through, and a person who types what a script says."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from boardroom import Match
from boardroom.terminal.names import cast_of
from boardroom.terminal.play import Session
from boardroom.terminal.words import Words

HEIGHT, WIDTH = 24, 80
CODE = re.compile(r"\x1b\[(\d*)([A-Za-z])")

Typing = Callable[["Glass"], str]


class Glass(io.StringIO):
    """Everything that was printed, with what was drawn over gone; only what our stage sends is understood."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [""]

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        place = 0
        while place < len(text):
            code = CODE.match(text, place)
            if code:
                self.obey(code[1], code[2])
            elif text[place] == "\n":
                self.lines.append("")
            elif text[place] == "\r":
                self.lines[-1] = ""
            else:
                self.lines[-1] += text[place]
            place = code.end() if code else place + 1
        return len(text)

    def obey(self, number: str, letter: str) -> None:
        """Up so many lines, which are then cleared; colours are not seen."""
        if letter == "A":
            assert int(number) < HEIGHT + 1, "a line that has left the screen cannot be drawn over"
            del self.lines[len(self.lines) - int(number) :]

    @property
    def screen(self) -> list[str]:
        """The lines that are seen."""
        return self.lines[-HEIGHT:]

    @property
    def count(self) -> int:
        """How many lines the menu has."""
        found = re.search(r"1–(\d+)", self.lines[-1])
        return int(found[1]) if found else 1


class Typist(io.StringIO):
    """A keyboard: whenever a line is read, the script looks at the screen and types."""

    def __init__(self, glass: Glass, typing: Typing) -> None:
        super().__init__()
        self.glass = glass
        self.typing = typing
        self.screens: list[list[str]] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.screens.append(self.glass.screen[:])
        return self.typing(self.glass) + "\n"


def play_at_glass(
    match: Match, own: int, typing: Typing, file: Path, monkeypatch: pytest.MonkeyPatch, lang: str = "fr"
) -> list[list[str]]:
    """Every screen at which the person was asked something, and the last one."""
    glass = Glass()
    typist = Typist(glass, typing)
    monkeypatch.setattr(sys, "stdin", typist)
    console = Console(
        file=glass, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None, highlight=False, markup=False,
        emoji=False, legacy_windows=False,
    )  # fmt: skip
    monkeypatch.setenv("TERM", "xterm")
    Session(match, Words(match.game, lang, cast_of(match.names, own)), console, file).run()
    return [*typist.screens, glass.screen]


def widest(lines: list[str]) -> int:
    """How many cells the longest of these lines takes."""
    return max(cell_len(line) for line in lines)
