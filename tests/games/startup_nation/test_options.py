"""The options: every value once, and what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom import BadOption
from games.startup_nation.nation import (
    CARDS,
    GALLERY,
    GAME,
    SHORT,
    A,
    B,
    C,
    D,
    E,
    Nation,
    match,
    nation,
    play_randomly,
    scored,
)
from kit import rule


def interns_of(table: Nation) -> str:
    return " ".join(SHORT[name] for name in table.view(GALLERY)["interns"])


# interns


@rule("SN-A3")
def test_print_order_takes_the_first_sheet() -> None:
    assert interns_of(match(4, interns="print_order")) == "MIR FIRE PIS LEG CLEV"
    assert interns_of(match(5, interns="print_order")) == "MIR FIRE PIS LEG CLEV HYP"


@rule("SN-A3")
@pytest.mark.parametrize(("seats", "cards", "deck"), [(4, 17, 13), (5, 20, 15)])
def test_all_seven_interns_make_a_larger_deck(seats: int, cards: int, deck: int) -> None:
    table = match(seats, interns="all_seven")
    assert interns_of(table) == "MIR FIRE PIS LEG CLEV HYP TAX"
    assert table.shown(GALLERY, "round_started")[0]["deck"] == deck
    assert sum(table.view(GALLERY)["box"].values()) == cards


@rule("SN-A3")
def test_the_host_may_list_the_interns() -> None:
    own = ["intern_tax", "intern_hyper", "intern_fire", "intern_legal", "intern_clever"]
    assert interns_of(match(4, interns=own)) == "FIRE LEG CLEV HYP TAX"
    assert match(4, interns=",".join(own)).state.save() == match(4, interns=own).state.save()


@rule("SN-A3")
def test_five_seats_list_six_interns() -> None:
    with pytest.raises(BadOption, match="5 seats play with 6 interns, not 5"):
        GAME.start(5, interns=list(CARDS.values())[:5])


# emmanuel_lie


@rule("SN-22")
@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("Intern", ["above"]),
        ("Director", ["above", "below"]),
        ("Emmanuel", ["exact", "above", "below"]),
        ("Brigitte", ["below"]),
    ],
)
def test_no_false_hit_forbids_only_a_false_exact(role: str, answers: list[str]) -> None:
    table = nation(a="FIRE SAL", c="EMM", emmanuel_lie="no_false_hit")
    table.does(f"A: FIRE, C, {role}")
    assert table.answers() == answers


@rule("SN-21")
def test_no_false_hit_refuses_a_false_exact_as_untrue() -> None:
    table = nation(a="FIRE SAL", c="EMM", emmanuel_lie="no_false_hit")
    table.does("A: FIRE, C, Director")
    assert table.refuses("C: exact").reason == "answer-untrue"


@rule("SN-21")
@pytest.mark.parametrize(("role", "answer"), [("Intern", "above"), ("Emmanuel", "exact"), ("Brigitte", "below")])
def test_without_lies_emmanuel_tells_the_truth(role: str, answer: str) -> None:
    table = nation(a="FIRE SAL", c="EMM", emmanuel_lie="off")
    table.does(f"A: FIRE, C, {role}")
    assert table.answers() == [answer]


# ties


@rule("SN-46")
def test_nobody_scores_at_a_tie_and_the_first_seat_begins_again() -> None:
    table = scored("SAL", "REC", "DIR", "TEC", ties="nobody_scores", scores=[1, 2, 3, 0], first="C")
    assert (table.last_round["winners"], table.scores, table.decides) == ([], [1, 2, 3, 0], "C")


@rule("SN-46")
def test_nobody_scores_concerns_ties_only() -> None:
    assert scored("INV", "REC", "DIR", "TEC", ties="nobody_scores").scores == [1, 1, 0, 0]


@rule("SN-46")
def test_the_highest_single_card_breaks_a_tie() -> None:
    table = scored("SAL", "REC", "DIR", "TEC", ties="highest_single_card_then_share")
    assert (table.last_round["winners"], table.scores) == ([C, D], [0, 0, 1, 1])


@rule("SN-46")
def test_a_bpi_token_belongs_to_the_single_card() -> None:
    table = scored("SAL", "TEC", "SAL", "REC", ties="highest_single_card_then_share", invested={"A": 1})
    assert (table.last_round["values"], table.scores) == ([5, 5, 5, 5], [1, 1, 0, 0])


@rule("SN-46")
def test_equal_highest_cards_share() -> None:
    table = scored("INV", "FIRE", "DIR", "TEC", "INV", seats=5, tok="RRBBK", ties="highest_single_card_then_share")
    assert (table.last_round["winners"], table.scores) == ([A, B, E], [1, 1, 0, 0, 2])


# target_score and round_cap


@rule("SN-47")
@pytest.mark.parametrize(("target", "over"), [(3, True), (4, False), (7, False)])
def test_the_target_may_be_moved(target: int, over: bool) -> None:
    table = scored("INV", "", "TEC", "REC", out="B", scores=[1, 1, 2, 0], target_score=target)
    assert table.state.over is over


@rule("SN-47")
@pytest.mark.parametrize("target", [3, 4, 5, 6, 7])
def test_the_winner_has_the_target_and_is_alone_in_front(target: int) -> None:
    table = match(4, seed=target, target_score=target)
    play_randomly(table, target)
    assert sorted(table.scores)[-1] >= target
    assert table.scores.count(max(table.scores)) == 1


@rule("SN-47")
@pytest.mark.parametrize("target", [2, 8, 0, "four", None, True])
def test_a_target_outside_three_to_seven_is_refused(target: Any) -> None:
    with pytest.raises(BadOption, match="option target_score is a whole number from 3 to 7"):
        GAME.start(4, target_score=target)


@rule("SN-A22")
@pytest.mark.parametrize("cap", [20, 200])
def test_t95_the_cap_may_be_moved(cap: int) -> None:
    table = scored("INV", "DIR", "TEC", "REC", scores=[9, 9, 0, 0], round_cap=cap, round=cap)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.capped) == ([A, B], True)


@rule("SN-A22")
def test_t95_whoever_leads_alone_at_the_cap_below_the_target_wins_a_capped_match() -> None:
    table = scored("INV", "", "TEC", "REC", out="B", round_cap=20, round=20, target_score=7)
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.outcome.capped) == ([A], True)


@rule("SN-A22")
def test_t95_the_target_reached_in_the_last_round_is_no_capped_match() -> None:
    table = scored("INV", "", "TEC", "REC", out="B", round_cap=20, round=20, scores=[2, 0, 0, 0])
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.capped) == ("target", False)


@rule("SN-A22")
@pytest.mark.parametrize("cap", [19, 201, None, "none"])
def test_every_game_has_a_cap(cap: Any) -> None:
    with pytest.raises(BadOption, match="option round_cap is a whole number from 20 to 200"):
        GAME.start(4, round_cap=cap)


# first_player


@rule("SN-9", "SN-A4")
@pytest.mark.parametrize("seat", range(5))
def test_the_host_may_name_the_first_player(seat: int) -> None:
    assert match(5, first_player=f"seat:{seat}").seat == seat


@rule("SN-A4")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="with 4 seats it is random or seat:0 to seat:3"):
        GAME.start(4, first_player="seat:4")


# bpi


@rule("SN-A5")
def test_persistent_bpi_tokens_stay_with_their_holders() -> None:
    table = scored("TEC", "REC", "DIR", "INV", invested={"A": 1}, bpi="persistent")
    assert (table.table["round"], table.bpi, table.supply) == (2, [1, 0, 0, 0], 0)
    assert table.shown(GALLERY, "round_started")[0]["supply"] == 0


# two_left


@rule("SN-38", "SN-A19")
def test_any_two_left_may_end_the_round() -> None:
    table = nation(a="FIRE SAL", c="TEC", d="DIR", out="B", tok="RRBB", deck="REC LEG", two_left="any_two_end")
    table.does("A: FIRE, D, Director", "D: exact")
    assert (table.table["round"], table.scores) == (2, [2, 0, 0, 0])  # Salesperson against Tech Lead


@rule("SN-38", "SN-A19")
def test_any_two_left_counts_black_too() -> None:
    table = nation(
        a="FIRE SAL", d="DIR", e="TEC", out="BC", seats=5, tok="RRBBK", deck="REC LEG", two_left="any_two_end"
    )
    table.does("A: FIRE, D, Director", "D: exact")
    assert (table.table["round"], table.scores) == (2, [2, 0, 0, 0, 0])


@rule("SN-A19")
@pytest.mark.parametrize(("lang", "word"), [("en", "allies"), ("fr", "alliés")], ids=["en", "fr"])
def test_two_left_who_are_not_allies_are_not_called_allies(lang: str, word: str) -> None:
    table = nation(a="FIRE SAL", c="TEC", d="DIR", out="B", tok="RRBB", deck="REC LEG", two_left="any_two_end")
    table.does("A: FIRE, D, Director", "D: exact")
    assert word not in " ".join(table.described(B, lang))


# question_ally


@rule("SN-A8")
def test_questions_to_allies_may_be_forbidden() -> None:
    table = nation(a="FIRE BRI", tok="RRBB", question_ally="forbidden")
    assert {saying.split()[1] for saying in table.may()} == {"C", "D"}
    assert table.refuses("A: FIRE, B, Director").reason == "not-your-ally"


@rule("SN-A8", "SN-29")
def test_the_clever_neighbour_may_not_ask_an_ally_either() -> None:
    table = nation(a="CLEV SAL", tok="RBBR", question_ally="forbidden")
    table.does("A: CLEV")
    assert {saying.split()[1] for saying in table.may()} == {"A", "D"}


@rule("SN-A8")
def test_other_cards_still_reach_an_ally() -> None:
    table = nation(a="TEC DIR", tok="RRBB", question_ally="forbidden")
    assert {"TEC B", "DIR B"} <= set(table.may())


@rule("SN-A8")
def test_black_has_no_ally_to_spare() -> None:
    table = nation(e="FIRE BRI", tok="RRBBK", seats=5, turn="E", question_ally="forbidden")
    assert {saying.split()[1] for saying in table.may()} == {"A", "B", "C", "D"}


# survivor_points


@rule("SN-44")
@pytest.mark.parametrize(("points", "scores"), [(2, [2, 0, 0, 0]), (0, [0, 0, 0, 0])])
def test_the_last_survivor_may_score_nothing(points: int, scores: list[int]) -> None:
    table = nation(a="FIRE SAL", c="DIR", out="BD", tok="RRBB", deck="TEC", survivor_points=points)
    table.does("A: FIRE, C, Director", "C: exact")
    assert (table.last_round["reason"], table.scores) == ("survivor", scores)


@rule("SN-44")
def test_survivor_points_concern_nobody_else() -> None:
    assert scored("INV", "", "TEC", "REC", out="B", survivor_points=0).scores == [2, 0, 0, 0]


# love_bonus


@rule("SN-44")
@pytest.mark.parametrize(("bonus", "scores"), [(False, [1, 1, 0, 0]), (True, [2, 2, 0, 0])])
def test_emmanuel_and_brigitte_may_earn_a_bonus(bonus: bool, scores: list[int]) -> None:
    assert scored("EMM", "BRI", "TEC", "REC", beside="MIR", love_bonus=bonus).scores == scores


@rule("SN-44")
def test_emmanuel_and_brigitte_earn_no_bonus_apart() -> None:
    table = scored("EMM", "TEC", "BRI", "REC", beside="MIR", love_bonus=True)
    assert table.scores == [0, 0, 1, 1]


# pass_left


@rule("SN-A39")
def test_a_passed_card_replaces_the_draw_of_the_left_neighbour() -> None:
    table = nation(a="SAL TEC", b="DIR", pass_left=True)
    before = table.deck_size
    table.does("A: pass TEC")
    assert (table.decides, table.hand(A), table.hand(B)) == ("B", "SAL", "TEC DIR")
    assert (table.deck_size, table.happened()) == (before, ["passed"])


@rule("SN-A39")
def test_both_cards_may_be_passed() -> None:
    table = nation(a="TAX EMM", pass_left=True)
    assert table.may() == ["TAX", "EMM", "pass TAX", "pass EMM"]


@rule("SN-A39")
def test_brigitte_may_be_passed() -> None:
    table = nation(a="BRI EMM", b="MIR", pass_left=True)
    assert table.may() == ["EMM", "pass EMM", "pass BRI"]
    table.does("A: pass BRI")
    assert (table.hand(B), table.living) == ("MIR BRI", "ABCD")


@rule("SN-A39")
def test_a_card_just_received_is_not_passed_on() -> None:
    table = nation(a="TAX EMM", b="MIR", pass_left=True)
    table.does("A: pass TAX")
    assert table.may() == ["MIR", "TAX", "pass MIR"]
    assert table.refuses("B: pass TAX").reason == "just-received"


@rule("SN-A39")
def test_the_twin_of_a_card_just_received_may_be_passed() -> None:
    table = nation(a="TEC EMM", b="TEC", pass_left=True)
    table.does("A: pass TEC")
    assert "pass TEC" in table.may()
    table.does("B: pass TEC")
    assert (table.hid(B), table.decides) == ("TEC", "C")


@rule("SN-A39", "SN-1")
def test_a_card_is_passed_to_the_nearest_living_seat() -> None:
    table = nation(a="TAX EMM", out="B", pass_left=True)
    table.does("A: pass TAX")
    assert table.decides == "C"


@rule("SN-A39")
def test_passing_stops_once_around_the_table() -> None:
    table = nation(a="TAX EMM", b="MIR", c="TEC", d="INV", pass_left=True)
    table.does("A: pass TAX", "B: pass MIR", "C: pass TEC")
    assert not any(saying.startswith("pass") for saying in table.may())
    assert table.refuses("D: pass INV").reason == "passed-around"


@rule("SN-A39")
def test_with_two_living_one_pass_is_all() -> None:
    table = nation(a="TAX EMM", c="MIR", out="BD", tok="RRBB", pass_left=True)
    table.does("A: pass TAX")
    assert table.may() == ["MIR", "TAX"]


@rule("SN-A39")
def test_after_a_play_passing_begins_anew() -> None:
    table = nation(a="TAX EMM", b="MIR", c="TEC", d="INV", pass_left=True)
    table.does("A: pass TAX", "B: pass MIR", "C: pass TEC", "D: TEC on A")
    assert "pass EMM" in table.may()


@rule("SN-A39", "SN-17")
def test_after_a_passed_card_is_played_the_seat_after_is_next() -> None:
    table = nation(a="TAX EMM", b="MIR", pass_left=True)
    table.does("A: pass TAX", "B: TAX")
    assert table.decides == "C"


@rule("SN-A39", "SN-38")
def test_with_an_empty_deck_the_receiver_still_takes_a_turn() -> None:
    table = nation(a="TAX EMM", b="MIR", c="TEC", d="INV", whole_deck="", pass_left=True)
    table.does("A: pass TAX")
    assert (table.table["round"], table.decides) == (1, "B")
    table.does("B: TAX")
    assert table.last_round["reason"] == "deck"


@rule("SN-A39")
def test_a_passed_card_is_known_to_the_two_alone() -> None:
    table = nation(a="TAX EMM", b="MIR", pass_left=True)
    table.does("A: pass TAX")
    assert [table.shown(seat, "passed")[0].get("card") for seat in (A, B, C, D, GALLERY)] == [
        "intern_tax", "intern_tax", None, None, None,
    ]  # fmt: skip


@rule("SN-A39")
def test_whoever_was_passed_a_card_is_told_so() -> None:
    table = nation(a="TAX EMM", b="MIR", pass_left=True)
    table.does("A: pass TAX")
    assert table.view(B)["prompt"]["key"] == "prompt-play-received"
    assert table.view(B)["own"]["received"] == "intern_tax"
    assert table.view(C)["prompt"]["key"] == "wait-play"
    assert table.view(C)["own"]["received"] is None


@rule("SN-A39")
def test_once_around_the_table_the_prompt_offers_no_passing() -> None:
    table = nation(a="TAX EMM", c="MIR", out="BD", tok="RRBB", pass_left=True)
    table.does("A: pass TAX")
    assert table.view(C)["prompt"]["key"] == "prompt-play"


# All of them


@rule("SN-7")
def test_the_options_and_their_defaults_are_those_of_the_rules_page() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "interns": "random_public",
        "emmanuel_lie": "free",
        "ties": "all_tied_win",
        "target_score": 4,
        "round_cap": 60,
        "first_player": "random",
        "bpi": "reset_each_round",
        "two_left": "same_colour_ends",
        "question_ally": "allowed",
        "survivor_points": 2,
        "love_bonus": False,
        "pass_left": False,
        "failed_promotion": "hidden",
        "investor": "bpi",
    }


@rule("SN-7")
def test_an_unknown_option_is_refused_with_a_hint() -> None:
    with pytest.raises(BadOption, match=r"there is no option 'tie' \(did you mean ties\?\)"):
        GAME.start(4, tie="nobody_scores")


@rule("SN-7")
@pytest.mark.parametrize(
    "option", [option for option in GAME.options if option.kind in ("choice", "flag")], ids=lambda option: option.name
)
def test_a_value_an_option_does_not_take_is_refused_with_the_list(option: Any) -> None:
    wrong: dict[str, Any] = {option.name: "whatever"}
    with pytest.raises(BadOption, match=f"option {option.name} is one of {option.values[0]}, "):
        GAME.start(4, **wrong)


@rule("SN-7")
@pytest.mark.parametrize(
    ("name", "value"),
    [(option.name, value) for option in GAME.options for value in option.values if value != "seat:4"],
)
@pytest.mark.parametrize("seats", [4, 5])
def test_a_match_with_any_option_plays_to_its_end(seats: int, name: str, value: Any) -> None:
    table = match(seats, seed=11, **{name: value})
    table.state.log = None
    play_randomly(table, seed=12)
    assert table.state.over
    assert table.view(GALLERY)["options"][name] == value
