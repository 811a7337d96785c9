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
    start = Text(" " * indent) + (Text(head) if isinstance(head, str) else head)
    text = Text(body) if isinstance(body, str) else body
    for number, line in enumerate(lines_of(text, max(console.width - start.cell_len, NARROWEST))):
        console.print((start if number == 0 else Text(" " * start.cell_len)) + line, soft_wrap=True)


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


def side_by_side(console: Console, items: list[Text], indent: int = INDENT) -> None:
    """Prints short items in columns of one width, counted downwards."""
    widest = max(item.cell_len for item in items) + GAP
    columns = max(1, (console.width - indent + GAP) // widest)
    rows = -(-len(items) // columns)
    for row in range(rows):
        line = Text(" " * indent)
        for item in items[row::rows]:
            line.append_text(item).append(" " * (widest - item.cell_len))
        line.rstrip()
        console.print(line, soft_wrap=True)
