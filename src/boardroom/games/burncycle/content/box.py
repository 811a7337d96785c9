"""The content of one Game object: cards, dice, plans and missions, read from TOML and checked."""

from __future__ import annotations

from pathlib import Path

from boardroom.core.content import Reader
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
from boardroom.games.burncycle.content.cards import Corporation, Mission
from boardroom.games.burncycle.content.corporation_files import People, check_missions, read_corporation
from boardroom.games.burncycle.content.mission_files import check_networks, read_dice, read_mission, read_network
from boardroom.games.burncycle.content.names import MAX_SEATS
from boardroom.games.burncycle.content.plan import read_plan
from boardroom.games.burncycle.content.reader import entries_of


class Content:
    """Everything an owner of the box could change with a pencil."""

    def __init__(self, folder: Path) -> None:
        self.own_missions: dict[str, str] = {}  # what an owner calls missions, where it is not what we do
        reader = Reader(folder)
        self.units = [read_unit(entry) for entry in entries_of(reader, "units")]
        self.captains = [read_captain(entry) for entry in entries_of(reader, "captains")]
        self.agents = [read_agent(entry) for entry in entries_of(reader, "agents", MAX_SEATS)]
        self.modules = [read_module(entry) for entry in entries_of(reader, "modules")]
        self.keypads = [read_keypad(entry) for entry in entries_of(reader, "keypads")]
        self.terminals = [read_terminal(entry) for entry in entries_of(reader, "terminals")]
        self.networks = [read_network_card(entry) for entry in entries_of(reader, "networks")]
        self.imperatives = [read_imperative(entry) for entry in entries_of(reader, "imperatives")]
        self.caches = [read_cache(entry) for entry in entries_of(reader, "caches")]
        self.ceos = [read_ceo(entry) for entry in entries_of(reader, "ceos")]
        self.faces = read_dice(reader)
        networks = entries_of(reader, "network")
        self.network_maps = [read_network(entry) for entry in networks]
        check_networks(networks, self.network_maps)
        self.plans = [read_plan(entry) for entry in entries_of(reader, "plans")]
        missions = entries_of(reader, "missions")
        self.missions = [read_mission(self.plans, entry) for entry in missions]
        people = People(self.ceos, self.captains, self.network_maps, self.missions)
        self.corporations = [read_corporation(people, entry) for entry in entries_of(reader, "corporations")]
        check_missions(missions, self.missions, self.corporations)
        self.digest = reader.digest
        reader.check()

    def corporation_of(self, mission: Mission) -> Corporation:
        """The corporation that a mission is about."""
        return next(corporation for corporation in self.corporations if mission.key in corporation.missions)
