"""The ledger: every movement of money in order, so that anybody can work out what somebody else may own (PS-S7).

All payments but bribes are public. An offer's sum is known to the briber and the target; imagining writes the others anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from boardroom.games.power_struggle.shapes.words import Answer
from boardroom.games.power_struggle.state import events

if TYPE_CHECKING:
    from boardroom.games.power_struggle.state.table import Table

PAID: Final = 0  # to the bank or openly to others
GOT: Final = 1
SHOWN: Final = 2  # all money of the seat lay open
OFFERED: Final = 3
ENTRY_NAMES: Final = ["paid", "got", "shown", "offer"]

PENDING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
ANSWER_NAMES: Final[list[Answer]] = ["pending", "accepted", "refused"]


@mypyc_attr(acyclic=True)
class Entry:
    """What happened to a seat's money; the amount is in units of 50,000. It never changes, so copies of a table share it."""

    def __init__(self, kind: int, seat: int, amount: int) -> None:
        self.kind: Final[int] = kind
        self.seat: Final[int] = seat
        self.amount: Final[int] = amount


@mypyc_attr(acyclic=True)
class Offer(Entry):
    """A bribe for a card: what was in the envelope is a secret of two. `raised`: it was more than the one before (PS-P4)."""

    def __init__(self, seat: int, amount: int, target: int, card: int, answer: int, raised: bool) -> None:
        super().__init__(OFFERED, seat, amount)
        self.target: Final[int] = target
        self.card: Final[int] = card
        self.answer: Final[int] = answer
        self.raised: Final[bool] = raised

    def with_amount(self, amount: int) -> Offer:
        """The same offer with another sum."""
        return Offer(self.seat, amount, self.target, self.card, self.answer, self.raised)

    def with_answer(self, answer: int) -> Offer:
        """The same offer with its answer."""
        return Offer(self.seat, self.amount, self.target, self.card, answer, self.raised)


def pay(table: Table, seat: int, amount: int) -> None:
    """A price that the seat can pay."""
    assert 0 <= amount <= table.cash[seat]
    table.cash[seat] -= amount
    table.ledger.append(Entry(PAID, seat, amount))


def get(table: Table, seat: int, amount: int) -> None:
    """Money from the bank, which never runs out (PS-R26)."""
    table.cash[seat] += amount
    table.ledger.append(Entry(GOT, seat, amount))


def show(table: Table, seat: int) -> None:
    """All money of this seat lies open (PS-E9, PS-R3)."""
    table.ledger.append(Entry(SHOWN, seat, table.cash[seat]))
    events.told_sum(table, "showed_money", seat, table.cash[seat], barrier=True)


def pay_fine(table: Table, seat: int, amount: int) -> None:
    """PS-E9: whoever owes more than he has shows his money and pays what he has."""
    if table.cash[seat] < amount:
        show(table, seat)
        amount = table.cash[seat]
    pay(table, seat, amount)
    events.told_sum(table, "fined", seat, amount)


def transfer(table: Table, seat: int, target: int, amount: int) -> None:
    """PS-P3: the envelope changes hands; the offer in the ledger says so."""
    table.cash[seat] -= amount
    table.cash[target] += amount
    answer_last(table, ACCEPTED)


def answer_last(table: Table, answer: int) -> None:
    """Notes the answer to the offer that was made last."""
    last = table.ledger[-1]
    assert isinstance(last, Offer)
    table.ledger[-1] = last.with_answer(answer)


def last_offer(table: Table) -> Offer | None:
    """The latest offer of the game."""
    for entry in reversed(table.ledger):
        if isinstance(entry, Offer):
            return entry
    return None
