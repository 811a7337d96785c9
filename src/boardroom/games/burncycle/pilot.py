"""The pilot: a plain player that knows what to do at every decision. The advice lets it finish a turn before it judges."""

from __future__ import annotations

from boardroom.games.burncycle import agenda
from boardroom.games.burncycle.mind import Mind
from boardroom.games.burncycle.netplan import best_ip_choice
from boardroom.games.burncycle.pilot_dice import choose_dice, choose_reroll
from boardroom.games.burncycle.pilot_doors import choose_entry, choose_method, choose_strike
from boardroom.games.burncycle.pilot_menu import (
    choose_action,
    choose_after,
    choose_discard,
    choose_option,
    choose_wild,
)
from boardroom.games.burncycle.pilot_move import choose_step, goes_through
from boardroom.games.burncycle.pilot_turn import choose_place, choose_purchase, choose_restart
from boardroom.games.burncycle.table import Table


def pilot_choice(t: Table, mind: Mind) -> int:
    """What the pilot does now; things without a habit of their own get the first choice."""
    codes = t.codes
    if len(codes) == 1:
        return codes[0]
    item = t.agenda[-1]
    kind = agenda.kind_of(item)
    if kind == agenda.MOVE:
        return choose_step(t, mind, item, codes)
    if kind == agenda.CHIP_MENU:
        return choose_action(t, mind, item, codes)
    if kind == agenda.DICE_CHOICE:
        return choose_dice(t, mind, item)
    if kind == agenda.IP:
        return best_ip_choice(t, item, codes)
    if kind == agenda.AFTER_MENU:
        return choose_after(t, codes)
    if kind == agenda.ROUTE:
        return choose_purchase(t, mind, item, codes)
    if kind == agenda.RESTART:
        return choose_restart(t)
    if kind == agenda.REROLL_CHOICE:
        return choose_reroll(t, mind, codes)
    return choose_seldom(t, mind, kind, item, codes)


def choose_seldom(t: Table, mind: Mind, kind: int, item: int, codes: list[int]) -> int:
    """Doors, cards and the rest."""
    if kind == agenda.METHOD:
        return choose_method(t, mind, item, codes)
    if kind == agenda.STRIKE_CHOICE:
        return choose_strike(t, codes)
    if kind == agenda.ENTRIES_CHOICE:
        return choose_entry(t, codes)
    if kind == agenda.THROUGH:
        return t.rows.through if goes_through(t, mind, item) else t.rows.stay
    if kind == agenda.PLACE:
        return choose_place(t, mind, item, codes)
    if kind == agenda.OPTION:
        return choose_option(t, mind, item, codes)
    if kind == agenda.HAND_LIMIT:
        return choose_discard(t, codes)
    if kind == agenda.WILD:
        return choose_wild(t, codes)
    if kind == agenda.TOLL_CHOICE:
        return codes[-1] if t.power[t.active] <= 3 else codes[0]
    return codes[0]
