"""The words and numbers that all parts of burncycle share: directions, chips, dice, zones, goals and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.games.burncycle.shapes.words import (
    Ability,
    Carried,
    Chip,
    CycleChip,
    Deck,
    Die,
    Direction,
    Entry,
    EntryRef,
    Inspection,
    Objective,
    Patrol,
    Purchase,
    Reserve,
    Robot,
    Twist,
    Universal,
    Watchfulness,
)

NOTHING: Final = -1
MAX_SEATS: Final = 4
MODULE: Final = 4  # the robots are the four agents, by seat, and the command module
ROBOTS: Final = 5
ROBOT_NAMES: Final[Sequence[Robot]] = ["0", "1", "2", "3", "module"]

WIDTH: Final = 14
HEIGHT: Final = 12
SQUARES: Final = 168

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final[Sequence[Direction]] = ["n", "e", "s", "w"]

TEAM: Final = 4  # the team reserve stands behind those of the seats
RESERVES: Final[Sequence[Reserve]] = ["0", "1", "2", "3", "team"]

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
RESERVE_CHIPS: Final[Sequence[Chip]] = ["S", "P", "T", "U"]  # those a reserve can hold
CHIPS: Final[Sequence[CycleChip]] = [*RESERVE_CHIPS, "captain"]
CHIP_KINDS: Final = 4
SLOTS: Final = 6

BASIC: Final = 0
ADVANCED: Final = 1
ELITE: Final = 2
DICE: Final[Sequence[Die]] = ["basic", "advanced", "elite"]
REROLL: Final = 16  # added to the value of a face with a reroll icon
REROLLED: Final = 32  # added to a die that was rolled again
DIE_KIND: Final = 64  # times the kind of a die that lies there

HUB: Final = 0  # a node's type is a chip type, or this

# Decks; a unit's deck is UNIT_DECK plus its level less 1.
KEYPADS: Final = 0
TERMINALS: Final = 1
NETWORKS: Final = 2
IMPERATIVES: Final = 3
CACHES: Final = 4
UNIT_DECK: Final = 5
DECKS: Final[Sequence[Deck]] = [
    "keypad", "terminal", "network", "imperative", "cache", "unit-1", "unit-2", "unit-3"
]  # fmt: skip

# Luck: one stream for each deck and shuffle, the bag, and each die.
BAG: Final = 8
DIE_STREAM: Final = 9  # basic, advanced, elite
CYCLE_DIE: Final = 12
PING_DIE: Final = 13
INSPECTION_DIE: Final = 14
KEYPAD_DIE: Final = 15
SETUP: Final = 16  # first player, captain, CEO and agents
LAYING: Final = 17  # objective squares, terminals and caches
STREAMS: Final = [
    *DECKS, "bag", "die-basic", "die-advanced", "die-elite", "die-cycle", "die-ping", "die-inspection", "die-keypad",
    "set-up", "laying",
]  # fmt: skip

ENTRIES: Final[Sequence[Entry]] = ["K-CHIP P", "K-CHIP T", "K-CHIP U", "K-DIE", "K-ALARM", "K-POWER", "K-OK"]
ENTRY_REFS: Final[Sequence[EntryRef]] = [  # as things to click and in texts
    "K-CHIP-P", "K-CHIP-T", "K-CHIP-U", "K-DIE", "K-ALARM", "K-POWER", "K-OK"
]  # fmt: skip
K_DIE: Final = 3
K_ALARM: Final = 4
K_POWER: Final = 5
K_OK: Final = 6

INSPECTIONS: Final[Sequence[Inspection]] = ["guard", "mainframe", "lock", "imperative", "power"]

PATROLS: Final[Sequence[Patrol]] = [
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

# As bits; Grapple has a number of its own.
SECURITY_ABILITIES: Final[Sequence[Watchfulness]] = ["cautious", "demerit", "drain", "shift"]
CAUTIOUS: Final = 1
DEMERIT: Final = 2
DRAIN: Final = 4
SHIFT: Final = 8

ABILITIES: Final[Sequence[Ability]] = [
    "ram", "dead-weight", "through-traffic", "soft-tread", "cupboard-sense", "false-trail", "deep-query", "cold-restart",
    "second-opinion", "muscle-memory", "skeleton-code", "quiet-hands", "house-call", "overtime", "shared-drive",
    "cardboard-double", "side-step", "spare-packet", "long-stride", "finders-fee", "deputy", "quiet-word", "thick-skin",
    "hall-pass", "good-listener", "signal-boost", "running-on-fumes", "crowbar", "sledgehammer", "deep-pockets",
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
LONG_STRIDE: Final = 18
FINDERS_FEE: Final = 19
DEPUTY: Final = 20
QUIET_WORD: Final = 21
THICK_SKIN: Final = 22
HALL_PASS: Final = 23
GOOD_LISTENER: Final = 24
SIGNAL_BOOST: Final = 25
RUNNING_ON_FUMES: Final = 26
CROWBAR: Final = 27
SLEDGEHAMMER: Final = 28
DEEP_POCKETS: Final = 29

UPGRADES: Final[Sequence[Purchase]] = ["reserve-1", "reserve-2", "reserve-3"]
PURCHASES: Final[Sequence[Purchase]] = [
    "die-1", "die-2", "die-3", "ability-1", "ability-2", "ability-3", *UPGRADES
]  # fmt: skip
UNIVERSAL: Final[Sequence[Universal]] = ["swap", "push", "repair"]

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

GOALS: Final[Sequence[Objective]] = [
    "copy", "terminals", "broadcast", "hubs", "key", "fetch", "lure", "crack", "caches", "park",
]  # fmt: skip
COPY: Final = 0
HACK: Final = 1
BROADCAST: Final = 2
HUBS: Final = 3
KEY_GOAL: Final = 4
FETCH: Final = 5
LURE_GOAL: Final = 6
CRACK: Final = 7
CACHE_GOAL: Final = 8
PARK: Final = 9

SETUP_BOX: Final = ["NET", "KEY", "CACHE"]  # what an agent's set-up box can give
NET_BOX: Final = 0
KEY_BOX: Final = 1
CACHE_BOX: Final = 2

STANDINGS: Final = ["floor", "fresh-keypads", "first-attack", "restart-ping", "loud-alarms", "error-log"]
CEO_FLOOR: Final = 0
FRESH_KEYPADS: Final = 1
FIRST_ATTACK: Final = 2
RESTART_PING: Final = 3
LOUD_ALARMS: Final = 4
ERROR_LOG: Final = 5

TWISTS: Final[Sequence[Twist]] = ["lunch", "badges", "night-shift"]  # a corporation's standing rule (BC-3.18)
LUNCH: Final = 0
BADGES: Final = 1
NIGHT_SHIFT: Final = 2
LUNCH_EVERY: Final = 3  # rounds
NIGHT_SHIFT_EVERY: Final = 5
BEGINNER: Final = 1  # the level of who comes then

CARRIED: Final[Sequence[Carried]] = ["power", "key", "level", "calm"]  # what a campaign takes along (BC-3.19)
CARRY_POWER: Final = 0
CARRY_KEY: Final = 1
CARRY_LEVEL: Final = 2
CARRY_CALM: Final = 3
CALM_LIMIT: Final = 2  # threat

ON: Final = -2  # an alert chip that lies on its robot; nothing: it is off the floor
HOME: Final = -1  # an IP in its access point
BANNED: Final = -2
PINGS: Final = 4
WALL_TOKENS: Final = 3  # for each floor (BC-2.4.3.6)

ONCE_A_TURN: Final[Sequence[Ability]] = ["overtime", "shared-drive", "second-opinion", "cold-restart", "spare-packet"]
USED_OVERTIME: Final = 1  # as bits
USED_SHARED_DRIVE: Final = 2
USED_SECOND_OPINION: Final = 4
USED_COLD_RESTART: Final = 8
USED_SPARE_PACKET: Final = 16


def name_of(square: int) -> str:
    """A square as people write it: column, row, both from 0."""
    return f"{square % WIDTH},{square // WIDTH}"


def edge_text(edge: int) -> str:
    """An edge as notation and saves write it: its square and the direction."""
    return f"{name_of(edge // 4)} {DIRECTIONS[edge % 4]}"


def face_name(kind: int, face: int) -> str:
    """One face of a kind of die, for people."""
    return f"{DICE[kind]}:{face & 15}{'R' if face & REROLL else ''}"


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
