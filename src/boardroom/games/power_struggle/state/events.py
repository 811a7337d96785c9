"""The events of Power Struggle: what everybody is told, and what only some are told (rules page, who may know what).

`text` inside a secret names the sentence for those who know more. A barrier draws, reveals or hands the decision over.
Here stand the events that several chapters tell and those with a secret; a chapter tells its own with `happened`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardroom.core.event import Event, happened
from boardroom.games.power_struggle.content.names import DIVISION_NAMES, OFFICES, PRIVILEGE_NAMES, UNIT
from boardroom.games.power_struggle.shapes.events import (
    AtOffice,
    Bare,
    BareKind,
    Dealt,
    DivisionKind,
    EnvelopeKind,
    EnvelopeMoved,
    EnvelopeMovedSum,
    EnvelopeText,
    EventsDrawn,
    EventsDrawnCards,
    EventSorted,
    EventSortedCard,
    GameStarted,
    GameStartedCards,
    InDivision,
    Office,
    OfficeKind,
    OfMoney,
    SumCounted,
    SumCountedSum,
    SumKind,
)

if TYPE_CHECKING:
    from boardroom.games.power_struggle.state.table import Table

TEXTS: Final = ("left_board", "closed", "fined", "showed_money")  # those that the table and the ledger tell


def told(table: Table, kind: BareKind, seat: int, barrier: bool = False) -> None:
    """Tells, if anybody listens, that something happened."""
    if table.log is not None:
        table.log.append(happened(Bare(kind=kind, seat=seat), barrier=barrier))


def told_at(table: Table, kind: OfficeKind, seat: int, place: int) -> None:
    """The same in an office."""
    if table.log is not None:
        table.log.append(happened(AtOffice(kind=kind, seat=seat, **at(place))))


def told_in(table: Table, kind: DivisionKind, seat: int, division: int, barrier: bool = False) -> None:
    """The same in a division."""
    if table.log is not None:
        what = InDivision(kind=kind, seat=seat, division=DIVISION_NAMES[division])
        table.log.append(happened(what, barrier=barrier))


def told_sum(table: Table, kind: SumKind, seat: int, amount: int, barrier: bool = False) -> None:
    """The same about money, in units."""
    if table.log is not None:
        table.log.append(happened(OfMoney(kind=kind, seat=seat, sum=amount * UNIT), barrier=barrier))


def at(place: int) -> Office:
    """An office as parameters."""
    return {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}


def game_started(log: list[Event], seat: int, counts: list[int], dealt: list[Dealt]) -> None:
    """Everybody learns their own archenemy and privilege cards; who holds Communications begins (PS-3)."""
    shown = GameStarted(kind="game_started", seat=seat, cards=counts)
    secret: dict[int, GameStartedCards] = {}
    for owner, own in enumerate(dealt):
        secret[owner] = {**shown, **own, "text": "game_started-cards"}
    log.append(happened(shown, secret, barrier=True))


def events_drawn(log: list[Event], seat: int, drawn: list[str]) -> None:
    """The sorter alone sees the eight cards (PS-M7)."""
    shown = EventsDrawn(kind="events_drawn", seat=seat)
    seen: EventsDrawnCards = {**shown, "events": drawn, "text": "events_drawn-cards"}
    log.append(happened(shown, {seat: seen}, barrier=True))


def event_sorted(table: Table, seat: int, card: str, number: int) -> None:
    """Others see only that one more card was placed."""
    if table.log is not None:
        shown = EventSorted(kind="event_sorted", seat=seat, place=number)
        seen: EventSortedCard = {**shown, "happening": card, "text": "event_sorted-card"}
        table.log.append(happened(shown, {seat: seen}))


def sum_counted(table: Table, seat: int, amount: int) -> None:
    """The briber counts money into the envelope; nobody else sees how much (PS-P1)."""
    if table.log is not None:
        shown = SumCounted(kind="sum_counted", seat=seat)
        seen: SumCountedSum = {**shown, "sum": amount * UNIT, "text": "sum_counted-sum"}
        table.log.append(happened(shown, {seat: seen}))


def envelope(table: Table, kind: EnvelopeKind, seat: int, target: int, card: int, amount: int) -> None:
    """An envelope is offered or accepted; briber and target know the sum (PS-S7)."""
    if table.log is not None:
        shown = EnvelopeMoved(kind=kind, seat=seat, target=target, privilege=PRIVILEGE_NAMES[card])
        text: EnvelopeText = "offered-sum" if kind == "offered" else "accepted-sum"
        seen: EnvelopeMovedSum = {**shown, "sum": amount * UNIT, "text": text}
        table.log.append(happened(shown, {seat: seen, target: seen}, barrier=True))
