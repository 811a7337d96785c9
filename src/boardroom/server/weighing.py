"""Choices weighed for people: what is asked of a bot process for a hint or a review, and what it answers.

Like a bot's request it holds a world as the seat could imagine it, never the truth.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from boardroom.bots.analysis import Weighed, Weighing, weigh
from boardroom.bots.coach import Coaching
from boardroom.core.coach import Reason
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.registry import load


@dataclass(frozen=True)
class Question:
    """One decision to be weighed: `chosen` (-1: nothing yet) and the best few are looked at closely."""

    game: str
    revision: int
    save: dict[str, Any]
    chosen: int
    closely: int
    simulations: int
    limit: float | None
    seed: int
    worlds: int = 0  # that the coach imagines; without any it says nothing

    def line(self) -> bytes:
        """The question as it travels to the process."""
        return json.dumps({"weigh": self.__dict__}).encode() + b"\n"


@dataclass(frozen=True)
class Advised(Weighing):
    """What the choices are worth, what the coach says of the best few and the chosen one, and what one works towards."""

    reasons: dict[int, list[Reason]]
    towards: list[Reason]


def question_for(
    state: State,
    luck: Luck,
    seed: int,
    simulations: int,
    limit: float | None,
    chosen: int = -1,
    closely: int = 0,
    worlds: int = 0,
) -> Question:
    """The decision that the deciding seat stands before, in a world imagined with `luck`."""
    imagined = state.imagine(state.seat, luck).save()
    return Question(state.game.id, state.game.revision, imagined, chosen, closely, simulations, limit, seed, worlds)


def answer_to(asked: dict[str, Any]) -> dict[str, Any]:
    """What the process says to a question."""
    question = Question(**asked)
    world = load(question.game, revision=question.revision).restore(question.save)
    found = weigh(
        world,
        question.simulations,
        Luck(question.seed, "weighing"),
        question.limit,
        closely=lambda preferred: looked_at_closely(preferred, question),
    )
    tried = [one for one in found.choices if one.simulations]
    choices = [[one.code, one.text, one.score, one.simulations] for one in tried]
    return {"choices": choices, "values": found.values, **coached(world, question, [one.code for one in tried])}


def coached(world: State, question: Question, preferred: list[int]) -> dict[str, Any]:
    """What the coach says of the best few choices and of the chosen one."""
    if not question.worlds:
        return {}
    coaching = Coaching(world, Luck(question.seed, "coach"), question.worlds)
    asked = preferred[: question.closely] + [code for code in preferred if code == question.chosen]
    reasons = [[code, [as_told(reason) for reason in coaching.reasons(code)]] for code in dict.fromkeys(asked)]
    return {"reasons": reasons, "towards": [as_told(aim) for aim in coaching.towards()]}


def as_told(reason: Reason) -> list[Any]:
    """A reason as it travels between processes."""
    return [reason.key, reason.params, reason.sign, reason.weight]


def looked_at_closely(preferred: list[int], question: Question) -> list[int]:
    """The chosen one and the runners-up, without the preferred one, which was looked at most."""
    wanted = preferred[: question.closely] + ([question.chosen] if question.chosen >= 0 else [])
    return [code for code in dict.fromkeys(wanted) if code != preferred[0]]


def weighing_of(said: dict[str, Any]) -> Advised:
    """The answer, read."""
    return Advised(
        [Weighed(*one) for one in said["choices"]],
        [float(value) for value in said["values"]],
        {code: [Reason(*told) for told in reasons] for code, reasons in said.get("reasons", [])},
        [Reason(*told) for told in said.get("towards", [])],
    )
