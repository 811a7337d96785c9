"""Kinds of players: how likely each of them would have made the choices of this round.

An imagined world has a past, so its round can be rewound to the beginning and played again; before each choice of another
seat everybody's cards are known, and the habits of each kind tell how likely that choice was.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.state import is_among
from boardroom.games.startup_nation.content.names import NOTHING, SALESPERSON
from boardroom.games.startup_nation.mind.habits import OTHERS, WEIGHTS, Habits, habits
from boardroom.games.startup_nation.rules.effect import effect_of
from boardroom.games.startup_nation.rules.questions import ANSWER, ASK
from boardroom.games.startup_nation.rules.turn import begin_turn
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table

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


def code_of(table: Table, entry: record.Entry) -> int:
    """The choice that this entry of the record tells of, or nothing."""
    if isinstance(entry, record.Played):
        return effect_of(table, entry.card).codes[entry.target, entry.extra]
    if isinstance(entry, record.Asked) and table.decision is ASK:  # other questions come with the card
        return ASK.of_seat[entry.target][entry.role]
    return ANSWER.codes[entry.answer] if isinstance(entry, record.Answered) else NOTHING


def opening(world: Table) -> Table | None:
    """This round of an imagined world at its beginning, with all cards that were drawn since in their places.

    None where the record does not tell it all: after a card was passed, at a table that was set up by hand, or where tokens
    stay from round to round.
    """
    entries = world.record
    setup = world.setup
    if not setup.bpi_returns or not record.tells_all(entries):
        return None
    table = world.copy()
    assert isinstance(table, Table)
    for index in range(len(entries) - 1, -1, -1):
        rewind(table, entries[index], entries[index - 1])
    first = entries[0]
    assert isinstance(first, record.Drew)
    table.again = False
    table.record = []
    table.turn = 0
    table.last_turn = [0] * setup.seats
    table.supply = setup.bpi
    table.bpi = [0] * setup.seats
    begin_turn(table, first.seat)
    return table


def rewind(table: Table, entry: record.Entry, before: record.Entry) -> None:
    """Undoes one entry; `before` is the one before it."""
    held = table.held
    if isinstance(entry, record.Drew):
        table.deck.put_on_top(entry.card)
    elif isinstance(entry, record.Played):
        assert isinstance(before, record.Drew)
        if before.card == held[entry.seat]:
            held[entry.seat] = entry.card
        if entry.card == SALESPERSON and entry.target >= 0:
            tokens, target, other = table.tokens, entry.target, entry.extra
            tokens[target], tokens[other] = tokens[other], tokens[target]
    elif isinstance(entry, record.Exchanged):
        held[entry.seat], held[entry.target] = entry.gave, entry.got
    elif isinstance(entry, record.Promoted):
        held[entry.seat] = entry.card
        if entry.found >= 0:
            table.deck.put_below(entry.found, entry.depth - 1)
    elif isinstance(entry, record.WentOut):
        table.living |= 1 << entry.seat
        if entry.card >= 0:
            held[entry.seat] = entry.card
