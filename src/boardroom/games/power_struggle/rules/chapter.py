"""A chapter of the rulebook: its decisions, the verbs of its choices, and what it tells. `actions.py` numbers the codes."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from boardroom.core.action import Action
from boardroom.games.power_struggle.content.names import (
    DIVISION_NAMES,
    NOTHING,
    OFFICES,
    PLACES,
    USUAL_EVENTS,
    office_name,
)
from boardroom.games.power_struggle.state.rows import Decision, Stage, check_row

Row = TypeVar("Row", bound=Decision)
Step = TypeVar("Step", bound=Stage)


class Verb:
    """The choices of one verb: a code for each thing it can name, side by side in the order of the board.

    Attributes:
        code: The code of the first of them, once all chapters are numbered.
        count: How many there are.
        codes: All of them.
        actions: What they mean.
    """

    def __init__(self, word: str, rule: str) -> None:
        self.word: Final[str] = word
        self.rule: Final[str] = rule
        self.code: int = NOTHING
        self.count: int = 0
        self.codes: list[int] = []
        self.actions: list[Action] = []

    def add(self, refs: str, words: str, params: dict[str, Any], label: str = "", rule: str = "") -> None:
        """One more choice of this verb: the things to click, its notation, its sentence; label and rule if not the verb's."""
        text = f"{self.word} {words}".rstrip()
        self.actions.append(Action(self.word, tuple(refs.split()), rule or self.rule, text, label or self.word, params))
        self.count += 1

    def number_from(self, code: int) -> None:
        """Gives all choices their codes."""
        self.code = code
        self.codes = list(range(code, code + self.count))

    def has(self, code: int) -> bool:
        """Is it a choice of this verb?"""
        return 0 <= code - self.code < self.count


class CardVerb(Verb):
    """The verb that names an event card. Owners may add cards: the codes of those beyond the usual number lie behind all."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(word, rule)
        self.count = USUAL_EVENTS
        self.more: int = NOTHING  # the code behind all others

    def action(self, card: str) -> Action:
        """What it means to choose this card."""
        return Action(self.word, (f"event:{card}",), self.rule, f"{self.word} {card}", self.word, {"happening": card})

    def code_of(self, card: int) -> int:
        """The code of a card by its number."""
        return self.code + card if card < self.count else self.more + card - self.count

    def card_of(self, code: int) -> int:
        """The number of a card by its code."""
        return code - self.code if code < self.more else code - self.more + self.count

    def has(self, code: int) -> bool:
        """Is it a choice of this verb?"""
        return code >= self.more or super().has(code)


class Chapter:
    """One chapter; codes lie in the order of its verbs. `tells` are the texts of the events that it tells."""

    def __init__(self, *tells: str) -> None:
        self.tells: Final[tuple[str, ...]] = tells
        self.verbs: Final[list[Verb]] = []
        self.decisions: Final[list[Decision]] = []
        self.stages: Final[list[Stage]] = []

    def decision(self, decision: Row) -> Row:
        """Adds a decision."""
        check_row(decision, [other.word for other in self.decisions])
        self.decisions.append(decision)
        return decision

    def stage(self, stage: Step) -> Step:
        """Adds a stage."""
        self.stages.append(stage)
        return stage

    def verb(self, word: str, rule: str) -> Verb:
        """Adds a verb, still without choices."""
        verb = Verb(word, rule)
        self.verbs.append(verb)
        return verb

    def cards(self, word: str, rule: str) -> CardVerb:
        """Adds the verb that names an event card; each box has its own cards."""
        verb = CardVerb(word, rule)
        self.verbs.append(verb)
        return verb

    def divisions(self, word: str, rule: str, ref: str = "division") -> Verb:
        """Adds a verb that names a division."""
        verb = self.verb(word, rule)
        for name in DIVISION_NAMES:
            verb.add(f"{ref}:{name}", name, {"division": name})
        return verb

    def offices(self, word: str, rule: str) -> Verb:
        """Adds a verb that names an office."""
        verb = self.verb(word, rule)
        for place in range(PLACES):
            params = {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}
            verb.add(f"office:{office_name(place)}", office_name(place), params)
        return verb

    def button(self, word: str, rule: str, words: str = "", name: str = "") -> Verb:
        """Adds a verb of one choice, which is a button of its own."""
        label = f"{word}-{words}" if words else word
        verb = self.verb(word, rule)
        verb.add(f"choice:{name or label}", words, {}, label)
        return verb
