"""From legal codes to one of them, click by click."""

from __future__ import annotations

import boardroom
from boardroom.terminal.choose import FEW, Menu, Pick, click_paths, menu, read_notation, read_number

game = boardroom.load("startup-nation")


def codes(*texts: str) -> list[int]:
    return [game.code(text) for text in texts]


def questions(card: str, *seats: int) -> list[int]:
    roles = ["intern", "tech_lead", "recruiter", "salesperson", "director", "investor", "emmanuel", "brigitte"]
    return codes(*(f"play {card} seat:{seat} {role}" for seat in seats for role in roles))


def refs(shown: Menu) -> list[str]:
    return [pick.ref for pick in shown.picks]


def test_few_choices_are_listed_whole() -> None:
    legal = codes("play tech_lead seat:1", "play tech_lead seat:2", "play emmanuel")
    assert menu(game, legal) == Menu((), [Pick("", code) for code in legal])


def test_a_single_choice_is_still_listed() -> None:
    legal = codes("answer above")
    assert menu(game, legal).picks == [Pick("", legal[0])]


def test_many_choices_begin_with_the_card() -> None:
    shown = menu(game, questions("intern_fire", 1, 2) + questions("intern_legal", 1, 2))
    assert shown.picks == [Pick("hand:intern_fire", None), Pick("hand:intern_legal", None)]


def test_after_the_card_comes_the_seat_and_then_the_role() -> None:
    legal = questions("intern_fire", 1, 2)
    assert refs(menu(game, legal, ("hand:intern_fire",))) == ["seat:1", "seat:2"]
    assert menu(game, legal, ("hand:intern_fire", "seat:2")).picks[-1] == Pick(
        "role:brigitte", game.code("play intern_fire seat:2 brigitte")
    )


def test_a_click_that_all_choices_share_is_not_asked_for() -> None:
    shown = menu(game, questions("intern_fire", 1, 3))
    assert shown.clicked == ("hand:intern_fire",)
    assert refs(shown) == ["seat:1", "seat:3"]


def test_a_card_with_one_use_is_named_in_full() -> None:
    shown = menu(game, questions("intern_fire", 1) + codes("play tech_lead seat:1"))
    assert shown.picks[-1] == Pick("", game.code("play tech_lead seat:1"))


def test_an_unordered_pair_may_be_clicked_in_both_orders() -> None:
    [code] = codes("play salesperson seat:1 seat:3")
    assert click_paths(game, code) == [
        ("hand:salesperson", "seat:1", "seat:3"),
        ("hand:salesperson", "seat:3", "seat:1"),
    ]


def test_an_ordinary_choice_has_one_path() -> None:
    [code] = codes("play intern_fire seat:1 intern")
    assert click_paths(game, code) == [("hand:intern_fire", "seat:1", "role:intern")]


def test_every_pair_is_reached_from_its_second_seat_too() -> None:
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 4), (2, 4), (3, 4)]
    legal = codes(*(f"play salesperson seat:{one} seat:{two}" for one, two in pairs))
    shown = menu(game, legal, ("hand:salesperson", "seat:4"))
    assert [game.action(pick.code or 0).text for pick in shown.picks] == [
        "play salesperson seat:1 seat:4",
        "play salesperson seat:2 seat:4",
        "play salesperson seat:3 seat:4",
    ]


def test_every_legal_code_can_be_reached_in_a_whole_game() -> None:
    match = boardroom.Match(game, 5, 4, [boardroom.bot("random", game, seed=seat) for seat in range(5)])
    while not match.over:
        legal = match.state.legal()
        assert reachable(legal, ()) == set(legal)
        match.step()


def reachable(legal: list[int], clicked: tuple[str, ...]) -> set[int]:
    shown = menu(game, legal, clicked)
    made = {pick.code for pick in shown.picks if pick.code is not None}
    return made.union(*(reachable(legal, (*shown.clicked, pick.ref)) for pick in shown.picks if pick.code is None))


def test_no_menu_is_longer_than_a_screen() -> None:
    match = boardroom.Match(game, 5, 5, [boardroom.bot("random", game, seed=seat) for seat in range(5)])
    while not match.over:
        shown = menu(game, match.state.legal())
        assert sum(not pick.ref for pick in shown.picks) <= FEW
        match.step()


def test_a_number_picks_its_line() -> None:
    assert read_number("2", 3) == 1


def test_numbers_outside_the_menu_pick_nothing() -> None:
    assert [read_number(line, 3) for line in ("0", "4", "-1", "1.0", "²", "x", "99999999999")] == [None] * 7


def test_enter_picks_the_only_line_and_never_one_of_several() -> None:
    assert read_number("", 1) == 0
    assert read_number("", 2) is None


def test_notation_is_read_with_numbers_or_letters_for_seats() -> None:
    wanted = game.code("play recruiter seat:2")
    assert read_notation(game, "play  recruiter seat:2") == wanted
    assert read_notation(game, "play recruiter seat:C") == wanted
    assert read_notation(game, "play chess") is None
