"""Numbers for learners, from a seat's own view alone: `features(view)`, and `names(seats)` for what each index means.

Seats are counted from the one that looks (0 is oneself, 1 the left neighbour), so that one network can play every seat.
Numbers lie between -1 and 1.
"""

from __future__ import annotations

from typing import Final, TypeVar

from boardroom.core.shapes import Value
from boardroom.games.startup_nation.content.names import ANSWERS, CARD_NAMES, COLOURS, ROLE_NAMES
from boardroom.games.startup_nation.rules.decisions import WORDS
from boardroom.games.startup_nation.shapes import Card, View

PER_SEAT: Final = ["living", "bpi", "score", "cards", "active", "decider", "ally"]
Word = TypeVar("Word", bound=str)


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


def features(view: View) -> list[float]:
    """The view of a seat as numbers, in the order of `names`."""
    me = view["seat"]
    own, question = view["own"], view["question"]
    assert own is not None, "the gallery learns nothing"
    numbers = one_of(WORDS, view["phase"])
    numbers += [
        view["round"] / option(view, "round_cap"),
        view["deck"] / 15,
        view["supply"] / 2,
        option(view, "target_score") / 7,
    ]
    numbers += [own["hand"].count(card) / 2 for card in CARD_NAMES]
    numbers += [view["box"].get(card, 0) / 3 for card in CARD_NAMES]
    gone = [row["card"] for row in view["discard"]]
    numbers += [gone.count(card) / 3 for card in CARD_NAMES]
    numbers += one_of(CARD_NAMES, own["deck_top"][0] if own["deck_top"] else None)
    numbers += one_of(ROLE_NAMES, question["role"] if question is not None else None)
    seats = len(view["seats"])
    for step in range(seats):
        seat = (me + step) % seats
        numbers += seat_features(view, me, seat, own["known"][seat])
    return numbers


def option(view: View, name: str) -> int:
    """A number that was agreed on."""
    value: Value = view["options"][name]
    assert isinstance(value, int)
    return value


def seat_features(view: View, me: int, seat: int, known: Card | None) -> list[float]:
    """What is seen and known of one seat."""
    row, question = view["seats"][seat], view["question"]
    allied = row["token"] == view["seats"][me]["token"] != "black"
    numbers = [
        float(row["living"]),
        row["bpi"] / 2,
        min(1.0, row["score"] / option(view, "target_score")),
        row["cards"] / 2,
        float(view["active"] == seat),
        float(view["decider"] == seat),
        float(allied and seat != me),
    ]
    numbers += one_of(COLOURS, row["token"])
    numbers.append(float(question is not None and question["asker"] == seat))
    numbers.append(float(question is not None and question["target"] == seat))
    numbers += one_of(CARD_NAMES, known)
    answered = {(row["answer"], row["role"]) for row in view["questions"] if row["target"] == seat}
    return numbers + [float((answer, role) in answered) for answer in ANSWERS for role in ROLE_NAMES]


def one_of(names: list[Word], name: Word | None) -> list[float]:
    """A one at the place of this name, zeros elsewhere."""
    return [float(each == name) for each in names]
