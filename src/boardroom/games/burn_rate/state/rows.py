"""What every decision and every effect of a card has to say for itself: the rows that the rules are made of.

The rules fill them in, one class for each. Codes, labels, prompts, refusals and citations are read off these rows.
"""

from __future__ import annotations

import re
from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final

from boardroom.core.refusal import Refusal, Refusals
from boardroom.core.shapes import Param
from boardroom.games.burn_rate.content.kinds import Kind
from boardroom.games.burn_rate.content.names import DEPARTMENTS, MAX_SEATS, NOTHING
from boardroom.games.burn_rate.shapes import Colour

if TYPE_CHECKING:
    from boardroom.games.burn_rate.state.table import Table

refusals: Final[Refusals[Table]] = Refusals()  # each is added where its rule stands
decisions: Final[list[Decision]] = []  # all of them, when the rules have been loaded
TARGETS: Final = ("seat", "pool", "person", "idea")  # what a card can be played on


class Decision(metaclass=ABCMeta):
    """Something that a seat is asked. The table points at the one that is due.

    Attributes:
        word: What saves and views call it.
        must: Why a choice of another decision is refused while this one is due.
        not_due: Why its own choices are refused while another one is due.
        prompts: The keys of what the deciding seat can be told; the texts have each.
        waiting: The key of what the others are told.
        public: Those of `prompts` at which everybody can work out how many choices there are.
    """

    word: str = ""
    must: Refusal | None = None
    not_due: Refusal | None = None
    prompts: tuple[str, ...] = ()
    waiting: str = "wait-turn"
    public: tuple[str, ...] = ()

    @abstractmethod
    def choices(self, table: Table) -> list[int]:
        """The legal codes, ascending."""

    @abstractmethod
    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why one of its codes is not legal now; None when it is."""

    @abstractmethod
    def do(self, table: Table, code: int) -> None:
        """Carries out a legal choice."""

    @abstractmethod
    def prompt(self, table: Table) -> tuple[str, str, dict[str, Param]]:
        """What the deciding seat is asked: one of `prompts`, the rule behind it, and what it is filled with."""


class Card:
    """A play card as it is read at a table: its number, what it does, what is printed on it, and its first code."""

    def __init__(self, number: int, effect: Effect, skills: int, value: int, first_play: int) -> None:
        self.number = number
        self.effect = effect
        self.skills = skills  # as bits
        self.value = value  # money, engineers or Vice-Presidents, as the effect has it
        self.first_play = first_play
        # The codes for each set of seats or departments, as bits; and those for departments by seat: made once, for
        # every turn to take.
        self.plays_at = [
            [[first_play + seat * 4 + place for place in range(4) if bits >> place & 1] for bits in range(16)]
            for seat in range(MAX_SEATS)
        ]
        self.plays_on = self.plays_at[0]


class Effect(Kind, metaclass=ABCMeta):
    """What a card does. `may` and `may_on` are the only places that say when it can be played.

    Attributes:
        rule: The rule that its choices cite.
        department: Whose head is looked at, one's own or the target's (BR-1.3); nothing for Vice-President cards.
        hurts: Whether it is played on another company (BR-3.34).
        targets: What is chosen after the card, some of `TARGETS`.
        paired: Whether a Vice-President takes two such cards (BR-3.12).
        told: The events that it tells; the texts have each.
        prior: For the search: how likely its choices are to deserve a look.
        ready: For the advice: what a card in hand is worth when it may be played; a card with a value, times that.
        idle: The same when it may not.
    """

    rule: str = ""
    department: int = NOTHING
    hurts: bool = False
    targets: tuple[str, ...] = ()
    paired: bool = False
    told: tuple[str, ...] = ()
    prior: float = 1.0
    ready: float = 3.0
    idle: float = 3.0

    @property
    def colour(self) -> Colour:
        """What its cards are printed in: the colour of a department, or that of the Vice-Presidents."""
        return "vp" if self.purple else DEPARTMENTS[self.department]

    @abstractmethod
    def may(self, table: Table, seat: int, card: Card) -> Refusal | None:
        """Why this card in hand cannot be played at all; None where it depends on the target."""

    @abstractmethod
    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """Why a card that may be played as such cannot be played on this target: a seat, and a thing or nothing."""

    @abstractmethod
    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """Adds the codes of all ways to play a card in hand, ascending: those that `may` and `may_on` allow."""

    @abstractmethod
    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """What happens after the card has been laid open."""

    def is_ready(self, table: Table, seat: int, card: Card) -> bool:
        """Might this card in hand be played now?"""
        return self.may(table, seat, card) is None

    def worth(self, table: Table, seat: int, card: Card) -> float:
        """What the advice thinks a card in hand is worth, in money."""
        worth = self.ready if self.is_ready(table, seat, card) else self.idle
        return worth * card.value if self.largest else worth


def decision_rows(rows: list[Decision]) -> list[Decision]:
    """The decisions, if nothing is missing that no type can check."""
    for row in rows:
        check_word(row, row.word, [other.word for other in rows])
        keys = [*row.prompts, row.waiting]
        expect(row, "prompts = keys of texts", bool(row.prompts) and all("-" in key for key in keys), keys)
        expect(row, f"public among {row.prompts}", set(row.public) <= set(row.prompts), row.public)
    check_none_missing(Decision, [type(row).__name__ for row in rows])
    decisions[:] = rows
    return rows


def effect_rows(rows: list[Effect]) -> list[Effect]:
    """The effects, if nothing is missing that no type can check."""
    words = [row.word for row in rows]
    for row in rows:
        check_word(row, row.word, words)
        expect(row, "rule = a number such as BR-1.4", bool(re.fullmatch(r"BR-\d\.\d+", row.rule)), row.rule)
        fits = (row.department == NOTHING) == row.purple
        expect(row, "department = SALES, FINANCE, HR or DEV, or purple = True", fits, row.department)
        expect(row, f"targets among {TARGETS}", set(row.targets) <= set(TARGETS), row.targets)
        expect(row, f"readings among {words}", set(row.readings) <= set(words), row.readings)
    check_none_missing(Effect, [type(row).__name__ for row in rows])
    return rows


def check_word(row: object, word: str, words: list[str]) -> None:
    """A word can stand in files and notations, and is no other row's."""
    fits = bool(re.fullmatch(r"[a-z-]+", word)) and words.count(word) == 1
    expect(row, "word = small letters and hyphens, for this row alone", fits, word)


def check_none_missing(kind: type[object], known: list[str]) -> None:
    """A row that was written but is not in the list would never be played."""
    missing = sorted({leaf.__name__ for leaf in leaves(kind)} - set(known))
    assert not missing, f"{', '.join(missing)}: expected in the list of all rows at the end of its file"


def expect(row: object, what: str, fits: bool, found: object) -> None:
    """A mistake of ours, told with the class that has it."""
    assert fits, f"{type(row).__name__}: expected {what}, not {found!r}"


def leaves(kind: type[object]) -> list[type[object]]:
    """The classes below this one that no other class stands on."""
    children: list[type[object]] = kind.__subclasses__()
    below = [leaf for child in children for leaf in leaves(child)]
    return below or [kind]
