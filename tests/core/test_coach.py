"""Which of many reasons are said: the strongest, one for and one against the choice among them, and none twice."""

from __future__ import annotations

from boardroom.core.coach import FACT, GAIN, RISK, Reason, strongest


def reason(key: str, sign: int, weight: float) -> Reason:
    return Reason(key, {}, sign, weight)


def keys(*reasons: Reason) -> list[str]:
    return [one.key for one in strongest(reasons)]


def test_a_gain_that_is_let_in_puts_out_a_fact_and_never_the_only_risk() -> None:
    said = keys(
        reason("deck", FACT, 0.9), reason("winner", FACT, 0.8), reason("rival", RISK, 0.6), reason("higher", GAIN, 0.3)
    )
    assert said == ["deck", "rival", "higher"]


def test_one_for_and_one_against_are_let_in_the_stronger_first() -> None:
    facts = [reason(key, FACT, 0.9) for key in ("one", "two", "three")]
    assert keys(*facts, reason("for", GAIN, 0.3), reason("against", RISK, 0.1)) == ["one", "for", "against"]


def test_what_is_said_twice_leaves_no_room_for_anything_else() -> None:
    meeting = reason("meeting", FACT, 0.6)
    assert keys(meeting, meeting, meeting, reason("bonus", GAIN, 0.3)) == ["meeting", "bonus"]
