"""Reading dice, the network and missions from their content files (BC-3.2, BC-3.5, BC-3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.core.content import Entry, Reader
from boardroom.games.burncycle.content.card_files import FLOORS, TYPES
from boardroom.games.burncycle.content.cards import Faces, Floor, Goal, Mission, Network
from boardroom.games.burncycle.content.names import (
    CHIPS,
    DICE,
    ENTRIES,
    GOALS,
    INSPECTIONS,
    MAX_SEATS,
    NOTHING,
    REROLL,
    SLOTS,
)
from boardroom.games.burncycle.content.plan import POSTS, Plan
from boardroom.games.burncycle.content.reader import effects_of, square_of

FACES: Final = 6
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


def read_network(reader: Reader) -> Network:
    """All of network.toml."""
    network = Network()
    entry = reader.file("network.toml").entry("network")
    entry.source()
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
    entry.allow("name", "complexity")
    floors = entry.rows("floors", f"1 to {FLOORS} floors", least=1, most=FLOORS, name="floor")
    base = entry.number("base_limit", 1, 99)
    per_floor = entry.numbers("floor_limit", MAX_SEATS, 1, 99)
    return Mission(
        entry.name, [base + len(floors) * limit for limit in per_floor], [read_floor(plans, floor) for floor in floors]
    )


def read_floor(plans: list[Plan], entry: Entry) -> Floor:
    """One floor of a mission."""
    plan = plan_of(plans, entry)
    other = entry.one_of("exit", ["any", "other"]) == 1
    goals = [read_goal(plan, goal) for goal in entry.rows("objectives", "at least one objective", least=1)]
    return Floor(plan, other, entry.number("reward", 0, 9), goals)


def plan_of(plans: list[Plan], entry: Entry) -> Plan:
    """The plan of a floor; an empty one where it cannot be told."""
    names = {plan.name: plan for plan in plans}
    if names:
        entry.one_of("plan", list(names))
    return names.get(str(entry.get("plan")), Plan())


def read_goal(plan: Plan, entry: Entry) -> Goal:
    """One objective; its square or zone must be on the plan, if that could be read."""
    goal = Goal(entry.one_of("kind", GOALS), entry.numbers("count", MAX_SEATS, 1, 99))
    if entry.has("square"):
        text = entry.text("square")
        goal.square = square_of(entry, text)
        if goal.square >= 0 and plan.zone[goal.square] < 1 and plan.is_drawn():
            entry.wrong(f"a square inside plan {plan.name}", at=f"square {text}")
    goal.zone = entry.text("zone", "")
    if goal.zone and plan.zone_number(goal.zone) < 0 and plan.is_drawn():
        entry.wrong(f"zone = one of {', '.join(plan.letters)}", goal.zone)
    goal.test = entry.number("test", 0, 40, 0)
    goal.threat = entry.number("threat", 0, 9, 0)
    goal.guard = entry.number("guard", 0, 3, 0)
    goal.post = entry.number("post", 1, POSTS, 1)
    return goal
