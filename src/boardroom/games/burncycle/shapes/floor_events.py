"""The events on the floor: robots, what units see, doors, rooms and terminals."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from boardroom.games.burncycle.shapes.words import Direction, EntryRef, Inspection, Robot


class Moved(TypedDict):
    """A robot goes to a square."""

    kind: Literal["moved"]
    seat: int
    robot: Robot
    square: str
    room: NotRequired[str]
    direction: Direction


class Crossed(TypedDict):
    """A robot crosses a wall."""

    kind: Literal["crossed"]
    seat: int
    robot: Robot
    square: str
    room: NotRequired[str]


class Swapped(TypedDict):
    """Two robots change places."""

    kind: Literal["swapped"]
    seat: int
    robot: Robot
    other_robot: Robot


class Pushed(TypedDict):
    """A robot enters the square of a unit, which goes aside."""

    kind: Literal["pushed"]
    seat: int
    robot: Robot
    unit: str
    square: str
    room: NotRequired[str]


class Inspected(TypedDict):
    """The inspection die is rolled for the first robot in a room."""

    kind: Literal["inspected"]
    seat: int
    robot: Robot
    zone: str
    room: NotRequired[str]
    inspection: Inspection


class BeadRemoved(TypedDict):
    """A room is inspected no more."""

    kind: Literal["bead_removed"]
    seat: int
    zone: str
    room: NotRequired[str]


class MainframeFound(TypedDict):
    """A terminal is a mainframe."""

    kind: Literal["mainframe"]
    seat: int
    square: str
    room: NotRequired[str]


class Spotted(TypedDict):
    """A robot is seen; its alert chip lies on it."""

    kind: Literal["spotted"]
    seat: int
    robot: Robot


class LostThem(TypedDict):
    """A robot is out of sight; its alert chip stays behind."""

    kind: Literal["lost_them"]
    seat: int
    robot: Robot
    square: str
    room: NotRequired[str]


class AlertMoved(TypedDict):
    """An alert chip lies on another square."""

    kind: Literal["alert_moved"]
    seat: int
    robot: Robot
    square: str
    room: NotRequired[str]


class Calmed(TypedDict):
    """An alert chip leaves the floor."""

    kind: Literal["calmed"]
    seat: int
    robot: Robot


class Hushed(TypedDict):
    """In a zone nobody is spotted by range for now."""

    kind: Literal["quiet"]
    seat: int
    zone: str
    room: NotRequired[str]


class RangeWidened(TypedDict):
    """All units see farther on this floor."""

    kind: Literal["range"]
    seat: int
    count: int


class UnitMoved(TypedDict):
    """A unit goes to a square; the other one makes way for it."""

    kind: Literal["unit_moved"]
    seat: int
    unit: str
    square: str
    room: NotRequired[str]
    direction: Direction
    other_unit: NotRequired[str]


class UnitAttacked(TypedDict):
    """A unit attacks a robot."""

    kind: Literal["unit_attacked"]
    seat: int
    unit: str
    robot: Robot


class Investigated(TypedDict):
    """A unit goes to an alert chip."""

    kind: Literal["investigated"]
    seat: int
    unit: str
    robot: Robot


class UnitDown(TypedDict):
    """A unit is shut down."""

    kind: Literal["unit_down"]
    seat: int
    unit: str


class UnitStunned(TypedDict):
    """A unit is stunned."""

    kind: Literal["unit_stunned"]
    seat: int
    unit: str


class KeyTaken(TypedDict):
    """The key of a unit goes to an agent."""

    kind: Literal["key_taken"]
    seat: int
    unit: str


class WallBroken(TypedDict):
    """A wall is destroyed."""

    kind: Literal["wall_broken"]
    seat: int
    square: str
    room: NotRequired[str]
    direction: Direction


class DoorUnlocked(TypedDict):
    """A door opens."""

    kind: Literal["door_unlocked"]
    seat: int
    square: str
    room: NotRequired[str]
    direction: Direction


class DoorLocked(TypedDict):
    """A door closes."""

    kind: Literal["door_locked"]
    seat: int
    square: str
    room: NotRequired[str]
    direction: Direction


class KeypadDrawn(TypedDict):
    """A keypad card lies at a door."""

    kind: Literal["keypad_drawn"]
    seat: int
    square: str
    room: NotRequired[str]
    direction: Direction
    keypad: str


class KeypadRolled(TypedDict):
    """The keypad die shows another entry."""

    kind: Literal["keypad_rolled"]
    seat: int
    entry: EntryRef


class Resolved(TypedDict):
    """An entry is resolved."""

    kind: Literal["resolved"]
    seat: int
    entry: EntryRef


class Struck(TypedDict):
    """An entry needs not be resolved."""

    kind: Literal["struck"]
    seat: int
    entry: EntryRef


class GaveUp(TypedDict):
    """The door stays shut."""

    kind: Literal["gave_up"]
    seat: int


class TerminalDrawn(TypedDict):
    """Terminal cards lie on the table."""

    kind: Literal["terminal_drawn"]
    seat: int
    cards: list[str]


class TerminalDone(TypedDict):
    """A terminal card was worked."""

    kind: Literal["terminal_done"]
    seat: int
    terminal: str
