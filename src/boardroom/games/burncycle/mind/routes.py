"""Ways over a floor for advice: AP from every square to a target, with a price for locked doors and for being seen.

Plain ways depend on the plan, the target and the open doors alone. Careful ways also go round units, robots and squares
in alert range. Both are worked out once for each position of these things and kept.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import DOOR, EXTERIOR, HALL, NEXT, SQUARES
from boardroom.games.burncycle.rules.move import PUSH_BIT
from boardroom.games.burncycle.state.geometry import sight_area
from boardroom.games.burncycle.state.table import Table

FAR_AWAY: Final = 120  # in halves of an AP, as all prices here
STEP_PRICE: Final = 2
DOOR_PRICE: Final = 10  # a locked door, the step included
SEEN_PRICE: Final = 1
UNIT_PRICE: Final = 12  # a square that a unit stands on
PUSH_PRICE: Final = 5  # the same when it can be pushed aside
ROBOT_PRICE: Final = 6
SHALLOW_PRICE: Final = 3  # for each step that a secure zone's square is nearer to its door
MOST_FIELDS: Final = 6000
EXPOSED: Final = 0.4  # the danger of any hallway square where patrols come by


class Routes:
    """The ways and dangers worked out so far."""

    def __init__(self) -> None:
        self._fields: dict[tuple[int, ...], list[int]] = {}
        self._dangers: dict[tuple[int, ...], list[float]] = {}

    def distance(self, t: Table, start: int, square: int) -> float:
        """AP from one square to another, doors included."""
        return self.plain(t, square)[start] / 2

    def plain(self, t: Table, square: int) -> list[int]:
        """The way to one square, whoever may stand in it."""
        key = (number_of(t), square, t.unlocked, *t.destroyed)
        field = self._fields.get(key)
        if field is None:
            field = self.keep(key, flood(t, [square], [0], [0] * SQUARES))
        return field

    def plain_zone(self, t: Table, zone: int) -> list[int]:
        """The way into a zone."""
        key = (number_of(t), 1000 + zone, t.unlocked, *t.destroyed)
        field = self._fields.get(key)
        if field is None:
            squares = [s for s in range(SQUARES) if t.plan.zone[s] == zone]
            field = self.keep(key, flood(t, squares, [0] * len(squares), [0] * SQUARES))
        return field

    def careful(self, t: Table, robot: int, square: int) -> list[int]:
        """The way of a robot to one square, round everything that stands or looks there."""
        key = self.careful_key(t, robot, square)
        field = self._fields.get(key)
        if field is None:
            field = self.keep(key, flood(t, [square], [0], self.prices(t, robot)))
        return field

    def careful_zone(self, t: Table, robot: int, zone: int) -> list[int]:
        """The way of a robot into a secure zone, to the squares farthest from its door first."""
        key = self.careful_key(t, robot, 1000 + zone)
        field = self._fields.get(key)
        if field is None:
            squares = free_squares(t, robot, zone)
            starts = [SHALLOW_PRICE * (2 - depth_of(t, zone, square)) for square in squares]
            field = self.keep(key, flood(t, squares, starts, self.prices(t, robot)))
        return field

    def careful_hideout(self, t: Table, robot: int) -> list[int]:
        """The way of a robot to the nearest place where nobody sees it."""
        key = self.careful_key(t, robot, 2000)
        field = self._fields.get(key)
        if field is None:
            squares = [s for s in range(SQUARES) if is_hiding_place(t, robot, s)]
            field = self.keep(key, flood(t, squares, [0] * len(squares), self.prices(t, robot)))
        return field

    def careful_key(self, t: Table, robot: int, number: int) -> tuple[int, ...]:
        """Everything a careful way depends on."""
        others = t.at[:]
        others[robot] = -1
        push = t.universal & PUSH_BIT
        return (
            number_of(t),
            number,
            push,
            t.unlocked,
            t.stunned,
            t.range_bonus,
            t.quiet,
            *t.unit_at,
            *others,
            *t.destroyed,
        )

    def keep(self, key: tuple[int, ...], field: list[int]) -> list[int]:
        """Remembers a field; a full memory starts afresh."""
        if len(self._fields) >= MOST_FIELDS:
            self._fields = {}
        self._fields[key] = field
        return field

    def prices(self, t: Table, robot: int) -> list[int]:
        """What each square costs beside the step."""
        danger = self.danger(t)
        prices = [0] * SQUARES
        for square in range(SQUARES):
            if danger[square] >= 1.0 and not t.plan.hideout[square]:
                prices[square] = SEEN_PRICE
        for unit in range(len(t.unit_at)):
            if t.unit_at[unit] >= 0:
                prices[t.unit_at[unit]] = PUSH_PRICE if t.universal & PUSH_BIT else UNIT_PRICE
        for other in t.robots():
            if other != robot and t.at[other] >= 0:
                prices[t.at[other]] = ROBOT_PRICE
        return prices

    def danger(self, t: Table) -> list[float]:
        """For each square the damage that units which see it can do there in their next turn."""
        key = (number_of(t), t.unlocked, t.stunned, t.range_bonus, t.quiet, *t.unit_at, *t.destroyed)
        danger = self._dangers.get(key)
        if danger is None:
            if len(self._dangers) >= MOST_FIELDS:
                self._dangers = {}
            danger = [EXPOSED if t.plan.zone[s] == HALL and not t.plan.hideout[s] else 0.0 for s in range(SQUARES)]
            for unit in range(len(t.unit_at)):
                if t.unit_at[unit] >= 0 and not t.stunned >> unit & 1:
                    add_danger(t, danger, unit)
            self._dangers[key] = danger
        return danger


def add_danger(t: Table, danger: list[float], unit: int) -> None:
    """One unit's part: full damage where it can strike at once, a share where it only sees."""
    card = t.unit_cards[unit]
    seen = sight_area(t, t.unit_at[unit], card.alert + t.range_bonus)
    struck = sight_area(t, t.unit_at[unit], min(card.alert + t.range_bonus, card.move + 1))
    for square in seen:
        if not t.quiet >> t.plan.zone[square] & 1:
            danger[square] += 1.0
    for square in struck:
        if not t.quiet >> t.plan.zone[square] & 1:
            danger[square] += card.damage


def number_of(t: Table) -> int:
    """Which of the content's plans lies there."""
    return t.content.plans.index(t.plan)


def free_squares(t: Table, robot: int, zone: int) -> list[int]:
    """The squares of a zone where no other robot stands."""
    squares = []
    for square in range(SQUARES):
        if t.plan.zone[square] == zone:
            other = t.robot_on(square)
            if other < 0 or other == robot:
                squares.append(square)
    return squares


def depth_of(t: Table, zone: int, square: int) -> int:
    """How many steps a square of a secure zone is from its door."""
    for door in t.plan.zone_doors[zone]:
        first, direction = t.plan.doors[door]
        inner = first if t.plan.zone[first] == zone else NEXT[first * 4 + direction]
        across, down = abs(inner % 14 - square % 14), abs(inner // 14 - square // 14)
        return min(2, across + down)
    return 0


def flood(t: Table, targets: list[int], starts: list[int], prices: list[int]) -> list[int]:
    """The cheapest ways to the targets, in rings of equal price."""
    field = [FAR_AWAY] * SQUARES
    rings: list[list[int]] = [[] for _ in range(FAR_AWAY + 1)]
    for number in range(len(targets)):
        field[targets[number]] = starts[number]
        rings[starts[number]].append(targets[number])
    ways = t.ways
    edges = t.plan.edge
    for reached in range(FAR_AWAY):
        for square in rings[reached]:
            if field[square] != reached:
                continue
            toll = prices[square]  # paid by whoever steps onto this square
            for direction in range(4):
                if ways[square] >> direction & 1:
                    price = STEP_PRICE + toll
                elif edges[square * 4 + direction] == DOOR:
                    price = DOOR_PRICE + toll
                else:
                    continue
                other = NEXT[square * 4 + direction]
                if reached + price < field[other]:
                    field[other] = reached + price
                    rings[reached + price].append(other)
    return field


def is_waiting_place(t: Table, square: int) -> bool:
    """Is this outside or a hideout, where no range spots a robot?"""
    return t.plan.zone[square] == EXTERIOR or t.plan.hideout[square]


def is_hiding_place(t: Table, robot: int, square: int) -> bool:
    """Can this robot wait here: is the place free, or its own?"""
    if not is_waiting_place(t, square):
        return False
    other = t.robot_on(square)
    return (other < 0 or other == robot) and t.unit_on(square) < 0


def is_locked(t: Table, square: int, direction: int) -> bool:
    """Is there a locked door on this side?"""
    return t.plan.edge[square * 4 + direction] == DOOR and not t.ways[square] >> direction & 1
