"""Action E: bribing for a privilege card, with one or two offers (PS-P1 to PS-P5)."""

from __future__ import annotations

from boardroom.games.power_struggle.content.names import (
    BRIBED,
    COARSE,
    CORRUPTION,
    DO_ANSWER,
    DO_COARSE,
    DO_COMMIT,
    DO_FINE,
    DO_FIRE,
    DO_OFFER,
    FACE_DOWN,
    LARGEST_BRIBE,
    MOST_OFFERS,
    NOTHING,
    PRIVILEGE_NAMES,
    PRIVILEGES,
)
from boardroom.games.power_struggle.rules.actions import (
    ACCEPT,
    COARSE_STEPS,
    FINE_STEPS,
    FIRST_COARSE,
    FIRST_FINE,
    FIRST_FIRE,
    FIRST_OFFER,
    STOP,
)
from boardroom.games.power_struggle.rules.points import check_targets, score
from boardroom.games.power_struggle.rules.rounds import end_action
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.ledger import (
    PENDING,
    REFUSED,
    Offer,
    answer_last,
    transfer,
)
from boardroom.games.power_struggle.state.table import Table


def can_bribe(table: Table, seat: int) -> bool:
    """Is there a note to offer and a card of somebody else to offer it for?"""
    return table.cash[seat] > 0 and table.holders.count(seat) < PRIVILEGES


def begin_bribe(table: Table) -> None:
    """PS-P1: name a card of another player."""
    table.phase = DO_OFFER


def offers(table: Table) -> list[int]:
    """Any card of another seat; a second offer for the same one must be able to be higher (PS-P4). Or stop."""
    codes: list[int] = []
    for card in range(PRIVILEGES):
        if table.holders[card] != table.seat and largest_sum(table) >= least_sum(table, card):
            codes.append(FIRST_OFFER + card)
    if table.offers:
        codes.append(STOP)
    return codes


def least_sum(table: Table, card: int) -> int:
    """The smallest sum that may be offered for a card, in units."""
    return table.first_sum + 1 if table.offers and card == table.first_card else 1


def largest_sum(table: Table) -> int:
    """The largest sum that may be offered, in units."""
    return min(LARGEST_BRIBE, table.cash[table.seat])


def name_card(table: Table, code: int) -> None:
    """The card is named in front of everybody."""
    if code == STOP:
        stop(table)
        return
    table.offer_card = code - FIRST_OFFER
    table.offer_target = table.holders[table.offer_card]
    table.phase = DO_COARSE
    if table.log is not None:
        shown = {"target": table.offer_target, "privilege": PRIVILEGE_NAMES[table.offer_card]}
        events.tell(table.log, "card_named", table.seat, shown)


def stop(table: Table) -> None:
    """PS-P4: no second offer."""
    if table.log is not None:
        events.tell(table.log, "stopped", table.seat, {}, barrier=True)
    settle_refusals(table)


def coarse_sums(table: Table) -> list[int]:
    """Steps of 500,000 from which some legal sum can be reached."""
    low = least_sum(table, table.offer_card) // COARSE
    high = min(COARSE_STEPS - 1, largest_sum(table) // COARSE)
    return list(range(FIRST_COARSE + low, FIRST_COARSE + high + 1))


def count_coarse(table: Table, code: int) -> None:
    """The large notes."""
    table.offer_coarse = code - FIRST_COARSE
    table.phase = DO_FINE
    if table.log is not None:
        events.sum_counted(table.log, table.seat, table.offer_coarse * COARSE)


def fine_sums(table: Table) -> list[int]:
    """Steps of 50,000 that make a legal sum."""
    base = table.offer_coarse * COARSE
    low = max(0, least_sum(table, table.offer_card) - base)
    high = min(FINE_STEPS - 1, largest_sum(table) - base)
    return list(range(FIRST_FINE + low, FIRST_FINE + high + 1))


def count_fine(table: Table, code: int) -> None:
    """The small notes; the envelope can be sent."""
    table.offer_sum = table.offer_coarse * COARSE + code - FIRST_FINE
    table.phase = DO_COMMIT
    if table.log is not None:
        events.sum_counted(table.log, table.seat, table.offer_sum)


def send_envelope(table: Table) -> None:
    """PS-P1: the sum is reserved (PS-R24); the attempt scores, once in an action."""
    seat = table.seat
    table.offers += 1
    raised = table.offers == MOST_OFFERS and table.offer_card == table.first_card
    table.ledger.append(Offer(seat, table.offer_sum, table.offer_target, table.offer_card, PENDING, raised))
    if table.log is not None:
        events.offered(table.log, seat, table.offer_target, table.offer_card, table.offer_sum)
    if table.offers == 1:
        score(table, seat, CORRUPTION, 1)
        check_targets(table)
    table.first_card = table.first_sum = NOTHING
    table.seat = table.offer_target
    table.phase = DO_ANSWER


def answer(table: Table, code: int) -> None:
    """PS-P2: the target has looked into the envelope."""
    if code == ACCEPT:
        accept(table)
    else:
        refuse(table)


def accept(table: Table) -> None:
    """PS-P3: money and card change hands; face up it lies with its golden half to the new holder, face down it stays."""
    seat, target, card, amount = table.active, table.offer_target, table.offer_card, table.offer_sum
    transfer(table, seat, target, amount)
    put_envelope_away(table)
    table.holders[card] = seat
    if table.sides[card] != FACE_DOWN:
        table.sides[card] = BRIBED
    table.refusers &= ~(1 << target)
    if table.log is not None:
        events.accepted(table.log, target, seat, card, amount)
    score(table, target, CORRUPTION, 1)
    check_targets(table)
    table.seat = seat
    settle_refusals(table)


def refuse(table: Table) -> None:
    """PS-P4: the money comes back; one more offer may follow."""
    answer_last(table, REFUSED)
    target, card, amount = table.offer_target, table.offer_card, table.offer_sum
    table.refusers |= 1 << target
    if table.log is not None:
        shown = {"target": table.active, "privilege": PRIVILEGE_NAMES[card]}
        events.tell(table.log, "refused", target, shown, barrier=True)
    put_envelope_away(table)
    table.seat = table.active
    if table.offers == MOST_OFFERS:
        settle_refusals(table)
        return
    table.first_card = card
    table.first_sum = amount
    table.phase = DO_OFFER


def put_envelope_away(table: Table) -> None:
    """No offer is open any more."""
    table.offer_card = table.offer_target = table.offer_sum = table.offer_coarse = NOTHING


def settle_refusals(table: Table) -> None:
    """PS-P5, PS-R15: whoever refused and did not accept later loses one employee, chosen by the briber."""
    for seat in range(table.setup.seats):
        if table.refusers >> seat & 1 and table.staff_of(seat) == 0:
            table.refusers &= ~(1 << seat)
    if table.refusers:
        table.phase = DO_FIRE
    else:
        end_action(table)


def firings(table: Table) -> list[int]:
    """Any employee of those who still owe one; ascending by place, as owners lie mixed."""
    codes: list[int] = []
    for place in range(len(table.units)):
        owner = table.owner(place)
        if owner >= 0 and table.refusers >> owner & 1 and table.staff(place):
            codes.append(FIRST_FIRE + place)
    return codes


def fire(table: Table, code: int) -> None:
    """One employee goes to the bank."""
    place = code - FIRST_FIRE
    owner = table.owner(place)
    table.refusers &= ~(1 << owner)
    if table.log is not None:
        events.tell(table.log, "fired", table.seat, {**events.at(place), "target": owner})
    table.lose_employee(place)
    if not table.refusers:
        table.phase = DO_COMMIT
