"""What follows an AP test: moving, breaking walls and attacking (BC-2.4.3.5 to 7), forcing doors, missions."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    BROADCAST,
    COPY,
    FIRST_ATTACK,
    KEY_GOAL,
    MODULE,
    NOTHING,
    TAKEDOWN,
    THROUGH_TRAFFIC,
    UNIT_DECK,
    WALL_DOWN,
)
from boardroom.games.burncycle.rules.alert import add_threat, gain_power, look_around, spot
from boardroom.games.burncycle.rules.dice import result_of
from boardroom.games.burncycle.rules.doors import break_wall
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.keypad import force_resistance
from boardroom.games.burncycle.rules.menu import square_behind
from boardroom.games.burncycle.rules.mission import advance, crack
from boardroom.games.burncycle.rules.terminal import finish_terminal, terminal_cost
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table

WALL_RESISTANCE = 10
STUN_MARGIN = 5
BESIDE_NEW_SQUARE = 201  # PICK_UNIT for Through Traffic


def tested(t: Table, item: int) -> None:
    """The result is known; what the test was for happens."""
    purpose, parameter = agenda.first_of(item), agenda.second_of(item)
    ap = result_of(t, item)
    if purpose == agenda.FOR_MOVE:
        t.push(agenda.MOVE, 1 << t.active | 1 << MODULE, agenda.MOVE_ACTION, ap)
    elif purpose == agenda.FOR_WALL:
        attack_wall(t, parameter, ap)
    elif purpose == agenda.FOR_UNIT:
        attack_unit(t, parameter, ap)
    elif purpose == agenda.FOR_DOOR:
        if ap >= force_resistance(t, parameter):
            t.push(agenda.DOOR_OPEN, parameter, 0)
        elif t.log is not None:
            t.say("failed", {"purpose": "door"})
    elif purpose == agenda.FOR_TERMINAL:
        finish_terminal(t, parameter, ap >= terminal_cost(t, parameter))
    else:
        mission_test(t, purpose, parameter, ap)


def attack_wall(t: Table, direction: int, ap: int) -> None:
    """BC-2.4.3.6: at 10 AP the wall is destroyed, a free step follows, and the agent is spotted."""
    if ap < WALL_RESISTANCE:
        if t.log is not None:
            t.say("failed", {"purpose": "wall"})
        return
    seat = t.active
    t.push(agenda.THROUGH, direction)
    if t.has(seat, THROUGH_TRAFFIC):
        t.push(agenda.PICK_UNIT, BESIDE_NEW_SQUARE, square_behind(t, direction))
    break_wall(t, t.at[seat], direction)
    spot(t, seat)
    fulfil(t, seat, WALL_DOWN)


def attack_unit(t: Table, unit: int, ap: int) -> None:
    """BC-2.4.3.7: shut down, stunned or nothing; threat +1 and spotted whatever happens."""
    seat = t.active
    card = t.unit_cards[unit]
    if ap >= card.resistance:
        remove_unit(t, unit)
        take_key(t, unit)
        gain_power(t, seat, 1)
        fulfil(t, seat, TAKEDOWN)
    elif ap >= card.resistance - STUN_MARGIN:
        stun(t, unit)
        take_key(t, unit)
        fulfil(t, seat, TAKEDOWN)
    elif t.log is not None:
        t.say("failed", {"purpose": "unit"})
    spot(t, seat)
    first = t.ceo_card().standing == FIRST_ATTACK and not t.attacked  # BC-3.8
    t.attacked = 1
    add_threat(t, 2 if first else 1)


def remove_unit(t: Table, unit: int) -> None:
    """A unit is shut down; the captain is gone for this floor (BC-A49)."""
    t.unit_at[unit] = NOTHING
    t.near[unit] = 0
    if unit < len(t.content.units):
        t.throw_away(UNIT_DECK + t.unit_cards[unit].level - 1, unit)
    if t.log is not None:
        t.say("unit_down", {"unit": t.rows.unit_names[unit]})


def stun(t: Table, unit: int) -> None:
    """A unit is turned face down until the end of the next corporation turn."""
    t.stunned |= 1 << unit
    if t.log is not None:
        t.say("unit_stunned", {"unit": t.rows.unit_names[unit]})
    look_around(t)


def take_key(t: Table, unit: int) -> None:
    """The unit's key, if it had one, goes to the agent."""
    if t.unit_keys >> unit & 1:
        t.unit_keys &= ~(1 << unit)
        t.keys[t.active] += 1
        if t.log is not None:
            t.say("key_taken", {"unit": t.rows.unit_names[unit]})
        advance(t, KEY_GOAL)


def mission_test(t: Table, purpose: int, square: int, ap: int) -> None:
    """BC-3.7: Copy, Broadcast and Crack."""
    if purpose == agenda.FOR_CRACK:
        crack(t, ap)
        return
    kind = COPY if purpose == agenda.FOR_COPY else BROADCAST
    goal = t.goal_of(kind)
    assert goal is not None
    if ap < goal.test:
        if t.log is not None:
            t.say("failed", {"purpose": agenda.PURPOSES[purpose]})
        return
    if kind == COPY:
        t.ledgers |= 1 << t.plan.objectives.index(square)
    advance(t, kind)
