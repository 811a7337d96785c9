"""Saving a table of Burn Rate as plain words and numbers, and reading whole saves back."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.names import number_of
from boardroom.core.pile import Pile
from boardroom.games.burn_rate.cards import NOTHING
from boardroom.games.burn_rate.table import PEOPLE_STREAMS, PHASES, Table


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    game = table.game
    streams = {luck.name: int(luck.count) for luck in [table.draw_luck, *table.people_luck]}
    return {
        "game": game.id,
        "revision": game.revision,
        "content": game.content,
        "options": dict(table.setup.options),
        "luck": {"seed": table.luck.seed, "streams": streams},
        "table": save_table(table),
    }


def save_table(table: Table) -> dict[str, Any]:
    """What lies on the table, and what everybody knows about the way of the cards (`labels` and what follows)."""
    people = table.setup.content.people
    cards = table.setup.content.cards
    return {
        "seats": table.setup.seats,
        "phase": PHASES[table.phase],
        "round": table.round,
        "first": table.first,
        "decider": table.seat,
        "played": table.played,
        "discarded": table.discarded,
        "pending": table.pending,
        "solvent": [seat for seat in range(table.setup.seats) if table.is_solvent(seat)],
        "bank": table.bank[:],
        "markers": table.markers[:],
        "contractors": table.contractors[:],
        "burned": table.burned[:],
        "staff": [[people[person] for person in staff] for staff in table.staff],
        "ideas": [[cards[card] for card in ideas] for ideas in table.ideas],
        "hands": [[cards[card] for card in hand] for hand in table.hands],
        "pool": [people[person] if person >= 0 else None for person in table.pool],
        "piles": [named_layers(pile, people) for pile in table.piles],
        "draw": named_layers(table.draw_pile, cards),
        "discard": [cards[card] for card in table.discard],
        "shuffles": table.shuffles,
        "bags": [[bag, left] for bag, left in zip(table.bag_ids, table.bag_left, strict=True)],
        "labels": table.label[:],
        "backs": [backs[:] for backs in table.backs],
        "inner": [backs[:] for backs in table.inner],
        "routes": {cards[card]: route[:] for card, route in enumerate(table.route) if route},
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
    }


def named_layers(pile: Pile, names: list[str]) -> list[list[Any]]:
    """A pile's layers with names instead of numbers."""
    return [[layer[0], *[names[card] for card in layer[1:]]] for layer in pile.save()]


def load(table: Table, saved: dict[str, Any], streams: dict[str, int]) -> None:
    """Fills a new table from a whole save."""
    try:
        load_fields(table, saved)
        load_companies(table, saved)
        load_cards(table, saved)
        load_luck(table, streams)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
        raise BadSave(f"this save cannot be read: {type(problem).__name__}: {problem}") from None
    if table.census() != table.box():
        raise BadSave("this save has other people or cards on the table than the box holds")


def load_fields(table: Table, saved: dict[str, Any]) -> None:
    """The plain numbers."""
    table.phase = number_of(saved["phase"], PHASES, "phase")
    table.round, table.first, table.seat = int(saved["round"]), int(saved["first"]), int(saved["decider"])
    table.played, table.discarded = int(saved["played"]), int(saved["discarded"])
    table.pending = int(saved["pending"])
    table.solvent = sum(1 << int(seat) for seat in saved["solvent"])
    table.bank = [int(money) for money in saved["bank"]]
    table.markers = [int(count) for count in saved["markers"]]
    table.contractors = [int(count) for count in saved["contractors"]]
    table.burned = [int(money) for money in saved["burned"]]
    table.shuffles = int(saved["shuffles"])
    table.outcome = Outcome(**saved["outcome"]) if saved["outcome"] is not None else None


def load_companies(table: Table, saved: dict[str, Any]) -> None:
    """The people, in companies and in the pool."""
    people = table.setup.content.people
    for seat, staff in enumerate(saved["staff"]):
        for name in staff:
            table.join(seat, number_of(name, people, "person"))
    table.pool = [number_of(name, people, "person") if name is not None else NOTHING for name in saved["pool"]]
    table.piles = [numbered_pile(layers, people, "person") for layers in saved["piles"]]


def load_cards(table: Table, saved: dict[str, Any]) -> None:
    """The cards, and what everybody knows about them."""
    cards = table.setup.content.cards
    table.hands = [[number_of(name, cards, "card") for name in hand] for hand in saved["hands"]]
    table.ideas = [[number_of(name, cards, "card") for name in ideas] for ideas in saved["ideas"]]
    table.need = [sum(table.setup.value[card] for card in ideas) for ideas in table.ideas]
    table.draw_pile = numbered_pile(saved["draw"], cards, "card")
    table.discard = [number_of(name, cards, "card") for name in saved["discard"]]
    table.bag_ids = [int(bag[0]) for bag in saved["bags"]]
    table.bag_left = [int(bag[1]) for bag in saved["bags"]]
    table.label = [int(bag) for bag in saved["labels"]]
    table.backs = [[int(bag) for bag in backs] for backs in saved["backs"]]
    table.inner = [[int(bag) for bag in backs] for backs in saved["inner"]]
    for name, route in saved["routes"].items():
        table.route[number_of(name, cards, "card")] = [int(bag) for bag in route]


def load_luck(table: Table, streams: dict[str, int]) -> None:
    """Every stream goes on where it was."""
    name = f"draw/{table.shuffles}"
    table.draw_luck = table.luck.stream(name, int(streams.get(name, 0)))
    table.people_luck = [table.luck.stream(name, int(streams.get(name, 0))) for name in PEOPLE_STREAMS]


def numbered_pile(layers: list[list[Any]], names: list[str], what: str) -> Pile:
    """A pile from layers with names."""
    return Pile.restore([[int(layer[0]), *[number_of(name, names, what) for name in layer[1:]]] for layer in layers])
