"""Setting up, the draft, and the four phases of a turn (BR-3.0 and its rulings)."""

from __future__ import annotations

import pytest

from boardroom import Luck
from games.burn_rate.start_up import DEV, FINANCE, FOUR_VPS, GAME, HR, SALES, burn, face_up, people, row
from kit import Given, given, rule, seen

FIVE = ["hire:3:a", "hire:3:b", "fire:3:a", "fire:3:b", "release:3:a"]

POOL = {"sales": "rick_glibb", "hr": "joan_fairweather", "dev": "silvia_okafor", "finance": None}
COMPANIES = [
    {"sales": ["brad_duke"], "hr": ["hector_vance"], "dev": ["bud_fenwick"]},
    {"finance": ["ben_zhao", "mary_delany", "paul_escudo", "greta_lindqvist", "wes_halloran", "sunil_rao"]},
    {"finance": ["odile_garnier"]},
    {"finance": ["max_ledgerwood"]},
]


@rule("BR-1.1", "BR-3.0")
@pytest.mark.parametrize(("seats", "money"), [(2, 100), (3, 100), (4, 80)])
def test_banks_start_with_100_or_80(seats: int, money: int) -> None:
    assert [row["bank"] for row in seen(GAME.start(seats), -1)["seats"]] == [money] * seats


@rule("BR-3.0")
def test_four_piles_show_their_top_card() -> None:
    view = GAME.start(4, seed=2).view(-1)
    pool = next(zone for zone in view["zones"] if zone["ref"] == "pool")
    assert [thing["ref"] for thing in pool["things"]] == ["pool:sales", "pool:finance", "pool:hr", "pool:dev"]


@rule("BR-3.0", "BR-3.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_drafts_four_people_and_then_holds_six_cards(seats: int) -> None:
    state = GAME.start(seats, seed=5)
    order = []
    for _ in range(4 * seats):
        assert [row["cards"] for row in seen(state, -1)["seats"]] == [0] * seats
        order.append(state.seat)
        state.play(state.legal()[0])
    first = seen(state, -1)["first"]
    assert order == [(first + step) % seats for step in range(seats)] * 4
    assert [len(staff) for staff in state.save()["table"]["staff"]] == [4] * seats
    assert [row["cards"] for row in seen(state, -1)["seats"]] == [6] * seats
    assert state.seat == first


@rule("BR-3.27")
def test_a_random_seat_begins_or_the_one_that_was_agreed() -> None:
    assert {GAME.start(3, seed=seed).seat for seed in range(30)} == {0, 1, 2}
    assert {GAME.start(3, seed=seed, first_player="seat:2").seat for seed in range(5)} == {2}


@rule("BR-3.25")
def test_no_card_is_played_in_the_draft() -> None:
    assert Given(GAME.start(2)).refused("discard hire:3:a").reason == "must-draft"


@rule("BR-3.26")
def test_a_second_vice_president_cannot_be_drafted() -> None:
    table = given(
        "burn-rate",
        phase="draft",
        companies={0: {"sales": ["brad_duke"]}},
        pool={"sales": "rick_glibb", "hr": "joan_fairweather"},
    )
    assert table.refused("take sales").reason == "second-vp"
    assert "take hr" in table.legal_texts()


def stuck_table() -> Given:
    """Seat 0 has three Vice-Presidents, whose piles show others; the fourth pile is empty."""
    return given("burn-rate", seats=4, phase="draft", companies=COMPANIES, pool=POOL, piles={"hr": ["martin_able"]})


@rule("BR-3.26")
def test_with_nobody_to_draft_one_is_put_under_the_pile_until_somebody_may_join() -> None:
    table = stuck_table()
    assert table.legal_texts() == ["bury sales", "bury hr", "bury dev"]
    table.play("bury hr")
    assert (face_up(table, "hr"), table.seat) == ("martin_able", 0)
    assert table.table["piles"][2][-1] == [[0, 1, 2, 3], "joan_fairweather"]  # known to all four
    assert table.legal_texts() == ["take hr"]
    assert table.refused("bury sales").reason == "somebody-to-take"


@rule("BR-3.26")
def test_nobody_is_buried_on_a_pile_of_vice_presidents() -> None:
    managers = ["gil_boniface", "chloe_marchetti", "ned_tuttle", "ivan_petrossian", "agnes_colquhoun"]
    companies = [COMPANIES[0], {**COMPANIES[1], "sales": managers}, *COMPANIES[2:]]
    table = given("burn-rate", seats=4, phase="draft", companies=companies, pool=POOL)
    assert table.legal_texts() == ["bury hr", "bury dev"]
    assert table.refused("bury sales").reason == "pile-of-vps"


@rule("BR-3.35")
def test_after_a_hire_the_next_person_is_turned_up_before_the_next_play() -> None:
    table = burn(
        companies={0: {"hr": HR[1]}},
        hands={0: ["hire:123:a", "hire:123:b"]},
        pool={"dev": "tony_fuji"},
        piles={"dev": ["kim_sato"]},
    )
    table.play("play hire:123:a dev", "play hire:123:b dev")
    assert people(table, 0) == ["chet_dubois", "tony_fuji", "kim_sato"]


@rule("BR-3.6", "BR-3.0")
def test_a_turn_cannot_end_before_a_card_is_played_or_discarded() -> None:
    table = burn(hands={0: ["funding:0123:5"]})
    assert table.legal_texts() == ["play funding:0123:5:a", "discard funding:0123:5:a"]
    assert table.refused("end-turn").reason == "must-act-first"


@rule("BR-3.6")
def test_by_an_option_a_forfeit_may_discard_nothing() -> None:
    table = burn(options={"forfeit": "none_to_four"}, hands={0: ["funding:0123:5"]}, companies={0: {"hr": HR[1]}})
    assert table.legal_texts() == ["play funding:0123:5:a", "discard funding:0123:5:a", "end-turn"]
    assert table.view(0)["prompt"]["key"] == "prompt-turn-or-pass"
    table.play("end-turn")
    assert (table.seat, row(table, 0)["bank"], len(table.table["hands"][0])) == (1, 99, 6)


@rule("BR-3.6", "BR-3.38")
def test_by_that_option_too_a_forfeit_discards_at_most_four_and_plays_nothing() -> None:
    table = burn(options={"forfeit": "none_to_four"}, hands={0: FIVE}).play(*[f"discard {card}" for card in FIVE[:4]])
    assert table.legal_texts() == ["end-turn"]
    assert table.view(0)["prompt"]["key"] == "prompt-end-turn"


@rule("BR-3.7")
def test_a_turn_may_end_after_one_card() -> None:
    table = burn(hands={0: ["funding:0123:5:a", "funding:0123:5:b"]}).play("play funding:0123:5:a")
    assert table.legal_texts() == ["play funding:0123:5:b", "end-turn"]
    assert table.play("end-turn").seat == 1


@rule("BR-3.8")
def test_a_card_that_could_be_played_may_be_discarded_instead() -> None:
    table = burn(hands={0: ["funding:0123:10"]}).play("discard funding:0123:10:a", "end-turn")
    assert row(table, 0)["bank"] == 100


@rule("BR-3.38")
def test_after_playing_nothing_is_discarded() -> None:
    table = burn(hands={0: ["funding:0123:5:a", "fire:3:a"]}).play("play funding:0123:5:a")
    assert table.refused("discard fire:3:a").reason == "already-played"


@rule("BR-3.38")
def test_after_discarding_nothing_is_played() -> None:
    table = burn(hands={0: ["funding:0123:5:a", "fire:3:a"]}).play("discard fire:3:a")
    assert table.refused("play funding:0123:5:a").reason == "already-discarded"
    assert table.legal_texts() == ["discard funding:0123:5:a", "end-turn"]


@rule("BR-3.0", "BR-3.7")
def test_four_cards_are_the_limit_and_the_turn_still_waits_for_its_end() -> None:
    fives = ["funding:0123:5:a", "funding:0123:5:b", "funding:0123:5:c", "funding:0123:10:a", "funding:0123:10:b"]
    table = burn(hands={0: fives}).play(*[f"play {card}" for card in fives[:4]])
    assert table.legal_texts() == ["end-turn"]
    assert table.refused("play funding:0123:10:b").reason == "four-cards"


@rule("BR-3.0")
def test_four_discards_are_the_limit() -> None:
    table = burn(hands={0: FIVE})
    table.play(*[f"discard {card}" for card in FIVE[:4]])
    assert table.legal_texts() == ["end-turn"]
    assert table.refused(f"discard {FIVE[4]}").reason == "four-cards"


@rule("BR-3.0", "BR-3.24")
def test_the_hand_is_filled_up_to_six_at_the_end_of_the_turn() -> None:
    table = burn(hands={0: FIVE[:3]}).play("discard hire:3:a", "end-turn")
    assert len(table.table["hands"][0]) == 6


@rule("BR-3.0")
def test_the_turn_goes_to_the_next_solvent_company() -> None:
    table = burn(seats=4, out=[1, 2], hands={0: FIVE})
    assert table.play("discard hire:3:a", "end-turn").seat == 3


@rule("BR-3.38")
def test_cards_are_played_only_in_ones_own_turn() -> None:
    state = GAME.start(3, seed=1)
    luck = Luck(3)
    while not state.over:
        seat = state.seat
        assert {ref for code in state.legal() for ref in GAME.action(code).refs if ref.startswith("hand:")} <= {
            f"hand:{card}" for card in seen(state, seat)["own"]["hand"]
        }
        state.play(luck.pick(state.legal()))


@rule("BR-1.2")
def test_every_person_has_the_numbers_of_the_table() -> None:
    table = burn(companies={0: FOUR_VPS, 1: {"sales": SALES[2], "finance": FINANCE[1], "hr": HR[2], "dev": DEV[1]}})
    assert (row(table, 0)["payday"]["salaries"], row(table, 1)["payday"]["salaries"]) == (8, 4)


@pytest.mark.parametrize("plays_on", ["original", "copy"])
def test_a_copy_and_its_original_share_nothing_that_a_later_choice_changes(plays_on: str) -> None:
    original, luck = GAME.start(3, seed=8), Luck(8)
    for _ in range(40):
        original.play(luck.pick(original.legal()))
    before, copy = original.save(), original.copy()
    moving, still = (original, copy) if plays_on == "original" else (copy, original)
    for _ in range(40):
        moving.play(luck.pick(moving.legal()))
    assert moving.save() != before
    assert still.save() == before
