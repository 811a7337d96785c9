"""The numbers of the team for learners: each agent and the command module, with what they hold and where they stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boardroom.core.numbers import WIDTH as BYTES
from boardroom.core.numbers import add_set, among, flags, looked_up, one_of, packed, scaled
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import (
    BANNED,
    CHIP_KINDS,
    HEIGHT,
    HOME,
    MODULE,
    NOTHING,
    ON,
    PURCHASES,
    RESERVE_CHIPS,
    ROBOTS,
    SECURE,
    SQUARES,
    TEAM,
    UNIVERSAL,
    WIDTH,
)
from boardroom.games.burncycle.rules.routing import bank_limit
from boardroom.games.burncycle.state.actions import ACCESS_POINTS
from boardroom.games.burncycle.state.table import Table

ROLES: Final = ["decider", "active", "first", "holder", "ip_home", "ip_banned", "crosses"]
STATES: Final = ["online", "spotted", "chip_lies", "chip_flipped"]
PLACES: Final = ["column", "row", "chip:column", "chip:row", "began:secure:1", "began:secure:2"]
COUNTS: Final = ["power", "keys", "fresh_keys"]

SPOT: Final = [  # a square by its column and row, counted from 1; no square (the last entry) is 0, 0
    *[packed([(square % WIDTH + 1) / WIDTH, (square // WIDTH + 1) / HEIGHT]) for square in range(SQUARES)],
    bytes(2 * BYTES),
]
ROLE: Final = flags(len(ROLES))
STATE: Final = flags(len(STATES))
BEGAN: Final = one_of(2)
BOUGHT: Final = flags(len(PURCHASES))
BOUGHT_FOR_ALL: Final = flags(len(UNIVERSAL))
ACCESS: Final = one_of(ACCESS_POINTS)
OF_3: Final = scaled(12, 3)
OF_5: Final = scaled(20, 5)
OF_6: Final = scaled(12, 6)
OF_12: Final = scaled(40, 12)
# Tuples of a fixed length are compared in compiled code without making an object; sets of cards may be too large for i64.
Four = tuple[i64, i64, i64, i64]
OfRobot = tuple[i64, i64, i64, i64, i64, i64, i64, i64, int]
OfDesk = tuple[i64, i64, i64, i64, i64, int, i64, int, i64]
NOT_YET: Final = -2  # what no number of a table is, so that the first look finds something new


def robot_names(content: Content) -> list[str]:
    """What each number of a robot means."""
    return [*STATES, *PLACES, *COUNTS, *[f"item:{card.key}" for card in content.caches]]


def seat_names(content: Content) -> list[str]:
    """What each number of a seat means."""
    named = [*ROLES, *robot_names(content), *[f"agent:{agent.key}" for agent in content.agents], "bank"]
    named += [f"bought:{purchase}" for purchase in PURCHASES] + ["level"]
    named += [f"access:{number + 1}" for number in range(ACCESS_POINTS)]
    named += [f"ip:{node}" for node in content.network_maps[0].names]
    named += [f"card:{card.key}" for card in content.networks]
    named += [f"imperative:{card.key}" for card in content.imperatives]
    named += [f"installed:{card.key}" for card in content.caches]
    return [*named, "boosts", *[f"reserve:{chip}" for chip in RESERVE_CHIPS]]


def module_names(content: Content) -> list[str]:
    """What each number of the command module means, and of what belongs to all."""
    named = [*robot_names(content), *[f"is:{module.key}" for module in content.modules]]
    return [*named, *[f"bought:{what}" for what in UNIVERSAL], *[f"reserve:{chip}" for chip in RESERVE_CHIPS]]


def carried(table: Table) -> list[int]:
    """The cache cards that each robot carries, as bits."""
    items = [0] * ROBOTS
    for card in range(len(table.cache_at)):
        robot = table.cache_at[card]
        if robot >= 0:
            items[robot] |= 1 << card
    return items


class Robot:
    """A robot on the floor: its piece, and all that it was made of."""

    def __init__(self) -> None:
        self.numbers: OfRobot = (NOT_YET, 0, 0, 0, 0, 0, 0, 0, 0)
        self.piece = b""

    def shown(self, table: Table, robot: int, items: int) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: OfRobot = (
            table.at[robot], table.alert[robot], table.began[robot], table.power[robot], table.keys[robot],
            table.fresh_keys[robot], table.down >> robot & 1, table.flipped >> robot & 1, items,
        )  # fmt: skip
        if numbers != self.numbers:
            self.numbers = numbers
            self.piece = b"".join(robot_pieces(table, robot, items))
        return self.piece


class Desk:
    """A seat's agent, its place in the network, its cards and its chips: its piece, and all that it was made of."""

    def __init__(self) -> None:
        self.numbers: OfDesk = (NOT_YET, 0, 0, 0, 0, 0, 0, 0, 0)
        self.reserve: Four = (0, 0, 0, 0)
        self.piece = b""

    def shown(self, table: Table, seat: int) -> bytes:
        """The piece, made anew when something is not as it was."""
        numbers: OfDesk = (
            table.agents[seat], table.bought[seat], table.levels[seat], table.access[seat], table.ips[seat],
            table.hands[seat], table.imperative[seat], table.installed[seat], table.boosts[seat],
        )  # fmt: skip
        reserve = reserve_of(table, seat)
        if numbers != self.numbers or reserve != self.reserve:
            self.numbers, self.reserve = numbers, reserve
            self.piece = b"".join(card_pieces(table, seat))
        return self.piece


class Team:
    """The pieces of all robots and seats, each kept for itself."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.robots = [Robot() for _ in range(ROBOTS)]
        self.desks = [Desk() for _ in range(seats)]
        self.cache_at: list[int] = []
        self.items = [0] * ROBOTS
        self.universal = NOT_YET
        self.reserve: Four = (0, 0, 0, 0)
        self.module = b""

    def add(self, pieces: list[bytes], table: Table, me: int) -> None:
        """Every seat, counted from the one that looks, then the module and what belongs to all."""
        if table.cache_at != self.cache_at:
            self.cache_at = table.cache_at[:]
            self.items = carried(table)
        other: i64 = me
        for _ in range(self.seats):
            pieces.append(ROLE[roles_of(table, other)])
            pieces.append(self.robots[other].shown(table, other, self.items[other]))
            pieces.append(self.desks[other].shown(table, other))
            other += 1
            if other == self.seats:
                other = 0
        pieces.append(self.robots[MODULE].shown(table, MODULE, self.items[MODULE]))
        reserve = reserve_of(table, TEAM)
        if table.universal != self.universal or reserve != self.reserve:
            self.universal, self.reserve = table.universal, reserve
            self.module = b"".join(module_pieces(table))
        pieces.append(self.module)


def roles_of(table: Table, seat: i64) -> i64:
    """What a seat is just now, as bits."""
    ip: i64 = table.ips[seat]
    roles: i64 = (table.crossings >> seat & 1) << 6
    if table.seat == seat:
        roles |= 1
    if table.active == seat:
        roles |= 2
    if table.first == seat:
        roles |= 4
    if table.holder == seat:
        roles |= 8
    if ip == HOME:
        roles |= 16
    if ip == BANNED:
        roles |= 32
    return roles


def card_pieces(table: Table, seat: int) -> list[bytes]:
    """A seat's agent, its place in the network, its cards."""
    content, ip, agent = table.content, table.ips[seat], table.agents[seat]
    pieces = [
        among(len(content.agents))[agent],
        looked_up(OF_12, bank_limit(table, seat) if agent >= 0 else 0),
        BOUGHT[table.bought[seat]],
        looked_up(OF_6, table.levels[seat]),
        ACCESS[table.access[seat]],
        among(len(table.net().names))[ip if ip >= 0 else NOTHING],
    ]
    add_set(pieces, table.hands[seat], len(content.networks))
    pieces.append(among(len(content.imperatives))[table.imperative[seat]])
    add_set(pieces, table.installed[seat], len(content.caches))
    pieces.append(looked_up(OF_3, table.boosts[seat]))
    add_reserve(pieces, table, seat)
    return pieces


def module_pieces(table: Table) -> list[bytes]:
    """Which command module it is, and what belongs to all."""
    content = table.content
    pieces = [among(len(content.modules))[content.modules.index(table.setup.module)], BOUGHT_FOR_ALL[table.universal]]
    add_reserve(pieces, table, TEAM)
    return pieces


def robot_pieces(table: Table, robot: int, items: int) -> list[bytes]:
    """A robot on the floor, where its alert chip is, and what it carries."""
    square, chip, began = table.at[robot], table.alert[robot], table.began[robot]
    states = (not table.down >> robot & 1) | (chip == ON) << 1 | (chip >= 0) << 2 | (table.flipped >> robot & 1) << 3
    pieces = [
        STATE[states],
        SPOT[square if square >= 0 else SQUARES],
        SPOT[chip if chip >= 0 else SQUARES],
        BEGAN[began - SECURE if began >= SECURE else NOTHING],
        looked_up(OF_12, table.power[robot]),
        looked_up(OF_3, table.keys[robot]),
        looked_up(OF_3, table.fresh_keys[robot]),
    ]
    add_set(pieces, items, len(table.content.caches))
    return pieces


def reserve_of(table: Table, owner: int) -> Four:
    """The chips of a seat or of the team, by their type."""
    reserves, first = table.reserves, owner * CHIP_KINDS
    return reserves[first], reserves[first + 1], reserves[first + 2], reserves[first + 3]


def add_reserve(pieces: list[bytes], table: Table, owner: int) -> None:
    """The chips of a seat or of the team."""
    for chip in range(CHIP_KINDS):
        pieces.append(looked_up(OF_5, table.reserves[owner * CHIP_KINDS + chip]))
