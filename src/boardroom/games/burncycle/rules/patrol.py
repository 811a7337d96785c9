"""The eight patrol icons (BC-2.6). A patrol never leaves the unit's zone unless it has Shift (BC-A35)."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    COMMAND_MODULE,
    DOOR,
    HALL,
    MODULE,
    NEAREST_ROBOT,
    NEXT,
    NOTHING,
    PACING,
    PERIMETER,
    POST,
    SECURE,
    SHIFT,
    STATIONARY,
    TERMINAL_ROUND,
    UNLOCKED_DOORS,
    WIDTH,
)
from boardroom.games.burncycle.rules.doors import unlocked_doors
from boardroom.games.burncycle.rules.walk import nearest_robot, step_unit, walk
from boardroom.games.burncycle.state.geometry import FAR, direction_to, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table, place_in


def patrol(table: Table, unit: int) -> None:
    """Moves a unit by its icon."""
    card = table.unit_cards[unit]
    if card.patrol == STATIONARY:
        return
    if card.patrol == PACING:
        pace(table, unit)
    elif card.patrol == PERIMETER:
        walk_perimeter(table, unit)
    else:
        move_to(table, unit, target_of(table, unit), card.move)


def target_of(table: Table, unit: int) -> int:
    """The square a patrol goes to, or nothing."""
    icon = table.unit_cards[unit].patrol
    if icon == UNLOCKED_DOORS:
        return nearest(table, unit, door_squares(table))
    if icon == NEAREST_ROBOT:
        robot = nearest_robot(table, unit)
        return table.at[robot] if robot >= 0 else NOTHING
    if icon == COMMAND_MODULE:
        hidden = table.plan.hideout[table.at[MODULE]] or table.is_outside(MODULE)
        return NOTHING if hidden else table.at[MODULE]
    if icon == POST:
        return table.unit_post[unit]
    assert icon == TERMINAL_ROUND
    standing = [table.plan.terminals[n] for n in range(len(table.plan.terminals)) if table.terminals >> n & 1]
    return nearest(table, unit, standing)


def door_squares(table: Table) -> list[int]:
    """The hallway squares beside unlocked doors; doors without a hallway side are ignored."""
    found = []
    for door in unlocked_doors(table):
        square, direction = table.plan.doors[door]
        for side in (square, NEXT[square * 4 + direction]):
            if table.plan.zone[side] == HALL:
                found.append(side)
    return found


def nearest(table: Table, unit: int, squares: list[int]) -> int:
    """The square with the shortest walk; the first of equals."""
    field = walk_field(table, walk_masks(table, unit), table.unit_at[unit])  # a walk is as long one way as the other
    best, distance = NOTHING, FAR
    for square in squares:
        if field[square] < distance:
            best, distance = square, field[square]
    return best


def move_to(table: Table, unit: int, target: int, steps: int) -> int:
    """Along a shortest path inside the zone to its square that is closest to the target; gives the steps left."""
    if target < 0:
        return 0
    if table.unit_cards[unit].abilities & SHIFT:
        return walk(table, unit, target, steps)
    zone = table.plan.zone[table.unit_at[unit]]
    return walk(table, unit, closest_in_zone(table, unit, target, zone), steps, zone)


def closest_in_zone(table: Table, unit: int, target: int, zone: int) -> int:
    """The square of the zone that is closest to the target among those the unit can reach inside it."""
    here = table.unit_at[unit]
    if table.plan.zone[target] == zone:
        return target
    masks = walk_masks(table, unit)
    field = walk_field(table, masks, target)
    reach = walk_field(table, masks, here, zone)
    best = here
    for square in range(len(field)):
        if table.plan.zone[square] == zone and reach[square] < FAR and field[square] < field[best]:
            best = square
    return best


def pace(table: Table, unit: int) -> None:
    """Straight ahead; when blocked it turns round and goes on with what is left; blocked both ways it stays."""
    steps = table.unit_cards[unit].move
    turned = 0
    while steps > 0 and turned < 2:
        if is_blocked(table, unit, table.unit_face[unit]):
            table.unit_face[unit] = (table.unit_face[unit] + 2) % 4
            turned += 1
            continue
        turned = 0
        step_unit(table, unit, table.unit_face[unit])
        steps -= 1


def is_blocked(table: Table, unit: int, direction: int) -> bool:
    """Walls, doors, the zone's border and robots; another unit is exchanged with."""
    square = table.unit_at[unit]
    target = NEXT[square * 4 + direction]
    if not walk_masks(table, unit)[square] >> direction & 1 or table.robot_on(target) >= 0:
        return True
    if table.unit_cards[unit].abilities & SHIFT:
        return False
    return table.plan.zone[target] != table.plan.zone[square] or table.plan.edge[square * 4 + direction] == DOOR


def walk_perimeter(table: Table, unit: int) -> None:
    """Along the loop, counter-clockwise; off the loop first to its nearest square."""
    loop = loop_of(table, unit)
    steps = table.unit_cards[unit].move
    if place_in(loop, table.unit_at[unit]) < 0:
        steps = move_to(table, unit, nearest(table, unit, loop), steps)
    masks = walk_masks(table, unit)
    while steps > 0:
        square = table.unit_at[unit]
        place = place_in(loop, square)
        if place < 0:
            return
        target = loop[(place + 1) % len(loop)]
        direction = direction_to(square, target)
        if not masks[square] >> direction & 1 or table.robot_on(target) >= 0:
            return
        step_unit(table, unit, direction)
        steps -= 1


def loop_of(table: Table, unit: int) -> list[int]:
    """The plan's loop; in a secure zone its four squares, counter-clockwise."""
    zone = table.plan.zone[table.unit_at[unit]]
    if not SECURE <= zone <= SECURE + 1:
        return table.plan.loop
    first = table.plan.zone.index(zone)
    return [first, first + WIDTH, first + WIDTH + 1, first + 1]
