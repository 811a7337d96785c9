"""The screen: what happened scrolls away above, and below it stands a frame that is drawn anew in its place.

Where nobody looks (a pipe, a file), nothing is ever drawn over.
"""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from boardroom.terminal.wrap import print_lines

try:
    import termios
except ImportError:  # not on Windows
    termios = None  # type: ignore[assignment]


class Left(Exception):  # noqa: N818
    """The person has left the table."""


class Stage:
    """A console with a frame at its end; `live` says whether the frame can be drawn over."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = console.file.isatty() and not console.is_dumb_terminal and not console.legacy_windows
        self._drawn = 0  # lines of the frame, with what was typed below it

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines are seen at once."""
        return self.console.height

    def tell(self, lines: list[Text]) -> None:
        """Adds lines to what scrolls away; the frame goes and is drawn again by whoever wants it."""
        self.erase()
        print_lines(self.console, lines)

    def frame(self, lines: list[Text]) -> None:
        """Draws a frame in the place of the one before."""
        self.erase()
        print_lines(self.console, lines)
        self._drawn = sum(self.rows_of(line.cell_len) for line in lines)

    def keep(self) -> None:
        """What stands there stays."""
        self._drawn = 0

    def erase(self) -> None:
        """Takes the frame off the screen; in a pipe it stays."""
        if self.live and self._drawn:
            self.console.file.write(f"\x1b[{self._drawn}A\r\x1b[J")
        self._drawn = 0

    def ask(self, question: Text) -> str:
        """A line from the person, who may also leave."""
        try:
            self.console.print(question, end="", soft_wrap=True)
            self.console.file.flush()
            line = input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line)  # nobody has seen it typed
        self._drawn += self.rows_of(question.cell_len + len(line))
        return line

    def rows_of(self, cells: int) -> int:
        """How many lines of the screen a text takes."""
        return max(1, -(-cells // self.width))

    def forget_early_keys(self) -> None:
        """What was typed while the others played was not meant for a question that nobody had seen yet."""
        if termios is not None and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
