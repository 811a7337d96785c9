"""The agenda: unfinished business as a stack. The top entry is what happens or is decided next.

An entry is a small object that never changes; its class stands in the chapter of its rule. The classes are found by
themselves (`check_rows`), so nothing has to be listed twice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boardroom.core.errors import BadSave
from boardroom.core.reading import entries
from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.effects import CardEffect, effect_kinds
from boardroom.games.burncycle.content.names import NOTHING
from boardroom.games.burncycle.state.parts import EffectPart, Index, Part
from boardroom.games.burncycle.state.refusals import NOT_POSSIBLE, WRONG_STEP

if TYPE_CHECKING:
    from boardroom.games.burncycle.state.actions import ActionTable
    from boardroom.games.burncycle.state.table import Table


class Business(ABC):
    """One entry of the agenda."""

    word: ClassVar[str] = ""  # its name in saves; of a decision also that of its prompt
    rule: ClassVar[str] = ""
    fields: ClassVar[tuple[Part, ...]] = ()  # its fields, in the order in which it is made of them
    lasting: ClassVar[bool] = False  # it leads on to another turn, so it may lie at the bottom

    @abstractmethod
    def settle(self, t: Table) -> bool:
        """Happens if it can without anybody's choice; gives whether somebody must choose."""


class Happening(Business):
    """Something that happens by itself."""

    def settle(self, t: Table) -> bool:
        """It happens."""
        t.agenda.pop()
        self.run(t)
        return False

    @abstractmethod
    def run(self, t: Table) -> None:
        """What happens."""


class EndOfTurn(Happening):
    """What ends a turn: an agent that is shut down in its own turn goes straight to it (BC-2.12)."""


class Decision(Business):
    """Something that somebody decides."""

    verbs: ClassVar[tuple[str, ...]] = ()  # the first words of all that can be chosen
    forced: ClassVar[bool] = False  # it answers itself when one choice is left

    def settle(self, t: Table) -> bool:
        """Waits for a choice; what cannot be chosen is dropped."""
        codes = self.choices(t)
        if len(codes) > 1 or (codes and not self.forced):
            t.codes = codes
            t.seat = self.decider(t)
            return True
        t.agenda.pop()
        if codes:
            self.do(t, codes[0])
        else:
            self.drop(t)
        return False

    def decider(self, t: Table) -> int:
        """Who decides: the seat whose turn runs or is about to begin."""
        return t.active

    @abstractmethod
    def choices(self, t: Table) -> list[int]:
        """The legal codes, ascending: those that `why_not` has nothing against."""

    @abstractmethod
    def why_not(self, t: Table, code: int) -> Refusal | None:
        """Why this code is not legal now; None when it is."""

    @abstractmethod
    def do(self, t: Table, code: int) -> None:
        """Carries out a legal choice; the decision has left the agenda."""

    def drop(self, t: Table) -> None:
        """What happens when there is nothing to choose from."""

    def params(self, t: Table) -> dict[str, Any]:
        """What the prompt tells beside its words."""
        return {}

    def subject(self, t: Table) -> str | None:
        """The thing that the decision is about, where its choices do not say."""
        return None

    def wrong_step(self) -> Refusal:
        """The refusal of what belongs to another decision."""
        return Refusal(WRONG_STEP.reason, self.rule)


class Either(Decision):
    """A decision between a few codes that are all possible, or none of them."""

    @abstractmethod
    def offers(self, t: Table) -> list[int]:
        """The codes, ascending."""

    def choices(self, t: Table) -> list[int]:
        """All that is offered."""
        return self.offers(t)

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What is not offered belongs elsewhere."""
        return None if code in self.offers(t) else self.wrong_step()


class Several(Decision):
    """A decision between codes of several kinds, each with its own condition."""

    @abstractmethod
    def candidates(self, t: Table) -> list[int]:
        """The codes that belong to this decision, ascending."""

    @abstractmethod
    def may(self, t: Table, code: int) -> Refusal | None:
        """Why one of them is not possible; None when it is."""

    def choices(self, t: Table) -> list[int]:
        """All that are possible."""
        return [code for code in self.candidates(t) if self.may(t, code) is None]

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What belongs elsewhere, or `may`."""
        return self.may(t, code) if code in self.candidates(t) else self.wrong_step()


class OneOf(Decision):
    """A decision for one thing of a kind: a square, a unit, an amount."""

    @abstractmethod
    def first(self, rows: ActionTable) -> int:
        """The code of the thing with number 0."""

    @abstractmethod
    def things(self, t: Table) -> list[int]:
        """The numbers of all that come into question."""

    @abstractmethod
    def may(self, t: Table, thing: int) -> Refusal | None:
        """Why one of them cannot be chosen; None when it can."""

    @abstractmethod
    def chosen(self, t: Table, thing: int) -> None:
        """What happens with it."""

    def choices(self, t: Table) -> list[int]:
        """All that may be chosen."""
        first = self.first(t.rows)
        codes = []
        for thing in self.things(t):
            if self.may(t, thing) is None:
                codes.append(first + thing)
        return codes

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What speaks against it: another kind of thing, one that does not come into question, or `may`."""
        first = self.first(t.rows)
        if t.rows.family_of[code] != first:
            return self.wrong_step()
        return self.may(t, code - first) if code - first in self.things(t) else NOT_POSSIBLE

    def do(self, t: Table, code: int) -> None:
        """The thing behind the code."""
        self.chosen(t, code - self.first(t.rows))


class Offer(ABC):
    """A kind of choice in the menu of a chip: a row of one family of codes."""

    @abstractmethod
    def first(self, rows: ActionTable) -> int:
        """The first code of the family."""

    @abstractmethod
    def count(self, t: Table) -> int:
        """How many codes it has."""

    @abstractmethod
    def may(self, t: Table, number: int) -> Refusal | None:
        """Why the code with this number is not possible; None when it is."""

    def add(self, t: Table, codes: list[int]) -> None:
        """Adds the codes that are possible; rows with many codes look first at what concerns several of them."""
        first = self.first(t.rows)
        for number in range(self.count(t)):
            if self.may(t, number) is None:
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
    def do(self, t: Table, number: int, optimised: bool) -> None:
        """Carries it out."""


class FreeAction(Offer):
    """What costs no action (BC-2.4.3.13, BC-2.4.3.14)."""

    @abstractmethod
    def do(self, t: Table, number: int) -> None:
        """Carries it out."""


class Effect(CardEffect, ABC):
    """An effect with what it does."""

    @abstractmethod
    def do(self, t: Table, zone: int) -> None:
        """Carries it out; the zone is that of the terminal it came from, if it did."""


class EffectNow(Happening):
    """An effect that is due."""

    word: ClassVar[str] = "effect"
    rule: ClassVar[str] = "BC-3.1"
    fields: ClassVar[tuple[Part, ...]] = (EffectPart("effect"), Index("zone", lambda t: len(t.plan.letters), -1))

    def __init__(self, effect: Effect, zone: int) -> None:
        self.effect = effect
        self.zone = zone

    def run(self, t: Table) -> None:
        """It is carried out."""
        self.effect.do(t, self.zone)


# All kinds of entries, by word, and the rows of the menu; filled by `check_rows` when the rules are loaded.
kinds: Final[dict[str, type[Business]]] = {}
menu: Final[list[MenuAction]] = []
free: Final[list[FreeAction]] = []


def check_rows() -> None:
    """Lists all kinds of entries and effects, and refuses one that is not whole."""
    for kind in leaves(Business):
        check_row(kind, kind.word, kind.rule, kinds)
        kinds[kind.word] = kind
        assert not issubclass(kind, Decision) or kind.verbs, f"{kind.__name__}: verbs = what can be chosen, expected"
    for effect in leaves(CardEffect):
        check_row(effect, effect.word, effect.rule, effect_kinds)
        effect_kinds[effect.word] = effect
    menu[:] = [action() for action in leaves(MenuAction)]
    free[:] = [action() for action in leaves(FreeAction)]


def check_row(kind: Any, word: str, rule: str, known: Any) -> None:
    """Raises TypeError unless this class says all that a row must say."""
    missing = sorted(getattr(kind, "__abstractmethods__", ()))
    if missing:
        raise TypeError(f"{kind.__module__}: {kind.__name__} does not say {', '.join(missing)}")
    if not word or not rule:
        raise TypeError(f"{kind.__module__}: {kind.__name__} needs a word and a rule, not {word!r} and {rule!r}")
    if known.get(word, kind) is not kind:
        raise TypeError(
            f"{kind.__module__}: {kind.__name__} has the word {word!r}, which {known[word].__name__} has too"
        )


def leaves(kind: Any) -> list[Any]:
    """All classes below this one that no other is made of: the rows."""
    found = []
    for below in kind.__subclasses__():
        found += leaves(below) or [below]
    return found


def write_entry(entry: Business) -> list[Any]:
    """An entry as saves have it: its word and its parts."""
    return [entry.word, *[part.write(getattr(entry, part.name)) for part in entry.fields]]


def read_entry(t: Table, said: Any) -> Business:
    """An entry again; BadSave when it is none."""
    words = entries(said, "an entry of the agenda")
    kind = kinds.get(words[0]) if words and isinstance(words[0], str) else None
    if kind is None or len(words) != 1 + len(kind.fields):
        raise BadSave(f"an entry of the agenda is a list of its word and its parts, not {said!r}")
    return kind(*[part.read(t, value) for part, value in zip(kind.fields, words[1:], strict=True)])


class EntryPart(Part):
    """An entry that waits inside another."""

    def write(self, value: Any) -> Any:
        """As on the agenda."""
        return write_entry(value)

    def read(self, t: Table, said: Any) -> Any:
        """The entry again."""
        return read_entry(t, said)
