"""A floor plan: squares, edges, zones and what is printed on them (BC-2.1, BC-3.6), read from a text map."""

from __future__ import annotations

from typing import Final

from boardroom.core.content import Entry
from boardroom.games.burncycle.content.names import (
    CHIPS,
    DOOR,
    EAST,
    EXTERIOR,
    HALL,
    HEIGHT,
    NEXT,
    NORTH,
    NOTHING,
    OPEN,
    RESERVE_CHIPS,
    ROOMS,
    SECURE,
    SOUTH,
    SQUARES,
    VOID,
    WALL,
    WEST,
    WIDTH,
    name_of,
)
from boardroom.games.burncycle.content.reader import square_of
from boardroom.games.burncycle.shapes.words import Chip

POSTS: Final = 6
FACINGS: Final = ["N", "E", "S", "W"]
MARKS: Final = ".123456GgTCBH*Sxptu#abcdefghijklmnopqrstuvwxyz"
ICONS: Final = {"p": 1, "t": 2, "u": 3}
EDGE_MARKS: Final = ".|D"  # as boards draw open edges, walls and doors
ZONE_MARKS: Final = {VOID: "#", EXTERIOR: "x", HALL: ".", SECURE: "1", SECURE + 1: "2"}


class Plan:
    """One floor plan; shared by all states and never changed."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.zone = [VOID] * SQUARES
        self.hideout = [False] * SQUARES
        self.edge = [WALL] * (SQUARES * 4)
        self.door_at = [NOTHING] * (SQUARES * 4)
        self.doors: list[tuple[int, int]] = []  # square and direction (east or south)
        self.posts = [NOTHING] * (POSTS + 1)  # hallway posts by their number
        self.facing = [NORTH] * (POSTS + 1)
        self.room_posts: list[tuple[int, bool]] = []  # square, mandatory
        self.terminals: list[int] = []
        self.caches: list[int] = []
        self.beads: list[int] = []  # the zones with an inspection bead
        self.objectives: list[int] = []
        self.exterior: list[int] = []
        self.icon = [0] * SQUARES  # the chip type of an exterior icon
        self.letters: list[str] = ["exterior", "hall", "s1", "s2"]  # the names of the zones
        self.room_names: dict[str, str] = {}  # by letter, as the file has them
        self.zone_chip = [0, 0, 0, 0]  # the base chip of each zone
        self.loop: list[int] = []
        self.loop_index = [NOTHING] * SQUARES
        self.ways = [0] * SQUARES  # bits of the directions a robot may step and sight may pass, all doors locked
        self.walks = [0] * SQUARES  # the same for units: doors are free, the exterior is closed
        self.shifts = [0] * SQUARES  # the same for units with Shift
        self.zone_doors: list[list[int]] = []  # the doors of each zone
        self.zone_marks = ""  # as boards draw it, row by row: the zone of every square
        self.edge_marks = ("", "")  # and its eastern and its southern edge
        self.icons: dict[str, Chip] = {}  # the chip types of exterior icons by square
        self.chips: dict[str, Chip] = {}  # and those of base chips by zone

    def zone_number(self, letter: str) -> int:
        """The zone of this name, or nothing."""
        return self.letters.index(letter) if letter in self.letters else NOTHING

    def room_of(self, place: str) -> str:
        """What texts call the zone of a square as in 13,7, or a zone by its letter: a room by its plan and letter."""
        column, _, row = place.partition(",")
        zone = self.zone[int(row) * WIDTH + int(column)] if row else self.zone_number(place)
        return self.room_name(zone)

    def room_name(self, zone: int) -> str:
        """A zone as texts name it."""
        letter = self.letters[zone]
        return f"{self.name}-{letter}" if zone >= ROOMS else letter

    def is_drawn(self) -> bool:
        """Has it a map?"""
        return HALL in self.zone


def read_plan(entry: Entry) -> Plan:
    """The plan of one entry of plans.toml."""
    entry.allow("name")
    plan = Plan(entry.name)
    lines = [line.ljust(2 * WIDTH + 1) for line in str(entry.get("map", "")).splitlines()]
    if len(lines) < 2 * HEIGHT + 1:
        entry.wrong(f"a map of {2 * HEIGHT + 1} lines", len(lines))
        entry.leave()
    elif not read_rooms(entry.entry("rooms"), plan):
        entry.leave()
    else:
        read_map(entry, plan, lines)
    return plan


def read_map(entry: Entry, plan: Plan, lines: list[str]) -> None:
    """Takes in the map, square by square, and what lies on it."""
    for square in range(SQUARES):
        read_square(entry, plan, square, lines[2 * (square // WIDTH) + 1][2 * (square % WIDTH) + 1])
    for square in range(SQUARES):
        read_edges(plan, square, lines)
    read_facings(entry, plan)
    read_loop(entry, plan)
    open_ways(plan)
    draw(plan)
    check_plan(entry, plan)


def read_rooms(rooms: Entry, plan: Plan) -> bool:
    """Marks the squares of every room; says whether that could be done, since the map cannot be judged without."""
    found = [read_room(room, plan) for room in rooms.entries()]
    if not found:
        rooms.wrong("at least one room")
    return len(found) > 0 and all(found)


def read_room(room: Entry, plan: Plan) -> bool:
    """Marks the squares of a room by the corners of its rectangle."""
    plan.room_names[room.name] = room.text("name", "")
    plan.letters.append(room.name)
    plan.zone_chip.append(room.one_of("chip", CHIPS[:4]))
    corners = [square_of(room, corner) for corner in str(room.get("squares", "")).split()]
    if len(corners) != 2 or NOTHING in corners:
        room.wrong('squares = two corners, as in "0,0 5,2"', room.get("squares"))
        return False
    first, last = corners
    for square in range(SQUARES):
        if first % WIDTH <= square % WIDTH <= last % WIDTH and first <= square <= last:
            plan.zone[square] = len(plan.letters) - 1
    return True


def read_square(entry: Entry, plan: Plan, square: int, mark: str) -> None:
    """Takes in one mark of the map."""
    if mark not in MARKS:
        entry.wrong(f"one of the marks {MARKS}", mark, at=f"square {name_of(square)}")
        return
    in_room = plan.zone[square] >= ROOMS
    if in_room and mark.islower() and mark != "g":
        if plan.letters[plan.zone[square]] != mark:
            entry.wrong(f"a square of room {mark} inside its corners", mark, at=f"square {name_of(square)}")
        return
    if mark == "#":
        return
    if mark == "S":
        plan.zone[square] = SECURE if square // WIDTH < HEIGHT // 2 else SECURE + 1
        return
    if not in_room and mark in "xptu":
        plan.zone[square] = EXTERIOR
        plan.exterior.append(square)
        plan.icon[square] = ICONS.get(mark, 0)
        return
    if not in_room:
        plan.zone[square] = HALL
    take_mark(entry, plan, square, mark)


def take_mark(entry: Entry, plan: Plan, square: int, mark: str) -> None:
    """A thing that lies on a square of the hallway or a room."""
    in_room = plan.zone[square] >= ROOMS
    if mark.isdecimal() and not in_room:
        plan.posts[int(mark)] = square
    elif mark in "Gg" and in_room:
        plan.room_posts.append((square, mark == "G"))
    elif mark == "T":
        plan.terminals.append(square)
    elif mark == "C":
        plan.caches.append(square)
    elif mark == "B" and in_room:
        plan.beads.append(plan.zone[square])
    elif mark == "H":
        plan.hideout[square] = True
    elif mark == "*":
        plan.objectives.append(square)
    elif mark != ".":
        entry.wrong("a mark that fits the hallway or the room there", mark, at=f"square {name_of(square)}")


def read_edges(plan: Plan, square: int, lines: list[str]) -> None:
    """The edges to the east and to the south of a square."""
    x, y = square % WIDTH, square // WIDTH
    for direction, mark in ((EAST, lines[2 * y + 1][2 * x + 2]), (SOUTH, lines[2 * y + 2][2 * x + 1])):
        other = NEXT[square * 4 + direction]
        if other < 0 or plan.zone[square] == VOID or plan.zone[other] == VOID:
            continue
        kind = DOOR if mark == "D" else OPEN if mark == " " else WALL
        plan.edge[square * 4 + direction] = kind
        plan.edge[other * 4 + (direction + 2) % 4] = kind
        if kind == DOOR:
            plan.door_at[square * 4 + direction] = len(plan.doors)
            plan.door_at[other * 4 + (direction + 2) % 4] = len(plan.doors)
            plan.doors.append((square, direction))


def read_facings(entry: Entry, plan: Plan) -> None:
    """Which way a unit on each hallway post looks."""
    for item in entry.words("posts"):
        post, _, facing = item.partition(" ")
        if not post.isdecimal() or not 1 <= int(post) <= POSTS or facing not in FACINGS:
            entry.wrong('posts = a number and a direction, as in "1 E"', item)
        else:
            plan.facing[int(post)] = FACINGS.index(facing)


def read_loop(entry: Entry, plan: Plan) -> None:
    """The perimeter loop from corner to corner, counter-clockwise (BC-3.6)."""
    corners = str(entry.get("perimeter", ""))
    squares = [square_of(entry, corner, "perimeter") for corner in corners.split()]
    if len(squares) < 2 or NOTHING in squares:
        entry.wrong('perimeter = the corners of the loop, as in "0,3 0,7 13,7 13,3"', corners)
        return
    for start, end in zip(squares, squares[1:] + squares[:1], strict=True):
        step = step_between(start, end)
        square = start
        while step != NOTHING and square != end and square >= 0:
            plan.loop_index[square] = len(plan.loop)
            plan.loop.append(square)
            square = NEXT[square * 4 + step]


def step_between(start: int, end: int) -> int:
    """The direction from one corner to another in the same row or column."""
    if start % WIDTH == end % WIDTH:
        return SOUTH if end > start else NORTH
    if start // WIDTH == end // WIDTH:
        return EAST if end > start else WEST
    return NOTHING


def open_ways(plan: Plan) -> None:
    """Works out who may pass which edge (BC-2.1.5 to BC-2.1.7)."""
    for square in range(SQUARES):
        for direction in range(4):
            other = NEXT[square * 4 + direction]
            if other < 0 or plan.zone[square] == VOID or plan.zone[other] == VOID:
                continue
            kind = plan.edge[square * 4 + direction]
            if kind == OPEN:
                plan.ways[square] |= 1 << direction
            if plan.zone[square] != EXTERIOR and plan.zone[other] != EXTERIOR:
                plan.shifts[square] |= 1 << direction
                if kind != WALL:
                    plan.walks[square] |= 1 << direction
    for zone in range(len(plan.letters)):
        plan.zone_doors.append([d for d, (square, direction) in enumerate(plan.doors) if zone in sides(plan, d)])


def draw(plan: Plan) -> None:
    """What boards are told of the plan: always the same, so it is put together once."""
    plan.zone_marks = "".join(ZONE_MARKS.get(zone) or plan.letters[zone] for zone in plan.zone)
    east = "".join(EDGE_MARKS[plan.edge[square * 4 + EAST]] for square in range(SQUARES))
    south = "".join(EDGE_MARKS[plan.edge[square * 4 + SOUTH]] for square in range(SQUARES))
    plan.edge_marks = east, south
    plan.icons = {name_of(square): RESERVE_CHIPS[plan.icon[square]] for square in range(SQUARES) if plan.icon[square]}
    plan.chips = {plan.letters[zone]: RESERVE_CHIPS[chip] for zone, chip in enumerate(plan.zone_chip) if chip}


def sides(plan: Plan, door: int) -> tuple[int, int]:
    """The zones on both sides of a door."""
    square, direction = plan.doors[door]
    return plan.zone[square], plan.zone[NEXT[square * 4 + direction]]


def check_plan(entry: Entry, plan: Plan) -> None:
    """What a plan needs: two secure zones, an exterior for everybody, and every square within reach."""
    if plan.zone.count(SECURE) != 4 or plan.zone.count(SECURE + 1) != 4:
        entry.wrong("two secure zones of four squares marked S")
    if len(plan.exterior) < 5:
        entry.wrong("at least five exterior squares", len(plan.exterior))
    for post in range(1, POSTS + 1):
        if plan.posts[post] < 0:
            entry.wrong(f"a hallway square marked {post}")
    reached = flood(plan)
    for square in range(SQUARES):
        if plan.zone[square] not in (VOID, EXTERIOR) and not reached[square]:
            entry.wrong("a way to it through doors and open edges", at=f"square {name_of(square)}")
    for square in range(SQUARES):
        for direction in range(4):
            if (
                plan.hideout[square]
                and plan.ways[square] >> direction & 1
                and plan.hideout[NEXT[square * 4 + direction]]
            ):
                entry.wrong("no hideout beside another", at=f"square {name_of(square)}")
    for square in plan.loop:
        if plan.zone[square] != HALL:
            entry.wrong("a hallway square, as the perimeter passes it", at=f"square {name_of(square)}")


def flood(plan: Plan) -> list[bool]:
    """Which squares can be walked to from the first hallway square."""
    reached = [False] * SQUARES
    todo = [plan.zone.index(HALL)] if HALL in plan.zone else []
    while todo:
        square = todo.pop()
        reached[square] = True
        for direction in range(4):
            other = NEXT[square * 4 + direction]
            if plan.walks[square] >> direction & 1 and not reached[other]:
                todo.append(other)
    return reached
