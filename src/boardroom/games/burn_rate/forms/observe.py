"""Numbers for learners, straight from the table: `observe` writes what a seat sees, `names` tells what each number means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat. Large
numbers are cut at 1. Of a hand that is not one's own only the number of cards is looked at (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from boardroom.core.game import Game
from boardroom.core.numbers import Scribe, beside, flags, looked_up, one_of, packed, put, scaled, zeros
from boardroom.core.state import State
from boardroom.games.burn_rate.content.box import Content
from boardroom.games.burn_rate.content.names import DEPARTMENTS, HAND_SIZE, ROLES
from boardroom.games.burn_rate.rules.decisions import DECISIONS
from boardroom.games.burn_rate.rules.effects import EFFECTS
from boardroom.games.burn_rate.state.fields import OVER
from boardroom.games.burn_rate.state.setup import Setup
from boardroom.games.burn_rate.state.table import Table

PHASES: Final = [*[row.word for row in DECISIONS], OVER]
KINDS: Final = [row.word for row in EFFECTS]
SKILLS: Final = 4
OF_A_KIND: Final = ["count", "value", *[f"playable_at:{skill}" for skill in range(SKILLS)]]
PER_SEAT: Final = [
    "decider", "solvent", "cards", "bank", "burn_rate", "runway", "engineers_needed", "contractors", "contractors_needed",
    "factor", "ideas", "last_payday",
]  # fmt: skip
LONGEST_RUNWAY: Final = 20  # or for ever
MOST_DOUBLED: Final = 2
MOST_PEOPLE: Final = 12  # counted in a department
MOST_DISCARDED: Final = 12
MOST_NEEDED: Final = 30
MOST_IDEAS: Final = 12
MOST_BURNED: Final = 80
MOST_VALUE: Final = 80
NOBODY: Final[list[int]] = []  # no list of a table, so that nothing kept seems to be of one

MOST_ROUNDS: Final = 100
PHASE_AND_ROUND: Final = beside(one_of(len(PHASES)), scaled(MOST_ROUNDS, 50))
OF_ROUNDS: Final = MOST_ROUNDS + 2  # with nothing as the last
OF_FOUR: Final = scaled(4, 4)
PLAYED: Final = beside(OF_FOUR, OF_FOUR)
DRAW: Final = scaled(150, 100)
OF_HAND: Final = scaled(HAND_SIZE, HAND_SIZE)[:-1]
VALUED: Final = beside(OF_HAND, scaled(MOST_VALUE, 40)[:-1])  # cards of a kind, and how much they are worth
PLAYABLE: Final = beside(beside(OF_HAND, OF_HAND), beside(OF_HAND, OF_HAND))  # of them, at each skill of a head
STEPS: Final[list[int]] = [  # by the skills of a card, as bits: how much further on in PLAYABLE one such card more is
    sum(len(OF_HAND) ** (SKILLS - 1 - skill) for skill in range(SKILLS) if skills >> skill & 1)
    for skills in range(1 << SKILLS)
]
OF_HANDS: Final = len(OF_HAND)
NO_CARDS: Final = [zeros(len(OF_A_KIND) * kinds)[-1] for kinds in range(len(KINDS) + 1)]  # of so many kinds
DISCARDED: Final = beside(scaled(MOST_DISCARDED, 10)[:-1], scaled(MOST_DISCARDED, 10)[:-1])  # of two kinds
ROLE: Final = one_of(len(ROLES))
SKILL: Final = scaled(3, 3)
SALARY: Final = scaled(9, 3)
PERSON: Final = beside(beside(ROLE, SKILL), SALARY)
NO_PERSON: Final = zeros(len(ROLES) + 2)[-1]
MOST_BELOW: Final = 20
PILE: Final = scaled(MOST_BELOW, 16)
UNSEEN: Final = -2  # what no number of a table is, so that the first look finds something new
GROUP: Final = 8  # so many people are looked up at a time
PRESENT: Final = [flags(size) for size in range(GROUP + 1)]
EIGHT: Final = PRESENT[GROUP]
SEAT_STATES: Final = beside(flags(2), OF_HAND)
OF_10: Final = scaled(12, 10)
OF_20: Final = scaled(MOST_NEEDED, 20)
OF_50: Final = scaled(MOST_BURNED, 50)
BANK: Final = scaled(200, 150)
NEEDED: Final = beside(OF_20, OF_20)  # engineers, and the contractors of the last payday
LACKING: Final = beside(
    OF_20, [packed([number]) for number in (0.0, 1 / 3, 1.0)]
)  # contractors, and the doubled payday
BURDEN: Final = beside(OF_10, OF_50)  # bad ideas, and what the last payday cost
HEAD: Final = [  # by skill and whether it is a Vice-President
    packed([*[float(skill == other) for other in range(SKILLS)], float(vp)]) for skill in range(SKILLS) for vp in (0, 1)
]
DEPARTMENT: Final = beside(HEAD, OF_10[: MOST_PEOPLE + 1])  # the head, and how many people there are
OF_PEOPLE: Final = MOST_PEOPLE + 1
COUNT_BITS: Final = 8  # for the people of a department, in a number that has all four


def names(game: Game, seats: int) -> list[str]:
    """What each number means with this many seats."""
    table = game.start(seats)
    assert isinstance(table, Table)
    named = [f"phase:{phase}" for phase in PHASES]
    named += ["round", "played", "discarded", "draw"]
    named += [f"hand:{kind}:{what}" for kind in KINDS for what in OF_A_KIND]
    named += [f"discard:{kind}" for kind in KINDS]
    for department in DEPARTMENTS:
        named += [f"pool:{department}:{role}" for role in ROLES]
        named += [f"pool:{department}:skill", f"pool:{department}:salary", f"pile:{department}"]
    for seat in range(seats):
        named += [f"seat+{seat}:{field}" for field in PER_SEAT]
        named += [f"seat+{seat}:{field}" for field in staff_names(table)]
    return named


def staff_names(table: Table) -> list[str]:
    """What each number of a company's people means."""
    named = ["salaries", "engineers", "vps"]
    for department in DEPARTMENTS:
        named += [f"{department}:skill:{skill}" for skill in range(SKILLS)]
        named += [f"{department}:vp", f"{department}:people"]
    return named + [f"person:{person}" for person in table.setup.content.people]


def observe(state: State, seat: int, buffer: Any, at: int) -> None:
    """Writes this seat's numbers into the buffer."""
    put(buffer, at, Rows().row(state, seat))


def scribe() -> Scribe:
    """What makes the rows of one table again and again."""
    return Rows()


class Company:
    """The numbers of one company but for its hand, and all that they were made of."""

    def __init__(self) -> None:
        self.staff: list[int] = NOBODY  # replaced and never changed (state/table.py), so its people are known by it
        self.bank: i64 = 0
        self.markers: i64 = 0
        self.contractors: i64 = 0
        self.burned: i64 = 0
        self.ideas: i64 = 0
        self.need: i64 = 0
        self.people = b""  # the piece of the staff
        self.piece = b""

    def shown(self, table: Table, seat: int) -> bytes:
        """The piece of this company, made anew when something is not as it was."""
        staff = table.staff[seat]
        bank: i64 = table.bank[seat]
        markers: i64 = table.markers[seat]
        contractors: i64 = table.contractors[seat]
        burned: i64 = table.burned[seat]
        ideas: i64 = len(table.ideas[seat])
        need: i64 = table.need[seat]
        if staff is not self.staff:
            self.staff = staff
            self.people = staff_piece(table, seat)
        elif (
            bank == self.bank
            and markers == self.markers
            and contractors == self.contractors
            and burned == self.burned
            and ideas == self.ideas
            and need == self.need
        ):
            return self.piece
        self.bank, self.markers, self.contractors = bank, markers, contractors
        self.burned, self.ideas, self.need = burned, ideas, need
        self.piece = company_piece(table, seat, self.people)
        return self.piece


class Pool:
    """The people of one department who may be hired: who is face up, and how many are below."""

    def __init__(self) -> None:
        self.person: i64 = UNSEEN
        self.below: i64 = UNSEEN
        self.piece = b""

    def has_changed(self, table: Table, department: i64) -> bool:
        """Is something not as it was? Then the piece is made anew."""
        person: i64 = table.pool[department]
        below: i64 = len(table.piles[department].cards)
        if person == self.person and below == self.below:
            return False
        self.person, self.below = person, below
        self.piece = face_up(table.setup, person) + PILE[below if below < MOST_BELOW else MOST_BELOW]
        return True


class Rows(Scribe):
    """Makes the rows of one table. What lies open is kept; a hand has changed at nearly every look."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.companies: list[Company] = []
        self.discard: list[int] = NOBODY
        self.counted: i64 = 0  # of its cards
        self.discarded: list[int] = []  # how many of each kind they are
        self.discard_pieces: list[bytes] = []
        self.discard_piece = b""
        self.departments: list[Pool] = []
        self.pool_piece = b""

    def add_row(self, pieces: list[bytes], state: State, seat: int) -> None:
        """What this seat sees."""
        assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
        setup = state.setup
        if setup is not self.setup:
            self.begin(setup)
        pieces.append(PHASE_AND_ROUND[phase_of(state) * OF_ROUNDS + min(state.round, MOST_ROUNDS)])
        pieces.append(PLAYED[state.played * len(OF_FOUR) + state.discarded])
        pieces.append(looked_up(DRAW, len(state.draw_pile.cards)))
        add_hand(pieces, setup.content, state.hands[seat])
        pieces.append(self.discard_of(state))
        pieces.append(self.pools(state))
        seats: i64 = setup.seats
        decider: i64 = state.seat
        solvent: i64 = state.solvent
        other: i64 = seat
        for _ in range(seats):
            states = (decider == other) | (solvent >> other & 1) << 1
            pieces.append(SEAT_STATES[states * OF_HANDS + len(state.hands[other])])
            pieces.append(self.companies[other].shown(state, other))
            other += 1
            if other == seats:
                other = 0

    def begin(self, setup: Setup) -> None:
        """The tables of a setup have their own people and cards: nothing is kept of another one's."""
        self.setup = setup
        self.companies = [Company() for _ in range(setup.seats)]
        self.discard = NOBODY
        self.departments = [Pool() for _ in DEPARTMENTS]

    def discard_of(self, table: Table) -> bytes:
        """How many cards of each kind lie there. The discard only grows, and another one begins when the cards are shuffled
        anew (rules/hands.py): so only those that came since are counted.
        """
        discard = table.discard
        if discard is not self.discard:
            self.discard = discard
            self.counted = 0
            self.discarded = [0] * len(KINDS)
            self.discard_pieces = [DISCARDED[0]] * (len(KINDS) // 2)
            self.discard_piece = b"".join(self.discard_pieces)
        end: i64 = len(discard)
        if end > self.counted:
            for place in range(self.counted, end):
                self.count(table.setup.content.kind[discard[place]])
            self.counted = end
            self.discard_piece = b"".join(self.discard_pieces)
        return self.discard_piece

    def count(self, kind: i64) -> None:
        """One more card of this kind lies there; pieces tell of two kinds at a time."""
        self.discarded[kind] += 1
        even = kind & ~1
        first: i64 = min(self.discarded[even], MOST_DISCARDED)
        second: i64 = min(self.discarded[even + 1], MOST_DISCARDED)
        self.discard_pieces[kind >> 1] = DISCARDED[first * (MOST_DISCARDED + 1) + second]

    def pools(self, table: Table) -> bytes:
        """Who may be hired, and how many are below."""
        has_changed = False
        for department in range(len(DEPARTMENTS)):
            if self.departments[department].has_changed(table, department):
                has_changed = True
        if has_changed:
            sales, finance, hr, dev = self.departments
            self.pool_piece = b"%b%b%b%b" % (sales.piece, finance.piece, hr.piece, dev.piece)
        return self.pool_piece


def phase_of(table: Table) -> int:
    """The number of what is asked."""
    for number, decision in enumerate(DECISIONS):
        if table.decision is decision:
            return number
    return len(DECISIONS)


def add_hand(pieces: list[bytes], content: Content, cards: list[int]) -> None:
    """How many cards of each kind, how much they are worth together, and how many go with each skill of a head."""
    kinds, values, skills = content.kind, content.value, content.skills
    count: i64 = 0
    value: i64 = 0
    place: i64 = 0  # in PLAYABLE
    now: i64 = 0  # the kind whose cards are counted
    done: i64 = 0  # the kinds that have their pieces
    for card in cards if content.in_order else sorted(cards, key=kinds.__getitem__):
        kind: i64 = kinds[card]
        if kind != now and count > 0:
            add_kind(pieces, now - done, count, value, place)
            done = now + 1
            count = value = place = 0
        now = kind
        count += 1
        worth: i64 = values[card]
        step: i64 = STEPS[skills[card]]
        value += worth
        place += step
    if count > 0:
        add_kind(pieces, now - done, count, value, place)
        done = now + 1
    pieces.append(NO_CARDS[len(KINDS) - done])


def add_kind(pieces: list[bytes], gap: i64, count: i64, value: i64, place: i64) -> None:
    """The cards of one kind, after so many kinds without a card."""
    if gap > 0:
        pieces.append(NO_CARDS[gap])
    pieces.append(VALUED[count * (MOST_VALUE + 1) + (value if value < MOST_VALUE else MOST_VALUE)])
    pieces.append(PLAYABLE[place])


def face_up(setup: Setup, person: i64) -> bytes:
    """The person who may be hired, if anybody."""
    if person < 0:
        return NO_PERSON
    role: i64 = setup.role[person]
    skill: i64 = setup.skill[person]
    salary: i64 = setup.salary[person]
    return PERSON[(role * len(SKILL) + skill) * len(SALARY) + salary]


def company_piece(table: Table, seat: int, people: bytes) -> bytes:
    """Money, what is lacking and what it costs, and the people."""
    due = table.burn_rate(seat)
    bank = table.bank[seat]
    needed = min(table.need[seat], MOST_NEEDED)
    lacking = min(table.contractors_needed(seat), MOST_NEEDED)
    ideas = min(len(table.ideas[seat]), MOST_IDEAS)
    return b"%b%b%b%b%b%b%b" % (
        looked_up(BANK, bank),
        looked_up(OF_50, due),
        looked_up(OF_20, runway(bank, due, table.markers[seat])),
        NEEDED[needed * len(OF_20) + min(table.contractors[seat], MOST_NEEDED)],
        LACKING[lacking * (MOST_DOUBLED + 1) + min(table.markers[seat], MOST_DOUBLED)],
        BURDEN[ideas * len(OF_50) + min(table.burned[seat], MOST_BURNED)],
        people,
    )


def staff_piece(table: Table, seat: int) -> bytes:
    """Salaries, departments, and who is there."""
    departments, staff = table.setup.department, table.staff[seat]
    counts: i64 = 0  # of the people of each department
    one: i64 = 1
    for person in staff:
        department: i64 = departments[person]
        counts += one << department * COUNT_BITS
    place: i64 = seat * 4
    pieces = [
        looked_up(OF_20, table.payroll[seat]),
        looked_up(OF_10, table.engineers[seat]),
        OF_FOUR[table.vps_of(seat)],
        department_piece(table, place, counts),
        department_piece(table, place + 1, counts >> COUNT_BITS),
        department_piece(table, place + 2, counts >> 2 * COUNT_BITS),
        department_piece(table, place + 3, counts >> 3 * COUNT_BITS),
    ]
    add_present(pieces, staff, len(departments))
    return b"".join(pieces)


def department_piece(table: Table, place: i64, counts: i64) -> bytes:
    """The head of a company's department, and its people, of whom the lowest bits of `counts` tell."""
    skill: i64 = table.skill[place]
    head = 2 * skill + (1 if table.vp[place] >= 0 else 0)
    people = counts & (1 << COUNT_BITS) - 1
    return DEPARTMENT[head * OF_PEOPLE + (people if people < MOST_PEOPLE else MOST_PEOPLE)]


def add_present(pieces: list[bytes], staff: list[int], everybody: i64) -> None:
    """A one for everybody who is here; the staff is ascending."""
    one: i64 = 1
    bits: i64 = 0  # who of the group is here
    first: i64 = 0  # of the group
    for person in staff:
        here: i64 = person
        while here >= first + GROUP:
            pieces.append(EIGHT[bits])
            bits = 0
            first += GROUP
        bits |= one << here - first
    while first + GROUP <= everybody:
        pieces.append(EIGHT[bits])
        bits = 0
        first += GROUP
    if first < everybody:
        pieces.append(PRESENT[everybody - first][bits])


def runway(bank: int, due: int, doubled: int) -> int:
    """How many paydays the bank lasts, as the view tells it; the longest where nothing is paid."""
    if due == 0:
        return LONGEST_RUNWAY
    if bank < due:
        return 0
    return 1 + (bank - due) // (due >> doubled)
