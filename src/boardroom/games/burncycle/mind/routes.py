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

    def distance(self, table: Table, start: int, square: int) -> float:
        """AP from one square to another, doors included."""
        return self.plain(table, square)[start] / 2

    def plain(self, table: Table, square: int) -> list[int]:
        """The way to one square, whoever may stand in it."""
        key = (number_of(table), square, table.unlocked, *table.destroyed)
        field = self._fields.get(key)
        if field is None:
            field = self.keep(key, flood(table, [square], [0], [0] * SQUARES))
        return field

    def plain_zone(self, table: Table, zone: int) -> list[int]:
        """The way into a zone."""
        key = (number_of(table), 1000 + zone, table.unlocked, *table.destroyed)
        field = self._fields.get(key)
        if field is None:
            squares = [s for s in range(SQUARES) if table.plan.zone[s] == zone]
            field = self.keep(key, flood(table, squares, [0] * len(squares), [0] * SQUARES))
        return field

    def careful(self, table: Table, robot: int, square: int) -> list[int]:
        """The way of a robot to one square, round everything that stands or looks there."""
        key = self.careful_key(table, robot, square)
        field = self._fields.get(key)
        if field is None:
            field = self.keep(key, flood(table, [square], [0], self.prices(table, robot)))
        return field

    def careful_zone(self, table: Table, robot: int, zone: int) -> list[int]:
        """The way of a robot into a secure zone, to the squares farthest from its door first."""
        key = self.careful_key(table, robot, 1000 + zone)
        field = self._fields.get(key)
        if field is None:
            squares = free_squares(table, robot, zone)
            starts = [SHALLOW_PRICE * (2 - depth_of(table, zone, square)) for square in squares]
            field = self.keep(key, flood(table, squares, starts, self.prices(table, robot)))
        return field

    def careful_hideout(self, table: Table, robot: int) -> list[int]:
        """The way of a robot to the nearest place where nobody sees it."""
        key = self.careful_key(table, robot, 2000)
        field = self._fields.get(key)
        if field is None:
            squares = [s for s in range(SQUARES) if is_hiding_place(table, robot, s)]
            field = self.keep(key, flood(table, squares, [0] * len(squares), self.prices(table, robot)))
        return field

    def careful_key(self, table: Table, robot: int, number: int) -> tuple[int, ...]:
        """Everything a careful way depends on."""
        others = table.at[:]
        others[robot] = -1
        push = table.universal & PUSH_BIT
        return (
            number_of(table),
            number,
            push,
            table.captain,
            table.unlocked,
            table.stunned,
            table.range_bonus,
            table.quiet,
            *table.unit_at,
            *others,
            *table.destroyed,
        )

    def keep(self, key: tuple[int, ...], field: list[int]) -> list[int]:
        """Remembers a field; a full memory starts afresh."""
        if len(self._fields) >= MOST_FIELDS:
            self._fields = {}
        self._fields[key] = field
        return field

    def prices(self, table: Table, robot: int) -> list[int]:
        """What each square costs beside the step."""
        danger = self.danger(table)
        prices = [0] * SQUARES
        for square in range(SQUARES):
            if danger[square] >= 1.0 and not table.plan.hideout[square]:
                prices[square] = SEEN_PRICE
        for unit in range(len(table.unit_at)):
            if table.unit_at[unit] >= 0:
                prices[table.unit_at[unit]] = PUSH_PRICE if table.universal & PUSH_BIT else UNIT_PRICE
        for other in table.robots():
            if other != robot and table.at[other] >= 0:
                prices[table.at[other]] = ROBOT_PRICE
        return prices

    def danger(self, table: Table) -> list[float]:
        """For each square the damage that units which see it can do there in their next turn."""
        key = (
            number_of(table),
            table.captain,
            table.unlocked,
            table.stunned,
            table.range_bonus,
            table.quiet,
            *table.unit_at,
            *table.destroyed,
        )
        danger = self._dangers.get(key)
        if danger is None:
            if len(self._dangers) >= MOST_FIELDS:
                self._dangers = {}
            danger = [
                EXPOSED if table.plan.zone[s] == HALL and not table.plan.hideout[s] else 0.0 for s in range(SQUARES)
            ]
            for unit in range(len(table.unit_at)):
                if table.unit_at[unit] >= 0 and not table.stunned >> unit & 1:
                    add_danger(table, danger, unit)
            self._dangers[key] = danger
        return danger


def add_danger(table: Table, danger: list[float], unit: int) -> None:
    """One unit's part: full damage where it can strike at once, a share where it only sees."""
    card = table.unit_cards[unit]
    seen = sight_area(table, table.unit_at[unit], card.alert + table.range_bonus)
    struck = sight_area(table, table.unit_at[unit], min(card.alert + table.range_bonus, card.move + 1))
    for square in seen:
        if not table.quiet >> table.plan.zone[square] & 1:
            danger[square] += 1.0
    for square in struck:
        if not table.quiet >> table.plan.zone[square] & 1:
            danger[square] += card.damage


def number_of(table: Table) -> int:
    """Which of the content's plans lies there."""
    return table.content.plans.index(table.plan)


def free_squares(table: Table, robot: int, zone: int) -> list[int]:
    """The squares of a zone where no other robot stands."""
    squares = []
    for square in range(SQUARES):
        if table.plan.zone[square] == zone:
            other = table.robot_on(square)
            if other < 0 or other == robot:
                squares.append(square)
    return squares


def depth_of(table: Table, zone: int, square: int) -> int:
    """How many steps a square of a secure zone is from its door."""
    for door in table.plan.zone_doors[zone]:
        first, direction = table.plan.doors[door]
        inner = first if table.plan.zone[first] == zone else NEXT[first * 4 + direction]
        across, down = abs(inner % 14 - square % 14), abs(inner // 14 - square // 14)
        return min(2, across + down)
    return 0


def flood(table: Table, targets: list[int], starts: list[int], prices: list[int]) -> list[int]:
    """The cheapest ways to the targets, in rings of equal price."""
    field = [FAR_AWAY] * SQUARES
    rings: list[list[int]] = [[] for _ in range(FAR_AWAY + 1)]
    for number in range(len(targets)):
        field[targets[number]] = starts[number]
        rings[starts[number]].append(targets[number])
    ways = table.ways
    edges = table.plan.edge
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


def is_waiting_place(table: Table, square: int) -> bool:
    """Is this outside or a hideout, where no range spots a robot?"""
    return table.plan.zone[square] == EXTERIOR or table.plan.hideout[square]


def is_hiding_place(table: Table, robot: int, square: int) -> bool:
    """Can this robot wait here: is the place free, or its own?"""
    if not is_waiting_place(table, square):
        return False
    other = table.robot_on(square)
    return (other < 0 or other == robot) and table.unit_on(square) < 0


def is_locked(table: Table, square: int, direction: int) -> bool:
    """Is there a locked door on this side?"""
    return table.plan.edge[square * 4 + direction] == DOOR and not table.ways[square] >> direction & 1
