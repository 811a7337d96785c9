"""What refusals tell of the table: the values that make their sentences concrete, for those who ask why.

Purses are secret: only that of the deciding seat is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardroom.core.shapes import Param
from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    DEV,
    DIVISION_NAMES,
    LEG,
    OFFICES,
    PRIVILEGE_NAMES,
    UNIT,
)
from boardroom.games.power_struggle.rules.bribe import largest_sum, least_sum
from boardroom.games.power_struggle.rules.buy import BUY, BUY_COUNSEL, BUY_INFLUENCE, BUY_MAIN, BUY_SHARES, price_of
from boardroom.games.power_struggle.rules.meeting import SORT
from boardroom.games.power_struggle.rules.menu import ACT, MENU, menu_refusals
from boardroom.games.power_struggle.rules.offices import why_no_room
from boardroom.games.power_struggle.rules.privilege import USE_DEVELOPMENT, USE_LEGAL
from boardroom.games.power_struggle.rules.staff import LEAST_LIFTED
from boardroom.games.power_struggle.state.rows import Business, refusals
from boardroom.games.power_struggle.state.table import Table

Details = dict[str, Param]

# The parts of a choice that the sentence for its refusal names.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "just-founded": ("division", "office"),
    "just-moved": ("division", "office"),
    "not-a-department": ("division", "office"),
    "picked-already": ("division", "office"),
    "not-picked": ("division", "office"),
    "own-employee": ("division", "office"),
    "same-division": ("division",),
    "not-drawn": ("happening",),
}


def named_by(table: Table, code: int) -> Details:
    """What the choice itself names: a division, an office in it, a card, a certificate, or nothing."""
    params: Details = table.game.actions[code].params
    return params


def of_the_choice(names: tuple[str, ...]) -> Callable[[Table, int], Details]:
    """Gives these of the things that the choice names."""

    def details(table: Table, code: int) -> Details:
        params = named_by(table, code)
        return {name: params[name] for name in names}

    return details


def business_of(code: int) -> Business | None:
    """The business of the menu that this code begins."""
    return MENU[code - ACT.code] if ACT.has(code) else None


def place_of(table: Table, code: int) -> int:
    """The office that the choice names."""
    params = named_by(table, code)
    division, office = params["division"], params["office"]
    assert isinstance(office, int)
    return [str(name) for name in DIVISION_NAMES].index(str(division)) * OFFICES + office - 1


def at(place: int) -> Details:
    """An office as a sentence names it."""
    return {"division": DIVISION_NAMES[place // OFFICES], "office": place % OFFICES + 1}


# Offices and employees


def free_offices(table: Table, code: int) -> Details:
    """Which division is full, or all but the unit's own, or all."""
    params = named_by(table, code)
    where = "elsewhere" if "office" in params else "division" if "division" in params else "company"
    return {"where": where, "division": params.get("division", "")}


def owner(table: Table, code: int) -> Details:
    """Whose unit it is, if there is one."""
    holder = table.owner(place_of(table, code))
    return {**named_by(table, code), "seat": table.seat, "target": holder, "empty": "yes" if holder < 0 else "no"}


def room(table: Table, code: int) -> Details:
    """Which unit has no room: that of the choice, the one just founded, or every one."""
    if business_of(code) is not None:
        return {"where": "company"}
    if table.mark >= 0 and why_no_room(table, table.mark) is not None:
        return {"where": "office", **at(table.mark)}
    return {"where": "office", **named_by(table, code)}


def employees(table: Table, code: int) -> Details:
    """How many employees the seat has, and how many the action takes."""
    business, needed = business_of(code), LEAST_LIFTED
    if business is BUY_INFLUENCE:
        needed = table.setup.box.influence_staff
    elif business is USE_LEGAL:
        needed = table.sides[LEG]
    return {"count": table.staff_of(table.seat), "needed": needed}


def units(table: Table, _code: int) -> Details:
    """How many units the seat has, and how many of them are departments."""
    own = [place for place in range(len(table.units)) if table.owner(place) == table.seat]
    return {"count": len(own), "departments": sum(not table.is_main(place) for place in own)}


def head(table: Table, code: int) -> Details:
    """Who heads the division, if anybody does; no division where the seat has no head at all."""
    division = named_by(table, code).get("division")
    if division is None:
        return {"who": "none"}
    holder = table.heads[[str(name) for name in DIVISION_NAMES].index(str(division))]
    return {"who": "vacant" if holder < 0 else "other", "division": division, "target": holder}


# Money


def price(table: Table, code: int) -> Details:
    """What it costs, and what there is in the own purse."""
    return {"sum": price_in_units(table, code) * UNIT, "money": table.cash[table.seat] * UNIT}


def price_in_units(table: Table, code: int) -> int:
    """The price of a certificate, or the least that the action costs."""
    business, box = business_of(code), table.setup.box
    if business is None:
        return price_of(table, table.seat, code - BUY.code + 1)
    if business is BUY_MAIN or business is BUY_COUNSEL:
        return box.main_price if business is BUY_MAIN else box.counsel_price
    if business is not BUY_SHARES:
        return 1  # a bribe is one note at least
    return min(price_of(table, table.seat, shares) for shares in range(1, CERTIFICATES + 1) if table.stock[shares])


def least(table: Table, code: int) -> Details:
    """The card, the least that must be offered for it, and the most that can be."""
    params = named_by(table, code)
    card = [str(name) for name in PRIVILEGE_NAMES].index(str(params["privilege"]))
    return {**params, "sum": least_sum(table, card) * UNIT, "most": largest_sum(table) * UNIT}


def bounds(table: Table, _code: int) -> Details:
    """The least and the most that can be offered for the card that was named."""
    return {"sum": least_sum(table, table.offer_card) * UNIT, "most": largest_sum(table) * UNIT}


# Cards


def holder(table: Table, code: int) -> Details:
    """The card that the action uses, and who holds it: everybody knows that since the first meeting."""
    card = DEV if business_of(code) is USE_DEVELOPMENT else LEG
    return {"privilege": PRIVILEGE_NAMES[card], "target": table.holders[card]}


def own_card(table: Table, code: int) -> Details:
    """Which card it is, or that it is all of them."""
    return {"all": "yes" if business_of(code) is not None else "no", **named_by(table, code)}


def sorted_place(table: Table, code: int) -> Details:
    """Where in the stack the event lies."""
    return {**named_by(table, code), "place": table.stack.index(SORT.card_of(code)) + 1}


def unfinished(table: Table, _code: int) -> Details:
    """In which step somebody is, and how many employees it still has in hand."""
    return {"step": table.phase.word, "count": table.in_hand}


def possible(table: Table, _code: int) -> Details:
    """How many actions can be carried out."""
    return {
        "count": sum(refusal is None for refusal in menu_refusals(table)),
        "extra": "no" if table.stage.is_round else "yes",
    }


DETAILS: Final[dict[str, Callable[[Table, int], Details]]] = {
    "no-free-office": free_offices,
    "not-your-unit": owner,
    "no-employee": owner,
    "enticed-already": owner,
    "owes-nothing": owner,
    "no-room": room,
    "too-few-employees": employees,
    "nothing-to-move": units,
    "too-few-departments": units,
    "not-your-head": head,
    "no-money": price,
    "not-higher": least,
    "sum-too-low": bounds,
    "sum-too-high": bounds,
    "out-of-stock": lambda table, code: {"shares": named_by(table, code).get("shares", 0)},
    "own-card": own_card,
    "no-card": holder,
    "card-face-down": holder,
    "already-sorted": sorted_place,
    "meeting-too-early": lambda table, _: {"place": len(table.stack) + 1},
    "not-finished": unfinished,
    "something-to-do": possible,
    "too-few-lifted": lambda table, _: {"count": table.in_hand},
}


def fill_refusals() -> None:
    """Says of every refusal what its sentence is filled with."""
    for reason, names in NAMED.items():
        refusals.fill(reason, of_the_choice(names))
    for reason, details in DETAILS.items():
        refusals.fill(reason, details)
