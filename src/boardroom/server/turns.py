"""Whose turn it is to have a bot process: people take turns, then the tables of each, and nobody's many delay another's."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

PEOPLE: Final = 0  # somebody sits at the table, or asks for a hint
BOTS: Final = 1  # only bots sit there
LATER: Final = 2  # reviews
LANES: Final = (PEOPLE, BOTS, LATER)

Waiting = TypeVar("Waiting")


@dataclass
class Ticket:
    """One wait for a process: for whom, at which table, behind whom, and when it was over."""

    person: str = ""
    table: str = ""
    lane: int = PEOPLE
    granted: float = 0.0

    def grant(self) -> None:
        """The wait is over."""
        self.granted = time.monotonic()


class Lane(Generic[Waiting]):
    """Those who wait. The next is of the person who has waited longest since their last turn, and of this person's table
    that has; at one table it goes in order.
    """

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def add(self, ticket: Ticket, waiting: Waiting) -> None:
        """One more waits."""
        tables = self._people.setdefault(ticket.person, OrderedDict())
        tables.setdefault(ticket.table, deque()).append(waiting)

    def next(self) -> Waiting | None:
        """Whose turn it is, if somebody waits."""
        if not self._people:
            return None
        person, tables = next(iter(self._people.items()))
        table, line = next(iter(tables.items()))
        found = line.popleft()
        if line:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            self._people.move_to_end(person)
        else:
            del self._people[person]
        return found
