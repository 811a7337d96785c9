"""The coach of Burn Rate: what a choice does to paydays, runways and heads, and how much less it leaves one open to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeGuard, cast

from boardroom.core.coach import Coach, Reason, Reasoning
from boardroom.core.shapes import Param
from boardroom.core.state import State
from boardroom.games.burn_rate.content.names import DEPARTMENTS, ENGINEER, HAND_SIZE, MOST_CARDS, NOTHING
from boardroom.games.burn_rate.rules.decisions import DRAFT, LAYOFFS, SECOND
from boardroom.games.burn_rate.rules.targets import OnOpponent, opponents
from boardroom.games.burn_rate.state.codes import BURY, DISCARD, END_TURN, PLAY, STOP
from boardroom.games.burn_rate.state.rows import Effect
from boardroom.games.burn_rate.state.table import Table

FAR: Final = 9  # paydays: what lies beyond is no worry
CHANGE: Final = 0.1  # of the worlds: less is no difference worth a word

KEYS: Final = (
    "funds", "leads", "loses_head", "opens_cards", "shields", "exposes", "cheaper", "dearer", "fewer_contractors",
    "more_contractors", "spare_engineers", "ruin", "tight", "breaks_them", "costs_them", "no_cost", "weakens_them",
    "strengthens_them", "helps_them", "opens_them", "richest", "two_cards", "mass", "stops", "stuck", "playable",
    "no_plays", "plays_left", "payday", "draws", "no_skill", "shortens_them", "buries", "engineer", "runway",
    "usable_later", "engineer_lost", "engineer_theirs", "salary",
)  # fmt: skip


class BurnRateCoach(Coach):
    """Speaks of money and of what it buys; cards in other hands are counted over imagined worlds."""

    keys = KEYS

    def reasons(self, worlds: Sequence[State], code: int) -> list[Reason]:
        """What there is to say about drafting, playing, discarding and ending the turn."""
        case = Case(cast(Sequence[Table], worlds), code)
        if case.verb == END_TURN:
            on_end(case)
        elif case.verb == DISCARD:
            on_discard(case)
        elif case.verb == BURY:
            case.fact("buries", 0.5, person=case.table.name(case.table.pool[case.thing]))
        else:
            on_deed(case)
        return case.reasons


class Case(Reasoning):
    """One choice: the table before it, the table after it, and the worlds for what others may hold."""

    def __init__(self, worlds: Sequence[Table], code: int) -> None:
        super().__init__(len(worlds))
        self.worlds = worlds
        self.table = worlds[0]
        self.seat = self.table.seat
        codes = self.table.setup.codes
        self.code, self.verb, self.card = code, codes.verb[code], codes.card[code]
        self.thing, self.target = codes.thing[code], codes.target[code]
        self.after = self.table if self.verb in (END_TURN, DISCARD) else after(self.table, code)


def after(table: Table, code: int) -> Table:
    """The table after the choice; a second card that it takes is played as well."""
    twin = table.copy()
    assert isinstance(twin, Table)
    twin.play_unchecked(code)
    if twin.decision is SECOND:
        twin.play_unchecked(twin.choices()[0])
    return twin


def paydays(table: Table, seat: int) -> int:
    """How many paydays the money lasts for; beyond a certain number it is that number."""
    bank = table.bank[seat] - table.burn_rate(seat)
    burn = table.burn_rate(seat) >> table.markers[seat]
    if bank < 0:
        return 0
    return min(FAR, 1 + bank // burn) if burn else FAR


# What is done: people, cards on others, funds.


def on_deed(case: Case) -> None:
    """The own company, then the others."""
    table, seat = case.table, case.seat
    on_own_people(case)
    on_own_money(case)
    for other in opponents(table, seat):
        on_other(case, other)
    if case.verb == PLAY and first_step(case) is SECOND:
        case.risk("two_cards", 0.6, person=table.name(case.thing))
    if first_step(case) is LAYOFFS and table.decision is not LAYOFFS:
        case.fact("mass", 0.6)
    if case.verb == STOP:
        case.fact("stops", 0.5)
    on_runway(case)


def first_step(case: Case) -> object:
    """What is decided right after the choice."""
    twin = case.table.copy()
    twin.play_unchecked(case.code)
    return cast(Table, twin).decision


def on_own_people(case: Case) -> None:
    """Heads that come and go, what they open in the own hand, and what they ward off."""
    table, twin, seat = case.table, case.after, case.seat
    for department in range(4):
        place = seat * 4 + department
        before, now = table.skill[place], twin.skill[place]
        told = {"department": DEPARTMENTS[department], "before": before, "skill": now}
        if now > before:
            case.gain("leads", 0.4 + 0.1 * (now - before), **told)
        elif now < before:
            case.risk("loses_head", 0.5 + 0.1 * (before - now), **told)
        if now != before:
            on_danger(case, department)
    on_newcomer(case)
    if table.decision is not DRAFT:
        opened = playable(twin, seat) - playable(table, seat, case.card)
        if opened > 0:
            case.gain("opens_cards", 0.4 + 0.1 * opened, cards=opened)


def on_newcomer(case: Case) -> None:
    """Somebody who joins and leads nothing costs a salary for nothing, unless engineers are wanted."""
    table, twin, seat = case.table, case.after, case.seat
    for person in twin.staff[seat]:
        department = table.setup.department[person]
        led = table.skill[seat * 4 + department] == twin.skill[seat * 4 + department]
        if table.home[person] != seat and led and table.setup.role[person] != ENGINEER:
            skill = twin.skill[seat * 4 + department]
            case.risk("no_skill", 0.5, person=table.name(person), department=DEPARTMENTS[department], skill=skill)


def playable(table: Table, seat: int, without: int = NOTHING) -> int:
    """How many cards in this hand could be played now, but for one."""
    cards = [table.setup.cards[number] for number in table.hands[seat] if number != without]
    return sum(1 for card in cards if card.effect.is_ready(table, seat, card))


def on_danger(case: Case, department: int) -> None:
    """In how many worlds somebody holds a card against this department, before and after."""
    before = sum(1 for world in case.worlds if is_exposed(world, world, case.seat, department))
    now = sum(1 for world in case.worlds if is_exposed(world, case.after, case.seat, department))
    told = {"department": DEPARTMENTS[department], "before": before, **case.told(now)}
    if case.share(before - now) > CHANGE:
        case.gain("shields", 0.4 + case.share(before - now) / 2, **told)
    elif case.share(now - before) > CHANGE:
        case.risk("exposes", 0.4 + case.share(now - before) / 2, **told)


def is_against(effect: Effect) -> TypeGuard[OnOpponent]:
    """Does this card hurt another company? Asked as `core.coach.is_a` asks: the effects are compiled, this module is not."""
    return OnOpponent in type(effect).__mro__


def is_exposed(world: Table, heads: Table, seat: int, department: int) -> bool:
    """Does an opponent hold a card in this world that these heads would let through?"""
    for other in opponents(world, seat):
        for number in world.hands[other]:
            card = world.setup.cards[number]
            effect = card.effect
            if is_against(effect) and effect.department == department and effect.may_hit(heads, card, seat) is None:
                return True
    return False


def on_own_money(case: Case) -> None:
    """Funds, salaries, contractors."""
    table, twin, seat = case.table, case.after, case.seat
    funds = twin.bank[seat] - table.bank[seat]
    if funds > 0:
        before, now = paydays(table, seat), paydays(twin, seat)
        lasts = "ample" if before == FAR else "long" if now == FAR else "longer" if now > before else "same"
        case.gain("funds", 0.2 if before == FAR else 0.7, amount=funds, before=before, after=now, lasts=lasts)
    contractors = twin.contractors_needed(seat) - table.contractors_needed(seat)
    if contractors:
        on_contractors(case, contractors)
    elif twin.need[seat] < table.need[seat]:
        case.fact("spare_engineers", 0.5, engineers=table.need[seat] - twin.need[seat])
    elif twin.engineers[seat] > table.engineers[seat]:
        case.gain("engineer", 0.38)
    elif twin.engineers[seat] < table.engineers[seat]:
        case.risk("engineer_lost", 0.38)
    if twin.payroll[seat] != table.payroll[seat] and table.decision is not DRAFT:
        on_salaries(case)


def on_contractors(case: Case, more: int) -> None:
    """Contractors who need not be hired any more, or have to be."""
    amount = abs(more) * case.table.setup.contractor_pay
    if more < 0:
        case.gain("fewer_contractors", 0.45 + amount / 20, contractors=-more, amount=amount)
    else:
        case.risk("more_contractors", 0.45 + amount / 20, contractors=more, amount=amount)


def on_salaries(case: Case) -> None:
    """What the next payday costs now, contractors included."""
    before, now = case.table.burn_rate(case.seat), case.after.burn_rate(case.seat)
    is_sum = case.table.contractors_needed(case.seat) != case.after.contractors_needed(case.seat)
    told: dict[str, Param] = {"before": before, "after": now, "sum": "yes" if is_sum else "no"}
    if now < before:
        case.gain("cheaper", 0.35 + (before - now) / 20, **told)
    elif now > before:
        case.risk("dearer", 0.2 + (now - before) / 20, **told)


def on_runway(case: Case) -> None:
    """Can the next payday be paid, and the one after it? In the draft only the salary counts."""
    table, twin, seat = case.table, case.after, case.seat
    due, bank, left = twin.burn_rate(seat), twin.bank[seat], paydays(twin, seat)
    if table.decision is DRAFT:
        case.fact("salary", 0.2, amount=twin.payroll[seat] - table.payroll[seat])
    elif left == 0:
        case.risk("ruin", 1.0 if paydays(table, seat) else 0.45, due=due, bank=bank)
    elif left == 1:
        if left != paydays(table, seat) or due != table.burn_rate(seat):  # else it is so whatever is done
            case.risk("tight", 0.42, due=due)
    elif left < FAR and twin.payroll[seat] != table.payroll[seat]:
        case.fact("runway", 0.2, bank=bank, after=left)


# What it does to the others.


def on_other(case: Case, other: int) -> None:
    """Their payday, their heads, and what they become open to."""
    table, twin = case.table, case.after
    before, now = table.burn_rate(other), twin.burn_rate(other)
    is_hit = case.table.setup.codes.effect[case.code] is not None and other in (case.target, home_of(case))
    told = {"target": other, "before": before, "after": now}
    if now > before:
        if paydays(twin, other) == 0:
            case.gain(
                "breaks_them", 0.7 + 0.4 * (paydays(table, other) > 0), target=other, due=now, bank=twin.bank[other]
            )
        case.gain("costs_them", 0.5 + (now - before) / 20, **told)
        lasted, lasts = paydays(table, other), paydays(twin, other)
        if 0 < lasts < lasted < FAR:
            case.gain("shortens_them", 0.5, target=other, before=lasted, after=lasts)
    elif now < before:
        case.risk("helps_them", 0.4 + (before - now) / 20, **told)
    is_free = is_hit and now == before and twin.need[other] > table.need[other]
    if is_free:
        case.risk("no_cost", 0.6, target=other, engineers=twin.need[other] - table.need[other])
    if twin.engineers[other] > table.engineers[other]:
        case.risk("engineer_theirs", 0.4, target=other)
    on_their_heads(case, other)
    if is_hit and not is_free and is_richest(table, other):
        case.gain("richest", 0.34, target=other, bank=table.bank[other])


def home_of(case: Case) -> int:
    """Whose person the card is played on."""
    effect = case.table.setup.codes.effect[case.code]
    return case.table.home[case.thing] if effect is not None and effect.targets == ("person",) else NOTHING


def is_richest(table: Table, seat: int) -> bool:
    """Has nobody else in the game as much money?"""
    return all(table.bank[seat] > table.bank[other] for other in range(table.setup.seats) if other != seat)


def on_their_heads(case: Case, other: int) -> None:
    """Departments that get weaker or stronger, and what in the own hand fits them now."""
    table, twin = case.table, case.after
    for department in range(4):
        before, now = table.skill[other * 4 + department], twin.skill[other * 4 + department]
        told = {"target": other, "department": DEPARTMENTS[department], "before": before, "skill": now}
        if now < before:
            case.gain("weakens_them", 0.5 + 0.1 * (before - now), **told)
        elif now > before:
            case.risk("strengthens_them", 0.45 + 0.1 * (now - before), **told)
    opened = fitting(twin, case.seat, other) - fitting(table, case.seat, other, case.card)
    if opened > 0:
        case.gain("opens_them", 0.45 + 0.1 * opened, target=other, cards=opened)


def fitting(table: Table, seat: int, other: int, without: int = NOTHING) -> int:
    """How many cards in this hand may hit that company now."""
    cards = [table.setup.cards[number] for number in table.hands[seat] if number != without]
    return sum(1 for card in cards if is_against(card.effect) and card.effect.may_hit(table, card, other) is None)


# Discards and the end of a turn.


def on_discard(case: Case) -> None:
    """A card goes, a fresh one comes; nothing is played in this turn."""
    table, seat = case.table, case.seat
    card = table.setup.cards[case.card]
    face = table.face(case.card)
    is_ready = card.effect.is_ready(table, seat, card)
    if is_ready and table.discarded == 0:
        case.risk("playable", 0.6, card=face)
    elif is_ready:
        case.fact("usable_later", 0.6, card=face)  # BR-3.0: whoever discards plays nothing in this turn
    else:
        case.gain("stuck", 0.6, card=face, turn="next" if table.discarded else "this")
    others = playable(table, seat, case.card)
    if table.discarded == 0 and others:
        case.risk("no_plays", 0.4 + 0.05 * others, cards=others)
    case.fact("draws", 0.25, cards=HAND_SIZE - len(table.hands[seat]) + 1)


def on_end(case: Case) -> None:
    """Payday, the refill, and what stays undone."""
    table, seat = case.table, case.seat
    due, bank = table.burn_rate(seat), table.bank[seat]
    if bank < due:
        case.risk("ruin", 1.0, due=due, bank=bank)
    else:
        case.fact("payday", 0.5, due=due, bank=bank - due)
    left = playable(table, seat) if table.discarded == 0 and table.played < MOST_CARDS else 0
    if left:
        case.risk("plays_left", 0.4 + 0.05 * left, cards=left)
    if len(table.hands[seat]) < HAND_SIZE and bank >= due:
        case.fact("draws", 0.3, cards=HAND_SIZE - len(table.hands[seat]))
