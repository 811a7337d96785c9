"""Numbers for learners, from a seat's own view alone: `features(view)`, and `names(seats)` for what each index means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat;
with fewer than five seats the missing ones are all 0, so that the length is the same for every table. Numbers lie between
-1 and 1; counts are divided by what is usual and cut at 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    COLOUR_NAMES,
    COMPETENCE_NAMES,
    DIVISION_NAMES,
    MAX_SEATS,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    TRACK_NAMES,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.rules.actions import DECISIONS

PHASES: Final = [decision.word for decision in DECISIONS]
BLOCK: Final = 45
COMMON: Final = 60 + 2 * PLACES
LENGTH: Final = COMMON + MAX_SEATS * BLOCK
SIDES: Final = {"face_down": 0.25, "head": 0.5, "bribed": 1.0}
LEAST_SEATS: Final = 3


def names(seats: int = MAX_SEATS) -> list[str]:  # noqa: ARG001  (the names of every game take it)
    """What each index of `features` means; they are the same for every number of seats."""
    named = [f"seats:{count}" for count in range(LEAST_SEATS, MAX_SEATS + 1)]
    named += ["decider", "starter", "motivation", "meeting", "round", "sorted", "turns"]
    named += [f"phase:{name}" for name in PHASES]
    named += ["hand:count", "hand:extra", "hand:offers", "hand:envelope"]
    named += ["own:meeting", "own:bonus", "own:morons", "own:enemy_is_me", "own:enemy_seat", "leader"]
    named += [f"own:enemy:{way}" for way in COMPETENCE_NAMES]
    named += [f"stock:{shares}" for shares in range(1, CERTIFICATES + 1)]
    named += [f"staff:{office_name(place)}" for place in range(PLACES)]  # own ones above 0, others' below
    named += [f"main:{office_name(place)}" for place in range(PLACES)]
    return named + [f"seat+{seat}:{name}" for seat in range(MAX_SEATS) for name in seat_names()]


def seat_names() -> list[str]:
    """What each index of one seat's numbers means."""
    named = [f"track:{way}" for way in TRACK_NAMES] + [f"counsel:{name}" for name in DIVISION_NAMES]
    named += [f"point:{way}" for way in WAY_NAMES] + ["announced", "cash:low", "cash:high"]
    named += [f"certificates:{shares}" for shares in range(1, CERTIFICATES + 1)]
    named += [f"privilege:{name}" for name in PRIVILEGE_NAMES] + [f"head:{name}" for name in DIVISION_NAMES]
    return [*named, "board", "chairman", "leftmost", "departments", "mains", "employees"]


def features(view: Mapping[str, Any]) -> list[float]:
    """The numbers of a view that a seat was given; the gallery's view counts as seat 0's place without secrets."""
    seats = len(view["seats"])
    me = max(0, view["seat"])
    order = [(me + number) % seats for number in range(seats)]
    numbers = common(view, me, seats) + secrets(view, order) + company(view, me)
    for seat in order:
        numbers += block(view, seat)
    numbers += [0.0] * (LENGTH - len(numbers))
    return [max(-1.0, min(1.0, number)) for number in numbers]


def common(view: Mapping[str, Any], me: int, seats: int) -> list[float]:
    """The table and what is decided."""
    hand = view["in_hand"]
    envelope = hand["offer"]["sum"] if hand["offer"] is not None else 0
    return [
        *[float(seats == count) for count in range(LEAST_SEATS, MAX_SEATS + 1)],
        float(view["decider"] == me),
        float(view["starter"] == me),
        view["motivation"] / 6,
        view["meeting"] / 10,
        view["round"] / 8,
        view["sorted"] / 8,
        view["turns"] / 15,
        *[float(view["phase"] == name) for name in PHASES],
        hand["count"] / 6,
        hand["extra"] / 3,
        hand["offers"] / 2,
        (envelope or 0) / 2_000_000,
    ]


def secrets(view: Mapping[str, Any], order: list[int]) -> list[float]:
    """What this seat alone knows, and the leader's points."""
    leader = max(len(row["points"]) for row in view["seats"]) / 6
    own = view["own"]
    if own is None:
        return [0.0] * 5 + [leader] + [0.0] * 5
    stack = own["stack"] or []
    meeting = stack.index("meeting") + 1 if "meeting" in stack else 0
    bonus = stack.index("bonus") + 1 if "bonus" in stack else 0
    morons = sum(card.startswith("moron") for card in stack[:meeting])
    enemy = COLOUR_NAMES.index(own["archenemy"]["colour"])
    trio = own["archenemy"]["trio"]
    return [
        meeting / 8,
        bonus / 8,
        morons / 3,
        float(enemy == order[0]),
        order.index(enemy) / 4,
        leader,
        *[float(way in trio) for way in COMPETENCE_NAMES],
    ]


def company(view: Mapping[str, Any], me: int) -> list[float]:
    """Certificates left and the 36 offices."""
    size = []
    kind = []
    for place in range(PLACES):
        unit = view["offices"].get(office_name(place))
        size.append(0.0 if unit is None else (unit[2] + 1) / 7 * (1 if unit[0] == me else -1))
        kind.append(float(unit is not None and unit[1] == "main"))
    return [count / 3 for count in view["stock"]] + size + kind


def block(view: Mapping[str, Any], seat: int) -> list[float]:
    """One seat, as far as the viewer knows it."""
    row = view["seats"][seat]
    numbers = [row["tracks"][way] / view["thresholds"][way] for way in TRACK_NAMES]
    numbers += [figures / 3 for figures in row["counsel"]]
    numbers += [float(way in row["points"]) for way in WAY_NAMES]
    numbers += [float(row["announced"]), row["cash"]["low"] / 5_000_000, row["cash"]["high"] / 5_000_000]
    numbers += [count / 3 for count in row["certificates"]]
    numbers += [SIDES[card["side"]] if card["holder"] == seat else 0.0 for card in view["privileges"]]
    numbers += [float(view["heads"][name] == seat) for name in DIVISION_NAMES]
    numbers += [view["board"].count(seat) / 5, float(view["chairman"] == seat), float(view["board"][:1] == [seat])]
    return numbers + staff(view, seat)


def staff(view: Mapping[str, Any], seat: int) -> list[float]:
    """Departments, main departments and employees of a seat."""
    units = [unit for unit in view["offices"].values() if unit[0] == seat]
    mains = sum(unit[1] == "main" for unit in units)
    return [(len(units) - mains) / OFFICES, mains / OFFICES, sum(unit[2] for unit in units) / 20]
