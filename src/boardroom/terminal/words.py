"""Words for people at a terminal: those for any view, and who sits where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardroom.bots.levels import policy_of
from boardroom.core.coach import Reason
from boardroom.core.drawing import words
from boardroom.core.errors import IllegalAction
from boardroom.core.game import Game
from boardroom.core.texts import texts_of
from boardroom.terminal.names import Cast


def say(lang: str, key: str, **params: Any) -> str:
    """One of the terminal's own texts."""
    return texts_of(Path(__file__).parent).say(lang, key, params)


class Words(words.Words):
    """The words of one game in one language for one cast."""

    def __init__(self, game: Game, lang: str, cast: Cast) -> None:
        super().__init__(game, lang, cast.names, cast.you, Path(__file__).parent)
        self.cast = cast

    def label(self, code: int) -> str:
        """A choice as a sentence."""
        return self.game.label(code, self.lang, self.cast.names)

    def because(self, reason: Reason) -> str:
        """A reason of the coach as a sentence."""
        return self.game.because(reason, self.lang, self.cast.names)

    def tell(self, told: dict[str, Any]) -> str:
        """What `event.shown(seat)` gave, as a sentence."""
        return self.game.describe(told, self.lang, told["seat"], self.cast.names)

    def refusal(self, problem: IllegalAction) -> str:
        """Why the rules do not allow a choice, with the rule."""
        cited = f" ({problem.rule})" if problem.rule else ""
        return self.say("refused", why=self.reason(problem.reason, problem.params) + cited)

    def seat(self, seat: int) -> str:
        """A seat's name and who sits there."""
        name, kind = self.cast.names[seat], self.cast.kinds[seat]
        if seat == self.cast.you:
            return self.say("you", name=name)
        return self.say("bot", name=name, kind=self.say(f"bot-{policy_of(kind)}")) if kind else name

    def legend(self) -> str:
        """What the signs on the game's table mean; nothing for a game whose table has none."""
        key = f"legend-{self.game.id}"
        return self.say(key) if texts_of(Path(__file__).parent).has(self.lang, key) else ""
