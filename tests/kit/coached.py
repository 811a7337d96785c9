"""What the coach says of a choice at a table set up by hand: all its sentences, each with its sign."""

from __future__ import annotations

import boardroom
from boardroom.bots.coach import Coaching, explain
from kit.given import Given

WORLDS = 20
SIGNS = {1: "+", 0: "·", -1: "-"}


def all_said(table: Given, choice: str, lang: str = "en") -> list[str]:
    """Every reason for or against a choice, those included that are too weak to be shown."""
    state = table.state
    luck = boardroom.Luck(3, "coached")
    worlds = [state.imagine(state.seat, luck) for _ in range(WORLDS)]
    reasons = state.game.coach.reasons(worlds, state.game.code(choice))
    return [f"{SIGNS[reason.sign]} {state.game.because(reason, lang)}" for reason in reasons]


def shown(table: Given, choice: str, lang: str = "en") -> list[str]:
    """The sentences that are shown of a choice, the strongest first."""
    state = table.state
    reasons = explain(state, state.game.code(choice), boardroom.Luck(3, "coached"), WORLDS)
    return [f"{SIGNS[reason.sign]} {state.game.because(reason, lang)}" for reason in reasons]


def aims(table: Given, lang: str = "en") -> list[str]:
    """What the deciding seat is told to work towards."""
    state = table.state
    return [state.game.because(aim, lang) for aim in Coaching(state, boardroom.Luck(3, "coached"), 1).towards()]
