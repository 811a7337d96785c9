"""Why a choice is refused: a closed list of reasons, each with the rule behind it."""

from __future__ import annotations

from typing import Final

from boardroom.games.power_struggle.content.names import (
    BONUS,
    BRIBE,
    BUY_COUNSEL,
    BUY_INFLUENCE,
    BUY_MAIN,
    BUY_SHARES,
    DEV,
    DIVISION_NAMES,
    FACE_DOWN,
    FOUND,
    HIRE,
    LEG,
    MEETING,
    MERGE,
    MOST_STAFF,
    MOVE,
    NOTHING,
    OFFICES,
    OPEN,
    PASS,
    PHASE_NAMES,
    RESIGN,
    USE_DEVELOPMENT,
    USE_LEGAL,
)
from boardroom.games.power_struggle.rules.actions import (
    ACTIONS,
    FIRST_BUY,
    FIRST_COARSE,
    FIRST_FINE,
    FIRST_MENU,
    FIRST_OFFER,
    FIRST_RESIGN,
    FIRST_SORT,
)
from boardroom.games.power_struggle.rules.bribe import largest_sum, least_sum
from boardroom.games.power_struggle.rules.meeting import has_free_office
from boardroom.games.power_struggle.rules.prompts import RULES
from boardroom.games.power_struggle.state.table import Table

REASONS: Final = (
    "wrong-step", "not-finished", "nothing-to-waive", "no-free-office", "not-drawn",
    "already-sorted", "bonus-first", "meeting-too-early", "no-room", "too-few-employees", "nothing-to-move",
    "too-few-departments", "not-your-head", "no-money", "no-card", "card-face-down", "own-card", "not-higher", "sum-too-low",
    "sum-too-high", "out-of-stock", "something-to-do", "not-your-unit", "no-employee", "just-founded", "just-moved",
    "not-a-department", "picked-already", "same-division", "not-picked", "nothing-extra", "own-employee", "enticed-already",
    "owes-nothing", "enough-lifted", "too-few-lifted",
)  # fmt: skip

# In which phases a verb can be chosen at all.
PHASES_OF: Final = {
    "place": ("place",), "grant": ("grant",), "retire": ("retire",), "sort": ("sort",), "act": ("act",),
    "post": ("hire",), "lift": ("lift",), "settle": ("lift",), "open": ("open",), "extra": ("staff",),
    "bring": ("staff",), "shift": ("shift",), "to": ("to",), "join": ("join",), "with": ("with",), "onto": ("unite",),
    "into": ("unite",), "resign": ("resign",), "offer": ("offer",), "stop": ("offer",), "coarse": ("coarse",),
    "fine": ("fine",), "accept": ("answer",), "refuse": ("answer",), "fire": ("fire",), "dismiss": ("dismiss",),
    "establish": ("establish",), "consult": ("consult",), "buy": ("buy",), "entice": ("entice",), "house": ("house",),
    "waive": ("grant", "act"), "commit": ("sort", "hire", "lift", "staff", "shift", "commit"),
}  # fmt: skip


def why_not(table: Table, code: int) -> tuple[str, str]:
    """The reason and the rule for a code of the table that is not legal now."""
    action = ACTIONS[code]
    if PHASE_NAMES[table.phase] not in PHASES_OF[action.verb]:
        return "wrong-step", RULES[table.phase]
    return reason(table, code, action.verb), action.rule


def reason(table: Table, code: int, verb: str) -> str:
    """Why a choice of the right kind is not possible."""
    place = place_of(code)
    if place >= 0:
        return why_not_place(table, place, verb)
    if verb in ("place", "grant", "settle", "open", "to", "into", "establish"):
        return why_not_division(table, code, verb)
    if verb == "sort":
        return why_not_sort(table, code - FIRST_SORT)
    if verb == "act":
        return why_not_action(table, code - FIRST_MENU)
    if verb in ("resign", "offer", "coarse", "fine", "buy"):
        return why_not_deal(table, code, verb)
    return {"commit": "not-finished", "stop": "not-finished", "extra": "nothing-extra"}.get(verb, "nothing-to-waive")


def place_of(code: int) -> int:
    """The office a choice names, or nothing."""
    params = ACTIONS[code].params
    if "office" not in params:
        return NOTHING
    return DIVISION_NAMES.index(params["division"]) * OFFICES + int(params["office"]) - 1


def why_not_place(table: Table, place: int, verb: str) -> str:
    """Why this office cannot be chosen."""
    owner = table.owner(place)
    if verb == "onto":
        return "not-picked"
    if verb == "fire":
        return "owes-nothing" if owner < 0 or not table.refusers >> owner & 1 else "no-employee"
    if verb == "entice":
        return why_not_entice(table, place)
    if owner != table.seat:
        return "not-your-unit"
    if verb in ("post", "house"):
        return "no-room"
    if verb in ("join", "with"):
        return "picked-already" if place == table.pick else "not-a-department"
    if verb == "shift":
        return why_not_shift(table, place)
    return why_not_take(table, place, verb)


def why_not_entice(table: Table, place: int) -> str:
    """Why this employee cannot be enticed away."""
    owner = table.owner(place)
    if owner == table.seat:
        return "own-employee"
    return "enticed-already" if owner >= 0 and table.enticed >> owner & 1 else "no-employee"


def why_not_shift(table: Table, place: int) -> str:
    """Why this unit cannot move."""
    if place == table.mark:
        return "just-moved"
    return "not-a-department" if table.mark >= 0 and table.is_main(place) else "no-free-office"


def why_not_take(table: Table, place: int, verb: str) -> str:
    """Why no employee can be taken from here."""
    if place == table.mark:
        return "just-founded"
    if verb == "lift" and table.in_hand == MOST_STAFF:
        return "enough-lifted"
    if verb == "bring" and table.staff(table.mark) == MOST_STAFF:
        return "no-room"
    return "no-employee"


def why_not_division(table: Table, code: int, verb: str) -> str:
    """Why this division cannot be chosen."""
    division = DIVISION_NAMES.index(ACTIONS[code].params["division"])
    if verb == "settle" and table.in_hand < 2:
        return "too-few-lifted"
    if verb == "to" and table.pick // OFFICES == division:
        return "same-division"
    return "no-free-office"


def why_not_sort(table: Table, card: int) -> str:
    """Why this card cannot come next; only the sorter hears it."""
    if card not in table.drawn:
        return "not-drawn"
    if card in table.stack:
        return "already-sorted"
    assert card == MEETING
    return "bonus-first" if BONUS not in table.stack else "meeting-too-early"


def why_not_action(table: Table, action: int) -> str:
    """Why an action of the menu cannot be carried out."""
    seat = table.seat
    if action == PASS:
        return "something-to-do"
    if action in (HIRE, USE_DEVELOPMENT) and table.room_of(seat) == 0:
        return "no-room"
    if action == FOUND:
        return "too-few-employees" if table.staff_of(seat) < 2 else "no-free-office"
    if action in (USE_DEVELOPMENT, USE_LEGAL):
        return why_not_privilege(table, DEV if action == USE_DEVELOPMENT else LEG)
    if action == BUY_MAIN and not has_free_office(table):
        return "no-free-office"
    if action == BRIBE:
        return "no-money" if table.cash[seat] == 0 else "own-card"
    if action == BUY_SHARES:
        return "no-money" if any(table.stock) else "out-of-stock"
    return REASON_OF_ACTION[action]


REASON_OF_ACTION: Final = {
    OPEN: "no-free-office", MOVE: "nothing-to-move", MERGE: "too-few-departments", RESIGN: "not-your-head",
    BUY_INFLUENCE: "too-few-employees", BUY_MAIN: "no-money", BUY_COUNSEL: "no-money",
}  # fmt: skip


def why_not_privilege(table: Table, card: int) -> str:
    """Why a privilege card cannot be used."""
    if table.holders[card] != table.seat:
        return "no-card"
    return "card-face-down" if table.sides[card] == FACE_DOWN else "too-few-employees"


def why_not_deal(table: Table, code: int, verb: str) -> str:
    """Why a resignation, an offer, a sum or a certificate is not possible."""
    if verb == "resign":
        assert table.heads[(code - FIRST_RESIGN) // 2] != table.seat
        return "not-your-head"
    if verb == "offer":
        return "own-card" if table.holders[code - FIRST_OFFER] == table.seat else "not-higher"
    if verb == "buy":
        return "no-money" if table.stock[code - FIRST_BUY] else "out-of-stock"
    if verb == "coarse":
        return "sum-too-high" if (code - FIRST_COARSE) * 10 > largest_sum(table) else "sum-too-low"
    amount = table.offer_coarse * 10 + code - FIRST_FINE
    return "sum-too-low" if amount < least_sum(table, table.offer_card) else "sum-too-high"
