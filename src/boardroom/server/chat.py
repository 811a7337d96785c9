"""Talk at a table: who may hear whom, and how much may be said."""

from __future__ import annotations

import time

from boardroom.server.course import Course
from boardroom.server.errors import Refusal
from boardroom.server.owner import TableOwner
from boardroom.server.records import GALLERY, GALLERY_BIT, Person, Words
from boardroom.server.seating import called
from boardroom.server.tables import Tables


async def say(tables: Tables, owner: TableOwner, seat: int, person: Person | None, address: str, text: str) -> None:
    """Keeps the words and tells those who may hear them; who has no name is counted by address."""
    record, me = owner.record, person.id if person is not None else None
    if not record.rules.chat:
        raise Refusal("not-allowed", "this table plays without talk")
    tables.limits.check("say", me or address)
    tables.limits.check("table-say", record.id)
    if me is not None and (await tables.store.standing_of_member(record.id, me))[0]:
        raise Refusal("muted", "the host does not let you talk here")
    if me is not None and await tables.store.is_silenced(me):
        raise Refusal("muted", "the operator of this server does not let you talk")
    heard, name = hearers(owner.course, seat), called(person, owner.course.seats).name if person is not None else ""
    words = await tables.store.add_words(Words(0, record.id, seat, name, cleaned(text), heard, time.time(), me))
    owner.tell_words(words)
    tables.notices.tell({"kind": "chat", "table": record.id, "id": words.id})


def hearers(course: Course, seat: int) -> int:
    """Whom these words reach, as bits: the game says who is muted (L18), the table what the gallery may say."""
    seats = range(course.record.seats)
    if seat == GALLERY:
        reached = seats if course.record.rules.gallery_chat else range(0)
        return sum(1 << other for other in reached) | 1 << GALLERY_BIT
    if course.state is None:
        return sum(1 << other for other in seats) | 1 << GALLERY_BIT
    state, may_talk = course.state, course.game.may_talk
    heard = sum(1 << other for other in seats if other == seat or may_talk(state, seat, other))
    return heard | may_talk(state, seat, GALLERY) << GALLERY_BIT


def cleaned(text: str) -> str:
    """Words on one line, without signs that cannot be seen."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    words = " ".join(plain.split())
    if not words:
        raise Refusal("bad-request", "there is nothing to say in that")
    return words
