"""Routing power (BC-2.4.1, BC-2.4.5): purchases of the agent and of the module, mods, and what is lost."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import ASIDE, Refusal
from boardroom.games.burncycle.content.names import (
    BANK_BONUS,
    CACHES,
    CHIP_KINDS,
    DEEP_POCKETS,
    MODULE,
    NOTHING,
    PURCHASES,
    ROBOT_NAMES,
    UNIVERSAL,
)
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.shapes import Activated, Bought, Installed, PowerChanged, Scrapped, SlotOpened
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.agenda import Decision
from boardroom.games.burncycle.state.refusals import NOT_HELD, refusals
from boardroom.games.burncycle.state.table import Table

DEEP_POCKETS_BANK: Final = 2
MODS_EACH: Final = 2  # BC-2.4.1.4
STAGES: Final = ["set-up", "start", "end"]
AT_SETUP: Final = 0
AT_START: Final = 1
AT_END: Final = 2

BOUGHT: Final = refusals.add("bought-already", "BC-2.4.1.1")
TOO_EXPENSIVE: Final = refusals.add("too-expensive", "BC-2.4.1.2")
NOT_FOR_SALE: Final = refusals.add("not-for-sale", "BC-A7")
NO_ROOM: Final = refusals.add("no-room", "BC-2.4.1.4")
NOT_A_MOD: Final = refusals.add("not-a-mod", "BC-2.4.1.4", ASIDE)


class Route(Decision):
    """BC-2.4.1: what can be paid without falling below 1 power, mods, and ending."""

    word: ClassVar[str] = "route"
    rule: ClassVar[str] = "BC-2.4.1.1"
    families: ClassVar[tuple[str, ...]] = ("buy", "activate", "open", "install", "scrap", "end-routing")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT, parts.Word("stage", STAGES))

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def decider(self, table: Table) -> int:
        """Each agent for itself; the active one for the module."""
        return self.seat

    def choices(self, table: Table) -> list[int]:
        """At set-up only the agent buys (BC-2.2.11)."""
        rows = table.rows
        last = rows.buy_universal if self.stage == AT_SETUP else rows.end_routing
        codes = []
        for code in range(rows.buy, last):
            if self.may(table, code) is None:
                codes.append(code)
        codes.append(rows.end_routing)
        return codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """What belongs elsewhere, or what the purse says."""
        rows = table.rows
        if code == rows.end_routing:
            return None
        last = rows.buy_universal if self.stage == AT_SETUP else rows.end_routing
        return self.may(table, code) if rows.buy <= code < last else self.wrong_step()

    def may(self, table: Table, code: int) -> Refusal | None:
        """Can this be bought, installed or scrapped?"""
        rows = table.rows
        if code < rows.buy_universal:
            return may_buy(table, self.seat, code - rows.buy)
        if code < rows.buy_slot:
            return may_activate(table, code - rows.buy_universal)
        if code < rows.install:
            return may_open(table, code - rows.buy_slot)
        if code < rows.scrap:
            return may_install(table, self.seat, code - rows.install)
        return may_scrap(table, self.seat, code - rows.scrap)

    def do(self, table: Table, code: int) -> None:
        """One purchase, or the end of routing."""
        rows = table.rows
        if code == rows.end_routing:
            if self.stage == AT_SETUP:
                lose_excess(table, self.seat)  # BC-A6
            return
        table.push(self)
        if code < rows.buy_universal:
            buy(table, self.seat, code - rows.buy, at_once=self.stage != AT_SETUP)
        elif code < rows.buy_slot:
            buy_universal(table, code - rows.buy_universal)
        elif code < rows.install:
            buy_slot(table, code - rows.buy_slot)
        elif code < rows.scrap:
            install(table, self.seat, code - rows.install)
        else:
            assert code < rows.end_routing
            scrap(table, self.seat, code - rows.scrap)


# What may be bought


def price_of(table: Table, seat: int, number: int) -> int:
    """The price of one of an agent's nine purchases."""
    agent = table.agent_of(seat)
    if number < 3:
        return agent.dice[number][1]
    return agent.abilities[number - 3][1] if number < 6 else agent.reserves[number - 6][1]


def may_buy(table: Table, seat: int, number: int) -> Refusal | None:
    """A purchase of the agent."""
    if table.bought[seat] >> number & 1:
        return BOUGHT
    return None if table.power[seat] - price_of(table, seat, number) >= 1 else TOO_EXPENSIVE


def may_activate(table: Table, number: int) -> Refusal | None:
    """A universal ability, paid by the module's own bank (BC-A7)."""
    if table.universal >> number & 1:
        return BOUGHT
    return None if table.power[MODULE] - table.setup.module.price[number] >= 1 else TOO_EXPENSIVE


def may_open(table: Table, slot: int) -> Refusal | None:
    """A slot of the cycle, paid by the module."""
    price = table.setup.module.slot_price[slot]
    if price < 0:
        return NOT_FOR_SALE
    if table.slots >> slot & 1:
        return BOUGHT
    return None if table.power[MODULE] - price >= 1 else TOO_EXPENSIVE


def may_scrap(table: Table, seat: int, card: int) -> Refusal | None:
    """A mod that the agent holds is discarded for 1 power (BC-2.4.1.4)."""
    if table.cache_at[card] != seat:
        return NOT_HELD
    return None if table.content.caches[card].bonus >= 0 else NOT_A_MOD


def may_install(table: Table, seat: int, card: int) -> Refusal | None:
    """Two mods for each agent."""
    held = may_scrap(table, seat, card)
    if held is not None:
        return held
    return None if table.installed[seat].bit_count() < MODS_EACH else NO_ROOM


# Paying


def prices(table: Table, seat: int) -> list[int]:
    """The prices of an agent's nine purchases."""
    agent = table.agent_of(seat)
    return [price for _, price in agent.dice + agent.abilities + agent.reserves]


def bank_limit(table: Table, seat: int) -> int:
    """What an agent's bank holds."""
    more = DEEP_POCKETS_BANK if table.has(seat, DEEP_POCKETS) else 0
    return table.agent_of(seat).bank + table.bonus(seat, BANK_BONUS) + more


def install(table: Table, seat: int, card: int) -> None:
    """A mod goes into the agent."""
    table.cache_at[card] = NOTHING
    table.installed = table.installed[:]  # shared with copies
    table.installed[seat] |= 1 << card
    if table.log is not None:
        item = table.content.caches[card].key
        table.say(Installed(kind="installed", seat=seat, robot=ROBOT_NAMES[seat], item=item))


def scrap(table: Table, seat: int, card: int) -> None:
    """A mod goes to the discards, for 1 power."""
    table.cache_at[card] = NOTHING
    table.throw_away(CACHES, card)
    if table.log is not None:
        table.say(Scrapped(kind="scrapped", seat=seat, robot=ROBOT_NAMES[seat], item=table.content.caches[card].key))
    gain_power(table, seat, 1)


def buy(table: Table, seat: int, number: int, at_once: bool) -> None:
    """An agent's purchase; a reserve upgrade gives its chip at once (BC-A10)."""
    price = price_of(table, seat, number)
    table.power[seat] -= price
    table.bought[seat] |= 1 << number
    if number >= 6 and at_once:
        table.reserves[seat * CHIP_KINDS + table.agent_of(seat).reserves[number - 6][0]] += 1
    if table.log is not None:
        table.say(Bought(kind="bought", seat=seat, robot=ROBOT_NAMES[seat], purchase=PURCHASES[number], price=price))


def buy_universal(table: Table, number: int) -> None:
    """A universal ability, paid by the module."""
    price = table.setup.module.price[number]
    table.power[MODULE] -= price
    table.universal |= 1 << number
    if table.log is not None:
        table.say(Activated(kind="activated", seat=table.active, universal=UNIVERSAL[number], price=price))


def buy_slot(table: Table, slot: int) -> None:
    """BC-A11: a bought slot is active, but empty."""
    price = table.setup.module.slot_price[slot]
    table.power[MODULE] -= price
    table.slots |= 1 << slot
    if table.log is not None:
        table.say(SlotOpened(kind="slot_opened", seat=table.active, slot=slot + 1, price=price))


def lose_excess(table: Table, seat: int) -> None:
    """BC-2.4.5: what is above the bank limit is lost."""
    limit = bank_limit(table, seat)
    if table.power[seat] > limit:
        if table.log is not None:
            table.say(
                PowerChanged(
                    kind="power", seat=seat, robot=ROBOT_NAMES[seat], change=limit - table.power[seat], now=limit
                )
            )
        table.power[seat] = limit
