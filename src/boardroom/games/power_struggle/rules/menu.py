"""A turn: which of the actions A to G are possible (PS-12)."""

from __future__ import annotations

from typing import Final

from boardroom.core.event import happened
from boardroom.core.refusal import Refusal
from boardroom.games.power_struggle.rules.bribe import BRIBE
from boardroom.games.power_struggle.rules.buy import BUY_COUNSEL, BUY_INFLUENCE, BUY_MAIN, BUY_SHARES
from boardroom.games.power_struggle.rules.chapter import Chapter
from boardroom.games.power_struggle.rules.commit import ASK_COMMIT, WAIVE, TurnBusiness, end_action, waive
from boardroom.games.power_struggle.rules.pick import Pick
from boardroom.games.power_struggle.rules.privilege import USE_DEVELOPMENT, USE_LEGAL
from boardroom.games.power_struggle.rules.reorganise import MERGE, MOVE, RESIGN
from boardroom.games.power_struggle.rules.staff import FOUND, HIRE, OPEN
from boardroom.games.power_struggle.shapes.events import Began
from boardroom.games.power_struggle.state import events
from boardroom.games.power_struggle.state.facts import Facts
from boardroom.games.power_struggle.state.ledger import show
from boardroom.games.power_struggle.state.rows import Business, check_row, refusals
from boardroom.games.power_struggle.state.table import Table

CHAPTER: Final = Chapter("began", "passed")
ACT: Final = CHAPTER.verb("act", "PS-12")

SOMETHING_TO_DO: Final = refusals.add("something-to-do")
NOTHING_TO_WAIVE: Final = refusals.add("nothing-to-waive")


class Pass(TurnBusiness):
    """PS-R3: whoever can do nothing shows his money and passes."""

    word = "pass"
    rule = "PS-R3"

    def may(self, table: Table, facts: Facts) -> Refusal | None:
        """Only when nothing else of the menu is possible."""
        return None if facts.possible == 0 and table.stage.is_round else SOMETHING_TO_DO

    def begin(self, table: Table) -> None:
        """It is over at once."""
        events.told(table, "passed", table.seat, barrier=True)
        show(table, table.seat)
        end_action(table)


PASS: Final = Pass(ASK_COMMIT)  # which is never asked: it is over at once
# In the order of the booklet; passing comes last, since it asks whether anything else is possible.
MENU: Final[list[Business]] = [
    HIRE, FOUND, OPEN, MOVE, MERGE, RESIGN, BRIBE, BUY_INFLUENCE, BUY_MAIN, BUY_COUNSEL, BUY_SHARES, USE_DEVELOPMENT,
    USE_LEGAL, PASS,
]  # fmt: skip
for number, business in enumerate(MENU):
    check_row(business, [other.word for other in MENU[:number]])
    ACT.add(f"action:{business.word}", business.word, {}, f"act-{business.word}", business.rule)


class AskAct(Pick):
    """Which action? At the opening of a meeting it is an extra one, which may be left out (PS-G5)."""

    word = "act"
    rule = "PS-12"
    variant = "extra-act"
    variant_rule = "PS-G5"

    def is_variant(self, table: Table) -> bool:
        """At the opening."""
        return not table.stage.is_round

    def may(self, table: Table, number: int) -> Refusal | None:
        """What can be carried out to its end."""
        return menu_refusals(table)[number]

    def may_press(self, table: Table) -> Refusal | None:
        """What is no duty may be left out."""
        return NOTHING_TO_WAIVE if table.stage.is_round else None

    def choices(self, table: Table) -> list[int]:
        """The same for all of them at once."""
        facts = Facts(table, table.seat)
        codes: list[int] = []
        for number in range(len(MENU)):
            if MENU[number].may(table, facts) is None:
                facts.possible += 1
                codes.append(ACT.code + number)
        self.add_button(table, codes)
        return codes

    def press(self, table: Table) -> None:
        """Does without."""
        waive(table)

    def pick(self, table: Table, number: int) -> None:
        """Begins the action."""
        business = MENU[number]
        table.action = business
        if table.log is not None and business is not PASS:
            table.log.append(happened(Began(kind="began", seat=table.seat, business=business.word)))
        business.begin(table)


def menu_refusals(table: Table) -> list[Refusal | None]:
    """For all business of the menu why the deciding seat cannot do it now, or None."""
    facts = Facts(table, table.seat)
    reasons: list[Refusal | None] = []
    for business in MENU:
        reasons.append(business.may(table, facts))
        facts.possible += reasons[-1] is None
    return reasons


ASK_ACT: Final = CHAPTER.decision(AskAct(ACT, WAIVE))
