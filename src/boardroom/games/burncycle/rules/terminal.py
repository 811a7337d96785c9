"""Terminals and mainframes (BC-2.4.3.9), and drawing network cards (BC-2.4.3.10)."""

from __future__ import annotations

from boardroom.games.burncycle.content.names import (
    DEEP_QUERY,
    NETWORKS,
    NOTHING,
    SECOND_OPINION,
    TERMINAL_BONUS,
    TERMINALS,
    TWO_OPTIONS,
)
from boardroom.games.burncycle.rules.dice import test
from boardroom.games.burncycle.rules.imperative import fulfil
from boardroom.games.burncycle.rules.mission import hacked_terminal
from boardroom.games.burncycle.state import agenda
from boardroom.games.burncycle.state.table import Table
from boardroom.games.burncycle.state.things import USED_SECOND_OPINION

HAND = 3
NONE = 3  # no second option


def terminal_draw(t: Table, item: int) -> None:
    """A terminal card; Deep Query draws two and keeps one."""
    t.card = t.draw(TERMINALS)
    if t.card >= 0 and t.has(t.active, DEEP_QUERY):
        t.spare_card = t.draw(TERMINALS)
    if t.log is not None and t.card >= 0:
        cards = [t.content.terminals[card].key for card in (t.card, t.spare_card) if card >= 0]
        t.say("terminal_drawn", {"cards": ", ".join(cards)}, barrier=True)
    if t.card < 0:
        return
    optimised, number = agenda.first_of(item), agenda.second_of(item)
    t.push(agenda.OPTION, optimised, number, NONE)
    if t.spare_card >= 0:
        t.push(agenda.HOLD_CARD, optimised, number)


def hold_choices(t: Table, _item: int) -> list[int]:
    """One of two cards."""
    return sorted([t.rows.keep_card + t.card, t.rows.keep_card + t.spare_card])


def play_hold(t: Table, _item: int, code: int) -> None:
    """The other card is discarded."""
    if code == t.rows.keep_card + t.spare_card:
        t.card, t.spare_card = t.spare_card, t.card
    t.throw_away(TERMINALS, t.spare_card)
    t.spare_card = NOTHING


def option_choices(t: Table, item: int) -> list[int]:
    """One option; optimised, a second and different one."""
    first = agenda.third_of(item)
    codes = [t.rows.option + number for number in range(3) if number != first]
    return codes if first == NONE else [*codes, t.rows.enough]


def play_option(t: Table, item: int, code: int) -> None:
    """When the options are chosen, the test follows; on a mainframe all costs are 0 and nothing is rolled."""
    optimised, number, first = agenda.first_of(item), agenda.second_of(item), agenda.third_of(item)
    chosen = code - t.rows.option
    if first == NONE and optimised:
        t.push(agenda.OPTION, optimised, number, chosen)
        return
    second = NONE
    if first == NONE:
        first = chosen
    elif code != t.rows.enough:
        second = chosen
    plan = number << 4 | first << 2 | second
    if terminal_cost(t, plan) == 0:
        finish_terminal(t, plan, success=True)
    else:
        test(t, agenda.FOR_TERMINAL, plan, 0)


def terminal_cost(t: Table, plan: int) -> int:
    """BC-A58: the costs of two options add up; d04 makes each cheaper."""
    if t.mainframes >> (plan >> 4) & 1:
        return 0
    less = t.bonus(t.active, TERMINAL_BONUS)
    costs = t.content.terminals[t.card].costs
    total = max(0, costs[plan >> 2 & 3] - less)
    if plan & 3 != NONE:
        total += max(0, costs[plan & 3] - less)
    return total


def finish_terminal(t: Table, plan: int, success: bool) -> None:
    """Success applies the options and discards card and chip; after a failure the chip stays (BC-A22)."""
    card = t.card
    t.card = NOTHING
    t.throw_away(TERMINALS, card)
    if not success:
        if t.log is not None:
            t.say("failed", {"purpose": "terminal"})
        return
    number = plan >> 4
    zone = t.plan.zone[t.plan.terminals[number]]
    t.terminals &= ~(1 << number)
    t.mainframes &= ~(1 << number)
    if t.log is not None:
        t.say("terminal_done", {"terminal": t.content.terminals[card].key})
    options = [plan >> 2 & 3] if plan & 3 == NONE else [plan >> 2 & 3, plan & 3]
    for option in reversed(options):
        for op, count in reversed(t.content.terminals[card].effects[option]):
            t.push(agenda.EFFECT, op, count + 100, zone)
    if len(options) == 2:
        fulfil(t, t.active, TWO_OPTIONS)
    hacked_terminal(t, zone)


# Network cards


def net_hand(t: Table, item: int) -> None:
    """Draws network cards one by one, then the hand is limited."""
    count = agenda.first_of(item)
    t.push(agenda.HAND_LIMIT)
    for _ in range(count):
        draw_network_card(t)


def draw_network_card(t: Table) -> None:
    """One card into the hand; Second Opinion may send it back."""
    card = t.draw(NETWORKS)
    if card < 0:
        return
    t.hands[t.active] |= 1 << card
    if t.log is not None:
        t.say("network_drawn", {"network": t.content.networks[card].key}, barrier=True)
    if t.has(t.active, SECOND_OPINION) and not t.used & USED_SECOND_OPINION:
        t.push(agenda.REDRAW, card)


def redraw_choices(t: Table, item: int) -> list[int]:
    """Keep the card just drawn, or once a turn draw again."""
    if t.used & USED_SECOND_OPINION or not t.hands[t.active] >> agenda.first_of(item) & 1:
        return []
    return [t.rows.redraw, t.rows.keep_drawn]


def play_redraw(t: Table, item: int, code: int) -> None:
    """The card goes, another comes."""
    if code == t.rows.redraw:
        t.used |= USED_SECOND_OPINION
        drop_network_card(t, agenda.first_of(item))
        draw_network_card(t)


def hand_choices(t: Table, _item: int) -> list[int]:
    """BC-2.4.3.10: discard down to three."""
    hand = t.hands[t.active]
    if hand.bit_count() <= HAND:
        return []
    return [t.rows.discard + card for card in range(len(t.content.networks)) if hand >> card & 1]


def play_hand(t: Table, item: int, code: int) -> None:
    """One card less."""
    drop_network_card(t, code - t.rows.discard)
    t.agenda.append(item)


def drop_network_card(t: Table, card: int) -> None:
    """A card from the active agent's hand to the discards."""
    t.hands[t.active] &= ~(1 << card)
    t.throw_away(NETWORKS, card)
    if t.log is not None:
        t.say("network_discarded", {"network": t.content.networks[card].key})
