"""The pilot's dice: the fewest that do the job, so that some are left for the door or the test behind it."""

from __future__ import annotations

from typing import Final

from boardroom.games.burncycle.content.names import MODULE
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.steps import path_of, useful_ap
from boardroom.games.burncycle.rules.attack import STUN_MARGIN, UnitTest
from boardroom.games.burncycle.rules.dice import BOOST_AP, ApTest
from boardroom.games.burncycle.rules.move import MoveTest
from boardroom.games.burncycle.state.actions import FACES, MOST_BETTER
from boardroom.games.burncycle.state.table import Table

SURE: Final = 0.87  # a test that is this likely needs no more dice
MARGIN: Final = 0.4  # AP rolled beyond what a way needs


def choose_dice(table: Table, memory: Memory, test: ApTest) -> int:
    """How many dice of each kind to roll, or a token first."""
    bonus = test.bonus + table.boosted
    if isinstance(test, MoveTest):
        return code_of(table, for_move(table, memory, bonus))
    need = need_of(table, test) - bonus
    if table.boosts[table.active] and memory.odds.at_least(table, table.dice, need) < SURE <= memory.odds.at_least(
        table, table.dice, need - BOOST_AP
    ):
        return table.rows.boost
    return code_of(table, for_test(table, memory, need))


def code_of(table: Table, chosen: list[int]) -> int:
    """The code of a handful of dice."""
    wide = MOST_BETTER + 1
    return table.rows.roll + (chosen[0] * wide + chosen[1]) * wide + chosen[2]


def need_of(table: Table, test: ApTest) -> int:
    """The AP that a test asks for; a unit that is too strong is only stunned."""
    need = test.need(table)
    if isinstance(test, UnitTest) and table.dice[0] + 2 * table.dice[1] + 3 * table.dice[2] < need:
        return need - STUN_MARGIN
    return need


def for_test(table: Table, memory: Memory, need: int) -> list[int]:
    """The cheapest handful that is sure enough, else all dice."""
    best, chosen = 1e9, table.dice[:]
    for basic in range(table.dice[0] + 1):
        for advanced in range(table.dice[1] + 1):
            for elite in range(table.dice[2] + 1):
                handful = [basic, advanced, elite]
                mean = memory.odds.mean(table, handful)
                if mean < best and memory.odds.at_least(table, handful, need) >= SURE:
                    best, chosen = mean, handful
    return chosen


def for_move(table: Table, memory: Memory, bonus: int) -> list[int]:
    """Dice for the way up to the next door or target; basic ones first, as tests need the better ones more."""
    seat = table.active
    need = useful_ap(table, memory, seat) + MARGIN
    module = useful_ap(table, memory, MODULE)
    if is_idle(table, memory, seat) or table.next_active(table.marker) < 0:
        need += module
    need -= bonus
    chosen = [0, 0, 0]
    means = memory.odds.means(table)
    got = 0.0
    for kind in range(3):
        while chosen[kind] < table.dice[kind] and got < need:
            chosen[kind] += 1
            got += means[kind]
    while chosen[0] > 0 and got - means[0] >= need:
        chosen[0] -= 1
        got -= means[0]
    return chosen


def is_idle(table: Table, memory: Memory, seat: int) -> bool:
    """Has this agent arrived with nothing to do, so that its AP are the module's?"""
    return memory.plan(table).targets[seat] < 0 and len(path_of(table, memory, seat, False, 1)) <= 1


def choose_reroll(table: Table, memory: Memory, codes: list[int]) -> int:
    """The die that is farthest below its mean, if one is."""
    means = memory.odds.means(table)
    best, choice = 0.0, table.rows.keep
    for code in codes:
        if code != table.rows.keep:
            number = code - table.rows.reroll
            gain = means[number // FACES] - number % FACES
            if gain > best:
                best, choice = gain, code
    return choice
