"""Set-up (BC-2.2): persons, power, starting squares and reserves."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    CACHE_BOX,
    CACHES,
    CHIP_KINDS,
    KEY_BOX,
    MODULE,
    NET_BOX,
    ROBOT_NAMES,
    SETUP,
    name_of,
)
from boardroom.games.burncycle.rules.cycle import FillCycle
from boardroom.games.burncycle.rules.floors import build_floor
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.routing import AT_SETUP, Route
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Business, Happening, OneOf
from boardroom.games.burncycle.state.refusals import NOT_FREE
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import DISCARDED, TEAM


def start_game(t: Table) -> None:
    """Steps 1 to 9, then the choices of steps 10 to 16 go onto the agenda."""
    seats = t.setup.seats
    t.first = t.active = t.chance(SETUP, seats)
    t.holder = (t.first - 1) % seats
    t.round = 1
    for place in range(seats):
        t.access[(t.first + place) % seats] = place
    t.captain = chosen(t, "captain", [card.key for card in t.content.captains])
    t.ceo = chosen(t, "ceo", [card.key for card in t.content.ceos])
    t.unit_cards = [*t.content.units, t.content.captains[t.captain]]
    choose_agents(t)
    if t.log is not None:
        shown = {
            "first": t.first,
            "mission": t.setup.mission.key,
            "captain": t.content.captains[t.captain].key,
            "ceo": t.ceo_card().key,
            "agents": [t.agent_of(seat).key for seat in range(seats)],
            "module": t.setup.module.key,
        }
        t.say("game_started", shown, barrier=True)
    build_floor(t)
    for seat in range(seats):
        take_agent(t, seat)
    t.power[MODULE] = t.setup.module.power
    put_choices(t)


def chosen(t: Table, option: str, keys: list[str]) -> int:
    """What an option names, or a fair draw (BC-A5)."""
    wanted: str = t.setup.options[option]
    return t.chance(SETUP, len(keys)) if wanted == "random" else keys.index(wanted)


def choose_agents(t: Table) -> None:
    """The agents of the options, or different ones at random."""
    t.agents = t.setup.given_agents()
    if t.agents:
        return
    left = list(range(len(t.content.agents)))
    t.agents = [left.pop(t.chance(SETUP, len(left))) for _ in range(t.setup.seats)]


def take_agent(t: Table, seat: int) -> None:
    """BC-2.2.8, 10 and 11: the card, its set-up box, 10 power; alone, an agent has all reserve upgrades."""
    agent = t.agent_of(seat)
    t.power[seat] = agent.power
    if t.setup.seats == 1:
        t.bought[seat] = 0b111 << 6
    for box, number in agent.setup:
        if box == NET_BOX:
            t.levels[seat] += number
        elif box == KEY_BOX:
            t.keys[seat] += number
        else:
            assert box == CACHE_BOX
            draw_starting_cache(t, seat)


def draw_starting_cache(t: Table, seat: int) -> None:
    """Mirage's box: draw a cache card, keep it if it is equipment (BC-3.11)."""
    card = t.draw(CACHES)
    if card < 0:
        return
    kept = t.content.caches[card].bonus < 0
    t.cache_at[card] = seat if kept else DISCARDED
    if not kept:
        t.throw_away(CACHES, card)
    if t.log is not None:
        t.say("cache_drawn", {"robot": ROBOT_NAMES[seat], "item": t.content.caches[card].key}, barrier=True)


def put_choices(t: Table) -> None:
    """Steps 10 to 16 in their order, each seat from the first player on; the agenda is a stack."""
    order = [(t.first + place) % t.setup.seats for place in range(t.setup.seats)]
    steps: list[Business] = []
    if t.setup.seats == 2:
        steps += [Upgrade(seat) for seat in order]
    steps += [Route(seat, AT_SETUP) for seat in order]
    steps.append(FillCycle())
    steps += [Place(seat, seat) for seat in order]
    steps += [Place(MODULE, t.first), FinishSetup()]
    t.agenda += steps[::-1]


class Upgrade(OneOf):
    """BC-2.2.10: with two players each picks one reserve upgrade."""

    word: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "BC-2.2.10"
    families: ClassVar[tuple[str, ...]] = ("upgrade",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, t: Table) -> int:
        """Each seat for itself."""
        return self.seat

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Any of them."""
        return None

    def chosen(self, t: Table, thing: int) -> None:
        """The upgrade is active from the start; its chip comes with the base reserve."""
        t.bought[self.seat] |= 1 << (6 + thing)
        if t.log is not None:
            shown = {"robot": ROBOT_NAMES[self.seat], "purchase": f"reserve-{thing + 1}", "price": 0}
            t.say("bought", shown, seat=self.seat)


class Place(OneOf):
    """BC-2.2.13: where a robot starts."""

    word: ClassVar[str] = "place"
    rule: ClassVar[str] = "BC-2.2.13"
    families: ClassVar[tuple[str, ...]] = ("square",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT, parts.SEAT)

    def __init__(self, robot: int, seat: int) -> None:
        self.robot: Final = robot
        self.seat: Final = seat

    def decider(self, t: Table) -> int:
        """Each seat for its agent, the first player for the module."""
        return self.seat

    def things(self, t: Table) -> list[int]:
        """The exterior squares."""
        return t.plan.exterior

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Free ones."""
        return None if t.is_free(thing) else NOT_FREE

    def chosen(self, t: Table, thing: int) -> None:
        """The robot stands there."""
        t.at[self.robot] = thing
        if t.log is not None:
            t.say("placed", {"robot": ROBOT_NAMES[self.robot], "square": name_of(thing)})

    def params(self, t: Table) -> dict[str, Any]:
        """Which robot."""
        return {"robot": ROBOT_NAMES[self.robot]}


class FinishSetup(Happening):
    """BC-2.2.14 to 16."""

    word: ClassVar[str] = "finish-setup"

    def run(self, t: Table) -> None:
        """The team reserve, the agents' reserves, imperatives."""
        add_exterior_chips(t)
        for seat in range(t.setup.seats):
            take_reserve(t, seat)
        for place in range(t.setup.seats):
            draw_imperative(t, (t.first + place) % t.setup.seats)


def add_exterior_chips(t: Table) -> None:
    """A chip for each exterior icon that a robot stands on (BC-2.2.14)."""
    for robot in t.robots():
        if t.at[robot] >= 0 and t.plan.icon[t.at[robot]]:
            t.reserves[TEAM * CHIP_KINDS + t.plan.icon[t.at[robot]]] += 1


def take_reserve(t: Table, seat: int) -> None:
    """The base reserve with the active upgrades (BC-2.2.15)."""
    agent = t.agent_of(seat)
    for chip in agent.base:
        t.reserves[seat * CHIP_KINDS + chip] += 1
    for number, (chip, _) in enumerate(agent.reserves):
        if t.bought[seat] >> (6 + number) & 1:
            t.reserves[seat * CHIP_KINDS + chip] += 1
