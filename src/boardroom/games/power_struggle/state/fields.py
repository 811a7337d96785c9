"""The fields of a table of Power Struggle: what each may be, how it is saved and copied, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import (
    OWNER,
    SHARED,
    SLICED,
    SOME,
    Each,
    Ending,
    Field,
    Kind,
    Many,
    Members,
    Named,
    Whole,
    lay_fields,
)
from boardroom.core.luck import Luck
from boardroom.core.reading import entries, flag, number_of, whole
from boardroom.core.state import State
from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    COARSE,
    COLOUR_NAMES,
    DIVISIONS,
    ENEMY_CARDS,
    FACE_DOWN,
    LARGEST_BRIBE,
    MOST_OFFERS,
    MOST_STAFF,
    NOTHING,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    STACK,
    TOP_MOTIVATION,
    TRACKS,
    UNIT,
    UNIT_NAMES,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.shapes.view import Unit
from boardroom.games.power_struggle.state.ledger import ANSWER_NAMES, ENTRY_NAMES, OFFERED, Entry, Offer
from boardroom.games.power_struggle.state.rows import Business, Decision, Stage, businesses, decisions, stages
from boardroom.games.power_struggle.state.setup import Setup
from boardroom.games.power_struggle.state.table import IS_MAIN, OWNER_SHIFT, STAFF, Table, enemy_bit, unit_of

if TYPE_CHECKING:
    from boardroom.core.game import Game

MANY: Final = 100_000  # more than any count of this game
OFFICE_NAMES: Final = [office_name(place) for place in range(PLACES)]


def fields_of(setup: Setup) -> list[Field]:
    """All fields, in the order of a save; what follows from another field stands behind it and is not saved."""
    seats, last = setup.seats, setup.seats - 1
    count, nobody = Whole(0, MANY), Whole(NOTHING, last)
    event = Named(setup.box.events, "event")
    money = Each(seats, MONEY)
    return [
        Field("game", None),
        Field("setup", None),
        Field("luck", None),
        Field("seat", nobody, NOTHING, key="decider"),
        Field("stage", Row(stages, "stage"), stages[0]),
        Field("phase", Row(decisions, "phase"), decisions[0]),
        Field("units", Units(last), key="offices"),
        Field("used", Each(DIVISIONS, Whole(0, OFFICES)), 0, saved=False),
        Field("heads", Each(DIVISIONS, nobody), NOTHING),
        Field("board", Many(Whole(0, last)), by_hand=True),
        Field("chairman", nobody, NOTHING, by_hand=True),
        Field("counsel", Each(seats * DIVISIONS, count), 0),
        Field("tracks", Each(seats * TRACKS, count), 0),
        Field("cash", money, setup.box.money, seen=OWNER, by_hand=True),
        Field("certificates", Each(seats * (CERTIFICATES + 1), count), 0),
        Field("stock", Each(CERTIFICATES + 1, count), 0, saved=False),
        Field("holders", ByCard("holder", nobody), NOTHING, seen=SOME),
        Field("sides", ByCard("side", Named(SIDE_NAMES, "side")), FACE_DOWN),
        Field("exposed", Members(PRIVILEGE_NAMES, "privilege"), 0),
        Enemies("colours", Each(seats, Whole(0, last)), NOTHING, key="archenemies", seen=OWNER),
        Field("trios", Each(seats, Whole(0, ENEMY_CARDS - 1)), NOTHING, seen=OWNER, saved=False),
        Field("ruled_out", Each(seats, Pairs(COLOUR_NAMES[:seats], setup.enemies)), 0),
        Field("points", Each(seats, Members(WAY_NAMES, "way")), 0),
        Field("announced", Members(range(seats), "seat"), 0),
        Field("motivation", Whole(0, TOP_MOTIVATION), TOP_MOTIVATION, by_hand=True),
        Field("meeting", Whole(0, setup.meeting_cap), 0),
        Field("round", Whole(0, STACK), 0),
        Field("starter", Whole(0, last), 0, by_hand=True),
        Field("turns", count, 0),
        Field("division", Whole(0, DIVISIONS), 0),
        Field("drawn", Many(event), seen=SOME),
        Field("stack", Many(event), seen=SOME),
        Field("turned", Whole(0, STACK), 0),
        Field("ledger", Many(LedgerEntry(last)), seen=SOME),
        Field("opening_cash", money, setup.box.money, copied=SHARED),
        Field("active", nobody, NOTHING),
        Field("action", Row(businesses, "action", may_be_nothing=True)),
        *hand_fields(setup),
        Field("outcome", Ending()),
    ]


def hand_fields(setup: Setup) -> list[Field]:
    """The action in hand: a save has all of it in one dict."""
    last, seats = setup.seats - 1, Members(range(setup.seats), "seat")
    place = Named(OFFICE_NAMES, "office", may_be_nothing=True)
    card, amount = Named(PRIVILEGE_NAMES, "privilege", may_be_nothing=True), Whole(NOTHING, LARGEST_BRIBE)
    rest = [
        Field("bonus", Whole(0, MOST_STAFF), 0, saved=False),
        Field("mark", place, NOTHING, saved=False),
        Field("pick", place, NOTHING, saved=False),
        Field("pick2", place, NOTHING, saved=False),
        Field("enticed", seats, 0, saved=False),
        Field("offer_card", card, NOTHING, saved=False),
        Field("offer_target", Whole(NOTHING, last), NOTHING, saved=False),
        Field("offer_sum", amount, NOTHING, seen=SOME, saved=False),
        Field("offer_coarse", Whole(NOTHING, LARGEST_BRIBE // COARSE), NOTHING, seen=SOME, saved=False),
        Field("offers", Whole(0, MOST_OFFERS), 0, saved=False),
        Field("first_card", card, NOTHING, saved=False),
        Field("first_sum", amount, NOTHING, seen=SOME, saved=False),
        Field("refusers", seats, 0, saved=False),
    ]
    return [Hand(Whole(0, max(MOST_STAFF, setup.box.influence_staff)), rest), *rest]


def described(setup: Setup) -> Setup:
    """The setup with the fields of its tables."""
    setup.fields = fields_of(setup)
    return setup


def lay_table(table: Table, game: Game, setup: Setup, luck: Luck) -> None:
    """An empty company; whoever lays it says at which stage it stands and what is decided."""
    lay_fields(table, setup.fields)
    table.game = game
    table.setup = setup
    table.luck = luck
    table.stock = setup.box.stock[:]


class Pairs(Kind):
    """Pairs of archenemy cards as bits, written as the colour and the competence card of each."""

    def __init__(self, colours: Sequence[str], cards: Sequence[str]) -> None:
        self.colours = colours
        self.cards = cards

    def write(self, value: Any) -> Any:
        """By colour, then by card."""
        pairs = [(colour, card) for colour in range(len(self.colours)) for card in range(len(self.cards))]
        return [[self.colours[colour], self.cards[card]] for colour, card in pairs if value & enemy_bit(colour, card)]

    def read(self, said: Any, what: str) -> Any:
        """In any order."""
        total = 0
        for pair in entries(said, what):
            colour, card = entries(pair, f"each of {what}", 2)
            total |= enemy_bit(number_of(colour, self.colours, "colour"), number_of(card, self.cards, "archenemy card"))
        return total


class Money(Kind):
    """A sum; the table counts it in units of 50,000."""

    def write(self, value: Any) -> Any:
        """In full."""
        return value * UNIT

    def read(self, said: Any, what: str) -> Any:
        """Nothing smaller than the smallest note."""
        amount = whole(said, what, 0, MANY * UNIT)
        if amount % UNIT:
            raise BadSave(f"{what} is a multiple of {UNIT}, not {said}")
        return amount // UNIT


MONEY: Final = Money()


class Row(Kind):
    """One of the rows of the rules, by its word; `noun` is a word that takes an s."""

    def __init__(self, rows: Sequence[Stage | Decision | Business], noun: str, may_be_nothing: bool = False) -> None:
        self.rows = rows
        self.words = [row.word for row in rows]
        self.noun = noun
        self.may_be_nothing = may_be_nothing

    def write(self, value: Any) -> Any:
        """The word, or None."""
        return value.word if value is not None else None

    def read(self, said: Any, what: str) -> Any:
        """The row, or None."""
        return None if said is None and self.may_be_nothing else self.rows[number_of(said, self.words, self.noun)]


class ByCard(Kind):
    """A value for each privilege card, written by its name; `noun` is what the value is called."""

    copied: str = SLICED

    def __init__(self, noun: str, kind: Kind) -> None:
        self.noun = noun
        self.kind = kind

    def fresh(self, start: Any) -> Any:
        """The same for all."""
        return [start] * PRIVILEGES

    def write(self, value: Any) -> Any:
        """In the order of the cards."""
        return {name: self.kind.write(value[card]) for card, name in enumerate(PRIVILEGE_NAMES)}

    def read(self, said: Any, what: str) -> Any:
        """One for every card."""
        return [self.kind.read(said[name], f"the {self.noun} of {name}") for name in PRIVILEGE_NAMES]


class Units(Kind):
    """The 36 offices; those in use are written, by name."""

    copied: str = SLICED

    def __init__(self, last: int) -> None:
        self.last = last  # of the seats

    def fresh(self, start: Any) -> Any:
        """All empty."""
        return [0] * PLACES

    def write(self, value: Any) -> Any:
        """As views have them."""
        return offices(value)

    def read(self, said: Any, what: str) -> Any:
        """Every unit in its office."""
        units = [0] * PLACES
        for name, (owner, kind, staff) in said.items():
            is_main = number_of(kind, UNIT_NAMES, "unit") == 1
            seat = whole(owner, "the owner of a unit", 0, self.last)
            units[number_of(name, OFFICE_NAMES, "office")] = unit_of(
                seat, whole(staff, "staff", 0, MOST_STAFF), is_main
            )
        return units


def offices(units: list[int]) -> dict[str, Unit]:
    """Every unit: owner, department or main, employees."""
    rows: dict[str, Unit] = {}
    for place, unit in enumerate(units):
        if unit:
            kind = UNIT_NAMES[1 if unit & IS_MAIN else 0]
            rows[OFFICE_NAMES[place]] = [(unit >> OWNER_SHIFT) - 1, kind, unit & STAFF]
    return rows


class LedgerEntry(Kind):
    """An entry of the ledger in words; an offer has its target, card and answer too."""

    def __init__(self, last: int) -> None:
        self.last = last  # of the seats

    def write(self, value: Any) -> Any:
        """A list."""
        assert isinstance(value, Entry)
        words: list[Any] = [ENTRY_NAMES[value.kind], value.seat, MONEY.write(value.amount)]
        if isinstance(value, Offer):
            words += [value.target, PRIVILEGE_NAMES[value.card], ANSWER_NAMES[value.answer], value.raised]
        return words

    def read(self, said: Any, what: str) -> Any:
        """The same entry."""
        kind = number_of(said[0], ENTRY_NAMES, "verb")
        seat, amount = whole(said[1], "a payer", 0, self.last), MONEY.read(said[2], "a sum")
        if kind != OFFERED:
            return Entry(kind, seat, amount)
        target, card = whole(said[3], "a target", 0, self.last), number_of(said[4], PRIVILEGE_NAMES, "privilege")
        return Offer(seat, amount, target, card, number_of(said[5], ANSWER_NAMES, "answer"), flag(said[6], "raised"))


class Enemies(Field):
    """The two archenemy cards of each seat, which a save has together."""

    def save(self, table: State) -> Any:
        """Colour and competence card."""
        assert isinstance(table, Table)
        cards = [table.setup.enemies[trio] for trio in table.trios]
        return [[COLOUR_NAMES[colour], card] for colour, card in zip(table.colours, cards, strict=True)]

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Both."""
        assert isinstance(table, Table)
        rows = entries(saved[self.key], self.key, table.setup.seats)
        table.colours = [number_of(row[0], COLOUR_NAMES, "colour") for row in rows]
        table.trios = [number_of(row[1], table.setup.enemies, "archenemy card") for row in rows]


class Hand(Field):
    """The employees in hand, with the rest of the action behind them."""

    def __init__(self, kind: Kind, rest: list[Field]) -> None:
        super().__init__("in_hand", kind, 0, key="hand", seen=SOME)
        self.rest = rest

    def save(self, table: State) -> Any:
        """Each part by its name."""
        return {"count": super().save(table), **{field.key: field.save(table) for field in self.rest}}

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """All of them."""
        said = saved[self.key]
        if not isinstance(said, dict):
            raise BadSave(f"{self.key} is a dict, not {type(said).__name__}")
        super().load(table, {self.key: said["count"]})
        for field in self.rest:
            field.load(table, said)
