"""Reading the corporations (BC-3.18): their people, their network, and their missions in order."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.content import Entry
from boardroom.games.burncycle.content.cards import Ceo, Corporation, Mission, Network, Unit
from boardroom.games.burncycle.content.names import TWISTS


@dataclass(frozen=True)
class People:
    """What a corporation can name."""

    ceos: list[Ceo]
    captains: list[Unit]
    networks: list[Network]
    missions: list[Mission]


def read_corporation(people: People, entry: Entry) -> Corporation:
    """One entry of corporations.toml; its missions learn whose they are."""
    entry.allow("name", "ceos", "captains", "missions")
    twist = entry.one_of("twist", TWISTS)
    keys = [network.key for network in people.networks]
    network = people.networks[entry.one_of("network", keys)] if keys else Network()
    entry.allow("network")
    corporation = Corporation(entry.name, twist, network)
    corporation.ceos = named(entry, "ceos", [card.key for card in people.ceos])
    corporation.captains = named(entry, "captains", [card.key for card in people.captains])
    for number in named(entry, "missions", [mission.key for mission in people.missions]):
        mission = people.missions[number]
        if mission.corporation:
            entry.wrong("missions that no other corporation has", mission.key)
        mission.corporation, mission.twist = entry.name, TWISTS[twist]
        corporation.missions.append(mission.key)
    return corporation


def named(entry: Entry, key: str, known: list[str]) -> list[int]:
    """The numbers of the things that a list names, at least one; none when their own file could not be read."""
    found = []
    for word in entry.words(key, 1) if known else []:
        if word in known:
            found.append(known.index(word))
        else:
            entry.wrong(f"{key} from {', '.join(known)}", word)
    return found


def check_missions(entries: list[Entry], missions: list[Mission], corporations: list[Corporation]) -> None:
    """Every mission belongs to a corporation, if these could be read."""
    for entry, mission in zip(entries, missions if corporations else [], strict=False):
        if not mission.corporation:
            entry.wrong("a corporation in corporations.toml that has it among its missions")
