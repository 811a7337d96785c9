"""Emmanuel's lies: SN-21 to SN-23 and the rulings about them."""

from __future__ import annotations

import pytest

from games.startup_nation.nation import GALLERY, A, B, C, nation
from kit import rule


@rule("SN-22", "SN-A11")
def test_t35_emmanuel_may_deny_that_he_is_emmanuel() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Emmanuel")
    assert table.answers() == ["exact", "above", "below"]
    table.does("C: above")
    assert (table.living, table.discard, table.decides) == ("ABCD", "FIRE", "B")


@rule("SN-22")
def test_t36_emmanuel_may_say_that_he_is_below_a_director() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Director", "C: below")
    assert table.view(GALLERY)["questions"][0]["answer"] == "below"


@rule("SN-22", "SN-A10")
def test_t37_nobody_is_below_an_intern() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Intern")
    assert table.answers() == ["exact", "above"]
    assert table.refuses("C: below").reason == "answer-impossible"


@rule("SN-22", "SN-A10")
def test_t38_nobody_is_above_brigitte() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Brigitte")
    assert table.answers() == ["exact", "below"]
    assert table.refuses("C: above").reason == "answer-impossible"


@rule("SN-A10")
def test_a_lie_that_counting_would_show_up_is_allowed() -> None:
    table = nation(a="FIRE REC", c="EMM", discard="DIR BRI INV")
    table.does("A: FIRE, C, Director")
    assert table.answers() == ["exact", "above", "below"]


@rule("SN-23", "SN-A11")
def test_t39_a_false_exact_gives_emmanuel_away() -> None:
    table = nation(a="PIS SAL", c="EMM")
    table.does("A: PIS, C, Recruiter", "C: exact")
    assert (table.hid(A), table.hid(C)) == ("EMM", "SAL")


@rule("SN-23", "SN-A11")
def test_a_false_exact_to_the_fire_intern_throws_the_liar_out() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.living, table.discard) == ("ABD", "FIRE EMM")


@rule("SN-23", "SN-A11")
def test_a_false_exact_to_the_legal_intern_loses_the_tokens() -> None:
    table = nation(a="LEG SAL", c="EMM", invested={"C": 1})
    table.does("A: LEG, C, Tech lead", "C: exact")
    assert table.bpi == [1, 0, 0, 0]


@rule("SN-23", "SN-A11", "SN-28")
def test_a_false_exact_to_the_hyper_productive_intern_grants_the_turn() -> None:
    table = nation(a="HYP SAL", c="EMM")
    table.does("A: HYP, C, Tech lead", "C: exact")
    assert (table.phase, table.decides) == ("play", "A")


@rule("SN-21")
def test_t41_without_emmanuel_the_truth_is_the_only_choice_and_still_a_choice() -> None:
    table = nation(a="FIRE SAL", c="INV")
    table.does("A: FIRE, C, Director")
    assert (table.phase, table.decides, table.answers()) == ("answer", "C", ["above"])
    refusal = table.refuses("C: below")
    assert (refusal.reason, refusal.rule) == ("answer-untrue", "SN-21")


@rule("SN-21", "SN-32")
def test_t42_who_gave_emmanuel_away_must_tell_the_truth() -> None:
    table = nation(a="REC EMM", b="TEC", deck="FIRE")
    table.does("A: REC on B", "B: FIRE, A, Director")
    assert table.answers() == ["below"]


@rule("SN-22", "SN-32")
def test_t42_who_received_emmanuel_may_lie() -> None:
    table = nation(a="REC EMM", b="TEC", c="PIS", deck="FIRE SAL")
    table.does("A: REC on B", "B: FIRE, C, Director", "C: below", "C: PIS, B, Director")
    assert table.hid(B) == "EMM"
    assert table.answers() == ["exact", "above", "below"]


@rule("SN-A32", "SN-29")
def test_t43_emmanuel_lies_in_his_owners_own_turn_too() -> None:
    table = nation(a="CLEV EMM")
    table.does("A: CLEV", "B: asks A, Emmanuel")
    assert table.answers() == ["exact", "above", "below"]
    table.does("A: below")
    assert (table.living, table.hid(A), table.decides) == ("ABCD", "EMM", "B")


@rule("SN-22")
def test_a_lie_has_no_consequence_of_its_own() -> None:
    table = nation(a="FIRE SAL", c="EMM")
    table.does("A: FIRE, C, Director", "C: below")
    assert table.happened() == ["played", "asked", "answered", "drew"]


@rule("SN-36")
def test_emmanuel_played_has_no_effect() -> None:
    table = nation(a="EMM SAL")
    table.does("A: EMM")
    assert table.happened() == ["played", "drew"]


@rule("SN-21")
@pytest.mark.parametrize("card", ["MIR", "TAX", "TEC", "REC", "SAL", "DIR", "INV", "BRI"])
def test_only_emmanuel_gives_a_choice_of_answers(card: str) -> None:
    table = nation(a="FIRE SAL", c=card)
    table.does("A: FIRE, C, Salesperson")
    assert len(table.answers()) == 1
