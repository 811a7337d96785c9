"""Kinds of players: how likely each of them would have made the choices of this round.

An imagined world has a past, so its round can be rewound to the beginning and played again; before each choice of another
seat everybody's cards are known, and the habits of each kind tell how likely that choice was.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import is_among
from boardroom.games.startup_nation.actions import CODE_OF, FIRST_ANSWER, FIRST_ASK, ROLES
from boardroom.games.startup_nation.cards import NOTHING, SALESPERSON
from boardroom.games.startup_nation.habits import OTHERS, WEIGHTS, Habits, habits
from boardroom.games.startup_nation.record import (
    ANSWERED,
    ASKED,
    DREW,
    EXCHANGED,
    PLAYED,
    PROMOTED,
    WENT_OUT,
    first_of,
    fourth_of,
    op_of,
    second_of,
    tells_all,
    third_of,
)
from boardroom.games.startup_nation.rules import StartUpNation
from boardroom.games.startup_nation.table import ASK, Table

BY_CHANCE: Final = 0  # any legal choice
GREEDY: Final = 1
SEARCHING: Final = 2
PLAYER_KINDS: Final = 3
SLIP: Final = 0.05  # how often anybody is taken to do something else than their kind would


def habits_of(kind: int, table: Table, legal: list[int]) -> list[float]:
    """How likely each choice is for a player of this kind."""
    return [1.0] * len(legal) if kind == BY_CHANCE else habits(table, legal, OTHERS if kind == GREEDY else WEIGHTS)


def fits(world: Table, me: int) -> list[float]:
    """For each seat and kind, how likely the others' choices of this round were; all the same where it cannot be rewound."""
    even = [1.0] * (world.setup.seats * PLAYER_KINDS)
    found = even[:]
    table = opening(world)
    if table is None:
        return even
    for entry in world.record:
        code = code_of(table, entry)
        if code < 0:
            continue
        seat = table.seat
        legal = table.choices()
        if not is_among(code, legal):
            return even  # tokens were laid out by hand before the record began
        if seat != me and len(legal) > 1:
            number = legal.index(code)
            slip = 1.0 / len(legal)
            mind = Habits(table, OTHERS)
            greedy = mind.weigh(legal)
            mind.liking.weights = WEIGHTS
            searching = mind.weigh(legal)
            first = seat * PLAYER_KINDS
            found[first + BY_CHANCE] *= slip
            found[first + GREEDY] *= (1.0 - SLIP) * greedy[number] / sum(greedy) + SLIP * slip
            found[first + SEARCHING] *= (1.0 - SLIP) * searching[number] / sum(searching) + SLIP * slip
        table.play_unchecked(code)
    return found


def code_of(table: Table, entry: int) -> int:
    """The choice that this entry of the record tells of, or nothing."""
    op = op_of(entry)
    if op == PLAYED:
        return CODE_OF[int(second_of(entry)), int(third_of(entry)), int(fourth_of(entry))]
    if op == ASKED and table.phase == ASK:  # other questions come with the card
        return FIRST_ASK + int(second_of(entry)) * ROLES + int(third_of(entry))
    return FIRST_ANSWER + int(second_of(entry)) if op == ANSWERED else NOTHING


def opening(world: Table) -> StartUpNation | None:
    """This round of an imagined world at its beginning, with all cards that were drawn since in their places.

    None where the record does not tell it all: after a card was passed, at a table that was set up by hand, or where tokens
    stay from round to round.
    """
    record = world.record
    setup = world.setup
    if not setup.bpi_returns or not tells_all(record):
        return None
    table = world.copy()
    assert isinstance(table, StartUpNation)
    for index in range(len(record) - 1, -1, -1):
        rewind(table, record[index], record[index - 1])
    table.again = False
    table.record = []
    table.turn = 0
    table.last_turn = [0] * setup.seats
    table.supply = setup.box.bpi
    table.bpi = [0] * setup.seats
    table.begin_turn(int(first_of(record[0])))
    return table


def rewind(table: Table, entry: int, before: int) -> None:
    """Undoes one entry; `before` is the one before it."""
    op = op_of(entry)
    seat = int(first_of(entry))
    second = int(second_of(entry))
    third = int(third_of(entry))
    fourth = int(fourth_of(entry))
    held = table.held
    if op == DREW:
        table.deck.put_on_top(second)
    elif op == PLAYED:
        drawn = int(second_of(before))
        if drawn == held[seat]:
            held[seat] = second
        if second == SALESPERSON and third >= 0:
            table.tokens[third], table.tokens[fourth] = table.tokens[fourth], table.tokens[third]
    elif op == EXCHANGED:
        held[seat], held[second] = third, fourth
    elif op == PROMOTED:
        held[seat] = second
        if fourth >= 0:
            table.deck.put_below(fourth, third - 1)
    elif op == WENT_OUT:
        table.living |= 1 << seat
        if second >= 0:
            held[seat] = second
