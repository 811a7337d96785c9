"""A table that is shown and not kept: the messages of a socket for a position that stands in no store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardroom.core.because import because
from boardroom.core.game import Game
from boardroom.server import messages
from boardroom.server.course import Course
from boardroom.server.records import (
    BOT,
    CHOICE,
    OVER,
    PLAYING,
    Entry,
    Kept,
    Person,
    Record,
    Rules,
    Seat,
    Snapshot,
    Standing,
)

AT_ONCE = {"pace": "at-once", "skipping": False}


class Still:
    """One seat's eyes on a position, and what was chosen since. `welcome`, `update` and `because` are what a page hears.

    Nothing answers by itself here, nothing can be chosen in advance, and nobody has an undo, a clock or a chat.

    Args:
        game: The game.
        position: What `game.restore` takes: a save, or a part of a table.
        seat: Whose eyes they are; the others seem to be bots.
        name: What this seat is called; empty for its letter.
        id: What the page calls this table; it is no table's id in the store.
    """

    def __init__(self, game: Game, position: Mapping[str, Any], seat: int, name: str = "", id: str = "still") -> None:
        state = game.restore(dict(position))
        options, count = dict(state.view(seat)["options"]), len(state.view(seat)["seats"])
        self.seat = seat
        self.asks = True  # may this seat choose, or does it only look?
        self._me = Person("you", name)
        seats = [self._me.at(n) if n == seat else Seat(n, BOT, None, "", "colleague", 1) for n in range(count)]
        record = Record(
            id, game.id, game.revision, game.content, options, count, 0, True, "",
            Rules(chat=False, undo=False, watch="nobody"), False, "", 0.0,
        )  # fmt: skip
        saved = {"state": state.save(), "seats": [one.as_data() for one in seats], "choices": [], "base": 0}
        self.course = Course(game, record, Snapshot(0, 0, saved))

    def play(self, codes: Sequence[int]) -> Still:
        """Carries out choices of whoever decides; raises IllegalAction where one is not possible."""
        for code in codes:
            course = self.course
            course.take(course.prospect(Entry(course.number + 1, CHOICE, course.decider), code))
        return self

    def welcome(self) -> dict[str, Any]:
        """The table with all that was told since the position."""
        told = messages.welcome(self.course, self.seat, None, None, self.table(), self._presence(), [], AT_ONCE)
        return told | {"events": of_game(told["events"]), "position": self.position()}

    def update(self, after: int) -> dict[str, Any]:
        """What was told behind that number, and the table now."""
        told = messages.update(self.course, self.seat, after, None)
        return told | {"events": of_game(told["events"]), "position": self.position()}

    def because(self, path: list[str]) -> dict[str, Any]:
        """Why the last of these things cannot be clicked after the others."""
        state = self.course.state
        asked = state is not None and self.course.decider == self.seat
        return messages.because(self.course.base, path, because(state, path) if asked and state is not None else [])

    def position(self) -> dict[str, Any]:
        """The table now, as this seat sees it."""
        now = messages.position(self.course, self.seat, None)
        return now | {"itself": False, "dull": False, "ahead": [], "choices": now["choices"] if self.asks else []}

    def table(self) -> dict[str, Any]:
        """The table as a page describes it."""
        course, state = self.course, self.course.state
        outcome = state.outcome.as_dict() if state is not None and state.outcome is not None else None
        standing = Standing(OVER if course.over else PLAYING, course.number, course.decider, outcome=outcome)
        return messages.table_info(Kept(course.record, standing, course.seats), self._me)

    def _presence(self) -> dict[str, Any]:
        return {"seats": [True] * len(self.course.seats), "gallery": 0}


def of_game(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The end of a table tells its seed, by which a game is proved to be honest: that means nothing here."""
    return [event for event in events if event["kind"] != "table-ended"]
