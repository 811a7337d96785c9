"""What the coach of Start-Up Nation says at tables set up by hand: what is true there, and nothing that is over."""

from __future__ import annotations

from games.startup_nation.nation import Nation, nation
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
    table = nation(a="PIS TEC", b="EMM", c="SAL", d="DIR", deck="SAL", discard="BRI").does("A: PIS, B, Emmanuel")
    said = all_said(table, "answer exact", "fr")
    assert (
        "· Vous échangez vos cartes avec A, dont la carte ne vaut mieux qu’Emmanuel dans aucun des 20 cas possibles."
        in said
    )
