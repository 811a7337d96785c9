"""Setting up a table by hand: what is said is laid as it is, the rest is what a new game would have.

See docs/tables-by-hand.md for what it may say.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.fields import keys_by_hand, take_fields
from boardroom.core.reading import check_keys, entries, number_of, whole
from boardroom.games.burncycle.content.names import (
    CACHES,
    CAPTAIN,
    DECKS,
    IMPERATIVES,
    KEYPADS,
    NETWORKS,
    NOTHING,
    STANDARD,
    UNIT_DECK,
)
from boardroom.games.burncycle.rules.alert import look_around
from boardroom.games.burncycle.rules.floors import come_in, lay_by_draw, return_unit
from boardroom.games.burncycle.rules.security import Corporation
from boardroom.games.burncycle.rules.setup import start_game, take_reserve
from boardroom.games.burncycle.rules.turn import BeforeTurn, Pool, Turn
from boardroom.games.burncycle.state.fields import deck_names, full, lay_floor, open_ways
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.words import SQUARE_NAMES
from boardroom.games.burncycle.state.written import dict_by, open_slots

SPECIAL: Final = ("seats", "floor", "round", "threat", "decks", "step")
STEPS: Final = ("restart", "route", "actions", "network", "end", "corporation")


def set_up(table: Table, said: dict[str, Any]) -> None:
    """A new game with what is said laid over it; it goes on at the step that is said."""
    check_keys(said, [*SPECIAL, *keys_by_hand(table.fields())])
    start_game(table, with_choices=False)
    lay_frame(table, said)
    lay_robots(table, said)
    take_fields(table, said, table.fields())
    follow(table, said)
    take_cards(table, said)
    go_on(table, said.get("step", "restart"))


def lay_frame(table: Table, said: dict[str, Any]) -> None:
    """How far the game has come; what a new game has drawn already goes back."""
    seats = table.setup.seats
    table.agenda = []
    table.active = whole(said.get("active", 0), "active", 0, seats - 1)
    table.holder = (table.active - 1) % seats
    table.access = [*range(seats)]  # the first access point is seat 0's, unlike in a new game
    table.round = whole(said.get("round", 1), "round", 1, table.setup.cap)
    table.threat = whole(said.get("threat", 0), "threat", 0, table.setup.limit - 1)
    table.fired = sum(table.threat >= threshold for threshold in table.setup.thresholds)
    table.cache_at = [NOTHING] * len(table.cache_at)
    table.decks[CACHES], table.discards[CACHES] = full(table.content.caches), 0
    if "units" in said or "floor" in said:
        for unit in range(len(table.unit_at)):
            if table.unit_at[unit] >= 0:
                return_unit(table, unit)
    if "floor" in said:
        table.floor = whole(said["floor"], "floor", 1, len(table.setup.mission.floors)) - 1
        lay_floor(table)
        lay_by_draw(table)
    lay_all(table)


def lay_all(table: Table) -> None:
    """Every objective square, terminal and cache of the plan lies there, not only those that a new game would draw."""
    plan = table.plan
    table.laid, table.terminals, table.caches = full(plan.objectives), full(plan.terminals), full(plan.caches)


def lay_robots(table: Table, said: dict[str, Any]) -> None:
    """Robots that are not named stand outside, without keys; on the first floor all of them have come in from there."""
    named = dict_by("robot", said.get("at", {}), "at").values()
    outside = [place for place in table.plan.exterior if SQUARE_NAMES[place] not in named]
    for robot in table.robots():
        table.at[robot] = outside.pop()
        if table.floor == 0:
            come_in(table, robot)
    table.keys = [0] * len(table.keys)


def follow(table: Table, said: dict[str, Any]) -> None:
    """What follows from what was said; if no chips were, the captain chip lies first, and reserves are the base ones."""
    table.unit_cards = [*table.content.units, table.content.captains[table.captain]]
    open_ways(table)
    for place, slot in enumerate(open_slots(table) if "chips" not in said else []):
        table.chips[slot] = STANDARD if place else CAPTAIN
    for seat in range(table.setup.seats):
        if "reserves" not in said:
            take_reserve(table, seat)
        if table.down >> seat & 1:
            table.power[seat] = 0


def take_cards(table: Table, said: dict[str, Any]) -> None:
    """Whatever lies on the table is in no deck; a deck that is named holds just these cards, the others are discarded."""
    for card in table.door_cards:
        take_out(table, KEYPADS, card)
    for seat in range(table.setup.seats):
        take_out(table, IMPERATIVES, table.imperative[seat])
        take_all_out(table, NETWORKS, table.hands[seat])
        take_all_out(table, CACHES, table.installed[seat])
    for card, holder in enumerate(table.cache_at):
        take_out(table, CACHES, card if holder >= 0 else NOTHING)
    for unit in range(len(table.content.units)):
        take_out(table, UNIT_DECK + table.unit_cards[unit].level - 1, unit if table.unit_at[unit] >= 0 else NOTHING)
    for name, cards in dict_by("deck", said.get("decks", {}), "decks").items():
        deck = number_of(name, DECKS, "deck")
        names = deck_names(table.content)[deck]
        kept = sum(1 << number_of(card, names, "card") for card in entries(cards, f"deck {name}"))
        table.discards[deck] |= table.decks[deck] & ~kept
        table.decks[deck] &= kept


def take_out(table: Table, deck: int, card: int) -> None:
    """Takes a card, if it is one, out of its deck and its discards."""
    if card >= 0:
        take_all_out(table, deck, 1 << card)


def take_all_out(table: Table, deck: int, cards: int) -> None:
    """Takes cards, as bits, out of their deck and its discards."""
    table.decks[deck] &= ~cards
    table.discards[deck] &= ~cards


def go_on(table: Table, step: str) -> None:
    """The game goes on at this step of the active seat's turn."""
    if step not in STEPS:
        raise BadSave(f"step is one of {', '.join(STEPS)}, not {step!r}")
    look_around(table)
    waiting = table.agenda
    table.agenda = []
    table.push(BeforeTurn())
    if step == "corporation":
        table.push(Corporation())
    elif step != "restart":
        table.agenda.pop()
        Turn().run(table)
        Pool().run(table)
        drop = {"route": 0, "actions": 2, "network": 3, "end": 4}[step]
        del table.agenda[len(table.agenda) - drop :]
    table.agenda += waiting
    table.settle()
