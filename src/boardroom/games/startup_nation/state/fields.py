"""The fields of a table of Start-Up Nation: what each may be, how it is saved and copied, and who may see it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from boardroom.core.fields import (
    COPIED,
    FORGOTTEN,
    OWNER,
    SHARED,
    SOME,
    Each,
    Ending,
    Field,
    Flag,
    Kind,
    Layers,
    Many,
    Members,
    Named,
    Whole,
    lay_fields,
)
from boardroom.core.luck import Luck
from boardroom.core.reading import entries, number_of, whole
from boardroom.core.state import State
from boardroom.games.startup_nation.content.names import (
    ANSWERS,
    CARD_NAMES,
    COLOURS,
    INTERNS,
    KINDS,
    NOTHING,
    RANKS,
)
from boardroom.games.startup_nation.state.decision import decisions
from boardroom.games.startup_nation.state.record import CARDS, CAUSES, ENTRIES, HIDDEN, Entry
from boardroom.games.startup_nation.state.setup import Setup
from boardroom.games.startup_nation.state.table import EVERYTHING, ROUND_REASONS, RoundResult, Table
from boardroom.games.startup_nation.state.twin import copy_table

if TYPE_CHECKING:
    from boardroom.core.game import Game

MOST_IN_A_ROUND: Final = 1000  # turns or points
MOST_WORTH: Final = 1000  # of the cards and tokens of two allies; a card's is at most 20
VERBS: Final = [kind.word for kind in ENTRIES]
NAMED: Final = {"role": RANKS, "answer": len(ANSWERS), "why": len(CAUSES)}  # fields of entries that stand for words
FILLED: Final = ("", "", "")  # what a save writes behind the numbers of an entry that has but one
CARD: Final = Named(CARD_NAMES, "card")
CARD_OR_NOTHING: Final = Named(CARD_NAMES, "card", may_be_nothing=True)


@cache
def fields_of(seats: int, cap: int, bpi: int) -> list[Field]:
    """All fields, in the order of a save; what follows from another field stands behind it and is not saved."""
    most = Whole(0, cap * MOST_IN_A_ROUND)
    seat_or_nothing = Whole(NOTHING, seats - 1)
    return [
        Field("game", None),
        Field("setup", None),
        Field("luck", None),
        Field("deck_luck", None, copied=COPIED),
        Interns("box_counts", Each(KINDS, Whole(0, 9)), 0, key="interns", copied=SHARED),
        Field("box_cards", Many(CARD), saved=False, copied=SHARED),
        Field("box_ranks", Each(RANKS, Whole(0, 9)), 0, saved=False, copied=SHARED),
        Field("round", Whole(1, cap), 0, by_hand=True),
        Field("first", Whole(0, seats - 1), 0, by_hand=True),
        Field("turn", most, 0),
        Field("decision", Phase(), key="phase"),
        Field("seat", seat_or_nothing, NOTHING, key="decider"),
        Field("active", Whole(0, seats - 1), 0, by_hand=True),
        Hands("held", Each(seats, CARD_OR_NOTHING), NOTHING, key="hands", seen=OWNER),
        Field("drawn", CARD_OR_NOTHING, NOTHING, saved=False, seen=SOME),
        Field("received", CARD_OR_NOTHING, NOTHING, seen=SOME),
        Field("passes", Whole(0, seats), 0),
        Field("living", Members(range(seats), "seat"), (1 << seats) - 1),
        Field("deck", Layers(CARD_NAMES, "card"), seen=SOME),
        Field("supply", Whole(0, bpi), bpi),
        Field("tokens", Each(seats, Named(COLOURS, "token")), 0),
        Field("bpi", Each(seats, Whole(0, bpi)), 0, by_hand=True),
        Field("scores", Each(seats, most), 0, by_hand=True),
        Field("last_turn", Each(seats, most), 0),
        Question("asker", seat_or_nothing, NOTHING, key="question"),
        Field("asked", seat_or_nothing, NOTHING, saved=False),
        Field("role", Whole(NOTHING, RANKS - 1), NOTHING, saved=False),
        Field("intern", Whole(NOTHING, INTERNS - 1), NOTHING, saved=False),
        Field("again", Flag(), start=False),
        Field("record", Many(RecordEntry(seats)), seen=SOME),
        Field("rounds", Many(Round(seats, cap)), seen=SOME, copied=SHARED),
        Field("outcome", Ending()),
        Field("thought", None, copied=FORGOTTEN),
    ]


def described(setup: Setup) -> Setup:
    """The setup with the fields of its tables."""
    setup.fields = fields_of(setup.seats, setup.cap, setup.bpi)
    return setup


def lay_table(table: Table, game: Game, setup: Setup, luck: Luck) -> None:
    """An empty table before the match: a copy of the first one that was laid, as matches are begun all the time."""
    if setup.empty is None:
        setup.empty = empty_table(game, setup)
    assert isinstance(setup.empty, Table)
    copy_table(setup.empty, table)
    table.luck = table.deck_luck = luck


def empty_table(game: Game, setup: Setup) -> Table:
    """A table with nothing on it."""
    table = Table()
    lay_fields(table, setup.fields)
    table.game = game
    table.setup = setup
    table.luck = table.deck_luck = Luck()
    return table


# Fields that a save has in another form


class Interns(Field):
    """The cards of the match; a save names the interns, the others are in the box."""

    def save(self, table: State) -> Any:
        """Their names."""
        assert isinstance(table, Table)
        return table.interns()

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """All counts of the box follow from them."""
        assert isinstance(table, Table)
        counts = table.setup.box.copies[:]
        for name in entries(saved[self.key], self.key):
            counts[number_of(name, CARD_NAMES[:INTERNS], "intern")] = 1
        table.open_box(counts)


class Hands(Field):
    """The cards of each seat: the hidden one, and behind it the second one of the active seat."""

    def save(self, table: State) -> Any:
        """By seat."""
        assert isinstance(table, Table)
        hands = [[CARD_NAMES[card]] if card >= 0 else [] for card in table.held]
        if table.drawn >= 0:
            hands[table.active].append(CARD_NAMES[table.drawn])
        return hands

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Who is active is known already."""
        assert isinstance(table, Table)
        hands = Each(table.setup.seats, Many(CARD)).read(saved[self.key], self.key)
        table.held = [hand[0] if hand else NOTHING for hand in hands]
        second = hands[table.active][1:]
        table.drawn = second[0] if second else NOTHING


class Question(Field):
    """The latest question: who asked whom about which role, and for which intern."""

    def save(self, table: State) -> Any:
        """Four numbers."""
        assert isinstance(table, Table)
        return [table.asker, table.asked, table.role, table.intern]

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Each is nothing before the first question."""
        assert isinstance(table, Table)
        asker, asked, role, intern = entries(saved[self.key], self.key, 4)
        table.asker = whole(asker, "who asked", NOTHING, table.setup.seats - 1)
        table.asked = whole(asked, "who was asked", NOTHING, table.setup.seats - 1)
        table.role = whole(role, "the role of the question", NOTHING, RANKS - 1)
        table.intern = whole(intern, "the intern of the question", NOTHING, INTERNS - 1)


# Kinds of this game alone


class Phase(Kind):
    """What the table waits for, by its word."""

    def fresh(self, start: Any) -> Any:
        """A card to play."""
        return decisions[0]

    def write(self, value: Any) -> Any:
        """The word."""
        return value.word

    def read(self, said: Any, what: str) -> Any:
        """One of the decisions."""
        return decisions[number_of(said, [row.word for row in decisions], what)]


class RecordEntry(Kind):
    """An entry of a record: its word and its numbers, filled up to four; where `covered`, a card may be a hidden one."""

    def __init__(self, seats: int, covered: bool = False) -> None:
        self.parts = [[part_of(kind, name, seats, covered) for name in (*kind.fields, *FILLED)[:4]] for kind in ENTRIES]

    def write(self, value: Any) -> Any:
        """A list of five."""
        entry: Entry = value
        return [entry.word, *(entry.numbers() + [NOTHING] * 4)[:4]]

    def read(self, said: Any, what: str) -> Any:
        """An entry whose numbers may be what they stand for."""
        row = entries(said, "an entry of a record", 5)
        verb = number_of(row[0], VERBS, "verb")
        kind: Any = ENTRIES[verb]
        numbers = [self.parts[verb][place].read(row[1 + place], "") for place in range(4)]
        return kind(*numbers[: len(kind.fields)])


class Part(Kind):
    """One of the numbers of an entry: between two bounds, or else the one that stands for a hidden card."""

    def __init__(self, what: str, low: int, high: int, hidden: int = NOTHING) -> None:
        self.what = what
        self.low = low
        self.high = high
        self.hidden = hidden

    def read(self, said: Any, what: str) -> Any:
        """Refused with its own name."""
        if self.hidden >= 0 and isinstance(said, int) and said == self.hidden:
            return said
        return whole(said, self.what, self.low, self.high)


def part_of(kind: type[Entry], name: str, seats: int, covered: bool) -> Part:
    """What a field of an entry may be, by its name; nothing fills up the rest."""
    if name in kind.seats:
        return Part(f"a seat of {kind.word}", 0, seats - 1)
    if name in NAMED:
        return Part(f"the {name} of {kind.word}", 0, NAMED[name] - 1)
    if name in CARDS:
        return Part(f"a card of {kind.word}", NOTHING, KINDS - 1, HIDDEN if covered else NOTHING)
    return Part(f"each of the numbers of {kind.word}", NOTHING, HIDDEN if name else NOTHING)


class Round(Kind):
    """A round that is over: what everybody saw of it, and its record, which is the truth or what one seat knows."""

    def __init__(self, seats: int, cap: int) -> None:
        self.number = Whole(1, cap)
        self.knower = Whole(EVERYTHING, seats - 1)
        self.hands = Each(seats, CARD_OR_NOTHING)
        self.values = Each(seats, Worth())
        self.points = Each(seats, Whole(0, MOST_IN_A_ROUND))
        self.winners = Many(Whole(0, seats - 1))
        self.next_first = Whole(NOTHING, seats - 1)
        self.tokens = Each(seats, Named(COLOURS, "token"))
        self.record = Many(RecordEntry(seats))
        self.covered_record = Many(RecordEntry(seats, covered=True))

    def write(self, value: Any) -> Any:
        """What is in views as well, and what is not."""
        result: RoundResult = value
        return {
            **result.as_dict(),
            "tokens": self.tokens.write(result.tokens),
            "record": self.record.write(result.record),
            "knower": result.knower,
        }

    def read(self, said: Any, what: str) -> Any:
        """All of it."""
        result = RoundResult(
            self.number.read(said["round"], "round"),
            ROUND_REASONS[number_of(said["reason"], ROUND_REASONS, "reason")],
            self.hands.read(said["hands"], "hands"),
            self.values.read(said["values"], "values"),
            self.points.read(said["points"], "points"),
            self.winners.read(said["winners"], "winners"),
        )
        result.next_first = self.next_first.read(said["next_first"], "next_first")
        result.tokens = self.tokens.read(said["tokens"], "tokens")
        result.knower = self.knower.read(said["knower"], "knower")
        record = self.record if result.knower == EVERYTHING else self.covered_record
        result.record = record.read(said["record"], "record")
        return result


class Worth(Kind):
    """What a seat's cards and tokens were worth; nothing for who was out."""

    def read(self, said: Any, what: str) -> Any:
        """A number that counts nothing for who was out."""
        return 0 if said is None else whole(said, what, -MOST_WORTH, MOST_WORTH)
