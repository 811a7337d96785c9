"""Threat, power and being seen: BC-2.8 (spotting and alert chips), BC-2.9.3 (Drain), BC-2.11.1, 2 and 5, BC-2.12."""

from __future__ import annotations

from boardroom.core.event import Outcome
from boardroom.games.burncycle.content.names import (
    CHIP_KINDS,
    CHIPS,
    DRAIN,
    EXTERIOR,
    FALSE_TRAIL,
    HALL,
    MODULE,
    NEXT,
    NOTHING,
    ROBOT_NAMES,
    SOFT_TREAD,
    STEALTH_BONUS,
    name_of,
)
from boardroom.games.burncycle.state.agenda import EFFECT, GIVE_CHIP, TRAIL, TURN_END, entry
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_distance
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import HOME, ON, TEAM


def finish(t: Table, reason: str, won: bool, capped: bool = False) -> None:
    """BC-2.11.4 and 5: everybody wins or loses together."""
    if t.outcome is not None:
        return
    seats = t.setup.seats
    value = 1 if won else -1
    t.outcome = Outcome(reason, [value] * seats, [float(value)] * seats, list(range(seats)) if won else [], capped)
    t.agenda = []
    if t.log is not None:
        t.say(
            "game_over",
            {**t.outcome.as_dict(), "ending": reason, "text": "game_won" if won else "game_lost"},
            barrier=True,
        )


def add_threat(t: Table, count: int) -> None:
    """BC-2.11.1: never below 0; at the limit the game is lost, and thresholds fire once (BC-A4)."""
    before = t.threat
    t.threat = max(0, before + count)
    if t.threat == before:
        return
    if t.log is not None:
        t.say("threat", {"change": t.threat - before, "now": t.threat, "limit": t.setup.limit})
    if t.threat >= t.setup.limit:
        finish(t, "threat", won=False)
        return
    first = t.fired
    while t.fired < 3 and t.threat >= t.setup.thresholds[t.fired]:
        t.fired += 1
    for number in range(t.fired - 1, first - 1, -1):  # the agenda is a stack: the lowest threshold comes out on top
        effects = t.ceo_card().thresholds[number]
        for op, argument in reversed(effects):
            t.push(EFFECT, op, argument + 100)
    if t.fired > first and t.log is not None:
        t.say("threshold", {"ceo": t.ceo_card().key, "threshold": t.fired})


def gain_power(t: Table, robot: int, count: int) -> None:
    """A robot gains power; only the module's bank is limited at once (BC-A27)."""
    before = t.power[robot]
    t.power[robot] = before + count
    if robot == MODULE:
        t.power[robot] = max(before, min(t.power[robot], t.setup.module.bank))
    if t.log is not None and t.power[robot] != before:
        t.say("power", {"robot": ROBOT_NAMES[robot], "change": t.power[robot] - before, "now": t.power[robot]})


def lose_power(t: Table, robot: int, count: int, least: int = 0) -> None:
    """A robot loses power; at 0 an agent is shut down (BC-2.12) and without the module the game is lost (BC-2.11.5)."""
    before = t.power[robot]
    t.power[robot] = min(before, max(least, before - count))
    if t.power[robot] == before:
        return
    if t.log is not None:
        t.say("power", {"robot": ROBOT_NAMES[robot], "change": t.power[robot] - before, "now": t.power[robot]})
    if t.power[robot] == 0:
        if robot == MODULE:
            finish(t, "module", won=False)
        else:
            shut_down(t, robot)


def shut_down(t: Table, seat: int) -> None:
    """BC-2.12: threat +3, the alert chip leaves, the IP goes home; the chip stays face down on its square."""
    t.down |= 1 << seat
    t.alert[seat] = NOTHING
    if t.ips[seat] >= 0:
        t.ips[seat] = HOME
    if t.log is not None:
        t.say("shut_down", {"robot": ROBOT_NAMES[seat]})
    if seat == t.active and entry(TURN_END) in t.agenda:  # its own turn is over
        del t.agenda[t.agenda.index(entry(TURN_END)) + 1 :]
    if t.down == (1 << t.setup.seats) - 1:
        finish(t, "agents", won=False)
        return
    add_threat(t, 3)


def revive(t: Table, seat: int) -> None:
    """BC-A46: an agent that receives power is back."""
    t.down &= ~(1 << seat)
    if t.log is not None:
        t.say("revived", {"robot": ROBOT_NAMES[seat]})


def spot(t: Table, robot: int) -> None:
    """BC-2.8.3: the alert chip goes onto the robot; from outside the floor it is put into play."""
    if t.alert[robot] == ON or not t.is_online(robot):
        return
    put_into_play = t.alert[robot] == NOTHING
    t.alert[robot] = ON
    t.flipped &= ~(1 << robot)
    if t.log is not None:
        t.say("spotted", {"robot": ROBOT_NAMES[robot]})
    if put_into_play and t.setup.alert_threat:
        add_threat(t, 1)


def is_in_range(t: Table, robot: int) -> bool:
    """BC-2.8.1: is the robot within the alert range of an active unit? Hideouts are not looked at here."""
    square = t.at[robot]
    zone = t.plan.zone[square]
    if zone == EXTERIOR or t.quiet >> zone & 1:
        return False
    less = 0
    if robot != MODULE:
        less = 1 if t.has(robot, SOFT_TREAD) else 0
        if zone == HALL:
            less += t.bonus(robot, STEALTH_BONUS)
    for unit in range(len(t.unit_at)):
        place = t.unit_at[unit]
        if place >= 0:
            reach = t.unit_cards[unit].alert + t.range_bonus
            if flat_distance(square, place) <= reach and not t.stunned >> unit & 1:
                if less > 0:
                    reach = max(1, reach - less)
                if sight_distance(t, square, place, reach) != FAR:
                    return True
    return False


def look_at(t: Table, robot: int) -> None:
    """BC-2.8.2: a robot in range and not in a hideout is spotted."""
    if t.alert[robot] != ON and t.is_online(robot) and not t.plan.hideout[t.at[robot]] and is_in_range(t, robot):
        spot(t, robot)


def look_around(t: Table) -> None:
    """After a unit, door or wall has changed: every robot is looked at, and Drain is checked."""
    for robot in t.robots():
        look_at(t, robot)
    feel_drain(t)


def after_step(t: Table, robot: int, left: int) -> None:
    """BC-2.8.2 and 4: a robot that leaves every range leaves its chip behind; one that enters a range is spotted."""
    if t.alert[robot] == ON:
        if not is_in_range(t, robot):
            lose_them(t, robot, left)
    else:
        look_at(t, robot)
    feel_drain(t)


def lose_them(t: Table, robot: int, left: int) -> None:
    """BC-2.8.4, BC-A53: the chip stays on the square that was left; False Trail may put it elsewhere."""
    t.alert[robot] = left
    if t.log is not None:
        t.say("lost_them", {"robot": ROBOT_NAMES[robot], "square": name_of(left)})
    if robot != MODULE and t.has(robot, FALSE_TRAIL):
        t.push(TRAIL, robot, left)


def feel_drain(t: Table) -> None:
    """BC-2.9.3: each time a unit with Drain and a robot become adjacent, a chip of that robot's reserve is discarded."""
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and t.unit_cards[unit].abilities & DRAIN:
            beside = 0 if t.stunned >> unit & 1 else robots_beside(t, t.unit_at[unit])
            fresh = beside & ~t.near[unit]
            t.near[unit] = beside
            for robot in t.robots():
                if fresh >> robot & 1:
                    ask_for_chip(t, TEAM if robot == MODULE else robot)


def robots_beside(t: Table, square: int) -> int:
    """The robots adjacent to a square, as bits; those shut down or outside are no targets."""
    beside = 0
    way = t.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            robot = t.robot_on(NEXT[square * 4 + direction])
            if robot >= 0 and t.is_online(robot) and not t.is_outside(robot):
                beside |= 1 << robot
    return beside


def ask_for_chip(t: Table, reserve: int) -> None:
    """A chip of this reserve must go; its owner chooses, for the team's the active seat; an empty one gives nothing."""
    kinds = [chip for chip in range(CHIP_KINDS) if t.reserves[reserve * CHIP_KINDS + chip]]
    if len(kinds) == 1:
        drop_chip(t, reserve, kinds[0])
    elif kinds:
        t.push(GIVE_CHIP, reserve, t.active if reserve == TEAM else reserve)


def drop_chip(t: Table, reserve: int, chip: int) -> None:
    """A chip goes from a reserve to the general supply."""
    t.reserves[reserve * CHIP_KINDS + chip] -= 1
    if t.log is not None:
        t.say("chip_discarded", {"reserve": reserve_name(reserve), "chip": CHIPS[chip]})


def reserve_name(reserve: int) -> str:
    """Whose reserve it is, as texts name it."""
    return "team" if reserve == TEAM else str(reserve)
