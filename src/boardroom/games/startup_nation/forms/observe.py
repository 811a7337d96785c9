"""Numbers for learners, straight from the table: `observe` writes what a seat sees and should remember, `names` names them.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Nothing here may be read off the truth: a hidden card of the record counts only if this seat was there (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.numbers import beside, flags, looked_up, one_of, packed, scaled, write, zeros
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
COUNT_BITS: Final = 4  # of one kind's copies in a number that counts all kinds
COUNT_MASK: Final = (1 << 2 * COUNT_BITS) - 1
MOST_COPIES: Final = (1 << COUNT_BITS) - 1
COPIES: Final = [  # of two kinds
    packed([min(1.0, (both & MOST_COPIES) / 3), min(1.0, (both >> COUNT_BITS) / 3)]) for both in range(COUNT_MASK + 1)
]
QUESTION: Final = beside(one_of(RANKS), one_of(INTERNS))
STATES: Final = flags(len(PER_SEAT))
MOST_SCORE: Final = 10
STANDING: Final = beside(STATES, scaled(MOST_SCORE, 7)[:-1])
MOST_BPI: Final = 4
MOST_BOXES: Final = 1_000  # that are kept ready
TOKENS: Final = beside(
    beside(scaled(MOST_BPI, 2)[:-1], scaled(2, 2)[:-1]), one_of(len(COLOURS))[:-1]
)  # BPI, cards, colour
ROLES: Final = flags(RANKS)
HALF: Final = flags(KINDS // 2)  # a set of kinds in two halves
ASKED_ABOUT: Final = RANKS * len(ANSWERS)
ALL_ROLES: Final = (1 << RANKS) - 1
LOW: Final = (1 << KINDS // 2) - 1
KNOWN_ONLY: Final = beside(CARD, zeros(KINDS)[KINDS:])  # a known card of who has played nothing
SILENT: Final = zeros((len(ANSWERS) + 1) * RANKS)[-1]  # who was asked nothing and asked nothing


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
    assert isinstance(state, Table) and seat >= 0, "the gallery learns nothing"
    memory = Memory(state, seat)
    pieces: list[bytes] = []
    add_table(pieces, state, seat, memory)
    seats = state.setup.seats
    for step in range(seats):
        other = seat + step
        add_seat(pieces, state, seat, other if other < seats else other - seats, memory)
    write(buffer, at, pieces)


class Memory:
    """What this seat remembers of the round: sets as bits, for each seat."""

    def __init__(self, table: Table, seat: int) -> None:
        seats = table.setup.seats
        self.seat = seat
        self.discard = 0  # how many of each kind, so many bits for each
        self.known = [NOTHING] * seats  # a hidden card that was seen, as long as it is certain to be there
        self.played = [0] * seats
        self.talk = [0] * seats  # for each seat the roles of its answers, kind by kind, then those it asked about
        self.looked_at_me = 0
        for entry in table.record:
            if isinstance(entry, Drew):
                continue
            if isinstance(entry, Played):
                self.read_played(entry)
            elif isinstance(entry, Asked):
                self.talk[entry.seat] |= 1 << ASKED_ABOUT + entry.role
            elif isinstance(entry, Answered):
                self.talk[entry.seat] |= 1 << entry.answer * RANKS + entry.role
            elif isinstance(entry, Looked):
                self.read_looked(entry)
            elif isinstance(entry, Exchanged):
                self.read_exchanged(entry)
            elif isinstance(entry, Promoted):  # and demoted
                self.discard += 1 << COUNT_BITS * entry.card
                self.known[entry.seat] = NOTHING
            elif isinstance(entry, WentOut):
                self.known[entry.seat] = NOTHING
                if entry.card >= 0:
                    self.discard += 1 << COUNT_BITS * entry.card
            elif isinstance(entry, Passed):
                self.known[entry.seat] = self.known[entry.target] = NOTHING
            elif isinstance(entry, Laid):
                self.discard += 1 << COUNT_BITS * entry.card

    def read_played(self, entry: Played) -> None:
        """Somebody who plays another card than the known one still holds that."""
        self.discard += 1 << COUNT_BITS * entry.card
        self.played[entry.seat] |= 1 << entry.card
        if self.known[entry.seat] == entry.card:
            self.known[entry.seat] = NOTHING

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


def add_table(pieces: list[bytes], table: Table, seat: int, memory: Memory) -> None:
    """The table, the own cards, what lies open, and the question that waits."""
    pieces.append(PHASE[phase_of(table)])
    pieces.append(looked_up(ROUND, table.round))
    pieces.append(looked_up(DECK, len(table.deck.cards)))
    pieces.append(STOCK[min(table.supply, MOST_SUPPLY) * (MOST_TARGET + 1) + min(table.setup.target, MOST_TARGET)])
    add_hand(pieces, table, seat)
    pieces.append(box_piece(table.box_counts))
    add_discard(pieces, memory.discard)
    if table.decision is ANSWER:
        pieces.append(QUESTION[placed(table.role, RANKS) * (INTERNS + 1) + placed(table.intern, INTERNS)])
    else:
        pieces.append(QUESTION[NOTHING])


def placed(number: int, count: int) -> int:
    """A place in a table of pairs, in which nothing comes last."""
    return number if number >= 0 else count


def box_piece(counts: list[int]) -> bytes:
    """The copies of each card in the match; the list never changes, so what was made of it is kept."""
    kept = BOXES.get(id(counts))
    if kept is not None and kept.counts is counts:
        return kept.piece
    if len(BOXES) >= MOST_BOXES:
        BOXES.clear()
    made = BOXES[id(counts)] = Box(counts)
    return made.piece


class Box:
    """The numbers of one box, and the list that they were made of."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: Final = counts
        self.piece: Final = packed([min(1.0, count / 3) for count in counts])


BOXES: Final[dict[int, Box]] = {}  # by the identity of the list, which is kept alive by it


def add_discard(pieces: list[bytes], counts: int) -> None:
    """How many of each kind, two at a time."""
    for _ in range(KINDS // 2):
        pieces.append(COPIES[counts & COUNT_MASK])
        counts >>= 2 * COUNT_BITS


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


def add_seat(pieces: list[bytes], table: Table, me: int, seat: int, memory: Memory) -> None:
    """What is seen and remembered of one seat."""
    is_open = table.decision is ANSWER
    holds_two = seat == table.active and table.drawn >= 0
    states = int(table.living >> seat & 1)
    states |= (table.active == seat) << 1 | (table.seat == seat) << 2
    states |= (seat != me and table.tokens[seat] == table.tokens[me] != BLACK) << 3
    states |= (is_open and table.asker == seat) << 4 | (is_open and table.asked == seat) << 5
    states |= (memory.looked_at_me >> seat & 1) << 6
    pieces.append(STANDING[states * (MOST_SCORE + 1) + min(table.scores[seat], MOST_SCORE)])
    cards = (table.held[seat] >= 0) + holds_two
    pieces.append(TOKENS[(min(table.bpi[seat], MOST_BPI) * 3 + cards) * len(COLOURS) + table.tokens[seat]])
    played = memory.played[seat]
    if played == 0:
        pieces.append(KNOWN_ONLY[placed(memory.known[seat], KINDS)])
    else:
        pieces.append(CARD[memory.known[seat]])
        pieces.append(HALF[played & LOW])
        pieces.append(HALF[played >> KINDS // 2])
    add_talk(pieces, memory.talk[seat])


def add_talk(pieces: list[bytes], talk: int) -> None:
    """The roles of a seat's answers, and those that it asked about."""
    if talk == 0:
        pieces.append(SILENT)
        return
    for _ in range(len(ANSWERS) + 1):
        pieces.append(ROLES[talk & ALL_ROLES])
        talk >>= RANKS
