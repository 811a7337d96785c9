"""What the coach of Start-Up Nation says at tables set up by hand: what is true there, and nothing that is over."""

from __future__ import annotations

from boardroom.core.coach import FACT, GAIN, Reason
from boardroom.core.shapes import Param
from games.startup_nation.nation import GAME, Nation, nation
from kit import rule
from kit.coached import all_said, shown


def last_turn() -> Nation:
    """A holds Emmanuel, whom D has seen, and has drawn the last card: a Tech Lead."""
    return nation(a="EMM", b="SAL", c="DIR", d="TEC SAL", whole_deck="TEC", turn="D").does("D: TEC on A")


@rule("SN-38")
def test_nothing_is_said_of_later_turns_when_the_round_ends_with_this_one() -> None:
    said = all_said(last_turn(), "play tech_lead seat:1")
    assert not [sentence for sentence in said if "Somebody else knows" in sentence or "may lie" in sentence]
    assert all_said(last_turn(), "play emmanuel")[0].startswith("- You give up the higher card")
    assert not [sentence for sentence in all_said(last_turn(), "play emmanuel") if "secret again" in sentence]


@rule("SN-38")
def test_on_an_empty_deck_the_card_that_counts_and_the_winner_are_said_for_sure() -> None:
    said = shown(last_turn(), "play tech_lead seat:1")
    assert said[0] == "· The deck is empty: the round ends with this turn, and Emmanuel is the card that counts."
    assert said[1].startswith("· The round ends here: you win it in ")
    assert shown(last_turn(), "play tech_lead seat:1", "fr")[1].startswith("· La manche finit ici")


@rule("SN-A39")
def test_a_card_passed_on_an_empty_deck_does_not_end_the_round() -> None:
    table = nation(a="DIR SAL", b="INV", c="REC", d="TEC", whole_deck="", pass_left=True)
    assert not [sentence for sentence in all_said(table, "pass director") if "The round ends" in sentence]


@rule("SN-29", "SN-38")
def test_emmanuel_may_still_lie_when_the_neighbour_asks_in_the_last_turn() -> None:
    table = nation(a="EMM CLEV", b="INV", c="REC", d="TEC", whole_deck="")
    said = all_said(table, "play intern_clever")
    assert "+ With Emmanuel in hand you may lie when an intern asks you." in said
    assert not [sentence for sentence in said if "The round ends here" in sentence]


@rule("SN-A12")
def test_no_second_turn_is_promised_on_an_empty_deck() -> None:
    table = nation(a="HYP INV", b="REC", c="DIR", d="TEC", whole_deck="")
    assert not [sentence for sentence in all_said(table, "play intern_hyper seat:1 recruiter") if "again" in sentence]
    table.does("A: HYP, B, Recruiter")
    said = all_said(table, "answer exact")
    assert "· A gains nothing by it: the deck is empty, and the round ends with this turn." in said


@rule("SN-22")
def test_a_lie_is_no_fault_and_only_a_card_that_was_seen_gives_it_away() -> None:
    unseen = nation(a="FIRE INV", b="EMM", c="DIR", d="TEC", deck="SAL SAL").does("A: FIRE, B, Recruiter")
    assert "· That is a lie, which Emmanuel allows." in all_said(unseen, "answer below")
    seen = nation(a="FIRE", b="EMM", c="DIR", d="TEC SAL", deck="SAL REC", turn="D").does(
        "D: TEC on B", "A: FIRE, B, Recruiter"
    )
    assert "· That is a lie, which Emmanuel allows; but somebody has seen your card and will know." in all_said(
        seen, "answer below"
    )


@rule("SN-31", "SN-38")
def test_a_card_seen_in_ones_last_turn_is_no_gain() -> None:
    last = nation(a="TEC INV", b="SAL", c="DIR", d="REC", deck="SAL")
    early = all_said(last, "play tech_lead seat:1")
    late = all_said(nation(a="TEC INV", b="SAL", c="DIR", d="REC", whole_deck="SAL TEC"), "play tech_lead seat:1")
    assert [sentence[0] for sentence in [*early, *late] if "you will know which one" in sentence] == ["+", "·"]


@rule("SN-47")
def test_only_who_leads_the_match_alone_is_said_to_lead() -> None:
    tied = nation(a="FIRE INV", b="SAL", c="DIR", d="TEC", deck="SAL", scores=[0, 1, 1, 0])
    alone = nation(a="FIRE INV", b="SAL", c="DIR", d="TEC", deck="SAL", scores=[0, 2, 1, 0], tok="RBRB")
    assert not [
        sentence for sentence in all_said(tied, "play intern_fire seat:2 director") if "leads the match" in sentence
    ]
    assert [
        sentence for sentence in all_said(alone, "play intern_fire seat:1 director") if "leads the match" in sentence
    ]


@rule("SN-4", "SN-32")
def test_nobody_is_counted_who_might_hold_more_than_brigitte() -> None:
    table = nation(a="REC BRI", b="SAL", c="DIR", d="TEC", deck="SAL")
    assert "- Brigitte is the highest card of the game: you would give her away." in all_said(
        table, "play recruiter seat:2"
    )


@rule("SN-26")
def test_an_exchange_for_a_card_that_is_never_better_is_said_in_right_french() -> None:
    table = nation(a="PIS TEC", b="EMM", c="SAL", d="DIR", deck="SAL", discard="BRI", tok="RBRB")
    said = all_said(table.does("A: PIS, B, Emmanuel"), "answer exact", "fr")
    assert said == [
        "- Vous échangez vos cartes avec A, dont la carte ne vaut mieux qu’Emmanuel dans aucun des 20 cas possibles."
    ]


@rule("SN-26", "SN-42")
def test_what_allies_ask_of_each_other_is_neither_good_nor_bad() -> None:
    table = nation(a="PIS TEC", b="EMM", c="SAL", d="DIR", deck="SAL").does("A: PIS, B, Emmanuel")
    assert all_said(table, "answer exact") == [
        "· You and A are allies: your two cards count together, whoever holds which."
    ]
    assert [sentence[0] for sentence in all_said(table, "answer above")] == ["·", "·"]
    token = nation(a="LEG TEC", b="EMM", c="SAL", d="DIR", deck="SAL", invested={"B": 1})
    asked = all_said(token, "play intern_legal seat:1 director")
    assert "· You and B are allies: your BPI tokens count together, whoever has them." in asked
    assert not [sentence for sentence in asked if "a hit takes" in sentence]


@rule("SN-15", "SN-L5")
def test_beside_brigitte_nothing_is_said_of_the_card_that_has_to_stay() -> None:
    said = all_said(nation(a="HYP BRI", b="SAL", c="DIR", d="TEC", deck="REC"), "play intern_hyper seat:1 salesperson")
    assert not [sentence for sentence in said if "You keep" in sentence or "Brigitte" in sentence]


@rule("SN-14")
def test_of_two_cards_alike_nothing_is_said_of_the_one_that_stays() -> None:
    table = nation(a="SAL", b="INV", c="DIR", d="TEC REC", deck="SAL", turn="D").does("D: TEC on A")
    assert not [
        sentence for sentence in all_said(table, "play salesperson decline") if "Somebody else knows" in sentence
    ]


@rule("SN-25")
def test_an_ally_who_cannot_be_hit_is_no_fault_of_a_question_that_throws_out() -> None:
    table = nation(a="FIRE INV", b="SAL", c="DIR", d="TEC", deck="REC")
    ally, rival = (all_said(table, f"play intern_fire seat:{seat} investor") for seat in (1, 2))
    assert [sentence[0] for sentence in [*ally, *rival] if "do not expect a hit" in sentence] == ["·", "-"]


@rule("SN-27")
def test_a_token_that_nobody_has_is_neither_taken_nor_lost() -> None:
    table = nation(a="LEG TEC", b="EMM", c="SAL", d="DIR", deck="SAL", tok="RBRB")
    asked = all_said(table, "play intern_legal seat:1 tech_lead")
    assert "- B has no BPI token: even a hit would take nothing." in asked
    assert not [sentence for sentence in asked if "may lie" in sentence or "do not expect" in sentence]
    table.does("A: LEG, B, Emmanuel")
    assert all_said(table, "answer exact") == ["· You have no BPI token that A could take."]
    assert all_said(table, "answer above")[-1] == "· The Legal Magic Intern does nothing to you after this answer."


@rule("SN-28", "SN-A12")
def test_a_denied_second_turn_is_a_gain_while_there_is_one() -> None:
    table = nation(a="HYP INV", b="EMM", c="DIR", d="TEC", deck="SAL", tok="RBRB").does("A: HYP, B, Recruiter")
    assert all_said(table, "answer above") == ["+ A does not play again after this answer."]
    last = nation(a="HYP INV", b="EMM", c="DIR", d="TEC", whole_deck="")
    assert not [one for one in all_said(last, "play intern_hyper seat:1 investor") if "do not expect" in one]


@rule("SN-29")
def test_a_neighbour_who_is_an_ally_may_ask_without_risk() -> None:
    ally, rival = (nation(a="CLEV EMM", b="SAL", c="DIR", d="TEC", deck="REC", tok=tok) for tok in ("RRBB", "RBRB"))
    told = [all_said(table, "play intern_clever") for table in (ally, rival)]
    assert [one[0] for said in told for one in said if "on your left" in one] == ["·", "-"]


@rule("SN-33")
def test_another_pair_is_a_risk_only_where_there_was_none_before() -> None:
    four = nation(a="SAL INV", b="EMM", c="DIR", d="TEC", deck="REC")
    assert "· B and D become allies." in all_said(four, "play salesperson seat:1 seat:2")
    five = nation(a="SAL INV", b="EMM", c="DIR", d="TEC", e="REC", deck="REC", seats=5)
    assert "- B and E become allies." in all_said(five, "play salesperson seat:0 seat:4")
    alone = nation(a="SAL INV", b="EMM", c="DIR", d="TEC", e="REC", deck="REC", seats=5, tok="KRRBB")
    assert "+ B and C are allies no longer." in all_said(alone, "play salesperson seat:0 seat:1")


@rule("SN-33", "SN-42")
def test_an_ally_who_brings_nothing_is_no_gain() -> None:
    table = nation(a="SAL TEC", b="MIR", d="FIRE", whole_deck="", tok="RBRB", out="C")
    (said,) = [one for one in all_said(table, "play salesperson seat:0 seat:3") if "becomes your ally" in one]
    assert said.startswith("· B becomes your ally")


@rule("SN-41")
def test_the_miraculous_intern_counts_against_whoever_still_holds_it() -> None:
    said = all_said(nation(a="SAL MIR", b="INV", c="DIR", d="TEC", deck="REC"), "play salesperson decline")
    assert (
        said[0] == "- The Miraculous Intern stays in your hand and counts −4 if you still hold it when the round ends."
    )
    assert not [sentence for sentence in said if "give up" in sentence]
    last = all_said(nation(a="SAL MIR", b="INV", c="DIR", d="TEC", whole_deck=""), "play salesperson decline")
    assert last[0] == "- The Miraculous Intern stays in your hand and counts −4 now that the round ends."


@rule("SN-47")
def test_who_leads_the_match_is_said_only_where_a_hit_is_possible() -> None:
    table = nation(a="FIRE INV", b="SAL", c="DIR", d="TEC", deck="SAL", scores=[0, 2, 1, 0], tok="RBRB")
    told = [all_said(table, f"play intern_fire seat:1 {role}") for role in ("director", "investor")]
    assert ["leads the match" in " ".join(said) for said in told] == [True, False]


@rule("SN-38")
def test_in_the_last_turn_the_winner_is_among_what_is_shown() -> None:
    table = nation(a="FIRE EMM", b="SAL", c="INV", d="TEC", whole_deck="")
    assert shown(table, "play intern_fire seat:2 director")[1].startswith("· The round ends here: you win it in ")
    gift = nation(a="INV EMM", b="SAL", c="DIR", d="TEC", whole_deck="")
    assert "+ The token adds a rank to your alliance with B." in all_said(gift, "play investor seat:1")


@rule("SN-34")
def test_a_promotion_that_must_fail_is_said_for_sure() -> None:
    table = nation(a="DIR EMM", b="SAL", c="INV", d="TEC", whole_deck="")
    assert "- B, your ally, can find nothing higher and is then out of the round." in all_said(
        table, "play director seat:1"
    )
    assert "+ C ne peut rien trouver de plus haut et quitte alors la manche." in all_said(
        table, "play director seat:2", "fr"
    )


@rule("SN-A40")
def test_whoever_demotes_their_own_intern_is_told_of_being_out() -> None:
    table = nation(a="INV FIRE", b="SAL", c="DIR", d="TEC", deck="REC", investor="destitution")
    assert (
        "- There is nothing lower than the Fire Elemental Intern to be found: you would be out of the round."
        in all_said(table, "play investor demote seat:0")
    )


def looked_at(tok: str = "RRBB", hit: str = "C: above", role: str = "Recruiter") -> str:
    """All that is said to A of keeping a Salesperson that C has seen, after D has asked C."""
    table = nation(a="SAL", b="DIR", c="TEC INV", d="FIRE", deck="REC EMM", turn="C", tok=tok)
    return " ".join(all_said(table.does("C: TEC on A", f"D: FIRE, C, {role}", hit), "play emmanuel"))


@rule("SN-37", "SN-A34")
def test_a_card_is_known_only_where_a_rival_in_the_round_has_seen_it() -> None:
    assert "Somebody else knows that you hold the Salesperson." in looked_at()
    assert "Somebody else knows" not in looked_at(tok="RBRB")
    assert "Somebody else knows" not in looked_at(hit="C: exact", role="Investor")


@rule("SN-22", "SN-A11")
def test_a_claimed_hit_tells_nobody_of_emmanuel() -> None:
    table = nation(a="EMM", b="DIR", c="TEC", d="LEG INV", deck="SAL", turn="D")
    said = all_said(table.does("D: LEG, A, Recruiter", "A: exact"), "play salesperson decline")
    assert not [sentence for sentence in said if "Somebody else knows" in sentence]


def test_counts_of_none_one_and_all_are_said_as_people_say_them() -> None:
    every: dict[str, Param] = {"over": "no", "often": "always", "count": 100, "worlds": 100}
    tells: dict[str, Param] = {"target": 1, "above": 1, "below": 60, "worlds": 100}
    assert GAME.because(Reason("ahead_more", {**every, "before": 24}, GAIN), "en").endswith(
        " in all worlds that fit what you have seen; without its effect, in 24 of 100."
    )
    assert GAME.because(Reason("ahead_more", {**every, "before": 0}, GAIN), "fr").endswith(
        " sans cet effet, dans aucun."
    )
    assert "dans 1 cas possible sur 100" in GAME.because(Reason("tells", tells, FACT), "fr")
