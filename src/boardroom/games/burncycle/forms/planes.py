"""The floor as planes for learners: a grid for each kind of thing, one number for each square, row by row.

What is printed on a plan is kept ready; a row begins as a copy of it, and what has changed or moves is laid on top. Of an
edge the square to its west or north has the number, as on the view's map. Nothing here is hidden from anybody (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.numbers import WIDTH as BYTES
from boardroom.core.numbers import add_set, packed
from boardroom.core.state import State
from boardroom.games.burncycle.content.mission_files import WHOLE_ROOMS
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DIRECTIONS,
    DOOR,
    EAST,
    EXTERIOR,
    HALL,
    HEIGHT,
    MODULE,
    NEXT,
    PHYSICAL,
    ROOMS,
    SECURE,
    SOUTH,
    SQUARES,
    VOID,
    WALL,
    WIDTH,
    name_of,
)
from boardroom.games.burncycle.content.plan import Plan
from boardroom.games.burncycle.state.agenda import Decision
from boardroom.games.burncycle.state.geometry import sight_area
from boardroom.games.burncycle.state.table import Table

SHAPE: Final = (HEIGHT, WIDTH)  # of one plane
EDGES: Final = (EAST, SOUTH)
PRINTED: Final = [
    *[f"{what}:{DIRECTIONS[edge]}" for what in ("wall", "locked", "unlocked") for edge in EDGES],
    "inside", "exterior", "hall", "secure:1", "secure:2", "room", "hideout", "post",
    *[f"chip:{chip}" for chip in CHIPS[PHYSICAL:CHIP_KINDS]],
]  # fmt: skip
LAID: Final = [
    "terminal", "mainframe", "cache", "bead", "hacked", "quiet", "objective", "objective:room", "keypad", "force",
    "seen", "unit", *[f"faces:{direction}" for direction in DIRECTIONS], "stunned", "activated", "unit:key", "move",
    "reach", "damage", "resistance", "alert_chip", "subject", "module",
]  # fmt: skip
PLACE: Final = {name: number for number, name in enumerate([*PRINTED, *LAID])}
WALLS: Final = PLACE[f"wall:{DIRECTIONS[EAST]}"]
LOCKED: Final = PLACE[f"locked:{DIRECTIONS[EAST]}"]
UNLOCKED: Final = PLACE[f"unlocked:{DIRECTIONS[EAST]}"]
TERMINAL: Final = PLACE["terminal"]
MAINFRAME: Final = PLACE["mainframe"]
CACHE: Final = PLACE["cache"]
BEAD: Final = PLACE["bead"]
HACKED: Final = PLACE["hacked"]
QUIET: Final = PLACE["quiet"]
OBJECTIVE: Final = PLACE["objective"]
OBJECTIVE_ROOM: Final = PLACE["objective:room"]
KEYPAD: Final = PLACE["keypad"]
FORCE: Final = PLACE["force"]
SEEN: Final = PLACE["seen"]
UNIT: Final = PLACE["unit"]
FACES: Final = PLACE[f"faces:{DIRECTIONS[0]}"]
STUNNED: Final = PLACE["stunned"]
ACTIVATED: Final = PLACE["activated"]
UNIT_KEY: Final = PLACE["unit:key"]
MOVES: Final = PLACE["move"]
REACH: Final = PLACE["reach"]
DAMAGE: Final = PLACE["damage"]
RESISTANCE: Final = PLACE["resistance"]
ALERT_CHIP: Final = PLACE["alert_chip"]
SUBJECT: Final = PLACE["subject"]
COMMAND_MODULE: Final = PLACE["module"]
AGENTS: Final = len(PLACE)  # the own agent's plane; those of the others follow

ONE: Final = packed([1.0])
NOUGHT: Final = packed([0.0])
PART: Final = [[packed([min(1.0, number / whole)]) for number in range(41)] for whole in range(1, 41)]
SQUARE_OF: Final = {name_of(square): square for square in range(SQUARES)}
MOST_SIGHTS: Final = 4_000  # that are kept ready


def plane_names(game: Game, seats: int) -> list[str]:  # noqa: ARG001  (those of every game take it)
    """What each plane shows with this many seats."""
    return [*PLACE, *[f"agent+{seat}" for seat in range(seats)]]


class Printed:
    """What is printed on a plan, as planes and as sets of squares."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rows = packed([number for name in PRINTED for number in printed(plan, name)])
        self.rooms = [squares_of(plan, zone) for zone in range(len(plan.letters))]


def printed(plan: Plan, name: str) -> list[float]:
    """One printed plane."""
    what, _, which = name.partition(":")
    if what == "wall":
        return [float(plan.edge[square * 4 + DIRECTIONS.index(which)] == WALL) for square in range(SQUARES)]
    if what == "locked":
        return [float(plan.edge[square * 4 + DIRECTIONS.index(which)] == DOOR) for square in range(SQUARES)]
    if what == "chip":
        return [float(CHIPS[chip_of(plan, square)] == which) for square in range(SQUARES)]
    if what == "post":
        posts = [*plan.posts[1:], *[square for square, _ in plan.room_posts]]
        return [float(square in posts) for square in range(SQUARES)]
    if what == "hideout":
        return [float(is_hideout) for is_hideout in plan.hideout]
    return [zone_number(plan, zone, name) for zone in plan.zone]


def chip_of(plan: Plan, square: int) -> int:
    """The chip of an icon, or of the zone."""
    zone = plan.zone[square]
    return plan.icon[square] or (plan.zone_chip[zone] if zone >= 0 else 0)


def zone_number(plan: Plan, zone: int, name: str) -> float:
    """What a square of this zone has in a plane of zones: a one, or for rooms which one it is."""
    if name == "inside":
        return float(zone not in (VOID, EXTERIOR))
    if name == "room":
        return (zone - ROOMS + 1) / (len(plan.letters) - ROOMS) if zone >= ROOMS else 0.0
    zones = {"exterior": EXTERIOR, "hall": HALL, "secure:1": SECURE, "secure:2": SECURE + 1}
    return float(name in zones and zones[name] == zone)


def squares_of(plan: Plan, zone: int) -> int:
    """The squares of a zone, as bits."""
    bits = 0
    for square in range(SQUARES):
        if plan.zone[square] == zone:
            bits |= 1 << square
    return bits


READY: Final[dict[int, Printed]] = {}  # by the identity of the plan, which is kept alive by it


def printed_on(plan: Plan) -> Printed:
    """What is printed on a plan, worked out once."""
    found = READY.get(id(plan))
    if found is None:
        found = READY[id(plan)] = Printed(plan)
    return found


class Sight:
    """What is seen from each square with the doors as they are; the list of ways is replaced when they change."""

    def __init__(self, ways: list[int]) -> None:
        self.ways = ways
        self.seen: dict[int, int] = {}  # by square and reach: squares, as bits

    def area(self, table: Table, square: int, reach: int) -> int:
        """The squares within reach, as bits."""
        place = reach * SQUARES + square
        bits = self.seen.get(place, 0)
        if bits == 0:
            for other in sight_area(table, square, reach):
                bits |= 1 << other
            self.seen[place] = bits
        return bits


SIGHTS: Final[dict[int, Sight]] = {}  # by the identity of the list of ways, which is kept alive by it


def sight_at(table: Table) -> Sight:
    """What is seen at this table with the doors as they are."""
    sight = SIGHTS.get(id(table.ways))
    if sight is None:
        if len(SIGHTS) >= MOST_SIGHTS:
            SIGHTS.clear()
        sight = SIGHTS[id(table.ways)] = Sight(table.ways)
    return sight


def planes(state: State, seat: int, buffer: Any, at: int) -> None:
    """Writes this seat's planes into the buffer, from number `at` on."""
    assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
    print_of = printed_on(state.plan)
    rows = bytearray(print_of.rows)
    rows.extend(bytes((len(LAID) + state.setup.seats) * SQUARES * BYTES))
    lay_edges(rows, state)
    lay_things(rows, state, print_of)
    lay_objectives(rows, state, print_of)
    lay_units(rows, state)
    lay_robots(rows, state, seat)
    start = at * BYTES
    buffer[start : start + len(rows)] = rows


def paint(rows: bytearray, plane: int, square: int, number: bytes) -> None:
    """One square of one plane."""
    start = (plane * SQUARES + square) * BYTES
    rows[start : start + BYTES] = number


def paint_set(rows: bytearray, plane: int, squares: int) -> None:
    """A one on each of these squares, given as bits."""
    if squares:
        pieces: list[bytes] = []
        add_set(pieces, squares, SQUARES)
        start = plane * SQUARES * BYTES
        rows[start : start + SQUARES * BYTES] = b"".join(pieces)


def lay_edges(rows: bytearray, table: Table) -> None:
    """Unlocked doors, destroyed walls, keypads and what forces them."""
    doors = table.plan.doors
    for door in range(len(doors)):
        square, direction = doors[door]
        kind = direction != EAST
        if table.unlocked >> door & 1:
            paint(rows, LOCKED + kind, square, NOUGHT)
            paint(rows, UNLOCKED + kind, square, ONE)
        card = table.door_cards[door]
        if card >= 0:
            lay_keypad(rows, table, card, square, NEXT[square * 4 + direction])
    for edge in table.destroyed:
        square, direction = edge // 4, edge % 4
        if direction not in EDGES:
            square, direction = NEXT[edge], (direction + 2) % 4
        paint(rows, WALLS + (direction != EAST), square, NOUGHT)


def lay_keypad(rows: bytearray, table: Table, card: int, square: int, other: int) -> None:
    """A keypad on both sides of its door."""
    keypad = table.content.keypads[card]
    force = ONE if keypad.iam else PART[19][min(keypad.resistance[table.floor], 20)]
    for side in (square, other):
        paint(rows, KEYPAD, side, ONE)
        paint(rows, FORCE, side, force)


def lay_things(rows: bytearray, table: Table, print_of: Printed) -> None:
    """Terminals, mainframes, caches, beads, and the rooms that were worked or are quiet."""
    plan = table.plan
    for number in range(len(plan.terminals)):
        if table.terminals >> number & 1:
            paint(rows, TERMINAL, plan.terminals[number], ONE)
        if table.mainframes >> number & 1:
            paint(rows, MAINFRAME, plan.terminals[number], ONE)
    for number in range(len(plan.caches)):
        if table.caches >> number & 1:
            paint(rows, CACHE, plan.caches[number], ONE)
    beads, hacked, quiet = 0, 0, 0
    for number in range(len(plan.beads)):
        if table.beads >> number & 1:
            beads |= print_of.rooms[plan.beads[number]]
    for zone in range(len(plan.letters)):
        if table.hacked >> zone & 1:
            hacked |= print_of.rooms[zone]
        if table.quiet >> zone & 1:
            quiet |= print_of.rooms[zone]
    paint_set(rows, BEAD, beads)
    paint_set(rows, HACKED, hacked)
    paint_set(rows, QUIET, quiet)


def lay_objectives(rows: bytearray, table: Table, print_of: Printed) -> None:
    """Where the objectives of the floor are still to be met."""
    goals = table.floor_card().goals
    for number in range(len(goals)):
        if table.goals[number] >= table.needed(number):
            continue
        for square in table.goal_squares(number):
            paint(rows, OBJECTIVE, square, ONE)
        if goals[number].kind in WHOLE_ROOMS and table.spots[number] >= 0:
            paint_set(rows, OBJECTIVE_ROOM, print_of.rooms[table.goal_room(number)])


def lay_units(rows: bytearray, table: Table) -> None:
    """The units with the numbers of their cards, and all that they see."""
    sight, seen = sight_at(table), 0
    for unit in range(len(table.unit_at)):
        square = table.unit_at[unit]
        if square >= 0:
            card = table.unit_cards[unit]
            reach = card.alert + table.range_bonus
            if table.stunned >> unit & 1:
                paint(rows, STUNNED, square, ONE)
            else:
                seen |= sight.area(table, square, reach)
            paint(rows, UNIT, square, PART[3][min(card.level, 4)])
            paint(rows, FACES + table.unit_face[unit], square, ONE)
            if table.activated >> unit & 1:
                paint(rows, ACTIVATED, square, ONE)
            if table.unit_keys >> unit & 1:
                paint(rows, UNIT_KEY, square, ONE)
            paint(rows, MOVES, square, PART[5][min(card.move, 6)])
            paint(rows, REACH, square, PART[5][min(reach, 6)])
            paint(rows, DAMAGE, square, PART[3][min(card.damage, 4)])
            paint(rows, RESISTANCE, square, PART[19][min(card.resistance, 20)])
    paint_set(rows, SEEN, seen)


def lay_robots(rows: bytearray, table: Table, seat: int) -> None:
    """The command module, the agents from the own one on, alert chips, and what the decision is about."""
    seats = table.setup.seats
    for robot in table.robots():
        square = table.at[robot]
        if square >= 0:
            paint(rows, COMMAND_MODULE if robot == MODULE else AGENTS + (robot - seat) % seats, square, ONE)
        if table.alert[robot] >= 0:
            paint(rows, ALERT_CHIP, table.alert[robot], ONE)
    top = table.agenda[-1] if table.agenda else None
    subject = top.subject(table) if isinstance(top, Decision) else None
    if subject is not None:
        paint(rows, SUBJECT, where(table, subject), ONE)


def where(table: Table, subject: str) -> int:
    """The square of a door, or where a unit stands."""
    kind, _, name = subject.partition(":")
    if kind == "unit":
        return table.unit_at[table.rows.unit_names.index(name)]
    return SQUARE_OF[name.partition(":")[0]]
