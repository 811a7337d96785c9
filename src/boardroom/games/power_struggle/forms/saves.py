"""Saving a company as plain words and numbers, and reading whole saves back."""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.errors import BadSave
from boardroom.core.event import Outcome
from boardroom.core.reading import entries, flag, number_of, whole, wholes
from boardroom.games.power_struggle.content.box import ENEMY_CARDS, ENEMY_NAMES
from boardroom.games.power_struggle.content.names import (
    CERTIFICATES,
    COARSE,
    COLOUR_NAMES,
    DIVISIONS,
    LARGEST_BRIBE,
    MAX_SEATS,
    MOST_OFFERS,
    MOST_STAFF,
    NOTHING,
    OFFICES,
    PLACES,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    SIDE_NAMES,
    STACK,
    TOP_MOTIVATION,
    TRACKS,
    UNIT,
    WAY_NAMES,
    office_name,
)
from boardroom.games.power_struggle.rules.actions import BUSINESS, DECISIONS, STAGES
from boardroom.games.power_struggle.rules.bribe import ASK_ANSWER
from boardroom.games.power_struggle.rules.meeting import ASK_RETIRE, AT_SORTING
from boardroom.games.power_struggle.rules.menu import ASK_ACT
from boardroom.games.power_struggle.rules.points import AT_END
from boardroom.games.power_struggle.rules.rounds import AT_ACTIONS, AT_EVENT
from boardroom.games.power_struggle.state.ledger import (
    ACCEPTED,
    ANSWER_NAMES,
    ENTRY_NAMES,
    GOT,
    OFFERED,
    PAID,
    SHOWN,
    Entry,
    Offer,
)
from boardroom.games.power_struggle.state.table import Table, unit_of

MANY: Final = 100_000  # more than any count of this game


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
        "stage": table.stage.word,
        "phase": table.phase.word,
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
        "drawn": event_names(table, table.drawn),
        "stack": event_names(table, table.stack),
        "turned": table.turned,
        "ledger": [ledger_row(entry) for entry in table.ledger],
        "opening_cash": [units * UNIT for units in table.opening_cash],
        "active": table.active,
        "action": table.action.word if table.action is not None else None,
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


def event_names(table: Table, cards: list[int]) -> list[str]:
    """Event cards in words."""
    return [table.setup.box.events[card] for card in cards]


def enemy(table: Table, seat: int) -> list[str]:
    """The two archenemy cards of a seat."""
    return [COLOUR_NAMES[table.colours[seat]], ENEMY_NAMES[table.setup.box.trio_cards[table.trios[seat]]]]


def hand_of(table: Table) -> list[int]:
    """The action in hand, as plain numbers."""
    return [
        table.in_hand, table.bonus, table.mark, table.pick, table.pick2, table.enticed, table.offer_card,
        table.offer_target, table.offer_sum, table.offer_coarse, table.offers, table.first_card, table.first_sum,
        table.refusers,
    ]  # fmt: skip


def ledger_row(entry: Entry) -> list[Any]:
    """An entry of the ledger in words; an offer has its target, card and answer too."""
    words: list[Any] = [ENTRY_NAMES[entry.kind], entry.seat, entry.amount * UNIT]
    if isinstance(entry, Offer):
        words += [entry.target, PRIVILEGE_NAMES[entry.card], ANSWER_NAMES[entry.answer], entry.raised]
    return words


def load(table: Table, saved: dict[str, Any]) -> None:
    """Fills a new table from a whole save."""
    load_company(table, saved)
    load_secrets(table, saved)
    load_action(table, saved)


def load_company(table: Table, saved: dict[str, Any]) -> None:
    """Everything that everybody sees."""
    seats, last = table.setup.seats, table.setup.seats - 1
    load_offices(table, saved["offices"])
    table.heads = wholes(saved["heads"], "heads", DIVISIONS, NOTHING, last)
    table.board = wholes(saved["board"], "board", -1, 0, last)
    table.chairman = whole(saved["chairman"], "chairman", NOTHING, last)
    table.counsel = wholes(saved["counsel"], "counsel", seats * DIVISIONS, 0, MANY)
    table.tracks = wholes(saved["tracks"], "tracks", seats * TRACKS, 0, MANY)
    table.certificates = wholes(saved["certificates"], "certificates", seats * (CERTIFICATES + 1), 0, MANY)
    set_stock(table)
    table.sides = [number_of(saved["sides"][name], SIDE_NAMES, "side") for name in PRIVILEGE_NAMES]
    table.exposed = whole(saved["exposed"], "exposed", 0, (1 << PRIVILEGES) - 1)
    table.ruled_out = wholes(saved["ruled_out"], "ruled_out", seats, 0, (1 << MAX_SEATS * ENEMY_CARDS) - 1)
    table.points = wholes(saved["points"], "points", seats, 0, (1 << len(WAY_NAMES)) - 1)
    table.announced = whole(saved["announced"], "announced", 0, (1 << seats) - 1)
    table.motivation = whole(saved["motivation"], "motivation", 0, TOP_MOTIVATION)
    table.meeting = whole(saved["meeting"], "meeting", 0, table.setup.meeting_cap)
    table.round = whole(saved["round"], "round", 0, STACK)
    table.starter = whole(saved["starter"], "starter", NOTHING, last)
    table.turns = whole(saved["turns"], "turns", 0, MANY)
    table.division = whole(saved["division"], "division", 0, DIVISIONS)
    table.turned = whole(saved["turned"], "turned", 0, STACK)


def load_offices(table: Table, rows: dict[str, list[Any]]) -> None:
    """Lays every unit into its office."""
    for place in range(PLACES):
        row = rows.get(office_name(place))
        if row is not None:
            owner = whole(row[0], "the owner of a unit", 0, table.setup.seats - 1)
            table.units[place] = unit_of(owner, whole(row[2], "staff", 0, MOST_STAFF), row[1] == "main")
            table.used[place // OFFICES] += 1


def set_stock(table: Table) -> None:
    """What is left of the certificates."""
    kinds = len(table.stock)
    for shares in range(1, kinds):
        owned = sum(table.certificates[seat * kinds + shares] for seat in range(table.setup.seats))
        table.stock[shares] = table.setup.box.stock[shares] - owned


def load_secrets(table: Table, saved: dict[str, Any]) -> None:
    """Money, cards and the event stack."""
    seats, most = table.setup.seats, MANY * UNIT
    table.cash = [sum_ // UNIT for sum_ in wholes(saved["cash"], "cash", seats, 0, most)]
    table.opening_cash = [sum_ // UNIT for sum_ in wholes(saved["opening_cash"], "opening_cash", seats, 0, most)]
    table.holders = [
        whole(saved["holders"][name], f"the holder of {name}", NOTHING, seats - 1) for name in PRIVILEGE_NAMES
    ]
    rows = entries(saved["archenemies"], "archenemies", seats)
    table.colours = [number_of(row[0], COLOUR_NAMES, "colour") for row in rows]
    table.trios = [trio_number(table, row[1]) for row in rows]
    table.drawn = [number_of(name, table.setup.box.events, "event") for name in saved["drawn"]]
    table.stack = [number_of(name, table.setup.box.events, "event") for name in saved["stack"]]
    table.ledger = [load_row(row, seats) for row in entries(saved["ledger"], "ledger")]
    check_ledger(table)


def trio_number(table: Table, name: Any) -> int:
    """The archenemy card with this name, of those that this number of seats plays with."""
    return number_of(name, [ENEMY_NAMES[card] for card in table.setup.box.trio_cards], "archenemy card")


def load_row(row: list[Any], seats: int) -> Entry:
    """An entry of the ledger from its words."""
    kind = number_of(row[0], ENTRY_NAMES, "verb")
    seat, amount = whole(row[1], "a payer", 0, seats - 1), whole(row[2], "a sum", 0, MANY * UNIT) // UNIT
    if kind != OFFERED:
        return Entry(kind, seat, amount)
    target, card = whole(row[3], "a target", 0, seats - 1), number_of(row[4], PRIVILEGE_NAMES, "privilege")
    return Offer(seat, amount, target, card, number_of(row[5], ANSWER_NAMES, "answer"), flag(row[6], "raised"))


def check_ledger(table: Table) -> None:
    """From the opening cash the ledger leads to today's; a raised offer follows one of the same terms (PS-P4)."""
    cash = table.opening_cash[:]
    latest: list[int] = []
    for entry in table.ledger:
        seat, amount = entry.seat, entry.amount
        if isinstance(entry, Offer):
            terms = [seat, entry.target, entry.card]
            if entry.raised and terms != latest:
                raise BadSave(f"seat {seat} raised an offer that it had not made")
            latest = terms
            if entry.answer == ACCEPTED:
                cash[seat] -= amount
                cash[entry.target] += amount
        elif entry.kind == GOT:
            cash[seat] += amount
        elif entry.kind == PAID:
            cash[seat] -= amount
        elif entry.kind == SHOWN and cash[seat] != amount:
            raise BadSave(f"seat {seat} showed other money than it had")
        if cash[seat] < 0:
            raise BadSave(f"seat {seat} paid more than it had")
    if cash != table.cash:
        raise BadSave("the ledger leads to other cash than everybody has")


def load_action(table: Table, saved: dict[str, Any]) -> None:
    """Who decides what, and the action in hand."""
    seats = table.setup.seats
    table.seat = whole(saved["decider"], "decider", NOTHING, seats - 1)
    table.active = whole(saved["active"], "active", NOTHING, seats - 1)
    table.stage = STAGES[number_of(saved["stage"], [stage.word for stage in STAGES], "stage")]
    table.phase = DECISIONS[number_of(saved["phase"], [decision.word for decision in DECISIONS], "phase")]
    table.action = None
    if saved["action"] is not None:
        table.action = BUSINESS[number_of(saved["action"], [business.word for business in BUSINESS], "action")]
    check_stack(table)
    load_hand(table, entries(saved["hand"], "hand", 14))
    check_decider(table)
    table.outcome = Outcome(**saved["outcome"]) if saved["outcome"] is not None else None


def check_decider(table: Table) -> None:
    """Who acts decides, with an action in hand; an offer is answered by its target, and heads retire in a meeting."""
    if table.stage is AT_END or table.phase is ASK_RETIRE:
        return
    is_step = table.phase is ASK_ANSWER or (table.phase.wait == ASK_ACT.wait and table.phase is not ASK_ACT)
    if is_step and table.action is None and table.stage is not AT_SORTING:
        raise BadSave(f"the step {table.phase.word!r} belongs to an action, and none is in hand")
    decider = table.offer_target if table.phase is ASK_ANSWER else table.active
    if table.active < 0 or table.seat != decider:
        raise BadSave(f"seat {table.seat} decides while seat {table.active} acts: expected seat {decider}")


def check_stack(table: Table) -> None:
    """PS-M7: none or eight event cards are drawn; all of them are in the stack when events and actions begin."""
    if len(table.drawn) not in (0, STACK) or not set(table.stack) <= set(table.drawn):
        raise BadSave(f"none or {STACK} events are drawn, and those of the stack are among them")
    if (table.stage is AT_EVENT or table.stage is AT_ACTIONS) and len(set(table.stack)) != STACK:
        raise BadSave(f"the stack has {STACK} different events when it has been sorted, not {len(set(table.stack))}")


def load_hand(table: Table, hand: list[Any]) -> None:
    """The action in hand, in the order of `hand_of`."""
    seats = table.setup.seats
    table.in_hand = whole(hand[0], "employees in hand", 0, max(MOST_STAFF, table.setup.box.influence_staff))
    table.bonus = whole(hand[1], "employees to come", 0, MOST_STAFF)
    places = [whole(place, "a place in hand", NOTHING, PLACES - 1) for place in hand[2:5]]
    table.mark, table.pick, table.pick2 = places
    table.enticed = whole(hand[5], "who was enticed", 0, (1 << seats) - 1)
    table.offer_card = whole(hand[6], "the card of an offer", NOTHING, PRIVILEGES - 1)
    table.offer_target = whole(hand[7], "the target of an offer", NOTHING, seats - 1)
    table.offer_sum = whole(hand[8], "the sum of an offer", NOTHING, LARGEST_BRIBE)
    table.offer_coarse = whole(hand[9], "the coarse part of an offer", NOTHING, LARGEST_BRIBE // COARSE)
    table.offers = whole(hand[10], "offers made", 0, MOST_OFFERS)
    table.first_card = whole(hand[11], "the card of the first offer", NOTHING, PRIVILEGES - 1)
    table.first_sum = whole(hand[12], "the sum of the first offer", NOTHING, LARGEST_BRIBE)
    table.refusers = whole(hand[13], "who refused", 0, (1 << seats) - 1)
