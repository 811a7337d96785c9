"""What tables are made of: seats in their colours, columns, labelled lists that wrap, and texts cut to a width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.core.minutes import letter
from boardroom.terminal.names import style
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import laid, lines_of

MARGIN = 2
GLUE = "\ue000"  # stands for a space that no line is cut at; it is never shown
SEPARATOR = " · "


def fit(text: Text | str, width: int) -> Text:
    """The text, cut with an ellipsis where it is too wide."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    if line.cell_len > width:
        line.truncate(max(width, 1), overflow="ellipsis")
    return line


def padded(text: Text | str, width: int, right: bool = False) -> Text:
    """The text in exactly so many cells, at the left or at the right of them."""
    line = fit(text, width)
    room = Text(" " * (width - line.cell_len))
    return room + line if right else line + room


def row(cells: Sequence[Text | str], widths: Sequence[int], right: Sequence[int] = (), gap: int = 1) -> Text:
    """Cells side by side; `right` names the columns that stand at the right of their cells."""
    parts = [padded(cell, widths[place], place in right) for place, cell in enumerate(cells)]
    line = Text(" " * gap).join(parts)
    line.rstrip()
    return line


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Two blocks of lines next to each other; the left one is so many cells wide."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = padded(left[number] if number < len(left) else "", width + gap)
        if number < len(right):
            line.append_text(right[number])
        line.rstrip()
        lines.append(line)
    return lines


def labelled(label: str, parts: Sequence[Text | str], width: int, words: Words) -> list[Text]:
    """A label and a list behind it, on as many lines as it needs, the later ones set in."""
    head = Text(" " * MARGIN) + Text(label + words.say("colon") + " ", style="dim")
    body = Text(SEPARATOR).join([unbroken(part) for part in parts])
    lines = lines_of(body, max(width - head.cell_len, 20))
    return [(head if number == 0 else Text(" " * head.cell_len)) + whole(line) for number, line in enumerate(lines)]


def unbroken(part: Text | str) -> Text:
    """A part whose spaces no line is cut at, as long as it is short."""
    text = part.copy() if isinstance(part, Text) else Text(part)
    if text.cell_len <= 40:
        text.plain = text.plain.replace(" ", GLUE)
    return text


def whole(line: Text) -> Text:
    """The line with common spaces again."""
    line.plain = line.plain.replace(GLUE, " ")
    return line


def texts_lines(names: Sequence[str], texts: Sequence[str], width: int) -> list[Text]:
    """Names, and beside each what is written there."""
    widest = max(len(name) for name in names)
    lines = []
    for name, text in zip(names, texts, strict=True):
        lines += laid(text, width, Text(f"{name:<{widest}}  ", style="bold"))
    return lines


def mark(seat: int) -> Text:
    """The shape of a seat in its colour, or a dot where nobody is."""
    return Text(shape(seat), style=style(seat)) if seat >= 0 else Text("·", style="dim")


def tag(seat: int, words: Words, room: int = 40) -> Text:
    """Shape, letter and name of a seat in its colour, in at most so many cells."""
    return fit(Text(f"{shape(seat)} {letter(seat)} {words.cast.names[seat]}", style=style(seat)), room)
