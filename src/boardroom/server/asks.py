"""What those who sit at a table decide together: whether somebody takes a seat that was left in mid-game, whether a bot
plays for somebody who is away, and whether the game ends here. The last is asked on the seat of who proposes it.
"""

from __future__ import annotations

from boardroom.server import seating
from boardroom.server.errors import Refusal
from boardroom.server.owner import TableOwner
from boardroom.server.records import END, PERSON, PLAYING, REPLACE, SIT, Ask, Person
from boardroom.server.tables import Tables


async def sit(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """Sits down; where people are playing, it asks them first."""
    owner.check_number(seat)
    if owner.standing.status != PLAYING or not seating.voters(owner.course.seats, person.id):
        await owner.reseat(seat, lambda was, around: seating.sit(was, person, around), "sat", person.id)
        return
    wanted = seating.sit(owner.course.seats[seat], person, await owner.around(person.id))  # or it says why not
    await begin(tables, owner, Ask(seat, SIT, person.id, wanted.name))


async def replace(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """A bot shall play for somebody who is away: the host says so, or those who sit agree."""
    owner.check_number(seat)
    deciding = seating.voters(owner.course.seats, owner.course.seats[seat].person)
    if person.id not in deciding and owner.record.host != person.id:
        raise Refusal("not-allowed", "only those who sit at the table decide that")
    seating.replaced(owner.course.seats[seat], owner.standing.status, owner.record.rules)  # or it says why not
    owner.check_gone(seat)
    ask = Ask(seat, REPLACE, person.id, person.name, frozenset({person.id}) & deciding)
    if owner.record.host == person.id:
        await carry_out(tables, owner, ask)
        return
    await begin(tables, owner, ask)


async def end(tables: Tables, owner: TableOwner, seat: int, person: Person) -> None:
    """Proposes to end the game here, without a result; who agrees with a proposal that is there has voted for it."""
    owner.check_number(seat)
    here = owner.course.seats[seat]
    seating.check_own(here, person)
    if owner.standing.status != PLAYING or here.kind != PERSON:
        raise Refusal("not-now", "only who plays a running game proposes to end it")
    for other in [one.number for one in owner.course.seats if one.number != seat]:
        proposed = await current(tables, owner, other)
        if proposed is not None and proposed.kind == END:
            await vote(tables, owner, other, person, END, yes=True)
            return
    await begin(tables, owner, Ask(seat, END, person.id, person.name, frozenset({person.id})))


async def begin(tables: Tables, owner: TableOwner, ask: Ask) -> None:
    """Asks those who sit; one question about a seat at a time."""
    asked = await current(tables, owner, ask.seat)
    if asked is None:
        await tables.store.end_ask(owner.record.id, ask.seat)  # what was left over from before
        await tables.store.ask(owner.record.id, ask)
        asked = await current(tables, owner, ask.seat)
    if asked is not None and asked.kind == REPLACE == ask.kind:  # somebody else asked for the same
        await tables.store.vote(owner.record.id, ask.seat, ask.person, yes=True)
        asked = await current(tables, owner, ask.seat)
    elif asked is None or (asked.kind, asked.person) != (ask.kind, ask.person):
        raise Refusal("not-now", "something else is asked about this seat: wait until they have answered", 10.0)
    if asked is not None:
        await settle(tables, owner, asked)


async def vote(tables: Tables, owner: TableOwner, seat: int, person: Person, kind: str, yes: bool) -> None:
    """One voice; with enough of them it is done, or given up."""
    owner.check_number(seat)
    ask = await current(tables, owner, seat)
    if ask is None or ask.kind != kind:
        raise Refusal("not-now", "that is not asked any more")
    if person.id == ask.person and not yes:
        await tables.store.end_ask(owner.record.id, seat)
        await tell(tables, owner)
        return
    if person.id not in seating.deciding(ask, owner.course.seats):
        raise Refusal("not-allowed", "only those who sit at the table vote")
    await tables.store.vote(owner.record.id, seat, person.id, yes)
    ask = await current(tables, owner, seat)
    if ask is not None:  # otherwise another voice has settled it
        await settle(tables, owner, ask)


async def current(tables: Tables, owner: TableOwner, seat: int) -> Ask | None:
    """What is asked about this seat, unless the table has moved on since."""
    asked = await tables.store.asks(owner.record.id)
    return next((ask for ask in asked if ask.seat == seat and seating.is_asked(ask, owner.course.seats[seat])), None)


async def settle(tables: Tables, owner: TableOwner, ask: Ask) -> None:
    """Does what was asked when enough are for it; drops it when that cannot be any more; tells the table."""
    deciding = seating.deciding(ask, owner.course.seats)
    needed = seating.needed(ask, deciding)
    agreed = len(ask.yes & deciding) >= needed
    try:
        if agreed:
            await carry_out(tables, owner, ask)
    finally:
        if agreed or len(deciding - ask.no) < needed:
            await tables.store.end_ask(owner.record.id, ask.seat)
        await tell(tables, owner)


async def carry_out(tables: Tables, owner: TableOwner, ask: Ask) -> None:
    """They agreed."""
    if ask.kind == END:
        await owner.close("agreed")
        return
    if ask.kind == REPLACE:
        owner.check_gone(ask.seat)
        rules = owner.record.rules
        await owner.reseat(ask.seat, lambda was, around: seating.replaced(was, around.status, rules), "away")
        return
    person = await tables.store.person(ask.person)
    if person is not None:
        await owner.reseat(ask.seat, lambda was, around: seating.sit(was, person, around), "sat", person.id)


async def tell(tables: Tables, owner: TableOwner) -> None:
    """Everybody at the table sees what is asked, whichever worker they talk to."""
    await tables.retell(owner)
    tables.notices.tell({"kind": "asks", "table": owner.record.id})
