"""The errors people can make and mend; our own mistakes are asserts."""


class BoardroomError(Exception):
    """Anything Boardroom refuses to do, with a message for the person who can mend it."""


class IllegalAction(BoardroomError):  # noqa: N818  (the name is part of the public API)
    """A choice the rules do not allow now; nothing has changed."""

    def __init__(self, message: str = "", code: int = -1, reason: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        self.rule = rule


class BadOption(BoardroomError):  # noqa: N818
    """An unknown option, a value it does not take, or a number of seats the game does not have."""


class BadSave(BoardroomError):  # noqa: N818
    """A save or partial table that cannot be a position of this game."""


class BadMinutes(BoardroomError):  # noqa: N818
    """Minutes that cannot be read, or that do not replay to what they say."""


class BadContent(BoardroomError):  # noqa: N818
    """Card data that the game cannot use; the message names file, entry and what was expected, each problem likewise."""

    def __init__(self, message: str = "", problems: list[str] | None = None) -> None:
        super().__init__(message)
        self.problems = problems or [message]
