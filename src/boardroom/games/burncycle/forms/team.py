"""The numbers of the team for learners: each agent and the command module, with what they hold and where they stand."""

from __future__ import annotations

from typing import Final

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


def add_seat(pieces: list[bytes], table: Table, seat: int, items: list[int]) -> None:
    """One seat: its agent, its place in the network, its cards."""
    content, ip = table.content, table.ips[seat]
    roles = (table.seat == seat) | (table.active == seat) << 1 | (table.first == seat) << 2
    roles |= (table.holder == seat) << 3 | (ip == HOME) << 4 | (ip == BANNED) << 5
    pieces.append(ROLE[roles | (table.crossings >> seat & 1) << 6])
    add_robot(pieces, table, seat, items[seat])
    agent = table.agents[seat]
    pieces.append(among(len(content.agents))[agent])
    pieces.append(looked_up(OF_12, bank_limit(table, seat) if agent >= 0 else 0))
    pieces.append(BOUGHT[table.bought[seat]])
    pieces.append(looked_up(OF_6, table.levels[seat]))
    pieces.append(ACCESS[table.access[seat]])
    pieces.append(among(len(table.net().names))[ip if ip >= 0 else NOTHING])
    add_set(pieces, table.hands[seat], len(content.networks))
    pieces.append(among(len(content.imperatives))[table.imperative[seat]])
    add_set(pieces, table.installed[seat], len(content.caches))
    pieces.append(looked_up(OF_3, table.boosts[seat]))
    add_reserve(pieces, table, seat)


def add_module(pieces: list[bytes], table: Table, items: list[int]) -> None:
    """The command module, and what belongs to all."""
    content = table.content
    add_robot(pieces, table, MODULE, items[MODULE])
    pieces.append(among(len(content.modules))[content.modules.index(table.setup.module)])
    pieces.append(BOUGHT_FOR_ALL[table.universal])
    add_reserve(pieces, table, TEAM)


def add_robot(pieces: list[bytes], table: Table, robot: int, items: int) -> None:
    """A robot on the floor, where its alert chip is, and what it carries."""
    square, chip, began = table.at[robot], table.alert[robot], table.began[robot]
    states = (not table.down >> robot & 1) | (chip == ON) << 1 | (chip >= 0) << 2 | (table.flipped >> robot & 1) << 3
    pieces.append(STATE[states])
    pieces.append(SPOT[square if square >= 0 else SQUARES])
    pieces.append(SPOT[chip if chip >= 0 else SQUARES])
    pieces.append(BEGAN[began - SECURE if began >= SECURE else NOTHING])
    pieces.append(looked_up(OF_12, table.power[robot]))
    pieces.append(looked_up(OF_3, table.keys[robot]))
    pieces.append(looked_up(OF_3, table.fresh_keys[robot]))
    add_set(pieces, items, len(table.content.caches))


def add_reserve(pieces: list[bytes], table: Table, owner: int) -> None:
    """The chips of a seat or of the team."""
    for chip in range(CHIP_KINDS):
        pieces.append(looked_up(OF_5, table.reserves[owner * CHIP_KINDS + chip]))
