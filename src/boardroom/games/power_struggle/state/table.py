"""The state of one company: who sits where, who holds what. `fields.py` says more of each field.

No rules but those of staff, offices and the board room.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.fields import Field
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.games.power_struggle.content.names import (
    BOARD_SEATS,
    CERTIFICATES,
    COLOUR_NAMES,
    DIVISIONS,
    ENEMY_CARDS,
    FACE_DOWN,
    MOST_STAFF,
    NOTHING,
    OFFICES,
    PRIVILEGE_NAMES,
    TOP_MOTIVATION,
)
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import Entry
from boardroom.games.power_struggle.state.rows import Business, Decision, Stage
from boardroom.games.power_struggle.state.setup import Setup

# A unit is one number: employees in the low three bits, then whether it is a main department, then its owner + 1.
STAFF: Final = 7
IS_MAIN: Final = 8
OWNER_SHIFT: Final = 4


class Table(State):
    """The state without its chapters of rules."""

    setup: Setup
    luck: Luck  # the seed; every draw has a stream of its own
    stage: Stage  # where the meeting or the round stands
    phase: Decision  # what is decided now
    units: list[int]  # by place; 0 is an empty office (PS-S2)
    used: list[int]  # offices in use by division (PS-S1)
    heads: list[int]  # by division, or nothing
    board: list[int]  # from left to right (PS-S3)
    chairman: int
    counsel: list[int]  # figures by seat * DIVISIONS + division
    tracks: list[int]  # by seat * TRACKS + track
    cash: list[int]  # in units of 50,000
    certificates: list[int]  # by seat * (CERTIFICATES + 1) + shares
    stock: list[int]  # by shares
    holders: list[int]  # of the privilege cards
    sides: list[int]
    exposed: int  # privilege cards everybody knows the holder of, as bits
    colours: list[int]  # the colour card of each seat
    trios: list[int]  # the competence card of each seat, as a number among those in play
    ruled_out: list[int]  # for each seat the archenemies it cannot have, as bits (colour * ENEMY_CARDS + trio)
    points: list[int]  # reached for good, as bits of the six ways
    announced: int  # seats that stand at the target, as bits
    motivation: int
    meeting: int  # how many directors' meetings have begun
    round: int  # of the phase
    starter: int  # also keeper of the stack
    turns: int  # actions taken in this round, or figures placed
    division: int  # the head that is named next
    drawn: list[int]  # the event cards of the phase
    stack: list[int]  # as far as they are sorted
    turned: int
    ledger: list[Entry]  # all that happened to money
    opening_cash: list[int]  # when the ledger began
    # The action in hand
    active: int
    action: Business | None  # of the menu
    in_hand: int  # employees lifted, or to be placed
    bonus: int  # how many of them are optional, or still to come
    mark: int  # the unit just founded or moved
    pick: int
    pick2: int
    enticed: int  # seats that lost an employee to Development, as bits
    offer_card: int
    offer_target: int
    offer_sum: int  # in units; nothing while it is being counted
    offer_coarse: int
    offers: int  # made in this action
    first_card: int
    first_sum: int
    refusers: int  # as bits

    def fields(self) -> list[Field]:
        """What each field may be."""
        return self.setup.fields

    def clear_action(self) -> None:
        """Nothing is in hand."""
        self.action = None
        self.mark = self.pick = self.pick2 = NOTHING
        self.in_hand = self.bonus = self.enticed = self.offers = self.refusers = 0
        self.offer_card = self.offer_target = self.offer_sum = self.offer_coarse = NOTHING
        self.first_card = self.first_sum = NOTHING

    # Staff and offices (PS-7 to PS-9)

    def owner(self, place: int) -> int:
        """Whose unit it is, or nothing."""
        return (self.units[place] >> OWNER_SHIFT) - 1

    def staff(self, place: int) -> int:
        """How many employees work there."""
        return self.units[place] & STAFF

    def is_main(self, place: int) -> bool:
        """Is it a main department?"""
        return bool(self.units[place] & IS_MAIN)

    def staff_of(self, seat: int) -> int:
        """All employees of a seat."""
        mine = seat + 1
        total = 0
        for unit in self.units:
            if unit >> OWNER_SHIFT == mine:
                total += unit & STAFF
        return total

    def room_of(self, seat: int) -> int:
        """How many more employees its units can take."""
        mine = seat + 1
        total = 0
        for unit in self.units:
            if unit >> OWNER_SHIFT == mine:
                total += MOST_STAFF - (unit & STAFF)
        return total

    def free_divisions(self) -> int:
        """The divisions with a free office (PS-8), as bits."""
        free = 0
        for division in range(DIVISIONS):
            if self.used[division] < OFFICES:
                free |= 1 << division
        return free

    def put_unit(self, division: int, unit: int) -> int:
        """PS-8: lays a unit into the first free office and gives its place."""
        place = division * OFFICES + self.used[division]
        self.units[place] = unit
        self.used[division] += 1
        return place

    def take_unit(self, place: int) -> int:
        """PS-9: takes a unit out of its office; everything below moves up one."""
        unit = self.units[place]
        division = place // OFFICES
        last = division * OFFICES + self.used[division] - 1
        for below in range(place, last):
            self.units[below] = self.units[below + 1]
        self.units[last] = 0
        self.used[division] -= 1
        if place < self.mark <= last:
            self.mark -= 1
        return unit

    def lose_employee(self, place: int) -> None:
        """PS-7: an employee leaves; a department without any closes at once, a main department never."""
        self.units[place] -= 1
        if self.units[place] & (STAFF | IS_MAIN) == 0:
            owner = self.owner(place)
            self.take_unit(place)
            events.told_at(self, "closed", owner, place)

    def join_board(self, seat: int) -> None:
        """PS-10: the newcomer sits down at the right; with more than five the leftmost goes home (PS-R2)."""
        self.board.append(seat)
        if len(self.board) > BOARD_SEATS:
            gone = self.board.pop(0)
            events.told(self, "left_board", gone)

    def extra(self, seat: int, card: int, row: int) -> int:
        """What a face-up card of this seat adds at the present motivation (PS-G2, PS-G3, PS-G6); `row` is its table."""
        if self.holders[card] != seat or self.sides[card] == FACE_DOWN:
            return 0
        return self.setup.box.extras[row][(self.sides[card] - 1) * (TOP_MOTIVATION + 1) + self.motivation]

    # The box

    def census(self) -> dict[str, int]:
        """Certificates, privilege, archenemy and event cards on the table, counted by kind."""
        count: dict[str, int] = {}
        seats = self.setup.seats
        for shares in range(1, CERTIFICATES + 1):
            owned = sum(self.certificates[seat * (CERTIFICATES + 1) + shares] for seat in range(seats))
            count[f"certificate_{shares}"] = self.stock[shares] + owned
        for card, name in enumerate(PRIVILEGE_NAMES):
            count[f"privilege_{name}"] = int(0 <= self.holders[card] < seats)
        for seat in range(seats):
            count[f"colour_{COLOUR_NAMES[seat]}"] = self.colours.count(seat)
        for number, enemy in enumerate(self.setup.enemies):
            count[enemy] = int(self.trios.count(number) <= 1)  # one that nobody has lies in the box
        count["events"] = len(self.setup.box.events) if len(set(self.drawn)) == len(self.drawn) else 0
        count["sorted"] = int(all(card in self.drawn for card in self.stack))
        return count

    def box(self) -> dict[str, int]:
        """What the census must be."""
        count = {f"certificate_{shares}": self.setup.box.stock[shares] for shares in range(1, CERTIFICATES + 1)}
        for name in PRIVILEGE_NAMES:
            count[f"privilege_{name}"] = 1
        for seat in range(self.setup.seats):
            count[f"colour_{COLOUR_NAMES[seat]}"] = 1
        for enemy in self.setup.enemies:
            count[enemy] = 1
        count["events"] = len(self.setup.box.events)
        count["sorted"] = 1
        return count


def unit_of(seat: int, staff: int, is_main: bool = False) -> int:
    """A unit as a number."""
    return (seat + 1) << OWNER_SHIFT | (IS_MAIN if is_main else 0) | staff


def enemy_bit(colour: int, trio: int) -> int:
    """One pair of archenemy cards as a bit of `ruled_out`."""
    return 1 << (colour * ENEMY_CARDS + trio)
