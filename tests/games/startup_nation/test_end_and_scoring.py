"""The end of a round, its points, the end of the match and the next round: SN-38 to SN-48."""

from __future__ import annotations

import pytest

from games.startup_nation.nation import GALLERY, A, B, C, D, E, match, nation, play_randomly, scored
from kit import rule

# The end of a round


@rule("SN-38", "SN-44")
def test_t69_two_allies_left_end_the_round_at_once() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="DIR", out="D", tok="RRBB", whole_deck="REC LEG PIS INV")
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.last_round["reason"], table.last_round["points"]) == ("allies", [1, 1, 0, 0])
    assert table.happened()[:5] == ["played", "asked", "answered", "went_out", "round_ended"]


@rule("SN-38", "SN-A19")
def test_t70_two_left_of_different_colours_play_on() -> None:
    table = nation(a="FIRE SAL", c="TEC", d="DIR", out="B", tok="RRBB", whole_deck="REC LEG PIS INV")
    table.does("A: FIRE, D, Director", "D: exact")
    assert (table.table["round"], table.living, table.decides) == (1, "AC", "C")


@rule("SN-38", "SN-A19")
def test_t71_black_and_red_play_on_until_the_deck_is_empty() -> None:
    table = nation(a="EMM SAL", e="TEC", out="BCD", seats=5, tok="RRBBK", whole_deck="REC FIRE")
    table.does("A: EMM", "E: TEC on A")
    assert (table.table["round"], table.decides, table.deck_size) == (1, "A", 0)
    table.does("A: SAL, decline")
    assert table.last_round["reason"] == "deck"


@rule("SN-38")
def test_one_player_left_ends_the_round_at_once() -> None:
    table = nation(a="FIRE SAL", c="DIR", out="BD", tok="RRBB", deck="TEC REC")
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.last_round["reason"], table.last_round["points"]) == ("survivor", [2, 0, 0, 0])


@rule("SN-38", "SN-A20", "SN-13")
def test_t74_whoever_draws_the_last_card_plays_it_out() -> None:
    table = nation(a="TEC", b="REC", c="SAL", d="FIRE", turn="B", whole_deck="INV")
    assert (table.deck_size, table.decides, table.hand(B)) == (0, "B", "REC INV")
    table.does("B: INV to B")
    assert table.last_round["values"] == [4, 4, 3, 3]  # Tech Lead 1, Recruiter 2 and the token
    assert table.last_round["hands"] == ["tech_lead", "recruiter", "salesperson", "intern_fire"]


@rule("SN-39")
def test_when_the_deck_runs_out_as_two_allies_are_left_the_allies_are_the_reason() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="DIR", out="D", tok="RRBB", whole_deck="")
    table.does("A: FIRE, C, Director", "C: exact")
    assert table.last_round["reason"] == "allies"


@rule("SN-39")
def test_when_the_deck_runs_out_as_one_is_left_the_survivor_is_the_reason() -> None:
    table = nation(a="FIRE SAL", c="DIR", out="BD", tok="RRBB", whole_deck="")
    table.does("A: FIRE, C, Director", "C: exact")
    assert table.last_round["reason"] == "survivor"


@rule("SN-A33")
@pytest.mark.parametrize("seed", range(5))
def test_somebody_is_always_left(seed: int) -> None:
    table = match(4, seed)
    play_randomly(table, seed)
    assert all(any(result["hands"]) for result in table.shown(GALLERY, "round_ended"))


# Scoring


@rule("SN-40", "SN-A21")
def test_all_living_hands_are_shown_at_the_end() -> None:
    table = scored("INV", "TEC", "REC", out="D")
    assert table.last_round["hands"] == ["investor", "tech_lead", "recruiter", None]


@rule("SN-41", "SN-42", "SN-A24")
def test_t75_bpi_and_the_miraculous_intern_go_into_the_sum() -> None:
    table = scored("DIR", "MIR", "TEC", "REC", invested={"A": 1})
    assert table.last_round["values"] == [1, 1, 3, 3]
    assert table.last_round["points"] == [0, 0, 1, 1]


@rule("SN-46", "SN-A15")
def test_t76_tied_units_all_score() -> None:
    table = scored("SAL", "REC", "DIR", "TEC")
    assert (table.last_round["values"], table.scores) == ([5, 5, 5, 5], [1, 1, 1, 1])


@rule("SN-44", "SN-A18", "SN-42")
def test_t77_a_winner_whose_ally_is_out_scores_two() -> None:
    table = scored("INV", "", "TEC", "SAL", out="B")
    assert (table.last_round["values"], table.scores) == ([5, None, 4, 4], [2, 0, 0, 0])


@rule("SN-45", "SN-A26")
def test_t78_the_tax_intern_doubles_for_both_allies() -> None:
    table = scored("EMM", "TAX", "REC", "SAL", beside="MIR")
    assert (table.last_round["values"], table.scores) == ([6, 6, 5, 5], [2, 2, 0, 0])


@rule("SN-45", "SN-A26")
def test_t79_the_tax_intern_of_a_loser_doubles_nothing() -> None:
    table = scored("TEC", "TAX", "REC", "SAL")
    assert (table.last_round["values"], table.scores) == ([1, 1, 5, 5], [0, 0, 1, 1])


@rule("SN-45", "SN-A26", "SN-A18")
def test_the_tax_intern_doubles_for_a_winner_whose_ally_is_out() -> None:
    table = scored("TAX", "", "MIR", "TEC", out="B", invested={"A": 1})
    assert (table.last_round["values"], table.scores) == ([1, None, -3, -3], [4, 0, 0, 0])


@rule("SN-5", "SN-42", "SN-44")
def test_t80_black_wins_alone() -> None:
    table = scored("SAL", "SAL", "TEC", "REC", "BRI", seats=5, tok="RRBBK")
    assert (table.last_round["values"], table.scores) == ([6, 6, 3, 3, 7], [0, 0, 0, 0, 2])


@rule("SN-46", "SN-A15")
def test_t81_three_tied_units_all_score() -> None:
    table = scored("SAL", "REC", "DIR", "TEC", "INV", seats=5, tok="RRBBK")
    assert (table.last_round["values"], table.scores) == ([5, 5, 5, 5, 5], [1, 1, 1, 1, 2])


@rule("SN-41", "SN-A17", "SN-37")
def test_t84_the_token_of_a_dead_ally_counts_for_nothing() -> None:
    table = scored("REC", "", "TEC", "FIRE", out="B", invested={"B": 1})
    assert (table.last_round["values"], table.scores) == ([2, None, 1, 1], [2, 0, 0, 0])


@rule("SN-A24", "SN-41")
def test_the_miraculous_intern_with_a_bpi_token_counts_minus_three() -> None:
    table = scored("MIR", "", "TEC", "FIRE", out="B", invested={"A": 1})
    assert table.last_round["values"][A] == -3


@rule("SN-43")
def test_zero_can_be_the_best() -> None:
    table = scored("MIR", "", "LEG", "", out="BD")
    assert (table.last_round["values"], table.scores) == ([-4, None, 0, None], [0, 0, 2, 0])


@rule("SN-43")
def test_the_only_unit_left_wins_even_below_zero() -> None:
    table = nation(a="FIRE MIR", b="TEC", c="DIR", out="D", tok="RRBB")
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.last_round["values"], table.scores) == ([-3, -3, None, None], [1, 1, 0, 0])


@rule("SN-5", "SN-42")
def test_two_allies_are_one_unit() -> None:
    table = scored("TEC", "TEC", "SAL", "REC", tok="RBBR")
    assert table.last_round["values"] == [3, 4, 4, 3]


@rule("SN-5")
def test_whoever_has_no_living_ally_is_a_unit_alone() -> None:
    table = scored("TEC", "SAL", "REC", out="D", tok="RBBR")
    assert table.last_round["values"] == [1, 5, 5, None]


@rule("SN-A21", "SN-L15")
def test_the_end_of_a_round_shows_no_deck() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="DIR", out="D", tok="RRBB", deck="REC LEG")
    table.does("A: FIRE, C, Director", "C: exact")
    assert set(table.shown(B, "round_ended")[0]) == {
        "kind", "seat", "round", "reason", "hands", "values", "points", "winners", "next_first",
    }  # fmt: skip


# The match


@rule("SN-47")
def test_t85_with_two_in_front_another_round_is_played() -> None:
    table = scored("INV", "DIR", "TEC", "REC", scores=[3, 3, 2, 0])
    assert (table.scores, table.state.over, table.table["round"]) == ([4, 4, 2, 0], False, 2)


@rule("SN-47")
def test_t86_four_points_and_alone_in_front_win_the_match() -> None:
    table = scored("INV", "", "TEC", "REC", out="B", scores=[2, 1, 3, 0])
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners, outcome.capped) == ("target", [4, 1, 3, 0], [A], False)
    assert outcome.returns == [1.0, -1 / 3, -1 / 3, -1 / 3]


@rule("SN-47", "SN-45")
def test_t89_four_points_at_once_can_win_the_match() -> None:
    table = scored("TAX", "", "MIR", "TEC", out="B", invested={"A": 1}, scores=[0, 0, 3, 3])
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.scores) == ([A], [4, 0, 3, 3])


@rule("SN-47")
def test_three_points_do_not_win_the_match() -> None:
    assert not scored("INV", "", "TEC", "REC", out="B", scores=[1, 1, 2, 0]).state.over


@rule("SN-47")
def test_leaders_above_the_target_go_on_until_one_is_ahead() -> None:
    table = scored("INV", "DIR", "TEC", "REC", scores=[6, 5, 2, 0])
    assert table.state.outcome is not None
    assert table.state.outcome.winners == [A]


@rule("SN-A22")
def test_t95_at_the_cap_the_leaders_share_the_match() -> None:
    table = scored("INV", "DIR", "TEC", "REC", scores=[20, 20, 18, 18], round=60)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.capped) == ("cap", [A, B], True)
    assert outcome.returns == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])


@rule("SN-A22")
def test_t95_the_round_before_the_cap_is_not_the_last() -> None:
    assert not scored("INV", "DIR", "TEC", "REC", scores=[20, 20, 18, 18], round=59).state.over


@rule("SN-A22")
def test_t95_allies_who_never_swap_can_stay_level_until_the_cap() -> None:
    table = match(4, seed=9)
    while not table.state.over:
        table.play(next(text for text in table.legal_texts() if not text.startswith("play salesperson seat")))
    assert table.state.outcome is not None
    assert (table.table["round"], table.state.outcome.winners, table.state.outcome.capped) == (60, [C, D], True)


# The next round


@rule("SN-48")
def test_the_winner_begins_the_next_round() -> None:
    table = scored("TEC", "FIRE", "INV", "", out="D")
    assert (table.last_round["winners"], table.last_round["next_first"], table.decides) == ([C], C, "C")


@rule("SN-48", "SN-A23")
def test_t91_of_two_winners_the_one_with_the_later_turn_begins() -> None:
    table = nation(a="EMM INV", b="TEC", c="TEC", d="REC", tok="RBRB", whole_deck="FIRE SAL")
    table.does("A: EMM", "B: TEC on A", "C: TEC on A")
    assert (table.last_round["winners"], table.decides) == ([A, C], "C")


@rule("SN-48", "SN-A23")
def test_among_tied_winners_too_the_latest_turn_counts() -> None:
    table = nation(a="EMM SAL", b="REC", c="DIR", d="TEC", tok="RRBB", whole_deck="FIRE")
    table.does("A: EMM", "B: FIRE, A, Intern", "A: above")
    assert (table.last_round["winners"], table.decides) == ([A, B, C, D], "B")


@rule("SN-48", "SN-A23")
def test_without_a_turn_among_the_winners_the_next_clockwise_begins() -> None:
    table = nation(b="DIR BRI", c="REC", tok="RBBR", turn="B", deck="CLEV")
    table.does("B: DIR on B", "C: CLEV", "D: asks C, Recruiter", "C: exact")
    assert (table.last_round["winners"], table.last_round["reason"]) == ([A, D], "allies")
    assert (table.last_round["next_first"], table.decides) == (D, "D")


@rule("SN-44")
def test_five_seats_score_like_four() -> None:
    table = scored("INV", "INV", "TEC", "REC", "FIRE", seats=5, tok="RBRBK")
    assert (table.last_round["values"][E], table.scores) == (0, [0, 1, 0, 1, 0])
