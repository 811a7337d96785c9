"""What several cards are played on: whose skill counts (BR-1.3), and how the legal targets are found.

A card is looked at in stages, so that a hand is listed quickly: as such, or for each company, and then for each target.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from boardroom.core.refusal import ASIDE, ELSEWHERE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.burn_rate.content.names import DEPARTMENTS, MAX_SEATS, SKILL_SETS
from boardroom.games.burn_rate.rules.people import head_of
from boardroom.games.burn_rate.state.rows import Card, Effect, refusals
from boardroom.games.burn_rate.state.table import Table

SKILL_TOO_LOW: Final = refusals.add("skill-too-low", "BR-3.1")
SKILL_TOO_HIGH: Final = refusals.add("skill-too-high", "BR-3.1")
NO_SUCH_SEAT: Final = refusals.add("no-such-seat", "BR-1.1", ELSEWHERE)
NOT_YOURSELF: Final = refusals.add("not-yourself", "BR-3.34", ASIDE)
BANKRUPT: Final = refusals.add("bankrupt", "BR-3.34", ASIDE)
TOO_FEW_VPS: Final = refusals.add("too-few-vps", "BR-3.28")
NOT_THEIR_PERSON: Final = refusals.add("not-their-person", "BR-3.34", ASIDE)

OPPONENTS: Final = [  # by seat and by the solvent companies, as bits
    [
        [other for other in range(MAX_SEATS) if other != seat and solvent >> other & 1]
        for solvent in range(1 << MAX_SEATS)
    ]
    for seat in range(MAX_SEATS)
]


def company_of(table: Table, code: int) -> int:
    """The company that a card is about: the one named, that of the person named, or one's own."""
    codes = table.setup.codes
    effect, target, thing = codes.effect[code], codes.target[code], codes.thing[code]
    if effect is not None and effect.hurts:
        return target if target >= 0 else table.home[thing]
    return table.seat


def head_details(table: Table, code: int) -> dict[str, Param]:
    """Who leads the department that a card asks for, the skill there is, and those that the card takes."""
    company, number = company_of(table, code), table.setup.codes.card[code]
    department = table.setup.cards[number].effect.department
    head = head_of(table, company, department)
    return {
        "target": company,
        "department": DEPARTMENTS[department],
        "led": "yes" if head is not None else "no",
        "head": head or "",
        "skill": table.skill[company * 4 + department],
        "skills": SKILL_SETS[table.setup.cards[number].skills],
    }


def vp_details(table: Table, code: int) -> dict[str, Param]:
    """How many Vice-Presidents the company has, and how many the card takes."""
    company = company_of(table, code)
    needed = table.setup.cards[table.setup.codes.card[code]].value
    return {"seat": table.seat, "target": company, "count": table.vps_of(company), "needed": needed}


def home_details(table: Table, code: int) -> dict[str, Param]:
    """For whom this person works, if for anybody."""
    home = table.home[table.setup.codes.thing[code]]
    works = "nobody" if home < 0 else "you" if home == table.seat else "other"
    return {"person": table.name(table.setup.codes.thing[code]), "works": works, "target": home}


refusals.fill("skill-too-low", head_details)
refusals.fill("skill-too-high", head_details)
refusals.fill("too-few-vps", vp_details)
refusals.fill("not-their-person", home_details)
refusals.fill("not-your-person", home_details)
refusals.fill("bankrupt", lambda table, code: {"target": table.setup.codes.target[code]})


def opponents(table: Table, seat: int) -> list[int]:
    """BR-3.34: whom a card that hurts may name: the solvent companies other than one's own."""
    return OPPONENTS[seat][table.solvent]


def may_name(table: Table, seat: int, company: int) -> Refusal | None:
    """Why this is none of them."""
    if company in opponents(table, seat):
        return None
    if company == seat:
        return NOT_YOURSELF
    return BANKRUPT if company < table.setup.seats else NO_SUCH_SEAT


class Helping(Effect):
    """A card that helps: its department is that of one's own head, whose skill it must show (BR-3.1)."""

    def may(self, table: Table, seat: int, card: Card) -> Refusal | None:
        """One's own head."""
        return None if card.skills >> table.skill[seat * 4 + self.department] & 1 else SKILL_TOO_LOW


class OnNothing(Helping):
    """A card that is just played."""

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """There is nothing else to ask."""
        return None

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """The one way to play it."""
        if self.may(table, seat, card) is None:
            codes.append(card.first_play)


class OnOpponent(Effect):
    """A card that hurts another company: it must show the skill of the target's head (BR-3.1).

    The Vice-President cards ask for no skill, only how many Vice-Presidents the target owns (BR-3.28, BR-3.39).
    """

    hurts = True
    targets: tuple[str, ...] = ("seat",)

    def may_hit(self, table: Table, card: Card, company: int) -> Refusal | None:
        """Why it cannot be played on this company of a solvent opponent."""
        if hits(self, table, card, company):
            return None
        return TOO_FEW_VPS if self.purple else SKILL_TOO_HIGH

    def may(self, table: Table, seat: int, card: Card) -> Refusal | None:
        """It depends on the company."""
        return None

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """There is nothing else to ask."""
        return may_name(table, seat, target) or self.may_hit(table, card, target)

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For each company."""
        bits = self.companies(table, seat, card)
        if bits:
            codes.extend(card.plays_on[bits])

    def companies(self, table: Table, seat: int, card: Card) -> int:
        """Those that it may be played on, as bits."""
        bits = 0
        for company in opponents(table, seat):
            if hits(self, table, card, company):
                bits |= 1 << company
        return bits

    def is_ready(self, table: Table, seat: int, card: Card) -> bool:
        """Is there a company that it may be played on?"""
        return self.companies(table, seat, card) != 0


class OnTheirPerson(OnOpponent):
    """A card for somebody of another company."""

    targets: tuple[str, ...] = ("person",)
    not_theirs: Refusal = NOT_THEIR_PERSON

    @abstractmethod
    def may_person(self, table: Table, seat: int, card: Card, person: int) -> Refusal | None:
        """Why it cannot be played on this person of a company that it may be played on."""

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """First the company, then the person."""
        company = table.home[thing]
        if company not in opponents(table, seat):
            return self.not_theirs
        return self.may_hit(table, card, company) or self.may_person(table, seat, card, thing)

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For everybody of each company."""
        companies = self.companies(table, seat, card)
        if companies:
            first = card.first_play
            for person in people_of(table, companies):
                if self.may_person(table, seat, card, person) is None:
                    codes.append(first + person)


def hits(effect: OnOpponent, table: Table, card: Card, company: int) -> bool:
    """Does this company show what the card asks for: the head's skill, or so many Vice-Presidents?"""
    if effect.purple:
        return table.vps_of(company) >= card.value
    return bool(card.skills >> table.skill[company * 4 + effect.department] & 1)


def people_of(table: Table, companies: int) -> list[int]:
    """Everybody who works for one of these companies (as bits), ascending."""
    if companies & (companies - 1) == 0:
        return table.staff[companies.bit_length() - 1]
    people: list[int] = []
    for company in range(table.setup.seats):
        if companies >> company & 1:
            people.extend(table.staff[company])
    people.sort()
    return people
