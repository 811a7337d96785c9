"""A table set up by hand, and the words in which a test plays on it: given, when, then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

import boardroom
from boardroom import IllegalAction, State


class Given:
    """A state with a log; whatever a test says to it is in notation, whatever it gives back a person can read."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.log = []

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.seat

    @property
    def table(self) -> dict[str, Any]:
        """The whole truth about the table, in words."""
        saved: dict[str, Any] = self.state.save()["table"]
        return saved

    def legal_texts(self) -> list[str]:
        """All legal choices in notation."""
        return [str(self.state.game.action(code)) for code in self.state.legal()]

    def play(self, *texts: str) -> Self:
        """Plays these choices, one after the other."""
        for text in texts:
            self.state.play(self.state.game.code(text))
        return self

    def refused(self, text: str) -> IllegalAction:
        """The refusal of this choice; the table must be untouched by it."""
        return self.refused_code(self.state.game.code(text))

    def refused_code(self, code: int) -> IllegalAction:
        """The refusal of this code; the table must be untouched by it."""
        before = self.state.save()
        with pytest.raises(IllegalAction) as refusal:
            self.state.play(code)
        assert self.state.save() == before
        return refusal.value

    def view(self, seat: int) -> Mapping[str, Any]:
        """What this seat may know; -1 is the gallery."""
        return self.state.view(seat)

    def shown(self, seat: int, kind: str = "") -> list[dict[str, Any]]:
        """The events since the table was set up, as this seat was told them; with `kind` only those."""
        assert self.state.log is not None
        return [event.shown(seat) for event in self.state.log if kind in ("", event.kind)]

    def happened(self) -> list[str]:
        """The kinds of all events since the table was set up, in order."""
        assert self.state.log is not None
        return [event.kind for event in self.state.log]

    def described(self, seat: int, lang: str = "en") -> list[str]:
        """The events as sentences for this seat."""
        assert self.state.log is not None
        return [self.state.game.describe(event, lang, seat) for event in self.state.log]


def seen(state: State, seat: int) -> Mapping[str, Any]:
    """What this seat sees, with the fields of whatever game it is; -1 is the gallery."""
    return state.view(seat)


def given(
    game: str, seats: int | None = None, seed: int = 0, options: dict[str, Any] | None = None, **table: Any
) -> Given:
    """A table set up by hand (see docs/tables-by-hand.md); what it does not name is filled in with legal things."""
    if seats is not None:
        table["seats"] = seats
    return Given(boardroom.load(game).restore({"seed": seed, "options": options or {}, "table": table}))
