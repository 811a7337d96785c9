"""Words, box, set-up and the turn: SN-1 to SN-18."""

from __future__ import annotations

import pytest

import boardroom
from boardroom import BadOption, IllegalAction
from games.startup_nation.nation import CARDS, COPIES, GALLERY, GAME, A, B, C, D, match, nation, play_to_round
from kit import rule

FOUR_INTERNS = ["intern_miraculous", "intern_fire", "intern_strings", "intern_legal"]


# Words


@rule("SN-1", "SN-A1")
def test_play_goes_clockwise() -> None:
    table = nation(a="EMM SAL", b="TEC")
    table.does("A: EMM")
    assert table.decides == "B"


@rule("SN-1")
def test_after_the_last_seat_comes_the_first() -> None:
    table = nation(d="EMM SAL", turn="D")
    table.does("D: EMM")
    assert table.decides == "A"


@rule("SN-1", "SN-29")
def test_the_left_neighbour_is_the_nearest_living_seat_clockwise() -> None:
    table = nation(c="CLEV SAL", turn="C", out="DA", tok="RRBB")
    table.does("C: CLEV")
    assert table.decides == "B"


@rule("SN-2")
def test_being_out_lasts_for_the_round_only() -> None:
    table = nation(a="FIRE SAL", b="TEC", c="DIR", d="REC", whole_deck="INV")
    table.does("A: FIRE, C, Director", "C: exact", "B: INV to B")
    assert table.last_round["round"] == 1
    assert table.living == "ABCD"


@rule("SN-3")
def test_the_card_not_played_is_the_hidden_card() -> None:
    table = nation(a="EMM SAL")
    table.does("A: EMM")
    assert table.hid(A) == "SAL"


@rule("SN-3")
def test_the_card_just_drawn_becomes_the_hidden_card_when_the_other_is_played() -> None:
    table = nation(a="EMM", deck="SAL")
    table.does("A: EMM")
    assert table.hid(A) == "SAL"


@rule("SN-4")
def test_there_are_eight_roles_to_name() -> None:
    table = nation(a="FIRE BRI", out="CD", tok="RBRB")
    assert table.may() == [
        "FIRE B intern",
        "FIRE B tech_lead",
        "FIRE B recruiter",
        "FIRE B salesperson",
        "FIRE B director",
        "FIRE B investor",
        "FIRE B emmanuel",
        "FIRE B brigitte",
    ]


@rule("SN-4", "SN-A2")
@pytest.mark.parametrize("intern", ["MIR", "PIS", "LEG", "CLEV", "HYP", "TAX"])
def test_every_kind_of_intern_is_exactly_an_intern(intern: str) -> None:
    table = nation(a="FIRE SAL", c=intern)
    table.does("A: FIRE, C, Intern")
    assert table.answers() == ["exact"]


# The box


@rule("SN-6")
@pytest.mark.parametrize("seats", [4, 5])
def test_every_card_of_the_box_is_dealt_or_in_the_deck(seats: int) -> None:
    table = match(seats)
    census = table.state.census()
    assert {code: census[CARDS[code]] for code in COPIES[seats]} == COPIES[seats]
    assert table.deck_size + seats + 1 == sum(COPIES[seats].values()) + {4: 5, 5: 6}[seats]


@rule("SN-6")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 6, -4])
def test_t03_only_four_or_five_play(seats: int) -> None:
    with pytest.raises(BadOption, match="Start-Up Nation is played by 4 to 5 seats, not"):
        GAME.start(seats)


# The match


@rule("SN-7", "SN-10", "SN-11")
def test_t01_a_new_match_of_four() -> None:
    table = match(4)
    assert sum(count for name, count in table.state.census().items() if name in CARDS.values()) == 15
    assert table.deck_size == 10  # 11 after the deal, and the first seat has drawn
    assert table.shown(GALLERY, "round_started")[0]["deck"] == 11
    assert sorted(len(hand) for hand in table.table["hands"]) == [1, 1, 1, 2]
    assert table.supply == 1
    assert sorted(table.tok) == ["B", "B", "R", "R"]
    assert table.discard == ""
    assert table.scores == [0, 0, 0, 0]


@rule("SN-7", "SN-10", "SN-11")
def test_t02_a_new_match_of_five() -> None:
    table = match(5)
    assert sum(count for name, count in table.state.census().items() if name in CARDS.values()) == 19
    assert table.shown(GALLERY, "round_started")[0]["deck"] == 14
    assert table.supply == 2
    assert sorted(table.tok) == ["B", "B", "K", "R", "R"]


@rule("SN-7", "SN-A3")
@pytest.mark.parametrize("seed", range(5))
def test_t04_the_interns_are_public_and_the_same_in_every_round(seed: int) -> None:
    table = match(4, seed, target_score=7)
    interns = table.view(GALLERY)["interns"]
    play_to_round(table, 3, seed)
    assert len(set(interns)) == 5
    assert table.view(GALLERY)["interns"] == interns
    assert [name for name in table.view(GALLERY)["box"] if name.startswith("intern")] == interns


@rule("SN-A3")
def test_other_seeds_draw_other_interns() -> None:
    drawn = {tuple(match(4, seed).view(GALLERY)["interns"]) for seed in range(40)}
    assert len(drawn) > 10
    assert {name for interns in drawn for name in interns} == set(list(CARDS.values())[:7])


@rule("SN-7")
@pytest.mark.parametrize(
    ("interns", "reason"),
    [
        (FOUR_INTERNS, "4 seats play with 5 interns, not 4"),
        ([*FOUR_INTERNS, "intern_fire"], "names something twice"),
        ([*FOUR_INTERNS, "intern_lazy"], "'intern_lazy' is neither"),
        ([*FOUR_INTERNS, "recruiter"], "'recruiter' is neither"),
    ],
)
def test_t05_a_wrong_list_of_interns_is_refused_with_a_reason(interns: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.start(4, interns=interns)


@rule("SN-8")
def test_alliance_tokens_are_dealt_at_random() -> None:
    assert len({match(4, seed).tok for seed in range(40)}) == 6


@rule("SN-8")
def test_alliance_tokens_lie_face_up() -> None:
    table = match(4)
    assert [row["token"][0].upper() for row in table.view(GALLERY)["seats"]] == list(table.tok)


@rule("SN-9", "SN-A4")
def test_any_seat_may_be_drawn_to_begin() -> None:
    assert {match(5, seed).decides for seed in range(40)} == {"A", "B", "C", "D", "E"}


# The round


@rule("SN-10", "SN-12", "SN-A5", "SN-8")
def test_t06_tokens_and_scores_stay_and_bpi_go_back() -> None:
    table = nation(
        a="SAL INV", b="DIR", c="TEC", d="REC", whole_deck="EMM FIRE TAX", invested={"A": 1}, scores=[0, 0, 1, 2]
    )
    table.does("A: SAL, B and C", "B: EMM", "C: TEC on D", "D: REC on A")
    assert table.last_round["winners"] == [B, D]  # Director and Investor; A and C are allies now
    assert table.tok == "RBRB"
    assert (table.supply, table.bpi) == (1, [0, 0, 0, 0])
    assert table.living == "ABCD"
    assert table.scores == [0, 1, 1, 3]


@rule("SN-10")
def test_the_discard_is_empty_when_a_round_begins() -> None:
    table = nation(a="INV EMM", b="TEC", c="DIR", d="REC", whole_deck="FIRE")
    table.does("A: INV to A", "B: TEC on C")
    assert table.discard == ""


@rule("SN-11")
def test_every_round_is_dealt_anew() -> None:
    table = match(4, seed=5, target_score=7)
    play_to_round(table, 2)
    first, second = ([table.shown(seat, "round_started")[n]["card"] for seat in range(4)] for n in range(2))
    assert first != second
    assert table.shown(GALLERY, "round_started")[1]["deck"] == 11


@rule("SN-12")
def test_scores_are_carried_over() -> None:
    table = nation(a="INV EMM", b="TEC", c="DIR", d="REC", whole_deck="FIRE", scores=[1, 0, 2, 0])
    table.does("A: INV to A", "B: TEC on C")
    assert table.scores == [2, 1, 2, 0]


# The turn


@rule("SN-13")
def test_t07_the_active_seat_draws_and_holds_two() -> None:
    table = match(4, first_player="seat:0")
    assert table.deck_size == 10
    assert [row["cards"] for row in table.view(GALLERY)["seats"]] == [2, 1, 1, 1]


@rule("SN-13")
def test_the_top_card_is_the_one_drawn() -> None:
    table = nation(a="SAL", deck="TEC REC")
    assert table.hand(A) == "TEC SAL"


@rule("SN-15", "SN-A7", "SN-L8")
def test_t08_beside_brigitte_only_the_other_card_can_be_played() -> None:
    table = nation(a="BRI", deck="TEC")
    assert table.may() == ["TEC B", "TEC C", "TEC D"]
    refusal = table.refuses("A: BRI")
    assert (refusal.reason, refusal.rule) == ("brigitte-stays", "SN-15")
    assert table.happened() == []  # only A hears of it


@rule("SN-15", "SN-36")
def test_t09_with_brigitte_and_emmanuel_he_is_played_without_effect() -> None:
    table = nation(a="BRI EMM")
    assert table.may() == ["EMM"]
    table.does("A: EMM")
    assert (table.decides, table.discard, table.hid(A)) == ("B", "EMM", "BRI")


@rule("SN-14")
def test_the_card_played_lies_face_up_on_the_discard() -> None:
    table = nation(a="EMM SAL", discard="TEC")
    table.does("A: EMM")
    assert table.discard == "TEC EMM"


@rule("SN-14", "SN-A6")
def test_a_turn_offers_nothing_but_playing() -> None:
    table = nation(a="EMM SAL", out="BD", tok="RRBB")
    assert table.may() == ["SAL decline", "SAL A C", "EMM"]


@rule("SN-A6")
def test_passing_a_card_belongs_to_an_option() -> None:
    refusal = nation(a="EMM SAL").refuses("A: pass EMM")
    assert (refusal.reason, refusal.rule) == ("no-passing", "SN-A6")


@rule("SN-16", "SN-24")
def test_a_card_without_anything_to_act_on_is_still_played() -> None:
    table = nation(a="INV SAL", invested={"C": 1}, bpi_option="persistent") if False else nation(a="LEG SAL", c="REC")
    table.does("A: LEG, C, Recruiter", "C: exact")
    assert (table.discard, table.bpi, table.decides) == ("LEG", [0, 0, 0, 0], "B")


@rule("SN-17")
def test_t11_a_seat_that_is_out_is_passed_over() -> None:
    table = nation(a="EMM SAL", out="B")
    table.does("A: EMM")
    assert table.decides == "C"


@rule("SN-17")
def test_the_next_turn_is_counted_from_the_active_seat_even_when_it_went_out() -> None:
    table = nation(a="DIR BRI", b="TEC", c="SAL")
    table.does("A: DIR on A")
    assert (table.living, table.decides) == ("BCD", "B")


@rule("SN-18", "SN-A8")
@pytest.mark.parametrize("saying", ["A: FIRE, B, Director", "A: TEC on B"])
def test_an_ally_may_be_chosen(saying: str) -> None:
    table = nation(a="FIRE TEC", tok="RRBB")
    table.does(saying)
    assert table.discard in ("FIRE", "TEC")


@rule("SN-18")
@pytest.mark.parametrize("hand", ["FIRE", "PIS", "LEG", "HYP", "TEC", "REC", "DIR", "INV"])
def test_only_living_seats_can_be_chosen(hand: str) -> None:
    table = nation(a=f"{hand} BRI", out="C")
    assert {saying.split()[1] for saying in table.may()} <= set("ABD")
    assert "D" in {saying.split()[1] for saying in table.may()}


@rule("SN-14")
def test_t12_a_seat_cannot_play_in_anothers_turn() -> None:
    game = boardroom.Match(GAME, seats=4, seed=1, first_player="seat:0")
    before = game.state.save()
    with pytest.raises(IllegalAction, match="seat 2 cannot choose now: seat 0 decides"):
        game.play(game.state.legal()[0], seat=2)
    assert game.state.save() == before


@rule("SN-14")
def test_t12_an_action_accepted_once_is_not_accepted_again() -> None:
    game = boardroom.Match(GAME, seats=4, seed=1, first_player="seat:0")
    code = game.state.legal()[0]
    game.play(code, seat=0)
    before = game.state.save()
    with pytest.raises(IllegalAction, match="seat 0 cannot choose now"):
        game.play(code, seat=0)
    assert game.state.save() == before


@rule("SN-14")
def test_t13_two_cards_of_a_kind_are_one_choice() -> None:
    table = nation(a="TEC TEC")
    assert table.may() == ["TEC B", "TEC C", "TEC D"]


@rule("SN-14", "SN-L6")
def test_playing_one_of_two_of_a_kind_keeps_the_other() -> None:
    table = nation(a="REC REC", b="DIR")
    table.does("A: REC on B")
    assert (table.hid(A), table.hid(B)) == ("DIR", "REC")


@rule("SN-30", "SN-A25")
def test_t14_the_miraculous_intern_is_played_without_question_and_without_harm() -> None:
    table = nation(a="MIR SAL")
    table.does("A: MIR")
    assert (table.phase, table.decides, table.discard) == ("play", "B", "MIR")
    assert table.scores == [0, 0, 0, 0]
    assert table.view(D)["question"] is None


@rule("SN-A37")
def test_a_bot_takes_over_the_seat_of_a_player_who_leaves() -> None:
    game = boardroom.Match(GAME, seats=4, seed=3, players=[boardroom.bot("random", GAME, seed=n) for n in range(4)])
    game.players[C] = None
    game.run()
    assert game.state.seat == C
    before = game.state.save()
    game.players[C] = boardroom.bot("random", GAME, seed=9)
    assert game.state.save() == before  # the seat is in the round as before
    assert game.run().over


@rule("SN-A34")
def test_talk_is_no_action_of_the_game() -> None:
    assert {GAME.action(code).verb for code in range(GAME.num_actions)} == {"play", "pass", "ask", "answer"}
