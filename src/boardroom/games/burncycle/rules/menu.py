"""What an agent may do on a chip (BC-2.4.3): the marker, and the menu of actions. Free actions are in rules_free."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    ATTACK_BONUS,
    BROADCAST,
    CAPTAIN,
    CARDBOARD_DOUBLE,
    CHIPS,
    COPY,
    CRACK,
    FETCH,
    GOALS,
    HOUSE_CALL,
    MODULE,
    NETWORKS,
    NEXT,
    NOTHING,
    OPTIMISED,
    PHYSICAL,
    RAM,
    ROBOT_NAMES,
    TECH,
    UTILITY,
)
from boardroom.games.burncycle.rules.alert import gain_power, lose_power, revive
from boardroom.games.burncycle.rules.dice import test
from boardroom.games.burncycle.rules.doors import is_breakable, lay_keypad
from boardroom.games.burncycle.rules.free import free_choices, is_free_action, play_free
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import advance, needed
from boardroom.games.burncycle.rules.move import REPAIR_BIT
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.geometry import FAR, sight_distance
from boardroom.games.burncycle.state.table import Table

OPTIMISED_AP = 2


def next_chip(t: Table, _item: int) -> None:
    """BC-2.4.3.1: the marker goes to the next active chip; after the last one only free actions are left."""
    t.marker = t.next_active(t.marker)
    if t.marker < 0:
        t.push(agenda.AFTER_MENU)
        return
    t.push(agenda.NEXT_CHIP)
    t.push(agenda.CHIP_MENU, 1)
    if t.log is not None:
        t.say("chip", {"slot": t.marker + 1, "chip": CHIPS[t.chips[t.marker]]})
    if t.chips[t.marker] == CAPTAIN:  # BC-2.4.3.2: fires on arrival
        for op, number in t.unit_cards[-1].cycle:
            t.push(agenda.EFFECT, op, number + 100)


# The menu


def menu_choices(t: Table, _item: int) -> list[int]:
    """All actions that are possible here, free actions, and passing."""
    seat = t.active
    rows = t.rows
    square = t.at[seat]
    codes = [rows.move]
    for direction in range(4):
        if is_breakable(t, square, direction):
            codes.append(rows.break_wall + direction)
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and t.are_adjacent(square, t.unit_at[unit]):
            codes.append(rows.attack + unit)
    for direction in range(4):
        door = t.plan.door_at[square * 4 + direction]
        if door >= 0 and not t.unlocked >> door & 1:
            codes.append(rows.keypad + direction)
    if t.terminal_at(square) >= 0:
        codes.append(rows.terminal)
    if t.terminal_at(t.at[MODULE]) >= 0:
        codes.append(rows.terminal + 1)
    if t.decks[NETWORKS] or t.discards[NETWORKS]:
        codes.append(rows.network)
    codes += [rows.repair + robot for robot in repair_targets(t)]
    codes += [rows.mission + kind for kind in mission_actions(t)]
    if t.has(seat, CARDBOARD_DOUBLE) and t.alert[seat] == NOTHING and not t.is_outside(seat):
        codes.append(rows.decoy)
    codes.append(rows.pass_chip)
    return codes + free_choices(t)


def after_choices(t: Table, _item: int) -> list[int]:
    """Free actions after the last action, then the end of the step."""
    return [t.rows.end_actions, *free_choices(t)]


def repair_targets(t: Table) -> list[int]:
    """BC-2.4.3.11: adjacent robots; with House Call those within sight distance 2 too."""
    seat = t.active
    if t.power[seat] <= t.setup.repair_keep:
        return []
    universal, house_call = bool(t.universal & REPAIR_BIT), t.has(seat, HOUSE_CALL)
    if not universal and not house_call:
        return []
    found = []
    for robot in t.robots():
        if robot == seat or t.at[robot] < 0 or (robot == MODULE and t.power[MODULE] >= t.setup.module.bank):
            continue
        near = universal and t.are_adjacent(t.at[seat], t.at[robot])
        if near or (house_call and sight_distance(t, t.at[seat], t.at[robot], 2) != FAR):
            found.append(robot)
    return found


def mission_actions(t: Table) -> list[int]:
    """BC-3.7: the mission's standard actions that are possible where the agent stands."""
    seat = t.active
    square = t.at[seat]
    found = []
    for number, goal in enumerate(t.floor_card().goals):
        if t.goals[number] >= needed(t, number):
            continue
        if goal.kind == COPY:
            objectives = t.plan.objectives
            if square in objectives and not t.ledgers >> objectives.index(square) & 1:
                found.append(COPY)
        elif goal.kind == BROADCAST:
            if t.at[MODULE] == goal.square and t.are_adjacent(square, goal.square):
                found.append(BROADCAST)
        elif (goal.kind == FETCH or goal.kind == CRACK) and square == goal.square:
            found.append(goal.kind)
    return found


def play_menu(t: Table, item: int, code: int) -> None:
    """Takes an action; a free one comes back to the menu."""
    rows = t.rows
    if is_free_action(t, code):
        t.agenda.append(item)
        play_free(t, code)
        return
    chip = t.chips[t.marker] if agenda.first_of(item) == 1 and t.marker >= 0 else NOTHING
    if code < rows.keypad:
        play_physical(t, code, chip == PHYSICAL)
    elif code < rows.terminal:
        count_optimised(t, chip == UTILITY)
        door = door_beside(t, code - rows.keypad)
        lay_keypad(t, door)
        t.push(agenda.METHOD, door, 1 if chip == UTILITY else 0)
    elif code < rows.repair:
        play_tech(t, code, chip == TECH)
    elif code < rows.mission:
        t.push(agenda.AMOUNT, code - rows.repair)
    elif code < rows.decoy:
        play_mission(t, code - rows.mission)
    elif code == rows.decoy:
        t.push(agenda.PICK_SQUARE, 200)
    elif t.log is not None:
        t.say("passed", {"slot": t.marker + 1})


def play_after(t: Table, item: int, code: int) -> None:
    """A free action, or the end of the step: the barrier before the network."""
    if code != t.rows.end_actions:
        t.agenda.append(item)
        play_free(t, code)
    elif t.log is not None:
        t.say("actions_ended", {}, barrier=True)


def count_optimised(t: Table, optimised: bool) -> None:
    """BC-2.4.3.3: an action whose type is the chip's; two in a turn meet an imperative."""
    if optimised:
        t.optimised += 1
        if t.optimised == 2:
            fulfil(t, t.active, OPTIMISED)


def play_physical(t: Table, code: int, optimised: bool) -> None:
    """Move, or attack a wall or a unit: AP tests with +2 if optimised."""
    rows = t.rows
    count_optimised(t, optimised)
    bonus = OPTIMISED_AP if optimised else 0
    if code == rows.move:
        t.module_steps = 0
        test(t, agenda.FOR_MOVE, 0, bonus)
        return
    bonus += t.bonus(t.active, ATTACK_BONUS) + (2 if t.has(t.active, RAM) else 0)
    if code < rows.attack:
        test(t, agenda.FOR_WALL, code - rows.break_wall, bonus)
    else:
        test(t, agenda.FOR_UNIT, code - rows.attack, bonus)


def play_tech(t: Table, code: int, optimised: bool) -> None:
    """A terminal, or a network card."""
    rows = t.rows
    count_optimised(t, optimised)
    if code == rows.network:
        if optimised:
            t.push(agenda.CHIP_MENU, 0)  # BC-2.4.3.10: one further action, unoptimised
        t.push(agenda.NET_HAND, 1)
    else:
        square = t.at[MODULE] if code > rows.terminal else t.at[t.active]
        t.push(agenda.TERMINAL_DRAW, 1 if optimised else 0, t.terminal_at(square))


def door_beside(t: Table, direction: int) -> int:
    """The door on this side of the agent."""
    return t.plan.door_at[t.at[t.active] * 4 + direction]


def play_mission(t: Table, kind: int) -> None:
    """BC-2.4.3.12: a mission's standard action."""
    if t.log is not None:
        t.say("mission_action", {"goal": GOALS[kind]})
    if kind == COPY:
        test(t, agenda.FOR_COPY, t.at[t.active], 0)
    elif kind == BROADCAST:
        test(t, agenda.FOR_BROADCAST, 0, 0)
    elif kind == CRACK:
        test(t, agenda.FOR_CRACK, 0, 0)
    else:
        advance(t, FETCH)


def amount_choices(t: Table, _item: int) -> list[int]:
    """Any amount of own power above what must be kept."""
    return [t.rows.amount + n for n in range(1, min(30, t.power[t.active] - t.setup.repair_keep) + 1)]


def play_amount(t: Table, item: int, code: int) -> None:
    """BC-2.4.3.11: power goes over; it revives an agent that is shut down."""
    count, robot = code - t.rows.amount, agenda.first_of(item)
    if t.log is not None:
        t.say("repaired", {"robot": ROBOT_NAMES[robot], "count": count})
    if robot != MODULE and t.down >> robot & 1:
        revive(t, robot)
    gain_power(t, robot, count)
    lose_power(t, t.active, count)


def square_behind(t: Table, direction: int) -> int:
    """The square on this side of the active agent."""
    return NEXT[t.at[t.active] * 4 + direction]
