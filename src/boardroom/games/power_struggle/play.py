"""The rules of Power Struggle: what may be decided now, and what a decision does. The chapters stand in `rules/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardroom.core.luck import Luck
from boardroom.core.refusal import Refusal
from boardroom.core.state import check_seat, is_among
from boardroom.games.power_struggle.content.names import DO_COMMIT, PHASE_NAMES
from boardroom.games.power_struggle.forms.saves import save
from boardroom.games.power_struggle.forms.view import view
from boardroom.games.power_struggle.mind.belief import imagine
from boardroom.games.power_struggle.rules import bribe, buy, meeting, placement, privilege, reorganise, staff
from boardroom.games.power_struggle.rules.actions import (
    ANSWERS,
    COMMIT,
    FIRST_JOIN,
    FIRST_SETTLE,
    FIRST_WITH,
    ONLY_COMMIT,
    RETIREMENTS,
    WAIVE,
)
from boardroom.games.power_struggle.rules.menu import act, commit, menu, waive
from boardroom.games.power_struggle.rules.refusals import why_not
from boardroom.games.power_struggle.rules.rounds import advance, first_meeting
from boardroom.games.power_struggle.state.table import Table


class PowerStruggle(Table):
    """A game of Power Struggle."""

    def start_game(self) -> None:
        """PS-1 to PS-3: the deal; the start player places first."""
        placement.deal(self)

    def choices(self) -> list[int]:
        """The legal codes of the deciding seat."""
        return CHOICES[self.phase](self)

    def apply(self, code: int) -> None:
        """Carries out a legal choice."""
        if code == COMMIT:
            self.phase = DO_COMMIT
            commit(self)
        else:
            APPLY[self.phase](self, code)

    def copy(self) -> PowerStruggle:
        """An independent state without a log."""
        twin = PowerStruggle()
        self.put_copy_into(twin)
        return twin

    def why_not(self, code: int) -> Refusal | None:
        """Why this code is not legal now."""
        if is_among(code, self.choices()):
            return None
        reason, rule = why_not(self, code)
        return Refusal(reason, rule)

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know."""
        check_seat(seat, self.setup.seats)
        return view(self, seat)

    def save(self) -> dict[str, Any]:
        """The whole truth."""
        return save(self)

    def imagine(self, seat: int, luck: Luck) -> PowerStruggle:
        """A world this seat cannot tell from this one."""
        check_seat(seat, self.setup.seats)
        world = self.copy()
        imagine(self, seat, luck, world)
        return world


def place(table: Table, code: int) -> None:
    """PS-5, PS-6: after the last figure the first meeting begins."""
    if placement.place(table, code):
        first_meeting(table)


def grant(table: Table, code: int) -> None:
    """PS-G1."""
    if code == WAIVE:
        waive(table)
    else:
        meeting.grant(table, code)


def retire(table: Table, code: int) -> None:
    """PS-M3: then the next heads are named."""
    meeting.retire(table, code)
    advance(table)


def lift_or_settle(table: Table, code: int) -> None:
    """PS-B1."""
    if code >= FIRST_SETTLE:
        staff.settle(table, code)
    else:
        staff.lift(table, code)


def commits(_table: Table) -> list[int]:
    """Only to commit is left."""
    return ONLY_COMMIT


def answers(_table: Table) -> list[int]:
    """PS-P2."""
    return ANSWERS


def retirements(_table: Table) -> list[int]:
    """PS-M3 c."""
    return RETIREMENTS


def first_partners(table: Table) -> list[int]:
    """PS-C2: the first department."""
    return reorganise.partners(table, FIRST_JOIN)


def second_partners(table: Table) -> list[int]:
    """PS-C2: the second department."""
    return reorganise.partners(table, FIRST_WITH)


def nothing(_table: Table) -> list[int]:
    """The game is over."""
    return []


def do_nothing(table: Table, code: int) -> None:
    """Never called: there is no choice but to commit, or none at all."""
    raise AssertionError(f"code {code} cannot be played in phase {PHASE_NAMES[table.phase]}")


# By phase, in the order of names.py.
CHOICES: Final[list[Callable[[Table], list[int]]]] = [
    placement.placements, meeting.grants, retirements, meeting.sortings, menu, staff.posts, staff.lifts, staff.openings,
    staff.reinforcements, reorganise.movables, reorganise.destinations, first_partners, second_partners,
    reorganise.unions, reorganise.resignations, bribe.offers, bribe.coarse_sums, bribe.fine_sums, answers, bribe.firings,
    buy.dismissals, buy.establishments, buy.consultations, buy.purchases, privilege.enticements, privilege.houses,
    commits, nothing,
]  # fmt: skip
APPLY: Final[list[Callable[[Table, int], None]]] = [
    place, grant, retire, meeting.sort_event, act, staff.post, lift_or_settle, staff.open_department,
    staff.reinforce, reorganise.shift, reorganise.move_to, reorganise.join, reorganise.join_with,
    reorganise.unite, reorganise.resign, bribe.name_card, bribe.count_coarse, bribe.count_fine, bribe.answer, bribe.fire,
    buy.dismiss, buy.establish, buy.consult, buy.buy, privilege.entice, privilege.house,
    do_nothing, do_nothing,
]  # fmt: skip
