"""Numbers for learners, from a seat's view alone: a list of fixed length, each between 0 and 1 unless it says otherwise.

`names(seats)` says what each index means; in short:

| index | what |
|---|---|
| 0-7 | threat / limit; thresholds fired / 3; floor / floors; round / 50; CEO level / 6; pings / 4; seats / 4; deciding |
| 8-13 | the three objectives: done and needed, each / 20 (0 when there is none) |
| 14-37 | each slot of the cycle: standard, physical, tech, utility chip (half when degraded; a captain chip is 0 0 0 0) |
| 38-73 | each seat from the own one: power / 12, online, level / 6, layer / 4, banned, cards, keys / 3, imperative, tokens |
| 74-98 | each robot (own agent first, the module last): x / 13, y / 11, power / 12, spotted, alert chip elsewhere |
| 99-148 | the ten first units: x / 13, y / 11, level / 4, stunned, has a key |
| 149-159 | own reserve and team reserve by type / 5, then dice by kind / 12 |
| 160-164 | AP / 20; the own turn; unlocked doors / 16; wall tokens / 3; ranges widened |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

LENGTH: Final = 165
SEATS: Final = 4
UNITS: Final = 10
CHIP_TYPES: Final = ["S", "P", "T", "U"]
DICE: Final = ["basic", "advanced", "elite"]
SLOTS: Final = 6
SEAT_PARTS: Final = ["power", "online", "level", "layer", "banned", "cards", "keys", "imperative", "tokens"]
ROBOT_PARTS: Final = ["x", "y", "power", "spotted", "alert_elsewhere"]
UNIT_PARTS: Final = ["x", "y", "level", "stunned", "key"]


def names(seats: int = SEATS) -> list[str]:  # noqa: ARG001  (the names of every game take it)
    """What each index of `features` means; they are the same for every number of seats."""
    named = ["threat", "fired", "floor", "round", "ceo", "pings", "seats", "decider"]
    named += [f"goal{number}:{part}" for number in range(1, 4) for part in ("now", "needed")]
    named += [f"slot{slot}:{chip}" for slot in range(1, SLOTS + 1) for chip in CHIP_TYPES]
    named += [f"seat+{seat}:{part}" for seat in range(SEATS) for part in SEAT_PARTS]
    robots = [*[f"agent+{seat}" for seat in range(SEATS)], "module"]
    named += [f"{robot}:{part}" for robot in robots for part in ROBOT_PARTS]
    named += [f"unit{unit}:{part}" for unit in range(1, UNITS + 1) for part in UNIT_PARTS]
    named += [f"reserve:{owner}:{chip}" for owner in ("own", "team") for chip in CHIP_TYPES]
    named += [f"dice:{die}" for die in DICE]
    return [*named, "ap", "own_turn", "unlocked_doors", "wall_tokens", "range_bonus"]


def features(view: Mapping[str, Any]) -> list[float]:
    """The numbers of one view; a seat that is not there gives zeros."""
    numbers = head(view) + objectives(view) + cycle(view)
    order = seats_from(view)
    for seat in order:
        numbers += seat_numbers(view, seat)
    for name in [*[str(seat) if seat >= 0 else "" for seat in order], "module"]:
        numbers += robot_numbers(view, name)
    numbers += unit_numbers(view) + rest(view)
    assert len(numbers) == LENGTH
    return numbers


def head(view: Mapping[str, Any]) -> list[float]:
    """Indices 0 to 7."""
    return [
        min(1.0, view["threat"] / view["limit"]), view["fired"] / 3, view["floor"] / view["floors"],
        min(1.0, view["round"] / 50), view["ceo"]["level"] / 6, len(view["pings"]) / 4, len(view["seats"]) / 4,
        float(view["decider"] == own(view)),
    ]  # fmt: skip


def own(view: Mapping[str, Any]) -> int:
    """The seat whose view it is; the gallery looks like seat 0."""
    return max(0, int(view["seat"]))


def seats_from(view: Mapping[str, Any]) -> list[int]:
    """The seats in turn order from the own one on; -1 for those that are not there."""
    count = len(view["seats"])
    return [(own(view) + n) % count if n < count else -1 for n in range(SEATS)]


def objectives(view: Mapping[str, Any]) -> list[float]:
    """Indices 8 to 13."""
    numbers = []
    for goal in view["goals"][:3]:
        numbers += [min(1.0, goal["now"] / 20), min(1.0, goal["needed"] / 20)]
    return numbers + [0.0] * (6 - len(numbers))


def cycle(view: Mapping[str, Any]) -> list[float]:
    """Indices 14 to 37: one of four types for each slot, halved when the chip is degraded."""
    numbers = []
    for row in view["cycle"]:
        worth = 0.5 if row["degraded"] else 1.0
        numbers += [worth if row["chip"] == chip else 0.0 for chip in CHIP_TYPES]
    return numbers


def seat_numbers(view: Mapping[str, Any], seat: int) -> list[float]:
    """Nine numbers for each seat."""
    if seat < 0:
        return [0.0] * 9
    row = view["seats"][seat]
    layer = 0 if row["ip"] in ("home", "banned") else int(row["ip"][0])
    keys = next(r["keys"] for r in view["robots"] if r["robot"] == str(seat))
    return [
        min(1.0, row["power"] / 12), float(row["online"]), row["level"] / 6, layer / 4, float(row["ip"] == "banned"),
        min(1.0, len(row["hand"]) / 3), min(1.0, keys / 3), float(row["imperative"] is not None), min(1.0, row["boosts"] / 3),
    ]  # fmt: skip


def place(text: str | None) -> list[float]:
    """A square as two numbers."""
    if text is None:
        return [0.0, 0.0]
    x, y = text.split(",")
    return [int(x) / 13, int(y) / 11]


def robot_numbers(view: Mapping[str, Any], name: str) -> list[float]:
    """Five numbers for each robot."""
    for row in view["robots"]:
        if row["robot"] == name:
            spotted = row["alert"] == "on"
            elsewhere = row["alert"] is not None and not spotted
            return [*place(row["at"]), min(1.0, row["power"] / 12), float(spotted), float(elsewhere)]
    return [0.0] * 5


def unit_numbers(view: Mapping[str, Any]) -> list[float]:
    """Five numbers for each of ten units."""
    numbers: list[float] = []
    for row in view["units"][:UNITS]:
        numbers += [*place(row["at"]), row["level"] / 4, float(row["stunned"]), float(row["key"])]
    return numbers + [0.0] * (5 * UNITS - len(numbers))


def rest(view: Mapping[str, Any]) -> list[float]:
    """Reserves, dice, AP and doors."""
    numbers = [min(1.0, view["reserves"][owner][chip] / 5) for owner in (str(own(view)), "team") for chip in CHIP_TYPES]
    numbers += [view["turn"]["dice"][die] / 12 for die in DICE]
    numbers += [min(1.0, (view["turn"]["ap"] or 0) / 20), float(view["active"] == own(view))]
    numbers.append(sum(row["unlocked"] for row in view["doors"]) / 16)
    numbers += [view["wall_tokens"] / 3, float(view["range_bonus"] > 0)]
    return numbers
