"""The evidence of one seat as sets: which kinds every hidden card can still be.

It is what `belief.py` gives a weight above nothing, and much cheaper to work out, since nothing is counted. So three ways to
take what others have said are worked out side by side. Sets of kinds are bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from boardroom.games.startup_nation.content.names import ANSWERS, KINDS, RANKS, TOP_RANK, rank_of
from boardroom.games.startup_nation.mind.evidence import Evidence
from boardroom.games.startup_nation.rules.questions import why_not_say
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.setup import LIES, NEVER_LIE
from boardroom.games.startup_nation.state.table import Table


@mypyc_attr(acyclic=True)
class Kinds:
    """The kinds that one hidden card can be."""

    def __init__(self, heard: int, honest: int, seen: int) -> None:
        self.heard: Final = heard  # if answers may be lies, as far as the table allows them
        self.honest: Final = honest  # if nobody has lied
        self.seen: Final = seen  # if answers prove nothing: what the seat has seen itself and followed since


def bits(kinds: list[int]) -> int:
    """These kinds as a set."""
    return sum([1 << kind for kind in kinds])


BETWEEN: Final = [  # by the lowest rank and the one above the highest
    [bits([card for card in range(KINDS) if low <= rank_of(card) < below]) for below in range(RANKS + 1)]
    for low in range(RANKS + 1)
]
COULD_SAY: Final = [  # by option, role and answer: the cards whose owner could have given it
    [
        [
            bits([card for card in range(KINDS) if why_not_say(lie, card, role, said) is None])
            for said in range(len(ANSWERS))
        ]
        for role in range(RANKS)
    ]
    for lie in range(len(LIES))
]


class Candidates(Evidence[Kinds]):
    """The kinds that each hidden card can be.

    When `blurred` no past is followed: after a pass between two others each of the two cards may be either of them.
    """

    def __init__(self, table: Table, seat: int, past: int = 0, blurred: bool = False) -> None:
        self.blurred = blurred
        super().__init__(table, seat, past)

    def between(self, lowest: int, below: int) -> Kinds:
        """Every card of these ranks."""
        kinds = BETWEEN[lowest][below]
        return Kinds(kinds, kinds, kinds)

    def only(self, card: int) -> Kinds:
        """One card."""
        return Kinds(1 << card, 1 << card, 1 << card)

    def rest_of(self, held: Kinds, drawn: Kinds, played: int) -> Kinds:
        """The same for each of the three."""
        bit = 1 << played
        return Kinds(
            other_than(bit, held.heard, drawn.heard),
            other_than(bit, held.honest, drawn.honest),
            other_than(bit, held.seen, drawn.seen),
        )

    def fitting(self, held: Kinds, entry: record.Answered) -> Kinds:
        """Those that could have given this answer (SN-21, SN-22)."""
        role, answer = entry.role, entry.answer
        heard = COULD_SAY[self.table.setup.lie][role][answer]
        return Kinds(held.heard & heard, held.honest & COULD_SAY[NEVER_LIE][role][answer], held.seen)

    def read_open_pass(self, seat: int) -> None:
        """Whoever has only seen it cannot tell the two cards apart any more."""
        held, drawn = self.held[seat], self.drawn
        seen = held.seen | drawn.seen
        if self.blurred:
            self.held[seat] = self.drawn = Kinds(held.heard | drawn.heard, held.honest | drawn.honest, seen)
        else:
            self.held[seat] = Kinds(held.heard, held.honest, seen)
            self.drawn = Kinds(drawn.heard, drawn.honest, seen)

    def bounded_deck(self) -> list[int]:
        """What the unknown places of the deck can be that cannot be everything."""
        found: list[int] = []
        for place in range(len(self.deck_card)):
            lowest, highest = self.deck_floor[place], self.deck_bound[place]
            if self.deck_card[place] < 0 and (lowest > 0 or highest < TOP_RANK):
                found.append(BETWEEN[lowest][highest + 1])
        return found


def other_than(bit: int, held: int, drawn: int) -> int:
    """What stays of two cards: the held one if the one played can have been drawn, and the other way round."""
    rest = (held if drawn & bit else 0) | (drawn if held & bit else 0)
    return rest & ~bit | held & drawn & bit
