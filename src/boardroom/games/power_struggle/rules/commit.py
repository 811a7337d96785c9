"""How an action ends: it is committed, what it brings is scored, and the next seat decides (PS-12)."""

from __future__ import annotations

from typing import Final

from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.points import check_targets, score
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.rows import Business, Decision, advance, refusals
from boardroom.games.power_struggle.state.table import Table

CHAPTER: Final = Chapter("waived", "committed")
WAIVE: Final = CHAPTER.button("waive", "PS-M0")
COMMIT: Final = CHAPTER.button("commit", "PS-12")

NOT_FINISHED: Final = refusals.add("not-finished")


class AskCommit(Decision):
    """All choices are made; until this one everything can be taken back."""

    word = "commit"
    rule = "PS-12"
    public = True

    def choices(self, table: Table) -> list[int]:
        """Only to commit is left."""
        return COMMIT.codes

    def why_not(self, table: Table, code: int) -> Refusal | None:
        """Nothing else can be chosen."""
        return None if code == COMMIT.code else self.wrong_step

    def do(self, table: Table, code: int) -> None:
        """What was done stands."""
        table.stage.commit(table)


ASK_COMMIT: Final = CHAPTER.decision(AskCommit())


class TurnBusiness(Business):
    """Business that begins with a decision and ends in the usual way."""

    def __init__(self, first: Decision) -> None:
        self.first: Final[Decision] = first

    def begin(self, table: Table) -> None:
        """Asks for its first choice."""
        table.phase = self.first

    def gain(self, table: Table) -> int:
        """A fixed number, mostly nothing."""
        return self.points

    def settle(self, table: Table, seat: int) -> None:
        """Moves the marker of its track."""
        gain = self.gain(table)
        if gain:
            score(table, seat, self.track, gain)

    def commit(self, table: Table) -> None:
        """What it brings is scored, and the next seat decides."""
        events.told(table, "committed", table.seat, barrier=True)
        self.settle(table, table.seat)
        end_action(table)


def end_action(table: Table) -> None:
    """The action is over: points are looked at, and the next seat decides."""
    table.clear_action()
    check_targets(table)
    if table.stage.is_round:
        table.turns += 1
    advance(table)


def waive(table: Table) -> None:
    """PS-M0: a privilege of the opening is not used."""
    events.told(table, "waived", table.seat, barrier=True)
    advance(table)
