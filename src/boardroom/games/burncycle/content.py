"""The content of one Game object: cards, dice, plans and missions, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boardroom.core.errors import BadContent
from boardroom.games.burncycle.plan import POSTS, Plan, read_plan
from boardroom.games.burncycle.reader import Reader
from boardroom.games.burncycle.words import (
    ABILITIES,
    BONUSES,
    CHIPS,
    CONDITIONS,
    DICE,
    EFFECTS,
    ENTRIES,
    GOALS,
    INSPECTIONS,
    MAX_SEATS,
    NOTHING,
    PATROLS,
    REROLL,
    SECURITY_ABILITIES,
    SLOTS,
    STANDINGS,
    TRANSFER,
)

FLOORS: Final = 3
TYPES: Final = CHIPS[1:4]
NODE_TYPES: Final = ["P", "T", "U", "H"]
RESISTANCE: Final = [0, 10, 15, 20]  # by level (BC-2.4.3.7)
CAPTAIN_LEVEL: Final = 4
Effects = list[tuple[int, int]]


class Unit:
    """A security unit or a captain."""

    def __init__(self, key: str, level: int, damage: int, resistance: int) -> None:
        self.key = key
        self.level = level  # a captain counts as 4
        self.damage = damage
        self.resistance = resistance
        self.move = 0
        self.alert = 0
        self.patrol = 0
        self.abilities = 0  # as bits
        self.grapple = 0
        self.cycle: Effects = []
        self.floors: list[list[tuple[int, int, bool]]] = []  # per floor: post, level, with a key
        self.extra = NOTHING


class Agent:
    """An agent's card; purchases are numbered dice first, then abilities, then reserve upgrades."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.power = 0
        self.bank = 0
        self.base: list[int] = []
        self.dice: list[tuple[int, int]] = []
        self.abilities: list[tuple[int, int]] = []
        self.reserves: list[tuple[int, int]] = []
        self.setup: Effects = []


class Module:
    """A command module's card."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.power = 0
        self.bank = 0
        self.green = 0  # as bits
        self.slot_price = [NOTHING] * SLOTS
        self.price = [0, 0, 0]  # swap, push, repair
        self.most_squares = 99
        self.armour = 0


class Keypad:
    """A keypad card."""

    def __init__(self, key: str, entries: list[list[int]], resistance: list[int]) -> None:
        self.key = key
        self.entries = entries
        self.resistance = resistance
        self.iam = not resistance


class Terminal:
    """A terminal card: three options."""

    def __init__(self, key: str, costs: list[int], effects: list[Effects]) -> None:
        self.key = key
        self.costs = costs
        self.effects = effects


class NetworkCard:
    """A network card, resolved on a node of its type."""

    def __init__(self, key: str, kind: int, effects: Effects) -> None:
        self.key = key
        self.kind = kind
        self.effects = effects


class Imperative:
    """An imperative: a condition and the power it brings."""

    def __init__(self, key: str, condition: int, power: int) -> None:
        self.key = key
        self.condition = condition
        self.power = power


class CacheCard:
    """Equipment with effects, or a mod with a bonus."""

    def __init__(self, key: str, effects: Effects, bonus: int, amount: int) -> None:
        self.key = key
        self.effects = effects
        self.bonus = bonus  # nothing for equipment
        self.amount = amount


class Ceo:
    """A CEO: a standing rule, and effects at the three thresholds."""

    def __init__(self, key: str, standing: int, thresholds: list[Effects]) -> None:
        self.key = key
        self.standing = standing
        self.thresholds = thresholds


class Goal:
    """One objective of a floor."""

    def __init__(self, kind: int, counts: list[int]) -> None:
        self.kind = kind
        self.counts = counts  # by seats
        self.square = NOTHING
        self.zone = ""
        self.test = 0
        self.threat = 0
        self.guard = 0
        self.post = NOTHING


class Floor:
    """One floor of a mission."""

    def __init__(self, plan: Plan, other_exit: bool, reward: int, goals: list[Goal]) -> None:
        self.plan = plan
        self.other_exit = other_exit
        self.reward = reward
        self.goals = goals


class Mission:
    """A mission: its floors, and the threat limit by seats."""

    def __init__(self, key: str, limits: list[int], floors: list[Floor]) -> None:
        self.key = key
        self.limits = limits
        self.floors = floors


class Network:
    """The network: nodes numbered from the outer layer inward."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.layer: list[int] = []  # 1 to 4
        self.kind: list[int] = []  # a chip type, or HUB
        self.after: list[int] = []  # the next node clockwise
        self.link: list[int] = []
        self.access: list[int] = []
        self.entry = 0


class Content:
    """Everything an owner of the box could change with a pencil."""

    def __init__(self, folder: Path) -> None:
        reader = Reader(folder)
        self.units = [read_unit(reader, key, entry) for key, entry in reader.entries("units")]
        self.captains = [read_captain(reader, key, entry) for key, entry in reader.entries("captains")]
        self.agents = [read_agent(reader, key, entry) for key, entry in reader.entries("agents")]
        self.modules = [read_module(reader, key, entry) for key, entry in reader.entries("modules")]
        self.keypads = [read_keypad(reader, key, entry) for key, entry in reader.entries("keypads")]
        self.terminals = [read_terminal(reader, key, entry) for key, entry in reader.entries("terminals")]
        self.networks = [read_network_card(reader, key, entry) for key, entry in reader.entries("networks")]
        self.imperatives = [read_imperative(reader, key, entry) for key, entry in reader.entries("imperatives")]
        self.caches = [read_cache(reader, key, entry) for key, entry in reader.entries("caches")]
        self.ceos = [read_ceo(reader, key, entry) for key, entry in reader.entries("ceos")]
        self.faces = read_dice(reader)
        self.network = read_network(reader)
        self.plans = [read_plan(reader, key, entry) for key, entry in reader.entries("plans")]
        self.missions = [read_mission(reader, self.plans, key, entry) for key, entry in reader.entries("missions")]
        if len(self.agents) < MAX_SEATS:
            reader.problems.append(f"agents.toml: expected at least {MAX_SEATS} agents, one for each seat")
        self.problems = reader.problems
        self.digest = reader.digest.hexdigest()[:16]


def load_content(folder: Path) -> Content:
    """The content of a folder, or BadContent with everything that is wrong."""
    content = Content(folder)
    if content.problems:
        raise BadContent(f"{folder}: " + "; ".join(content.problems), [str(folder / line) for line in content.problems])
    return content


def check_content(folder: str) -> list[str]:
    """What is wrong with the content of a folder, one sentence each; an empty list when all is well."""
    return Content(Path(folder)).problems


def read_security(reader: Reader, where: str, unit: Unit, entry: dict[str, Any]) -> None:
    """What units and captains share."""
    unit.move = reader.number(where, entry, "move", 0, 12)
    unit.alert = reader.number(where, entry, "alert", 1, 8)
    unit.patrol = reader.word(where, entry, "patrol", PATROLS)
    for ability in reader.words(where, entry, "abilities"):
        name, _, number = ability.partition(" ")
        if name == "grapple" and number.isdecimal():
            unit.grapple = int(number)
        elif ability in SECURITY_ABILITIES:
            unit.abilities |= 1 << SECURITY_ABILITIES.index(ability)
        else:
            reader.wrong(where, f"abilities from {', '.join(SECURITY_ABILITIES)}, grapple #", ability)


def read_unit(reader: Reader, key: str, entry: dict[str, Any]) -> Unit:
    """One entry of units.toml; damage and resistance follow from the level."""
    where = f"units.toml: [{key}]"
    level = reader.number(where, entry, "level", 1, 3)
    unit = Unit(key, level, level, RESISTANCE[level])
    read_security(reader, where, unit, entry)
    return unit


def read_captain(reader: Reader, key: str, entry: dict[str, Any]) -> Unit:
    """One entry of captains.toml."""
    where = f"captains.toml: [{key}]"
    captain = Unit(key, CAPTAIN_LEVEL, 3, reader.number(where, entry, "resistance", 6, 40))
    read_security(reader, where, captain, entry)
    captain.cycle = reader.effects(where, [reader.text(where, entry, "cycle")])
    captain.extra = reader.number(where, entry, "extra", 1, POSTS)
    floors = entry.get("floors")
    if not isinstance(floors, list) or len(floors) != FLOORS:
        reader.wrong(where, f"floors = {FLOORS} lists of posts")
        return captain
    for number, posts in enumerate(floors, 1):
        captain.floors.append([read_post(reader, f"{where} floor {number}", post) for post in posts])
    return captain


def read_post(reader: Reader, where: str, text: str) -> tuple[int, int, bool]:
    """A post as in 3=1k: its number, the level of its unit (4: the captain), and whether it has a key."""
    post, _, level = text.partition("=")
    with_key = level.endswith("k")
    level = level.removesuffix("k")
    if not post.isdecimal() or not 1 <= int(post) <= POSTS or level not in ("1", "2", "3", "*"):
        reader.wrong(where, 'a post as in "3=1k" or "5=*"', text)
        return 1, 1, False
    return int(post), CAPTAIN_LEVEL if level == "*" else int(level), with_key


def read_agent(reader: Reader, key: str, entry: dict[str, Any]) -> Agent:
    """One entry of agents.toml."""
    where = f"agents.toml: [{key}]"
    agent = Agent(key)
    agent.power = reader.number(where, entry, "power", 1, 20)
    agent.bank = reader.number(where, entry, "bank", 1, 20)
    agent.base = [chip for chip, _ in reader.priced(where, {"base": [f"{c} 0" for c in entry["base"]]}, "base", CHIPS)]
    agent.dice = reader.priced(where, entry, "dice", DICE)
    agent.abilities = reader.priced(where, entry, "abilities", ABILITIES)
    agent.reserves = reader.priced(where, entry, "reserves", CHIPS)
    agent.setup = reader.effects(where, reader.words(where, entry, "setup"))
    for name, bought in (("dice", agent.dice), ("abilities", agent.abilities), ("reserves", agent.reserves)):
        if len(bought) != 3:
            reader.wrong(where, f"{name} = three of them with prices", len(bought))
    return agent


def read_module(reader: Reader, key: str, entry: dict[str, Any]) -> Module:
    """One entry of modules.toml."""
    where = f"modules.toml: [{key}]"
    module = Module(key)
    module.power = reader.number(where, entry, "power", 1, 20)
    module.bank = reader.number(where, entry, "bank", 1, 20)
    for slot in entry.get("green", []):
        module.green |= 1 << reader.number(where, {"green": slot}, "green", 1, SLOTS) - 1
    for slot, price in reader.priced(where, entry, "slots", [str(n + 1) for n in range(SLOTS)]):
        module.slot_price[slot] = price
    if module.green == 0:
        reader.wrong(where, "green = at least one slot")
    module.price = [reader.number(where, entry, name, 0, 9) for name in ("swap", "push", "repair")]
    module.most_squares = reader.number(where, entry, "most_squares", 1, 99, 99)
    module.armour = reader.number(where, entry, "armour", 0, 3, 0)
    return module


def read_keypad(reader: Reader, key: str, entry: dict[str, Any]) -> Keypad:
    """One entry of keypads.toml."""
    where = f"keypads.toml: [{key}]"
    lists = entry.get("entries")
    if not isinstance(lists, list) or len(lists) != FLOORS:
        reader.wrong(where, f"entries = {FLOORS} lists, one for each floor")
        lists = [[]] * FLOORS
    entries = []
    for words in lists:
        for word in words:
            if word not in ENTRIES:
                reader.wrong(where, f"entries from {', '.join(ENTRIES)}", word)
        entries.append([ENTRIES.index(word) for word in words if word in ENTRIES])
    resistance = [] if entry.get("iam") is True else reader.numbers(where, entry, "resistance", FLOORS, 1, 30)
    return Keypad(key, entries, resistance)


def read_terminal(reader: Reader, key: str, entry: dict[str, Any]) -> Terminal:
    """One entry of terminals.toml."""
    where = f"terminals.toml: [{key}]"
    options = entry.get("options")
    if not isinstance(options, list) or len(options) != 3:
        reader.wrong(where, "options = three of them")
        options = []
    costs = [reader.number(where, option, "cost", 0, 30) for option in options]
    return Terminal(key, costs, [reader.effects(where, reader.words(where, o, "effects", 1)) for o in options])


def read_network_card(reader: Reader, key: str, entry: dict[str, Any]) -> NetworkCard:
    """One entry of networks.toml."""
    where = f"networks.toml: [{key}]"
    kind = reader.word(where, entry, "type", TYPES) + 1
    return NetworkCard(key, kind, reader.effects(where, reader.words(where, entry, "effects", 1)))


def read_imperative(reader: Reader, key: str, entry: dict[str, Any]) -> Imperative:
    """One entry of imperatives.toml."""
    where = f"imperatives.toml: [{key}]"
    return Imperative(
        key, reader.word(where, entry, "condition", CONDITIONS), reader.number(where, entry, "power", 1, 9)
    )


def read_cache(reader: Reader, key: str, entry: dict[str, Any]) -> CacheCard:
    """One entry of caches.toml."""
    where = f"caches.toml: [{key}]"
    if reader.word(where, entry, "kind", ["equipment", "mod"]) == 0:
        return CacheCard(key, reader.effects(where, reader.words(where, entry, "effects", 1)), NOTHING, 0)
    return CacheCard(key, [], reader.word(where, entry, "bonus", BONUSES), reader.number(where, entry, "amount", 1, 9))


def read_ceo(reader: Reader, key: str, entry: dict[str, Any]) -> Ceo:
    """One entry of ceos.toml."""
    where = f"ceos.toml: [{key}]"
    thresholds = entry.get("thresholds")
    if not isinstance(thresholds, list) or len(thresholds) != 3:
        reader.wrong(where, "thresholds = three lists of effects")
        thresholds = [[], [], []]
    return Ceo(key, reader.word(where, entry, "standing", STANDINGS), [reader.effects(where, t) for t in thresholds])


class Faces:
    """The faces of all dice as numbers."""

    def __init__(self) -> None:
        self.action: list[list[int]] = []  # basic, advanced, elite; REROLL is added for an icon
        self.cycle: list[int] = []  # a slot, or nothing for the wild face
        self.ping: list[Effects] = []
        self.inspection: list[int] = []
        self.keypad: list[int] = []


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
        effects = reader.effects("dice.toml: [ping]", [face.removesuffix(" TRANSFER")])
        faces.ping.append(effects + ([(TRANSFER, 1)] if face.endswith(" TRANSFER") else []))
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


def effect_text(effect: tuple[int, int]) -> str:
    """An effect in words again, for views."""
    return f"{EFFECTS[effect[0]]} {effect[1]}"
