"""Set-up and initial placement (PS-1 to PS-6)."""

from __future__ import annotations

from typing import Any

from boardroom.games.power_struggle.content.box import ENEMY_NAMES
from boardroom.games.power_struggle.content.names import (
    COLOUR_NAMES,
    COM,
    DO_PLACE,
    PLACEMENT,
    PRIVILEGE_NAMES,
    PRIVILEGES,
)
from boardroom.games.power_struggle.rules.actions import FIRST_PLACE, PLACE_BOARD
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.table import Table, unit_of

PASSES = 3


def deal(table: Table) -> None:
    """PS-1 to PS-3: archenemies, privileges, and who begins."""
    seats = table.setup.seats
    table.colours = list(range(seats))
    table.luck.stream("colours").shuffle(table.colours)
    trios = list(range(len(table.setup.box.trios)))
    table.luck.stream("competences").shuffle(trios)
    table.trios = trios[:seats]  # the rest leaves unseen (PS-R1)
    order = list(range(seats))
    table.luck.stream("order").shuffle(order)
    cards = list(range(PRIVILEGES))
    table.luck.stream("privileges").shuffle(cards)
    for number, card in enumerate(cards):
        table.holders[card] = order[number % seats]
    table.exposed = 1 << COM  # its holder begins, so everybody knows (PS-R25)
    table.starter = table.holders[COM]
    if table.log is not None:
        counts = [table.holders.count(seat) for seat in range(seats)]
        events.game_started(table.log, table.starter, counts, [own_cards(table, seat) for seat in range(seats)])
    begin_placement(table)


def own_cards(table: Table, seat: int) -> dict[str, Any]:
    """What this seat was dealt, in words."""
    return {
        "colour": COLOUR_NAMES[table.colours[seat]],
        "enemy": ENEMY_NAMES[table.setup.box.trio_cards[table.trios[seat]]],
        "privileges": [PRIVILEGE_NAMES[card] for card in range(PRIVILEGES) if table.holders[card] == seat],
    }


def begin_placement(table: Table) -> None:
    """The start player places the first figure."""
    table.stage = PLACEMENT
    table.phase = DO_PLACE
    table.turns = 0
    table.seat = table.active = placer(table)


def placer(table: Table) -> int:
    """PS-4: clockwise from the start player, anticlockwise from the player on his right, clockwise again."""
    seats = table.setup.seats
    number = table.turns % seats
    if table.turns // seats == 1:
        return (table.starter - 1 - number) % seats
    return (table.starter + number) % seats


def placements(table: Table) -> list[int]:
    """PS-5: a department in any division with a free office, or the board."""
    codes: list[int] = []
    table.free_divisions(FIRST_PLACE, codes)
    codes.append(PLACE_BOARD)
    return codes


def place(table: Table, code: int) -> bool:
    """PS-5: sets one figure; gives whether all have been set."""
    seat = table.seat
    if table.log is not None:
        kind = "placed_board" if code == PLACE_BOARD else "placed_department"
        shown = {} if code == PLACE_BOARD else events.in_division(code - FIRST_PLACE)
        events.tell(table.log, kind, seat, shown, barrier=True)
    if code == PLACE_BOARD:
        table.join_board(seat)
    else:
        table.put_unit(code - FIRST_PLACE, unit_of(seat, table.setup.box.employees))
    table.turns += 1
    if table.turns == PASSES * table.setup.seats:
        return True
    table.seat = table.active = placer(table)
    return False
