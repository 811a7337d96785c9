"""Attacking walls and units (BC-2.4.3.6, BC-2.4.3.7), and what becomes of a unit that is hit."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import (
    ATTACK_BONUS,
    FIRST_ATTACK,
    KEY_GOAL,
    NEXT,
    NOTHING,
    PHYSICAL,
    QUIET_WORD,
    RAM,
    SLEDGEHAMMER,
    TAKEDOWN,
    THROUGH_TRAFFIC,
    UNIT_DECK,
    WALL_DOWN,
)
from boardroom.games.burncycle.rules.alert import look_around, spot
from boardroom.games.burncycle.rules.dice import OPTIMISED_AP, ApTest, test
from boardroom.games.burncycle.rules.doors import break_wall, is_breakable
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import advance
from boardroom.games.burncycle.rules.move import Through
from boardroom.games.burncycle.rules.picks import Choosing
from boardroom.games.burncycle.rules.threat import add_threat, gain_power
from boardroom.games.burncycle.shapes import KeyTaken, UnitDown, UnitStunned
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import MenuAction
from boardroom.games.burncycle.state.refusals import NOT_BESIDE, NOT_ON_FLOOR, refusals
from boardroom.games.burncycle.state.table import Table

WALL_RESISTANCE: Final = 10
SLEDGEHAMMER_AP: Final = 3
STUN_MARGIN: Final = 5

NO_WALL: Final = refusals.add("no-wall", "BC-A17")
TOO_STRONG: Final = refusals.add("too-strong", "BC-3.1")
ASLEEP: Final = refusals.add("asleep", "BC-3.1")


class AttackAction(MenuAction):
    """An attack on a unit beside the agent."""

    family: ClassVar[str] = "attack"
    kind: ClassVar[int] = PHYSICAL
    clicked: ClassVar[str] = "choice:attack"

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Only units on the floor come into question."""
        for number in range(size):
            if table.unit_at[number] >= 0 and self.may(table, number) is None:
                codes.append(first + number)

    def may(self, table: Table, number: int) -> Refusal | None:
        """Those beside the agent."""
        if table.unit_at[number] < 0:
            return NOT_ON_FLOOR
        return None if table.are_adjacent(table.at[table.active], table.unit_at[number]) else NOT_BESIDE

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """A test."""
        test(table, UnitTest(attack_bonus(table, optimised), number))


class BreakAction(MenuAction):
    """An attack on a wall."""

    family: ClassVar[str] = "break"
    kind: ClassVar[int] = PHYSICAL
    clicked: ClassVar[str] = "wall"

    def may(self, table: Table, number: int) -> Refusal | None:
        """BC-A17."""
        return None if is_breakable(table, table.at[table.active], number) else NO_WALL

    def do(self, table: Table, number: int, optimised: bool) -> None:
        """A test."""
        test(table, WallTest(attack_bonus(table, optimised), number))


def attack_bonus(table: Table, optimised: bool) -> int:
    """AP that an agent adds to its attacks."""
    bonus = table.bonus(table.active, ATTACK_BONUS) + (2 if table.has(table.active, RAM) else 0)
    return bonus + OPTIMISED_AP if optimised else bonus


class WallTest(ApTest):
    """BC-2.4.3.6: at 10 AP the wall is destroyed, a free step follows, and the agent is spotted."""

    word: ClassVar[str] = "test-wall"
    purpose: ClassVar[str] = "wall"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.BONUS, parts.DIRECTION)

    def __init__(self, bonus: int, direction: int) -> None:
        super().__init__(bonus)
        self.direction: Final = direction

    def need(self, table: Table) -> int:
        """Every wall is as strong, but not to a Sledgehammer."""
        return WALL_RESISTANCE - (SLEDGEHAMMER_AP if table.has(table.active, SLEDGEHAMMER) else 0)

    def tested(self, table: Table, ap: int) -> None:
        """The wall falls, or not."""
        if ap < self.need(table):
            self.failed(table)
            return
        seat = table.active
        table.push(Through(self.direction))
        if table.has(seat, THROUGH_TRAFFIC):
            StunBehind(NEXT[table.at[seat] * 4 + self.direction]).ask(table)
        break_wall(table, table.at[seat], self.direction)
        spot(table, seat)
        fulfil(table, seat, WALL_DOWN)


class StunBehind(Choosing):
    """Through Traffic: a level 1 unit beside the square behind a broken wall is stunned; the number is that square."""

    word: ClassVar[str] = "STUN-BEHIND"
    rule: ClassVar[str] = "BC-3.11"
    printed: ClassVar[bool] = False
    asks: ClassVar[str] = "unit"
    part: ClassVar[parts.Part] = parts.SQUARE

    def fits(self, table: Table, thing: int) -> Refusal | None:
        """Awake, of level 1 and beside the square."""
        if may_stun(table, thing, 1) is not None:
            return may_stun(table, thing, 1)
        return None if table.are_adjacent(self.number, table.unit_at[thing]) else NOT_BESIDE

    def picked(self, table: Table, thing: int) -> None:
        """It is stunned."""
        stun(table, thing)


def may_stun(table: Table, unit: int, most: int) -> Refusal | None:
    """A unit on the floor that is awake, of at most this level."""
    if table.unit_at[unit] < 0:
        return NOT_ON_FLOOR
    if table.unit_cards[unit].level > most:
        return TOO_STRONG
    return ASLEEP if table.stunned >> unit & 1 else None


class UnitTest(ApTest):
    """BC-2.4.3.7: shut down, stunned or nothing; threat +1 and spotted whatever happens."""

    word: ClassVar[str] = "test-unit"
    purpose: ClassVar[str] = "unit"
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.BONUS, parts.UNIT)

    def __init__(self, bonus: int, unit: int) -> None:
        super().__init__(bonus)
        self.unit: Final = unit

    def need(self, table: Table) -> int:
        """What shuts it down."""
        return table.unit_cards[self.unit].resistance

    def tested(self, table: Table, ap: int) -> None:
        """Some CEOs make the first attack of a round dearer (BC-3.8)."""
        seat, unit = table.active, self.unit
        if ap >= self.need(table) - STUN_MARGIN:
            if ap >= self.need(table):
                remove_unit(table, unit)
                take_key(table, unit)
                gain_power(table, seat, 1)
            else:
                stun(table, unit)
                take_key(table, unit)
            fulfil(table, seat, TAKEDOWN)
        else:
            self.failed(table)
        spot(table, seat)
        first = table.ceo_card().standing == FIRST_ATTACK and not table.attacked
        table.attacked = True
        quiet = 1 if table.has(seat, QUIET_WORD) else 0
        add_threat(table, (2 if first else 1) - quiet)


def remove_unit(table: Table, unit: int) -> None:
    """A unit is shut down; the captain is gone for this floor (BC-A49)."""
    table.unit_at[unit] = NOTHING
    table.near[unit] = 0
    if unit < len(table.content.units):
        table.throw_away(UNIT_DECK + table.unit_cards[unit].level - 1, unit)
    if table.log is not None:
        table.say(UnitDown(kind="unit_down", seat=table.active, unit=table.rows.unit_names[unit]))


def stun(table: Table, unit: int) -> None:
    """A unit is turned face down until the end of the next corporation turn."""
    table.stunned |= 1 << unit
    if table.log is not None:
        table.say(UnitStunned(kind="unit_stunned", seat=table.active, unit=table.rows.unit_names[unit]))
    look_around(table)


def take_key(table: Table, unit: int) -> None:
    """The unit's key, if it had one, goes to the agent."""
    if table.unit_keys >> unit & 1:
        table.unit_keys &= ~(1 << unit)
        table.keys[table.active] += 1
        if table.log is not None:
            table.say(KeyTaken(kind="key_taken", seat=table.active, unit=table.rows.unit_names[unit]))
        advance(table, KEY_GOAL)
