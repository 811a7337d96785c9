"""Routing power (BC-2.4.1, BC-2.4.5): purchases of the agent and of the module, mods, and what is lost."""

from __future__ import annotations

from typing import ClassVar, Final

from boardroom.core.refusal import Refusal
from boardroom.games.burncycle.content.names import BANK_BONUS, CACHES, CHIP_KINDS, MODULE, ROBOT_NAMES
from boardroom.games.burncycle.rules.threat import gain_power
from boardroom.games.burncycle.state import parts
from boardroom.games.burncycle.state.actions import PURCHASES_ALL, UNIVERSAL
from boardroom.games.burncycle.state.agenda import Decision
from boardroom.games.burncycle.state.refusals import NOT_HELD, NOT_POSSIBLE, refusals
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import DISCARDED, INSTALLED

MODS_EACH: Final = 2  # BC-2.4.1.4
STAGES: Final = ["set-up", "start", "end"]
AT_SETUP: Final = 0
AT_START: Final = 1
AT_END: Final = 2

TOO_EXPENSIVE: Final = refusals.add("too-expensive", "BC-2.4.1.2")
NOT_FOR_SALE: Final = refusals.add("not-for-sale", "BC-A7")
NO_ROOM: Final = refusals.add("no-room", "BC-2.4.1.4")


class Route(Decision):
    """BC-2.4.1: what can be paid without falling below 1 power, mods, and ending."""

    word: ClassVar[str] = "route"
    rule: ClassVar[str] = "BC-2.4.1.1"
    families: ClassVar[tuple[str, ...]] = ("buy", "activate", "open", "install", "scrap", "end-routing")
    fields: ClassVar[tuple[parts.Part, ...]] = (parts.SEAT, parts.Word("stage", STAGES))

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def decider(self, t: Table) -> int:
        """Each agent for itself; the active one for the module."""
        return self.seat

    def choices(self, t: Table) -> list[int]:
        """At set-up only the agent buys (BC-2.2.11)."""
        rows = t.rows
        last = rows.buy_universal if self.stage == AT_SETUP else rows.end_routing
        codes = []
        for code in range(rows.buy, last):
            if self.may(t, code) is None:
                codes.append(code)
        codes.append(rows.end_routing)
        return codes

    def why_not(self, t: Table, code: int) -> Refusal | None:
        """What belongs elsewhere, or what the purse says."""
        rows = t.rows
        if code == rows.end_routing:
            return None
        last = rows.buy_universal if self.stage == AT_SETUP else rows.end_routing
        return self.may(t, code) if rows.buy <= code < last else self.wrong_step()

    def may(self, t: Table, code: int) -> Refusal | None:
        """Can this be bought, installed or scrapped?"""
        rows = t.rows
        if code < rows.buy_universal:
            return may_buy(t, self.seat, code - rows.buy)
        if code < rows.buy_slot:
            return may_activate(t, code - rows.buy_universal)
        if code < rows.install:
            return may_open(t, code - rows.buy_slot)
        if code < rows.scrap:
            return may_install(t, self.seat, code - rows.install)
        return may_scrap(t, self.seat, code - rows.scrap)

    def do(self, t: Table, code: int) -> None:
        """One purchase, or the end of routing."""
        rows = t.rows
        if code == rows.end_routing:
            if self.stage == AT_SETUP:
                lose_excess(t, self.seat)  # BC-A6
            return
        t.push(self)
        if code < rows.buy_universal:
            buy(t, self.seat, code - rows.buy, at_once=self.stage != AT_SETUP)
        elif code < rows.buy_slot:
            buy_universal(t, code - rows.buy_universal)
        elif code < rows.install:
            buy_slot(t, code - rows.buy_slot)
        elif code < rows.scrap:
            install(t, self.seat, code - rows.install)
        else:
            assert code < rows.end_routing
            scrap(t, self.seat, code - rows.scrap)


# What may be bought


def price_of(t: Table, seat: int, number: int) -> int:
    """The price of one of an agent's nine purchases."""
    agent = t.agent_of(seat)
    if number < 3:
        return agent.dice[number][1]
    return agent.abilities[number - 3][1] if number < 6 else agent.reserves[number - 6][1]


def may_buy(t: Table, seat: int, number: int) -> Refusal | None:
    """A purchase of the agent."""
    is_new = not t.bought[seat] >> number & 1
    return None if is_new and t.power[seat] - price_of(t, seat, number) >= 1 else TOO_EXPENSIVE


def may_activate(t: Table, number: int) -> Refusal | None:
    """A universal ability, paid by the module's own bank (BC-A7)."""
    is_new = not t.universal >> number & 1
    return None if is_new and t.power[MODULE] - t.setup.module.price[number] >= 1 else TOO_EXPENSIVE


def may_open(t: Table, slot: int) -> Refusal | None:
    """A slot of the cycle, paid by the module."""
    price = t.setup.module.slot_price[slot]
    if price < 0:
        return NOT_FOR_SALE
    is_new = not t.slots >> slot & 1
    return None if is_new and t.power[MODULE] - price >= 1 else TOO_EXPENSIVE


def may_scrap(t: Table, seat: int, card: int) -> Refusal | None:
    """A mod that the agent holds is discarded for 1 power (BC-2.4.1.4)."""
    if t.cache_at[card] != seat:
        return NOT_HELD
    return None if t.content.caches[card].bonus >= 0 else NOT_POSSIBLE


def may_install(t: Table, seat: int, card: int) -> Refusal | None:
    """Two mods for each agent."""
    held = may_scrap(t, seat, card)
    if held is not None:
        return held
    return None if t.cache_at.count(INSTALLED + seat) < MODS_EACH else NO_ROOM


# Paying


def prices(t: Table, seat: int) -> list[int]:
    """The prices of an agent's nine purchases."""
    agent = t.agent_of(seat)
    return [price for _, price in agent.dice + agent.abilities + agent.reserves]


def bank_limit(t: Table, seat: int) -> int:
    """What an agent's bank holds."""
    return t.agent_of(seat).bank + t.bonus(seat, BANK_BONUS)


def install(t: Table, seat: int, card: int) -> None:
    """A mod goes into the agent."""
    t.cache_at[card] = INSTALLED + seat
    say_item(t, "installed", seat, card)


def scrap(t: Table, seat: int, card: int) -> None:
    """A mod goes to the discards, for 1 power."""
    t.cache_at[card] = DISCARDED
    t.throw_away(CACHES, card)
    say_item(t, "scrapped", seat, card)
    gain_power(t, seat, 1)


def say_item(t: Table, kind: str, seat: int, card: int) -> None:
    """An event about a cache card."""
    if t.log is not None:
        t.say(kind, {"robot": ROBOT_NAMES[seat], "item": t.content.caches[card].key}, seat=seat)


def buy(t: Table, seat: int, number: int, at_once: bool) -> None:
    """An agent's purchase; a reserve upgrade gives its chip at once (BC-A10)."""
    price = price_of(t, seat, number)
    t.power[seat] -= price
    t.bought[seat] |= 1 << number
    if number >= 6 and at_once:
        t.reserves[seat * CHIP_KINDS + t.agent_of(seat).reserves[number - 6][0]] += 1
    if t.log is not None:
        shown = {"robot": ROBOT_NAMES[seat], "purchase": PURCHASES_ALL[number], "price": price}
        t.say("bought", shown, seat=seat)


def buy_universal(t: Table, number: int) -> None:
    """A universal ability, paid by the module."""
    price = t.setup.module.price[number]
    t.power[MODULE] -= price
    t.universal |= 1 << number
    if t.log is not None:
        t.say("activated", {"universal": UNIVERSAL[number], "price": price})


def buy_slot(t: Table, slot: int) -> None:
    """BC-A11: a bought slot is active, but empty."""
    price = t.setup.module.slot_price[slot]
    t.power[MODULE] -= price
    t.slots |= 1 << slot
    if t.log is not None:
        t.say("slot_opened", {"slot": slot + 1, "price": price})


def lose_excess(t: Table, seat: int) -> None:
    """BC-2.4.5: what is above the bank limit is lost."""
    limit = bank_limit(t, seat)
    if t.power[seat] > limit:
        if t.log is not None:
            shown = {"robot": ROBOT_NAMES[seat], "change": limit - t.power[seat], "now": limit}
            t.say("power", shown, seat=seat)
        t.power[seat] = limit
