"""Set-up and initial placement (PS-1 to PS-6)."""

from __future__ import annotations

from typing import Final

from boardroom.games.power_struggle.content.names import COLOUR_NAMES, COM, PRIVILEGE_NAMES, PRIVILEGES
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.meeting import first_meeting
from boardroom.games.power_struggle.rules.pick import PickDivision
from boardroom.games.power_struggle.shapes.events import Dealt
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.rows import Waiting
from boardroom.games.power_struggle.state.table import Table, unit_of

PASSES: Final = 3

CHAPTER: Final = Chapter("game_started", "game_started-cards", "placed_department", "placed_board")
PLACE_IN: Final = CHAPTER.divisions("place", "PS-5")
PLACE_BOARD: Final = CHAPTER.button("place", "PS-5", "board", "to-board")


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


def own_cards(table: Table, seat: int) -> Dealt:
    """What this seat was dealt, in words."""
    return {
        "colour": COLOUR_NAMES[table.colours[seat]],
        "enemy": table.setup.enemies[table.trios[seat]],
        "privileges": [PRIVILEGE_NAMES[card] for card in range(PRIVILEGES) if table.holders[card] == seat],
    }


def begin_placement(table: Table) -> None:
    """The start player places the first figure."""
    table.stage = AT_PLACEMENT
    table.phase = ASK_PLACE
    table.turns = 0
    table.seat = table.active = placer(table)


def placer(table: Table) -> int:
    """Whose figure is placed now."""
    return placer_of(table, table.turns)


def placer_of(table: Table, turn: int) -> int:
    """PS-4: clockwise from the start player, anticlockwise from the player on his right, clockwise again."""
    seats = table.setup.seats
    number = turn % seats
    if turn // seats == 1:
        return (table.starter - 1 - number) % seats
    return (table.starter + number) % seats


def places_later(table: Table, seat: int) -> bool:
    """Does this seat, which does not decide now, place another figure?"""
    if table.stage is not AT_PLACEMENT or seat == table.seat:
        return False
    return any(placer_of(table, turn) == seat for turn in range(table.turns + 1, PASSES * table.setup.seats))


class AskPlace(PickDivision):
    """PS-5: a department in any division with a free office, or the board."""

    word = "place"
    rule = "PS-5"
    public = True
    wait = "place"

    def press(self, table: Table) -> None:
        """A figure on the board."""
        events.told(table, "placed_board", table.seat, barrier=True)
        table.join_board(table.seat)
        next_placement(table)

    def pick(self, table: Table, number: int) -> None:
        """A department with its employees."""
        events.told_in(table, "placed_department", table.seat, number, barrier=True)
        table.put_unit(number, unit_of(table.seat, table.setup.box.employees))
        next_placement(table)


def next_placement(table: Table) -> None:
    """After the last figure the first meeting begins (PS-6)."""
    table.turns += 1
    if table.turns == PASSES * table.setup.seats:
        first_meeting(table)
    else:
        table.seat = table.active = placer(table)


AT_PLACEMENT: Final = CHAPTER.stage(Waiting("placement"))
ASK_PLACE: Final = CHAPTER.decision(AskPlace(PLACE_IN, PLACE_BOARD))
