"""The corporation turn, part A (BC-2.5.2 to BC-2.5.5): pursue, investigate, patrol, and alert chips that leave."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    EXTERIOR,
    HALL,
    MODULE,
    NOTHING,
    ROBOT_NAMES,
    ROOMS,
    SHIFT,
    SOFT_TREAD,
    STEALTH_BONUS,
)
from boardroom.games.burncycle.rules.alert import add_threat, finish, is_in_range, look_around
from boardroom.games.burncycle.rules.mission import count_lured
from boardroom.games.burncycle.rules.patrol import patrol
from boardroom.games.burncycle.rules.walk import finish_unit, walk
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.geometry import FAR, flat_distance, sight_distance, walk_field
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import ON


def corporation(t: Table, _item: int) -> None:
    """Parts A, B and C in their order."""
    t.activated = t.flipped = t.pursued = t.investigated = t.used = 0
    t.ended = []
    if t.log is not None:
        t.say("corporation_began", {"round": t.round}, barrier=True)
    t.push(agenda.CORPORATION_DONE)
    t.push(agenda.PINGS)
    t.push(agenda.SECURITY_DONE)
    t.push(agenda.PATROL)
    t.push(agenda.INVESTIGATE)
    t.push(agenda.PURSUE)


def can_act(t: Table, unit: int) -> bool:
    """A unit on the floor, awake and not yet activated."""
    return t.unit_at[unit] >= 0 and not (t.stunned | t.activated) >> unit & 1


# Pursue


def prey_of(t: Table, unit: int) -> list[int]:
    """The spotted robots within this unit's alert range."""
    found = []
    for robot in t.robots():
        if t.alert[robot] == ON and t.is_online(robot) and not t.is_outside(robot) and sees(t, unit, robot):
            found.append(robot)
    return found


def sees(t: Table, unit: int, robot: int) -> bool:
    """Is this robot within this unit's range?"""
    reach = t.unit_cards[unit].alert + t.range_bonus
    square = t.at[robot]
    if flat_distance(square, t.unit_at[unit]) > reach:
        return False
    if robot != MODULE:
        less = 1 if t.has(robot, SOFT_TREAD) else 0
        if t.plan.zone[square] == HALL:
            less += t.bonus(robot, STEALTH_BONUS)
        if less:
            reach = max(1, reach - less)
    return sight_distance(t, square, t.unit_at[unit], reach) != FAR


def pursuers(t: Table) -> list[int]:
    """The units that can pursue somebody."""
    if ON not in t.alert:
        return []
    return [unit for unit in range(len(t.unit_at)) if can_act(t, unit) and prey_of(t, unit)]


def pursue(t: Table, _item: int) -> None:
    """BC-2.5.2: one unit after the other; when none is left the chips of the pursued are flipped."""
    units = pursuers(t)
    if not units:
        t.flipped |= t.pursued
        return
    t.push(agenda.PURSUE)
    if t.setup.players_choose:
        t.push(agenda.CORP_UNIT, 0)
    else:
        chase(t, units[0], prey_of(t, units[0])[0])


def chase(t: Table, unit: int, robot: int) -> None:
    """A unit moves toward a robot, attacks and is flipped."""
    t.pursued |= 1 << robot
    walk(t, unit, t.at[robot], t.unit_cards[unit].move)
    finish_unit(t, unit)


# Investigate


def open_chips(t: Table) -> list[int]:
    """The robots whose alert chips are in play and not flipped."""
    return [robot for robot in t.robots() if t.alert[robot] != NOTHING and not t.flipped >> robot & 1]


def investigate(t: Table, _item: int) -> None:
    """BC-2.5.3: the nearest unit goes to each alert chip."""
    robots = open_chips(t)
    if not robots:
        return
    t.push(agenda.INVESTIGATE)
    if t.setup.players_choose:
        t.push(agenda.CORP_ALERT)
    else:
        send_to(t, robots[0])


def chip_square(t: Table, robot: int) -> int:
    """Where an alert chip lies."""
    return t.at[robot] if t.alert[robot] == ON else t.alert[robot]


def nearest_units(t: Table, square: int) -> list[int]:
    """The units that can act and have the shortest path to a square; empty when none has one (BC-A30)."""
    if t.plan.zone[square] == EXTERIOR:
        return []
    plain = walk_field(t, t.walks, square)
    shifted: list[int] = []
    best, found = FAR, [NOTHING]
    for unit in range(len(t.unit_at)):
        if not can_act(t, unit):
            continue
        if t.unit_cards[unit].abilities & SHIFT:
            if not shifted:
                shifted = walk_field(t, t.plan.shifts, square)
            away = shifted[t.unit_at[unit]]
        else:
            away = plain[t.unit_at[unit]]
        if away < best:
            best, found = away, [unit]
        elif away == best and away < FAR:
            found.append(unit)
    return found if best < FAR else []


def send_to(t: Table, robot: int) -> None:
    """The nearest unit investigates; with several the players may choose."""
    units = nearest_units(t, chip_square(t, robot))
    if not units:
        t.flipped |= 1 << robot
    elif t.setup.players_choose and len(units) > 1:
        t.push(agenda.CORP_NEAREST, robot)
    else:
        inspect_chip(t, units[0], robot)


def inspect_chip(t: Table, unit: int, robot: int) -> None:
    """A unit moves toward the chip, onto it if it can, attacks; both are flipped."""
    t.flipped |= 1 << robot
    t.investigated |= 1 << robot
    if t.log is not None:
        t.say("investigated", {"unit": t.rows.unit_names[unit], "robot": ROBOT_NAMES[robot]})
    walk(t, unit, chip_square(t, robot), t.unit_cards[unit].move)
    finish_unit(t, unit)


# Patrol


def patrollers(t: Table) -> list[int]:
    """BC-2.5.4: unflipped units that are not in a room; with Shift everywhere."""
    found = []
    for unit in range(len(t.unit_at)):
        if can_act(t, unit):
            in_room = t.plan.zone[t.unit_at[unit]] >= ROOMS
            if not in_room or t.unit_cards[unit].abilities & SHIFT:
                found.append(unit)
    return found


def patrol_all(t: Table, _item: int) -> None:
    """One unit after the other."""
    units = patrollers(t)
    if not units:
        return
    t.push(agenda.PATROL)
    if t.setup.players_choose:
        t.push(agenda.CORP_UNIT, 1)
    else:
        send_on_patrol(t, units[0])


def send_on_patrol(t: Table, unit: int) -> None:
    """A unit patrols, attacks and is flipped."""
    patrol(t, unit)
    finish_unit(t, unit)


# Players' choices for the corporation


def corp_unit_choices(t: Table, item: int) -> list[int]:
    """Which unit pursues or patrols next."""
    units = pursuers(t) if agenda.first_of(item) == 0 else patrollers(t)
    return [t.rows.unit + unit for unit in units]


def play_corp_unit(t: Table, item: int, code: int) -> None:
    """The chosen unit acts."""
    unit = code - t.rows.unit
    if agenda.first_of(item) == 1:
        send_on_patrol(t, unit)
        return
    robots = prey_of(t, unit)
    if len(robots) == 1:
        chase(t, unit, robots[0])
    else:
        t.push(agenda.CORP_ROBOT, unit)


def corp_robot_choices(t: Table, item: int) -> list[int]:
    """Whom the unit pursues."""
    return [t.rows.robot + robot for robot in prey_of(t, agenda.first_of(item))]


def play_corp_robot(t: Table, item: int, code: int) -> None:
    """The chosen robot is pursued."""
    chase(t, agenda.first_of(item), code - t.rows.robot)


def corp_alert_choices(t: Table, _item: int) -> list[int]:
    """Which alert chip is investigated next."""
    return [t.rows.robot + robot for robot in open_chips(t)]


def play_corp_alert(t: Table, _item: int, code: int) -> None:
    """The nearest unit goes to the chosen chip."""
    send_to(t, code - t.rows.robot)


def corp_nearest_choices(t: Table, item: int) -> list[int]:
    """Which of several nearest units goes."""
    return [t.rows.unit + unit for unit in nearest_units(t, chip_square(t, agenda.first_of(item)))]


def play_corp_nearest(t: Table, item: int, code: int) -> None:
    """The chosen unit investigates."""
    inspect_chip(t, code - t.rows.unit, agenda.first_of(item))


# The end of parts A and C


def security_done(t: Table, _item: int) -> None:
    """BC-2.5.5: all units and chips to their active side, then dead alert chips leave (BC-2.8.5)."""
    t.stunned = t.activated = t.flipped = 0
    for robot in t.robots():
        if t.alert[robot] != NOTHING and is_dead_chip(t, robot):
            t.alert[robot] = NOTHING
            if t.log is not None:
                t.say("calmed", {"robot": ROBOT_NAMES[robot]})
    look_around(t)


def is_dead_chip(t: Table, robot: int) -> bool:
    """A chip on a square dies when a unit ended on or beside it; one on a robot when it was investigated out of range."""
    if t.alert[robot] == ON:
        return not is_in_range(t, robot) and bool(t.investigated >> robot & 1)
    square = t.alert[robot]
    return any(place == square or t.are_adjacent(place, square) for place in t.ended)


def corporation_done(t: Table, _item: int) -> None:
    """BC-2.5.13: threat + players; a round is over, and too many rounds end the game (BC-A60)."""
    count_lured(t)
    t.attacked = t.quiet = 0
    t.ended = []
    add_threat(t, t.setup.seats)
    t.round += 1
    if t.round > t.setup.cap:
        finish(t, "cap", won=False, capped=True)
