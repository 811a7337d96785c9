"""People: who may join a company, who joins and leaves it, and who is turned up (BR-3.3, BR-3.4, BR-3.10, BR-3.35)."""

from __future__ import annotations

from boardroom.games.burn_rate.content.names import ENGINEER, NOTHING, VP
from boardroom.games.burn_rate.state import events
from boardroom.games.burn_rate.state.table import Table, with_one, without_one


def may_join(table: Table, seat: int, person: int) -> bool:
    """A department has at most one Vice-President, by hire, force or poaching (BR-3.10, BR-3.14)."""
    return not table.setup.is_vp[person] or table.vp[seat * 4 + table.setup.department[person]] < 0


def turn_up(table: Table, department: int) -> None:
    """BR-3.35: the next person of the pile is turned up at once, if there is one."""
    if table.piles[department].cards:
        pile = table.own_pile(department)
        table.pool[department] = pile.draw(table.people_luck[department])
        if table.log is not None:
            events.turned_up(table.log, table.seat, table.name(table.pool[department]), department, len(pile))
    else:
        table.pool[department] = NOTHING


def hire(table: Table, company: int, department: int) -> None:
    """BR-1.4, BR-1.6: the face-up person joins; the next one is turned up before anything else (BR-3.35)."""
    join(table, company, table.pool[department])
    turn_up(table, department)


def put_under(table: Table, person: int) -> None:
    """Somebody goes face down under the pile of the own department, where everybody knows who it is (BR-3.32)."""
    pile = table.own_pile(table.setup.department[person])
    pile.put_under(person, known_to=table.setup.everybody)


def remove(table: Table, person: int) -> None:
    """BR-1.5: fired, and under the pile; on an empty pile face up (BR-3.22)."""
    leave(table, person)
    department = table.setup.department[person]
    if table.pool[department] < 0:
        table.pool[department] = person
    else:
        put_under(table, person)


def join(table: Table, seat: int, person: int) -> None:
    """This person works for this company from now on, and may lead a department (BR-3.4)."""
    setup = table.setup
    table.home[person] = seat
    table.staff[seat] = with_one(table.staff[seat], person)
    table.payroll[seat] += setup.salary[person]
    place = seat * 4 + setup.department[person]
    if setup.role[person] == ENGINEER:
        table.engineers[seat] += 1
    elif setup.role[person] == VP:
        table.vp[place] = person
        table.skill[place] = setup.skill[person]
    elif table.vp[place] < 0 and setup.skill[person] > table.skill[place]:
        table.skill[place] = setup.skill[person]


def leave(table: Table, person: int) -> None:
    """This person leaves the company."""
    setup = table.setup
    seat = table.home[person]
    table.home[person] = NOTHING
    table.staff[seat] = without_one(table.staff[seat], person)
    table.payroll[seat] -= setup.salary[person]
    if setup.role[person] == ENGINEER:
        table.engineers[seat] -= 1
        return
    place = seat * 4 + setup.department[person]
    if table.vp[place] == person:
        table.vp[place] = NOTHING
    if table.vp[place] < 0:
        table.skill[place] = best_manager(table, seat, setup.department[person])


def best_manager(table: Table, seat: int, department: int) -> int:
    """BR-3.4: without a Vice-President the best manager leads; engineers never do (BR-3.3)."""
    best = 0
    for person in table.staff[seat]:
        if table.setup.department[person] == department:
            best = max(best, table.setup.skill[person])
    return best


def head_of(table: Table, seat: int, department: int) -> str | None:
    """Who leads a department: the Vice-President, or the first of the best managers (BR-3.4)."""
    setup = table.setup
    leader = table.vp[seat * 4 + department]
    if leader < 0:
        for person in table.staff[seat]:
            leads = setup.department[person] == department and setup.role[person] != ENGINEER
            if leads and (leader < 0 or setup.skill[person] > setup.skill[leader]):
                leader = person
    return setup.content.people[leader] if leader >= 0 else None


def disband(table: Table, seat: int) -> None:
    """Everybody leaves the company at once."""
    for person in table.staff[seat]:
        table.home[person] = NOTHING
    table.staff[seat] = []
    table.payroll[seat] = 0
    table.engineers[seat] = 0
    for place in range(seat * 4, seat * 4 + 4):
        table.vp[place] = NOTHING
        table.skill[place] = 0
