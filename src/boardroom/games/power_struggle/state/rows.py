"""What the rules are made of: decisions, the business of a turn, stages, and kinds of event cards. Each is one small class.

The classes themselves stand in the chapters of `rules/`. Whatever lists choices, refuses, asks or saves reads it off them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from boardroom.core.refusal import ELSEWHERE, Refusal, Refusals
from boardroom.core.shapes import Param, Prompt
from boardroom.games.power_struggle.content.box import EventKind
from boardroom.games.power_struggle.content.names import NOTHING
from boardroom.games.power_struggle.shapes.words import BusinessWord, PhaseWord, StageWord

if TYPE_CHECKING:
    from boardroom.games.power_struggle.state.facts import Facts
    from boardroom.games.power_struggle.state.table import Table

refusals: Final[Refusals[Table]] = Refusals()  # every chapter adds its own
# All of them, when the rules have been loaded.
decisions: Final[list[Decision]] = []
stages: Final[list[Stage]] = []
businesses: Final[list[Business]] = []


class Decision(ABC):
    """One kind of decision: what is asked, what may be chosen, why nothing else, and what a choice does."""

    word: PhaseWord  # in saves and views; the text `prompt-<word>` asks for it
    rule: str = ""
    wait: str = "act"  # the others read `wait-<wait>` meanwhile; the steps of an action wait as the action does
    variant: str = ""  # the name of a second prompt, for when `is_variant` says so
    variant_rule: str = ""
    public: bool = False  # everybody can work out how many choices there are; the second prompt is never meant
    dull: bool = False  # somebody may want to give a standing order for it
    number: int = NOTHING  # its place among all decisions

    def __init__(self) -> None:
        self.wrong_step: Final[Refusal] = refusals.add("wrong-step", self.rule, ELSEWHERE)

    @abstractmethod
    def choices(self, table: Table) -> list[int]:
        """The codes that `why_not` has nothing against, ascending. The list may be a shared one."""

    @abstractmethod
    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this code of the game cannot be chosen here; None when it can."""

    @abstractmethod
    def do(self, table: Table, code: int) -> None:
        """Carries out a legal choice."""

    def need(self, table: Table) -> int:
        """The least money that the active seat must own to have come here, as far as everybody knows."""
        return 0

    def is_variant(self, table: Table) -> bool:
        """Is the second prompt asked now?"""
        return False

    def told(self, table: Table) -> dict[str, Param]:
        """What the sentence for everybody is filled with."""
        return {"seat": table.seat}

    def asked(self, table: Table) -> dict[str, Param]:
        """What the sentence for the deciding seat is filled with."""
        return self.told(table)

    def prompt(self, table: Table, seat: int) -> Prompt:
        """What is to be decided; others learn who must decide, never between what."""
        if seat != table.seat:
            return {"key": f"wait-{self.wait}", "params": self.told(table), "rule": self.rule}
        if self.is_variant(table):
            return {"key": f"prompt-{self.variant}", "params": self.asked(table), "rule": self.variant_rule}
        return {"key": f"prompt-{self.word}", "params": self.asked(table), "rule": self.rule}

    def prompts(self) -> list[str]:
        """The keys of all texts that `prompt` can name."""
        variants = [f"prompt-{self.variant}"] if self.variant else []
        return [f"prompt-{self.word}", *variants, f"wait-{self.wait}"]


class Business(ABC):
    """One of the actions A to G: when it is possible, how it begins, and what it brings when it is committed."""

    word: BusinessWord  # in saves and notations; the texts are `business-<word>` and `action-act-<word>`
    rule: str = ""
    track: int = NOTHING  # the competence that committing it scores
    points: int = 0  # and how much, unless `gain` says otherwise
    helper: int = NOTHING  # the privilege card that adds to it
    number: int = NOTHING  # its place among all of them

    @abstractmethod
    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """Why the seat cannot carry it out to its end; None when it can."""

    @abstractmethod
    def begin(self, table: Table) -> None:
        """Asks for its first choice."""

    @abstractmethod
    def gain(self, table: Table) -> int:
        """What committing it now scores on its track."""

    @abstractmethod
    def settle(self, table: Table, seat: int) -> None:
        """Scores what it brings."""

    @abstractmethod
    def commit(self, table: Table) -> None:
        """It stands; the game goes on."""


class Stage(ABC):
    """Where the game stands between two decisions: a step of the meeting, an event, the turns of a round."""

    word: StageWord  # in saves and views
    is_round: bool = False  # everybody takes an action in turn

    @abstractmethod
    def settle(self, table: Table) -> bool:
        """Settles what comes next; gives whether somebody must decide now."""

    def commit(self, table: Table) -> None:
        """What the deciding seat has done stands."""
        assert table.action is not None, f"nothing to commit in the stage {self.word}"
        table.action.commit(table)


class Waiting(Stage):
    """A stage in which nothing happens but by choices."""

    def __init__(self, word: StageWord) -> None:
        self.word = word

    def settle(self, table: Table) -> bool:
        """Somebody must decide."""
        return True


class Happening(EventKind, ABC):
    """One kind of event card: what its cards do when they are turned."""

    rule: str = ""
    worth: float = 0.0  # to whoever sorts the events, in victory points
    tells: tuple[str, ...] = ()  # the texts of its events

    @abstractmethod
    def do(self, table: Table, number: int) -> None:
        """Applies a card with this number."""


def advance(table: Table) -> None:
    """Settles everything up to the next decision."""
    while table.outcome is None and not table.stage.settle(table):
        pass


def check_row(row: Decision | Business | Happening, chapter: list[str]) -> None:
    """Refuses a row without its plain data, or with the word of another; `chapter` has those before it."""
    name = type(row).__name__
    if not getattr(row, "word", ""):
        raise TypeError(f"{name}: expected word = its name in saves, data and texts")
    if not row.rule:
        raise TypeError(f"{name}: expected rule = the number of the rule behind it")
    if row.word in chapter:
        raise TypeError(f"{name}: expected a word of its own, not {row.word!r}")
