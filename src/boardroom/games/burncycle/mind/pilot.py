"""The pilot: a plain player that knows what to do at every decision. The advice lets it finish a turn before it judges."""

from __future__ import annotations

from boardroom.games.burncycle.mind.dice import choose_dice, choose_reroll
from boardroom.games.burncycle.mind.doors import choose_entry, choose_method, choose_strike
from boardroom.games.burncycle.mind.memory import Memory
from boardroom.games.burncycle.mind.menu import choose_action, choose_after, choose_discard, choose_option, choose_wild
from boardroom.games.burncycle.mind.netplan import best_ip_choice
from boardroom.games.burncycle.mind.steps import choose_step, goes_through
from boardroom.games.burncycle.mind.turn import choose_place, choose_purchase, choose_restart
from boardroom.games.burncycle.rules.dice import Reroll, RollDice
from boardroom.games.burncycle.rules.effects.corporation import PayToll
from boardroom.games.burncycle.rules.entries import Entries, StrikeEntry
from boardroom.games.burncycle.rules.hand import HandLimit
from boardroom.games.burncycle.rules.keypad import Method
from boardroom.games.burncycle.rules.menu import AfterMenu, ChipMenu
from boardroom.games.burncycle.rules.move import Move, Through
from boardroom.games.burncycle.rules.network import MoveIp
from boardroom.games.burncycle.rules.routing import Route
from boardroom.games.burncycle.rules.setup import ChooseAgent, Place
from boardroom.games.burncycle.rules.terminal import Option
from boardroom.games.burncycle.rules.turn import Restart, Wild
from boardroom.games.burncycle.state.agenda import Business
from boardroom.games.burncycle.state.table import Table


def pilot_choice(table: Table, memory: Memory) -> int:
    """What the pilot does now; things without a habit of their own get the first choice."""
    codes = table.codes
    if len(codes) == 1:
        return codes[0]
    entry = table.agenda[-1]
    if isinstance(entry, Move):
        return choose_step(table, memory, entry, codes)
    if isinstance(entry, ChipMenu):
        return choose_action(table, memory, entry, codes)
    if isinstance(entry, RollDice):
        return choose_dice(table, memory, entry.test)
    if isinstance(entry, MoveIp):
        return best_ip_choice(table, entry, codes) if memory.minds_network(table) else codes[0]
    if isinstance(entry, AfterMenu):
        return choose_after(table, codes)
    if isinstance(entry, Route):
        return choose_purchase(table, memory, entry, codes)
    if isinstance(entry, Restart):
        return choose_restart(table)
    if isinstance(entry, Reroll):
        return choose_reroll(table, memory, codes)
    return choose_seldom(table, memory, entry, codes)


def choose_seldom(table: Table, memory: Memory, entry: Business, codes: list[int]) -> int:
    """Doors, cards and the rest."""
    if isinstance(entry, Method):
        return choose_method(table, memory, entry, codes)
    if isinstance(entry, StrikeEntry):
        return choose_strike(table, codes)
    if isinstance(entry, Entries):
        return choose_entry(table, codes)
    if isinstance(entry, Through):
        return table.rows.through if goes_through(table, memory, entry) else table.rows.stay
    if isinstance(entry, ChooseAgent):
        return codes[(table.laid + 3 * table.terminals + 5 * table.caches + entry.seat) % len(codes)]  # by mood
    if isinstance(entry, Place):
        return choose_place(table, memory, entry, codes)
    if isinstance(entry, Option):
        return choose_option(table, memory, entry, codes)
    if isinstance(entry, HandLimit):
        return choose_discard(table, codes)
    if isinstance(entry, Wild):
        return choose_wild(table, codes)
    if isinstance(entry, PayToll):
        return codes[-1] if 1 < table.power[table.active] <= 3 else codes[0]  # BC-3.9: the last one is not lost
    return codes[0]
