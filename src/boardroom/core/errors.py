"""The errors people can make and mend; our own mistakes are asserts."""

from __future__ import annotations

from boardroom.core.shapes import Param


class BoardroomError(Exception):
    """The base of all errors below; its message says what was asked and what is possible."""


class IllegalAction(BoardroomError):  # noqa: N818  (the name is part of the public API)
    """A choice that cannot be made now; nothing has changed.

    Attributes:
        code: The code that was asked for; -1 when there was none.
        reason: Why not, as one of the game's `reasons` or of the few that all games share, such as `game-over`.
        rule: The number of the rule behind it; empty when no rule of the game is.
        params: What the sentence for the reason is filled with, such as the skill that there is and the skill it takes.
    """

    def __init__(
        self,
        message: str = "",
        code: int = -1,
        reason: str = "",
        rule: str = "",
        params: dict[str, Param] | None = None,
    ) -> None:
        super().__init__(message)
        self.code: int = code
        self.reason: str = reason
        self.rule: str = rule
        self.params: dict[str, Param] = params if params is not None else {}


class BadOption(BoardroomError):  # noqa: N818
    """An argument that cannot be used: an unknown game, bot, seat or option, or a value that it does not take."""


class BadSave(BoardroomError):  # noqa: N818
    """A save, or a table set up by hand, that cannot be a position of this game."""


class BadMinutes(BoardroomError):  # noqa: N818
    """Minutes that cannot be read, or that do not replay to what they say."""


class BadContent(BoardroomError):  # noqa: N818
    """Card data that the game cannot use; the message names the file, the entry and what was expected.

    Attributes:
        problems: Every problem that was found, one sentence each.
    """

    def __init__(self, message: str = "", problems: list[str] | None = None) -> None:
        super().__init__(message)
        self.problems: list[str] = problems or [message]
