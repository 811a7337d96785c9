"""What the coach of Power Struggle says of companies set up by hand."""

from __future__ import annotations

from games.power_struggle.company import BLUE, GREEN, RED, YELLOW, Company, company, department
from kit import rule
from kit.coached import all_said, shown

CARDS = {"ctl": (YELLOW, "head"), "chairman": (RED, "head")}


@rule("PS-M3", "PS-D1")
def test_who_holds_the_card_keeps_a_division_without_managers() -> None:
    table = company(heads={"com": BLUE}, offices={"com": [department(BLUE)], "hr": [department(BLUE)]})
    assert not [sentence for sentence in all_said(table, "act resign") if "no longer become head" in sentence]


@rule("PS-M3", "PS-D1")
def test_a_division_whose_card_somebody_else_holds_is_lost_with_its_managers() -> None:
    cards = {"com": (RED, "bribed")}
    table = company(heads={"com": BLUE}, offices={"com": [department(BLUE)]}, privileges=cards)
    assert "- At a meeting held now you would no longer become head of Communications." in all_said(table, "act resign")


@rule("PS-R25", "PS-M3")
def test_a_dealt_card_that_only_its_holder_knows_decides_nothing_for_others() -> None:
    table = placement(dev=(RED, "face_down"))
    assert "+ At a meeting held now you would become head of Development." in all_said(table, "place dev")
    assert "in the place of" not in all_said(table, "place dev")[0]


@rule("PS-5", "PS-M3")
def test_a_placement_is_told_by_who_leads_the_division() -> None:
    table = placement(dev=(BLUE, "face_down"))
    assert shown(table, "place dev")[0] == (
        "· Your card would make you head of Development anyway, as long as nobody has a manager there."
    )
    table.play("place hr")
    said = shown(table, "place hr")
    assert said[0].startswith("- At a meeting held now ") and said[0].endswith(
        "would still become head of Human Resources."
    )
    assert not [sentence for sentence in said if "more department" in sentence or "more employee" in sentence]


@rule("PS-M2")
def test_the_first_figure_on_the_board_makes_its_owner_chairman() -> None:
    table = placement(chairman=(RED, "face_down"))
    assert "+ At a meeting held now you would become Chairman." in shown(table, "place board")
    assert "+ Si le comité se tenait maintenant, vous deviendriez PDG." in shown(table, "place board", "fr")
    late = placement(board=[RED, RED], chairman=(RED, "face_down"))
    assert not [sentence for sentence in shown(late, "place board") if "Chairman" in sentence]


@rule("PS-E1", "PS-F4")
def test_that_bonus_day_comes_next_does_not_hang_on_good_play() -> None:
    table = company(stack=["bonus", "coffee", "chairs", "printer", "parking", "meeting"], round=0)
    said = [sentence for sentence in all_said(table, "act shares") if "bonus" in sentence]
    assert said and not [sentence for sentence in said if sentence.endswith("(if played well).")]


@rule("PS-12")
def test_that_a_result_takes_good_play_is_said_once() -> None:
    table = company(offices={"dev": [department(RED, 4)], "hr": [department(BLUE), department(BLUE)]})
    said = all_said(table, "act open")
    assert len(said) > 2 and sum(1 for sentence in said if "if played well" in sentence) == 1
    assert not [sentence for sentence in said if sentence.startswith("-") and "if played well" in sentence]


@rule("PS-P1")
def test_an_envelope_that_is_fuller_than_it_need_be_is_said_to_be() -> None:
    table = bribing().play("offer ctl", "coarse 0")
    said = [all_said(table, f"fine {notes}") for notes in range(1, 10)]
    welcome = [any("better off with the envelope" in sentence for sentence in sentences) for sentences in said]
    too_much = [any("50,000 less would probably please" in sentence for sentence in sentences) for sentences in said]
    assert welcome[0] and too_much == [not each for each in welcome] and too_much[-1]


@rule("PS-P4")
def test_no_smaller_sum_is_advised_than_may_be_offered() -> None:
    table = bribing().play("offer ctl", "coarse 0", "fine 7", "commit", "refuse", "offer ctl", "coarse 0")
    assert not [sentence for sentence in all_said(table, "fine 8") if "50,000 less" in sentence]
    assert [sentence for sentence in all_said(table, "fine 9") if "50,000 less" in sentence]


@rule("PS-P1")
def test_a_step_of_an_offer_says_what_the_card_does_and_what_can_be_offered() -> None:
    table = bribing()
    assert any("the card Controlling is yours. " in sentence for sentence in all_said(table, "offer ctl"))
    table.play("offer ctl")
    assert "· With small notes the envelope can hold from 50,000 to 450,000." in all_said(table, "coarse 0")


@rule("PS-E5", "PS-E6", "PS-E7", "PS-E8")
def test_an_event_is_told_by_what_it_does_and_not_by_its_name_again() -> None:
    table = company(stage="meeting", offices={"com": [department(BLUE)]}, board=[RED], seed=3)
    said = {choice: all_said(table, choice)[0] for choice in table.legal_texts()}
    assert said["sort scandal_2"] == (
        "· Event number 1: the Chairman goes home with 200,000, and the Chairman card is turned face down."
    )
    assert said["sort birthday_1"].endswith("as it stands you would pay 500,000.")


def placement(board: list[int] | None = None, **cards: tuple[int, str]) -> Company:
    """The first figure is placed by Blue, who has the Communications card."""
    return company(stage="placement", privileges={"com": (BLUE, "face_down"), **cards}, board=board or [])


def bribing() -> Company:
    """Green puts an envelope together."""
    return company(active=GREEN, starter=GREEN, privileges=CARDS, offices={"acc": [department(YELLOW)]}).play(
        "act bribe"
    )
