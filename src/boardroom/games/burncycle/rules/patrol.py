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
from boardroom.games.burncycle.state.geometry import FAR, walk_field, walk_masks
from boardroom.games.burncycle.state.table import Table


def patrol(t: Table, unit: int) -> None:
    """Moves a unit by its icon."""
    card = t.unit_cards[unit]
    if card.patrol == STATIONARY:
        return
    if card.patrol == PACING:
        pace(t, unit)
    elif card.patrol == PERIMETER:
        walk_perimeter(t, unit)
    else:
        move_to(t, unit, target_of(t, unit), card.move)


def target_of(t: Table, unit: int) -> int:
    """The square a patrol goes to, or nothing."""
    icon = t.unit_cards[unit].patrol
    if icon == UNLOCKED_DOORS:
        return nearest(t, unit, door_squares(t))
    if icon == NEAREST_ROBOT:
        robot = nearest_robot(t, unit)
        return t.at[robot] if robot >= 0 else NOTHING
    if icon == COMMAND_MODULE:
        hidden = t.plan.hideout[t.at[MODULE]] or t.is_outside(MODULE)
        return NOTHING if hidden else t.at[MODULE]
    if icon == POST:
        return t.unit_post[unit]
    assert icon == TERMINAL_ROUND
    standing = [t.plan.terminals[n] for n in range(len(t.plan.terminals)) if t.terminals >> n & 1]
    return nearest(t, unit, standing)


def door_squares(t: Table) -> list[int]:
    """The hallway squares beside unlocked doors; doors without a hallway side are ignored."""
    found = []
    for door in unlocked_doors(t):
        square, direction = t.plan.doors[door]
        for side in (square, NEXT[square * 4 + direction]):
            if t.plan.zone[side] == HALL:
                found.append(side)
    return found


def nearest(t: Table, unit: int, squares: list[int]) -> int:
    """The square with the shortest walk; the first of equals."""
    field = walk_field(t, walk_masks(t, unit), t.unit_at[unit])  # a walk is as long one way as the other
    best, distance = NOTHING, FAR
    for square in squares:
        if field[square] < distance:
            best, distance = square, field[square]
    return best


def move_to(t: Table, unit: int, target: int, steps: int) -> int:
    """Along a shortest path inside the zone to its square that is closest to the target; gives the steps left."""
    if target < 0:
        return 0
    if t.unit_cards[unit].abilities & SHIFT:
        return walk(t, unit, target, steps)
    zone = t.plan.zone[t.unit_at[unit]]
    return walk(t, unit, closest_in_zone(t, unit, target, zone), steps, zone)


def closest_in_zone(t: Table, unit: int, target: int, zone: int) -> int:
    """The square of the zone that is closest to the target among those the unit can reach inside it."""
    here = t.unit_at[unit]
    if t.plan.zone[target] == zone:
        return target
    masks = walk_masks(t, unit)
    field = walk_field(t, masks, target)
    reach = walk_field(t, masks, here, zone)
    best = here
    for square in range(len(field)):
        if t.plan.zone[square] == zone and reach[square] < FAR and field[square] < field[best]:
            best = square
    return best


def pace(t: Table, unit: int) -> None:
    """Straight ahead; when blocked it turns round and goes on with what is left; blocked both ways it stays."""
    steps = t.unit_cards[unit].move
    turned = 0
    while steps > 0 and turned < 2:
        if is_blocked(t, unit, t.unit_face[unit]):
            t.unit_face[unit] = (t.unit_face[unit] + 2) % 4
            turned += 1
            continue
        turned = 0
        step_unit(t, unit, t.unit_face[unit])
        steps -= 1


def is_blocked(t: Table, unit: int, direction: int) -> bool:
    """Walls, doors, the zone's border and robots; another unit is exchanged with."""
    square = t.unit_at[unit]
    target = NEXT[square * 4 + direction]
    if not walk_masks(t, unit)[square] >> direction & 1 or t.robot_on(target) >= 0:
        return True
    if t.unit_cards[unit].abilities & SHIFT:
        return False
    return t.plan.zone[target] != t.plan.zone[square] or t.plan.edge[square * 4 + direction] == DOOR


def walk_perimeter(t: Table, unit: int) -> None:
    """Along the loop, counter-clockwise; off the loop first to its nearest square."""
    loop = loop_of(t, unit)
    steps = t.unit_cards[unit].move
    if t.unit_at[unit] not in loop:
        steps = move_to(t, unit, nearest(t, unit, loop), steps)
    masks = walk_masks(t, unit)
    while steps > 0 and t.unit_at[unit] in loop:
        square = t.unit_at[unit]
        target = loop[(loop.index(square) + 1) % len(loop)]
        direction = [NEXT[square * 4 + d] for d in range(4)].index(target)
        if not masks[square] >> direction & 1 or t.robot_on(target) >= 0:
            return
        step_unit(t, unit, direction)
        steps -= 1


def loop_of(t: Table, unit: int) -> list[int]:
    """The plan's loop; in a secure zone its four squares, counter-clockwise."""
    zone = t.plan.zone[t.unit_at[unit]]
    if not SECURE <= zone <= SECURE + 1:
        return t.plan.loop
    first = t.plan.zone.index(zone)
    return [first, first + WIDTH, first + WIDTH + 1, first + 1]
