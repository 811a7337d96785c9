"""Numbers for learners, made from a seat's view alone: a list of fixed length, each number about between -1 and 1.

The seat that looks comes first, then the others clockwise; with fewer than five seats the missing ones are all 0.

    0-4     seats at the table is 3, 4, 5; this seat decides; this seat is starter
    5-9     motivation / 6, meeting / 10, round / 8, cards sorted / 8, figures or actions so far / 15
    10-37   what is decided now, one of the 28 phases
    38-41   employees in hand / 6, extra ones / 3, offers made / 2, the envelope / 2,000,000 (0 when unknown)
    42-47   own stack: place of the Meeting / 8 and of the Bonus / 8 (0 when unknown), Morons before the Meeting / 3,
            own archenemy is one's own colour, its seat counted clockwise / 4, points so far / 6 of the leader
    48-52   own archenemy's competences: influence, shares, main departments, corruption, counsel
    53-59   certificates left / 3, of 1 to 7 shares
    60-95   the 36 offices from Development's top: own employees + 1 (or others' employees + 1, negative) / 7
    96-131  the same offices: 1 for a main department
    then 5 blocks of 45, one for each seat from this one clockwise:
      0-3   influence, shares, main departments, corruption / their thresholds
      4-9   counsel figures by division / 3
      10-15 points reached: the four tracks, counsel, archenemy
      16    announced
      17-18 least and most money it can have / 5,000,000
      19-25 certificates / 3, of 1 to 7 shares
      26-32 privilege cards held and known: 0.5 head's side, 1 bribed side, 0.25 face down
      33-38 heads by division
      39    figures on the board / 5
      40    Chairman
      41    leftmost figure on the board
      42-44 departments / 6, main departments / 6, employees / 20
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.games.power_struggle.names import (
    COLOUR_NAMES,
    DIVISION_NAMES,
    MAX_SEATS,
    OFFICES,
    PHASE_NAMES,
    PLACES,
    WAY_NAMES,
    office_name,
)

BLOCK: Final = 45
COMMON: Final = 60 + 2 * PLACES
LENGTH: Final = COMMON + MAX_SEATS * BLOCK
SIDES: Final = {"face_down": 0.25, "head": 0.5, "bribed": 1.0}
LEAST_SEATS: Final = 3


def features(view: dict[str, Any]) -> list[float]:
    """The numbers of a view that a seat was given; the gallery's view counts as seat 0's place without secrets."""
    seats = len(view["seats"])
    me = max(0, view["seat"])
    order = [(me + number) % seats for number in range(seats)]
    numbers = common(view, me, seats) + secrets(view, order) + company(view, me)
    for seat in order:
        numbers += block(view, seat)
    return numbers + [0.0] * (LENGTH - len(numbers))


def common(view: dict[str, Any], me: int, seats: int) -> list[float]:
    """0 to 41: the table and what is decided."""
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
        *[float(view["phase"] == name) for name in PHASE_NAMES],
        hand["count"] / 6,
        hand["extra"] / 3,
        hand["offers"] / 2,
        (envelope or 0) / 2_000_000,
    ]


def secrets(view: dict[str, Any], order: list[int]) -> list[float]:
    """42 to 52: what this seat alone knows, and the leader's points."""
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
        *[float(way in trio) for way in WAY_NAMES[:5]],
    ]


def company(view: dict[str, Any], me: int) -> list[float]:
    """53 to 131: certificates left and the 36 offices."""
    size = []
    kind = []
    for place in range(PLACES):
        unit = view["offices"].get(office_name(place))
        size.append(0.0 if unit is None else (unit[2] + 1) / 7 * (1 if unit[0] == me else -1))
        kind.append(float(unit is not None and unit[1] == "main"))
    return [count / 3 for count in view["stock"]] + size + kind


def block(view: dict[str, Any], seat: int) -> list[float]:
    """One seat, as far as the viewer knows it."""
    row = view["seats"][seat]
    numbers = [row["tracks"][way] / view["thresholds"][way] for way in WAY_NAMES[:4]]
    numbers += [figures / 3 for figures in row["counsel"]]
    numbers += [float(way in row["points"]) for way in WAY_NAMES]
    numbers += [float(row["announced"]), row["cash"]["low"] / 5_000_000, row["cash"]["high"] / 5_000_000]
    numbers += [count / 3 for count in row["certificates"]]
    numbers += [SIDES[card["side"]] if card["holder"] == seat else 0.0 for card in view["privileges"]]
    numbers += [float(view["heads"][name] == seat) for name in DIVISION_NAMES]
    numbers += [view["board"].count(seat) / 5, float(view["chairman"] == seat), float(view["board"][:1] == [seat])]
    return numbers + staff(view, seat)


def staff(view: dict[str, Any], seat: int) -> list[float]:
    """Departments, main departments and employees of a seat."""
    units = [unit for unit in view["offices"].values() if unit[0] == seat]
    mains = sum(unit[1] == "main" for unit in units)
    return [(len(units) - mains) / OFFICES, mains / OFFICES, sum(unit[2] for unit in units) / 20]
