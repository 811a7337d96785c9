"""The cards of burncycle as the rules see them: small classes of numbers, filled from the content files."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.effects import Effects
from boardroom.games.burncycle.content.names import NOTHING, SLOTS
from boardroom.games.burncycle.content.plan import Plan

RESISTANCE: Final = [0, 10, 15, 20]  # by level (BC-2.4.3.7)


CAPTAIN_LEVEL: Final = 4


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
        self.setup: list[tuple[int, int]] = []  # of SETUP_BOX, with a number


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
        self.stealth = 0  # by so much less do alert ranges count against it
        self.chips: list[int] = []  # for the team reserve, at set-up and at every restart


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
        self.square = NOTHING  # where it is worked at, if the mission says so
        self.zone = ""
        self.candidates: list[
            int
        ] = []  # the squares among which those of a game are drawn; for `lure` one of each room
        self.draws = [0, 0, 0, 0]  # how many of them, by seats
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
        self.terminals = [0, 0, 0, 0]  # laid by draw, by seats
        self.caches = [0, 0, 0, 0]


class Mission:
    """A mission: its floors, and the threat limit by seats."""

    def __init__(self, key: str, limits: list[int], floors: list[Floor]) -> None:
        self.key = key
        self.limits = limits
        self.floors = floors
        self.complexity = 1
        self.corporation = ""
        self.twist = ""  # of the corporation
        self.name = ""  # what its file calls it and tells of it; ours have their words in the texts
        self.story = ""


class Network:
    """The network: nodes numbered from the outer layer inward."""

    def __init__(self) -> None:
        self.key = ""
        self.names: list[str] = []
        self.layer: list[int] = []  # 1 to 4
        self.kind: list[int] = []  # a chip type, or HUB
        self.after: list[int] = []  # the next node clockwise
        self.link: list[int] = []
        self.access: list[int] = []
        self.entry = 0


class Corporation:
    """A corporation: its standing rule, its people, its network and its missions in their order."""

    def __init__(self, key: str, twist: int, network: Network) -> None:
        self.key = key
        self.twist = twist
        self.network = network
        self.ceos: list[int] = []
        self.captains: list[int] = []
        self.missions: list[str] = []


class Faces:
    """The faces of all dice as numbers."""

    def __init__(self) -> None:
        self.action: list[list[int]] = []  # basic, advanced, elite; REROLL is added for an icon
        self.cycle: list[int] = []  # a slot, or nothing for the wild face
        self.ping: list[Effects] = []
        self.ping_words: list[str] = []  # the same as texts name them
        self.inspection: list[int] = []
        self.keypad: list[int] = []
