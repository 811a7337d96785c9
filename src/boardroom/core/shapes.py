"""What travels, whatever the game: the parts that every view and every event have. Each game's `shapes.py` has its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, TypedDict

if TYPE_CHECKING:
    from typing_extensions import ReadOnly
else:

    class ReadOnly:
        """A field that is only read: the type checker knows it, the standard library from Python 3.13 on."""

        def __class_getitem__(cls, kind):
            return kind


Param: TypeAlias = str | int | list[str] | list[int]
"""What a sentence is told: a name, a number, or several of one kind."""

Value: TypeAlias = str | int | bool | list[str]
"""What an option can be."""


class Prompt(TypedDict):
    """What a seat is asked, as the key of a sentence and what is put into it."""

    key: str
    params: dict[str, Param]
    rule: str


class Faced(TypedDict):
    """Something on the table that is seen from its face."""

    ref: ReadOnly[str]
    face: ReadOnly[str]
    count: ReadOnly[int]


class Backs(TypedDict):
    """Something on the table of which only the back is seen."""

    ref: ReadOnly[str]
    back: ReadOnly[str]
    count: ReadOnly[int]


Thing: TypeAlias = Faced | Backs


class Result(TypedDict):
    """How a game ended."""

    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    capped: bool


class SeatRow(TypedDict):
    """What everybody knows of one seat."""

    ref: ReadOnly[str]


class Common(TypedDict):
    """The fields that are the same in every view."""

    seat: int
    decider: int
    prompt: Prompt
    outcome: Result | None
    options: dict[str, Value]


class Zone(TypedDict):
    """A place on the table and the things that lie there."""

    ref: ReadOnly[str]
    owner: ReadOnly[int]
    kind: ReadOnly[str]
    things: ReadOnly[Sequence[Thing]]


class View(TypedDict):
    """What every view has, whatever the game; each game's own `shapes` says what else is in its views.

    Attributes:
        game: The id of the game.
        seat: Whose view it is; -1 is the gallery.
        decider: The seat that decides now; -1 when the game is over.
        prompt: What this seat is asked, or what it waits for.
        seats: What everybody knows of each seat; games add fields of their own.
        zones: The places on the table, and the things that lie there.
        outcome: How the game ended; None until then.
        options: The options of the table, all of them.
    """

    game: ReadOnly[str]
    seat: int
    decider: int
    prompt: Prompt
    seats: ReadOnly[Sequence[SeatRow]]
    zones: ReadOnly[Sequence[Zone]]
    outcome: Result | None
    options: dict[str, Value]


class Fact(TypedDict):
    """What everybody is told of an event, or what one seat is told: its kind, who did it, and what else its shape says."""

    kind: ReadOnly[str]
    seat: int
