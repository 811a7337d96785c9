"""What each seat may know (BR-3.32): everything on the table, its own hand, and no other."""

from __future__ import annotations

from typing import Final

from boardroom.core.shapes import Backs, Faced, Prompt
from boardroom.core.state import check_seat
from boardroom.games.burn_rate.content.names import DEPARTMENTS, ENGINEER, MOST_CARDS, ROLES, SKILL_SETS
from boardroom.games.burn_rate.mind.belief import without_order
from boardroom.games.burn_rate.rules.decisions import DECISIONS
from boardroom.games.burn_rate.rules.people import head_of
from boardroom.games.burn_rate.shapes import Card, Department, HandZone, Head, Own, Person, Seat, Unordered, View, Zone
from boardroom.games.burn_rate.state.fields import OVER
from boardroom.games.burn_rate.state.table import Table

PROMPTS: Final = (
    *dict.fromkeys(key for row in DECISIONS for key in (*row.prompts, row.waiting)),
    "prompt-over",
)
CHOICES: Final = ["discard", "end-turn", "stop"]


def view(table: Table, seat: int) -> View:
    """The table as this seat (-1: the gallery) sees it."""
    setup = table.setup
    check_seat(seat, setup.seats)
    return {
        "game": "burn-rate",
        "seat": seat,
        "decider": table.seat,
        "prompt": prompt(table, seat),
        "seats": [seat_row(table, other) for other in range(setup.seats)],
        "zones": zones(table, seat),
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
        "options": dict(setup.options),
        "names": dict(setup.content.own_names),
        "box": [row.copy() for row in setup.box],
        "phase": table.decision.word if table.decision is not None else OVER,
        "round": table.round,
        "first": table.first,
        "played": table.played,
        "discarded": table.discarded,
        "most_cards": MOST_CARDS,
        "plays_left": MOST_CARDS - table.played if table.discarded == 0 else 0,
        "draw": len(table.draw_pile),
        "shuffles": table.shuffles,
        "bags": [backs[:] for backs in table.inner],
        "pending": table.name(table.leaving) if table.leaving >= 0 else None,
        "own": own(table, seat) if seat >= 0 else None,
    }


def prompt(table: Table, seat: int) -> Prompt:
    """What the table waits for, in words for this seat."""
    if table.decision is None:
        assert table.outcome is not None
        return {"key": "prompt-over", "params": {"winners": table.outcome.winners[:]}, "rule": "BR-3.23"}
    if seat != table.seat:
        return {"key": table.decision.waiting, "params": {"seat": table.seat}, "rule": "BR-3.0"}
    key, rule, params = table.decision.prompt(table)
    return {"key": key, "params": {"seat": table.seat, **params}, "rule": rule}


def seat_row(table: Table, seat: int) -> Seat:
    """What everybody knows of one company."""
    heads: dict[Department, Head] = {}
    for department, name in enumerate(DEPARTMENTS):
        heads[name] = {"skill": table.skill[seat * 4 + department], "head": head_of(table, seat, department)}
    return {
        "ref": f"seat:{seat}",
        "solvent": table.is_solvent(seat),
        "living": table.is_solvent(seat),  # what a page shows as still in the game
        "bank": table.bank[seat],
        "burn_rate": table.burn_rate(seat),
        "runway": runway(table, seat),
        "cards": len(table.hands[seat]),
        "backs": sorted(table.backs[seat]),
        "heads": heads,
        "payday": {
            "salaries": table.payroll[seat],
            "engineers": table.engineers[seat],
            "engineers_needed": table.need[seat],
            "contractors": table.contractors[seat],
            "contractors_needed": table.contractors_needed(seat),
            "factor": 1 << table.markers[seat],
            "last": table.burned[seat],
            "vps": table.vps_of(seat),
        },
    }


def runway(table: Table, seat: int) -> int | None:
    """How many paydays the bank lasts at the present burn, for ever without one; a marker counts once (BR-3.29)."""
    next_payday = table.burn_rate(seat)
    if next_payday == 0:
        return None
    if table.bank[seat] < next_payday:
        return 0
    return 1 + (table.bank[seat] - next_payday) // (next_payday >> table.markers[seat])


def zones(table: Table, seat: int) -> list[Zone]:
    """The places on the table and the things that lie there."""
    places: list[Zone] = []
    for other in range(table.setup.seats):
        places.append(hand_zone(table, other, seat))
        staff = [person_thing(table, person) for person in table.staff[other]]
        places.append({"ref": f"company:{other}", "owner": other, "kind": "company", "things": staff})
        ideas = [card_thing(table, card, "idea:") for card in table.ideas[other]]
        places.append({"ref": f"ideas:{other}", "owner": other, "kind": "ideas", "things": ideas})
    places.append({"ref": "pool", "owner": -1, "kind": "pool", "things": pool_things(table)})
    for department, name in enumerate(DEPARTMENTS):
        places.append({"ref": f"pile:{name}", "owner": -1, "kind": "deck", "things": pile_things(table, department)})
    places.append({"ref": "draw", "owner": -1, "kind": "deck", "things": draw_things(table)})
    discards = [card_thing(table, card, "discard:") for card in table.discard]
    places.append({"ref": "discard", "owner": -1, "kind": "row", "things": discards})
    menu: list[Faced] = [{"ref": f"choice:{name}", "face": name, "count": 1} for name in CHOICES]
    places.append({"ref": "choices", "owner": -1, "kind": "menu", "things": menu})
    return places


def hand_zone(table: Table, owner: int, seat: int) -> HandZone:
    """A hand: faces for its owner, backs for everybody else."""
    cards = table.hands[owner]
    things: list[Card | Backs] = []
    if owner == seat:
        things += [card_thing(table, card, "hand:") for card in cards]
    elif cards:
        things.append({"ref": f"cards:{owner}", "back": "card", "count": len(cards)})
    return {"ref": f"hand:{owner}", "owner": owner, "kind": "hand", "things": things}


def card_thing(table: Table, card: int, prefix: str) -> Card:
    """A card that is seen, with the numbers printed on it."""
    setup = table.setup
    return {
        "ref": prefix + setup.content.cards[card],
        "face": setup.content.face[card],
        "count": 1,
        "effect": setup.cards[card].effect.word,
        "skills": [int(digit) for digit in SKILL_SETS[setup.cards[card].skills]],
        "value": setup.cards[card].value,
    }


def person_thing(table: Table, person: int, ref: str = "") -> Person:
    """A person who is seen, with the numbers printed on the card; `marks` are those that a short line shows."""
    setup = table.setup
    name = setup.content.people[person]
    department = DEPARTMENTS[setup.department[person]]
    role = ROLES[setup.role[person]]
    has_skill = setup.role[person] != ENGINEER
    return {
        "ref": ref or f"person:{name}",
        "face": name,
        "count": 1,
        "department": department,
        "role": role,
        "skill": setup.skill[person] if has_skill else None,
        "salary": setup.salary[person],
        "marks": [f"department:{department}", f"role:{role}", *([str(setup.skill[person])] if has_skill else [])],
    }


def pool_things(table: Table) -> list[Person]:
    """The face-up person of each department that has one."""
    return [
        person_thing(table, person, f"pool:{DEPARTMENTS[department]}")
        for department, person in enumerate(table.pool)
        if person >= 0
    ]


def pile_things(table: Table, department: int) -> list[Person | Unordered | Backs]:
    """The people below, from the top: somebody put there singly is known, of the others only who they are (BR-3.32)."""
    pile = table.piles[department]
    if 0 in pile.layer:
        pile = without_order(pile)
    things: list[Person | Unordered | Backs] = []
    people = table.setup.content.people
    for place, layer in enumerate(pile.save()):
        ref = f"pile:{DEPARTMENTS[department]}:{place}"
        if layer[0] >= 0:
            things.append(person_thing(table, layer[1], ref))
        else:
            among = [people[person] for person in layer[1:]]
            things.append({"ref": ref, "back": "person", "count": len(among), "among": among})
    return things


def draw_things(table: Table) -> list[Person | Unordered | Backs]:
    """The draw pile, of which nobody knows anything."""
    return [{"ref": "draw:0", "back": "card", "count": len(table.draw_pile)}] if len(table.draw_pile) else []


def own(table: Table, seat: int) -> Own:
    """What only this seat knows."""
    hand = table.hands[seat]
    return {
        "hand": [table.setup.content.cards[card] for card in hand],
        "ways": [table.route[card] + [back] for card, back in zip(hand, table.backs[seat], strict=True)],
        "unseen": unseen(table, seat),
    }


def unseen(table: Table, seat: int) -> list[int]:
    """For each row of the box how many of its cards lie open nowhere, nor in this hand: they are drawn, or with others."""
    counts = list(table.setup.content.box.values())
    row = table.setup.content.row
    for cards in (table.hands[seat], table.discard, *table.ideas):
        for card in cards:
            counts[row[card]] -= 1
    return counts
