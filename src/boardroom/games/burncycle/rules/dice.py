"""AP tests (BC-2.4.2.2): choose unspent dice, roll them, reroll for icons; then what the test was for happens."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from boardroom.core.errors import BadSave
from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import BASIC, DICE, DIE_STREAM, REROLL, TEN_AP
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import FACES, MOST_BASIC, MOST_BETTER
from boardroom.games.burncycle.state.agenda import Decision, Happening, leaves, read_entry, write_entry
from boardroom.games.burncycle.state.refusals import NOT_HELD, refusals
from boardroom.games.burncycle.state.table import Table, place_in

REROLLED: Final = 32
KIND: Final = 64
BOOST_AP: Final = 3  # a token of a network card (BC-3.15)
OPTIMISED_AP: Final = 2  # of Move and attacks (BC-2.4.3.3)
WIDE: Final = MOST_BETTER + 1

NOT_ENOUGH_DICE: Final = refusals.add("not-enough-dice")
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
    def need(self, t: Table) -> int:
        """The AP that it asks for; a great number where more is always better."""

    @abstractmethod
    def tested(self, t: Table, ap: int) -> None:
        """What happens with so many AP."""

    def run(self, t: Table) -> None:
        """The result is counted: faces, bonus and tokens."""
        ap = t.boosted + self.bonus
        for die in t.rolled:
            ap += die & 15
        t.boosted = 0
        t.rolled = []
        t.rerolls = 0
        if t.log is not None:
            t.say("tested", {"purpose": self.purpose, "ap": ap})
        if ap >= 10:
            fulfil(t, t.active, TEN_AP)
        self.tested(t, ap)

    def failed(self, t: Table) -> None:
        """Tells that it was not enough."""
        if t.log is not None:
            t.say("failed", {"purpose": self.purpose})


class TestPart(parts.Part):
    """A test that waits for its dice."""

    def write(self, value: Any) -> Any:
        """As on the agenda."""
        return write_entry(value)

    def read(self, t: Table, said: Any) -> ApTest:
        """The test again."""
        test = read_entry(t, said)
        if not isinstance(test, ApTest):
            raise BadSave(f"{self.name} is an AP test, not {said!r}")
        return test


def purposes() -> tuple[str, ...]:
    """What tests can be for, as texts name it."""
    return tuple(kind.purpose for kind in leaves(ApTest))


def test(t: Table, what: ApTest) -> None:
    """Puts an AP test on the agenda."""
    t.boosted = 0
    t.push(RollDice(what))


class RollDice(Decision):
    """Any number of unspent dice, none included; a token may be added first."""

    word: ClassVar[str] = "dice"
    rule: ClassVar[str] = "BC-2.4.2.2"
    families: ClassVar[tuple[str, ...]] = ("roll", "boost")
    fields: ClassVar[tuple[parts.Part, ...]] = (TestPart("test"),)

    def __init__(self, test: ApTest) -> None:
        self.test: Final = test

    def choices(self, t: Table) -> list[int]:
        """All handfuls of the dice that are left."""
        dice = t.dice
        codes = []
        for basic in range(dice[0] + 1):
            for advanced in range(dice[1] + 1):
                first = t.rows.roll + (basic * WIDE + advanced) * WIDE
                for elite in range(dice[2] + 1):
                    codes.append(first + elite)
        if t.boosts[t.active]:
            codes.append(t.rows.boost)
        return codes

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """Too few dice, no token, or another step."""
        if code == t.rows.boost:
            return None if t.boosts[t.active] else NOT_HELD
        if t.rows.family_of[code] != t.rows.roll:
            return self.wrong_step()
        chosen = handful(code - t.rows.roll)
        return None if all(chosen[kind] <= t.dice[kind] for kind in range(3)) else NOT_ENOUGH_DICE

    def do(self, t: Table, code: int) -> None:
        """The chosen dice are rolled and spent (BC-A47), or a token is added."""
        if code == t.rows.boost:
            t.boosts[t.active] -= 1
            t.boosted += BOOST_AP
            t.push(self)
            if t.log is not None:
                t.say("boosted", {"count": BOOST_AP})
            return
        roll(t, handful(code - t.rows.roll))
        if t.log is not None:
            t.say("rolled", {"purpose": self.test.purpose, "faces": faces_shown(t)}, barrier=True)
        t.push(self.test)
        if t.rerolls:
            t.push(Reroll())

    def params(self, t: Table) -> dict[str, Any]:
        """What the dice are for."""
        return {"purpose": self.test.purpose}


def handful(number: int) -> tuple[int, int, int]:
    """The basic, advanced and elite dice of a code."""
    return number // (WIDE * WIDE), number // WIDE % WIDE, number % WIDE


def roll(t: Table, chosen: tuple[int, int, int]) -> None:
    """These dice are rolled."""
    t.rolled = []
    t.rerolls = 0
    for kind in range(3):
        count = chosen[0] if kind == 0 else chosen[1] if kind == 1 else chosen[2]
        if t.setup.dice_used_up:
            t.dice[kind] -= count
            t.spent[kind] += count
        for _ in range(count):
            t.rolled.append(kind * KIND + roll_die(t, kind))


def roll_die(t: Table, kind: int) -> int:
    """One face; an icon gives a reroll."""
    face = t.content.faces.action[kind][t.chance(DIE_STREAM + kind, 6)]
    if face & REROLL:
        t.rerolls += 1
    return face


def faces_shown(t: Table) -> list[str]:
    """The faces of the test, for people."""
    return [face_name(die // KIND, die) for die in t.rolled]


def face_name(kind: int, face: int) -> str:
    """One face of a kind of die, for people."""
    return f"{DICE[kind]}:{face & 15}{'R' if face & REROLL else ''}"


class Reroll(Decision):
    """BC-A14: another die that has not been rerolled, or keep what lies there."""

    word: ClassVar[str] = "reroll"
    rule: ClassVar[str] = "BC-A14"
    families: ClassVar[tuple[str, ...]] = ("reroll", "keep")

    def choices(self, t: Table) -> list[int]:
        """Each face once; nothing when there is none to roll again."""
        codes = []
        for number in range(3 * FACES if t.rerolls else 0):
            if may_reroll(t, number) is None:
                codes.append(t.rows.reroll + number)
        return [*codes, t.rows.keep] if codes else []

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """Such a die does not lie there, or another step."""
        rows = t.rows
        if rows.family_of[code] == rows.reroll:
            return may_reroll(t, code - rows.reroll)
        return None if code == rows.keep else self.wrong_step()

    def do(self, t: Table, code: int) -> None:
        """One die is rolled again."""
        if code == t.rows.keep:
            return
        number = code - t.rows.reroll
        kind, face = number // FACES, number % FACES
        place = t.rolled.index(kind * KIND + face)
        t.rerolls -= 1
        t.rolled[place] = kind * KIND + roll_die(t, kind) | REROLLED
        t.push(self)
        if t.log is not None:
            t.say("rerolled", {"die": DICE[kind], "face": face, "faces": faces_shown(t)}, barrier=True)


def may_reroll(t: Table, number: int) -> Refusal | None:
    """Does a die of this kind and face lie there, without an icon and not rerolled before?"""
    return None if place_in(t.rolled, number // FACES * KIND + number % FACES) >= 0 else NOT_ROLLED


def gain_dice(t: Table, count: int) -> None:
    """Basic dice for this turn's pool."""
    t.dice[BASIC] = min(MOST_BASIC, t.dice[BASIC] + count)
    if t.log is not None:
        t.say("dice_gained", {"count": count})
