"""Moving robots (BC-2.4.3.5): steps, Grapple, Push, Swap, caches, and the inspection of rooms (BC-2.7.2, BC-2.7.3)."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    CACHE_TAKEN,
    CACHES,
    CUPBOARD_SENSE,
    DEAD_WEIGHT,
    EXTERIOR,
    INSPECTION_DIE,
    INSPECTIONS,
    MAINFRAME,
    MODULE,
    NEXT,
    NOTHING,
    ROBOT_NAMES,
    ROBOTS,
    ROOMS,
    SIDE_STEP,
    WALL,
    name_of,
)
from boardroom.games.burncycle.rules.alert import after_step, gain_power, look_around, spot
from boardroom.games.burncycle.rules.doors import is_inside, lock
from boardroom.games.burncycle.rules.imperative import draw_imperative, fulfil
from boardroom.games.burncycle.rules.setup import draw_unit, put_unit
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table

SWAP_BIT = 1
PUSH_BIT = 2
REPAIR_BIT = 4


def move_choices(t: Table, item: int) -> list[int]:
    """Every step that the AP pay for, caches underfoot, and stopping; nothing when only stopping is left."""
    bits, mode, ap = agenda.first_of(item), agenda.second_of(item), agenda.third_of(item)
    rows = t.rows
    steps: list[int] = []
    swaps: list[int] = []
    pushes: list[int] = []
    crosses: list[int] = []
    caches: list[int] = []
    for robot in range(ROBOTS):
        if bits >> robot & 1 and t.is_online(robot):
            if t.cache_on(t.at[robot]) >= 0:
                caches.append(rows.cache + robot)
            if robot == MODULE and mode == agenda.MOVE_ACTION and t.module_steps >= t.setup.module.most_squares:
                continue
            add_steps(t, robot, mode, ap, steps, swaps, pushes, crosses)
    codes = steps + swaps + pushes + crosses + caches
    return [*codes, rows.stop] if codes else []


def add_steps(
    t: Table, robot: int, mode: int, ap: int, steps: list[int], swaps: list[int], pushes: list[int], crosses: list[int]
) -> None:
    """The ways one robot can go."""
    rows = t.rows
    square = t.at[robot]
    way = t.ways[square]
    for direction in range(4):
        target = NEXT[square * 4 + direction]
        code = robot * 4 + direction
        if not way >> direction & 1:
            if ap >= 1 and can_cross(t, robot, square, direction, mode):
                crosses.append(rows.cross + code)
            continue
        cost = step_cost(t, robot, square, target, mode)
        if ap < cost:
            continue
        if t.robot_on(target) >= 0:
            if t.universal & SWAP_BIT or (robot != MODULE and t.has(robot, SIDE_STEP)):
                swaps.append(rows.swap + code)
        elif t.unit_on(target) >= 0:
            if mode == agenda.MOVE_ACTION and t.universal & PUSH_BIT and ap > cost and push_ways(t, target, square):
                pushes.append(rows.push + code)
        else:
            steps.append(rows.step + code)


def step_cost(t: Table, robot: int, square: int, target: int, mode: int) -> int:
    """1 AP, and Grapple in Move actions (BC-2.9.4); Cupboard Sense steps into hideouts for nothing."""
    cost = 1
    if robot != MODULE and t.plan.hideout[target] and t.has(robot, CUPBOARD_SENSE):
        cost = 0
    if mode != agenda.MOVE_ACTION or (robot != MODULE and t.has(robot, DEAD_WEIGHT)):
        return cost
    way = t.ways[square]
    for direction in range(4):
        if way >> direction & 1:
            unit = t.unit_on(NEXT[square * 4 + direction])
            if unit >= 0 and t.unit_cards[unit].grapple and not t.stunned >> unit & 1:
                place = t.unit_at[unit]
                if place != target and not t.are_adjacent(target, place):
                    cost += t.unit_cards[unit].grapple
    return cost


def can_cross(t: Table, robot: int, square: int, direction: int, mode: int) -> bool:
    """Equipment e04: one interior wall in the next Move, into a free square (BC-3.17)."""
    if mode != agenda.MOVE_ACTION or robot != t.active or not t.crossings >> robot & 1:
        return False
    target = NEXT[square * 4 + direction]
    if target < 0 or t.plan.edge[square * 4 + direction] != WALL or not t.is_free(target):
        return False
    return is_inside(t.plan.zone[square]) and is_inside(t.plan.zone[target])


def push_ways(t: Table, place: int, left: int) -> list[int]:
    """Where a pushed unit can go: free adjacent squares inside, the one the robot leaves among them."""
    found = []
    for direction in range(4):
        if t.ways[place] >> direction & 1:
            target = NEXT[place * 4 + direction]
            if t.plan.zone[target] != EXTERIOR and (target == left or t.is_free(target)):
                found.append(direction)
    return found


def play_move(t: Table, item: int, code: int) -> None:
    """One step, swap, push, crossing, cache, or the end of the movement."""
    rows = t.rows
    mode = agenda.second_of(item)
    if code == rows.stop:
        end_move(t, mode)
        return
    if code >= rows.cache:
        t.agenda.append(item)
        take_cache(t, code - rows.cache)
        return
    number = (code - rows.step) % (ROBOTS * 4)
    robot, direction = number // 4, number % 4
    square = t.at[robot]
    target = NEXT[square * 4 + direction]
    cost = 1 if code >= rows.cross else step_cost(t, robot, square, target, mode)
    pushes = rows.push <= code < rows.cross
    left = agenda.third_of(item) - cost - (1 if pushes else 0)
    t.push(agenda.MOVE, agenda.first_of(item), mode, left)
    if robot == MODULE and mode == agenda.MOVE_ACTION:
        t.module_steps += 1
    if pushes:
        t.push(agenda.PUSH_TO, t.unit_on(target), robot)
    elif code >= rows.cross:
        t.crossings &= ~(1 << robot)
        go(t, robot, target, "crossed")
    elif code >= rows.swap:
        swap(t, robot, target)
    else:
        go(t, robot, target, "moved")


def end_move(t: Table, mode: int) -> None:
    """Unspent AP are lost, and so is an unused crossing."""
    if mode == agenda.MOVE_ACTION:
        t.crossings &= ~(1 << t.active)


def go(t: Table, robot: int, target: int, kind: str) -> None:
    """A robot enters a square: inspection bead, then spotting."""
    left = t.at[robot]
    t.at[robot] = target
    if t.log is not None:
        t.say(kind, {"robot": ROBOT_NAMES[robot], "square": name_of(target)})
    inspect(t, robot)
    after_step(t, robot, left)


def swap(t: Table, robot: int, target: int) -> None:
    """Two robots change places."""
    other = t.robot_on(target)
    left = t.at[robot]
    t.at[robot], t.at[other] = target, left
    if t.log is not None:
        t.say("swapped", {"robot": ROBOT_NAMES[robot], "other_robot": ROBOT_NAMES[other]})
    inspect(t, robot)
    after_step(t, robot, left)
    if t.is_online(other):
        inspect(t, other)
        after_step(t, other, target)


def push_to_choices(t: Table, item: int) -> list[int]:
    """The squares a pushed unit can be put on."""
    unit, robot = agenda.first_of(item), agenda.second_of(item)
    return [t.rows.direction + direction for direction in push_ways(t, t.unit_at[unit], t.at[robot])]


def play_push_to(t: Table, item: int, code: int) -> None:
    """The unit goes aside, the robot enters and is spotted."""
    unit, robot = agenda.first_of(item), agenda.second_of(item)
    place = t.unit_at[unit]
    aside = NEXT[place * 4 + code - t.rows.direction]
    left = t.at[robot]
    t.unit_at[unit] = aside
    t.at[robot] = place
    if t.log is not None:
        shown = {"robot": ROBOT_NAMES[robot], "unit": t.rows.unit_names[unit], "square": name_of(aside)}
        t.say("pushed", shown)
    inspect(t, robot)
    after_step(t, robot, left)
    spot(t, robot)
    look_around(t)


def take_cache(t: Table, robot: int) -> None:
    """BC-2.7.3: the chip is removed and a cache card drawn."""
    t.caches &= ~(1 << t.cache_on(t.at[robot]))
    draw_cache(t, robot)
    if robot != MODULE:
        fulfil(t, robot, CACHE_TAKEN)


def draw_cache(t: Table, robot: int) -> None:
    """A cache card for this robot, if one is left."""
    card = t.draw(CACHES)
    if card >= 0:
        t.cache_at[card] = robot
        if t.log is not None:
            t.say("cache_drawn", {"robot": ROBOT_NAMES[robot], "item": t.content.caches[card].key}, barrier=True)


def through_choices(t: Table, item: int) -> list[int]:
    """BC-2.4.3.6 and 8: the free step is a choice, when the square behind is free."""
    direction = agenda.first_of(item)
    square = t.at[t.active]
    target = NEXT[square * 4 + direction]
    if not t.ways[square] >> direction & 1 or not t.is_free(target):
        return []
    return [t.rows.through, t.rows.stay]


def play_through(t: Table, item: int, code: int) -> None:
    """Through the door or wall, for nothing."""
    if code == t.rows.through:
        go(t, t.active, NEXT[t.at[t.active] * 4 + agenda.first_of(item)], "moved")


# Inspection


def inspect(t: Table, robot: int) -> None:
    """BC-2.7.2: the first robot in a room with a bead rolls the inspection die."""
    zone = t.zone_at(robot)
    if zone < ROOMS or zone not in t.plan.beads:
        return
    bead = t.plan.beads.index(zone)
    if not t.beads >> bead & 1:
        return
    t.beads &= ~(1 << bead)
    result = t.content.faces.inspection[t.chance(INSPECTION_DIE, 6)]
    if t.log is not None:
        shown = {"robot": ROBOT_NAMES[robot], "zone": t.plan.letters[zone], "inspection": INSPECTIONS[result]}
        t.say("inspected", shown, barrier=True)
    if result == 0:
        add_room_guard(t, zone)
    elif result == 1:
        find_mainframe(t, zone)
    elif result == 2:
        for door in t.plan.zone_doors[zone]:
            lock(t, door)
    elif result == 3:
        draw_imperative(t, t.active if robot == MODULE else robot)
    else:
        gain_power(t, robot, 1)


def add_room_guard(t: Table, zone: int) -> None:
    """A guard of the floor's level on a free post of the room."""
    for square, _ in t.plan.room_posts:
        if t.plan.zone[square] == zone and t.is_free(square):
            unit = draw_unit(t, t.floor + 1)
            if unit >= 0:
                put_unit(t, unit, square, 0)
                look_around(t)
            return


def find_mainframe(t: Table, zone: int) -> None:
    """One terminal of the room becomes a mainframe; with several the player chooses."""
    squares = plain_terminals(t, zone)
    if len(squares) == 1:
        make_mainframe(t, squares[0])
    elif squares:
        t.push(agenda.PICK_SQUARE, MAINFRAME, zone)


def plain_terminals(t: Table, zone: int = NOTHING) -> list[int]:
    """The squares of terminals that are not mainframes, of one zone or of the whole floor."""
    found = []
    for number, square in enumerate(t.plan.terminals):
        standing = t.terminals >> number & 1 and not t.mainframes >> number & 1
        if standing and (zone < 0 or t.plan.zone[square] == zone):
            found.append(square)
    return found


def make_mainframe(t: Table, square: int) -> None:
    """All costs of this terminal are 0 from now on."""
    t.mainframes |= 1 << t.plan.terminals.index(square)
    if t.log is not None:
        t.say("mainframe", {"square": name_of(square)})
