"""What would happen now: figures a board can show before anybody commits to anything.

The public ones are worked out from what lies open; those for one seat from what that seat knows as well.
"""

from __future__ import annotations

from typing import Any

from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    COUNSEL,
    CTL,
    DIVISION_NAMES,
    DIVISIONS,
    HR,
    NOTHING,
    OFFICES,
    UNIT,
    WAY_NAMES,
)
from boardroom.games.power_struggle.rules.buy import ACCOUNTING_ROW, price_of
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.happenings import CONTROLLING_ROW, bonus_of
from boardroom.games.power_struggle.rules.meeting import winner_of
from boardroom.games.power_struggle.rules.menu import MENU, menu_refusals
from boardroom.games.power_struggle.rules.points import competence, is_ahead, outclasses
from boardroom.games.power_struggle.rules.staff import HR_ROW
from boardroom.games.power_struggle.state.table import Table

EXTRAS = {ACC: (ACCOUNTING_ROW, 1), HR: (HR_ROW, 1), CTL: (CONTROLLING_ROW, UNIT)}  # row of the box, and its unit


def forecast(table: Table) -> dict[str, Any]:
    """For everybody: the next bonus, and who would be elected if the meeting were held now."""
    return {
        "bonus": [bonus_of(table, seat) * UNIT for seat in range(table.setup.seats)],
        "heads": {DIVISION_NAMES[division]: winner_of(table, division) for division in range(DIVISIONS)},
        "chairman": max(table.board, key=table.board.count, default=NOTHING),  # PS-M2: the leftmost of those tied
        "prices": [price * UNIT for price in table.setup.box.prices[1:]],
        "main": table.setup.box.main_price * UNIT,
        "counsel": table.setup.box.counsel_price * UNIT,
    }


def worth(table: Table, card: int) -> int | None:
    """What a card adds for its holder at the present motivation; None for cards that do something else."""
    if card not in EXTRAS:
        return None
    row, unit = EXTRAS[card]
    return table.extra(table.holders[card], card, row) * unit


def pending_scores(table: Table) -> list[dict[str, Any]]:
    """What the finished action will score once it is committed, tried on a copy."""
    if table.phase is not ASK_COMMIT or table.action is None:
        return []
    twin = table.copy()
    assert isinstance(twin, Table)
    seat = table.seat
    table.action.settle(twin, seat)
    rows = []
    for way in range(COUNSEL + 1):
        by = competence(twin, seat, way) - competence(table, seat, way)
        is_point = twin.points[seat] >> way & 1 > table.points[seat] >> way & 1
        if by or is_point:
            rows.append({"way": WAY_NAMES[way], "by": by, "total": competence(twin, seat, way), "point": is_point})
    return rows


def prices(table: Table, seat: int) -> list[int]:
    """What this seat would pay for each certificate."""
    return [price_of(table, seat, shares) * UNIT for shares in range(1, CERTIFICATES + 1)]


def menu_rows(table: Table) -> list[dict[str, Any]]:
    """Every action of the menu and, where it cannot be chosen, why not. For the deciding seat only."""
    return [
        {"action": business.word, "reason": refusal.reason if refusal is not None else None}
        for business, refusal in zip(MENU, menu_refusals(table), strict=True)
    ]


def resignations(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """What a head of this seat would take with him: managers who follow, and employees who are lost (PS-D0)."""
    rows: dict[str, dict[str, int]] = {}
    for division in range(DIVISIONS):
        if table.heads[division] == seat:
            places = range(division * OFFICES, (division + 1) * OFFICES)
            own = [place for place in places if table.owner(place) == seat]
            rows[DIVISION_NAMES[division]] = {
                "managers": sum(not table.is_main(place) for place in own),
                "employees": sum(table.staff(place) for place in own),
            }
    return rows


def rivalry(table: Table, seat: int) -> dict[str, Any]:
    """How the seat stands against its archenemy: with its own colour against the best of all others (PS-14)."""
    colour = table.colours[seat]
    others = [s for s in range(table.setup.seats) if s != seat] if colour == seat else [colour]
    ways = [
        {
            "way": WAY_NAMES[way],
            "mine": competence(table, seat, way),
            "theirs": max(competence(table, other, way) for other in others),
            "ahead": all(is_ahead(table, seat, other, way) for other in others),
        }
        for way in table.setup.box.trios[table.trios[seat]]
    ]
    return {"seat": colour, "ways": ways, "true": outclasses(table, seat, colour, table.trios[seat])}
