"""Questions and answers (SN-19 to SN-24)."""

from __future__ import annotations

from typing import Final

from boardroom.core.action import Action
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param, Prompt
from boardroom.games.startup_nation.content.names import (
    ABOVE,
    ANSWERS,
    BELOW,
    CARD_NAMES,
    CLEVER,
    EMMANUEL,
    EXACT,
    INTERN_RANK,
    KINDS,
    MAX_SEATS,
    RANKS,
    ROLE_NAMES,
    TOP_RANK,
    rank_of,
)
from boardroom.games.startup_nation.rules.actions import ACTIONS, EXTRA_OF, TARGET_OF, add, codes_among
from boardroom.games.startup_nation.rules.effect import EFFECTS, QUESTIONED
from boardroom.games.startup_nation.rules.rounds import end_turn
from boardroom.games.startup_nation.state import events
from boardroom.games.startup_nation.state.decision import Decision, refusals
from boardroom.games.startup_nation.state.record import Answered, Asked
from boardroom.games.startup_nation.state.setup import LIE_FREELY, LIES, NEVER_LIE
from boardroom.games.startup_nation.state.table import Table

MUST_ASK: Final = refusals.add("must-ask", "SN-29")
MUST_ANSWER: Final = refusals.add("must-answer", "SN-20")
UNTRUE: Final = refusals.add("answer-untrue", "SN-21")
IMPOSSIBLE: Final = refusals.add("answer-impossible", "SN-22")


def question_details(table: Table, _code: int) -> dict[str, Param]:
    """Who asks, about which role."""
    return {"asker": table.asker, "role": ROLE_NAMES[table.role]}


def truth_details(table: Table, _code: int) -> dict[str, Param]:
    """The own hidden card, the answer that is true for it, and whether it lets one lie."""
    card = table.held[table.seat]
    may_lie = card == EMMANUEL and table.setup.lie != NEVER_LIE
    return {
        "card": CARD_NAMES[card],
        "answer": ANSWERS[true_answer(card, table.role)],
        "lies": "yes" if may_lie else "no",
    }


def answer_details(table: Table, code: int) -> dict[str, Param]:
    """The answer that was tried, and what is asked."""
    return {"answer": ANSWERS[TARGET_OF[code]], "role": ROLE_NAMES[table.role]}


refusals.fill("must-answer", question_details)
refusals.fill("answer-untrue", truth_details)
refusals.fill("answer-impossible", answer_details)


class Ask(Decision):
    """After the clever intern the left neighbour asks the question (SN-29)."""

    word = "ask"
    rule = "SN-29"

    def __init__(self) -> None:
        self.of_seat: list[list[int]] = []  # the codes, by role
        self.among: list[list[int]] = []  # for every set of seats

    def add_actions(self) -> None:
        """Anybody, about any role (SN-A9)."""
        for target in range(MAX_SEATS):
            self.of_seat.append([self.add_question(target, role) for role in range(RANKS)])
        self.among = codes_among([code for codes in self.of_seat for code in codes])

    def add_question(self, target: int, role: int) -> int:
        """Adds one question and gives its code."""
        name = ROLE_NAMES[role]
        params = {"target": target, "role": name}
        action = Action(
            "ask", (f"seat:{target}", f"role:{name}"), self.rule, f"ask seat:{target} {name}", "ask", params
        )
        return add(action, target=target, extra=role)

    def choices(self, table: Table) -> list[int]:
        """Whoever may be questioned, about every role."""
        return self.among[QUESTIONED.seats(table, table.seat)]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this seat cannot be asked."""
        if ACTIONS[code].verb != "ask":
            return MUST_ASK
        return QUESTIONED.why_not(table, table.seat, TARGET_OF[code])

    def do(self, table: Table, code: int) -> None:
        """The neighbour asks for the clever intern."""
        ask(table, table.seat, TARGET_OF[code], EXTRA_OF[code], CLEVER)


class Answer(Decision):
    """Whoever is asked must answer, whatever they hold (SN-20, L4)."""

    word = "answer"
    rule = "SN-20"

    def __init__(self) -> None:
        self.codes: list[int] = []  # by answer
        self.possible: list[list[list[list[int]]]] = []  # the codes that can be chosen, by option, card and role

    def add_actions(self) -> None:
        """The three answers."""
        for answer, name in enumerate(ANSWERS):
            action = Action("answer", (f"answer:{name}",), self.rule, f"answer {name}", f"answer-{name}")
            self.codes.append(add(action, target=answer))
        self.possible = [
            [[self.possible_with(lie, card, role) for role in range(RANKS)] for card in range(KINDS)]
            for lie in range(len(LIES))
        ]

    def possible_with(self, lie: int, card: int, role: int) -> list[int]:
        """The codes that a card allows where it was agreed so on lies."""
        return [code for code in self.codes if why_not_say(lie, card, role, TARGET_OF[code]) is None]

    def choices(self, table: Table) -> list[int]:
        """What the hidden card allows."""
        return self.possible[table.setup.lie][table.held[table.seat]][table.role]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Why this answer cannot be given; said to the questioned seat alone (L8)."""
        if ACTIONS[code].verb != "answer":
            return MUST_ANSWER
        return why_not_say(table.setup.lie, table.held[table.seat], table.role, TARGET_OF[code])

    def do(self, table: Table, code: int) -> None:
        """SN-23: the effect follows the announced answer, be it true or not."""
        seat = table.seat
        answer = TARGET_OF[code]
        table.record.append(Answered(seat, answer, table.role, table.held[seat]))
        if table.log is not None:
            events.answered(table.log, seat, answer, table.role)
        if answer == EXACT:
            EFFECTS[table.intern].hit(table, table.asker, seat)
        end_turn(table)

    def prompt(self, table: Table, seat: int) -> Prompt:
        """Who asks about what, and for which intern (SN-A36)."""
        prompt = super().prompt(table, seat)
        params: dict[str, Param] = {
            **prompt["params"],
            "asker": table.asker,
            "role": ROLE_NAMES[table.role],
            "card": CARD_NAMES[table.intern],
        }
        return {**prompt, "params": params}


ASK: Final = Ask()
ANSWER: Final = Answer()


def ask(table: Table, asker: int, target: int, role: int, intern: int) -> None:
    """SN-19: one living seat is asked about one role."""
    table.record.append(Asked(asker, target, role))
    if table.log is not None:
        events.asked(table.log, asker, target, role, intern)
    table.asker = asker
    table.asked = table.seat = target
    table.role = role
    table.intern = intern
    table.decision = ANSWER


def true_answer(card: int, role: int) -> int:
    """SN-20: how the rank of this card compares with that of the role."""
    rank = rank_of(card)
    return EXACT if rank == role else ABOVE if rank > role else BELOW


def why_not_say(lie: int, card: int, role: int, answer: int) -> Refusal | None:
    """SN-21 and SN-22: only the truth, or with Emmanuel any answer that some card could give."""
    if answer == true_answer(card, role):
        return None
    if card != EMMANUEL or lie == NEVER_LIE or (answer == EXACT and lie != LIE_FREELY):
        return UNTRUE
    some_card_could = (True, role < TOP_RANK, role > INTERN_RANK)  # SN-A10: in the order of the answers
    return None if some_card_could[answer] else IMPOSSIBLE
