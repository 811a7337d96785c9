"""Set-up (BC-2.2): persons, power, starting squares and reserves."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import (
    CACHE_BOX,
    CACHES,
    CARRY_KEY,
    CARRY_LEVEL,
    CARRY_POWER,
    CHIP_KINDS,
    KEY_BOX,
    MODULE,
    NET_BOX,
    NOTHING,
    ROBOT_NAMES,
    SETUP,
    TEAM,
    UPGRADES,
    name_of,
)
from boardroom.games.burncycle.rules.cycle import FillCycle
from boardroom.games.burncycle.rules.floors import build_floor, come_in
from boardroom.games.burncycle.rules.imperative import draw_imperative
from boardroom.games.burncycle.rules.routing import AT_SETUP, Route
from boardroom.games.burncycle.shapes import AgentChosen, Bought, CacheDrawn, GameStarted, Placed
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Business, Happening, OneOf
from boardroom.games.burncycle.state.refusals import NOT_FREE, refusals
from boardroom.games.burncycle.state.table import Table

AGENT_TAKEN: Final = refusals.add("agent-taken", "BC-2.2.8")


def start_game(table: Table, with_choices: bool = True) -> None:
    """Steps 1 to 9, then the choices of the others go onto the agenda; without choices agents are drawn."""
    seats = table.setup.seats
    table.first = table.active = table.chance(SETUP, seats)
    table.holder = (table.first - 1) % seats
    table.round = 1
    for place in range(seats):
        table.access[(table.first + place) % seats] = place
    corporation = table.setup.corporation
    table.captain = chosen(table, "captain", [card.key for card in table.content.captains], corporation.captains)
    table.ceo = chosen(table, "ceo", [card.key for card in table.content.ceos], corporation.ceos)
    table.unit_cards = [*table.content.units, table.content.captains[table.captain]]
    choose_agents(table, with_choices)
    if table.log is not None:
        table.say(
            GameStarted(
                kind="game_started",
                seat=table.active,
                first=table.first,
                mission=table.setup.mission.key,
                captain=table.content.captains[table.captain].key,
                ceo=table.ceo_card().key,
                agents=[table.content.agents[agent].key for agent in table.agents if agent >= 0],
                module=table.setup.module.key,
            ),
            barrier=True,
        )
    build_floor(table)
    for seat in range(seats):
        if table.agents[seat] >= 0:
            take_agent(table, seat)
    table.power[MODULE] = table.setup.module.power
    put_choices(table)


def chosen(table: Table, option: str, keys: list[str], own: list[int]) -> int:
    """What an option names, or a fair draw among the corporation's own (BC-A5)."""
    wanted: str = table.setup.options[option]
    return own[table.chance(SETUP, len(own))] if wanted == "random" else keys.index(wanted)


def choose_agents(table: Table, with_choices: bool) -> None:
    """The agents of the options, or different ones at random; or each seat will choose (BC-2.2.8)."""
    table.agents = table.setup.given_agents()
    if table.agents:
        return
    if table.setup.options["agents"] == "chosen" and with_choices:
        table.agents = [NOTHING] * table.setup.seats
        return
    left = list(range(len(table.content.agents)))
    table.agents = [left.pop(table.chance(SETUP, len(left))) for _ in range(table.setup.seats)]


def take_agent(table: Table, seat: int) -> None:
    """BC-2.2.8, 10 and 11: the card, its set-up box, 10 power; alone, an agent has all reserve upgrades."""
    agent = table.agent_of(seat)
    table.power[seat] = agent.power + (1 if table.setup.carries(CARRY_POWER) else 0)
    table.levels[seat] += 1 if table.setup.carries(CARRY_LEVEL) else 0
    table.keys[seat] += 1 if table.setup.carries(CARRY_KEY) and seat == table.first else 0
    if table.setup.seats == 1:
        table.bought[seat] = 0b111 << 6
    for box, number in agent.setup:
        if box == NET_BOX:
            table.levels[seat] += number
        elif box == KEY_BOX:
            table.keys[seat] += number
        else:
            assert box == CACHE_BOX
            draw_starting_cache(table, seat)


def draw_starting_cache(table: Table, seat: int) -> None:
    """Mirage's box: draw a cache card, keep it if it is equipment (BC-3.11)."""
    card = table.draw(CACHES)
    if card < 0:
        return
    kept = table.content.caches[card].bonus < 0
    table.cache_at[card] = seat if kept else NOTHING
    if not kept:
        table.throw_away(CACHES, card)
    if table.log is not None:
        table.say(
            CacheDrawn(
                kind="cache_drawn", seat=table.active, robot=ROBOT_NAMES[seat], item=table.content.caches[card].key
            ),
            barrier=True,
        )


def put_choices(table: Table) -> None:
    """Steps 8 and 10 to 16 in their order, each seat from the first player on; the agenda is a stack."""
    order = [(table.first + place) % table.setup.seats for place in range(table.setup.seats)]
    steps: list[Business] = [ChooseAgent(seat) for seat in order if table.agents[seat] < 0]
    if table.setup.seats == 2:
        steps += [Upgrade(seat) for seat in order]
    steps += [Route(seat, AT_SETUP) for seat in order]
    steps.append(FillCycle())
    steps += [Place(seat, seat) for seat in order]
    steps += [Place(MODULE, table.first), FinishSetup()]
    table.agenda += steps[::-1]


class ChooseAgent(OneOf):
    """BC-2.2.8: each player chooses an agent, in turn from the first player."""

    word: ClassVar[str] = "choose-agent"
    rule: ClassVar[str] = "BC-2.2.8"
    families: ClassVar[tuple[str, ...]] = ("agent",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """Each seat for itself."""
        return self.seat

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Those that nobody has yet."""
        return AGENT_TAKEN if thing in table.agents else None

    def chosen(self, table: Table, thing: int) -> None:
        """The card is the seat's, with its set-up box."""
        table.agents = table.agents[:]  # shared with copies
        table.agents[self.seat] = thing
        if table.log is not None:
            key = table.content.agents[thing].key
            table.say(AgentChosen(kind="agent_chosen", seat=self.seat, agent=key))
        take_agent(table, self.seat)


class Upgrade(OneOf):
    """BC-2.2.10: with two players each picks one reserve upgrade."""

    word: ClassVar[str] = "upgrade"
    rule: ClassVar[str] = "BC-2.2.10"
    families: ClassVar[tuple[str, ...]] = ("upgrade",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """Each seat for itself."""
        return self.seat

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Any of them."""
        return None

    def chosen(self, table: Table, thing: int) -> None:
        """The upgrade is active from the start; its chip comes with the base reserve."""
        table.bought[self.seat] |= 1 << (6 + thing)
        if table.log is not None:
            table.say(
                Bought(
                    kind="bought",
                    seat=self.seat,
                    robot=ROBOT_NAMES[self.seat],
                    purchase=UPGRADES[thing],
                    price=0,
                )
            )


class Place(OneOf):
    """BC-2.2.13: where a robot starts."""

    word: ClassVar[str] = "place"
    rule: ClassVar[str] = "BC-2.2.13"
    families: ClassVar[tuple[str, ...]] = ("square",)
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.ROBOT, parts.SEAT)

    def __init__(self, robot: int, seat: int) -> None:
        self.robot: Final = robot
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """Each seat for its agent, the first player for the module."""
        return self.seat

    def things(self, table: Table) -> list[int]:
        """The exterior squares."""
        return table.plan.exterior

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Free ones."""
        return None if table.is_free(thing) else NOT_FREE

    def chosen(self, table: Table, thing: int) -> None:
        """The robot stands there."""
        table.at[self.robot] = thing
        come_in(table, self.robot)
        if table.log is not None:
            table.say(Placed(kind="placed", seat=table.active, robot=ROBOT_NAMES[self.robot], square=name_of(thing)))

    def params(self, table: Table) -> dict[str, Param]:
        """Which robot."""
        return {"robot": ROBOT_NAMES[self.robot]}


def placed_later(table: Table, seat: int) -> list[int]:
    """Where the robot of a seat that is not asked yet could stand; nothing unless the robots are being placed."""
    if table.over or table.seat == seat or not isinstance(table.decision(), Place):
        return []
    later = [entry for entry in table.agenda if isinstance(entry, Place) and entry.seat == seat]
    return later[-1].choices(table) if later else []


class FinishSetup(Happening):
    """BC-2.2.14 to 16."""

    word: ClassVar[str] = "finish-setup"

    def run(self, table: Table) -> None:
        """The team reserve, the agents' reserves, imperatives."""
        add_exterior_chips(table)
        add_module_chips(table)
        for seat in range(table.setup.seats):
            take_reserve(table, seat)
        for place in range(table.setup.seats):
            draw_imperative(table, (table.first + place) % table.setup.seats)


def add_exterior_chips(table: Table) -> None:
    """A chip for each exterior icon that a robot stands on (BC-2.2.14)."""
    for robot in table.robots():
        if table.at[robot] >= 0 and table.plan.icon[table.at[robot]]:
            table.reserves[TEAM * CHIP_KINDS + table.plan.icon[table.at[robot]]] += 1


def add_module_chips(table: Table) -> None:
    """BC-3.12: what the module brings along for the team reserve."""
    for chip in table.setup.module.chips:
        table.reserves[TEAM * CHIP_KINDS + chip] += 1


def take_reserve(table: Table, seat: int) -> None:
    """The base reserve with the active upgrades (BC-2.2.15)."""
    agent = table.agent_of(seat)
    for chip in agent.base:
        table.reserves[seat * CHIP_KINDS + chip] += 1
    for number, (chip, _) in enumerate(agent.reserves):
        if table.bought[seat] >> (6 + number) & 1:
            table.reserves[seat * CHIP_KINDS + chip] += 1
