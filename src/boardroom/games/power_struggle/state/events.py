"""The events of Power Struggle: what everybody is told, and what only some are told (rules page, who may know what).

`text` inside a secret names the sentence for those who know more. A barrier draws, reveals or hands the decision over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardroom.core.event import Event
from boardroom.games.power_struggle.content.names import DIVISION_NAMES, OFFICES, PRIVILEGE_NAMES, UNIT

if TYPE_CHECKING:
    from boardroom.games.power_struggle.state.table import Table

TEXTS: Final = ("left_board", "closed", "fined", "showed_money")  # those that the table and the ledger tell


def tell(log: list[Event], kind: str, seat: int, shown: dict[str, Any], barrier: bool = False) -> None:
    """An event that everybody sees alike."""
    log.append(Event(kind, seat, shown, barrier=barrier))


def told(table: Table, kind: str, seat: int, barrier: bool = False) -> None:
    """Tells, if anybody listens, that something happened."""
    if table.log is not None:
        tell(table.log, kind, seat, {}, barrier)


def told_at(table: Table, kind: str, seat: int, place: int) -> None:
    """The same in an office."""
    if table.log is not None:
        tell(table.log, kind, seat, at(place))


def told_in(table: Table, kind: str, seat: int, division: int, barrier: bool = False) -> None:
    """The same in a division."""
    if table.log is not None:
        tell(table.log, kind, seat, {"division": DIVISION_NAMES[division]}, barrier)


def told_sum(table: Table, kind: str, seat: int, amount: int, barrier: bool = False) -> None:
    """The same about money, in units."""
    if table.log is not None:
        tell(table.log, kind, seat, {"sum": amount * UNIT}, barrier)


def at(place: int) -> dict[str, Any]:
    """An office as parameters."""
    return {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}


def game_started(log: list[Event], seat: int, counts: list[int], secrets: list[dict[str, Any]]) -> None:
    """Everybody learns their own archenemy and privilege cards; who holds Communications begins (PS-3)."""
    secret = {s: {**own, "text": "game_started-cards"} for s, own in enumerate(secrets)}
    log.append(Event("game_started", seat, {"cards": counts}, secret, barrier=True))


def events_drawn(log: list[Event], seat: int, drawn: list[str]) -> None:
    """The sorter alone sees the eight cards (PS-M7)."""
    secret = {seat: {"events": drawn, "text": "events_drawn-cards"}}
    log.append(Event("events_drawn", seat, {}, secret, barrier=True))


def event_sorted(table: Table, seat: int, card: str, number: int) -> None:
    """Others see only that one more card was placed."""
    if table.log is not None:
        secret = {seat: {"happening": card, "text": "event_sorted-card"}}
        table.log.append(Event("event_sorted", seat, {"place": number}, secret))


def sum_counted(table: Table, seat: int, amount: int) -> None:
    """The briber counts money into the envelope; nobody else sees how much (PS-P1)."""
    if table.log is not None:
        table.log.append(Event("sum_counted", seat, {}, {seat: {"sum": amount * UNIT, "text": "sum_counted-sum"}}))


def envelope(table: Table, kind: str, seat: int, target: int, card: int, amount: int) -> None:
    """An envelope is offered or accepted; briber and target know the sum (PS-S7)."""
    if table.log is not None:
        known: dict[str, Any] = {"sum": amount * UNIT, "text": f"{kind}-sum"}
        shown: dict[str, Any] = {"target": target, "privilege": PRIVILEGE_NAMES[card]}
        table.log.append(Event(kind, seat, shown, {seat: dict(known), target: dict(known)}, barrier=True))
