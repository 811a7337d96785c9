"""Start-Up Nation: the deal, cards that are seldom played together, and games with the options that make events possible."""

from __future__ import annotations

from functools import partial
from typing import Final

from record_table import NOTHING, Bots, Scene

scene = partial(Scene, game="startup-nation", seats=4)
DESTITUTION: Final = {"investor": "destitution", "failed_promotion": "shown"}
INTERNS: Final = ["intern_miraculous", "intern_fire", "intern_strings", "intern_legal", "intern_clever"]
A_FEW_TURNS: Final = [
    "play intern_legal seat:1 director", "answer below", "play intern_fire seat:2 intern", "answer above",
    "play intern_strings seat:1 brigitte", "answer below", "play director seat:2", "play salesperson seat:1 seat:3",
]  # fmt: skip

SCENES: Final = [
    scene("the deal", options={"first_player": "seat:1"}, told=[[0, 0], [0, -1]]),
    scene(
        "a few turns",
        seed=3,
        options={"first_player": "seat:0"},
        steps=A_FEW_TURNS,
        told=[[0, 0], [1, 0], [2, 0], [8, 0, NOTHING], [8, 0, 12], [8, 1, 12]],
    ),
    scene(
        "an investor",
        table={"active": 3, "hands": [["recruiter"], None, None, ["investor", "intern_clever"]]},
        steps=["play investor seat:0"],
        told=[[0, 3], [1, 3], [1, -1]],
    ),
    scene(
        "a question",
        table={"hands": [["intern_hyper", "recruiter"], ["investor"], None, None]},
        steps=["play intern_hyper seat:1 investor"],
        told=[[0, 0], [1, 0], [1, -1]],
    ),
    scene(
        "a promotion that finds nobody",
        options=DESTITUTION,
        table={"hands": [["director", "recruiter"], ["emmanuel"], ["brigitte"], None]},
        steps=["play director seat:1"],
        told=[[1, 1], [1, 2]],
    ),
    scene(
        "a demotion that finds nobody",
        options=DESTITUTION,
        table={
            "hands": [["investor", "recruiter"], ["tech_lead"], ["director"], ["emmanuel"]],
            "deck": ["salesperson", "brigitte"],
            "discard": [*INTERNS, "tech_lead", "recruiter", "salesperson"],
        },
        steps=["play investor demote seat:1"],
        told=[[1, 1], [1, 2]],
    ),
]

BOTS: Final = [
    Bots(scene(""), seeds=6),
    Bots(scene("", seats=5), seeds=3),
    Bots(scene("", options={"pass_left": True}), seeds=3),
    Bots(scene("", options=DESTITUTION), seeds=6),
    Bots(scene("", options={"investor": "destitution"}), seeds=3),
    Bots(scene("", options={"bpi": "persistent", "interns": "all_seven"}), seeds=3),
]
