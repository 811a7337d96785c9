"""The events of Start-Up Nation: what everybody is told, and what only some are told (rules page 5.3).

`text` inside a secret names the sentence for those who know more. A barrier draws, reveals or hands the decision over.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.event import Event
from boardroom.games.startup_nation.content.names import ANSWERS, BRIGITTE, CARD_NAMES, CLEVER, COLOURS, ROLE_NAMES

TEXTS: Final = (  # of the events that belong to no single card
    "match_started", "round_started", "round_started-card", "drew", "drew-card", "played", "asked", "answered",
    "went_out", "went_out-card", "round_ended", "match_ended",
)  # fmt: skip


def match_started(log: list[Event], first: int, interns: list[str], tokens: list[int]) -> None:
    """The interns and the alliance tokens are public; so is who begins."""
    colours = [COLOURS[token] for token in tokens]
    log.append(Event("match_started", first, {"interns": interns, "tokens": colours}, barrier=True))


def round_started(log: list[Event], first: int, number: int, held: list[int], deck: int, supply: int) -> None:
    """Everybody is dealt one card that only they see."""
    secret = {s: {"card": CARD_NAMES[card], "text": "round_started-card"} for s, card in enumerate(held)}
    log.append(Event("round_started", first, {"round": number, "deck": deck, "supply": supply}, secret, barrier=True))


def drew(log: list[Event], seat: int, card: int, deck: int) -> None:
    """A draw shows the card to the drawer alone."""
    secret = {seat: {"card": CARD_NAMES[card], "text": "drew-card"}}
    log.append(Event("drew", seat, {"deck": deck}, secret, barrier=True))


def played(log: list[Event], seat: int, card: int) -> None:
    """The played card lies face up, its kind of intern included (SN-A36); the clever intern hands the decision over."""
    log.append(Event("played", seat, {"card": CARD_NAMES[card]}, barrier=card == CLEVER))


def asked(log: list[Event], seat: int, target: int, role: int, intern: int) -> None:
    """A question is public and hands the decision to the questioned seat."""
    shown = {"target": target, "role": ROLE_NAMES[role], "card": CARD_NAMES[intern]}
    log.append(Event("asked", seat, shown, barrier=True))


def answered(log: list[Event], seat: int, answer: int, role: int) -> None:
    """Only the answer: nothing tells a lie from the truth (L7)."""
    log.append(Event("answered", seat, {"answer": ANSWERS[answer], "role": ROLE_NAMES[role]}, barrier=True))


def looked(log: list[Event], seat: int, target: int, card: int) -> None:
    """The tech lead's owner alone learns the card."""
    secret = {seat: {"card": CARD_NAMES[card], "text": "looked-card"}}
    log.append(Event("looked", seat, {"target": target}, secret, barrier=True))


def exchanged(log: list[Event], seat: int, other: int, gave: int, got: int) -> None:
    """Both know both cards, nobody else knows either."""
    secret = {
        seat: {"gave": CARD_NAMES[gave], "card": CARD_NAMES[got], "text": "exchanged-card"},
        other: {"gave": CARD_NAMES[got], "card": CARD_NAMES[gave], "text": "exchanged-card"},
    }
    log.append(Event("exchanged", seat, {"target": other}, secret, barrier=True))


def swap_declined(log: list[Event], seat: int) -> None:
    """The salesperson left the tokens alone."""
    log.append(Event("swap_declined", seat))


def tokens_swapped(log: list[Event], seat: int, target: int, other: int) -> None:
    """Two alliance tokens changed places."""
    log.append(Event("tokens_swapped", seat, {"target": target, "other": other}))


def searched(
    log: list[Event], kind: str, seat: int, target: int, card: int, depth: int, skipped: list[int], found: int
) -> None:
    """The discarded card and the depth are public (SN-A30), the cards looked at only to who looked (L12)."""
    shown: dict[str, Any] = {"target": target, "card": CARD_NAMES[card], "depth": depth, "found": found >= 0}
    text = kind if found >= 0 else f"not_{kind}"
    if found < 0:
        shown["text"] = "brigitte_promoted" if card == BRIGITTE and kind == "promoted" else text
    secret: dict[str, Any] = {"skipped": [CARD_NAMES[skip] for skip in skipped], "text": f"{text}-card"}
    if found >= 0:
        secret["new"] = CARD_NAMES[found]
    log.append(Event(kind, seat, shown, {target: secret} if found >= 0 or skipped else {}, barrier=True))


def bpi_given(log: list[Event], seat: int, target: int) -> None:
    """The investor gave a token from the supply."""
    log.append(Event("bpi_given", seat, {"target": target}))


def bpi_short(log: list[Event], seat: int) -> None:
    """The supply was empty (SN-A5)."""
    log.append(Event("bpi_short", seat))


def bpi_taken(log: list[Event], seat: int, target: int, count: int) -> None:
    """The legal intern took what there was, possibly nothing."""
    log.append(Event("bpi_taken", seat, {"target": target, "count": count}))


def plays_again(log: list[Event], seat: int) -> None:
    """A hit by the hyper-productive intern."""
    log.append(Event("plays_again", seat))


def passed(log: list[Event], seat: int, target: int, card: int) -> None:
    """A card given to the left neighbour is known to the two."""
    known = {"card": CARD_NAMES[card], "text": "passed-card"}
    log.append(Event("passed", seat, {"target": target}, {seat: dict(known), target: dict(known)}, barrier=True))


def went_out(log: list[Event], seat: int, cause: str, card: int) -> None:
    """The hidden card of an eliminated seat is laid face up (SN-37)."""
    shown: dict[str, Any] = {"cause": cause}
    if card >= 0:
        shown |= {"card": CARD_NAMES[card], "text": "went_out-card"}
    log.append(Event("went_out", seat, shown, barrier=True))


def round_ended(log: list[Event], seat: int, result: dict[str, Any]) -> None:
    """All living hands are revealed; the rest of the deck never is (SN-A21)."""
    log.append(Event("round_ended", seat, result, barrier=True))


def match_ended(log: list[Event], outcome: dict[str, Any]) -> None:
    """The match is over."""
    log.append(Event("match_ended", outcome["winners"][0], outcome, barrier=True))
