"""The events of Power Struggle: what everybody is told, and what only some are told (rules page, who may know what).

`text` inside a secret names the sentence for those who know more. A barrier draws, reveals or hands the decision over.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.event import Event
from boardroom.games.power_struggle.content.names import DIVISION_NAMES, OFFICES, PRIVILEGE_NAMES, UNIT

TEXTS: Final = ("left_board", "closed", "fined", "showed_money")  # those that the table and the ledger tell


def tell(log: list[Event], kind: str, seat: int, shown: dict[str, Any], barrier: bool = False) -> None:
    """An event that everybody sees alike."""
    log.append(Event(kind, seat, shown, barrier=barrier))


def at(place: int) -> dict[str, Any]:
    """An office as parameters."""
    return {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}


def in_division(division: int) -> dict[str, Any]:
    """A division as parameters."""
    return {"division": DIVISION_NAMES[division]}


def closed(log: list[Event], seat: int, place: int) -> None:
    """A department without employees closes; its manager goes home (PS-7)."""
    tell(log, "closed", seat, at(place))


def left_board(log: list[Event], seat: int) -> None:
    """The leftmost figure goes home (PS-10)."""
    tell(log, "left_board", seat, {})


def game_started(log: list[Event], seat: int, counts: list[int], secrets: list[dict[str, Any]]) -> None:
    """Everybody learns their own archenemy and privilege cards; who holds Communications begins (PS-3)."""
    secret = {s: {**own, "text": "game_started-cards"} for s, own in enumerate(secrets)}
    log.append(Event("game_started", seat, {"cards": counts}, secret, barrier=True))


def events_drawn(log: list[Event], seat: int, drawn: list[str]) -> None:
    """The sorter alone sees the eight cards (PS-M7)."""
    secret = {seat: {"events": drawn, "text": "events_drawn-cards"}}
    log.append(Event("events_drawn", seat, {}, secret, barrier=True))


def event_sorted(log: list[Event], seat: int, card: str, number: int) -> None:
    """Others see only that one more card was placed."""
    secret = {seat: {"happening": card, "text": "event_sorted-card"}}
    log.append(Event("event_sorted", seat, {"place": number}, secret))


def sum_counted(log: list[Event], seat: int, amount: int) -> None:
    """The briber counts money into the envelope; nobody else sees how much (PS-P1)."""
    log.append(Event("sum_counted", seat, {}, {seat: {"sum": amount * UNIT, "text": "sum_counted-sum"}}))


def offered(log: list[Event], seat: int, target: int, card: int, amount: int) -> None:
    """Briber and target know the sum (PS-S7)."""
    known: dict[str, Any] = {"sum": amount * UNIT, "text": "offered-sum"}
    shown: dict[str, Any] = {"target": target, "privilege": PRIVILEGE_NAMES[card]}
    log.append(Event("offered", seat, shown, {seat: dict(known), target: dict(known)}, barrier=True))


def accepted(log: list[Event], seat: int, target: int, card: int, amount: int) -> None:
    """The target keeps the money and hands over the card (PS-P3)."""
    known: dict[str, Any] = {"sum": amount * UNIT, "text": "accepted-sum"}
    shown: dict[str, Any] = {"target": target, "privilege": PRIVILEGE_NAMES[card]}
    log.append(Event("accepted", seat, shown, {seat: dict(known), target: dict(known)}, barrier=True))
