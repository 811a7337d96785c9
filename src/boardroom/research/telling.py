"""A game told in sentences, for environments that render: the events as the gallery may read them, and the prompt."""

from __future__ import annotations

import sys

from boardroom.core.game import Game
from boardroom.core.state import State

GALLERY = -1


class Telling:
    """Keeps the log of a table and tells what is new in it."""

    def __init__(self, game: Game, lang: str = "en") -> None:
        self._game = game
        self._lang = lang

    def listen(self, table: State) -> None:
        """Keeps a log from now on."""
        table.log = []

    def tell(self, table: State) -> str:
        """The sentences since the last time, and who must do what."""
        happened, table.log = table.log or [], []
        lines = [self._game.describe(event, self._lang, GALLERY) for event in happened]
        prompt = table.view(GALLERY)["prompt"]
        lines.append(f"> {self._game.say(self._lang, prompt['key'], prompt['params'])}")
        return "\n".join(lines)

    def show(self, text: str) -> None:
        """Writes to the terminal, which is what rendering for people means here."""
        sys.stdout.write(text + "\n")
