"""The frame of a turn: restart (BC-2.10), the pool (BC-2.4.2), degrading (BC-2.4.6), and whose turn it is (BC-2.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    ADVANCED,
    BANNED,
    BASIC,
    CHIP_KINDS,
    CYCLE_DIE,
    ELITE,
    HOME,
    NOTHING,
    RESTART_PING,
    ROOMS,
    RUNNING_ON_FUMES,
    SLOTS,
    TEAM,
)
from boardroom.games.burncycle.rules.cycle import degrade, fill_cycle
from boardroom.games.burncycle.rules.imperative import fulfil_at_end
from boardroom.games.burncycle.rules.menu import NextChip
from boardroom.games.burncycle.rules.mission import end_floor, is_floor_done, note_parked
from boardroom.games.burncycle.rules.network import NetworkStep
from boardroom.games.burncycle.rules.pings import add_ping
from boardroom.games.burncycle.rules.routing import AT_END, AT_START, Route, lose_excess
from boardroom.games.burncycle.rules.security import Corporation
from boardroom.games.burncycle.rules.setup import add_exterior_chips, add_module_chips, take_reserve
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.shapes import CycleRolled, IpReturned, Restarted, TurnBegan
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import MOST_BASIC, MOST_BETTER
from boardroom.games.burncycle.state.agenda import Either, EndOfTurn, Happening, OneOf
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table

NOT_ACTIVE: Final = refusals.add("not-active", "BC-2.4.6")
FUMES: Final = 4  # power
ACCESS_TAKEN: Final = refusals.add("access-taken", "BC-2.10.6")

# Before and at the start of a turn


class BeforeTurn(Happening):
    """BC-2.3.2 and 3: the team may restart; an agent that is shut down skips its turn."""

    word: ClassVar[str] = "before-turn"
    lasting: ClassVar[bool] = True

    def run(self, table: Table) -> None:
        """The turn waits behind the question whether to restart."""
        if table.down >> table.active & 1:
            pass_on(table)
            return
        table.push(Turn())
        table.push(Restart())


class Restart(Either):
    """Restart the cycle, or begin the turn: the active player decides for the team."""

    word: ClassVar[str] = "restart"
    rule: ClassVar[str] = "BC-2.3.2"
    families: ClassVar[tuple[str, ...]] = ("restart", "begin")
    dull: ClassVar[bool] = True

    def do(self, table: Table, code: int) -> None:
        """The turn begins in any case."""
        if code == table.rows.restart:
            restart(table)


def restart(table: Table) -> None:
    """BC-2.10: everything back to the supply, the cycle and all reserves anew, threat, and banned IPs come back."""
    seats = table.setup.seats
    if table.log is not None:
        table.say(Restarted(kind="restarted", seat=table.active), barrier=True)
    table.reserves = [0] * (CHIP_KINDS * (TEAM + 1))
    fill_cycle(table)
    for seat in range(seats):
        take_reserve(table, seat)
    add_room_chips(table)
    add_exterior_chips(table)
    add_module_chips(table)
    for seat in range(seats):
        if table.ips[seat] == BANNED:
            table.ips[seat] = HOME
            table.levels[seat] = 1
            if table.setup.banned_ip_free:
                table.push(ReturnIp(seat))
    add_threat(table, seats)
    if table.outcome is None and table.ceo_card().standing == RESTART_PING:
        add_ping(table)


def add_room_chips(table: Table) -> None:
    """One chip of the base type of every room that holds a robot."""
    zones = {table.zone_at(robot) for robot in table.robots() if table.at[robot] >= 0}
    for zone in sorted(zones):
        if zone >= ROOMS:
            table.reserves[TEAM * CHIP_KINDS + table.plan.zone_chip[zone]] += 1


class ReturnIp(OneOf):
    """BC-2.10.6 by option: a banned IP comes back in any access point that is nobody else's."""

    word: ClassVar[str] = "return-ip"
    rule: ClassVar[str] = "BC-2.10.6"
    families: ClassVar[tuple[str, ...]] = ("access",)
    forced: ClassVar[bool] = True
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decider(self, table: Table) -> int:
        """Whose IP it is."""
        return self.seat

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Its own, or a free one."""
        taken = [table.access[seat] for seat in range(table.setup.seats) if seat != self.seat]
        return ACCESS_TAKEN if thing in taken else None

    def chosen(self, table: Table, thing: int) -> None:
        """From now on it is this IP's own."""
        table.access[self.seat] = thing
        if table.log is not None:
            table.say(IpReturned(kind="ip_returned", seat=self.seat, access=thing + 1))


class Turn(Happening):
    """The six steps."""

    word: ClassVar[str] = "turn"
    lasting: ClassVar[bool] = True

    def run(self, table: Table) -> None:
        """On a stack from the last to the first."""
        table.used = table.optimised = table.resolved = table.moved_items = table.boosted = 0
        table.fresh_keys = [0] * len(table.fresh_keys)
        table.marker = NOTHING
        table.rolls = []
        if table.log is not None:
            table.say(
                TurnBegan(kind="turn_began", seat=table.active, agent=table.agent_of(table.active).key), barrier=True
            )
        table.push(EndTurn())
        table.push(RollCycleDie())
        table.push(LoseExcess())
        table.push(Route(table.active, AT_END))
        table.push(NetworkStep())
        table.push(NextChip())
        table.push(Pool())
        table.push(Route(table.active, AT_START))


# The dice pool, and the end of a turn


class Pool(Happening):
    """BC-2.4.2.1: one basic die for every 2 power, and the upgrades; fixed from now on (BC-A13)."""

    word: ClassVar[str] = "pool"

    def run(self, table: Table) -> None:
        """The dice lie ready."""
        seat = table.active
        agent = table.agent_of(seat)
        kinds = [kind for number, (kind, _) in enumerate(agent.dice) if table.bought[seat] >> number & 1]
        table.dice = [min(MOST_BASIC, table.power[seat] // 2), 0, 0]
        table.dice[BASIC] += kinds.count(BASIC)
        if table.has(seat, RUNNING_ON_FUMES) and table.power[seat] <= FUMES:
            table.dice[BASIC] += 1
        table.dice[ADVANCED] = min(MOST_BETTER, kinds.count(ADVANCED))
        table.dice[ELITE] = min(MOST_BETTER, kinds.count(ELITE))
        table.spent = [0, 0, 0]


class LoseExcess(Happening):
    """BC-2.4.5: only this agent loses its excess (BC-A27)."""

    word: ClassVar[str] = "lose-excess"

    def run(self, table: Table) -> None:
        """What is above the limit goes."""
        lose_excess(table, table.active)


class RollCycleDie(Happening):
    """BC-2.4.6: roll the cycle die; the wild face leaves the choice to the player."""

    word: ClassVar[str] = "cycle-die"

    def run(self, table: Table) -> None:
        """The chip it shows, or the next one to the right, wrapping (BC-A28)."""
        table.dice = [0, 0, 0]
        table.spent = [0, 0, 0]
        slot = table.content.faces.cycle[table.chance(CYCLE_DIE, 6)]
        if table.log is not None:
            table.say(
                CycleRolled(kind="cycle_rolled", seat=table.active, face="wild" if slot < 0 else str(slot + 1)),
                barrier=True,
            )
        if slot < 0:
            table.push(Wild())
            return
        for place in range(SLOTS):
            if table.is_active_chip((slot + place) % SLOTS):
                degrade(table, (slot + place) % SLOTS)
                return


class Wild(OneOf):
    """The player's choice for the wild face."""

    word: ClassVar[str] = "wild"
    rule: ClassVar[str] = "BC-2.4.6"
    families: ClassVar[tuple[str, ...]] = ("slot",)
    forced: ClassVar[bool] = True

    def may(self, table: Table, thing: int) -> Refusal | None:
        """Any active chip."""
        return None if table.is_active_chip(thing) else NOT_ACTIVE

    def chosen(self, table: Table, thing: int) -> None:
        """It is degraded."""
        degrade(table, thing)


class EndTurn(EndOfTurn):
    """BC-2.4.7: imperatives of the end of the turn, then the floor, else the next player or the corporation."""

    word: ClassVar[str] = "end-turn"
    lasting: ClassVar[bool] = True

    def run(self, table: Table) -> None:
        """The marker leaves the cycle."""
        fulfil_at_end(table, table.active)
        note_parked(table)
        table.marker = NOTHING
        table.crossings &= ~(1 << table.active)
        if not is_floor_done(table):
            pass_on(table)
            return
        end_floor(table)
        if table.outcome is None:
            table.active = table.next_seat(table.active)
            table.agenda.insert(0, BeforeTurn())


def pass_on(table: Table) -> None:
    """BC-2.3.1: after the turn of the player with the corporation marker comes the corporation."""
    corporation = table.active == table.holder
    table.active = table.next_seat(table.active)
    table.push(BeforeTurn())
    if corporation:
        table.push(Corporation())
