"""The pilot: a plain player that knows what to do at every decision. The advice lets it finish a turn before it judges."""

from __future__ import annotations

from boardroom.games.burncycle.mind.dice import choose_dice, choose_reroll
from boardroom.games.burncycle.mind.doors import choose_entry, choose_method, choose_strike
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.menu import (
    choose_action,
    choose_after,
    choose_discard,
    choose_option,
    choose_wild,
)
from boardroom.games.burncycle.mind.netplan import best_ip_choice
from boardroom.games.burncycle.mind.steps import choose_step, goes_through
from boardroom.games.burncycle.mind.turn import choose_place, choose_purchase, choose_restart
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table


def pilot_choice(t: Table, memory: Memory) -> int:
    """What the pilot does now; things without a habit of their own get the first choice."""
    codes = t.codes
    if len(codes) == 1:
        return codes[0]
    item = t.agenda[-1]
    kind = agenda.kind_of(item)
    if kind == agenda.MOVE:
        return choose_step(t, memory, item, codes)
    if kind == agenda.CHIP_MENU:
        return choose_action(t, memory, item, codes)
    if kind == agenda.DICE_CHOICE:
        return choose_dice(t, memory, item)
    if kind == agenda.IP:
        return best_ip_choice(t, item, codes)
    if kind == agenda.AFTER_MENU:
        return choose_after(t, codes)
    if kind == agenda.ROUTE:
        return choose_purchase(t, memory, item, codes)
    if kind == agenda.RESTART:
        return choose_restart(t)
    if kind == agenda.REROLL_CHOICE:
        return choose_reroll(t, memory, codes)
    return choose_seldom(t, memory, kind, item, codes)


def choose_seldom(t: Table, memory: Memory, kind: int, item: int, codes: list[int]) -> int:
    """Doors, cards and the rest."""
    if kind == agenda.METHOD:
        return choose_method(t, memory, item, codes)
    if kind == agenda.STRIKE_CHOICE:
        return choose_strike(t, codes)
    if kind == agenda.ENTRIES_CHOICE:
        return choose_entry(t, codes)
    if kind == agenda.THROUGH:
        return t.rows.through if goes_through(t, memory, item) else t.rows.stay
    if kind == agenda.PLACE:
        return choose_place(t, memory, item, codes)
    if kind == agenda.OPTION:
        return choose_option(t, memory, item, codes)
    if kind == agenda.HAND_LIMIT:
        return choose_discard(t, codes)
    if kind == agenda.WILD:
        return choose_wild(t, codes)
    if kind == agenda.TOLL_CHOICE:
        return codes[-1] if t.power[t.active] <= 3 else codes[0]
    return codes[0]
