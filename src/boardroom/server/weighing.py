"""Choices weighed for people: what is asked of a bot process for a hint or a review, and what it answers.

Like a bot's request it holds a world as the seat could imagine it, never the truth.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from boardroom.bots.analysis import Weighed, Weighing, weigh
from boardroom.core.luck import Luck
from boardroom.core.state import State
from boardroom.registry import load


@dataclass(frozen=True)
class Question:
    """One decision to be weighed: `chosen` (-1: nothing yet) and the best few are looked at closely."""

    game: str
    save: dict[str, Any]
    chosen: int
    closely: int
    simulations: int
    limit: float | None
    seed: int

    def line(self) -> bytes:
        """The question as it travels to the process."""
        return json.dumps({"weigh": self.__dict__}).encode() + b"\n"


def question_for(
    state: State, luck: Luck, seed: int, simulations: int, limit: float | None, chosen: int = -1, closely: int = 0
) -> Question:
    """The decision that the deciding seat stands before, in a world imagined with `luck`."""
    imagined = state.imagine(state.seat, luck).save()
    return Question(state.game.id, imagined, chosen, closely, simulations, limit, seed)


def answer_to(asked: dict[str, Any]) -> dict[str, Any]:
    """What the process says to a question."""
    question = Question(**asked)
    world = load(question.game).restore(question.save)
    found = weigh(
        world,
        question.simulations,
        Luck(question.seed, "weighing"),
        question.limit,
        closely=lambda preferred: looked_at_closely(preferred, question),
    )
    choices = [[one.code, one.text, one.score, one.simulations] for one in found.choices if one.simulations]
    return {"choices": choices, "values": found.values}


def looked_at_closely(preferred: list[int], question: Question) -> list[int]:
    """The chosen one and the runners-up, without the preferred one, which was looked at most."""
    wanted = preferred[: question.closely] + ([question.chosen] if question.chosen >= 0 else [])
    return [code for code in dict.fromkeys(wanted) if code != preferred[0]]


def weighing_of(said: dict[str, Any]) -> Weighing:
    """The answer, read."""
    return Weighing([Weighed(*one) for one in said["choices"]], [float(value) for value in said["values"]])
