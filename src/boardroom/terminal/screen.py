"""Draws a view: the game's own table, or the seats, what lies on the table and the own hand; and the result at the end.

Nothing here sees a state; a view is all there is to draw from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from boardroom.core.drawing.lines import (
    counted,
    fields_of,
    is_number,
    own_cards,
    parts_of,
    remark_on,
    title_of,
    zone_name,
    zones_of,
)
from boardroom.core.drawing.words import shape
from boardroom.core.minutes import letter
from boardroom.terminal.names import style
from boardroom.terminal.tables import card_reader_of, look_of, table_of, title_maker_of
from boardroom.terminal.tables.layout import row, texts_lines
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import INDENT, laid, print_lines, show

PIECES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "white": "white", "black": "bold"}
GAP = "   "
WIDEST = 140  # a table is not drawn wider than this
NO_LIMIT = 1000


def draw_table(console: Console, view: Mapping[str, Any], words: Words, height: int = NO_LIMIT) -> None:
    """The public table and the own hand."""
    print_lines(console, table_lines(view, words, console.width, height))


def table_lines(view: Mapping[str, Any], words: Words, width: int, height: int = NO_LIMIT) -> list[Text]:
    """A title, and the table as the game draws it itself, or as any view can be drawn."""
    width = min(width, WIDEST)
    draw, entitle = table_of(look_of(words.game)), title_maker_of(look_of(words.game)) or title_of
    title = ruled(Text(entitle(view, words), style="bold"), width)
    return [title, *(draw(view, words, width, height - 1) if draw else any_table(view, words, width))]


def any_table(view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """The table of a game that nobody has drawn one for."""
    lines = seat_lines(view, words, width)
    for line in packed([zone_line(zone, words) for zone in zones_of(view, words)], width - INDENT):
        lines += laid(line, width)
    return lines + hand_lines(view, words, width)


def ruled(title: Text, width: int, line: str = "─", look: str = "dim") -> Text:
    """A title with a line behind it."""
    return title + Text(" ") + Text(line * max(0, width - title.cell_len - 1), style=look)


def seat_lines(view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """One row for each seat: whatever single values the view has for it, and what you know of its hand."""
    rows: Sequence[Mapping[str, Any]] = view["seats"]
    fields = fields_of(rows)
    cells = [[Text(""), *[Text(name, style="dim") for name in (words.field("seat"), *map(words.field, fields))]]]
    for seat, single in enumerate(rows):
        mark = "▶" if seat == view["decider"] else ""
        values = [value_of(name, single[name], words) for name in fields]
        cells.append([Text(mark), seat_name(seat, words), *values])
    widths = [max(1, *[line[column].cell_len for line in cells]) for column in range(len(cells[0]))]
    numbers = [2 + place for place, name in enumerate(fields) if is_number(rows[0][name])]
    lines = [row(line, widths, numbers) for line in cells]
    for seat, single in enumerate(rows):
        said = remark(seat, single, view, words)
        if said:
            lines[seat + 1] = row([lines[seat + 1], said], [sum(widths) + len(widths) - 1, width])
    return [line[:width] for line in lines]


def seat_name(seat: int, words: Words) -> Text:
    """Shape, letter and name in the seat's colour."""
    return Text(f"{shape(seat)} {letter(seat)} {words.seat(seat)}", style=style(seat))


def value_of(name: str, value: Any, words: Words) -> Text:
    """One value of a seat's row; the colour of a piece is a word first and a colour second."""
    return Text(words.value(name, value), style=PIECES.get(str(value), ""))


def remark(seat: int, row: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> Text:
    """What else there is to say about a seat: faint when it is out."""
    return Text(remark_on(seat, row, view, words), style="dim" if row.get("living") is False else "italic")


def zone_line(zone: Mapping[str, Any], words: Words) -> Text:
    """One zone in one line."""
    owner = zone["owner"]
    line = Text()
    if owner >= 0:
        line.append(f"{shape(owner)} {words.cast.names[owner]} ", style=style(owner))
    line.append(zone_name(zone, words) + words.say("colon") + " ", style="dim")
    return line.append(" · ".join(parts_of(zone, words)))


def packed(lines: list[Text], width: int) -> list[Text]:
    """Lines that fit beside the one before are put there."""
    rows: list[Text] = []
    for line in lines:
        if rows and rows[-1].cell_len + len(GAP) + line.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], GAP, line)
        else:
            rows.append(line)
    return rows


def hand_lines(view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """The own cards with what is written on them."""
    cards = own_cards(view, words)
    return [ruled(Text(words.say("your-hand")), width), *card_lines(cards, words, width)] if cards else []


def card_lines(cards: list[tuple[str, int]], words: Words, width: int) -> list[Text]:
    """Cards with their texts, one below the other."""
    names = [counted(words.thing("card", face), count) for face, count in cards]
    return texts_lines(names, [words.card_text(face) for face, _ in cards], width)


def box_lines(view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """Every card of the box where the view has one, or the cards that the game's own table has texts for."""
    read_cards = card_reader_of(look_of(words.game))
    box = view.get("box")
    if read_cards is not None:
        return read_cards(view, words, width)
    if isinstance(box, dict) and box:
        return card_lines([(str(face), int(count)) for face, count in box.items()], words, width)
    return laid(words.say("no-box"), width)


def draw_result(console: Console, view: Mapping[str, Any], words: Words) -> None:
    """How the game ended: who won, why, and all scores from the best to the last; who plays together has none."""
    outcome = view["outcome"]
    print_lines(console, [ruled(Text(words.say("result")), console.width, "═", "bold")])
    show(console, Text(words.prompt(view), style="bold"))
    if words.game.cooperative:  # its sentence has the reason
        return
    show(console, words.say("ended-because", why=words.reason(outcome["reason"])))
    draw_scores(console, outcome["scores"], outcome["winners"], words)


def draw_scores(console: Console, scores: list[int], winners: list[int], words: Words) -> None:
    """Everybody's score, the best first."""
    names = [seat_name(seat, words) for seat in range(len(scores))]
    widest = max(name.cell_len for name in names)
    for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
        names[seat].pad_right(widest - names[seat].cell_len)
        won = f"  {words.say('winner')}" if seat in winners else ""
        show(console, f"{scores[seat]:>4}{won}".replace("-", "−"), names[seat])
