"""Numbers for learners, straight from the table: `observe` writes what a seat sees, `names` tells what each number means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Counts are divided by what is usual and cut at 1. What only some may know is looked at as the view does: the envelope,
the stack, who holds a card face down, the money of others (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from boardroom.core.game import Game
from boardroom.core.numbers import Scribe, beside, flags, looked_up, one_of, packed, put, scaled, zeros
from boardroom.core.state import State
from boardroom.games.power_struggle.content.names import (
    BOARD_SEATS,
    BONUS,
    CERTIFICATES,
    COARSE,
    COMPETENCE_NAMES,
    DIVISION_NAMES,
    DIVISIONS,
    MAX_SEATS,
    MEETING,
    NOTHING,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    TRACK_NAMES,
    TRACKS,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.forms.purses import Purses
from boardroom.games.power_struggle.mind.belief import is_counting
from boardroom.games.power_struggle.rules.actions import BUSINESS, DECISIONS
from boardroom.games.power_struggle.rules.bribe import ASK_ANSWER
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.points import AT_END
from boardroom.games.power_struggle.state.setup import Setup
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table

SIDES: Final = len(SIDE_NAMES)

# Pieces of what changes together, or has few values, are looked up together.
PHASE_AND_ACTION: Final = beside(one_of(len(DECISIONS))[:-1], one_of(len(BUSINESS)))
ACTIONS: Final = len(BUSINESS) + 1  # with none as the last
STATES: Final = flags(3)
MOST: Final = 6  # certificates or figures that are told apart
OF_3: Final = scaled(MOST, 3)
THREE: Final = beside(beside(OF_3[:-1], OF_3[:-1]), OF_3[:-1])  # three counts at a time
FOUR: Final = beside(THREE, OF_3[:-1])
SMALL: Final = 4  # certificates of one to four shares are looked up together
MOST_UNITS: Final = 8
OF_6: Final = scaled(MOST_UNITS, 6)
SIXTHS: Final = len(OF_6)
MOTIVATED: Final = beside(STATES, OF_6)
EXTRAS: Final = beside(OF_3, OF_3)  # optional employees and offers
OF_8: Final = scaled(8, 8)
EIGHTS: Final = len(OF_8)
ROUND: Final = beside(beside(OF_8, OF_8), OF_8)  # the round, the cards of the stack, and those that were turned
NO_STACK: Final = OF_8[0] + OF_8[0] + OF_3[0]  # for who has not sorted it
OF_10: Final = scaled(30, 10)
MOST_TURNS: Final = 30
TURN_AND_HAND: Final = beside(scaled(MOST_TURNS, 15), OF_6)
MOST_EMPLOYEES: Final = 60
OF_20: Final = scaled(MOST_EMPLOYEES, 20)
OF_2_MILLIONS: Final = scaled(60, 40)  # in units of 50,000
MOST_MONEY: Final = 140
OF_5_MILLIONS: Final = scaled(MOST_MONEY, 100)
SURE_MONEY: Final = [least + least for least in OF_5_MILLIONS]  # the least and the most are the same
PLACE: Final = one_of(PLACES)
CARD: Final = one_of(PRIVILEGES)
UNITS: Final = beside(OF_6, OF_6)  # departments and main departments
CROWD: Final = beside(OF_20, OF_6)  # employees and privilege cards
WAYS: Final = flags(len(COMPETENCE_NAMES))
POINTS: Final = flags(len(WAY_NAMES))
STANDING: Final = beside(POINTS, flags(1))
MOST_THRESHOLD: Final = 60
TRACK: Final = [  # how far it is to a threshold, by that; no further than the threshold
    scaled(max(1, threshold), max(1, threshold))[:-1] for threshold in range(MOST_THRESHOLD + 1)
]
SEAT: Final = [one_of(seats) for seats in range(MAX_SEATS + 1)]  # by how many there are
TWO_SEATS: Final = [beside(one, one) for one in SEAT]
NO_OFFER: Final = [zeros(PRIVILEGES + seats)[-1] for seats in range(MAX_SEATS + 1)]
NO_ENEMY: Final = [zeros(seats + len(COMPETENCE_NAMES))[-1] for seats in range(MAX_SEATS + 1)]
AT_OFFICES: Final = DIVISIONS  # among the stamps, behind those of the divisions
AT_CARDS: Final = DIVISIONS + 1
COUNT_BITS: Final = 12  # for a count of one seat, in a number that has those of all
MOST_COUNTED: Final = (1 << COUNT_BITS) - 1
CARD_BITS: Final = 4  # the same for privilege cards
MOST_CARDS: Final = (1 << CARD_BITS) - 1
EMPTY: Final = [zeros(PLACES * (seats + 1)) for seats in range(MAX_SEATS + 1)]


def unit_pieces(seats: int) -> list[bytes]:
    """A unit: how many work there, at the place of whose it is, and whether it is a main department."""
    return [
        packed(
            [
                *[(unit & STAFF) / 7 + 1 / 7 if owner == seat else 0.0 for seat in range(seats)],
                float(unit & IS_MAIN > 0),
            ]
        )
        for owner in range(seats)
        for unit in range(1 << OWNER_SHIFT)
    ]


def card_pieces(seats: int) -> list[bytes]:
    """A privilege card: who holds it, if that is known, and its side."""
    return [
        packed([*[float(holder == seat) for seat in range(seats)], *[float(side == up) for up in range(SIDES)]])
        for holder in range(seats + 1)
        for side in range(SIDES)
    ]


UNIT: Final = [unit_pieces(seats) for seats in range(MAX_SEATS + 1)]
PRIVILEGE: Final = [card_pieces(seats) for seats in range(MAX_SEATS + 1)]


def names(game: Game, seats: int) -> list[str]:  # noqa: ARG001  (those of every game take it)
    """What each number means with this many seats."""
    whose = [f"seat+{seat}" for seat in range(seats)]
    named = [f"phase:{decision.word}" for decision in DECISIONS] + [f"action:{business.word}" for business in BUSINESS]
    named += ["decider", "starter", "active", "motivation", "meeting", "round", "sorted", "turned", "turns"]
    named += ["hand:count", "hand:extra", "hand:offers", "hand:envelope"]
    named += [f"hand:{what}:{office_name(place)}" for what in ("mark", "pick") for place in range(PLACES)]
    named += [f"offer:{card}" for card in PRIVILEGE_NAMES] + [f"offer:{seat}" for seat in whose]
    named += ["own:meeting", "own:bonus", "own:morons"]
    named += [f"stock:{shares}" for shares in range(1, CERTIFICATES + 1)]
    for place in range(PLACES):
        named += [f"office:{office_name(place)}:{what}" for what in (*whose, "main")]
    named += [f"head:{division}:{seat}" for division in DIVISION_NAMES for seat in whose]
    named += [f"board:{chair}:{seat}" for chair in range(1, BOARD_SEATS + 1) for seat in whose]
    named += [f"chairman:{seat}" for seat in whose]
    named += [f"privilege:{card}:{what}" for card in PRIVILEGE_NAMES for what in (*whose, *SIDE_NAMES)]
    return named + [f"{seat}:{name}" for seat in whose for name in seat_names(whose)]


def seat_names(whose: list[str]) -> list[str]:
    """What each number of one seat means."""
    named = [f"track:{way}" for way in TRACK_NAMES] + [f"counsel:{name}" for name in DIVISION_NAMES]
    named += [f"point:{way}" for way in WAY_NAMES] + ["announced", "cash:low", "cash:high"]
    named += [f"certificates:{shares}" for shares in range(1, CERTIFICATES + 1)]
    named += ["departments", "mains", "employees", "cards"]
    return named + [f"enemy:{seat}" for seat in whose] + [f"enemy:{way}" for way in COMPETENCE_NAMES]


def observe(state: State, seat: int, buffer: Any, at: int) -> None:
    """Writes this seat's numbers into the buffer."""
    put(buffer, at, Rows().row(state, seat))


def scribe() -> Scribe:
    """What makes the rows of one table again and again."""
    return Rows()


class Company:
    """The company as one seat sees it, counted from there, and what it was made of."""

    def __init__(self) -> None:
        self.stamps = [0] * (DIVISIONS + 2)  # of what there is to see, as the rows had them
        self.divisions = [b""] * DIVISIONS
        self.offices = b""
        self.cards = b""

    def add(self, pieces: list[bytes], table: Table, me: int, stamps: list[int]) -> None:
        """Units, then heads, board and chairman, then the privilege cards."""
        if stamps != self.stamps:
            known = self.stamps
            for division in range(DIVISIONS):
                if known[division] != stamps[division]:
                    self.divisions[division] = division_piece(table, me, division)
            if known[AT_OFFICES] != stamps[AT_OFFICES]:
                self.offices = b"".join(office_pieces(table, me))
            if known[AT_CARDS] != stamps[AT_CARDS]:
                self.cards = b"".join(card_pieces_of(table, me))
            self.stamps = stamps[:]
        pieces.extend(self.divisions)
        pieces.append(self.offices)
        pieces.append(self.cards)


class Rows(Scribe):
    """Makes the rows of one table. What everybody sees alike is kept once, the company for each seat that looks."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.purses: Purses | None = None
        self.companies: list[Company] = []
        self.stock: list[int] = []
        self.stock_piece = b""
        self.units: list[int] = []
        self.used: list[int] = []
        self.heads: list[int] = []
        self.board: list[int] = []
        self.chairman = NOTHING
        self.holders: list[int] = []
        self.sides: list[int] = []
        self.exposed = 0
        self.stamps: list[int] = []  # how often each division has changed, then offices and privilege cards
        self.tracks: list[int] = []
        self.counsel: list[int] = []
        self.points: list[int] = []
        self.announced = 0
        self.progress: list[bytes] = []  # for each seat tracks, counsel and points
        self.certificates: list[int] = []
        self.crowds: list[int] = []  # for each seat staff and the number of cards, in one number
        self.crews: list[bytes] = []  # for each seat the same and certificates

    def add_row(self, pieces: list[bytes], state: State, seat: int) -> None:
        """What this seat sees."""
        assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
        if state.setup is not self.setup:
            self.begin(state)
        add_business(pieces, state, seat)
        if state.stock != self.stock:
            self.stock = state.stock[:]
            self.stock_piece = four_certificates(state.stock, 0) + three(state.stock, SMALL + 1)
        pieces.append(self.stock_piece)
        self.look_at_company(state)
        self.companies[seat].add(pieces, state, seat, self.stamps)
        self.look_at_progress(state)
        hidden = self.hidden_money(state, seat)
        seats = state.setup.seats
        for step in range(seats):
            other = seat + step
            if other >= seats:
                other -= seats
            pieces.append(self.progress[other])
            if hidden is None or step == 0:
                pieces.append(looked_up(SURE_MONEY, state.cash[other]))
            else:
                add_money(pieces, hidden[other if other < seat else other - 1])
            pieces.append(self.crews[other])
            add_enemy(pieces, state, seat, other)

    def begin(self, table: Table) -> None:
        """Tables of another setup have other thresholds and other seats: nothing is kept."""
        self.setup = table.setup
        seats = table.setup.seats
        self.companies = [Company() for _ in range(seats)]
        self.stamps = [1] * (DIVISIONS + 2)  # other than those of the companies, which have seen nothing yet
        self.units, self.heads, self.holders, self.stock = [], [], [], []
        self.progress = [b""] * seats
        self.tracks, self.counsel, self.points = [], [], []
        self.certificates = []
        self.crowds = [NOTHING] * seats
        self.crews = [b""] * seats

    def look_at_company(self, table: Table) -> None:
        """Notes what has changed of what each seat sees in its own way, and makes the crews anew that have changed."""
        is_crew_same = True
        if table.units != self.units or table.used != self.used:
            self.note_divisions(table)
            is_crew_same = False
        if table.heads != self.heads or table.board != self.board or table.chairman != self.chairman:
            self.heads, self.board, self.chairman = table.heads[:], table.board[:], table.chairman
            self.stamps[AT_OFFICES] += 1
        if table.holders != self.holders or table.sides != self.sides or table.exposed != self.exposed:
            self.holders, self.sides, self.exposed = table.holders[:], table.sides[:], table.exposed
            self.stamps[AT_CARDS] += 1
            is_crew_same = False
        if table.certificates != self.certificates:
            self.certificates = table.certificates[:]
            self.crowds = [NOTHING] * table.setup.seats  # all are made anew
            is_crew_same = False
        if not is_crew_same:
            self.count_crews(table)

    def note_divisions(self, table: Table) -> None:
        """Which divisions have changed since."""
        units, before = table.units, self.units
        if before:
            changed: i64 = 0  # as bits
            one: i64 = 1
            for place in range(PLACES):
                if units[place] != before[place]:
                    changed |= one << place // OFFICES
            for division in range(DIVISIONS):
                if changed >> division & 1 or table.used[division] != self.used[division]:
                    self.stamps[division] += 1
        self.units = units[:]
        self.used = table.used[:]

    def count_crews(self, table: Table) -> None:
        """Makes anew the crews of those whose staff or number of cards has changed. Counts of all seats share a number."""
        one: i64 = 1
        units: i64 = 0  # these and main departments counted in steps of IS_MAIN
        mains: i64 = 0
        employees: i64 = 0
        cards: i64 = 0
        for unit in table.units:
            work: i64 = unit
            if work > 0:
                place = ((work >> OWNER_SHIFT) - 1) * COUNT_BITS
                employees += (work & STAFF) << place
                mains += (work & IS_MAIN) << place
                units += (work & IS_MAIN ^ IS_MAIN) << place
        for seat in table.holders:
            holder: i64 = seat
            if holder >= 0:
                cards += one << holder * CARD_BITS
        for number in range(table.setup.seats):
            crowd = units & MOST_COUNTED
            crowd = crowd << COUNT_BITS | mains & MOST_COUNTED
            crowd = crowd << COUNT_BITS | employees & MOST_COUNTED
            crowd = crowd << CARD_BITS | cards & MOST_CARDS
            if crowd != self.crowds[number]:
                self.crowds[number] = crowd
                self.crews[number] = crew_piece(table.certificates, number, crowd)
            units >>= COUNT_BITS
            mains >>= COUNT_BITS
            employees >>= COUNT_BITS
            cards >>= CARD_BITS

    def look_at_progress(self, table: Table) -> None:
        """Makes anew what has changed of how far everybody has come."""
        tracks, counsel, points = self.tracks, self.counsel, self.points
        if (
            table.tracks == tracks
            and table.counsel == counsel
            and table.points == points
            and table.announced == self.announced
        ):
            return
        for seat in range(table.setup.seats):
            if (
                not tracks
                or table.announced != self.announced
                or table.points[seat] != points[seat]
                or differ(table.tracks, tracks, seat * TRACKS, TRACKS)
                or differ(table.counsel, counsel, seat * DIVISIONS, DIVISIONS)
            ):
                self.progress[seat] = b"".join(progress_pieces(table, seat))
        self.tracks, self.counsel, self.points = table.tracks[:], table.counsel[:], table.points[:]
        self.announced = table.announced

    def hidden_money(self, table: Table, seat: int) -> list[tuple[int, int]] | None:
        """The least and the most money of each other seat, as the view tells it; None when all is known."""
        purses = self.purses
        if purses is None or not purses.are_of(table):
            purses = self.purses = Purses(table)
        return purses.hidden(seat)


def differ(now: list[int], before: list[int], first: i64, count: i64) -> bool:
    """Do these numbers differ anywhere in this stretch?"""
    return any(now[place] != before[place] for place in range(first, first + count))


def add_money(pieces: list[bytes], bounds: tuple[int, int]) -> None:
    """The least and the most."""
    least, most = bounds
    if least == most:
        pieces.append(looked_up(SURE_MONEY, least))
    else:
        pieces.append(looked_up(OF_5_MILLIONS, least))
        pieces.append(looked_up(OF_5_MILLIONS, most))


def from_me(table: Table, me: int, seat: int) -> int:
    """A seat counted from the one that looks; nobody stays nobody."""
    if seat < 0:
        return NOTHING
    return seat - me if seat >= me else seat - me + table.setup.seats


def add_business(pieces: list[bytes], table: Table, me: int) -> None:
    """What is decided, and the action in hand."""
    action = table.action.number if table.action is not None else ACTIONS - 1
    pieces.append(PHASE_AND_ACTION[table.phase.number * ACTIONS + action])
    states = (table.seat == me) | (table.starter == me) << 1 | (table.active == me) << 2
    pieces.append(MOTIVATED[states * SIXTHS + table.motivation])
    pieces.append(looked_up(OF_10, table.meeting))
    pieces.append(ROUND[(table.round * EIGHTS + len(table.stack)) * EIGHTS + table.turned])
    pieces.append(TURN_AND_HAND[min(table.turns, MOST_TURNS) * SIXTHS + min(table.in_hand, MOST_UNITS)])
    pieces.append(EXTRAS[min(table.bonus, MOST) * len(OF_3) + min(table.offers, MOST)])
    is_offered = table.offer_card >= 0 and (is_counting(table) or table.phase is ASK_ANSWER)
    pieces.append(looked_up(OF_2_MILLIONS, envelope(table, me) if is_offered else 0))
    pieces.append(PLACE[place_of(table.mark)])
    pieces.append(PLACE[place_of(table.pick) if table.phase is not ASK_COMMIT else NOTHING])
    if is_offered:
        pieces.append(CARD[table.offer_card])
        pieces.append(SEAT[table.setup.seats][from_me(table, me, table.offer_target)])
    else:
        pieces.append(NO_OFFER[table.setup.seats])
    add_stack(pieces, table, me)


def place_of(place: int) -> int:
    """An office, or nothing."""
    return place if 0 <= place < PLACES else NOTHING


def envelope(table: Table, me: int) -> int:
    """What is in it, for those who know: while it is counted the briber alone, then its target too."""
    if me != table.active and (me != table.offer_target or table.phase is not ASK_ANSWER):
        return 0
    return table.offer_sum if table.offer_sum >= 0 else max(0, table.offer_coarse) * COARSE


def add_stack(pieces: list[bytes], table: Table, me: int) -> None:
    """Where the meeting and the bonus lie and how many morons before the meeting, for who sorted the stack."""
    if me != table.starter or not table.stack:
        pieces.append(NO_STACK)
        return
    meeting = bonus = morons = 0
    for number, card in enumerate(table.stack):
        if card == MEETING:
            meeting = number + 1
        elif card == BONUS:
            bonus = number + 1
        elif meeting == 0 and table.setup.box.events[card].startswith("moron"):
            morons += 1
    pieces.append(OF_8[meeting])
    pieces.append(OF_8[bonus])
    pieces.append(OF_3[morons if meeting else 0])


def division_piece(table: Table, me: int, division: int) -> bytes:
    """The offices of a division."""
    seats = table.setup.seats
    units, used = UNIT[seats], table.used[division]
    pieces: list[bytes] = []
    for place in range(division * OFFICES, division * OFFICES + used):
        unit = table.units[place]
        owner = from_me(table, me, (unit >> OWNER_SHIFT) - 1)
        pieces.append(units[(owner << OWNER_SHIFT) + (unit & (IS_MAIN | STAFF))])
    pieces.append(EMPTY[seats][(OFFICES - used) * (seats + 1)])
    return b"".join(pieces)


def office_pieces(table: Table, me: int) -> list[bytes]:
    """Heads, the board, and the chairman: two seats at a time."""
    nobody = table.setup.seats
    two = TWO_SEATS[nobody]
    pieces: list[bytes] = []
    for division in range(0, DIVISIONS, 2):
        first, second = table.heads[division], table.heads[division + 1]
        pieces.append(two[placed(table, me, first) * (nobody + 1) + placed(table, me, second)])
    members = len(table.board)
    for chair in range(0, BOARD_SEATS, 2):
        one = placed(table, me, table.board[chair]) if chair < members else nobody
        # The chairman stands after the last of five chairs.
        holder = (
            table.chairman if chair + 1 == BOARD_SEATS else table.board[chair + 1] if chair + 1 < members else NOTHING
        )
        pieces.append(two[one * (nobody + 1) + placed(table, me, holder)])
    return pieces


def card_pieces_of(table: Table, me: int) -> list[bytes]:
    """The privilege cards: who holds them as far as it is known, and their sides."""
    seats = table.setup.seats
    cards = PRIVILEGE[seats]
    pieces: list[bytes] = []
    for card in range(PRIVILEGES):
        holder = table.holders[card]
        is_known = holder >= 0 and (holder == me or table.exposed >> card & 1)
        pieces.append(cards[(from_me(table, me, holder) if is_known else seats) * SIDES + table.sides[card]])
    return pieces


def progress_pieces(table: Table, seat: int) -> list[bytes]:
    """How far a seat has come."""
    setup = table.setup
    pieces: list[bytes] = []
    for track in range(TRACKS):
        threshold = min(setup.thresholds[track], MOST_THRESHOLD)
        done = table.tracks[seat * TRACKS + track]
        pieces.append(TRACK[threshold][done if done < threshold else threshold])
    pieces.append(three(table.counsel, seat * DIVISIONS))
    pieces.append(three(table.counsel, seat * DIVISIONS + 3))
    pieces.append(STANDING[2 * table.points[seat] + (table.announced >> seat & 1)])
    return pieces


def crew_piece(certificates: list[int], seat: int, crowd: i64) -> bytes:
    """Certificates, staff, and how many cards."""
    cards = crowd & MOST_CARDS
    crowd >>= CARD_BITS
    employees = min(crowd & MOST_COUNTED, MOST_EMPLOYEES)
    mains = min((crowd >> COUNT_BITS & MOST_COUNTED) // IS_MAIN, MOST_UNITS)
    units = min((crowd >> 2 * COUNT_BITS) // IS_MAIN, MOST_UNITS)
    first = seat * (CERTIFICATES + 1)
    return b"%b%b%b%b" % (
        four_certificates(certificates, first),
        three(certificates, first + SMALL + 1),
        UNITS[units * SIXTHS + mains],
        CROWD[employees * SIXTHS + cards],
    )


def add_enemy(pieces: list[bytes], table: Table, me: int, seat: int) -> None:
    """Its archenemy, for who knows it."""
    setup = table.setup
    if seat == me or table.announced >> seat & 1 or table.stage is AT_END:
        pieces.append(SEAT[setup.seats][from_me(table, me, table.colours[seat])])
        pieces.append(WAYS[ways_of(table, seat)])
    else:
        pieces.append(NO_ENEMY[setup.seats])


def four_certificates(counts: list[int], before: int) -> bytes:
    """How many there are of each size, from 1 to 4 shares."""
    place = min(counts[before + 1], MOST) * (MOST + 1) + min(counts[before + 2], MOST)
    place = place * (MOST + 1) + min(counts[before + 3], MOST)
    return FOUR[place * (MOST + 1) + min(counts[before + SMALL], MOST)]


def three(counts: list[int], first: int) -> bytes:
    """Three counts that stand side by side."""
    place = min(counts[first], MOST) * (MOST + 1) + min(counts[first + 1], MOST)
    return THREE[place * (MOST + 1) + min(counts[first + 2], MOST)]


def placed(table: Table, me: int, seat: int) -> int:
    """The same as a place in a table of pairs, in which nobody comes last."""
    return from_me(table, me, seat) if seat >= 0 else table.setup.seats


def ways_of(table: Table, seat: int) -> int:
    """The competences of its archenemy card, as bits."""
    ways = 0
    for way in table.setup.box.trios[table.trios[seat]]:
        ways |= 1 << way
    return ways
