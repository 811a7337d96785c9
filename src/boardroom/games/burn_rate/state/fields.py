"""The fields of a table of Burn Rate: what each may be, how it is saved and copied, and who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardroom.core.fields import (
    COPIED,
    OWNER,
    SHARED,
    SLICED,
    SOME,
    Each,
    Ending,
    Field,
    Kind,
    Layers,
    Many,
    Members,
    Named,
    Whole,
    lay_fields,
)
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.reading import entries, number_of, whole, wholes
from boardroom.core.state import State
from boardroom.games.burn_rate.content.names import DEPARTMENTS, MOST_CARDS, NOTHING
from boardroom.games.burn_rate.state.rows import decisions
from boardroom.games.burn_rate.state.setup import Setup
from boardroom.games.burn_rate.state.table import FIRST_HAND, Table
from boardroom.games.burn_rate.state.twin import copy_table

if TYPE_CHECKING:
    from boardroom.core.game import Game

OVER: Final = "over"  # the phase when nothing is asked any more
MOST_MONEY: Final = 1_000_000  # thousands of times what a company begins with
MOST_BAGS: Final = 1 << 20
PEOPLE_STREAMS: Final = [f"people/{name}" for name in DEPARTMENTS]


def fields_of(setup: Setup) -> list[Field]:
    """All fields, in the order of a save; what follows from another field stands behind it and is not saved."""
    seats = setup.seats
    person = Named(setup.content.people, "person")
    card = Named(setup.content.cards, "card")
    by_seat = Each(seats, Whole(0, MOST_MONEY))
    backs = Many(Whole(0, MOST_BAGS))
    return [
        Field("game", None),
        Field("own", Whole(0, (1 << FIRST_HAND + seats) - 1), 0, saved=False),
        Field("setup", None),
        Field("luck", None),
        Field("draw_luck", None, copied=COPIED),
        Field("people_luck", None, copied=SLICED),
        Field("decision", Phase(), key="phase"),
        Field("round", Whole(1, setup.cap), 1, by_hand=True),
        Field("first", Whole(0, seats - 1), 0, by_hand=True),
        Field("seat", Whole(-1, seats - 1), -1, key="decider"),
        Field("played", Whole(0, MOST_CARDS), 0, by_hand=True),
        Field("discarded", Whole(0, MOST_CARDS), 0, by_hand=True),
        Pending("leaving", Whole(NOTHING, len(setup.content.people)), NOTHING, key="pending"),
        Field("laid_off", Whole(0, len(setup.content.people)), 0, saved=False),
        Field("solvent", Members(range(seats), "seat"), setup.everybody),
        Field("bank", Each(seats, Whole(-MOST_MONEY, MOST_MONEY)), setup.money, by_hand=True),
        Field("markers", by_seat, 0, by_hand=True),
        Field("contractors", by_seat, 0, by_hand=True),
        Field("burned", by_seat, 0),
        Field("staff", Each(seats, Many(person))),
        Field("home", Each(len(setup.content.people), Whole(NOTHING, seats - 1)), NOTHING, saved=False),
        Field("payroll", by_seat, 0, saved=False),
        Field("engineers", by_seat, 0, saved=False),
        Field("skill", Each(seats * len(DEPARTMENTS), Whole(0, 3)), 0, saved=False),
        Field("vp", Each(seats * len(DEPARTMENTS), person), NOTHING, saved=False),
        Field("ideas", Each(seats, Many(card))),
        Field("need", by_seat, 0, saved=False),
        Field("hands", Each(seats, Many(card)), seen=OWNER),
        Field("pool", Each(len(DEPARTMENTS), Named(setup.content.people, "person", may_be_nothing=True)), NOTHING),
        Field("piles", Each(len(DEPARTMENTS), Layers(setup.content.people, "person")), seen=SOME),
        Field("draw_pile", Layers(setup.content.cards, "card"), key="draw", seen=SOME),
        Field("discard", Many(card)),
        Field("shuffles", Whole(0, MOST_BAGS), 0),
        Bags("bag_ids", Many(Whole(0, MOST_BAGS)), key="bags"),
        Field("bag_left", Many(Whole(1, len(setup.content.cards))), saved=False),
        Field("label", Each(len(setup.content.cards), Whole(0, MOST_BAGS)), 0, "labels", copied=SHARED),
        Field("backs", Each(seats, backs), seen=OWNER),
        Field("inner", Many(backs)),
        Routes("route", Each(len(setup.content.cards), backs), key="routes", seen=SOME, copied=SHARED),
        Field("outcome", Ending()),
    ]


def described(setup: Setup) -> Setup:
    """The setup with the fields of its tables."""
    setup.fields = fields_of(setup)
    return setup


class Phase(Kind):
    """What is asked, by its word; nothing when the game is over."""

    def write(self, value: Any) -> Any:
        """The word."""
        return value.word if value is not None else OVER

    def read(self, said: Any, what: str) -> Any:
        """One of the decisions."""
        phase = number_of(said, [OVER, *[row.word for row in decisions]], what)
        return decisions[phase - 1] if phase else None


class Pending(Field):
    """What a decision waits for: the Vice-President who is leaving, or how many have been laid off."""

    def save(self, table: State) -> Any:
        """One number, as the phase has it."""
        assert isinstance(table, Table)
        return table.laid_off if self.counts(table) else table.leaving

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Somebody leaves in the phase `second` alone."""
        assert isinstance(table, Table)
        people, said = len(table.setup.content.people), saved[self.key]
        if self.counts(table):
            table.laid_off = whole(said, self.key, 0, people)
        elif table.decision is not None and table.decision.word == "second":
            table.leaving = whole(said, self.key, 0, people - 1)
        else:
            whole(said, self.key, NOTHING, NOTHING)

    def counts(self, table: Table) -> bool:
        """Are people being laid off?"""
        return table.decision is not None and table.decision.word == "layoffs"


class Bags(Field):
    """The bags of the draw pile, each with how many of its cards are left there."""

    def save(self, table: State) -> Any:
        """Pairs."""
        assert isinstance(table, Table)
        return [[bag, left] for bag, left in zip(table.bag_ids, table.bag_left, strict=True)]

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """Both lists."""
        assert isinstance(table, Table)
        pairs = [entries(pair, "each of bags", 2) for pair in entries(saved[self.key], self.key)]
        table.bag_ids = [whole(bag, "bag", 0, MOST_BAGS) for bag, _ in pairs]
        table.bag_left = [whole(left, "left in a bag", 1, len(table.setup.content.cards)) for _, left in pairs]


class Routes(Field):
    """The ways of the cards that have one."""

    def save(self, table: State) -> Any:
        """By card."""
        assert isinstance(table, Table)
        return {table.setup.content.cards[card]: route[:] for card, route in enumerate(table.route) if route}

    def load(self, table: State, saved: dict[str, Any]) -> None:
        """The other cards have none."""
        assert isinstance(table, Table)
        cards = table.setup.content.cards
        table.route = [[] for _ in cards]
        for name, route in saved[self.key].items():
            table.route[number_of(name, cards, "card")] = wholes(route, self.key, -1, 0, MOST_BAGS)


def lay_table(table: Table, game: Game, setup: Setup, luck: Luck) -> None:
    """Four shuffled piles of people, one of cards, and empty companies (BR-3.0): a copy of the first that was laid."""
    if setup.empty is None:
        setup.empty = empty_table(game, setup)
    assert isinstance(setup.empty, Table)
    copy_table(setup.empty, table)
    table.luck = luck
    table.draw_luck = luck.stream("draw/0")
    table.people_luck = [luck.stream(name) for name in PEOPLE_STREAMS]


def empty_table(game: Game, setup: Setup) -> Table:
    """A table before its first card is drawn; games are begun all the time, so it is laid once for each setup."""
    table = Table()
    lay_fields(table, setup.fields)
    cards = list(range(len(setup.content.cards)))
    table.game = game
    table.setup = setup
    table.luck = table.draw_luck = Luck(0)
    table.people_luck = []
    table.piles = [Pile(people) for people in setup.people_of]
    table.draw_pile = Pile(cards)
    table.bag_ids = [0]
    table.bag_left = [len(cards)]
    table.inner = [[]]
    table.route = [table.inner[0]] * len(cards)
    return table
