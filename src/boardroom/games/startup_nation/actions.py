"""The fixed action table of Start-Up Nation, and for each code the numbers the rules need.

Codes are grouped by the card played, in the order of the cards, so that the choices of a sorted hand come out ascending.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.action import Action
from boardroom.games.startup_nation.cards import (
    BRIGITTE,
    CARD_NAMES,
    CLEVER,
    DIRECTOR,
    EMMANUEL,
    FIRE,
    HYPER,
    INVESTOR,
    KINDS,
    LEGAL,
    MIRACULOUS,
    NOTHING,
    RECRUITER,
    ROLE_NAMES,
    SALESPERSON,
    STRINGS,
    TAX,
    TECH_LEAD,
)

MAX_SEATS: Final = 5
ROLES: Final = 8
QUESTIONS: Final = (FIRE, STRINGS, LEGAL, HYPER)
PLAIN: Final = (MIRACULOUS, CLEVER, TAX, EMMANUEL)

EXACT: Final = 0
ABOVE: Final = 1
BELOW: Final = 2
ANSWERS: Final = ["exact", "above", "below"]

RULES: Final = {  # the rule behind playing each card
    MIRACULOUS: "SN-30",
    FIRE: "SN-25",
    STRINGS: "SN-26",
    LEGAL: "SN-27",
    CLEVER: "SN-29",
    HYPER: "SN-28",
    TAX: "SN-30",
    TECH_LEAD: "SN-31",
    RECRUITER: "SN-32",
    SALESPERSON: "SN-33",
    DIRECTOR: "SN-34",
    INVESTOR: "SN-35",
    EMMANUEL: "SN-36",
    BRIGITTE: "SN-15",
}

ACTIONS: Final[list[Action]] = []
CARD_OF: Final[list[int]] = []  # the card played or passed
TARGET_OF: Final[list[int]] = []  # the seat chosen, the first of a pair, or the answer
EXTRA_OF: Final[list[int]] = []  # the role named, or the second seat of a pair


def add(action: Action, card: int = NOTHING, target: int = NOTHING, extra: int = NOTHING) -> int:
    """Adds one row to the table and gives its code."""
    ACTIONS.append(action)
    CARD_OF.append(card)
    TARGET_OF.append(target)
    EXTRA_OF.append(extra)
    return len(ACTIONS) - 1


def add_play(card: int, refs: tuple[str, ...], label: str, target: int = NOTHING, extra: int = NOTHING) -> int:
    """Adds one way to play a card."""
    params: dict[str, object] = {"card": CARD_NAMES[card]}
    if target >= 0:
        params["target"] = target
    if label == "swap":
        params["other"] = extra
    elif extra >= 0:
        params["role"] = ROLE_NAMES[extra]
    words = " ".join(ref.removeprefix("role:").removeprefix("choice:") for ref in refs)
    text = f"play {CARD_NAMES[card]} {words}".rstrip()
    return add(
        Action("play", (f"hand:{CARD_NAMES[card]}", *refs), RULES[card], text, label, params), card, target, extra
    )


def add_card(card: int) -> int:
    """Adds all ways to play a card and gives the code of the first."""
    first = len(ACTIONS)
    if card in PLAIN or card == BRIGITTE:
        add_play(card, (), "play")
    elif card == SALESPERSON:
        add_play(card, ("choice:decline",), "decline")
        for seat, other in PAIRS:
            add_play(card, (f"seat:{seat}", f"seat:{other}"), "swap", seat, other)
    else:
        for target in range(MAX_SEATS):
            if card not in QUESTIONS:
                add_play(card, (f"seat:{target}",), f"play-{CARD_NAMES[card]}", target)
                continue
            for role in range(ROLES):
                refs = (f"seat:{target}", f"role:{ROLE_NAMES[role]}")
                add_play(card, refs, "question", target, role)
    if card == INVESTOR:
        add_play(card, (), "play")  # SN-A5: with an empty supply it is played without effect
    return first


def add_passes() -> int:
    """Adds giving each card to the left neighbour (option pass_left) and gives the code of the first."""
    first = len(ACTIONS)
    for card in range(KINDS):
        name = CARD_NAMES[card]
        add(Action("pass", ("choice:pass", f"hand:{name}"), "SN-A39", f"pass {name}", "pass", {"card": name}), card)
    return first


def add_asks() -> int:
    """Adds the question of the left neighbour after the clever intern and gives the code of the first."""
    first = len(ACTIONS)
    for target in range(MAX_SEATS):
        for role, name in enumerate(ROLE_NAMES):
            refs = (f"seat:{target}", f"role:{name}")
            params = {"target": target, "role": name}
            add(Action("ask", refs, "SN-29", f"ask seat:{target} {name}", "ask", params), NOTHING, target, role)
    return first


def add_answers() -> int:
    """Adds the three answers and gives the code of the first."""
    first = len(ACTIONS)
    for answer, name in enumerate(ANSWERS):
        add(Action("answer", (f"answer:{name}",), "SN-20", f"answer {name}", f"answer-{name}"), NOTHING, answer)
    return first


PAIRS: Final = [(seat, other) for seat in range(MAX_SEATS) for other in range(seat + 1, MAX_SEATS)]
FIRST_PLAY: Final = [add_card(card) for card in range(KINDS)]
FIRST_PASS: Final = add_passes()
FIRST_ASK: Final = add_asks()
FIRST_ANSWER: Final = add_answers()
DECLINE: Final = FIRST_PLAY[SALESPERSON]
INVEST_NOTHING: Final = FIRST_PLAY[INVESTOR] + MAX_SEATS
CODE_OF: Final = {(CARD_OF[code], TARGET_OF[code], EXTRA_OF[code]): code for code in range(FIRST_PASS)}


def plays_on(card: int, seats: int) -> list[int]:
    """The codes that play this card on one of these seats (as bits), or its one plain code."""
    if card in PLAIN or card == BRIGITTE:
        return [FIRST_PLAY[card]]
    per_seat = ROLES if card in QUESTIONS else 1
    first = FIRST_PLAY[card]
    return [first + seat * per_seat + n for seat in range(MAX_SEATS) if seats >> seat & 1 for n in range(per_seat)]


PAIR_BITS: Final = [1 << seat | 1 << other for seat, other in PAIRS]
ANSWER_CODES: Final = [[FIRST_ANSWER + answer] for answer in range(len(ANSWERS))]

# Looked up in every turn: [card][seats that may be chosen, as bits] -> codes, and the same for the neighbour's question.
PLAYS_ON: Final = [[plays_on(card, seats) for seats in range(32)] for card in range(KINDS)]
ASKS_ON: Final = [
    [FIRST_ASK + seat * ROLES + role for seat in range(MAX_SEATS) if seats >> seat & 1 for role in range(ROLES)]
    for seats in range(32)
]
