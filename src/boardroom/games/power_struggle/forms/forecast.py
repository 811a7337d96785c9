"""What would happen now: figures a board can show before anybody commits to anything.

The public ones are worked out from what lies open; those for one seat from what that seat knows as well.
"""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    ACC,
    CERTIFICATES,
    COMPETENCE_NAMES,
    COUNSEL,
    CTL,
    DIVISION_NAMES,
    DIVISIONS,
    HR,
    NOTHING,
    OFFICES,
    PRIVILEGE_NAMES,
    UNIT,
)
from boardroom.games.power_struggle.rules.buy import ACCOUNTING_ROW, ASK_CONSULT, ASK_ESTABLISH, price_of
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT
from boardroom.games.power_struggle.rules.happenings import CONTROLLING_ROW, bonus_of
from boardroom.games.power_struggle.rules.meeting import winner_of
from boardroom.games.power_struggle.rules.menu import ACT, MENU, menu_refusals
from boardroom.games.power_struggle.rules.points import LEADS, competence, is_ahead, outclasses
from boardroom.games.power_struggle.rules.reorganise import ASK_UNITE
from boardroom.games.power_struggle.rules.staff import HR_ROW
from boardroom.games.power_struggle.shapes.view import Added, Forecast, Leaving, MenuRow, Rivalry, RivalWay, Score
from boardroom.games.power_struggle.shapes.words import Division
from boardroom.games.power_struggle.state.rows import refusals
from boardroom.games.power_struggle.state.table import Table

EXTRAS = {ACC: (ACCOUNTING_ROW, 1), HR: (HR_ROW, 1), CTL: (CONTROLLING_ROW, UNIT)}  # row of the box, and its unit


def forecast(table: Table) -> Forecast:
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


def pending_scores(table: Table) -> list[Score]:
    """What the finished action will score once it is committed, tried on a copy."""
    if table.phase is not ASK_COMMIT or table.action is None:
        return []
    twin = table.copy()
    assert isinstance(twin, Table)
    seat = table.seat
    table.action.settle(twin, seat)
    rows: list[Score] = []
    for way in range(COUNSEL + 1):
        by = competence(twin, seat, way) - competence(table, seat, way)
        is_point = twin.points[seat] >> way & 1 > table.points[seat] >> way & 1
        if by or is_point:
            total = competence(twin, seat, way)
            rows.append({"way": COMPETENCE_NAMES[way], "by": by, "total": total, "point": is_point})
    return rows


def prices(table: Table, seat: int) -> list[int]:
    """What this seat would pay for each certificate."""
    return [price_of(table, seat, shares) * UNIT for shares in range(1, CERTIFICATES + 1)]


def menu_rows(table: Table) -> list[MenuRow]:
    """Every action of the menu, where it cannot be chosen why not, and what a card adds. For the deciding seat only."""
    return [
        {
            "action": MENU[number].word,
            "reason": refusal.reason if refusal is not None else None,
            "params": refusals.details(refusal.reason, table, ACT.code + number) if refusal is not None else {},
            "adds": added(table, MENU[number].helper),
        }
        for number, refusal in enumerate(menu_refusals(table))
    ]


def added(table: Table, card: int) -> Added | None:
    """What this card adds for the deciding seat, if it is there and adds anything."""
    if card < 0 or table.holders[card] != table.seat:
        return None
    count = worth(table, card)
    return {"privilege": PRIVILEGE_NAMES[card], "count": count} if count else None


def price(table: Table) -> int | None:
    """What the choice that is due will cost whoever makes it: a main department or a consultant."""
    if table.phase is not ASK_ESTABLISH and table.phase is not ASK_CONSULT:
        return None
    return table.phase.need(table) * UNIT


def next_offices(table: Table) -> dict[Division, int | None]:
    """The office of each division in which the next unit opens (PS-8); none where departments are lifted first (PS-R19)."""
    lifted = table.phase is ASK_UNITE
    return {
        name: None if lifted or table.used[division] == OFFICES else table.used[division] + 1
        for division, name in enumerate(DIVISION_NAMES)
    }


def resignations(table: Table, seat: int) -> dict[str, Leaving]:
    """What a head of this seat would take with him: managers who follow, and employees who are lost (PS-D0)."""
    rows: dict[str, Leaving] = {}
    for division in range(DIVISIONS):
        if table.heads[division] == seat:
            places = range(division * OFFICES, (division + 1) * OFFICES)
            own = [place for place in places if table.owner(place) == seat]
            rows[DIVISION_NAMES[division]] = {
                "managers": sum(not table.is_main(place) for place in own),
                "employees": sum(table.staff(place) for place in own),
            }
    return rows


def rivalry(table: Table, seat: int) -> Rivalry:
    """How the seat stands against its archenemy: with its own colour against the best of all others (PS-14)."""
    colour = table.colours[seat]
    others = [s for s in range(table.setup.seats) if s != seat] if colour == seat else [colour]
    ways: list[RivalWay] = [
        {
            "way": COMPETENCE_NAMES[way],
            "mine": competence(table, seat, way),
            "theirs": max(competence(table, other, way) for other in others),
            "ahead": all(is_ahead(table, seat, other, way) for other in others),
        }
        for way in table.setup.box.trios[table.trios[seat]]
    ]
    need = LEADS if colour == seat else len(ways)
    return {"seat": colour, "ways": ways, "need": need, "true": outclasses(table, seat, colour, table.trios[seat])}
