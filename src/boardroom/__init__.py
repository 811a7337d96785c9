"""Boardroom: four board games about office life on one digital table, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardroom.bots.levels import bot
from boardroom.core import luck as _luck
from boardroom.core import minutes as _minutes
from boardroom.core.action import Action
from boardroom.core.drawing.drawing import Drawing
from boardroom.core.errors import BadContent, BadMinutes, BadOption, BadSave, BoardroomError, IllegalAction
from boardroom.core.event import Event, Outcome
from boardroom.core.game import Game
from boardroom.core.luck import Luck
from boardroom.core.match import Match, Player, replay_minutes
from boardroom.core.option import Option
from boardroom.core.shapes import View
from boardroom.core.state import Advice, State
from boardroom.registry import load, rules_for
from boardroom.version import __version__

if TYPE_CHECKING:
    from boardroom.registry import games  # when it runs it is the package of that name, which can be called

compiled: bool = not str(_luck.__file__).endswith(".py")
"""True when the rules run as compiled code, False when Python interprets them."""


def replay(text: str, content: str | None = None) -> Match:
    """The match that was saved as these minutes, played again choice by choice.

    Args:
        text: What `match.minutes()` gave, or the text of a file that `boardroom play` wrote.
        content: A folder with your own card files, if the match was played with them.

    Returns:
        The match after its last choice; it can be played on.

    Raises:
        BadMinutes: The minutes cannot be read, were taken with other cards or with rules that were not kept, or do not
            end as they say.
    """
    said = _minutes.read(text)
    try:
        game = rules_for(said.game, said.revision, content)
    except BadOption as problem:
        raise BadMinutes(str(problem)) from None
    return replay_minutes(game, said)


def draw(state: State, seat: int = -1, lang: str = "en", names: list[str] | None = None) -> Drawing:
    """A picture of the table as one seat sees it, for notebooks and web pages.

    `game.draw(view)` draws a view where there is no state, such as the one that a player is given.

    Args:
        state: The table.
        seat: The seat that looks; -1 is the gallery, which sees what is public.
        lang: The language, `"en"` or `"fr"`.
        names: The name of each seat; without them seats are letters, A for seat 0.

    Returns:
        A piece of HTML without scripts, which a notebook shows by itself.

    Raises:
        BadOption: There is no such seat at this table.
    """
    return state.game.draw(state.view(seat), lang, names)


__all__ = [
    "Action",
    "Advice",
    "BadContent",
    "BadMinutes",
    "BadOption",
    "BadSave",
    "BoardroomError",
    "Drawing",
    "Event",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Option",
    "Outcome",
    "Player",
    "State",
    "View",
    "__version__",
    "bot",
    "compiled",
    "draw",
    "games",
    "load",
    "replay",
]
