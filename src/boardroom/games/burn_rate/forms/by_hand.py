"""Setting up a table by hand: what is said is taken as it is, the rest is filled in with legal things.

See docs/tables-by-hand.md for what it may say.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import for_some, keys_by_hand, take_fields
from boardroom.core.luck import Luck
from boardroom.core.pile import Pile
from boardroom.core.reading import check_keys, number_of, whole
from boardroom.games.burn_rate.content.names import DEPARTMENTS, HAND_SIZE, NOTHING
from boardroom.games.burn_rate.rules.decisions import DRAFT, TURN
from boardroom.games.burn_rate.rules.people import join, may_join, turn_up
from boardroom.games.burn_rate.state.table import Table

SPECIAL: Final = ("seats", "seat", "phase", "out", "companies", "ideas", "pool", "piles", "hands", "draw", "discard")


def set_up(table: Table, said: dict[str, Any]) -> None:
    """Fills a new table; the seat is at the choice that the phase and the cards played so far leave it."""
    check_keys(said, [*SPECIAL, *keys_by_hand(table.setup.fields)])
    spare = Luck(table.luck.seed).stream("set-up")
    set_numbers(table, said)
    seat_people(table, said, spare)
    deal_cards(table, said, spare)
    if table.played and table.discarded:
        raise BadSave("cards are played or discarded in a turn, never both (BR-3.38)")


def set_numbers(table: Table, said: dict[str, Any]) -> None:
    """Whose turn it is, the banks, and who is out."""
    seats = table.setup.seats
    phase = said.get("phase", "turn")
    if phase not in ("draft", "turn"):
        raise BadSave(f"phase is draft or turn, not {phase!r}")
    table.decision = DRAFT if phase == "draft" else TURN
    table.seat = whole(said.get("seat", 0), "seat", 0, seats - 1)
    table.first = table.seat
    take_fields(table, said, table.setup.fields)
    out = said.get("out", [])
    if not isinstance(out, list) or any(seat not in range(seats) for seat in out) or table.seat in out:
        raise BadSave(f"out is a list of seats without the deciding seat {table.seat}, not {out!r}")
    table.solvent = sum(1 << seat for seat in range(seats) if seat not in out)
    if table.solvent.bit_count() < 2:
        raise BadSave("at least two companies are solvent while a turn is played")
    if min(money for seat, money in enumerate(table.bank) if seat not in out) < 0:
        raise BadSave(
            f"a company with less than nothing in its bank is bankrupt (BR-3.20), so bank is not {table.bank}"
        )


def seat_people(table: Table, said: dict[str, Any], spare: Luck) -> None:
    """Companies as they are named; others get one person of each department, as after a careful draft."""
    free = set(range(len(table.setup.content.people)))
    named = for_some(said.get("companies", {}), "companies", table.setup.seats)
    for seat, company in named.items():
        for department, names in by_department("companies", company).items():
            for name in list_of("companies", names):
                enlist(table, seat, department, claim_person(table, name, free))
    pool = by_department("pool", said.get("pool", {}))
    faces = {d: claim_person(table, name, free) for d, name in pool.items() if name is not None}
    piles = by_department("piles", said.get("piles", {}))
    orders = {d: [claim_person(table, n, free) for n in list_of("piles", names)] for d, names in piles.items()}
    for seat in range(table.setup.seats):
        if seat not in named and table.decision is TURN and table.is_solvent(seat):
            for department in range(4):
                fill_chair(table, seat, department, free, spare)
    for department in range(4):
        rest = [person for person in table.setup.people_of[department] if person in free]
        lay_pile(table, department, faces.get(department, NOTHING), orders.get(department, []), rest)
        if department in pool and pool[department] is None and table.pool[department] >= 0:
            raise BadSave(f"nobody is face up in {DEPARTMENTS[department]} only when all its people are in companies")


def enlist(table: Table, seat: int, department: int, person: int) -> None:
    """Puts a named person into a company."""
    name = table.setup.content.people[person]
    if table.setup.department[person] != department:
        raise BadSave(f"{name} does not work in {DEPARTMENTS[department]}")
    if not table.is_solvent(seat):
        raise BadSave(f"seat {seat} is out and has no people")
    if not may_join(table, seat, person):
        raise BadSave(f"seat {seat} cannot have a second Vice-President in {DEPARTMENTS[department]} (BR-3.10)")
    join(table, seat, person)


def fill_chair(table: Table, seat: int, department: int, free: set[int], spare: Luck) -> None:
    """Any free person of the department, if there still is one; nobody who is needed elsewhere."""
    candidates = [person for person in table.setup.people_of[department] if person in free]
    if candidates:
        person = spare.pick(candidates)
        free.discard(person)
        join(table, seat, person)


def lay_pile(table: Table, department: int, face: int, order: list[int], rest: list[int]) -> None:
    """The named people lie on top in their order, the rest below without one."""
    pile = Pile(rest)
    for person in reversed(order):
        pile.put_on_top(person)
    table.piles[department] = pile
    if face >= 0:
        table.pool[department] = face
    else:
        turn_up(table, department)


def deal_cards(table: Table, said: dict[str, Any], spare: Luck) -> None:
    """Named hands are exactly as named; others are dealt six cards."""
    seats = table.setup.seats
    free = set(range(len(table.setup.content.cards)))
    hands = for_some(said.get("hands", {}), "hands", seats)
    for seat, names in hands.items():
        table.hands[seat] = sorted(claim_cards(table, "hands", names, free))
    for seat, names in for_some(said.get("ideas", {}), "ideas", seats).items():
        table.ideas[seat] = sorted(claim_cards(table, "ideas", names, free))
        table.need[seat] = sum(table.setup.cards[card].value for card in table.ideas[seat])
        if any(not table.setup.cards[card].effect.stays for card in table.ideas[seat]):
            raise BadSave("only BAD IDEAS lie in front of a company")
    order = claim_cards(table, "draw", said.get("draw", []), free)
    table.discard = claim_cards(table, "discard", said.get("discard", []), free)
    rest = sorted(free)
    spare.shuffle(rest)
    for seat in range(seats):
        if seat not in hands and table.decision is TURN and table.is_solvent(seat):
            table.hands[seat] = sorted(rest[:HAND_SIZE])
            del rest[:HAND_SIZE]
        if len(table.hands[seat]) > (HAND_SIZE if table.decision is TURN and table.is_solvent(seat) else 0):
            raise BadSave(f"seat {seat} holds too many cards: six in the game, none in the draft or when out")
        table.backs[seat] = [0] * len(table.hands[seat])
    lay_draw_pile(table, order, rest)


def lay_draw_pile(table: Table, order: list[int], rest: list[int]) -> None:
    """The named cards lie on top in their order, the rest below without one."""
    table.draw_pile = Pile(rest)
    for card in reversed(order):
        table.draw_pile.put_on_top(card)
    left = len(order) + len(rest)
    table.bag_ids = [0] if left else []
    table.bag_left = [left] if left else []
    if left + len(table.discard) < HAND_SIZE:
        raise BadSave("draw pile and discards hold too few cards to refill a hand (BR-3.24)")


def claim_cards(table: Table, where: str, names: Any, free: set[int]) -> list[int]:
    """Cards by their names; `hire:123` is any copy that is still free, `hire:123:b` that one."""
    cards = []
    for name in list_of(where, names):
        content = table.setup.content
        copies = [c for c, copy in enumerate(content.cards) if name in (copy, copy.rpartition(":")[0], content.face[c])]
        if not copies:
            raise BadSave(f"there is no card {name!r} in this box")
        left = [card for card in copies if card in free]
        if not left:
            raise BadSave(f"{name} is named more often than the {len(copies)} in the box")
        free.discard(left[0])
        cards.append(left[0])
    return cards


def claim_person(table: Table, name: Any, free: set[int]) -> int:
    """A person who was not named before."""
    person = number_of(name, table.setup.content.people, "person")
    if person not in free:
        raise BadSave(f"{name} is named twice")
    free.discard(person)
    return person


def by_department(key: str, said: Any) -> dict[int, Any]:
    """What it says for some departments."""
    if not isinstance(said, dict) or any(name not in DEPARTMENTS for name in said):
        raise BadSave(f"{key} is a dict by department ({', '.join(DEPARTMENTS)}), not {said!r}")
    return {DEPARTMENTS.index(name): value for name, value in said.items()}


def list_of(where: str, names: Any) -> list[Any]:
    """A list of names."""
    if not isinstance(names, list):
        raise BadSave(f"{where} has lists of names, not {names!r}")
    return names
