"""The frame of a turn: restart (BC-2.10), the pool (BC-2.4.2), degrading (BC-2.4.6), and whose turn it is (BC-2.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import ADVANCED, BASIC, CHIP_KINDS, CYCLE_DIE, ELITE, NOTHING, ROOMS, SLOTS
from boardroom.games.burncycle.rules.cycle import degrade, fill_cycle
from boardroom.games.burncycle.rules.imperative import fulfil_at_end
from boardroom.games.burncycle.rules.menu import NextChip
from boardroom.games.burncycle.rules.mission import end_floor, is_floor_done
from boardroom.games.burncycle.rules.network import NetworkStep
from boardroom.games.burncycle.rules.routing import AT_END, AT_START, Route, lose_excess
from boardroom.games.burncycle.rules.security import Corporation
from boardroom.games.burncycle.rules.setup import add_exterior_chips, take_reserve
from boardroom.games.burncycle.rules.threat import add_threat
from boardroom.games.burncycle.state.actions import MOST_BASIC, MOST_BETTER
from boardroom.games.burncycle.state.agenda import Either, EndOfTurn, Happening, OneOf
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import BANNED, HOME, TEAM

NOT_ACTIVE: Final = refusals.add("not-active", "BC-2.4.6")

# Before and at the start of a turn


class BeforeTurn(Happening):
    """BC-2.3.2 and 3: the team may restart; an agent that is shut down skips its turn."""

    word: ClassVar[str] = "before-turn"
    lasting: ClassVar[bool] = True

    def run(self, t: Table) -> None:
        """The turn waits behind the question whether to restart."""
        if t.down >> t.active & 1:
            pass_on(t)
            return
        t.push(Turn())
        t.push(Restart())


class Restart(Either):
    """Restart the cycle, or begin the turn: the active player decides for the team."""

    word: ClassVar[str] = "restart"
    rule: ClassVar[str] = "BC-2.3.2"
    families: ClassVar[tuple[str, ...]] = ("restart", "begin")

    def do(self, t: Table, code: int) -> None:
        """The turn begins in any case."""
        if code == t.rows.restart:
            restart(t)


def restart(t: Table) -> None:
    """BC-2.10: everything back to the supply, the cycle and all reserves anew, threat, and banned IPs come back."""
    seats = t.setup.seats
    if t.log is not None:
        t.say("restarted", {}, barrier=True)
    t.reserves = [0] * (CHIP_KINDS * (TEAM + 1))
    fill_cycle(t)
    for seat in range(seats):
        take_reserve(t, seat)
    add_room_chips(t)
    add_exterior_chips(t)
    for seat in range(seats):
        if t.ips[seat] == BANNED:
            t.ips[seat] = HOME
            t.levels[seat] = 1
    add_threat(t, seats)


def add_room_chips(t: Table) -> None:
    """One chip of the base type of every room that holds a robot."""
    zones = {t.zone_at(robot) for robot in t.robots() if t.at[robot] >= 0}
    for zone in sorted(zones):
        if zone >= ROOMS:
            t.reserves[TEAM * CHIP_KINDS + t.plan.zone_chip[zone]] += 1


class Turn(Happening):
    """The six steps."""

    word: ClassVar[str] = "turn"
    lasting: ClassVar[bool] = True

    def run(self, t: Table) -> None:
        """On a stack from the last to the first."""
        t.used = t.optimised = t.resolved = t.moved_items = t.boosted = 0
        t.fresh_keys = [0] * len(t.fresh_keys)
        t.marker = NOTHING
        t.rolls = []
        if t.log is not None:
            t.say("turn_began", {"agent": t.agent_of(t.active).key}, barrier=True)
        t.push(EndTurn())
        t.push(RollCycleDie())
        t.push(LoseExcess())
        t.push(Route(t.active, AT_END))
        t.push(NetworkStep())
        t.push(NextChip())
        t.push(Pool())
        t.push(Route(t.active, AT_START))


# The dice pool, and the end of a turn


class Pool(Happening):
    """BC-2.4.2.1: one basic die for every 2 power, and the upgrades; fixed from now on (BC-A13)."""

    word: ClassVar[str] = "pool"

    def run(self, t: Table) -> None:
        """The dice lie ready."""
        seat = t.active
        agent = t.agent_of(seat)
        kinds = [kind for number, (kind, _) in enumerate(agent.dice) if t.bought[seat] >> number & 1]
        t.dice = [min(MOST_BASIC, t.power[seat] // 2), 0, 0]
        t.dice[BASIC] += kinds.count(BASIC)
        t.dice[ADVANCED] = min(MOST_BETTER, kinds.count(ADVANCED))
        t.dice[ELITE] = min(MOST_BETTER, kinds.count(ELITE))
        t.spent = [0, 0, 0]


class LoseExcess(Happening):
    """BC-2.4.5: only this agent loses its excess (BC-A27)."""

    word: ClassVar[str] = "lose-excess"

    def run(self, t: Table) -> None:
        """What is above the limit goes."""
        lose_excess(t, t.active)


class RollCycleDie(Happening):
    """BC-2.4.6: roll the cycle die; the wild face leaves the choice to the player."""

    word: ClassVar[str] = "cycle-die"

    def run(self, t: Table) -> None:
        """The chip it shows, or the next one to the right, wrapping (BC-A28)."""
        t.dice = [0, 0, 0]
        t.spent = [0, 0, 0]
        slot = t.content.faces.cycle[t.chance(CYCLE_DIE, 6)]
        if t.log is not None:
            t.say("cycle_rolled", {"face": "wild" if slot < 0 else str(slot + 1)}, barrier=True)
        if slot < 0:
            t.push(Wild())
            return
        for place in range(SLOTS):
            if t.is_active_chip((slot + place) % SLOTS):
                degrade(t, (slot + place) % SLOTS)
                return


class Wild(OneOf):
    """The player's choice for the wild face."""

    word: ClassVar[str] = "wild"
    rule: ClassVar[str] = "BC-2.4.6"
    families: ClassVar[tuple[str, ...]] = ("slot",)
    forced: ClassVar[bool] = True

    def may(self, t: Table, thing: int) -> Refusal | None:
        """Any active chip."""
        return None if t.is_active_chip(thing) else NOT_ACTIVE

    def chosen(self, t: Table, thing: int) -> None:
        """It is degraded."""
        degrade(t, thing)


class EndTurn(EndOfTurn):
    """BC-2.4.7: imperatives of the end of the turn, then the floor, else the next player or the corporation."""

    word: ClassVar[str] = "end-turn"
    lasting: ClassVar[bool] = True

    def run(self, t: Table) -> None:
        """The marker leaves the cycle."""
        fulfil_at_end(t, t.active)
        t.marker = NOTHING
        t.crossings &= ~(1 << t.active)
        if not is_floor_done(t):
            pass_on(t)
            return
        end_floor(t)
        if t.outcome is None:
            t.active = t.next_seat(t.active)
            t.agenda.insert(0, BeforeTurn())


def pass_on(t: Table) -> None:
    """BC-2.3.1: after the turn of the player with the corporation marker comes the corporation."""
    corporation = t.active == t.holder
    t.active = t.next_seat(t.active)
    t.push(BeforeTurn())
    if corporation:
        t.push(Corporation())
