"""Burn Rate: the draft and its dead end, companies in trouble, seats that change hands, and games of bots."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from record_table import Bots, Scene

scene = partial(Scene, game="burn-rate", seats=2)
MONEY_MEN: Final = ["ben_zhao", "mary_delany", "paul_escudo", "greta_lindqvist", "wes_halloran", "sunil_rao"]
STUCK: Final[dict[str, Any]] = {
    "phase": "draft",
    "companies": [
        {"sales": ["brad_duke"], "hr": ["hector_vance"], "dev": ["bud_fenwick"]},
        {"finance": MONEY_MEN},
        {"finance": ["odile_garnier"]},
        {"finance": ["max_ledgerwood"]},
    ],
    "pool": {"sales": "rick_glibb", "hr": "joan_fairweather", "dev": "silvia_okafor"},
}
THREE_VPS: Final = {"sales": ["rick_glibb"], "finance": ["ben_zhao"], "hr": ["hector_vance"]}
PLANS: Final[dict[str, Any]] = {
    "companies": [{"sales": ["ned_tuttle"]}, THREE_VPS],
    "hands": [["new-business-plan", "layoffs", "hire:3:a"], None],
}
# A head under better managers, engineers at work and at rest, and contractors.
BUSY: Final[dict[str, Any]] = {
    "companies": [
        {
            "sales": ["ned_tuttle", "gil_boniface", "lorna_spinks"],
            "hr": ["chet_dubois"],
            "dev": ["tony_fuji", "lars_iversen", "kim_sato"],
        },
        {"sales": ["brad_duke"], "dev": ["moss_delgado", "wanda_ruiz"]},
    ],
    "ideas": [["bad-idea:01:x1:a", "bad-idea:0:x3:a"], ["bad-idea:0:x1"]],
    "contractors": [2, 0],
}
OPEN_CARDS: Final[dict[str, Any]] = {
    "companies": [{"hr": ["chet_dubois", "omar_haddad"]}, {"sales": ["ned_tuttle"]}],
    "hands": [["hire:0123:a", "funding:123:5:b", "fire:0123:a"], None],
    "ideas": [None, ["bad-idea:0:x4"]],
    "discard": ["layoffs", "hire:3:a"],
}

SCENES: Final = [
    scene("the draft", options={"first_player": "seat:0"}, told=[[0, 0], [0, 1], [0, -1]]),
    scene("a dead end", seats=4, table=STUCK, steps=["bury hr"], told=[[0, 0], [1, 0]]),
    scene("busy companies", table=BUSY, told=[[0, 0]]),
    scene("open cards", table=OPEN_CARDS, steps=["play fire:0123:a omar_haddad"], told=[[0, 0], [1, 0]]),
    scene(
        "new business plan",
        table=PLANS,
        steps=["play new-business-plan seat:1"],
        told=[[0, 0], [1, 0], [1, -1]],
    ),
    scene("doubled twice", table=PLANS, steps=["play new-business-plan seat:1", "play layoffs seat:1"]),
    scene(
        "nobody to pay",
        table={"companies": [{}, {}], "hands": [["hire:3:a", "fire:3:a"], None]},
        steps=["discard hire:3:a", "end-turn"],
    ),
    scene(
        "seats change hands",
        seats=3,
        rules={"deadline": 60, "hints": True},
        table={"hands": [["hire:3:a", "hire:3:b", "fire:3:a"], None, None]},
        steps=[
            "discard hire:3:a", "table undo 0", "table hand-over 1", "table take-back 1", "table leave 1", "table sit 1",
            "table late 0",
        ],
        told=[[0, 0], [1, 0], [2, 0], [2, 1], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [7, -1], [7, 0, 5]],
    ),
    scene("all agree to end", steps=["table close agreed"], told=[[1, 0], [1, -1]]),
    scene("the operator ends it", steps=["table close operator"], told=[[1, 0]]),
]  # fmt: skip

BOTS: Final = [
    Bots(scene(""), seeds=10),
    Bots(scene("", seats=3, options={"layoffs": "mass_firing"}), seeds=10),
    Bots(scene("", seats=4, options={"forfeit": "none_to_four"}), seeds=10),
    Bots(
        scene(
            "",
            options={"layoffs": "mass_firing"},
            table={
                "companies": [THREE_VPS | {"sales": ["rick_glibb", "ned_tuttle"]}, {}],
                "hands": [["layoffs"], None],
            },
        ),
        seeds=2,
        most=4,
    ),
]
