"""The events of Burn Rate: what everybody is told, and what only one seat is told. What a card does, its effect tells.

`card` is what is printed on a card, `copy` the very card. A barrier draws, turns up or hands the turn over: what a seat plays
before it can be taken back.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.event import Event, happened
from boardroom.games.burn_rate.content.names import DEPARTMENTS
from boardroom.games.burn_rate.shapes import (
    Bankrupt,
    Buried,
    ContractorsSet,
    Dealt,
    DealtCards,
    Discarded,
    Drew,
    DrewCards,
    GameEnded,
    GameStarted,
    Paid,
    Played,
    Reshuffled,
    Took,
    TurnedUp,
    TurnStarted,
)

TEXTS: Final = (  # every sentence of an event that no row tells
    "game_started", "turned_up", "took", "buried", "dealt", "dealt-cards", "turn_started", "played", "discarded",
    "discarded-several", "contractors_set", "paid", "paid-doubled", "drew", "drew-cards", "reshuffled",
    "bankrupt", "game_ended",
)  # fmt: skip


def game_started(log: list[Event], first: int, bank: list[int]) -> None:
    """Who begins, and with how much money."""
    log.append(happened(GameStarted(kind="game_started", seat=first, money=bank[first]), barrier=True))


def turned_up(log: list[Event], seat: int, person: str, department: int, left: int) -> None:
    """A person comes face up; nobody knew who it would be."""
    name = DEPARTMENTS[department]
    log.append(happened(TurnedUp(kind="turned_up", seat=seat, person=person, department=name, left=left), barrier=True))


def took(log: list[Event], seat: int, person: str, department: int) -> None:
    """A person is drafted, and the next seat drafts."""
    log.append(happened(Took(kind="took", seat=seat, person=person, department=DEPARTMENTS[department]), barrier=True))


def buried(log: list[Event], seat: int, person: str, department: int) -> None:
    """A person nobody could take goes under the pile."""
    log.append(
        happened(Buried(kind="buried", seat=seat, person=person, department=DEPARTMENTS[department]), barrier=True)
    )


def dealt(log: list[Event], seat: int, faces: list[list[str]], copies: list[list[str]], left: int) -> None:
    """Everybody is dealt cards that only they see."""
    told: Dealt = {"kind": "dealt", "seat": seat, "count": len(faces[seat]), "left": left}
    secret: dict[int, DealtCards] = {}
    for other in range(len(faces)):
        secret[other] = {**told, "cards": faces[other], "copies": copies[other], "text": "dealt-cards"}
    log.append(happened(told, secret, barrier=True))


def turn_started(log: list[Event], seat: int, number: int) -> None:
    """The turn is handed over."""
    log.append(happened(TurnStarted(kind="turn_started", seat=seat, round=number), barrier=True))


def played(log: list[Event], seat: int, card: str, copy: str) -> None:
    """A card is laid open; what it does follows."""
    log.append(happened(Played(kind="played", seat=seat, card=card, copy=copy)))


def discarded(log: list[Event], seat: int, card: str, copy: str) -> None:
    """Discards are public (BR-3.32)."""
    log.append(happened(Discarded(kind="discarded", seat=seat, card=card, copy=copy)))


def contractors_set(log: list[Event], seat: int, count: int) -> None:
    """Phase 2 (BR-3.17)."""
    log.append(happened(ContractorsSet(kind="contractors_set", seat=seat, count=count)))


def paid(log: list[Event], seat: int, due: int, bank: int, markers: int) -> None:
    """Phase 3: the burn rate leaves the bank."""
    told: Paid = {"kind": "paid", "seat": seat, "due": due, "bank": bank, "factor": 1 << markers}
    if markers > 0:
        told["text"] = "paid-doubled"
    log.append(happened(told))


def drew(log: list[Event], seat: int, faces: list[str], copies: list[str], left: int) -> None:
    """Phase 4: the drawer alone sees the cards."""
    told: Drew = {"kind": "drew", "seat": seat, "count": len(faces), "left": left}
    seen: DrewCards = {**told, "cards": faces, "copies": copies, "text": "drew-cards"}
    log.append(happened(told, {seat: seen}, barrier=True))


def reshuffled(log: list[Event], seat: int, left: int) -> None:
    """The discards become the draw pile."""
    log.append(happened(Reshuffled(kind="reshuffled", seat=seat, left=left), barrier=True))


def bankrupt(log: list[Event], seat: int, bank: int) -> None:
    """A company closes."""
    log.append(happened(Bankrupt(kind="bankrupt", seat=seat, bank=bank), barrier=True))


def game_ended(log: list[Event], reason: str, bank: list[int], winners: list[int]) -> None:
    """The last company is left, or the last round has been played."""
    seat, scores = winners[0], bank[:]
    log.append(
        happened(
            GameEnded(kind="game_ended", seat=seat, reason=reason, scores=scores, winners=winners[:]), barrier=True
        )
    )
