"""Saving a table of Burn Rate as plain words and numbers, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.pile import Pile
from boardroom.core.reading import bits, entries, number_of, whole, wholes
from boardroom.games.burn_rate.content.names import DEPARTMENTS, MOST_CARDS, NOTHING
from boardroom.games.burn_rate.forms.view import OVER
from boardroom.games.burn_rate.mind.belief import MOST_BAGS
from boardroom.games.burn_rate.rules.decisions import DECISIONS, LAYOFFS, SECOND
from boardroom.games.burn_rate.rules.people import join
from boardroom.games.burn_rate.state.table import PEOPLE_STREAMS, Table

MOST_MONEY: Final = 1_000_000  # thousands of times what a company begins with


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
        "phase": table.decision.word if table.decision is not None else OVER,
        "round": table.round,
        "first": table.first,
        "decider": table.seat,
        "played": table.played,
        "discarded": table.discarded,
        "pending": table.laid_off if table.decision is LAYOFFS else table.leaving,
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
    load_fields(table, saved)
    load_companies(table, saved)
    load_cards(table, saved)
    load_luck(table, streams)


def load_fields(table: Table, saved: dict[str, Any]) -> None:
    """The plain numbers."""
    phase = number_of(saved["phase"], [OVER, *[row.word for row in DECISIONS]], "phase")
    table.decision = DECISIONS[phase - 1] if phase else None
    seats = table.setup.seats
    table.round = whole(saved["round"], "round", 1, table.setup.cap)
    table.first = whole(saved["first"], "first", 0, seats - 1)
    table.seat = whole(saved["decider"], "decider", 0 if phase else -1, seats - 1)
    table.played = whole(saved["played"], "played", 0, MOST_CARDS)
    table.discarded = whole(saved["discarded"], "discarded", 0, MOST_CARDS)
    load_pending(table, saved["pending"])
    table.solvent = bits(saved["solvent"], "solvent", seats)
    if phase and (table.solvent.bit_count() < 2 or not table.is_solvent(table.seat)):
        raise BadSave(f"solvent is a list of two seats or more, {table.seat} among them, not {saved['solvent']}")
    table.bank = wholes(saved["bank"], "bank", seats, -MOST_MONEY, MOST_MONEY)
    table.markers = wholes(saved["markers"], "markers", seats, 0, MOST_MONEY)
    table.contractors = wholes(saved["contractors"], "contractors", seats, 0, MOST_MONEY)
    table.burned = wholes(saved["burned"], "burned", seats, 0, MOST_MONEY)
    table.shuffles = whole(saved["shuffles"], "shuffles", 0, MOST_BAGS)
    table.outcome = Outcome(**saved["outcome"]) if saved["outcome"] is not None else None


def load_pending(table: Table, pending: Any) -> None:
    """What a decision waits for: the Vice-President who is leaving, or how many have been laid off."""
    people = len(table.setup.content.people)
    if table.decision is LAYOFFS:
        table.laid_off = whole(pending, "pending", 0, people)
    elif table.decision is SECOND:
        table.leaving = whole(pending, "pending", 0, people - 1)
    else:
        whole(pending, "pending", NOTHING, NOTHING)


def load_companies(table: Table, saved: dict[str, Any]) -> None:
    """The people, in companies and in the pool."""
    people = table.setup.content.people
    for seat, staff in enumerate(entries(saved["staff"], "staff", table.setup.seats)):
        for name in staff:
            join(table, seat, number_of(name, people, "person"))
    table.pool = [
        number_of(name, people, "person") if name is not None else NOTHING
        for name in entries(saved["pool"], "pool", len(DEPARTMENTS))
    ]
    table.piles = [
        numbered_pile(layers, people, "person") for layers in entries(saved["piles"], "piles", len(DEPARTMENTS))
    ]


def load_cards(table: Table, saved: dict[str, Any]) -> None:
    """The cards, and what everybody knows about them."""
    cards, seats = table.setup.content.cards, table.setup.seats
    table.hands = [
        [number_of(name, cards, "card") for name in hand] for hand in entries(saved["hands"], "hands", seats)
    ]
    table.ideas = [
        [number_of(name, cards, "card") for name in ideas] for ideas in entries(saved["ideas"], "ideas", seats)
    ]
    for seat in range(seats):
        if not table.is_solvent(seat) and (table.hands[seat] or table.staff[seat]):
            raise BadSave(f"seat {seat} has cards or people, so it is among the solvent ones")
    table.need = [sum(table.setup.cards[card].value for card in ideas) for ideas in table.ideas]
    table.draw_pile = numbered_pile(saved["draw"], cards, "card")
    table.discard = [number_of(name, cards, "card") for name in saved["discard"]]
    load_ways(table, saved)


def load_ways(table: Table, saved: dict[str, Any]) -> None:
    """What everybody can follow of the way of the cards; see whereabouts.py."""
    cards = table.setup.content.cards
    newest = len(saved["inner"]) - 1
    bags = entries(saved["bags"], "bags")
    table.bag_ids = [whole(bag[0], "bag", 0, newest) for bag in bags]
    table.bag_left = [whole(bag[1], "left in a bag", 1, len(cards)) for bag in bags]
    if sum(table.bag_left) != len(table.draw_pile.cards):
        raise BadSave(
            f"the bags hold the {len(table.draw_pile.cards)} cards of the draw pile, not {sum(table.bag_left)}"
        )
    table.label = wholes(saved["labels"], "labels", len(cards), 0, newest)
    table.backs = [
        wholes(backs, "backs", len(hand), 0, newest) for hand, backs in zip(table.hands, saved["backs"], strict=True)
    ]
    table.inner = [wholes(backs, "inner", -1, 0, newest) for backs in saved["inner"]]
    for name, route in saved["routes"].items():
        table.route[number_of(name, cards, "card")] = wholes(route, "routes", -1, 0, newest)


def load_luck(table: Table, streams: dict[str, int]) -> None:
    """Every stream goes on where it was."""
    name = f"draw/{table.shuffles}"
    table.draw_luck = table.luck.stream(name, streams.get(name, 0))
    table.people_luck = [table.luck.stream(name, streams.get(name, 0)) for name in PEOPLE_STREAMS]


def numbered_pile(layers: list[list[Any]], names: list[str], what: str) -> Pile:
    """A pile from layers with names."""
    return Pile.restore([[int(layer[0]), *[number_of(name, names, what) for name in layer[1:]]] for layer in layers])
