"""Power Struggle: the first placements, the summer party, somebody who can only pass, and games of bots."""

from __future__ import annotations

from functools import partial
from typing import Final

from record_table import Bots, Scene

scene = partial(Scene, game="power-struggle", seats=4)
DIVISIONS: Final = ("dev", "hr", "com", "acc", "leg", "ctl")
# Seat 0 is its own archenemy; seat 1 has consultants, and a card that somebody sold it.
RIVALS: Final = {
    "archenemies": [["blue", "card_4"], None, None, None],
    "tracks": [{"influence": 3}, {"shares": 1}, {}, {}],
    "counsel": [[], ["dev", "dev", "com"], [], []],
    "privileges": {"hr": [1, "bribed"]},
    "offices": {"hr": [[1, "department", 3], [1, "department", 2]], "dev": [[0, "department", 2]]},
}

SCENES: Final = [
    scene("the first placements", told=[[0, 0], [0, -1]]),
    scene(
        "nothing to do",
        table={"offices": {name: [[3, "department", 1]] * 6 for name in DIVISIONS}, "cash": [0, 0, 0, 0]},
        steps=["act pass"],
        told=[[0, 0], [1, 0]],
    ),
    scene("rivals", table=RIVALS, told=[[0, 0]]),
    scene(
        "hiring at the party",
        table={
            "stage": "event",
            "stack": ["party"],
            "active": 2,
            "starter": 2,
            "offices": {"dev": [[2, "department", 1]]},
        },
        steps=["act hire"],
        told=[[0, 2], [1, 2], [1, -1]],
    ),
    scene(
        "sorting the party",
        seed=4,
        table={"stage": "meeting"},
        steps=["sort bonus", "sort chairs", "sort party"],
        told=[[2, 0], [3, 0], [3, -1]],
    ),
]

BOTS: Final = [
    Bots(scene("", seats=3), seeds=6),
    Bots(scene(""), seeds=2),
]
