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

PHASE: Final = one_of(len(PHASES))
ROUND: Final = scaled(100, 50)
OF_FOUR: Final = scaled(4, 4)
PLAYED: Final = beside(OF_FOUR, OF_FOUR)
DRAW: Final = scaled(150, 100)
OF_HAND: Final = scaled(HAND_SIZE, HAND_SIZE)[:-1]
VALUED: Final = beside(OF_HAND, scaled(MOST_VALUE, 40)[:-1])  # cards of a kind, and how much they are worth
PLAYABLE: Final = beside(beside(OF_HAND, OF_HAND), beside(OF_HAND, OF_HAND))  # of them, at each skill of a head
STEPS: Final = [  # by the skills of a card, as bits: how much further on in PLAYABLE one such card more is
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
PILE: Final = scaled(20, 16)
PILE_BITS: Final = 12  # for the number of people below, in a number that has all four
GROUP: Final = 8  # so many people are looked up at a time
PRESENT: Final = [flags(size) for size in range(GROUP + 1)]
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
            self.people = b"".join(staff_pieces(table, seat))
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
        self.piece = b"".join(company_pieces(table, seat, self.people))
        return self.piece


class Rows(Scribe):
    """Makes the rows of one table. What lies open is kept for all seats, and each hand for its own."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.companies: list[Company] = []
        self.hands: list[list[int]] = []  # as they were: a hand may change in place
        self.hand_pieces: list[bytes] = []
        self.discard: list[int] = NOBODY
        self.counted: i64 = 0  # of its cards
        self.discarded: list[int] = []  # how many of each kind they are
        self.discard_pieces: list[bytes] = []
        self.discard_piece = b""
        self.pool: list[int] = []
        self.below: i64 = -1
        self.pool_piece = b""

    def row(self, state: State, seat: int) -> bytes:
        """What this seat sees."""
        assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
        setup = state.setup
        if setup is not self.setup:
            self.begin(setup)
        pieces = [
            PHASE[phase_of(state)],
            looked_up(ROUND, state.round),
            PLAYED[state.played * len(OF_FOUR) + state.discarded],
            looked_up(DRAW, len(state.draw_pile.cards)),
            self.hand(state, seat),
            self.discard_of(state),
            self.pools(state),
        ]
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
        return b"".join(pieces)

    def begin(self, setup: Setup) -> None:
        """The tables of a setup have their own people and cards: nothing is kept of another one's."""
        self.setup = setup
        self.companies = [Company() for _ in range(setup.seats)]
        self.hands = [NOBODY] * setup.seats
        self.hand_pieces = [b"".join(hand_pieces(setup.content, NOBODY))] * setup.seats
        self.discard = NOBODY
        self.pool = NOBODY

    def hand(self, table: Table, seat: int) -> bytes:
        """The cards of the seat that looks."""
        hand = table.hands[seat]
        if hand != self.hands[seat]:
            self.hands[seat] = hand[:]
            self.hand_pieces[seat] = b"".join(hand_pieces(table.setup.content, hand))
        return self.hand_pieces[seat]

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
        below: i64 = 0
        for pile in table.piles:
            below = below << PILE_BITS | len(pile.cards)
        if below != self.below or table.pool != self.pool:
            self.below = below
            self.pool = table.pool[:]
            self.pool_piece = b"".join(pool_pieces(table))
        return self.pool_piece


def phase_of(table: Table) -> int:
    """The number of what is asked."""
    for number, decision in enumerate(DECISIONS):
        if table.decision is decision:
            return number
    return len(DECISIONS)


def hand_pieces(content: Content, hand: list[int]) -> list[bytes]:
    """How many cards of each kind, how much they are worth together, and how many go with each skill of a head."""
    pieces: list[bytes] = []
    kinds, values, skills = content.kind, content.value, content.skills
    count: i64 = 0
    value: i64 = 0
    place: i64 = 0  # in PLAYABLE
    now: i64 = 0  # the kind whose cards are counted
    done: i64 = 0  # the kinds that have their pieces
    for card in hand if is_ascending(kinds, hand) else sorted(hand, key=kinds.__getitem__):
        kind: i64 = kinds[card]
        if kind != now and count > 0:
            add_kind(pieces, now - done, count, value, place)
            done = now + 1
            count = value = place = 0
        now = kind
        count += 1
        value += values[card]
        place += STEPS[skills[card]]
    if count > 0:
        add_kind(pieces, now - done, count, value, place)
        done = now + 1
    pieces.append(NO_CARDS[len(KINDS) - done])
    return pieces


def is_ascending(kinds: list[int], hand: list[int]) -> bool:
    """Do these cards lie in the order of their kinds? So they do in most boxes."""
    before: i64 = 0
    for card in hand:
        kind: i64 = kinds[card]
        if kind < before:
            return False
        before = kind
    return True


def add_kind(pieces: list[bytes], gap: i64, count: i64, value: i64, place: i64) -> None:
    """The cards of one kind, after so many kinds without a card."""
    if gap > 0:
        pieces.append(NO_CARDS[gap])
    pieces.append(VALUED[count * (MOST_VALUE + 1) + (value if value < MOST_VALUE else MOST_VALUE)])
    pieces.append(PLAYABLE[place])


def pool_pieces(table: Table) -> list[bytes]:
    """Who is face up in each department, and how many are below."""
    setup = table.setup
    pieces = []
    for department in range(len(DEPARTMENTS)):
        person = table.pool[department]
        if person < 0:
            pieces.append(NO_PERSON)
        else:
            traits = setup.role[person] * len(SKILL) + setup.skill[person]
            pieces.append(PERSON[traits * len(SALARY) + setup.salary[person]])
        pieces.append(looked_up(PILE, len(table.piles[department].cards)))
    return pieces


def company_pieces(table: Table, seat: int, people: bytes) -> list[bytes]:
    """Money, what is lacking and what it costs, and the people."""
    due = table.burn_rate(seat)
    bank = table.bank[seat]
    needed = min(table.need[seat], MOST_NEEDED)
    lacking = min(table.contractors_needed(seat), MOST_NEEDED)
    ideas = min(len(table.ideas[seat]), MOST_IDEAS)
    return [
        looked_up(BANK, bank),
        looked_up(OF_50, due),
        looked_up(OF_20, runway(bank, due, table.markers[seat])),
        NEEDED[needed * len(OF_20) + min(table.contractors[seat], MOST_NEEDED)],
        LACKING[lacking * (MOST_DOUBLED + 1) + min(table.markers[seat], MOST_DOUBLED)],
        BURDEN[ideas * len(OF_50) + min(table.burned[seat], MOST_BURNED)],
        people,
    ]


def staff_pieces(table: Table, seat: int) -> list[bytes]:
    """Salaries, departments, and who is there."""
    setup = table.setup
    pieces = [
        looked_up(OF_20, table.payroll[seat]),
        looked_up(OF_10, table.engineers[seat]),
        OF_FOUR[table.vps_of(seat)],
    ]
    people = [0, 0, 0, 0]
    groups = [0] * ((len(setup.content.people) + GROUP - 1) // GROUP)  # who is here, as bits
    for person in table.staff[seat]:
        people[setup.department[person]] += 1
        groups[person // GROUP] |= 1 << person % GROUP
    for department in range(len(DEPARTMENTS)):
        place = seat * 4 + department
        pieces.append(HEAD[2 * table.skill[place] + (table.vp[place] >= 0)])
        pieces.append(looked_up(OF_10, people[department]))
    left = len(setup.content.people)
    for bits in groups:
        pieces.append(PRESENT[min(GROUP, left)][bits])
        left -= GROUP
    return pieces


def runway(bank: int, due: int, doubled: int) -> int:
    """How many paydays the bank lasts, as the view tells it; the longest where nothing is paid."""
    if due == 0:
        return LONGEST_RUNWAY
    if bank < due:
        return 0
    return 1 + (bank - due) // (due >> doubled)
