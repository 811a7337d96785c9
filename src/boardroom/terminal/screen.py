"""Draws a view: the seats, what lies on the table, the own hand, the prompt, and the result at the end.

Nothing here sees a state; a view is all there is to draw from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
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
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import INDENT, show

PIECES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "white": "white", "black": "bold"}
GAP = "   "


def draw_table(console: Console, view: Mapping[str, Any], words: Words) -> None:
    """The public table and the own hand."""
    console.print(Rule(Text(title_of(view, words), style="bold"), align="left", style="dim", characters="─"))
    console.print(seats_of(view, words))
    for line in packed([zone_line(zone, words) for zone in zones_of(view, words)], console.width - INDENT):
        show(console, line)
    draw_hand(console, view, words)


def seats_of(view: Mapping[str, Any], words: Words) -> Table:
    """One row for each seat: whatever single values the view has for it, and what you know of its hand."""
    rows: Sequence[Mapping[str, Any]] = view["seats"]
    fields = fields_of(rows)
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    table.add_column("")
    table.add_column(words.field("seat"), no_wrap=True)
    for name in fields:
        table.add_column(words.field(name), justify="right" if is_number(rows[0][name]) else "left")
    table.add_column("", ratio=1)
    for seat, row in enumerate(rows):
        mark = "▶" if seat == view["decider"] else " "
        values = [value_of(name, row[name], words) for name in fields]
        table.add_row(mark, seat_name(seat, words), *values, remark(seat, row, view, words))
    return table


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


def draw_hand(console: Console, view: Mapping[str, Any], words: Words) -> None:
    """The own cards with what is written on them."""
    cards = own_cards(view, words)
    if cards:
        console.print(Rule(words.say("your-hand"), align="left", style="dim", characters="─"))
        draw_cards(console, cards, words)


def draw_cards(console: Console, cards: list[tuple[str, int]], words: Words) -> None:
    """Cards with their texts, one below the other."""
    names = [counted(words.thing("card", face), count) for face, count in cards]
    widest = max(len(name) for name in names)
    for name, (face, _) in zip(names, cards, strict=True):
        show(console, words.card_text(face), Text(f"{name:<{widest}}  ", style="bold"))


def draw_box(console: Console, view: Mapping[str, Any], words: Words) -> None:
    """Every card of the box, where the view has one."""
    box = view.get("box")
    if isinstance(box, dict) and box:
        draw_cards(console, [(str(face), int(count)) for face, count in box.items()], words)
    else:
        console.print(words.say("no-box"))


def draw_result(console: Console, view: Mapping[str, Any], words: Words) -> None:
    """How the game ended: who won, why, and all scores from the best to the last."""
    outcome = view["outcome"]
    console.print(Rule(words.say("result"), align="left", style="bold", characters="═"))
    show(console, Text(words.prompt(view), style="bold"))
    show(console, words.say("ended-because", why=words.reason(outcome["reason"])))
    names = [seat_name(seat, words) for seat in range(len(outcome["scores"]))]
    widest = max(name.cell_len for name in names)
    for seat in sorted(range(len(names)), key=lambda seat: -outcome["scores"][seat]):
        names[seat].pad_right(widest - names[seat].cell_len)
        won = f"  {words.say('winner')}" if seat in outcome["winners"] else ""
        show(console, f"{outcome['scores'][seat]:>4}{won}", names[seat])
