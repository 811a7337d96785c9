"""What each seat is sent: built from its view and from `shown(seat)`, and from nothing else."""

from __future__ import annotations

import json
from typing import Any

from boardroom.core.game import Game
from boardroom.server.course import Course
from boardroom.server.records import OPEN, Kept, Person, Words
from boardroom.server.wire import WIRE

TAIL = 400  # a longer tail is not sent: the client begins anew and can read the whole log over HTTP


def encode(message: dict[str, Any]) -> str:
    """A message as it travels."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def position(course: Course, seat: int, deadline_at: float | None) -> dict[str, Any]:
    """The table now; choices only for the seat that decides."""
    state = course.state
    decides = state is not None and seat >= 0 and state.seat == seat
    return {
        "number": course.told,
        "base": course.base,
        "view": state.view(seat) if state is not None else None,
        "choices": [choice(course.game, code) for code in state.legal()] if decides and state is not None else [],
        "undo": undo_label(course, seat),
        "deadline_at": deadline_at,
    }


def choice(game: Game, code: int) -> dict[str, Any]:
    """One legal choice: its path of things to click, its sentence and its rule."""
    action = game.action(code)
    return {
        "code": code,
        "text": action.text,
        "path": list(action.refs),
        "label": {"key": f"action-{action.label}", "params": action.params},
        "rule": action.rule,
    }


def undo_label(course: Course, seat: int) -> dict[str, Any] | None:
    """The sentence of the choice this seat could take back."""
    if not course.record.rules.undo or not course.can_undo(seat):
        return None
    action = course.game.action(course.history.choices[-1][1])
    return {"key": f"action-{action.label}", "params": action.params}


def update(course: Course, seat: int, after: int, deadline_at: float | None) -> dict[str, Any]:
    """What happened behind that number, and the table now."""
    return {
        "type": "update",
        "events": course.shown(seat, after),
        "position": position(course, seat, deadline_at),
    }


def welcome(
    course: Course,
    seat: int,
    last: int | None,
    deadline_at: float | None,
    table: dict[str, Any],
    presence: dict[str, Any],
    chat: list[dict[str, Any]],
) -> dict[str, Any]:
    """The tail behind the client's last number; or a fresh start with the latest events when that is not to be had."""
    known = last is not None and max(course.first, course.told - TAIL) <= last <= course.told
    return {
        "type": "welcome",
        "wire": WIRE,
        "table": table,
        "seat": seat,
        "fresh": not known,
        "events": course.shown(seat, last if known and last is not None else course.told - TAIL),
        "position": position(course, seat, deadline_at),
        "presence": presence,
        "chat": chat,
    }


def saying(words: Words) -> dict[str, Any]:
    """Something said, for those who may hear it."""
    return {"id": words.id, "seat": words.seat, "name": words.name, "text": words.text, "at": words.at}


def problem(code: str, message: str, retry_after: float | None = None) -> dict[str, Any]:
    """A message that could not be served."""
    return {"type": "error", "code": code, "message": message, "retry_after": retry_after}


def table_info(kept: Kept, person: Person | None) -> dict[str, Any]:
    """A table as this person may know it: never the seed, never who is who."""
    record, standing, rules = kept.record, kept.standing, kept.record.rules
    me = person.id if person is not None else ""
    yours = [bool(me) and seat.person == me for seat in kept.seats]
    return {
        "id": record.id,
        "game": record.game,
        "revision": record.revision,
        "content": record.content,
        "options": record.options,
        "title": rules.title,
        "status": standing.status,
        "seats": [
            {
                "seat": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "level": seat.level,
                "vacated": seat.vacated,
                "reserved": seat.kind == OPEN and seat.person is not None,
                "yours": yours[seat.number],
            }
            for seat in kept.seats
        ],
        "you": [seat.number for seat in kept.seats if yours[seat.number]],
        "you_host": bool(me) and record.host == me,
        "listed": record.listed,
        "watch": rules.watch,
        "chat": rules.chat,
        "gallery_chat": rules.gallery_chat,
        "hints": rules.hints,
        "undo": rules.undo,
        "deadline": rules.deadline,
        "stand_in": rules.stand_in,
        "stand_in_level": rules.stand_in_level,
        "seed_hash": record.seed_hash,
        "seed_chosen": record.seed_chosen,
        "decider": standing.decider,
        "deadline_at": standing.deadline_at,
        "created": record.created,
        "ended": standing.ended,
        "outcome": standing.outcome,
        "rematch": standing.rematch,
        "origin": rules.origin,
    }
