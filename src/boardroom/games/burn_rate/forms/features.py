"""Numbers for learners, from a seat's own view alone: `features(view)`, and `names(seats)` for what each index means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat. The
length depends on the number of seats only. Numbers lie between -1 and 1; large ones are cut.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardroom.games.burn_rate.content.names import DEPARTMENTS, ROLES
from boardroom.games.burn_rate.rules.decisions import DECISIONS
from boardroom.games.burn_rate.rules.effects import EFFECTS
from boardroom.games.burn_rate.state.fields import OVER

PHASES: Final = [*[row.word for row in DECISIONS], OVER]
WORDS: Final = [row.word for row in EFFECTS]
SKILLED: Final = [row.word for row in EFFECTS if not row.purple]
SKILLS: Final = ["0", "1", "2", "3"]
PER_SEAT: Final = [
    "decider", "solvent", "bank", "burn_rate", "runway", "salaries", "engineers", "engineers_needed", "contractors",
    "contractors_needed", "factor", "vps", "cards", "last_payday",
]  # fmt: skip


def names(seats: int) -> list[str]:
    """What each index of `features` means with this many seats."""
    named = [f"phase:{phase}" for phase in PHASES]
    named += ["round", "played", "discarded", "draw"]
    named += [f"hand:{effect}:{what}" for effect in WORDS for what in ("count", "value")]
    named += [f"hand:{effect}:playable_at:{skill}" for effect in SKILLED for skill in SKILLS]
    named += [f"discard:{effect}" for effect in WORDS]
    for department in DEPARTMENTS:
        named += [f"pool:{department}:{role}" for role in ROLES]
        named += [f"pool:{department}:skill", f"pool:{department}:salary", f"pile:{department}"]
    for seat in range(seats):
        named += [f"seat+{seat}:{field}" for field in PER_SEAT]
        for department in DEPARTMENTS:
            named += [f"seat+{seat}:{department}:skill:{skill}" for skill in SKILLS]
            named += [f"seat+{seat}:{department}:people", f"seat+{seat}:{department}:vp"]
    return named


def features(view: Mapping[str, Any]) -> list[float]:
    """The view of a seat as numbers, in the order of `names`."""
    me: int = view["seat"]
    zones = {zone["ref"]: zone["things"] for zone in view["zones"]}
    numbers = [float(view["phase"] == phase) for phase in PHASES]
    numbers += [view["round"] / view["options"]["round_cap"], view["played"] / 4, view["discarded"] / 4]
    numbers.append(cut(view["draw"] / 100))
    numbers += hand_features(zones[f"hand:{me}"])
    gone = [thing["effect"] for thing in zones["discard"]]
    numbers += [cut(gone.count(effect) / 10) for effect in WORDS]
    for department in DEPARTMENTS:
        numbers += pool_features(zones["pool"], department)
        numbers.append(cut(sum(thing["count"] for thing in zones[f"pile:{department}"]) / 16))
    seats = len(view["seats"])
    for step in range(seats):
        seat = (me + step) % seats
        numbers += seat_features(view, seat, zones[f"company:{seat}"])
    return numbers


def hand_features(hand: list[Mapping[str, Any]]) -> list[float]:
    """How many cards of each kind, how much they are worth together, and how many go with each skill of a head."""
    numbers: list[float] = []
    for effect in WORDS:
        cards = [thing for thing in hand if thing["effect"] == effect]
        numbers += [len(cards) / 6, cut(sum(thing["value"] for thing in cards) / 40)]
    for effect in SKILLED:
        cards = [thing for thing in hand if thing["effect"] == effect]
        numbers += [sum(skill in thing["skills"] for thing in cards) / 6 for skill in range(4)]
    return numbers


def pool_features(pool: list[Mapping[str, Any]], department: str) -> list[float]:
    """Who is face up in a department."""
    faces = [thing for thing in pool if thing["department"] == department]
    if not faces:
        return [0.0] * (len(ROLES) + 2)
    person = faces[0]
    numbers = [float(person["role"] == role) for role in ROLES]
    return [*numbers, (person["skill"] or 0) / 3, cut(person["salary"] / 3)]


def seat_features(view: Mapping[str, Any], seat: int, company: list[Mapping[str, Any]]) -> list[float]:
    """What is seen of one company."""
    row = view["seats"][seat]
    payday = row["payday"]
    numbers = [
        float(view["decider"] == seat),
        float(row["solvent"]),
        cut(row["bank"] / 150),
        cut(row["burn_rate"] / 50),
        1.0 if row["runway"] is None else cut(row["runway"] / 20),
        cut(payday["salaries"] / 20),
        cut(payday["engineers"] / 10),
        cut(payday["engineers_needed"] / 20),
        cut(payday["contractors"] / 20),
        cut(payday["contractors_needed"] / 20),
        cut((payday["factor"] - 1) / 3),
        payday["vps"] / 4,
        row["cards"] / 6,
        cut(payday["last"] / 50),
    ]
    for department in DEPARTMENTS:
        numbers += [float(row["heads"][department]["skill"] == skill) for skill in range(4)]
        people = [thing["role"] for thing in company if thing["department"] == department]
        numbers += [cut(len(people) / 10), float("vp" in people)]
    return numbers


def cut(number: float) -> float:
    """The number, no further from zero than one."""
    return max(-1.0, min(1.0, number))
