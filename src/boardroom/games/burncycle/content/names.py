"""The words and numbers that all parts of burncycle share: directions, chips, dice, zones, goals and conditions."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
MAX_SEATS: Final = 4
MODULE: Final = 4  # the robots are the four agents, by seat, and the command module
ROBOTS: Final = 5
ROBOT_NAMES: Final = ["0", "1", "2", "3", "module"]

WIDTH: Final = 14
HEIGHT: Final = 12
SQUARES: Final = 168

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["n", "e", "s", "w"]

EXTERIOR: Final = 0
HALL: Final = 1
SECURE: Final = 2  # and 3
ROOMS: Final = 4  # the first room's zone
VOID: Final = -1

OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2

STANDARD: Final = 0
PHYSICAL: Final = 1
TECH: Final = 2
UTILITY: Final = 3
CAPTAIN: Final = 4
CHIPS: Final = ["S", "P", "T", "U", "captain"]
CHIP_KINDS: Final = 4  # those a reserve can hold
SLOTS: Final = 6

BASIC: Final = 0
ADVANCED: Final = 1
ELITE: Final = 2
DICE: Final = ["basic", "advanced", "elite"]
REROLL: Final = 16  # added to the value of a face with a reroll icon

HUB: Final = 0  # a node's type is a chip type, or this

# Decks; a unit's deck is UNIT_DECK plus its level less 1.
KEYPADS: Final = 0
TERMINALS: Final = 1
NETWORKS: Final = 2
IMPERATIVES: Final = 3
CACHES: Final = 4
UNIT_DECK: Final = 5
DECKS: Final = ["keypad", "terminal", "network", "imperative", "cache", "unit-1", "unit-2", "unit-3"]

# Luck: one stream for each deck and shuffle, the bag, and each die.
BAG: Final = 8
DIE_STREAM: Final = 9  # basic, advanced, elite
CYCLE_DIE: Final = 12
PING_DIE: Final = 13
INSPECTION_DIE: Final = 14
KEYPAD_DIE: Final = 15
SETUP: Final = 16  # first player, captain, CEO and agents
STREAMS: Final = [
    *DECKS, "bag", "die-basic", "die-advanced", "die-elite", "die-cycle", "die-ping", "die-inspection", "die-keypad",
    "set-up",
]  # fmt: skip

ENTRIES: Final = ["K-CHIP P", "K-CHIP T", "K-CHIP U", "K-DIE", "K-ALARM", "K-POWER", "K-OK"]
K_DIE: Final = 3
K_ALARM: Final = 4
K_POWER: Final = 5
K_OK: Final = 6

INSPECTIONS: Final = ["guard", "mainframe", "lock", "imperative", "power"]

PATROLS: Final = [
    "stationary", "pacing", "perimeter", "unlocked doors", "nearest robot", "command module", "post", "terminals",
]  # fmt: skip
STATIONARY: Final = 0
PACING: Final = 1
PERIMETER: Final = 2
UNLOCKED_DOORS: Final = 3
NEAREST_ROBOT: Final = 4
COMMAND_MODULE: Final = 5
POST: Final = 6
TERMINAL_ROUND: Final = 7

SECURITY_ABILITIES: Final = ["cautious", "demerit", "drain", "shift"]  # as bits; Grapple has a number of its own
CAUTIOUS: Final = 1
DEMERIT: Final = 2
DRAIN: Final = 4
SHIFT: Final = 8

ABILITIES: Final = [
    "ram", "dead-weight", "through-traffic", "soft-tread", "cupboard-sense", "false-trail", "deep-query", "cold-restart",
    "second-opinion", "muscle-memory", "skeleton-code", "quiet-hands", "house-call", "overtime", "shared-drive",
    "cardboard-double", "side-step", "spare-packet",
]  # fmt: skip
RAM: Final = 0
DEAD_WEIGHT: Final = 1
THROUGH_TRAFFIC: Final = 2
SOFT_TREAD: Final = 3
CUPBOARD_SENSE: Final = 4
FALSE_TRAIL: Final = 5
DEEP_QUERY: Final = 6
COLD_RESTART: Final = 7
SECOND_OPINION: Final = 8
MUSCLE_MEMORY: Final = 9
SKELETON_CODE: Final = 10
QUIET_HANDS: Final = 11
HOUSE_CALL: Final = 12
OVERTIME: Final = 13
SHARED_DRIVE: Final = 14
CARDBOARD_DOUBLE: Final = 15
SIDE_STEP: Final = 16
SPARE_PACKET: Final = 17

BONUSES: Final = ["attack", "bank", "stealth", "terminal", "ties", "force"]  # what a mod can do
ATTACK_BONUS: Final = 0
BANK_BONUS: Final = 1
STEALTH_BONUS: Final = 2
TERMINAL_BONUS: Final = 3
TIES_BONUS: Final = 4
FORCE_BONUS: Final = 5

CONDITIONS: Final = [
    "alone", "optimised", "takedown", "entries", "deep-hub", "escort", "cache", "nerve", "two-cards", "two-options",
    "wall", "ten",
]  # fmt: skip
ALONE: Final = 0
OPTIMISED: Final = 1
TAKEDOWN: Final = 2
BY_ENTRIES: Final = 3
DEEP_HUB: Final = 4
ESCORT: Final = 5
CACHE_TAKEN: Final = 6
NERVE: Final = 7
TWO_CARDS: Final = 8
TWO_OPTIONS: Final = 9
WALL_DOWN: Final = 10
TEN_AP: Final = 11

GOALS: Final = ["copy", "terminals", "broadcast", "hubs", "key", "fetch", "lure", "crack"]
COPY: Final = 0
HACK: Final = 1
BROADCAST: Final = 2
HUBS: Final = 3
KEY_GOAL: Final = 4
FETCH: Final = 5
LURE_GOAL: Final = 6
CRACK: Final = 7

SETUP_BOX: Final = ["NET", "KEY", "CACHE"]  # what an agent's set-up box can give
NET_BOX: Final = 0
KEY_BOX: Final = 1
CACHE_BOX: Final = 2

STANDINGS: Final = ["floor", "fresh-keypads", "first-attack"]
CEO_FLOOR: Final = 0
FRESH_KEYPADS: Final = 1
FIRST_ATTACK: Final = 2


def name_of(square: int) -> str:
    """A square as people write it: column, row, both from 0."""
    return f"{square % WIDTH},{square // WIDTH}"


def neighbours() -> list[int]:
    """For each square and direction the square there, or nothing."""
    table = []
    for square in range(SQUARES):
        x, y = square % WIDTH, square // WIDTH
        table += [
            square - WIDTH if y > 0 else NOTHING,
            square + 1 if x < WIDTH - 1 else NOTHING,
            square + WIDTH if y < HEIGHT - 1 else NOTHING,
            square - 1 if x > 0 else NOTHING,
        ]
    return table


NEXT: Final = neighbours()  # NEXT[square * 4 + direction]
