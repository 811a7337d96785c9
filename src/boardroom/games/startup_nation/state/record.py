"""The record of a round: what happened, a small entry each, from which views and beliefs are worked out.

Hidden fields are known only to the seats concerned; imagining a world writes them anew. An entry never changes, so tables
share it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from boardroom.games.startup_nation.content.names import ANSWERS, CARD_NAMES, NOTHING, ROLE_NAMES, card_name
from boardroom.games.startup_nation.shapes import (
    AnsweredRow,
    AskedRow,
    Cause,
    DrewRow,
    Happening,
    Leaving,
    MeetingRow,
    PlayedRow,
    SearchedRow,
    WentOutRow,
)

HIDDEN: Final = 62  # in the record of an earlier round: a card that the seat which imagines never saw

QUESTIONED: Final = 0  # why a seat went out
NOT_PROMOTED: Final = 1
NOT_DEMOTED: Final = 2
CAUSES: Final[list[Cause]] = ["question", "promotion", "destitution"]

CARDS: Final = ("card", "gave", "got", "found")  # the fields that are cards


@mypyc_attr(acyclic=True)
class Entry:  # noqa: PLW1641  (nobody looks entries up by their value)
    """One thing that happened: a class for each kind, with what saves and views need to know about its fields."""

    word: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]  # in the order in which a save has them
    seats: ClassVar[tuple[str, ...]] = ("seat",)  # those that are seats: the seats that know the hidden ones
    hidden: ClassVar[tuple[str, ...]] = ()
    cause: ClassVar[Leaving | Literal[""]] = ""  # why `card` lies on the discard, if it does

    def numbers(self) -> list[int]:
        """The fields as numbers."""
        return [getattr(self, name) for name in self.fields]

    def known_to(self, seat: int) -> Entry:
        """The entry as this seat knows it, its hidden cards covered up."""
        if not self.hidden or seat in [getattr(self, name) for name in self.seats]:
            return self
        kind: Any = type(self)
        return kind(*[self.covered(name) for name in self.fields])  # type: ignore[no-any-return]

    def covered(self, name: str) -> int:
        """A field for somebody who may not see hidden cards; that there is none is no secret."""
        number: int = getattr(self, name)
        return HIDDEN if name in self.hidden and number >= 0 else number

    def told(self) -> Happening | None:
        """What everybody was told, as it bears on who may hold what; nothing if it is a secret."""
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.word == other.word and self.numbers() == other.numbers()

    def __repr__(self) -> str:
        return f"<{self.word} {self.numbers()}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Drew(Entry):
    """A seat drew a card."""

    word = "drew"
    fields = ("seat", "card")
    hidden = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def told(self) -> DrewRow:
        """Not the card."""
        return {"kind": "drew", "seat": self.seat}


@mypyc_attr(acyclic=True, free_list_len=1)
class Played(Entry):
    """A seat played a card; `extra` is the role it named or the second seat it chose."""

    word = "played"
    fields = ("seat", "card", "target", "extra")
    cause = "played"

    def __init__(self, seat: int, card: int, target: int, extra: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target
        self.extra: Final = extra

    def told(self) -> PlayedRow:
        """Whom it was played on tells nothing more."""
        return {"kind": "played", "seat": self.seat, "card": CARD_NAMES[self.card]}


@mypyc_attr(acyclic=True, free_list_len=1)
class Asked(Entry):
    """A seat asked another about a role."""

    word = "asked"
    fields = ("seat", "target", "role")
    seats = ("seat", "target")

    def __init__(self, seat: int, target: int, role: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.role: Final = role

    def told(self) -> AskedRow:
        """All of it."""
        return {"kind": "asked", "seat": self.seat, "target": self.target, "role": ROLE_NAMES[self.role]}


@mypyc_attr(acyclic=True, free_list_len=1)
class Answered(Entry):
    """A seat that held a card answered the question about a role."""

    word = "answered"
    fields = ("seat", "answer", "role", "card")
    hidden = ("card",)

    def __init__(self, seat: int, answer: int, role: int, card: int) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.role: Final = role
        self.card: Final = card

    def told(self) -> AnsweredRow:
        """Not the card."""
        return {
            "kind": "answered",
            "seat": self.seat,
            "answer": ANSWERS[self.answer],
            "role": ROLE_NAMES[self.role],
        }


@mypyc_attr(acyclic=True, free_list_len=1)
class Looked(Entry):
    """A seat looked at the card of another."""

    word = "looked"
    fields = ("seat", "target", "card")
    seats = ("seat", "target")
    hidden = ("card",)

    def __init__(self, seat: int, target: int, card: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final = card

    def told(self) -> MeetingRow:
        """Not the card."""
        return {"kind": "looked", "seat": self.seat, "target": self.target}


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchanged(Entry):
    """Two seats exchanged cards: what the first of them gave and got."""

    word = "exchanged"
    fields = ("seat", "target", "gave", "got")
    seats = ("seat", "target")
    hidden = ("gave", "got")

    def __init__(self, seat: int, target: int, gave: int, got: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.gave: Final = gave
        self.got: Final = got

    def told(self) -> MeetingRow:
        """Not the cards."""
        return {"kind": "exchanged", "seat": self.seat, "target": self.target}


@mypyc_attr(acyclic=True, free_list_len=1)
class Promoted(Entry):
    """A seat discarded a card and looked at `depth` cards for a higher one; it found that or nothing."""

    word: ClassVar[Literal["promoted", "demoted"]] = "promoted"
    fields = ("seat", "card", "depth", "found")
    hidden = ("found",)
    cause: ClassVar[Leaving | Literal[""]] = "promoted"

    def __init__(self, seat: int, card: int, depth: int, found: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.depth: Final = depth
        self.found: Final = found

    def told(self) -> SearchedRow:
        """Whether there was a card is public too (SN-A30)."""
        return {
            "kind": self.word,
            "seat": self.seat,
            "card": CARD_NAMES[self.card],
            "depth": self.depth,
            "found": self.found >= 0,
        }


@mypyc_attr(acyclic=True)
class Demoted(Promoted):
    """The same for a lower card (option destitution)."""

    word = "demoted"
    cause = "demoted"


@mypyc_attr(acyclic=True, free_list_len=1)
class Skipped(Entry):
    """A seat passed over a card of the deck, at this place from the top."""

    word = "skipped"
    fields = ("seat", "place", "card")
    hidden = ("card",)

    def __init__(self, seat: int, place: int, card: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card


@mypyc_attr(acyclic=True, free_list_len=1)
class WentOut(Entry):
    """A seat went out for a cause; `card` is what it laid open, or nothing."""

    word = "went_out"
    fields = ("seat", "card", "why")
    cause = "eliminated"

    def __init__(self, seat: int, card: int, why: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.why: Final = why

    def told(self) -> WentOutRow:
        """The card lies open (SN-37)."""
        return {"kind": "went_out", "seat": self.seat, "card": card_name(self.card)}


@mypyc_attr(acyclic=True, free_list_len=1)
class Passed(Entry):
    """A seat passed a card to its left neighbour."""

    word = "passed"
    fields = ("seat", "target", "card")
    seats = ("seat", "target")
    hidden = ("card",)

    def __init__(self, seat: int, target: int, card: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final = card

    def told(self) -> MeetingRow:
        """Not the card."""
        return {"kind": "passed", "seat": self.seat, "target": self.target}


@mypyc_attr(acyclic=True, free_list_len=1)
class Laid(Entry):
    """A card lay on the discard when the table was set up by hand."""

    word = "laid"
    fields = ("card",)
    seats = ()
    cause = "played"

    def __init__(self, card: int) -> None:
        self.card: Final = card


ENTRIES: Final[list[type[Entry]]] = [
    Drew, Played, Asked, Answered, Looked, Exchanged, Promoted, Skipped, WentOut, Passed, Laid, Demoted,
]  # fmt: skip


def tells_all(entries: list[Entry]) -> bool:
    """Can the round be played again from its record? Not after a card was passed, nor at a table set up by hand."""
    return not any(isinstance(entry, (Passed, Laid)) for entry in entries)


def discarded(entries: list[Entry]) -> list[tuple[int, int, Leaving]]:
    """The discard from the first card to the last: card, seat and cause (SN-A35)."""
    pile: list[tuple[int, int, Leaving]] = []
    for entry in entries:
        if entry.cause:
            card: int = getattr(entry, "card")  # noqa: B009  (each kind with a cause has one)
            if card >= 0:
                pile.append((card, getattr(entry, "seat", NOTHING), entry.cause))
    return pile
