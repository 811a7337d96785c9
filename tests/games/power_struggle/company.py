"""Companies set up by hand. Seats are the colours of the booklet's examples: Blue, Yellow, Green, Red, and Black."""

from __future__ import annotations

from typing import Any

import boardroom
from kit import Given

BLUE, YELLOW, GREEN, RED, BLACK = range(5)
GALLERY = -1
GAME = boardroom.load("power-struggle")
TRACKS = ["influence", "shares", "main", "corruption"]
CALM = ["coffee", "chairs", "printer", "bonus", "parking", "meeting"]  # a stack that costs nobody money


class Company(Given):
    """A table with short ways to read it."""

    def unit(self, office: str) -> list[Any] | None:
        """Owner, kind and staff of an office, or None."""
        row: list[Any] | None = self.table["offices"].get(office)
        return row

    def units(self, division: str) -> list[list[Any]]:
        """All units of a division from the top."""
        return [row for office, row in self.table["offices"].items() if office.startswith(division)]

    def track(self, seat: int, name: str) -> int:
        """A seat's marker."""
        return int(self.table["tracks"][seat * 4 + TRACKS.index(name)])

    def cash(self, seat: int) -> int:
        """A seat's money."""
        return int(self.table["cash"][seat])

    def counsel(self, seat: int) -> list[int]:
        """A seat's figures on the six counsel spaces."""
        return list(self.table["counsel"][seat * 6 : seat * 6 + 6])

    def card(self, name: str) -> tuple[int, str]:
        """Holder and side of a privilege card."""
        return self.table["holders"][name], self.table["sides"][name]

    def points(self, seat: int) -> list[str]:
        """The ways a seat has a point for."""
        return list(self.view(GALLERY)["seats"][seat]["points"])

    def may(self, verb: str) -> list[str]:
        """What can be chosen with this verb."""
        return [text.removeprefix(verb).strip() for text in self.legal_texts() if text.split()[0] == verb]

    def round_of(self, *actions: str) -> Company:
        """Everybody's action in turn, each written as its choices joined by commas and committed."""
        for action in actions:
            self.play(*action.split(", "))
            if "commit" in self.legal_texts():
                self.play("commit")
        return self


def company(seats: int = 4, seed: int = 0, options: dict[str, Any] | None = None, **table: Any) -> Company:
    """A table set up by hand; the starter is Blue and everybody has 800,000 unless it says otherwise."""
    table.setdefault("stack", CALM)
    saved = {"seed": seed, "options": options or {}, "table": {"seats": seats, **table}}
    return Company(GAME.restore(saved))


def department(owner: int, staff: int = 3) -> list[Any]:
    """A department of so many employees."""
    return [owner, "department", staff]


def main(owner: int, staff: int = 0) -> list[Any]:
    """A main department."""
    return [owner, "main", staff]
