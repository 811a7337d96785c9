"""The events of Start-Up Nation: what everybody is told, and what only some are told (rules page 5.3).

`text` inside a secret names the sentence for those who know more. A barrier draws, reveals or hands the decision over.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.event import Event, happened
from boardroom.core.shapes import Result
from boardroom.games.startup_nation.content.names import ANSWERS, BRIGITTE, CARD_NAMES, CLEVER, COLOURS, ROLE_NAMES
from boardroom.games.startup_nation.shapes import (
    Answered,
    Asked,
    BpiGiven,
    BpiShort,
    BpiTaken,
    Card,
    Cause,
    Demoted,
    DemotedCards,
    Drew,
    DrewCard,
    Exchanged,
    ExchangedCards,
    LastRound,
    Looked,
    LookedCard,
    MatchEnded,
    MatchStarted,
    NotDemotedCards,
    NotPromotedCards,
    Passed,
    PassedCard,
    Played,
    PlaysAgain,
    Promoted,
    PromotedCards,
    RoundEnded,
    RoundStarted,
    RoundStartedCard,
    SwapDeclined,
    TokensSwapped,
    WentOut,
)

TEXTS: Final = (  # of the events that belong to no single card
    "match_started", "round_started", "round_started-card", "drew", "drew-card", "played", "asked", "answered",
    "went_out", "went_out-card", "round_ended", "match_ended",
)  # fmt: skip


def match_started(log: list[Event], first: int, interns: list[Card], tokens: list[int]) -> None:
    """The interns and the alliance tokens are public; so is who begins."""
    colours = [COLOURS[token] for token in tokens]
    log.append(happened(MatchStarted(kind="match_started", seat=first, interns=interns, tokens=colours), barrier=True))


def round_started(log: list[Event], first: int, number: int, held: list[int], deck: int, supply: int) -> None:
    """Everybody is dealt one card that only they see."""
    told: RoundStarted = {"kind": "round_started", "seat": first, "round": number, "deck": deck, "supply": supply}
    secret: dict[int, RoundStartedCard] = {}
    for seat, card in enumerate(held):
        secret[seat] = {**told, "card": CARD_NAMES[card], "text": "round_started-card"}
    log.append(happened(told, secret, barrier=True))


def drew(log: list[Event], seat: int, card: int, deck: int) -> None:
    """A draw shows the card to the drawer alone."""
    told: Drew = {"kind": "drew", "seat": seat, "deck": deck}
    seen: DrewCard = {**told, "card": CARD_NAMES[card], "text": "drew-card"}
    log.append(happened(told, {seat: seen}, barrier=True))


def played(log: list[Event], seat: int, card: int) -> None:
    """The played card lies face up, its kind of intern included (SN-A36); the clever intern hands the decision over."""
    log.append(happened(Played(kind="played", seat=seat, card=CARD_NAMES[card]), barrier=card == CLEVER))


def asked(log: list[Event], seat: int, target: int, role: int, intern: int) -> None:
    """A question is public and hands the decision to the questioned seat."""
    name, card = ROLE_NAMES[role], CARD_NAMES[intern]
    log.append(happened(Asked(kind="asked", seat=seat, target=target, role=name, card=card), barrier=True))


def answered(log: list[Event], seat: int, answer: int, role: int) -> None:
    """Only the answer: nothing tells a lie from the truth (L7)."""
    said, name = ANSWERS[answer], ROLE_NAMES[role]
    log.append(happened(Answered(kind="answered", seat=seat, answer=said, role=name), barrier=True))


def looked(log: list[Event], seat: int, target: int, card: int) -> None:
    """The tech lead's owner alone learns the card."""
    told: Looked = {"kind": "looked", "seat": seat, "target": target}
    seen: LookedCard = {**told, "card": CARD_NAMES[card], "text": "looked-card"}
    log.append(happened(told, {seat: seen}, barrier=True))


def exchanged(log: list[Event], seat: int, other: int, gave: int, got: int) -> None:
    """Both know both cards, nobody else knows either."""
    told: Exchanged = {"kind": "exchanged", "seat": seat, "target": other}
    first, second = CARD_NAMES[gave], CARD_NAMES[got]
    own: ExchangedCards = {**told, "gave": first, "card": second, "text": "exchanged-card"}
    others: ExchangedCards = {**told, "gave": second, "card": first, "text": "exchanged-card"}
    log.append(happened(told, {seat: own, other: others}, barrier=True))


def swap_declined(log: list[Event], seat: int) -> None:
    """The salesperson left the tokens alone."""
    log.append(happened(SwapDeclined(kind="swap_declined", seat=seat)))


def tokens_swapped(log: list[Event], seat: int, target: int, other: int) -> None:
    """Two alliance tokens changed places."""
    log.append(happened(TokensSwapped(kind="tokens_swapped", seat=seat, target=target, other=other)))


def promoted(log: list[Event], seat: int, target: int, card: int, depth: int, skipped: list[int], found: int) -> None:
    """The discarded card and the depth are public (SN-A30), the cards looked at only to who looked (L12)."""
    told: Promoted = {
        "kind": "promoted",
        "seat": seat,
        "target": target,
        "card": CARD_NAMES[card],
        "depth": depth,
        "found": found >= 0,
    }
    names = [CARD_NAMES[skip] for skip in skipped]
    if found >= 0:
        seen: PromotedCards = {**told, "skipped": names, "text": "promoted-card", "new": CARD_NAMES[found]}
        log.append(happened(told, {target: seen}, barrier=True))
    else:
        told["text"] = "brigitte_promoted" if card == BRIGITTE else "not_promoted"
        missed: NotPromotedCards = {**told, "skipped": names, "text": "not_promoted-card"}
        log.append(happened(told, {target: missed} if skipped else None, barrier=True))


def demoted(log: list[Event], seat: int, target: int, card: int, depth: int, skipped: list[int], found: int) -> None:
    """The same the other way round (SN-A40)."""
    told: Demoted = {
        "kind": "demoted",
        "seat": seat,
        "target": target,
        "card": CARD_NAMES[card],
        "depth": depth,
        "found": found >= 0,
    }
    names = [CARD_NAMES[skip] for skip in skipped]
    if found >= 0:
        seen: DemotedCards = {**told, "skipped": names, "text": "demoted-card", "new": CARD_NAMES[found]}
        log.append(happened(told, {target: seen}, barrier=True))
    else:
        told["text"] = "not_demoted"
        missed: NotDemotedCards = {**told, "skipped": names, "text": "not_demoted-card"}
        log.append(happened(told, {target: missed} if skipped else None, barrier=True))


def bpi_given(log: list[Event], seat: int, target: int) -> None:
    """The investor gave a token from the supply."""
    log.append(happened(BpiGiven(kind="bpi_given", seat=seat, target=target)))


def bpi_short(log: list[Event], seat: int) -> None:
    """The supply was empty (SN-A5)."""
    log.append(happened(BpiShort(kind="bpi_short", seat=seat)))


def bpi_taken(log: list[Event], seat: int, target: int, count: int) -> None:
    """The legal intern took what there was, possibly nothing."""
    log.append(happened(BpiTaken(kind="bpi_taken", seat=seat, target=target, count=count)))


def plays_again(log: list[Event], seat: int) -> None:
    """A hit by the hyper-productive intern."""
    log.append(happened(PlaysAgain(kind="plays_again", seat=seat)))


def passed(log: list[Event], seat: int, target: int, card: int) -> None:
    """A card given to the left neighbour is known to the two."""
    told: Passed = {"kind": "passed", "seat": seat, "target": target}
    seen: PassedCard = {**told, "card": CARD_NAMES[card], "text": "passed-card"}
    log.append(happened(told, {seat: seen, target: seen}, barrier=True))


def went_out(log: list[Event], seat: int, cause: Cause, card: int) -> None:
    """The hidden card of an eliminated seat is laid face up (SN-37)."""
    told: WentOut = {"kind": "went_out", "seat": seat, "cause": cause}
    if card >= 0:
        told["card"] = CARD_NAMES[card]
        told["text"] = "went_out-card"
    log.append(happened(told, barrier=True))


def round_ended(log: list[Event], seat: int, result: LastRound) -> None:
    """All living hands are revealed; the rest of the deck never is (SN-A21)."""
    told: RoundEnded = {"kind": "round_ended", "seat": seat, **result}
    log.append(happened(told, barrier=True))


def match_ended(log: list[Event], outcome: Result) -> None:
    """The match is over."""
    told: MatchEnded = {"kind": "match_ended", "seat": outcome["winners"][0], **outcome}
    log.append(happened(told, barrier=True))
