"""The options of a table, and what follows from them (BC-2.2.2, BC-3.4)."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadOption
from boardroom.core.fields import Field
from boardroom.core.option import Option
from boardroom.core.state import State
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.cards import Mission, Module, Network
from boardroom.games.burncycle.content.names import CALM_LIMIT, CARRIED, CARRY_CALM, MAX_SEATS, MODULE
from boardroom.games.burncycle.state.words import Words

DIFFICULTIES: Final = ["relaxed", "standard", "raised", "severe"]
LIMIT_QUARTERS: Final = {"relaxed": 6, "standard": 4, "raised": 4, "severe": 3}  # of the mission's limit, rounded up


def options_of(content: Content) -> list[Option]:
    """The options; missions, modules, agents, captains and CEOs are those of the content."""
    missions = [mission.key for mission in content.missions]
    modules = [module.key for module in content.modules]
    agents = [agent.key for agent in content.agents]
    groups = {f"corporation-{one.key}": one.missions[:] for one in content.corporations}
    one_each = {seats: seats for seats in range(1, len(agents) + 1)}
    return [
        Option("mission", "choice", list(missions), missions[0], groups=groups),
        Option("difficulty", "choice", list(DIFFICULTIES), "standard"),
        Option("module", "choice", list(modules), modules[0]),
        Option("agents", "choice or list", ["chosen", "random"], "chosen", items=agents, counts=one_each),
        Option("captain", "choice", ["random", *[captain.key for captain in content.captains]], "random"),
        Option("ceo", "choice", ["random", *[ceo.key for ceo in content.ceos]], "random"),
        Option("corporation_choices", "choice", ["automatic", "players"], "automatic"),
        Option("stay_home", "flag", [False, True], False),
        Option("repair", "choice", ["adjacent", "any"], "adjacent"),
        Option("repair_keep", "flag", [True, False], True),
        Option("banned_ip", "choice", ["own", "free"], "own"),
        Option("captain_carried", "flag", [False, True], False),
        Option("dice_used_up", "flag", [True, False], True),
        Option("carried", "choice or list", ["nothing"], "nothing", items=list(CARRIED)),
        Option("round_cap", "number", [10, 200], 100),
    ]


class Setup:
    """Seats, content and options of one table; shared by all its states and never changed."""

    def __init__(self, seats: int, content: Content, options: dict[str, Any]) -> None:
        self.seats: int = seats
        self.robots = [*range(seats), MODULE]
        self.content = content
        self.options = options
        self.mission: Mission = next(m for m in content.missions if m.key == options["mission"])
        self.number = (
            content.missions.index(self.mission) * (MAX_SEATS + 1) + seats
        )  # of mission and seats, for memories
        self.corporation = content.corporation_of(self.mission)
        self.network: Network = self.corporation.network
        self.twist = self.corporation.twist
        self.module: Module = next(m for m in content.modules if m.key == options["module"])
        self.empty: State | None = None  # a table with nothing on it
        # By floor: the names of things there, all fields of a table, and those of them that a new floor lays anew.
        self.words = [Words(seats, content, floor.plan) for floor in self.mission.floors]
        self.fields: list[list[Field]] = []
        self.floor_fields: list[list[Field]] = []
        self.carried = 0 if options["carried"] == "nothing" else sum(1 << CARRIED.index(w) for w in options["carried"])
        self.limit = (self.mission.limits[seats - 1] * LIMIT_QUARTERS[options["difficulty"]] + 3) // 4
        self.limit += CALM_LIMIT if self.carries(CARRY_CALM) else 0
        self.alert_threat = options["difficulty"] in ("raised", "severe")
        self.players_choose = options["corporation_choices"] == "players"
        self.stay_home = bool(options["stay_home"])
        self.repair_any = options["repair"] == "any"
        self.banned_ip_free = options["banned_ip"] == "free"
        self.captain_carried = bool(options["captain_carried"])
        self.repair_keep = 1 if options["repair_keep"] else 0
        self.dice_used_up = bool(options["dice_used_up"])
        self.cap = int(options["round_cap"])
        # BC-3.8: thresholds at a quarter, a half and three quarters of the limit, rounded up.
        self.thresholds = [(self.limit * part + 3) // 4 for part in (1, 2, 3)]

    def carries(self, what: int) -> bool:
        """Does the team take this along from the mission before (BC-3.19)?"""
        return bool(self.carried >> what & 1)

    def next_mission(self) -> str | None:
        """The mission that follows in a campaign against this corporation; None after its last."""
        missions = self.corporation.missions
        place = missions.index(self.mission.key) + 1
        return missions[place] if place < len(missions) else None

    def given_agents(self) -> list[int]:
        """The agents that the options name; an empty list when they are drawn or chosen at the table."""
        named = self.options["agents"]
        keys = [agent.key for agent in self.content.agents]
        return [keys.index(key) for key in named] if isinstance(named, list) else []


def check_together(seats: int, options: dict[str, Any]) -> None:
    """Raises BadOption for options that do not fit the number of seats."""
    agents = options["agents"]
    if isinstance(agents, list) and len(agents) != seats:
        raise BadOption(f"option agents: {seats} seats need {seats} agents, not {len(agents)}")
