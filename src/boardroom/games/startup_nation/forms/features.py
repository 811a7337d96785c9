"""Numbers for learners, from a seat's own view alone: `features(view)`, and `names(seats)` for what each index means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Numbers lie between -1 and 1.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.games.startup_nation.content.names import ANSWERS, CARD_NAMES, COLOURS, ROLE_NAMES
from boardroom.games.startup_nation.rules.decisions import WORDS

PER_SEAT: Final = ["living", "bpi", "score", "cards", "active", "decider", "ally"]


def names(seats: int) -> list[str]:
    """What each index of `features` means with this many seats."""
    named = [f"phase:{phase}" for phase in WORDS]
    named += ["round", "deck", "supply", "target"]
    named += [f"hand:{card}" for card in CARD_NAMES]
    named += [f"box:{card}" for card in CARD_NAMES]
    named += [f"discard:{card}" for card in CARD_NAMES]
    named += [f"deck_top:{card}" for card in CARD_NAMES]
    named += [f"question:role:{role}" for role in ROLE_NAMES]
    for seat in range(seats):
        named += [f"seat+{seat}:{field}" for field in PER_SEAT]
        named += [f"seat+{seat}:token:{colour}" for colour in COLOURS]
        named += [f"seat+{seat}:asks", f"seat+{seat}:asked"]
        named += [f"seat+{seat}:known:{card}" for card in CARD_NAMES]
        named += [f"seat+{seat}:answered:{answer}:{role}" for answer in ANSWERS for role in ROLE_NAMES]
    return named


def features(view: dict[str, Any]) -> list[float]:
    """The view of a seat as numbers, in the order of `names`."""
    me: int = view["seat"]
    options, own, question = view["options"], view["own"], view["question"]
    numbers = one_of(WORDS, view["phase"])
    numbers += [
        view["round"] / options["round_cap"],
        view["deck"] / 15,
        view["supply"] / 2,
        options["target_score"] / 7,
    ]
    numbers += [own["hand"].count(card) / 2 for card in CARD_NAMES]
    numbers += [view["box"].get(card, 0) / 3 for card in CARD_NAMES]
    gone = [row["card"] for row in view["discard"]]
    numbers += [gone.count(card) / 3 for card in CARD_NAMES]
    numbers += one_of(CARD_NAMES, own["deck_top"][0] if own["deck_top"] else None)
    numbers += one_of(ROLE_NAMES, question["role"] if question else None)
    seats = len(view["seats"])
    for step in range(seats):
        numbers += seat_features(view, me, (me + step) % seats)
    return numbers


def seat_features(view: dict[str, Any], me: int, seat: int) -> list[float]:
    """What is seen and known of one seat."""
    row, question = view["seats"][seat], view["question"]
    allied = row["token"] == view["seats"][me]["token"] != "black"
    numbers = [
        float(row["living"]),
        row["bpi"] / 2,
        min(1.0, row["score"] / view["options"]["target_score"]),
        row["cards"] / 2,
        float(view["active"] == seat),
        float(view["decider"] == seat),
        float(allied and seat != me),
    ]
    numbers += one_of(COLOURS, row["token"])
    numbers += [float(bool(question) and question[part] == seat) for part in ("asker", "target")]
    numbers += one_of(CARD_NAMES, view["own"]["known"][seat])
    answered = {(row["answer"], row["role"]) for row in view["questions"] if row["target"] == seat}
    return numbers + [float((answer, role) in answered) for answer in ANSWERS for role in ROLE_NAMES]


def one_of(names: list[str], name: str | None) -> list[float]:
    """A one at the place of this name, zeros elsewhere."""
    return [float(each == name) for each in names]
