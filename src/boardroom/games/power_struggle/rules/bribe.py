"""Action E: bribing for a privilege card, with one or two offers (PS-P1 to PS-P5)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import Refusal
from boardroom.core.shapes import Param
from boardroom.games.power_struggle.content.names import (
    BRIBED,
    COARSE,
    CORRUPTION,
    FACE_DOWN,
    LARGEST_BRIBE,
    MOST_OFFERS,
    NOTHING,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    UNIT,
)
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, NOT_FINISHED, TurnBusiness, end_action
from boardroom.games.power_struggle.rules.offices import why_no_employee
from boardroom.games.power_struggle.rules.pick import Pick
from boardroom.games.power_struggle.rules.points import check_targets, score
from boardroom.games.power_struggle.shapes.events import AboutCard, Taken
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.ledger import PENDING, REFUSED, Offer, answer_last, transfer
from boardroom.games.power_struggle.state.rows import Decision, refusals
from boardroom.games.power_struggle.state.table import Table

COARSE_STEPS: Final = 40
FINE_STEPS: Final = 10

CHAPTER: Final = Chapter(
    "card_named", "sum_counted", "sum_counted-sum", "offered", "offered-sum", "accepted", "accepted-sum", "refused",
    "stopped", "fired",
)  # fmt: skip
OFFER: Final = CHAPTER.verb("offer", "PS-P1")
for name in PRIVILEGE_NAMES:
    OFFER.add(f"privilege:{name}", name, {"privilege": name})
COARSE_SUM: Final = CHAPTER.verb("coarse", "PS-P1")
for step in range(COARSE_STEPS):
    COARSE_SUM.add(f"coarse:{step}", str(step), {"sum": step * COARSE * UNIT})
FINE_SUM: Final = CHAPTER.verb("fine", "PS-P1")
for step in range(FINE_STEPS):
    FINE_SUM.add(f"fine:{step}", str(step), {"sum": step * UNIT})
ACCEPT: Final = CHAPTER.button("accept", "PS-P3")
REFUSE: Final = CHAPTER.button("refuse", "PS-P4")
STOP: Final = CHAPTER.button("stop", "PS-P4")
FIRE: Final = CHAPTER.offices("fire", "PS-P5")

NO_MONEY: Final = refusals.add("no-money")
OWN_CARD: Final = refusals.add("own-card")
NOT_HIGHER: Final = refusals.add("not-higher")
SUM_TOO_LOW: Final = refusals.add("sum-too-low")
SUM_TOO_HIGH: Final = refusals.add("sum-too-high")
OWES_NOTHING: Final = refusals.add("owes-nothing")


class Bribe(TurnBusiness):
    """PS-P1: the attempt scores, once in an action."""

    word = "bribe"
    rule = "PS-P1"
    track = CORRUPTION

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """There must be a note to offer and a card of somebody else to offer it for."""
        if facts.cash == 0:
            return NO_MONEY
        return None if table.holders.count(facts.seat) < PRIVILEGES else OWN_CARD

    def gain(self, table: Table) -> int:
        """One for the first attempt."""
        return int(table.offers == 0)

    def commit(self, table: Table) -> None:
        """A full envelope is sent; without one the action is over."""
        if table.offer_sum >= 0:
            send_envelope(table)
        else:
            super().commit(table)


class AskOffer(Pick):
    """Any card of another seat; a second offer for the same one must be able to be higher (PS-P4). Or stop."""

    word = "offer"
    rule = "PS-P1"
    variant = "second-offer"
    variant_rule = "PS-P4"

    def is_variant(self, table: Table) -> bool:
        """After a refusal."""
        return table.offers > 0

    def need(self, table: Table) -> int:
        """One note for a first offer."""
        return int(table.offers == 0)

    def may(self, table: Table, number: int) -> Refusal | None:
        """A card of another, for which a legal sum can be offered."""
        if table.holders[number] == table.seat:
            return OWN_CARD
        return None if largest_sum(table) >= least_sum(table, number) else NOT_HIGHER

    def may_press(self, table: Table) -> Refusal | None:
        """One may stop after a refusal."""
        return None if table.offers else NOT_FINISHED

    def press(self, table: Table) -> None:
        """PS-P4: no second offer."""
        events.told(table, "stopped", table.seat, barrier=True)
        settle_refusals(table)

    def pick(self, table: Table, number: int) -> None:
        """The card is named in front of everybody."""
        table.offer_card = number
        table.offer_target = table.holders[number]
        table.phase = ASK_COARSE
        if table.log is not None:
            name = PRIVILEGE_NAMES[number]
            told = AboutCard(kind="card_named", seat=table.seat, target=table.offer_target, privilege=name)
            table.log.append(happened(told))


def least_sum(table: Table, card: int) -> int:
    """The smallest sum that may be offered for a card, in units."""
    return table.first_sum + 1 if table.offers and card == table.first_card else 1


def largest_sum(table: Table) -> int:
    """The largest sum that may be offered, in units (PS-R29)."""
    return min(LARGEST_BRIBE, table.cash[table.seat])


class AskSum(Pick):
    """How many notes of one kind, between two bounds."""

    @abstractmethod
    def bounds(self, table: Table) -> tuple[int, int]:
        """The least and the most steps from which some legal sum can be reached."""

    def may(self, table: Table, number: int) -> Refusal | None:
        """Neither too low nor too high."""
        low, high = self.bounds(table)
        return SUM_TOO_LOW if number < low else SUM_TOO_HIGH if number > high else None

    def choices(self, table: Table) -> list[int]:
        """All between the bounds."""
        low, high = self.bounds(table)
        return self.verb.codes[low : high + 1]


class AskCoarse(AskSum):
    """The large notes, in steps of 500,000."""

    word = "coarse"
    rule = "PS-P1"

    def bounds(self, table: Table) -> tuple[int, int]:
        """Small notes may make up the rest."""
        return least_sum(table, table.offer_card) // COARSE, min(COARSE_STEPS - 1, largest_sum(table) // COARSE)

    def pick(self, table: Table, number: int) -> None:
        """They are counted."""
        table.offer_coarse = number
        table.phase = ASK_FINE
        events.sum_counted(table, table.seat, table.offer_coarse * COARSE)


class AskFine(AskSum):
    """The small notes, in steps of 50,000."""

    word = "fine"
    rule = "PS-P1"

    def bounds(self, table: Table) -> tuple[int, int]:
        """Together with the large ones they are the sum."""
        base = table.offer_coarse * COARSE
        return max(0, least_sum(table, table.offer_card) - base), min(FINE_STEPS - 1, largest_sum(table) - base)

    def pick(self, table: Table, number: int) -> None:
        """They are counted; the envelope can be sent."""
        table.offer_sum = table.offer_coarse * COARSE + number
        table.phase = ASK_COMMIT
        events.sum_counted(table, table.seat, table.offer_sum)


def send_envelope(table: Table) -> None:
    """PS-P1: the sum is reserved (PS-R24); the attempt scores, once in an action."""
    seat = table.seat
    gain = BRIBE.gain(table)
    table.offers += 1
    raised = table.offers == MOST_OFFERS and table.offer_card == table.first_card
    table.ledger.append(Offer(seat, table.offer_sum, table.offer_target, table.offer_card, PENDING, raised))
    events.envelope(table, "offered", seat, table.offer_target, table.offer_card, table.offer_sum)
    if gain:
        score(table, seat, CORRUPTION, gain)
        check_targets(table)
    table.first_card = table.first_sum = NOTHING
    table.seat = table.offer_target
    table.phase = ASK_ANSWER


class AskAnswer(Decision):
    """PS-P2: the target has looked into the envelope, and accepts or refuses."""

    word = "answer"
    rule = "PS-P2"
    public = True
    dull = True
    wait = "answer"

    def told(self, table: Table) -> dict[str, Param]:
        """Who offers, and for which card."""
        return {"seat": table.seat, "asker": table.active, "privilege": PRIVILEGE_NAMES[table.offer_card]}

    def asked(self, table: Table) -> dict[str, Param]:
        """And how much."""
        return {**self.told(table), "sum": table.offer_sum * UNIT}

    def choices(self, table: Table) -> list[int]:
        """Both."""
        return [ACCEPT.code, REFUSE.code]

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Nothing else."""
        return None if code == ACCEPT.code or code == REFUSE.code else self.wrong_step

    def do(self, table: Table, code: int) -> None:
        """The one or the other."""
        if code == ACCEPT.code:
            accept(table)
        else:
            assert code == REFUSE.code
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
    events.envelope(table, "accepted", target, seat, card, amount)
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
        told = AboutCard(kind="refused", seat=target, target=table.active, privilege=PRIVILEGE_NAMES[card])
        table.log.append(happened(told, barrier=True))
    put_envelope_away(table)
    table.seat = table.active
    if table.offers == MOST_OFFERS:
        settle_refusals(table)
        return
    table.first_card = card
    table.first_sum = amount
    table.phase = ASK_OFFER


def put_envelope_away(table: Table) -> None:
    """No offer is open any more."""
    table.offer_card = table.offer_target = table.offer_sum = table.offer_coarse = NOTHING


def settle_refusals(table: Table) -> None:
    """PS-P5, PS-R15: whoever refused and did not accept later loses one employee, chosen by the briber."""
    for seat in range(table.setup.seats):
        if table.refusers >> seat & 1 and table.staff_of(seat) == 0:
            table.refusers &= ~(1 << seat)
    if table.refusers:
        table.phase = ASK_FIRE
    else:
        end_action(table)


class AskFire(Pick):
    """Any employee of those who still owe one."""

    word = "fire"
    rule = "PS-P5"
    public = True

    def may(self, table: Table, number: int) -> Refusal | None:
        """Somebody who refused must work there."""
        owner = table.owner(number)
        return why_no_employee(table, number) if owner >= 0 and table.refusers >> owner & 1 else OWES_NOTHING

    def pick(self, table: Table, number: int) -> None:
        """One employee goes to the bank."""
        owner = table.owner(number)
        table.refusers &= ~(1 << owner)
        if table.log is not None:
            table.log.append(happened(Taken(kind="fired", seat=table.seat, target=owner, **events.at(number))))
        table.lose_employee(number)
        if not table.refusers:
            table.phase = ASK_COMMIT


ASK_OFFER: Final = CHAPTER.decision(AskOffer(OFFER, STOP))
ASK_COARSE: Final = CHAPTER.decision(AskCoarse(COARSE_SUM))
ASK_FINE: Final = CHAPTER.decision(AskFine(FINE_SUM))
ASK_ANSWER: Final = CHAPTER.decision(AskAnswer())
ASK_FIRE: Final = CHAPTER.decision(AskFire(FIRE))
BRIBE: Final = Bribe(ASK_OFFER)
