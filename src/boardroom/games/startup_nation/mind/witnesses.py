"""Who knows a seat's hidden card: those who looked, exchanged or heard a true "exactly", as long as they are in the round."""

from __future__ import annotations

from boardroom.games.startup_nation.content.names import EXACT, NOTHING, rank_of
from boardroom.games.startup_nation.state import record
from boardroom.games.startup_nation.state.table import Table


class Witnesses:
    """The card of one seat that others know, and who they are; it reads only what that seat has seen or heard.

    Attributes:
        card: The card that is known, or nothing.
        seats: Who knows it and is still in the round.
    """

    def __init__(self, table: Table, me: int) -> None:
        self.me = me
        self.others = [seat for seat in table.living_seats() if seat != me]
        self.card = NOTHING
        self.knowing: list[int] = []
        for entry in table.record:
            self.read(entry)
        self.seats = [seat for seat in self.others if seat in self.knowing]
        if not self.seats:
            self.card = NOTHING

    def read(self, entry: record.Entry) -> None:
        """Takes one entry of the record."""
        if isinstance(entry, record.Looked) and entry.target == self.me:
            self.learn(entry.card, [entry.seat])
        elif isinstance(entry, record.Exchanged) and self.me in (entry.seat, entry.target):
            self.read_exchange(entry)
        elif isinstance(entry, record.Answered) and entry.seat == self.me:
            self.read_answer(entry)
        elif isinstance(entry, (record.Played, record.Promoted, record.Passed)) and entry.seat == self.me:
            self.read_departure(entry)

    def read_exchange(self, entry: record.Exchanged) -> None:
        """Whoever gave the new card knows it."""
        self.forget()
        if entry.seat == self.me:
            self.learn(entry.got, [entry.target])
        else:
            self.learn(entry.gave, [entry.seat])

    def read_departure(self, entry: record.Played | record.Promoted | record.Passed) -> None:
        """A card leaves the hand; that another one was played leaves the known one known."""
        if not isinstance(entry, record.Played) or entry.card == self.card:
            self.forget()

    def read_answer(self, entry: record.Answered) -> None:
        """Everybody hears it; of an intern only the role is told (SN-A2), and of a lie nothing (SN-22)."""
        if entry.answer == EXACT and entry.role == rank_of(entry.card) > 0:
            self.learn(entry.card, self.others)

    def learn(self, card: int, seats: list[int]) -> None:
        """These seats know the card, beside those who knew it before."""
        if card != self.card:
            self.forget()
        self.card = card
        self.knowing += seats

    def forget(self) -> None:
        """Nobody knows what is held now."""
        self.card = NOTHING
        self.knowing = []
