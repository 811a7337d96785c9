"""The units on the floor, the nearest to who acts first: place, level, name, and what it takes to stop them."""

from __future__ import annotations

from rich.text import Text

from boardroom.games.burncycle.shapes import UnitRow, View
from boardroom.terminal.tables.burncycle_blocks import Block, fit, padded
from boardroom.terminal.tables.burncycle_places import distance, place_name
from boardroom.terminal.tables.burncycle_squares import unit_marks
from boardroom.terminal.tables.burncycle_words import eyes, unit_name
from boardroom.terminal.words import Words

PLACE, MARK = 4, 3
ROOMY = 50  # from here on there is room for how far a unit sees and goes


def units(view: View, words: Words, width: int, rank: int = 20) -> Block:
    """One line for each unit."""
    lines = [unit_line(view, row, words, width) for row in nearest_first(view)]
    head = [Text(words.say("bc-units", count=len(lines)), style="dim")] if lines else []
    return Block(words.say("bc-units-short"), head + lines, rank, least=3)


def nearest_first(view: View) -> list[UnitRow]:
    """The units in the order of their distance to the robot of who decides."""
    own = view["robots"][eyes(view)]["at"]
    return sorted(view["units"], key=lambda row: distance(row["at"], own)) if own is not None else view["units"]


def unit_line(view: View, row: UnitRow, words: Words, width: int) -> Text:
    """A unit in one line; numbers stand at the right."""
    end = Text(words.say("bc-resists", stun=row["stun"], down=row["resistance"]), style="bold")
    notes = [words.say("bc-key")] if row["key"] else []
    notes += [words.say("bc-stunned")] if row["stunned"] else []
    if width >= ROOMY:
        notes += [words.say("bc-sees", count=row["alert"]), words.say("bc-moves", count=row["move"])]
        notes += [words.say(f"bc-can-{ability}") for ability in row["abilities"]]
        notes += [words.say("bc-can-grapple", count=row["grapple"])] if row["grapple"] else []
    body = Text(unit_name(view, words, row["unit"]))
    body.append("".join(f", {note}" for note in notes), style="italic")
    room = width - PLACE - MARK - end.cell_len - 1
    marks = Text.assemble(*unit_marks(row))
    place = Text(place_name(row["at"]))
    return Text().join([padded(place, PLACE), padded(marks, MARK), padded(fit(body, room), room + 1), end])
