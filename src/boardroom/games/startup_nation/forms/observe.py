"""Numbers for learners, straight from the table: `observe` writes what a seat sees and should remember, `names` names them.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Nothing here may be read off the truth: a hidden card of the record counts only if this seat was there (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from boardroom.core.game import Game
from boardroom.core.numbers import Scribe, beside, flags, looked_up, one_of, packed, put, scaled, zeros
from boardroom.core.state import State
from boardroom.games.startup_nation.content.names import (
    ANSWERS,
    BLACK,
    CARD_NAMES,
    COLOURS,
    INTERNS,
    KINDS,
    NOTHING,
    RANKS,
    ROLE_NAMES,
)
from boardroom.games.startup_nation.rules.decisions import DECISIONS, WORDS
from boardroom.games.startup_nation.rules.questions import ANSWER
from boardroom.games.startup_nation.state.record import (
    Answered,
    Asked,
    Drew,
    Entry,
    Exchanged,
    Laid,
    Looked,
    Passed,
    Played,
    Promoted,
    WentOut,
)
from boardroom.games.startup_nation.state.table import Table

TOP: Final = 2  # so many cards from the top of the deck
PER_SEAT: Final = ["living", "active", "decider", "ally", "asks", "asked", "looked_at_me"]

PHASE: Final = one_of(len(DECISIONS))
ROUND: Final = scaled(60, 20)
DECK: Final = scaled(20, 15)
MOST_SUPPLY: Final = 4
MOST_TARGET: Final = 7
STOCK: Final = beside(scaled(MOST_SUPPLY, 2)[:-1], scaled(MOST_TARGET, 7)[:-1])  # supply and target
CARD: Final = one_of(KINDS)
TWO_CARDS: Final = beside(CARD, CARD)
MOST_COPIES: Final = 3  # that are told apart
TWO_COUNTS: Final = beside(scaled(MOST_COPIES, 3)[:-1], scaled(MOST_COPIES, 3)[:-1])
COPIES: Final = beside(TWO_COUNTS, TWO_COUNTS)  # of four kinds
LAST_COPIES: Final = TWO_COUNTS if KINDS % 4 else COPIES  # of the last two or four
FIRST_KINDS: Final = (KINDS - 1) // 4 * 4
QUESTION: Final = beside(one_of(RANKS), one_of(INTERNS))
STATES: Final = flags(len(PER_SEAT))
MOST_SCORE: Final = 10
STANDING: Final = beside(STATES, scaled(MOST_SCORE, 7)[:-1])
MOST_BPI: Final = 4
TOKENS: Final = beside(
    beside(scaled(MOST_BPI, 2)[:-1], scaled(2, 2)[:-1]), one_of(len(COLOURS))[:-1]
)  # BPI, cards, colour
ROLES: Final = flags(RANKS)
HALF: Final = flags(KINDS // 2)  # a set of kinds in two halves
ASKED_ABOUT: Final = RANKS * len(ANSWERS)
ALL_ROLES: Final = (1 << RANKS) - 1
LOW: Final = (1 << KINDS // 2) - 1
SILENT: Final = zeros((len(ANSWERS) + 1) * RANKS)[-1]  # who was asked nothing and asked nothing
NO_DISCARDS: Final = [*[COPIES[0]] * (FIRST_KINDS // 4), LAST_COPIES[0]]
NOT_PLAYED: Final = HALF[0] + HALF[0]


def names(game: Game, seats: int) -> list[str]:  # noqa: ARG001  (those of every game take it)
    """What each number means with this many seats."""
    named = [f"phase:{phase}" for phase in WORDS]
    named += ["round", "deck", "supply", "target"]
    for what in ("hand:first", "hand:second", "received", *[f"deck_top:{place}" for place in range(TOP)]):
        named += [f"{what}:{card}" for card in CARD_NAMES]
    named += [f"{what}:{card}" for what in ("box", "discard") for card in CARD_NAMES]
    named += [f"question:role:{role}" for role in ROLE_NAMES]
    named += [f"question:intern:{card}" for card in CARD_NAMES[:INTERNS]]
    for seat in range(seats):
        named += [f"seat+{seat}:{name}" for name in seat_names()]
    return named


def seat_names() -> list[str]:
    """What each number of one seat means."""
    named = [*PER_SEAT, "score", "bpi", "cards", *[f"token:{colour}" for colour in COLOURS]]
    named += [f"known:{card}" for card in CARD_NAMES]
    named += [f"played:{card}" for card in CARD_NAMES]
    named += [f"answered:{answer}:{role}" for answer in ANSWERS for role in ROLE_NAMES]
    return named + [f"asked_about:{role}" for role in ROLE_NAMES]


def observe(state: State, seat: int, buffer: Any, at: int) -> None:
    """Writes this seat's numbers into the buffer."""
    put(buffer, at, Rows().row(state, seat))


def scribe() -> Scribe:
    """What makes the rows of one table again and again."""
    return Rows()


class Rows(Scribe):
    """Makes the rows of one table. A round's record only grows, and each new round begins another (rules/rounds.py): so it
    is read on from where it was read to, once for what everybody saw and once for each seat's own knowledge.
    """

    def __init__(self) -> None:
        self.record: list[Entry] = []
        self.open = Open(0)
        self.minds: list[Mind | None] = []
        self.box: list[int] = []  # never changed (state/table.py)
        self.box_piece = b""

    def add_row(self, pieces: list[bytes], state: State, seat: int) -> None:
        """What this seat sees."""
        assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
        seats: i64 = state.setup.seats
        if state.record is not self.record or len(self.minds) != seats:
            self.record = state.record
            self.open = Open(seats)
            self.minds = [None] * seats
        mind = self.minds[seat]
        if mind is None:
            mind = self.minds[seat] = Mind(seats, seat)
        self.open.read_on(self.record)
        mind.read_on(self.record)
        if state.box_counts is not self.box:
            self.box = state.box_counts
            self.box_piece = packed([min(1.0, count / 3) for count in self.box])
        add_table(pieces, state, seat, self.box_piece, self.open.discard_pieces)
        other: i64 = seat
        for _ in range(seats):
            add_seat(pieces, state, seat, other, mind)
            pieces.append(self.open.of_seats[other])
            other += 1
            if other == seats:
                other = 0


class Open:
    """What everybody has seen of a round: the discard, and what each seat has played, answered and asked."""

    def __init__(self, seats: int) -> None:
        self.entries: i64 = 0  # that were read
        self.discard = [0] * KINDS
        self.discard_pieces = NO_DISCARDS[:]  # four kinds at a time
        self.played = [0] * seats  # kinds of cards, as bits
        self.played_pieces = [NOT_PLAYED] * seats
        self.talk = [0] * seats  # the roles of its answers, kind by kind, then those it asked about
        self.talk_pieces = [SILENT] * seats
        self.of_seats = [NOT_PLAYED + SILENT] * seats

    def read_on(self, record: list[Entry]) -> None:
        """Reads what has been written since."""
        end: i64 = len(record)
        if end == self.entries:
            return
        for place in range(self.entries, end):
            entry = record[place]
            if isinstance(entry, Drew):
                continue
            if isinstance(entry, Played):
                self.lay(entry.card)
                self.play(entry.seat, entry.card)
            elif isinstance(entry, Asked):
                self.tell(entry.seat, ASKED_ABOUT + entry.role)
            elif isinstance(entry, Answered):
                self.tell(entry.seat, entry.answer * RANKS + entry.role)
            elif isinstance(entry, (Promoted, WentOut, Laid)) and entry.card >= 0:  # Promoted: and demoted
                self.lay(entry.card)
        self.entries = end

    def lay(self, card: i64) -> None:
        """A card lies open."""
        if self.discard[card] < MOST_COPIES:
            self.discard[card] += 1
            self.discard_pieces[card // 4] = discard_piece(self.discard, card // 4 * 4)

    def play(self, seat: int, card: int) -> None:
        """A seat played this kind of card."""
        played = self.played[seat] | 1 << card
        if played != self.played[seat]:
            self.played[seat] = played
            self.played_pieces[seat] = piece = HALF[played & LOW] + HALF[played >> KINDS // 2]
            self.of_seats[seat] = piece + self.talk_pieces[seat]

    def tell(self, seat: int, bit: int) -> None:
        """A seat answered or asked."""
        talk = self.talk[seat] | 1 << bit
        if talk != self.talk[seat]:
            self.talk[seat] = talk
            self.talk_pieces[seat] = b"".join(talk_pieces(talk))
            self.of_seats[seat] = self.played_pieces[seat] + self.talk_pieces[seat]


class Mind:
    """What one seat knows of a round beside that: hidden cards that it saw, and who saw its own."""

    def __init__(self, seats: int, seat: int) -> None:
        self.entries: i64 = 0  # that were read
        self.seat = seat
        self.known = [NOTHING] * seats  # a hidden card that was seen, as long as it is certain to be there
        self.looked_at_me = 0  # seats, as bits

    def read_on(self, record: list[Entry]) -> None:
        """Reads what has been written since."""
        end: i64 = len(record)
        for place in range(self.entries, end):
            entry = record[place]
            if isinstance(entry, Drew):
                continue
            if isinstance(entry, Played):
                # Somebody who plays another card than the known one still holds that.
                if self.known[entry.seat] == entry.card:
                    self.known[entry.seat] = NOTHING
            elif isinstance(entry, Looked):
                self.read_looked(entry)
            elif isinstance(entry, Exchanged):
                self.read_exchanged(entry)
            elif isinstance(entry, (Promoted, WentOut)):
                self.known[entry.seat] = NOTHING
            elif isinstance(entry, Passed):
                self.known[entry.seat] = self.known[entry.target] = NOTHING
        self.entries = end

    def read_looked(self, entry: Looked) -> None:
        """The card is seen by who looked, and the other one knows that it was."""
        if entry.seat == self.seat:
            self.known[entry.target] = entry.card
        elif entry.target == self.seat:
            self.looked_at_me |= 1 << entry.seat

    def read_exchanged(self, entry: Exchanged) -> None:
        """Known cards change places; those who exchange know what they gave."""
        if entry.seat == self.seat:
            self.known[entry.target] = entry.gave
            self.looked_at_me |= 1 << entry.target
        elif entry.target == self.seat:
            self.known[entry.seat] = entry.got
            self.looked_at_me |= 1 << entry.seat
        else:
            first = self.known[entry.seat]
            self.known[entry.seat] = self.known[entry.target]
            self.known[entry.target] = first


def add_table(pieces: list[bytes], table: Table, seat: int, box: bytes, discard: list[bytes]) -> None:
    """The table, the own cards, what lies open, and the question that waits."""
    pieces.append(PHASE[phase_of(table)])
    pieces.append(looked_up(ROUND, table.round))
    pieces.append(looked_up(DECK, len(table.deck.cards)))
    pieces.append(STOCK[min(table.supply, MOST_SUPPLY) * (MOST_TARGET + 1) + min(table.setup.target, MOST_TARGET)])
    add_hand(pieces, table, seat)
    pieces.append(box)
    pieces.extend(discard)
    if table.decision is ANSWER:
        pieces.append(QUESTION[placed(table.role, RANKS) * (INTERNS + 1) + placed(table.intern, INTERNS)])
    else:
        pieces.append(QUESTION[NOTHING])


def placed(number: int, count: int) -> int:
    """A place in a table of pairs, in which nothing comes last."""
    return number if number >= 0 else count


def discard_piece(counts: list[int], first: i64) -> bytes:
    """How many there lie of four kinds, or of the last two; `counts` tells no more of one than are told apart."""
    place: i64 = 0
    last = first + 4 if first + 4 < KINDS else KINDS
    for kind in range(first, last):
        place = place * (MOST_COPIES + 1) + counts[kind]
    return COPIES[place] if last < KINDS else LAST_COPIES[place]


def phase_of(table: Table) -> int:
    """The number of what the table waits for."""
    for number, decision in enumerate(DECISIONS):
        if table.decision is decision:
            return number
    return NOTHING


def add_hand(pieces: list[bytes], table: Table, seat: int) -> None:
    """The own cards in the order of the cards, the one that was passed, and what is known on top of the deck."""
    first = table.held[seat]
    second = table.drawn if table.active == seat else NOTHING
    if first < 0 or 0 <= second < first:
        first, second = second, first
    received = table.received if table.active == seat else NOTHING
    pieces.append(TWO_CARDS[placed(first, KINDS) * (KINDS + 1) + placed(second, KINDS)])
    top = placed(deck_card(table, seat, 0), KINDS)
    pieces.append(TWO_CARDS[placed(received, KINDS) * (KINDS + 1) + top])
    pieces.append(CARD[deck_card(table, seat, 1)])


def deck_card(table: Table, seat: int, place: int) -> int:
    """A card of the deck from the top, where this seat knows it."""
    index = len(table.deck.cards) - 1 - place
    return table.deck.cards[index] if index >= 0 and table.deck.is_known(index, seat) else NOTHING


def add_seat(pieces: list[bytes], table: Table, me: i64, seat: i64, mind: Mind) -> None:
    """What is seen of one seat, and its card if that is known; what it said and played comes after it."""
    active: i64 = table.active
    token: i64 = table.tokens[seat]
    states: i64 = table.living >> seat & 1
    if active == seat:
        states |= 2
    if table.seat == seat:
        states |= 4
    if seat != me and token == table.tokens[me] and token != BLACK:
        states |= 8
    if table.decision is ANSWER:
        if table.asker == seat:
            states |= 16
        if table.asked == seat:
            states |= 32
    if mind.looked_at_me >> seat & 1:
        states |= 64
    score: i64 = table.scores[seat]
    pieces.append(STANDING[states * (MOST_SCORE + 1) + (score if score < MOST_SCORE else MOST_SCORE)])
    cards: i64 = 0
    if table.held[seat] >= 0:
        cards += 1
    if seat == active and table.drawn >= 0:
        cards += 1
    bpi: i64 = table.bpi[seat]
    pieces.append(TOKENS[((bpi if bpi < MOST_BPI else MOST_BPI) * 3 + cards) * len(COLOURS) + token])
    pieces.append(CARD[mind.known[seat]])


def talk_pieces(talk: i64) -> list[bytes]:
    """The roles of a seat's answers, and those that it asked about."""
    pieces = []
    for _ in range(len(ANSWERS) + 1):
        pieces.append(ROLES[talk & ALL_ROLES])
        talk >>= RANKS
    return pieces
