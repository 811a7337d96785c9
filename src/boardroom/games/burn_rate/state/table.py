"""The table of Burn Rate: companies, piles and hands, and how they are counted. `fields.py` says more of each field.

What lies inside a list (hands, staffs, people's piles and luck) may be shared with copies. So it is replaced and never
changed, unless `own` says that nobody shares it.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.fields import Field
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.state import State
from boardroom.games.burn_rate.state.rows import Decision
from boardroom.games.burn_rate.state.setup import Setup

FIRST_HAND: Final = 4  # among the bits of `own`: behind those of the departments


class Table(State):
    """The state without its rules."""

    own: int  # what copies do not share, as bits: people's piles with their luck by department, then hands by seat
    setup: Setup
    luck: Luck  # the seed
    draw_luck: Luck
    people_luck: list[Luck]  # one stream for each department
    decision: Decision | None  # what is asked; nothing when the game is over
    round: int
    first: int  # who drafted first and had the first turn
    played: int  # cards played in this turn
    discarded: int  # cards discarded in this turn
    leaving: int  # the Vice-President who needs a second card, or nothing
    laid_off: int  # how many in this round of layoffs (BR-3.30)
    solvent: int  # as bits
    bank: list[int]
    markers: list[int]  # "next payday doubled" (BR-3.29)
    contractors: list[int]  # those paid at the last payday (BR-3.17)
    burned: list[int]  # what the last payday cost
    home: list[int]  # the company of each person, or nothing
    staff: list[list[int]]  # the people of each company, ascending
    payroll: list[int]  # the salaries of all people of a company
    engineers: list[int]
    skill: list[int]  # the head's skill for each company and department, 0 for an empty one (BR-3.2)
    vp: list[int]  # the Vice-President for each company and department, or nothing
    ideas: list[list[int]]  # the BAD IDEAS in front of each company, ascending
    need: list[int]  # the engineers they keep busy
    hands: list[list[int]]  # ascending
    pool: list[int]  # the face-up person of each department, or nothing
    piles: list[Pile]  # the people below
    draw_pile: Pile
    discard: list[int]  # the latest card last
    # What everybody knows about the way of the cards; see whereabouts.py.
    shuffles: int
    bag_ids: list[int]  # the bags of the draw pile, the top one last
    bag_left: list[int]
    label: list[int]  # for each card the last bag that everybody knew it to be in
    backs: list[list[int]]  # for each card of each hand the bag it was drawn from
    inner: list[list[int]]  # for each bag the backs of a hand that was shuffled into it unseen
    route: list[list[int]]  # for each card the backs it had in such hands since everybody knew where it was

    def fields(self) -> list[Field]:
        """What each field may be."""
        return self.setup.fields

    def own_pile(self, department: int) -> Pile:
        """A pile of people that is about to change, as this table's own; with its luck."""
        if not self.own >> department & 1:
            self.own |= 1 << department
            self.piles[department] = self.piles[department].copy()
            self.people_luck[department] = self.people_luck[department].copy()
        return self.piles[department]

    def own_hand(self, seat: int) -> list[int]:
        """A hand that is about to change, as this table's own; with its backs."""
        if not self.own >> FIRST_HAND + seat & 1:
            self.own |= 1 << FIRST_HAND + seat
            self.hands[seat] = self.hands[seat][:]
            self.backs[seat] = self.backs[seat][:]
        return self.hands[seat]

    # Companies

    def is_solvent(self, seat: int) -> bool:
        """Is this company still in the game?"""
        return bool(self.solvent >> seat & 1)

    def contractors_needed(self, seat: int) -> int:
        """BR-3.17: one for each engineer that the BAD IDEAS ask for and the company lacks."""
        return max(0, self.need[seat] - self.engineers[seat])

    def burn_rate(self, seat: int) -> int:
        """What a payday costs now: salaries and contractors, doubled for each marker (BR-3.29)."""
        due = self.payroll[seat] + self.setup.contractor_pay * self.contractors_needed(seat)
        return due << self.markers[seat]

    def vps_of(self, seat: int) -> int:
        """How many Vice-Presidents this company has."""
        place = seat * 4
        return (self.vp[place] >= 0) + (self.vp[place + 1] >= 0) + (self.vp[place + 2] >= 0) + (self.vp[place + 3] >= 0)

    # Names

    def name(self, person: int) -> str:
        """The identifier of a person."""
        return self.setup.content.people[person]

    def names(self, cards: list[int]) -> list[str]:
        """The identifiers of cards."""
        return [self.setup.content.cards[card] for card in cards]

    def face(self, card: int) -> str:
        """What is printed on a card."""
        return self.setup.content.face[card]

    # Everything is counted

    def census(self) -> dict[str, int]:
        """Every person and card on the table."""
        content = self.setup.content
        count = dict.fromkeys(content.people, 0)
        count.update(dict.fromkeys(content.cards, 0))
        people = [person for person in self.pool if person >= 0]
        for pile in self.piles:
            people += pile.cards
        for staff in self.staff:
            people += staff
        cards = self.draw_pile.cards + self.discard
        for group in self.hands + self.ideas:
            cards = cards + group
        for person in people:
            count[content.people[person]] += 1
        for card in cards:
            count[content.cards[card]] += 1
        return count

    def box(self) -> dict[str, int]:
        """What the census must be: everything once."""
        content = self.setup.content
        return dict.fromkeys(content.people + content.cards, 1)


def with_one(numbers: list[int], number: int) -> list[int]:
    """A new ascending list with one number more."""
    place = 0
    while place < len(numbers) and numbers[place] < number:
        place += 1
    longer = numbers[:]
    longer.insert(place, number)
    return longer


def without_one(numbers: list[int], number: int) -> list[int]:
    """A new list with this number taken out once."""
    shorter = numbers[:]
    shorter.remove(number)
    return shorter
