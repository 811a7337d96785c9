"""What cards are played on: for each kind of target how the legal ones are found, and whose skill counts (BR-1.3, BR-3.34).

A card is looked at in two stages, so that a hand is listed quickly: as such, or for a company, and then for each target.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.burn_rate.content.names import NOTHING
from boardroom.games.burn_rate.state.rows import Effect, refusals
from boardroom.games.burn_rate.state.table import Table

SKILL_TOO_LOW: Final = refusals.add("skill-too-low", "BR-3.1")
SKILL_TOO_HIGH: Final = refusals.add("skill-too-high", "BR-3.1")
NO_SUCH_SEAT: Final = refusals.add("no-such-seat", "BR-1.1")
NOT_YOURSELF: Final = refusals.add("not-yourself", "BR-3.34")
BANKRUPT: Final = refusals.add("bankrupt", "BR-3.34")
TOO_FEW_VPS: Final = refusals.add("too-few-vps", "BR-3.28")
NOT_YOUR_PERSON: Final = refusals.add("not-your-person", "BR-3.12")
NOT_THEIR_PERSON: Final = refusals.add("not-their-person", "BR-3.34")
NO_SUCH_IDEA: Final = refusals.add("no-such-idea", "BR-3.15")


def may_use(table: Table, seat: int, card: int, department: int) -> Refusal | None:
    """BR-3.1: a card that helps shows the skill of one's own head."""
    return None if table.setup.skills[card] >> table.skill[seat * 4 + department] & 1 else SKILL_TOO_LOW


def may_hurt(table: Table, seat: int, card: int, company: int, department: int) -> Refusal | None:
    """BR-3.1: a card that hurts shows the skill of the target's head."""
    refusal = may_name(table, seat, company)
    if refusal is None and not table.setup.skills[card] >> table.skill[company * 4 + department] & 1:
        return SKILL_TOO_HIGH
    return refusal


def may_hurt_vps(table: Table, seat: int, card: int, company: int) -> Refusal | None:
    """BR-3.28, BR-3.39: the Vice-President cards ask for no skill, only how many Vice-Presidents the target owns."""
    refusal = may_name(table, seat, company)
    if refusal is None and table.vps_of(company) < table.setup.value[card]:
        return TOO_FEW_VPS
    return refusal


def may_name(table: Table, seat: int, company: int) -> Refusal | None:
    """BR-3.34: a card that hurts names one solvent company other than one's own."""
    if company >= table.setup.seats:
        return NO_SUCH_SEAT
    if company == seat:
        return NOT_YOURSELF
    return None if table.solvent >> company & 1 else BANKRUPT


class OnNothing(Effect):
    """A card that is just played."""

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """There is nothing else to ask."""
        return None

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """The one way to play it."""
        if self.may(table, seat, card) is None:
            codes.append(table.setup.first_play[card])


class OnPool(Effect):
    """A card for the face-up person of a department."""

    targets: tuple[str, ...] = ("pool",)

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For each department."""
        if self.may(table, seat, card) is None:
            first = table.setup.first_play[card]
            for department in range(4):
                if self.may_on(table, seat, card, NOTHING, department) is None:
                    codes.append(first + department)


class OnOwnPerson(Effect):
    """A card for somebody of one's own company."""

    targets: tuple[str, ...] = ("person",)

    @abstractmethod
    def may_person(self, table: Table, seat: int, card: int, person: int) -> Refusal | None:
        """Why it cannot be played on this person of one's own."""

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """Nobody else's people."""
        return self.may_person(table, seat, card, thing) if table.home[thing] == seat else NOT_YOUR_PERSON

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For each of one's people."""
        if self.may(table, seat, card) is None:
            first = table.setup.first_play[card]
            for person in table.staff[seat]:
                if self.may_person(table, seat, card, person) is None:
                    codes.append(first + person)


class OnOwnIdea(Effect):
    """A card for a BAD IDEA that lies in front of oneself."""

    targets: tuple[str, ...] = ("idea",)

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """BR-3.15, BR-3.16: one of the company's own BAD IDEAS."""
        return None if thing in table.ideas[seat] else NO_SUCH_IDEA

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For each of one's BAD IDEAS."""
        if table.need[seat] > 0 and self.may(table, seat, card) is None:
            first = table.setup.first_play[card]
            for idea in table.ideas[seat]:
                codes.append(first + table.setup.codes.idea_place[idea])


class OnOpponent(Effect):
    """A card for another company."""

    targets: tuple[str, ...] = ("seat",)

    @abstractmethod
    def may_hit(self, table: Table, seat: int, card: int, company: int) -> Refusal | None:
        """Why it cannot be played on this company."""

    def may(self, table: Table, seat: int, card: int) -> Refusal | None:
        """It depends on the company."""
        return None

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """There is nothing else to ask."""
        return self.may_hit(table, seat, card, target)

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For each company."""
        first = table.setup.first_play[card]
        for company in range(table.setup.seats):
            if self.may_hit(table, seat, card, company) is None:
                codes.append(first + company)

    def has_target(self, table: Table, seat: int, card: int) -> bool:
        """Is there a company that it may be played on?"""
        return any(self.may_hit(table, seat, card, company) is None for company in range(table.setup.seats))


class OnOpponentAndPool(OnOpponent):
    """A card for another company and the face-up person of a department."""

    targets: tuple[str, ...] = ("seat", "pool")

    @abstractmethod
    def may_pool(self, table: Table, company: int, department: int) -> Refusal | None:
        """Why it cannot be played on this company and the face-up person of this department."""

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """First the company, then the person."""
        refusal = self.may_hit(table, seat, card, target)
        return refusal or self.may_pool(table, target, thing)

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For each company each department."""
        first = table.setup.first_play[card]
        for company in range(table.setup.seats):
            if self.may_hit(table, seat, card, company) is None:
                for department in range(4):
                    if self.may_pool(table, company, department) is None:
                        codes.append(first + company * 4 + department)


class OnTheirPerson(OnOpponent):
    """A card for somebody of another company."""

    targets: tuple[str, ...] = ("person",)
    not_theirs: Refusal = NOT_THEIR_PERSON

    @abstractmethod
    def may_person(self, table: Table, seat: int, card: int, person: int) -> Refusal | None:
        """Why it cannot be played on this person of a company that it may be played on."""

    def may_on(self, table: Table, seat: int, card: int, target: int, thing: int) -> Refusal | None:
        """First the company, then the person."""
        company = table.home[thing]
        if company < 0 or company == seat:
            return self.not_theirs
        refusal = self.may_hit(table, seat, card, company)
        return refusal or self.may_person(table, seat, card, thing)

    def add_plays(self, table: Table, seat: int, card: int, codes: list[int]) -> None:
        """For everybody of each company."""
        companies = 0
        for company in range(table.setup.seats):
            if self.may_hit(table, seat, card, company) is None:
                companies |= 1 << company
        if companies:
            first = table.setup.first_play[card]
            for person in people_of(table, companies):
                if self.may_person(table, seat, card, person) is None:
                    codes.append(first + person)


def people_of(table: Table, companies: int) -> list[int]:
    """Everybody who works for one of these companies (as bits), ascending."""
    if companies & (companies - 1) == 0:
        return table.staff[companies.bit_length() - 1]
    home = table.home
    return [person for person in range(len(home)) if home[person] >= 0 and companies >> home[person] & 1]
