"""Saving a company as plain words and numbers, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.names import number_of
from boardroom.games.power_struggle.content import ENEMY_NAMES
from boardroom.games.power_struggle.ledger import (
    ANSWER_NAMES,
    ENTRY_NAMES,
    amount_of,
    answer_of,
    card_of,
    entry,
    is_raised,
    op_of,
    seat_of,
    target_of,
)
from boardroom.games.power_struggle.names import (
    COLOUR_NAMES,
    EVENT_NAMES,
    MENU_NAMES,
    OFFICES,
    PHASE_NAMES,
    PLACES,
    PRIVILEGE_NAMES,
    SIDE_NAMES,
    STAGE_NAMES,
    UNIT,
    office_name,
)
from boardroom.games.power_struggle.table import Table, unit_of

# Plain numbers of the table that are saved as they are.
HAND: Final = (
    "in_hand", "bonus", "mark", "pick", "pick2", "enticed", "offer_card", "offer_target", "offer_sum", "offer_coarse",
    "offers", "first_card", "first_sum", "refusers",
)  # fmt: skip
ACTION_NAMES: Final = [*MENU_NAMES, "grant"]


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    game = table.game
    return {
        "game": game.id,
        "revision": game.revision,
        "content": game.content,
        "options": dict(table.setup.options),
        "luck": {"seed": table.luck.seed, "streams": {}},
        "table": save_table(table),
    }


def save_table(table: Table) -> dict[str, Any]:
    """What lies on the table."""
    return {
        "seats": table.setup.seats,
        "decider": table.seat,
        "stage": STAGE_NAMES[table.stage],
        "phase": PHASE_NAMES[table.phase],
        "offices": offices(table),
        "heads": table.heads[:],
        "board": table.board[:],
        "chairman": table.chairman,
        "counsel": table.counsel[:],
        "tracks": table.tracks[:],
        "cash": [units * UNIT for units in table.cash],
        "certificates": table.certificates[:],
        "holders": {name: table.holders[card] for card, name in enumerate(PRIVILEGE_NAMES)},
        "sides": {name: SIDE_NAMES[table.sides[card]] for card, name in enumerate(PRIVILEGE_NAMES)},
        "exposed": table.exposed,
        "archenemies": [enemy(table, seat) for seat in range(table.setup.seats)],
        "ruled_out": table.ruled_out[:],
        "points": table.points[:],
        "announced": table.announced,
        "motivation": table.motivation,
        "meeting": table.meeting,
        "round": table.round,
        "starter": table.starter,
        "turns": table.turns,
        "division": table.division,
        "drawn": [EVENT_NAMES[card] for card in table.drawn],
        "stack": [EVENT_NAMES[card] for card in table.stack],
        "turned": table.turned,
        "ledger": [ledger_row(row) for row in table.ledger],
        "opening_cash": [units * UNIT for units in table.opening_cash],
        "active": table.active,
        "action": ACTION_NAMES[table.action] if table.action >= 0 else None,
        "hand": hand_of(table),
        "outcome": table.outcome.as_dict() if table.outcome is not None else None,
    }


def offices(table: Table) -> dict[str, list[Any]]:
    """Every unit: owner, department or main, employees."""
    return {
        office_name(place): [table.owner(place), "main" if table.is_main(place) else "department", table.staff(place)]
        for place in range(PLACES)
        if table.units[place]
    }


def enemy(table: Table, seat: int) -> list[str]:
    """The two archenemy cards of a seat."""
    return [COLOUR_NAMES[table.colours[seat]], ENEMY_NAMES[table.setup.box.trio_cards[table.trios[seat]]]]


def hand_of(table: Table) -> list[int]:
    """The action in hand, in the order of HAND."""
    return [
        table.in_hand, table.bonus, table.mark, table.pick, table.pick2, table.enticed, table.offer_card,
        table.offer_target, table.offer_sum, table.offer_coarse, table.offers, table.first_card, table.first_sum,
        table.refusers,
    ]  # fmt: skip


def ledger_row(row: int) -> list[Any]:
    """An entry of the ledger in words; an offer has its target, card and answer too."""
    words: list[Any] = [ENTRY_NAMES[op_of(row)], seat_of(row), amount_of(row) * UNIT]
    if ENTRY_NAMES[op_of(row)] == "offer":
        words += [target_of(row), PRIVILEGE_NAMES[card_of(row)], ANSWER_NAMES[answer_of(row)], is_raised(row)]
    return words


def load(table: Table, saved: dict[str, Any]) -> None:
    """Fills a new table from a whole save."""
    try:
        load_company(table, saved)
        load_secrets(table, saved)
        load_action(table, saved)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
        raise BadSave(f"this save cannot be read: {type(problem).__name__}: {problem}") from None
    if table.census() != table.box():
        raise BadSave(f"this save has other things on the table than the box holds: {table.census()}")


def load_company(table: Table, saved: dict[str, Any]) -> None:
    """Everything that everybody sees."""
    load_offices(table, saved["offices"])
    table.heads = [int(seat) for seat in saved["heads"]]
    table.board = [int(seat) for seat in saved["board"]]
    table.chairman = int(saved["chairman"])
    table.counsel = [int(count) for count in saved["counsel"]]
    table.tracks = [int(count) for count in saved["tracks"]]
    table.certificates = [int(count) for count in saved["certificates"]]
    set_stock(table)
    table.sides = [number_of(saved["sides"][name], SIDE_NAMES, "side") for name in PRIVILEGE_NAMES]
    table.exposed = int(saved["exposed"])
    table.ruled_out = [int(bits) for bits in saved["ruled_out"]]
    table.points = [int(bits) for bits in saved["points"]]
    table.announced = int(saved["announced"])
    table.motivation = int(saved["motivation"])
    table.meeting, table.round = int(saved["meeting"]), int(saved["round"])
    table.starter, table.turns = int(saved["starter"]), int(saved["turns"])
    table.division, table.turned = int(saved["division"]), int(saved["turned"])


def load_offices(table: Table, rows: dict[str, list[Any]]) -> None:
    """Lays every unit into its office."""
    for place in range(PLACES):
        row = rows.get(office_name(place))
        if row is not None:
            table.units[place] = unit_of(int(row[0]), int(row[2]), row[1] == "main")
            table.used[place // OFFICES] += 1


def set_stock(table: Table) -> None:
    """What is left of the certificates."""
    kinds = len(table.stock)
    for shares in range(1, kinds):
        owned = sum(table.certificates[seat * kinds + shares] for seat in range(table.setup.seats))
        table.stock[shares] = table.setup.box.stock[shares] - owned


def load_secrets(table: Table, saved: dict[str, Any]) -> None:
    """Money, cards and the event stack."""
    table.cash = [int(sum_) // UNIT for sum_ in saved["cash"]]
    table.opening_cash = [int(sum_) // UNIT for sum_ in saved["opening_cash"]]
    table.holders = [int(saved["holders"][name]) for name in PRIVILEGE_NAMES]
    table.colours = [number_of(row[0], COLOUR_NAMES, "colour") for row in saved["archenemies"]]
    table.trios = [trio_number(table, row[1]) for row in saved["archenemies"]]
    table.drawn = [number_of(name, EVENT_NAMES, "event") for name in saved["drawn"]]
    table.stack = [number_of(name, EVENT_NAMES, "event") for name in saved["stack"]]
    table.ledger = [load_row(row) for row in saved["ledger"]]


def trio_number(table: Table, name: Any) -> int:
    """The archenemy card with this name, of those that this number of seats plays with."""
    return number_of(name, [ENEMY_NAMES[card] for card in table.setup.box.trio_cards], "archenemy card")


def load_row(row: list[Any]) -> int:
    """An entry of the ledger from its words."""
    op, seat, amount = number_of(row[0], ENTRY_NAMES, "verb"), int(row[1]), int(row[2]) // UNIT
    if len(row) == 3:
        return entry(op, seat, amount)
    answer = number_of(row[5], ANSWER_NAMES, "answer") | (4 if row[6] else 0)
    return entry(op, seat, amount, int(row[3]), number_of(row[4], PRIVILEGE_NAMES, "privilege"), answer)


def load_action(table: Table, saved: dict[str, Any]) -> None:
    """Who decides what, and the action in hand."""
    table.seat, table.active = int(saved["decider"]), int(saved["active"])
    table.stage = number_of(saved["stage"], STAGE_NAMES, "stage")
    table.phase = number_of(saved["phase"], PHASE_NAMES, "phase")
    table.action = number_of(saved["action"], ACTION_NAMES, "action") if saved["action"] is not None else -1
    hand = [int(number) for number in saved["hand"]]
    table.in_hand, table.bonus, table.mark, table.pick, table.pick2, table.enticed = hand[:6]
    table.offer_card, table.offer_target, table.offer_sum, table.offer_coarse = hand[6:10]
    table.offers, table.first_card, table.first_sum, table.refusers = hand[10:14]
    table.outcome = Outcome(**saved["outcome"]) if saved["outcome"] is not None else None
