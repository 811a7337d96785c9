"""Draws a view: the seats, what lies on the table, the own hand, the prompt, and the result at the end.

Nothing here sees a state; a view is all there is to draw from.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boardroom.core.minutes import letter
from boardroom.terminal.names import shape, style
from boardroom.terminal.words import Words
from boardroom.terminal.wrap import INDENT, show

ELSEWHERE = ("ref", "living", "out", "last_turn")  # of a seat's row: shown in another way, or of no use to people
PIECES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "white": "white", "black": "bold"}
ZONE_ORDER = ("deck", "tokens")
GAP = "   "
SCALARS = (str, int, float, bool, type(None))


def draw_table(console: Console, view: dict[str, Any], words: Words) -> None:
    """The public table and the own hand."""
    console.print(Rule(title_of(view, words), align="left", style="dim", characters="─"))
    console.print(seats_of(view, words))
    for line in packed(zone_lines(view, words), console.width - INDENT):
        show(console, line)
    draw_hand(console, view, words)


def title_of(view: dict[str, Any], words: Words) -> Text:
    """The game, and the round where there are rounds."""
    title = words.game.title
    if isinstance(view.get("round"), int):
        title += " · " + words.say("round", number=view["round"])
    return Text(title, style="bold")


def seats_of(view: dict[str, Any], words: Words) -> Table:
    """One row for each seat: whatever single values the view has for it, and what you know of its hand."""
    rows: list[dict[str, Any]] = view["seats"]
    fields = [name for name in rows[0] if name not in ELSEWHERE and isinstance(rows[0][name], SCALARS)]
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    table.add_column("")
    table.add_column(words.field("seat"), no_wrap=True)
    for name in fields:
        is_number = isinstance(rows[0][name], int) and not isinstance(rows[0][name], bool)
        table.add_column(words.field(name), justify="right" if is_number else "left")
    table.add_column("", ratio=1)
    for seat, row in enumerate(rows):
        mark = "▶" if seat == view["decider"] else " "
        values = [value_of(name, row[name], words) for name in fields]
        table.add_row(mark, seat_name(seat, words), *values, remark_on(seat, row, view, words))
    return table


def seat_name(seat: int, words: Words) -> Text:
    """Shape, letter and name in the seat's colour."""
    return Text(f"{shape(seat)} {letter(seat)} {words.seat(seat)}", style=style(seat))


def value_of(name: str, value: Any, words: Words) -> Text:
    """One value of a seat's row; the colour of a piece is a word first and a colour second."""
    return Text(words.value(name, value), style=PIECES.get(str(value), ""))


def remark_on(seat: int, row: dict[str, Any], view: dict[str, Any], words: Words) -> Text:
    """Whether the seat is out, or which of its hidden cards you have seen."""
    if row.get("living") is False:
        why = words.value("out", row.get("out"))
        return Text(words.say("out-because", why=why) if row.get("out") else words.say("out"), style="dim")
    own = view.get("own")
    known = own.get("known", []) if isinstance(own, dict) else []
    if seat < len(known) and known[seat] is not None:
        return Text(words.say("seen", what=words.thing("card", str(known[seat]))), style="italic")
    return Text("")


def zone_lines(view: dict[str, Any], words: Words) -> list[Text]:
    """What lies on the table: common zones, then the faces that others show."""
    zones = sorted((zone for zone in view["zones"] if zone["kind"] != "menu"), key=lambda zone: place_of(zone["kind"]))
    common = [zone_line(zone, words) for zone in zones if zone["owner"] < 0]
    owned = [zone for zone in zones if zone["owner"] >= 0 and not is_own_hand(zone, words)]
    shown = [zone_line(zone, words) for zone in owned if any("face" in thing for thing in zone["things"])]
    return common + shown


def place_of(kind: str) -> int:
    """Decks and tokens come first, in short lines; long rows after them."""
    return ZONE_ORDER.index(kind) if kind in ZONE_ORDER else len(ZONE_ORDER)


def is_own_hand(zone: dict[str, Any], words: Words) -> bool:
    """Is this the hand of the person who looks?"""
    return bool(zone["kind"] == "hand" and zone["owner"] == words.cast.you)


def zone_line(zone: dict[str, Any], words: Words) -> Text:
    """One zone in one line."""
    owner = zone["owner"]
    line = Text()
    if owner >= 0:
        line.append(f"{shape(owner)} {words.cast.names[owner]} ", style=style(owner))
    line.append(words.field(zone["ref"].partition(":")[0]) + words.say("colon") + " ", style="dim")
    return line.append(pile_text(zone, words) if zone["kind"] == "deck" else row_text(zone, words))


def pile_text(zone: dict[str, Any], words: Words) -> str:
    """How many cards, and which of them you know from the top."""
    total = words.say("cards", count=sum(thing["count"] for thing in zone["things"]))
    if not any("face" in thing for thing in zone["things"]):
        return total
    places = [words.thing("card", thing["face"]) if "face" in thing else "?" for thing in zone["things"]]
    return words.say("from-the-top", total=total, known=" · ".join(places))


def row_text(zone: dict[str, Any], words: Words) -> str:
    """What lies there face up, and how much face down."""
    backs = sum(thing["count"] for thing in zone["things"] if "back" in thing)
    shown = faces_of(zone, words) + ([words.say("cards", count=backs)] if backs else [])
    return " · ".join(shown) if shown else words.say("empty")


def faces_of(zone: dict[str, Any], words: Words) -> list[str]:
    """The names of the things that lie face up, equal ones counted."""
    counts: Counter[str] = Counter()
    for thing in zone["things"]:
        if "face" in thing:
            counts[words.marked(thing)] += thing["count"]
    if zone["kind"] == "tokens":
        return [f"{count} {name}" for name, count in counts.items()]
    return [counted(name, count) for name, count in counts.items()]


def packed(lines: list[Text], width: int) -> list[Text]:
    """Lines that fit beside the one before are put there."""
    rows: list[Text] = []
    for line in lines:
        if rows and rows[-1].cell_len + len(GAP) + line.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], GAP, line)
        else:
            rows.append(line)
    return rows


def draw_hand(console: Console, view: dict[str, Any], words: Words) -> None:
    """The own cards with what is written on them."""
    hands = [zone for zone in view["zones"] if is_own_hand(zone, words)]
    cards = [(thing["face"], thing["count"]) for zone in hands for thing in zone["things"] if "face" in thing]
    if cards:
        console.print(Rule(words.say("your-hand"), align="left", style="dim", characters="─"))
        draw_cards(console, cards, words)


def draw_cards(console: Console, cards: list[tuple[str, int]], words: Words) -> None:
    """Cards with their texts, one below the other."""
    names = [counted(words.thing("card", face), count) for face, count in cards]
    widest = max(len(name) for name in names)
    for name, (face, _) in zip(names, cards, strict=True):
        show(console, words.card_text(face), Text(f"{name:<{widest}}  ", style="bold"))


def counted(name: str, count: int) -> str:
    """A name, and how often where it is more than once."""
    return name if count == 1 else f"{name} ×{count}"


def draw_box(console: Console, view: dict[str, Any], words: Words) -> None:
    """Every card of the box, where the view has one."""
    box = view.get("box")
    if isinstance(box, dict) and box:
        draw_cards(console, [(str(face), int(count)) for face, count in box.items()], words)
    else:
        console.print(words.say("no-box"))


def draw_result(console: Console, view: dict[str, Any], words: Words) -> None:
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
