"""The agenda: unfinished business as a stack. The top entry is what happens or is decided next.

An entry is a small object that never changes; its class stands in the chapter of its rule. The classes are found by
themselves (`check_rows`), so nothing has to be listed twice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boardroom.core.errors import BadSave
from boardroom.core.reading import entries, number_of
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.burncycle.content.effects import CardEffect, effect_kinds
from boardroom.games.burncycle.content.names import NOTHING
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.parts import Part
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE, WRONG_STEP
from boardroom.games.burncycle.state.words import MOST

if TYPE_CHECKING:
    from boardroom.games.burncycle.state.table import Table


class Business(ABC):
    """One entry of the agenda."""

    word: ClassVar[str] = ""  # its name in saves; of a decision also that of its prompt
    fields: ClassVar[tuple[Part, ...]] = ()  # its fields, in the order in which it is made of them
    lasting: ClassVar[bool] = False  # it leads on to another turn, so it may lie at the bottom

    @abstractmethod
    def settle(self, table: Table) -> bool:
        """Happens if it can without anybody's choice; gives whether somebody must choose."""


class Happening(Business):
    """Something that happens by itself."""

    def settle(self, table: Table) -> bool:
        """It happens."""
        table.agenda.pop()
        self.run(table)
        return False

    @abstractmethod
    def run(self, table: Table) -> None:
        """What happens."""


class EndOfTurn(Happening):
    """What ends a turn: an agent that is shut down in its own turn goes straight to it (BC-2.12)."""


class Decision(Business):
    """Something that somebody decides."""

    rule: ClassVar[str] = ""
    families: ClassVar[tuple[str, ...]] = ()  # the labels of all that can be chosen; "menu" and "free" stand for rows
    forced: ClassVar[bool] = False  # it answers itself when one choice is left
    public: ClassVar[bool] = True  # everybody can work out how many choices there are: all but the piles lies open
    dull: ClassVar[bool] = False  # somebody may want to give a standing order for it

    def settle(self, table: Table) -> bool:
        """Waits for a choice; what cannot be chosen is dropped."""
        codes = self.choices(table)
        if len(codes) > 1 or (codes and not self.forced):
            table.codes = codes
            table.seat = self.decider(table)
            return True
        table.agenda.pop()
        if codes:
            self.do(table, codes[0])
        else:
            self.drop(table)
        return False

    def decider(self, table: Table) -> int:
        """Who decides: the seat whose turn runs or is about to begin."""
        return table.active

    @abstractmethod
    def choices(self, table: Table) -> list[int]:
        """The legal codes, ascending: those that `why_not` has nothing against."""

    @abstractmethod
    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this code is not legal now; None when it is."""

    @abstractmethod
    def do(self, table: Table, code: int) -> None:
        """Carries out a legal choice; the decision has left the agenda."""

    def drop(self, table: Table) -> None:
        """What happens when there is nothing to choose from."""

    def params(self, table: Table) -> dict[str, Param]:
        """What the prompt tells beside its words."""
        return {}

    def subject(self, table: Table) -> str | None:
        """The thing that the decision is about, where its choices do not say."""
        return None

    def wrong_step(self) -> Refusal:
        """The refusal of what belongs to another decision."""
        return Refusal(WRONG_STEP.reason, self.rule, WRONG_STEP.distance)


class Either(Decision):
    """A decision between codes that are all possible."""

    def choices(self, table: Table) -> list[int]:
        """All of its families."""
        return table.rows.codes_of(self.families)

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What is not offered belongs elsewhere."""
        return None if code in self.choices(table) else self.wrong_step()


class Several(Decision):
    """A decision between codes of several kinds, each with its own condition."""

    @abstractmethod
    def may(self, table: Table, code: int) -> Refusal | None:
        """Why a code of its families is not possible; None when it is."""

    def choices(self, table: Table) -> list[int]:
        """All that are possible."""
        codes = []
        for code in table.rows.codes_of(self.families):
            if self.may(table, code) is None:
                codes.append(code)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What belongs elsewhere, or `may`."""
        return self.may(table, code) if code in table.rows.codes_of(self.families) else self.wrong_step()


class OneOf(Decision):
    """A decision for one thing of a kind, which is its one family: a square, a unit, an amount."""

    @abstractmethod
    def may(self, table: Table, thing: int) -> Refusal | None:
        """Why this thing cannot be chosen; None when it can."""

    @abstractmethod
    def chosen(self, table: Table, thing: int) -> None:
        """What happens with it."""

    def things(self, table: Table) -> list[int]:
        """The numbers of those that come into question; the list may be a shared one."""
        return table.rows.numbers[self.families[0]]

    def choices(self, table: Table) -> list[int]:
        """All that may be chosen."""
        first = table.rows.firsts[self.families[0]]
        codes = []
        for thing in self.things(table):
            if self.may(table, thing) is None:
                codes.append(first + thing)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What speaks against it: another kind of thing, one that does not come into question, or `may`."""
        first = table.rows.firsts[self.families[0]]
        if table.rows.family_of[code] != first:
            return self.wrong_step()
        return self.may(table, code - first) if code - first in self.things(table) else NOT_POSSIBLE

    def do(self, table: Table, code: int) -> None:
        """The thing behind the code."""
        self.chosen(table, code - table.rows.firsts[self.families[0]])


class Offer(ABC):
    """A kind of choice in the menu of a chip: a row with one family of codes."""

    family: ClassVar[str] = ""

    @abstractmethod
    def may(self, table: Table, number: int) -> Refusal | None:
        """Why the code with this number is not possible; None when it is."""

    def add(self, table: Table, first: int, size: int, codes: list[int]) -> None:
        """Adds the codes that are possible; rows with many codes look first at what concerns several of them."""
        for number in range(size):
            if self.may(table, number) is None:
                codes.append(first + number)


class MenuAction(Offer):
    """An action on a chip (BC-2.4.3).

    Attributes:
        kind: The type of chip that optimises it, or nothing.
        clicked: What is clicked for it, as the page shows what a chip optimises.
    """

    kind: ClassVar[int] = NOTHING
    clicked: ClassVar[str] = ""

    @abstractmethod
    def do(self, table: Table, number: int, optimised: bool) -> None:
        """Carries it out."""


class FreeAction(Offer):
    """What costs no action (BC-2.4.3.13, BC-2.4.3.14)."""

    @abstractmethod
    def do(self, table: Table, number: int) -> None:
        """Carries it out."""


class Effect(CardEffect, ABC):
    """An effect with what it does.

    Attributes:
        part: What its number is; most count something.
    """

    part: ClassVar[Part] = parts.Number("number", -MOST, MOST)

    @abstractmethod
    def do(self, table: Table, zone: int) -> None:
        """Carries it out; the zone is that of the terminal it came from, if it did."""


class EffectPart(Part):
    """An effect: its word and its number, which may be a word too."""

    def write(self, table: Table, value: Any) -> Any:
        """Both in a list."""
        named = {number: word for word, number in value.named.items()}
        return [value.word, named.get(value.number) or value.part.write(table, value.number)]

    def read(self, table: Table, said: Any) -> Effect:
        """The effect of this word with this number."""
        word, number = entries(said, self.name, 2)
        known = list(effect_kinds)
        kind: Any = effect_kinds[known[number_of(word, known, "effect")]]
        named = isinstance(number, str) and number in kind.named
        effect = kind(kind.named[number] if named else kind.part.read(table, number))
        assert isinstance(effect, Effect)
        return effect


class EffectNow(Happening):
    """An effect that is due."""

    word: ClassVar[str] = "effect"
    fields: ClassVar[tuple[Part, ...]] = (EffectPart("effect"), parts.ZONE)

    def __init__(self, effect: Effect, zone: int) -> None:
        self.effect: Final = effect
        self.zone: Final = zone

    def run(self, table: Table) -> None:
        """It is carried out."""
        self.effect.do(table, self.zone)


# All kinds of entries, by word, and the rows of the menu; filled by `check_rows` when the rules are loaded.
kinds: Final[dict[str, type[Business]]] = {}
menu: Final[list[MenuAction]] = []
free: Final[list[FreeAction]] = []


def check_rows() -> None:
    """Lists all kinds of entries and effects, and refuses one that is not whole."""
    for kind in leaves(Business):
        check_row(kind, ("rule", "families", "word") if issubclass(kind, Decision) else ("word",), kinds)
        kinds[kind.word] = kind
    for effect in leaves(CardEffect):
        check_row(effect, ("rule", "word"), effect_kinds)
        effect_kinds[effect.word] = effect
    for offer in leaves(Offer):
        check_row(offer, ("family",), {})
    menu[:] = [action() for action in leaves(MenuAction)]
    free[:] = [action() for action in leaves(FreeAction)]


def check_row(row: Any, parts: tuple[str, ...], known: Any) -> None:
    """Raises TypeError unless this class says all that a row must say."""
    missing = sorted(getattr(row, "__abstractmethods__", ())) or [part for part in parts if not getattr(row, part)]
    if missing:
        raise TypeError(f"{row.__module__}: {row.__name__} does not say {', '.join(missing)}")
    other = known.get(getattr(row, parts[-1]), row)
    if other is not row:
        raise TypeError(f"{row.__module__}: {row.__name__} has the word {row.word!r}, which {other.__name__} has too")


def leaves(kind: Any) -> list[Any]:
    """All classes below this one that no other is made of: the rows."""
    found = []
    for below in kind.__subclasses__():
        found += leaves(below) or [below]
    return found


def write_entry(table: Table, entry: Business) -> list[Any]:
    """An entry as saves have it: its word and its parts."""
    return [entry.word, *[part.write(table, getattr(entry, part.name)) for part in entry.fields]]


def read_entry(table: Table, said: Any) -> Business:
    """An entry again; BadSave when it is none."""
    words = entries(said, "an entry of the agenda")
    kind = kinds.get(words[0]) if words and isinstance(words[0], str) else None
    if kind is None or len(words) != 1 + len(kind.fields):
        raise BadSave(f"an entry of the agenda is a list of its word and its parts, not {said!r}")
    return kind(*[part.read(table, value) for part, value in zip(kind.fields, words[1:], strict=True)])
