"""Numbers for learners, straight from the table: `observe` writes what a seat sees and should remember, `names` names them.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Nothing here may be read off the truth: a hidden card of the record counts only if this seat was there (law 11).
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.game import Game
from boardroom.core.numbers import beside, flags, looked_up, one_of, scaled, write
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
SUPPLY: Final = scaled(4, 2)
TARGET: Final = scaled(7, 7)
CARD: Final = one_of(KINDS)
MOST_COPIES: Final = 9
COPIES: Final = beside(scaled(MOST_COPIES, 3)[:-1], scaled(MOST_COPIES, 3)[:-1])  # of two kinds
ROLE: Final = one_of(RANKS)
INTERN: Final = one_of(INTERNS)
STATES: Final = flags(len(PER_SEAT))
SCORE: Final = scaled(10, 7)
MOST_BPI: Final = 4
TOKENS: Final = beside(
    beside(scaled(MOST_BPI, 2)[:-1], scaled(2, 2)[:-1]), one_of(len(COLOURS))[:-1]
)  # BPI, cards, colour
ROLES: Final = flags(RANKS)
HALF: Final = flags(KINDS // 2)  # a set of kinds in two halves
LOW: Final = (1 << KINDS // 2) - 1


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
        self.discard = [0] * KINDS
        self.known = [NOTHING] * seats  # a hidden card that was seen, as long as it is certain to be there
        self.played = [0] * seats
        self.answered = [0] * (seats * len(ANSWERS))
        self.asked_about = [0] * seats
        self.looked_at_me = 0
        for entry in table.record:
            if isinstance(entry, Drew):
                continue
            if isinstance(entry, Played):
                self.read_played(entry)
            elif isinstance(entry, Asked):
                self.asked_about[entry.seat] |= 1 << entry.role
            elif isinstance(entry, Answered):
                self.answered[entry.seat * len(ANSWERS) + entry.answer] |= 1 << entry.role
            elif isinstance(entry, Looked):
                self.read_looked(entry)
            elif isinstance(entry, Exchanged):
                self.read_exchanged(entry)
            elif isinstance(entry, Promoted):  # and demoted
                self.discard[entry.card] += 1
                self.known[entry.seat] = NOTHING
            elif isinstance(entry, WentOut):
                self.known[entry.seat] = NOTHING
                if entry.card >= 0:
                    self.discard[entry.card] += 1
            elif isinstance(entry, Passed):
                self.known[entry.seat] = self.known[entry.target] = NOTHING
            elif isinstance(entry, Laid):
                self.discard[entry.card] += 1

    def read_played(self, entry: Played) -> None:
        """Somebody who plays another card than the known one still holds that."""
        self.discard[entry.card] += 1
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
    pieces.append(looked_up(SUPPLY, table.supply))
    pieces.append(looked_up(TARGET, table.setup.target))
    add_hand(pieces, table, seat)
    for place in range(TOP):
        pieces.append(CARD[deck_card(table, seat, place)])
    add_counts(pieces, table.box_counts)
    add_counts(pieces, memory.discard)
    is_open = table.decision is ANSWER
    pieces.append(ROLE[table.role if is_open else NOTHING])
    pieces.append(INTERN[table.intern if is_open else NOTHING])


def add_counts(pieces: list[bytes], counts: list[int]) -> None:
    """How many of each kind, two at a time."""
    for kind in range(0, KINDS, 2):
        pieces.append(COPIES[counts[kind] * (MOST_COPIES + 1) + counts[kind + 1]])


def phase_of(table: Table) -> int:
    """The number of what the table waits for."""
    for number, decision in enumerate(DECISIONS):
        if table.decision is decision:
            return number
    return NOTHING


def add_hand(pieces: list[bytes], table: Table, seat: int) -> None:
    """The own cards in the order of the cards, and the one that was passed."""
    first = table.held[seat]
    second = table.drawn if table.active == seat else NOTHING
    if first < 0 or 0 <= second < first:
        first, second = second, first
    pieces.append(CARD[first])
    pieces.append(CARD[second])
    pieces.append(CARD[table.received if table.active == seat else NOTHING])


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
    pieces.append(STATES[states])
    pieces.append(looked_up(SCORE, table.scores[seat]))
    cards = (table.held[seat] >= 0) + holds_two
    pieces.append(TOKENS[(min(table.bpi[seat], MOST_BPI) * 3 + cards) * len(COLOURS) + table.tokens[seat]])
    pieces.append(CARD[memory.known[seat]])
    pieces.append(HALF[memory.played[seat] & LOW])
    pieces.append(HALF[memory.played[seat] >> KINDS // 2])
    for answer in range(len(ANSWERS)):
        pieces.append(ROLES[memory.answered[seat * len(ANSWERS) + answer]])
    pieces.append(ROLES[memory.asked_about[seat]])
