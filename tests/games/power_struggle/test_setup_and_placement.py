"""Set-up and initial placement: PS-1 to PS-10, with the booklet's example T01."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.power_struggle.company import BLUE, CALM, GALLERY, GAME, GREEN, RED, YELLOW, company, department, main
from kit import Given, rule


def started(seats: int, seed: int = 0) -> Given:
    return Given(GAME.start(seats, seed=seed))


@rule("PS-S1")
def test_there_are_six_divisions_with_six_offices_each() -> None:
    refs = [thing["ref"] for zone in started(3).view(GALLERY)["zones"] for thing in zone["things"]]
    assert [ref for ref in refs if ref.startswith("division:")] == [
        f"division:{name}" for name in ("dev", "hr", "com", "acc", "leg", "ctl")
    ]
    assert sum(ref.startswith("office:") for ref in refs) == 36
    assert sum(ref.startswith("head:") for ref in refs) == 6


@rule("PS-S3")
def test_the_board_has_five_seats() -> None:
    refs = [thing["ref"] for zone in started(3).view(GALLERY)["zones"] for thing in zone["things"]]
    assert [ref for ref in refs if ref.startswith("board:")] == [f"board:{number}" for number in range(1, 6)]


@rule("PS-1", "PS-S6")
@pytest.mark.parametrize(
    ("seats", "stock"), [(3, [2] * 7), (4, [2, 2, 2, 2, 2, 3, 3]), (5, [3] * 7)], ids=["three", "four", "five"]
)
def test_t20_certificates_by_number_of_players(seats: int, stock: list[int]) -> None:
    assert started(seats).view(GALLERY)["stock"] == stock


@rule("PS-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t21_everybody_starts_with_800_000_and_motivation_is_6(seats: int) -> None:
    table = started(seats)
    assert table.table["cash"] == [800_000] * seats
    assert table.view(GALLERY)["motivation"] == 6


@rule("PS-2")
@pytest.mark.parametrize("seed", range(5))
def test_everybody_has_a_colour_in_play_and_a_competence_card(seed: int) -> None:
    pairs = started(4, seed).table["archenemies"]
    assert sorted(colour for colour, _ in pairs) == ["blue", "green", "red", "yellow"]
    assert len({card for _, card in pairs}) == 4


@rule("PS-2", "PS-14")
def test_ones_own_colour_is_possible() -> None:
    dealt = [started(3, seed).table["archenemies"][BLUE][0] for seed in range(20)]
    assert set(dealt) == {"blue", "yellow", "green"}


@rule("PS-R1")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 5), (5, 6)])
def test_one_more_competence_card_than_players_is_dealt_from(seats: int, cards: int) -> None:
    dealt = {card for seed in range(60) for _, card in started(seats, seed).table["archenemies"]}
    assert dealt == {f"card_{number}" for number in range(1, cards + 1)}


@rule("PS-3")
@pytest.mark.parametrize(("seats", "hands"), [(3, [3, 2, 2]), (4, [2, 2, 2, 1]), (5, [2, 2, 1, 1, 1])])
def test_t21_privileges_are_dealt_as_evenly_as_possible(seats: int, hands: list[int]) -> None:
    holders = started(seats).table["holders"].values()
    assert sorted(Counter(holders).values(), reverse=True) == hands


@rule("PS-3")
@pytest.mark.parametrize("seed", range(5))
def test_t21_the_holder_of_communications_places_first(seed: int) -> None:
    table = started(4, seed)
    assert table.seat == table.table["holders"]["com"] == table.table["starter"]


@rule("PS-3")
def test_chance_decides_who_gets_one_card_more() -> None:
    most = [max(range(3), key=list(started(3, s).table["holders"].values()).count) for s in range(20)]
    assert set(most) == {0, 1, 2}


@rule("PS-S5")
def test_all_seven_privilege_cards_lie_before_somebody() -> None:
    rows = started(3).view(GALLERY)["privileges"]
    assert [row["name"] for row in rows] == ["dev", "hr", "com", "acc", "leg", "ctl", "chairman"]
    assert {row["side"] for row in rows} == {"face_down"}


def placement(**table: Any) -> Any:
    return company(stage="placement", privileges={"com": (BLUE, "face_down")}, **table)


@rule("PS-4", "PS-5", "PS-6")
def test_t01_initial_placement_goes_round_and_back_and_round() -> None:
    table = placement()
    seats = []
    choices = ["board", "com", "dev", "board", "hr", "com", "board", "acc", "acc", "ctl", "com", "board"]
    for choice in choices:
        seats.append(table.seat)
        table.play(f"place {choice}")
    assert seats == [BLUE, YELLOW, GREEN, RED, RED, GREEN, YELLOW, BLUE, BLUE, YELLOW, GREEN, RED]
    assert table.unit("com:1") == department(YELLOW)
    assert table.unit("dev:1") == department(GREEN)
    assert table.unit("hr:1") == department(RED)
    assert table.table["meeting"] == 1


@rule("PS-5")
def test_a_placement_is_a_department_of_three_or_a_figure_on_the_board() -> None:
    table = placement()
    assert table.may("place") == ["dev", "hr", "com", "acc", "leg", "ctl", "board"]
    table.play("place dev", "place board")
    assert (table.unit("dev:1"), table.table["board"]) == (department(BLUE, 3), [YELLOW])


@rule("PS-5", "PS-10")
def test_a_sixth_figure_on_the_board_pushes_the_leftmost_out() -> None:
    table = placement(board=[BLUE, RED, RED, RED, RED])
    table.play("place board")
    assert table.table["board"] == [RED, RED, RED, RED, BLUE]
    assert "left_board" in table.happened()


@rule("PS-7", "PS-S2")
def test_a_department_without_employees_closes_and_a_main_department_does_not() -> None:
    table = company(offices={"dev": [main(BLUE, 1), department(BLUE, 1), department(BLUE, 3)]})
    table.play("act influence", "dismiss dev:1", "dismiss dev:2")
    assert table.units("dev") == [main(BLUE, 0), department(BLUE, 3)]
    assert table.happened() == ["began", "dismissed", "dismissed", "closed"]


@rule("PS-8")
def test_new_units_take_the_first_free_office_and_a_full_division_takes_none() -> None:
    table = company(offices={"dev": [department(RED)] * 6, "hr": [department(RED)] * 2})
    table.play("act open")
    assert table.may("open") == ["hr", "com", "acc", "leg", "ctl"]
    table.play("open hr")
    assert table.unit("hr:3") == department(BLUE, 1)


@rule("PS-9")
def test_everything_below_an_emptied_office_moves_up() -> None:
    table = company(
        offices={"dev": [department(BLUE, 1), department(RED, 2), main(YELLOW, 3)], "hr": [department(BLUE, 4)]}
    )
    table.play("act influence", "dismiss dev:1")
    assert table.units("dev") == [department(RED, 2), main(YELLOW, 3)]


@rule("PS-S8", "PS-R26")
def test_figures_employees_and_money_never_run_out() -> None:
    offices = {name: [department(BLUE, 6)] * 6 for name in ("dev", "hr", "com", "acc", "leg")}
    table = company(
        offices=offices, certificates=[[1, 2, 3, 4, 5, 6, 7], [], [], []], stage="event", stack=["bonus", *CALM[:3]]
    )
    assert table.cash(BLUE) == 800_000 + 30 * 100_000 + 7 * 100_000
    table.play("act open", "open ctl", "commit")
    assert table.unit("ctl:1") == department(BLUE, 1)


@rule("PS-S4")
def test_a_track_ends_at_its_golden_space_but_the_action_stays_legal() -> None:
    table = company(tracks=[{"influence": 10}, {}, {}, {}], offices={"dev": [department(BLUE, 4)]})
    table.play("act influence", *["dismiss dev:1"] * 3, "commit")
    assert table.track(BLUE, "influence") == 10


@rule("PS-S4")
def test_several_figures_may_stand_on_one_counsel_space() -> None:
    table = company(counsel=[["dev"], [], [], []], cash=[2_000_000] * 4)
    table.play("act counsel", "consult dev", "commit")
    assert table.counsel(BLUE) == [2, 0, 0, 0, 0, 0]


@rule("PS-S6")
def test_certificates_are_limited() -> None:
    table = company(seats=3, certificates=[[1], [1], []], cash=[800_000] * 3)
    table.play("act shares")
    assert table.may("buy") == ["2", "3", "4"]
