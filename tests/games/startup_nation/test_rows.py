"""The rows: every card and every decision has one, and what is missing is named when the game is loaded."""

from __future__ import annotations

import pytest

from boardroom.games.startup_nation.content.names import CARD_NAMES
from boardroom.games.startup_nation.rules.decisions import DECISIONS, in_order
from boardroom.games.startup_nation.rules.effect import EFFECTS
from boardroom.games.startup_nation.rules.effects import CARDS, Brigitte, IdleCard
from games.startup_nation.nation import GAME


def test_every_card_has_one_row_in_the_order_of_the_cards() -> None:
    assert [row.word for row in in_order(CARDS[::-1])] == CARD_NAMES == [row.word for row in EFFECTS[: len(CARD_NAMES)]]


def test_a_card_without_a_row_is_named() -> None:
    with pytest.raises(TypeError, match="expected one row in CARDS with the word 'brigitte', not 0"):
        in_order(CARDS[:-1])
    with pytest.raises(TypeError, match="expected one row in CARDS with the word 'brigitte', not 2"):
        in_order([*CARDS, Brigitte()])


def test_a_row_without_a_word_or_a_rule_is_named() -> None:
    with pytest.raises(TypeError, match="IdleCard: expected the word of a card and the number of a rule"):
        IdleCard()


def test_decisions_are_told_apart_by_their_words() -> None:
    assert [decision.word for decision in DECISIONS] == ["play", "ask", "answer", "over"]


def test_action_codes_keep_their_numbers() -> None:
    """Trained nets and recorded games rely on them: whatever is new comes after these."""
    known = {
        0: "play intern_miraculous",
        121: "play intern_clever",
        163: "play tech_lead seat:0",
        178: "play salesperson seat:1 seat:2",
        200: "pass intern_legal",
        253: "answer below",
    }
    assert {code: str(GAME.action(code)) for code in known} == known
