"""What stands on each square of burncycle's floor: two characters, the thing and what there is to know about it."""

from __future__ import annotations

from typing import Final, TypeAlias

from rich.text import Text

from boardroom.core.drawing.words import shape
from boardroom.core.minutes import letter
from boardroom.games.burncycle.shapes import RobotRow, UnitRow, View, Way
from boardroom.terminal.names import style
from boardroom.terminal.tables.burncycle_edges import AIR, SOLID, zone_at
from boardroom.terminal.tables.burncycle_places import Point, point_of

Mark: TypeAlias = tuple[str, str]
"""A character and its style."""

TERMINAL: Final = "▣"
MAINFRAME: Final = "◈"
CACHE: Final = "$"
HIDEOUT: Final = "∩"
TARGET: Final = "★"
DONE: Final = "✓"
SECURE: Final = "⌂"
ALERT: Final = "△"
CAPTAIN: Final = "♛"
MODULE: Final = "M"
MODULE_SHAPE: Final = "✚"
SPOTTED: Final = "!"
OFFLINE: Final = "✗"
STUNNED: Final = "z"
SEEN: Final = "·"
CHOICE: Final = "?"
NOTHING: Final = "╱"
FACING: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
MODULE_STYLE: Final = "bold"
UNIT_STYLE: Final = "bold red"
SEEN_STYLE: Final = "red"
UNNAMED: Final = f"{SOLID}{AIR}x."
LONGEST: Final = 9  # AP that one digit can tell


def squares_of(view: View) -> dict[Point, Text]:
    """The two characters of every square."""
    things, notes = things_of(view), notes_of(view)
    add_rooms(view, things)
    for point, (first, second) in pieces_of(view).items():
        things[point], notes[point] = first, second
    plan = view["map"]
    points = [(column, row) for row in range(plan["height"]) for column in range(plan["width"])]
    return {point: square(things.get(point), notes.get(point)) for point in points}


def square(thing: Mark | None, note: Mark | None) -> Text:
    """One square: where nothing stands, a note fills it; where something does, one character of the note is left."""
    text, colour = note or (" ", "")
    if thing is None and text in (SEEN, NOTHING):
        return Text(text * 2, style=colour)
    if len(text) == 2:
        return Text(text, style=colour) if thing is None else Text.assemble(thing, (text[0], colour))
    return Text.assemble(thing or " ", (text, colour))


def things_of(view: View) -> dict[Point, Mark]:
    """What is printed or lies on the squares; later ones cover earlier ones."""
    plan = view["map"]
    rows: list[tuple[str, Mark]] = [
        *[(at, (chip, "cyan")) for at, chip in plan["icons"].items()],
        *[(at, (HIDEOUT, "cyan")) for at in plan["hideouts"]],
        *[(at, (CACHE, "yellow")) for at in view["caches"]],
        *[(row["at"], (MAINFRAME if row["mainframe"] else TERMINAL, "blue")) for row in view["terminals"]],
        *[(at, (DONE, "green")) for at in view["ledgers"]],
        *[(at, (TARGET, "bold yellow")) for at in plan["targets"]],
    ]
    return {point_of(at): mark for at, mark in rows}


def add_rooms(view: View, things: dict[Point, Mark]) -> None:
    """Secure squares show where one is safe, and a free square of each room has the room's letter."""
    plan, named = view["map"], set[str]()
    taken = set(things) | {point_of(piece["at"]) for piece in [*view["robots"], *view["units"]] if piece["at"]}
    for row in range(plan["height"]):
        for column in range(plan["width"]):
            zone = zone_at(plan, column, row)
            if (column, row) in taken or zone in UNNAMED or zone in named:
                continue
            things[column, row] = (SECURE, "green") if zone.isdecimal() else (zone, "bold")
            if not zone.isdecimal():
                named.add(zone)


def notes_of(view: View) -> dict[Point, Mark]:
    """What there is to know about squares: nothing is there, seen by units, what it costs to go there, to be chosen."""
    plan = view["map"]
    points = [(column, row) for row in range(plan["height"]) for column in range(plan["width"])]
    notes: dict[Point, Mark] = {point: (NOTHING, "dim") for point in points if zone_at(plan, *point) == SOLID}
    notes |= dict.fromkeys(seen_in(view), (SEEN, SEEN_STYLE))
    notes |= {point_of(square): cost_of(way) for square, way in ways_of(view).items()}
    return notes | {point_of(square): (CHOICE, "bold") for square in squares_offered(view)}


def seen_in(view: View) -> set[Point]:
    """The squares within the range of some unit, but for zones that are quiet for now."""
    plan = view["map"]
    seen = {point_of(square) for unit in view["units"] for square in unit["sees"]}
    return {point for point in seen if zone_word(zone_at(plan, *point)) not in view["quiet"]}


def zone_word(mark: str) -> str:
    """A zone as the view's lists name it."""
    return {"x": "exterior", ".": "hall", "1": "s1", "2": "s2"}.get(mark, mark)


def ways_of(view: View) -> dict[str, Way]:
    """Where robots can go now: the agent's ways, and the module's to where the agent has none."""
    ways: dict[str, Way] = {}
    for robot in sorted(view["turn"]["routes"], reverse=True):
        ways.update(view["turn"]["routes"][robot])
    return ways


def cost_of(way: Way) -> Mark:
    """The AP of a way, behind an exclamation mark where somebody would see the robot."""
    price = str(way["ap"]) if way["ap"] <= LONGEST else "+"
    return (SPOTTED + price, "bold red") if way["seen"] else (price, "bold green")


def squares_offered(view: View) -> list[str]:
    """The squares that can be chosen now."""
    refs = [thing["ref"] for zone in view["zones"] if zone["ref"] == "menu" for thing in zone["things"]]
    return [ref.removeprefix("square:") for ref in refs if ref.startswith("square:")]


def pieces_of(view: View) -> dict[Point, tuple[Mark, Mark]]:
    """Alert chips, units and robots by their squares."""
    left = [(row["alert"], row["robot"]) for row in view["robots"] if row["alert"] not in (None, "on")]
    chips = {point_of(at): ((ALERT, "bold red"), robot_mark(robot)) for at, robot in left if at is not None}
    units = {point_of(row["at"]): unit_marks(row) for row in view["units"]}
    robots = {point_of(row["at"]): robot_marks(row) for row in view["robots"] if row["at"] is not None}
    return {**chips, **units, **robots}


def robot_marks(row: RobotRow) -> tuple[Mark, Mark]:
    """A robot's letter, and its shape unless it is spotted or shut down."""
    return robot_mark(row["robot"]), state_mark(row)


def robot_mark(robot: str) -> Mark:
    """The letter of a robot in its colour."""
    return (MODULE, MODULE_STYLE) if robot == "module" else (letter(int(robot)), f"bold {style(int(robot))}")


def state_mark(row: RobotRow) -> Mark:
    """How a robot is: shut down, spotted, or well."""
    if not row["online"]:
        return OFFLINE, "bold red"
    if row["alert"] == "on":
        return SPOTTED, "bold red"
    if row["robot"] == "module":
        return MODULE_SHAPE, MODULE_STYLE
    return shape(int(row["robot"])), style(int(row["robot"]))


def unit_marks(row: UnitRow) -> tuple[Mark, Mark]:
    """A unit's level, or the captain's crown, and where it faces unless it is stunned."""
    level = CAPTAIN if row["unit"] == "captain" else str(row["level"])
    unit_style = "red" if row["stunned"] else UNIT_STYLE
    return (level, unit_style), (STUNNED if row["stunned"] else FACING[row["facing"]], unit_style)
