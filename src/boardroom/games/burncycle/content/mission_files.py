"""Reading dice, the network and missions from their content files (BC-3.2, BC-3.5, BC-3.7)."""

from __future__ import annotations

from typing import Any, Final

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
from boardroom.games.burncycle.content.reader import Reader

NODE_TYPES: Final = ["P", "T", "U", "H"]


def read_dice(reader: Reader) -> Faces:
    """All of dice.toml."""
    faces = Faces()
    entries = dict(reader.entries("dice"))
    printed = {}
    for name in [*DICE, "cycle", "ping", "inspection", "keypad"]:
        printed[name] = reader.words(f"dice.toml: [{name}]", entries.get(name, {}), "faces", 6)
        if len(printed[name]) != 6:
            reader.wrong(f"dice.toml: [{name}]", "six faces", len(printed[name]))
    for name in DICE:
        faces.action.append([read_face(reader, name, face) for face in printed[name]])
    for face in printed["cycle"]:
        slot = int(face) - 1 if face.isdecimal() and 1 <= int(face) <= SLOTS else NOTHING
        if slot < 0 and face != "wild":
            reader.wrong("dice.toml: [cycle]", f"a slot from 1 to {SLOTS} or wild", face)
        faces.cycle.append(slot)
    for face in printed["ping"]:
        first, transfer, _ = face.partition(" TRANSFER")
        faces.ping.append(reader.effects("dice.toml: [ping]", [first, "TRANSFER"] if transfer else [first]))
    for name, known in (("inspection", INSPECTIONS), ("keypad", ENTRIES)):
        for face in printed[name]:
            if face not in known:
                reader.wrong(f"dice.toml: [{name}]", f"faces from {', '.join(known)}", face)
    faces.inspection = [INSPECTIONS.index(face) for face in printed["inspection"] if face in INSPECTIONS]
    faces.keypad = [ENTRIES.index(face) for face in printed["keypad"] if face in ENTRIES]
    return faces


def read_face(reader: Reader, name: str, face: str) -> int:
    """A value from 0 to 9, with R for a reroll icon."""
    value = face.removesuffix("R")
    if not value.isdecimal() or int(value) > 9:
        reader.wrong(f"dice.toml: [{name}]", "a value from 0 to 9, and R for a reroll icon", face)
        return 0
    return int(value) + (REROLL if face.endswith("R") else 0)


def read_network(reader: Reader) -> Network:
    """All of network.toml."""
    network = Network()
    entry = dict(reader.entries("network")).get("network", {})
    where = "network.toml: [network]"
    for layer, kinds in enumerate(reader.words(where, entry, "layers", 4), 1):
        start = len(network.names)
        types = kinds.split()
        for index, kind in enumerate(types):
            if kind not in NODE_TYPES:
                reader.wrong(f"{where} node {layer}.{index}", "P, T, U or H", kind)
            network.names.append(f"{layer}.{index}")
            network.layer.append(layer)
            network.kind.append(CHIPS.index(kind) if kind in TYPES else 0)
            network.after.append(start + (index + 1) % len(types))
            network.link.append(NOTHING)
    for text in reader.words(where, entry, "links"):
        one, _, other = text.partition("-")
        first, second = read_node(reader, where, network, one), read_node(reader, where, network, other)
        if network.link[first] >= 0 or network.link[second] >= 0 or network.kind[first] * network.kind[second] == 0:
            reader.wrong(where, "at most one link to a node, and none to a hub", text)
        network.link[first], network.link[second] = second, first
    network.access = [read_node(reader, where, network, text) for text in reader.words(where, entry, "access", 4)]
    network.entry = read_node(reader, where, network, reader.text(where, entry, "entry"))
    return network


def read_node(reader: Reader, where: str, network: Network, text: str) -> int:
    """A node written as layer.index."""
    if text not in network.names:
        reader.wrong(where, 'a node as in "1.5"', text)
        return 0
    return network.names.index(text)


def read_mission(reader: Reader, plans: list[Plan], key: str, entry: dict[str, Any]) -> Mission:
    """One entry of missions.toml."""
    where = f"missions.toml: [{key}]"
    floors = entry.get("floors")
    if not isinstance(floors, list) or not 1 <= len(floors) <= FLOORS:
        reader.wrong(where, f"1 to {FLOORS} floors")
        floors = []
    base = reader.number(where, entry, "base_limit", 1, 99)
    per_floor = reader.numbers(where, entry, "floor_limit", MAX_SEATS, 1, 99)
    read = [read_floor(reader, f"{where} floor {n}", plans, floor) for n, floor in enumerate(floors, 1)]
    return Mission(key, [base + len(read) * limit for limit in per_floor], read)


def read_floor(reader: Reader, where: str, plans: list[Plan], entry: dict[str, Any]) -> Floor:
    """One floor of a mission."""
    names = [plan.name for plan in plans]
    plan = plans[reader.word(where, entry, "plan", names)]
    other = reader.word(where, entry, "exit", ["any", "other"]) == 1
    goals = [read_goal(reader, where, plan, goal) for goal in entry.get("objectives", [])]
    if not goals:
        reader.wrong(where, "at least one objective")
    return Floor(plan, other, reader.number(where, entry, "reward", 0, 9), goals)


def read_goal(reader: Reader, where: str, plan: Plan, entry: dict[str, Any]) -> Goal:
    """One objective; its square or zone must be on the plan."""
    goal = Goal(reader.word(where, entry, "kind", GOALS), reader.numbers(where, entry, "count", MAX_SEATS, 1, 99))
    if "square" in entry:
        goal.square = reader.square(where, entry["square"])
        if goal.square >= 0 and plan.zone[goal.square] < 1:
            reader.wrong(f"{where} square {entry['square']}", f"a square inside plan {plan.name}")
    goal.zone = entry.get("zone", "")
    if goal.zone and plan.zone_number(goal.zone) < 0:
        reader.wrong(where, f"zone = one of {', '.join(plan.letters)}", goal.zone)
    goal.test = reader.number(where, entry, "test", 0, 40, 0)
    goal.threat = reader.number(where, entry, "threat", 0, 9, 0)
    goal.guard = reader.number(where, entry, "guard", 0, 3, 0)
    goal.post = reader.number(where, entry, "post", 1, POSTS, 1)
    return goal
