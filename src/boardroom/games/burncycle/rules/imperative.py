"""Imperatives (BC-2.7.4): at most one for each agent; when its condition is met the agent gains power and discards it."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    ALONE,
    ESCORT,
    IMPERATIVES,
    MODULE,
    NERVE,
    NOTHING,
    ROBOT_NAMES,
    ROOMS,
)
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.state.geometry import FAR, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import ON


def draw_imperative(t: Table, seat: int) -> None:
    """Draws one, if the agent has none."""
    if t.imperative[seat] >= 0:
        return
    t.imperative[seat] = t.draw(IMPERATIVES)
    if t.log is not None and t.imperative[seat] >= 0:
        shown = {"robot": ROBOT_NAMES[seat], "imperative": t.content.imperatives[t.imperative[seat]].key}
        t.say("imperative_drawn", shown, barrier=True)


def fulfil(t: Table, seat: int, condition: int) -> None:
    """The condition has come true for this seat in its own turn."""
    held = t.imperative[seat]
    if held < 0 or seat != t.active or t.content.imperatives[held].condition != condition:
        return
    card = t.content.imperatives[held]
    t.imperative[seat] = NOTHING
    t.throw_away(IMPERATIVES, held)
    if t.log is not None:
        t.say("imperative_done", {"robot": ROBOT_NAMES[seat], "imperative": card.key})
    gain_power(t, seat, card.power)


def fulfil_at_end(t: Table, seat: int) -> None:
    """The conditions that are looked at when the turn ends (BC-3.16)."""
    held = t.imperative[seat]
    if held < 0 or not t.is_online(seat):
        return
    condition = t.content.imperatives[held].condition
    if (
        (condition == ALONE and is_alone(t, seat))
        or (condition == ESCORT and is_escort(t, seat))
        or (condition == NERVE and is_near_unit(t, seat))
    ):
        fulfil(t, seat, condition)


def is_alone(t: Table, seat: int) -> bool:
    """In a room with no other robot."""
    zone = t.zone_at(seat)
    return zone >= ROOMS and all(t.at[r] < 0 or r == seat or t.zone_at(r) != zone for r in t.robots())


def is_escort(t: Table, seat: int) -> bool:
    """Adjacent to the module, both unspotted."""
    return t.alert[seat] != ON and t.alert[MODULE] != ON and t.are_adjacent(t.at[seat], t.at[MODULE])


def is_near_unit(t: Table, seat: int) -> bool:
    """Unspotted with an active unit at walk distance 3 or less."""
    if t.alert[seat] == ON:
        return False
    for unit in range(len(t.unit_at)):
        if t.unit_at[unit] >= 0 and not t.stunned >> unit & 1:
            distance = walk_field(t, walk_masks(t, unit), t.at[seat])[t.unit_at[unit]]
            if distance != FAR and distance <= 3:
                return True
    return False
