"""What each seat may know (rules page, section 5): the public table, its own cards, and what it has seen itself.

Everything here is worked out from public facts and from this seat's own entries of the record, never from the truth.
"""

from __future__ import annotations

from typing import Any

from boardroom.games.startup_nation.content.names import (
    ANSWERS,
    CARD_NAMES,
    COLOURS,
    KINDS,
    NOTHING,
    ROLE_NAMES,
    card_name,
)
from boardroom.games.startup_nation.mind.belief import Belief
from boardroom.games.startup_nation.rules.questions import ANSWER, true_answer
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """The table as this seat (-1: the gallery) sees it."""
    setup = table.setup
    discard = record.discarded(table.record)
    return {
        "game": table.game.id,
        "seat": seat,
        "decider": table.seat,
        "prompt": table.decision.prompt(table, seat),
        "seats": [seat_row(table, other) for other in range(setup.seats)],
        "zones": zones(table, seat, discard),
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
        "options": {name: value[:] if isinstance(value, list) else value for name, value in setup.options.items()},
        "phase": table.decision.word,
        "round": table.round,
        "first": table.first,
        "turn": table.turn,
        "active": table.active,
        "scores": table.scores[:],
        "deck": len(table.deck),
        "supply": table.supply,
        "box": {CARD_NAMES[card]: table.box_counts[card] for card in range(KINDS) if table.box_counts[card]},
        "interns": table.interns(),
        "discard": [{"card": CARD_NAMES[card], "seat": by, "cause": cause} for card, by, cause in discard],
        "question": question(table),
        "questions": questions(table),
        "happenings": happenings(table),
        "last_round": table.rounds[-1].as_dict() if table.rounds else None,
        "own": own(table, seat) if seat >= 0 else None,
    }


def seat_row(table: Table, seat: int) -> dict[str, Any]:
    """What everybody knows of one seat."""
    return {
        "ref": f"seat:{seat}",
        "living": table.is_living(seat),
        "out": cause_of(table, seat),
        "token": COLOURS[table.tokens[seat]],
        "bpi": table.bpi[seat],
        "score": table.scores[seat],
        "cards": len(table.hand(seat)),
        "last_turn": table.last_turn[seat],
    }


def cause_of(table: Table, seat: int) -> str | None:
    """How this seat went out of the round, if it did."""
    if table.is_living(seat):
        return None
    for entry in table.record:
        if isinstance(entry, record.WentOut) and entry.seat == seat:
            return record.CAUSES[entry.why]
    return record.CAUSES[0]  # a table set up by hand does not say


def zones(table: Table, seat: int, cards: list[tuple[int, int, str]]) -> list[dict[str, Any]]:
    """The places on the table and the things that lie there."""
    places = [hand_zone(table, other, seat) for other in range(table.setup.seats)]
    places.append(deck_zone(table, seat))
    discard = [{"ref": f"discard:{n}", "face": CARD_NAMES[card], "count": 1} for n, (card, _, _) in enumerate(cards)]
    places.append({"ref": "discard", "owner": -1, "kind": "row", "things": discard})
    places.append(faces_zone("roles", "role", ROLE_NAMES))
    places.append(faces_zone("answers", "answer", ANSWERS))
    choices = ["decline", "pass"] if table.setup.pass_left else ["decline"]
    places.append(faces_zone("choices", "choice", choices))
    places.append({"ref": "supply", "owner": -1, "kind": "tokens", "things": bpi_things(table)})
    return places


def hand_zone(table: Table, owner: int, seat: int) -> dict[str, Any]:
    """A hand: faces for its owner, backs for everybody else, in an order that tells nothing (L6)."""
    cards = table.hand(owner)
    things: list[dict[str, Any]] = []
    if owner == seat:
        for card in sorted(set(cards)):
            name = CARD_NAMES[card]
            things.append({"ref": f"hand:{name}", "face": name, "count": cards.count(card)})
    elif table.over and cards:
        things.append({"ref": f"card:{owner}", "face": CARD_NAMES[cards[0]], "count": 1})  # SN-40
    elif cards:
        things.append({"ref": f"card:{owner}", "back": "card", "count": len(cards)})
    return {"ref": f"hand:{owner}", "owner": owner, "kind": "hand", "things": things}


def deck_zone(table: Table, seat: int) -> dict[str, Any]:
    """The deck: the top as far as this seat knows it, and backs."""
    known = table.deck.known_from_top(seat)
    things: list[dict[str, Any]] = []
    for place, card in enumerate(known):
        thing: dict[str, Any] = {"ref": f"deck:{place}", "count": 1}
        thing.update({"face": CARD_NAMES[card]} if card >= 0 else {"back": "card"})
        things.append(thing)
    if len(table.deck) > len(known):
        things.append({"ref": "deck:rest", "back": "card", "count": len(table.deck) - len(known)})
    return {"ref": "deck", "owner": -1, "kind": "deck", "things": things}


def faces_zone(ref: str, prefix: str, names: list[str]) -> dict[str, Any]:
    """Things that are always there to be named, whatever anybody holds (L8)."""
    things = [{"ref": f"{prefix}:{name}", "face": name, "count": 1} for name in names]
    return {"ref": ref, "owner": -1, "kind": "menu", "things": things}


def bpi_things(table: Table) -> list[dict[str, Any]]:
    """The BPI tokens nobody holds."""
    return [{"ref": "bpi", "face": "bpi", "count": table.supply}] if table.supply else []


def question(table: Table) -> dict[str, Any] | None:
    """The question that waits for its answer."""
    if table.decision is not ANSWER:
        return None
    return {
        "asker": table.asker,
        "target": table.asked,
        "role": ROLE_NAMES[table.role],
        "card": CARD_NAMES[table.intern],
    }


def questions(table: Table) -> list[dict[str, Any]]:
    """All questions of the round with their answers."""
    rows: list[dict[str, Any]] = []
    for entry in table.record:
        if isinstance(entry, record.Asked):
            role = ROLE_NAMES[entry.role]
            rows.append({"asker": entry.seat, "target": entry.target, "role": role, "answer": None})
        elif isinstance(entry, record.Answered):
            rows[-1]["answer"] = ANSWERS[entry.answer]
    return rows


def happenings(table: Table) -> list[dict[str, Any]]:
    """The public history of the round in order, as far as it bears on who may hold what."""
    rows = [entry.told() for entry in table.record]
    return [row for row in rows if row]


def own(table: Table, seat: int) -> dict[str, Any]:
    """What only this seat knows."""
    sight = Belief(table, seat, sight_only=True)
    return {
        "hand": [CARD_NAMES[card] for card in table.hand(seat)],
        "received": card_name(table.received if table.active == seat else NOTHING),
        "known": [card_name(known_card(sight, other)) for other in range(table.setup.seats)],
        "deck_top": [card_name(card) for card in table.deck.known_from_top(seat)],
        "seen": seen(table, seat),
        "lies": lies(table, seat),
    }


def known_card(sight: Belief, seat: int) -> int:
    """The card this seat holds, if it was seen and has been followed since; knowledge moves with the card."""
    if seat == sight.seat or not sight.table.is_living(seat):
        return NOTHING
    weights = sight.held[seat]
    possible = [card for card in range(KINDS) if weights[card] > 0]
    return possible[0] if len(possible) == 1 else NOTHING


def seen(table: Table, seat: int) -> list[dict[str, Any]]:
    """Every hidden card this seat was shown in this round, in order: how, whose, which, and after how many happenings."""
    shown = [(when, entry, sight(entry, seat)) for when, entry in enumerate(table.record)]
    return [{"kind": entry.word, "when": when, **row} for when, entry, row in shown if row]


def sight(entry: record.Entry, seat: int) -> dict[str, Any]:
    """The hidden card that this seat was shown here, if any."""
    if isinstance(entry, record.Drew) and entry.seat == seat:
        return {"card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Looked) and entry.seat == seat:
        return {"seat": entry.target, "card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Exchanged) and entry.seat == seat:
        return {"seat": entry.target, "gave": CARD_NAMES[entry.gave], "card": CARD_NAMES[entry.got]}
    if isinstance(entry, record.Exchanged) and entry.target == seat:
        return {"seat": entry.seat, "gave": CARD_NAMES[entry.got], "card": CARD_NAMES[entry.gave]}
    if isinstance(entry, record.Skipped) and entry.seat == seat:
        return {"place": entry.place, "card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Promoted) and entry.seat == seat and entry.found >= 0:
        return {"card": CARD_NAMES[entry.found]}
    if isinstance(entry, record.Passed) and seat in (entry.seat, entry.target):
        return {"seat": entry.target if entry.seat == seat else entry.seat, "card": CARD_NAMES[entry.card]}
    return {}


def lies(table: Table, seat: int) -> list[bool]:
    """For each answer this seat gave in this round: was it a lie?"""
    answers = [entry for entry in table.record if isinstance(entry, record.Answered) and entry.seat == seat]
    return [entry.answer != true_answer(entry.card, entry.role) for entry in answers]
