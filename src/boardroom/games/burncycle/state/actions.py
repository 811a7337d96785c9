"""The action table of burncycle: one row for each choice, in families whose first codes the rules know by name.

The table follows the content, as cards, doors and units are named in it; it is made once for each Game object.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardroom.core.action import Action
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.names import (
    CHIPS,
    DICE,
    DIRECTIONS,
    ENTRY_REFS,
    GOALS,
    K_DIE,
    PURCHASES,
    ROBOT_NAMES,
    ROBOTS,
    SLOTS,
    SQUARES,
    UNIVERSAL,
    name_of,
)
from boardroom.games.burncycle.state.agenda import Decision, free, kinds, menu

MOST_BASIC: Final = 12  # basic dice in a pool
MOST_BETTER: Final = 3  # advanced dice, and elite dice
MOST_AMOUNT: Final = 30
FACES: Final = 10
ACCESS_POINTS: Final = 4


Row = tuple[str, tuple[str, ...], dict[str, object]]  # notation, the things clicked, parameters


class Family:
    """Choices that a chapter adds to those listed below; their codes come after all others."""

    def __init__(self, label: str, rule: str, rows: list[Row]) -> None:
        self.label = label
        self.rule = rule
        self.rows = rows
        added.append(self)


added: Final[list[Family]] = []


class ActionTable:
    """All actions, and the first code of each family."""

    def __init__(self, content: Content) -> None:
        self.actions: list[Action] = []
        self.family_of: list[int] = []  # the first code of each code's family
        self.firsts: dict[str, int] = {}  # the first code of each family, by its label
        self.sizes: dict[str, int] = {}
        self.numbers: dict[str, list[int]] = {}  # from 0 up to each of these sizes
        self.together: dict[tuple[str, ...], list[int]] = {}
        self.items = ["key", *[card.key for card in content.caches]]
        self.unit_names = [*[unit.key for unit in content.units], "captain"]
        self.doors = sorted({door for plan in content.plans for door in plan.doors})
        self.door_row = [-1] * (SQUARES * 4)  # by square and direction
        for row, (square, direction) in enumerate(self.doors):
            self.door_row[square * 4 + direction] = row
        self.zones = sorted({letter for plan in content.plans for letter in plan.letters})
        self.add_turn()
        self.add_menu()
        self.add_free_actions()
        self.add_dice()
        self.add_moves()
        self.add_keypad()
        self.add_cards(content)
        self.add_picks(content)
        for family in added:
            self.family(family.rows, family.rule, family.label)
        self.menu = [self.firsts[action.family] for action in menu]
        self.menu_sizes = [self.sizes[action.family] for action in menu]
        self.free = [self.firsts[action.family] for action in free]
        self.free_sizes = [self.sizes[action.family] for action in free]
        self.check_families()

    def check_families(self) -> None:
        """Raises TypeError when a decision offers choices that are not in the table."""
        asked: list[Any] = [kind for kind in kinds.values() if issubclass(kind, Decision)]
        for kind in asked:
            for label in kind.families:
                if label not in self.firsts and label not in ("menu", "free"):
                    raise TypeError(f"{kind.__module__}: {kind.__name__} offers {label!r}, but no choice is called so")

    def codes_of(self, families: tuple[str, ...]) -> list[int]:
        """The codes of these families, ascending; the list is shared."""
        codes = self.together.get(families)
        if codes is None:
            codes = sorted(
                n for label in families for n in range(self.firsts[label], self.firsts[label] + self.sizes[label])
            )
            self.together[families] = codes
        return codes

    def one(self, verb: str, rule: str, label: str = "") -> int:
        """Adds an action without parameters."""
        name = verb.replace(" ", "-")
        return self.family([(verb, (f"choice:{name}",), {})], rule, label or name)

    def family(self, rows: list[Row], rule: str, label: str) -> int:
        """Adds rows of notation, refs and parameters; gives the first code."""
        first = len(self.actions)
        assert label not in self.firsts, f"two families of choices have the label {label!r}"
        self.firsts[label], self.sizes[label] = first, len(rows)
        self.numbers[label] = list(range(len(rows)))
        for text, refs, params in rows:
            self.actions.append(Action(text.split(" ", maxsplit=1)[0], refs, rule, text, label, dict(params)))
            self.family_of.append(first)
        return first

    def simple(self, verb: str, names: Sequence[str], prefix: str, param: str, rule: str, label: str = "") -> int:
        """Adds one row for each name: the thing clicked is prefix:name. What is called by a number is told as a number."""
        rows: list[Row] = [
            (f"{verb} {name}", (f"{prefix}:{name}",), {param: int(name) if name.isdigit() else name}) for name in names
        ]
        return self.family(rows, rule, label or verb.replace(" ", "-"))

    def add_turn(self) -> None:
        """Set-up and the frame of a turn."""
        self.simple("upgrade", ["1", "2", "3"], "reserve", "number", "BC-2.2.10")
        self.buy = self.simple("buy", PURCHASES, "buy", "purchase", "BC-2.4.1.1")
        self.buy_universal = self.simple("activate", UNIVERSAL, "buy", "universal", "BC-2.4.1.1")
        self.buy_slot = self.simple("open", [str(n + 1) for n in range(SLOTS)], "buy:slot", "slot", "BC-2.4.1.1")
        self.install = self.pair("install", self.items[1:], "BC-2.4.1.4")
        self.scrap = self.pair("scrap", self.items[1:], "BC-2.4.1.4")
        self.end_routing = self.one("end routing", "BC-2.4.1.1")
        self.restart = self.one("restart", "BC-2.10.1")
        self.begin = self.one("begin", "BC-2.3.2")

    def pair(self, verb: str, items: list[str], rule: str) -> int:
        """Adds one row for each item: click the item, then the verb."""
        rows: list[Row] = [(f"{verb} {item}", (f"item:{item}", f"choice:{verb}"), {"item": item}) for item in items]
        return self.family(rows, rule, verb)

    def add_menu(self) -> None:
        """What an agent may do on a chip (BC-2.4.3)."""
        self.move = self.one("move", "BC-2.4.3.5")
        self.simple("break", DIRECTIONS, "wall", "direction", "BC-2.4.3.6")
        self.attack = self.family(
            [(f"attack {u}", (f"unit:{u}", "choice:attack"), {"unit": u}) for u in self.unit_names],
            "BC-2.4.3.7", "attack",
        )  # fmt: skip
        self.keypad = self.simple("keypad", DIRECTIONS, "door", "direction", "BC-2.4.3.8")
        self.terminal = self.simple("terminal", ["agent", "module"], "terminal", "by", "BC-2.4.3.9")
        self.network = self.one("network", "BC-2.4.3.10")
        self.family(
            [(f"repair {r}", (f"robot:{r}", "choice:repair"), {"robot": r}) for r in ROBOT_NAMES],
            "BC-2.4.3.11", "repair",
        )  # fmt: skip
        self.mission = self.simple("mission", GOALS, "mission", "goal", "BC-2.4.3.12")
        self.one("decoy", "BC-3.11")
        self.pass_chip = self.one("pass", "BC-2.4.3.1")
        self.end_actions = self.one("end actions", "BC-2.4.3.4")
        self.simple("amount", [str(n) for n in range(MOST_AMOUNT + 1)], "amount", "number", "BC-2.4.3.11")

    def add_free_actions(self) -> None:
        """Trade, altering the cycle, equipment and Overtime (BC-2.4.3.13, BC-2.4.3.14)."""
        self.alter = self.family(
            [
                (f"alter {n + 1} {chip} {source}", (f"{source}:{chip}", f"slot:{n + 1}"),
                 {"slot": n + 1, "chip": chip, "source": source})
                for n in range(SLOTS) for chip in CHIPS[:4] for source in ("own", "team")
            ],
            "BC-2.4.3.14", "alter",
        )  # fmt: skip
        self.trade("give", "to")
        self.trade("take", "from")
        self.use = self.pair("use", self.items[1:], "BC-3.17")
        self.one("overtime", "BC-3.11")

    def trade(self, verb: str, word: str) -> int:
        """Adds handing each item to each robot, or taking it."""
        return self.family(
            [
                (f"{verb} {item} {word} {robot}", (f"item:{item}", f"robot:{robot}", f"choice:{verb}"),
                 {"item": item, "robot": robot})
                for item in self.items for robot in ROBOT_NAMES
            ],
            "BC-2.4.3.13", verb,
        )  # fmt: skip

    def add_dice(self) -> None:
        """Choosing dice, rerolling and keeping (BC-2.4.2.2)."""
        self.roll = self.family(
            [
                (f"roll {b}/{a}/{e}", (f"basic:{b}", f"advanced:{a}", f"elite:{e}"),
                 {"basic": b, "advanced": a, "elite": e})
                for b in range(MOST_BASIC + 1) for a in range(MOST_BETTER + 1) for e in range(MOST_BETTER + 1)
            ],
            "BC-2.4.2.2", "roll",
        )  # fmt: skip
        self.boost = self.one("boost", "BC-3.15")
        self.reroll = self.family(
            [
                (f"reroll {die}:{face}", (f"rolled:{die}:{face}",), {"die": die, "face": face})
                for die in DICE for face in range(FACES)
            ],
            "BC-A14", "reroll",
        )  # fmt: skip
        self.keep = self.one("keep", "BC-A14")

    def add_moves(self) -> None:
        """Steps of robots and of shoved units (BC-2.4.3.5)."""
        self.step = self.robot_moves("step", "BC-2.4.3.5")
        self.swap = self.robot_moves("swap", "BC-2.4.3.5")
        self.push = self.robot_moves("push", "BC-2.4.3.5")
        self.cross = self.robot_moves("cross", "BC-3.17")
        self.cache = self.family(
            [(f"cache {r}", (f"robot:{r}", "choice:cache"), {"robot": r}) for r in ROBOT_NAMES], "BC-2.7.3", "cache"
        )
        self.stop = self.one("stop", "BC-2.4.3.5")
        self.through = self.one("through", "BC-2.4.3.8")
        self.stay = self.one("stay", "BC-2.4.3.8")
        self.direction = self.simple("dir", DIRECTIONS, "dir", "direction", "BC-2.4.3.5")

    def robot_moves(self, verb: str, rule: str) -> int:
        """Adds a verb for each robot and direction."""
        return self.family(
            [
                (f"{verb} {ROBOT_NAMES[r]} {d}", (f"robot:{ROBOT_NAMES[r]}", f"dir:{d}"),
                 {"robot": ROBOT_NAMES[r], "direction": d})
                for r in range(ROBOTS) for d in DIRECTIONS
            ],
            rule, verb,
        )  # fmt: skip

    def add_keypad(self) -> None:
        """Working a keypad (BC-2.4.3.8, BC-2.7.1)."""
        self.key = self.one("key", "BC-A19")
        self.entries = self.one("entries", "BC-2.4.3.8")
        self.force = self.one("force", "BC-A21")
        self.strike = self.family(
            [(f"strike {name}", (f"entry:{name}", "choice:strike"), {"entry": name}) for name in ENTRY_REFS],
            "BC-2.4.3.8", "strike",
        )  # fmt: skip
        self.resolve = self.family(
            [(f"resolve {name}", (f"entry:{name}", "choice:resolve"), {"entry": name}) for name in ENTRY_REFS[K_DIE:]],
            "BC-2.7.1", "resolve",
        )  # fmt: skip
        self.pay = self.family(
            [
                (f"pay {chip} {source}", (f"entry:K-CHIP-{chip}", f"{source}:{chip}"), {"chip": chip, "source": source})
                for chip in CHIPS[1:4] for source in ("own", "team")
            ],
            "BC-2.7.1", "pay",
        )  # fmt: skip
        self.jump = self.simple("jump", [str(n + 1) for n in range(SLOTS)], "slot", "slot", "BC-A36")
        self.bribe = self.one("bribe", "BC-3.11")
        self.give_up = self.one("give up", "BC-A20")

    def add_cards(self, content: Content) -> None:
        """Terminal options and network cards."""
        self.simple("hold", [c.key for c in content.terminals], "card", "terminal", "BC-3.11")
        self.option = self.simple("option", ["1", "2", "3"], "option", "number", "BC-2.4.3.9")
        self.enough = self.one("enough", "BC-2.4.3.9")
        names = [card.key for card in content.networks]
        self.simple("card", names, "card", "network", "BC-2.4.4.7")
        self.discard = self.simple("discard", names, "card", "network", "BC-2.4.3.10")
        self.redraw = self.one("redraw", "BC-3.11")
        self.one("keep drawn", "BC-3.11")
        self.ip_on = self.one("ip on", "BC-2.4.4.2")
        self.ip_transfer = self.one("ip transfer", "BC-2.4.4.2")
        self.ip_stay = self.one("ip stay", "BC-A26")
        self.cold_restart = self.one("cold restart", "BC-3.11")
        self.one("accept boot", "BC-2.4.4.5")
        self.lose_power = self.one("lose power", "BC-3.9")
        self.one("raise threat", "BC-3.9")

    def add_picks(self, content: Content) -> None:
        """Choosing a thing for whatever asks for one."""
        self.square = self.simple("square", [name_of(s) for s in range(SQUARES)], "square", "square", "BC-2.1.2")
        self.family(
            [
                (f"door {name_of(s)} {DIRECTIONS[d]}", (f"edge:{name_of(s)}:{DIRECTIONS[d]}",),
                 {"square": name_of(s), "direction": DIRECTIONS[d]})
                for s, d in self.doors
            ],
            "BC-3.1", "door",
        )  # fmt: skip
        self.simple("unit", self.unit_names, "unit", "unit", "BC-3.1")
        self.simple("node", content.network_maps[0].names, "node", "node", "BC-3.1")
        self.simple("chip", CHIPS[:4], "chip", "chip", "BC-3.1")
        self.slot = self.simple("slot", [str(n + 1) for n in range(SLOTS)], "slot", "slot", "BC-3.1")
        self.simple("robot", ROBOT_NAMES, "robot", "robot", "BC-3.1")
        self.simple("zone", self.zones, "zone", "zone", "BC-3.1")
        self.simple("die", DICE, "dice", "die", "BC-3.1")
        self.agent = self.simple("agent", [agent.key for agent in content.agents], "agent", "agent", "BC-2.2.8")
        self.simple("access", [str(n + 1) for n in range(ACCESS_POINTS)], "access", "number", "BC-2.10.6")
