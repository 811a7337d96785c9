"""Wrong options and numbers of seats get an error that names what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import boardroom
from boardroom import BadOption, Option

GAME = boardroom.load("startup-nation")


@pytest.mark.parametrize("seats", [0, 2, 3, 6, -1, True, 4.0, "4", None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="Start-Up Nation is played by 4 to 5 seats"):
        GAME.start(seats)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", None, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a non-negative whole number"):
        GAME.start(4, seed=seed)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"tie": "all_tied_win"}, r"no option 'tie' \(did you mean ties\?\); the options are interns, "),
        (
            {"ties": "coin"},
            "option ties is one of all_tied_win, nobody_scores, highest_single_card_then_share, not 'coin'",
        ),
        ({"target_score": 8}, "option target_score is a whole number from 3 to 7, not 8"),
        ({"target_score": True}, "a whole number from 3 to 7, not True"),
        ({"round_cap": "none"}, "a whole number from 20 to 200"),
        ({"pass_left": 1}, "option pass_left is one of False, True, not 1"),
        ({"interns": 5}, "or a list made of intern_miraculous"),
        ({"interns": ["intern_fire"]}, "4 seats play with 5 interns, not 1"),
        ({"interns": ["intern_fire"] * 5}, "names something twice"),
        ({"interns": ["intern_coffee"] * 5}, "'intern_coffee' is neither"),
        ({"first_player": "seat:4"}, "with 4 seats it is random or seat:0 to seat:3"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.start(4, **options)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("target_score", "5", 5),
        ("pass_left", "true", True),
        ("interns", "intern_tax,intern_fire", ["intern_fire", "intern_tax"]),
    ],
)
def test_an_option_may_be_written_as_text(option: str, text: str, value: Any) -> None:
    known = {each.name: each for each in GAME.options}
    assert known[option].check(text) == value


def test_every_option_has_help_in_english() -> None:
    assert all(len(option.help.split()) > 4 for option in GAME.options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no game 'startup_nation' \(did you mean startup-nation\?\)"):
        boardroom.load("startup_nation")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no bot 'gredy' \(did you mean greedy\?\)"):
        boardroom.bot("gredy", GAME)


@pytest.mark.parametrize("level", [0, 6, "3"])
def test_a_wrong_level_is_refused(level: Any) -> None:
    with pytest.raises(BadOption, match="from 1 to 5"):
        boardroom.bot("greedy", GAME, level=level)


LISTS = [
    (game, option.name, seats)
    for game in boardroom.games()
    for option in boardroom.load(game).options
    for seats in range(boardroom.load(game).min_seats, boardroom.load(game).max_seats + 1)
    if seats in option.counts
]


@pytest.mark.parametrize(("name", "option_name", "seats"), LISTS)
def test_an_option_says_how_long_a_list_of_ones_own_is(name: str, option_name: str, seats: int) -> None:
    game = boardroom.load(name)
    [option] = [one for one in game.options if one.name == option_name]
    size = option.counts[seats]
    fitting: dict[str, Any] = {option_name: option.items[:size]}
    game.start(seats, **fitting)
    short: dict[str, Any] = {option_name: option.items[: size - 1]}
    with pytest.raises(BadOption, match=f"not {size - 1}"):
        game.start(seats, **short)


def test_a_list_of_any_length_may_be_short_or_whole() -> None:
    game = boardroom.load("burncycle")
    [carried] = [one for one in game.options if one.name == "carried"]
    assert carried.counts == {}
    for size in range(1, len(carried.items) + 1):
        game.start(2, carried=carried.items[:size])


def test_values_that_belong_together_are_all_values() -> None:
    [mission] = [one for one in boardroom.load("burncycle").options if one.name == "mission"]
    assert [value for values in mission.groups.values() for value in values] == mission.values


def test_an_option_without_texts_is_named_with_all_its_missing_keys() -> None:
    game = type(boardroom.load("burn-rate"))()
    game.option_table = [*game.option_table, Option("coffee", "choice", ["black", "white"], "black")]
    with pytest.raises(boardroom.BadContent) as refused:
        assert game.options
    assert "texts.en.ftl: expected texts for option-coffee, option-coffee-black, option-coffee-white" in str(
        refused.value
    )
