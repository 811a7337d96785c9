"""AP tests (BC-2.4.2.2): choose unspent dice, roll them, reroll for icons; then what the test was for happens."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import DICE, DIE_STREAM, REROLL, TEN_AP
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.actions import FACES, MOST_BETTER
from boardroom.games.burncycle.state.table import Table

REROLLED = 32
KIND = 64
BOOST_AP = 3  # a token of a network card (BC-3.15)


def test(t: Table, purpose: int, parameter: int, bonus: int) -> None:
    """Puts an AP test on the agenda."""
    t.boosted = 0
    t.push(agenda.DICE_CHOICE, purpose, parameter, bonus)


def dice_choices(t: Table, _item: int) -> list[int]:
    """Any number of unspent dice, none included; a token may be added first."""
    rows, dice = t.rows, t.dice
    codes = []
    for basic in range(dice[0] + 1):
        for advanced in range(dice[1] + 1):
            first = rows.roll + (basic * (MOST_BETTER + 1) + advanced) * (MOST_BETTER + 1)
            for elite in range(dice[2] + 1):
                codes.append(first + elite)
    if t.boosts[t.active]:
        codes.append(rows.boost)
    return codes


def play_dice(t: Table, item: int, code: int) -> None:
    """The chosen dice are rolled and spent (BC-A47), or a token is added."""
    if code == t.rows.boost:
        t.boosts[t.active] -= 1
        t.boosted += BOOST_AP
        t.agenda.append(item)
        if t.log is not None:
            t.say("boosted", {"count": BOOST_AP})
        return
    number = code - t.rows.roll
    wide = MOST_BETTER + 1
    chosen = (number // (wide * wide), number // wide % wide, number % wide)
    t.rolled = []
    t.rerolls = 0
    for kind in range(3):
        if t.setup.dice_used_up:
            t.dice[kind] -= chosen[kind]
            t.spent[kind] += chosen[kind]
        for _ in range(chosen[kind]):
            t.rolled.append(kind * KIND + roll_die(t, kind))
    purpose, parameter, bonus = agenda.first_of(item), agenda.second_of(item), agenda.third_of(item)
    if t.log is not None:
        t.say("rolled", {"purpose": agenda.PURPOSES[purpose], "faces": faces_shown(t)}, barrier=True)
    t.push(agenda.TESTED, purpose, parameter, bonus)
    if t.rerolls:
        t.push(agenda.REROLL_CHOICE, purpose, parameter, bonus)


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


def reroll_choices(t: Table, _item: int) -> list[int]:
    """BC-A14: another die that has not been rerolled, or keep what lies there."""
    if t.rerolls == 0:
        return []
    codes = []
    for die in t.rolled:
        if not die & (REROLL | REROLLED):
            code = t.rows.reroll + die // KIND * FACES + (die & 15)
            if code not in codes:
                codes.append(code)
    return [*sorted(codes), t.rows.keep] if codes else []


def play_reroll(t: Table, item: int, code: int) -> None:
    """One die is rolled again."""
    if code == t.rows.keep:
        return
    number = code - t.rows.reroll
    kind, face = number // FACES, number % FACES
    place = t.rolled.index(kind * KIND + face)
    t.rerolls -= 1
    t.rolled[place] = kind * KIND + roll_die(t, kind) | REROLLED
    t.agenda.append(item)
    if t.log is not None:
        t.say("rerolled", {"die": DICE[kind], "face": face, "faces": faces_shown(t)}, barrier=True)


def result_of(t: Table, item: int) -> int:
    """The AP of the test: faces, bonus and tokens."""
    ap = t.boosted + agenda.third_of(item)
    for die in t.rolled:
        ap += die & 15
    t.boosted = 0
    t.rolled = []
    t.rerolls = 0
    if t.log is not None:
        t.say("tested", {"purpose": agenda.PURPOSES[agenda.first_of(item)], "ap": ap})
    if ap >= 10:
        fulfil(t, t.active, TEN_AP)
    return ap
