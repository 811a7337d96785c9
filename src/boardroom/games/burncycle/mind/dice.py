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


def choose_dice(t: Table, memory: Memory, test: ApTest) -> int:
    """How many dice of each kind to roll, or a token first."""
    bonus = test.bonus + t.boosted
    if isinstance(test, MoveTest):
        return code_of(t, for_move(t, memory, bonus))
    need = need_of(t, test) - bonus
    if t.boosts[t.active] and memory.odds.at_least(t, t.dice, need) < SURE <= memory.odds.at_least(
        t, t.dice, need - BOOST_AP
    ):
        return t.rows.boost
    return code_of(t, for_test(t, memory, need))


def code_of(t: Table, chosen: list[int]) -> int:
    """The code of a handful of dice."""
    wide = MOST_BETTER + 1
    return t.rows.roll + (chosen[0] * wide + chosen[1]) * wide + chosen[2]


def need_of(t: Table, test: ApTest) -> int:
    """The AP that a test asks for; a unit that is too strong is only stunned."""
    need = test.need(t)
    if isinstance(test, UnitTest) and t.dice[0] + 2 * t.dice[1] + 3 * t.dice[2] < need:
        return need - STUN_MARGIN
    return need


def for_test(t: Table, memory: Memory, need: int) -> list[int]:
    """The cheapest handful that is sure enough, else all dice."""
    best, chosen = 1e9, t.dice[:]
    for basic in range(t.dice[0] + 1):
        for advanced in range(t.dice[1] + 1):
            for elite in range(t.dice[2] + 1):
                handful = [basic, advanced, elite]
                mean = memory.odds.mean(t, handful)
                if mean < best and memory.odds.at_least(t, handful, need) >= SURE:
                    best, chosen = mean, handful
    return chosen


def for_move(t: Table, memory: Memory, bonus: int) -> list[int]:
    """Dice for the way up to the next door or target; basic ones first, as tests need the better ones more."""
    seat = t.active
    need = useful_ap(t, memory, seat) + MARGIN
    module = useful_ap(t, memory, MODULE)
    if is_idle(t, memory, seat) or t.next_active(t.marker) < 0:
        need += module
    need -= bonus
    chosen = [0, 0, 0]
    means = memory.odds.means(t)
    got = 0.0
    for kind in range(3):
        while chosen[kind] < t.dice[kind] and got < need:
            chosen[kind] += 1
            got += means[kind]
    while chosen[0] > 0 and got - means[0] >= need:
        chosen[0] -= 1
        got -= means[0]
    return chosen


def is_idle(t: Table, memory: Memory, seat: int) -> bool:
    """Has this agent arrived with nothing to do, so that its AP are the module's?"""
    return memory.plan(t).targets[seat] < 0 and len(path_of(t, memory, seat, False, 1)) <= 1


def choose_reroll(t: Table, memory: Memory, codes: list[int]) -> int:
    """The die that is farthest below its mean, if one is."""
    means = memory.odds.means(t)
    best, choice = 0.0, t.rows.keep
    for code in codes:
        if code != t.rows.keep:
            number = code - t.rows.reroll
            gain = means[number // FACES] - number % FACES
            if gain > best:
                best, choice = gain, code
    return choice
