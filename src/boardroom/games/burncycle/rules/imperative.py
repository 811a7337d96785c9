"""Imperatives (BC-2.7.4): at most one for each agent; when its condition is met the agent gains power and discards it."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    ALONE,
    DEPUTY,
    ESCORT,
    IMPERATIVES,
    MODULE,
    NERVE,
    NOTHING,
    ON,
    ROBOT_NAMES,
    ROOMS,
)
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.shapes import ImperativeDone, ImperativeDrawn
from boardroom.games.burncycle.state.geometry import FAR, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table


def draw_imperative(table: Table, seat: int) -> None:
    """Draws one, if the agent has none."""
    if table.imperative[seat] >= 0:
        return
    table.imperative[seat] = table.draw(IMPERATIVES)
    if table.log is not None and table.imperative[seat] >= 0:
        table.say(
            ImperativeDrawn(
                kind="imperative_drawn",
                seat=table.active,
                robot=ROBOT_NAMES[seat],
                imperative=table.content.imperatives[table.imperative[seat]].key,
            ),
            barrier=True,
        )


def fulfil(table: Table, seat: int, condition: int) -> None:
    """The condition has come true for this seat in its own turn."""
    held = table.imperative[seat]
    if held < 0 or seat != table.active or table.content.imperatives[held].condition != condition:
        return
    card = table.content.imperatives[held]
    table.imperative[seat] = NOTHING
    table.throw_away(IMPERATIVES, held)
    if table.log is not None:
        table.say(
            ImperativeDone(kind="imperative_done", seat=table.active, robot=ROBOT_NAMES[seat], imperative=card.key)
        )
    gain_power(table, seat, card.power + (1 if table.has(seat, DEPUTY) else 0))


def fulfil_at_end(table: Table, seat: int) -> None:
    """The conditions that are looked at when the turn ends (BC-3.16)."""
    held = table.imperative[seat]
    if held < 0 or not table.is_online(seat):
        return
    condition = table.content.imperatives[held].condition
    if (
        (condition == ALONE and is_alone(table, seat))
        or (condition == ESCORT and is_escort(table, seat))
        or (condition == NERVE and is_near_unit(table, seat))
    ):
        fulfil(table, seat, condition)


def is_alone(table: Table, seat: int) -> bool:
    """In a room with no other robot."""
    zone = table.zone_at(seat)
    return zone >= ROOMS and all(table.at[r] < 0 or r == seat or table.zone_at(r) != zone for r in table.robots())


def is_escort(table: Table, seat: int) -> bool:
    """Adjacent to the module, both unspotted."""
    return (
        table.alert[seat] != ON and table.alert[MODULE] != ON and table.are_adjacent(table.at[seat], table.at[MODULE])
    )


def is_near_unit(table: Table, seat: int) -> bool:
    """Unspotted with an active unit at walk distance 3 or less."""
    if table.alert[seat] == ON:
        return False
    for unit in range(len(table.unit_at)):
        if table.unit_at[unit] >= 0 and not table.stunned >> unit & 1:
            distance = walk_field(table, walk_masks(table, unit), table.at[seat])[table.unit_at[unit]]
            if distance != FAR and distance <= 3:
                return True
    return False
