"""One choice seen in all the worlds that a seat imagines: the tables before it and after it, and what they have in common."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.coach import Reasoning
from boardroom.games.startup_nation.content.names import CARD_NAMES, EMMANUEL, NOTHING, rank_of
from boardroom.games.startup_nation.mind.habits import ally_of
from boardroom.games.startup_nation.mind.witnesses import Witnesses
from boardroom.games.startup_nation.rules.actions import CARD_OF, EXTRA_OF, TARGET_OF
from boardroom.games.startup_nation.rules.questions import ANSWER, true_answer
from boardroom.games.startup_nation.rules.scoring import living_allies, round_winners, unit_values
from boardroom.games.startup_nation.state.setup import NEVER_LIE
from boardroom.games.startup_nation.state.table import Table


class Scene(Reasoning):
    """What is the same in all worlds, the worlds themselves, and the reasons found so far."""

    def __init__(self, worlds: Sequence[Table], code: int) -> None:
        super().__init__(len(worlds))
        self.worlds = worlds
        self.code = code
        self.table = worlds[0]  # for what is the same in all of them: all that lies open, and the own cards
        self.seat = self.table.seat
        self.ally = ally_of(self.table, self.seat)
        self.card = CARD_OF[code]
        self.target = TARGET_OF[code]
        self.extra = EXTRA_OF[code]
        self.kept = self.kept_card()
        self._afters: list[Table] | None = None

    def kept_card(self) -> int:
        """The card that is left in hand when one of two is played or passed."""
        held, drawn = self.table.held[self.seat], self.table.drawn
        return drawn if self.seat == self.table.active and held == self.card else held

    def seen_card(self) -> int:
        """The own card that somebody who could use it knows, or nothing; an ally has no use for it."""
        witnesses = Witnesses(self.table, self.seat)
        return witnesses.card if any(seat != self.ally for seat in witnesses.seats) else NOTHING

    @property
    def afters(self) -> list[Table]:
        """The table of each world after the choice, and after an honest answer where a question is asked."""
        if self._afters is None:
            self._afters = [after(world, self.code) for world in self.worlds]
        return self._afters

    @property
    def pairs(self) -> list[tuple[Table, Table]]:
        """Each world before and after the choice."""
        return list(zip(self.worlds, self.afters, strict=True))

    @property
    def ends(self) -> bool:
        """Does the round end with this choice, because there is nothing left to draw (SN-38)?"""
        return not self.table.deck and all(is_over(world, table) for world, table in self.pairs)

    def holding(self, seat: int, rank: int) -> int:
        """In how many worlds this seat holds a card of this rank."""
        return sum(1 for world in self.worlds if rank_of(world.held[seat]) == rank)

    def answering(self, seat: int, role: int, answer: int) -> int:
        """In how many worlds this would be the true answer to a question about a role."""
        return sum(1 for world in self.worlds if true_answer(world.held[seat], role) == answer)

    def able_to_lie(self, seat: int) -> int:
        """In how many worlds this seat holds Emmanuel, where it is agreed that he lies."""
        if self.table.setup.lie == NEVER_LIE:
            return 0
        return sum(1 for world in self.worlds if world.held[seat] == EMMANUEL)

    def better_with(self, seat: int, card: int) -> int:
        """In how many worlds this seat holds a card that scores more than this one."""
        scores = self.table.setup.box.scores
        return sum(1 for world in self.worlds if scores[world.held[seat]] > scores[card])

    def out(self, seat: int) -> int:
        """In how many worlds the choice puts this seat out of the round."""
        return sum(1 for world, table in self.pairs if is_out(world, table, seat))

    def ahead_now(self) -> int:
        """In how many worlds the seat would be among the winners if it kept the card and the round ended without more."""
        return sum(1 for world in self.worlds if wins_with(world, self.seat, self.kept))

    def ahead_after(self) -> int:
        """In how many worlds it would be among them if the round ended after the choice."""
        return sum(1 for world, table in self.pairs if wins(world, table, self.seat))


def after(world: Table, code: int) -> Table:
    """The world after the choice; who is asked tells the truth."""
    table = world.copy()
    assert isinstance(table, Table)
    table.play_unchecked(code)
    if table.decision is ANSWER and world.decision is not ANSWER:
        table.play_unchecked(ANSWER.codes[true_answer(table.held[table.seat], table.role)])
    return table


def is_over(world: Table, table: Table) -> bool:
    """Did the round end on the way from the world to this table?"""
    return len(table.rounds) > len(world.rounds)


def is_out(world: Table, table: Table, seat: int) -> bool:
    """Did this seat go out of the round on the way?"""
    return table.rounds[-1].hands[seat] == NOTHING if is_over(world, table) else not table.is_living(seat)


def wins(world: Table, table: Table, seat: int) -> bool:
    """Is this seat among the winners of the round that ended on the way, or would it be if it ended now?"""
    return seat in (table.rounds[-1].winners if is_over(world, table) else winners_now(table))


def wins_with(world: Table, seat: int, card: int) -> bool:
    """Would it be if it held this card and the round ended now?"""
    table = world.copy()
    assert isinstance(table, Table)
    table.held[seat] = card
    return seat in winners_now(table)


def winners_now(table: Table) -> list[int]:
    """Who would win the round if it ended now."""
    living = table.living_seats()
    allies = living_allies(table, living)
    return round_winners(table, living, allies, unit_values(table, living, allies))


def name(card: int) -> str:
    """The word of a card."""
    return CARD_NAMES[card]
