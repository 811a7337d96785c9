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
from boardroom.games.startup_nation.state.decision import Decision, decisions

DECISIONS: Final[list[Decision]] = [PLAY, ASK, ANSWER, OVER]
WORDS: Final = [decision.word for decision in DECISIONS]
PROMPTS: Final = tuple(key for decision in DECISIONS for key in decision.prompts())
EVENT_TEXTS: Final = tuple(
    dict.fromkeys([*events.TEXTS, *(text for row in [*CARDS, *OPTIONAL, PASSING] for text in row.tells.split())])
)


def in_order(rows: list[Card]) -> list[Card]:
    """The rows in the order of the cards; TypeError unless there is one for each."""
    words = [row.word for row in rows]
    for word in CARD_NAMES:
        if words.count(word) != 1:
            raise TypeError(
                f"rules/effects.py: expected one row in CARDS with the word {word!r}, not {words.count(word)}"
            )
    return sorted(rows, key=lambda row: row.card)


decisions[:] = DECISIONS
EFFECTS.extend([*in_order(CARDS), *OPTIONAL])
for effect in [*in_order(CARDS), PASSING]:
    effect.add_actions()
ASK.add_actions()
ANSWER.add_actions()
for effect in OPTIONAL:  # last, so that older codes keep their numbers
    effect.add_actions()
