"""Choices that nobody made by hand: which prompts answer themselves, and how the log says that one did.

A page sends such a choice like any other, under a name that says how it came about and which prompt it answers. So two pages
of one seat, or one that comes back after a lost line, send the same command, which is carried out once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardroom.core.game import Game
from boardroom.core.shapes import View
from boardroom.core.state import State

if TYPE_CHECKING:
    from boardroom.server.course import Course

ITSELF: Final = "itself"  # there was one choice, and everybody could know that
BY: Final = (ITSELF, "order", "ahead")  # by itself, by a standing order, chosen in advance
CLOSING: Final = ("end-turn", "commit", "end", "stop")  # verbs of the press that settles what could be undone


def made_by(client: str | None) -> str:
    """How a choice with this client id came about; nothing when it was made by hand."""
    word = (client or "").partition("-")[0]
    return word if word in BY else ""


def label_of(game: Game, code: int) -> dict[str, Any]:
    """The sentence of a choice."""
    action = game.action(code)
    return {"key": f"action-{action.label}", "params": action.params}


def answers_itself(course: Course, seat: int, view: View | None = None) -> bool:
    """May the prompt of this seat answer itself: one choice, of a kind where everybody knows that, with no undo at stake?

    Whoever has this seat's view already hands it over, so that it is not made twice.
    """
    state = course.state
    if state is None or state.seat != seat or len(state.legal()) != 1 or course.again:
        return False
    prompt = (view or state.view(seat))["prompt"]
    if prompt["key"] not in course.game.public_prompts:
        return False
    return not (course.record.rules.undo and course.can_undo(seat) and settles(state, state.legal()[0]))


def settles(state: State, code: int) -> bool:
    """Would this choice end what can be undone?"""
    if state.game.action(code).verb in CLOSING:
        return True
    after = state.copy()
    after.log = []
    after.play_unchecked(code)
    return any(event.barrier for event in after.log)
