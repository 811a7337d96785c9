"""The agenda: unfinished business as a stack of small numbers. The top entry is what happens or is decided next.

An entry is one whole number: its kind and three values from -1 to 65534. Kinds below FIRST_DECISION happen by themselves.
"""

from __future__ import annotations

from typing import Final

# Things that happen.
EFFECT: Final = 0  # effect word, number
SETUP_DONE: Final = 1
BEFORE_TURN: Final = 2
TURN: Final = 3
POOL: Final = 4
NEXT_CHIP: Final = 5
AFTER_CHIP: Final = 6
TESTED: Final = 7  # purpose, parameter
NETWORK: Final = 8
NET_CHIP: Final = 9  # slot
RESOLVE_NODE: Final = 10  # without pings first
LAST_ROUTE: Final = 11
DEGRADE_STEP: Final = 12
TURN_END: Final = 13
CORPORATION: Final = 14
PURSUE: Final = 15
INVESTIGATE: Final = 16
PATROL: Final = 17
SECURITY_DONE: Final = 18
PINGS: Final = 19
PING_MOVE: Final = 20  # index of the ping in the order of moving
PING_DICE: Final = 21
CORPORATION_DONE: Final = 22
DOOR_OPEN: Final = 23  # door, by entries
TERMINAL_DRAW: Final = 24  # optimised, terminal's number
TERMINAL_TEST: Final = 25
NET_HAND: Final = 26
FURTHER: Final = 27
WALK: Final = 28  # unit, target square, steps left: pursue and investigate movement
UNIT_DONE: Final = 29  # unit
FLOOR_CHECK: Final = 30
NET_STEP_END: Final = 31
LAY_PLAN: Final = 32

# Decisions.
FIRST_DECISION: Final = 40
UPGRADE: Final = 40  # seat
ROUTE: Final = 41  # seat, stage
PLACE: Final = 42  # robot, seat
RESTART: Final = 43
CHIP_MENU: Final = 44  # whether it can be optimised
AFTER_MENU: Final = 45
AMOUNT: Final = 46  # robot
DICE_CHOICE: Final = 47  # purpose, parameter, bonus
REROLL_CHOICE: Final = 48  # purpose, parameter
MOVE: Final = 49  # robots as bits, mode
PUSH_TO: Final = 50  # unit, robot
THROUGH: Final = 51  # direction
TRAIL: Final = 52  # robot, square left
METHOD: Final = 53  # door, optimised
STRIKE_CHOICE: Final = 54  # door, strikes left
ENTRIES_CHOICE: Final = 55  # door
HOLD_CARD: Final = 56  # optimised, terminal's number
OPTION: Final = 57  # optimised, terminal's number, option chosen first
PICK_DOOR: Final = 58  # effect word, how many
PICK_UNIT: Final = 59
PICK_NODE: Final = 60
PICK_CHIP: Final = 61
PICK_SLOT: Final = 62
PICK_ROBOT: Final = 63
PICK_ZONE: Final = 64
PICK_DIE: Final = 65
PICK_SQUARE: Final = 66
NODE_CARD: Final = 67
HAND_LIMIT: Final = 68
REDRAW: Final = 69
IP: Final = 70  # slot (or 7 for IP-STEP), steps, transfers left
BOOT: Final = 71
TOLL_CHOICE: Final = 72
GIVE_CHIP: Final = 73  # reserve (a seat, or 4 for the team), deciding seat
SHOVE_STEP: Final = 74  # unit, steps left
CORP_UNIT: Final = 75  # phase
CORP_ROBOT: Final = 76  # unit
CORP_ALERT: Final = 77
CORP_NEAREST: Final = 78  # robot whose chip it is
WILD: Final = 79
KINDS: Final = 80

BITS: Final = 16
MASK: Final = 0xFFFF

# What an AP test is for.
FOR_MOVE: Final = 0
FOR_WALL: Final = 1
FOR_UNIT: Final = 2
FOR_DOOR: Final = 3
FOR_TERMINAL: Final = 4
FOR_COPY: Final = 5
FOR_BROADCAST: Final = 6
FOR_CRACK: Final = 7
PURPOSES: Final = ["move", "wall", "unit", "door", "terminal", "copy", "broadcast", "crack"]

# How robots move.
MOVE_ACTION: Final = 0
FREE_STEPS: Final = 1

ONE_STEP: Final = 7  # an IP that makes one more step, outside the chips

AT_SETUP: Final = 0
AT_START: Final = 1
AT_END: Final = 2


def entry(kind: int, a: int = -1, b: int = -1, c: int = -1) -> int:
    """One entry of the agenda."""
    return kind | (a + 1) << 8 | (b + 1) << (8 + BITS) | (c + 1) << (8 + 2 * BITS)


def kind_of(item: int) -> int:
    """What the entry is about."""
    return item & 0xFF


def first_of(item: int) -> int:
    """The first value."""
    return (item >> 8 & MASK) - 1


def second_of(item: int) -> int:
    """The second value."""
    return (item >> (8 + BITS) & MASK) - 1


def third_of(item: int) -> int:
    """The third value."""
    return (item >> (8 + 2 * BITS) & MASK) - 1
