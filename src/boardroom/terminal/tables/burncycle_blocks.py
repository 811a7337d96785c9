"""Blocks of lines beside the map: what matters most is kept, and what has no room is counted in one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from boardroom.terminal.words import Words
from boardroom.terminal.wrap import lines_of

BESIDE = " · "


@dataclass(frozen=True)
class Block:
    """Some lines under one name; a lower `rank` stands higher, and `least` lines of it make sense alone."""

    name: str
    lines: list[Text]
    rank: int
    least: int = 1

    def whole(self) -> Block:
        """The same block where none of its lines may be missing."""
        return replace(self, least=len(self.lines))


def columns_of(blocks: list[Block], words: Words, widths: list[int], height: int) -> list[list[Text]]:
    """The blocks from the most important one on, column by column; what does not fit is named in the last line."""
    there = ranked(blocks)
    columns = flow(there, len(widths), height)
    if columns is None:
        kept = fitting(there, len(widths), height - 1)
        columns = flow(kept, len(widths), height - 1) or [[] for _ in widths]
        columns[-1].append(fold([block for block in there if block not in kept], words))
    return [[fit(line, width) for line in column] for column, width in zip(columns, widths, strict=True)]


def ranked(blocks: list[Block]) -> list[Block]:
    """The blocks that have something to tell, the most important one first."""
    return sorted([block for block in blocks if block.lines], key=lambda block: block.rank)


def fitting(blocks: list[Block], count: int, height: int) -> list[Block]:
    """The blocks for which there is room."""
    kept: list[Block] = []
    for block in blocks:
        if flow([*kept, block], count, height) is not None:
            kept.append(block)
    return kept


def flow(blocks: list[Block], count: int, height: int) -> list[list[Text]] | None:
    """The blocks in so many columns, or None; the least important one alone may be cut short."""
    columns: list[list[Text]] = [[]]
    last = max((block.rank for block in blocks), default=0)
    for block in blocks:
        room = height - len(columns[-1])
        needed = block.least if block.rank == last else len(block.lines)
        if room < needed or (room < len(block.lines) <= height and len(columns) < count):
            columns.append([])
            room = height
        if len(columns) > count or room < needed:
            return None
        columns[-1] += shortened(block.lines, room)
    return columns + [[] for _ in range(count - len(columns))]


def shortened(lines: list[Text], room: int) -> list[Text]:
    """The lines, or as many as there is room for and the number of the others."""
    if len(lines) <= room:
        return lines
    return [*lines[: room - 1], Text(f"… +{len(lines) - room + 1}", style="dim")]


def fold(blocks: list[Block], words: Words) -> Text:
    """One line that counts and names what is not shown."""
    names = ", ".join(block.name for block in blocks)
    return Text(words.say("bc-folded", count=len(blocks), names=names), style="dim")


def fit(line: Text, width: int) -> Text:
    """The line cut with an ellipsis where it is too wide."""
    if line.cell_len > width:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
    return line


def padded(line: Text, width: int) -> Text:
    """The line in exactly so many cells."""
    line = fit(line, width)
    return line + Text(" " * (width - line.cell_len))


def listed(label: str, parts: Sequence[Text | str], width: int, words: Words, between: str = BESIDE) -> list[Text]:
    """A label and things behind it, on as many lines as they need."""
    body = Text(between).join([Text(part) if isinstance(part, str) else part for part in parts])
    return told(label, body, width, words)


def told(label: str, body: Text | str, width: int, words: Words) -> list[Text]:
    """A label and a text behind it, on as many lines as it needs."""
    head = Text.assemble((label + words.say("colon") + " ", "dim"))
    text = head + (Text(body) if isinstance(body, str) else body)
    first, *rest = lines_of(text, width)
    if not rest:
        return [first]
    return [first, *[Text("  ") + line for line in lines_of(text[len(first) + 1 :], width - 2)]]


def beside(left: list[Text], right: list[list[Text]], widths: list[int], gap: int) -> list[Text]:
    """Columns next to each other; `widths` has that of the left one first."""
    columns = [left, *right]
    lines = []
    for number in range(max(len(column) for column in columns)):
        cells = [column[number] if number < len(column) else Text() for column in columns]
        line = Text(" " * gap).join([padded(cell, width) for cell, width in zip(cells, widths, strict=True)])
        line.rstrip()
        lines.append(line)
    return lines
