"""What each seat is sent: built from its view and from `shown(seat)`, and from nothing else."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from boardroom.core.because import Because
from boardroom.core.game import Game
from boardroom.server.course import Course
from boardroom.server.marks import answers_itself, label_of
from boardroom.server.older import looks_plain, word_for
from boardroom.server.records import BOT, OPEN, PLAYING, WAITING, Kept, Person, Seat, Words
from boardroom.server.seating import deciding, is_asked, needed
from boardroom.server.wire import WIRE

MESSAGE: TypeAdapter[Any] = TypeAdapter(Any)  # of a known type it would warn, and quote what it found instead
TAIL = 400  # a longer tail is not sent: the client begins anew and can read the whole log over HTTP


def encode(message: dict[str, Any]) -> str:
    """A message as it travels: the same letters as from `json`, in a third of the time."""
    return MESSAGE.dump_json(message).decode()


def position(course: Course, seat: int, deadline_at: float | None) -> dict[str, Any]:
    """The table now; choices only for the seat that decides."""
    state = course.state
    decides = state is not None and seat >= 0 and course.decider == seat
    view = state.view(seat) if state is not None else None
    return {
        "number": course.told,
        "base": course.base,
        "view": view,
        "choices": [choice(course.game, code) for code in state.legal()] if decides and state is not None else [],
        "undo": undo_label(course, seat),
        "itself": seat >= 0 and answers_itself(course, seat, view),
        "dull": decides and view is not None and view["prompt"]["key"] in course.game.dull_prompts,
        "ahead": [choice(course.game, code) for code in ahead(course, seat)],
        "deadline_at": deadline_at,
    }


def ahead(course: Course, seat: int) -> list[int]:
    """What this seat may choose in advance."""
    state = course.state
    if state is None or seat < 0 or course.over or state.seat == seat:
        return []
    return course.game.ahead(state, seat)


def choice(game: Game, code: int) -> dict[str, Any]:
    """One legal choice: its path of things to click, its sentence and its rule."""
    action = game.action(code)
    return {
        "code": code,
        "text": action.text,
        "path": list(action.refs),
        "label": label_of(game, code),
        "rule": action.rule,
    }


def undo_label(course: Course, seat: int) -> dict[str, Any] | None:
    """The sentence of the choice this seat could take back."""
    if not course.record.rules.undo or not course.can_undo(seat):
        return None
    return label_of(course.game, course.history.choices[-course.undo_count(seat)][1])


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
    pace: dict[str, Any],
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
        "pace": pace,
    }


def saying(words: Words) -> dict[str, Any]:
    """Something said, for those who may hear it."""
    return {"id": words.id, "seat": words.seat, "name": words.name, "text": words.text, "at": words.at}


def because(base: int, path: list[str], reasons: list[Because]) -> dict[str, Any]:
    """Why something cannot be clicked."""
    told = [{"reason": one.reason, "rule": one.rule, "params": one.params, "near": one.near} for one in reasons]
    return {"type": "because", "base": base, "path": path, "reasons": told}


def problem(code: str, message: str, retry_after: float | None = None) -> dict[str, Any]:
    """A message that could not be served."""
    return {"type": "error", "code": code, "message": message, "retry_after": retry_after}


def invited_table(kept: Kept, person: Person | None) -> dict[str, Any]:
    """A table as its invitation describes it: what a guest asks before sitting down, and nothing of the game itself."""
    record, rules, me = kept.record, kept.record.rules, person.id if person is not None else None
    return {
        "game": record.game,
        "title": rules.title,
        "status": kept.standing.status,
        "host": next((seat.name for seat in kept.seats if seat.person == record.host), ""),
        "seats": [
            {
                "seat": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "level": seat.level,
                "free": is_free(seat, me, kept.seats) and kept.standing.status in (WAITING, PLAYING),
                "yours": me is not None and seat.person == me,
            }
            for seat in kept.seats
        ],
        "options": record.options,
        "watch": rules.watch,
        "hints": rules.hints,
        "undo": rules.undo,
        "chat": rules.chat,
        "deadline": rules.deadline,
        "hot_seat": rules.hot_seat,
    }


def is_free(seat: Seat, person: str | None, seats: list[Seat]) -> bool:
    """May this person sit down there? A rematch keeps seats for those who played, and nobody has two."""
    if seat.kind == OPEN and seat.person is not None:
        return seat.person == person
    has_one = person is not None and any(other.person == person and other.kind != OPEN for other in seats)
    return not has_one and (seat.vacated if seat.kind == BOT else seat.kind == OPEN)


def ask_info(kept: Kept, seat: int, me: str) -> dict[str, Any] | None:
    """What is asked about this seat, as this person may know it."""
    ask = next((one for one in kept.asks if one.seat == seat and is_asked(one, kept.seats[seat])), None)
    if ask is None:
        return None
    people = deciding(ask, kept.seats)
    return {
        "kind": ask.kind,
        "name": ask.name,
        "yes": len(ask.yes & people),
        "needed": needed(ask, people),
        "yours": bool(me) and ask.person == me,
        "voter": me in people,
        "voted": me in ask.yes if me in ask.yes | ask.no else None,
    }


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
        "rules": word_for(record),
        "plain": looks_plain(record),
        "status": standing.status,
        "seats": [
            {
                "seat": seat.number,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "level": seat.level,
                "vacated": seat.vacated,
                "address": seat.address,
                "reserved": seat.kind == OPEN and seat.person is not None,
                "yours": yours[seat.number],
                "conceded": seat.conceded,
                "ask": ask_info(kept, seat.number, me),
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
        "since": standing.since,
        "deadline_at": standing.deadline_at,
        "created": record.created,
        "ended": standing.ended,
        "outcome": standing.outcome,
        "rematch": standing.rematch,
        "origin": rules.origin,
        "hot_seat": rules.hot_seat,
    }
