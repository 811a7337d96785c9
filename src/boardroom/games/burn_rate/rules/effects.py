"""What the cards do: a class for each effect, with its word in `cards.toml`, its rule, when it may be played, what it does.

A new effect is a class here, an object of it in `EFFECTS`, its cards in `cards.toml`, its texts and its rule.
"""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import ASIDE, Refusal
from boardroom.core.shapes import Param
from boardroom.games.burn_rate.content.names import DEPARTMENTS, DEV, FINANCE, HR, MOST_CARDS, NOTHING, SALES
from boardroom.games.burn_rate.rules.decisions import LAYOFFS, SECOND
from boardroom.games.burn_rate.rules.people import hire, join, leave, may_join, remove
from boardroom.games.burn_rate.rules.targets import (
    Helping,
    OnNothing,
    OnOpponent,
    OnTheirPerson,
    company_of,
    hits,
    opponents,
)
from boardroom.games.burn_rate.rules.turn import has_second
from boardroom.games.burn_rate.shapes import (
    BadHired,
    Doubled,
    Fired,
    Funded,
    Hired,
    IdeaGiven,
    Poached,
    Released,
    VpRemoved,
)
from boardroom.games.burn_rate.state.rows import Card, effect_rows, refusals
from boardroom.games.burn_rate.state.table import Table, with_one, without_one

NOBODY_THERE: Final = refusals.add("nobody-there", "BR-3.10")
SECOND_VP: Final = refusals.add("second-vp", "BR-3.10")
POACHED_SECOND_VP: Final = refusals.add("second-vp", "BR-3.14")
NOT_YOUR_PERSON: Final = refusals.add("not-your-person", "BR-3.12", ASIDE)
NO_SUCH_IDEA: Final = refusals.add("no-such-idea", "BR-3.15", ASIDE)
VP_NEEDS_TWO: Final = refusals.add("vp-needs-two", "BR-3.12")
NOBODY_TO_POACH: Final = refusals.add("not-their-person", "BR-3.36", ASIDE)
NOT_A_VP: Final = refusals.add("not-a-vp", "BR-3.31", ASIDE)
NO_VPS_OF_YOUR_OWN: Final = refusals.add("too-few-vps", "BR-3.30")
NOBODY_TO_LAY_OFF: Final = refusals.add("nobody-to-lay-off", "BR-3.30")


def second_vp(table: Table, code: int) -> dict[str, Param]:
    """Which company has which Vice-President already."""
    company, thing = company_of(table, code), table.setup.codes.thing[code]
    effect = table.setup.codes.effect[code]
    if effect is not None and effect.word == "poach":
        company, department = table.seat, table.setup.department[thing]
    else:
        department = thing
    vp = table.vp[company * 4 + department]
    return {
        "seat": table.seat,
        "target": company,
        "department": DEPARTMENTS[department],
        "person": table.name(vp),
    }


def two_cards(table: Table, code: int) -> dict[str, Param]:
    """Which Vice-President takes two cards of which kind, and how many more may be played in this turn."""
    codes = table.setup.codes
    left = MOST_CARDS - table.played
    return {"person": table.name(codes.thing[code]), "card": table.face(codes.card[code]), "left": left}


refusals.fill("second-vp", second_vp)
refusals.fill("vp-needs-two", two_cards)


class Hire(Helping):
    """A face-up person joins one's own company."""

    word = "hire"
    rule = "BR-1.4"
    department = HR
    targets: tuple[str, ...] = ("pool",)
    told: tuple[str, ...] = ("hired",)
    idle = 1.0

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """BR-3.10: somebody who may join."""
        return may_hire(table, seat, thing)

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For each department."""
        if self.may(table, seat, card) is None:
            codes.extend(card.plays_on[hireable(table, seat)])

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """At work at once (BR-3.5)."""
        if table.log is not None:
            table.log.append(happened(Hired(kind="hired", seat=seat, person=table.name(table.pool[thing]))))
        hire(table, seat, thing)


def may_hire(table: Table, company: int, department: int) -> Refusal | None:
    """BR-3.10: a face-up person who may join the company concerned."""
    person = table.pool[department]
    if person < 0:
        return NOBODY_THERE
    return None if may_join(table, company, person) else SECOND_VP


def hireable(table: Table, company: int) -> int:
    """The departments whose face-up person may join this company, as bits."""
    bits = 0
    for department in range(4):
        if may_hire(table, company, department) is None:
            bits |= 1 << department
    return bits


class Fire(Helping):
    """One of one's own people goes back under the pile."""

    word = "fire"
    rule = "BR-1.5"
    department = HR
    targets: tuple[str, ...] = ("person",)
    paired = True
    told: tuple[str, ...] = ("second_needed", "fired")
    idle = 1.0

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """BR-3.12: a Vice-President only with a second FIRE that may be played as well."""
        if table.home[thing] != seat:
            return NOT_YOUR_PERSON
        return VP_NEEDS_TWO if table.setup.is_vp[thing] and not has_second(table, seat, card, seat) else None

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For each of one's people."""
        if self.may(table, seat, card) is None:
            for person in table.staff[seat]:
                if self.may_on(table, seat, card, NOTHING, person) is None:
                    codes.append(card.first_play + person)

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """BR-3.22: under the pile of the own department."""
        if SECOND.is_needed(table, seat, thing):
            return
        if table.log is not None:
            table.log.append(happened(Fired(kind="fired", seat=seat, person=table.name(thing))))
        remove(table, thing)


class BadHire(OnOpponent):
    """Another company must hire a face-up person."""

    word = "bad-hire"
    rule = "BR-1.6"
    department = HR
    targets: tuple[str, ...] = ("seat", "pool")
    told: tuple[str, ...] = ("bad_hired",)
    prior = 1.5
    ready = 4.0
    idle = 1.5

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """BR-3.10, BR-3.11: anybody who may join the target's company."""
        return super().may_on(table, seat, card, target, thing) or may_hire(table, target, thing)

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For each company each department."""
        for company in opponents(table, seat):
            if hits(self, table, card, company):
                codes.extend(card.plays_at[company][hireable(table, company)])

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """At work at once, and paid."""
        if table.log is not None:
            table.log.append(
                happened(BadHired(kind="bad_hired", seat=seat, target=target, person=table.name(table.pool[thing])))
            )
        hire(table, target, thing)


class Poach(OnTheirPerson):
    """Somebody of another company joins one's own (BR-3.36)."""

    word = "poach"
    rule = "BR-1.7"
    department = HR
    paired = True
    not_theirs = NOBODY_TO_POACH
    told: tuple[str, ...] = ("second_needed", "poached")
    prior = 1.5
    ready = 4.0
    idle = 1.5

    def may_person(self, table: Table, seat: int, card: Card, person: int) -> Refusal | None:
        """BR-3.12, BR-3.14: a Vice-President needs a free chair and a second POACH."""
        if not table.setup.is_vp[person]:
            return None
        if not may_join(table, seat, person):
            return POACHED_SECOND_VP
        return None if has_second(table, seat, card, table.home[person]) else VP_NEEDS_TWO

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """From one company to the other."""
        if SECOND.is_needed(table, seat, thing):
            return
        if table.log is not None:
            table.log.append(
                happened(Poached(kind="poached", seat=seat, target=table.home[thing], person=table.name(thing)))
            )
        leave(table, thing)
        join(table, seat, thing)


class Funding(OnNothing):
    """Money for one's own bank."""

    word = "funding"
    rule = "BR-1.8"
    department = FINANCE
    largest = 50
    told: tuple[str, ...] = ("funded",)
    prior = 6.0
    ready = 0.5
    idle = 0.15

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """As much as the card says."""
        table.bank[seat] += card.value
        if table.log is not None:
            table.log.append(happened(Funded(kind="funded", seat=seat, amount=card.value, bank=table.bank[seat])))


class BadIdea(OnOpponent):
    """It lies in front of another company, and keeps engineers busy until it is released."""

    word = "bad-idea"
    rule = "BR-1.9"
    department = SALES
    largest = 9
    mark = "x"
    stays = True
    told: tuple[str, ...] = ("idea_given",)
    prior = 4.0
    ready = 5.0
    idle = 1.5

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """It asks for as many engineers as it says."""
        table.ideas[target] = with_one(table.ideas[target], card.number)
        table.need[target] += card.value
        if table.log is not None:
            table.log.append(
                happened(
                    IdeaGiven(
                        kind="idea_given", seat=seat, target=target, idea=table.face(card.number), engineers=card.value
                    )
                )
            )


class Release(Helping):
    """One of one's own BAD IDEAS is discarded."""

    word = "release"
    rule = "BR-1.10"
    department = DEV
    targets: tuple[str, ...] = ("idea",)
    told: tuple[str, ...] = ("released",)
    prior = 4.0
    ready = 5.0
    idle = 1.5

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """BR-3.15, BR-3.16: one that lies in front of oneself."""
        return None if thing in table.ideas[seat] else NO_SUCH_IDEA

    def add_plays(self, table: Table, seat: int, card: Card, codes: list[int]) -> None:
        """For each BAD IDEA in front of oneself."""
        if self.may(table, seat, card) is None:
            for idea in table.ideas[seat]:
                codes.append(card.first_play + table.setup.codes.idea_place[idea])

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """BR-3.16: both cards are discarded."""
        table.ideas[seat] = without_one(table.ideas[seat], thing)
        table.need[seat] -= table.setup.cards[thing].value
        table.discard.append(thing)
        if table.log is not None:
            table.log.append(happened(Released(kind="released", seat=seat, idea=table.face(thing))))

    def worth(self, table: Table, seat: int, card: Card) -> float:
        """Much where contractors are paid, with the skill for it."""
        pays_contractors = table.need[seat] > table.engineers[seat]
        return 10.0 if pays_contractors and self.is_ready(table, seat, card) else super().worth(table, seat, card)


class RemoveVp(OnTheirPerson):
    """A Vice-President of another company goes under the pile; one card is enough."""

    word = "remove-vp"
    rule = "BR-3.31"
    purple = True
    told: tuple[str, ...] = ("vp_removed",)

    def may_on(self, table: Table, seat: int, card: Card, target: int, thing: int) -> Refusal | None:
        """First the person: for most of them no company matters."""
        return self.may_person(table, seat, card, thing) or super().may_on(table, seat, card, target, thing)

    def may_person(self, table: Table, seat: int, card: Card, person: int) -> Refusal | None:
        """BR-3.31: a Vice-President."""
        return None if table.setup.is_vp[person] else NOT_A_VP

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """Gone, like anybody who is fired."""
        if table.log is not None:
            table.log.append(
                happened(VpRemoved(kind="vp_removed", seat=seat, target=table.home[thing], person=table.name(thing)))
            )
        remove(table, thing)


class DoublePayday(OnOpponent):
    """A marker for the target's next payday; two make it four times as much."""

    word = "double-payday"
    rule = "BR-3.29"
    purple = True
    readings: tuple[str, ...] = ("double-payday", "mass-firing")
    told: tuple[str, ...] = ("doubled",)

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """A marker more."""
        table.markers[target] += 1
        if table.log is not None:
            table.log.append(
                happened(Doubled(kind="doubled", seat=seat, target=target, factor=1 << table.markers[target]))
            )


class MassFiring(OnNothing):
    """The other reading of LAYOFFS: one's own company lays off managers and engineers."""

    word = "mass-firing"
    rule = "BR-3.30"
    purple = True
    readings: tuple[str, ...] = ("double-payday", "mass-firing")

    def may(self, table: Table, seat: int, card: Card) -> Refusal | None:
        """BR-3.30: with so many Vice-Presidents of one's own, and somebody else."""
        if table.vps_of(seat) < card.value:
            return NO_VPS_OF_YOUR_OWN
        for person in table.staff[seat]:
            if not table.setup.is_vp[person]:
                return None
        return NOBODY_TO_LAY_OFF

    def do(self, table: Table, seat: int, card: Card, target: int, thing: int) -> None:
        """Whom, is the next decision."""
        LAYOFFS.begin(table)


EFFECTS: Final = effect_rows(
    [
        Hire(),
        Fire(),
        BadHire(),
        Poach(),
        Funding(),
        BadIdea(),
        Release(),
        RemoveVp(),
        DoublePayday(),
        MassFiring(),
    ]
)  # in the order of their cards and codes
