"""Codes as the deciding seat sees them: whoever a code names is counted from that seat, as in the numbers.

The game's own codes name absolute seats: `play recruiter seat:2`. For seat 1 that is its left neighbour, seat 1 of its own
count, so its relative code is that of `play recruiter seat:1`. A network that sees relative numbers and gives relative codes
can play every seat. Codes that name nobody are the same in both.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.action import Action
from boardroom.core.errors import BadOption
from boardroom.core.game import Game

RELATIVE: Final = "relative"
ABSOLUTE: Final = "absolute"
SEAT_REFS: Final = (
    "seat",
    "robot",
)  # what refs that name a seat begin with; burncycle's robots have their seats' numbers

Key = tuple[str, tuple[str, ...]]


class Codes:
    """The tables between both kinds of codes, at a table of so many seats.

    Attributes:
        kind: `"relative"` or `"absolute"`: how learners are told the codes.
        seen: For each seat and each code of the game, the code that this seat is told.
        meant: For each seat and each code that it may give, the game's own.
    """

    def __init__(self, game: Game, seats: int, kind: str = RELATIVE) -> None:
        if kind not in (RELATIVE, ABSOLUTE):
            raise BadOption(f"codes are {RELATIVE} or {ABSOLUTE}, not {kind!r}")
        self.kind = kind
        if kind == ABSOLUTE:
            self.seen = self.meant = [list(range(game.num_actions))] * seats
            return
        self.seen = [rotated(game, seats, -seat) for seat in range(seats)]
        self.meant = [rotated(game, seats, seat) for seat in range(seats)]

    def legal(self, seat: int, codes: list[int]) -> list[int]:
        """These codes of the game as this seat is told them, ascending."""
        table = self.seen[seat]
        return sorted([table[code] for code in codes])

    def given(self, seat: int, code: int) -> int:
        """The game's own code for what this seat gave; what is no code stays what it is, and is refused."""
        table = self.meant[seat]
        return table[code] if 0 <= code < len(table) else code


def rotated(game: Game, seats: int, by: int) -> list[int]:
    """For each code that of the same choice with everybody so many seats further on."""
    places = {key_of(action): code for code, action in enumerate(game.actions)}
    loose = {loosely(key): code for key, code in places.items()}
    table = []
    for action in game.actions:
        key = action.label, tuple([further(ref, seats, by) for ref in action.refs])
        table.append(places[key] if key in places else loose[loosely(key)])
    return table


def key_of(action: Action) -> Key:
    """What tells an action from all others."""
    return action.label, action.refs


def loosely(key: Key) -> Key:
    """The same without the order of the things: two seats that exchange something are named in one order only."""
    return key[0], tuple(sorted(key[1]))


def further(ref: str, seats: int, by: int) -> str:
    """The seat so many places further on; whatever is no seat of this table stays."""
    kind, _, number = ref.partition(":")
    if kind not in SEAT_REFS or not number.isdigit() or int(number) >= seats:
        return ref
    return f"{kind}:{(int(number) + by) % seats}"
