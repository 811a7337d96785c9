"""Contractors, payday, bankruptcy, reshuffling and the end (BR-3.17 to BR-3.24, BR-3.37)."""

from __future__ import annotations

import boardroom
from games.burn_rate.start_up import DEV, FINANCE, FOUR_VPS, GAME, HR, SALES, burn, face_up, people, row
from kit import Given, rule, seen

JUNK = ["hire:3:a", "hire:3:b", "fire:3:a"]
PLAIN = {"sales": SALES[1], "finance": FINANCE[1], "hr": HR[1], "dev": DEV[1]}


def forfeit(**table: object) -> Given:
    """Seat 0 discards a card and ends its turn."""
    return burn(hands={0: JUNK}, **table).play("discard hire:3:a", "end-turn")


@rule("BR-1.12", "BR-1.2", "BR-3.0")
def test_everybody_is_paid_even_after_a_forfeit() -> None:
    assert row(forfeit(companies={0: FOUR_VPS}), 0)["bank"] == 100 - 8


@rule("BR-1.11", "BR-3.17", "BR-3.18")
def test_missing_engineers_are_contractors_at_three_each_and_there_are_always_enough() -> None:
    ideas = [
        "bad-idea:0:x4",
        "bad-idea:0:x3:a",
        "bad-idea:0:x3:b",
        "bad-idea:01:x3",
        "bad-idea:012:x3",
        "bad-idea:0:x2:a",
    ]
    ideas += ["bad-idea:0:x2:b", "bad-idea:01:x2:a"]
    table = forfeit(ideas={0: ideas})
    assert row(table, 0)["payday"]["contractors"] == 22
    assert row(table, 0)["bank"] == 100 - 66


@rule("BR-3.17")
def test_contractors_come_only_in_the_own_phase_two() -> None:
    table = burn(companies={1: PLAIN}, hands={0: ["bad-idea:01:x2:a"]}).play("play bad-idea:01:x2:a seat:1", "end-turn")
    assert (row(table, 1)["payday"]["contractors"], row(table, 1)["payday"]["contractors_needed"]) == (0, 2)
    table.play("discard " + table.table["hands"][1][0], "end-turn")
    assert (row(table, 1)["payday"]["contractors"], row(table, 1)["bank"]) == (2, 90)


@rule("BR-3.19")
def test_engineers_without_work_are_paid_all_the_same() -> None:
    assert row(forfeit(companies={0: {"dev": ["tony_fuji", "kim_sato"]}}), 0)["bank"] == 98


@rule("BR-3.20")
def test_a_bank_of_zero_is_solvent_and_below_zero_bankrupt() -> None:
    assert row(forfeit(seats=3, companies={0: PLAIN}, bank={0: 4}), 0)["solvent"]
    assert not row(forfeit(seats=3, companies={0: PLAIN}, bank={0: 3}), 0)["solvent"]


@rule("BR-3.21")
def test_the_people_of_a_bankrupt_company_go_under_their_piles_and_its_cards_under_the_draw_pile() -> None:
    company = {**PLAIN, "dev": ["lars_iversen", "tony_fuji"]}
    table = forfeit(seats=3, companies={0: company}, bank={0: 1}, ideas={0: ["bad-idea:0:x4"]}, markers={0: 1})
    assert people(table, 0) == []
    assert table.table["piles"][3][-1] == ["shuffled", "lars_iversen", "tony_fuji"]
    assert table.table["draw"][-1] == ["shuffled", "hire:3:b", "fire:3:a", "bad-idea:0:x4"]
    assert (table.table["hands"][0], table.table["ideas"][0]) == ([], [])
    assert (row(table, 0)["payday"]["contractors"], row(table, 0)["payday"]["factor"]) == (0, 1)
    assert table.seat == 1


@rule("BR-3.21")
def test_an_empty_pile_turns_up_its_new_top() -> None:
    companies = {
        0: {"sales": ["rick_glibb"]},
        1: {"sales": ["brad_duke", "gil_boniface", "chloe_marchetti", "ned_tuttle"]},
        2: {"sales": ["lorna_spinks", "ivan_petrossian", "agnes_colquhoun"]},
    }
    table = forfeit(seats=3, companies=companies, pool={"sales": None}, bank={0: 0})
    assert face_up(table, "sales") == "rick_glibb"


@rule("BR-3.23")
def test_the_last_solvent_company_wins_in_the_middle_of_a_round() -> None:
    table = forfeit(seats=3, out=[1], first=2, companies={0: PLAIN}, bank={0: 0, 2: 7})
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.capped) == ("last_solvent", [2], False)
    assert outcome.returns == [-0.5, -0.5, 1.0]
    assert table.legal_texts() == []


@rule("BR-3.24")
def test_the_discards_become_the_draw_pile_when_it_is_empty() -> None:
    rest = [card for card in BOX if card not in [*JUNK, *OTHER_HAND, "funding:3:20"]]
    table = burn(hands={0: JUNK, 1: OTHER_HAND}, draw=["funding:3:20"], discard=rest)
    table.play("discard hire:3:a", "end-turn")
    assert "funding:3:20" in table.table["hands"][0]
    assert len(table.table["hands"][0]) == 6
    assert (table.table["discard"], table.view(-1)["shuffles"]) == ([], 1)
    assert table.view(-1)["draw"] == len(rest) + 1 - 3


BOX = [card for card in GAME.start(2).census() if ":" in card or "-" in card or card == "layoffs"]
OTHER_HAND = ["release:3:a", "release:3:b", "release:3:c"]


@rule("BR-3.24")
def test_every_hand_is_refilled_through_many_games() -> None:
    for seed in range(30):
        state, luck = GAME.start(4, seed), boardroom.Luck(seed)
        while not state.over:
            before = state.seat
            state.play(luck.pick(state.legal()))
            counts = [row["cards"] for row in seen(state, -1)["seats"] if row["solvent"]]
            if state.seat != before and seen(state, -1)["phase"] == "turn":
                assert counts == [6] * len(counts)


@rule("BR-3.37")
def test_after_the_last_round_the_richest_solvent_companies_share_the_win() -> None:
    options = {"round_cap": 5}
    table = forfeit(seats=4, out=[2], first=1, round=5, bank={0: 50, 1: 50, 2: 99, 3: 10}, options=options)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.capped) == ("cap", [0, 1], True)
    assert sum(outcome.returns) == 0


@rule("BR-3.37")
def test_a_round_ends_when_the_turn_passes_the_first_seat() -> None:
    assert forfeit(seats=3, first=0).view(-1)["round"] == 1
    assert forfeit(seats=3, first=1).view(-1)["round"] == 2
    assert forfeit(seats=4, first=1, out=[1]).view(-1)["round"] == 2
