"""Numbers for learners, straight from the table: `observe` writes what a seat sees, `names` tells what each number means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat. Large
numbers are cut at 1. Of a hand that is not one's own only the number of cards is looked at (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardroom.core.game import Game
from boardroom.core.numbers import beside, flags, looked_up, one_of, packed, scaled, write, zeros
from boardroom.core.state import State
from boardroom.games.burn_rate.content.names import DEPARTMENTS, HAND_SIZE, ROLES
from boardroom.games.burn_rate.rules.decisions import DECISIONS
from boardroom.games.burn_rate.rules.effects import EFFECTS
from boardroom.games.burn_rate.state.fields import OVER
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
MOST_STAFFS: Final = 20_000  # that are kept ready: enough for the companies of some thousand games

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
NO_CARDS: Final = zeros(len(OF_A_KIND))[-1]
DISCARDED: Final = beside(scaled(MOST_DISCARDED, 10)[:-1], scaled(MOST_DISCARDED, 10)[:-1])  # of two kinds
ROLE: Final = one_of(len(ROLES))
SKILL: Final = scaled(3, 3)
SALARY: Final = scaled(9, 3)
PERSON: Final = beside(beside(ROLE, SKILL), SALARY)
NO_PERSON: Final = zeros(len(ROLES) + 2)[-1]
PILE: Final = scaled(20, 16)
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
    assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
    pieces: list[bytes] = [
        PHASE[phase_of(state)],
        looked_up(ROUND, state.round),
        PLAYED[state.played * len(OF_FOUR) + state.discarded],
        looked_up(DRAW, len(state.draw_pile.cards)),
    ]
    add_hand(pieces, state, state.hands[seat])
    add_discard(pieces, state)
    add_pools(pieces, state)
    seats = state.setup.seats
    for step in range(seats):
        other = seat + step
        add_seat(pieces, state, other if other < seats else other - seats)
    write(buffer, at, pieces)


def phase_of(table: Table) -> int:
    """The number of what is asked."""
    for number, decision in enumerate(DECISIONS):
        if table.decision is decision:
            return number
    return len(DECISIONS)


def add_hand(pieces: list[bytes], table: Table, hand: list[int]) -> None:
    """How many cards of each kind, how much they are worth together, and how many go with each skill of a head."""
    content = table.setup.content
    counts = [0] * len(KINDS)
    values = [0] * len(KINDS)
    places = [0] * len(KINDS)  # in PLAYABLE
    for card in hand:
        kind = content.kind[card]
        counts[kind] += 1
        values[kind] += content.value[card]
        places[kind] += STEPS[content.skills[card]]
    for kind in range(len(KINDS)):
        count = counts[kind]
        if count == 0:
            pieces.append(NO_CARDS)
        else:
            pieces.append(VALUED[count * (MOST_VALUE + 1) + min(values[kind], MOST_VALUE)])
            pieces.append(PLAYABLE[places[kind]])


def add_discard(pieces: list[bytes], table: Table) -> None:
    """How many cards of each kind lie there, two kinds at a time."""
    kinds = table.setup.content.kind
    counts = [0] * len(KINDS)
    for card in table.discard:
        counts[kinds[card]] += 1
    for kind in range(0, len(KINDS), 2):
        first = min(counts[kind], MOST_DISCARDED)
        pieces.append(DISCARDED[first * (MOST_DISCARDED + 1) + min(counts[kind + 1], MOST_DISCARDED)])


def add_pools(pieces: list[bytes], table: Table) -> None:
    """Who is face up in each department, and how many are below."""
    setup = table.setup
    for department in range(len(DEPARTMENTS)):
        person = table.pool[department]
        if person < 0:
            pieces.append(NO_PERSON)
        else:
            traits = setup.role[person] * len(SKILL) + setup.skill[person]
            pieces.append(PERSON[traits * len(SALARY) + setup.salary[person]])
        pieces.append(looked_up(PILE, len(table.piles[department].cards)))


def add_seat(pieces: list[bytes], table: Table, seat: int) -> None:
    """What is seen of one company."""
    due = table.burn_rate(seat)
    bank = table.bank[seat]
    states = (table.seat == seat) | (table.solvent >> seat & 1) << 1
    pieces.append(SEAT_STATES[states * len(OF_HAND) + len(table.hands[seat])])
    pieces.append(looked_up(BANK, bank))
    pieces.append(looked_up(OF_50, due))
    pieces.append(looked_up(OF_20, runway(bank, due, table.markers[seat])))
    needed = min(table.need[seat], MOST_NEEDED)
    pieces.append(NEEDED[needed * len(OF_20) + min(table.contractors[seat], MOST_NEEDED)])
    lacking = min(table.contractors_needed(seat), MOST_NEEDED)
    pieces.append(LACKING[lacking * (MOST_DOUBLED + 1) + min(table.markers[seat], MOST_DOUBLED)])
    ideas = min(len(table.ideas[seat]), MOST_IDEAS)
    pieces.append(BURDEN[ideas * len(OF_50) + min(table.burned[seat], MOST_BURNED)])
    pieces.append(staff_piece(table, seat))


def staff_piece(table: Table, seat: int) -> bytes:
    """The people of a company. A staff is replaced and never changed (state/table.py), so what was made of it is kept."""
    staff = table.staff[seat]
    kept = STAFFS.get(id(staff))
    if kept is not None and kept.staff is staff:
        return kept.piece
    if len(STAFFS) >= MOST_STAFFS:
        STAFFS.clear()
    made = Staff(staff, b"".join(staff_pieces(table, seat)))
    STAFFS[id(staff)] = made
    return made.piece


@mypyc_attr(acyclic=True)
class Staff:
    """The numbers of one company's people, and the list that they were made of."""

    def __init__(self, staff: list[int], piece: bytes) -> None:
        self.staff: Final = staff
        self.piece: Final = piece


STAFFS: Final[dict[int, Staff]] = {}  # by the identity of the list, which is kept alive by it


def staff_pieces(table: Table, seat: int) -> list[bytes]:
    """Salaries, departments, and who is there."""
    setup = table.setup
    pieces = [
        looked_up(OF_20, table.payroll[seat]),
        looked_up(OF_10, table.engineers[seat]),
        OF_FOUR[table.vps_of(seat)],
    ]
    people = [0, 0, 0, 0]
    for person in table.staff[seat]:
        people[setup.department[person]] += 1
    for department in range(len(DEPARTMENTS)):
        place = seat * 4 + department
        pieces.append(HEAD[2 * table.skill[place] + (table.vp[place] >= 0)])
        pieces.append(looked_up(OF_10, people[department]))
    here = 0
    for person in table.staff[seat]:
        here |= 1 << person
    return pieces + people_pieces(here, len(setup.content.people))


def people_pieces(here: int, count: int) -> list[bytes]:
    """Who of everybody is here, a group at a time; `here` are bits."""
    pieces = []
    for first in range(0, count, GROUP):
        size = min(GROUP, count - first)
        pieces.append(PRESENT[size][here >> first & (1 << size) - 1])
    return pieces


def runway(bank: int, due: int, doubled: int) -> int:
    """How many paydays the bank lasts, as the view tells it; the longest where nothing is paid."""
    if due == 0:
        return LONGEST_RUNWAY
    if bank < due:
        return 0
    return 1 + (bank - due) // (due >> doubled)
