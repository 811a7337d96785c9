"""Reading whole saves of Power Struggle back: what `fields.py` cannot check, because it is about several fields at once."""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadSave
from boardroom.core.fields import load_fields, save_whole
from boardroom.games.power_struggle.content.names import OFFICES, STACK
from boardroom.games.power_struggle.rules.bribe import ASK_ANSWER
from boardroom.games.power_struggle.rules.meeting import ASK_RETIRE, AT_SORTING
from boardroom.games.power_struggle.rules.menu import ASK_ACT
from boardroom.games.power_struggle.rules.points import AT_END
from boardroom.games.power_struggle.rules.rounds import AT_ACTIONS, AT_EVENT
from boardroom.games.power_struggle.state.ledger import ACCEPTED, GOT, PAID, SHOWN, Offer
from boardroom.games.power_struggle.state.table import Table


def save(table: Table) -> dict[str, Any]:
    """The whole truth, JSON-able."""
    setup = table.setup
    return save_whole(table, setup.options, setup.seats, setup.fields, table.luck.seed, {})


def load(table: Table, saved: dict[str, Any]) -> None:
    """Fills a new table from a whole save."""
    load_fields(table, saved, table.setup.fields)
    for place, unit in enumerate(table.units):
        table.used[place // OFFICES] += unit != 0
    set_stock(table)
    check_ledger(table)
    check_stack(table)
    check_decider(table)


def set_stock(table: Table) -> None:
    """What is left of the certificates."""
    kinds = len(table.stock)
    for shares in range(1, kinds):
        owned = sum(table.certificates[seat * kinds + shares] for seat in range(table.setup.seats))
        table.stock[shares] = table.setup.box.stock[shares] - owned


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


def check_stack(table: Table) -> None:
    """PS-M7: none or eight event cards are drawn; all of them are in the stack when events and actions begin."""
    if len(table.drawn) not in (0, STACK) or not set(table.stack) <= set(table.drawn):
        raise BadSave(f"none or {STACK} events are drawn, and those of the stack are among them")
    if (table.stage is AT_EVENT or table.stage is AT_ACTIONS) and len(set(table.stack)) != STACK:
        raise BadSave(f"the stack has {STACK} different events when it has been sorted, not {len(set(table.stack))}")


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
