"""Boardroom: four board games about office life on one digital table, for people and for programs."""

from __future__ import annotations

from boardroom.bots.levels import bot
from boardroom.core import luck as _luck
from boardroom.core import minutes as _minutes
from boardroom.core.action import Action
from boardroom.core.errors import BadContent, BadMinutes, BadOption, BadSave, BoardroomError, IllegalAction
from boardroom.core.event import Event, Outcome
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Match, Player, replay_minutes
from boardroom.core.option import Option
from boardroom.core.state import Advice, State
from boardroom.registry import games, load
from boardroom.version import __version__

compiled: bool = not str(_luck.__file__).endswith(".py")
"""True when the rules run compiled."""


def replay(text: str, content: str | None = None) -> Match:
    """The match that these minutes tell."""
    said = _minutes.read(text)
    try:
        game = load(said.game, content)
    except BadOption as problem:
        raise BadMinutes(str(problem)) from None
    return replay_minutes(game, said)


__all__ = [
    "Action",
    "Advice",
    "BadContent",
    "BadMinutes",
    "BadOption",
    "BadSave",
    "BoardroomError",
    "Event",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Option",
    "Outcome",
    "Player",
    "State",
    "__version__",
    "bot",
    "compiled",
    "games",
    "load",
    "replay",
]
