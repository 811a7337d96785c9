"""What each card does, and when it cannot be played (BR-1.4 to BR-1.10 and their rulings)."""

from __future__ import annotations

from boardroom import Match
from games.burn_rate.start_up import DEV, GAME, HR, SALES, burn, face_up, people, plays, row
from kit import rule, seen

ALL_SALES = [
    ["rick_glibb", "gil_boniface", "chloe_marchetti", "ned_tuttle"],
    ["brad_duke", "ivan_petrossian", "agnes_colquhoun"],
    ["lorna_spinks"],
]


@rule("BR-1.4", "BR-3.10")
def test_hire_takes_a_face_up_person() -> None:
    table = burn(hands={0: ["hire:0123:a"]}, pool={"sales": "gil_boniface"}).play("play hire:0123:a sales")
    assert people(table, 0) == ["gil_boniface"]
    assert table.table["discard"] == ["hire:0123:a"]


@rule("BR-3.10")
def test_a_second_vice_president_is_never_hired() -> None:
    table = burn(companies={0: {"sales": ["brad_duke"]}}, hands={0: ["hire:0123:a"]}, pool={"sales": "rick_glibb"})
    assert table.refused("play hire:0123:a sales").reason == "second-vp"


@rule("BR-3.10")
def test_nor_forced_upon_a_company() -> None:
    table = burn(companies={1: {"sales": ["brad_duke"]}}, hands={0: ["bad-hire:0:a"]}, pool={"sales": "rick_glibb"})
    assert table.refused("play bad-hire:0:a seat:1 sales").reason == "second-vp"


@rule("BR-3.10")
def test_hire_without_anybody_legal_is_not_playable() -> None:
    vps = {"sales": ["brad_duke"], "finance": ["ben_zhao"], "hr": ["hector_vance"], "dev": ["bud_fenwick"]}
    pool = {"sales": "rick_glibb", "finance": "odile_garnier", "hr": "joan_fairweather", "dev": "nora_whitlock"}
    table = burn(companies={0: vps}, hands={0: ["hire:0123:a", "hire:23:a"]}, pool=pool)
    assert plays(table) == []


@rule("BR-3.10", "BR-3.22")
def test_nobody_is_hired_from_an_empty_pile() -> None:
    companies = {seat: {"sales": names} for seat, names in enumerate(ALL_SALES)}
    table = burn(seats=3, companies=companies, hands={0: ["hire:0123:a"]}, pool={"sales": None})
    assert table.refused("play hire:0123:a sales").reason == "nobody-there"


@rule("BR-1.5", "BR-3.12", "BR-3.0")
def test_fire_sends_anybody_of_ones_own_under_the_pile() -> None:
    table = burn(companies={0: {"hr": HR[1], "dev": ["tony_fuji"]}}, hands={0: ["fire:123:a"]})
    table.play("play fire:123:a tony_fuji")
    assert people(table, 0) == ["chet_dubois"]
    assert table.table["piles"][3][-1] == [[0, 1], "tony_fuji"]


@rule("BR-3.12")
def test_others_people_are_not_fired() -> None:
    table = burn(companies={0: {"hr": HR[1]}, 1: {"dev": ["tony_fuji"]}}, hands={0: ["fire:123:a"]})
    assert table.refused("play fire:123:a tony_fuji").reason == "not-your-person"


@rule("BR-3.22")
def test_somebody_fired_onto_an_empty_pile_lies_face_up() -> None:
    companies = {seat: {"sales": names} for seat, names in enumerate(ALL_SALES)}
    table = burn(seats=3, companies=companies, hands={0: ["fire:0123:a"]}, pool={"sales": None})
    table.play("play fire:0123:a ned_tuttle")
    assert face_up(table, "sales") == "ned_tuttle"


@rule("BR-1.6", "BR-3.11")
def test_whoever_plays_bad_hire_chooses_among_all_face_up_people() -> None:
    pool = {"sales": "ned_tuttle", "finance": "ben_zhao", "hr": "omar_haddad", "dev": "bud_fenwick"}
    table = burn(hands={0: ["bad-hire:0:a"]}, pool=pool)
    assert plays(table) == [f"play bad-hire:0:a seat:1 {name}" for name in ("sales", "finance", "hr", "dev")]
    table.play("play bad-hire:0:a seat:1 dev")
    assert people(table, 1) == ["bud_fenwick"]


@rule("BR-1.7", "BR-3.36")
def test_the_poacher_chooses_and_engineers_can_be_poached() -> None:
    table = burn(companies={1: {"finance": ["mary_delany"], "dev": ["tony_fuji"]}}, hands={0: ["poach:0:a"]})
    assert plays(table) == ["play poach:0:a mary_delany", "play poach:0:a tony_fuji"]
    table.play("play poach:0:a tony_fuji")
    assert (people(table, 0), people(table, 1)) == (["tony_fuji"], ["mary_delany"])


@rule("BR-3.36")
def test_fire_with_nobody_to_fire_and_poach_with_nobody_to_take_are_not_playable() -> None:
    table = burn(hands={0: ["fire:0123:a", "poach:0123:a"]})
    assert plays(table) == []


@rule("BR-3.36")
def test_contractors_cannot_be_poached() -> None:
    table = burn(ideas={1: ["bad-idea:0:x4"]}, contractors={1: 4}, hands={0: ["poach:0:a"]})
    assert plays(table) == []


@rule("BR-1.8")
def test_funding_adds_its_value_to_the_own_bank() -> None:
    table = burn(hands={0: ["funding:0123:10"]}, bank={0: 3}).play("play funding:0123:10:a")
    assert row(table, 0)["bank"] == 13


@rule("BR-1.9", "BR-3.29")
def test_a_bad_idea_stays_in_front_of_the_target() -> None:
    table = burn(seats=3, hands={0: ["bad-idea:0:x4"]}).play("play bad-idea:0:x4 seat:2")
    assert table.table["ideas"] == [[], [], ["bad-idea:0:x4"]]
    assert table.table["discard"] == []
    assert row(table, 2)["payday"]["engineers_needed"] == 4


@rule("BR-1.10", "BR-3.16")
def test_release_takes_one_bad_idea_of_choice_and_both_cards_are_discarded() -> None:
    ideas = {0: ["bad-idea:0:x1", "bad-idea:0:x4"], 1: ["bad-idea:01:x3"]}
    table = burn(ideas=ideas, hands={0: ["release:0123:a"]})
    assert plays(table) == ["play release:0123:a bad-idea:0:x1", "play release:0123:a bad-idea:0:x4"]
    table.play("play release:0123:a bad-idea:0:x4")
    assert table.table["ideas"] == [["bad-idea:0:x1"], ["bad-idea:01:x3"]]
    assert table.table["discard"] == ["release:0123:a", "bad-idea:0:x4"]


@rule("BR-3.15")
def test_release_without_a_bad_idea_is_not_playable() -> None:
    table = burn(ideas={1: ["bad-idea:0:x1"]}, hands={0: ["release:0123:a"]})
    assert table.refused("play release:0123:a bad-idea:0:x1").reason == "no-such-idea"


@rule("BR-3.34")
def test_a_card_that_hurts_names_a_solvent_opponent() -> None:
    table = burn(seats=4, out=[2], hands={0: ["bad-idea:0:x1", "bad-hire:0:a", "poach:0:a", "layoffs"]})
    assert table.refused("play bad-idea:0:x1 seat:0").reason == "not-yourself"
    assert table.refused("play bad-idea:0:x1 seat:2").reason == "bankrupt"
    assert {text.split()[2] for text in plays(table)} == {"seat:1", "seat:3"}


@rule("BR-3.7")
def test_plays_that_draw_nothing_are_taken_back_until_the_turn_ends() -> None:
    match = Match(GAME, 2, seed=4)
    match.state = burn(hands={0: ["funding:0123:5:a", "bad-idea:0:x1"]}).state
    match.state.log = match.log
    match.play(GAME.code("play funding:0123:5:a"))
    match.play(GAME.code("play bad-idea:0:x1 seat:1"))
    match.undo(0)
    match.undo(0)
    assert seen(match.state, -1)["seats"][0]["bank"] == 100
    match.play(GAME.code("play funding:0123:5:a"))
    match.play(GAME.code("end-turn"))
    assert not match.can_undo(0)


@rule("BR-3.35")
def test_a_hire_cannot_be_taken_back_once_the_next_person_is_seen() -> None:
    match = Match(GAME, 2, seed=4)
    match.state = burn(hands={0: ["hire:0123:a"]}, companies={0: {"sales": SALES[1], "dev": DEV[1]}}).state
    match.state.log = match.log
    match.play(next(code for code in match.state.legal() if GAME.action(code).text.startswith("play hire")))
    assert not match.can_undo(0)
