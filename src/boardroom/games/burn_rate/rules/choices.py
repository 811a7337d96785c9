"""What the deciding seat may choose: for each card in hand every way to play it, ascending."""

from __future__ import annotations

from typing import Final

from boardroom.games.burn_rate.content.names import (
    BAD_HIRE,
    BAD_IDEA,
    DEV,
    FINANCE,
    FIRE,
    FUNDING,
    HIRE,
    HR,
    MASS_FIRING,
    POACH,
    RELEASE,
    REMOVE_VP,
    SALES,
    VP,
)
from boardroom.games.burn_rate.state.table import DRAFT, LAYOFFS, SECOND, TURN, Table

MOST_CARDS: Final = 4  # played or discarded in a turn (BR-3.0)


def choices(table: Table) -> list[int]:
    """The legal codes of the deciding seat."""
    if table.phase == TURN:
        return turn_choices(table, table.seat)
    if table.phase == DRAFT:
        return draft_choices(table, table.seat)
    if table.phase == SECOND:
        return second_cards(table, table.seat)
    if table.phase == LAYOFFS:
        return layoff_choices(table, table.seat)
    return []


def draft_choices(table: Table, seat: int) -> list[int]:
    """BR-3.26: a face-up person who may join; when there is none, one whose pile holds somebody else is put under it."""
    bits = table.joinable(seat)
    if bits:
        return table.setup.actions.takes[bits]
    return table.setup.actions.buries[buriable(table)]


def buriable(table: Table) -> int:
    """The departments, as bits, whose pile holds somebody who is no Vice-President; everybody can tell (BR-3.26)."""
    bits = 0
    for department in range(4):
        for person in table.piles[department].cards:
            if table.pool[department] >= 0 and not table.setup.is_vp[person]:
                bits |= 1 << department
    return bits


def turn_choices(table: Table, seat: int) -> list[int]:
    """BR-3.6, BR-3.7: play or discard up to four cards, never both; after the first one the turn may end."""
    actions = table.setup.actions
    if table.discarded == 0:
        codes: list[int] = []
        if table.played < MOST_CARDS:
            for card in table.hands[seat]:
                add_plays(table, seat, card, codes)
        if table.played > 0:
            codes.append(actions.end_turn)
            return codes
    else:
        codes = []
    if table.discarded < MOST_CARDS:
        first = actions.first_discard
        for card in table.hands[seat]:
            codes.append(first + card)
    if table.discarded > 0:
        codes.append(actions.end_turn)
    return codes


def add_plays(table: Table, seat: int, card: int, codes: list[int]) -> None:
    """Adds every way to play one card."""
    effect = table.setup.effect[card]
    skills = table.setup.skills[card]
    skill = table.skill
    actions = table.setup.actions
    if effect == BAD_IDEA:
        bits = weak_opponents(table, seat, SALES, skills)
        if bits:
            codes.extend(actions.on_seats[card][bits])
    elif effect == FUNDING:
        if skills >> skill[seat * 4 + FINANCE] & 1:
            codes.append(actions.first_play[card])
    elif effect == RELEASE:
        if table.need[seat] > 0 and skills >> skill[seat * 4 + DEV] & 1:
            add_releases(table, seat, card, codes)
    elif effect == HIRE:
        if skills >> skill[seat * 4 + HR] & 1:
            bits = table.joinable(seat)
            if bits:
                codes.extend(actions.on_pool[card][bits])
    elif effect == FIRE:
        if skills >> skill[seat * 4 + HR] & 1:
            add_fires(table, seat, card, codes)
    elif effect == BAD_HIRE:
        add_bad_hires(table, seat, card, codes)
    elif effect == POACH:
        add_poaches(table, seat, card, codes)
    else:
        add_purple(table, seat, card, effect, codes)


def weak_opponents(table: Table, seat: int, department: int, skills: int) -> int:
    """The solvent opponents whose head has one of these skills, as bits (BR-3.1, BR-3.34)."""
    bits = 0
    solvent = table.solvent
    for other in range(table.setup.seats):
        if other != seat and solvent >> other & 1 and skills >> table.skill[other * 4 + department] & 1:
            bits |= 1 << other
    return bits


def add_releases(table: Table, seat: int, card: int, codes: list[int]) -> None:
    """BR-3.16: one of the company's own BAD IDEAS."""
    actions = table.setup.actions
    first = actions.first_play[card]
    for idea in table.ideas[seat]:
        codes.append(first + actions.idea_place[idea])


def add_fires(table: Table, seat: int, card: int, codes: list[int]) -> None:
    """BR-3.12: one's own people; a Vice-President only with a second FIRE that may be played as well."""
    first = table.setup.actions.first_play[card]
    role = table.setup.role
    asked_twice = False
    second = False
    for person in table.staff[seat]:
        if role[person] == VP:
            if not asked_twice:
                asked_twice = True
                second = has_second(table, seat, card, table.skill[seat * 4 + HR])
            if not second:
                continue
        codes.append(first + person)


def has_second(table: Table, seat: int, card: int, skill: int) -> bool:
    """BR-3.13: is there another card of the same kind in hand, playable now, and are two plays left?"""
    if table.played + 2 > MOST_CARDS:
        return False
    setup = table.setup
    effect = setup.effect[card]
    for other in table.hands[seat]:
        if other != card and setup.effect[other] == effect and setup.skills[other] >> skill & 1:
            return True
    return False


def add_bad_hires(table: Table, seat: int, card: int, codes: list[int]) -> None:
    """BR-3.11: any face-up person who may join the target's company."""
    setup = table.setup
    first = setup.actions.first_play[card]
    for other in range(setup.seats):
        if other != seat and table.solvent >> other & 1 and setup.skills[card] >> table.skill[other * 4 + HR] & 1:
            bits = table.joinable(other)
            for department in range(4):
                if bits >> department & 1:
                    codes.append(first + other * 4 + department)


def add_poaches(table: Table, seat: int, card: int, codes: list[int]) -> None:
    """BR-3.36: anybody of a weak opponent; a Vice-President needs a second POACH, and a free chair (BR-3.14)."""
    setup = table.setup
    targets = weak_opponents(table, seat, HR, setup.skills[card])
    if targets == 0:
        return
    first = setup.actions.first_play[card]
    for person in people_of(table, targets):
        if setup.is_vp[person]:
            if table.vp[seat * 4 + setup.department[person]] >= 0:
                continue
            if not has_second(table, seat, card, table.skill[table.home[person] * 4 + HR]):
                continue
        codes.append(first + person)


def people_of(table: Table, companies: int) -> list[int]:
    """Everybody who works for one of these companies (as bits), ascending."""
    if companies & (companies - 1) == 0:
        return table.staff[companies.bit_length() - 1]
    home = table.home
    return [person for person in range(len(home)) if home[person] >= 0 and companies >> home[person] & 1]


def add_purple(table: Table, seat: int, card: int, effect: int, codes: list[int]) -> None:
    """BR-3.28, BR-3.39: the Vice-President cards ask for no skill, only how many Vice-Presidents the target owns."""
    setup = table.setup
    first = setup.actions.first_play[card]
    vps = setup.value[card]
    if effect == MASS_FIRING:
        if table.vps_of(seat) >= vps and has_others(table, seat):
            codes.append(first + 4)
        return
    targets = 0
    for other in range(setup.seats):
        if other != seat and table.solvent >> other & 1 and table.vps_of(other) >= vps:
            targets |= 1 << other
    if effect != REMOVE_VP:
        codes.extend(setup.actions.on_seats[card][targets])
    elif targets:
        for person in setup.vps:
            if table.home[person] >= 0 and targets >> table.home[person] & 1:
                codes.append(first + person)


def has_others(table: Table, seat: int) -> bool:
    """Does this company have anybody who is no Vice-President?"""
    return any(not table.setup.is_vp[person] for person in table.staff[seat])


def second_cards(table: Table, seat: int) -> list[int]:
    """BR-3.12, BR-3.13: the second card; nothing has changed since the first, so the same skill counts."""
    setup = table.setup
    company = table.home[table.pending]
    effect = FIRE if company == seat else POACH
    skill = table.skill[company * 4 + HR]
    codes = []
    for card in table.hands[seat]:
        if setup.effect[card] == effect and setup.skills[card] >> skill & 1:
            codes.append(setup.actions.add_code[card])
    return codes


def layoff_choices(table: Table, seat: int) -> list[int]:
    """BR-3.30: any manager or engineer; after the first one may stop."""
    setup = table.setup
    codes = [setup.actions.first_lay_off + person for person in table.staff[seat] if not setup.is_vp[person]]
    if table.pending > 0:
        codes.append(setup.actions.stop)
    return codes
