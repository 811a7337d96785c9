"""The view of burncycle: everything lies open, so every seat sees the same but for what it is asked."""

from __future__ import annotations

from typing import Literal, TypedDict

from boardroom.core.shapes import Common, Faced, Param
from boardroom.games.burncycle.shapes.words import (
    Ability,
    BriefPart,
    Carried,
    Chip,
    CycleChip,
    Deck,
    Die,
    Direction,
    Entry,
    HubGift,
    Objective,
    Patrol,
    Purchase,
    Robot,
    Universal,
    Watchfulness,
    ZoneKind,
)


class Offer(TypedDict):
    """What an agent's card offers, and whether it has been bought."""

    buy: Purchase
    what: Die | Ability | CycleChip
    price: int
    bought: bool


class Seat(TypedDict):
    """A seat: its agent once it is chosen, its place in the network, its cards; `ip` is a node, `home` or `banned`."""

    ref: str
    agent: str | None
    power: int
    bank: int
    online: bool
    bought: list[int]
    purchases: list[Offer]
    level: int
    ip: str
    access: int
    hand: list[str]
    imperative: str | None
    installed: list[str]
    boosts: int


class RobotRow(TypedDict):
    """A robot on the floor; its alert chip is `on` it, on a square, or nowhere."""

    robot: Robot
    at: str | None
    power: int
    online: bool
    alert: str | None
    flipped: bool
    keys: int
    items: list[str]
    began: str | None


class UnitRow(TypedDict):
    """A unit on the floor with the numbers of its card; `drains` are the robots beside it that it has drained."""

    unit: str
    at: str
    post: str
    facing: Direction
    level: int
    move: int
    alert: int
    sees: list[str]
    damage: int
    resistance: int
    stun: int
    patrol: Patrol
    abilities: list[Watchfulness]
    grapple: int
    key: bool
    stunned: bool
    activated: bool
    drains: list[Robot]


class FloorMap(TypedDict):
    """The plan of the floor, row by row.

    `zones` has a mark for each square: `x` exterior, `.` hallway, `1` and `2` secure zones, `#` nothing, or a room's letter.
    `east` and `south` have one for each square's edges: `.` open, `|` wall, `D` door.
    """

    width: int
    height: int
    zones: str
    east: str
    south: str
    hideouts: list[str]
    objectives: list[str]
    targets: list[str]
    posts: list[str]
    icons: dict[str, Chip]
    chips: dict[str, Chip]


class NetworkMap(TypedDict):
    """The network: the types of each layer's nodes clockwise, the two ends of links, access points, where pings enter.

    `hubs` is what the hub of each layer gives.
    """

    layers: list[str]
    links: list[list[str]]
    access: list[str]
    entry: str
    hubs: list[list[HubGift]]


class AgentCard(TypedDict):
    """An agent's card while agents are chosen; `seat` is who has it already."""

    key: str
    power: int
    bank: int
    base: list[Chip]
    purchases: list[Offer]
    seat: int | None


class ModuleCard(TypedDict):
    """The command module's card: prices and limits; slots by their numbers."""

    key: str
    bank: int
    universal: dict[Universal, int]
    slots: dict[str, int]


class CeoRow(TypedDict):
    """The CEO and its level."""

    key: str
    level: int


class GoalRow(TypedDict):
    """An objective of a floor: how far it has come, its numbers, and the squares and rooms that still count."""

    goal: Objective
    now: int
    needed: int
    test: int
    squares: list[str]
    zones: list[str]
    threat: int
    guard: int


class FloorCard(TypedDict):
    """A floor of the mission; its `exit` is any secure zone, or the other one."""

    plan: str
    exit: Literal["any", "other"]
    reward: int
    goals: list[GoalRow]


class Brief(TypedDict):
    """A sentence of the mission card, and the rules behind it; `floor` is 0 where it belongs to the whole mission."""

    part: BriefPart
    floor: int
    key: str
    params: dict[str, Param]
    rules: list[str]


class MissionCard(TypedDict):
    """The mission card; `name` and `story` are those of an owner's own mission.

    `waits` says why the floor is not done yet, `exits` are the secure zones in which it can be left.
    """

    key: str
    name: str | None
    story: str | None
    corporation: str | None
    twist: str | None
    complexity: int
    limit: int
    floor: int
    floors: list[FloorCard]
    lines: list[Brief]
    waits: list[Brief]
    exits: list[str]


class Campaign(TypedDict):
    """After a mission that was won: the one that follows, and what the team takes along as its option `carried`."""

    mission: str
    carried: list[Carried]


class Slot(TypedDict):
    """A slot of the cycle."""

    slot: int
    open: bool
    chip: CycleChip | None
    degraded: bool
    marker: bool


class DoorRow(TypedDict):
    """A door, with the keypad card that lies there."""

    edge: str
    unlocked: bool
    keypad: str | None


class KeypadRow(TypedDict):
    """A keypad card in play: its entries on this floor, and what brute force needs; nothing if it cannot be forced."""

    entries: list[Entry]
    force: int | None


class TerminalRow(TypedDict):
    """A terminal that still stands."""

    at: str
    mainframe: bool


class Way(TypedDict):
    """A way to a square: directions, AP, and on how many of its squares the robot would be seen."""

    way: str
    ap: int
    seen: int


class Turn(TypedDict):
    """What belongs to the running turn.

    `subject` is the door one works at, or the unit that is moved aside; `optimises` what the chip under the marker would
    optimise; `ip_ways` the node behind each way of the IP, both by the thing clicked; `steps` the agenda from the bottom.
    """

    dice: dict[Die, int]
    spent: dict[Die, int]
    rolled: list[str]
    rerolls: int
    rolls: list[str]
    ap: int | None
    entries: list[Entry]
    cards: list[str]
    used: int
    optimised: int
    resolved: int
    boosted: int
    module_steps: int
    fresh_keys: list[int]
    moved_items: list[str]
    attacked: bool
    steps: list[str]
    crossings: list[int]
    subject: str | None
    optimises: list[str]
    ip_ways: dict[str, str]
    routes: dict[str, dict[str, Way]]
    option_costs: list[int]


class DeckRow(TypedDict):
    """How many cards lie in a deck, and what was discarded."""

    count: int
    discards: list[str]


class Zone(TypedDict):
    """A place on the table and the things that lie there, all of them face up."""

    ref: str
    owner: int
    kind: ZoneKind
    things: list[Faced]


class View(Common):
    """The table as a seat sees it."""

    game: Literal["burncycle"]
    seats: list[Seat]
    zones: list[Zone]
    mission: MissionCard
    next: Campaign | None
    floor: int
    floors: int
    plan: str
    map: FloorMap
    network: NetworkMap
    dice_faces: dict[Die, list[int]]
    module: ModuleCard
    agents: list[AgentCard]
    round: int
    first: int
    active: int
    holder: int
    threat: int
    limit: int
    thresholds: list[int]
    fired: int
    captain: str
    ceo: CeoRow
    pings: list[str]
    goals: list[GoalRow]
    robots: list[RobotRow]
    units: list[UnitRow]
    cycle: list[Slot]
    reserves: dict[str, dict[Chip, int]]
    doors: list[DoorRow]
    keypads: dict[str, KeypadRow]
    destroyed: list[str]
    wall_tokens: int
    terminals: list[TerminalRow]
    caches: list[str]
    beads: list[str]
    ledgers: list[str]
    hacked: list[str]
    quiet: list[str]
    range_bonus: int
    universal: list[Universal]
    turn: Turn
    decks: dict[Deck, DeckRow]
