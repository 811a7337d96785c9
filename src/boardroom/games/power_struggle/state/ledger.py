"""The ledger: every movement of money in order, so that anybody can work out what somebody else may own (PS-S7).

All payments but bribes are public. An offer's sum is known to the briber and the target; imagining writes the others anew.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.power_struggle.content.names import NOTHING, UNIT
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import Table

PAID: Final = 0  # seat, amount: to the bank or openly to others
GOT: Final = 1  # seat, amount
SHOWN: Final = 2  # seat, amount: all of its money lay open
OFFER: Final = 3  # briber, target, card, answer, sum (hidden)
ENTRY_NAMES: Final = ["paid", "got", "shown", "offer"]

PENDING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
ANSWER_NAMES: Final = ["pending", "accepted", "refused"]
RAISED: Final = 4  # a second offer for the same card: it was more than the first (PS-P4)


def entry(op: int, seat: int, amount: int, target: int = 0, card: int = 0, answer: int = 0) -> int:
    """An entry as one number."""
    return op | seat << 2 | target << 5 | card << 8 | answer << 11 | amount << 14


def op_of(row: int) -> int:
    """What kind of entry it is."""
    return row & 3


def seat_of(row: int) -> int:
    """Whose money it was."""
    return row >> 2 & 7


def target_of(row: int) -> int:
    """Who was offered it."""
    return row >> 5 & 7


def card_of(row: int) -> int:
    """The privilege card it was offered for."""
    return row >> 8 & 7


def answer_of(row: int) -> int:
    """What became of the offer."""
    return row >> 11 & 3


def is_raised(row: int) -> bool:
    """Was it a second offer for the same card?"""
    return bool(row >> 11 & RAISED)


def amount_of(row: int) -> int:
    """How much, in units."""
    return row >> 14


def with_amount(row: int, amount: int) -> int:
    """The same entry with another sum."""
    return row & 0x3FFF | amount << 14


def with_answer(row: int, answer: int) -> int:
    """The same offer with its answer."""
    return row & ~(3 << 11) | answer << 11


def pay(table: Table, seat: int, amount: int) -> None:
    """A price that the seat can pay."""
    assert 0 <= amount <= table.cash[seat]
    table.cash[seat] -= amount
    table.ledger.append(entry(PAID, seat, amount))


def get(table: Table, seat: int, amount: int) -> None:
    """Money from the bank, which never runs out (PS-R26)."""
    table.cash[seat] += amount
    table.ledger.append(entry(GOT, seat, amount))


def show(table: Table, seat: int) -> None:
    """All money of this seat lies open (PS-E9, PS-R3)."""
    table.ledger.append(entry(SHOWN, seat, table.cash[seat]))
    if table.log is not None:
        events.tell(table.log, "showed_money", seat, {"sum": table.cash[seat] * UNIT}, barrier=True)


def pay_fine(table: Table, seat: int, amount: int) -> None:
    """PS-E9: whoever owes more than he has shows his money and pays what he has."""
    if table.cash[seat] < amount:
        show(table, seat)
        amount = table.cash[seat]
    pay(table, seat, amount)
    if table.log is not None:
        events.tell(table.log, "fined", seat, {"sum": amount * UNIT})


def transfer(table: Table, seat: int, target: int, amount: int) -> None:
    """PS-P3: the envelope changes hands; the offer in the ledger says so."""
    table.cash[seat] -= amount
    table.cash[target] += amount
    answer_last(table, ACCEPTED)


def answer_last(table: Table, answer: int) -> None:
    """Notes the answer to the offer that was made last."""
    last = len(table.ledger) - 1
    assert op_of(table.ledger[last]) == OFFER
    table.ledger[last] = with_answer(table.ledger[last], answer)


def last_offer(table: Table) -> int:
    """Where the latest offer stands in the ledger, or nothing."""
    for index in range(len(table.ledger) - 1, -1, -1):
        if op_of(table.ledger[index]) == OFFER:
            return index
    return NOTHING
