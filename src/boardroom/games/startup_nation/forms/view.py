"""What each seat may know (rules page, section 5): the public table, its own cards, and what it has seen itself.

Everything here is worked out from public facts and from this seat's own entries of the record, never from the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.shapes import Backs, Faced
from boardroom.games.startup_nation.content.names import (
    ANSWERS,
    CARD_NAMES,
    COLOURS,
    KINDS,
    NOTHING,
    ROLE_NAMES,
    card_name,
    rank_of,
)
from boardroom.games.startup_nation.mind.notes import Notes
from boardroom.games.startup_nation.rules.questions import ANSWER, true_answer
from boardroom.games.startup_nation.shapes import (
    Card,
    CardFace,
    Cause,
    DeckZone,
    HandZone,
    Happening,
    Leaving,
    MenuZone,
    OpenQuestion,
    Own,
    Possible,
    QuestionRow,
    Seat,
    Sight,
    View,
    Zone,
)
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table


def view(table: Table, seat: int) -> View:
    """The table as this seat (-1: the gallery) sees it."""
    setup = table.setup
    discard = record.discarded(table.record)
    return {
        "game": "startup-nation",
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
        "ranks": {CARD_NAMES[card]: rank_of(card) for card in range(KINDS) if table.box_counts[card]},
        "interns": table.interns(),
        "discard": [{"card": CARD_NAMES[card], "seat": by, "cause": cause} for card, by, cause in discard],
        "question": question(table),
        "questions": questions(table),
        "happenings": happenings(table),
        "last_round": table.rounds[-1].as_dict() if table.rounds else None,
        "own": own(table, seat) if seat >= 0 else None,
    }


def seat_row(table: Table, seat: int) -> Seat:
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


def cause_of(table: Table, seat: int) -> Cause | None:
    """How this seat went out of the round, if it did."""
    if table.is_living(seat):
        return None
    for entry in table.record:
        if isinstance(entry, record.WentOut) and entry.seat == seat:
            return record.CAUSES[entry.why]
    return record.CAUSES[0]  # a table set up by hand does not say


def zones(table: Table, seat: int, cards: list[tuple[int, int, Leaving]]) -> list[Zone]:
    """The places on the table and the things that lie there."""
    places: list[Zone] = [hand_zone(table, other, seat) for other in range(table.setup.seats)]
    places.append(deck_zone(table, seat))
    discard = [card_thing(f"discard:{place}", card) for place, (card, _, _) in enumerate(cards)]
    places.append({"ref": "discard", "owner": -1, "kind": "row", "things": discard})
    places.append(faces_zone("roles", "role", ROLE_NAMES))
    places.append(faces_zone("answers", "answer", ANSWERS))
    choices = ["decline", "pass"] if table.setup.pass_left else ["decline"]
    places.append(faces_zone("choices", "choice", choices))
    places.append({"ref": "supply", "owner": -1, "kind": "tokens", "things": bpi_things(table)})
    return places


def hand_zone(table: Table, owner: int, seat: int) -> HandZone:
    """A hand: faces for its owner, backs for everybody else, in an order that tells nothing (L6)."""
    cards = table.hand(owner)
    things: list[CardFace | Backs] = []
    if owner == seat:
        things += [card_thing(f"hand:{CARD_NAMES[card]}", card, cards.count(card)) for card in sorted(set(cards))]
    elif table.over and cards:
        things.append(card_thing(f"card:{owner}", cards[0]))  # SN-40
    elif cards:
        things.append({"ref": f"card:{owner}", "back": "card", "count": len(cards)})
    return {"ref": f"hand:{owner}", "owner": owner, "kind": "hand", "things": things}


def deck_zone(table: Table, seat: int) -> DeckZone:
    """The deck: the top as far as this seat knows it, and backs."""
    known = table.deck.known_from_top(seat)
    things: list[CardFace | Backs] = []
    for place, card in enumerate(known):
        if card >= 0:
            things.append({"ref": f"deck:{place}", "count": 1, "face": CARD_NAMES[card]})
        else:
            things.append({"ref": f"deck:{place}", "count": 1, "back": "card"})
    if len(table.deck) > len(known):
        things.append({"ref": "deck:rest", "back": "card", "count": len(table.deck) - len(known)})
    return {"ref": "deck", "owner": -1, "kind": "deck", "things": things}


def card_thing(ref: str, card: int, count: int = 1) -> CardFace:
    """Cards of one kind that are seen."""
    return {"ref": ref, "face": CARD_NAMES[card], "count": count}


def faces_zone(ref: str, prefix: str, names: Sequence[str]) -> MenuZone:
    """Things that are always there to be named, whatever anybody holds (L8)."""
    things: list[Faced] = [{"ref": f"{prefix}:{name}", "face": name, "count": 1} for name in names]
    return {"ref": ref, "owner": -1, "kind": "menu", "things": things}


def bpi_things(table: Table) -> list[Faced]:
    """The BPI tokens nobody holds."""
    return [{"ref": "bpi", "face": "bpi", "count": table.supply}] if table.supply else []


def question(table: Table) -> OpenQuestion | None:
    """The question that waits for its answer."""
    if table.decision is not ANSWER:
        return None
    return {
        "asker": table.asker,
        "target": table.asked,
        "role": ROLE_NAMES[table.role],
        "card": CARD_NAMES[table.intern],
    }


def questions(table: Table) -> list[QuestionRow]:
    """All questions of the round with their answers."""
    rows: list[QuestionRow] = []
    for entry in table.record:
        if isinstance(entry, record.Asked):
            role = ROLE_NAMES[entry.role]
            rows.append({"asker": entry.seat, "target": entry.target, "role": role, "answer": None})
        elif isinstance(entry, record.Answered):
            rows[-1]["answer"] = ANSWERS[entry.answer]
    return rows


def happenings(table: Table) -> list[Happening]:
    """The public history of the round in order, as far as it bears on who may hold what."""
    rows = [entry.told() for entry in table.record]
    return [row for row in rows if row is not None]


def own(table: Table, seat: int) -> Own:
    """What only this seat knows."""
    notes = Notes(table, seat)
    return {
        "hand": [CARD_NAMES[card] for card in table.hand(seat)],
        "received": card_name(table.received if table.active == seat else NOTHING),
        "known": [card_name(card) for card in notes.known],
        "possible": possible(notes),
        "unplaced": unplaced(notes),
        "deck_top": [card_name(card) for card in table.deck.known_from_top(seat)],
        "seen": seen(table, seat),
        "lies": lies(table, seat),
    }


def possible(notes: Notes) -> list[Possible | None]:
    """For each seat with a hidden card: what it may hold, what only if somebody has lied, and what is certain."""
    rows: list[Possible | None] = [None] * notes.table.setup.seats
    for seat in notes.hidden:
        doubtful = notes.doubtful(seat)
        rows[seat] = {
            "cards": names_of(notes.possible[seat] & ~doubtful),
            "doubtful": names_of(doubtful),
            "certain": card_name(notes.certain(seat)),
        }
    return rows


def names_of(kinds: int) -> list[Card]:
    """The cards of this set by name."""
    return [CARD_NAMES[card] for card in range(KINDS) if kinds >> card & 1]


def unplaced(notes: Notes) -> dict[str, int]:
    """The cards of which this seat does not know where they are, and how many copies of each."""
    counts = notes.unplaced()
    return {CARD_NAMES[card]: counts[card] for card in range(KINDS) if counts[card]}


def seen(table: Table, seat: int) -> list[Sight]:
    """Every hidden card this seat was shown in this round, in order: how, whose, which, and after how many happenings."""
    shown = [sight(entry, when, seat) for when, entry in enumerate(table.record)]
    return [row for row in shown if row is not None]


def sight(entry: record.Entry, when: int, seat: int) -> Sight | None:
    """The hidden card that this seat was shown here, if any."""
    if isinstance(entry, record.Drew) and entry.seat == seat:
        return {"kind": "drew", "when": when, "card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Looked) and entry.seat == seat:
        return {"kind": "looked", "when": when, "seat": entry.target, "card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Exchanged) and seat in (entry.seat, entry.target):
        gave, got = CARD_NAMES[entry.gave], CARD_NAMES[entry.got]
        if entry.seat == seat:
            return {"kind": "exchanged", "when": when, "seat": entry.target, "gave": gave, "card": got}
        return {"kind": "exchanged", "when": when, "seat": entry.seat, "gave": got, "card": gave}
    if isinstance(entry, record.Skipped) and entry.seat == seat:
        return {"kind": "skipped", "when": when, "place": entry.place, "card": CARD_NAMES[entry.card]}
    if isinstance(entry, record.Promoted) and entry.seat == seat and entry.found >= 0:
        return {"kind": entry.word, "when": when, "card": CARD_NAMES[entry.found]}
    if isinstance(entry, record.Passed) and seat in (entry.seat, entry.target):
        other = entry.target if entry.seat == seat else entry.seat
        return {"kind": "passed", "when": when, "seat": other, "card": CARD_NAMES[entry.card]}
    return None


def lies(table: Table, seat: int) -> list[bool]:
    """For each answer this seat gave in this round: was it a lie?"""
    answers = [entry for entry in table.record if isinstance(entry, record.Answered) and entry.seat == seat]
    return [entry.answer != true_answer(entry.card, entry.role) for entry in answers]
