"""The events of Burn Rate: what everybody is told, and what only one seat is told.

`card` is what is printed on a card, `copy` the very card. A barrier draws, turns up or hands the turn over: what a seat plays
before it can be taken back.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.event import Event
from boardroom.games.burn_rate.content.names import DEPARTMENTS

TEXTS: Final = (  # every sentence an event can have
    "game_started", "turned_up", "took", "buried", "dealt", "dealt-cards", "turn_started", "played", "discarded", "funded",
    "idea_given", "released", "hired", "bad_hired", "second_needed", "fired", "vp_removed", "poached", "doubled",
    "contractors_set", "paid", "paid-doubled", "drew", "drew-cards", "reshuffled", "bankrupt", "game_ended",
)  # fmt: skip


def game_started(log: list[Event], first: int, bank: list[int]) -> None:
    """Who begins, and with how much money."""
    log.append(Event("game_started", first, {"money": bank[first]}, barrier=True))


def turned_up(log: list[Event], seat: int, person: str, department: int, left: int) -> None:
    """A person comes face up; nobody knew who it would be."""
    shown = {"person": person, "department": DEPARTMENTS[department], "left": left}
    log.append(Event("turned_up", seat, shown, barrier=True))


def took(log: list[Event], seat: int, person: str, department: int) -> None:
    """A person is drafted, and the next seat drafts."""
    log.append(Event("took", seat, {"person": person, "department": DEPARTMENTS[department]}, barrier=True))


def buried(log: list[Event], seat: int, person: str, department: int) -> None:
    """A person nobody could take goes under the pile."""
    log.append(Event("buried", seat, {"person": person, "department": DEPARTMENTS[department]}, barrier=True))


def dealt(log: list[Event], seat: int, faces: list[list[str]], copies: list[list[str]], left: int) -> None:
    """Everybody is dealt cards that only they see."""
    secret: dict[int, dict[str, Any]] = {}
    for other in range(len(faces)):
        secret[other] = {"cards": faces[other], "copies": copies[other], "text": "dealt-cards"}
    log.append(Event("dealt", seat, {"count": len(faces[seat]), "left": left}, secret, barrier=True))


def turn_started(log: list[Event], seat: int, number: int) -> None:
    """The turn is handed over."""
    log.append(Event("turn_started", seat, {"round": number}, barrier=True))


def played(log: list[Event], seat: int, card: str, copy: str) -> None:
    """A card is laid open; what it does follows."""
    log.append(Event("played", seat, {"card": card, "copy": copy}))


def discarded(log: list[Event], seat: int, card: str, copy: str) -> None:
    """Discards are public (BR-3.32)."""
    log.append(Event("discarded", seat, {"card": card, "copy": copy}))


def funded(log: list[Event], seat: int, amount: int, bank: int) -> None:
    """Money comes in."""
    log.append(Event("funded", seat, {"amount": amount, "bank": bank}))


def idea_given(log: list[Event], seat: int, target: int, idea: str, engineers: int) -> None:
    """A BAD IDEA lands in front of somebody."""
    log.append(Event("idea_given", seat, {"target": target, "idea": idea, "engineers": engineers}))


def released(log: list[Event], seat: int, idea: str) -> None:
    """A BAD IDEA is done with."""
    log.append(Event("released", seat, {"idea": idea}))


def hired(log: list[Event], seat: int, company: int, person: str) -> None:
    """A person of the pool joins the own company, or is put into another."""
    if company == seat:
        log.append(Event("hired", seat, {"person": person}))
    else:
        log.append(Event("bad_hired", seat, {"target": company, "person": person}))


def second_needed(log: list[Event], seat: int, person: str) -> None:
    """A Vice-President is about to go; a second card is due."""
    log.append(Event("second_needed", seat, {"person": person}))


def removed(log: list[Event], seat: int, company: int, person: str) -> None:
    """A person goes back to the pool, out of the own company or another's."""
    if company == seat:
        log.append(Event("fired", seat, {"person": person}))
    else:
        log.append(Event("vp_removed", seat, {"target": company, "person": person}))


def poached(log: list[Event], seat: int, company: int, person: str) -> None:
    """A person changes companies."""
    log.append(Event("poached", seat, {"target": company, "person": person}))


def doubled(log: list[Event], seat: int, target: int, markers: int) -> None:
    """The target's next payday is doubled (once more)."""
    log.append(Event("doubled", seat, {"target": target, "factor": 1 << markers}))


def contractors_set(log: list[Event], seat: int, count: int) -> None:
    """Phase 2 (BR-3.17)."""
    log.append(Event("contractors_set", seat, {"count": count}))


def paid(log: list[Event], seat: int, due: int, bank: int, markers: int) -> None:
    """Phase 3: the burn rate leaves the bank."""
    shown: dict[str, Any] = {"due": due, "bank": bank, "factor": 1 << markers}
    if markers > 0:
        shown["text"] = "paid-doubled"
    log.append(Event("paid", seat, shown))


def drew(log: list[Event], seat: int, faces: list[str], copies: list[str], left: int) -> None:
    """Phase 4: the drawer alone sees the cards."""
    secret: dict[int, dict[str, Any]] = {seat: {"cards": faces, "copies": copies, "text": "drew-cards"}}
    log.append(Event("drew", seat, {"count": len(faces), "left": left}, secret, barrier=True))


def reshuffled(log: list[Event], seat: int, left: int) -> None:
    """The discards become the draw pile."""
    log.append(Event("reshuffled", seat, {"left": left}, barrier=True))


def bankrupt(log: list[Event], seat: int, bank: int) -> None:
    """A company closes."""
    log.append(Event("bankrupt", seat, {"bank": bank}, barrier=True))


def game_ended(log: list[Event], reason: str, bank: list[int], winners: list[int]) -> None:
    """The last company is left, or the last round has been played."""
    shown = {"reason": reason, "scores": bank[:], "winners": winners[:]}
    log.append(Event("game_ended", winners[0], shown, barrier=True))
