"""The options of a table, and what follows from them (BC-2.2.2, BC-3.4)."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadOption
from boardroom.core.fields import Field
from boardroom.core.option import Option
from boardroom.games.burncycle.content.box import Content
from boardroom.games.burncycle.content.cards import Mission, Module
from boardroom.games.burncycle.state.words import Words

DIFFICULTIES: Final = ["relaxed", "standard", "raised", "severe"]
LIMIT_CHANGE: Final = {"relaxed": 6, "standard": 0, "raised": 0, "severe": -3}


def options_of(content: Content) -> list[Option]:
    """The options; missions, modules, agents, captains and CEOs are those of the content."""
    missions = [mission.key for mission in content.missions]
    modules = [module.key for module in content.modules]
    agents = [agent.key for agent in content.agents]
    one_each = {seats: seats for seats in range(1, len(agents) + 1)}
    return [
        Option("mission", "choice", list(missions), missions[0]),
        Option("difficulty", "choice", list(DIFFICULTIES), "standard"),
        Option("module", "choice", list(modules), modules[0]),
        Option("agents", "choice or list", ["random"], "random", items=agents, counts=one_each),
        Option("captain", "choice", ["random", *[captain.key for captain in content.captains]], "random"),
        Option("ceo", "choice", ["random", *[ceo.key for ceo in content.ceos]], "random"),
        Option("corporation_choices", "choice", ["automatic", "players"], "automatic"),
        Option("stay_home", "flag", [False, True], False),
        Option("repair_keep", "flag", [True, False], True),
        Option("dice_used_up", "flag", [True, False], True),
        Option("round_cap", "number", [10, 200], 100),
    ]


class Setup:
    """Seats, content and options of one table; shared by all its states and never changed."""

    def __init__(self, seats: int, content: Content, options: dict[str, Any]) -> None:
        self.seats: int = seats
        self.content = content
        self.options = options
        self.mission: Mission = next(m for m in content.missions if m.key == options["mission"])
        self.module: Module = next(m for m in content.modules if m.key == options["module"])
        # By floor: the names of things there, all fields of a table, and those of them that a new floor lays anew.
        self.words = [Words(seats, content, floor.plan) for floor in self.mission.floors]
        self.fields: list[list[Field]] = []
        self.floor_fields: list[list[Field]] = []
        self.limit = self.mission.limits[seats - 1] + LIMIT_CHANGE[options["difficulty"]]
        self.alert_threat = options["difficulty"] in ("raised", "severe")
        self.players_choose = options["corporation_choices"] == "players"
        self.stay_home = bool(options["stay_home"])
        self.repair_keep = 1 if options["repair_keep"] else 0
        self.dice_used_up = bool(options["dice_used_up"])
        self.cap = int(options["round_cap"])
        # BC-3.8: thresholds at a quarter, a half and three quarters of the limit, rounded up.
        self.thresholds = [(self.limit * part + 3) // 4 for part in (1, 2, 3)]

    def given_agents(self) -> list[int]:
        """The agents that the options name; an empty list when they are drawn at random."""
        named = self.options["agents"]
        keys = [agent.key for agent in self.content.agents]
        return [] if named == "random" else [keys.index(key) for key in named]


def check_together(seats: int, options: dict[str, Any]) -> None:
    """Raises BadOption for options that do not fit the number of seats."""
    agents = options["agents"]
    if isinstance(agents, list) and len(agents) != seats:
        raise BadOption(f"option agents: {seats} seats need {seats} agents, not {len(agents)}")
