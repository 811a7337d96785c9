"""Setting up a company by hand: what is said is taken as it is, the rest is filled in with legal things.

See docs/tables-by-hand.md for the keys. The active seat is at its choice of an action, unless `stage` says otherwise.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import keys_by_hand, take_fields
from boardroom.core.luck import Luck
from boardroom.core.reading import check_keys, number_of, whole
from boardroom.games.power_struggle.content.names import (
    BOARD_SEATS,
    BONUS,
    CERTIFICATES,
    CHAIRMAN,
    COLOUR_NAMES,
    COM,
    DIVISION_NAMES,
    DIVISIONS,
    FIRST_SUNDRY,
    HEAD,
    MEETING,
    MOST_STAFF,
    OFFICES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    STACK,
    TRACK_NAMES,
    TRACKS,
    UNIT_NAMES,
)
from boardroom.games.power_struggle.forms.saves import set_stock
from boardroom.games.power_struggle.rules.meeting import EARLIEST_MEETING, first_meeting, open_meeting
from boardroom.games.power_struggle.rules.menu import ASK_ACT
from boardroom.games.power_struggle.rules.placement import begin_placement
from boardroom.games.power_struggle.rules.points import check_counsel, check_targets, gain_point
from boardroom.games.power_struggle.rules.rounds import AT_ACTIONS, AT_EVENT
from boardroom.games.power_struggle.state.rows import advance
from boardroom.games.power_struggle.state.table import Table, unit_of

SPECIAL: Final = (
    "seats", "stage", "active", "turn", "round", "meeting", "offices", "heads", "counsel", "tracks", "certificates",
    "privileges", "archenemies", "stack",
)  # fmt: skip
STAGES: Final = ("actions", "event", "meeting", "first_meeting", "placement")


def set_up(table: Table, said: dict[str, Any]) -> None:
    """Fills a new table and goes on to the next decision."""
    check_keys(said, [*SPECIAL, *keys_by_hand(table.setup.fields)])
    take_fields(table, said, table.setup.fields)
    set_company(table, said)
    set_secrets(table, said)
    check_company(table)
    check_targets(table)
    begin(table, said)


def set_company(table: Table, said: dict[str, Any]) -> None:
    """Units, figures, markers and certificates."""
    for division, units in said.get("offices", {}).items():
        for owner, kind, staff in units:
            if kind not in UNIT_NAMES:
                raise BadSave(f"a unit is a department or main, not {kind!r}")
            if table.used[number_of(division, DIVISION_NAMES, "division")] == OFFICES:
                raise BadSave(f"a division has {OFFICES} offices; {division} names more units")
            table.put_unit(number_of(division, DIVISION_NAMES, "division"), unit_of(owner, staff, kind == "main"))
    for division, seat in said.get("heads", {}).items():
        table.heads[number_of(division, DIVISION_NAMES, "division")] = seat
    for seat, rows in enumerate(said.get("counsel", [])):
        for division in rows:
            table.counsel[seat * DIVISIONS + number_of(division, DIVISION_NAMES, "division")] += 1
    for seat, tracks in enumerate(said.get("tracks", [])):
        for way, total in tracks.items():
            table.tracks[seat * TRACKS + number_of(way, TRACK_NAMES, "track")] = total
    for seat, shares in enumerate(said.get("certificates", [])):
        for number_of_shares in shares:
            table.certificates[seat * (CERTIFICATES + 1) + number_of_shares] += 1
    set_stock(table)


def set_secrets(table: Table, said: dict[str, Any]) -> None:
    """Money (known to all at this moment), cards and the stack."""
    table.opening_cash = table.cash[:]
    spare = Luck(table.luck.seed).stream("set-up")
    deal_archenemies(table, said.get("archenemies", [None] * table.setup.seats), spare)
    table.exposed = (1 << PRIVILEGES) - 1
    for card, name in enumerate(PRIVILEGE_NAMES):
        owner = table.chairman if card == CHAIRMAN else table.heads[card]
        holder, side = said.get("privileges", {}).get(
            name, (owner if owner >= 0 else table.starter, SIDE_NAMES[HEAD if owner >= 0 else 0])
        )
        table.holders[card], table.sides[card] = holder, number_of(side, SIDE_NAMES, "side")
    named = [number_of(name, table.setup.box.events, "event") for name in said.get("stack", [])]
    fill_stack(table, named, spare)


def deal_archenemies(table: Table, named: list[Any], spare: Luck) -> None:
    """The cards that are named, and any others for the rest."""
    seats = table.setup.seats
    cards = table.setup.enemies
    pairs = [
        (number_of(row[0], COLOUR_NAMES, "colour"), number_of(row[1], cards, "archenemy card")) if row else None
        for row in named
    ]
    colours = [colour for colour in range(seats) if colour not in [pair[0] for pair in pairs if pair]]
    trios = [trio for trio in range(len(cards)) if trio not in [pair[1] for pair in pairs if pair]]
    spare.shuffle(colours)
    spare.shuffle(trios)
    for seat in range(seats):
        pair = pairs[seat]
        table.colours[seat], table.trios[seat] = pair if pair else (colours.pop(), trios.pop())


def fill_stack(table: Table, named: list[int], spare: Luck) -> None:
    """The named cards from the top, then the rest of a legal stack."""
    regular = [card for card in range(FIRST_SUNDRY) if card not in named]
    sundry = [card for card in range(FIRST_SUNDRY, len(table.setup.box.events)) if card not in named]
    spare.shuffle(sundry)
    rest = sundry[: STACK - len(named) - len(regular)]
    table.stack = named + rest + regular
    table.drawn = sorted(table.stack)
    bonus, meeting = table.stack.index(BONUS), table.stack.index(MEETING)
    if len(set(table.stack)) != STACK or meeting < bonus or meeting < EARLIEST_MEETING - 1:
        raise BadSave(
            "a stack has eight different cards, the bonus before the meeting, the meeting fifth or later (PS-M7)"
        )


def check_company(table: Table) -> None:
    """Refuses what cannot lie on the table, and counts the points that are reached."""
    for unit in range(len(table.units)):
        staff = table.staff(unit)
        if table.units[unit] and not (0 if table.is_main(unit) else 1) <= staff <= MOST_STAFF:
            raise BadSave("a department has 1 to 6 employees, a main department 0 to 6 (PS-7)")
    seats = range(table.setup.seats)
    figures = [*[seat for seat in table.heads if seat >= 0], *table.holders]
    figures += [table.owner(place) for place in range(len(table.units)) if table.units[place]]
    if any(seat not in seats for seat in figures) or len(table.board) > BOARD_SEATS:
        raise BadSave(f"figures and cards belong to seats 0 to {table.setup.seats - 1}, at most five sit on the board")
    if any(count < 0 for count in table.stock) or table.census() != table.box():
        raise BadSave(f"the table holds other things than the box: {table.census()} instead of {table.box()}")
    for seat in seats:
        for track in range(TRACKS):
            if not 0 <= table.tracks[seat * TRACKS + track] <= table.setup.box.golden[track]:
                raise BadSave(f"the {TRACK_NAMES[track]} track ends at {table.setup.box.golden[track]} (PS-S4)")
            if table.tracks[seat * TRACKS + track] >= table.setup.thresholds[track]:
                gain_point(table, seat, track)
        check_counsel(table, seat)


def begin(table: Table, said: dict[str, Any]) -> None:
    """Goes on to the decision the table waits for."""
    stage = said.get("stage", "actions")
    if stage not in STAGES:
        raise BadSave(f"stage is one of {', '.join(STAGES)}, not {stage!r}")
    seats = table.setup.seats
    table.meeting = whole(said.get("meeting", 1), "meeting", 1, table.setup.meeting_cap)
    table.round = whole(said.get("round", 0 if stage == "event" else 1), "round", 0, STACK)
    table.turned = table.round
    if stage == "placement":
        table.meeting = table.round = table.turned = 0
        table.drawn, table.stack = [], []
        table.exposed = 1 << COM
        table.starter = table.holders[COM]
        begin_placement(table)
    elif stage == "first_meeting":
        table.drawn, table.stack, table.turned, table.round = [], [], 0, 0
        first_meeting(table)
    elif stage == "meeting":
        open_meeting(table)
        advance(table)
    elif stage == "event":
        table.stage = AT_EVENT
        advance(table)
    else:
        table.stage = AT_ACTIONS
        table.active = whole(said.get("active", table.starter), "active", 0, seats - 1)
        table.turns = whole(said.get("turn", (table.active - table.starter) % seats), "turn", 0, seats - 1)
        table.seat = table.active
        table.phase = ASK_ACT
