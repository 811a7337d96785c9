"""The content of one Game object: cards, dice, plans and missions, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.errors import BadContent
from boardroom.games.burncycle.content.card_files import (
    read_agent,
    read_cache,
    read_captain,
    read_ceo,
    read_imperative,
    read_keypad,
    read_module,
    read_network_card,
    read_terminal,
    read_unit,
)
from boardroom.games.burncycle.content.mission_files import read_dice, read_mission, read_network
from boardroom.games.burncycle.content.names import MAX_SEATS
from boardroom.games.burncycle.content.plan import read_plan
from boardroom.games.burncycle.content.reader import Reader


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
