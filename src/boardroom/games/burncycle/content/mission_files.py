"""Reading dice, the network and missions from their content files (BC-3.2, BC-3.5, BC-3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.core.content import Entry, Reader
from boardroom.games.burncycle.content.card_files import FLOORS, TYPES
from boardroom.games.burncycle.content.cards import Faces, Floor, Goal, Mission, Network
from boardroom.games.burncycle.content.names import (
    BROADCAST,
    CACHE_GOAL,
    CHIPS,
    COPY,
    CRACK,
    DICE,
    ENTRIES,
    FETCH,
    GOALS,
    HACK,
    INSPECTIONS,
    LURE_GOAL,
    MAX_SEATS,
    NOTHING,
    PARK,
    REROLL,
    ROOMS,
    SLOTS,
)
from boardroom.games.burncycle.content.plan import POSTS, Plan
from boardroom.games.burncycle.content.reader import effects_of, square_of

FACES: Final = 6
ON_SQUARES: Final = (COPY, BROADCAST, FETCH, CRACK)  # objectives that are worked at on objective squares
WHOLE_ROOMS: Final = (LURE_GOAL, PARK)  # and those that are about a room
NODE_TYPES: Final = ["P", "T", "U", "H"]


def read_dice(reader: Reader) -> Faces:
    """All of dice.toml."""
    faces = Faces()
    file = reader.file("dice.toml")
    for name in DICE:
        die, printed = read_die(file, name)
        faces.action.append([read_face(die, face) for face in printed])
    die, printed = read_die(file, "cycle")
    for face in printed:
        slot = int(face) - 1 if face.isdecimal() and 1 <= int(face) <= SLOTS else NOTHING
        if slot < 0 and face != "wild":
            die.wrong(f"a slot from 1 to {SLOTS} or wild", face)
        faces.cycle.append(slot)
    die, printed = read_die(file, "ping")
    for face in printed:
        first, transfer, _ = face.partition(" TRANSFER")
        faces.ping_words.append(face.replace(" ", "-"))
        faces.ping.append(effects_of(die, [first, "TRANSFER"] if transfer else [first]))
    faces.inspection = read_words(file, "inspection", INSPECTIONS)
    faces.keypad = read_words(file, "keypad", ENTRIES)
    return faces


def read_die(file: Entry, name: str) -> tuple[Entry, list[str]]:
    """A die and what is printed on it."""
    die = file.entry(name)
    die.source()
    printed = die.words("faces", FACES)
    if len(printed) > FACES:
        die.wrong("six faces", len(printed))
    return die, printed


def read_words(file: Entry, name: str, known: Sequence[str]) -> list[int]:
    """A die whose faces are words out of a list."""
    die, printed = read_die(file, name)
    for face in printed:
        if face not in known:
            die.wrong(f"faces from {', '.join(known)}", face)
    return [known.index(face) for face in printed if face in known]


def read_face(die: Entry, face: str) -> int:
    """A value from 0 to 9, with R for a reroll icon."""
    value = face.removesuffix("R")
    if not value.isdecimal() or int(value) > 9:
        die.wrong("a value from 0 to 9, and R for a reroll icon", face)
        return 0
    return int(value) + (REROLL if face.endswith("R") else 0)


def read_network(entry: Entry) -> Network:
    """One entry of network.toml."""
    network = Network()
    network.key = entry.name
    for layer, kinds in enumerate(entry.words("layers", 4), 1):
        start = len(network.names)
        types = kinds.split()
        for index, kind in enumerate(types):
            if kind not in NODE_TYPES:
                entry.wrong("P, T, U or H", kind, f"node {layer}.{index}")
            network.names.append(f"{layer}.{index}")
            network.layer.append(layer)
            network.kind.append(CHIPS.index(kind) if kind in TYPES else 0)
            network.after.append(start + (index + 1) % len(types))
            network.link.append(NOTHING)
    if not network.names:  # without layers nobody can tell a node
        entry.leave()
        return network
    for text in entry.words("links"):
        read_link(entry, network, text)
    network.access = [read_node(entry, network, text) for text in entry.words("access", 4)]
    network.entry = read_node(entry, network, entry.text("entry"))
    return network


def check_networks(entries: list[Entry], networks: list[Network]) -> None:
    """All that could be read have nodes of the same names, so that every table has the same choices."""
    drawn = [(entry, network) for entry, network in zip(entries, networks, strict=True) if network.names]
    for entry, network in drawn:
        if network.names != drawn[0][1].names:
            entry.wrong(f"as many nodes on each layer as {drawn[0][1].key}")


def read_link(entry: Entry, network: Network, text: str) -> None:
    """Two nodes as in 1.0-2.0, on different layers."""
    one, _, other = text.partition("-")
    first, second = read_node(entry, network, one), read_node(entry, network, other)
    if NOTHING in (first, second):
        return
    if network.link[first] >= 0 or network.link[second] >= 0 or network.kind[first] * network.kind[second] == 0:
        entry.wrong("at most one link to a node, and none to a hub", text)
    network.link[first], network.link[second] = second, first


def read_node(entry: Entry, network: Network, text: str) -> int:
    """A node written as layer.index."""
    if text not in network.names:
        entry.wrong('a node as in "1.5"', text)
        return NOTHING
    return network.names.index(text)


def read_mission(plans: list[Plan], entry: Entry) -> Mission:
    """One entry of missions.toml."""
    floors = entry.rows("floors", f"1 to {FLOORS} floors", least=1, most=FLOORS, name="floor")
    limits = entry.numbers("limits", MAX_SEATS, 1, 299)
    mission = Mission(entry.name, limits, [read_floor(plans, floor) for floor in floors])
    mission.complexity = entry.number("complexity", 1, 3, 1)
    mission.name = entry.text("name", "")
    mission.story = entry.text("story", "")
    return mission


def read_floor(plans: list[Plan], entry: Entry) -> Floor:
    """One floor of a mission."""
    plan = plan_of(plans, entry)
    other = entry.one_of("exit", ["any", "other"]) == 1
    goals = [read_goal(plan, goal) for goal in entry.rows("objectives", "at least one objective", least=1)]
    if len({goal.kind for goal in goals}) < len(goals):
        entry.wrong("objectives of different kinds")
    floor = Floor(plan, other, entry.number("reward", 0, 9), goals)
    floor.terminals = laid_of(entry, "terminals", len(plan.terminals))
    floor.caches = laid_of(entry, "caches", len(plan.caches))
    check_laid(entry, floor)
    return floor


def laid_of(entry: Entry, key: str, most: int) -> list[int]:
    """How many of the plan's terminals or caches are laid, by seats; all of them when nothing is said."""
    if not entry.has(key):
        return [most] * MAX_SEATS
    laid = entry.numbers(key, MAX_SEATS, 0, 99)
    if most and max(laid) > most:
        entry.wrong(f"{key} = at most {most}, as many as the plan has", max(laid))
    return laid


def check_laid(entry: Entry, floor: Floor) -> None:
    """Whatever is drawn, the objectives can be met."""
    for goal in floor.goals:
        if goal.kind == CACHE_GOAL:
            there = floor.caches
        elif goal.kind == COPY:
            there = goal.draws
        elif goal.kind == HACK:
            there = [rooms_at_least(floor.plan, count) for count in floor.terminals]
        else:
            continue
        if floor.plan.is_drawn() and any(have < need for have, need in zip(there, goal.counts, strict=True)):
            entry.wrong(f"enough places for {GOALS[goal.kind]} for every number of seats", there)


def rooms_at_least(plan: Plan, count: int) -> int:
    """In how many rooms a terminal stands when so many are drawn and the draw goes badly."""
    rooms = [plan.zone[square] for square in plan.terminals]
    crowds = sorted((rooms.count(room) for room in set(rooms) if room >= ROOMS), reverse=True)
    left = count - sum(room < ROOMS for room in rooms)
    found = 0
    for crowd in crowds:
        found += left > 0
        left -= crowd
    return found


def plan_of(plans: list[Plan], entry: Entry) -> Plan:
    """The plan of a floor; an empty one where it cannot be told."""
    names = {plan.name: plan for plan in plans}
    if names:
        entry.one_of("plan", list(names))
    return names.get(str(entry.get("plan")), Plan())


def read_goal(plan: Plan, entry: Entry) -> Goal:
    """One objective; its squares and zones must be on the plan, if that could be read."""
    goal = Goal(entry.one_of("kind", GOALS), entry.numbers("count", MAX_SEATS, 1, 99))
    if entry.has("square"):
        text = entry.text("square")
        goal.square = square_of(entry, text)
        if goal.square >= 0 and plan.zone[goal.square] < 1 and plan.is_drawn():
            entry.wrong(f"a square inside plan {plan.name}", at=f"square {text}")
    goal.zone = entry.text("zone", "")
    read_draw(plan, entry, goal)
    goal.test = entry.number("test", 0, 40, 0)
    goal.threat = entry.number("threat", 0, 9, 0)
    goal.guard = entry.number("guard", 0, 3, 0)
    goal.post = entry.number("post", 1, POSTS, 1)
    return goal


def read_draw(plan: Plan, entry: Entry, goal: Goal) -> None:
    """What is drawn at set-up: squares marked * of the named rooms, or one of the rooms; or what the mission names."""
    rooms = [goal.zone] if goal.zone else entry.words("zones")
    zones = [plan.zone_number(letter) for letter in rooms]
    if NOTHING in zones and plan.is_drawn():
        entry.wrong(f"rooms from {', '.join(plan.letters[ROOMS:])}", rooms[zones.index(NOTHING)])
    if goal.kind in WHOLE_ROOMS:
        goal.candidates = [plan.zone.index(zone) for zone in zones or range(ROOMS, len(plan.letters)) if zone >= 0]
    elif goal.square >= 0:
        goal.candidates = [goal.square]
    elif goal.kind in ON_SQUARES:
        goal.candidates = [square for square in plan.objectives if not zones or plan.zone[square] in zones]
    one = 1 if goal.candidates else 0
    every = len(goal.candidates) if goal.kind == COPY else one
    goal.draws = entry.numbers("draw", MAX_SEATS, 1, 99) if entry.has("draw") else [every] * MAX_SEATS
    if not plan.is_drawn():
        return
    if max(goal.draws) > len(goal.candidates) or (goal.kind != COPY and max(goal.draws) > 1):
        entry.wrong(f"draw = at most {every} for {GOALS[goal.kind]} here", max(goal.draws))
    if (goal.kind in WHOLE_ROOMS or goal.kind in ON_SQUARES) and not goal.candidates:
        entry.wrong("a square, or squares marked * on the plan, in the rooms that are named")
