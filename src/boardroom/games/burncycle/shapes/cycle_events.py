"""The events of the cycle, of dice and power, and of what an agent holds."""

from __future__ import annotations

from typing import Literal, TypedDict

from boardroom.games.burncycle.shapes.words import Chip, CycleChip, Die, Reserve, Robot


class CycleFilled(TypedDict):
    """The cycle is filled from the bag; the captain chip lies in this slot."""

    kind: Literal["cycle_filled"]
    seat: int
    slot: int


class ChipReached(TypedDict):
    """The marker stands on the next chip."""

    kind: Literal["chip"]
    seat: int
    slot: int
    chip: CycleChip


class Passed(TypedDict):
    """Nothing is done on a chip."""

    kind: Literal["passed"]
    seat: int
    slot: int


class ActionsEnded(TypedDict):
    """The other chips are left out."""

    kind: Literal["actions_ended"]
    seat: int


class Altered(TypedDict):
    """A slot holds another chip."""

    kind: Literal["altered"]
    seat: int
    slot: int
    chip: Chip


class Refreshed(TypedDict):
    """A chip is active again."""

    kind: Literal["refreshed"]
    seat: int
    slot: int


class Degraded(TypedDict):
    """A chip is turned to its degraded side."""

    kind: Literal["degraded"]
    seat: int
    slot: int


class CycleRolled(TypedDict):
    """The cycle die shows a slot, or `wild`."""

    kind: Literal["cycle_rolled"]
    seat: int
    face: str


class ChipGained(TypedDict):
    """The team reserve has a chip more."""

    kind: Literal["chip_gained"]
    seat: int
    chip: Chip


class ChipDiscarded(TypedDict):
    """A chip leaves a reserve."""

    kind: Literal["chip_discarded"]
    seat: int
    reserve: Reserve
    chip: Chip


class DiceGained(TypedDict):
    """Basic dice join the pool."""

    kind: Literal["dice_gained"]
    seat: int
    count: int


class Boosted(TypedDict):
    """A token adds AP to the test."""

    kind: Literal["boosted"]
    seat: int
    count: int


class Rolled(TypedDict):
    """Dice are rolled for a test; a face is its die, its number, and R for a reroll."""

    kind: Literal["rolled"]
    seat: int
    purpose: str
    faces: list[str]


class Rerolled(TypedDict):
    """A die that showed this number is rolled again."""

    kind: Literal["rerolled"]
    seat: int
    die: Die
    face: int
    faces: list[str]


class Tested(TypedDict):
    """The AP of a test are counted."""

    kind: Literal["tested"]
    seat: int
    purpose: str
    ap: int


class Failed(TypedDict):
    """The AP were not enough."""

    kind: Literal["failed"]
    seat: int
    purpose: str


class PowerChanged(TypedDict):
    """A robot has gained or lost power."""

    kind: Literal["power"]
    seat: int
    robot: Robot
    change: int
    now: int


class ShutDown(TypedDict):
    """An agent has no power left."""

    kind: Literal["shut_down"]
    seat: int
    robot: Robot


class Revived(TypedDict):
    """An agent is back online."""

    kind: Literal["revived"]
    seat: int
    robot: Robot


class Repaired(TypedDict):
    """An agent gives power to a robot."""

    kind: Literal["repaired"]
    seat: int
    robot: Robot
    count: int


class CacheDrawn(TypedDict):
    """A robot finds an item."""

    kind: Literal["cache_drawn"]
    seat: int
    robot: Robot
    item: str


class Traded(TypedDict):
    """An item changes hands."""

    kind: Literal["traded"]
    seat: int
    item: str
    robot: Robot
    other_robot: Robot


class Used(TypedDict):
    """An item is discarded for what it does."""

    kind: Literal["used"]
    seat: int
    item: str


class OvertimeWorked(TypedDict):
    """Power is spent for dice."""

    kind: Literal["overtime"]
    seat: int


class KeysGained(TypedDict):
    """An agent has more keys."""

    kind: Literal["keys_gained"]
    seat: int
    count: int


class TokenGained(TypedDict):
    """An agent has a token for a later test."""

    kind: Literal["token"]
    seat: int
