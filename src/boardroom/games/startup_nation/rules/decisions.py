"""All rows together: the effects by their cards, the decisions by their words, and the codes of all their actions."""

from __future__ import annotations

from typing import Final

from boardroom.games.startup_nation.content.names import CARD_NAMES
from boardroom.games.startup_nation.rules.effect import EFFECTS
from boardroom.games.startup_nation.rules.effects import CARDS, OPTIONAL, Card
from boardroom.games.startup_nation.rules.questions import ANSWER, ASK
from boardroom.games.startup_nation.rules.scoring import OVER
from boardroom.games.startup_nation.rules.turn import PASSING, PLAY
from boardroom.games.startup_nation.state import events
from boardroom.games.startup_nation.state.decision import Decision

DECISIONS: Final[list[Decision]] = [PLAY, ASK, ANSWER, OVER]
WORDS: Final = [decision.word for decision in DECISIONS]
PROMPTS: Final = tuple(key for decision in DECISIONS for key in decision.prompts())
EVENT_TEXTS: Final = tuple(
    dict.fromkeys([*events.TEXTS, *(text for row in [*CARDS, *OPTIONAL, PASSING] for text in row.tells.split())])
)


def lay_out(rows: list[Card]) -> None:
    """Puts the rows of the cards into the order of the cards and gives every action its code."""
    found = {row.word: row for row in rows}
    for word in CARD_NAMES:
        if word not in found:
            raise TypeError(f"rules/effects.py: expected one row in CARDS with the word {word!r}")
        EFFECTS.append(found.pop(word))
    for row in [*found.values(), *[row for row in EFFECTS if not row.rule.startswith("SN-")]]:
        raise TypeError(f"rules/effects.py: {type(row).__name__}: expected the word of a card and the number of a rule")
    for row in [*EFFECTS, PASSING]:
        row.add_actions()
    ASK.add_actions()
    ANSWER.add_actions()
    for row in OPTIONAL:  # last, so that older codes keep their numbers
        EFFECTS.append(row)
        row.add_actions()


lay_out(CARDS)
