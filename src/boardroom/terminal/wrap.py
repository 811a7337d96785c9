"""Lines that fit the screen: what follows a head hangs beside it, and French punctuation stays with its word."""

from __future__ import annotations

import re

from rich.console import Console
from rich.text import Text

INDENT = 2
GAP = 3
NARROWEST = 20
BREAK = re.compile(r"(?<!«) (?![»?!:;·(])")  # French sets a space there that no line may end with


def show(console: Console, body: Text | str, head: Text | str = "", indent: int = INDENT) -> None:
    """Prints the head and the body beside it, on as many lines as it needs."""
    print_lines(console, laid(body, console.width, head, indent))


def print_lines(console: Console, lines: list[Text]) -> None:
    """Prints lines that have been laid out already."""
    for line in lines:
        console.print(line, soft_wrap=True)


def laid(body: Text | str, width: int, head: Text | str = "", indent: int = INDENT) -> list[Text]:
    """The head and the body beside it, in lines of this width."""
    start = Text(" " * indent) + (Text(head) if isinstance(head, str) else head)
    text = Text(body) if isinstance(body, str) else body
    lines = lines_of(text, max(width - start.cell_len, NARROWEST))
    return [(start if number == 0 else Text(" " * start.cell_len)) + line for number, line in enumerate(lines)]


def lines_of(text: Text, width: int) -> list[Text]:
    """The text in lines no wider than this, except for words that are; its own line ends are kept."""
    return [line for part in text.split("\n", allow_blank=True) for line in wrapped(part, width)]


def wrapped(text: Text, width: int) -> list[Text]:
    """One line cut where it gets too wide."""
    lines = []
    while text.cell_len > width:
        cuts = [found.start() for found in BREAK.finditer(text.plain)]
        fitting = [cut for cut in cuts if text[:cut].cell_len <= width]
        if not cuts:
            break
        cut = fitting[-1] if fitting else cuts[0]
        lines.append(text[:cut])
        text = text[cut + 1 :]
    return [*lines, text]


def side_by_side(items: list[Text], width: int, indent: int = INDENT) -> list[Text]:
    """Short items in columns of one width, counted downwards."""
    widest = max(item.cell_len for item in items) + GAP
    columns = max(1, (width - indent + GAP) // widest)
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        line = Text(" " * indent)
        for item in items[row::rows]:
            line.append_text(item).append(" " * (widest - item.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
