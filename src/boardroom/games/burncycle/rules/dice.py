"""AP tests (BC-2.4.2.2): choose unspent dice, roll them, reroll for icons; then what the test was for happens."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from boardroom.core.errors import BadSave
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.names import (
    BASIC,
    DICE,
    DIE_KIND,
    DIE_STREAM,
    REROLL,
    REROLLED,
    TEN_AP,
    face_name,
)
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.shapes import Boosted, DiceGained, Failed, Rerolled, Rolled, Tested
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import FACES, MOST_BASIC, MOST_BETTER
from boardroom.games.burncycle.state.agenda import Decision, Happening, leaves, read_entry, write_entry
from boardroom.games.burncycle.state.refusals import refusals
from boardroom.games.burncycle.state.table import Table, place_in

BOOST_AP: Final = 3  # a token of a network card (BC-3.15)
OPTIMISED_AP: Final = 2  # of Move and attacks (BC-2.4.3.3)
WIDE: Final = MOST_BETTER + 1

NOT_ENOUGH_DICE: Final = refusals.add("not-enough-dice")
NO_TOKEN: Final = refusals.add("no-token", "BC-3.15")
NOT_ROLLED: Final = refusals.add("not-rolled", "BC-A14")


class ApTest(Happening):
    """A test on the agenda: when its dice lie, what it was for happens. Each purpose is a class of its own.

    Attributes:
        bonus: AP that are added.
    """

    purpose: ClassVar[str] = ""  # as texts name it
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.BONUS,)

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    @abstractmethod
    def need(self, table: Table) -> int:
        """The AP that it asks for; a great number where more is always better."""

    @abstractmethod
    def tested(self, table: Table, ap: int) -> None:
        """What happens with so many AP."""

    def run(self, table: Table) -> None:
        """The result is counted: faces, bonus and tokens."""
        ap = table.boosted + self.bonus
        for die in table.rolled:
            ap += die & 15
        table.boosted = 0
        table.rolled = []
        table.rerolls = 0
        if table.log is not None:
            table.say(Tested(kind="tested", seat=table.active, purpose=self.purpose, ap=ap))
        if ap >= 10:
            fulfil(table, table.active, TEN_AP)
        self.tested(table, ap)

    def failed(self, table: Table) -> None:
        """Tells that it was not enough."""
        if table.log is not None:
            table.say(Failed(kind="failed", seat=table.active, purpose=self.purpose))


class TestPart(parts.Part):
    """A test that waits for its dice."""

    def write(self, table: Table, value: Any) -> Any:
        """As on the agenda."""
        return write_entry(table, value)

    def read(self, table: Table, said: Any) -> ApTest:
        """The test again."""
        test = read_entry(table, said)
        if not isinstance(test, ApTest):
            raise BadSave(f"{self.name} is an AP test, not {said!r}")
        return test


def purposes() -> tuple[str, ...]:
    """What tests can be for, as texts name it."""
    return tuple(kind.purpose for kind in leaves(ApTest))


def test(table: Table, what: ApTest) -> None:
    """Puts an AP test on the agenda."""
    table.boosted = 0
    table.push(RollDice(what))


class RollDice(Decision):
    """Any number of unspent dice, none included; a token may be added first."""

    word: ClassVar[str] = "dice"
    rule: ClassVar[str] = "BC-2.4.2.2"
    families: ClassVar[tuple[str, ...]] = ("roll", "boost")
    fields: ClassVar[tuple[parts.Part, ...]] = (TestPart("test"),)

    def __init__(self, test: ApTest) -> None:
        self.test: Final = test

    def choices(self, table: Table) -> list[int]:
        """All handfuls of the dice that are left."""
        dice = table.dice
        codes = []
        for basic in range(dice[0] + 1):
            for advanced in range(dice[1] + 1):
                first = table.rows.roll + (basic * WIDE + advanced) * WIDE
                for elite in range(dice[2] + 1):
                    codes.append(first + elite)
        if table.boosts[table.active]:
            codes.append(table.rows.boost)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Too few dice, no token, or another step."""
        if code == table.rows.boost:
            return None if table.boosts[table.active] else NO_TOKEN
        if table.rows.family_of[code] != table.rows.roll:
            return self.wrong_step()
        chosen = handful(code - table.rows.roll)
        return None if all(chosen[kind] <= table.dice[kind] for kind in range(3)) else NOT_ENOUGH_DICE

    def do(self, table: Table, code: int) -> None:
        """The chosen dice are rolled and spent (BC-A47), or a token is added."""
        if code == table.rows.boost:
            table.boosts[table.active] -= 1
            table.boosted += BOOST_AP
            table.push(self)
            if table.log is not None:
                table.say(Boosted(kind="boosted", seat=table.active, count=BOOST_AP))
            return
        roll(table, handful(code - table.rows.roll))
        if table.log is not None:
            table.say(
                Rolled(kind="rolled", seat=table.active, purpose=self.test.purpose, faces=faces_shown(table)),
                barrier=True,
            )
        table.push(self.test)
        if table.rerolls:
            table.push(Reroll())

    def params(self, table: Table) -> dict[str, Param]:
        """What the dice are for."""
        return {"purpose": self.test.purpose}


def handful(number: int) -> tuple[int, int, int]:
    """The basic, advanced and elite dice of a code."""
    return number // (WIDE * WIDE), number // WIDE % WIDE, number % WIDE


def roll(table: Table, chosen: tuple[int, int, int]) -> None:
    """These dice are rolled."""
    table.rolled = []
    table.rerolls = 0
    for kind in range(3):
        count = chosen[0] if kind == 0 else chosen[1] if kind == 1 else chosen[2]
        if table.setup.dice_used_up:
            table.dice[kind] -= count
            table.spent[kind] += count
        for _ in range(count):
            table.rolled.append(kind * DIE_KIND + roll_die(table, kind))


def roll_die(table: Table, kind: int) -> int:
    """One face; an icon gives a reroll."""
    face = table.content.faces.action[kind][table.chance(DIE_STREAM + kind, 6)]
    if face & REROLL:
        table.rerolls += 1
    return face


def faces_shown(table: Table) -> list[str]:
    """The faces of the test, for people."""
    return [face_name(die // DIE_KIND, die) for die in table.rolled]


class Reroll(Decision):
    """BC-A14: another die that has not been rerolled, or keep what lies there."""

    word: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "BC-A14"
    families: ClassVar[tuple[str, ...]] = ("reroll", "keep")
    dull: ClassVar[bool] = True

    def choices(self, table: Table) -> list[int]:
        """Each face once; nothing when there is none to roll again."""
        codes = []
        for number in range(3 * FACES if table.rerolls else 0):
            if may_reroll(table, number) is None:
                codes.append(table.rows.reroll + number)
        return [*codes, table.rows.keep] if codes else []

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Such a die does not lie there, or another step."""
        rows = table.rows
        if rows.family_of[code] == rows.reroll:
            return may_reroll(table, code - rows.reroll)
        return None if code == rows.keep else self.wrong_step()

    def do(self, table: Table, code: int) -> None:
        """One die is rolled again."""
        if code == table.rows.keep:
            return
        number = code - table.rows.reroll
        kind, face = number // FACES, number % FACES
        place = table.rolled.index(kind * DIE_KIND + face)
        table.rerolls -= 1
        table.rolled[place] = kind * DIE_KIND + roll_die(table, kind) | REROLLED
        table.push(self)
        if table.log is not None:
            table.say(
                Rerolled(kind="rerolled", seat=table.active, die=DICE[kind], face=face, faces=faces_shown(table)),
                barrier=True,
            )


def may_reroll(table: Table, number: int) -> Refusal | None:
    """Does a die of this kind and face lie there, without an icon and not rerolled before?"""
    return None if place_in(table.rolled, number // FACES * DIE_KIND + number % FACES) >= 0 else NOT_ROLLED


def gain_dice(table: Table, count: int) -> None:
    """Basic dice for this turn's pool."""
    table.dice[BASIC] = min(MOST_BASIC, table.dice[BASIC] + count)
    if table.log is not None:
        table.say(DiceGained(kind="dice_gained", seat=table.active, count=count))
