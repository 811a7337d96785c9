"""The fixed action table of Power Struggle. Each step of a chain has its own verb, so one code means one thing.

Codes of one verb lie side by side in the order of the board; `FIRST_X + place` (or division, card, number) is a code.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.action import Action
from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    DIVISION_NAMES,
    EVENT_NAMES,
    MENU_NAMES,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    UNIT,
    office_name,
)

COARSE_STEPS: Final = 40
FINE_STEPS: Final = 10
MENU_RULES: Final = [
    "PS-A1", "PS-B1", "PS-B2", "PS-C1", "PS-C2", "PS-D0", "PS-P1", "PS-F1", "PS-F2", "PS-F3",
    "PS-F4", "PS-G4", "PS-G7", "PS-R3",
]  # fmt: skip

ACTIONS: Final[list[Action]] = []


def add(verb: str, refs: tuple[str, ...], rule: str, words: str, params: dict[str, Any], label: str = "") -> int:
    """Adds one row to the table and gives its code."""
    ACTIONS.append(Action(verb, refs, rule, f"{verb} {words}".rstrip(), label or verb, params))
    return len(ACTIONS) - 1


def add_divisions(verb: str, rule: str, ref: str = "division") -> int:
    """Adds this verb for each division and gives the code of the first."""
    for name in DIVISION_NAMES:
        add(verb, (f"{ref}:{name}",), rule, name, {"division": name})
    return len(ACTIONS) - len(DIVISION_NAMES)


def add_offices(verb: str, rule: str) -> int:
    """Adds this verb for each office and gives the code of the first."""
    for place in range(PLACES):
        params = {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}
        add(verb, (f"office:{office_name(place)}",), rule, office_name(place), params)
    return len(ACTIONS) - PLACES


def add_button(verb: str, rule: str, words: str = "", name: str = "") -> int:
    """Adds one choice that is a button of its own."""
    label = f"{verb}-{words}" if words else verb
    return add(verb, (f"choice:{name or label}",), rule, words, {}, label)


def add_menu() -> int:
    """Adds the actions A to G."""
    for number, name in enumerate(MENU_NAMES):
        add("act", (f"action:{name}",), MENU_RULES[number], name, {}, f"act-{name}")
    return len(ACTIONS) - len(MENU_NAMES)


def add_events() -> int:
    """Adds placing each event card as the next of the stack."""
    for name in EVENT_NAMES:
        add("sort", (f"event:{name}",), "PS-M7", name, {"happening": name})
    return len(ACTIONS) - len(EVENT_NAMES)


def add_resignations() -> int:
    """Adds the two ways out of each head's office: board and counsel side by side."""
    for name in DIVISION_NAMES:
        for way, rule in (("board", "PS-D1"), ("counsel", "PS-D2")):
            refs = (f"head:{name}", f"choice:to-{way}")
            add("resign", refs, rule, f"{name} {way}", {"division": name}, f"resign-{way}")
    return len(ACTIONS) - 2 * len(DIVISION_NAMES)


def add_offers() -> int:
    """Adds naming each privilege card."""
    for name in PRIVILEGE_NAMES:
        add("offer", (f"privilege:{name}",), "PS-P1", name, {"privilege": name})
    return len(ACTIONS) - len(PRIVILEGE_NAMES)


def add_sums(verb: str, count: int, step: int) -> int:
    """Adds the parts of a bribe."""
    for number in range(count):
        add(verb, (f"{verb}:{number}",), "PS-P1", str(number), {"sum": number * step})
    return len(ACTIONS) - count


def add_shares() -> int:
    """Adds buying each certificate; index 0 is the certificate of one share."""
    for shares in range(1, CERTIFICATES + 1):
        add("buy", (f"certificate:{shares}",), "PS-F4", str(shares), {"shares": shares})
    return len(ACTIONS) - CERTIFICATES


FIRST_PLACE: Final = add_divisions("place", "PS-5")
PLACE_BOARD: Final = add_button("place", "PS-5", "board", "to-board")
FIRST_GRANT: Final = add_divisions("grant", "PS-G1")
RETIRE_BOARD: Final = add_button("retire", "PS-M3", "board", "to-board")
RETIRE_COUNSEL: Final = add_button("retire", "PS-M3", "counsel", "to-counsel")
FIRST_SORT: Final = add_events()
FIRST_MENU: Final = add_menu()
FIRST_POST: Final = add_offices("post", "PS-A1")
FIRST_LIFT: Final = add_offices("lift", "PS-B1")
FIRST_SETTLE: Final = add_divisions("settle", "PS-B1")
FIRST_OPEN: Final = add_divisions("open", "PS-B2")
EXTRA: Final = add_button("extra", "PS-G6")
FIRST_BRING: Final = add_offices("bring", "PS-B2")
FIRST_SHIFT: Final = add_offices("shift", "PS-C1")
FIRST_TO: Final = add_divisions("to", "PS-C1")
FIRST_JOIN: Final = add_offices("join", "PS-C2")
FIRST_WITH: Final = add_offices("with", "PS-C2")
FIRST_ONTO: Final = add_offices("onto", "PS-C2")
FIRST_INTO: Final = add_divisions("into", "PS-C2")
FIRST_RESIGN: Final = add_resignations()
FIRST_OFFER: Final = add_offers()
FIRST_COARSE: Final = add_sums("coarse", COARSE_STEPS, UNIT * FINE_STEPS)
FIRST_FINE: Final = add_sums("fine", FINE_STEPS, UNIT)
ACCEPT: Final = add_button("accept", "PS-P3")
REFUSE: Final = add_button("refuse", "PS-P4")
STOP: Final = add_button("stop", "PS-P4")
FIRST_FIRE: Final = add_offices("fire", "PS-P5")
FIRST_DISMISS: Final = add_offices("dismiss", "PS-F1")
FIRST_ESTABLISH: Final = add_divisions("establish", "PS-F2")
FIRST_CONSULT: Final = add_divisions("consult", "PS-F3", "counsel")
FIRST_BUY: Final = add_shares() - 1  # so that FIRST_BUY + shares is the code
FIRST_ENTICE: Final = add_offices("entice", "PS-G4")
ENTICE_BANK: Final = add_button("entice", "PS-G4", "bank")
FIRST_HOUSE: Final = add_offices("house", "PS-G4")
WAIVE: Final = add_button("waive", "PS-M0")
COMMIT: Final = add_button("commit", "PS-12")
LAST: Final = len(ACTIONS)

ONLY_COMMIT: Final = [COMMIT]
ANSWERS: Final = [ACCEPT, REFUSE]
RETIREMENTS: Final = [RETIRE_BOARD, RETIRE_COUNSEL]
CHOICE_NAMES: Final = [
    "to-board", "to-counsel", "extra", "accept", "refuse", "stop", "entice-bank", "waive", "commit",
]  # fmt: skip
