"""All rows of the rules put together: the fixed table of actions, and every list that somebody reads off the chapters.

Codes lie in the order of the chapters here and of their verbs there, so that saved games and trained players stay valid.
"""

from __future__ import annotations

from typing import Any, Final

from boardroom.core.action import Action
from boardroom.games.power_struggle.rules import (
    bribe,
    buy,
    commit,
    meeting,
    menu,
    placement,
    points,
    privilege,
    reasons,
    reorganise,
    rounds,
    staff,
)
from boardroom.games.power_struggle.rules.happenings import HAPPENINGS
from boardroom.games.power_struggle.state import events, rows
from boardroom.games.power_struggle.state.rows import Business, Decision, Happening, Stage, check_row

CHAPTERS: Final = [
    placement.CHAPTER, meeting.CHAPTER, menu.CHAPTER, staff.CHAPTER, reorganise.CHAPTER, bribe.CHAPTER, buy.CHAPTER,
    privilege.CHAPTER, commit.CHAPTER, rounds.CHAPTER, points.CHAPTER,
]  # fmt: skip

DECISIONS: Final[list[Decision]] = [decision for chapter in CHAPTERS for decision in chapter.decisions]
STAGES: Final[list[Stage]] = [stage for chapter in CHAPTERS for stage in chapter.stages]
BUSINESS: Final[list[Business]] = [*menu.MENU, meeting.GRANT]
for place, decision in enumerate(DECISIONS):
    decision.number = place
for place, business in enumerate(BUSINESS):
    business.number = place
rows.decisions[:] = DECISIONS
rows.stages[:] = STAGES
rows.businesses[:] = BUSINESS
PROMPTS: Final = tuple(dict.fromkeys(key for decision in DECISIONS for key in decision.prompts()))
PUBLIC_PROMPTS: Final = tuple(f"prompt-{decision.word}" for decision in DECISIONS if decision.public)
DULL_PROMPTS: Final = tuple(f"prompt-{decision.word}" for decision in DECISIONS if decision.dull)
TEXTS: Final = tuple(
    dict.fromkeys(
        text
        for texts in (events.TEXTS, *[chapter.tells for chapter in CHAPTERS], *[row.tells for row in HAPPENINGS])
        for text in texts
    )
)


def number_codes() -> int:
    """Gives every verb its codes; gives how many there are."""
    count = 0
    for chapter in CHAPTERS:
        for verb in chapter.verbs:
            verb.number_from(count)
            count += verb.count
    meeting.SORT.more = count
    return count


LAST: Final = number_codes()


def actions_for(cards: list[str]) -> list[Action]:
    """The table for a box with these event cards: codes of cards beyond the usual number lie behind all others."""
    usual = meeting.SORT.count
    table: list[Action] = []
    for chapter in CHAPTERS:
        for verb in chapter.verbs:
            table += verb.actions if verb is not meeting.SORT else [meeting.SORT.action(card) for card in cards[:usual]]
    return table + [meeting.SORT.action(card) for card in cards[usual:]]


def choice_names() -> list[str]:
    """The buttons that stand for no thing on the board."""
    refs = [ref for chapter in CHAPTERS for verb in chapter.verbs for action in verb.actions for ref in action.refs]
    return list(dict.fromkeys(ref.removeprefix("choice:") for ref in refs if ref.startswith("choice:")))


CHOICE_NAMES: Final = choice_names()


def check_complete(kind: type[Any], rows: list[Any], place: str) -> None:
    """Refuses a class of rows of which there is none: somebody has written it and forgotten to add it."""
    for row in kind.__subclasses__():
        if row.__subclasses__():
            check_complete(row, rows, place)
        elif not any(isinstance(one, row) for one in rows):
            raise TypeError(f"{row.__name__} in {row.__module__} is in no list: expected it in {place}")


for number, happening in enumerate(HAPPENINGS):
    check_row(happening, [other.word for other in HAPPENINGS[:number]])
check_complete(Decision, DECISIONS, "a chapter: ASK_X = CHAPTER.decision(X())")
check_complete(Business, BUSINESS, "MENU of rules/menu.py")
check_complete(Happening, HAPPENINGS, "HAPPENINGS of rules/happenings.py")
reasons.fill_refusals()
